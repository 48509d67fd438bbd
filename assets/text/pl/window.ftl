# Labels, buttons and tips of the window.
# A button's attribute tip says what it does where the label is short.

window-title = Floorman
window-title-open = { $tournament } · Floorman

## Screens

nav-setup = Ustawienia
nav-players = Gracze
nav-tables = Stoły
nav-clock = Zegar
nav-chips = Żetony
nav-penalties = Kary
nav-log = Dziennik

## The header, on every screen

header-level = Poziom
header-break = Przerwa
header-left = Pozostało
header-next = Następnie
header-next-break = Przerwa za
header-players = Gracze
header-players-of = { $left } / { $entries }
header-tables = Stoły
header-average = Średni stack
header-starts-at = Start o { $time }
header-needs = Co teraz trzeba zrobić
header-needs-all = { $count ->
    [one] { $count } sprawa do załatwienia
    [few] { $count } sprawy do załatwienia
   *[many] { $count } spraw do załatwienia
}
    .tip = Pokazuje nad formularzem, co teraz trzeba zrobić, razem z przyciskami
needs-next-start = Następnie: uruchomienie zegara, gdy gracze będą zarejestrowani i rozsadzeni
needs-next-paused = Zegar wstrzymany. Spacja wznawia
needs-next-break = Następnie: przerwa za { $time }
needs-next-level = Następnie: poziom { $level } za { $time }: { $stakes }
header-needs-none = Nic do zrobienia
header-saved = Zapisano
header-read-only = Tylko do odczytu

## Start

start-welcome = Zegar, rozsadzanie i decyzje w turniejach pokerowych
start-new = Nowy z szablonu…
    .tip = Turniej z gotową strukturą i warunkami na początek
    .also = nowy turniej, utwórz, kolejny turniej, new tournament, create
# $tournament: the file's name.
start-go-on = Kontynuuj: { $tournament }
start-open = Otwórz…
    .tip = Turniej zapisany na tym komputerze
    .also = otwórz turniej, wczytaj, plik, open tournament, load, file
start-sample = Wypróbuj przykład
    .tip = Turniej klubowy w połowie poziomu 5, z pięcioma sprawami do załatwienia, do ćwiczeń
path-asked = Należy wybrać plik w oknie dialogowym. Jeśli okno się nie pojawi, ścieżkę można wpisać tutaj.
path-no-dialog = Nie wybrano pliku albo system nie ma okna wyboru pliku. Ścieżkę można wpisać tutaj.
path-of-file = Ścieżka pliku
path-of-folder = Ścieżka folderu
path-hint-tournament = /home/ana/Friday.floorman
path-hint-players = /home/ana/players.csv
path-hint-folder = /home/ana/poker
path-hint-certificate = /home/ana/room.pem
path-take = Użyj tej ścieżki
path-save-asked = Należy wybrać miejsce zapisu w oknie dialogowym. Jeśli okno się nie pojawi, zapisać można tutaj.
path-save-no-dialog = Nie wybrano miejsca zapisu albo system nie ma okna wyboru pliku. Zapisać można tutaj.
path-save-as = Zapisz jako
path-save = Zapisz tam

## Sheets for others

save-results = Zapisz wyniki…
save-structure = Zapisz strukturę…
save-sheet-tip = Jako plik do arkusza kalkulacyjnego albo na stronę internetową
save-as-spreadsheet = Arkusz (CSV)…
save-as-page = Strona internetowa (HTML)…
save-results-done = Wyniki zapisano: { $file }
save-structure-done = Strukturę zapisano: { $file }
save-failed = Nie można zapisać pliku
save-nothing-past = Widok pokazuje przeszłość, a zapisać można tylko stan obecny: najpierw trzeba wrócić do teraźniejszości (Esc)
start-close = Zamknij turniej
    .also = zamknij plik, close file
    .tip = Zamyka ten turniej; wszystko jest zapisane, a zegar odlicza dalej w czasie rzeczywistym
menu = Menu
    .tip = Nowy, otwórz, ostatnio otwarte, import, zamknij, pomoc
close-running = Zegar działa
    .hint = Po zamknięciu turnieju zegar odlicza dalej w czasie rzeczywistym; ponowne zamknięcie potwierdza
menu-version = Floorman { $version }
menu-releases = Nowe wersje
start-recent = Ostatnio otwarte

## Setup

setup-seats-per-table = Miejsca przy stole
setup-save = Zapisz zmiany
setup-discard = Odrzuć zmiany
setup-create = Utwórz turniej
setup-where = Folder albo adres bazy danych

## Players

players-search = Szukaj
    .tip = Dowolne litery imienia lub nazwiska, stół albo miejsce, np. 4-2
