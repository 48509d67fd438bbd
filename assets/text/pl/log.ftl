# What happened, as the log tells it.
# The attribute name is the same in a few words, for the undo button: “Undo: table 7 broken”.

## Acts

act-undo = Cofnięto: { $act }
    .name = cofnięcie: { $act }
act-redo = Ponowiono: { $act }
    .name = ponowienie: { $act }
act-separator = {". "}
act-more = { $more ->
    [one] I jeszcze { $more } zmiana
    [few] I jeszcze { $more } zmiany
   *[many] I jeszcze { $more } zmian
}
act-name-more = { $act } i jeszcze { $more }

## The tournament

event-tournament-created = Utworzono turniej „{ $tournament }”
    .name = utworzenie turnieju
event-settings-changed = Zmieniono ustawienia
    .name = zmiana ustawień
event-structure-set = Zmieniono strukturę: { $levels ->
        [one] { $levels } poziom
        [few] { $levels } poziomy
       *[many] { $levels } poziomów
    }, { $breaks ->
        [one] { $breaks } przerwa
        [few] { $breaks } przerwy
       *[many] { $breaks } przerw
    }
    .name = zmiana struktury

## The clock

event-clock-started = Uruchomiono zegar: { $stage }
    .name = uruchomienie zegara
event-clock-scheduled = Zaplanowano start zegara o { $time }
    .name = start o { $time }
event-clock-paused = Wstrzymano zegar
    .name = wstrzymanie zegara
event-clock-break-called = Ogłoszono przerwę do { $time }
    .name = przerwa do { $time }
event-clock-break-called-waits = Ogłoszono przerwę do { $time }; potem zegar czeka
    .name = przerwa do { $time }
event-message-shown = Ogłoszono na sali: „{ $text }”
    .name = ogłoszenie „{ $text }”
event-message-taken-down = Zdjęto ogłoszenie
    .name = zdjęcie ogłoszenia
event-clock-waits-changed = W trakcie pracy zegara zmieniono, po których przerwach i poziomach czeka
    .name = zmiana czekania zegara
event-clock-resumed = Wznowiono zegar
    .name = wznowienie zegara
event-clock-time-added = Dodano na zegarze { $time }
    .name = na zegarze +{ $time }
event-clock-time-taken = Odjęto na zegarze { $time }
    .name = na zegarze −{ $time }
event-stage-begun = Początek: { $title }
    .name = początek: { $stage }
event-time-corrected = Zegar komputera chodził źle: pokazywał { $from }, a było { $to }
    .name = poprawka zegara komputera
event-lost-time-counted = Utracony czas się liczy: { $time }
    .name = zaliczenie utraconego czasu
event-lost-time-dropped = Utracony czas się nie liczy: { $time }
    .name = pominięcie utraconego czasu

## Entries

event-players-registered = { $players ->
    [one] Zarejestrowano: { $names }
    [few] Zarejestrowano { $players } graczy: { $names }
   *[many] Zarejestrowano { $players } graczy: { $names }
}
    .name = { $players ->
        [one] rejestracja – { $names }
        [few] rejestracja { $players } graczy
       *[many] rejestracja { $players } graczy
    }
event-player-renamed = Poprawiono nazwisko gracza nr { $number }: { $name }
    .name = poprawka nazwiska – { $name }
event-players-withdrawn = { $players ->
    [one] Wyrejestrowano: { $names }
    [few] Wyrejestrowano { $players } graczy: { $names }
   *[many] Wyrejestrowano { $players } graczy: { $names }
}
    .name = { $players ->
        [one] wyrejestrowanie – { $names }
        [few] wyrejestrowanie { $players } graczy
       *[many] wyrejestrowanie { $players } graczy
    }
event-re-entered = Re-entry: { $player }, { $chips } w żetonach
    .name = re-entry – { $player }
event-rebuy-taken = Rebuy: { $player }, { $chips } w żetonach
    .name = rebuy – { $player }
event-rebuy-taken-back = Rebuy i powrót na miejsce: { $player }, { $chips } w żetonach, { $seat }
    .name = rebuy – { $player }
event-add-on-taken = Add-on: { $player }, { $chips } w żetonach
    .name = add-on – { $player }
