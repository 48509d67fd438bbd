# The pace of play: hand for hand, orbit for orbit, soft hand for hand, last hands, a drawn minute, tables that the floor stops.

## The log

event-h4h-started = Ogłoszono hand for hand: { $tables ->
    [0] zacznie się po przerwie
    [one] { $tables } stół kończy rozdanie i czeka
    [few] { $tables } stoły kończą rozdanie i czekają
   *[many] { $tables } stołów kończy rozdanie i czeka
}
    .name = ogłoszenie hand for hand
event-tables-ticked = { $tables ->
    [one] Stół { $numbers } skończył
    [few] Stoły { $numbers } skończyły
   *[many] Stoły { $numbers } skończyły
}
    .name = { $tables ->
        [one] odhaczenie stołu { $numbers }
        [few] odhaczenie { $tables } stołów
       *[many] odhaczenie { $tables } stołów
    }
event-hand-over = { $hand ->
    [0] Koniec ogłoszonego rozdania
   *[other] Koniec rozdania { $hand }
}
    .name = koniec rozdania
event-h4h-begun = Hand for hand, początek rozdania { $hand }: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}{ $posted ->
    [yes] {""}; postawiono za nieobecnych: { $stacks }
   *[no] {""}
}
    .name = hand for hand, rozdanie { $hand }
event-h4h-ended = Koniec hand for hand
    .name = koniec hand for hand
event-orbits-started = Ogłoszono orbit for orbit, { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}: po tym rozdaniu jedna orbita ({ $even ->
    [yes] {""}
   *[no] { $fewest }–{""}
}{ $most ->
    [one] { $most } rozdanie
    [few] { $most } rozdania
   *[many] { $most } rozdań
}), potem czekanie; zegar: { $clock }; eliminacje: { $busts }
    .name = ogłoszenie orbit for orbit
event-orbit-begun = Początek orbity { $orbit }: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $even ->
    [yes] {""}
   *[no] { $fewest }–{""}
}{ $most ->
    [one] { $most } rozdanie
    [few] { $most } rozdania
   *[many] { $most } rozdań
}
    .name = orbita { $orbit }
event-orbit-over = Koniec orbity { $orbit }
    .name = koniec orbity { $orbit }
event-orbits-ended = Koniec orbit for orbit
    .name = koniec orbit for orbit
event-soft-started = Ogłoszono soft hand for hand, { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}: czeka stół, który wyprzedza inne o { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}
    .name = ogłoszenie soft hand for hand
hands-of-table = stół { $table }: { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}
event-hands-marked = Policzono rozdania: { $list }
    .name = liczenie rozdań
event-soft-ended = Koniec soft hand for hand
    .name = koniec soft hand for hand
event-last-hands = Ogłoszono { $hands ->
    [one] ostatnie rozdanie
    [few] ostatnie { $hands } rozdania
   *[many] ostatnie { $hands } rozdań
}, { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}
    .name = ogłoszenie ostatnich rozdań
event-last-hands-played = Rozegrano ostatnie rozdania
    .name = koniec ostatnich rozdań
event-last-hands-ended = Odwołano ostatnie rozdania
    .name = odwołanie ostatnich rozdań
event-random-halt-drawn = Wylosowano i utajniono minutę: zegar stanie, gdy pozostanie od { $from } do { $to } min
    .name = losowanie minuty
event-random-break-drawn = Wylosowano i utajniono minutę: przerwa zacznie się, gdy z poziomu pozostanie od { $from } do { $to } min
    .name = losowanie losowej przerwy
event-random-halt-reached = Nadeszła wylosowana minuta, { $minutes ->
    [one] pozostała { $minutes } minuta
    [few] pozostały { $minutes } minuty
   *[many] pozostało { $minutes } minut
}
    .name = zatrzymanie w wylosowanej minucie
event-random-halt-dropped = Zegar idzie dalej; wylosowane było zatrzymanie, gdy { $minutes ->
    [one] pozostanie { $minutes } minuta
    [few] pozostaną { $minutes } minuty
   *[many] pozostanie { $minutes } minut
}
    .name = odwołanie wylosowanej minuty
