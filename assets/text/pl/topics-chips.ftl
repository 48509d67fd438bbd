# Floor calls on the clock and on chips.

topic-clock = Czas na decyzję
    .about = Ile czasu ma gracz i co się dzieje z ręką, gdy czas minie
    .search = czas na decyzję, zegar, poprosić o czas, clock, time, odliczanie, długo myśli, wolna decyzja, call the clock, tank, tanking, countdown, shot clock, slow decision
topic-stalling = Gra na czas
    .about = Co można zrobić z celowo wolną grą
    .search = granie na czas, gra na czas, przeciąganie, zwlekanie, bubble, stalling, slow play, tanking every hand, wasting time, shot clock
topic-hand-for-hand = Hand for hand
    .about = Które lokaty dzielą gracze, którzy odpadli w tym samym rozdaniu, i ile odejmuje się z zegara
    .search = hand for hand, rozdanie za rozdanie, bubble, bańka, podział lokaty, dwóch odpadło na bubble, h4h, share the place, two bust on the bubble, money bubble
topic-chip-race = Losowanie o żetony
    .about = Kto wygrywa większe żetony, gdy nominał schodzi z gry
    .search = losowanie o żetony, losowanie żetonów, chip race, wymiana żetonów, małe żetony wychodzą, pozostałe żetony, race off, color-up, odd chips, small chips leave, raced out
topic-chip-race-late-find = Wycofane żetony znalezione później
    .about = Ile są warte stare żetony, które znajdą się po losowaniu
    .search = zapomniane żetony, stare żetony, żetony po wymianie, w kieszeni, forgotten chips, old chips, chips after the color-up, in the pocket
topic-color-up = Wymiana żetonów w stacku
    .about = Co dostaje gracz, gdy dyrektor wymienia jego małe żetony
    .search = wymiana na wyższe nominały, rozmienić, wymiana żetonów, duży stack, color-up, change chips, make change, big stack, exchange
topic-chips-visible = Żetony policzalne i na widoku
    .about = Czy stack jest ułożony tak, jak musi
    .search = stos żetonów, słupki, ukryte żetony, bałagan w żetonach, duże żetony z tyłu, stack, po dwadzieścia, hidden chips, dirty stack, piles of twenty, big chips behind
topic-chips-in-transit = Żetony w kieszeni
    .about = Co się dzieje z żetonami niesionymi poza widokiem
    .search = przenoszenie żetonów, kieszeń, żetony w kieszeni, schowane żetony, podstawka, zmiana stołu, chips in transit, pocketed chips, went south, rathole, rack, table move
topic-found-chips = Znalezione żetony
    .about = Co się dzieje z żetonami, których właściciel jest nieznany
    .search = znaleziony żeton, zgubiony żeton, żeton na podłodze, pod stołem, czyj żeton, lost and found, chip on the floor, under the table
topic-small-chips = Żetony poniżej jednostki
    .about = Czy mały żeton gra
    .search = najmniejszy żeton, małe żetony, drobne, napiwek, reszta, smallest chip, fraction, tip, fee chip, change

