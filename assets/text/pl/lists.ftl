# Cudze listy w oknie: co podano, co jest w kolumnach, co program zrozumiał.
list-title-structure = Importuj strukturę
list-title-payouts = Importuj wypłaty
list-take-structure = Z listy…
    .tip = Importuje strukturę, którą ktoś napisał: tabelę, wiadomość, arkusz
list-take-payouts = Z listy…
    .tip = Importuje wypłaty, które ktoś napisał: tabelę, wiadomość, arkusz
list-payouts-unsaved = Najpierw trzeba zapisać lub odrzucić zmiany
list-hint-structure = Wklej poziomy: tabelę, wiadomość, komórki arkusza
list-hint-payouts = Wklej wypłaty: tabelę, wiadomość, komórki arkusza
list-path = Albo plik z dowolnego programu, według ścieżki
list-open-file = Wybierz plik…
list-file-leave = Zamknij plik
list-as-before = Kolumny z tymi nagłówkami są czytane jak ostatnio
list-none = Nie ma jeszcze czego czytać
    .hint = Wklej listę po lewej albo wybierz plik. Każdy wiersz pojawi się tu tak, jak go zrozumiano, i nic się nie zmieni aż do importu.
list-level = Poziom { $level }
list-break = Przerwa
list-color-up = Wymiana żetonów
list-place = { $place }. miejsce
list-entries-from = Od { $entries } wejść
list-places = { $places ->
    [one] Płatne jest jedno miejsce
    [few] Płatne są { $places } miejsca
    [many] Płatnych jest { $places } miejsc
   *[other] Płatnych jest { $places } miejsca
}
list-line-wrong = Niejasne
list-line-unread = Nieczytane
list-open = { $questions ->
    [one] Jedno pytanie jest otwarte
    [few] { $questions } pytania są otwarte
    [many] { $questions } pytań jest otwartych
   *[other] { $questions } pytania są otwarte
}
list-wrong = { $lines ->
    [one] Jeden wiersz nie jest jasny: popraw go po lewej albo wybierz, co zawierają kolumny
    [few] { $lines } wiersze nie są jasne: popraw je po lewej albo wybierz, co zawierają kolumny
    [many] { $lines } wierszy nie jest jasnych: popraw je po lewej albo wybierz, co zawierają kolumny
   *[other] { $lines } wiersza nie jest jasnych: popraw je po lewej albo wybierz, co zawierają kolumny
}
list-take = Importuj
list-read-again = Przeczytaj plik od nowa
list-column-none = Nieczytane
list-column-level = Poziom
list-column-break = Przerwa
list-column-blinds = Blindy
list-column-small-blind = Small blind
list-column-big-blind = Big blind
list-column-ante = Ante każdego gracza
list-column-ante-from = Kto płaci ante
list-column-big-blind-ante = Big blind ante
list-column-small-bet = Mały zakład
list-column-big-bet = Duży zakład
list-column-bring-in = Bring-in
list-column-seconds = Sekundy
list-column-minutes = Minuty
list-column-hours = Godziny
list-column-length = Długość bez jednostki
list-column-game = Gra
list-column-color-up = Wymiana żetonów
list-column-type = Poziom lub przerwa
list-column-notes = Uwagi
list-column-entries = Wejścia od
list-column-max-players = Wejścia do
list-column-place = Miejsce
list-column-place-to = Miejsce do
list-column-percent = Procent
list-column-share = Udział
list-column-amount = Kwota
list-column-id = Numer w pliku ludzi
list-column-first-name = Imię
list-column-last-name = Nazwisko
people-import-count = { $people ->
    [one] Jest na niej jedna osoba
    [few] Są na niej { $people } osoby
    [many] Jest na niej { $people } osób
   *[other] Jest na niej { $people } osoby
}
list-line-says = Wiersz { $line }: { $what }
league-turned = { $name } i { $is } to może być jedna osoba
league-turned-join = To jedna osoba
league-turned-join-name = { $name } i { $is } to jedna osoba
league-joined = { $name } liczy się jako { $is }
league-joined-part = To dwie osoby
league-joined-part-name = { $name } i { $is } to dwie osoby
league-turned-say = { $name } i { $is } to może być jedna osoba; jako jedną liczy je --same "{ $name }={ $is }"
list-title-chips = Importuj żetony
list-take-chips = Z listy…
list-hint-chips = Wklej żetony: wartość, kolor, liczba
list-column-value = Wartość
list-column-color = Kolor
list-column-inventory = Liczba
list-column-in-a-stack = Ile dostaje wejście
list-chips = { $kinds ->
    [one] Jeden rodzaj żetonów
    [few] { $kinds } rodzaje żetonów
    [many] { $kinds } rodzajów żetonów
   *[other] { $kinds } rodzaju żetonów
}
list-chips-own = { $count ->
    [one] jedna sztuka
    [few] { $count } sztuki
    [many] { $count } sztuk
   *[other] { $count } sztuki
}
list-chips-stack = w stacku { $count }
list-column-birthday-day-first = Urodziny, najpierw dzień
list-column-birthday-month-first = Urodziny, najpierw miesiąc
list-column-not-until-day-first = Nie gra do, najpierw dzień
list-column-not-until-month-first = Nie gra do, najpierw miesiąc
list-column-fee-until-day-first = Zapłacone do, najpierw dzień
list-column-fee-until-month-first = Zapłacone do, najpierw miesiąc