players-none = Nie ma jeszcze graczy
players-none-found = Nikogo nie znaleziono
players-column-number = Nr
players-column-name = Gracz
players-column-status = Stan
players-column-table = Stół
players-column-seat = Miejsce
players-column-stack = Stack
players-column-entries = Wejścia
players-column-rebuys = Rebuye
players-column-add-ons = Add-ony
players-column-place = Lokata
players-filter-all = Wszyscy
players-filter-in = W grze
players-filter-waiting = Bez miejsca
players-filter-out = Poza turniejem
players-register = Zarejestruj
    .tip = Sprzedaje wejścia wpisanym osobom
players-register-names = Nazwiska, po jednym w wierszu
players-register-anyway = Zarejestruj mimo to
players-import = Wybierz plik…
players-rename = Zmień nazwisko…
players-unregister = Wyrejestruj
    .tip = Usuwa z listy gracza, który jeszcze nie grał
players-void = Unieważnij…
players-void-hint = { $stays ->
        [yes] Kupione żetony schodzą z gry; gracz zostaje tam, gdzie jest.
       *[no] { $sale ->
            [entry] Gracz znika z listy razem z tym stackiem i nie zajmuje lokaty. Późniejsze czynności zostają.
           *[other] Gracz jest poza turniejem jak przedtem, a ten stack schodzi z gry. Późniejsze czynności zostają.
        }
    }
players-void-money = Pieniądze
players-void-note = Powód
players-void-do = Unieważnij
players-sell = Sprzedaj mimo to…
players-sell-nothing = Żaden limit ani poziom nie jest tu przekroczony: można sprzedawać jak zwykle.
players-sell-hint = Sprzedaż trafia do dziennika razem z powodem.
players-sell-reason = Powód
players-sell-do = Sprzedaj z tym powodem
players-register-late = Zarejestruj mimo to
players-bust-out = Wyeliminuj
    .tip = Gracz stracił wszystkie żetony
players-bust-by = Żetony wygrywa
players-bust-stack = Stack na początku rozdania
players-bust-time = Godzina rozdania
players-bust-now = Teraz
players-reinstate = Przywróć do gry
    .tip = Cofa eliminację; jeśli miejsca już nie ma, losowane jest inne
players-reinstate-unseated = Przywróć bez miejsca
    .tip = Ma swoje żetony i czeka w kolejce na pierwsze wolne miejsce
players-correct-bust = Popraw eliminację…
players-re-enter = Re-entry
    .tip = Sprzedaje nowe wejście po eliminacji
players-rebuy = Rebuy
players-add-on = Add-on
players-move = Przesadź…
players-seat = Przydziel miejsce…
players-lock = Zablokuj
    .tip = Gracz nie jest przesadzany przy wyrównywaniu stołów
players-unlock = Odblokuj
players-need = Wymagane miejsce…
players-note = Notatka…
players-apart = Rozdziel…
players-apart-free = Już nie rozdzielaj
players-count = Policz stack…
players-close-registration = Zamknij rejestrację
players-open-registration = Otwórz rejestrację
players-selected = { $players ->
    [one] Wybrano { $players } gracza
    [few] Wybrano { $players } graczy
   *[many] Wybrano { $players } graczy
}

## Tables

tables-none = Nie ma jeszcze stołów
tables-table = Stół { $table }
tables-seat = Miejsce { $seat }
tables-seat-open = Wolne
tables-seat-closed = Wyłączone
tables-players-of = { $players } / { $seats }
tables-dead-button = Martwy button
tables-dead-small-blind = Martwa mała ciemna
tables-disc-button = Button
tables-disc-small-blind = Mała ciemna
tables-disc-big-blind = Duża ciemna
tables-button-unknown = Button nieznany
tables-no-hand = Bez rozdań: mniej niż dwóch graczy
tables-waits-one-hand = Czeka jedno rozdanie
tables-locked = Blokada
tables-halted = Gra wstrzymana
tables-short = brakuje { $short }
tables-next-to-break = Do rozwiązania
tables-draw-seats = Rozlosuj miejsca…
    .tip = Losuje miejsca wszystkim, którzy ich nie mają
tables-draw-word = Słowo z zewnątrz
    .tip = Słowo lub liczba, których floor nie wybiera, aby nikt nie mógł powiedzieć, że wynik losowania był ustawiony
