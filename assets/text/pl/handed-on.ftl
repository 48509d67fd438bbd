# Structures and payouts as files that somebody hands on.

handed-on-not-taken = Niczego nie zaimportowano z pliku: { $file }
page-prizes-in = Nagrody, waluta: { $currency }
terminal-export-format = Nazwa „{ $file }” nie kończy się na csv, json, html ani ron; format należy wybrać opcją --format
handed-on-unreadable = Nie można odczytać pliku ({ $source })
handed-on-csv-empty = Ten plik jest pusty
handed-on-csv-not-text = To nie jest plik tekstowy; najpierw należy zapisać arkusz jako CSV
handed-on-csv-no-titles = Pierwszy wiersz nie mówi, co zawierają kolumny; trzeba dodać nagłówki, np. poziom, mała ciemna, duża ciemna, minuty; albo miejsce i procent
handed-on-csv-no-name-column = Pierwszy wiersz nie mówi, co zawierają kolumny
handed-on-no-columns = Brak przydatnej kolumny: struktura wymaga blindów lub zakładów; wypłaty wymagają lokat oraz procentu, udziału lub kwoty; wyniki – lokat i nazwisk; żetony – nominałów
handed-on-chip-numbers = Która liczba jest nominałem? Należy wpisać T przed każdym nominałem, np. T25 zielony 100
handed-on-unpayable = Te wypłaty nic nie dają albo dają więcej za dalsze miejsce niż za wcześniejsze
handed-on-amounts-off = Suma kwot to { $sum }, a pula { $pool } nie zostałaby tak podzielona; zamiast kwot trzeba wpisać procenty albo poprawić kwoty, jednostkę lub najniższą nagrodę
handed-on-proportion = Pula nie jest jeszcze znana, więc kwoty wyznaczają proporcję, w jakiej zostanie podzielona

handed-on-column-twice = kolumna { $first } zawiera to samo; jedną z nich trzeba usunąć
handed-on-too-few-cells = wiersz kończy się po { $cells ->
    [one] 1 komórce
    [few] { $cells } komórkach
   *[many] { $cells } komórkach
}, a nagłówków jest { $titles }; trzeba uzupełnić brakujące albo wstawić same separatory
handed-on-too-many-cells = nad tą komórką nie ma nagłówka; trzeba go wpisać albo usunąć komórkę
handed-on-unclosed = cudzysłów nie jest zamknięty
handed-on-not-a-number = „{ $found }” nie jest tu liczbą całkowitą; należy użyć cyfr, np. 1500 lub 1 500
handed-on-not-a-time = „{ $found }” nie jest czasem trwania; należy wpisać minuty, np. 20, 7,5 lub 20:00
handed-on-time-missing = brakuje czasu trwania; należy go wpisać w kolumnie „minuty”
handed-on-not-a-game = „{ $found }” nie jest znaną grą; należy wpisać np. holdem, omaha, limit holdem lub stud 7
handed-on-not-yes-or-no = „{ $found }” nie znaczy ani tak, ani nie
handed-on-not-a-side = „{ $found }” nie mówi, kto stawia ante; należy wpisać gracz lub duża ciemna
handed-on-not-blinds = „{ $found }” to nie są dwie ciemne; należy wpisać np. 100/200 albo 100/200/200 z ante
handed-on-blinds-missing = potrzebne są mała ciemna i duża ciemna albo samo ante
handed-on-stakes-mixed = tego nie można łączyć; poziom ma blindy i ante albo blindy i dwa zakłady, albo bring-in i dwa zakłady
handed-on-break-with-stakes = przerwa nie ma blindów; trzeba je usunąć albo zamienić przerwę na poziom
handed-on-level-out-of-turn = poziom { $found } jest tam, gdzie powinien być poziom { $expected }
handed-on-place-missing = brakuje lokaty
handed-on-not-a-place = „{ $found }” nie jest lokatą; należy wpisać 4 albo 4-6, gdy każda z nich dostaje tyle samo
handed-on-part-of-one = „{ $found }” nie jest całkowitą liczbą żetonów; wszystkie blindy i ante trzeba zapisać sto razy większe
handed-on-no-place-of-theirs = „{ $found }” nie jest lokatą; musi ją mieć każdy, kto grał (ostatnią może dzielić kilka osób), a kto nie grał, tego trzeba pominąć
handed-on-place-out-of-turn = lokata { $found } jest tam, gdzie powinna być lokata { $expected }
handed-on-places-shared = { $lines ->
    [one] miejsca od { $from } do { $to } mają tylko jeden wiersz; każdy gracz potrzebuje własnego wiersza
    [few] miejsca od { $from } do { $to } mają { $lines } wiersze; każdy gracz potrzebuje własnego wiersza
    [many] miejsca od { $from } do { $to } mają { $lines } wierszy; każdy gracz potrzebuje własnego wiersza
   *[other] miejsca od { $from } do { $to } mają { $lines } wiersza; każdy gracz potrzebuje własnego wiersza
}
handed-on-points-in-doubt = „{ $found }” może znaczyć { $whole } albo { $fraction } punktu; należy wpisać jedno z nich
handed-on-share-missing = brakuje tego, co dostaje ta lokata
handed-on-not-a-percent = „{ $found }” nie jest procentem; należy wpisać np. 12,5
handed-on-not-a-share = „{ $found }” nie może być nagrodą; należy wpisać np. 1500
handed-on-rises = to więcej, niż dostaje lokata przed nią
handed-on-not-a-hundred = suma procentów dla tej liczby wejść to { $percent } zamiast 100
handed-on-entries-fall = mniejsze liczby wejść stoją pierwsze
handed-on-not-a-name = „{ $found }” nie jest nazwiskiem; nie ma liter albo ma ich za dużo
handed-on-not-a-member = „{ $found }” nie jest numerem członka; jest za długi
handed-on-not-points = „{ $found }” nie jest liczbą punktów; należy wpisać np. 12,5
handed-on-nobody-won = 1. miejsce ma kilka osób; wygrać mogła jedna, więc pozostałe powinny mieć 2. miejsce
handed-on-prize-rises = ta nagroda jest wyższa niż za miejsce przed nim; lista nie może pokazać podziału z dealu, więc nagrody trzeba pominąć
handed-on-too-many-stages = struktura może mieć najwyżej { $most } poziomów i przerw
handed-on-too-many-places = miejsc może być najwyżej { $most }

