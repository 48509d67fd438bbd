# The people of the house: the file that all events share, and what is done in it from the terminal.

## Columns

column-id = Id
column-nickname = Pseudonim
column-number = Numer
column-card = Karta
column-email = E-mail
column-phone = Telefon
column-birthday = Data urodzenia
column-may-play = Może grać
column-why-not = Powód zakazu
column-not-until = Zakaz do
column-needs = Specjalne potrzeby
column-fee = Składka członkowska
column-fee-until = Opłacono do
column-notes = Notatki
column-picture = Zdjęcie
column-former = Znane też jako
column-merged = Połączone id
column-stands = Stan
column-did = Wcześniej
column-likeness = Zgodność

value-paid = opłacono
value-due = do zapłaty
value-now = teraz
value-before = przedtem
value-added = dodano
value-changed = zmieniono
value-merged = połączono
value-imported = zaimportowano
value-name-and-birthday = to samo nazwisko i data urodzenia
value-same-name = to samo nazwisko
value-turned-name = imiona zamienione
value-birthday-and-near-name = ta sama data urodzenia, prawie to samo nazwisko
value-name-alone = to samo nazwisko, inna data urodzenia

## What was done

people-named = { $name } (id { $id })
people-added = Dodano: { $person }
people-set = Zmieniono: { $person }
people-as-before = Bez zmian: { $person }
people-namesakes =
    { $count ->
        [one] Jest już osoba o tym nazwisku
        [few] Są już { $count } osoby o tym nazwisku
       *[many] Jest już { $count } osób o tym nazwisku
    }: { $people }; jeśli to jedna osoba, łączy je: floorman people merge id:{ $first } id:{ $id }
people-merged = Połączono, pozostaje: { $person }
people-lost = Pominięto, bo znana była inna wartość: { $field } { $value }
people-deleted =
    Usunięto ze wszystkim, co było zapisane; wyniki w innych miejscach pozostają jako { $count ->
        [one] gracz { $ids }
        [few] gracze { $ids }
       *[many] gracze { $ids }
    }
people-imported =
    { $added ->
        [one] Dodano 1 osobę
        [few] Dodano { $added } osoby
       *[many] Dodano { $added } osób
    }, zmieniono: { $changed }, bez zmian: { $unchanged }, pominięto: { $skipped }
people-not-read =
    { $count ->
        [one] Jednej kolumny się nie czyta
        [few] { $count } kolumn się nie czyta
       *[many] { $count } kolumn się nie czyta
    }: { $titles }
people-undid =
    { $kind ->
        [add] Cofnięto: dodanie osoby
        [set] Cofnięto: zmiana
        [merge] Cofnięto: połączenie dwóch osób
        [import] Cofnięto: import listy
       *[other] Cofnięto
    }, { $at }{ $by ->
        [none] {""}
       *[other] , { $by }
    }; { $people ->
        [one] jedna osoba jest jak przedtem
        [few] { $people } osoby są jak przedtem
       *[many] { $people } osób jest jak przedtem
    }
people-picture-written = Zdjęcie zapisano: { $file }
people-no-picture = Brak zdjęcia: { $person }
people-may-not-play =
    { $name } nie może grać{ $until ->
        [none] {""}
       *[other] { " " }do { $until }
    }{ $has_why ->
        [none] {""}
       *[other] : { $why }
    }
    .hint = Aby mimo to zarejestrować, należy dodać --although-barred
people-needs = { $name } potrzebuje: { $what }
people-fee-due = Składka członkowska opłacona tylko do { $what }: { $name }
people-entered =
    { $count ->
        [one] Zarejestrowano
        [few] Zarejestrowano { $count } osoby
       *[many] Zarejestrowano { $count } osób
    }: { $people }
people-nothing-said = Nie podano, co zmienić
    .hint = Należy to podać, np. --phone lub --notes; listę pokazuje floorman people set --help

## What is in the way

people-no-home = Na tym komputerze nie ma folderu na dane
    .hint = Plik osób należy wskazać opcją --people FILE
