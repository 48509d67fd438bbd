# Why something may not happen: the fact in the way.
# The attribute hint says what to do now; the attribute rule names the rule behind it, in the
# edition that the tournament is played by. House rules that are silent follow TDA 2011.

## The tournament

refusal-open-for-reading-only = Turniej jest otwarty tylko do odczytu
    .hint = Trzeba to zrobić w oknie, w którym jest prowadzony, albo otworzyć go tam, gdzie można pisać do pliku
refusal-tournament-exists = W tym pliku jest już turniej
    .hint = Na inny turniej trzeba otworzyć nowy plik
refusal-tournament-missing = W tym pliku nie ma jeszcze turnieju
    .hint = Można go utworzyć z szablonu albo otworzyć plik
refusal-name-missing = Turniej nie ma nazwy
    .hint = Należy wpisać nazwę
refusal-seat-count-impossible = Stół nie może mieć { $seats ->
        [one] { $seats } miejsca
        [few] { $seats } miejsc
       *[many] { $seats } miejsc
    }
    .hint = Można wybrać od 2 do 31 miejsc
refusal-share-impossible = { $percent } % miejsc nie może pozostać wolnych
    .hint = Należy wybrać od 0 do 100 %
refusal-balance-line-unused = Wiersz od { $tables_min } stołów nigdy nie obowiązuje: wiersz przed nim obowiązuje już od { $before } stołów
    .hint = Jako pierwszy należy podać wiersz dla największej liczby stołów, każdą liczbę raz
refusal-starting-chips-missing = Wejście nie daje żadnych żetonów
    .hint = Stack startowy musi mieć co najmniej 1
refusal-chips-too-many = { $chips } to za dużo żetonów
    .hint = Naraz można sprzedać najwyżej { $most } w żetonach
refusal-chip-without-value = Żeton { $line } w zestawie nie ma wartości
    .hint = Trzeba nadać mu wartość albo usunąć go z zestawu
refusal-chip-twice = Dwa żetony mają wartość { $chips }
    .hint = Trzeba nadać jednemu inną wartość albo usunąć go z zestawu
refusal-chips-out-of-order = Żeton { $chips } jest za większym
    .hint = Najmniejsza wartość musi być pierwsza
refusal-chip-kinds-too-many = Zestaw może mieć najwyżej tyle rodzajów żetonów: { $most }
    .hint = Trzeba usunąć nieużywane rodzaje
refusal-levels-missing = Struktura nie ma poziomów
    .hint = Trzeba dodać poziom albo zacząć od szablonu
refusal-stages-too-many = Struktura może mieć najwyżej { $most } poziomów i przerw
    .hint = Trzeba usunąć wiersze, których się nie gra
refusal-stage-without-time = Wiersz { $stage } struktury nie ma czasu trwania
    .hint = Trzeba ustawić co najmniej minutę
refusal-blinds-out-of-order = Stawki na poziomie { $level } nie zgadzają się ze sobą
    .hint = Duża ciemna musi być co najmniej równa małej; bez blindów potrzebne jest ante od gracza; w studzie mały zakład nie może być mniejszy niż bring-in
refusal-stage-already-played = Za późno na zmianę, bo ten etap już się zaczął: { $stage_name }, wiersz { $stage } struktury
    .hint = Zmienić można tylko to, co dopiero nastąpi
refusal-stage-shorter-than-played = Rozegrano już więcej czasu: { $stage_name }
    .hint = Trzeba wydłużyć wiersz { $stage } struktury albo przejść do następnego poziomu

## The clock

refusal-clock-running = Zegar już działa
    .hint = Jeśli ma stanąć, trzeba go wstrzymać
refusal-clock-paused = Zegar jest już wstrzymany
    .hint = Trzeba go wznowić, gdy gra znów ruszy
refusal-clock-not-started = Zegara jeszcze nie uruchomiono
    .hint = Najpierw trzeba uruchomić zegar
