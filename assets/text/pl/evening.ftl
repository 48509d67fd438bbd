# The log with looking back and taking back, a person's evening, and lists of players.

## The log

log-search-hint = Słowa, nazwiska, godzina lub #57
log-found-of = Czynności: { $found } / { $acts }
log-left-out = { $lines ->
        [one] Pominięto jeden wiersz
        [few] Pominięto { $lines } wiersze
       *[many] Pominięto { $lines } wierszy
    }
    .tip = Wpisy z uszkodzonego pliku, których nie przeniesiono; te, które nadal się liczą, trzeba wprowadzić ponownie
log-none-found = Żadna czynność nie pasuje
    .hint = Warto wpisać mniej słów albo zmienić filtry
log-all = Pokaż wszystkie czynności
log-kind-clock = Zegar
log-kind-entries = Wejścia
log-kind-seating = Rozsadzanie
log-kind-bust-outs = Eliminacje
log-kind-chips = Żetony
log-kind-button = Button
log-kind-settings = Ustawienia
log-kind-rulings = Decyzje
log-kind-penalties = Kary
log-kind-money = Pieniądze
log-kind-undo = Cofnięte
log-only-kind = Tylko: { $kind }
log-person = Osoba
log-table = Nr stołu
log-as-of = Stan o 20:14
    .tip = Po wpisaniu godziny i naciśnięciu Enter wszystko widać tak, jak było wtedy
log-as-of-unreadable = Należy wpisać godzinę, np. 20:14, o której turniej już istniał
log-column-number = Nr
log-column-level = Poziom
log-level = Poziom { $level }
log-later = później
log-undone-by = Cofnięto, czynność { $act }
log-act = Czynność { $act }
log-show-act = Pokaż czynność { $act }
log-show-more = Pokaż jeszcze { $more }
log-look-before = Stan przed nią
    .tip = Pokazuje całe okno tak, jak było wtedy; niczego nie można tam zmienić
log-look-after = Stan po niej
log-look-none = Przed tą czynnością turnieju nie było
log-act-lines = Szczegóły
log-act-players = Gracze
log-act-tables = Stoły
log-act-draw = Sprawdzenie losowania
log-go-player = Wszystko o graczu: { $player }
log-go-table = Pokaż stół { $table }
log-only-player = Tylko czynności tego gracza
log-only-table = Tylko czynności tego stołu
common-copy = Skopiuj

## Looking back

back-before = Stan: { $time }, przed czynnością { $act }
back-after-last = Stan: { $time }, po ostatniej czynności
back-now = Do teraźniejszości
back-earlier = Jedna czynność wcześniej
back-later = Jedna czynność później
back-no-further = Dalej nie ma już czynności
back-left = pozostało { $time }
back-players = gracze: { $left } / { $entries }
back-tables = { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}
back-live = zegar u góry pokazuje teraźniejszość
back-refused = Widok pokazuje przeszłość i niczego nie można w nim zmienić
    .hint = Najpierw trzeba wrócić do teraźniejszości (Esc)

## Taking back

