# The clock on a player, the shot clock, and time cards.

## The log

event-player-clock-called = Čas na rozhodnutí, { $player } ({ $seat }){ $floor ->
        [yes] {""}
       *[no] , na žádost hráče
    }: { $secs } s a odpočítávání { $countdown } s
    .name = čas na rozhodnutí – { $player }
event-player-clock-settled = Čas na rozhodnutí, { $player }, stůl { $table }, po { $secs ->
        [one] { $secs } s
        [few] { $secs } s
       *[other] { $secs } s
    }: { $outcome ->
        [acted] akce včas
        [dead] čas vypršel, ruka je mrtvá
        [checked] čas vypršel, check
       *[waived] odvoláno
    }
    .name = { $outcome ->
        [acted] akce včas – { $player }
        [dead] mrtvá ruka – { $player }
        [checked] check – { $player }
       *[waived] odvolání času – { $player }
    }
event-shot-clock-ran-out = Shot clock vypršel, { $player } ({ $seat }): { $outcome ->
        [dead] ruka je mrtvá
       *[other] check
    }
    .name = shot clock – { $player }
event-time-card-used = Karta času použita: { $player }, { $left ->
        [0] nezbývá žádná
        [one] zbývá 1
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }
    .name = karta času – { $player }
event-time-cards-given = { $cards ->
        [one] Přidělena 1 karta času
        [few] Přiděleny { $cards } karty času
       *[other] Přiděleno { $cards } karet času
    }{ $players ->
        [one] : { $names }
        [few] , každému stejně: { $names }
       *[other] , každému stejně: { $names }
    }
    .name = přidělení karet času

## What is in the way

refusal-player-clock-runs = U stolu { $table } už běží čas na rozhodnutí: { $player }
    .hint = Nejprve zadejte, jak dopadl
refusal-no-player-clock = U stolu { $table } neběží čas na rozhodnutí
    .hint = Nejprve jej hráči vyhlaste
refusal-caller-away = O čas na rozhodnutí smí požádat jen hráč na svém místě, nebo floorman
    .hint = Ať požádá někdo, kdo sedí na svém místě, nebo jej vyhlaste jako floorman
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 29
       *[other] TDA 2011, pravidlo 27
    }
refusal-player-clock-times = Čas na rozhodnutí je 1 až { $most } s
    .hint = Zadejte jiný čas
refusal-player-clock-not-over = { $player } má ještě { $secs ->
        [1] 1 sekundu
        [one] { $secs } sekundu
        [few] { $secs } sekundy
       *[other] { $secs } sekund
    }
    .hint = Počkejte na konec odpočítávání, nebo čas odvolejte
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 29
       *[other] TDA 2011, pravidlo 25
    }
refusal-faces-a-bet = { $player } čelí sázce, check tedy není možný
    .hint = Prohlaste ruku za mrtvou, nebo zadejte, že hráč sázce nečelí
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 29
       *[other] TDA 2011, pravidlo 25
    }
refusal-faces-no-bet = { $player } nečelí sázce, ruka tedy není mrtvá a platí check
    .hint = Zapište check, nebo zadejte, že hráč sázce čelí
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 29
       *[other] TDA 2011, pravidlo 25
    }
refusal-no-shot-clock = Tento turnaj nemá shot clock
    .hint = Zadejte v nastavení jeho sekundy
refusal-shot-clock-outcome = Vypršelý shot clock končí mrtvou rukou, nebo checkem
    .hint = Akce včas se nezapisuje
refusal-no-time-card-left = { $player } už nemá žádnou kartu času
    .hint = Dovoluje-li to herna, přidělte další
refusal-time-cards-impossible = Najednou lze přidělit 1 až { $most } karet času
    .hint = Zadejte jiný počet

## Words for lists

player-clock-outcome = { $outcome ->
        [acted] Akce včas
        [dead] Mrtvá ruka
        [checked] Check
       *[waived] Odvoláno
    }
log-kind-player-clocks = Čas na rozhodnutí

## The terminal

column-kind = Druh
column-facing-a-bet = Čelí sázce
column-outcome = Výsledek
column-used-secs = Využito sekund
column-cards-left = Zbývá karet času
column-cards-used = Použito karet času

## Settings

