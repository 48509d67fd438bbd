# Chip races: what happened, what is in the way, and the screen on which they are run.

## In every sentence

change-more = +{ $number }
change-as-is = { $number }
race-values = { $value } → { $next }

## The log

event-chips-raced = { $tables ->
    [one] Losowanie o żetony, stół { $numbers }: { $values }
    [few] Losowanie o żetony, { $tables } stoły ({ $numbers }): { $values }
   *[many] Losowanie o żetony, { $tables } stołów ({ $numbers }): { $values }
}; { $odd ->
    [0] bez pozostałych żetonów
    [one] { $odd } pozostały żeton
    [few] { $odd } pozostałe żetony
   *[many] { $odd } pozostałych żetonów
}, wygranych: { $won }{ $rescued ->
    [0] {""}
   *[other] , uratowanych: { $rescued }
}, żetony w grze: { $change }{ $draw ->
    [none] {""}
   *[other] , karty z losowania { $draw }
}
    .name = { $tables ->
        [one] losowanie o żetony, stół { $numbers }
        [few] losowanie o żetony, { $tables } stoły
       *[many] losowanie o żetony, { $tables } stołów
    }
race-seat-line = Stół { $table }, miejsce { $seat }: { $player }, { $races } ({ $change })
race-seat-gave = { $chips } × { $value }
race-seat-exchanged = z wymiany { $exchanged } × { $next }
race-seat-cards = karty { $cards }
race-seat-won = wygrywa { $next }
race-seat-rescued = ostatnie żetony, dostaje { $next }
race-seat-lost = nic nie wygrywa
event-chips-exchanged = Wymieniono żetony { $value } na równą wartość: { $list }
    .name = wymiana żetonów
event-color-up-waived = { $chips } jednak zostają w grze
    .name = rezygnacja z wymiany żetonów
chips-exchanged-by = { $player } { $chips } × { $value } → { $received } × { $next }
event-late-chips-taken = Żetony znalezione po losowaniu: { $player }, { $chips } × { $value }; { $paid ->
    [0] bez zapłaty
   *[other] zapłata { $paid } × { $smallest }
}{ $unpaid ->
    [yes] , z gry schodzi { $rest }
   *[no] {""}
}
    .name = żetony znalezione po losowaniu – { $player }

## Draws

purpose-chip-race = karty do losowania o żetony
draw-check-card = Aby sprawdzić kartę, należy wpisać { $check_item }; na końcu podaje się stół, wartość schodzących żetonów i szukaną kartę
draw-check-deck = Talia stołu to jej 52 karty w kolejności tych wyników, od najmniejszego; od miejsca 1 każdy gracz dostaje swoje karty z góry, po jednej na każdy pozostały żeton

## What is in the way

refusal-no-chip-named = Nie podano żetonów
    .hint = Należy podać, która wartość schodzi i ile jest żetonów
refusal-race-out-of-order = Wartość { $worth } jest nie po kolei
    .hint = Wartości, które schodzą, podaje się po jednym razie, od najniższej
refusal-not-in-chip-set = W zestawie nie ma żetonu { $worth }
    .hint = Należy wybrać wartość z zestawu albo dodać ją do zestawu
refusal-chips-gone = Żetony { $worth } zeszły już z gry
    .hint = Żetony, które teraz się znajdą, wpisuje się jako znalezione później; można też cofnąć losowanie
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 24-C
       *[other] TDA 2011, zasada 21
    }
refusal-chips-in-play = Żetony { $worth } są jeszcze w grze
    .hint = Najpierw trzeba o nie losować; dopiero to, co się potem znajdzie, wpisuje się jako znalezione później
refusal-next-not-multiple = Z żetonów { $worth } nie da się złożyć { $next }
    .hint = Należy wybrać większą wartość, która jest wielokrotnością { $worth }
refusal-no-next-chip = Żaden większy żeton w grze nie jest wielokrotnością { $worth }
    .hint = Trzeba podać, o jaką wartość się losuje, albo wymienić, co się da, i policzyć stacki
refusal-race-begun-for-another = Przy innych stołach losowano { $worth } → { $next }
    .hint = Tu też trzeba losować o { $next } albo cofnąć tamte losowania
refusal-table-raced = Przy stole { $table } losowano już o żetony { $worth }
    .hint = Aby wpisać losowanie od nowa, trzeba je cofnąć; żetony, które się znajdą, wpisuje się jako znalezione później
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 24-C
       *[other] TDA 2011, zasada 21
    }
refusal-nobody-in-seat = Nikt nie siedzi: stół { $table }, miejsce { $seat }
    .hint = Trzeba sprawdzić miejsce; na pustych miejscach nie ma żetonów
