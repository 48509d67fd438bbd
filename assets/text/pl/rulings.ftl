# Floor calls: titles of topics, reasons, and what a cited rule contributes, in our own words.

section-betting = Licytacja
section-dealing = Rozdawanie i karty na stole
section-showdown = Showdown
section-pots = Pule
section-cards = Karty
section-button-and-blinds = Button i blindy
section-seating = Miejsca i wyrównywanie
section-clock-and-chips = Zegar i żetony
section-players = Gracze
section-conduct = Zachowanie i kary
fact-and-more = i jeszcze { $count }
section-money = Nagrody i deale
section-general = Ogólne

topic-next-hand = Button i blindy w następnym rozdaniu
    .about = Gdzie idzie button i kto stawia blindy, gdy ktoś odpadł, odszedł lub przyszedł
    .search = martwy button, mała ciemna, duża ciemna, mały blind, duży blind, kto jest na blindzie, heads-up, eliminacja, odpadł, rozdający, dead button, small blind, big blind, knocked out
    .said = gdzie idzie przycisk, gdzie idzie button, odpadła duża ciemna, odpadła mała ciemna, kto ma teraz button, martwa mała ciemna, where does the button go, small blind busted, big blind busted
topic-worst-seat = Najgorsze miejsce dla przesadzonego gracza
    .about = Które wolne miejsce przy niepełnym stole zajmuje przesadzony gracz
    .search = najgorsze miejsce, najgorsza pozycja, przesadzenie gracza, wyrównywanie stołów, balansowanie, balancing, moved player, worst position
    .said = które wolne miejsce, gdzie usiądzie, gdzie siada, wolne miejsca które, kogo posadzić gdzie, which free seat, where does he sit
topic-balance = Wyrównywanie, rozwiązywanie i wstrzymywanie stołów
    .about = Który stół się rozwiązuje, kto przechodzi i dokąd, który stół stoi
    .search = wyrównywanie stołów, balans, balansowanie, rozbicie stołu, rozwiązanie stołu, niepełny stół, wstrzymanie gry, balance, break a table, halt, short table
    .said = przenieść gracza, nierówne stoły, kogo przesadzić, brakuje graczy przy stole, który stół rozbić, kto się przesiada, pełny stół i niepełny stół, move a player, tables are uneven, which table breaks
topic-substantial-action = Znacząca akcja
    .about = Czy zdarzyło się już za wiele, by unieważnić rozdanie
    .search = istotna akcja, akcja, za późno, początek gry, czy można unieważnić, SA, significant action, too late, start of play
    .said = dwóch już zagrało, za dużo akcji, już sprawdził i spasował, two people already acted, too much action

## What decided

ruling-by-the-game = Nie rozstrzyga tego żadna zasada z numerem; tak się gra
ruling-edition-silent = Decyduje floor: nie wiadomo tu, jak to ujmuje zbiór { $book }
ruling-edition-point-silent = Nie wiadomo tu, jak to ujmuje zbiór { $book }
ruling-edition-unnumbered = Zalecenie ze zbioru { $book }, pod numerem, którego tu brak: { $gist }
ruling-lent = W zbiorze { $book } tego nie ma; stosuje się zbiór { $lender }
ruling-untold = Nie podano: { $fact }. Jeśli „{ $values }”: { $answer }
ruling-untold-none = Nie podano, liczone jako brak: { $fact }
ruling-untold-together = Nie podano: { $fact } oraz { $other-fact }. Jeśli „{ $value }” i „{ $other-value }”: { $answer }
ruling-usual = Zwykle: { $answer }
ruling-untold-case = Nie podano: { $fact }
ruling-hangs-before-action = Przed znaczącą akcją: { $answer }
ruling-hangs-after-action = Po niej: { $answer }
ruling-untold-range = { $first }–{ $last }
ruling-untold-matters = odpowiedź jest inna

## Facts that mean the same in every topic

