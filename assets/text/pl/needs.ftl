# What needs doing now: one line of the strip each.
# The attributes: detail says why or how, button does it, other is the other answer.

need-start-clock = Miejsca rozlosowane: uruchomić zegar
    .detail = { $players ->
        [one] { $players } gracz ma miejsce
        [few] { $players } gracze mają miejsca
       *[many] { $players } graczy ma miejsca
    }
    .button = Uruchom zegar
need-first-draw = { $players ->
        [one] { $players } gracz czeka na miejsce
        [few] { $players } gracze czekają na miejsca
       *[many] { $players } graczy czeka na miejsca
    }
    .detail = Pierwszego losowania jeszcze nie było
    .button = Rozlosuj miejsca…
need-late-seats = { $players ->
        [one] { $players } gracz czeka na miejsce
        [few] { $players } gracze czekają na miejsca
       *[many] { $players } graczy czeka na miejsca
    }
    .detail = { $open ->
        [one] { $open } wolne miejsce
        [few] { $open } wolne miejsca
       *[many] { $open } wolnych miejsc
    }
    .button = Rozlosuj miejsca
need-alternates = { $players ->
        [one] Można posadzić { $players } rezerwowego
        [few] Można posadzić { $players } rezerwowych
       *[many] Można posadzić { $players } rezerwowych
    }
    .detail = { $open ->
        [one] { $open } wolne miejsce
        [few] { $open } wolne miejsca
       *[many] { $open } wolnych miejsc
    }
    .button = Posadź rezerwowych

need-open-tables = { $players ->
    [one] Czeka { $players } rezerwowy
    [few] Czeka { $players } rezerwowych
   *[many] Czeka { $players } rezerwowych
}: otworzyć { $count ->
    [one] stół { $tables }
    [few] stoły { $tables }
   *[many] stoły { $tables }
}
    .detail = { $count ->
        [one] Nie ma wolnego miejsca, wolny jest stół { $tables }
        [few] Nie ma wolnego miejsca, wolne są stoły { $tables }
       *[many] Nie ma wolnego miejsca, wolne są stoły { $tables }
    }
    .button = { $count ->
        [one] Otwórz stół { $tables }
        [few] Otwórz stoły
       *[many] Otwórz stoły
    }
    .other = Stół { $first } nie jest wolny
need-alternates-wait = { $players ->
    [one] Czeka { $players } rezerwowy
    [few] Czeka { $players } rezerwowych
   *[many] Czeka { $players } rezerwowych
}
    .detail = Nie ma wolnego miejsca ani wolnego stołu
    .button = Dodaj stoły…
# $short: players fewer than the fullest table; $moves: what is proposed.
need-balance = Stół { $table }: { $short ->
        [one] brakuje { $short } gracza, wyrównać
        [few] brakuje { $short } graczy, wyrównać
       *[many] brakuje { $short } graczy, wyrównać
    }
    .detail = { $moves }
    .button = Wyrównaj
need-balance-many = { $count ->
        [one] Przy { $count } stole brakuje graczy: wyrównać
        [few] Przy { $count } stołach brakuje graczy: wyrównać
       *[many] Przy { $count } stołach brakuje graczy: wyrównać
    }
    .detail = Stoły { $tables }
    .button = Wyrównaj wszystkie
need-ask-button = { $count ->
        [one] Gdzie jest button przy stole { $tables }?
        [few] Gdzie są buttony przy stołach { $tables }?
       *[many] Gdzie są buttony przy stołach { $tables }?
    }
    .detail = Potrzebny do wyrównania: następna duża ciemna idzie na najgorsze miejsce
    .button = Ustaw button…
need-undecided = Stół { $to } potrzebuje gracza ze stołu { $from }, a żadne miejsce tam się nie nadaje
    .detail = Wolna jest tylko mała ciemna albo miejsce, które czeka rozdanie; można odczekać rozdanie albo przesadzić kogoś ręcznie
    .button = Przesadź…
need-undecided-locked = Stół { $to } potrzebuje gracza ze stołu { $from }, a tam wszyscy mają blokadę
    .detail = Można odblokować gracza albo zostawić stoły bez zmian
    .button = Pokaż stół { $from }