fact-clock-called-by = Kto o to prosi
choice-clock-called-by-player-at-his-seat = gracz na swoim miejscu
choice-clock-called-by-player-away = gracz poza swoim miejscem
choice-clock-called-by-floor = floor
fact-clock-facing-a-bet = Jest zakład
fact-clock-acted-after = Sekundy do działania gracza
fact-clock-declared = Koniec ogłoszono przed działaniem gracza
fact-stalling-who = Kto gra na czas
choice-stalling-who-one-player = jeden gracz
choice-stalling-who-many-players = wielu graczy
fact-hand-for-hand-players-left = Gracze przed rozdaniem
fact-hand-for-hand-places-paid = Miejsca płatne
fact-hand-for-hand-busted = Odpadło w rozdaniu, przy wszystkich stołach
fact-hand-for-hand-hands = Rozdania zagrane hand for hand
fact-hand-for-hand-minutes-a-hand = Minuty zdejmowane z zegara za każde
fact-chip-race-remove = Nominał wycofywany
fact-chip-race-next = Następny nominał
fact-chip-race-rounding = Zaokrąglanie
choice-chip-race-rounding-half = połowa żetonu lub więcej daje jeszcze jeden
choice-chip-race-rounding-more = więcej niż połowa żetonu daje jeszcze jeden
choice-chip-race-rounding-up = każda reszta daje jeszcze jeden
choice-chip-race-rounding-down = nigdy nie daje jeszcze jednego
choice-chip-race-rounding-holder = jeszcze jeden dla następnego gracza, jeśli sam ma połowę żetonu
choice-chip-race-rounding-each = po jednym dla każdego, bez losowania
fact-chip-race-rescue = Ostatnie żetony
choice-chip-race-rescue-after = najpierw losowanie; kto zostanie bez żetonów, dostaje jeden dodatkowy
choice-chip-race-rescue-first = jeden z żetonów do wygrania, zanim inni losują
fact-chip-race-seats = Gracze z żetonami wycofywanymi
fact-chip-race-odd = Wycofywane żetony
fact-chip-race-rest = Wartość innych żetonów
fact-chip-race-cards = Karty każdego gracza
fact-chip-race-seed = Numer tasowania
fact-chip-race-late-find-value = Nominał żetonów
fact-chip-race-late-find-chips = Ile ich jest
fact-chip-race-late-find-smallest = Najmniejszy żeton w grze
fact-color-up-remove = Nominał wycofywany
fact-color-up-chips = Ile ich jest
fact-color-up-next = Nominał wydawany
fact-color-up-announced = Ogłoszono to
fact-color-up-during-a-hand = Trwa rozdanie
fact-chips-visible-large-chips-seen = Duże żetony są na widoku
fact-chips-visible-chips-in-a-pile = Żetony w słupku
fact-chips-visible-warned-before = Wcześniejsze ostrzeżenie
fact-chips-in-transit-carried = Jak je niesiono
choice-chips-in-transit-carried-in-a-rack = w podstawce
choice-chips-in-transit-carried-in-open-hands = w otwartych dłoniach
choice-chips-in-transit-carried-out-of-sight = poza widokiem
fact-chips-in-transit-chips = Żetony poza widokiem
fact-found-chips-owner = Czyje są
choice-found-chips-owner-seen-by-all = stół widział, czyje są
choice-found-chips-owner-claimed = ktoś się do nich przyznaje
choice-found-chips-owner-not-known = nie wiadomo
fact-small-chips-why = Co się z nim robi
choice-small-chips-why-bet = stawia się go
choice-small-chips-why-all-in = all-in ze wszystkim
choice-small-chips-why-given-away = odłożono go jako napiwek
fact-small-chips-chip = Nominał żetonu
fact-small-chips-smallest = Najmniejszy żeton do blindów, ante i opłat

## The clock