refusal-lost-time-settled = O utraconym czasie już zdecydowano
    .hint = Trzeba zajrzeć do dziennika; poprawia się to, ustawiając pozostały czas
refusal-clock-already-started = Zegar już uruchomiono
    .hint = Można dodać lub odjąć czas albo przejść do innego poziomu
refusal-stage-unknown = Struktura nie ma wiersza { $stage }
    .hint = Należy wybrać poziom lub przerwę ze struktury
refusal-no-earlier-stage = To pierwszy poziom
    .hint = Jeśli poziom ma trwać dłużej, można dodać czas
refusal-no-later-stage = To ostatni poziom struktury
    .hint = Można dodać do struktury poziom
refusal-moment-past = Ten czas już minął
    .hint = Należy wybrać czas w przyszłości
refusal-time-is-right = Ten czas nie jest w przyszłości, więc zegar chodził dobrze
    .hint = Należy podać czas, który pokazał błędny zegar; jest on w przyszłości
refusal-start-too-far = Start można zaplanować najwyżej { $days_max ->
        [one] { $days_max } dzień
        [few] { $days_max } dni
       *[many] { $days_max } dni
    } naprzód
    .hint = Trzeba sprawdzić rok
refusal-moment-ahead = Ten czas jeszcze nie nadszedł
    .hint = Należy wybrać czas w przeszłości
refusal-break-too-long = Przerwa może trwać najwyżej { $hours_max } godzin
    .hint = Zamiast niej należy zakończyć dzień
refusal-tables-wait-for-each-other = Stoły czekają na siebie
    .hint = Należy zakończyć grę hand for hand albo poczekać na ostatnie rozdania
refusal-message-empty = Ogłoszenie jest puste
    .hint = Należy wpisać, co sala ma przeczytać
refusal-message-too-long = Ogłoszenie ma { $letters } znaków, mieści się { $most }
    .hint = Trzeba to powiedzieć krócej
refusal-no-message-shown = Nie ma żadnego ogłoszenia
    .hint = Zdjęto je już albo jego czas minął
refusal-not-enough-time-left = Odjęto by więcej czasu, niż pozostało
    .hint = Można odjąć mniej albo przejść do następnego poziomu

## Entries

refusal-nobody-named = Nie podano żadnego gracza
    .hint = Należy wybrać co najmniej jednego gracza
refusal-player-unknown = Nikt tu nie nazywa się { $name }
    .hint = Trzeba sprawdzić pisownię albo poszukać po części nazwiska
refusal-player-number-unknown = Nie ma gracza o numerze { $number }
    .hint = Można poszukać po nazwisku
refusal-name-ambiguous = { $count ->
        [one] { $count } gracz nazywa się
        [few] { $count } gracze nazywają się
       *[many] { $count } graczy nazywa się
    } { $name }
    .hint = Zamiast nazwiska należy podać numer gracza
refusal-name-taken = { $player } jest już na liście
    .hint = Jeśli wraca ta sama osoba, trzeba sprzedać re-entry; jeśli to ktoś inny, można zarejestrować mimo to
refusal-name-twice = { $name } występuje w tej rejestracji dwa razy
    .hint = Jeden wpis trzeba usunąć; jeśli to dwie osoby, można zarejestrować mimo to
refusal-player-twice = Tego gracza podano dwa razy: { $player }
    .hint = Każdego gracza podaje się raz
refusal-registration-over = Wejść już się nie sprzedaje
    .hint = Aby sprzedać więcej, trzeba ponownie otworzyć rejestrację; to jedno można sprzedać mimo to, podając powód
refusal-still-in = { $player } jeszcze gra
    .hint = Najpierw trzeba wpisać eliminację
refusal-not-in = { $player } nie jest już w grze
    .hint = Jeśli eliminacja była pomyłką, można przywrócić gracza do gry
refusal-not-seated = { $player } nie ma miejsca
    .hint = Trzeba wylosować miejsce albo przydzielić je ręcznie
