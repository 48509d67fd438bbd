# The pace of play: hand for hand, orbit for orbit, soft hand for hand, last hands, a drawn minute, tables that the floor stops.

## The log

event-h4h-started = Ohlášeno hand for hand: { $tables ->
    [0] začíná po přestávce
    [one] { $tables } stůl dohrává rozdání a čeká
    [few] { $tables } stoly dohrávají rozdání a čekají
   *[other] { $tables } stolů dohrává rozdání a čeká
}
    .name = ohlášení hand for hand
event-tables-ticked = { $tables ->
    [one] Dohráno: stůl { $numbers }
    [few] Dohráno: stoly { $numbers }
   *[other] Dohráno: stoly { $numbers }
}
    .name = { $tables ->
        [one] stůl { $numbers } hotov
        [few] { $tables } stoly hotovy
       *[other] { $tables } stolů hotovo
    }
event-hand-over = { $hand ->
    [0] Ohlášené rozdání skončilo
   *[other] Rozdání { $hand } skončilo
}
    .name = konec rozdání
event-h4h-begun = Začíná rozdání { $hand } hand for hand: { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}{ $posted ->
    [yes] {""}; vloženo za nepřítomné: { $stacks }
   *[no] {""}
}
    .name = rozdání { $hand } hand for hand
event-h4h-ended = Konec hand for hand
    .name = konec hand for hand
event-orbits-started = Ohlášeno kolo po kole: po tomto rozdání { $tables ->
    [one] { $tables } stůl odehraje jedno kolo a čeká
    [few] { $tables } stoly odehrají jedno kolo a čekají
   *[other] { $tables } stolů odehraje jedno kolo a čeká
}, rozdání v kole: { $even ->
    [yes] {""}
   *[no] { $fewest }–
}{ $most }; hodiny: { $clock }; vyřazení: { $busts }
    .name = ohlášení hry kolo po kole
