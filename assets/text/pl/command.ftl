# The command box, the shortcuts and the lock against elbows.

# What can be typed: ways to say it, the usual one first, with commas between them.
# Case and accents do not matter; letters may be missing.
command-say-bust-out = wyeliminuj, eliminacja, odpada, odpadł, odpadła, out, bust, bust out, busted, eliminate, gone
command-say-move = przesadź, przenieś, posadź, usadź, move, seat, put, transfer
command-say-swap = zamień, zamień miejsca, zamiana miejsc, swap, swap seats
command-say-rebuy = rebuy, re-buy, dokupka
command-say-add-on = add-on, addon, add on
command-say-re-enter = re-entry, reentry, ponowne wejście, re-enter, reenter
command-say-reinstate = przywróć, przywróć do gry, wraca do gry, reinstate, back in, not out
command-say-lock = zablokuj, blokada, lock
command-say-unlock = odblokuj, unlock
command-say-unregister = wyrejestruj, wypisz, usuń, unregister, withdraw, remove
command-say-void = unieważnij, unieważnij sprzedaż, zwrot, void, void sale, no-show, no show, refund
command-say-all-the-same = sprzedaj mimo to, mimo to, za późno, sell all the same, sell anyway, too late
command-say-show = pokaż, znajdź, szukaj, kto to, gdzie jest, gdzie siedzi, gdzie, show, find, who is, who, where is, where
command-say-register = zarejestruj, zapisz, rejestruj, nowy gracz, register, reg, enter, new player
command-say-button = button, ustaw button, set button, btn
command-say-draw-button = wylosuj button, rozlosuj button, losuj button, losowanie buttona, draw button
command-say-paid = zapłacono, wypłać, wypłata, wpłata, płaci, paid, pay out, payout, pay
command-say-deal = deal, podział nagród, podział, make a deal, chop
command-say-prize = nagroda, nagroda za miejsce, prize, prize of place
command-say-next-hand = następne rozdanie, nowe rozdanie, rozdanie, rozdaj, next hand, hand
command-say-break-table = rozwiąż stół, rozwiąż, rozbij stół, rozbij, break table, break
command-say-close-seat = wyłącz miejsce, zamknij miejsce, close seat, close
command-say-open-seat = włącz miejsce, otwórz miejsce, open seat
command-say-start = uruchom zegar, uruchom, start, start clock, shuffle up
command-say-pause = wstrzymaj zegar, wstrzymaj, zatrzymaj zegar, pauza, stop, pause, pause clock, stop clock
command-say-resume = wznów zegar, wznów, kontynuuj, dalej, resume, resume clock, go on, continue
command-say-next-level = następny poziom, poziom wyżej, next level, level up
command-say-previous-level = poprzedni poziom, poziom niżej, previous level, level down, back level
command-say-level = poziom, idź do poziomu, level, go to level, lvl
command-say-add-time = dodaj czas, dodaj, więcej czasu, plus, add time, add, more time
command-say-take-time = odejmij czas, odejmij, mniej czasu, minus, take time, less time, take off
command-say-set-time = ustaw zegar, ustaw czas, pozostało, set clock, set time, time left
command-say-break-now = przerwa teraz, przerwa, zacznij przerwę, break now, start break, begin break
command-say-skip-break = zakończ przerwę, pomiń przerwę, koniec przerwy, skip break, end break, break over
command-say-take-break = ogłoś przerwę, przerwa do, przerwa, pauza, powrót o, kolacja, break, break for, break until, back at
command-say-message = ogłoszenie, ogłoś, komunikat, message, announce
command-say-take-down = zdejmij ogłoszenie, usuń ogłoszenie, clear message
command-say-balance = wyrównaj, wyrównaj stoły, balansuj, balans, balance, balance all, balance tables
command-say-alternates = posadź rezerwowych, rezerwowi, seat alternates, alternates
command-say-draw = rozlosuj miejsca, rozlosuj, losuj, losowanie, draw seats, draw
command-say-redraw = ponowne losowanie, rozlosuj ponownie, przelosuj, redraw
command-say-plan = plan, plan sali
command-say-moves-done = wszyscy przesadzeni, przesadzono, przesadzeni, moves done, all moves done, done
command-say-close-registration = zamknij rejestrację, koniec rejestracji, zamknij zapisy, close registration, registration closed
command-say-open-registration = otwórz rejestrację, otwórz zapisy, open registration
command-say-undo = cofnij, undo, take back
command-say-redo = ponów, redo, put back
command-say-dark = ciemny, dark
command-say-light = jasny, light, bright
# Words that say nothing.
command-word-small = do, na, przy, w, proszę, to, at, the, please
# Words between two players who change seats.
command-word-between = z, ze, i, with, and
# Words before whoever won the chips of somebody who busted out.
command-word-winner = przez, by, against
# Words before the number of a table, a seat, a player.
command-word-table = stół, stole, stołu, st, table, t, tbl
command-word-seat = miejsce, miejsca, m, seat, s
command-word-number = nr, numer, no, no., number
# Words after a number of minutes, of seconds.
command-word-minutes = min, minuta, minutę, minuty, minut, mins, minute, minutes
command-word-seconds = sek, sekunda, sekundę, sekundy, sekund, sec, secs, second, seconds