take-back-from = Cofnij wszystko odtąd ({ $acts ->
    [one] { $acts } czynność
    [few] { $acts } czynności
   *[many] { $acts } czynności
})…
take-back-nothing = Wszystko odtąd jest już cofnięte
take-back-title = Cofanie od czynności { $act }
take-back-list = { $acts ->
    [one] Do cofnięcia jest { $acts } czynność
    [few] Do cofnięcia są { $acts } czynności, od najnowszej
   *[many] Do cofnięcia jest { $acts } czynności, od najnowszej
}
take-back-undone = { $undone ->
    [one] Jeszcze { $undone } cofnięto wcześniej
    [few] Jeszcze { $undone } cofnięto wcześniej
   *[many] Jeszcze { $undone } cofnięto wcześniej
}
take-back-after = Stan po cofnięciu
take-back-players = Gracze: { $then } (teraz { $now })
take-back-tables = Stoły: { $then } (teraz { $now })
take-back-clock = Zegar: { $then } (teraz { $now })
take-back-draws = { $draws ->
    [one] Cofnięte zostanie { $draws } losowanie: przy ponownym wypadną inne miejsca
    [few] Cofnięte zostaną { $draws } losowania: przy ponownych wypadną inne miejsca
   *[many] Cofniętych zostanie { $draws } losowań: przy ponownych wypadną inne miejsca
}
take-back-entries = Cofnięte zostaną wejścia: tych graczy nie będzie już na liście
take-back-others = { $acts ->
    [one] { $acts } z tych czynności wykonał ktoś inny: { $names }
    [few] { $acts } z tych czynności wykonał ktoś inny: { $names }
   *[many] { $acts } z tych czynności wykonał ktoś inny: { $names }
}
take-back-first = Czynność 1 utworzyła turniej i pozostaje
take-back-acts = Co zostanie cofnięte
take-back-do = { $acts ->
    [one] Cofnij { $acts } czynność
    [few] Cofnij { $acts } czynności
   *[many] Cofnij { $acts } czynności
}
take-back-overtaken = W międzyczasie doszła inna czynność: trzeba jeszcze raz przejrzeć listę
take-back-progress = Cofnięte czynności: { $done } / { $all }
take-back-stop = Zatrzymaj tutaj
take-back-done = { $done ->
    [one] Cofnięto { $done } czynność
    [few] Cofnięto { $done } czynności
   *[many] Cofnięto { $done } czynności
}
take-back-stopped = Zatrzymano; cofnięte czynności: { $done } / { $all }
take-forth = { $done ->
    [one] Ponów ją
    [few] Ponów wszystkie { $done }
   *[many] Ponów wszystkie { $done }
}
take-forth-done = { $done ->
    [one] Ponowiono { $done } czynność
    [few] Ponowiono { $done } czynności
   *[many] Ponowiono { $done } czynności
}
take-forth-stopped = Zatrzymano; ponowione czynności: { $done } / { $all }

put-right = Albo popraw tylko to
put-right-reinstate = Przywróć do gry: { $player }
put-right-bust-out = Popraw eliminację: { $player }…
put-right-name = Popraw nazwisko: { $player }…
put-right-stack = Policz stack: { $player }…
put-right-note = Notatka: { $player }…
put-right-need = Wymagane miejsce: { $player }…
put-right-unregister = Wyrejestruj: { $player }
put-right-void = { $sale ->
        [entry] Unieważnij wejście
        [re-entry] Unieważnij re-entry
        [rebuy] Unieważnij rebuy
       *[add-on] Unieważnij add-on
    }: { $player }
put-right-lock = Zablokuj: { $player }
put-right-unlock = Odblokuj: { $player }
put-right-move = Przesadź z powrotem: { $player } → { $seat }
put-right-apart = Rozdziel: { $players }
put-right-free = Już nie rozdzielaj: { $players }
put-right-open-seat = Włącz miejsce: { $seat }
put-right-close-seat = Wyłącz miejsce: { $seat }
put-right-table = Usuń stół { $table }
put-right-less = Odejmij na zegarze { $time }
put-right-more = Dodaj na zegarze { $time }
put-right-button = Ustaw button, stół { $table }…
put-right-hands = Zmień zapis rozdań
put-right-settings = Zmień ustawienia ponownie…
put-right-structure = Zmień strukturę ponownie…

## A person's evening

evening-entered = Wejście, { $chips } w żetonach
evening-re-entered = Re-entry, { $chips } w żetonach
evening-rebought = Rebuy, { $chips } w żetonach
evening-rebought-back = Rebuy, { $chips } w żetonach, powrót: { $seat }
evening-added-on = Add-on, { $chips } w żetonach
evening-sold-all-the-same = Sprzedano mimo to, { $limit ->
        [registration-over] po końcu rejestracji
        [re-entries-used] ponad limit re-entry
        [rebuys-over] po ostatnim poziomie z rebuyami
        [rebuys-used] ponad limit rebuyów
        [buy-in-over] wbrew limitom tej ceny
       *[add-on-taken] jako kolejny add-on
    }: { $reason }
evening-voided = { $sale ->
        [entry] Unieważniono wejście
        [re-entry] Unieważniono re-entry
        [rebuy] Unieważniono rebuy
       *[add-on] Unieważniono add-on
    }{ $then ->
        [off] , poza listą
        [out] , poza turniejem jak przedtem
       *[before] {""}
    }: z gry schodzi { $chips } w żetonach, pieniądze { $money ->
        [kept] zatrzymano
       *[given-back] zwrócono
    }{ $noted ->
        [yes] {""} ({ $note })
       *[no] {""}
    }
