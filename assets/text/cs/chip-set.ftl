# The chips of the house, starting stacks, and when denominations go.

## Names
chip-kind = { $value }
chip-color-white = bílá
chip-color-red = červená
chip-color-blue = modrá
chip-color-green = zelená
chip-color-black = černá
chip-color-purple = fialová
chip-color-yellow = žlutá
chip-color-orange = oranžová
chip-color-pink = růžová
chip-color-gray = šedá
chip-color-brown = hnědá
chip-color-light-blue = světle modrá
chip-color-lavender = levandulová
chip-color-burgundy = vínová

template-chip-set-unknown = Sada žetonů { $set } neexistuje (soubor { $file })
terminal-no-chip-set = Sada žetonů { $name } neexistuje; známé jsou: { $known }

## What needs doing
need-color-up-of = { $running ->
        [yes] Výměna žetonů v této přestávce: { $chips }
       *[no] { $place ->
            [break] Výměna žetonů o přestávce, zbývá { $time }: { $chips }
           *[level] Výměna žetonů po této úrovni, zbývá { $time }: { $chips }
        }
    }
    .button = Losování
color-up-bring = Přinést { $bring } × { $next }, na každý stůl { $table }; vrátí se { $back } × { $value }
color-up-exchange = Vyměnit žetony { $value } za žetony { $next }
color-up-no-next = Žádný zůstávající žeton není násobkem hodnoty { $value }: rozhodněte, za co se vymění

## When a chip goes, and why
color-up-in-break = O přestávce po úrovni { $level }
color-up-at-end = Na konci úrovně { $level }
color-up-needed = Naposledy potřebný v úrovni { $level } na částku { $amount }
color-up-never-needed = Nepotřebuje jej žádná úroveň
color-up-moved = { $levels ->
        [one] nejbližší přestávka je o úroveň později
        [few] nejbližší přestávka je o { $levels } úrovně později
       *[other] nejbližší přestávka je o { $levels } úrovní později
    }
color-up-no-break = žádná přestávka není blízko, hra se kvůli tomu zastaví

## What does not fit together
plan-flag-too-early = Žetony { $value } mají odejít příliš brzy ({ $stage }): úroveň { $level } je ještě potřebuje na částku { $amount }
plan-flag-nothing-goes = Vyznačená výměna žetonů je zbytečná ({ $stage }): všechny žetony, které smějí odejít, už jsou pryč
plan-flag-not-marked = Žetony { $value } smějí odejít, ale výměna tu není vyznačena ({ $stage })
plan-flag-case-short = Výměna žetonů po úrovni { $level } potřebuje víc, než je v kufru: chybí { $short ->
        [one] { $short } × { $value }
        [few] { $short } × { $value }
       *[other] { $short } × { $value }
    }
set-flag-not-a-multiple = { $next } není násobek { $value }: takové žetony nelze vzájemně vyměnit
set-flag-stack-missing = Není zadáno, které žetony patří ke vstupu: zvolte níže stack, nebo jej zadejte
set-flag-inventory-short = Vydává se { $needed } × { $value }, ale herna má { $owned }
set-flag-unpayable = V úrovni { $level } je částka { $amount }, kterou žetony { $smallest } nelze zaplatit

## Starting stacks
stack-kind-few = Málo žetonů
stack-kind-middling = Střední
stack-kind-many = Mnoho malých
no-stack-set-missing = Nejprve přidejte žetony herny
no-stack-nothing-wanted = Zadejte počet vstupů
no-stack-not-a-multiple = Startovní stack nelze složit z celých žetonů { $value }: přidejte menší žeton, nebo stack změňte
no-stack-worth-too-little = Všechny žetony dohromady stačí nejvýše na { $most } pro každý vstup: naplánujte méně vstupů, menší rezervu, nebo víc žetonů
no-stack-chip-short = Každý vstup by potřeboval { $needed } × { $value }, ale na každý { $most ->
        [0] není žádný
        [one] je jen { $most }
        [few] jsou jen { $most }
       *[other] je jen { $most }
    }: naplánujte méně vstupů, menší rezervu, nebo víc žetonů { $value }
no-stack-no-way = Startovní stack nelze složit z nejvýše { $most } žetonů
chips-served = { $count } · pak dojdou žetony { $value }
chips-served-all = Kolik jich přijde

## The chips of the house
chips-set-empty = Jaké žetony používáte?
    .hint = Ze zadaných žetonů Floorman spočítá startovní stacky, kdy smí která hodnota odejít a kolik žetonů přinést. Začněte od podobné sady a upravte ji.
