# What the program says without a window.

terminal-verdict-row = {"  "}{ $name }: { $said }
terminal-nothing-to-show = Nie ma nic do pokazania
# $command: as `do` takes it.
terminal-need-do = do: { $command }
# $what: commands, each of which the floor has to complete.
terminal-need-asks = wybiera floor: { $what }
terminal-acts-hash = Czynności tak, jak są zapisane: SHA-256 { $hash }
terminal-winner-fault = Eliminacja o { $time }, { $player }: { $why ->
        [not-yet-in] { $winner } nie jest jeszcze w grze
        [out] { $winner } jest już poza grą
        [busts-too] { $winner } odpada w tym samym rozdaniu
       *[elsewhere] { $winner } siedzi przy innym stole
    }. Właściwego zwycięzcę podaje się poleceniem CorrectBust
terminal-winners-wrong = { $count ->
    [one] { $count } eliminacja wskazuje zwycięzcę, który nie mógł wygrać żetonów
    [few] { $count } eliminacje wskazują zwycięzców, którzy nie mogli wygrać żetonów
    [many] { $count } eliminacji wskazuje zwycięzców, którzy nie mogli wygrać żetonów
   *[other] { $count } eliminacji wskazuje zwycięzców, którzy nie mogli wygrać żetonów
}
terminal-check-passed =
    { $acts ->
        [one] Odczytano 1 czynność
        [few] Odczytano { $acts } czynności
       *[many] Odczytano { $acts } czynności
    }, { $players ->
        [one] 1 gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }, wszystko się zgadza

value-yes = tak
value-no = nie
value-running = działa
value-paused = wstrzymano
value-waits = czeka na uruchomienie
value-break = przerwa
value-scheduled = zaplanowano
value-not-started = nie uruchomiono
value-next-big-blind-to-worst-seat = następna duża ciemna na najgorsze miejsce
value-last-seat-opened = miejsce zwolnione jako ostatnie
value-no-hand-yet = miejsce wylosowane tam, gdzie nie rozegrano jeszcze rozdania
value-table-broken = rozwiązanie stołu
value-redraw = ponowne losowanie
value-by-hand = ręcznie
value-big-blind = duża ciemna

column-place = Lokata
column-no = Nr
column-hand = Rozdanie
column-topic = Temat
column-question = Pytanie
column-facts = Fakty
column-answer = Odpowiedź
column-cited = Przywołane zasady
column-decided = Rodzaj decyzji
column-decision = Decyzja floora
column-name = Nazwisko
column-entries = Wejścia
column-rebuys = Rebuye
column-addons = Add-ony
column-busted-at = Godzina eliminacji
column-by = Kto
column-prize = Nagroda
column-points = Punkty
column-by-formula = Według wzoru
column-by-hand = Ręcznie
column-points-bought = Kupione
column-names = Nazwiska
column-member = Numer członka
column-events = Turnieje
column-event = Turniej
column-share = Udział
column-paid-per-thousand = Płatne na tysiąc
column-smallest-per-thousand = Najniższa nagroda w tysięcznych średniego udziału
column-seat-worth = Wartość biletu
column-currency = Waluta
column-took-out = Eliminacje
column-took-out-most = Najczęstsza ofiara
column-knocked-out = Odpadnięcia
column-knocked-out-most-by = Najczęstszy pogromca
column-cashes = ITM
column-longest-streak = ITM z rzędu
column-best-place = Najl. lokata
column-average-place = Śr. lokata
column-penalties = Kary
column-rulings = Decyzje
column-wins = Wygrane
column-results = Wyniki
column-about = Co to jest
column-table = Stół
column-tables = Stoły
column-seat = Miejsce
column-seats = Miejsca
column-stack = Stack
column-locked = Blokada
column-players = Gracze
column-open = Wolne miejsca
column-out-of-use = Wyłączone
column-button = Button
column-small-blind = Mała ciemna
column-big-blind = Duża ciemna
column-tracked = Każde rozdanie
column-hands = Rozdania
column-hands-left = Pozostałe rozdania
column-run = Zegar
column-stage = Etap
column-level = Poziom
column-break = Przerwa
column-remaining-secs = Pozostałe sekundy
column-ante = Ante
column-ante-from = Ante od
column-bring-in = Bring-in
column-small-bet = Mały zakład
column-big-bet = Duży zakład
column-break-in-secs = Sekundy do przerwy
column-back-at = Powrót o
column-starts-at = Start o
column-secs = Sekundy
column-color-up = Wymiana żetonów
column-value = Wartość
column-color = Kolor
column-inventory = Liczba
column-in-a-stack = W stacku
column-game = Gra
column-from-table = Ze stołu
column-from-seat = Z miejsca
column-to-table = Do stołu
column-to-seat = Na miejsce
column-reason = Powód
column-waits-one-hand = Czeka jedno rozdanie
column-ordered-at = Zlecono o
column-bought = Kupione żetony
column-removed = Zdjęte żetony
column-in-play = Żetony w grze
column-players-left = Pozostali gracze
column-average = Średni stack
column-rules = Zasady
column-re-entries = Re-entry
column-left = Pozostali gracze
column-alternates = Rezerwowi
column-chips = Żetony w grze
column-winner = Zwycięzca
column-seq = Czynność
column-at = Kiedy
column-what = Co
column-in-force = Obowiązuje
column-amount = Kwota
column-extras = Nagrody rzeczowe
column-owed = Do zapłaty
column-house-gave = Płaci lokal
column-written-off = Spisano na straty
column-collected = Zebrano
column-due-now = Do wypłaty teraz
column-bounties-unclaimed = Niezdobyte bounty
column-left-over = Zostanie
column-pool = Pula
column-pool-now = Pula teraz
column-from-flights = Z flightów
column-given-back = Zwrócono
column-fees = Opłaty
column-staff = Obsługa
column-bounties = Bounty
column-kept = Zatrzymano
column-prizes-paid = Wypłacone nagrody
column-bounties-paid = Wypłacone bounty
column-corrected = Poprawki
column-deducted = Odjęto
column-overlay = Overlay
column-prize-pool = Pula nagród
column-payouts-fixed = Wypłaty zatwierdzone
column-still-to-pay = Jeszcze do wypłaty
column-in-the-box = W kasie
column-hour = Od
column-desk = Stanowisko
column-cash = Gotówka
column-on-head = Na głowie
column-won = Zdobyto
column-nobody-named = Nie podano komu
column-added = Dołożono
column-to = Do
column-player = Gracz