refusal-already-seated = { $player } ma już miejsce
    .hint = Aby zmienić miejsce, trzeba gracza przesadzić
refusal-not-busted = { $player } nie jest poza turniejem
    .hint = Trzeba sprawdzić, czy to właściwy gracz
refusal-has-played = Nie można wyrejestrować kogoś, kto już grał: { $player }
    .hint = Można unieważnić wejście: żetony schodzą z gry, lokaty nie ma, a wszystko, co było później, zostaje
refusal-not-bought = Niczego takiego nie kupiono: { $player }
    .hint = Trzeba sprawdzić, czy to właściwy gracz
refusal-bought-since = Zależy od tego późniejszy zakup: { $player }
    .hint = Najpierw trzeba unieważnić najnowszy zakup
refusal-bust-stands = { $player } jest poza turniejem
    .hint = Najpierw trzeba przywrócić gracza do gry, potem anulować sprzedaż
refusal-has-knocked-out = { $player } ma na koncie eliminację: { $other }
    .hint = Najpierw trzeba poprawić, kto wygrał żetony przy tej eliminacji
refusal-stack-given-up = Za to re-entry oddano stack: { $player }
    .hint = Można cofnąć tę czynność albo poprawić żetony gracza
refusal-sold-as-usual = Ta sprzedaż mieści się w limitach
    .hint = Można sprzedać jak zwykle, bez podawania powodu
refusal-re-entries-used = { $player } nie ma już re-entry
    .hint = Można sprzedać mimo to, podając powód, albo pozwolić na więcej re-entry w Ustawieniach
refusal-rebuys-used = { $player } nie ma już rebuyów
    .hint = Można sprzedać mimo to, podając powód, albo pozwolić na więcej rebuyów w Ustawieniach
refusal-rebuys-over = Rebuyów już się nie sprzedaje
    .hint = Można sprzedać mimo to, podając powód, albo zmienić ostatni poziom z rebuyami w Ustawieniach
refusal-add-on-not-sold = W tym turnieju nie ma add-onu
    .hint = Aby go sprzedać, trzeba podać żetony za add-on w Ustawieniach
refusal-add-on-taken = { $player } ma już add-on
    .hint = Trzeba sprawdzić, czy to właściwy gracz; można też sprzedać mimo to, podając powód
refusal-player-locked = { $player } ma blokadę
    .hint = Najpierw trzeba odblokować gracza albo przesadzić kogoś innego
refusal-player-not-locked = { $player } nie ma blokady
    .hint = Trzeba sprawdzić, czy to właściwy gracz
refusal-note-unchanged = Notatka już tak brzmi: { $player }
    .hint = Trzeba wpisać coś innego albo zostawić oba pola puste, aby usunąć notatkę
refusal-same-player = Nie można rozdzielić jednej i tej samej osoby: { $player }
    .hint = Należy wybrać dwóch różnych graczy
refusal-registration-closed = Rejestracja jest już zamknięta
    .hint = Aby sprzedawać wejścia, trzeba ją ponownie otworzyć
refusal-registration-open = Rejestracja jest już otwarta
    .hint = Zamyka się ją, gdy wejść nie ma się już sprzedawać

## Seating

refusal-table-unknown = Nie ma stołu { $table }
    .hint = Należy wybrać stół z sali albo dodać nowy
refusal-table-number-impossible = Stół nie może mieć numeru { $table }
    .hint = Stoły numeruje się od 1
refusal-table-exists = Stół { $table } już istnieje
    .hint = Należy wybrać inny numer
refusal-table-taken = Przy stole { $table } siedzą gracze
    .hint = Najpierw trzeba rozwiązać stół albo przesadzić graczy
refusal-seat-unknown = Stół { $table } nie ma miejsca { $seat }
    .hint = Należy wybrać inne miejsce