ruling-clock-in-time = Gracz zadziałał na czas, akcja się liczy
ruling-clock-dead = Ręka jest martwa
ruling-clock-checked = Liczy się check
ruling-clock-caller-away = Czas nie rusza, bo prosić o niego może tylko gracz na swoim miejscu
ruling-clock-before-the-end = Kto działa przed ogłoszeniem końca, ten zdążył
ruling-clock-tie-to-player = Przy równoczesności liczy się działanie gracza
ruling-clock-floor = Floor decyduje, kto był pierwszy
ruling-clock-tie-silent = Zbiór zasad nie mówi, co jest pierwsze, gdy jedno i drugie wypada w tej samej chwili
ruling-clock-times = Czas: { $seconds } s, a potem odliczanie od { $countdown }
ruling-clock-acts-in-time = Jeśli gracz zadziała przed ogłoszeniem końca: akcja się liczy
ruling-clock-if-time-runs-out = Jeśli czas minie: { $answer }
ruling-clock-say-called = Biegnie czas na decyzję. Masz { $seconds } sekund, potem odliczam od { $countdown }
ruling-clock-step-start = Ogłosić, że biegnie czas na decyzję, i uruchomić odliczanie
ruling-clock-step-countdown = Odliczać ostatnie sekundy na głos
ruling-clock-step-declare = Ogłosić koniec jednym słowem, które wszyscy słyszą
ruling-clock-say-dead = Czas minął, ta ręka jest martwa
ruling-clock-no-bet-is-the-same = Zbiór zasad traktuje to tak samo, gdy nie ma zakładu
ruling-clock-no-bet-silent = Check czy martwa ręka, decyduje floor
ruling-stalling-one-player = Na czas gra jeden gracz, więc floor decyduje, jak ostro zareagować
ruling-stalling-many-players = Na czas gra wielu, więc zmienia się sposób liczenia rozdań
ruling-stalling-silent = Zbiór zasad przewiduje na to tylko czas na decyzję i kary
ruling-stalling-clock = Czas na decyzję dla tego gracza, za każdym razem
ruling-stalling-warning = Ostrzeżenie
ruling-stalling-penalty = Kara za opóźnianie gry
ruling-stalling-random-break = Los: kolejność rozwiązywania stołów albo minuta przerwy, której nikt nie zna
ruling-stalling-fixed-hands = Stała liczba rozdań na poziomie przy każdym stole
ruling-stalling-orbits = Orbit for orbit: każdy stół gra tyle rozdań, ilu ma graczy, potem czeka
ruling-stalling-soft-hand-for-hand = Soft hand for hand: stół, który wyprzedza inne o kilka rozdań, zwykle dwa, czeka
ruling-stalling-shot-clock = Shot clock na każdą decyzję

## Hand for hand

ruling-hand-for-hand-nobody = Nikt nie odpadł, gra się następne rozdanie
ruling-hand-for-hand-unpaid = Bez nagrody: lokaty { $first }–{ $last }
ruling-hand-for-hand-unpaid-one = Bez nagrody: { $last }. miejsce
ruling-hand-for-hand-one = Gracz zajmuje { $place }. miejsce
ruling-hand-for-hand-shared = { $players ->
    [one] { $players } gracz dostaje nagrody za lokaty { $first }–{ $last }
    [few] { $players } gracze dzielą się nagrodami za lokaty { $first }–{ $last }
   *[many] { $players } graczy dzieli się nagrodami za lokaty { $first }–{ $last }
}
ruling-hand-for-hand-shared-one-prize = { $players ->
    [one] { $players } gracz dostaje nagrodę za { $first }. miejsce
    [few] { $players } gracze dzielą się nagrodą za { $first }. miejsce
   *[many] { $players } graczy dzieli się nagrodą za { $first }. miejsce
}
ruling-hand-for-hand-by-stack = Kto przed rozdaniem miał więcej żetonów, zajmuje wyższą lokatę
ruling-hand-for-hand-silent = Zbiór zasad nie mówi, kto się dzieli, więc decyduje lokal
ruling-hand-for-hand-over = Wszyscy, którzy zostali, są na miejscach płatnych, więc hand for hand się kończy
ruling-hand-for-hand-minutes = Z zegara zdejmuje się { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}, po { $each } za rozdanie
ruling-hand-for-hand-stay-seated = Poprosić graczy, by zostali na miejscach
ruling-hand-for-hand-wait = Każdy stół gra jedno rozdanie i czeka na pozostałe
ruling-hand-for-hand-all-in-face-down = Po all-inie i sprawdzeniu karty zostają zakryte, aż przyjdzie floor

## The race

