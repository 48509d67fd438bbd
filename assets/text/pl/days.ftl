### Days: leaving early, bags at the end of a day, the next day, flights.

## What was done

event-player-left = Wcześniejsze odejście: { $player } ({ $seat }), stack { $stack }{ $shared ->
        [yes] {""}; po { $each } dla { $players ->
            [one] jednego pozostałego gracza
            [few] { $players } pozostałych graczy
           *[many] { $players } pozostałych graczy
        }
       *[no] {""}
    }{ $removed ->
        [yes] {""}; z gry schodzi { $chips } w żetonach
       *[no] {""}
    }
    .name = odejście – { $player }
event-day-ended = Koniec dnia { $day }
    .name = koniec dnia { $day }
event-next-day-scheduled = { $known ->
        [yes] Następny dzień zaczyna się { $time }
       *[no] Nie wiadomo jeszcze, kiedy zaczyna się następny dzień
    }
    .name = początek następnego dnia
event-stacks-bagged = { $bags ->
    [one] Policzono woreczek: { $list }
    [few] Policzono { $bags } woreczki: { $list }
   *[many] Policzono { $bags } woreczków: { $list }
}
    .name = { $bags ->
        [one] policzenie woreczka
        [few] policzenie { $bags } woreczków
       *[many] policzenie { $bags } woreczków
    }
bag-of = { $player } { $chips }{ $sealed ->
        [yes] {" "}(plomba { $seal })
       *[no] {""}
    }
event-bags-sealed = Zaplombowano woreczki: { $counted } w żetonach{ $sign ->
        [over] , o { $difference } za dużo
        [missing] , brakuje { $difference }
       *[none] , tyle, ile jest w grze
    }{ $noted ->
        [yes] : { $note }
       *[no] {""}
    }{ $signed ->
        [yes] ; podpis: { $by }
       *[no] {""}
    }
    .name = plombowanie woreczków
event-day-begun = Początek dnia { $day }
    .name = początek dnia { $day }
event-brought-forward = Dzień { $day }: { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    } z flightów ({ $flights }), { $chips } w żetonach, { $stacks ->
        [all] wszystkie stacki każdego gracza
       *[best] najlepszy stack każdego gracza
    }{ $less ->
        [yes] ; z gry schodzi { $given_up } w żetonach
       *[no] {""}
    }{ $paid ->
        [yes] ; z pieniędzy flightów przechodzi { $money }
       *[no] {""}
    }
    .name = { $players ->
        [one] przejście z flightów, { $players } gracz
        [few] przejście z flightów, { $players } gracze
       *[many] przejście z flightów, { $players } graczy
    }
purpose-new-day = miejsca na dzień { $day }

## What is in the way

refusal-places-paid-unknown = Nie wiadomo, ile miejsc jest płatnych, a od tego zależą żetony gracza
    .hint = Trzeba podać liczbę miejsc płatnych w Ustawieniach albo zdecydować, czy żetony schodzą z gry, czy się je dzieli
refusal-stack-not-in-chips = Stacka nie da się ułożyć z żetonów { $smallest }: { $player }, { $chips }
    .hint = Trzeba policzyć stack jeszcze raz
refusal-leaver-without-chips = { $player } nie ma żetonów do zostawienia
    .hint = Zamiast tego należy wpisać eliminację
refusal-day-over = Dzień { $day } jest zakończony
    .hint = Najpierw trzeba zacząć następny dzień albo cofnąć koniec dnia
refusal-day-not-over = Dzień nie jest zakończony
    .hint = Najpierw trzeba zakończyć dzień
refusal-bag-empty = Woreczek jest pusty: { $player }
    .hint = Trzeba policzyć stack; kto nie ma żetonów, jest poza turniejem
refusal-bags-missing = { $players ->
    [one] Jeden gracz jest jeszcze bez woreczka
    [few] { $players } gracze są jeszcze bez woreczka
   *[many] { $players } graczy jest jeszcze bez woreczka
}
    .hint = Najpierw trzeba policzyć każdy stack; kto nie ma żetonów, jest poza turniejem
refusal-bags-differ = W woreczkach jest { $counted }, a w grze { $in_play }
    .hint = Trzeba policzyć ponownie tam, gdzie się nie zgadza, albo zapisać wyjaśnienie
refusal-bags-sealed = Woreczki są zaplombowane
    .hint = Aby policzyć ponownie, trzeba cofnąć plombowanie
refusal-bags-not-sealed = Woreczki nie są zaplombowane
    .hint = Najpierw trzeba je zaplombować
refusal-seal-twice = Plomba { $seal } zamyka już inny woreczek: { $player }
    .hint = Trzeba jeszcze raz odczytać numer na woreczku
refusal-flights-together = Gra się już zaczęła albo flighty już połączono
    .hint = Na dzień, w którym się łączą, trzeba utworzyć turniej