# $time: since when; $note: what it is about, where somebody said.
need-floor-called = Stół { $table } woła floormana
    .detail = Od { $time }
    .button = Idę tam
need-floor-called-about = Stół { $table } woła floormana
    .detail = Od { $time }: { $note }
    .button = Idę tam
need-halted = Stół { $table }: gra wstrzymana, { $short ->
        [one] brakuje { $short } gracza
        [few] brakuje { $short } graczy
       *[many] brakuje { $short } graczy
    }
    .detail = Gra ruszy, gdy stół się zapełni albo na polecenie
    .button = Wyrównaj
    .other = Kontynuuj grę
need-short = Stół { $table }: { $short ->
        [one] brakuje { $short } gracza
        [few] brakuje { $short } graczy
       *[many] brakuje { $short } graczy
    }
    .detail = Wyrównanie tego nie zmienia; czy gra trwa, decyduje floor
    .button = Wstrzymaj stół
    .other = Kontynuuj grę
need-halted-until-redraw = Stół { $table }: gra wstrzymana, { $short ->
        [one] brakuje { $short } gracza
        [few] brakuje { $short } graczy
       *[many] brakuje { $short } graczy
    }
    .detail = Stół zapełni ponowne losowanie miejsc; do tego czasu gra ruszy tylko na polecenie
    .button = Kontynuuj grę
need-break-table = Rozwiązać stół { $table }
    .detail = { $players ->
        [one] { $players } gracz losuje miejsce · wolne: { $open }
        [few] { $players } gracze losują miejsca · wolne: { $open }
       *[many] { $players } graczy losuje miejsca · wolne: { $open }
    }
    .button = Rozwiąż stół { $table }
need-break-tables = { $count ->
        [one] Rozwiązać stół { $tables }
        [few] Rozwiązać stoły { $tables }
       *[many] Rozwiązać stoły { $tables }
    }
    .detail = { $players ->
        [one] { $players } gracz losuje miejsce · wolne: { $open }
        [few] { $players } gracze losują miejsca · wolne: { $open }
       *[many] { $players } graczy losuje miejsca · wolne: { $open }
    }
    .button = { $count ->
        [one] Rozwiąż stół
        [few] Rozwiąż stoły
       *[many] Rozwiąż stoły
    }
# What follows where tables break; $seats: seats that are left.
need-break-follows = { $moves ->
    [one] Przesiada się { $moves } gracz
    [few] Przesiadają się { $moves } gracze
   *[many] Przesiada się { $moves } graczy
}; { $tables ->
    [one] zostaje { $tables } stół
    [few] zostają { $tables } stoły
   *[many] zostaje { $tables } stołów
}, wolne miejsca: { $open } / { $seats }
need-break-early = Gracze mogą jeszcze przyjść: stół jest rozwiązywany, { $rule }
need-redraw = { $tables ->
        [one] Ponowne losowanie wszystkich miejsc, { $tables } stół
        [few] Ponowne losowanie wszystkich miejsc, { $tables } stoły
       *[many] Ponowne losowanie wszystkich miejsc, { $tables } stołów
    }
    .detail = { $players ->
        [one] Pozostał { $players } gracz
        [few] Pozostali { $players } gracze
       *[many] Pozostało { $players } graczy
    }
    .button = Rozlosuj ponownie…
need-final-table = Rozlosować stół finałowy
    .detail = { $players ->
        [one] Pozostał { $players } gracz
        [few] Pozostali { $players } gracze
       *[many] Pozostało { $players } graczy
    }
    .button = Rozlosuj stół finałowy…
need-moves-pending = { $moves ->
        [one] { $moves } przesadzenie w toku
        [few] { $moves } przesadzenia w toku
       *[many] { $moves } przesadzeń w toku
    }
    .detail = { $names }
    .button = { $moves ->
        [one] Przesadzono
        [few] Wszyscy przesadzeni
       *[many] Wszyscy przesadzeni
    }

need-lost-time = Floorman nie działał od { $from } do { $to } ({ $time }). Czy ten czas się liczy?
    .detail = Jeśli się liczy, zegar szedł dalej; jeśli nie, zegar stał
    .button = Liczy się
    .other = Nie liczy się
need-clock-waits = Zegar czeka, do uruchomienia: { $stage }
    .detail = Od { $time }
    .button = Uruchom: { $stage }