terminal-older-hint = Brakujące czynności można wziąć z kopii: floorman rescue FILE --with COPY; albo kontynuować bez nich: floorman do FILE --accept-older
terminal-of-another-hint = Aby cofnąć to, co zrobiło inne stanowisko, trzeba dodać --undo-others
terminal-time-ahead-hint = Jeśli tak, trzeba dodać --clock-was-wrong; aż do tamtej chwili każda czynność dostaje tę samą godzinę
terminal-time-jumped-hint = Jeśli tak, trzeba dodać --accept-time; jeśli nie, ustawić zegar komputera albo podać czas opcją --at
terminal-no-creation = W dzienniku nie ma czynności, która tworzy turniej
terminal-two-creations = Czynność { $act } tworzy turniej po raz drugi
terminal-time-back = Czynność { $act } jest wcześniejsza niż poprzednia, a żadna nie mówi, że zegar chodził źle
terminal-at-line = Wiersz { $line }: { $what }
terminal-at-column = Wiersz { $line }, kolumna { $column }: { $what }
terminal-fact-twice = { $fact } podano dwa razy
terminal-line-too-long = wiersz jest dłuższy niż jakiekolwiek polecenie
terminal-not-utf-8 = to nie jest UTF-8
terminal-no-moment = „{ $text }” nie jest datą i godziną; należy wpisać np. 2026-11-20T19:00:00+01:00
terminal-before-last-act = { $at } jest przed ostatnią czynnością ({ $last }); czynności muszą być w kolejności czasu
terminal-no-act = Nie ma czynności { $act }; ostatnia to { $last }
terminal-more-unreadable = Niezrozumiałe: { $told }. Należy podać nazwę ceny i ile więcej jej sprzedano, np. 'Wejście=20'
terminal-no-topic = Nie ma tematu „{ $topic }”; wszystkie pokazuje floorman rule --list
terminal-topic-near = Nie ma tematu „{ $topic }”; podobne: { $near }
terminal-no-page = Nie ma strony „{ $page }”; wszystkie pokazuje floorman rule --page
terminal-names-hidden =
    { $count ->
        [one] Pominięto jedną nazwę, która może urazić
        [few] Pominięto { $count } nazwy, które mogą urazić
       *[many] Pominięto { $count } nazw, które mogą urazić
    }; pokazuje je --offensive