event-orbit-begun = Kolo { $orbit } začíná: { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, rozdání v kole: { $even ->
    [yes] {""}
   *[no] { $fewest }–
}{ $most }
    .name = kolo { $orbit }
event-orbit-over = Kolo { $orbit } skončilo
    .name = konec kola { $orbit }
event-orbits-ended = Konec hry kolo po kole
    .name = konec hry kolo po kole
event-soft-started = Ohlášeno soft hand for hand, { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}: čeká stůl, který je napřed o { $hands } rozdání
    .name = ohlášení soft hand for hand
hands-of-table = stůl { $table }: odehráno { $hands } rozdání
event-hands-marked = Zapsáno: { $list }
    .name = zápis rozdání
event-soft-ended = Konec soft hand for hand
    .name = konec soft hand for hand
event-last-hands = { $hands ->
    [one] Ohlášeno jedno poslední rozdání
    [few] Ohlášena poslední { $hands } rozdání
   *[other] Ohlášeno posledních { $hands } rozdání
}: { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}
    .name = ohlášení posledních rozdání
event-last-hands-played = Poslední rozdání jsou odehrána
    .name = konec posledních rozdání
event-last-hands-ended = Poslední rozdání už neplatí
    .name = odvolání posledních rozdání
event-random-halt-drawn = Vylosováno a utajeno: hodiny se zastaví { $from } až { $to } min před koncem úrovně
    .name = losování minuty
event-random-break-drawn = Vylosováno a utajeno: přestávka začne { $from } až { $to } min před koncem úrovně
    .name = losování náhodné přestávky
event-random-halt-reached = Nastala vylosovaná minuta, { $minutes ->
    [one] zbývá { $minutes } minuta
    [few] zbývají { $minutes } minuty
   *[other] zbývá { $minutes } minut
}
    .name = zastavení ve vylosované minutě
event-random-halt-dropped = Hodiny běží dál; vylosováno bylo zastavení { $minutes } min před koncem
    .name = zrušení vylosované minuty
event-table-halted = Hra u stolu { $table } zastavena floormanem{ $short ->
    [0] {""}
    [one] , chybí { $short } hráč
    [few] , chybí { $short } hráči
   *[other] , chybí { $short } hráčů
}
    .name = zastavení hry u stolu { $table }
event-table-resumed = Stůl { $table } hraje dál
    .name = obnovení hry u stolu { $table }
event-floor-called = Stůl { $table } volá floormana
    .name = volání floormana ke stolu { $table }
event-floor-called-about = Stůl { $table } volá floormana: { $note }
    .name = volání floormana ke stolu { $table }
event-floor-answered = Floorman šel ke stolu { $table }
    .name = floorman u stolu { $table }
event-clock-hand-for-hand = Hodiny vypnuty, stoly hrají hand for hand
    .name = vypnutí hodin
event-clock-hand-taken = Z úrovně odečteno za rozdání: { $time }
    .name = odečtení za rozdání – { $time }
event-clock-orbit-for-orbit = Hodiny vypnuty, stoly hrají kolo po kole
    .name = vypnutí hodin
event-clock-orbit-taken = Z úrovně odečteno za kolo ({ $hands } rozdání): { $time }
    .name = odečtení za kolo – { $time }
event-hands-played = Všechny stoly mají rozdání úrovně odehrána, začátek: { $title }
    .name = začátek – { $stage }
event-levels-last = { $hands ->
    [none] Úrovně se od teď řídí časem
    [one] Úrovně trvají od teď 1 rozdání
    [few] Úrovně trvají od teď { $hands } rozdání
   *[other] Úrovně trvají od teď { $hands } rozdání
}
    .name = změna délky úrovní
event-clock-last-hands = Hodiny zastaveny kvůli posledním rozdáním
    .name = zastavení hodin

## What is in the way

refusal-hand-for-hand-on = Stoly už hrají hand for hand
    .hint = Odškrtněte stoly a potom začněte další rozdání
refusal-hand-for-hand-not-on = Stoly nehrají hand for hand
    .hint = Nejprve hand for hand ohlaste
refusal-hand-for-hand-one-table = Hraje jen jeden stůl, není tedy na koho čekat
    .hint = Nechte jej hrát jako obvykle
refusal-orbit-for-orbit-on = Stoly hrají kolo po kole
    .hint = Odškrtněte stoly; potom začněte další kolo, nebo hru kolo po kole nejprve ukončete
refusal-orbit-for-orbit-not-on = Stoly nehrají kolo po kole
    .hint = Nejprve hru kolo po kole ohlaste
refusal-orbit-still-played = { $count ->
    [one] Stůl { $tables } ještě kolo hraje
    [few] Stoly { $tables } ještě kolo hrají
   *[other] Stoly { $tables } ještě kolo hrají
}
    .hint = Další kolo začne, až všichni dohrají: odškrtněte je
refusal-orbit-played-at = Stůl { $table } už v tomto kole nemá žádné rozdání
    .hint = Stoly hrají kolo po kole: další kolo začne u všech najednou
refusal-soft-hand-for-hand-on = Hraje se soft hand for hand: rozdání stolů se počítají
    .hint = Zapisujte rozdání dál, nebo soft hand for hand nejprve ukončete
refusal-soft-hand-for-hand-not-on = Rozdání stolů se nepočítají
    .hint = Nejprve ohlaste soft hand for hand
refusal-ahead-impossible = { $hands ->
    [one] Náskok { $hands } rozdání nelze nastavit
    [few] Náskok { $hands } rozdání nelze nastavit
   *[other] Náskok { $hands } rozdání nelze nastavit
}
    .hint = Stůl může být napřed o 1 až { $most } rozdání, potom čeká
refusal-level-by-hands = Úrovně trvají { $hands } rozdání, ne podle času
    .hint = Zapisujte rozdání stolů, nebo v nastavení zvolte úrovně podle času
refusal-level-hands-impossible = Úroveň nemůže trvat { $hands } rozdání
    .hint = Zvolte 1 až { $most } rozdání
refusal-level-played-at = Stůl { $table } má rozdání této úrovně odehrána
    .hint = Čeká, až je odehrají všechny stoly; potom začne další úroveň
refusal-hands-not-counted = Rozdání se nepočítají
    .hint = Ohlaste soft hand for hand, nebo v nastavení zvolte úrovně podle počtu rozdání
refusal-nothing-marked = Není uveden žádný stůl, nebo žádné rozdání
    .hint = Zvolte stoly, které odehrály rozdání
refusal-hands-below-none = Stůl { $table } má od ohlášení odehráno: { $hands ->
    [0] žádné rozdání
    [one] { $hands } rozdání
    [few] { $hands } rozdání
   *[other] { $hands } rozdání
}
    .hint = Víc rozdání zpět vzít nelze
refusal-table-ahead = Stůl { $table } čeká, protože je napřed: { $count ->
    [one] za ním je stůl { $others }
    [few] za ním jsou stoly { $others }
   *[other] za ním jsou stoly { $others }
}
    .hint = Soft hand for hand: hraje dál, až jej ostatní doženou
refusal-last-hands-on = Hrají se poslední rozdání
    .hint = Odškrtněte stoly, nebo poslední rozdání odvolejte
refusal-last-hands-not-on = Poslední rozdání nejsou ohlášena
    .hint = Ohlaste, kolik rozdání má každý stůl ještě odehrát
refusal-last-hands-impossible = Tolik posledních rozdání ohlásit nelze: { $hands }
    .hint = Ohlaste 1 až { $most } rozdání
refusal-nobody-plays = Žádný stůl nemá dva hráče, kteří smějí hrát
    .hint = Usaďte hráče, nebo nechte zastavený stůl hrát dál
refusal-no-table-ticks = Žádný stůl nečeká na ostatní
    .hint = Nejprve ohlaste hand for hand nebo poslední rozdání
refusal-hand-is-over = Všechny stoly mají dohráno
    .hint = Začněte další rozdání, nebo nechte hrát jako obvykle
refusal-table-already-done = Stůl { $table } už má dohráno
    .hint = Zvolte stůl, který ještě hraje
refusal-table-not-waited-for = Stůl { $table } toto rozdání nehraje
    .hint = Zvolte stůl, který ještě hraje
refusal-tables-still-playing = { $count ->
    [one] Stůl { $tables } ještě hraje
    [few] Stoly { $tables } ještě hrají
   *[other] Stoly { $tables } ještě hrají
}
    .hint = Další rozdání začne, až všichni dohrají: odškrtněte je
    .rule = TDA 2024, RP-8
refusal-table-holds = Stůl { $table } čeká na ostatní
    .hint = Stoly hrají hand for hand: další rozdání začne u všech najednou
    .rule = TDA 2024, RP-8
refusal-last-hands-played-at = Stůl { $table } má poslední rozdání odehrána
    .hint = Má-li se hrát dál, poslední rozdání odvolejte
refusal-hand-secs-too-many = { $secs } sekund je na rozdání v hand for hand příliš
    .hint = Uberte na hodinách nejvýše { $most } sekund
    .rule = TDA 2024, RP-8
refusal-random-halt-pending = Pro tuto úroveň už je minuta vylosována
    .hint = Počkejte na ni, nebo nechte hodiny běžet dál
refusal-random-halt-impossible = Hodiny nelze zastavit { $from } až { $to } min před koncem
    .hint = Větší číslo patří na začátek a poslední je aspoň 1; { $left ->
        [one] do konce úrovně zbývá { $left } celá minuta
        [few] do konce úrovně zbývají { $left } celé minuty
       *[other] do konce úrovně zbývá { $left } celých minut
    }
refusal-no-break-follows = Po této úrovni není přestávka
    .hint = Losujte minutu v úrovni před přestávkou, nebo přestávku přidejte do struktury
refusal-random-halt-not-drawn = Žádná minuta není vylosována
    .hint = Nejprve ji vylosujte
refusal-random-halt-not-due = Vylosovaná minuta ještě nenastala
    .hint = Do té doby nechte hodiny běžet
refusal-table-stopped = Hra u stolu { $table } je zastavena floormanem
    .hint = Nejprve nechte stůl hrát dál
refusal-table-not-stopped = Hra u stolu { $table } není zastavena floormanem
    .hint = Stojí-li hra, protože stolu chybí hráči, pokračuje po doplnění, nebo když floorman zastavení promine

## Draws

purpose-random-halt = minuta v úrovni { $level }
draw-check-minute = Pro ověření minuty zadejte { $check_item } pro každou minutu od první do poslední; nejmenší výsledek je počet zbývajících minut

## What needs doing

need-bubble-near = Blíží se placená místa: ve hře { $left }, placených { $paid }
    .detail = Ohlaste hand for hand: dohrát toto rozdání a čekat. Všichni, kdo od té chvíle vypadnou v jednom rozdání, vypadávají společně
    .button = Začít hand for hand
need-tables-playing = Hand for hand: { $count ->
        [one] ještě hraje { $count } stůl
        [few] ještě hrají { $count } stoly
       *[other] ještě hraje { $count } stolů
    }
    .detail = { $hand ->
        [0] Ohlášené rozdání
       *[other] Rozdání { $hand }
    } od { $since } · { $count ->
        [one] stůl { $tables }
        [few] stoly { $tables }
       *[other] stoly { $tables }
    }. All-in a call: karty zůstávají zakryté a dealer čeká
    .button = { $count ->
        [one] Stůl { $tables } hotov
        [few] Odškrtnout…
       *[other] Odškrtnout…
    }
    .other = Vše hotovo
need-orbit-playing = Kolo { $orbit }: { $count ->
        [one] ještě hraje { $count } stůl
        [few] ještě hrají { $count } stoly
       *[other] ještě hraje { $count } stolů
    }
    .detail = Od { $since } · { $count ->
        [one] stůl { $tables }
        [few] stoly { $tables }
       *[other] stoly { $tables }
    }. Tolik rozdání, kolik je u stolu hráčů; potom stůl čeká
    .button = { $count ->
        [one] Stůl { $tables } hotov
        [few] Odškrtnout…
       *[other] Odškrtnout…
    }
    .other = Vše hotovo
need-orbit-is-over = Kolo { $hand } skončilo: všechny stoly čekají
    .detail = { $paid ->
        [none] Ve hře { $left }
       *[other] Ve hře { $left }, placených { $paid }
    }
    .button = Další kolo
    .other = Ukončit kolo po kole
need-end-hand-for-hand = Hraje jen jeden stůl, není tedy na koho čekat
    .button = Ukončit hand for hand
need-end-orbit-for-orbit = Hraje jen jeden stůl, není tedy na koho čekat
    .button = Ukončit kolo po kole
need-level-played = Všechny stoly mají rozdání této úrovně odehrána
    .detail = Všechny stoly jsou odškrtnuté
    .button = Další úroveň nebo přestávka
need-tables-ahead = { $count ->
        [one] Stůl { $tables } čeká
        [few] Stoly { $tables } čekají
       *[other] Stoly { $tables } čekají
    }: napřed o { $hands } rozdání
    .detail = { $slow ->
        [one] Stůl { $others } dohání
        [few] Stoly { $others } dohánějí
       *[other] Stoly { $others } dohánějí
    }
    .button = Zapsat rozdání…
need-last-hands-playing = Poslední rozdání: { $count ->
        [one] ještě hraje { $count } stůl
        [few] ještě hrají { $count } stoly
       *[other] ještě hraje { $count } stolů
    }
    .detail = { $hands ->
        [one] Jedno rozdání
        [few] { $hands } rozdání
       *[other] { $hands } rozdání
    } po tom, které se hrálo · { $count ->
        [one] stůl { $tables }
        [few] stoly { $tables }
       *[other] stoly { $tables }
    }
    .button = { $count ->
        [one] Stůl { $tables } hotov
        [few] Odškrtnout…
       *[other] Odškrtnout…
    }
    .other = Vše hotovo
need-hand-is-over = { $hand ->
        [0] Ohlášené rozdání skončilo
       *[other] Rozdání { $hand } skončilo
    }: všechny stoly čekají
    .detail = { $busts ->
        [0] Bez vyřazení
        [one] Vyřazení: { $names }
        [few] Vyřazení společně: { $names }
       *[other] Vyřazení společně: { $names }
    }. { $paid ->
        [none] Ve hře { $left }
       *[other] Ve hře { $left }, placených { $paid }
    }
    .button = Další rozdání
    .other = Ukončit hand for hand
need-break-reached = Je čas na přestávku
    .detail = Hodiny byly vypnuty; přestávka začne, až to určíte
    .button = Začít přestávku
need-last-hands-played = Poslední rozdání jsou odehrána
    .detail = Hodiny stojí
    .button = Další úroveň nebo přestávka
    .other = Odvolat poslední rozdání
need-last-hands-end = Poslední rozdání poslední úrovně jsou odehrána
    .detail = Hodiny stojí
    .button = Ukončit poslední rozdání
need-random-halt-due = Zastavit hodiny: nastala vylosovaná minuta
    .detail = { $minutes ->
        [one] Do konce úrovně zbývá { $minutes } minuta
        [few] Do konce úrovně zbývají { $minutes } minuty
       *[other] Do konce úrovně zbývá { $minutes } minut
    }. Nikdo ji nemohl znát předem; jak losování ověřit, ukazuje deník
    .button = Zastavit hodiny
    .other = Nechat běžet
need-random-break-due = Přestávka teď: nastala vylosovaná minuta
    .detail = { $minutes ->
        [one] Do konce úrovně zbývá { $minutes } minuta, která se nehraje
        [few] Do konce úrovně zbývají { $minutes } minuty, které se nehrají
       *[other] Do konce úrovně zbývá { $minutes } minut, které se nehrají
    }. Přestávka má obvyklou délku; jak losování ověřit, ukazuje deník
    .button = Začít přestávku
    .other = Nechat běžet
need-no-dealer-push = Dealeři se nestřídají: zbývá { $time }
    .detail = Dealeři zůstávají na svém místě, dokud nezačne přestávka nebo úroveň (TDA 2024, RP-7)
need-decks-ready = Připravit balíčky: zbývá { $time }
    .detail = Dealeři teď promíchají karty na stole a balíček srovnají; první rozdání začne s úrovní (TDA 2024, RP-20)
need-stopped = Hra u stolu { $table } je zastavena floormanem
    .detail = Stůl hraje dál, až to určíte
    .button = Hrát dál
need-stopped-may-play = Stůl { $table } může hrát dál
    .detail = Hra byla zastavena, protože chyběli hráči; teď už nechybějí
    .button = Hrát dál

## Settings

setting-places-paid = Placená místa
    .what = Kolik míst je placených; řídí se tím hand for hand
    .later = Platí hned; řídí se tím i dělená umístění
    .none = nerozhodnuto
setting-level-hands = Rozdání na úroveň
    .what = Kolik rozdání odehraje každý stůl v úrovni; minuty struktury jsou pak odhad a přestávky jdou podle hodin
    .later = Platí od právě hrané úrovně, která se začne počítat znovu
    .none = úrovně podle času
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-19
        [tda-2022] TDA 2022 to neuvádí
        [tda-2019] TDA 2019 to neuvádí
       *[other] Rozhoduje herna
    }
