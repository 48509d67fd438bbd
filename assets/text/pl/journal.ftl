# What is found in a journal, and why something was not done.

journal-notice-torn-line = Ostatniej czynności nie zapisano do końca i została pominięta; to, co z niej zostało, program zachowa obok pliku, zanim zapisze następną
journal-notice-stray-ends = Po ostatniej czynności są puste wiersze; żadnej czynności nie brakuje
journal-notice-tail-missing = Brakuje tu wszystkiego od czynności { $found }, a kiedyś było ich { $seen }; być może plik zastąpiono starszą kopią
journal-notice-tail-differs = Czynność { $at } nie jest tą, którą tu zapisano; turniej prowadzono dalej gdzie indziej
journal-notice-read-only = Plik jest tylko do odczytu; dopóki nie można w nim zapisywać, w tym turnieju nic nie da się zrobić
journal-notice-not-locked = W tym folderze nie da się zablokować zapisu z drugiego okna; należy używać tylko jednego
journal-notice-in-use = Ten turniej jest prowadzony w innym oknie, więc tu można go tylko oglądać

journal-damage = Dziennik jest uszkodzony w wierszu { $line }: { $what }. Widać wszystko, co jest wcześniej, a do pliku nic się nie zapisuje
journal-damage-not-a-line = nie ma w nim numeru, sumy kontrolnej i czynności
journal-damage-sequence = powinna tu być czynność { $expected }, a jest czynność { $found }
journal-damage-checksum = wiersz zmieniono albo nie pasuje do poprzedniego
journal-damage-line-end = czynność jest kompletna, ale zmieniono koniec wiersza
journal-damage-not-an-act = ten program nie zna zapisanej w nim czynności ({ $reason })
journal-damage-newer-format = zapisała go nowsza wersja programu Floorman (format { $found }; ta wersja zna { $known })
journal-damage-misfit = czynność nie pasuje do wcześniejszych

journal-older = Turniej kończy się tu na czynności { $act } ({ $when }) i nie jest taki, jakim go zostawiono
    .none = Nie ma tu już żadnej czynności i turniej nie jest taki, jakim go zostawiono
    .hint = Kontynuować należy tylko wtedy, gdy przyczyna jest znana; brakujące czynności mogą być w kopii
    .accept = Kontynuuj od czynności { $act }
    .look = Tylko oglądaj
    .take = { $more ->
        [one] Weź jedną czynność
        [few] Weź { $more } czynności
       *[many] Weź { $more } czynności
    } z kopii
copy-same = Kopia z tymi samymi czynnościami: { $file }
copy-older = Starsza kopia kończy się na czynności { $acts } ({ $when }) i brakuje w niej { $more ->
        [one] ostatniej czynności
        [few] { $more } ostatnich czynności
       *[many] { $more } ostatnich czynności
    }: { $file }
copy-newer = Nowsza kopia sięga czynności { $acts } ({ $when }) i ma { $more ->
        [one] jedną czynność więcej
        [few] { $more } czynności więcej
       *[many] { $more } czynności więcej
    }: { $file }
copy-parted = Kopia, która po czynności { $after } jest inna i sięga czynności { $acts } ({ $when }): { $file }
copy-has = Ma to, czego tu brakuje: { $what }
copy-taken = { $acts ->
        [one] Wzięto jedną czynność
        [few] Wzięto { $acts } czynności
       *[many] Wzięto { $acts } czynności
    } z kopii: { $file }

copy-whole = { $written ->
        [0] Niczego nie brakowało
        [one] Skopiowano jedną czynność
        [few] Skopiowano { $written } czynności
       *[many] Skopiowano { $written } czynności
    }; { $acts ->
        [one] jest tam teraz jedna czynność
        [few] są tam teraz { $acts } czynności
       *[many] jest tam teraz { $acts } czynności
    }: { $file }
