# The names of things, and the small pieces that sentences are made of.

language-name = Polski

## Lists

list-separator = {", "}
list-last = {" i "}
# Between whole clauses.
clause-separator = {"; "}
# $names: the first names; $more: how many are left out.
list-more = { $names } i jeszcze { $more }

## Players

players = { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
   *[many] { $players } graczy
}
player-no = gracz { $number }
player-in-seat = { $player } ({ $seat })
player-with-prize = { $player } { $prize }
player-lost-to = { $player }, żetony: { $names }
stack-of = { $player } { $chips }

note-assistant = osoba asystująca: { $name }
status-unseated = Czeka na losowanie miejsca
status-alternate = Lista rezerwowa
status-alternate-no = Lista rezerwowa, { $no }. w kolejce
status-seated = Stół { $table }, miejsce { $seat }
status-out = Poza turniejem
status-withdrawn = Wyrejestrowano

## Seats

seat-at = stół { $table }, miejsce { $seat }
seat-need-table = stół { $no }
seat-need-seat = miejsce { $no }, dowolny stół
seat-need-none = dowolne miejsce
seat-line = { $player } · { $seat }{ $waits ->
    [yes] {" "}· czeka jedno rozdanie
   *[no] {""}
}
move-line = { $player } · { $from } → { $to }{ $waits ->
    [yes] {" "}· czeka jedno rozdanie
   *[no] {""}
}

## Games

game-holdem = No-limit hold'em
game-limit-holdem = Limit hold'em
game-short-deck = Short-deck hold'em
game-omaha = Pot-limit Omaha
game-omaha5 = Pot-limit Omaha, 5 kart
game-omaha8 = Omaha hi-lo
game-stud7 = Seven-card stud
game-stud8 = Seven-card stud hi-lo
game-razz = Razz
game-stud5 = Five-card stud
game-draw5 = Poker dobierany
game-double-draw5 = Poker dobierany, dwie wymiany
game-draw32 = Poker dobierany, 32 karty
game-lowball-a5 = Ace-to-five single draw
game-triple-a5 = Ace-to-five triple draw
game-single27 = Deuce-to-seven single draw
game-triple27 = Deuce-to-seven triple draw
game-badugi = Badugi

## Stakes

stakes-blinds = { $small_blind }/{ $big_blind }
stakes-ante = { $small_blind }/{ $big_blind } · ante { $ante }
stakes-big-blind-ante = { $small_blind }/{ $big_blind } · big blind ante { $ante }
stakes-antes = ante { $ante } od gracza, bez blindów
stakes-limit = { $small_blind }/{ $big_blind } · limity { $small_bet }/{ $big_bet }
stakes-stud = ante { $ante } · bring-in { $bring_in } · limity { $small_bet }/{ $big_bet }
stakes-bring-in = ante { $ante } · bring-in { $bring_in }
stakes-ante-limit = ante { $ante } od gracza · limity { $small_bet }/{ $big_bet }
stakes-form-blinds = Blindy
stakes-form-antes = Tylko ante
stakes-form-limit = Blindy i limity
stakes-form-antes-and-limit = Ante i limity
stakes-form-bring-in = Ante, bring-in, limity

## Stages, within a sentence and as a title

stage-level = poziom { $level }
stage-break = przerwa po poziomie { $level }
stage-break-first = przerwa przed poziomem 1
stage-line = wiersz { $line } struktury
stage-title-level = Poziom { $level } · { $stakes }
stage-title-game = Poziom { $level } · { $game } · { $stakes }
stage-title-break = Przerwa: { $time }
stage-title-color-up = Przerwa z wymianą żetonów: { $time }
stage-title-line = Wiersz { $line } struktury

run-not-started = Nie uruchomiono
run-running = Działa
run-paused = Wstrzymano
run-waits = Czeka na uruchomienie

sale-entry = Wejście
sale-re-entry = Re-entry
sale-rebuy = Rebuy
sale-add-on = Add-on
money-given-back = Zwrócono
money-kept = Zatrzymano
stage-start-by-itself = Zegar idzie dalej
stage-start-by-floor = Zegar czeka, aż ktoś go uruchomi

## Moves

move-next-big-blind-to-worst-seat = następna duża ciemna na najgorsze miejsce
move-last-seat-opened = losowanie na miejsce zwolnione jako ostatnie
move-no-hand-yet = losowanie przy stole, gdzie nie rozegrano jeszcze rozdania
move-table-broken = rozwiązanie stołu
move-redraw = ponowne losowanie
move-by-hand = ręcznie
move-seats-swapped = zamiana miejsc

# What an open seat has for a newcomer; $hands counts the next hand as the first.
role-big-blind = od razu duża ciemna
role-dealt = { $hands ->
    [one] duża ciemna za { $hands } rozdanie
    [few] duża ciemna za { $hands } rozdania
   *[many] duża ciemna za { $hands } rozdań
}
role-button = button
role-not-dealt = czeka jedno rozdanie
role-small-blind = mała ciemna

flag-collision = button nie mógł przejść dalej, bo trafiłby na dużą ciemną
flag-two-dealt-in = przy stole siedzi więcej niż dwóch graczy, a karty dostaje tylko dwóch

## Draws

purpose-first-seats = pierwsze miejsca
purpose-late-seats = miejsca po późnej rejestracji
purpose-broken-table = gracze z rozwiązywanego stołu { $table }
purpose-redraw = ponowne losowanie wszystkich miejsc
purpose-button = button, stół { $table }