setting-after-breaks = Po přestávce
    .what = Zda po přestávce hodiny pokračují samy, nebo čekají, až je někdo spustí
    .later = Platí i pro přestávku, která právě běží
setting-after-registration = Po pozdní registraci
    .what = Zda úroveň po pozdní registraci začne sama, nebo čeká, až ji někdo spustí
    .later = Platí i pro úroveň, která právě běží
setting-hand-for-hand = Začátek hand for hand
    .what = Kdo ohlašuje, že každý stůl dohraje rozdání a čeká na ostatní
    .later = Platí od příštího vyřazení
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-8
        [tda-2022] TDA 2022 to neuvádí
        [tda-2019] TDA 2019 to neuvádí
       *[other] Rozhoduje herna
    }
setting-hand-for-hand-secs = Sekund na rozdání
    .what = Kolik času ubere rozdání na hodinách, které jsou během hand for hand vypnuté
    .later = Platí od příštího rozdání
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-8
        [tda-2022] TDA 2022 to neuvádí
        [tda-2019] TDA 2019 to neuvádí
       *[other] Rozhoduje herna
    }
setting-hand-for-hand-busts = Vyřazení v jednom rozdání
    .what = Kdo se dělí o umístění, když v jednom rozdání hand for hand vypadne víc hráčů
    .later = Umístění se změní hned, i za už odehraná rozdání
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-8
        [tda-2022] TDA 2022 to neuvádí
        [tda-2019] TDA 2019 to neuvádí
       *[other] Rozhoduje herna
    }