fact-seats = Miejsca przy stole
fact-occupied = Zajęte miejsca
fact-last = Ostatnie rozdanie
fact-button = Button
fact-small-blind = Mała ciemna
fact-big-blind = Duża ciemna
fact-busted = Odpadli z miejsc
fact-left = Odeszli z miejsc
fact-arrived = Miejsca nowych graczy
fact-open = Wolne miejsca
fact-table = Stół
fact-tables = Stoły
fact-break-order = Kolejność rozwiązywania
fact-gap = Dopuszczalna różnica
fact-final-table-size = Miejsca przy stole finałowym
fact-stud = Tylko stud
fact-closed = Miejsca wyłączone
fact-locked = Miejsca z blokadą
fact-opened = Zwolnione miejsca, od ostatniego
fact-actions = Akcje w kolejności
fact-seat = Miejsce
fact-action = Akcja

fact-told = { $fact }: { $value }
fact-yes = tak
fact-no = nie
fact-by-seat = miejsce { $seat } – { $value }

choice-fold = fold
choice-check = check
choice-call = call
choice-bet = bet
choice-raise = raise
choice-all-in = all-in

ruling-next-hand = Button: { $button }, mała ciemna: { $small-blind }, duża ciemna: { $big-blind }
ruling-next-hand-dead-button = Martwy button: { $button }, mała ciemna: { $small-blind }, duża ciemna: { $big-blind }
ruling-next-hand-dead-small-blind = Button: { $button }, martwa mała ciemna: { $small-blind }, duża ciemna: { $big-blind }
ruling-next-hand-both-dead = Martwy button: { $button }, martwa mała ciemna: { $small-blind }, duża ciemna: { $big-blind }
ruling-next-hand-heads-up = Heads-up: button i mała ciemna to miejsce { $button }, duża ciemna to miejsce { $big-blind }
ruling-seat-waits = Miejsce { $seat } nie dostaje kart, dopóki nie minie je button
ruling-next-hand-doubt = Zasady nie mówią, gdzie tu idzie button, więc decyduje floor
ruling-table-over = Zostało mniej niż dwóch graczy, więc następnego rozdania nie ma
ruling-button-not-known = Najpierw ustalić, gdzie był button w ostatnim rozdaniu

ruling-worst-seat-big-blind = Miejsce { $seat }, od razu duża ciemna
ruling-worst-seat-lone-big-blind = Miejsce { $seat }, od razu duża ciemna, jedyny blind w rozdaniu
ruling-worst-seat-dealt = Miejsce { $seat }, duża ciemna za { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}
ruling-worst-seat-button = Miejsce { $seat }, button, bo gorszego wolnego nie ma
ruling-only-poor-seats = Wolna jest tylko mała ciemna albo miejsce, które musi czekać, więc decyduje floor
ruling-no-seat-open = Nie ma wolnego miejsca

ruling-worst-seat-choice = Miejsce { $seat }
ruling-substantial-action = Jest znacząca akcja
ruling-no-substantial-action = Nie ma znaczącej akcji
ruling-substantial-needs-one-with-chips = Potrzeba dwóch akcji w kolejności, w tym co najmniej jednej z żetonami, albo trzech dowolnych; postawione blindy się nie liczą
ruling-substantial-needs-two-with-chips = Potrzeba dwóch graczy, którzy wnieśli żetony, albo trzech dowolnych akcji; postawione blindy się nie liczą
ruling-substantial-needs-two-players = Potrzeba dwóch graczy, którzy po zakładach obowiązkowych wykonali dowolną akcję
ruling-say-play-on = Była już akcja, więc gramy dalej
ruling-say-can-be-called-off = Akcji było za mało, więc rozdanie można jeszcze unieważnić

ruling-balance-break = Stół { $table } się rozwiązuje, a jego gracze losują miejsca przy innych stołach
ruling-balance-move = Stół { $from-table }, miejsce { $from-seat }: następna duża ciemna idzie na najgorsze miejsce, stół { $to-table }, miejsce { $to-seat }
ruling-balance-move-stud = Stół { $from-table }, miejsce { $from-seat }: idzie na miejsce zwolnione jako ostatnie, stół { $to-table }, miejsce { $to-seat }
ruling-balance-ask-opened = Stół { $from-table }, miejsce { $from-seat }: idzie do stołu { $to-table }; najpierw trzeba ustalić, które miejsce zwolniło się tam jako ostatnie
ruling-balance-undecided = Stół { $to } potrzebuje gracza ze stołu { $from }, ale wolne są tylko złe miejsca, więc decyduje floor
ruling-balance-halt = Stół { $table } stoi, dopóki się nie zapełni
ruling-balance-ask = Najpierw ustalić, gdzie jest button przy stole { $table }
ruling-balance-nothing = Stoły są wyrównane