# Listy, które można czytać na dwa sposoby, lub nimi nie są.
handed-on-not-a-stage = „{ $found }” to ani poziom, ani przerwa; pisz np. 3. 100/200 (200) 20 min
handed-on-column-unknown = Kolumna „{ $title }” nie może zawierać „{ $meaning }”; należy nadać jej zwykły nagłówek, np. poziom, small blind, big blind ante, sekundy; miejsce, procent, nagroda
handed-on-ask-letters = Tekst pliku można odczytać na kilka sposobów: { $ways }
handed-on-ask-ante = Niektóre ante w kolumnie „{ $title }” są równe big blindowi: płaci je gracz na big blindzie czy każdy gracz?
handed-on-ask-length = „{ $first }” w kolumnie „{ $title }” to mogą być minuty, sekundy lub godziny
handed-on-ask-clock = „{ $first }” w kolumnie „{ $title }” to mogą być minuty i sekundy albo godziny i minuty
handed-on-no-list-tournament = To turniej programu Floorman, a nie lista
handed-on-no-list-people = To plik osób lub inna baza danych, a nie lista; listę utworzy floorman people export
handed-on-no-list-tournament-director = To turniej zapisany w The Tournament Director, a nie lista; czyta go floorman import
handed-on-no-list-pdf = To PDF, a nie lista; skopiuj jego tekst do pliku
handed-on-no-list-packed = To spakowany plik, a nie arkusz, który można odczytać
handed-on-no-list-locked = Ten arkusz ma hasło; trzeba zapisać go bez hasła albo jako CSV
handed-on-no-list-picture = To obraz, a nie lista
list-note-column-unread = Kolumna „{ $title }” nie jest czytana
list-note-line-unread = Wiersz { $line } nie jest czytany: { $text }
list-note-ante-of-big-blind = Ante równe big blindowi odczytano jako big blind ante
list-note-levels-from = Poziomy na liście zaczynają się od { $first }; tutaj pierwszy to poziom 1
list-note-usual-length = Lista nie mówi, ile trwają poziomy; trwają { $minutes } minut, jak większość przedtem
list-note-seconds = „{ $title }” odczytano jako sekundy
list-note-hours = „{ $title }” odczytano jako godziny
list-note-marks = Z nazwisk usunięto: { $marks }
terminal-entry-twice = Wiersz { $line }: { $name } stoi już w wierszu { $first }
terminal-entry-twice-hint = Niczego nie utworzono; decyduje opcja --same-names: add dla kilku osób, skip dla jednej
list-note-name-turned = „{ $written }” jest czytane jako { $name }
handed-on-ask-rising = Czasy w kolumnie „{ $title }” rosną z wiersza na wiersz: mogą to być początki poziomów albo ich długość
list-note-usual-break = Wiersz { $line } nie mówi, ile trwa przerwa; przyjęto 15 minut
handed-on-ask-sheet = Może chodzić o kilka arkuszy lub tabel: { $names }
handed-on-say = { $question } (odpowiedź: { $ways })
handed-on-sheet-unknown = Nie ma arkusza ani tabeli „{ $name }”; dostępne: { $known }
list-note-sheet-unread = Arkusz lub tabela „{ $name }” nie jest czytana
list-note-file-unread = Nie można odczytać „{ $file }”, plik został pominięty
list-note-nameless = { $players ->
    [one] Jeden gracz bez nazwiska zostaje pominięty
    [few] { $players } gracze bez nazwisk zostają pominięci
    [many] { $players } graczy bez nazwisk zostaje pominiętych
   *[other] { $players } gracza bez nazwisk zostaje pominięte
}
list-note-names-beside = Każde nazwisko w wierszu liczy się jako gracz. Jeśli to nazwisko i imię, należy dać kolumnom tytuły
list-note-players-of = To gracze turnieju „{ $event }”
list-note-name-twice = Wiersz { $line }: { $name } jest też w wierszu { $first }; liczą się jako dwie osoby
handed-on-not-a-color = „{ $found }” nie jest znanym kolorem; wpisz zwykły, np. zielony, albo #247c48
handed-on-value-twice = ta wartość jest już w wierszu { $first }
handed-on-ask-days = „{ $first }” w kolumnie „{ $title }” może mieć na początku dzień lub miesiąc
list-note-name-in-doubt = Wiersz { $line }: „{ $name }” liczy się jako jeden gracz ({ $why })
list-note-name-left-out = Wiersz { $line }: „{ $name }” zostaje pominięty ({ $why })