evening-counted = Policzono stack: { $chips }
evening-withdrawn = Wyrejestrowanie
evening-renamed = Poprawiono nazwisko: { $name }
evening-queued = Lista rezerwowa
evening-needs = Wymagane miejsce: { $seat }
evening-needs-none = Wymagane miejsce już nie obowiązuje
evening-apart = Rozdzielenie: { $player }
evening-freed = Koniec rozdzielenia: { $player }
evening-locked = Blokada, bez przesadzania przy wyrównywaniu stołów
evening-unlocked = Koniec blokady
evening-noted = Notatka: { $note }
evening-note-gone = Usunięto notatkę
evening-drew = Losowanie { $draw }: { $seat }{ $waits ->
        [yes] {""}, czeka jedno rozdanie
       *[no] {""}
    }
evening-seated = Miejsce przydzielone ręcznie: { $seat }{ $waits ->
        [yes] {""}, czeka jedno rozdanie
       *[no] {""}
    }
evening-moved = Przesadzenie: { $from } → { $seat }, { $reason }{ $ruled ->
        [yes] {""} ({ $rule })
       *[no] {""}
    }{ $waits ->
        [yes] {""}, czeka jedno rozdanie
       *[no] {""}
    }
evening-move-done = Przesadzenie potwierdzone
evening-busted = Eliminacja o { $time } ({ $seat }){ $hand ->
        [none] {""}
        [announced] {""}, w ogłoszonym rozdaniu
       *[other] { $orbit ->
            [yes] {""}, orbita { $hand }
           *[no] {""}, hand for hand, rozdanie { $hand }
        }
    }{ $credited ->
        [yes] {""}, żetony wygrywa: { $by }
       *[no] {""}
    }
evening-took-out = Wyeliminowano: { $players }
evening-reinstated = Przywrócenie do gry: { $seat }
evening-reinstated-unseated = Powrót do gry, czeka w kolejce na miejsce
evening-corrected = Poprawiono eliminację: o { $time }{ $hand ->
        [none] {""}
        [announced] {""}, w ogłoszonym rozdaniu
       *[other] { $orbit ->
            [yes] {""}, orbita { $hand }
           *[no] {""}, hand for hand, rozdanie { $hand }
        }
    }{ $credited ->
        [yes] {""}, żetony wygrywa: { $by }
       *[no] {""}
    }
evening-credited = Po poprawce wygrane żetony: { $player }
evening-raced = Losowanie o żetony: { $races } ({ $change })
evening-exchanged = Wymiana: { $chips } × { $value } → { $received } × { $next }
evening-late-chips = Po losowaniu znaleziono { $chips } × { $value }: { $paid ->
        [0] bez zapłaty
       *[other] zapłata { $paid } × { $smallest }
    }
evening-posted = Opuszczone rozdanie, postawiono { $chips }
evening-clock-called = Czas na decyzję{ $floor ->
        [yes] {""}
       *[no] {""}, na prośbę gracza
    }: { $secs } s i odliczanie { $countdown } s
evening-clock-settled = Czas na decyzję, po { $secs ->
        [one] 1 sekundzie
        [few] { $secs } sekundach
       *[many] { $secs } sekundach
    }: { $outcome ->
        [acted] decyzja na czas
        [dead] czas minął, ręka jest martwa
        [checked] czas minął, check
       *[waived] odwołano
    }
evening-shot-clock = Shot clock, czas minął: { $outcome ->
        [dead] ręka jest martwa
       *[other] check
    }
evening-time-card = Użyto karty czasu, { $left ->
        [0] żadna nie pozostała
        [one] pozostała 1
        [few] pozostały { $left }
       *[many] pozostało { $left }
    }
evening-time-cards-given = Przydział: { $cards ->
        [one] 1 karta czasu
        [few] { $cards } karty czasu
       *[many] { $cards } kart czasu
    }
arrival-drawn = losowanie
arrival-by-hand = ręcznie
arrival-back = powrót po eliminacji