people-missing = Nie ma jeszcze pliku osób
    .hint = Powstaje przy dodaniu lub imporcie osób: floorman people add, floorman people import
people-unopened = Nie można otworzyć pliku osób ({ $source })
    .hint = Trzeba to naprawić albo wskazać inny plik opcją --people FILE
people-locked = Inny program pisze do pliku osób i nie kończy
    .hint = Trzeba poczekać, aż skończy, albo go zamknąć i spróbować ponownie
people-damaged = Plik osób jest uszkodzony
    .hint = Trzeba zastąpić go kopią zapasową; niczego w nim nie zapisano
people-newer = Ten plik osób utworzyła nowsza wersja programu Floorman (wersja { $found }; ta zna { $known })
    .hint = Trzeba użyć nowszej wersji
people-not-people = To nie jest plik osób
    .hint = Inny plik można wskazać opcją --people FILE
people-other-tables = Tabele w tym pliku osób zmienił inny program
    .hint = Trzeba zastąpić go kopią zapasową
people-read-only = Plik osób jest tu tylko do odczytu
    .hint = Trzeba zezwolić na zapis pliku i jego folderu albo wskazać inny plik opcją --people FILE
people-disk-full = Dysk jest pełny; nic się nie zmieniło
    .hint = Trzeba zwolnić miejsce i spróbować ponownie
people-failed = Nie można użyć pliku osób ({ $source })
    .hint = Trzeba sprawdzić dysk, na którym leży, i spróbować ponownie
people-nobody = Nikt nie pasuje do „{ $asked }”
    .hint = { $count ->
        [0] Wyszukiwanie: floorman people list WORDS
       *[other] Podobne: { $near }
    }
people-gone = Nikt już nie ma id { $id }
    .hint = Tę osobę usunięto; wyniki w innych miejscach pozostają jako gracz { $id }
people-several = „{ $asked }” pasuje do kilku osób: { $people }
    .hint = Trzeba podać, o kogo chodzi: id:17 dla id, number:17 dla numeru lub karty
people-taken = „{ $code }” już ma: { $by }
    .hint = Trzeba wybrać inny numer albo połączyć te osoby, jeśli to jedna
people-value = { $field }: { $what }
    .hint = Nic się nie zmieniło
people-same = To już jest jedna osoba
    .hint = Należy podać dwie różne osoby
people-nothing-to-undo = Nie ma czego cofnąć
    .hint = Usunięcia nie można cofnąć, a zapamiętane jest tylko ostatnie sto operacji
people-picture-other-kind = To nie jest ani PNG, ani JPEG
people-picture-too-large = Zdjęcie jest większe niż { $most } kB; trzeba je zmniejszyć
people-picture-unreadable = Nie można odczytać zdjęcia ({ $source })

people-unfit-name-missing = nazwisko jest wymagane
people-unfit-too-long = { $letters ->
    [one] { $letters } znak
    [few] { $letters } znaki
   *[many] { $letters } znaków
}, a może być najwyżej { $most }
people-unfit-over-lines = należy zapisać w jednym wierszu
people-unfit-signs = są tu niewidoczne znaki; trzeba wpisać od nowa
people-unfit-not-a-day = to nie jest data; należy wpisać np. 1980-04-03 lub 3.4.1980
people-unfit-not-an-address = to nie jest adres e-mail; należy wpisać np. ana@example.org
people-unfit-not-a-phone = to nie jest numer telefonu; nie ma cyfr
people-unfit-not-yes-or-no = należy wpisać tak albo nie