need-registration-closes = Rejestracja kończy się za { $time }
    .detail = { $alternates ->
        [0] Nikt nie czeka w kolejce
        [one] { $alternates } rezerwowy czeka w kolejce
        [few] { $alternates } rezerwowi czekają w kolejce
       *[many] { $alternates } rezerwowych czeka w kolejce
    }
    .button = Zarejestruj…
need-color-up = { $running ->
        [yes] Wymiana żetonów w tej przerwie
       *[no] Wymiana żetonów w przerwie za { $time }
    }
    .detail = Drobne żetony wymienia się na większe
    .button = Losowanie o żetony
need-color-up-due = Po poziomie { $level } miały zejść ze stołów: { $chips }
    .detail = Przeprowadź losowanie o żetony albo je zostaw
    .button = Losuj o żetony
    .other = Zostaw te żetony
need-level-unpayable = Poziom { $level } ma { $amount }, a żetonami od { $smallest } wzwyż nie da się tego zapłacić
    .detail = { $others ->
        [0] Zmień poziom albo dodaj mniejsze żetony
        [one] Zmień poziom albo dodaj mniejsze żetony. Do sprawdzenia jeszcze { $others } poziom
        [few] Zmień poziom albo dodaj mniejsze żetony. Do sprawdzenia jeszcze { $others } poziomy
       *[many] Zmień poziom albo dodaj mniejsze żetony. Do sprawdzenia jeszcze { $others } poziomów
    }
    .button = Edytuj strukturę…
need-blinds-fall = Ciemne maleją: poziom { $level } ma { $stakes }, a poziom { $before } miał { $earlier }
    .detail = { $others ->
        [0] Zmień poziom, jeśli to pomyłka
        [one] Zmień poziom, jeśli to pomyłka. Do sprawdzenia jeszcze { $others } poziom
        [few] Zmień poziom, jeśli to pomyłka. Do sprawdzenia jeszcze { $others } poziomy
       *[many] Zmień poziom, jeśli to pomyłka. Do sprawdzenia jeszcze { $others } poziomów
    }
    .button = Edytuj strukturę…
need-structure-over = Ostatni poziom dobiegł końca
    .detail = Można dodać poziom albo dodać czas na zegarze
    .button = Edytuj strukturę…
need-winner = { $player } wygrywa
    .detail = { $players ->
        [one] Udział: { $players } gracz
        [few] Udział: { $players } gracze
       *[many] Udział: { $players } graczy
    }
    .button = Zatrzymaj zegar
need-winner-results = Wydrukuj wyniki
need-winner-again = Powtórz za tydzień
need-not-saved = Nie zapisano ostatniej czynności
    .detail = { $reason }. Nic się nie zmieniło
    .button = Spróbuj ponownie

## The results

# $player: who won.
results-won = { $player } wygrywa
# $time: a time of day. $by: one name or several.
results-out = eliminacja o { $time }
results-out-by = eliminacja o { $time }, żetony wygrywa: { $by }
results-disqualified = dyskwalifikacja o { $time }
results-left = wcześniejsze odejście o { $time }
results-share = podział lokat { $first }–{ $last }
results-entries = { $entries ->
    [one] { $entries } wejście
    [few] { $entries } wejścia
   *[many] { $entries } wejść
}
results-rebuys = { $rebuys ->
    [one] { $rebuys } rebuy lub add-on
    [few] { $rebuys } rebuye i add-ony
   *[many] { $rebuys } rebuyów i add-onów
}
results-to-do = Zanim wszyscy wyjdą
results-print = Wydrukuj wyniki
results-again = Powtórz za tydzień
    .tip = Zapisuje ustawienia i strukturę jako szablon i zaczyna z nich turniej
results-chips = Policz żetony zwycięzcy
    .tip = Powinny tam być wszystkie żetony w grze
results-rulings = { $count ->
    [one] Wydrukuj { $count } zapisaną decyzję
    [few] Wydrukuj { $count } zapisane decyzje
   *[many] Wydrukuj { $count } zapisanych decyzji
}
results-penalties = { $count ->
    [one] Przejrzyj { $count } nałożoną karę
    [few] Przejrzyj { $count } nałożone kary
   *[many] Przejrzyj { $count } nałożonych kar
}