refusal-seat-taken = Miejsce jest zajęte: { $player }, stół { $table }, miejsce { $seat }
    .hint = Należy wybrać wolne miejsce albo najpierw przesadzić tego gracza
refusal-seat-closed = Stół { $table }, miejsce { $seat } jest wyłączone
    .hint = Należy wybrać inne miejsce albo to włączyć
refusal-seat-in-use = Stół { $table }, miejsce { $seat } jest włączone
    .hint = Należy wybrać wyłączone miejsce
refusal-same-seat = { $player } już tam siedzi: stół { $table }, miejsce { $seat }
    .hint = Należy wybrać inne miejsce
refusal-swap-with-self = Nie można zamienić się miejscem z tą samą osobą: { $player }
    .hint = Należy wybrać dwóch różnych graczy
refusal-seat-required = { $player } musi siedzieć tutaj: stół { $table }, miejsce { $seat }
    .hint = Najpierw należy zmienić wymagane miejsce albo wybrać kogoś innego
refusal-kept-apart = Rozdzieleni gracze: { $player }, { $other }; przy stole { $table } siedzi { $other }
    .hint = Trzeba znieść rozdzielenie albo wybrać kogoś innego
refusal-nobody-to-seat = Nikt nie czeka na miejsce
    .hint = Najpierw trzeba zarejestrować graczy
refusal-no-seat-open = Nie ma wolnego miejsca
    .hint = Trzeba dodać stół albo poczekać na eliminację
refusal-need-impossible = W tym losowaniu wymagane miejsce jest nieosiągalne: { $player }
    .hint = Trzeba włączyć to miejsce albo wybrać inne: { $player }
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 9
       *[other] TDA 2011, zasada 6
    }
refusal-apart-impossible = Rozdzielonych graczy nie da się rozlosować do różnych stołów: { $player }, { $other }
    .hint = Trzeba znieść rozdzielenie albo dodać stół
refusal-seats-not-drawn = Miejsc jeszcze nie rozlosowano
    .hint = Najpierw trzeba rozlosować miejsca
refusal-nothing-to-balance = Żaden stół nie wymaga wyrównania
    .hint = Jeśli to konieczne, można przesadzić gracza ręcznie
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 11
       *[other] TDA 2011, zasada 8-A
    }
refusal-only-poor-seats = Stół { $to } potrzebuje gracza ze stołu { $from }, ale wolna jest tam tylko mała ciemna albo miejsce, które czeka rozdanie
    .hint = Można odczekać rozdanie albo przesadzić kogoś ręcznie, wpisując: przesadź, nazwisko i { $to }
refusal-everybody-locked = Stół { $to } potrzebuje gracza ze stołu { $from }, ale tam wszyscy mają blokadę
    .hint = Można odblokować gracza przy stole { $from }, przesadzić ręcznie kogoś z innego stołu albo zostawić stoły bez zmian
refusal-plan-overtaken = To przesadzenie nie jest już proponowane: { $player }
    .hint = Sala się zmieniła; trzeba przejrzeć obecne propozycje
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 11-A
       *[other] TDA 2011, zasada 8-A
    }
refusal-button-unknown = { $count ->
        [one] Nie wiadomo, gdzie jest button przy stole { $tables }
        [few] Nie wiadomo, gdzie są buttony przy stołach { $tables }
       *[many] Nie wiadomo, gdzie są buttony przy stołach { $tables }
    }
    .hint = { $count ->
        [one] Trzeba zapytać przy stole i wskazać miejsce z buttonem
        [few] Trzeba zapytać przy każdym stole i wskazać miejsce z buttonem
       *[many] Trzeba zapytać przy każdym stole i wskazać miejsce z buttonem
    }
refusal-nothing-to-break = Żadnego stołu nie można jeszcze rozwiązać
    .hint = Stół się rozwiązuje, gdy jego gracze zmieszczą się na wolnych miejscach przy innych