tables-draw-sealed = Sekret, z którego powstaje losowanie, jest już zapieczętowany. Słowo pada dopiero teraz, więc nikt nie mógł wybrać miejsc, a każdy może je później sprawdzić w dzienniku.
tables-draw-check = Numer pieczęci
# $commitment: a number of 64 digits.
tables-draw-commitment = Kto chce sprawdzić losowanie, zapisuje ten numer, zanim padnie słowo. Jest to SHA-256 sekretu: { $commitment }
tables-seat-alternates = Posadź rezerwowych
tables-add = Dodaj stoły…
tables-remove = Usuń stół
tables-break-order = Kolejność rozwiązywania…
tables-balance-all = Wyrównaj wszystkie
    .tip = Wykonuje wszystkie proponowane przesadzenia
tables-redraw = Rozlosuj ponownie…
tables-moves = Przesadzenia
tables-move-done = Gotowe
    .name = Przesadzono: { $player }
tables-moves-all-done = Wszyscy przesadzeni
tables-set-button = Ustaw button
    .tip = Następnie trzeba wskazać miejsce, które ma button
tables-draw-button = Wylosuj button
    .tip = Losuje, kto pierwszy ma button
tables-track-on = Zapisuj każde rozdanie
tables-track-off = Nie zapisuj rozdań
tables-next-hand = Następne rozdanie
    .tip = Przesuwa button i blindy
tables-confirm-hand = Rozdaj jak pokazano
tables-close-seat = Wyłącz miejsce
tables-open-seat = Włącz miejsce
tables-waive-halt = Kontynuuj grę

## Clock

clock-start = Uruchom zegar
clock-schedule = Zaplanuj start…
clock-pause = Wstrzymaj
clock-resume = Wznów
clock-start-next = Uruchom następny poziom
clock-minute-more = +1 min
    .tip = Dodaje minutę do pozostałego czasu
clock-minute-less = −1 min
    .tip = Odejmuje minutę od pozostałego czasu
clock-next = Następny poziom
clock-previous = Poprzedni poziom
clock-go-to = Przejdź do tego poziomu

## Log

log-undo = Cofnij
log-redo = Ponów
# $by: who did it; $time: when.
log-undo-what-by = Cofnij: { $act } ({ $by }, { $time })
log-undo-what-at = Cofnij: { $act } ({ $time })
log-redo-what-by = Ponów: { $act } ({ $by }, { $time })
log-redo-what-at = Ponów: { $act } ({ $time })
log-search = Szukaj
log-column-time = Godzina
log-column-by = Kto
log-column-what = Co
log-undone = Cofnięto

## Settings of the program

settings-language = Język
settings-theme = Motyw
settings-theme-dark = Ciemny
settings-theme-light = Jasny
settings-shortcuts = Skróty
settings-by = Imię i nazwisko
    .tip = Widnieje w dzienniku przy każdej czynności wykonanej w tym oknie

## Everywhere

common-cancel = Anuluj
common-close = Zamknij
common-save = Zapisz
common-back = Wstecz
common-shortcuts = Skróty
    .also = klawisze, klawiatura, pomoc, keys, keyboard, help
common-table = Stół
common-seat = Miejsce
common-chips = Żetony
common-quit = Zakończ
    .also = wyjdź, zamknij okno, exit, close window

## The window itself

# Printed as one line, with window-without after it.
window-no-display = Brak okna: nie znaleziono ekranu (nie ustawiono DISPLAY ani WAYLAND_DISPLAY).
window-no-libraries = Brak okna: nie znaleziono bibliotek: { $libraries } (Debian: apt install { $packages }).
window-no-answer = Brak okna: ekran { $display } nie odpowiada.
window-no-graphics = Brak okna: brak działającego sterownika grafiki ({ $reason }); Debian: apt install libgl1 libgl1-mesa-dri.
window-crashed = Okno uległo awarii ({ $reason }); wszystkie wykonane czynności są zapisane.
window-without = Oprócz okna działa wszystko: floorman --help

quit-running = Zegar działa
    .hint = Po zamknięciu programu zegar odlicza dalej w czasie rzeczywistym; ponowne zamknięcie kończy program
open-failed = Nie można otworzyć turnieju
open-reading = Odczyt: { $file }{ $megabytes ->
        [0] {""}
        [1] {""}
       *[other] , { $megabytes } MB
    } …
open-already = Ten turniej jest już tu otwarty
# $time: when the last act was done.
open-recovered = Odtworzono: okno zostało nieoczekiwanie zamknięte
    .hint = { $acts ->
        [one] { $acts } czynność, { $time }
        [few] { $acts } czynności, ostatnia: { $time }
       *[many] { $acts } czynności, ostatnia: { $time }
    }
header-sample = Bez zapisu do pliku
# The name of the file.
sample-file = Przykładowy turniej klubowy

## A new tournament