refusal-flight-twice = Flight podano dwa razy: { $flight }
    .hint = Każdy flight podaje się raz; dwa flighty o tej samej nazwie muszą dostać różne nazwy
refusal-flight-currency = Flight grano w innej walucie: { $flight }
    .hint = Ten turniej musi mieć walutę swoich flightów albo łączyć tylko te, które mają tę samą
refusal-flight-envelopes = Flight ma bounty w niewylosowanych kopertach, a ten turniej nie ma mystery bounty: { $flight }
    .hint = Trzeba wybrać mystery bounty w cenach tego turnieju i jeszcze raz połączyć flighty
refusal-name-twice-in-flight = Dwóch graczy flightu nazywa się { $name }: { $flight }
    .hint = Trzeba ich tam rozróżnić, np. drugim imieniem lub miejscowością, i jeszcze raz połączyć flighty
refusal-flight-bag-empty = { $name } nie ma niczego w woreczku: { $flight }
    .hint = W tamtym flighcie trzeba wpisać eliminację albo policzyć woreczek

## A person's evening

evening-left-early = Wcześniejsze odejście o { $time } ({ $seat }), stack { $chips }
evening-shared = Z podziału żetonów { $chips }, wcześniejsze odejście: { $player }
evening-bagged = Woreczek: { $chips }
evening-brought-forward = Z flightów { $chips } w żetonach

## What needs doing

need-bags-due = { $players ->
    [one] Jeden gracz bez woreczka
    [few] { $players } gracze bez woreczka
   *[many] { $players } graczy bez woreczka
}
    .detail = { $tables ->
        [one] Stół { $table }
        [few] { $tables } stoły, najpierw stół { $table }
       *[many] { $tables } stołów, najpierw stół { $table }
    }
    .button = Policz woreczki…
need-bags-to-seal = { $sign ->
    [over] W woreczkach jest o { $difference } za dużo
    [missing] W woreczkach brakuje { $difference }
   *[none] Wszystkie woreczki są policzone i wszystko się zgadza
}
    .detail = { $sign ->
        [none] Zaplombowanie kończy dzień
       *[other] Trzeba policzyć ponownie tam, gdzie się nie zgadza, albo zapisać wyjaśnienie
    }
    .button = Pokaż woreczki…
need-next-day = Woreczki zaplombowane: rozlosować miejsca na dzień { $day }
    .detail = { $players ->
        [one] Wraca { $players } gracz
        [few] Wracają { $players } gracze
       *[many] Wraca { $players } graczy
    }
    .button = Zacznij dzień { $day }…
need-start-day = Dzień { $day } rozlosowany: uruchomić zegar, gdy zacznie się gra
    .detail = Stacki nieobecnych stawia się na ich miejscach i stopniowo zabierają je blindy
    .button = Wznów zegar

## On paper

print-bag-tags-button = Wydrukuj etykiety…
print-bag-chips = Żetony
print-bag-seal = Plomba { $seal }
print-bag-seal-open = Plomba
print-bag-player = Gracz
print-bag-floor = Floor

## In the terminal

flight-damaged = Dziennik tego flightu jest uszkodzony, więc jego woreczki są niepewne: { $file }
flight-not-sealed = Woreczki tego flightu nie są zaplombowane: { $file }. Najpierw trzeba zakończyć jego dzień, policzyć wszystkie woreczki i je zaplombować
flight-doubtful = { $count ->
    [one] Te nazwiska mogą oznaczać jedną osobę
    [few] { $count } miejsca, w których nazwiska mogą oznaczać jedną osobę
   *[many] { $count } miejsc, w których nazwiska mogą oznaczać jedną osobę
}: { $pairs }. Dla każdej pary, która jest jedną osobą, należy podać --same 'NAME=NAME', a dla pozostałych --others-differ
flight-same-unreadable = Należy wpisać dwa nazwiska ze znakiem = między nimi, a nie to: { $told }

## The window

chips-part-bags = Dni i woreczki
days-day = Dzień { $day }
days-end = Zakończ dzień { $day }
    .tip = Zegar staje i do następnego dnia nie zaczyna się żadne rozdanie; potem stacki trafiają do woreczków
days-end-hint = Dzień kończy się po ostatnich rozdaniach. Potem każdy stack trafia policzony do woreczka, woreczki się plombuje, a następny dzień zaczyna się od losowania wszystkich miejsc.
days-stat-day = Dzień
days-stat-bags = Woreczki
days-stat-counted = Policzono
days-stat-in-play = W grze
days-filled = { $filled } / { $all }
days-still = { $players ->
    [one] Jeden gracz bez woreczka
    [few] { $players } gracze bez woreczka
   *[many] { $players } graczy bez woreczka
}
days-adds-up = Wszystko się zgadza
days-too-many = O { $chips } za dużo
days-too-few = Brakuje { $chips }
days-seals = Plomby
days-table = Stół { $table }: { $filled } / { $all }
days-by-chips = Woreczki według żetonów
days-column-known = Ostatnio
days-column-difference = Różnica
days-column-seal = Plomba
days-chips-of = Żetony: { $player }
days-seal-of = Plomba: { $player }
days-no-number = brak numeru
days-same = bez różnicy
days-unreadable = Żetony nie są liczbą: { $player }
days-seal-alone = Wpisz też żetony: { $player }. Sama plomba nie zostanie zapisana
days-nothing-typed = Należy wpisać żetony pierwszego gracza, potem Enter
days-save-table = Zapisz stół { $table }
    .tip = Enter w ostatnim polu zapisuje stół i przechodzi do następnego