gist-dead-button = w turniejach gra się z martwym buttonem
gist-heads-up-button = w heads-up mała ciemna ma button i nikt nie ma dużej ciemnej dwa razy z rzędu
gist-between-button-and-small-blind = nowy gracz między buttonem a małą ciemną czeka, aż minie go button
gist-moving-button = button przechodzi do następnego gracza
gist-substantial-action-2024 = dwie akcje w kolejności, w tym jedna z żetonami, albo trzy akcje
gist-substantial-action-2011 = dwóch graczy, którzy wnieśli żetony, albo trzy akcje
gist-start-of-play-000 = po blindach działało dwóch graczy
gist-worst-seat = zapełnia się najgorsze wolne miejsce, także jedyną dużą ciemną, nigdy małą ciemną
gist-balance = następna duża ciemna stołu, który oddaje gracza, idzie na najgorsze miejsce niepełnego stołu
gist-source-table = z góry jest ustalone, który stół oddaje gracza
gist-halt-2024 = stół, któremu do najpełniejszego brakuje trzech graczy, staje, gdy dotyczy to jego blindów
gist-halt-2019 = przy pełnych stołach staje ten, któremu do najpełniejszego brakuje trzech lub więcej graczy; w innych formatach decyduje dyrektor
gist-halt-2011 = stół, któremu brakuje trzech lub więcej graczy, staje
gist-break = gracze rozwiązanego stołu losują miejsca w dwóch losowych krokach
gist-random-seats = miejsca się losuje
gist-seat-with-all-rights = gracz z rozwiązanego stołu od razu przejmuje prawa i obowiązki nowego miejsca, także blindy i button

facts-at = { $field }: { $what }
facts-missing = brakuje pola `{ $name }`
facts-still-needed = ten fakt jest wymagany
facts-unknown-name = nieznane pole `{ $told }`, oczekiwano { $count ->
    [1] `{ $first }`
    [2] `{ $first }` lub `{ $last }`
   *[other] jednego z: { $all }
}
facts-unknown-word = nieznane słowo `{ $told }`, oczekiwano { $count ->
    [1] `{ $first }`
    [2] `{ $first }` lub `{ $last }`
   *[other] jednego z: { $all }
}
facts-told-boolean = niewłaściwy typ: wartość logiczna `{ $told }`, oczekiwano: { $wanted }
facts-told-integer = niewłaściwy typ: liczba całkowita `{ $told }`, oczekiwano: { $wanted }
facts-told-float = niewłaściwy typ: liczba ułamkowa `{ $told }`, oczekiwano: { $wanted }
facts-told-string = niewłaściwy typ: tekst { $told }, oczekiwano: { $wanted }
facts-told-list = niewłaściwy typ: lista, oczekiwano: { $wanted }
facts-told-object = niewłaściwy typ: obiekt, oczekiwano: { $wanted }
facts-wanted-boolean = wartość logiczna
facts-wanted-number = liczba całkowita
facts-wanted-word = słowo
facts-wanted-string = tekst
facts-wanted-list = lista
facts-wanted-object = obiekt
facts-number-between = liczba całkowita od { $least } do { $most }
facts-number-at-least = liczba całkowita, co najmniej { $least }
facts-not-by-name = podaje się je z nazwami, jak w przykładzie
facts-not-an-object = fakty to jeden obiekt JSON, w nawiasach klamrowych
facts-seat-unknown = { $list } wymienia miejsce { $seat }, którego tam nie ma
facts-seat-twice = { $list } wymienia miejsce { $seat } dwa razy
facts-seat-in-both = { $list } i { $other } wymieniają to samo miejsce { $seat }
facts-out-of-order = button, mała i duża ciemna w last nie idą po kolei wokół stołu
facts-arrived-not-seated = arrived wymienia miejsce { $seat }, a occupied nie
facts-table-twice = tables wymienia stół { $table } dwa razy