# $limit: what the terms had to say against it.
event-sold-all-the-same = Mimo to sprzedano { $sale ->
        [entry] wejście
        [re-entry] re-entry
        [rebuy] rebuy
       *[add-on] add-on
    }: { $player }, { $limit ->
        [registration-over] po końcu rejestracji
        [re-entries-used] ponad limit re-entry
        [rebuys-over] po ostatnim poziomie z rebuyami
        [rebuys-used] ponad limit rebuyów
        [buy-in-over] wbrew limitom tej ceny
       *[add-on-taken] jako kolejny add-on
    }. Powód: { $reason }
    .name = sprzedaż ponad limit – { $player }
# $then: off the list, out as before, or where they were before. $money: given back or kept.
event-sale-voided = Unieważniono { $sale ->
        [entry] wejście
        [re-entry] re-entry
        [rebuy] rebuy
       *[add-on] add-on
    }: { $player }{ $then ->
        [off] , poza listą
        [out] , poza turniejem jak przedtem
       *[before] {""}
    }; z gry schodzi { $chips } w żetonach, pieniądze { $money ->
        [kept] zatrzymano
       *[given-back] zwrócono
    }{ $noted ->
        [yes] {""} ({ $note })
       *[no] {""}
    }
    .name = { $sale ->
        [entry] unieważnienie wejścia
        [re-entry] unieważnienie re-entry
        [rebuy] unieważnienie rebuya
       *[add-on] unieważnienie add-onu
    } – { $player }
event-alternates-queued = { $players ->
    [one] Lista rezerwowa: { $names }
    [few] Lista rezerwowa, { $players } gracze: { $names }
   *[many] Lista rezerwowa, { $players } graczy: { $names }
}
    .name = { $players ->
        [one] lista rezerwowa – { $names }
        [few] wpisanie { $players } graczy na listę rezerwową
       *[many] wpisanie { $players } graczy na listę rezerwową
    }
event-need-set = Wymagane miejsce: { $player } – { $seat }
    .name = wymagane miejsce – { $player }
event-need-freed = Wymagane miejsce już nie obowiązuje: { $player }
    .name = zniesienie wymaganego miejsca – { $player }
event-pair-kept-apart = Rozdzielono na różne stoły: { $names }
    .name = rozdzielenie – { $names }
event-pair-freed = Zniesiono rozdzielenie: { $names }
    .name = zniesienie rozdzielenia – { $names }
event-player-locked = Zablokowano: { $player }, bez przesadzania przy wyrównywaniu stołów
    .name = blokada – { $player }
event-player-unlocked = Odblokowano: { $player }
    .name = odblokowanie – { $player }
event-player-noted = Notatka: { $player } – { $note }
    .name = notatka – { $player }
event-player-note-gone = Usunięto notatkę: { $player }
    .name = usunięcie notatki – { $player }
event-stacks-counted = { $stacks ->
    [one] Policzono stack: { $list }
    [few] Policzono { $stacks } stacki: { $list }
   *[many] Policzono { $stacks } stacków: { $list }
}
    .name = { $stacks ->
        [one] policzenie stacka
        [few] policzenie { $stacks } stacków
       *[many] policzenie { $stacks } stacków
    }
event-registration-closed = Zamknięto rejestrację
    .name = zamknięcie rejestracji
event-registration-opened = Ponownie otwarto rejestrację
    .name = otwarcie rejestracji

## Seating

event-tables-added = { $tables ->
    [one] Ustawiono stół { $numbers }, liczba miejsc: { $seats }
    [few] Ustawiono { $tables } stoły: { $numbers }
   *[many] Ustawiono { $tables } stołów: { $numbers }
}
    .name = { $tables ->
        [one] ustawienie stołu { $numbers }
        [few] ustawienie { $tables } stołów
       *[many] ustawienie { $tables } stołów
    }
event-table-removed = Usunięto stół { $table }
    .name = usunięcie stołu { $table }
event-seat-closed = Wyłączono: stół { $table }, miejsce { $seat }
    .name = wyłączenie: stół { $table }, miejsce { $seat }
event-seat-opened = Włączono: stół { $table }, miejsce { $seat }
    .name = włączenie: stół { $table }, miejsce { $seat }
event-seat-drawn = Losowanie { $draw }: { $player }, { $seat }{ $waits ->
        [yes] , czeka jedno rozdanie
       *[no] {""}
    }
    .name = losowanie miejsca – { $player }