days-table-sum = policzono { $counted }, ostatnio przy tym stole { $known }
days-seal-hint = Przed zaplombowaniem dwie osoby porównują woreczki z tą listą. Potem nic się już nie liczy, chyba że plombowanie zostanie cofnięte.
days-signed = Podpis
days-signed-hint = Nazwiska rozdzielone przecinkami
days-note = Wyjaśnienie różnicy
days-note-hint = Znalezione żetony, niepoliczony stack
days-seal-do = Zaplombuj wszystkie woreczki
    .tip = Zapisuje, że w woreczkach jest to, co policzono, i kto to potwierdza
days-sealed = Zaplombowano o { $time }: { $chips } w żetonach
days-signed-by = Podpis: { $names }
days-next = Dzień { $day }
days-seats-redraw = Rozlosuj wszystkie miejsca
    .detail = Przy możliwie najmniejszej liczbie stołów
days-seats-keep = Zachowaj miejsca
    .detail = Wszyscy siedzą tam, gdzie siedzieli
days-begin = Zacznij dzień { $day }
    .tip = Zegar pozostaje wstrzymany aż do wznowienia
days-next-starts = Początek dnia { $day }
days-next-time = Godzina
days-next-say = Ustaw początek dnia { $day }
    .tip = Pokażą go ekrany, telefony i strony. Nic nie zaczyna się samo
days-next-known = Dzień { $day } zaczyna się { $time }
days-next-unsay = Usuń
days-flights = Łączone flighty
days-flights-hint = Należy wybrać turniej każdego flightu. Jego dzień musi być zakończony, a woreczki zaplombowane; każdy gra dalej tym, co jest w woreczku.
days-flight = { $flight }: gracze { $players } / { $entries }, w woreczkach { $chips }
days-flight-money = { $flight }: gracze { $players } / { $entries }, w woreczkach { $chips }; na nagrody i bounty przechodzi { $money }
days-flight-add = Dodaj flight…
days-flight-leave-out = Pomiń: { $flight }
days-flight-unreadable = Tego pliku nie można odczytać jako turnieju: { $file }
days-stacks-best = Najlepszy stack
    .detail = Kto ma woreczki z kilku flightów, gra dalej największym stackiem; pozostałe schodzą z gry
days-stacks-all = Wszystkie stacki
    .detail = Kto ma woreczki z kilku flightów, gra dalej wszystkimi stackami razem
days-doubts = Czy to jedna osoba?
days-doubts-open = O każdej parze nazwisk trzeba zdecydować, czy to jedna osoba
days-same-person = Jedna osoba
days-two-people = Dwie osoby
days-together = { $players ->
    [one] Połącz stacki { $players } gracza
    [few] Połącz stacki { $players } graczy
   *[many] Połącz stacki { $players } graczy
}
days-leave = Wcześniejsze odejście…
days-leave-place-unknown = Zajmuje { $place }. miejsce. Nie ustalono, ile miejsc jest płatnych.
days-leave-place-paid = Zajmuje { $place }. miejsce, które jest płatne.
days-leave-place-unpaid = Zajmuje { $place }. miejsce; liczba miejsc płatnych: { $paid }.
days-leave-hint = Odejście na dobre jest możliwe za zgodą. Nagrody za poszczególne lokaty się nie zmieniają.
days-leave-stack = Stack
days-leave-known = ostatnio { $chips }
days-leave-chips = Żetony
days-leave-by-rules = Według zasad
days-leave-removed = Zdjęte z gry
days-leave-shared = Podzielone równo
days-leave-do = Odejście teraz

## The command box

command-say-leave = odchodzi, odejście, odejście przed końcem, leave, leaves, leave early
command-say-bag = woreczek, woreczki, zapakuj, pakowanie, bag, bags
command-say-end-day = zakończ dzień, koniec dnia, end day, day over
command-do-leave = Wcześniejsze odejście: { $player }
command-do-bag = Woreczki, stół { $table }
command-do-bags = Woreczki
command-do-end-day = Zakończ dzień

## Settings

setting-flight-stacks = Stacki z kilku flightów
    .what = Którym stackiem gra dalej gracz, który ma woreczki z więcej niż jednego flightu
    .later = Można zmieniać do połączenia flightów
flight-stacks-best = najlepszy stack
flight-stacks-all = wszystkie stacki