event-table-halted = Floor wstrzymuje stół { $table }{ $short ->
    [0] {""}
    [one] , przy którym brakuje { $short } gracza
    [few] , przy którym brakuje { $short } graczy
   *[many] , przy którym brakuje { $short } graczy
}
    .name = wstrzymanie stołu { $table }
event-table-resumed = Stół { $table } gra dalej
    .name = stół { $table } gra dalej
event-floor-called = Stół { $table } woła floormana
    .name = wezwanie floormana do stołu { $table }
event-floor-called-about = Stół { $table } woła floormana: { $note }
    .name = wezwanie floormana do stołu { $table }
event-floor-answered = Floorman podszedł do stołu { $table }
    .name = floorman przy stole { $table }
event-clock-hand-for-hand = Zegar stoi na czas hand for hand
    .name = zatrzymanie zegara
event-clock-hand-taken = Za rozdanie odjęto z poziomu { $time }
    .name = −{ $time } za rozdanie
event-clock-orbit-for-orbit = Zegar stoi na czas orbit for orbit
    .name = zatrzymanie zegara
event-clock-orbit-taken = Za orbitę ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}) odjęto z poziomu { $time }
    .name = −{ $time } za orbitę
event-hands-played = Wszystkie stoły rozegrały rozdania poziomu. Początek: { $title }
    .name = początek: { $stage }
event-levels-last = { $hands ->
    [none] Od teraz poziomy są na czas
    [one] Od teraz poziom trwa 1 rozdanie
    [few] Od teraz poziom trwa { $hands } rozdania
   *[many] Od teraz poziom trwa { $hands } rozdań
}
    .name = czas trwania poziomów
event-clock-last-hands = Zegar stoi na czas ostatnich rozdań
    .name = zatrzymanie zegara

## What is in the way

refusal-hand-for-hand-on = Stoły grają już hand for hand
    .hint = Trzeba odhaczyć stoły, a potem zacząć następne rozdanie
refusal-hand-for-hand-not-on = Stoły nie grają hand for hand
    .hint = Najpierw trzeba je ogłosić
refusal-hand-for-hand-one-table = Gra tylko jeden stół, więc nie ma na kogo czekać
    .hint = Gra może toczyć się jak zwykle
refusal-orbit-for-orbit-on = Stoły grają orbit for orbit
    .hint = Trzeba odhaczyć stoły, a potem zacząć następną orbitę albo najpierw zakończyć orbit for orbit
refusal-orbit-for-orbit-not-on = Stoły nie grają orbit for orbit
    .hint = Najpierw trzeba je ogłosić
refusal-orbit-still-played = { $count ->
    [one] Stół { $tables } gra jeszcze tę orbitę
    [few] Stoły { $tables } grają jeszcze tę orbitę
   *[many] Stoły { $tables } grają jeszcze tę orbitę
}
    .hint = Następna orbita zaczyna się, gdy skończą wszystkie: trzeba je odhaczyć
refusal-orbit-played-at = Stół { $table } nie ma już rozdań w tej orbicie
    .hint = Stoły grają orbit for orbit: następna orbita zaczyna się przy wszystkich naraz
refusal-soft-hand-for-hand-on = Trwa soft hand for hand: rozdania stołów są liczone
    .hint = Trzeba dalej liczyć rozdania albo najpierw zakończyć soft hand for hand
refusal-soft-hand-for-hand-not-on = Rozdania stołów nie są liczone
    .hint = Najpierw trzeba ogłosić soft hand for hand
refusal-ahead-impossible = Taki limit nie jest możliwy: { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
} do przodu
    .hint = Stół może wyprzedzać inne o 1–{ $most }, zanim zacznie czekać
refusal-level-by-hands = Poziom trwa { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}, a nie według czasu
    .hint = Trzeba liczyć rozdania stołów albo wybrać w Ustawieniach poziomy na czas
refusal-level-hands-impossible = Poziom nie może trwać tyle: { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}
    .hint = Można wybrać od 1 do { $most }
refusal-level-played-at = Stół { $table } rozegrał już rozdania tego poziomu
    .hint = Czeka, aż rozegrają je wszystkie stoły; wtedy zaczyna się następny poziom
refusal-hands-not-counted = Rozdania nie są liczone
    .hint = Trzeba ogłosić soft hand for hand albo ustawić w Ustawieniach poziomy według liczby rozdań
