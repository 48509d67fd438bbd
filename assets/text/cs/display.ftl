# The players' clock, and what the room hears.
# Facts on the players' clock are read from afar: as short as they can be.

display-level = Úroveň { $level }
# $level: the last level, whose time is over.
display-last-level-over = { $level } · poslední úroveň, hraje se dál
# $on: the level, or the break.
display-paused = POZASTAVENO · { $on }
display-break = Přestávka
display-break-until = PŘESTÁVKA · hraje se od { $time }
display-break-over = KONEC PŘESTÁVKY · za chvíli se hraje
# $level: the level whose time is over.
display-level-over = { $level } · další úroveň ještě nezačala
display-not-started = Hra ještě nezačala
display-starts-at = Začátek: { $time }
display-winner = Vítěz
display-day-starts = { $day }. den začíná
display-ended = Turnaj skončil
display-time-left = Zbývá
display-blinds = { $small_blind } / { $big_blind }
display-ante = ante { $ante }
display-big-blind-ante = big blind ante { $ante }
# $level: the level that follows.
display-after-break = Po přestávce · { $level }
display-next = Další · úroveň { $level }
display-next-break = Přestávka za
display-players = Hráči
display-players-of = { $left } / { $entries }
display-tables = Stoly
display-average = Průměrný stack
display-pool = Prizepool
display-from-the-money = Do placených míst
display-next-payout = Další výplata, { $place }. místo
display-prizes = Výhry
display-place = { $first }
display-places = { $first }–{ $last }

## Seat changes on it

display-changes = Nová místa
display-table-breaks = Stůl { $table } se rozpouští
# Behind the seat that somebody takes.
display-change-waits = čeká jedno rozdání
# $page of $pages: a list that is too long for the screen.
display-page = { $page } / { $pages }

## Opening and closing it

display-title = Hodiny pro hráče
display-open = Hodiny pro hráče
    .tip = Zobrazí hodiny pro hráče tam, kde byly naposledy, nebo na druhém monitoru, nebo je zavře
    .also = projektor, druhá obrazovka, druhý monitor, televize, celá obrazovka, plátno, projector, second screen, television, tv, full screen, wall
display-close = Zavřít hodiny pro hráče
display-where = Zvolte monitor, který mají vyplnit, nebo okno, které lze přetáhnout. F11 nebo dvojité kliknutí v okně přepíná mezi obojím.
display-in-window = V okně
# $name: what the system calls the monitor.
display-monitor = { $name } · { $width } × { $height }
display-monitor-here = { $name } · { $width } × { $height } · toto okno
display-monitor-nameless = Monitor
display-lost = Hodiny pro hráče ztratily monitor: { $name }
    .hint = Znovu jej připojte, nebo hodiny zobrazte v okně na tomto monitoru.
display-back = Monitor je znovu připojen: { $name }
    .hint = Hodiny pro hráče jej mohou znovu vyplnit.
display-back-show = Zobrazit na něm hodiny pro hráče


## Sounds

sounds-title = Zvuky
sounds-mute = Vypnout nebo zapnout zvuky
sounds-mute-now = Vypnout zvuky
    .tip = Poslední minuta, nová úroveň, přestávka a její konec zní, dokud zvuky nevypnete
sounds-unmute-now = Zapnout zvuky
sounds-volume = Hlasitost
sounds-try = Přehrát
sounds-minute-left = Zbývá minuta
sounds-level-up = Nová úroveň
sounds-break = Přestávka
sounds-break-over = Konec přestávky
sounds-choose = Vlastní zvuk…
    .tip = Soubor WAV, OGG, MP3 nebo FLAC do jedné minuty; zkopíruje se, původní může zmizet
sounds-remove = Použít zvuk Floormana
sounds-none-file = { $file } nelze přehrát. Vyberte ho znovu v Nastavení, Tento počítač.
sounds-not-a-sound = { $file } není zvuk, který Floorman přehraje: hraje WAV, OGG, MP3 a FLAC
sounds-not-read = { $file }: { $reason }
sounds-too-long = { $file } trvá přes { $secs } sekund
sounds-spoken = Mluvená hlášení
sounds-spoken-choose = Vybrat složku…
    .tip = Soubory pojmenované podle blindů, třeba 100-200.mp3, zazní na začátku té úrovně
sounds-spoken-none = Bez mluvených hlášení
path-hint-sound = ~/gong.mp3
sounds-are-muted = Zvuky jsou vypnuté
sounds-are-on = Zvuky jsou zapnuté
sounds-none = Žádný zvuk není slyšet
sounds-none-speaker = Bez zvuku: nenašlo se žádné zvukové zařízení. Vše ostatní funguje a příští zvuk se znovu zkusí.
sounds-none-library = Chybí knihovna libasound.so.2; v Debianu nainstalujte balíček libasound2. Vše ostatní funguje.
sounds-none-device = Bez zvuku: zvukové zařízení nefunguje ({ $reason }). Vše ostatní funguje a příští zvuk se znovu zkusí.