people-list-column-twice = kolumna { $first } zawiera to samo; jedną z nich trzeba usunąć
people-list-no-names = żadna kolumna nie zawiera nazwisk, numerów ani id
people-list-too-few-cells = wiersz kończy się po { $cells ->
    [one] 1 komórce
    [few] { $cells } komórkach
   *[many] { $cells } komórkach
}, a nagłówków jest { $titles }; trzeba uzupełnić brakujące albo wstawić same separatory
people-list-too-many-cells = nad tą komórką nie ma nagłówka; trzeba go wpisać albo usunąć komórkę
people-list-unclosed = komórka ciągnie się przez kilka wierszy; trzeba zamknąć cudzysłów
people-list-name-missing = brakuje nazwiska; trzeba je wpisać albo usunąć wiersz
people-list-unfit = „{ $found }”: { $what }
people-list-not-an-id = „{ $found }” nie jest id; dla nowej osoby komórka powinna być pusta
people-list-may-play-and-not = osoba może grać, a zarazem podano powód lub koniec zakazu; jedno trzeba usunąć
people-imported-from-elsewhere = Identyfikatory na liście są z innego pliku, więc nikogo po nich nie rozpoznano
people-list-id-unknown = nikt nie ma id { $id }; dla nowej osoby komórka powinna być pusta
people-list-two-people = to już ma { $other }, a id { $id } ma ktoś inny; jedno trzeba poprawić
people-list-other-name = „{ $code }” już ma { $other }; trzeba poprawić numer albo nazwisko
people-list-code-twice = „{ $code }” jest już w wierszu { $first }; jedno trzeba poprawić
people-list-person-twice = osoba z id { $id } jest już w wierszu { $first }; jeden wiersz trzeba usunąć
people-list-namesake = to samo nazwisko ma { $other }; trzeba wpisać id w kolumnie „id” albo dla wszystkich takich wierszy podać --same-names add lub skip
people-list-namesake-above = to nazwisko jest już w wierszu { $first }; trzeba jeden usunąć albo dla wszystkich takich wierszy podać --same-names add lub skip
people-list-more = i jeszcze { $count }
people-list-nothing-done = Niczego z tej listy nie zaimportowano

## In the window

people-search = Szukaj osób
    .tip = Nazwisko, pseudonim, numer lub karta
people-found =
    { $people ->
        [one] 1 osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }
people-found-cut = Pierwsze { $people }; aby zawęzić, trzeba wpisać więcej liter
people-which-all = Wszyscy
people-which-alike = Duplikaty?
people-which-fee = Składka do zapłaty
people-which-barred = Zakaz gry
people-add = Dodaj osobę…
people-add-do = Dodaj
people-change = Zmień…
people-change-do = Zapisz
people-unchanged = Nic jeszcze nie zmieniono
people-more = Więcej
    .tip = Import i eksport list oraz cofnięcie ostatniej zmiany
people-import = Importuj listę…
people-import-hint = Lista lub arkusz z dowolnego programu, turniej albo zapis turnieju z The Tournament Director lub ich folder: importowane jest wszystko albo nic. Można to cofnąć.
people-import-names = Nazwiska, które już są na liście, bez numeru, który wskazuje osobę
people-import-ask = Nie importuj niczego i wypisz te osoby
people-import-add = To inne osoby: dodaj je
people-import-skip = To te same osoby: pomiń je
people-import-do = Importuj
people-export = Eksportuj wszystkich…
people-export-name = people.csv
people-exported =
    { $people ->
        [one] Zapisano 1 osobę
        [few] Zapisano { $people } osoby
       *[many] Zapisano { $people } osób
    }: { $file }
people-undo = Cofnij ostatnią zmianę
people-none = Nikogo tu jeszcze nie ma
    .hint = Osób można szukać tu i przy rejestracji: po literach nazwiska, numerze albo karcie przyłożonej do czytnika
people-none-found = Nikt nie ma takiego nazwiska ani numeru
    .hint = Wystarczą dwie lub trzy litery z imienia i z nazwiska
people-none-alike = Brak możliwych duplikatów
    .hint = Tu są osoby o tym samym nazwisku albo o tej samej dacie urodzenia i prawie tym samym nazwisku
people-none-fee = Nie ma składek do zapłaty
    .hint = Ostatni opłacony dzień jest w polu „Opłacono do”
people-none-barred = Wszyscy mogą grać
    .hint = Program ostrzega, gdy rejestruje się osoba, która nie może grać