refusal-nothing-marked = Nie podano stołu albo rozdania
    .hint = Należy wybrać stoły, które rozegrały rozdanie
refusal-hands-below-none = Od ogłoszenia stół { $table } rozegrał { $hands ->
    [0] zero rozdań
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}
    .hint = Więcej nie można odjąć
refusal-table-ahead = Stół { $table } czeka, bo wyprzedza { $count ->
    [one] stół { $others }
    [few] stoły { $others }
   *[many] stoły { $others }
}
    .hint = Soft hand for hand: gra dalej, gdy tamte nadrobią
refusal-last-hands-on = Trwają ostatnie rozdania
    .hint = Trzeba odhaczyć stoły albo odwołać ostatnie rozdania
refusal-last-hands-not-on = Nie ogłoszono ostatnich rozdań
    .hint = Należy ogłosić, ile rozdań gra jeszcze każdy stół
refusal-last-hands-impossible = Tylu ostatnich rozdań nie można ogłosić: { $hands }
    .hint = Można ogłosić od 1 do { $most }
refusal-nobody-plays = Przy żadnym stole nie ma dwóch graczy, którzy mogą grać
    .hint = Trzeba posadzić graczy albo wznowić grę przy wstrzymanym stole
refusal-no-table-ticks = Żaden stół nie czeka na inne
    .hint = Najpierw trzeba ogłosić hand for hand albo ostatnie rozdania
refusal-hand-is-over = Wszystkie stoły skończyły
    .hint = Można zacząć następne rozdanie albo grać dalej jak zwykle
refusal-table-already-done = Stół { $table } już skończył
    .hint = Należy wybrać stół, który jeszcze gra
refusal-table-not-waited-for = Stół { $table } nie gra tego rozdania
    .hint = Należy wybrać stół, który jeszcze gra
refusal-tables-still-playing = { $count ->
    [one] Stół { $tables } jeszcze gra
    [few] Stoły { $tables } jeszcze grają
   *[many] Stoły { $tables } jeszcze grają
}
    .hint = Następne rozdanie zaczyna się, gdy skończą wszystkie: trzeba je odhaczyć
    .rule = TDA 2024, RP-8
refusal-table-holds = Stół { $table } czeka na inne
    .hint = Stoły grają hand for hand: następne rozdanie zaczyna się przy wszystkich naraz
    .rule = TDA 2024, RP-8
refusal-last-hands-played-at = Stół { $table } rozegrał swoje ostatnie rozdania
    .hint = Jeśli gra ma trwać dalej, trzeba odwołać ostatnie rozdania
refusal-hand-secs-too-many = { $secs } s to za dużo na rozdanie w hand for hand
    .hint = Z zegara można odjąć najwyżej { $most } s
    .rule = TDA 2024, RP-8
refusal-random-halt-pending = Na tym poziomie minutę już wylosowano
    .hint = Trzeba na nią poczekać albo puścić zegar dalej
refusal-random-halt-impossible = Zegar nie może stanąć, gdy pozostanie od { $from } do { $to } min
    .hint = Większą liczbę podaje się jako pierwszą, a druga to co najmniej 1; { $left ->
        [one] z poziomu pozostała { $left } pełna minuta
        [few] z poziomu pozostały { $left } pełne minuty
       *[many] z poziomu pozostało { $left } pełnych minut
    }
refusal-no-break-follows = Po tym poziomie nie ma przerwy
    .hint = Minutę losuje się na poziomie przed przerwą; można też dodać przerwę do struktury
refusal-random-halt-not-drawn = Minuty nie wylosowano
    .hint = Najpierw trzeba ją wylosować
refusal-random-halt-not-due = Wylosowana minuta jeszcze nie nadeszła
    .hint = Do tego czasu zegar idzie dalej
refusal-table-stopped = Stół { $table } jest wstrzymany przez floora
    .hint = Najpierw trzeba wznowić grę
refusal-table-not-stopped = Stół { $table } nie jest wstrzymany przez floora
    .hint = Stół, który stoi, bo brakuje graczy, gra dalej po uzupełnieniu albo na polecenie

## Draws

purpose-random-halt = minuta na poziomie { $level }
draw-check-minute = Aby sprawdzić minutę, należy wpisać { $check_item } dla każdej minuty od pierwszej do ostatniej; najmniejszy wynik to liczba pozostałych minut