new-title = Nowy turniej
new-name-hint = Piątkowy turniej
new-choose-folder = Wybierz folder…
new-folder-failed = Nie można utworzyć folderu

template-home-game = Gra domowa
    .detail = Trzy do czterech godzin, 10–20 graczy, rebuye w pierwszej godzinie
template-club-night = Turniej klubowy
    .detail = Cztery do pięciu godzin, 15–60 graczy, rebuye do długiej przerwy
template-deep-stack = Deep stack
    .detail = Dziesięć do dwunastu godzin, stack 300 BB, długie poziomy, jedno re-entry
template-turbo = Turbo
    .detail = Około dwóch godzin, poziomy po osiem minut, re-entry przez godzinę
template-six-handed = 6-osobowy
    .detail = Około ośmiu godzin, stoły 6-osobowe, siedem miejsc przy stole finałowym
template-limit-holdem = Limit hold'em
    .detail = Około sześciu godzin, zakłady podwajają się na turnie
template-seven-card-stud = Seven-card stud
    .detail = Stoły 8-osobowe, ante i bring-in, bez buttona
template-mixed-games = Gry mieszane
    .detail = Pięć gier limitowych na zmianę, po dziesięć minut
template-ten-games = Dziesięć gier
    .detail = Dziesięć gier na zmianę, po sześć minut, stoły 6-osobowe
template-five-card-draw = Poker dobierany
    .detail = Około czterech godzin, stoły 6-osobowe, ante bez blindów
template-main-event = Main event
    .detail = Do 10 000 wejść, długie poziomy

setup-heading-program = Ten komputer
setup-copy = Druga kopia
    .tip = Każda czynność każdego turnieju trafia też do drugiego folderu: na inny dysk, pendrive albo do folderu, który widzą inni
setup-copy-hint = Folder na innym dysku; puste pole: bez kopii
setup-copy-keep = Zapisuj tam
setup-copy-same = Najpierw należy wpisać inny folder albo zostawić pole puste, jeśli kopii ma nie być
setup-heading-file = Plik
settings-theme-switch = Przełącz motyw ciemny i jasny
    .also = motyw, kolory, theme, colors

## More of the players

players-none-hint = Nazwiska można wpisać po kolei albo wkleić całą listę
players-none-found-hint = Warto wpisać mniej liter; znaki diakrytyczne nie mają znaczenia
players-none-in = Nikogo w grze
    .hint = Tu widać zarejestrowanych graczy, aż do eliminacji
players-none-waiting = Nikt nie czeka na miejsce
    .hint = Tu widać graczy bez miejsca i rezerwowych
players-none-out = Nikogo poza turniejem
    .hint = Tu widać wyeliminowanych, od najlepszej lokaty
players-column-where = Gdzie
players-choose = Wybór gracza pokazuje, co można zrobić. Ctrl lub Shift wybiera kilka osób, Enter pokazuje przebieg turnieju gracza
players-found = { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
   *[many] { $players } graczy
}
players-winner = Zwycięstwo
players-place = Poza grą, { $place }. miejsce
players-rebuys-short = {" "}+ { $count } R
players-add-ons-short = {" "}+ { $count } A
players-register-many = Zarejestruj graczy…
    .tip = Po kolei klawiszem Enter albo całą listę naraz