hand-for-hand-by-floor = na pokyn floormana
hand-for-hand-at-bubble = samo na bublině
hand-for-hand-share = dělí se všichni
hand-for-hand-by-table = dělí se stoly
hand-for-hand-by-stack = větší stack výš

orbit-clock-runs = běží dál
orbit-clock-by-hands = vypnuty, čas za každé rozdání
orbit-busts-in-order = popořadě jako obvykle
orbit-busts-as-one-hand = jako v jednom rozdání

## The form beside the room

tables-pace = Hand for hand…
    .tip = Stoly na sebe čekají: po rozdáních, po kolech nebo volně; poslední rozdání, vylosovaná minuta, zastavené stoly
pace-hand = { $hand ->
        [0] Ohlášené rozdání
       *[other] Rozdání { $hand }
    } · { $playing ->
        [0] všechny stoly čekají
        [one] ještě hraje { $playing } stůl z celkem { $all }, od { $since }
        [few] ještě hrají { $playing } stoly z celkem { $all }, od { $since }
       *[other] ještě hraje { $playing } stolů z celkem { $all }, od { $since }
    }
pace-level = { $left ->
        [0] Všechna rozdání úrovně jsou odehrána ({ $hands })
        [one] Zbývá { $left } rozdání úrovně z celkem { $hands }
        [few] Zbývají { $left } rozdání úrovně z celkem { $hands }
       *[other] Zbývá { $left } rozdání úrovně z celkem { $hands }
    }