ruling-chip-race-winners = { $count ->
    [one] Żeton { $next } wygrywa miejsce { $seats }
    [few] Po jednym żetonie { $next } wygrywają miejsca { $seats }
   *[many] Po jednym żetonie { $next } wygrywają miejsca { $seats }
}
ruling-chip-race-no-odd-chips = Bez losowania, nikt nie ma pozostałych żetonów
ruling-chip-race-nobody-wins = Nikt nie wygrywa żetonu, pozostałe żetony schodzą z gry
ruling-chip-race-raced = { $chips ->
    [one] Jeden pozostały żeton
    [few] { $chips } pozostałe żetony
   *[many] { $chips } pozostałych żetonów
}, wartość { $value }
ruling-chip-race-remainder = Po wymianie na całe żetony zostaje { $value }
ruling-chip-race-rounding-is-custom = Zasady nie mówią, co się z tym dzieje, więc decyduje zwyczaj turnieju
ruling-chip-race-rescued = Przez losowanie nikt nie odpada, więc dochodzi dodatkowy żeton { $next }: miejsce { $seats }
ruling-chip-race-reserved = Przez losowanie nikt nie odpada, więc zanim inni losują, żeton { $next } dostaje miejsce { $seats }
ruling-chip-race-total-same = Suma żetonów w grze się nie zmienia
ruling-chip-race-total-grows = Suma żetonów w grze rośnie o { $chips }
ruling-chip-race-total-shrinks = Suma żetonów w grze maleje o { $chips }
ruling-chip-race-from-seed = Kart nie podano, więc rozdaje się je z talii potasowanych według numeru { $seed }
ruling-chip-race-seat-cards = Miejsce { $seat } dostaje { $cards }
ruling-chip-race-exchange = Najpierw wymienić to, co daje całe żetony, po równej wartości
ruling-chip-race-deal = Od miejsca 1, po jednej odkrytej karcie za każdy pozostały żeton, wszystkie karty gracza naraz
ruling-chip-race-highest = Wygrywają najwyższe pojedyncze karty, najwyżej jeden żeton na gracza; piki przed kierami, karami i treflami
ruling-chip-race-take-odd = Zabrać ze stołu wszystkie pozostałe żetony i policzyć stół
ruling-late-chips-exchanged = W zamian { $chips ->
    [one] jeden żeton { $smallest }
    [few] { $chips } żetony { $smallest }
   *[many] { $chips } żetonów { $smallest }
}
ruling-late-chips-removed = Schodzą z gry bez rekompensaty
ruling-late-chips-rest = Reszta, wartość { $value }, schodzi z gry bez rekompensaty
ruling-late-chips-silent = Zbiór zasad milczy o żetonach znalezionych po losowaniu, więc decyduje floor

## Chips

ruling-color-up-gets = Gracz dostaje { $chips ->
    [one] jeden żeton { $value }
    [few] { $chips } żetony { $value }
   *[many] { $chips } żetonów { $value }
}
ruling-color-up-equal-value = Po równej wartości, więc bez losowania
ruling-color-up-keeps = Graczowi zostaje { $chips ->
    [one] jeden żeton { $value }
    [few] { $chips } żetony { $value }
   *[many] { $chips } żetonów { $value }
}
ruling-color-up-after-the-hand = Poczekać, aż rozdanie się skończy
ruling-color-up-announce = Najpierw to ogłosić
ruling-color-up-count-aloud = Przed wymianą rozłożyć żetony i policzyć je na głos
ruling-chips-in-order = Stack jest w porządku
ruling-chips-better-in-twenties = W porządku, choć zaleca się słupki po dwadzieścia
ruling-chips-large-to-the-front = Teraz duże żetony do przodu
ruling-chips-say-to-the-front = Proszę trzymać duże żetony z przodu, gdzie wszyscy je widzą
ruling-chips-hidden-again = Kara, bo gracz był już ostrzegany
ruling-transit-fine = Wszystko w porządku, żetony są na widoku
ruling-transit-give-rack = Dać graczowi podstawkę
ruling-transit-forfeited = Żetony przepadają
ruling-transit-disqualified = Żetony przepadają, a gracz zostaje zdyskwalifikowany
ruling-transit-out-of-play = Schodzą z gry i nikomu nie przypadają
ruling-transit-count = Policzyć je z drugą osobą i poprawić sumę żetonów w grze
ruling-found-removed = Wracają do zapasu, poza grą
ruling-found-given-back = Wracają do właściciela
ruling-found-claimed = Ktoś zgłasza do nich prawo, więc floor decyduje, czy słusznie
ruling-found-silent = Zbiór zasad milczy o znalezionych żetonach, więc decyduje floor
ruling-found-ask = Zapytać krupiera i graczy po obu stronach
ruling-found-log = Zapisać stół i wartość, na potrzeby liczenia żetonów
ruling-small-chip-given-away = Nie gra, bo go oddano
ruling-small-chip-all-in = Gra, all-in to wszystkie żetony
ruling-small-chip-plays = Gra
ruling-small-chip-never = Nie gra, nawet kilka razem
ruling-small-chip-plays-once = Ten jeden raz gra
ruling-small-chip-change = Wymienić go między rozdaniami
ruling-small-chip-silent = Zbiór zasad milczy o żetonach poniżej jednostki, więc decyduje floor