## What needs doing

need-bubble-near = Blisko miejsc płatnych: w grze { $left }, płatnych { $paid }
    .detail = Ogłosić hand for hand: dokończyć to rozdanie i czekać. Odtąd wszyscy, którzy odpadną w jednym rozdaniu, odpadają razem
    .button = Zacznij hand for hand
need-tables-playing = Hand for hand: { $count ->
        [one] { $count } stół jeszcze gra
        [few] { $count } stoły jeszcze grają
       *[many] { $count } stołów jeszcze gra
    }
    .detail = { $hand ->
        [0] Ogłoszone rozdanie
       *[other] Rozdanie { $hand }
    } od { $since } · { $count ->
        [one] stół { $tables }
        [few] stoły { $tables }
       *[many] stoły { $tables }
    }. All-in i call: karty pozostają zakryte, a krupier czeka
    .button = { $count ->
        [one] Stół { $tables } gotowy
        [few] Odhacz…
       *[many] Odhacz…
    }
    .other = Wszystkie gotowe
need-orbit-playing = Orbita { $orbit }: { $count ->
        [one] { $count } stół jeszcze gra
        [few] { $count } stoły jeszcze grają
       *[many] { $count } stołów jeszcze gra
    }
    .detail = Od { $since } · { $count ->
        [one] stół { $tables }
        [few] stoły { $tables }
       *[many] stoły { $tables }
    }. Tyle rozdań, ilu graczy było przy stole; potem stół czeka
    .button = { $count ->
        [one] Stół { $tables } gotowy
        [few] Odhacz…
       *[many] Odhacz…
    }
    .other = Wszystkie gotowe
need-orbit-is-over = Koniec orbity { $hand }: wszystkie stoły czekają
    .detail = { $paid ->
        [none] W grze { $left }
       *[other] W grze { $left }, płatnych { $paid }
    }
    .button = Następna orbita
    .other = Zakończ orbit for orbit
need-end-hand-for-hand = Gra tylko jeden stół, więc nie ma na kogo czekać
    .button = Zakończ hand for hand
need-end-orbit-for-orbit = Gra tylko jeden stół, więc nie ma na kogo czekać
    .button = Zakończ orbit for orbit
need-level-played = Wszystkie stoły rozegrały rozdania tego poziomu
    .detail = Wszystkie stoły są odhaczone
    .button = Następny poziom lub przerwa
need-tables-ahead = { $count ->
        [one] Stół { $tables } czeka
        [few] Stoły { $tables } czekają
       *[many] Stoły { $tables } czekają
    }: { $hands ->
        [one] { $hands } rozdanie
        [few] { $hands } rozdania
       *[many] { $hands } rozdań
    } do przodu
    .detail = { $slow ->
        [one] Nadrabia stół { $others }
        [few] Nadrabiają stoły { $others }
       *[many] Nadrabiają stoły { $others }
    }
    .button = Policz rozdania…
need-last-hands-playing = Ostatnie rozdania: { $count ->
        [one] { $count } stół jeszcze gra
        [few] { $count } stoły jeszcze grają
       *[many] { $count } stołów jeszcze gra
    }
    .detail = { $hands ->
        [one] Jedno rozdanie
        [few] { $hands } rozdania
       *[many] { $hands } rozdań
    } po tym, które trwało · { $count ->
        [one] stół { $tables }
        [few] stoły { $tables }
       *[many] stoły { $tables }
    }
    .button = { $count ->
        [one] Stół { $tables } gotowy
        [few] Odhacz…
       *[many] Odhacz…
    }
    .other = Wszystkie gotowe
need-hand-is-over = { $hand ->
        [0] Koniec ogłoszonego rozdania
       *[other] Koniec rozdania { $hand }
    }: wszystkie stoły czekają
    .detail = { $busts ->
        [0] Nikt nie odpadł
        [one] Odpada: { $names }
        [few] Odpadają razem: { $names }
       *[many] Odpadają razem: { $names }
    }. { $paid ->
        [none] W grze { $left }
       *[other] W grze { $left }, płatnych { $paid }
    }
    .button = Następne rozdanie
    .other = Zakończ hand for hand
