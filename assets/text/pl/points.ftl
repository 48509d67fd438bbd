# Points by formula: what is wrong with a formula, and what it is made of.

## What is wrong with a formula. The attribute hint says what to do now.

formula-at = Wiersz { $line }, kolumna { $column }: { $what }
formula-wrong-formula-empty = wzór jest pusty
    .hint = Należy go wpisać, np. n - r + 1
formula-wrong-formula-too-long = wzór jest dłuższy niż { $most } znaków
    .hint = Trzeba go skrócić
formula-wrong-formula-too-deep = zagnieżdżono więcej niż { $most } nawiasów i znaków
    .hint = Części wzoru trzeba najpierw nadać nazwę funkcją assign
formula-wrong-sign-unknown = we wzorach nie ma znaku { $sign }
    .hint = Znaki to + - * / % ^ = <> {"<"} {"<"}= > >= oraz nawiasy; słowa to and, or, not
formula-wrong-quote-open = ten cudzysłów nie jest zamknięty
    .hint = Zamyka go taki sam znak w tym samym wierszu
formula-wrong-number-unreadable = { $number } nie jest liczbą
    .hint = Liczba ma cyfry i najwyżej jedną kropkę; przed nazwą, przez którą ma być pomnożona, trzeba wstawić *
formula-wrong-name-unknown = nic nie nazywa się { $name }
    .hint = { $near ->
        [none] {""}
       *[other] Może chodzi o { $near }?{" "}
    }Własna nazwa najpierw dostaje wartość: assign("{ $name }", 0)
formula-wrong-name-of-two = { $name } to mogą być żetony jednego gracza albo wszystkich
    .hint = Dla gracza należy napisać { $one }, dla wszystkich { $other }
formula-wrong-name-elsewhere = nazwa { $name } nie jest tu znana
    .hint = Wzór turnieju pyta o turniej i jednego z graczy; wzór ligi o listę punktów gracza
formula-wrong-function-unknown = { $name } nie jest funkcją
    .hint = { $near ->
        [none] Między wartością a nawiasem musi być znak, np. *
       *[other] Może chodzi o { $near }?
    }
formula-wrong-price-unquoted = { $function } wymaga nazwy ceny w cudzysłowie albo niczego
    .hint = Zapis: { $function }("Entry")
formula-wrong-parentheses-missing = { $function } wymaga nawiasów
    .hint = Zaraz po nazwie trzeba podać wartości w nawiasach
formula-wrong-values-miscounted = { $function } przyjmuje { $most ->
        [none] co najmniej { $least ->
            [one] { $least } wartość
            [few] { $least } wartości
           *[many] { $least } wartości
        }
        [1] 1 wartość
       *[other] { $least ->
            [1] 1 wartość
            [2] { $most ->
                [3] od 2 do 3 wartości
               *[other] 2 wartości
            }
           *[other] { $least } wartości
        }
    }, a ma { $given }
    .hint = Wartości podaje się w nawiasach, rozdzielone przecinkiem
formula-wrong-value-missing = brakuje tu wartości
    .hint = Trzeba wstawić liczbę, nazwę lub funkcję; wzór przechodzi do następnego wiersza tylko wewnątrz nawiasów
formula-wrong-operator-missing = przed tym brakuje znaku
    .hint = Między dwiema wartościami trzeba wstawić znak, np. + lub *, albo zacząć nową instrukcję od ; lub od nowego wiersza
formula-wrong-parenthesis-open = ten nawias nie jest zamknięty
    .hint = Tam, gdzie się kończy, trzeba wstawić )