refusal-too-few-seats-elsewhere = Nie można rozwiązać stołu { $table }: { $players ->
        [one] musiałby się przesiąść { $players } gracz
        [few] musieliby się przesiąść { $players } gracze
       *[many] musiałoby się przesiąść { $players } graczy
    }, a { $open ->
        [0] wolnych miejsc nie ma
        [one] wolne jest tylko { $open } miejsce
        [few] wolne są tylko { $open } miejsca
       *[many] wolnych jest tylko { $open } miejsc
    }
    .hint = Trzeba poczekać na kolejne eliminacje albo włączyć więcej miejsc
refusal-too-few-seats = { $players ->
        [one] { $players } gracz nie zmieści się
        [few] { $players } gracze nie zmieszczą się
       *[many] { $players } graczy nie zmieści się
    }, gdy { $seats ->
        [one] jest { $seats } miejsce
        [few] są { $seats } miejsca
       *[many] jest { $seats } miejsc
    }
    .hint = Trzeba dodać stół albo włączyć więcej miejsc
refusal-no-move-pending = Żadne przesadzenie nie jest w toku
    .hint = Nie ma czego potwierdzać
refusal-move-not-pending = Nie jest w toku przesadzenie: { $player }
    .hint = Trzeba sprawdzić, czy to właściwy gracz
refusal-table-twice = Stół { $table } podano dwa razy
    .hint = Każdy stół podaje się raz
refusal-no-table-named = Nie podano stołu
    .hint = Należy wybrać co najmniej jeden stół
refusal-table-not-short = Gra przy stole { $table } nie jest wstrzymana
    .hint = Gra toczy się bez zmian
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 11-D
       *[other] TDA 2011, zasada 8-A
    }

## Button and blinds

refusal-table-halted = Gra przy stole { $table } jest wstrzymana, bo { $short ->
        [one] brakuje { $short } gracza
        [few] brakuje { $short } graczy
       *[many] brakuje { $short } graczy
    }
    .hint = Najpierw trzeba wyrównać stoły albo pozwolić na dalszą grę
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 11-D
       *[other] TDA 2011, zasada 8-A
    }
refusal-too-few-players = Przy stole { $table } siedzi mniej niż dwóch graczy
    .hint = Trzeba tam kogoś przesadzić albo rozwiązać stół
refusal-seat-empty = Nikt nie siedzi: stół { $table }, miejsce { $seat }
    .hint = Należy wybrać miejsce z graczem
refusal-positions-out-of-order = Button { $button }, mała ciemna { $small_blind } i duża ciemna { $big_blind } nie leżą po kolei przy stole { $table }
    .hint = Należy podać je zgodnie z ruchem wskazówek zegara; gdy zostało dwóch graczy, małą ciemną ma button
refusal-no-button-in-stud = W studzie nie ma buttona
    .hint = Button ustawia się, gdy gra toczy się z blindami
refusal-button-not-tracked = Rozdań przy stole { $table } się nie zapisuje
    .hint = Trzeba ustawić button albo zapisywać odtąd każde rozdanie tego stołu
refusal-button-tracked = Przy stole { $table } zapisuje się już każde rozdanie
    .hint = Gdy zaczyna się rozdanie, należy nacisnąć Następne rozdanie
refusal-break-running = Trwa przerwa
    .hint = Rozdanie można zacząć po przerwie albo przejść do następnego poziomu
refusal-positions-in-doubt = Następne rozdanie stołu { $table } jest niepewne: { $flags }
    .hint = Trzeba sprawdzić: button na miejscu { $button }, mała ciemna na miejscu { $small_blind }, duża ciemna na miejscu { $big_blind }; potem to potwierdzić albo ustawić button
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 1
       *[other] TDA 2011, zasada 1
    }

## Finishes

refusal-stacks-needed = Do kolejności potrzebne są stacki z początku rozdania: { $players }
    .hint = Należy podać każdy stack; większy zajmuje wyższą lokatę