need-break-reached = Czas na przerwę
    .detail = Zegar stał; przerwa zacznie się na polecenie
    .button = Zacznij przerwę
need-last-hands-played = Rozegrano ostatnie rozdania
    .detail = Zegar stoi
    .button = Następny poziom lub przerwa
    .other = Odwołaj ostatnie rozdania
need-last-hands-end = Rozegrano ostatnie rozdania ostatniego poziomu
    .detail = Zegar stoi
    .button = Zakończ ostatnie rozdania
need-random-halt-due = Zatrzymać zegar: nadeszła wylosowana minuta
    .detail = { $minutes ->
        [one] Z poziomu pozostała { $minutes } minuta
        [few] Z poziomu pozostały { $minutes } minuty
       *[many] Z poziomu pozostało { $minutes } minut
    }. Nikt nie mógł wiedzieć o tym wcześniej; jak sprawdzić losowanie, pokazuje dziennik
    .button = Zatrzymaj zegar
    .other = Niech idzie dalej
need-random-break-due = Przerwa teraz: nadeszła wylosowana minuta
    .detail = { $minutes ->
        [one] Z poziomu pozostała { $minutes } minuta i już się jej nie gra
        [few] Z poziomu pozostały { $minutes } minuty i już się ich nie gra
       *[many] Z poziomu pozostało { $minutes } minut i już się ich nie gra
    }. Przerwa trwa tyle co zawsze; jak sprawdzić losowanie, pokazuje dziennik
    .button = Zacznij przerwę
    .other = Niech idzie dalej
need-no-dealer-push = Bez zmiany krupierów: pozostało { $time }
    .detail = Krupierzy zostają na miejscach, aż zacznie się przerwa lub poziom (TDA 2024, RP-7)
need-decks-ready = Przygotować talie: pozostało { $time }
    .detail = Krupierzy mieszają i wyrównują teraz talie; pierwsze rozdanie zaczyna się razem z poziomem (TDA 2024, RP-20)
need-stopped = Stół { $table } jest wstrzymany przez floora
    .detail = Gra ruszy na polecenie
    .button = Wznów grę
need-stopped-may-play = Stół { $table } może grać dalej
    .detail = Wstrzymano go, gdy brakowało graczy, a teraz już nie brakuje
    .button = Wznów grę

## Settings

setting-places-paid = Miejsca płatne
    .what = Ile miejsc jest płatnych; zależy od tego hand for hand
    .later = Działa od razu; dotyczy też dzielonych lokat
    .none = nie ustalono
setting-level-hands = Rozdania na poziom
    .what = Ile rozdań każdy stół gra na poziomie; minuty struktury są wtedy szacunkiem, a przerwy idą według zegara
    .later = Działa od trwającego poziomu, który zaczyna liczyć od nowa
    .none = poziomy na czas
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-19
        [tda-2022] Brak danych dla TDA 2022
        [tda-2019] Brak danych dla TDA 2019
       *[other] Decyduje lokal
    }
setting-after-breaks = Po przerwie
    .what = Czy po przerwie zegar idzie dalej sam, czy czeka, aż ktoś go uruchomi
    .later = Dotyczy też przerwy, która trwa
setting-after-registration = Po późnej rejestracji
    .what = Czy poziom po późnej rejestracji zaczyna się sam, czy czeka, aż ktoś go uruchomi
    .later = Dotyczy też poziomu, który trwa
setting-hand-for-hand = Początek hand for hand
    .what = Kto ogłasza, że każdy stół kończy rozdanie i czeka na inne
    .later = Działa od następnej eliminacji
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-8
        [tda-2022] Brak danych dla TDA 2022
        [tda-2019] Brak danych dla TDA 2019
       *[other] Decyduje lokal
    }
setting-hand-for-hand-secs = Sekundy na rozdanie
    .what = Ile z zegara zabiera rozdanie; podczas hand for hand zegar stoi
    .later = Działa od następnego rozdania
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-8
        [tda-2022] Brak danych dla TDA 2022
        [tda-2019] Brak danych dla TDA 2019
       *[other] Decyduje lokal
    }