# What would happen.
command-do-bust-out = Wyeliminuj: { $player }
# $place: the place that this would be, from the last.
command-skips = { $count ->
        [one] pomija jeden poziom
        [few] pomija { $count } poziomy
       *[many] pomija { $count } poziomów
    }
command-would-be = lokata: { $place } / { $players }
command-won-by = żetony wygrywa: { $player }
command-won-by-elsewhere = żetony wygrywa: { $player }, teraz stół { $table }
command-do-move = Przesadź: { $player } → { $seat }
command-do-swap = Zamień miejsca: { $player } i { $other }
command-move-to-table = Przesadź: { $player } → stół { $table }
command-table-full = Stół { $table } nie ma wolnego miejsca
command-seat-worst = najgorsze miejsce
command-seat-opened-last = zwolnione jako ostatnie
command-seat-button-unknown = button nieznany
command-from = teraz: { $place }
command-do-carry = Przesadź: { $player }…
    .detail = potem trzeba wskazać miejsce
command-do-void = Unieważnij sprzedaż: { $player }…
command-do-all-the-same = Sprzedaj mimo to: { $player }…
command-do-rebuy = Rebuy: { $player }
command-do-add-on = Add-on: { $player }
command-do-re-enter = Nowe wejście: { $player }
command-do-reinstate = Przywróć do gry: { $player }
command-back-to = wraca: { $seat }
command-back-by-draw = losuje inne miejsce
command-do-lock = Zablokuj na miejscu: { $player }
command-do-unlock = Odblokuj przesadzanie: { $player }
command-do-unregister = Wyrejestruj: { $player }
command-do-register = Zarejestruj: { $player }
command-do-register-again = Zarejestruj: { $player }, inna osoba o tym nazwisku
command-do-show = Pokaż: { $player }
command-do-table = Pokaż stół { $table }
command-do-ask-button = Ustaw button, stół { $table }…
command-do-button = Button: { $seat }
command-do-draw-button = Wylosuj button, stół { $table }
command-do-next-hand = Następne rozdanie, stół { $table }
command-do-paid = Wypłata lub wpłata: { $player }
command-do-take-payment = Zaległa wpłata: { $player }, { $amount }
command-do-pay-out = Wypłać { $amount }: { $player }, { $what ->
        [prize] nagroda
       *[bounty] bounty
    }
command-do-deal = Zawrzyj deal…
command-do-prize = { $place }. miejsce: { $amount }
command-do-no-prize = { $place }. miejsce: bez wypłaty
command-do-set-prize = Ustaw nagrodę, { $place }. miejsce: { $amount }
command-do-break-table = Rozwiąż stół { $table }
command-do-close-seat = Wyłącz miejsce: { $seat }
command-do-open-seat = Włącz miejsce: { $seat }
command-do-start = Uruchom zegar
command-do-pause = Wstrzymaj zegar
command-do-resume = Wznów zegar
command-do-minutes-more = { $minutes ->
    [one] Dodaj { $minutes } minutę
    [few] Dodaj { $minutes } minuty
   *[many] Dodaj { $minutes } minut
}
command-do-minutes-less = { $minutes ->
    [one] Odejmij { $minutes } minutę
    [few] Odejmij { $minutes } minuty
   *[many] Odejmij { $minutes } minut
}
# $time: such as 1:30.
command-do-add-time = Dodaj { $time }
command-do-take-time = Odejmij { $time }
command-do-set-time = Ustaw pozostały czas
command-do-start-at = Start o { $time }
command-do-take-break = Przerwa do { $time }
command-do-message = Ogłoś na sali: „{ $text }”
command-do-take-down = Zdejmij ogłoszenie
command-do-break-now = Przejdź do następnej przerwy
command-do-skip-break = Zakończ przerwę
command-break-on = Przerwa już trwa
command-break-none = Nie ma już żadnej przerwy: można ją dodać do struktury obok zegara
command-break-off = Nie ma teraz przerwy: następną można usunąć ze struktury obok zegara
command-time-left = pozostały czas: { $before } → { $after }
command-do-next-level = Zakończ ten poziom
command-do-previous-level = Poprzedni poziom lub przerwa
command-do-level = Przejdź do tego poziomu
command-do-balance = Wykonaj wszystkie proponowane przesadzenia
command-moves = { $moves ->
    [one] { $moves } przesadzenie
    [few] { $moves } przesadzenia
   *[many] { $moves } przesadzeń
}
command-do-alternates = Posadź pierwszych z kolejki
command-do-plan = Plan sali
command-do-moves-done = Zgłoś: wszyscy przesadzeni
command-do-close-registration = Zamknij rejestrację
command-do-open-registration = Otwórz rejestrację
# $sheet: such as Move slips.
command-do-print = Wydrukuj: { $sheet }
command-do-undo = Cofnij
command-do-redo = Ponów
command-do-dark = Ciemne kolory
command-do-light = Jasne kolory