people-show-all = Pokaż wszystkich
people-same-name = To samo nazwisko: { $people }
people-picture-of = Zdjęcie: { $name }
people-picture-spoilt = Tego zdjęcia nie można pokazać; trzeba wybrać inne
people-picture-choose = Zdjęcie…
people-picture-drop = Usuń zdjęcie
people-enter = Zarejestruj w tym turnieju
people-enter-barred = Zarejestruj mimo to
people-show-player = Gra tutaj: pokaż
people-merge = Połącz z osobą…
people-merge-hint = Dla osoby, która jest zapisana dwa razy. Można to cofnąć.
people-merge-keep = Pozostaje
people-merge-other = Dołącza do niej, z numerem i kartą
people-merge-find = Druga osoba
people-merge-do = Połącz
people-merge-turn = Zamień
people-erase = Usuń…
people-erase-what = Usunięte zostanie wszystko, co jest zapisane: { $person }, także dane potrzebne do cofania zmian. Wyniki pozostaną, jako gracz { $id }, jeśli nic innego nie wskazuje, kto to był. Tego nie można cofnąć.
people-erase-do = Usuń na zawsze
people-erase-keep = Zachowaj
people-id = Id { $id }
people-field = { $field } { $value }
people-earlier = Zachowane do cofnięcia
people-earlier-line =
    { $kind ->
        [add] Dodano
        [set] Przed zmianą
        [merge] Przed połączeniem
        [import] Przed importem
       *[other] Przedtem
    }, { $at }{ $by ->
        [none] {""}
       *[other] , { $by }
    }
people-may = Może grać
people-may-not = Nie może grać
people-hint-birthday = 1980-04-03
people-hint-not-until = 2026-12-31, puste: na zawsze
people-hint-fee-until = 2026-12-31
nav-people = Osoby
start-people = Osoby…
    .tip = Wszyscy, których zna ten lokal, z numerami i kartami
path-hint-picture = PNG lub JPEG, najwyżej 1 MB
setup-people = Plik osób
    .tip = Osoby z tego pliku program znajduje przy rejestracji, także na innych komputerach z tym samym plikiem. Puste pole oznacza plik na tym komputerze.
setup-people-hint = /srv/club/people.sqlite
setup-people-keep = Użyj tego pliku
setup-people-same = Ten plik jest już w użyciu
register-house = Osoby lokalu
register-person = Zarejestruj: { $person }
register-as-other = Inna osoba o tym nazwisku
register-barred = Zarejestruj mimo to
register-no-such-number = Nikt w lokalu nie ma numeru { $number }
    .hint = Trzeba ponownie odczytać kartę albo wpisać litery nazwiska
register-number-as-name = To nazwisko
people-history = Wyniki
people-history-read = Odczytaj turnieje
people-history-none = Brak udziału w odczytanych turniejach
people-history-doubtful = Wyniki z samym tym nazwiskiem mogą należeć do kogoś innego i zostały pominięte; trzeba nadać numer
people-history-sums =
    { $events ->
        [one] 1 turniej
        [few] { $events } turnieje
       *[many] { $events } turniejów
    } · wygrane: { $wins } · { $cashes ->
        [one] 1 miejsce płatne
        [few] { $cashes } miejsca płatne
       *[many] { $cashes } miejsc płatnych
    }, z rzędu: { $streak } · { $best ->
        [0] jeszcze bez lokaty
       *[other] najlepsza lokata { $best }, średnia { $average }
    }
people-history-penalties =
    { $count ->
        [one] 1 kara
        [few] { $count } kary
       *[many] { $count } kar
    }
people-history-rulings =
    { $count ->
        [one] 1 decyzja przy miejscu gracza
        [few] { $count } decyzje przy miejscu gracza
       *[many] { $count } decyzji przy miejscu gracza
    }
people-history-out = Najczęściej eliminowane osoby: { $names } ({ $times })
people-history-by = Najczęściej eliminuje: { $names } ({ $times })
people-history-place = { $place }. miejsce, graczy: { $players }
people-history-no-place = graczy: { $players }
people-history-points = { $points } pkt
people-history-busted-by = żetony wygrywa: { $names }