setting-hand-for-hand-busts = Eliminacje w jednym rozdaniu
    .what = Kto dzieli lokatę, gdy kilku graczy odpada w jednym rozdaniu hand for hand
    .later = Lokaty zmieniają się od razu, także z rozegranych rozdań
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-8
        [tda-2022] Brak danych dla TDA 2022
        [tda-2019] Brak danych dla TDA 2019
       *[other] Decyduje lokal
    }
hand-for-hand-by-floor = na polecenie floora
hand-for-hand-at-bubble = samoczynnie przed miejscami płatnymi
hand-for-hand-share = dzielą wszyscy
hand-for-hand-by-table = dzielą stoły
hand-for-hand-by-stack = najpierw większy stack

orbit-clock-runs = idzie dalej
orbit-clock-by-hands = stoi, czas za każde rozdanie
orbit-busts-in-order = po kolei, jak zwykle
orbit-busts-as-one-hand = jak w jednym rozdaniu

## The form beside the room

tables-pace = Hand for hand…
    .tip = Stoły czekają na siebie: co rozdanie, co orbitę albo soft; ostatnie rozdania, wylosowana minuta, wstrzymane stoły
pace-hand = { $hand ->
        [0] Ogłoszone rozdanie
       *[other] Rozdanie { $hand }
    } · { $playing ->
        [0] wszystkie stoły czekają
       *[other] grające stoły: { $playing } / { $all }, od { $since }
    }
pace-level = { $left ->
        [0] Rozegrano wszystkie rozdania poziomu ({ $hands })
       *[other] Pozostałe rozdania poziomu: { $left } / { $hands }
    }
pace-orbit = Orbita { $orbit } · { $playing ->
        [0] wszystkie stoły czekają
       *[other] grające stoły: { $playing } / { $all }, od { $since }
    }
pace-next-orbit = Następna orbita
pace-orbits-end = Zakończ orbit for orbit
    .tip = Gra toczy się jak zwykle; jeśli zegar stał, idzie dalej
pace-orbits-title = Orbit for orbit
pace-orbits-hint = Każdy stół gra tyle rozdań, ilu ma graczy, potem czeka. Eliminacje i przesadzenia w trakcie niczego nie zmieniają
pace-orbits-clock = Zegar
pace-orbits-busts = Eliminacje w jednej orbicie
pace-orbits-choose = Nie mówi o tym żaden zbiór zasad: trzeba wybrać, co robi zegar i kto dzieli lokaty
pace-orbits-start = Zacznij orbit for orbit
    .tip = Po trwającym rozdaniu
pace-soft-title = Soft hand for hand
pace-soft-hint = Rozdania liczy się przy każdym stole. Stół, który wyprzedza inne, czeka; zegar idzie dalej
pace-soft-ahead = Rozdania do przodu
pace-soft-start = Zacznij soft hand for hand
    .tip = Zwykle dwa; żaden zbiór zasad nie mówi, ile
pace-soft = Soft hand for hand od { $since } · czeka stół z przewagą { $hands ->
        [one] { $hands } rozdania
        [few] { $hands } rozdań
       *[many] { $hands } rozdań
    }
pace-soft-end = Zakończ soft hand for hand
    .tip = Rozdania nie są już liczone
pace-played-field = Stoły, które rozegrały rozdanie
pace-count = { $table } · { $hands }
pace-counted = Stół { $table }: { $hands ->
        [one] { $hands } rozdanie
        [few] { $hands } rozdania
       *[many] { $hands } rozdań
    }
    .tip = Nacisnąć, gdy stół rozegrał rozdanie
    .waits = Stół wyprzedza inne i czeka; nacisnąć tylko wtedy, gdy rozegrał jeszcze jedno rozdanie
pace-last = { $hands ->
        [one] Ostatnie rozdanie
        [few] Ostatnie { $hands } rozdania
       *[many] Ostatnie { $hands } rozdań
    } · { $playing ->
        [0] rozegrano wszędzie
       *[other] grające stoły: { $playing } / { $all }, od { $since }
    }
pace-money = { $paid ->
    [none] W grze { $left }; liczby miejsc płatnych nie ustalono
   *[other] W grze { $left }, płatnych { $paid }
}
pace-done-field = Stoły, które skończyły
pace-done-hint = 12 albo 3 7 12, potem Enter
pace-all-done = Wszystkie gotowe
    .tip = Każdy stół skończył