players-register-hint = Anna Rys
players-register-paste-hint = Tu można wkleić listę
players-register-all = { $players ->
    [one] Zarejestruj { $players } gracza
    [few] Zarejestruj { $players } graczy
   *[many] Zarejestruj { $players } graczy
}
players-paste-known = już na liście graczy
players-paste-twice = jest już w wierszu { $line }
players-import-path = Albo plik
players-import-leave = Zamknij plik
players-import-failed = Nie można odczytać listy
players-import-columns = Zawartość kolumn
players-import-column = Kolumna { $column }
players-import-titles = Pierwszy wiersz to nagłówki
players-import-name = Imię i nazwisko
players-import-first-name = Imię
players-import-last-name = Nazwisko
players-import-member = Numer członka
players-import-ignored = Pomijana
players-rename-title = Poprawienie nazwiska
players-count-title = Liczenie stacka: { $player }
players-bust-confirm = Potwierdź eliminację
players-bust-do = { $players ->
    [one] Wyeliminuj
    [few] Wyeliminuj { $players } graczy
   *[many] Wyeliminuj { $players } graczy
}
players-bust-stack-of = Stack na początku rozdania: { $player }
players-bust-several = Większy stack zajmuje wyższą lokatę
players-bust-others = Przy tym samym stole
players-bust-tables = Gracze z różnych stołów, którzy odpadają w jednym rozdaniu, dzielą lokaty
players-bust-elsewhere = Ktoś z innego stołu w tym samym rozdaniu
players-bust-is-elsewhere = Zwycięzca rozdania siedział przy innym stole; to się zgadza
players-bust-won-of = { $player } wygrywa żetony, które traci { $other }
players-bust-somebody-else = Ktoś inny
players-search-hint = dowolne litery nazwiska
players-time-at = O godzinie
players-time-before = Przed…
players-time-after = Po…
players-time-as-entered = Jak zapisano
players-time-find = Wpisz litery nazwiska
players-time-none = Nikt o takim nazwisku nie odpadł
players-time-bust = { $player }, { $time }
players-correct-was = Zapisano na godzinę { $time }
players-note-hint = Widnieje w wierszu gracza, na miejscu przy stole i na karcie miejsca; puste pola usuwają notatkę
players-note-remark = O czym trzeba wiedzieć
players-note-assistant = Osoba asystująca
players-need-hint = Działa od następnego losowania; teraz nikogo nie przesadza
players-need-any = dowolne
players-need-unreadable = Należy wpisać numer stołu lub miejsca albo zostawić puste pole
players-needs-table = wymagany stół { $table }
players-needs-seat = wymagane miejsce { $seat }
players-apart-hint = Działa od następnego losowania; teraz nikogo nie przesadza
players-apart-from = Z kim rozdzielić
players-apart-pair = Rozdziel
players-is-apart = rozdzielenie: { $players }
players-bust-won = Wygrywa
    .name = Żetony wygrywa: { $player }
players-bust-too = Też odpada
    .name = Też odpada: { $player }

## More of the tables

tables-none-hint = Losowanie miejsc ustawia tyle stołów, ile potrzeba
tables-room = { $tables ->
    [one] { $tables } stół: { $fewest }–{ $most } graczy
    [few] { $tables } stoły po { $fewest }–{ $most } graczy
   *[many] { $tables } stołów po { $fewest }–{ $most } graczy
}
tables-room-even = { $tables ->
    [one] { $tables } stół, graczy: { $most }
    [few] { $tables } stoły po { $most } graczy
   *[many] { $tables } stołów po { $most } graczy
}
tables-dealer = krupier
tables-plan = Plan…
    .tip = Kogo i dokąd przesadzić, i dlaczego
tables-break-this = Rozwiąż stół { $table }
tables-breaks-now = do rozwiązania
tables-button-at = button: miejsce { $seat }
tables-button-first-at = następne rozdanie: button na miejscu { $seat }
tables-button-goes-to = następne rozdanie: button z miejsca { $from } na miejsce { $seat }
tables-button-still-at = button nadal na miejscu { $seat }
tables-button-here = Button tutaj
    .tip = Z tego wynikają blindy
tables-hand = rozdanie { $hand }
tables-next-big-blind = następna BB: miejsce { $seat }
tables-in-doubt = Niepewne: { $flags }. Button { $button }, mała ciemna { $small_blind }, duża ciemna { $big_blind }
tables-arrives-from = ze stołu { $table }
tables-worst-seat = najgorsze
tables-leaves-to = → { $table }-{ $seat }
tables-role-big-blind = od razu BB
tables-role-dealt = BB za { $hands }
tables-role-button = button
tables-role-not-dealt = czeka rozdanie
tables-role-small-blind = mała ciemna
tables-tap-button = Należy wskazać miejsce z buttonem przy stole { $table }
tables-tap-seat = Należy wybrać stół, a potem wskazać miejsce; zajęte oznacza zamianę: { $player }

tables-break-order-hint = Stoły rozwiązuje się od góry, gdy tylko ich gracze zmieszczą się przy innych
tables-order-first = { $table }: rozwiąż jako następny
tables-order-earlier = { $table }: rozwiąż wcześniej
tables-order-later = { $table }: rozwiąż później
tables-player-rest = Więcej
    .name = Więcej: { $player }
    .tip = Co jeszcze można zrobić: { $player }
tables-player-more = Przebieg turnieju…
    .tip = Wszystko, co można zrobić z tym graczem

