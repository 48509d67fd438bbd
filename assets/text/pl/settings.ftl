# Every setting of a tournament: its name, what it does, what a change does while the event runs,
# and the rule behind it. The attribute none is said where nothing is set.

setting-name = Nazwa
    .what = Widnieje na zegarze i na każdym wydruku
    .later = Gotowe wydruki zachowują starą nazwę
setting-description = Opis
    .what = Co lokal pisze o turnieju, w tylu wierszach, ile trzeba
    .later = Działa od razu
    .none = brak
setting-notes = Notatki
    .what = Notatki o turnieju; nigdy nie są drukowane
    .later = Działa od razu
    .none = brak
setting-league = Liga
    .what = Liga, do której zalicza się turniej
    .later = Działa od razu
    .none = brak
setting-season = Sezon
    .what = Sezon ligi
    .later = Działa od razu
    .none = brak
setting-points-formula = Wzór na punkty
    .what = Ile punktów do ligi daje lokata, np. n - r + 1; jedna instrukcja w wierszu
    .later = Punkty wszystkich graczy są liczone od nowa
    .none = bez punktów
setting-rulebook = Zbiór zasad
    .what = Zbiór zasad, na który powołują się decyzje; wyznacza też ruch buttona i to, kiedy stoły stają
    .later = Działa od następnego rozdania; zmienia się z nim wszystko poniżej, w czym zbiory zasad się różnią
setting-name-order = Nazwiska na listach
    .what = Według którego słowa nazwiska sortuje się listy. Nazwiska pozostają tak, jak je wpisano.
    .later = Listy drukowane od tej chwili mają nową kolejność.
name-order-surname-last = Według ostatniego słowa: Jan van den Berg pod B, Robert De Niro pod D
name-order-surname-first = Według pierwszego słowa, gdy najpierw wpisuje się nazwisko
setting-public-language = Język wydruków i zegara
    .what = W jakim języku są wydruki i zegar dla graczy, niezależnie od języka tego okna
    .later = Zegar i wszystko, co zostanie wydrukowane, jest odtąd w tym języku.
    .none = Język tego komputera
setting-second-language = Drugi język
    .what = Zegar dla graczy pokazuje oba na zmianę, a wydruk ma do wyboru oba
    .later = Zegar pokazuje odtąd oba języki na zmianę.
    .none = Brak
setting-languages = Języki przy stołach
    .what = W jakich językach wolno mówić w czasie rozdania; trafia do zasad lokalu i na kartę stołu
    .later = Działa od razu; zasady lokalu i kartę stołu trzeba wydrukować ponownie
    .none = nie podano
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 6
       *[other] TDA 2011, zasada 2
    }
setting-starting-chips = Stack startowy
    .what = Żetony za wejście i za re-entry
    .later = Kto już wszedł, zachowuje stary stack, więc stacki są nierówne
setting-late-registration = Późna rejestracja
    .what = Wejścia są w sprzedaży do końca tego poziomu i przerwy po nim
    .later = Sprzedaż wejść zaczyna się lub kończy od razu
    .none = do pierwszego rozdania
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 8
       *[other] Decyduje lokal
    }
setting-re-entries = Re-entry na gracza
    .what = Ile razy można wejść ponownie po eliminacji w czasie późnej rejestracji
    .later = Liczą się też wykorzystane
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 8
       *[other] Decyduje lokal
    }
setting-rebuys = Rebuye na gracza
    .what = Ile razy gracz może dokupić żetony, nie opuszczając miejsca
    .later = Liczą się też wykorzystane
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 27
       *[other] TDA 2011, zasada 24
    }
setting-rebuy-chips = Żetony za rebuy
    .what = Ile żetonów daje jeden rebuy
    .later = Kupione już rebuye się nie zmieniają
    .none = tyle, ile stack startowy
setting-rebuy-level = Rebuye do poziomu
    .what = Rebuye są w sprzedaży do końca tego poziomu i przerwy po nim
    .later = Sprzedaż rebuyów zaczyna się lub kończy od razu
    .none = brak sprzedaży
setting-add-on = Żetony za add-on
    .what = Ile żetonów każdy może raz dokupić, zwykle w przerwie po rebuyach
    .later = Kupione już add-ony się nie zmieniają
    .none = bez add-onu
setting-seats-per-table = Miejsca przy stole
    .what = Ile miejsc dostaje stół przy ustawianiu sali
    .later = Ustawione stoły zachowują swoje miejsca; tyle dostają tylko stoły dodane później
setting-tracking = Zapis każdego rozdania
    .what = Przy których stołach zapisuje się każde rozdanie, aby program zawsze znał położenie buttona
    .later = Działa od następnego rozdania; przy innych stołach program pyta o button, gdy jest potrzebny