command-type-on = trzeba wpisać więcej
command-players-of = zajęte miejsca: { $players } / { $seats }
command-place = { $place }. miejsce
command-number = nr { $number }
command-nobody-found = Nikt na liście nie pasuje
command-nobody-sits = Nikt nie siedzi: { $seat }

# The box itself.
command-button = Polecenie
    .tip = Polecenie albo nazwisko, na każdym ekranie: out 12 3, +5, rebuy eva, gdzie jan, drukuj karty
command-open = Pole poleceń
command-name = Polecenie
command-offers = Podpowiedzi
command-hint = Nazwisko albo polecenie
command-help = Litery nazwiska albo np. out 12 3 (stół 12, miejsce 3) · przesadź anna 4 · rebuy eva · pauza · +1 (o minutę dłużej) · stół 12
    Strzałka w górę przywołuje to, co wpisano wcześniej
command-nothing = Nic nie znaleziono: można wpisać kilka liter nazwiska albo numer
command-keys-once = Enter: wykonuje
command-keys-opens = Enter: otwiera
command-keys-explains = Enter: wyjaśnia
command-keys-twice = Enter dwa razy: prosi o potwierdzenie
command-keys-complete = Enter: wpisuje
command-keys-why = Enter: podaje powód
command-confirm = Enter: wykonaj
command-back = Esc: anuluj
# $before: what would have happened when it was read.
command-changed = Zmieniło się w międzyczasie. Było: { $before }

# The list of shortcuts.
shortcuts-screens = Ekrany
shortcuts-clock = Zegar
shortcuts-players = Gracze
shortcuts-tables = Stoły
shortcuts-everywhere = Wszędzie
shortcuts-search = Szukaj skrótów
    .tip = Działanie skrótu albo klawisze
shortcuts-found = { $shortcuts ->
    [one] { $shortcuts } skrót
    [few] { $shortcuts } skróty
   *[many] { $shortcuts } skrótów
}
shortcuts-size = Wszystko większe { $larger }, mniejsze { $smaller }, zwykłe { $reset }
shortcuts-none = Żaden skrót nie pasuje
shortcuts-hint = Dowolna litera, cyfra lub / otwiera pole poleceń; ? otwiera tę listę. Naciśnięcie skrótu na liście pozwala go zmienić
shortcuts-press = Nowe klawisze…
shortcuts-change = { $verb }: { $keys }
    .tip = Po naciśnięciu skrótu należy nacisnąć nowe klawisze. Esc pozostawia stare
shortcuts-part-of-text = Samo { $keys } wpisuje tekst: trzeba dodać Ctrl lub Alt albo użyć klawisza funkcyjnego
shortcuts-edits = { $keys } jest potrzebne przy pisaniu: trzeba wybrać inne klawisze
shortcuts-taken = { $keys } należy do polecenia: { $verb }
shortcuts-swap = Zamień oba
shortcuts-keep = Pozostaw
shortcuts-reset = Przywróć
shortcuts-reset-name = { $verb }: przywróć { $keys }
shortcuts-reset-all = Przywróć wszystkie
shortcuts-reset-none = Wszystkie są domyślne
shortcuts-open = Zmień skróty…

# The lock against elbows.
lock-elbows = Blokada przypadkowych naciśnięć
    .tip = Gdy jest włączona, klawisze i kliknięcia niczego w turnieju nie zmieniają. Zegar idzie dalej. Odblokowanie: dwa naciśnięcia
lock-open = Zablokuj klawisze
lock-closed = Zablokowano
lock-again = Ponowne naciśnięcie odblokowuje
lock-refused = Blokada przypadkowych naciśnięć: nic się nie zmieniło
    .hint = Odblokowanie: { $keys } albo dwa naciśnięcia „Zablokowano” na dole

## The handbook, over every screen

handbook = Podręcznik
    .also = pomoc, instrukcja, dokumentacja, przewodnik
handbook-search = Szukaj w podręczniku
    .tip = Słowa na stronie
handbook-found = { $pages ->
    [one] Jedna strona
    [few] { $pages } strony
    [many] { $pages } stron
   *[other] { $pages } strony
}
handbook-found-none = Żadna strona nie zawiera wszystkich tych słów
handbook-contents = Spis treści
handbook-back = Wstecz
handbook-back-none = Przed tą stroną nie była otwarta żadna inna