event-seats-drawn = { $players ->
    [one] Losowanie { $draw }: miejsce dla { $players } gracza
    [few] Losowanie { $draw }: miejsca dla { $players } graczy
   *[many] Losowanie { $draw }: miejsca dla { $players } graczy
}
    .name = { $players ->
        [one] losowanie miejsca dla { $players } gracza
        [few] losowanie miejsc dla { $players } graczy
       *[many] losowanie miejsc dla { $players } graczy
    }
event-player-seated = Posadzono ręcznie: { $player }, { $seat }{ $waits ->
        [yes] , czeka jedno rozdanie
       *[no] {""}
    }
    .name = przydział miejsca – { $player }
event-player-moved = Przesadzono: { $player }, { $from } → { $to } ({ $reason }){ $waits ->
        [yes] , czeka jedno rozdanie
       *[no] {""}
    }
    .name = przesadzenie – { $player }
event-seats-swapped = Zamiana miejsc: { $player } ({ $from }) i { $other } ({ $to })
    .name = zamiana miejsc – { $player } i { $other }
event-players-moved = { $players ->
    [one] Przesadzono { $players } gracza: { $names }
    [few] Przesadzono { $players } graczy: { $names }
   *[many] Przesadzono { $players } graczy: { $names }
}
    .name = { $players ->
        [one] { $players } przesadzenie
        [few] { $players } przesadzenia
       *[many] { $players } przesadzeń
    }
event-table-broken = { $players ->
    [one] Rozwiązano stół { $table }, losowanie { $draw }: miejsce dla { $players } gracza
    [few] Rozwiązano stół { $table }, losowanie { $draw }: miejsca dla { $players } graczy
   *[many] Rozwiązano stół { $table }, losowanie { $draw }: miejsca dla { $players } graczy
}
    .name = rozwiązanie stołu { $table }
event-redrawn = Ponowne losowanie wszystkich miejsc, losowanie { $draw }: { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }, stoły { $numbers }{ $closed ->
        [yes] ; zamknięte: { $closed_numbers }
       *[no] {""}
    }
    .name = { $tables ->
        [one] ponowne losowanie, { $tables } stół
        [few] ponowne losowanie, { $tables } stoły
       *[many] ponowne losowanie, { $tables } stołów
    }
event-final-table-drawn = Stół finałowy, losowanie { $draw }: { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }, stół { $numbers }{ $closed ->
        [yes] ; zamknięte: { $closed_numbers }
       *[no] {""}
    }
    .name = losowanie stołu finałowego
event-break-order-set = { $tables ->
    [0] Stoły rozwiązuje się od najwyższego numeru
    [one] Jako pierwszy rozwiązuje się stół { $numbers }
    [few] Kolejność rozwiązywania stołów: { $numbers }
   *[many] Kolejność rozwiązywania stołów: { $numbers }
}
    .name = kolejność rozwiązywania
event-moves-completed = { $players ->
    [one] Potwierdzono przesadzenie: { $names }
    [few] Potwierdzono { $players } przesadzenia: { $names }
   *[many] Potwierdzono { $players } przesadzeń: { $names }
}
    .name = { $players ->
        [one] potwierdzenie przesadzenia – { $names }
        [few] potwierdzenie { $players } przesadzeń
       *[many] potwierdzenie { $players } przesadzeń
    }
event-halt-waived = Stół { $table } gra dalej, choć { $known ->
    [yes] { $short ->
        [one] brakuje { $short } gracza
        [few] brakuje { $short } graczy
       *[many] brakuje { $short } graczy
    }
   *[no] brakuje graczy
}: floor odstępuje od wstrzymania gry ({ $numbers-of ->
    [tda-2024] TDA { $year }, zasada 11-D
   *[other] TDA 2011, zasada 8-A
})
    .name = stół { $table } gra dalej

## Rulings

event-ruling-logged = { $table ->
    [none] Decyzja
   *[other] Decyzja, stół { $table }
}: { $question }. { $answer }
    .name = decyzja: { $question }
event-ruling-chosen = { $table ->
    [none] Decyzja
   *[other] Decyzja, stół { $table }
}: { $question }. Wybór floora: { $decision }{ $reasoned ->
    [yes] ; powód: { $reason }
   *[no] {""}
}
    .name = decyzja: { $question }
event-ruling-overridden = { $table ->
    [none] Decyzja
   *[other] Decyzja, stół { $table }
}: { $question }. Decyzja floora: { $decision } (według zasad: { $answer }); powód: { $reason }
    .name = decyzja: { $question }