setting-balance = Dopuszczalna różnica stołów
    .what = O ilu graczy mogą się różnić dwa stoły, zanim zostaną wyrównane
    .later = Obowiązuje od następnego planu sali
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 11
       *[other] TDA 2011, zasada 8
    }
setting-early-breaks = Rozwiązywanie podczas wejść
    .what = Czy proponować rozwiązanie stołów, gdy sprzedawane są wejścia lub rebuye; kto przyjdzie później, potrzebuje miejsca
    .later = Obowiązuje od następnego planu sali; rozwiązane stoły pozostają rozwiązane
setting-redraw-players = Ponowne losowanie: gracze
    .what = Wszystkie miejsca są losowane od nowa, gdy pozostanie tylu graczy; kilka liczb rozdzielonych przecinkami
    .later = Przeprowadzone losowania pozostają ważne
    .none = bez ponownego losowania
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-9
        [tda-2022] TDA 2022, zalecenie
        [tda-2019] TDA 2019, zalecenie
       *[other] TDA 2011, zasada 9
    }
setting-redraw-tables = Ponowne losowanie: stoły
    .what = Wszystkie miejsca są losowane od nowa, gdy pozostanie tyle stołów; 1 to stół finałowy
    .later = Przeprowadzone losowania pozostają ważne
    .none = bez ponownego losowania
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-9
        [tda-2022] TDA 2022, zalecenie
        [tda-2019] TDA 2019, zalecenie
       *[other] TDA 2011, zasada 9
    }
setting-final-table = Wielkość stołu finałowego
    .what = Ilu graczy zasiada przy stole finałowym tego turnieju
    .later = Obowiązuje do losowania stołu finałowego
    .none = według zasad
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-9
        [tda-2022] TDA 2022, zalecenie
        [tda-2019] TDA 2019, zalecenie
       *[other] TDA 2011, zasada 9
    }
setting-button = Button
    .what = Martwy: blindów nigdy się nie pomija, button może stać na pustym miejscu; w przeciwnym razie przechodzi do następnego gracza
    .later = Działa od następnego rozdania przy każdym stole
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 32
       *[other] TDA 2011, zasada 29
    }
setting-halt = Niepełne stoły stają
    .what = Kiedy stół, przy którym brakuje graczy, czeka na gracza z innego stołu
    .later = Stoły stają lub grają dalej od razu
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 11-D
       *[other] TDA 2011, zasada 8-A
    }
setting-halt-gap = Ilu graczy brakuje
    .what = O ilu graczy mniej niż przy najpełniejszym stole oznacza, że przy stole ich brakuje
    .later = Stoły stają lub grają dalej od razu
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 11-D
       *[other] TDA 2011, zasada 8-A
    }
setting-final-full = Stół finałowy, pełne stoły
    .what = Liczba graczy przy stole finałowym, gdy stoły mają osiem lub więcej miejsc
    .later = Obowiązuje do losowania stołu finałowego
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-9
        [tda-2022] TDA 2022, zalecenie
        [tda-2019] TDA 2019, zalecenie
       *[other] TDA 2011, zasada 9
    }
setting-final-short = Stół finałowy, mniejsze stoły
    .what = Liczba graczy przy stole finałowym, gdy stoły mają siedem lub mniej miejsc
    .later = Obowiązuje do losowania stołu finałowego
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-9
        [tda-2022] TDA 2022, zalecenie
        [tda-2019] TDA 2019, zalecenie
       *[other] TDA 2011, zasada 9
    }
setting-final-stud = Stół finałowy, stud
    .what = Liczba graczy przy stole finałowym turnieju studa
    .later = Obowiązuje do losowania stołu finałowego
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-9
        [tda-2022] TDA 2022, zalecenie
        [tda-2019] TDA 2019, zalecenie
       *[other] TDA 2011, zasada 9
    }

gap-always = { $gap ->
    [one] { $gap } gracz
    [few] { $gap } gracze
   *[many] { $gap } graczy
}
gap-from-tables = { $gap ->
    [one] { $gap } gracz
    [few] { $gap } gracze
   *[many] { $gap } graczy
} od { $tables ->
    [one] { $tables } stołu
    [few] { $tables } stołów
   *[many] { $tables } stołów
}
early-breaks-never = nigdy
early-breaks-seats = { $seats ->
    [one] tylko jeśli wolne pozostanie więcej niż { $seats } miejsce
    [few] tylko jeśli wolne pozostaną więcej niż { $seats } miejsca
   *[many] tylko jeśli wolnych pozostanie więcej niż { $seats } miejsc
}
early-breaks-share = tylko jeśli wolne pozostanie więcej niż { $percent } % miejsc