pace-orbit = Kolo { $orbit } · { $playing ->
        [0] všechny stoly čekají
        [one] ještě hraje { $playing } stůl z celkem { $all }, od { $since }
        [few] ještě hrají { $playing } stoly z celkem { $all }, od { $since }
       *[other] ještě hraje { $playing } stolů z celkem { $all }, od { $since }
    }
pace-next-orbit = Další kolo
pace-orbits-end = Ukončit kolo po kole
    .tip = Hraje se dál jako obvykle; vypnuté hodiny se znovu rozběhnou
pace-orbits-title = Kolo po kole
pace-orbits-hint = Každý stůl odehraje tolik rozdání, kolik má hráčů, a potom čeká. Vyřazení a přesuny během kola na tom nic nemění
pace-orbits-clock = Hodiny
pace-orbits-busts = Vyřazení v jednom kole
pace-orbits-choose = Žádná kniha pravidel to neřeší: zvolte, co dělají hodiny a kdo se dělí
pace-orbits-start = Začít kolo po kole
    .tip = Po právě hraném rozdání
pace-soft-title = Soft hand for hand
pace-soft-hint = U každého stolu se počítají rozdání. Stůl, který je napřed, čeká; hodiny běží dál
pace-soft-ahead = Náskok v rozdáních
pace-soft-start = Začít soft hand for hand
    .tip = Obvyklá jsou dvě rozdání; žádná kniha pravidel počet neurčuje