pace-hand-played = Rozdanie rozegrane
pace-level-field = Stoły, które rozegrały wszystkie
pace-level-done = Wszystkie rozegrały
    .tip = Zaczyna się następny poziom
pace-tick = Stół { $table } gotowy
    .tip = Jeszcze gra; nacisnąć, gdy stół skończył
pace-ticked = Stół { $table } skończył o { $time }
pace-stopped = Stół { $table } wstrzymany od { $time }
pace-next-hand = Następne rozdanie
pace-end = Zakończ hand for hand
    .tip = Gra toczy się jak zwykle, a zegar idzie dalej
pace-start = Zacznij hand for hand
pace-start-hint = Każdy stół kończy rozdanie i czeka na inne. Zegar staje, a każde rozdanie zabiera swój czas z poziomu. Odtąd wszyscy, którzy odpadną w jednym rozdaniu, odpadają razem
pace-last-title = Ostatnie rozdania
pace-last-hands = Rozdania po tym
pace-last-announce = Ogłoś ostatnie rozdania
    .tip = Zegar staje, a stoły odhacza się, gdy je rozegrają
pace-last-end = Odwołaj ostatnie rozdania
    .tip = Zegar pozostaje bez zmian
pace-next-stage = Następny poziom lub przerwa
    .tip = Zaczyna to, co następuje w strukturze
pace-random-title = Losowe zatrzymanie lub przerwa
pace-random-from = Najwięcej pozostałych minut
pace-random-to = Najmniej pozostałych minut
pace-random-draw = Wylosuj minutę
    .tip = Zegar stanie w wylosowanej minucie; wcześniej nikt jej nie widzi
pace-random-drawn = Minuta jest wylosowana: zegar stanie, gdy pozostanie od { $from } do { $to } min. Zanim nadejdzie, nikt jej nie widzi
pace-random-break = Wylosuj losową przerwę
    .tip = Przerwa po tym poziomie zaczyna się w wylosowanej minucie i trwa tyle co zawsze; reszty poziomu się nie gra. Wcześniej nikt nie widzi tej minuty
pace-random-break-drawn = Przerwa jest wylosowana: zaczyna się, gdy z poziomu pozostanie od { $from } do { $to } min. Zanim minuta nadejdzie, nikt jej nie widzi
pace-random-drop = Niech zegar idzie dalej
    .tip = Porzuca wylosowaną minutę i pokazuje ją w dzienniku
pace-stop-title = Wstrzymane stoły
pace-stop-field = Wstrzymaj stół
pace-stop-hint = Numer stołu, potem Enter
pace-resume = Wznów grę, stół { $table }
table-done-verb = Odhacz stół
    .tip = Oglądany stół skończył swoje rozdanie lub orbitę

## The command box

