# The players' clock, and what the room hears.
# Facts on the players' clock are read from afar: as short as they can be.

display-level = Poziom { $level }
# $level: the last level, whose time is over.
display-last-level-over = { $level } · ostatni poziom, gra trwa
# $on: the level, or the break.
display-paused = PAUZA · { $on }
display-break = Przerwa
display-break-until = PRZERWA · wznowienie gry o { $time }
display-break-over = KONIEC PRZERWY · zaraz gramy dalej
# $level: the level whose time is over.
display-level-over = { $level } · następny poziom jeszcze nieuruchomiony
display-not-started = Gra jeszcze się nie zaczęła
display-starts-at = Start o { $time }
display-winner = Zwycięstwo
display-day-starts = Dzień { $day } zaczyna się
display-ended = Turniej się skończył
display-time-left = Pozostało
display-blinds = { $small_blind } / { $big_blind }
display-ante = ante { $ante }
display-big-blind-ante = big blind ante { $ante }
# $level: the level that follows.
display-after-break = Po przerwie · { $level }
display-next = Następny · poziom { $level }
display-next-break = Przerwa za
display-players = Gracze
display-players-of = { $left } / { $entries }
display-tables = Stoły
display-average = Średni stack
display-pool = Pula nagród
display-from-the-money = Do miejsc płatnych
display-next-payout = Następna wypłata, { $place }. miejsce
display-prizes = Nagrody
display-place = { $first }
display-places = { $first }–{ $last }

## Seat changes on it

display-changes = Nowe miejsca
display-table-breaks = Rozwiązujemy stół { $table }
# Behind the seat that somebody takes.
display-change-waits = czeka jedno rozdanie
# $page of $pages: a list that is too long for the screen.
display-page = { $page }/{ $pages }

## Opening and closing it

display-title = Zegar dla graczy
display-open = Zegar dla graczy
    .tip = Pokazuje zegar dla graczy tam, gdzie był ostatnio, albo na drugim monitorze, albo go chowa
    .also = projektor, rzutnik, drugi ekran, telewizor, pełny ekran, projector, second screen, tv, full screen, wall
display-close = Zamknij zegar dla graczy
display-where = Do wyboru monitor, który zegar wypełni, albo okno, które można przesuwać. F11 lub podwójne kliknięcie w zegarze zmienia jedno na drugie.
display-in-window = W oknie
# $name: what the system calls the monitor.
display-monitor = { $name } · { $width } × { $height }
display-monitor-here = { $name } · { $width } × { $height } · to okno
display-monitor-nameless = Monitor
display-lost = Zegar dla graczy stracił monitor: { $name }
    .hint = Można go podłączyć ponownie albo pokazać zegar w oknie na tym monitorze.
display-back = Monitor znów działa: { $name }
    .hint = Zegar dla graczy może go znów wypełnić.
display-back-show = Pokaż tam zegar dla graczy


## Sounds

sounds-title = Dźwięki
sounds-mute = Wycisz lub włącz dźwięki
sounds-mute-now = Wycisz dźwięki
    .tip = Ostatnia minuta, nowy poziom, przerwa i jej koniec są słyszalne aż do wyciszenia
sounds-unmute-now = Włącz dźwięki
sounds-volume = Głośność
sounds-try = Próba
sounds-minute-left = Ostatnia minuta
sounds-level-up = Nowy poziom
sounds-break = Przerwa
sounds-break-over = Koniec przerwy
sounds-choose = Własny dźwięk…
    .tip = Plik WAV, OGG, MP3 lub FLAC do minuty; zostaje skopiowany, więc oryginał może zniknąć
sounds-remove = Użyj dźwięku Floormana
sounds-none-file = Nie można odtworzyć { $file }. Wybierz go ponownie w Ustawieniach, Ten komputer.
sounds-not-a-sound = { $file } nie jest dźwiękiem, który Floorman odtwarza: to WAV, OGG, MP3 i FLAC
sounds-not-read = { $file }: { $reason }
sounds-too-long = { $file } trwa ponad { $secs } sekund
sounds-spoken = Zapowiedzi głosowe
sounds-spoken-choose = Wybierz folder…
    .tip = Pliki nazwane od blindów, np. 100-200.mp3, słychać na początku tego poziomu
sounds-spoken-none = Bez zapowiedzi
path-hint-sound = ~/gong.mp3
sounds-are-muted = Dźwięki wyciszone
sounds-are-on = Dźwięki włączone
sounds-none = Brak dźwięku
sounds-none-speaker = Brak dźwięku: nie znaleziono urządzenia dźwiękowego. Wszystko inne działa, a przy następnym dźwięku program spróbuje ponownie.
sounds-none-library = Brak biblioteki libasound.so.2; w systemie Debian trzeba zainstalować pakiet libasound2. Wszystko inne działa.
sounds-none-device = Brak dźwięku: urządzenie dźwiękowe nie działa ({ $reason }). Wszystko inne działa, a przy następnym dźwięku program spróbuje ponownie.