chips-set-own = Vlastní žetony, jeden po druhém
chips-set-from = Začít od sady
chips-ready-home-300 = Kufr na 300 žetonů
    .what = Jeden stůl: 100 × 25, 100 × 100, 50 × 500, 50 × 1 000
chips-ready-home-500 = Kufr na 500 žetonů
    .what = Dva stoly: 25 až 5 000
chips-ready-home-small = Kufr na 500 žetonů, malé hodnoty
    .what = Dva stoly: 5 až 1 000, pro malé blindy
chips-ready-club = Klub
    .what = Asi osmdesát vstupů: 25 až 25 000
chips-ready-big-event = Velký turnaj
    .what = 25 až 100 000, zatím nespočítáno
chips-head-value = Hodnota
chips-head-color = Barva
chips-head-spots = Pruhy
chips-head-spot-color = Jejich barva
chips-head-owned = Má herna
    .tip = Kolik jich herna má; prázdné, pokud je nikdo nespočítal
chips-head-in-a-stack = Ve stacku
chips-head-left = V kufru
chips-cell = Žeton { $value }: { $what }
chips-face = { $value }, { $color }
chips-remove = Vyřadit žeton { $value } ze sady
chips-add = Přidat žeton
chips-kinds-most = V sadě může být nejvýše { $most } druhů žetonů
chips-stack = Startovní stack
chips-stack-sum = { $count ->
    [one] Stack: { $count } žeton, hodnota { $chips }, jak patří ke vstupu
    [few] Stack: { $count } žetony, hodnota { $chips }, jak patří ke vstupu
   *[other] Stack: { $count } žetonů, hodnota { $chips }, jak patří ke vstupu
}
chips-stack-sum-off = { $count ->
    [one] Stack: { $count } žeton, hodnota { $chips }, ale ke vstupu patří { $starting }
    [few] Stack: { $count } žetony, hodnota { $chips }, ale ke vstupu patří { $starting }
   *[other] Stack: { $count } žetonů, hodnota { $chips }, ale ke vstupu patří { $starting }
}
chips-pile = { $count } × { $value }, { $color }
chips-in-all = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
chips-proposals = Startovní stacky, které z těchto žetonů lze složit
chips-proposals-entries = Vstupy
chips-proposals-reserve = Zůstává v kufru
    .tip = Na re-entry, rebuye a výměny žetonů
chips-capacity = Na kolik žetony stačí
chips-capacity-stacks = Startovní stacky
chips-capacity-color-ups = Se všemi výměnami žetonů
chips-capacity-rebuys = K tomu rebuye
chips-capacity-uncounted = Zadejte, kolik žetonů herna má, a uvidíte, na kolik vstupů stačí
chips-set-changed = Žetony změněny
chips-set-save = Uložit žetony

## The plan
chips-plan-no-set = Žetony nejsou zadány
    .hint = Ze žetonů herny Floorman určí, po které úrovni smí která hodnota odejít a co přinést
chips-plan-tell-set = Zadat žetony
chips-plan-what = Žeton odchází po poslední úrovni, která jej potřebuje, o přestávce, je-li blízko. Žetony k přinesení se počítají z dosavadních prodejů, na každý stůl o jeden víc na zaokrouhlení.
chips-plan-none = Každý žeton je potřeba až do konce struktury
chips-plan-put = Vložit do struktury
    .tip = Označí tyto přestávky a konce úrovní pro výměnu žetonů, a z těch, které teprve přijdou, žádné jiné
chips-plan-is-in = Ve struktuře jsou označené všechny
chips-plan-past = { $level }. úroveň už skončila, proto ji ve struktuře nejde označit. Chip race je mezi tím, co je třeba udělat
chips-plan-print = Tisk plánu
chips-plan-stops-play = Ve struktuře: hra se kvůli tomu zastaví
chips-plan-not-marked = Není ve struktuře
chips-plan-marked = Ve struktuře

## On paper
print-color-ups-plan = Kdy žetony odcházejí a co přinést
print-color-ups-set = Žetony
print-color-ups-flags = K prověření
print-color-ups-summary = { $count ->
        [0] žádná výměna žetonů
        [one] jedna výměna žetonů
        [few] { $count } výměny žetonů
       *[other] { $count } výměn žetonů
    }
print-color-ups-removes = Odchází
print-color-ups-next = Za
print-color-ups-bring = Přinést
print-color-ups-per-table = Na stůl
print-color-ups-tables = Stoly
print-color-ups-back = Vrátí se
print-color-ups-stack = { $count ->
    [one] { $count } žeton, hodnota { $chips }
    [few] { $count } žetony, hodnota { $chips }
   *[other] { $count } žetonů, hodnota { $chips }
}

## In the structure
structure-break-color-up-of = Přestávka · výměna žetonů { $chips }