## Button and blinds

event-button-set = Button, stół { $table }: miejsce { $button }, mała ciemna na miejscu { $small_blind }, duża ciemna na miejscu { $big_blind }
    .name = button, stół { $table }
event-button-set-frozen = Następny button, stół { $table }: miejsce { $button }, mała ciemna na miejscu { $small_blind }, duża ciemna na miejscu { $big_blind }
    .name = button, stół { $table }
event-button-drawn = Losowanie { $draw }: stół { $table }, button dostaje miejsce { $seat }
    .name = losowanie buttona, stół { $table }
event-button-tracked = Stół { $table }: od teraz zapisuje się każde rozdanie
    .name = zapis rozdań, stół { $table }
event-button-untracked = Stół { $table }: rozdań już się nie zapisuje
    .name = koniec zapisu rozdań, stół { $table }
event-hand-begun = Rozdanie, stół { $table }, poziom { $level }: button na miejscu { $button }, mała ciemna na miejscu { $small_blind }, duża ciemna na miejscu { $big_blind }{ $waiting ->
        [yes] {""}; bez kart: { $not_dealt_count ->
            [one] miejsce { $not_dealt }
            [few] miejsca { $not_dealt }
           *[many] miejsca { $not_dealt }
        }
       *[no] {""}
    }{ $doubt ->
        [yes] {""}; potwierdzono, mimo że { $settled }
       *[no] {""}
    }{ $posted ->
        [yes] {""}; postawiono za nieobecnych: { $stacks }
       *[no] {""}
    }
    .name = rozdanie, stół { $table }
event-hand-begun-frozen = Rozdanie, stół { $table }, poziom { $level }: stud, button czeka na miejscu { $button }{ $posted ->
        [yes] {""}; postawiono za nieobecnych: { $stacks }
       *[no] {""}
    }
    .name = rozdanie, stół { $table }
event-hand-begun-stud = Rozdanie, stół { $table }, poziom { $level }: stud, bez buttona{ $posted ->
        [yes] {""}; postawiono za nieobecnych: { $stacks }
       *[no] {""}
    }
    .name = rozdanie, stół { $table }

## Finishes

event-busted-out = Wyeliminowano: { $player } ({ $seat }){ $hand ->
        [none] {""}
        [announced] , w ogłoszonym rozdaniu
       *[other] { $orbit ->
            [yes] , orbita { $hand }
           *[no] , hand for hand, rozdanie { $hand }
        }
    }{ $credited ->
        [yes] , żetony wygrywa: { $by }
       *[no] {""}
    }{ $late ->
        [yes] , o { $time }
       *[no] {""}
    }{ $place ->
        [none] {""}
       *[other] . { $place }. miejsce: { $prize }
    }
    .name = eliminacja – { $player }
event-players-busted-out = { $players ->
    [one] W jednym rozdaniu wyeliminowano { $players } gracza: { $list }
    [few] W jednym rozdaniu wyeliminowano { $players } graczy: { $list }
   *[many] W jednym rozdaniu wyeliminowano { $players } graczy: { $list }
}{ $hand ->
        [none] {""}
        [announced] , w ogłoszonym rozdaniu
       *[other] { $orbit ->
            [yes] , orbita { $hand }
           *[no] , hand for hand, rozdanie { $hand }
        }
    }{ $credited ->
        [yes] , żetony wygrywa: { $by }
       *[no] {""}
    }{ $late ->
        [yes] , o { $time }
       *[no] {""}
    }
    .name = eliminacja – { $names }
event-reinstated = Przywrócono do gry: { $player }, { $seat }{ $draw ->
        [none] {""}
       *[other] {""}, losowanie { $draw }
    }{ $waits ->
        [yes] {""}, czeka jedno rozdanie
       *[no] {""}
    }
    .name = przywrócenie do gry – { $player }
event-reinstated-unseated = { $player } wraca do gry bez miejsca: czeka w kolejce
    .name = powrót do gry: { $player }
event-bust-corrected = Poprawiono eliminację: { $player }, o { $time }{ $counted ->
        [yes] , stack { $stack }
       *[no] {""}
    }{ $credited ->
        [yes] , żetony wygrywa: { $by }
       *[no] {""}
    }
    .name = poprawka eliminacji – { $player }