gist-clock-2024 = 25 sekund i odliczanie od 5; wobec zakładu ręka jest martwa, inaczej liczy się check; przy równoczesności liczy się działanie gracza
gist-clock-2011 = najwyżej 60 sekund i odliczanie od 10, potem ręka jest martwa
gist-clock-caller-2011 = kto prosi o czas, musi być na swoim miejscu
gist-clock-by-the-floor = odliczanie prowadzi wezwany floor
gist-against-stalling = losowe przerwy, stała liczba rozdań, orbity, soft hand for hand, shot clock
gist-delaying = opóźnianie gry karze się, gdy się powtarza
gist-timely-play = gracze działają bez zwłoki
gist-hand-for-hand = wszyscy, którzy odpadli w ogłoszonym rozdaniu, dzielą nagrody za swoje lokaty; z zegara zdejmuje się minuty
gist-chip-race = od miejsca 1, najwyżej jeden żeton na gracza i nikt nie odpada
gist-chip-race-watched = zachęca się graczy, by patrzyli
gist-exact-multiples = najpierw wymienia się pełne krotności, potem karta za każdy pozostały żeton
gist-late-chips = stare żetony znalezione później wymienia się tylko po równej wartości
gist-color-up = dyrektor może wymienić żetony w każdej chwili, z ogłoszeniem
gist-color-up-before-moves = stacki wymienia się przed przesadzeniem graczy
gist-change-between-hands = małe żetony wymienia się między rozdaniami i nie grają
gist-countable-2024 = stacki dają się policzyć, najlepiej w słupkach po dwadzieścia, duże żetony na widoku
gist-countable-2011 = stacki dają się policzyć, najlepiej w krotnościach dwudziestu, duże żetony na widoku
gist-visible-etiquette = żetony, których nie da się zobaczyć lub policzyć, to złe maniery
gist-no-hiding = nikt nie chowa żetonów ani kart
gist-racks-not-pockets = żetony nosi się w podstawkach, nigdy w kieszeniach
gist-found-chips = żetony bez właściciela wracają do zapasu
gist-smallest-chip = najmniejszy żeton do blindów, ante lub opłat jest najmniejszym, który gra
gist-given-chip = żeton oddany jako napiwek już nie gra
gist-all-in-is-all = all-in to wszystkie żetony, bez względu na nominał

facts-declared-early = koniec następuje po { $end } s, więc ogłoszono go za wcześnie
facts-no-multiple = musi to być żeton większy, wielokrotność wycofywanego
facts-a-card-for-each-chip = liczba kart, które się tu rozdaje: { $chips }, po jednej za każdy pozostały żeton
facts-still-in-play = ten żeton nie jest większy niż znaleziony