copy-damaged = Niczego nie skopiowano: ten turniej jest uszkodzony. Najpierw trzeba go odzyskać: floorman rescue FILE
copy-nothing = W tym turnieju nie ma żadnej czynności, więc nie ma czego kopiować
copy-other = Są tam inne czynności, więc niczego nie skopiowano
    .hint = Należy wybrać inną nazwę; turniej nigdy nie zastępuje innego turnieju
second-copy-same-folder = Druga kopia nie powstaje: { $folder } to folder samego turnieju
second-copy-same-file = Druga kopia nie powstaje: plik o tej nazwie w folderze { $folder } jest dowiązaniem do samego turnieju
second-copy-other-file = Druga kopia nie powstaje: plik o tej nazwie w folderze { $folder } nie jest kopią tego turnieju albo jest pusty lub uszkodzony
second-copy-went-on = Druga kopia w folderze { $folder } ma czynności, których tu nie ma, więc pozostaje bez zmian
second-copy-not-read-back = W drugiej kopii w folderze { $folder } nie ma tego, co do niej zapisano
second-copy-system = Nie można zapisać drugiej kopii ({ $source }): { $folder }
second-copy-in-use = Drugą kopię w folderze { $folder } zapisuje inne okno lub inny program
second-copy-hint = Sam turniej jest zapisany; kopia nadrobi zaległości, gdy tylko zapis będzie możliwy
    .away = Sam turniej jest zapisany; kopia powstanie po przeniesieniu pliku z folderu { $folder } albo po wyborze innego folderu
    .folder = Sam turniej jest zapisany; na kopię trzeba wybrać inny folder
second-copy-late = Drugiej kopii w folderze { $folder } nie zapisano w ciągu { $seconds } s, więc nie wiadomo, dokąd sięga
    .hint = Sam turniej jest zapisany; trzeba sprawdzić dysk lub napęd kopii i włączyć kopię ponownie
second-copy-whole = Druga kopia jest w folderze { $folder }
second-copy-behind = Druga kopia jest zapisywana w folderze { $folder }

rescue-file = { $name } od czynności { $act }
rescue-done = Turniej toczy się dalej od czynności { $act } w nowym pliku; { $acts ->
        [0] zachowano wszystkie czytelne czynności
        [one] pominięto jedną czytelną czynność
        [few] pominięto { $acts } czytelne czynności
       *[many] pominięto { $acts } czytelnych czynności
    }: { $file }
rescue-went-on = Turniej toczy się dalej od czynności { $act } w nowym pliku; { $acts ->
        [0] zachowano wszystkie czytelne czynności
        [one] pominięto jedną czytelną czynność
        [few] pominięto { $acts } czytelne czynności
       *[many] pominięto { $acts } czytelnych czynności
    }{ $unread ->
        [0] {""}
        [one] ; jednego wiersza nie da się odczytać
        [few] ; { $unread } wierszy nie da się odczytać
       *[many] ; { $unread } wierszy nie da się odczytać
    }
    .hint = Uszkodzony plik pozostał bez zmian; to, co pominięto, widać nad dziennikiem
rescue-first-line = { $file } to turniej z uszkodzonym pierwszym wierszem, więc się nie otwiera; jego czynności można odczytać
rescue-list = Pominięte, do ponownego wprowadzenia: { $file }
rescue-act = { $act } · { $when } · { $what }
rescue-act-by = { $act } · { $when } · { $what } ({ $by })
rescue-unread = { $lines ->
        [one] Jeszcze jednego wiersza nie da się odczytać
        [few] Jeszcze { $lines } wierszy nie da się odczytać
       *[many] Jeszcze { $lines } wierszy nie da się odczytać
    }
rescue-not-told = czynność, która bez wcześniejszych nic nie znaczy
rescue-nothing-damaged =
    { $acts ->
        [one] Nic nie jest uszkodzone i nic nie zmieniono: { $acts } czynność da się odczytać
        [few] Nic nie jest uszkodzone i nic nie zmieniono: wszystkie { $acts } czynności da się odczytać
        [many] Nic nie jest uszkodzone i nic nie zmieniono: wszystkie { $acts } czynności da się odczytać
       *[other] Nic nie jest uszkodzone i nic nie zmieniono: wszystkie { $acts } czynności da się odczytać
    }
