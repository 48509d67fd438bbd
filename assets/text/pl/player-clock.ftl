# The clock on a player, the shot clock, and time cards.

## The log

event-player-clock-called = Czas na decyzję: { $player } ({ $seat }){ $floor ->
        [yes] {""}
       *[no] , na prośbę gracza
    }, { $secs } s i odliczanie { $countdown } s
    .name = czas na decyzję – { $player }
event-player-clock-settled = Czas na decyzję: { $player }, stół { $table }, po { $secs ->
        [one] 1 sekundzie
        [few] { $secs } sekundach
       *[many] { $secs } sekundach
    }: { $outcome ->
        [acted] decyzja na czas
        [dead] czas minął, ręka jest martwa
        [checked] czas minął, check
       *[waived] odwołano
    }
    .name = { $outcome ->
        [acted] decyzja na czas – { $player }
        [dead] martwa ręka – { $player }
        [checked] check – { $player }
       *[waived] odwołanie czasu na decyzję
    }
event-shot-clock-ran-out = Shot clock, czas minął: { $player } ({ $seat }), { $outcome ->
        [dead] ręka jest martwa
       *[other] check
    }
    .name = shot clock – { $player }
event-time-card-used = Karta czasu: { $player }, { $left ->
        [0] żadna nie pozostała
        [one] pozostała 1
        [few] pozostały { $left }
       *[many] pozostało { $left }
    }
    .name = karta czasu – { $player }
event-time-cards-given = { $cards ->
        [one] 1 karta czasu
        [few] { $cards } karty czasu
       *[many] { $cards } kart czasu
    }{ $players ->
        [one] : { $names }
        [few] {" "}na osobę: { $names }
       *[many] {" "}na osobę: { $names }
    }
    .name = przydział kart czasu

## What is in the way

refusal-player-clock-runs = Przy stole { $table } czas na decyzję już biegnie: { $player }
    .hint = Najpierw trzeba podać, jak się skończył
refusal-no-player-clock = Przy stole { $table } nie biegnie czas na decyzję
    .hint = Najpierw trzeba go włączyć dla gracza
refusal-caller-away = O czas na decyzję może prosić tylko gracz na swoim miejscu albo floor
    .hint = Może o to poprosić ktoś na swoim miejscu albo sam floor
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 29
       *[other] TDA 2011, zasada 27
    }
refusal-player-clock-times = Czas na decyzję trwa od 1 do { $most } sekund
    .hint = Należy podać inne czasy
refusal-player-clock-not-over = { $player } ma jeszcze { $secs ->
        [one] 1 sekundę
        [few] { $secs } sekundy
       *[many] { $secs } sekund
    }
    .hint = Trzeba poczekać do końca odliczania albo odwołać czas
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 29
       *[other] TDA 2011, zasada 25
    }
refusal-faces-a-bet = { $player } ma odpowiedzieć na zakład, więc to nie jest check
    .hint = Trzeba uznać rękę za martwą albo podać, że zakładu nie ma
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 29
       *[other] TDA 2011, zasada 25
    }
refusal-faces-no-bet = { $player } nie ma przed sobą zakładu, więc to check, a nie martwa ręka
    .hint = Trzeba uznać check albo podać, że zakład jest
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 29
       *[other] TDA 2011, zasada 25
    }
refusal-no-shot-clock = Ten turniej nie ma shot clocka
    .hint = Sekundy ustawia się w Ustawieniach
refusal-shot-clock-outcome = Po czasie shot clocka jest martwa ręka albo check
    .hint = Decyzji na czas nie trzeba zapisywać
refusal-no-time-card-left = { $player } nie ma już karty czasu
    .hint = Można ją przydzielić, jeśli lokal na to pozwala
refusal-time-cards-impossible = Naraz można dać od 1 do { $most } kart czasu
    .hint = Należy podać inną liczbę

## Words for lists

player-clock-outcome = { $outcome ->
        [acted] Decyzja na czas
        [dead] Martwa ręka
        [checked] Check
       *[waived] Odwołano
    }
log-kind-player-clocks = Czas na decyzję

## The terminal

