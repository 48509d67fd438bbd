; The installer for Windows: for one person, without the rights of an administrator. Made by
; `.ci/package windows`:
;
;   makensis -DVERSION=0.2.0 -DPROGRAM=folder -DOUT=FloormanSetup-0.2.0.exe floorman.nsi
;
;   makensis ... -DKIND=amd64-unicode           ; an installer of 64 bits, where NSIS makes them
;
; PROGRAM is the folder with floorman.exe, floorman.ico and everything else that is installed.
; `FloormanSetup-0.2.0.exe /S` installs without a question, and `uninstall.exe /S` removes.
;
; PATH is left alone: NSIS cuts a long one off when it writes it back, and another program's entry
; would be lost. Whoever uses the terminal adds the folder by hand.
; Tournaments (the folder Floorman in the documents), people and settings (in AppData) are no part
; of the program: neither half of this script names them.

!ifdef KIND
  Target ${KIND}
!endif
Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh

!define NAME "Floorman"
!define ID "org.floorman.Floorman"
!define TYPE "Floorman.Tournament"
!define CLASSES "Software\Classes"
!define APPS "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
; A second time it goes where it was.
InstallDirRegKey HKCU "${APPS}" "InstallLocation"
RequestExecutionLevel user
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} ${VERSION} Setup"
VIAddVersionKey "LegalCopyright" "The Floorman authors"

!define MUI_ICON "${PROGRAM}/floorman.ico"
!define MUI_UNICON "${PROGRAM}/floorman.ico"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_ALLLANGUAGES
; The uninstaller speaks what was chosen.
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${APPS}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_FINISHPAGE_RUN "$INSTDIR\floorman-window.exe"
!define MUI_COMPONENTSPAGE_NODESC

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is taken where the language of the system is none of them.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Czech"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString PART_PROGRAM ${LANG_ENGLISH} "Floorman"
LangString PART_PROGRAM ${LANG_CZECH} "Floorman"
LangString PART_PROGRAM ${LANG_POLISH} "Floorman"
LangString PART_DESKTOP ${LANG_ENGLISH} "Shortcut on the desktop"
LangString PART_DESKTOP ${LANG_CZECH} "Zástupce na ploše"
LangString PART_DESKTOP ${LANG_POLISH} "Skrót na pulpicie"
LangString TYPE_NAME ${LANG_ENGLISH} "Poker tournament"
LangString TYPE_NAME ${LANG_CZECH} "Pokerový turnaj"
LangString TYPE_NAME ${LANG_POLISH} "Turniej pokerowy"
LangString IN_USE ${LANG_ENGLISH} "Floorman is running. Close it, then try again."
LangString IN_USE ${LANG_CZECH} "Floorman běží. Zavřete ho a zkuste to znovu."
LangString IN_USE ${LANG_POLISH} "Floorman jest uruchomiony. Zamknij go i spróbuj ponownie."
LangString FOREIGN ${LANG_ENGLISH} "This folder holds other files. Choose an empty or a new folder."
LangString FOREIGN ${LANG_CZECH} "V této složce jsou jiné soubory. Vyberte prázdnou nebo novou složku."
LangString FOREIGN ${LANG_POLISH} "W tym folderze są inne pliki. Wybierz pusty lub nowy folder."

; A program that runs cannot be replaced: its file does not open for writing. In the middle of an
; event it must not be closed for anybody either, so this asks, and without a window it stops.
!macro WAIT_UNTIL_CLOSED
  ${DoWhile} ${FileExists} "$INSTDIR\floorman.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\floorman.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IN_USE)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel 2
    Quit
  ${Loop}
!macroend

; Only what is known to be the program's: in a folder that somebody chose, other files may lie.
!macro REMOVE_FILES
  Delete "$INSTDIR\floorman.exe"
  Delete "$INSTDIR\floorman-window.exe"
  Delete "$INSTDIR\floorman.ico"
  Delete "$INSTDIR\floorman.ps1"
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\LICENSE-MIT"
  Delete "$INSTDIR\LICENSE-APACHE"
  Delete "$INSTDIR\LICENSES.html"
  ; Pages of an older handbook may have had other names.
  RMDir /r "$INSTDIR\handbook"
!macroend

Function .onInit
  ; Without a window the language of the system is taken.
  ${IfNot} ${Silent}
    !insertmacro MUI_LANGDLL_DISPLAY
  ${EndIf}
FunctionEnd

Section "$(PART_PROGRAM)"
  SectionIn RO
  SetShellVarContext current
  ; A README there would be written over, and gone with the program.
  ${DirState} "$INSTDIR" $0
  ${If} $0 == 1
  ${AndIfNot} ${FileExists} "$INSTDIR\uninstall.exe"
  ${AndIf} $INSTDIR != "$LOCALAPPDATA\Programs\${NAME}"
    MessageBox MB_OK|MB_ICONSTOP "$(FOREIGN)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro REMOVE_FILES

  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\floorman-window.exe" "" "$INSTDIR\floorman.ico"

  WriteRegStr HKCU "${CLASSES}\.floorman" "" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\.floorman" "Content Type" "application/x-floorman"
  WriteRegStr HKCU "${CLASSES}\.floorman\OpenWithProgids" "${TYPE}" ""
  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "$(TYPE_NAME)"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\floorman.ico"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\floorman-window.exe" "%1"'

  WriteRegStr HKCU "${APPS}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${APPS}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${APPS}" "DisplayIcon" "$INSTDIR\floorman.ico"
  WriteRegStr HKCU "${APPS}" "Publisher" "Floorman contributors"
  WriteRegStr HKCU "${APPS}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${APPS}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${APPS}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${APPS}" "NoModify" 1
  WriteRegDWORD HKCU "${APPS}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${APPS}" "EstimatedSize" "$0"
  ; The icon of the files changes at once.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section /o "$(PART_DESKTOP)"
  SetShellVarContext current
  SetOutPath "$INSTDIR"
  CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\floorman-window.exe" "" "$INSTDIR\floorman.ico"
SectionEnd

Section "Uninstall"
  SetShellVarContext current
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro REMOVE_FILES
  Delete "$INSTDIR\uninstall.exe"
  ; Stays where anything else lies in it.
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"

  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
  DeleteRegValue HKCU "${CLASSES}\.floorman\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.floorman\OpenWithProgids"
  ; Another program may have taken the files over since.
  ReadRegStr $0 HKCU "${CLASSES}\.floorman" ""
  ${If} $0 == "${TYPE}"
    DeleteRegValue HKCU "${CLASSES}\.floorman" ""
    DeleteRegValue HKCU "${CLASSES}\.floorman" "Content Type"
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\.floorman"
  DeleteRegKey HKCU "${APPS}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Function un.onInit
  ${IfNot} ${Silent}
    !insertmacro MUI_UNGETLANGUAGE
  ${EndIf}
FunctionEnd