tables-draw-title = Losowanie miejsc
tables-draw-do = Rozlosuj teraz
tables-draw-nobody = Wszyscy mają miejsca
tables-draw-sets-up = { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
   *[many] { $players } graczy
}, { $tables ->
    [one] { $tables } nowy stół
    [few] { $tables } nowe stoły
   *[many] { $tables } nowych stołów
} po { $seats ->
    [one] { $seats } miejscu
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}
tables-draw-open = { $players ->
    [one] { $players } gracz czeka
    [few] { $players } gracze czekają
   *[many] { $players } graczy czeka
}, { $open ->
    [one] { $open } wolne miejsce
    [few] { $open } wolne miejsca
   *[many] { $open } wolnych miejsc
}
tables-draw-word-hint = niekonieczne
tables-add-count = Ile
tables-add-first = Pierwszy numer
tables-add-do = { $tables ->
    [one] Ustaw { $tables } stół
    [few] Ustaw { $tables } stoły
   *[many] Ustaw { $tables } stołów
}
tables-redraw-title = Ponowne losowanie wszystkich miejsc
tables-redraw-hint = Wszyscy losują miejsca przy zaznaczonych stołach; pozostałe stoły są zamykane
tables-redraw-do = { $players ->
    [one] Rozlosuj { $players } gracza
    [few] Rozlosuj { $players } graczy
   *[many] Rozlosuj { $players } graczy
}
tables-break-title = Rozwiązać { $count ->
    [one] stół { $tables }
    [few] stoły { $tables }
   *[many] stoły { $tables }
}
tables-break-do = { $count ->
    [one] Rozwiąż { $count } stół
    [few] Rozwiąż { $count } stoły
   *[many] Rozwiąż { $count } stołów
}
tables-break-all = { $count ->
    [one] Rozwiąż { $count } stół…
    [few] Rozwiąż { $count } stoły…
   *[many] Rozwiąż { $count } stołów…
}
tables-break-none = Te stoły są już rozwiązane

tables-plan-title = Plan sali
tables-plan-none = Nic do zrobienia: stoły są równe i żadnego nie można rozwiązać
tables-plan-held-up = Stół { $table } można by rozwiązać, ale gracze mogą jeszcze przyjść; rozwiązywanie stołów: { $rule }
tables-plan-ask-title = Gdzie jest button?
tables-plan-ask = Przesiada się następna duża ciemna, więc plan zależy od buttona; należy wskazać stół, a potem miejsce
tables-plan-moves = Przesadzenia wyrównujące stoły
tables-plan-move = Przesadź
tables-plan-poor = Stół { $to } potrzebuje gracza ze stołu { $from }, ale wolna jest tam tylko mała ciemna albo miejsce, które czeka rozdanie
tables-plan-locked = Stół { $to } potrzebuje gracza ze stołu { $from }, ale tam wszyscy mają blokadę
plan-from-to = { $from } → { $to }
plan-more = { $more ->
    [one] i jeszcze { $more }
    [few] i jeszcze { $more }
   *[many] i jeszcze { $more }
}
# The rule on who moves and where, in the edition that holds.
plan-rule = { $numbers-of ->
    [tda-2024] TDA { $year }, zasada 11-A
   *[other] TDA 2011, zasada 8-A
}

# The rule on how tables break.
plan-break-rule = { $rulebook ->
    [tda-2024] TDA 2024, zasada 10-B
    [tda-2022] TDA 2022, zasada 10-B
    [tda-2019] TDA 2019, zasada 10
   *[other] TDA 2011, zasady 5 i 7
}

## More of the clock

clock-toggle = Uruchom, wstrzymaj i wznów zegar
# BBA: big blind ante.
clock-stakes-big-blind-ante = { $small_blind }/{ $big_blind } · BBA { $ante }
break-call = Przerwa…
    .tip = Ogłoś przerwę, której nie ma w strukturze
break-call-what = Gra staje teraz i toczy się dalej od tego miejsca. Przerwa ze struktury kończy się o tej godzinie.
break-call-until = Minuty albo godzina, o której gra się toczy dalej
    .hint = 20 albo 20:30
break-call-minutes = { $minutes } min
break-call-waits = Zegar czeka potem na uruchomienie
break-call-unreadable = Wpisz minuty, np. 20, albo godzinę, np. 20:30
break-call-take = Zacznij przerwę
break-call-take-until = Przerwa do { $time }
clock-end-break = Zakończ przerwę
header-back-at = Dalej o { $time }
message-tell = Ogłoszenie…
    .tip = Ogłoś coś na ekranach w sali
message-text = Ogłoszenie
    .hint = Kolacja na stole
message-voice-information = Informacja
message-voice-warning = Ostrzeżenie
message-until = Jak długo
    .hint = 10 albo 20:30; puste: do zdjęcia
message-show = Pokaż
message-shown = Teraz na ekranach
message-shown-until = Na ekranach do { $time }
message-take-down = Zdejmij
message-told = Wcześniejsze ogłoszenia
message-forget = Zapomnij „{ $text }”
text-values = Wartości…
    .tip = Nazwy w nawiasach klamrowych zmieniają się w to, co oznaczają