column-kind = Rodzaj
column-facing-a-bet = Jest zakład
column-outcome = Wynik
column-used-secs = Zużyte sekundy
column-cards-left = Pozostałe karty czasu
column-cards-used = Zużyte karty czasu

## Settings

setting-shot-clock = Shot clock
    .what = Sekundy na każdą decyzję, odliczane na tym ekranie
    .later = Działa od następnej decyzji
    .none = bez shot clocka
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-19
        [tda-2022] Brak danych dla TDA 2022
        [tda-2019] Brak danych dla TDA 2019
       *[other] Decyduje lokal
    }
setting-time-cards = Karty czasu
    .what = Ile kart czasu dostaje każdy gracz
    .later = Wszyscy mają od razu więcej lub mniej kart
setting-time-card-secs = Sekundy karty czasu
    .what = Ile czasu na namysł daje karta czasu
    .later = Działa od następnej karty

## Sounds

sounds-countdown = Odliczanie czasu na decyzję
sounds-time-up = Czas minął

## The command box

command-say-call-clock = czas na decyzję, czas, clock, call clock, call the clock, clock on
command-say-time-card = karta czasu, time card, timecard, time bank, play time card
command-say-clock-acted = decyzja na czas, zagrał, zagrała, acted, has acted, acted in time
command-say-clock-dead = czas minął, martwa ręka, ręka martwa, koniec czasu, time up, dead hand, hand is dead, time is up
command-say-clock-checked = czas minął check, check, time up check, checked
command-say-clock-off = odwołaj czas, odwołaj, call off, call off clock, cancel clock, waive clock
command-do-call-clock = Czas na decyzję: { $player }
command-do-time-card = Karta czasu: { $player }
command-do-settle-clock = Czas na decyzję, stół { $table }: { $outcome ->
        [acted] decyzja na czas
        [dead] czas minął, ręka jest martwa
        [checked] czas minął, check
       *[waived] odwołaj
    }
time-cards-left = { $left ->
        [0] brak kart czasu
        [one] pozostała 1 karta czasu
        [few] pozostały { $left } karty czasu
       *[many] pozostało { $left } kart czasu
    }

## The window

player-clock-call = Czas na decyzję
    .tip = Włącza temu graczowi czas na decyzję, według zasad
time-card-play = Karta czasu
    .tip = Ten gracz używa karty czasu
shot-clock-start = Shot clock
    .tip = Zaczyna shot clock stołu od nowa, przy każdej decyzji
player-clock-thinking = Namysł
player-clock-countdown = Odliczanie
player-clock-over = Czas minął
player-clock-called = czas na decyzję
player-clock-shot = shot clock
player-clock-bet = jest zakład
player-clock-no-bet = bez zakładu
player-clock-more = { $clocks ->
        [one] biegnie jeszcze 1 zegar
        [few] biegną jeszcze { $clocks } zegary
       *[many] biegnie jeszcze { $clocks } zegarów
    }
player-clock-spoken = { $player }: { $secs ->
        [one] pozostała 1 sekunda
        [few] pozostały { $secs } sekundy
       *[many] pozostało { $secs } sekund
    }
player-clock-enlarge = Duży
    .tip = Powiększa ten zegar na cały ekran, dla stołu
player-clock-shrink = Wstecz
    .tip = Znów pokazuje ekran; zegar idzie dalej
player-clock-acted = Zagrano
    .tip = Decyzja przed ogłoszeniem końca czasu; przy równoczesności na korzyść gracza
player-clock-dead = Martwa ręka
    .tip = Czas minął, a jest zakład, więc ręka jest martwa
player-clock-checked = Check
    .tip = Czas minął bez zakładu, więc to check
player-clock-waived = Odwołaj
    .tip = Czas na decyzję jest odwołany, bez konsekwencji
shot-clock-choose = Należy wybrać miejsce, na którym jest akcja
shot-clock-seat = { $player }, { $seat }, teraz decyduje
shot-clock-stop = Stop
shot-clock-dead = Martwa ręka
    .tip = Czas shot clocka minął, a jest zakład, więc ręka jest martwa
shot-clock-checked = Check
    .tip = Czas shot clocka minął bez zakładu, więc to check
shot-clock-card = Karta czasu ({ $left })
    .tip = Dodaje { $secs } s
