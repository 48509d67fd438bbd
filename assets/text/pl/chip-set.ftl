# The chips of the house, starting stacks, and when denominations go.

## Names
chip-kind = { $value }
chip-color-white = biały
chip-color-red = czerwony
chip-color-blue = niebieski
chip-color-green = zielony
chip-color-black = czarny
chip-color-purple = fioletowy
chip-color-yellow = żółty
chip-color-orange = pomarańczowy
chip-color-pink = różowy
chip-color-gray = szary
chip-color-brown = brązowy
chip-color-light-blue = jasnoniebieski
chip-color-lavender = lawendowy
chip-color-burgundy = bordowy

template-chip-set-unknown = Nie ma zestawu żetonów { $set } (plik { $file })
terminal-no-chip-set = Nie ma zestawu żetonów { $name }; dostępne: { $known }

## What needs doing
need-color-up-of = { $running ->
        [yes] Wymiana żetonów { $chips } w tej przerwie
       *[no] { $place ->
            [break] Wymiana żetonów { $chips } w przerwie za { $time }
           *[level] Wymiana żetonów { $chips } po tym poziomie, za { $time }
        }
    }
    .button = Losowanie o żetony
color-up-bring = Przynieść { $bring } × { $next }, po { $table } na stół; wraca { $back } × { $value }
color-up-exchange = Wymiana żetonów { $value } na { $next }
color-up-no-next = Żaden żeton, który zostaje, nie jest wielokrotnością { $value }: trzeba zdecydować, na co się je wymienia

## When a chip goes, and why
color-up-in-break = W przerwie po poziomie { $level }
color-up-at-end = Na koniec poziomu { $level }
color-up-needed = Potrzebny do poziomu { $level }, na kwotę { $amount }
color-up-never-needed = Na żadnym poziomie nie jest potrzebny
color-up-moved = { $levels ->
        [one] najbliższa przerwa jest o poziom później
        [few] najbliższa przerwa jest o { $levels } poziomy później
       *[many] najbliższa przerwa jest o { $levels } poziomów później
    }
color-up-no-break = przerwa jest daleko, więc gra się na to zatrzymuje

## What does not fit together
plan-flag-too-early = Za wcześnie zaznaczono zejście żetonów { $value } ({ $stage }): poziom { $level } potrzebuje ich jeszcze na kwotę { $amount }
plan-flag-nothing-goes = Zaznaczono wymianę żetonów ({ $stage }), ale żaden żeton nie może już zejść
plan-flag-not-marked = Żetony { $value } mogą zejść, ale wymiany tam nie zaznaczono: { $stage }
plan-flag-case-short = Do wymiany żetonów po poziomie { $level } brakuje w walizce { $short ->
        [one] jednego żetonu { $value }
        [few] { $short } żetonów { $value }
       *[many] { $short } żetonów { $value }
    }
set-flag-not-a-multiple = { $next } nie jest wielokrotnością { $value }: takich żetonów nie da się na siebie wymienić
set-flag-stack-missing = Nie ustawiono żetonów za wejście: można wybrać stack poniżej albo wpisać własny
set-flag-inventory-short = Wydaje się { $needed } × { $value }, a lokal ma { $owned }
set-flag-unpayable = Na poziomie { $level } jest kwota { $amount }, której nie da się zapłacić żetonami { $smallest }

## Starting stacks
stack-kind-few = Mało żetonów
stack-kind-middling = Średnio
stack-kind-many = Dużo drobnych żetonów
no-stack-set-missing = Najpierw trzeba dodać żetony lokalu
no-stack-nothing-wanted = Należy podać liczbę wejść
no-stack-not-a-multiple = Stacka startowego nie da się ułożyć z żetonów { $value }: trzeba dodać mniejszy żeton albo zmienić stack
no-stack-worth-too-little = Wszystkie żetony razem dają na wejście najwyżej { $most }: potrzeba mniej wejść, mniejszej rezerwy albo więcej żetonów
no-stack-chip-short = Każde wejście wymaga { $needed } × { $value }, a na każde przypada { $most ->
        [0] zero
       *[other] { $most }
    }: potrzeba mniej wejść, mniejszej rezerwy albo więcej żetonów { $value }
no-stack-no-way = Żaden stack, w którym jest najwyżej { $most ->
        [one] { $most } żeton
        [few] { $most } żetony
       *[many] { $most } żetonów
    }, nie daje stacka startowego
chips-served = { $count } · potem brakuje żetonów { $value }
chips-served-all = Dla każdej liczby