refusal-busted-later = Po tej chwili była już eliminacja i powrót do gry: { $player }
    .hint = Należy podać chwilę po tamtej eliminacji albo najpierw ją poprawić
refusal-busted-by-himself = { $player } nie może wygrać własnych żetonów
    .hint = Należy podać innego gracza albo nikogo
refusal-winner-not-yet-in = { $player } nie ma jeszcze wpisowego w chwili tej eliminacji: { $other }
    .hint = Należy podać innego gracza albo późniejszą chwilę
refusal-winner-out = { $player } jest poza grą w chwili tej eliminacji: { $other }
    .hint = Należy podać innego gracza albo nikogo
refusal-winner-busts-too = { $player } odpada w tym samym rozdaniu co { $other } i nie może w nim wygrać żetonów
    .hint = Należy podać, kto wygrał żetony. Jeśli to było inne rozdanie, trzeba podać inną chwilę
refusal-winner-elsewhere = Gracze z różnych stołów: { $player } i { $other }
    .hint = Trzeba sprawdzić nazwisko i potwierdzić, jeśli jest właściwe
refusal-won-since = { $player } wygrywa w tej chwili lub później żetony tego gracza: { $other }
    .hint = Najpierw trzeba poprawić tę eliminację: { $other }. Albo podać późniejszą chwilę
refusal-not-in-then = { $player } jest w tej chwili poza grą
    .hint = Należy podać chwilę po powrocie do gry
refusal-nobody-left = Nikt by nie pozostał
    .hint = Zwycięzca musi zostać w grze
refusal-stack-empty = Przy eliminacji stack nie może wynosić zero: { $player }
    .hint = Należy podać stack z początku rozdania albo nie podawać go wcale
refusal-stack-too-large = Stack byłby za duży: { $player }, { $chips }, a w grze jest { $in_play } w żetonach
    .hint = Trzeba policzyć stack jeszcze raz

## Leagues

refusal-setting-too-long = Tekst jest za długi
    .hint = Najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }
refusal-formula-unreadable = Nie można odczytać wzoru na punkty, wiersz { $line }, kolumna { $column }: { $what }
    .hint = { $todo }
refusal-member-number-taken = { $player } ma już numer członka { $member }
    .hint = Trzeba jeszcze raz sprawdzić kartę albo nadać jednej z osób inny numer
refusal-member-number-twice = Numer członka { $member } jest na liście dwa razy
    .hint = Trzeba jeszcze raz sprawdzić karty
refusal-member-number-unchanged = Numer członka się nie zmienia: { $player }
    .hint = Należy wpisać numer z karty albo zostawić go bez zmian
refusal-nothing-adjusted = Nic by się nie zmieniło
    .hint = Trzeba podać, ile dodać albo odjąć
refusal-points-too-many = Punkty można naraz poprawić najwyżej o { $most }
    .hint = Trzeba poprawić mniej punktów
refusal-hits-too-many = Eliminacje można naraz poprawić najwyżej o { $most }
    .hint = Trzeba poprawić mniej eliminacji

## The log

refusal-ruling-empty = Decyzja musi mieć pytanie i odpowiedź
    .hint = Należy wpisać jedno i drugie
refusal-reason-missing = Decyzja wbrew zasadom wymaga powodu
    .hint = Należy wpisać powód, w kilku słowach
refusal-floor-is-called = Stół { $table } już wezwał floormana
    .hint = Floorman już idzie
refusal-floor-not-called = Stół { $table } nie wzywał floormana
    .hint = Najpierw go wezwij: floor { $table }
refusal-ruling-too-long = Decyzja jest za długa na dziennik
    .hint = Trzeba skrócić słowa lub fakty

refusal-nothing-to-undo = Nie ma czego cofnąć
    .hint = Starsze pomyłki mają własne poprawki: przywrócenie do gry, zmiana nazwiska, przesadzenie
refusal-nothing-to-redo = Nie ma czego ponowić
    .hint = Ponowić można tylko to, co właśnie cofnięto