setting-shot-clock = Shot clock
    .what = Sekundy na každou akci, odpočítávané na této obrazovce
    .later = Platí od příští akce
    .none = bez shot clocku
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-19
        [tda-2022] TDA 2022 to neuvádí
        [tda-2019] TDA 2019 to neuvádí
       *[other] Rozhoduje herna
    }
setting-time-cards = Karty času
    .what = Kolik karet času má každý hráč
    .later = Všichni jich hned mají víc, nebo méně
setting-time-card-secs = Sekundy karty času
    .what = Jak dlouho smí hráč s kartou času přemýšlet
    .later = Platí od příští karty

## Sounds

sounds-countdown = Odpočítávání času na rozhodnutí
sounds-time-up = Čas vypršel

## The command box

command-say-call-clock = čas na rozhodnutí, čas, clock, call clock, call the clock, clock on
command-say-time-card = karta času, kartu času, time bank, time card, timecard, play time card
command-say-clock-acted = akce včas, zahráno, zahrál, zahrála, acted, has acted, acted in time
command-say-clock-dead = čas vypršel, mrtvá ruka, ruka je mrtvá, time up, dead hand, hand is dead, time is up
command-say-clock-checked = čas vypršel check, checkuje, time up check, checked
command-say-clock-off = odvolat čas, odvolat, zrušit čas, call off, call off clock, cancel clock, waive clock
command-do-call-clock = Vyhlásit čas na rozhodnutí: { $player }
command-do-time-card = Karta času: { $player }
command-do-settle-clock = Čas na rozhodnutí, stůl { $table }: { $outcome ->
        [acted] akce včas
        [dead] čas vypršel, ruka je mrtvá
        [checked] čas vypršel, check
       *[waived] odvolat
    }
time-cards-left = { $left ->
        [0] nezbývá karta času
        [one] zbývá 1 karta času
        [few] zbývají { $left } karty času
       *[other] zbývá { $left } karet času
    }

## The window

player-clock-call = Čas na rozhodnutí
    .tip = Vyhlásí tomuto hráči čas na rozhodnutí podle pravidel
time-card-play = Karta času
    .tip = Tento hráč použije kartu času
shot-clock-start = Shot clock
    .tip = S každou akcí spustí shot clock stolu znovu
player-clock-thinking = Přemýšlí
player-clock-countdown = Odpočítávání
player-clock-over = Čas vypršel
player-clock-called = čas na rozhodnutí
player-clock-shot = shot clock
player-clock-bet = čelí sázce
player-clock-no-bet = nečelí sázce
player-clock-more = { $clocks ->
        [one] Běží ještě { $clocks } čas na rozhodnutí
        [few] Běží ještě { $clocks } časy na rozhodnutí
       *[other] Běží ještě { $clocks } časů na rozhodnutí
    }
player-clock-spoken = { $player }: { $secs ->
        [one] zbývá { $secs } sekunda
        [few] zbývají { $secs } sekundy
       *[other] zbývá { $secs } sekund
    }
player-clock-enlarge = Zvětšit
    .tip = Zobrazí tyto hodiny přes celou obrazovku, pro stůl
player-clock-shrink = Zpět
    .tip = Zobrazí zase obrazovku; čas běží dál
player-clock-acted = Akce včas
    .tip = Akce přišla před oznámením konce; nerozhodný případ je ve prospěch hráče
player-clock-dead = Mrtvá ruka
    .tip = Čas vypršel a ruka, která čelí sázce, je mrtvá
player-clock-checked = Check
    .tip = Čas vypršel bez sázky, platí tedy check
player-clock-waived = Odvolat
    .tip = Čas se odvolává bez následků
shot-clock-choose = Zvolte místo, které je na řadě
shot-clock-seat = Na řadě: { $player }, { $seat }
shot-clock-stop = Zastavit
shot-clock-dead = Mrtvá ruka
    .tip = Shot clock vypršel a ruka, která čelí sázce, je mrtvá
shot-clock-checked = Check
    .tip = Shot clock vypršel bez sázky, platí tedy check
shot-clock-card = Karta času ({ $left })
    .tip = { $secs ->
        [one] Přidá { $secs } sekundu
        [few] Přidá { $secs } sekundy
       *[other] Přidá { $secs } sekund
    }