pace-soft = Soft hand for hand od { $since } · čeká stůl napřed o { $hands } rozdání
pace-soft-end = Ukončit soft hand for hand
    .tip = Rozdání se už nepočítají
pace-played-field = Stoly, které odehrály rozdání
pace-count = { $table } · { $hands }
pace-counted = Stůl { $table }: { $hands } rozdání
    .tip = Stiskněte, když stůl odehraje rozdání
    .waits = Stůl je napřed a čeká; stiskněte jen tehdy, když odehraje další rozdání
pace-last = { $hands ->
        [one] Jedno poslední rozdání
        [few] Poslední { $hands } rozdání
       *[other] Posledních { $hands } rozdání
    } · { $playing ->
        [0] všude odehráno
        [one] ještě hraje { $playing } stůl z celkem { $all }, od { $since }
        [few] ještě hrají { $playing } stoly z celkem { $all }, od { $since }
       *[other] ještě hraje { $playing } stolů z celkem { $all }, od { $since }
    }
pace-money = { $paid ->
    [none] Ve hře { $left }; počet placených míst není rozhodnut
   *[other] Ve hře { $left }, placených { $paid }
}
pace-done-field = Stoly, které mají dohráno
pace-done-hint = 12 nebo 3 7 12, potom Enter
pace-all-done = Vše hotovo
    .tip = Dohrály všechny stoly