## The groups

setting-group-event = Turniej
setting-group-entries = Wejścia
setting-group-seating = Rozsadzanie
setting-group-pace = Pieniądze i tempo
setting-group-rules = Gdzie zbiory zasad się różnią

## Whether it can change later

setting-later-any-time = W dowolnej chwili
    .what = Można bezpiecznie zmienić w dowolnej chwili
setting-later-from-next = Od następnego rozdania lub zakupu
    .what = Można zmienić w dowolnej chwili; działa od następnego rozdania lub zakupu
setting-later-before-entries = Przed pierwszym wejściem
    .what = Po sprzedaży wejść zmiana może zaszkodzić
setting-later-before-draw = Przed losowaniem
    .what = Po losowaniu miejsc zmiana może zaszkodzić

## The screen

setup-search = Szukaj ustawień
    .hint = rebuy, losowanie, button…
setup-found = { $settings ->
    [one] { $settings } ustawienie
    [few] { $settings } ustawienia
   *[many] { $settings } ustawień
}
setup-none-found = Żadne ustawienie nie pasuje
setup-page-tournament = Turniej
setup-page-rules = Zasady
setup-rules-what = Gdzie zbiory zasad się różnią, turniej toczy się według swojego zbioru albo tak, jak wybierze tu lokal
setup-rules-other-book = Wszystkie punkty według tego zbioru, bez wyborów lokalu
setup-rules-own = Tylko to, w czym lokal się różni
setup-rules-print = Wydrukuj zasady lokalu…
setup-rules-house = ◆ Zasada lokalu
setup-rules-of-book = { $answer } ({ $book })
setup-rules-section = { $section } · { $points }{ $own ->
    [0] {""}
    [one] {" · "}{ $own } zasada lokalu
    [few] {" · "}{ $own } zasady lokalu
   *[many] {" · "}{ $own } zasad lokalu
}
setup-rules-found = { $settings ->
    [one] { $settings } punkt
    [few] { $settings } punkty
   *[many] { $settings } punktów
}
setup-rules-none-found = Żaden punkt nie pasuje
setup-rules-change = { $setting }: { $to }
setup-page-program = Ten komputer
setup-structure = Poziomy i przerwy
    .what = Blindy, ante, przerwy i czas trwania każdego etapu
setup-structure-go = Edytuj obok zegara
setup-keep = Zapisz jako szablon
    .tip = Zapisuje obecne ustawienia i strukturę, aby zacząć od nich następny turniej
setup-kept = Zapisano jako szablon: { $file }
setup-change = { $setting }: { $from } → { $to }
setup-changes = { $changes ->
    [one] { $changes } zmiana, jeszcze niezapisana
    [few] { $changes } zmiany, jeszcze niezapisane
   *[many] { $changes } zmian, jeszcze niezapisanych
}
setup-harm = Uwaga: { $harm }
setup-numbers-unreadable = Należy wpisać liczby rozdzielone przecinkami, np. 27, 18, 9
setup-early-seats = Miejsca
setup-early-percent = % miejsc
setup-gap-add = Dodaj wiersz dla większych sal
setup-gap-remove = Usuń ten wiersz
setup-gap-players = Gracze
setup-gap-tables = Stoły
setup-gap-from = od tylu stołów
setup-limit-count = { $setting }, ile
setup-is-set = { $setting }, ustawione

## A new tournament

new-page-origins = Punkt wyjścia
new-page-structure = Struktura
new-page-settings = Ustawienia
new-settings-all = Pokaż wszystkie ustawienia
new-settings-few = Pokaż tylko podstawowe
new-measured = Na miarę
    .detail = Struktura dopasowana do liczby graczy, godzin i żetonów
new-own = Własny szablon
new-unreadable = Nie można odczytać tego szablonu
# For as many players as are expected.
new-facts = Stack { $chips }, { $levels ->
    [one] { $levels } poziom
    [few] { $levels } poziomy
   *[many] { $levels } poziomów
} po { $minutes } min · { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
   *[many] { $players } graczy
}: około { $time }
new-facts-beyond = Stack { $chips }, { $levels ->
    [one] { $levels } poziom
    [few] { $levels } poziomy
   *[many] { $levels } poziomów
} po { $minutes } min · za mało poziomów, gdy gra { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
new-entries = Spodziewani gracze
new-players = Następnie zostaną zarejestrowani gracze z pliku: { $file }
new-players-drop = Pomiń listę

start-import = Importuj graczy…
    .tip = Nowy turniej z listą graczy albo plik CSV innego turnieju