rescue-no-such-act = Nie ma takiej czynności; ostatnia dobra, od której można kontynuować, to { $last }
rescue-nothing-good = Na początku pliku nie ma czynności, od której można kontynuować
    .hint = Jeśli jest kopia, można kontynuować z niej: floorman copy COPY NEW
rescue-with-damaged = Do uszkodzonego pliku nic się nie zapisuje. Najpierw trzeba kontynuować w nowym: floorman rescue FILE; potem wziąć resztę z kopii: floorman rescue NEW --with COPY
rescue-go-on = Kontynuuj od czynności { $act } w nowym pliku
    .copy = Otwórz kopię, czynności: { $acts }
    .hint = Uszkodzony plik pozostanie bez zmian; to, co pominięto, trafi na listę obok nowego pliku
    .desks = Inne stanowiska dołączą, gdy turniej znów będzie w bazie danych: floorman copy FILE ADDRESS
    .look = Tylko oglądaj

failure-no-beginning = Niczego nie wzięto: kopii nie da się odczytać albo nie jest dalszym ciągiem tego, co jest tutaj
failure-time-jumped = Ostatnia czynność ma datę { $last }, a ten komputer pokazuje { $now }. Czy to się zgadza?
    .yes = Godzina się zgadza
    .no = Tylko oglądaj
    .hint = Jeśli się nie zgadza, trzeba ustawić zegar komputera i otworzyć turniej ponownie
time-ahead = Ostatnia czynność ma datę { $last }, a ten komputer pokazuje { $now }. Czy zegar chodził wtedy źle?
    .yes = Chodził źle: kontynuuj od teraz
    .no = Zostaw
    .hint = Aż do tamtej chwili każda czynność dostaje tę samą godzinę, a zegar stoi
clock-apart = Zegar tego komputera { $way ->
    [ahead] spieszy się
   *[behind] spóźnia się
} o { $apart } względem zegara turnieju, który wskazuje { $shared }
    .hint = Floorman korzysta z zegara turnieju. Ustaw zegar tego komputera
failure-read-only = Turniej można tu tylko oglądać, więc nic się nie zmieniło
failure-waits = Brak bazy danych; ta czynność czeka i zostanie rozstrzygnięta, gdy baza wróci
failure-not-done = Połączenie zostało przerwane i tego nie wykonano; trzeba to zrobić jeszcze raz
failure-overtaken = Nie wykonano: chwilę wcześniej inne stanowisko zrobiło coś podobnego. Jeśli to nadal aktualne, trzeba to zrobić jeszcze raz
failure-of-another = Najnowszą czynność wykonano na innym stanowisku: { $by }
    .hint = To stanowisko: { $own }
meanwhile-act = W międzyczasie, { $time }: { $what }
meanwhile-act-by = { $by }, { $time }: { $what }
failure-busy = Inne stanowiska zapisały coś wcześniej, więc nic się nie zmieniło; należy spróbować ponownie
failure-fault = Nic się nie zmieniło: czynność doprowadziłaby do niemożliwego stanu ({ $what })
failure-broken = Nic się nie zmieniło: w programie wystąpił błąd wewnętrzny

journal-exists = Plik o tej nazwie już istnieje
    .hint = Należy wybrać inną nazwę albo otworzyć istniejący plik
journal-not-found = Nie ma takiego pliku
    .hint = Trzeba sprawdzić nazwę albo najpierw utworzyć turniej
journal-in-use = Ten turniej jest prowadzony w innym oknie lub programie
    .hint = Trzeba go tam najpierw zamknąć albo tu tylko oglądać
journal-create = Nie można utworzyć pliku ({ $source })
    .hint = Należy wybrać folder, w którym wolno zapisywać
