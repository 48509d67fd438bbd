/* Loaded before the C library, it lets each flush of a file take so many microseconds longer as
 * SLOW_DISK_MICROS says. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <time.h>

static void wait_for_the_disk(void) {
    const char *told = getenv("SLOW_DISK_MICROS");
    long micros = told ? strtol(told, 0, 10) : 0;
    struct timespec left = {micros / 1000000, micros % 1000000 * 1000};
    while (nanosleep(&left, &left) != 0 && errno == EINTR) {
    }
}

#define FLUSHING(name)                                          \
    int name(int fd) {                                          \
        static int (*real)(int);                                \
        if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, #name); \
        wait_for_the_disk();                                    \
        return real(fd);                                        \
    }

FLUSHING(fsync)
FLUSHING(fdatasync)