formula-wrong-parenthesis-stray = ten nawias niczego nie zamyka
    .hint = Trzeba go usunąć albo wstawić ( tam, gdzie się zaczyna
formula-wrong-comma-stray = przecinek jest poza funkcją
    .hint = Liczby zapisuje się z kropką: 0.5
formula-wrong-semicolon-inside = średnik jest w nawiasach
    .hint = Między wartościami funkcji potrzebny jest przecinek
formula-wrong-quote-stray = nazwa w cudzysłowie nie jest wartością
    .hint = Cudzysłów obejmuje tylko pierwszą wartość funkcji assign
formula-wrong-quote-missing = assign wymaga najpierw nazwy w cudzysłowie
    .hint = Zapis: assign("bonus", 5)
formula-wrong-name-impossible = { $name } nie może być nazwą
    .hint = Nazwa zaczyna się od litery i ma litery, cyfry i _ bez spacji; and, or, not są zajęte
formula-wrong-comparisons-chained = porównuje się naraz trzy wartości
    .hint = Porównywać trzeba po dwie: r > 1 and r {"<"} 5
formula-wrong-division-by-zero = to dzieli przez zero
    .hint = Najpierw trzeba sprawdzić: if(x = 0, 0, y / x)
formula-wrong-root-negative = liczba ujemna nie ma pierwiastka kwadratowego
    .hint = Liczba nie może być ujemna: sqrt(max(x, 0))
formula-wrong-logarithm-impossible = logarytm ma tylko liczba większa od zera
    .hint = Najpierw trzeba coś dodać: log(x + 1)
formula-wrong-angle-impossible = żaden kąt nie ma takiego sinusa ani cosinusa
    .hint = Są one od -1 do 1: asin(max(-1, min(1, x)))
formula-wrong-power-impossible = liczba ujemna nie ma takiej potęgi
    .hint = Potęga musi być całkowita albo liczba nieujemna
formula-wrong-too-large = liczba jest za duża
    .hint = Trzeba zmniejszyć potęgi i iloczyny
formula-wrong-name-without-value = { $name } nie ma jeszcze wartości
    .hint = Wartość trzeba nadać przed warunkiem: assign("{ $name }", 0)
formula-wrong-price-unknown = żadna cena ani rake nie nazywa się „{ $name }”
    .hint = Nazwę należy zapisać tak jak w cenach turnieju
formula-wrong-list-for-number = lista punktów jest tam, gdzie potrzebna jest jedna liczba
    .hint = Jedną liczbę z listy daje sum, average, max, min lub count
formula-wrong-number-for-list = { $function } wymaga listy
    .hint = Zapis: { $function ->
        [index] index(listPoints, 0)
        [setListLength] setListLength(listPoints, 5)
       *[other] { $function }(5, listPoints)
    }
formula-wrong-list-empty = { $function } nie ma na czym działać
    .hint = Najpierw trzeba sprawdzić: if(count(listPoints) = 0, 0, { $function }(listPoints))
formula-wrong-value-outside = { $function } wybiera z wartości w liczbie { $values } i żadna nie ma tego numeru
    .hint = Najpierw trzeba sprawdzić, czy numer pasuje, jak w if(r < 4, lswitch(r, 10, 6, 3), 0)
formula-wrong-too-much-work = listy są przeglądane więcej niż { $most } razy
    .hint = Części listy trzeba raz nadać nazwę funkcją assign i używać nazwy

terminal-formula-missing = Nie podano wzoru; można go podać w --formula lub --formula-file albo ustawić w turnieju
formula-for-place = { $place }. miejsce:

## The table of a league

league-title = { $league } { $season }
league-untitled = Liga
league-no-events = Żaden turniej nie liczy się do tej ligi
league-no-events-over = Żaden z tych turniejów się nie skończył
league-left = Pominięto: { $file }: { $why }
league-left-damaged = plik jest uszkodzony; patrz floorman check
league-left-copy = to kopia, a liczy się oryginał: { $of }
league-left-other-save = to inny zapis turnieju, który się liczy: { $of }
league-left-not-over = nie wszyscy mają jeszcze lokatę
league-left-no-places = turniej skończył się, zanim wszyscy mieli lokatę: dealem albo po wygraniu wszystkich biletów
league-no-points = Bez punktów: { $file }: { $why }
league-left-no-formula = brak wzoru na punkty; można go podać w --formula albo ustawić w turnieju
league-total-for = { $name }:
league-doubtful = { $name } to być może kilka osób, więc punkty nie są sumowane; trzeba nadać im numery członka
league-incomplete =
    { $count ->
        [one] W tej tabeli brakuje 1 turnieju
        [few] W tej tabeli brakuje { $count } turniejów
       *[many] W tej tabeli brakuje { $count } turniejów
    }

## What somebody came to over many events

statistics-title = Statystyka
history-nobody = { $count ->
        [0] W tych turniejach nikt nie nazywa się „{ $asked }”; żaden się jeszcze nie skończył
        [one] W tym jednym turnieju nikt nie nazywa się „{ $asked }”
        [few] W tych { $count } turniejach nikt nie nazywa się „{ $asked }”
       *[many] W tych { $count } turniejach nikt nie nazywa się „{ $asked }”
    }
    .hint = Wszystkich uczestników pokazuje: floorman statistics
history-several = „{ $asked }” pasuje do kilku osób: { $people }
    .hint = Zamiast nazwiska należy podać numer członka
history-one-of = { $name } ({ $member ->
        [none] bez numeru
       *[other] numer { $member }
    }, { $events ->
        [one] 1 turniej
        [few] { $events } turnieje
       *[many] { $events } turniejów
    })
history-doubtful = Wyniki z samym nazwiskiem { $name } mogą należeć do kogoś innego i zostały pominięte; trzeba nadać numery członka

## What happened

event-member-number-set = Numer członka: { $player }, { $member }
    .name = numer członka – { $player }
event-member-number-gone = Usunięto numer członka: { $player }
    .name = numer członka – { $player }
event-points-adjusted = Punkty { $is_more ->
        [yes] +{ $points }
       *[no] −{ $points }
    }: { $player } – { $note }
    .name = poprawka punktów – { $player }
event-hits-adjusted = Zaliczone eliminacje { $is_more ->
        [yes] +{ $hits }
       *[no] −{ $hits }
    }: { $player } – { $note }
    .name = poprawka eliminacji – { $player }
evening-member-number = Numer członka { $member }
evening-member-number-gone = Usunięto numer członka
evening-points-adjusted = Punkty { $is_more ->
        [yes] +{ $points }
       *[no] −{ $points }
    }: { $note }
evening-hits-adjusted = Zaliczone eliminacje { $is_more ->
        [yes] +{ $hits }
       *[no] −{ $hits }
    }: { $note }

## What a formula may ask

formula-variable-players = liczba uczestników
formula-variable-rank = lokata gracza
formula-variable-hits = ile osób gracz wyeliminował
formula-variable-rebuys = rebuye i re-entry gracza
formula-variable-add-ons = add-ony gracza
formula-variable-rebuys-total = rebuye i re-entry wszystkich
formula-variable-add-ons-total = add-ony wszystkich
formula-variable-buy-ins-amount = ile razem kosztowały wejścia, z rake i bez bounty
formula-variable-rebuys-amount = ile razem kosztowały rebuye i re-entry, z rake i bez bounty
formula-variable-add-ons-amount = ile razem kosztowały add-ony, z rake i bez bounty
formula-variable-buy-in-cost = ile gracz zapłacił za pierwsze wejście
formula-variable-total-cost = ile gracz zapłacił razem
formula-variable-add-on-cost = ile gracz zapłacił za add-ony
formula-variable-rebuy-cost = ile gracz zapłacił za rebuye i re-entry
formula-variable-pot = pula nagród
formula-variable-prize-winnings = nagroda gracza
formula-variable-take = o ile gracz wygrał więcej, niż zapłacił
formula-variable-position = miejsce liczone od pierwszego, kto odpadł
formula-variable-players-left = ilu graczy jeszcze gra
formula-variable-total-winnings = nagroda gracza razem z bounty
formula-variable-in-the-money = 1 z nagrodą, 0 bez nagrody
formula-variable-places-paid = liczba miejsc płatnych
formula-variable-buy-ins-rake = rake i opłaty ze wszystkich wejść
formula-variable-rebuys-rake = rake i opłaty ze wszystkich rebuyów i re-entry
formula-variable-add-ons-rake = rake i opłaty ze wszystkich add-onów
formula-variable-buy-in-rake = rake i opłaty z pierwszego wejścia gracza
formula-variable-rebuy-rake = rake i opłaty z rebuyów i re-entry gracza
formula-variable-add-on-rake = rake i opłaty z add-onów gracza
formula-variable-total-rake = cały rake i wszystkie opłaty gracza
formula-variable-deducted = co odejmuje się od puli nagród przed podziałem
formula-variable-guarantee = ile organizator gwarantuje w puli nagród
formula-variable-overlay = ile organizator dopłaca do gwarancji
formula-variable-pot-before-guarantee = pula nagród bez dopłaty organizatora do gwarancji
formula-variable-house-added = ile organizator dodaje do puli nagród w każdym przypadku
formula-variable-bounty-kept = ile gracz zachowuje z bounty za własną głowę
formula-variable-bounties-won = ile cudzych bounty gracz wygrał
formula-variable-bounties-kept = 1, gdy gracz zachowuje bounty za własną głowę, inaczej 0
formula-variable-bounty-chips = ile bounty gracz kupił
formula-variable-bounty-cost = ile gracz zapłacił za bounty
formula-variable-final-table = 1, gdy gracz doszedł do stołu finałowego, inaczej 0
formula-variable-level-out = poziom, na którym gracz odpadł, 0 dla zwycięzcy
formula-variable-chip-stack = żetony gracza według ostatniego stanu
formula-variable-chips-in-play = żetony wszystkich graczy
formula-variable-bounty-winnings = co gracz wygrał za cudze bounty
formula-variable-list-points = punkty gracza za każdy liczony turniej

## What its functions give

formula-price-fee = wysokość ceny bez bounty; jeśli nie podano nazwy, pierwszej ceny
formula-price-rake = ile z ceny bierze organizator; druga nazwa pyta tylko o jeden rake
formula-price-chips = żetony za cenę
formula-price-points = punkty za cenę
formula-price-rake-in-all = ile przyniósł cały rake albo tylko ten nazwany
formula-function-if = druga wartość, jeśli pierwsza jest spełniona, inaczej trzecia lub 0
formula-function-switch = wartość po spełnionym przypadku, inaczej ostatnia lub 0
formula-function-index = liczba listy na danym miejscu, od 0
formula-function-lswitch = wartość o numerze podanym jako pierwszy, od 1
formula-function-assign = nadaje nazwie wartość
formula-function-sqrt = pierwiastek kwadratowy
formula-function-pow = pierwsza wartość do potęgi drugiej
formula-function-log = logarytm naturalny albo o podstawie z drugiej wartości
formula-function-log10 = logarytm dziesiętny
formula-function-exp = potęga liczby e
formula-function-sin = sinus kąta w radianach
formula-function-cos = cosinus kąta w radianach
formula-function-tan = tangens kąta w radianach
formula-function-asin = kąt o danym sinusie, w radianach
formula-function-acos = kąt o danym cosinusie, w radianach
formula-function-atan = kąt o danym tangensie, w radianach
formula-function-setListLength = lista o podanej liczbie elementów, skrócona lub uzupełniona zerami
formula-function-abs = bez znaku
formula-function-round = najbliższa liczba całkowita albo z podaną liczbą miejsc po przecinku
formula-function-roundDownToNearest = zaokrąglenie w dół do wielokrotności drugiej wartości
formula-function-roundUpToNearest = zaokrąglenie w górę do wielokrotności drugiej wartości
formula-function-roundToNearest = najbliższa wielokrotność drugiej wartości
formula-function-floor = liczba całkowita w dół
formula-function-ceil = liczba całkowita w górę
formula-function-trunc = bez części po przecinku
formula-function-min = najmniejsza
formula-function-max = największa
formula-function-sum = suma
formula-function-oneof = 1, gdy pierwsza wartość jest jedną z pozostałych, inaczej 0
formula-function-triangle = 1 + 2 + 3 i tak dalej aż do wartości
formula-function-product = iloczyn
formula-function-average = średnia
formula-function-count = ile ich jest
formula-function-top = podana liczba największych z listy
formula-function-bottom = podana liczba najmniejszych z listy

## The screen of leagues

nav-league = Liga
start-league = Ligi…
    .tip = Tabele lig i sezonów, statystyka, próbowanie wzorów oraz pliki programu The Tournament Director
column-league = Liga
column-season = Sezon
league-league = Liga
    .all = Dowolna liga
    .none = Bez ligi
league-season = Sezon
    .all = Dowolny sezon
    .none = Bez sezonu
league-page-table = Tabela
league-page-course = Przebieg sezonu
league-page-statistics = Statystyka
league-page-events = Turnieje
league-terms = Jak liczyć punkty…
league-terms-do = Licz w ten sposób
league-terms-fault = Najpierw trzeba poprawić wzór
league-tester = Wypróbuj wzór…
league-more = Więcej
    .tip = Zapis list, folder z turniejami i pliki innego programu
league-save = Zapisz listę
league-save-table = Zapisz tabelę…
league-save-statistics = Zapisz statystykę…
league-save-how = Nazwa pliku musi kończyć się na .pdf, .csv lub .html
league-saved = Zapisano: { $file }
league-file-table = { $league }.pdf
league-file-statistics = { $league } statystyka.pdf
league-folder = Inny folder…
league-again = Odczytaj turnieje ponownie
league-import = Pliki programu The Tournament Director…
league-nothing = Żaden turniej tu się jeszcze nie skończył
    .hint = Turnieje ligi to turnieje w folderze: { $folder }. Pliki zapisane w programie The Tournament Director można zaimportować, cały folder naraz.
league-reading = { $no } / { $of }
league-counts-all = Liczą się wszystkie wyniki
league-counts-best = Liczą się najlepsze wyniki: { $best }
league-counts-total = Razem: { $total }
league-formula-own = Każdy turniej według własnego wzoru
league-formula = Każdy turniej według wzoru { $formula }
league-best = Które wyniki się liczą
league-best-all = Wszystkie
league-best-some = Tylko najlepsze
league-best-number = Liczba najlepszych
league-total = Wzór na sumę; puste pole to zwykła suma
league-total-hint = sum(top(5, listPoints))
league-own-formula = Jeden wzór dla wszystkich turniejów
    .tip = Puste pole: każdy turniej ma własny wzór ze swoich Ustawień
league-own-formula-hint = n - r + 1
league-left-out =
    { $count ->
        [one] Jeden turniej pominięto albo nie ma on punktów
        [few] { $count } turnieje pominięto albo nie mają punktów
       *[many] { $count } turniejów pominięto albo nie ma punktów
    }
league-axis-points = Punkty
league-axis-place = Lokata
league-course-hint = Pierwsi z tabeli; innych można wybrać w niej kliknięciem
league-undraw = Ukryj: { $name }
league-plot = Lokaty po kolejnych turniejach, { $events ->
    [one] 1 turniej
    [few] { $events } turnieje
   *[many] { $events } turniejów
}: { $people }
league-line = { $place }. { $name }, { $points } pkt
league-statistics-line = { $name }, { $events ->
    [one] 1 turniej
    [few] { $events } turnieje
   *[many] { $events } turniejów
}, wygrane: { $wins }
league-rivals = { $names } ({ $times })
league-tester-formula = Wzór
league-tester-on = Próba na
league-tester-plain = Zwykły turniej, lokata po lokacie
league-tester-open = Otwarty turniej
league-tester-entries = Wejścia
league-tester-use = Użyj w tym turnieju
league-tester-same = To już jest wzór tego turnieju
league-tester-reading = Trwa odczyt turnieju
league-tester-result =
    { $count ->
        [one] Jeden gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }
league-tester-more = i jeszcze { $count }
league-tester-names = Nazwy i funkcje
    .tip = Wszystko, czego wzór może użyć
league-import-hint = Każdy plik .tdt z folderu staje się turniejem z osobami, sprzedażą, eliminacjami, nagrodami i punktami. Same pliki pozostają bez zmian.
league-import-from = Folder z plikami
league-import-from-hint = /home/ana/tournaments
league-import-choose = Wybierz folder…
league-import-to = Folder na turnieje
league-import-do = Importuj wszystkie
league-import-stop = Zatrzymaj tutaj
league-import-undo = Cofnij ten import
league-import-nothing = Niczego nie zaimportowano
league-import-left =
    { $count ->
        [one] Jednego pliku nie można było odczytać
        [few] { $count } plików nie można było odczytać
       *[many] { $count } plików nie można było odczytać
    }
league-import-left-line = { $file }: { $why }
league-import-made =
    { $count ->
        [one] Powstał jeden turniej
        [few] Powstały { $count } turnieje
       *[many] Powstało { $count } turniejów
    }