card-place = { $place }. miejsce
card-number = Nr { $number }
card-stack = Stack { $chips }
card-entries = { $entries ->
    [one] { $entries } wejście
    [few] { $entries } wejścia
   *[many] { $entries } wejść
}
card-rebuys = { $rebuys ->
    [one] { $rebuys } rebuy
    [few] { $rebuys } rebuye
   *[many] { $rebuys } rebuyów
}
card-add-ons = { $add_ons ->
    [one] { $add_ons } add-on
    [few] { $add_ons } add-ony
   *[many] { $add_ons } add-onów
}
card-locked = Blokada
card-busted-by = Żetony wygrywa: { $players }
card-took-out = Wyeliminowano: { $players }
card-seats = Miejsca
card-stay = { $from }–{ $to }
card-stay-now = od { $from }
card-waited = czekano jedno rozdanie
card-what = Co się działo
card-what-none = Jeszcze nic
card-undone = cofnięto, czynność { $act }
card-all-acts = Wszystkie czynności w dzienniku
card-line = Oś czasu
card-line-seat = stół { $table }, { $from }–{ $to }
card-line-break = przerwa, { $from }–{ $to }
card-line-out = Poza grą
card-line-break-mark = przerwa
card-open = Cała historia…
    .tip = Wszystko o tym graczu: miejsca, eliminacje, zakupy (Enter)

## Lists of players

players-show-all = Pokaż wszystkich
players-search-help = Litery nazwiska, stół (t12), miejsce (12/3), numer gracza (#45) albo słowo: gra, poza, czeka, blokada, przesadzenie, rozdzielenie, wymaga

players-says-in = gra grają in
players-says-out = poza odpadł odpadła eliminacja out busted
players-says-waiting = czeka czekają rezerwowy rezerwowa rezerwowi waiting alternate
players-says-locked = blokada zablokowany zablokowana locked
players-says-moving = przesadzenie przesadzany przesadzana przesiadka moved moving
players-says-apart = rozdzielenie rozdzielony rozdzielona apart
players-says-needs = wymaga wymagane needs
players-says-table = stół stole stołu st t table
players-sort = Sortuj: { $column }
    .tip = Drugie kliknięcie odwraca kolejność, trzecie ją przywraca
players-many-max = { $most ->
    [one] Do tego można wybrać najwyżej { $most } gracza
    [few] Do tego można wybrać najwyżej { $most } graczy
   *[many] Do tego można wybrać najwyżej { $most } graczy
}
players-lock-many = Zablokuj { $players }
players-unlock-many = Odblokuj { $players }
players-rebuy-many = { $players ->
    [one] { $players } rebuy
    [few] { $players } rebuye
   *[many] { $players } rebuyów
}
players-select-none = Odznacz wszystkich
players-menu = Opcje

players-paste-lines = { $lines ->
    [one] Wklejono { $lines } wiersz
    [few] Wklejono { $lines } wiersze
   *[many] Wklejono { $lines } wierszy
}
players-paste-leave = Wyczyść tę listę
players-paste-edit = Edytuj jako tekst
players-preview = Sprawdź listę
players-preview-all = Wszystkie { $lines }
players-preview-taken = Zaznaczone { $lines }
players-preview-doubt = Niepewne { $lines }
players-preview-problems = Nieodczytane { $lines }
players-preview-tick = Zaznacz widoczne
players-preview-untick = Odznacz widoczne
players-preview-none = Nie ma takich wierszy
players-preview-empty = { $lines ->
    [one] Pominięto { $lines } pusty wiersz
    [few] Pominięto { $lines } puste wiersze
   *[many] Pominięto { $lines } pustych wierszy
}
players-preview-line = Wiersz { $line }
players-preview-no-letters = brak liter
players-preview-address = wygląda na adres
players-preview-letters = niektórych liter to okno nie pokazuje, ale są zapisane
players-preview-signs = ma znaki, których nie ma w nazwiskach
players-preview-sentence = wygląda na zdanie
players-preview-turned = nazwisko na początku albo dwie osoby
players-preview-like-heading = wygląda na nagłówek
players-preview-chat = wiersz z czatu; należy wpisać samo nazwisko
players-preview-marked-no = znak obok mówi nie
players-preview-several = wygląda na kilka osób
players-preview-heading = nagłówek
players-preview-not-playing = według listy nie gra albo jeszcze nie gra
