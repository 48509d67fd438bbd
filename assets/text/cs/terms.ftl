# The names of things, and the small pieces that sentences are made of.

language-name = Čeština

## Lists

list-separator = {", "}
list-last = {" a "}
# Between whole clauses.
clause-separator = {"; "}
# $names: the first names; $more: how many are left out.
list-more = { $names } a ještě { $more }

## Players

players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
player-no = hráč { $number }
player-in-seat = { $player } ({ $seat })
player-with-prize = { $player } { $prize }
player-lost-to = { $player }, žetony získává { $names }
stack-of = { $player } { $chips }

note-assistant = asistence: { $name }
status-unseated = Čeká na losování místa
status-alternate = Náhradník
status-alternate-no = Náhradník, { $no }. v pořadí
status-seated = Stůl { $table }, místo { $seat }
status-out = Mimo turnaj
status-withdrawn = Odhlášeno

## Seats

seat-at = stůl { $table }, místo { $seat }
seat-need-table = stůl { $no }
seat-need-seat = místo { $no } u kteréhokoli stolu
seat-need-none = kdekoli
seat-line = { $player } · { $seat }{ $waits ->
    [yes] {" "}· čeká jedno rozdání
   *[no] {""}
}
move-line = { $player } · { $from } → { $to }{ $waits ->
    [yes] {" "}· čeká jedno rozdání
   *[no] {""}
}

## Games

game-holdem = No-limit Hold'em
game-limit-holdem = Limit Hold'em
game-short-deck = Short-deck Hold'em
game-omaha = Pot-limit Omaha
game-omaha5 = Five Card Pot-limit Omaha
game-omaha8 = Omaha Hi-Lo
game-stud7 = Seven Card Stud
game-stud8 = Seven Card Stud Hi-Lo
game-razz = Razz
game-stud5 = Five Card Stud
game-draw5 = Five Card Draw
game-double-draw5 = Five Card Double Draw
game-draw32 = Draw s 32 kartami
game-lowball-a5 = Ace-to-Five Single Draw
game-triple-a5 = Ace-to-Five Triple Draw
game-single27 = Deuce-to-Seven Single Draw
game-triple27 = Deuce-to-Seven Triple Draw
game-badugi = Badugi

## Stakes

stakes-blinds = { $small_blind }/{ $big_blind }
stakes-ante = { $small_blind }/{ $big_blind } · ante { $ante }
stakes-big-blind-ante = { $small_blind }/{ $big_blind } · big blind ante { $ante }
stakes-antes = ante { $ante } za hráče, bez blindů
stakes-limit = { $small_blind }/{ $big_blind } · limity { $small_bet }/{ $big_bet }
stakes-stud = ante { $ante } · bring-in { $bring_in } · limity { $small_bet }/{ $big_bet }
stakes-bring-in = ante { $ante } · bring-in { $bring_in }
stakes-ante-limit = ante { $ante } za hráče · limity { $small_bet }/{ $big_bet }
stakes-form-blinds = Blindy
stakes-form-antes = Jen ante
stakes-form-limit = Blindy a limity
stakes-form-antes-and-limit = Ante a limity
stakes-form-bring-in = Ante, bring-in, limity

## Stages, within a sentence and as a title

stage-level = úroveň { $level }
stage-break = přestávka po úrovni { $level }
stage-break-first = přestávka před úrovní 1
stage-line = řádek { $line } struktury
stage-title-level = Úroveň { $level } · { $stakes }
stage-title-game = Úroveň { $level } · { $game } · { $stakes }
stage-title-break = Přestávka, { $time }
stage-title-color-up = Přestávka, { $time }, s výměnou žetonů
stage-title-line = Řádek { $line } struktury

run-not-started = Nespuštěno
run-running = Běží
run-paused = Pozastaveno
run-waits = Čeká na spuštění

sale-entry = Vstup
sale-re-entry = Re-entry
sale-rebuy = Rebuy
sale-add-on = Add-on
money-given-back = Vráceno
money-kept = Ponecháno
stage-start-by-itself = Hodiny běží dál
stage-start-by-floor = Hodiny čekají, až je někdo spustí

## Moves

move-next-big-blind-to-worst-seat = příští big blind na nejhorší místo
move-last-seat-opened = vylosováno místo, které se uvolnilo jako poslední
move-no-hand-yet = vylosováno místo u stolu, kde se ještě nehrálo
move-table-broken = rozpuštění stolu
move-redraw = přelosování
move-by-hand = ručně
move-seats-swapped = výměna míst

# What an open seat has for a newcomer; $hands counts the next hand as the first.
role-big-blind = big blind hned
role-dealt = { $hands ->
    [one] big blind za { $hands } rozdání
    [few] big blind za { $hands } rozdání
   *[other] big blind za { $hands } rozdání
}
role-button = button
role-not-dealt = čeká jedno rozdání
role-small-blind = small blind

flag-collision = button se nemohl posunout, aniž by se dostal na big blind
flag-two-dealt-in = zde sedí víc než dva hráči, ale karty dostávají jen dva

## Draws

purpose-first-seats = první místa
purpose-late-seats = místa pro pozdě příchozí
purpose-broken-table = hráči rozpuštěného stolu { $table }
purpose-redraw = přelosování všech míst
purpose-button = button stolu { $table }