text-value-event = nazwa turnieju
text-value-level = poziom
text-value-blinds = blindy
text-value-next = następne blindy
text-value-break = czas do przerwy
text-value-players = gracze w grze
text-value-entries = wejścia
text-value-tables = stoły
text-value-average = średni stack
text-value-pool = pula nagród
text-value-payout = następna wypłata
text-value-now = godzina
clock-schedule-time = Godzina
clock-schedule-set = Ustaw start
clock-schedule-unreadable = Należy podać godzinę, np. 19:30

log-found = { $acts ->
    [one] { $acts } czynność
    [few] { $acts } czynności
   *[many] { $acts } czynności
}

common-clear = Wyczyść
common-seen = OK
common-type-first = Najpierw trzeba coś wpisać
common-change-first = Najpierw trzeba coś zmienić
common-chips-unreadable = Należy wpisać liczbę żetonów, np. 12500 albo 12k

chips-part-in-play = W grze
chips-part-race = Losowanie o żetony
chips-part-counts = Liczenie
chips-part-plan = Wymiany żetonów
chips-part-set = Zestaw żetonów

# An event that several desks share.
start-join = Dołącz do turnieju…
    .tip = Turniej w bazie danych, który wspólnie prowadzi kilka stanowisk
    .also = baza danych, sieć, serwer, kilka stanowisk, postgres, database, network, server
join-title = Dołączanie do turnieju
join-what = Jeden turniej prowadzi wspólnie kilka stanowisk. Te dane poda osoba, która przygotowała komputer z bazą danych.
join-computer = Komputer
    .hint = nazwa albo adres, np. sala lub 192.168.1.20
join-database = Baza danych
join-user = Login
join-password = Hasło
    .hint = puste: hasło zapamiętane na tym komputerze
join-desk = Nazwa tego stanowiska
    .hint = widnieje w dzienniku przy każdej czynności wykonanej tutaj
join-ask = Pokaż turnieje
join-asking = Zapytanie…
join-lacks = Należy podać nazwę lub adres komputera
join-broken = Nie udało się zapytać bazy; należy spróbować ponownie
join-none = Nie ma jeszcze żadnego turnieju
join-events = Turnieje w bazie, od najnowszego
join-event = { $acts ->
    [one] { $acts } czynność, { $time }
    [few] { $acts } czynności, { $time }
   *[many] { $acts } czynności, { $time }
}
join-new = Nowy turniej w bazie…
join-refused = Baza danych odrzuciła logowanie tego stanowiska ({ $reason })
    .hint = Należy sprawdzić login i hasło
join-not-kept = Hasło jest poprawne, ale nie można go zapamiętać na tym komputerze ({ $source })
desks-saved = { $desks ->
    [one] W bazie danych { $time } · tylko to stanowisko
    [few] W bazie danych { $time } · { $desks } stanowiska
   *[many] W bazie danych { $time } · { $desks } stanowisk
}
desks-away = Brak bazy danych
desks-away-since = od { $time }
desks-away-foot = Brak bazy danych od { $time }
desks-away-title = Baza danych nie odpowiada
desks-away-goes-on = Zegar, listy, wydruki i decyzje działają dalej.
desks-away-wait = Wykonane czynności czekają i zostaną rozstrzygnięte, gdy baza danych wróci.
desks-away-refuse = Do powrotu bazy danych czynności są odrzucane.
desks-wait = Kolejkuj czynności
desks-refuse = Odrzucaj czynności
desks-waits = Czeka: { $what }
desks-waits-since = Od { $time }; jeszcze nie wykonano
desks-waits-sent = Wysłano o { $time }; trwa sprawdzanie, czy zapisano
desks-forget = Porzuć
desks-all-the-same = Wykonaj mimo to
desks-take-back-others = Cofnij
desks-put-back-others = Ponów
desks-leave-waiting = { $acts ->
    [one] Jedna czynność czeka na bazę danych i przepadnie po zamknięciu tego okna
    [few] { $acts } czynności czekają na bazę danych i przepadną po zamknięciu tego okna
   *[many] { $acts } czynności czeka na bazę danych i przepadnie po zamknięciu tego okna
}
    .hint = Należy zostawić okno otwarte, aż baza danych wróci
desks-name-later = Pozostałe stanowiska znają to stanowisko pod starą nazwą do ponownego otwarcia turnieju
desks-title = Stanowiska
desks-unknown = Nie wiadomo jeszcze, kto tu jest
desks-me = { $desk } (to stanowisko)
desks-since = od { $time }
desks-behind = { $acts ->
    [0] wszystko odczytane
    [one] zaległa jedna czynność
    [few] zaległe { $acts } czynności
   *[many] zaległych { $acts } czynności
}
desks-when-away = Gdy nie ma bazy danych
    .tip = Oczekujące czynności są rozstrzygane według stanu turnieju po powrocie bazy danych; ten komputer nigdy nie prowadzi turnieju sam