refusal-seat-twice = Miejsce { $seat } przy stole { $table } podano dwa razy
    .hint = Każde miejsce podaje się raz
refusal-race-counts-wrong = Miejsce { $seat } przy stole { $table } wymaga { $values ->
        [one] jednej liczby żetonów
        [few] { $values } liczb żetonów, po jednej na wartość
       *[many] { $values } liczb żetonów, po jednej na wartość
    }
    .hint = Należy podać liczbę dla każdej schodzącej wartości, 0 tam, gdzie żetonów nie ma
refusal-too-many-odd-chips = Za dużo pozostałych żetonów { $worth } przy stole { $table }: jest ich { $odd }, a talia ma 52 karty
    .hint = Trzeba sprawdzić liczby; jeśli jest mniejszy żeton, najpierw losować o niego
refusal-race-cards-missing = Miejsce { $seat } przy stole { $table } ma { $odd ->
        [one] { $odd } pozostały żeton
        [few] { $odd } pozostałe żetony
       *[many] { $odd } pozostałych żetonów
    } i { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
    .hint = Wpisuje się jedną kartę na każdy pozostały żeton; pełne żetony wymienia się wcześniej i bez kart
refusal-race-card-twice = Karta { $card } występuje przy stole { $table } dwa razy
    .hint = Trzeba sprawdzić karty; pochodzą z jednej talii
refusal-more-than-in-play = Z gry zeszłyby żetony o wartości { $chips }, a w grze jest tylko { $in_play }
    .hint = Trzeba sprawdzić liczby i wartość, która schodzi
refusal-nothing-to-exchange = Żetony nie składają się na { $next }: { $player }
    .hint = Poza losowaniem wymienia się tylko to, co daje pełny żeton; reszta zostaje u gracza
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 25-B
       *[other] TDA 2011, zasada 22
    }
refusal-late-chips-at-equal-value = Żetony znalezione po losowaniu wymienia się na równą wartość: { $count } × { $next }
    .hint = Liczbę trzeba pominąć albo wybrać inną odpowiedź w Zasadach
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 24-C
       *[other] TDA 2024, zasada 24-C
    }
refusal-late-chips-undecided = Zbiór zasad milczy o żetonach znalezionych po losowaniu, więc o zapłacie decyduje floor
    .hint = Należy podać, za ile żetonów { $next } jest zapłata; równa wartość to { $count }

## The command box

command-say-race = losowanie o żetony, losuj o żetony, wymiana żetonów, wymień żetony, race, chip race, color up
command-do-race = Rozlosuj żetony, stół { $table }
command-race-chips = { $chips } × { $value }
race-unkeyed-letter = „{ $text }” nie jest liczbą żetonów: należy wpisać po jednej cyfrze na gracza albo liczby rozdzielone spacjami
race-unkeyed-count = { $numbers ->
    [0] Należy wpisać żetony { $players ->
        [one] gracza
        [few] wszystkich { $players } graczy po kolei według miejsc
       *[many] wszystkich { $players } graczy po kolei według miejsc
    }, a 0 tam, gdzie żetonów nie ma
    [one] Jest 1 liczba, a przy stole { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }
    [few] Są { $numbers } liczby, a przy stole { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }
   *[many] Jest { $numbers } liczb, a przy stole { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }
}

## The screen

race-key = Wpisz stoły
race-result = Całe losowanie
race-take-back = Cofnij to losowanie
    .tip = Cofa losowanie wpisane jako ostatnie, tak jak Cofnij; starsze cofa się w dzienniku
race-print = Arkusz losowania
race-exchange = Wymień żetony
race-exchange-hint = Małe żetony na większe o równej wartości, poza losowaniem; co nie daje pełnego żetonu, zostaje u gracza
race-exchange-outcome = Dostaje { $received } × { $next }{ $rest ->
    [0] {""}
   *[other] , zostaje { $rest } × { $value }
}
race-exchange-do = Wymień te żetony
race-late = Znalezione później
race-late-hint = Żetony, które znalazły się już po losowaniu przy swoim stole
race-late-outcome = Dostaje { $count } × { $smallest }{ $unpaid ->
    [0] {""}
   *[other] ; bez zapłaty schodzi z gry { $rest }
}
race-late-worth = Wartość { $count } × { $smallest }{ $unpaid ->
    [0] {""}
   *[other] {" "}i jeszcze { $rest }
}; o zapłacie decyduje floor
race-late-paid = Żetony { $smallest } w zapłacie
race-late-do = Przyjmij te żetony
race-outside-player = Gracz, według nazwiska
race-outside-other = Inny gracz
race-outside-gives = Oddaje
race-outside-gets = Dostaje
race-outside-count = Liczba żetonów
race-outside-count-needed = Należy wpisać, ile jest żetonów
race-outside-value-needed = Należy podać, które to żetony
race-nobody = Nikt nie siedzi przy stole
race-nobody-hint = Losują gracze na swoich miejscach: najpierw trzeba rozlosować miejsca
race-none = O żetony jeszcze nie losowano
race-none-hint = W przerwie po ostatnim poziomie, na którym żetony są potrzebne, należy wpisać żetony każdego stołu
race-goes = Schodzi
race-value-goes = Wartość, która schodzi
race-value-next = Losowanie o
race-choose-value = Należy wybrać wartość, która schodzi
race-table = Stół
race-chips = Żetony { $value }, { $players ->
        [one] 1 gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    } według miejsc