draw-title = Losování { $draw } · { $purpose }
draw-secret = Tajný kód, utajený do losování · { $secret }
draw-first = SHA-256 tajného kódu prvního losování · { $commitment }
draw-commitment = Jeho SHA-256, zobrazený před losováním · { $commitment }
draw-fresh = Vytvořen až při losování, protože dřívější kód byl vidět v losování, které bylo vzato zpět
draw-word = Veřejné slovo · „{ $word }“
draw-word-none = Veřejné slovo · žádné
draw-label = Označení · { $label }
draw-next = SHA-256 tajného kódu příštího losování · { $next }
draw-check-secret = Pro ověření tajného kódu zadejte { $check_secret } a porovnejte výsledek s výše uvedeným SHA-256
draw-check-list = Označení končí prvními 16 číslicemi SHA-256 ze všech čísel hráčů v losování, od nejmenšího, s čárkami a bez mezer
draw-check-item = Pro ověření hráče zadejte { $check_item }; pro místo nebo stůl zakončete řádek table 1 seat 1 nebo table 1 namísto player 1
draw-check-order = Hráči, místa a stoly následují každý zvlášť v pořadí těchto výsledků, od nejmenšího
draw-check-needs = První jsou na řadě hráči s požadovaným místem, každý dostane první volné místo, které vyhovuje
draw-check-sizes = Ostatní se rozdělují po jednom, každý ke stolu s nejméně hráči; stejně plné stoly jsou na řadě podle pořadí
draw-check-seats = Každý stůl dává svá první místa v pořadí; všechna tato místa se v pořadí přidělují hráčům v pořadí
draw-check-apart = Kdo má sedět odděleně od jiného hráče, dostává další dovolené místo, nebo se vymění s hráčem, který byl usazen poslední
draw-check-buttons = Pro button stolu zakončete řádek button table 1 seat 1; button má obsazené místo s nejmenším výsledkem
draw-check-button = Pro ověření buttonu zadejte { $check_item } pro každé obsazené místo toho stolu; button má nejmenší výsledek

## Rules

rulebook-tda-2024 = TDA 2024
rulebook-tda-2022 = TDA 2022
rulebook-tda-2019 = TDA 2019
rulebook-tda-2011 = TDA 2011
rulebook-house-000 = Obecná pravidla herny
rulebook-home-001 = Domácí hra
rulebook-pl-004 = Polská pravidla
rulebook-local-003 = Místní pravidla
rulebook-uth-002 = Ultimate Texas Hold'em

button-method-dead = Mrtvý button
button-method-moving = Button přechází na dalšího hráče
halt-rule-at-the-gap = Jakmile chybí hráči
halt-rule-full-tables-at-the-gap = Jakmile chybí hráči, při osmi a více místech u stolu
halt-rule-blinds-affected = Jakmile by big blind připadl na uprázdněné místo, při osmi a více místech u stolu
halt-rule-never = Nikdy
button-tracking-never = U žádného stolu
button-tracking-final-table = U finálového stolu
button-tracking-always = U každého stolu
limit-never = Žádné
limit-at-most = Nejvýše { $count }
limit-unlimited = Bez omezení

## Time

duration-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
duration-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
duration-secs = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
duration-short-secs = { $secs } s
duration-short-minutes = { $minutes } min
duration-short-hours = { $hours } h
duration-short-hours-minutes = { $hours } h { $minutes } min

date = { $day }. { $month } { $year }
date-short = { $day }. { $month }.
date-and-time = { $date }, { $time }
day-over = { $day }. den skončil{ $known ->
        [yes] {""}; { $next }. den začíná { $time }
       *[no] {""}
    }
weekday-and-time = { $weekday } v { $time }
on-weekday-1 = v pondělí
on-weekday-2 = v úterý
on-weekday-3 = ve středu
on-weekday-4 = ve čtvrtek
on-weekday-5 = v pátek
on-weekday-6 = v sobotu
on-weekday-7 = v neděli
month-1 = ledna
month-2 = února
month-3 = března
month-4 = dubna
month-5 = května
month-6 = června
month-7 = července
month-8 = srpna
month-9 = září
month-10 = října
month-11 = listopadu
month-12 = prosince
# What a stack is measured by: the least that may be bet in the level.
stack-in-big-blinds = { $number } BB
stack-in-small-bets = { $whole ->
    [yes] { $count ->
        [one] { $number } malá sázka
        [few] { $number } malé sázky
       *[other] { $number } malých sázek
    }
   *[no] { $number } malé sázky
}
stack-in-antes = { $whole ->
    [yes] { $count ->
        [one] { $number } ante
        [few] { $number } ante
       *[other] { $number } ante
    }
   *[no] { $number } ante
}

# Letters of names that no font has; what is to be installed is the name of a package.
no-font-east-asian = □ nahrazuje { $letters }, pro které zde není písmo: nainstalujte fonts-noto-cjk
no-font-other = □ nahrazuje { $letters }, pro které zde není písmo: nainstalujte fonts-noto-core
no-font-both = □ nahrazuje { $letters }, pro které zde není písmo: nainstalujte fonts-noto-cjk a fonts-noto-core