## Sharing on the network: in Setup, This computer; what pages say stands in pages and staff

share-open = Udostępnij w tej sieci…
    .also = telefony, sieć, przeglądarka, kody dla obsługi, share, phones, wifi, web, browser, qr, codes for staff
share-stop = Zakończ udostępnianie
    .also = nie udostępniaj, wyłącz udostępnianie, stop sharing, unshare, sharing off
share-title = Telefony i ekrany w tej sieci
share-off = Nic nie jest udostępnione. Po udostępnieniu każdy w tej sieci widzi w przeglądarce zegar, miejsca, poziomy, nagrody i lokaty, ale niczego nie zmieni. Obsługa pracuje na telefonach z kodem, który się jej pokaże.
share-port = Port
share-begin = Udostępnij w tej sieci
# $typed: what was typed.
share-no-port = „{ $typed }” nie jest portem
    .hint = Wpisz liczbę od 1 do 65535, np. 8080; 0 oznacza dowolny wolny
share-in-use = Port { $port } jest na tym komputerze zajęty
    .hint = Używa go inny program albo inne okno programu Floorman. Wpisz inny port albo 0, czyli dowolny wolny
share-not-let = System nie pozwala użyć portu { $port }
    .hint = Wpisz port od 1024 wzwyż, np. 8080
# $source: what the system says.
share-failed = Nie można udostępnić turnieju: { $source }
    .hint = Sprawdź sieć tego komputera i spróbuj ponownie
share-certificate = Certyfikat sali
    .hint = Z certyfikatem (PEM) to, co jest pokazywane i wpisywane, jest w sieci szyfrowane, a telefony nie wygaszają ekranu. Bez niego wszystko jest przesyłane bez szyfrowania.
share-certificate-choose = Wybierz certyfikat…
share-key-choose = Wybierz jego klucz…
share-certificate-file = Certyfikat: { $file }
share-key-file = Klucz: { $file }
share-certificate-without = Usuń certyfikat
share-certificate-no-key = Do certyfikatu brakuje jeszcze klucza
    .hint = Wybierz klucz, który do niego należy, albo usuń certyfikat
share-certificate-failed = Turniej nie jest udostępniony: { $why }
    .hint = Wybierz inne pliki albo usuń certyfikat
share-no-code = Nie udało się utworzyć kodu
    .hint = Unieważnij kody, których nikt nie potrzebuje, i spróbuj ponownie
share-not-on = Nic nie jest udostępnione
share-on = { $pages ->
    [0] Udostępniono; żadna strona nie jest otwarta
    [one] Udostępniono; otwarta jest { $pages } strona
    [few] Udostępniono; otwarte są { $pages } strony
   *[many] Udostępniono; otwartych jest { $pages } stron
}
share-pages = Udostępnione · { $pages }
    .name = { $pages ->
    [one] Udostępniono w tej sieci: otwarta jest { $pages } strona
    [few] Udostępniono w tej sieci: otwarte są { $pages } strony
   *[many] Udostępniono w tej sieci: otwartych jest { $pages } stron
}
share-no-network = Ten komputer nie jest w żadnej sieci: strony otworzy tylko jego własna przeglądarka. Po połączeniu adres pojawi się tutaj
share-not-found = Jeśli telefon nie otwiera strony: czy jest w tej sieci i czy zapora tego komputera przepuszcza port { $port }?
# $address: as browsers are told it.
share-copy = Skopiuj { $address }
share-lead = Użyj w kodach QR
share-players = Dla graczy i ekranów
share-players-qr = Kod QR na telefon: strony dla graczy
share-staff = Dla obsługi
    .hint = Z kodem można pracować na telefonie, w granicach jego roli.
share-read-only = Ten turniej można tu tylko oglądać: strony go pokazują, ale z telefonu nikt go nie zmieni
share-dealer = Dealer
share-code-show = Pokaż kod
share-code-again = Ta rola ma kod. Nowy go zastąpi; zalogowane osoby pozostaną zalogowane.
share-code-once = Kod widać tylko raz. Aby się zalogować, należy otworzyć adres z /staff albo zeskanować kod telefonem. Nowy kod zastąpi ten.
share-code-away = Ukryj kod
share-here = Kto jest zalogowany
share-here-none = Nikt
share-sign-out = Wyloguj
share-codes = Ważne kody
    .tip = Kod traci ważność, a wszyscy zalogowani nim zostają wylogowani