draw-title = Losowanie { $draw } · { $purpose }
draw-secret = Sekret, nieujawniony do losowania · { $secret }
draw-first = SHA-256 sekretu pierwszego losowania · { $commitment }
draw-commitment = SHA-256 sekretu, pokazany przed losowaniem · { $commitment }
draw-fresh = Sekret powstaje w chwili losowania, bo poprzedni wyszedł na jaw w losowaniu, które cofnięto
draw-word = Słowo z zewnątrz · „{ $word }”
draw-word-none = Słowo z zewnątrz · brak
draw-label = Etykieta · { $label }
draw-next = SHA-256 sekretu następnego losowania · { $next }
draw-check-secret = Aby sprawdzić sekret, należy wpisać { $check_secret } i porównać wynik z SHA-256 powyżej
draw-check-list = Etykieta kończy się pierwszymi 16 cyframi SHA-256 wszystkich numerów graczy w losowaniu, od najmniejszego, z przecinkami i bez spacji
draw-check-item = Aby sprawdzić gracza, należy wpisać { $check_item }; dla miejsca lub stołu na końcu zamiast player 1 wpisuje się table 1 seat 1 albo table 1
draw-check-order = Gracze, miejsca i stoły mają, każde osobno, kolejność tych wyników, od najmniejszego
draw-check-needs = Najpierw gracze z wymaganym miejscem, każdy na pierwsze wolne miejsce, które pasuje
draw-check-sizes = Pozostali są rozdzielani po jednym, zawsze do stołu, przy którym jest najmniej graczy; równe stoły według kolejności
draw-check-seats = Każdy stół oddaje swoje pierwsze miejsca w kolejności; wszystkie te miejsca razem, w kolejności, przypadają graczom w kolejności
draw-check-apart = Gracz, którego trzeba od kogoś rozdzielić, dostaje następne dozwolone miejsce albo zamienia się z graczem usadzonym jako ostatni
draw-check-buttons = Dla buttona stołu na końcu wpisuje się button table 1 seat 1; button dostaje najmniejszy wynik spośród zajętych miejsc
draw-check-button = Aby sprawdzić button, należy wpisać { $check_item } dla każdego zajętego miejsca przy tym stole; button dostaje najmniejszy wynik

## Rules

rulebook-tda-2024 = TDA 2024
rulebook-tda-2022 = TDA 2022
rulebook-tda-2019 = TDA 2019
rulebook-tda-2011 = TDA 2011
rulebook-house-000 = Zasady lokalu, ogólne
rulebook-home-001 = Gra domowa
rulebook-pl-004 = Zasady polskie
rulebook-local-003 = Zasady lokalne
rulebook-uth-002 = Ultimate Texas Hold'em

button-method-dead = Martwy button
button-method-moving = Button przechodzi do następnego gracza
halt-rule-at-the-gap = Gdy tylko zabraknie graczy
halt-rule-full-tables-at-the-gap = Gdy tylko zabraknie graczy, przy stołach od ośmiu miejsc
halt-rule-blinds-affected = Gdy duża ciemna wypadłaby na zwolnione miejsce, przy stołach od ośmiu miejsc
halt-rule-never = Nigdy
button-tracking-never = Przy żadnym stole
button-tracking-final-table = Przy stole finałowym
button-tracking-always = Przy każdym stole
limit-never = Brak
limit-at-most = Najwyżej { $count }
limit-unlimited = Bez limitu

## Time

duration-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
duration-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
duration-secs = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
duration-short-secs = { $secs } s
duration-short-minutes = { $minutes } min
duration-short-hours = { $hours } h
duration-short-hours-minutes = { $hours } h { $minutes } min

date = { $day } { $month } { $year }
date-short = { $day }.{ $month ->
    [1] 01
    [2] 02
    [3] 03
    [4] 04
    [5] 05
    [6] 06
    [7] 07
    [8] 08
    [9] 09
   *[other] { $month }
}
date-and-time = { $date }, { $time }
day-over = Dzień { $day } się skończył{ $known ->
        [yes] {""}; dzień { $next } zaczyna się { $time }
       *[no] {""}
    }
weekday-and-time = { $weekday } o { $time }
on-weekday-1 = w poniedziałek
on-weekday-2 = we wtorek
on-weekday-3 = w środę
on-weekday-4 = w czwartek
on-weekday-5 = w piątek
on-weekday-6 = w sobotę
on-weekday-7 = w niedzielę
month-1 = stycznia
month-2 = lutego
month-3 = marca
month-4 = kwietnia
month-5 = maja
month-6 = czerwca
month-7 = lipca
month-8 = sierpnia
month-9 = września
month-10 = października
month-11 = listopada
month-12 = grudnia
# What a stack is measured by: the least that may be bet in the level.
stack-in-big-blinds = { $number } BB
stack-in-small-bets = { $whole ->
    [yes] { $count ->
        [one] { $number } mały zakład
        [few] { $number } małe zakłady
       *[many] { $number } małych zakładów
    }
   *[no] { $number } małego zakładu
}
stack-in-antes = { $whole ->
    [yes] { $count ->
        [one] { $number } ante
        [few] { $number } ante
       *[many] { $number } ante
    }
   *[no] { $number } ante
}

# Letters of names that no font has; what is to be installed is the name of a package.
no-font-east-asian = □ zastępuje znaki, których nie ma tu żadna czcionka ({ $letters }); do zainstalowania: fonts-noto-cjk
no-font-other = □ zastępuje znaki, których nie ma tu żadna czcionka ({ $letters }); do zainstalowania: fonts-noto-core
no-font-both = □ zastępuje znaki, których nie ma tu żadna czcionka ({ $letters }); do zainstalowania: fonts-noto-cjk i fonts-noto-core