pace-hand-played = Rozdání odehráno
pace-level-field = Stoly, které odehrály všechna
pace-level-done = Odehrály všechny stoly
    .tip = Začne další úroveň
pace-tick = Stůl { $table } hotov
    .tip = Ještě hraje; stiskněte, až stůl dohraje
pace-ticked = Stůl { $table } dohrál: { $time }
pace-stopped = Stůl { $table } zastaven od { $time }
pace-next-hand = Další rozdání
pace-end = Ukončit hand for hand
    .tip = Hraje se dál jako obvykle a hodiny se znovu rozběhnou
pace-start = Začít hand for hand
pace-start-hint = Každý stůl dohraje rozdání a čeká na ostatní. Hodiny se vypnou a za každé rozdání se z úrovně odečte čas. Všichni, kdo od teď vypadnou v jednom rozdání, vypadávají společně
pace-last-title = Poslední rozdání
pace-last-hands = Rozdání po tomto
pace-last-announce = Ohlásit poslední rozdání
    .tip = Hodiny se zastaví; stoly odškrtávejte, jakmile je odehrají
pace-last-end = Odvolat poslední rozdání
    .tip = Hodiny zůstanou, jak jsou
pace-next-stage = Další úroveň nebo přestávka
    .tip = Začne to, co ve struktuře následuje
pace-random-title = Náhodné zastavení nebo přestávka
pace-random-from = Nejvíc zbývajících minut
pace-random-to = Nejméně zbývajících minut
pace-random-draw = Losovat minutu
    .tip = Hodiny se zastaví ve vylosované minutě; předem ji nikdo nevidí
pace-random-drawn = Minuta je vylosována: hodiny se zastaví { $from } až { $to } min před koncem. Nikdo ji nevidí, dokud nenastane
pace-random-break = Losovat náhodnou přestávku
    .tip = Přestávka po této úrovni začne ve vylosované minutě a má obvyklou délku; zbytek úrovně se nehraje. Minutu předem nikdo nevidí
pace-random-break-drawn = Přestávka je vylosována: začne { $from } až { $to } min před koncem této úrovně. Minutu nikdo nevidí, dokud nenastane
pace-random-drop = Nechat hodiny běžet
    .tip = Vylosovanou minutu zruší a ukáže ji v deníku
pace-stop-title = Zastavené stoly
pace-stop-field = Zastavit stůl
pace-stop-hint = Číslo stolu, potom Enter
pace-resume = Stůl { $table } hraje dál
table-done-verb = Odškrtnout stůl
    .tip = Zobrazený stůl má dohráno rozdání nebo kolo

## The command box