journal-create-name = Nazwa pliku jest za długa
    .hint = Należy skrócić nazwę: 200 liter zawsze wystarczy
journal-read = Nie można odczytać pliku ({ $source })
    .hint = Trzeba sprawdzić uprawnienia pliku i dysk
journal-write = Czynności nie zapisano ({ $source }), więc nic się nie zmieniło
    .hint = Trzeba sprawdzić dysk i zrobić to jeszcze raz
journal-write-unsure = Czynności nie zapisano w całości, a jej resztek nie dało się usunąć ({ $source }): po ponownym otwarciu pliku może się w nim znaleźć
    .hint = Trzeba sprawdzić dysk, ponownie otworzyć turniej i zobaczyć, czy czynność jest w dzienniku
journal-disk-full = Dysk jest pełny, więc nic się nie zmieniło
    .hint = Trzeba zwolnić miejsce na dysku i zrobić to jeszcze raz
journal-read-only = Plik jest tylko do odczytu, więc nic się nie zmieniło
    .hint = Można go skopiować do folderu, w którym wolno zapisywać, i otworzyć kopię
journal-damaged = Plik jest uszkodzony w wierszu { $line }, więc nic się do niego nie dopisuje
    .hint = Widać wszystko przed tym wierszem; plik można otworzyć w oknie i kontynuować w nowym albo: floorman rescue FILE
journal-newer-format = Ten plik zapisała nowsza wersja programu Floorman (format { $found }; ta wersja zna { $known })
    .hint = Należy otworzyć go w nowszej wersji
journal-not-a-journal = To nie jest turniej
    .hint = Turnieje programu Floorman mają końcówkę .floorman; jeśli uszkodzony jest tylko pierwszy wiersz, plik można otworzyć w oknie i kontynuować w nowym albo: floorman rescue FILE
journal-too-large = Plik jest większy, niż może być turniej
    .hint = Trzeba sprawdzić, czy to właściwy plik
journal-empty = Plik jest pusty
    .hint = O ile programowi wiadomo, nie zapisano do niego żadnej czynności; turniej można utworzyć od nowa pod inną nazwą, a jeśli jest kopia: floorman copy COPY NEW
journal-torn-header = Plik kończy się w pierwszym wierszu, przed pierwszą czynnością
    .hint = O ile programowi wiadomo, nie zapisano do niego żadnej czynności; turniej można utworzyć od nowa pod inną nazwą, a jeśli jest kopia: floorman copy COPY NEW
journal-utf16 = Inny program zapisał plik jako UTF-16, po dwa bajty na literę, więc nie można go odczytać
    .hint = Trzeba go tam zapisać ponownie jako UTF-8, a jeśli jest kopia: floorman copy COPY NEW
journal-other-line-ends = Inny program zapisał plik z innymi końcami wierszy (CR), więc nie można go odczytać
    .hint = Trzeba go tam zapisać ponownie z LF, a jeśli jest kopia: floorman copy COPY NEW
journal-other-tournament = Turnieju, który był w tym pliku, już nie ma, zastąpił go inny, więc niczego nie zapisano
    .hint = Należy wybrać inną nazwę
journal-changed-outside = Inny program zmienił plik, więc tu nic się nie zmieniło
    .hint = Trzeba ponownie otworzyć turniej, aby zobaczyć, co w nim jest
journal-moved = Plik przeniesiono, usunięto lub zastąpiono, gdy był otwarty, więc nic się nie zmieniło
    .hint = Trzeba odłożyć go na miejsce albo otworzyć tam, gdzie teraz jest
journal-went-back = Baza danych jest w stanie wcześniejszym niż ten, który to stanowisko widziało, więc nic się nie zmieniło
    .hint = Trzeba zamknąć turniej i otworzyć go ponownie: widać wtedy, czego brakuje i która kopia to ma
