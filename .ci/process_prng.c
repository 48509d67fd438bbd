// The one function of bcryptprimitives.dll that Rust calls, which Debian's wine does not have.
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE to, SIZE_T length) {
  return SystemFunction036(to, (ULONG)length);
}