command-say-table-done = stůl hotov, hotovo, dohráno, odškrtnout, table done, done, finished, tick, tick off
command-say-all-done = všechny stoly hotovy, vše hotovo, vše dohráno, all tables done, all done
command-say-hand-for-hand = hand for hand, h4h, hand-for-hand, další hand for hand, next hand for hand
command-say-end-hand-for-hand = ukončit hand for hand, konec hand for hand, konec h4h, end hand for hand, end h4h
command-say-orbit-for-orbit = kolo po kole, další kolo, orbita, orbit for orbit, orbits, orbit, next orbit
command-say-end-orbit-for-orbit = ukončit kolo po kole, konec kola po kole, end orbit for orbit, end orbits
command-say-soft-hand-for-hand = soft hand for hand, soft h4h, soft
command-say-end-soft-hand-for-hand = ukončit soft hand for hand, konec soft hand for hand, konec soft, end soft hand for hand, end soft h4h, end soft
command-say-random-break = náhodná přestávka, náhodné zastavení, losovat minutu, random break, random halt, draw a minute
command-say-hand-played = rozdání odehráno, odehráno, hand played, played
command-say-last-hands = poslední rozdání, poslední handy, last hands, last hand
command-say-stop-table = zastavit stůl, zastavit hru, stop table, halt, halt table
command-say-play-table = obnovit hru, znovu hrát, play again, resume table
command-say-call-floor = floor, floorman, zavolat floormana, call floor, call the floor
command-say-answer-floor = floorman jde, floor jde, floor comes, floor goes, floor is there
command-do-table-done = Stůl { $table } má dohráno
command-do-all-done = { $tables ->
    [one] Stůl, který ještě hraje, má dohráno
    [few] Všechny { $tables } stoly, které ještě hrají, mají dohráno
   *[other] Všech { $tables } stolů, které ještě hrají, má dohráno
}
command-do-hand-for-hand = Ohlásit hand for hand
command-do-hand-for-hand-next = Další rozdání hand for hand
command-do-end-hand-for-hand = Ukončit hand for hand
command-do-orbit-for-orbit = Kolo po kole…
command-do-orbit-for-orbit-next = Další kolo u všech stolů
command-do-end-orbit-for-orbit = Ukončit kolo po kole
command-do-soft-hand-for-hand = Ohlásit soft hand for hand: čeká stůl napřed o { $hands } rozdání
command-do-end-soft-hand-for-hand = Ukončit soft hand for hand
command-do-random-break = Náhodná přestávka nebo zastavení…
command-do-hand-played = Stůl { $table } odehrál rozdání
command-do-last-hands = { $hands ->
    [one] Ohlásit jedno poslední rozdání
    [few] Ohlásit poslední { $hands } rozdání
   *[other] Ohlásit posledních { $hands } rozdání
}
command-do-stop-table = Zastavit stůl { $table }
command-do-play-table = Stůl { $table } hraje dál
command-do-call-floor = Zavolat floormana ke stolu { $table }
command-do-answer-floor = Floorman jde ke stolu { $table }

## On the floor plan

tables-halt = Zastavit stůl
    .tip = Stůl nehraje další rozdání, dokud to neurčíte
tables-resume = Hrát dál
    .tip = Hra u tohoto stolu je zastavena floormanem
tables-plays = Hraje
tables-waits = Čeká
tables-stopped = Zastaven
room-legend-playing = { $tables ->
    [0] Ještě hraje
    [one] Ještě hraje: { $tables } stůl
    [few] Ještě hrají: { $tables } stoly
   *[other] Ještě hraje: { $tables } stolů
}
room-legend-waiting = { $tables ->
    [0] Čeká na ostatní
    [one] Čeká na ostatní: { $tables } stůl
    [few] Čekají na ostatní: { $tables } stoly
   *[other] Čeká na ostatní: { $tables } stolů
}

## On the clocks

header-hand-for-hand = Vypnuto, hand for hand
header-level-hands = Zbývá rozdání: { $left }/{ $hands }
clock-hands-left = { $left } rozdání
header-orbit-for-orbit = Vypnuto, kolo po kole
header-last-hands = Vypnuto, poslední rozdání
display-finish-this-hand = HAND FOR HAND: DOHRÁT ROZDÁNÍ A ČEKAT · { $on }
display-hand-for-hand = HAND FOR HAND · Rozdání { $hand } · { $on }
display-hands-left = Zbývá rozdání, celkem { $hands }
display-orbit-for-orbit = KOLO PO KOLE · Kolo { $orbit } · { $on }
display-soft-hand-for-hand = { $on } · SOFT HAND FOR HAND: STŮL NAPŘED O { $hands } ROZDÁNÍ ČEKÁ
display-break-window = { $from }–{ $to } min před koncem úrovně
display-last-hands = { $hands ->
    [one] POSLEDNÍ ROZDÁNÍ
    [few] POSLEDNÍ { $hands } ROZDÁNÍ
   *[other] POSLEDNÍCH { $hands } ROZDÁNÍ
} · { $on }

## Columns

column-mode = Tempo
column-clock-off = Hodiny vypnuty
column-paid = Vyplaceno
column-places-paid = Placená místa
column-state = Stav
column-prizes = Dělené výhry