journal-ahead = Czynności { $after } nie ma w pliku, który kończy się na czynności { $last }
    .hint = Trzeba ponownie otworzyć turniej, aby zobaczyć, co w nim jest
journal-torn-not-kept = Niedokończonego ostatniego wiersza nie można odłożyć ({ $source }), więc nic się nie zmieniło
    .hint = Można skopiować plik do folderu, w którym wolno zapisywać, i otworzyć kopię
journal-unwritable = Zapisanej czynności nie dałoby się poprawnie odczytać ({ $reason }), więc nic się nie zmieniło
    .hint = Trzeba pominąć nietypowe znaki i zrobić to jeszcze raz
journal-reads-back-otherwise = Po odczycie czynność byłaby inna, więc nic się nie zmieniło
    .hint = Trzeba pominąć nietypowe znaki i zrobić to jeszcze raz

# An event in a database; its address follows.
journal-address-unreadable = To nie jest adres turnieju w bazie danych ({ $reason })
    .hint = Adres wygląda np. tak: postgresql://ana@room:5432/floorman#Piątkowy turniej, z nazwą turnieju po #
journal-event-unnamed = Adres podaje bazę danych, ale nie turniej
    .hint = Po adresie trzeba wpisać # i nazwę turnieju, a całość ująć w cudzysłów
journal-unreachable = Nie można połączyć się z bazą danych ({ $reason }), więc nic się nie zmieniło
    .hint = Trzeba sprawdzić sieć i serwer i zrobić to jeszcze raz
journal-login-refused = Baza danych odrzuciła logowanie tego stanowiska ({ $reason })
    .hint = Trzeba sprawdzić nazwę przed @ w adresie i podać hasło w PGPASSWORD albo w pliku .pgpass, który może czytać tylko jego właściciel
journal-not-secure = Połączenie z bazą danych nie jest bezpieczne, więc niczego nie wysłano ({ $reason })
    .hint = Na serwerze trzeba włączyć TLS i scram-sha-256 albo sprawdzić nazwę serwera oraz sslmode i sslrootcert w adresie
journal-database-unknown = Serwer nie ma bazy danych o tej nazwie
    .hint = Trzeba sprawdzić nazwę przed # albo najpierw utworzyć bazę: createdb NAME
journal-server-too-old = Serwer to PostgreSQL { $found }, a turnieje może przechowywać dopiero wersja 13
    .hint = Trzeba użyć nowszego serwera
journal-stands-by = Ten serwer tylko replikuje inny, więc nic nie można tu zapisać
    .hint = Należy podać tamten serwer albo oba, rozdzielone przecinkiem
journal-other-letters = Baza danych przechowuje tekst jako { $found }, a nazwiska wymagają UTF8
    .hint = Trzeba utworzyć inną bazę: createdb --encoding UTF8 --template template0 NAME
journal-other-tables = Baza danych ma pod nazwą floorman tabele, które nie należą do programu Floorman, więc niczego nie zapisano
    .hint = Trzeba użyć innej bazy albo sprawdzić, kto utworzył schemat floorman
journal-newer-tables = Tabele utworzyła tu nowsza wersja programu Floorman (wersja { $found }; ta zna { $known })
    .hint = Należy użyć nowszej wersji
journal-older-tables = Tabele utworzyła tu starsza wersja programu Floorman (wersja { $found }; ta wymaga { $known }), a to stanowisko nie może ich zmieniać
    .hint = Osoba, która utworzyła pierwszy turniej, musi raz otworzyć dowolny z nich w tej wersji; potem może to zrobić każde stanowisko
journal-desk-name-taken = Nazwy { $name } używa inne stanowisko, od { $since }
    .hint = Należy wybrać inną nazwę dla tego stanowiska albo zamknąć turniej na tamtym
journal-event-unknown = W bazie danych nie ma turnieju o tej nazwie
    .hint = Trzeba sprawdzić nazwę po # albo najpierw utworzyć turniej: floorman new