race-chips-hint = 312030121 · 3 12 0 · ! po ostatnich żetonach
race-cards = Karty według miejsc, jedna na pozostały żeton
race-cards-hint = Kd 7c 2s 9h …
race-cards-unreadable = „{ $card }” nie jest kartą albo występuje tu dwa razy
race-cards-count = { $wanted ->
    [one] { $wanted } pozostały żeton
    [few] { $wanted } pozostałe żetony
   *[many] { $wanted } pozostałych żetonów
} i { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
race-no-table-left = Losowano już przy każdym stole
race-do = Rozlosuj żetony
    .tip = Rozdaje karty, wypłaca wygrane i przechodzi do następnego stołu
race-dealt-here = Rozdaje program
    .tip = Program losuje karty z sekretu ustalonego wcześniej; każdy może to sprawdzić
race-dealt-there = Karty ze stołu
    .tip = Krupier rozdaje prawdziwe karty, a tu się je wpisuje; po jednej wartości naraz
race-left = { $left ->
    [0] losowano przy każdym stole
    [one] pozostał { $left } stół
    [few] pozostały { $left } stoły
   *[many] pozostało { $left } stołów
}
race-last = Stół { $table } po losowaniu, żetony w grze: { $change }
race-whole = wszystkie żetony gracza
race-seat-keyed = Miejsce { $seat }, { $player }: { $chips }
race-seat-outcome = Miejsce { $seat }: { $outcome }
race-nobody-had-any = Nikt nie miał takich żetonów
race-of-value = { $value } → { $next } · { $left ->
    [0] stoły po losowaniu: { $tables }, czyli wszystkie
   *[other] stoły po losowaniu: { $tables }, pozostałe: { $left }
}
race-all-tables = Wszystkie stoły
race-stat-before = W grze przedtem
race-stat-after = W grze teraz
race-stat-change = Zmiana
race-stat-rounding = Z zaokrągleń
race-stat-rescued = Uratowani gracze
race-stat-counted = Oddane żetony
race-stat-expected = Oczekiwane
race-stat-needed = Wydane żetony
race-adds-up = Oddano tyle żetonów, ile miało być w sali
race-missing-tables-left = Brakuje jeszcze { $chips } × { $value }; { $left ->
    [one] pozostał { $left } stół
    [few] pozostały { $left } stoły
   *[many] pozostało { $left } stołów
}
race-missing = Nie oddano { $chips } × { $value }: trzeba sprawdzić stacki, miejsca pod poduszkami i nieobecnych graczy; co się później znajdzie, wpisuje się jako znalezione później
race-too-many = O { $chips } × { $value } więcej, niż miało być w sali: trzeba przeliczyć ponownie albo sprawdzić w zestawie, co dostaje wejście
race-expected-unknown = Nie wiadomo, ile żetonów miało wrócić: w zestawie żetonów trzeba podać, co dostaje wejście
race-column-table = Stół
race-column-values = Wartości
race-column-chips = Żetony
race-column-straight = Wymiana
race-column-odd = Reszta
race-column-winners = Wygrywają
race-column-change = Zmiana
race-winners = { $won ->
    [0] nikt
   *[other] { $winners }
}{ $saved ->
    [0] {""}
   *[other] , uratowani: { $rescued }
}

## On paper

print-race-summary = { $raced ->
    [0] { $tables ->
        [one] { $tables } stół do losowania
        [few] { $tables } stoły do losowania
       *[many] { $tables } stołów do losowania
    }
   *[other] { $values }: stoły po losowaniu: { $raced } / { $tables }
}
print-race-change = żetony { $change }
print-race-columns = żetony · wygrana