## The chips of the house
chips-set-empty = Jakimi żetonami się gra?
    .hint = Gdy Floorman zna żetony, układa stacki startowe, pokazuje, kiedy nominał może zejść i ile żetonów przynieść. Można zacząć od podobnego zestawu i go zmienić.
chips-set-own = Własne żetony, po jednym
chips-set-from = Zacznij od
chips-ready-home-300 = Walizka 300
    .what = Jeden stół: 100 × 25, 100 × 100, 50 × 500, 50 × 1000
chips-ready-home-500 = Walizka 500
    .what = Dwa stoły: od 25 do 5000
chips-ready-home-small = Walizka 500, małe nominały
    .what = Dwa stoły: od 5 do 1000, na małe blindy
chips-ready-club = Klub
    .what = Około osiemdziesięciu wejść: od 25 do 25 000
chips-ready-big-event = Duży turniej
    .what = Od 25 do 100 000, jeszcze niepoliczone
chips-head-value = Nominał
chips-head-color = Kolor
chips-head-spots = Wstawki
chips-head-spot-color = Ich kolor
chips-head-owned = Ma lokal
    .tip = Ile żetonów ma lokal; puste, gdy nikt ich nie policzył
chips-head-in-a-stack = W stacku
chips-head-left = W walizce
chips-cell = { $what }, żeton { $value }
chips-face = { $value }, { $color }
chips-remove = Usuń z zestawu żeton { $value }
chips-add = Dodaj żeton
chips-kinds-most = Zestaw może mieć najwyżej tyle rodzajów żetonów: { $most }
chips-stack = Stack startowy
chips-stack-sum = { $count ->
    [one] W stacku jest { $count } żeton
    [few] W stacku są { $count } żetony
   *[many] W stacku jest { $count } żetonów
}, razem { $chips }, tyle, ile dostaje wejście
chips-stack-sum-off = { $count ->
    [one] W stacku jest { $count } żeton
    [few] W stacku są { $count } żetony
   *[many] W stacku jest { $count } żetonów
}, razem { $chips }, a wejście dostaje { $starting }
chips-pile = { $count } × { $value }, { $color }
chips-in-all = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
chips-proposals = Stacki startowe z tych żetonów
chips-proposals-entries = Wejścia
chips-proposals-reserve = Rezerwa w walizce
    .tip = Na re-entry, rebuye i wymiany żetonów
chips-capacity = Na ile starczy żetonów
chips-capacity-stacks = Stacki startowe
chips-capacity-color-ups = Ze wszystkimi wymianami
chips-capacity-rebuys = Oprócz tego rebuye
chips-capacity-uncounted = Należy podać, ile żetonów ma lokal, aby zobaczyć, na ile wejść starczą
chips-set-changed = Zmieniono żetony
chips-set-save = Zapisz żetony

## The plan
chips-plan-no-set = Nie ma jeszcze żetonów
    .hint = Gdy Floorman zna żetony, pokazuje, po którym poziomie może zejść każdy nominał i co przynieść
chips-plan-tell-set = Dodaj żetony
chips-plan-what = Żeton schodzi po ostatnim poziomie, na którym jest potrzebny, w przerwie, jeśli jest blisko. Liczby żetonów do przyniesienia wynikają z dotychczasowej sprzedaży, z jednym więcej na stół na zaokrąglenia.
chips-plan-none = Do końca struktury potrzebny jest każdy żeton
chips-plan-put = Wstaw do struktury
    .tip = Oznacza te przerwy i końce poziomów do wymiany żetonów, a z tych, które jeszcze będą, żadnych innych
chips-plan-is-in = Wszystkie są oznaczone w strukturze
chips-plan-past = Poziom { $level } już się skończył, więc nie można go oznaczyć w strukturze. Losowanie o żetony jest na liście rzeczy do zrobienia
chips-plan-print = Wydrukuj plan
chips-plan-stops-play = W strukturze: gra się wtedy zatrzymuje
chips-plan-not-marked = Nie ma w strukturze
chips-plan-marked = W strukturze

## On paper
print-color-ups-plan = Kiedy żetony schodzą i co przynieść
print-color-ups-set = Żetony
print-color-ups-flags = Do sprawdzenia
print-color-ups-summary = { $count ->
        [0] bez wymiany żetonów
        [one] jedna wymiana żetonów
        [few] { $count } wymiany żetonów
       *[many] { $count } wymian żetonów
    }
print-color-ups-removes = Schodzi
print-color-ups-next = Na
print-color-ups-bring = Przynieść
print-color-ups-per-table = Na stół
print-color-ups-tables = Stoły
print-color-ups-back = Wraca
print-color-ups-stack = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}, razem { $chips }

## In the structure
structure-break-color-up-of = Przerwa · wymiana żetonów { $chips }