command-say-table-done = stół gotowy, gotowy, gotowe, skończył, odhacz, odhacz stół, table done, done, finished, tick, tick off
command-say-all-done = wszystkie stoły gotowe, wszystkie gotowe, wszystkie skończyły, all tables done, all done
command-say-hand-for-hand = hand for hand, h4h, hand-for-hand, rozdanie za rozdanie, next hand for hand
command-say-end-hand-for-hand = zakończ hand for hand, koniec hand for hand, koniec h4h, end hand for hand, end h4h
command-say-orbit-for-orbit = orbit for orbit, następna orbita, orbita, orbity, orbits, orbit, next orbit
command-say-end-orbit-for-orbit = zakończ orbit for orbit, koniec orbit for orbit, koniec orbit, end orbit for orbit, end orbits
command-say-soft-hand-for-hand = soft hand for hand, soft h4h, soft
command-say-end-soft-hand-for-hand = zakończ soft hand for hand, koniec soft hand for hand, koniec soft, end soft hand for hand, end soft h4h, end soft
command-say-random-break = losowa przerwa, losowe zatrzymanie, wylosuj minutę, random break, random halt, draw a minute
command-say-hand-played = rozdanie rozegrane, rozegrane, rozegrał, hand played, played
command-say-last-hands = ostatnie rozdania, ostatnie rozdanie, last hands, last hand
command-say-stop-table = wstrzymaj stół, zatrzymaj stół, stop table, halt, halt table
command-say-play-table = wznów grę, wznów stół, stół gra dalej, play again, resume table
command-say-call-floor = floor, floorman, wezwij floormana, call floor, call the floor
command-say-answer-floor = floorman idzie, floor idzie, floor comes, floor goes, floor is there
command-do-table-done = Stół { $table } skończył rozdanie
command-do-all-done = { $tables ->
    [one] Skończył stół, który jeszcze grał
    [few] Skończyły wszystkie grające stoły: { $tables }
   *[many] Skończyły wszystkie grające stoły: { $tables }
}
command-do-hand-for-hand = Ogłoś hand for hand
command-do-hand-for-hand-next = Następne rozdanie hand for hand
command-do-end-hand-for-hand = Zakończ hand for hand
command-do-orbit-for-orbit = Orbit for orbit…
command-do-orbit-for-orbit-next = Następna orbita przy wszystkich stołach
command-do-end-orbit-for-orbit = Zakończ orbit for orbit
command-do-soft-hand-for-hand = Ogłoś soft hand for hand: czeka stół z przewagą { $hands ->
    [one] { $hands } rozdania
    [few] { $hands } rozdań
   *[many] { $hands } rozdań
}
command-do-end-soft-hand-for-hand = Zakończ soft hand for hand
command-do-random-break = Losowa przerwa lub zatrzymanie…
command-do-hand-played = Stół { $table } rozegrał rozdanie
command-do-last-hands = { $hands ->
    [one] Ogłoś ostatnie rozdanie
    [few] Ogłoś ostatnie { $hands } rozdania
   *[many] Ogłoś ostatnie { $hands } rozdań
}
command-do-stop-table = Wstrzymaj stół { $table }
command-do-play-table = Wznów grę, stół { $table }
command-do-call-floor = Wezwij floormana do stołu { $table }
command-do-answer-floor = Floorman idzie do stołu { $table }

## On the floor plan

tables-halt = Wstrzymaj ten stół
    .tip = Nie gra kolejnych rozdań, dopóki nie padnie polecenie
tables-resume = Wznów grę
    .tip = Ten stół jest wstrzymany przez floora
tables-plays = Gra
tables-waits = Czeka
tables-stopped = Wstrzymany
room-legend-playing = { $tables ->
    [0] Jeszcze gra
    [one] Jeszcze gra: { $tables } stół
    [few] Jeszcze grają: { $tables } stoły
   *[many] Jeszcze gra: { $tables } stołów
}
room-legend-waiting = { $tables ->
    [0] Czeka na inne
    [one] Czeka na inne: { $tables } stół
    [few] Czekają na inne: { $tables } stoły
   *[many] Czeka na inne: { $tables } stołów
}

## On the clocks

header-hand-for-hand = Stoi, hand for hand
header-level-hands = rozdania: { $left } / { $hands }
clock-hands-left = { $left ->
    [one] { $left } rozdanie
    [few] { $left } rozdania
   *[many] { $left } rozdań
}
header-orbit-for-orbit = Stoi, orbit for orbit
header-last-hands = Stoi, ostatnie rozdania
display-finish-this-hand = HAND FOR HAND: KOŃCZYMY ROZDANIE I CZEKAMY · { $on }
display-hand-for-hand = HAND FOR HAND · Rozdanie { $hand } · { $on }
display-hands-left = Rozdania / { $hands }
display-orbit-for-orbit = ORBIT FOR ORBIT · Orbita { $orbit } · { $on }
display-soft-hand-for-hand = { $on } · SOFT HAND FOR HAND: PRZY PRZEWADZE { $hands ->
    [one] { $hands } ROZDANIA
    [few] { $hands } ROZDAŃ
   *[many] { $hands } ROZDAŃ
} CZEKAMY
display-break-window = gdy pozostanie od { $from } do { $to } min
display-last-hands = { $hands ->
    [one] OSTATNIE ROZDANIE
    [few] OSTATNIE { $hands } ROZDANIA
   *[many] OSTATNIE { $hands } ROZDAŃ
} · { $on }

## Columns

column-mode = Tempo
column-clock-off = Zegar stoi
column-paid = Wypłacono
column-places-paid = Płatne miejsca
column-state = Stan
column-prizes = Dzielone nagrody