terminal-no-rules = Nie ma zasad „{ $name }”; dostępne: { $known }
terminal-no-network = Ten komputer nie jest w żadnej sieci: nikt inny nie dotrze do tego, co jest udostępnione
terminal-shared-to-read = Ten turniej ma otwarty ktoś inny: jest pokazywany, ale nie można go stąd zmieniać
terminal-not-shared = Nie można udostępnić turnieju pod adresem { $address }: { $source }. Należy podać inny port opcją --listen albo port 0, czyli dowolny wolny
terminal-not-shared-at-all = Nie można udostępnić turnieju: { $source }
terminal-no-language = Nie ma jeszcze języka „{ $lang }”; dostępne: { $known }
terminal-players-unreadable = Nie można odczytać graczy ({ $source })
terminal-rules-unreadable = Nie można odczytać zasad ({ $source })
terminal-input-unreadable = Nie można odczytać wejścia ({ $source })
terminal-output-unwritable = Nie można zapisać wyjścia ({ $source })
terminal-file-unwritable = Nie można zapisać pliku ({ $source })
terminal-invariant = Dziennik da się odczytać, ale jego stan jest niemożliwy ({ $what })
terminal-no-such-command = Nie ma polecenia ani pliku „{ $name }”
    .hint = Polecenia pokazuje floorman --help
terminal-no-such-act = nie ma polecenia „{ $name }”
    .hint = {"{"}"show":"needs"{"}"} pokazuje, co teraz trzeba zrobić, razem z poleceniami
terminal-did-you-mean = Może chodziło o: { $names }
terminal-template-help = Plik szablonu lub jego nazwa: { $names } (z --flight domyślnie ustawienia i struktura pierwszego flightu)
terminal-new-structure-help = Struktura zamiast tej z szablonu: CSV z nazwami kolumn lub wyeksportowana struktura. Gry w kolumnie Game: { $names }
terminal-set-structure-help = Struktura: CSV z nazwami kolumn, wyeksportowana struktura lub szablon. Gry w kolumnie Game: { $names }
terminal-chip-set-help = Zestaw żetonów zamiast tego z szablonu: plik z listą lub gotowy zestaw: { $names }
terminal-no-window = Ta wersja programu Floorman nie ma okna; floorman --help pokazuje, co umie
terminal-say = Powiedzieć: { $said }
terminal-do = Zrobić: { $said }
terminal-consider = Rozważyć: { $said }
terminal-differs = { $book }: { $answer }
terminal-house-rule = Zasada lokalu w tym turnieju
terminal-coverage = Wiersze: { $lines }, z odpowiedzią w pytaniu do floora: { $topics }, { $missing ->
    [0] żaden bez odpowiedzi
    [one] { $missing } bez odpowiedzi
    [few] { $missing } bez odpowiedzi
   *[many] { $missing } bez odpowiedzi
}
terminal-coverage-sentences = Zdania: { $sentences }, coś rozstrzyga: { $deciding }; z odpowiedzią w pytaniu do floora: { $topics }, na stronie z powodem: { $pages }, { $missing ->
    [0] żadne bez odpowiedzi
    [one] { $missing } bez odpowiedzi
    [few] { $missing } bez odpowiedzi
   *[many] { $missing } bez odpowiedzi
}
terminal-coverage-pages = do przeczytania: { $pages }
terminal-coverage-by-page-definition = mówi, czym coś jest
terminal-coverage-by-page-reference = odsyła do innych zasad
terminal-coverage-by-page-equipment = dotyczy sprzętu
terminal-coverage-by-page-house = lokal ustala to wcześniej
terminal-coverage-by-page-practice = dobra praktyka, bez skutków
terminal-coverage-by-page-judgment = pozostawione ocenie floora
terminal-coverage-lost = dokument się tu urywa
terminal-coverage-nothing-to-work-out = nie ma czego obliczać
terminal-coverage-missing = BEZ ODPOWIEDZI
terminal-rule-changed = Co się zmieniło
terminal-rule-examples = Przykłady
terminal-rule-topics = Pytania do floora: { $slugs }
terminal-rule-formats = Decyzje zapisuje się jako text lub json, nie jako { $format }
terminal-ask-nothing = Nie znaleziono pytania do floora; wszystkie wypisuje floorman rule --list
terminal-ask-program = Nie znaleziono pytania do floora. Pomoc do Floormana: floorman --help
terminal-ask-event = Nie znaleziono pytania do floora. O turniej zapytaj z --event PLIK
terminal-ask-found = { $percent }% { $title } ({ $topic })
terminal-ask-facts = { "     " }zrozumiano: { $facts }
terminal-ask-others = Może chodzić też o: { $questions }
terminal-ask-missing = Brakuje jeszcze: { $fields }
terminal-evening-too-small = Na cały wieczór potrzeba graczy: co najmniej { $least }