journal-event-exists = W bazie danych jest już turniej o tej nazwie
    .hint = Należy wybrać inną nazwę po # albo otworzyć istniejący turniej
journal-not-granted = Baza danych nie pozwala na to temu stanowisku ({ $reason })
    .hint = Właściciel bazy musi wpisać, z nazwą stanowiska: GRANT floorman_desk TO ana
journal-held-up = Inne stanowisko za długo wstrzymywało wszystkie pozostałe, więc nic się nie zmieniło
    .hint = Trzeba zrobić to jeszcze raz
journal-held-up-by = Połączenie użytkownika { $login } za długo wstrzymywało wszystkie pozostałe, więc nic się nie zmieniło
    .hint = Trzeba zrobić to jeszcze raz. Jeśli to się powtórzy, opiekun bazy danych wpisuje: REVOKE floorman_desk FROM { $login }
journal-not-confirmed = Połączenie zostało przerwane i nie wiadomo, czy czynność zapisano
    .hint = Gdy baza danych znów będzie dostępna, trzeba zajrzeć do dziennika, zanim zrobi się to jeszcze raz
journal-slow = Baza danych jeszcze nie odpowiedziała, więc nic się nie zmieniło
    .hint = Za chwilę można zrobić to jeszcze raz
journal-server = Baza danych odmówiła ({ $reason }), więc nic się nie zmieniło
    .hint = Trzeba pokazać to administratorowi bazy danych

csv-empty = W tym pliku nie ma graczy
csv-not-text = To nie jest plik tekstowy; najpierw należy zapisać arkusz jako CSV
csv-no-name-column = Żadna kolumna nie zawiera nazwisk
csv-no-titles = Pierwszy wiersz nie mówi, co zawierają kolumny; trzeba dodać nagłówki, np. nazwisko, numer, e-mail
csv-problem = Wiersz { $line }, kolumna { $column }: { $what }
csv-name-missing = brakuje nazwiska; trzeba je wpisać albo usunąć wiersz
csv-name-too-long = nazwisko ma za dużo liter: { $letters }, a może mieć najwyżej { $most }
csv-name-over-lines = nazwisko zajmuje kilka wierszy; trzeba zamknąć cudzysłów
csv-cell-without-title = nad „{ $found }” nie ma nagłówka; dopisz go albo usuń komórkę
csv-cell-over-lines = komórka zajmuje kilka wierszy; trzeba zamknąć cudzysłów
csv-not-a-table = „{ $text }” nie jest stołem; należy wpisać jego numer, od 1
csv-not-a-member-number = „{ $text }” nie jest numerem członka; może mieć najwyżej tyle liter: { $most }
csv-not-a-seat = „{ $text }” nie jest miejscem; należy wpisać jego numer, od 1 do { $most }

template-unknown = Nie ma szablonu „{ $name }”; dostępne: { $known }
template-unreadable = Nie można odczytać szablonu ({ $source })
template-malformed = Wiersz { $line }, kolumna { $column } szablonu: { $what }

# Why a file or folder cannot be read or written; its path follows, or stands before.
file-not-found = nie ma takiego pliku ani folderu
file-not-allowed = ten komputer na to nie pozwala
file-exists = plik o tej nazwie już tu jest
file-kept-tournament = tę nazwę ma turniej, a turnieju nigdy się nie nadpisuje; należy wybrać inną nazwę
file-kept-database = tę nazwę ma baza danych, np. osób lokalu, a bazy nigdy się nie nadpisuje; należy wybrać inną nazwę
file-kept-companion = ta nazwa należy do turnieju lub bazy danych obok; należy wybrać inną
file-disk-full = dysk jest pełny
file-disk-read-only = na tym dysku nie można zapisywać
file-too-large = plik jest za duży
file-no-file = to potok albo urządzenie, a nie plik
file-not-text = to nie jest tekst
file-is-folder = to jest folder
file-no-folder = część tej ścieżki nie jest folderem
