# Floor calls about showdowns, pots, stud, draw, limits and Ultimate Texas hold'em.

## Showdown: who wins

topic-showdown = Kto wygrywa showdown
    .about = Pięć kart, którymi gra każdy, kto wygrywa i co o tym decyduje
    .search = kto wygrał, układ, zwycięzca, najlepszy układ, kicker, odczyt ręki, porównanie rąk, karty mówią, winner, best hand, read the hand, cards speak, omaha, razz, lowball, badugi, short deck, six plus, 6+, five-card omaha, PLO5
fact-showdown-game = Gra
fact-showdown-players = Gracze w showdownie
fact-showdown-seat = Miejsce
fact-showdown-cards = Karty własne
fact-showdown-board = Karty na stole
choice-holdem = hold'em
choice-omaha = Omaha
choice-omaha8 = Omaha hi-lo
choice-stud7 = seven-card stud
choice-stud8 = stud hi-lo
choice-razz = razz
choice-stud5 = five-card stud
choice-draw5 = poker dobierany, jedna lub dwie wymiany
choice-lowball-a5 = lowball, ace to five
choice-lowball-27 = lowball, deuce to seven
choice-draw32 = poker dobierany, 32 karty
choice-short-deck = short-deck hold'em, 36 kart
choice-omaha5 = Omaha z pięcioma kartami
choice-badugi = badugi
ruling-showdown-one = Wygrywa miejsce { $seats }: { $hand }
ruling-showdown-split = Miejsca { $seats } dzielą pulę: { $hand }
ruling-showdown-high-and-low = { $winners ->
    [one] High wygrywa miejsce { $seats }
    [few] High dzielą miejsca { $seats }
   *[many] High dzielą miejsca { $seats }
} ({ $hand }), { $lows ->
    [one] low wygrywa miejsce { $low }
    [few] low dzielą miejsca { $low }
   *[many] low dzielą miejsca { $low }
}
ruling-showdown-no-low = Żaden niski układ się nie kwalifikuje, więc { $winners ->
    [one] miejsce { $seats } wygrywa wszystko
    [few] miejsca { $seats } dzielą wszystko
   *[many] miejsca { $seats } dzielą wszystko
}: { $hand }
ruling-showdown-seat = Miejsce { $seat }: { $hand } ({ $cards })
ruling-showdown-seat-both = Miejsce { $seat }: { $hand } ({ $cards }), { $low } ({ $low-cards })
ruling-showdown-seat-none = Miejsce { $seat } nie ma układu, który się kwalifikuje
ruling-showdown-rank-decides = Układy są tego samego rodzaju; wyższa ranga to { $own }, niższa to { $other }
ruling-showdown-kicker-decides = Rozstrzyga kicker: { $own }, a nie { $other }
ruling-showdown-ask-low-straight = Zapytać, czy A-7-8-9-10 to tutaj strit
ruling-showdown-low-straight-decides = Zasady lokalu nie podano, a od niej zależy, kto wygrywa; zwykle to nie jest strit
ruling-showdown-without-low-straight = To nie jest strit: { $winners ->
    [one] wygrywa miejsce { $seats }
    [few] pulę dzielą miejsca { $seats }
   *[many] pulę dzielą miejsca { $seats }
}
ruling-showdown-with-low-straight = To jest strit: { $winners ->
    [one] wygrywa miejsce { $seats }
    [few] pulę dzielą miejsca { $seats }
   *[many] pulę dzielą miejsca { $seats }
}
ruling-showdown-ask-short-deck = Zapytać, czy strit bije tutaj trójkę
ruling-showdown-short-deck-decides = Zasady lokalu nie podano, a przy 36 kartach od niej zależy, kto wygrywa; zwykle wyższy jest strit
ruling-showdown-straight-first = Wyższy jest strit: { $winners ->
    [one] wygrywa miejsce { $seats }
    [few] pulę dzielą miejsca { $seats }
   *[many] pulę dzielą miejsca { $seats }
}
ruling-showdown-three-of-a-kind-first = Wyższa jest trójka: { $winners ->
    [one] wygrywa miejsce { $seats }
    [few] pulę dzielą miejsca { $seats }
   *[many] pulę dzielą miejsca { $seats }
}
ruling-showdown-say = { $winners ->
    [one] Wygrywa miejsce { $seats }
    [few] Pulę dzielą miejsca { $seats }
   *[many] Pulę dzielą miejsca { $seats }
}, { $hand }
ruling-showdown-say-both = { $winners ->
    [one] High wygrywa miejsce { $seats }
    [few] High dzielą miejsca { $seats }
   *[many] High dzielą miejsca { $seats }
}, { $lows ->
    [one] low wygrywa miejsce { $low }
    [few] low dzielą miejsca { $low }
   *[many] low dzielą miejsca { $low }
}
ruling-showdown-step-read = Odczytać na głos każdą wyłożoną rękę i pokazać pięć kart, które grają
ruling-showdown-step-losers-first = Zabrać najpierw ręce przegrane, a wygrywającą zostawić odkrytą, aż pula zostanie przesunięta
gist-showdown-cards-speak = decydują karty, a nie słowa
gist-showdown-all-cards = kto chce wygrać showdown, wykłada wszystkie karty własne
gist-showdown-dealer-reads = krupier odczytuje ręce i wskazuje wygrywającego
gist-showdown-holdem = gra dowolne pięć spośród kart własnych i kart na stole: dwie karty własne, jedna albo żadna
gist-showdown-best-takes-pot = najlepszy układ bierze pulę, a w grze hi-lo najniższy jej połowę
gist-showdown-two-and-three = grają dokładnie dwie karty własne i trzy ze stołu
gist-showdown-eight-or-better = układ low to pięć różnych rang, nie wyższych niż ósemka, z asem jako niskim
gist-showdown-plain-low = układ low nie ma karty powyżej ósemki, pary, strita ani koloru
gist-showdown-five-of-seven = gra najlepsze pięć z siedmiu kart
gist-showdown-stud8 = na każdą połowę gra dowolne pięć kart, na low nie wyższych niż ósemka
gist-showdown-ace-to-five = wygrywa najniższy układ, najlepszy to 5-4-3-2-A
gist-showdown-stud5 = pięć kart, jedna zakryta i cztery odkryte
gist-showdown-draw = najwyższy układ bierze pulę
gist-showdown-double-draw = dwie wymiany i te same układy
gist-showdown-lowball = wygrywa najniższy układ; strity i kolory się nie liczą, a najlepszy to 5-4-3-2-A
gist-showdown-best-five = gra najlepsze pięć kart, kickery z ręki i ze stołu
gist-showdown-flush-after-exchange = po wymianie kolor bije fula

## Order of showing

topic-showdown-order = Kto pokazuje pierwszy
    .about = Kolejność pokazywania, także przy all-inach i pulach pobocznych
    .search = kto pokazuje pierwszy, kolejność pokazywania, kto odkrywa, ostatni agresor, slow roll, show first, last aggressor, showdown order
fact-showdown-order-family = Rodzaj gry
fact-showdown-order-seats-at-table = Miejsca przy stole
fact-showdown-order-button = Button
fact-showdown-order-live = Miejsca w showdownie
fact-showdown-order-last-round-aggressor = Ostatni zakład lub podbicie ostatniej rundy
fact-showdown-order-hand-aggressor = Ostatni zakład lub podbicie całego rozdania
fact-showdown-order-up-cards = Karty odkryte
fact-showdown-order-main-pot-only = All-in tylko o pulę główną
fact-showdown-order-all-in-and-no-more-betting = All-in i koniec licytacji
choice-showdown-order-family-flop = z kartami wspólnymi
choice-showdown-order-family-draw = poker dobierany
choice-showdown-order-family-stud = stud
choice-showdown-order-family-razz = razz
ruling-showdown-order-first = Pierwsze pokazuje miejsce { $seat }
ruling-showdown-order-all-at-once = Wszystkie ręce odkrywa się naraz
ruling-showdown-order-main-pot-all-in = Kto gra tylko o pulę główną, jest all-in
ruling-showdown-order-boards-not-known = W ostatniej rundzie nikt nie postawił, więc decydują karty odkryte i trzeba je znać
ruling-showdown-order-last-aggressor = Z tego miejsca padł ostatni zakład lub podbicie w ostatniej rundzie
ruling-showdown-order-hand-aggressor = Z tego miejsca padł ostatni zakład lub podbicie w całym rozdaniu
ruling-showdown-order-was-called = Zakład z tego miejsca sprawdzono
ruling-showdown-order-contributor-last = Kto ostatni postawił lub podbił, pokazuje ostatni
ruling-showdown-order-left-of-button = W ostatniej rundzie nikt nie postawił, więc pokazywanie zaczyna pierwsze miejsce na lewo od buttona
ruling-showdown-order-highest-board = W ostatniej rundzie nikt nie postawił, więc pierwszy pokazuje najwyższy odkryty układ
ruling-showdown-order-lowest-board = W ostatniej rundzie nikt nie postawił, więc pierwszy pokazuje najniższy odkryty układ
ruling-showdown-order-last-chance = W ostatniej rundzie nikt nie postawił, więc pierwszy pokazuje ten, kto mógł postawić jako ostatni
ruling-showdown-order-side-pots-first = Ręce z puli pobocznej pokazuje się przed tymi, które grają tylko o główną
ruling-showdown-order-enforce = Gdy gracze czekają na siebie nawzajem, kazać im pokazywać w tej kolejności
ruling-showdown-order-side-pots-independent = Ręce z puli pobocznej można pokazać przed tymi, które grają tylko o główną, albo po nich
ruling-showdown-order-say = Miejsce { $seat }, proszę pokazać rękę
ruling-showdown-order-say-all = Proszę odkryć wszystkie ręce
ruling-showdown-order-step = Kolejność pokazywania, miejsca: { $seats }; każdy może pokazać wcześniej
ruling-showdown-order-step-side-first = Przyznać najpierw pule poboczne, na końcu główną
gist-showdown-order-aggressor = pierwszy pokazuje ten, kto ostatni postawił lub podbił w ostatniej rundzie, a bez zakładu ten, kto w niej zaczyna
gist-showdown-order-all-in = przy all-inie i bez dalszej licytacji odkrywa się wszystkie ręce
gist-showdown-order-opener = gdy wszyscy czekali lub są all-in, pierwsza pokazuje pierwsza żywa ręka na lewo od buttona
gist-showdown-order-bettor = kto ostatni postawił lub podbił w ostatniej rundzie, pokazuje pierwszy
gist-showdown-order-side-pot = gracze z puli pobocznej pokazują niezależnie od tych, którzy grają tylko o główną
gist-showdown-order-called = pierwszy pokazuje ten, kogo sprawdzono, a w studzie bez zakładu ten, kto mógł postawić jako ostatni
gist-showdown-order-contributor-last = kto zakończył licytację, pokazuje ostatni
gist-showdown-order-whole-hand = kto ostatni postawił lub podbił w całym rozdaniu, pokazuje pierwszy

## All-in hands face up

topic-all-in-face-up = Czy odkrywa się ręce
    .about = Kiedy ręce się odkrywa, bo ktoś jest all-in
    .search = odkrycie kart, odkryć karty, karty na stół, all-in odkryte, va banque, all in face up, expose hands, open cards
fact-all-in-face-up-all-in = Gracze all-in
fact-all-in-face-up-with-chips = Gracze w rozdaniu z żetonami
fact-all-in-face-up-action-complete = Wszyscy już działali
fact-all-in-face-up-all-cards-dealt = Ostatnia karta wyłożona
fact-all-in-face-up-hand-for-hand = Stoły grają hand for hand
ruling-all-in-open = Wszystkie ręce odkrywa się teraz
ruling-all-in-closed = Ręce zostają zakryte
ruling-all-in-waits = Ręce zostają zakryte, a krupier czeka
ruling-all-in-waits-for-tables = Gra hand for hand: rozdanie toczy się dalej, gdy pozostałe stoły skończą
ruling-all-in-say-waits = Karty zostają zakryte, aż pozostałe stoły skończą
ruling-all-in-hand-for-hand-silent = Zbiór zasad nie mówi, czy ręce pokazuje się, zanim pozostałe stoły skończą
ruling-all-in-nobody = Nikt nie jest all-in, więc obowiązuje kolejność pokazywania
ruling-all-in-uncalled = Nikt nie sprawdził all-ina, więc pulę wygrywa się bez showdownu
ruling-all-in-betting-possible = Dwóch graczy może jeszcze licytować, więc gracz all-in też trzyma karty zakryte
ruling-all-in-action-pending = Jeden z graczy jeszcze nie odpowiedział na all-in
ruling-all-in-after-the-river = Lokal odkrywa ręce dopiero po ostatniej karcie
ruling-all-in-nobody-can-bet = Ktoś jest all-in, a dalsza licytacja nie jest możliwa
ruling-all-in-say-open = Proszę odkryć wszystkie ręce
ruling-all-in-say-closed = Licytacja trwa, karty zostają zakryte
ruling-all-in-step-every-hand = Odkryć wszystkie ręce, także te, które grają tylko o pulę główną; nikt nie może odrzucić kart
ruling-all-in-step-deal-on = Potem rozdać pozostałe ulice
ruling-all-in-step-side-first = Przyznać najpierw pule poboczne, na końcu główną
gist-all-in-hand-for-hand = w grze hand for hand po all-inie i sprawdzeniu karty zostają zakryte, a krupier czeka
gist-all-in-face-up = przy all-inie i bez możliwości dalszej licytacji wszystkie ręce odkrywa się naraz
gist-all-in-face-up-river = niektóre lokale odkrywają ręce po ostatniej karcie

## Asking to see

topic-ask-to-see = Czy można zobaczyć tę rękę
    .about = Czy rękę, której nie pokazano, pokazuje się na prośbę
    .search = pokaż karty, chcę zobaczyć, prośba o pokazanie kart, odrzucona ręka, zmowa, ask to see, show me, mucked hand, collusion
fact-ask-to-see-asker = Karty proszącego
fact-ask-to-see-asker-called-last-round = Proszący sprawdził ostatni zakład
fact-ask-to-see-asker-won = Proszący wygrywa pulę
fact-ask-to-see-hand-of = Czyja ręka
choice-ask-to-see-asker-tabled = wyłożone
choice-ask-to-see-asker-has-cards = nadal w ręku
choice-ask-to-see-asker-mucked = odrzucone
choice-ask-to-see-asker-folded-before = spasowane wcześniej
choice-ask-to-see-asker-not-dealt = bez kart w tym rozdaniu
choice-ask-to-see-hand-of-last-aggressor = ostatniego, kto postawił lub podbił
choice-ask-to-see-hand-of-other-called = innego, kto sprawdził
choice-ask-to-see-hand-of-winner-uncalled = wygrywającego, którego nikt nie sprawdził
choice-ask-to-see-hand-of-folded = spasowana ręka
ruling-ask-to-see-shown = Rękę się pokazuje
ruling-ask-to-see-shown-live = Rękę się pokazuje, jest znów żywa
ruling-ask-to-see-shown-dead = Rękę się pokazuje, pozostaje martwa
ruling-ask-to-see-not-shown = Ręki się nie pokazuje
ruling-ask-to-see-director = Decyduje floor
ruling-ask-to-see-no-cards = Kto nie ma już kart, nie ma prawa zobaczyć cudzych
ruling-ask-to-see-paid-to-see = Proszący sprawdził ostatni zakład i zachował karty, więc zapłacił za zobaczenie tej ręki
ruling-ask-to-see-not-dealt = Prosić może tylko ten, kto dostał karty
ruling-ask-to-see-not-called = Tej ręki nie sprawdzono
ruling-ask-to-see-uncalled = Ręki, która wygrała bez showdownu, i ręki spasowanej nigdy się nie pokazuje
ruling-ask-to-see-winner-asked = Ręka, o której pokazanie prosi wygrywający, jest znów żywa
ruling-ask-to-see-other-asked = Ręka, o której pokazanie prosi ktoś inny niż wygrywający, pozostaje martwa
ruling-ask-to-see-for-the-game = Zobaczenie ręki to przywilej, który chroni grę, a nie zaspokaja ciekawość
ruling-ask-to-see-choice-show = Pokazać rękę, jeśli jest podejrzenie
ruling-ask-to-see-choice-keep = Nie pokazywać
ruling-ask-to-see-step-ask-why = Zapytać po cichu o powód; powodem jest podejrzenie zmowy
ruling-ask-to-see-say-show = Proszę pokazać tę rękę
ruling-ask-to-see-say-no = Tej ręki nie pokazujemy
gist-ask-to-see-none = gracz bez kart nie ma prawa zobaczyć ręki
gist-ask-to-see-caller = kto sprawdził na ostatniej ulicy i zachował karty, może zobaczyć rękę ostatniego agresora; o reszcie decyduje dyrektor
gist-ask-to-see-director = o pokazaniu ręki na prośbę decyduje dyrektor
gist-ask-to-see-mucked = kto odrzuca karty bez pokazania, traci prawo zobaczyć wygrywającą rękę
gist-ask-to-see-any-dealt = każdy, kto dostał karty, może prosić o pokazanie sprawdzonej ręki
gist-ask-to-see-dead-or-live = ręka pokazana na prośbę wygrywającego jest żywa, na prośbę innego martwa
gist-ask-to-see-never-uncalled = kto wygrał bez showdownu, nie musi pokazywać

## Winning without showing

topic-hidden-winner = Czy wygrywający musi pokazać
    .about = Czy ostatnia żywa ręka wygrywa bez pokazania
    .search = czy musi pokazać, wygrana bez pokazania, bez showdownu, ostatnia żywa ręka, win without showing, uncalled, last live hand
fact-hidden-winner-others = Wszystkie inne ręce
fact-hidden-winner-all-in-and-called = All-in i sprawdzenie
choice-hidden-winner-others-folded = spasowane przed końcem
choice-hidden-winner-others-mucked = wyrzucone bez pokazania
choice-hidden-winner-others-tabled = wyłożone
ruling-hidden-winner-wins = Ostatnia żywa ręka wygrywa i nie trzeba jej pokazywać
ruling-hidden-winner-must-show = Gracz musi wyłożyć wszystkie karty własne
ruling-hidden-winner-all-folded = Wszyscy inni spasowali
ruling-hidden-winner-last-live = Gdy nikt nie jest all-in, ostatnia ręka, której nie wyrzucono, wygrywa bez pokazania
ruling-hidden-winner-all-in = Przy all-inie i bez dalszej licytacji odkrywa się wszystkie ręce i nikt nie może wyrzucić swojej
ruling-hidden-winner-contested = Wyłożono inną rękę, więc aby wygrać pulę, trzeba pokazać karty
ruling-hidden-winner-say = Ręka wygrywa, pokazywać nie trzeba
ruling-hidden-winner-say-turn-up = To all-in, proszę odkryć rękę
ruling-hidden-winner-say-table-all = Proszę wyłożyć wszystkie karty
gist-hidden-winner = gdy wszyscy inni odrzucą karty bez pokazania, ostatnia żywa ręka wygrywa i nie trzeba jej pokazywać
gist-hidden-winner-contested = kto chce części puli rozstrzyganej w showdownie, wykłada wszystkie karty
gist-hidden-winner-001 = ostatni, kto został, bierze pulę i nie musi pokazywać

## Mucked, killed, half shown

topic-muck = Czy wyrzucona ręka jeszcze gra
    .about = Wyłożone i odrzucone ręce, które wygrywały, karty wyrzucone, ręce zabite przez krupiera, jedna pokazana karta
    .search = martwa ręka, odrzucone karty, wyrzucone karty, zabita ręka, muck, wygrywająca ręka odrzucona, niechroniona ręka, killed hand, tabled winner, dead hand, discard
fact-muck-happened = Co się stało
fact-muck-identifiable = Na pewno wiadomo, które to karty
fact-muck-read-by-all = Wszyscy odczytali rękę
choice-muck-happened-dealer-killed-tabled-winner = krupier odrzucił wyłożoną rękę, która wygrywa
choice-muck-happened-discarded-face-down = gracz wyrzucił ją zakrytą
choice-muck-happened-mucked-before-reading = odrzucona, zanim wyłożono wszystkie karty
choice-muck-happened-one-card-tabled = pokazano tylko część kart
choice-muck-happened-dealer-killed-unshown = krupier zabił rękę, której nie pokazano
choice-muck-happened-false-misdeal = wyrzucona po błędnie ogłoszonym misdealu
ruling-muck-wins = Wyłożona ręka wygrywa
ruling-muck-plays = Ręka gra
ruling-muck-dead = Ręka jest martwa
ruling-muck-may-be-tabled = Rękę można jeszcze wyłożyć
ruling-muck-one-card = Gracz musi wyłożyć wszystkie karty własne; jeśli odmawia, decyduje floor
ruling-muck-floor = Floor decyduje, czy tę rękę można jeszcze wyłożyć
ruling-muck-tabled-cannot-be-killed = Krupier nie może zabić ręki, którą prawidłowo wyłożono i która w oczywisty sposób wygrywa
ruling-muck-not-identifiable = Karty, których nikt nie jest pewien, są martwe
ruling-muck-can-be-told = Na pewno wiadomo, które to karty
ruling-muck-was-read = Wszyscy odczytali rękę, zanim zniknęła
ruling-muck-own-risk = Kto odrzuca karty, zanim wyłożono je wszystkie, robi to na własne ryzyko
ruling-muck-dealer-mistake = To błąd krupiera, a na pewno wiadomo, które to karty
ruling-muck-protect = Gracz sam chroni swoją rękę; to, co sprawdzono, przepada
ruling-muck-false-misdeal = Żaden zbiór zasad o tym nie mówi; misdeal ogłasza tylko krupier albo floor, a na pewno wiadomo, które to karty
ruling-muck-false-misdeal-protect = Misdeal ogłasza tylko krupier albo floor, a do tego czasu gracze chronią swoje karty
ruling-muck-false-misdeal-penalty = Ostrzeżenie dla tego, kto ogłosił misdeal; jeśli celowo, kara
ruling-muck-live-until-killed = Rzucone karty nie są martwe, dopóki krupier nie wsunie ich między odrzucone
ruling-muck-choice-tables = Gracz wykłada wszystkie karty: ręka gra o pulę
ruling-muck-choice-refuses = Gracz odmawia: decyduje floor, a ręka może stracić prawo do puli
ruling-muck-choice-live = Rękę można wyłożyć
ruling-muck-choice-dead = Ręka jest martwa
ruling-muck-step-uncalled-back = Oddać niesprawdzoną część zakładu lub podbicia gracza
ruling-muck-step-hold-cards = Trzymać karty osobno, dopóki floor nie zdecyduje
ruling-muck-say-wins = Ta ręka jest wyłożona i wygrywa
ruling-muck-say-plays = Ta ręka gra
ruling-muck-say-may-table = Tę rękę można jeszcze wyłożyć
ruling-muck-say-dead = Ta ręka jest martwa
ruling-muck-say-table-all = Proszę wyłożyć wszystkie karty
gist-muck-tabled-winner = wyłożonej ręki, która w oczywisty sposób wygrywa, krupier nie może zabić
gist-muck-own-risk = kto oddaje karty, zanim je odczytano, robi to na własne ryzyko
gist-muck-live-until-killed = wyrzucona ręka jest żywa, dopóki da się ją rozpoznać i odzyskać, najdłużej do wsunięcia jej przez krupiera do mucka
gist-muck-table-all = kto chce wygrać pulę rozstrzyganą w showdownie, wykłada wszystkie karty własne
gist-muck-show-to-win = kto chce wygrać pulę rozstrzyganą w showdownie, pokazuje wszystkie karty własne
gist-muck-killed = za rękę zabitą przez krupiera nie ma rekompensaty, chyba że na pewno wiadomo, która to
gist-muck-no-redress = za rękę niechronioną i zabitą przez krupiera nie ma rekompensaty

## Thrown away after a bet

topic-premature-discard = Zakład, a potem karty wyrzucone
    .about = Gracz wyrzuca karty w przekonaniu, że wygrał, a został sprawdzony
    .search = wyrzucił karty, myślał że wygrał, odrzucił po zakładzie, za wcześnie odrzucone, discard, thought he won, thought they won, premature, mucked after betting
fact-premature-discard-bet = Zakład lub podbicie gracza
fact-premature-discard-called = Najwięcej, ile sprawdzono
fact-premature-discard-identifiable = Na pewno wiadomo, które to karty
ruling-premature-discard-plays = Ręka gra dalej
ruling-premature-discard-told-silent = Zbiór zasad nie mówi, czy karty, które jeszcze da się rozpoznać, można odzyskać
ruling-premature-discard-can-be-told = Na pewno wiadomo, które to karty, i można je odzyskać
ruling-premature-discard-out = { $back ->
    [0] Ręka jest martwa, a zakład { $lost } zostaje w puli
   *[other] Ręka jest martwa; wraca niesprawdzone { $back }
}
ruling-premature-discard-gone = Kart nie da się już rozpoznać, więc nie ma ręki, przeciw której można grać
ruling-premature-discard-floor = Floor decyduje, co zrobić z zakładem
ruling-premature-discard-choice-whole = Ręka jest martwa, a całe { $lost } zostaje w puli
ruling-premature-discard-say-plays = Karty są znane, więc ręka gra dalej
ruling-premature-discard-say-out = { $back ->
    [0] Kart już nie ma, więc ręka jest martwa
   *[other] Kart już nie ma, więc ręka jest martwa; wraca { $back }
}
ruling-premature-discard-step-hold = Odłożyć karty osobno i wstrzymać akcję
gist-premature-discard = karty wyrzucone przez pomyłkę trzyma się osobno, a jeśli przepadły, wraca niesprawdzona część zakładu
gist-premature-discard-2011 = za unieważnioną rękę nie ma rekompensaty, a zakład lub podbicie, którego nikt nie sprawdził, wraca

## Said, and not so

topic-declared-hand = Źle podany układ
    .about = Układ podany błędnie, przez pomyłkę albo celowo
    .search = zła deklaracja, źle podany układ, powiedział inny układ, karty mówią, fałszywa deklaracja, miscall, declares, said another hand, cards speak, angle shooting
fact-declared-hand-tabled = Karty są wyłożone
fact-declared-hand-deliberate = Zrobiono to celowo
fact-declared-hand-winner-thrown-away = Przez to wyrzucono lepszą rękę
ruling-declared-hand-cards-speak = Karty mówią, a słowa się nie liczą
ruling-declared-hand-must-table = Słowa niczego nie wygrywają: gracz musi wyłożyć karty
ruling-declared-hand-counts = To, co powiedziano, liczy się, dopóki ktoś nie poprosi o pokazanie
ruling-declared-hand-may-forfeit = Floor może odebrać graczowi pulę
ruling-declared-hand-choice-forfeit = Gracz traci pulę
ruling-declared-hand-choice-penalty = Decydują karty, a gracz dostaje karę
ruling-declared-hand-unethical = Fałszywa deklaracja, by ktoś oddał wygrywającą rękę, jest sprzeczna z duchem gry
ruling-declared-hand-thrown-away = Kto wyrzuca karty, zanim zobaczy cudze, robi to na własne ryzyko
ruling-declared-hand-step-look = Sprawdzić, czy wyrzuconą rękę da się rozpoznać i odzyskać
ruling-declared-hand-step-verify = Uzgodnić zawczasu, jak sprawdza się deklarację
ruling-declared-hand-suggest-penalty = Kara za fałszywą deklarację
ruling-declared-hand-say-cards-speak = Karty mówią
ruling-declared-hand-say-table = Proszę wyłożyć karty
gist-declared-hand-cards-speak = decydują karty, słowa nie są wiążące
gist-declared-hand-miscall = za celowo fałszywą deklarację może być kara
gist-declared-hand-forfeit = celowo fałszywa deklaracja może kosztować pulę
gist-declared-hand-counts = układ można zadeklarować zamiast pokazać

## Playing the board

topic-play-the-board = Granie kartami ze stołu
    .about = Czy gracz, który nie pokazuje własnych kart, ma udział w puli
    .search = gra ze stołu, granie kartami ze stołu, stół gra, udział w puli, plays the board, share, chop
fact-play-the-board-cards = Karty własne gracza
fact-play-the-board-declared-before = Wcześniejsza zapowiedź gry kartami ze stołu
choice-play-the-board-cards-all-tabled = wszystkie wyłożone
choice-play-the-board-cards-some-tabled = wyłożone częściowo
choice-play-the-board-cards-held = zakryte przed graczem
choice-play-the-board-cards-thrown-away = wyrzucone
ruling-play-the-board-shares = Gracz ma udział w puli
ruling-play-the-board-no-share = Gracz nie ma udziału
ruling-play-the-board-must-table = Gracz ma udział, gdy wyłoży wszystkie karty
ruling-play-the-board-tabled = Wszystkie karty gracza są wyłożone
ruling-play-the-board-declared = Gracz zapowiedział to przed wyrzuceniem kart
ruling-play-the-board-not-declared = Gracz, który wyrzuca karty bez słowa, nie dostaje udziału
ruling-play-the-board-not-shown = Aby wygrać, pokazuje się wszystkie karty własne, nawet gdy gra tylko stół
ruling-play-the-board-say-table = Proszę wyłożyć wszystkie karty
ruling-play-the-board-say-no-share = Kto chce udziału, musi pokazać wszystkie karty
gist-play-the-board-show-all = kto chce udziału, wykłada wszystkie karty własne, także grając kartami ze stołu
gist-play-the-board-declare = kto gra kartami ze stołu, mówi to przed wyrzuceniem własnych

## Pots

topic-pots = Kto ile dostaje
    .about = Pula główna, pule poboczne, zwroty, high i low, niepodzielne żetony
    .search = pula poboczna, pula boczna, side pot, pula główna, podział puli, zwrot, niesprawdzony zakład, main pot, split, all in, refund, uncalled
fact-pots-game = Gra
fact-pots-seats-at-table = Miejsca przy stole
fact-pots-button = Button
fact-pots-chip-unit = Najmniejszy żeton w grze
fact-pots-dead = Ante za wszystkich i martwe żetony
fact-pots-players = Wszyscy, którzy wnieśli żetony
fact-pots-seat = Miejsce
fact-pots-cards = Karty własne
fact-pots-contributed = Wniesiono w rozdaniu, bez martwych żetonów
fact-pots-folded = Pas
fact-pots-board = Karty na stole
ruling-pots-paid = Wypłata: { $shares }
ruling-pots-without-low-straight = To nie jest strit: { $shares }
ruling-pots-with-low-straight = To jest strit: { $shares }
ruling-pots-straight-first = Wyższy jest strit: { $shares }
ruling-pots-three-of-a-kind-first = Wyższa jest trójka: { $shares }
ruling-pots-share = miejsce { $seat } – { $chips }
ruling-pots-odd-chips = Niepodzielne żetony rozdano po jednym, w kolejności według zasad
ruling-pots-step-refund = Oddać niesprawdzone { $chips }: miejsce { $seat }
ruling-pots-step-pot = { $players ->
    [one] Pula { $chips }: samo miejsce { $seats }
    [few] Pula { $chips }: miejsca { $seats }
   *[many] Pula { $chips }: miejsca { $seats }
}
ruling-pots-step-main = { $players ->
    [one] Pula główna { $chips }: samo miejsce { $seats }
    [few] Pula główna { $chips }: miejsca { $seats }
   *[many] Pula główna { $chips }: miejsca { $seats }
}
ruling-pots-step-side = { $players ->
    [one] Pula poboczna { $number }, { $chips }: samo miejsce { $seats }
    [few] Pula poboczna { $number }, { $chips }: miejsca { $seats }
   *[many] Pula poboczna { $number }, { $chips }: miejsca { $seats }
}
ruling-pots-step-high = High: { $shares }
ruling-pots-step-low = Low: { $shares }
ruling-pots-step-both = High i low: { $shares }
ruling-pots-say-side-first = { $sides ->
    [one] Najpierw pula poboczna
    [few] Najpierw pule poboczne
   *[many] Najpierw pule poboczne
}
ruling-pots-say-each = Każdą pulę przesuwać osobno i przeliczyć
gist-pots-each-by-itself = każdą pulę dzieli się osobno
gist-pots-odd-chips = niepodzielne żetony idą do pierwszego miejsca na lewo od buttona, w studzie według koloru; ten sam układ w obie strony dzieli się po równo
gist-pots-stacked = w grach hi-lo krupier układa żetony puli w słupki
gist-pots-own-chips = gracz gra tylko o te pule, w których są jego żetony

topic-odd-chip = Kto dostaje niepodzielny żeton
    .about = Pula, której nie da się podzielić równo między znanych wygrywających
    .search = niepodzielny żeton, nieparzysty żeton, dodatkowy żeton, podział puli, nie dzieli się równo, odd chip, extra chip, split pot, chop
fact-odd-chip-family = Rodzaj gry
choice-odd-chip-family-flop = z kartami wspólnymi
choice-odd-chip-family-draw = poker dobierany
choice-odd-chip-family-stud = stud
fact-odd-chip-pot = Pula
fact-odd-chip-chip-unit = Najmniejszy żeton w grze
fact-odd-chip-seats-at-table = Miejsca przy stole
fact-odd-chip-button = Button
fact-odd-chip-winners = Wygrywający całość albo połowę high
fact-odd-chip-low-winners = Wygrywający połowę low
fact-odd-chip-high-cards = Najwyższe karty remisujących graczy
ruling-odd-chip-none = Żetony dzielą się równo
ruling-odd-chip-by-seat = Niepodzielne żetony rozdaje się po jednym od pierwszego miejsca na lewo od buttona
ruling-odd-chip-by-suit = Niepodzielne żetony rozdaje się po jednym według koloru najwyższej karty
ruling-odd-chip-high-first = Jeśli połowy się różnią, większa jest połowa high
ruling-odd-chip-evenly = Obie połowy wygrywają ci sami gracze, więc całą pulę dzieli się naraz
ruling-odd-chip-cards-not-known = W studzie decyduje kolor najwyższej karty, więc trzeba znać karty
ruling-odd-chip-step-break = Najpierw rozmienić pulę na najmniejsze żetony w grze
gist-odd-chip-left-of-button = w grach z kartami wspólnymi niepodzielny żeton dostaje pierwsze miejsce na lewo od buttona
gist-odd-chip-suit = w studzie niepodzielny żeton dostaje najwyższa według koloru karta w wygrywającej piątce
gist-odd-chip-high = niepodzielny żeton puli high i low idzie na stronę high
gist-odd-chip-same-hands = układy równe w obie strony dzielą całą pulę możliwie równo
gist-odd-chip-2011 = high przed low, na lewo od buttona, w studzie według koloru; ten sam układ w obie strony dzieli się po równo
gist-odd-chip-equal = równe układy dzielą po równo, a kolory się nie liczą

topic-disputed-pot = Czy jest za późno na spór o pulę
    .about = Do kiedy można poprawić źle odczytaną rękę lub źle policzoną pulę
    .search = spór o pulę, reklamacja, zła pula, źle odczytana ręka, za późno, dispute, wrong pot, misread, too late
fact-disputed-pot-about = Spór o to
fact-disputed-pot-next-hand-begun = Następne rozdanie się zaczęło
fact-disputed-pot-substantial-action = Znacząca akcja w następnym rozdaniu
fact-disputed-pot-break-follows = Po rozdaniu jest przerwa
fact-disputed-pot-secs-since-award = Sekundy od przesunięcia puli
choice-disputed-pot-about-reading = kto ma najlepszą rękę
choice-disputed-pot-about-counting = ile i dokąd przesunięto
ruling-disputed-pot-in-time = Na czas: spór zostaje rozpatrzony
ruling-disputed-pot-too-late = Za późno: wynik obowiązuje
ruling-disputed-pot-until-next-hand = Kwestionować można to do początku następnego rozdania
ruling-disputed-pot-until-action = Przeliczenie i przesunięcie puli można kwestionować, dopóki w następnym rozdaniu nie ma znaczącej akcji
ruling-disputed-pot-one-minute = Jeśli potem jest przerwa, można to kwestionować przez minutę od przesunięcia puli
ruling-disputed-pot-say-wait = Proszę wstrzymać grę; floor sprawdzi tę pulę
ruling-disputed-pot-say-stands = Zaczęło się następne rozdanie, więc wynik obowiązuje
ruling-disputed-pot-say-minute = Minuta minęła, więc wynik obowiązuje
ruling-disputed-pot-step-stop = Wstrzymać następne rozdanie i nie ruszać odrzuconych kart
ruling-disputed-pot-step-rebuild = Odtworzyć zakłady i karty z krupierem i graczami, a jeśli są kamery, także z nagrań
gist-disputed-pot-reading = odczyt ręki można kwestionować do początku następnego rozdania
gist-disputed-pot-counting = przeliczenie i przyznanie puli można kwestionować do znaczącej akcji w następnym rozdaniu
gist-disputed-pot-break = jeśli potem jest przerwa, minuta od przyznania puli
gist-disputed-pot-2011 = pulę można kwestionować do początku następnego rozdania

## Stud

topic-stud-order = Kto zaczyna ulicę w studzie
    .about = Bring-in i kto działa pierwszy według odkrytych kart
    .search = kto zaczyna, kto pierwszy, kolejność w studzie, najwyższy odkryty układ, najniższy odkryty układ, siedmiokartowy, stud order, first to act, high board, low board
fact-stud-order-game = Gra
fact-stud-order-seats-at-table = Miejsca przy stole
fact-stud-order-button-for-position = Button, jeśli przy równych układach decyduje pozycja
fact-stud-order-street = Ulica
fact-stud-order-live = Miejsca z kartami
fact-stud-order-up-cards = Karty odkryte
ruling-stud-order-first = Pierwsze działa miejsce { $seat }
ruling-stud-order-brings-in = Bring-in daje miejsce { $seat }
ruling-stud-order-lowest-card = Bring-in daje najniższa odkryta karta, trefle przed karami, kierami i pikami
ruling-stud-order-highest-card = W razzie bring-in daje najwyższa odkryta karta, as jest niski
ruling-stud-order-highest-board = Zaczyna najwyższy odkryty układ; strity i kolory się nie liczą
ruling-stud-order-lowest-board = W razzie zaczyna najniższy odkryty układ; strity i kolory się nie liczą
ruling-stud-order-tied-silent = Układy odkryte są równe, a zbiór zasad nie mówi, czy decyduje kolor, czy miejsce
ruling-stud-order-tied-by-position = Odkryte układy są równe, a przy podanym buttonie zaczyna pierwszy na lewo od niego; według zbioru zasad decyduje kolor, czyli miejsce { $other }
ruling-stud-order-tied-by-suit = Układy odkryte są równe, więc decyduje kolor
ruling-stud-order-tied = Odkryte układy są równe, więc zaczyna pierwszy na lewo od buttona
ruling-stud-order-button-not-known = Odkryte układy są równe i zaczyna pierwszy na lewo od buttona, więc trzeba podać button
ruling-stud-order-say = { $cards }, akcja: miejsce { $seat }
ruling-stud-order-say-bring-in = { $cards }, bring-in: miejsce { $seat }
ruling-stud-order-step = Potem wokół stołu zgodnie z ruchem wskazówek zegara; w grze są miejsca: { $seats }
gist-stud-order-suit = przy równych układach odkrytych decyduje kolor, w studzie karty wysokiej, w razzie niskiej
gist-stud-order-board-shows = w studzie pierwszy jest najwyższy układ odkryty, w razzie najniższy
gist-stud-order-bring-in = bring-in daje najniższa odkryta karta, a przy równych rangach decyduje kolor
gist-stud-order-razz = w razzie na późniejszych ulicach zaczyna najniższy odkryty układ
gist-bring-in-or-fold = bring-in to pierwszy zakład, a następni gracze wnoszą co najmniej tyle albo pasują
gist-bring-in-suit = przy równych rangach bring-in dają trefle przed karami, kierami i pikami
gist-bring-in-razz = w razzie bring-in daje najwyższa odkryta karta
gist-stud-order-board = na późniejszych ulicach zaczyna najwyższy odkryty układ

topic-bring-in = Bring-in
    .about = Kto daje bring-in według odkrytych kart, ile, i zwykłe ante
    .search = bring-in, bring in, pierwsza odkryta karta, najniższa karta, karta otwarta, ante, door card, lowest card
fact-bring-in-game = Gra
fact-bring-in-open-cards = Pierwsze odkryte karty
fact-bring-in-lower-limit = Dolny limit
ruling-bring-in-seat = Bring-in daje miejsce { $seat }, karta { $card }
ruling-bring-in-lowest = Bring-in daje najniższa odkryta karta; przy równych rangach trefle, potem kara, kiery, piki
ruling-bring-in-highest = W razzie bring-in daje najwyższa odkryta karta, as jest niski; przy równych rangach najpierw piki
ruling-bring-in-size = Zwykle bring-in wynosi od { $from } do { $to }, a ante od { $ante-from } do { $ante-to }
ruling-bring-in-say = { $card }, bring-in: miejsce { $seat }
ruling-bring-in-step = To miejsce może też od razu uzupełnić do pełnego dolnego limitu

topic-stud-last-card = Za mało kart na ostatnią ulicę
    .about = Jak rozdaje się siódmą kartę, gdy talia się kończy
    .search = brak kart, zabrakło kart, siódma ulica, ostatnia karta, karta wspólna, ośmiu graczy, seventh street, short deck, community card, eight players
fact-stud-last-card-live = Gracze z kartami
fact-stud-last-card-folded = Gracze, którzy spasowali
fact-stud-last-card-cards = Karty, które do tej pory mieli
fact-stud-last-card-burns = Spalone karty
ruling-stud-last-card-usual = Spalić jedną i rozdać każdemu ostatnią kartę jak zawsze
ruling-stud-last-card-shuffle = Potasować resztę talii razem ze spalonymi i rozdać każdemu ostatnią kartę
ruling-stud-last-card-community = Jedna ostatnia karta na stole dla wszystkich
ruling-stud-last-card-counted = { $stub ->
    [0] Nie została żadna karta
    [one] Została { $stub } karta
    [few] Zostały { $stub } karty
   *[many] Zostało { $stub } kart
}, spalone: { $burns }, a karty potrzebuje { $live ->
    [one] { $live } gracz
    [few] { $live } graczy
   *[many] { $live } graczy
}
ruling-stud-last-card-needs-two-more = Na ostatnią ulicę potrzeba karty dla każdego, jednej do spalenia i jednej, której nigdy się nie rozdaje
ruling-stud-last-card-needs-one-each = Reszta talii i spalone karty muszą razem starczyć po jednej dla każdego
ruling-stud-last-card-burn-one = Spalić jedną kartę
ruling-stud-last-card-deal-each = Rozdać każdemu jedną kartę zakrytą
ruling-stud-last-card-shuffle-both = Potasować resztę talii ze spalonymi i przełożyć; spasowane karty nie wracają
ruling-stud-last-card-shuffle-burns = Potasować spalone karty; spasowane nie wracają
ruling-stud-last-card-turn-one = Odkryć na środku jedną kartę, wspólną dla wszystkich
ruling-stud-last-card-sixth-street-order = Kto działał pierwszy na szóstej ulicy, znów działa pierwszy
gist-stud-last-card-2024 = gdy reszty talii nie starcza, dotasowuje się spalone, inaczej wykłada się jedną kartę dla wszystkich
gist-stud-last-card-001 = resztę talii i spalone tasuje się razem, inaczej wykłada się jedną kartę dla wszystkich
gist-stud-last-card-folded = spasowane karty nigdy nie wracają do talii

topic-stud-dead-hand = Podniesione odkryte karty
    .about = Czy ręka w studzie jest martwa, bo ruszono jej odkryte karty
    .search = podniósł karty, odwrócił karty, odkryte karty, martwa ręka w studzie, upcards, turned over, picked up, dead hand
fact-stud-dead-hand-open-cards = Odkryte karty
fact-stud-dead-hand-facing-action = Było co sprawdzać
choice-stud-dead-hand-open-cards-picked-up = podniesione
choice-stud-dead-hand-open-cards-turned-down = odwrócone na zakryte
choice-stud-dead-hand-open-cards-in-the-muck = zmieszane z odrzuconymi
choice-stud-dead-hand-open-cards-only-moved = ruszone, nadal odkryte
ruling-stud-dead-hand-dead = Ręka jest martwa
ruling-stud-dead-hand-live = Ręka jest żywa
ruling-stud-dead-hand-floor = Decyduje floor
ruling-stud-dead-hand-mucked = Kart nie da się już oddzielić od mucka
ruling-stud-dead-hand-gave-up = Podniesienie lub zakrycie odkrytych kart, gdy jest co sprawdzać, to rezygnacja z ręki
ruling-stud-dead-hand-still-open = Wszyscy nadal widzą odkryte karty
ruling-stud-dead-hand-turned-down-silent = Zbiór zasad mówi o podniesieniu odkrytych kart, a nie o ich zakryciu
ruling-stud-dead-hand-no-action = Nie było czego sprawdzać, więc mogła to być tylko niezręczność
ruling-stud-dead-hand-choice-live = Odłożyć odkryte karty na miejsce; ręka jest żywa
ruling-stud-dead-hand-choice-dead = Ręka jest martwa
ruling-stud-dead-hand-say = Odkryte karty podniesiono, więc ręka jest martwa
ruling-stud-dead-hand-step = Wsunąć karty między odrzucone; to, co wniesiono, zostaje w puli
gist-stud-dead-hand = podniesienie odkrytych kart wobec akcji zabija rękę

## Draw

topic-draw-flow = Pytania w pokerze dobieranym
    .about = Czekanie na początku, otwarcie, liczba kart, brak zakładów, brak kart
    .search = wymiana kart, poker dobierany, otwarcie, na forancie, magazyn, ile kart, odrzucone karty, draw, exchange, openers, stock, discards
fact-draw-flow-question = Pytanie
fact-draw-flow-deck = Karty w talii
fact-draw-flow-cards = Pięć kart gracza
fact-draw-flow-wants = Karty do wymiany
fact-draw-flow-shows-ace = Pokazuje zostawionego asa
fact-draw-flow-players = Gracze z kartami
fact-draw-flow-others-put-in = Ile wniósł każdy, kto został
fact-draw-flow-put-in = Ile wniósł gracz przed pasem
fact-draw-flow-exchanges = Wymiany w tej grze
fact-draw-flow-exchanged-so-far = Wymiany do tej pory
fact-draw-flow-wanted-by-all = Karty, których wszyscy chcą razem
choice-draw-flow-question-check-before-opening = czekanie przed pierwszym zakładem
choice-draw-flow-question-opens = czy ręka wystarcza na otwarcie
choice-draw-flow-question-exchange = ile kart
choice-draw-flow-question-nobody-opened = nikt nie otworzył
choice-draw-flow-question-nobody-bet-after = nikt nie postawił po wymianie
choice-draw-flow-question-comes-back-in = powrót po pasie
choice-draw-flow-question-exchange-again = jeszcze jedna wymiana
choice-draw-flow-question-stock = czy kart starczy dla wszystkich
ruling-draw-flow-may-check = Gracz może czekać i wejść później
ruling-draw-flow-bet-or-fold = Gracz stawia, sprawdza albo pasuje; przed wymianą nie wolno czekać
ruling-draw-flow-any-hand-opens = Otworzyć można z każdą ręką
ruling-draw-flow-opens = Z tą ręką można otworzyć
ruling-draw-flow-does-not-open = Z tą ręką nie można otworzyć
ruling-draw-flow-kings-or-better = Przy 32 kartach potrzeba pary króli lub lepszej ręki
ruling-draw-flow-step-keep-openers = Gracz zachowuje karty otwarcia do końca i je pokazuje
ruling-draw-flow-exchange-silent = Zbiór zasad nie mówi, ile kart można wymienić
ruling-draw-flow-exchanged = Gracz może wymienić { $wants ->
    [one] { $wants } kartę
    [few] { $wants } karty
   *[many] { $wants } kart
}
ruling-draw-flow-too-many = Za dużo: najwyżej { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[many] { $most } kart
}
ruling-draw-flow-say-too-many = Najwyżej { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[many] { $most } kart
}, proszę
ruling-draw-flow-next-hand = Rozdanie jest zakończone, rozdaje się następne
ruling-draw-flow-all-gave-up = Gdy nie wolno czekać, a nikt nie otworzy, to znaczy, że wszyscy spasowali
ruling-draw-flow-carried = Żetony zostają w puli i rozdaje się o nie na nowo
ruling-draw-flow-may-come-back = Kto wcześniej spasował, może wrócić za tyle, ile wnieśli inni
ruling-draw-flow-showdown = Showdown
ruling-draw-flow-say-showdown = Nie ma zakładów, pokazujemy ręce
ruling-draw-flow-say-carried = Nikt nie stawia, więc pula zostaje i rozdajemy na nowo
ruling-draw-flow-step-next-dealer = Potasować wszystkie karty; rozdaje następny gracz zgodnie z ruchem wskazówek zegara
ruling-draw-flow-comes-back = Gracz może wrócić za { $chips }
ruling-draw-flow-stays-out = Gracz pozostaje poza rozdaniem
ruling-draw-flow-nothing-carried = Żadna pula nie przechodzi dalej, więc nie ma do czego wracać
ruling-draw-flow-exchange-again = Gracz może wymieniać jeszcze raz
ruling-draw-flow-no-more-exchange = Kart już się nie wymienia
ruling-draw-flow-so-many = { $exchanges ->
    [1] W tej grze wymienia się raz
    [2] W tej grze wymienia się dwa razy
   *[other] W tej grze wymienia się { $exchanges } razy
}
ruling-draw-flow-say-no-more-exchange = Bez dalszych wymian, proszę
ruling-draw-flow-stock-enough = Wystarczy: karty w talii: { $stock }, do wymiany: { $wanted }
ruling-draw-flow-second-stock = Za mało: karty w talii: { $stock }, do wymiany: { $wanted }; z odrzuconych powstaje wtórny magazyn
ruling-draw-flow-step-deal-first = Rozdać po kolei to, co zostało
ruling-draw-flow-step-shuffle-discards = Potasować karty odrzucone do tej pory; przekłada gracz na lewo od krupiera
ruling-draw-flow-say-second-stock = Kart nie starcza, więc tasujemy odrzucone
gist-draw-flow-no-check = przed wymianą nie wolno czekać
gist-draw-flow-three = wymienia się najwyżej trzy karty
gist-draw-flow-ace = kto zostawia asa i go pokazuje, może wymienić cztery
gist-draw-flow-may-check = kto czekał przed otwarciem, zachowuje prawo wejścia
gist-draw-flow-openers = przy 32 kartach do otwarcia potrzeba pary króli
gist-draw-flow-nobody-opens = jeśli nikt nie otworzy, stawki zostają, a rozdaje następny gracz
gist-draw-flow-four = wymienia się od jednej do czterech kart, raz
gist-draw-flow-stock = gdy magazyn się kończy, tasuje się odrzucone karty
gist-draw-flow-carried = jeśli po wymianie nikt nie postawi, pula przechodzi dalej
gist-draw-flow-once = karty wymienia się raz
gist-draw-flow-twice = w double draw wymienia się dwa razy
gist-draw-flow-back-in = kto spasował, może grać o pulę, która przeszła dalej, jeśli wniesie tyle, co inni
gist-draw-flow-limping = w grach z jedną wymianą wolno wejść, tylko sprawdzając zakład obowiązkowy

## Ultimate Texas hold'em

topic-uth = Ultimate Texas hold'em
    .about = Co wygrywają i tracą Ante, Blind, Play i Trips
    .search = gra kasynowa, gra przeciw kasynu, UTH, casino holdem, trips, blind bet, ante
fact-uth-player = Karty gracza
fact-uth-dealer = Karty krupiera
fact-uth-board = Karty na stole
fact-uth-ante = Ante
fact-uth-blind = Blind
fact-uth-play-multiple = Play w krotności Ante, 0 to pas
fact-uth-play = Zakład Play, jeśli między trzema a czterema Ante
fact-uth-trips = Trips
fact-uth-trips-table = Tabela wypłat Trips
fact-uth-smallest-chip = Najmniejszy wypłacany żeton
fact-uth-trips-after-fold = Trips po pasie
choice-uth-trips-table-A = kolor 7, strit 4
choice-uth-trips-table-B = kolor 6, strit 5
choice-uth-trips-after-fold-settled = rozliczane według ręki gracza
choice-uth-trips-after-fold-lost = przegrane
gist-uth-better-hand = lepsza ręka wygrywa Ante i Play jeden do jednego
gist-uth-equal = przy równych rękach Ante, Blind i Play wracają
gist-uth-dealer-qualifies = krupier musi mieć parę, inaczej Ante wraca
gist-uth-blind = Blind wypłaca się według tabeli od strita wzwyż, a przy niższej wygranej wraca
gist-uth-trips = Trips wypłaca się według własnej ręki gracza
ruling-uth-win = Gracz wygrywa: łącznie { $total }
ruling-uth-lose = Krupier wygrywa: łącznie { $total }
ruling-uth-tie = Remis: łącznie { $total }
ruling-uth-fold = Gracz spasował: łącznie { $total }
ruling-uth-trips-after-fold-silent = Co dzieje się z Trips po pasie, decyduje lokal
ruling-uth-choice-trips-settled = Rozliczane według ręki gracza
ruling-uth-choice-trips-lost = Przegrane razem z pasem
ruling-uth-hands = Gracz: { $player } ({ $player-cards }); krupier: { $dealer } ({ $dealer-cards })
ruling-uth-dealer-qualifies = Krupier ma parę lub lepszą rękę, więc Ante się rozlicza
ruling-uth-dealer-does-not-qualify = Krupier nie ma pary, więc Ante wraca, chyba że gracz spasował
ruling-uth-say = { $hand }
ruling-uth-step-ante = Ante { $won }
ruling-uth-step-blind = Blind { $won }
ruling-uth-step-play = Play { $won }
ruling-uth-step-trips = Trips { $won }

topic-uth-stage = Etapy Ultimate Texas hold'em
    .about = Co się rozdaje, ile można postawić na Play i jak rozlicza się boksy
    .search = gra kasynowa, ile podbić, ile razy można podbić, cztery razy ante, trzy razy ante, check czy raise, fold czy call, kolejność rozliczania, boksy, UTH, casino holdem, raise once, play bet, order of settling, boxes
fact-uth-stage-stage = Etap
fact-uth-stage-has-raised = Play w tym rozdaniu już postawiony
choice-uth-stage-stage-before-the-board = przed kartami wspólnymi
choice-uth-stage-stage-three-cards = trzy karty na stole
choice-uth-stage-stage-five-cards = pięć kart na stole
choice-uth-stage-stage-settling = wszyscy zdecydowali
ruling-uth-check-or-three-or-four = Check albo Play za trzy lub cztery razy Ante
ruling-uth-check-or-three-to-four = Check albo Play za trzy do czterech razy Ante
ruling-uth-check-or-twice = Check albo Play za dwa razy Ante
ruling-uth-fold-or-once = Pas albo Play za raz Ante
ruling-uth-then-no-more = Kto stawia Play, nie stawia już nic więcej w tym rozdaniu
ruling-uth-raised-once = Nic więcej nie można postawić: gracz już podbił
ruling-uth-no-more = Nic więcej nie można postawić: wszyscy zdecydowali
ruling-uth-step-deal = Rozdać każdemu po dwie karty, zgodnie z ruchem wskazówek zegara, krupierowi na końcu
ruling-uth-step-secret = Gracze oglądają tylko swoje dwie karty, nikomu ich nie pokazują i o nich nie mówią
ruling-uth-step-three = Spalić jedną kartę i odkryć trzy
ruling-uth-step-two = Spalić jedną kartę i odkryć dwie ostatnie razem
ruling-uth-step-dealer = Odkryć dwie karty krupiera
ruling-uth-step-boxes = Rozliczać boks po boksie, od ostatniego w grze, z prawej do lewej
ruling-uth-step-call = Odkryć karty gracza i ogłosić najlepszy układ z kartami na stole
gist-uth-deal = dwie karty dostaje każdy gracz i krupier
gist-uth-secret = gracze nikomu nie pokazują kart i o nich nie mówią
gist-uth-first-decision = przed kartami wspólnymi gracz czeka albo stawia Play za trzy lub cztery Ante
gist-uth-one-raise = kto podbił, w tym rozdaniu nie może już podbić
gist-uth-flop = spala się jedną kartę i odkrywa trzy
gist-uth-second-decision = po trzech kartach gracz czeka albo stawia Play za dwa Ante
gist-uth-turn-and-river = spala się jedną kartę, a dwie ostatnie odkrywa razem
gist-uth-third-decision = po pięciu kartach gracz pasuje albo stawia Play za jedno Ante, a potem nic się już nie stawia
gist-uth-settling = boksy rozlicza się od ostatniego w grze, z prawej do lewej
verdict-is-may-come-back = może wrócić
verdict-is-stays-out = pozostaje poza rozdaniem
verdict-play-least = Play, co najmniej
verdict-play-most = Play, najwyżej
verdict-otherwise = Inaczej

## Betting, limit, pot-limit

topic-betting = Czy gracz może podbić i do ilu
    .about = Ile jest do sprawdzenia, czy licytacja jest ponownie otwarta, minimalne podbicie
    .search = czy może podbić, minimalne podbicie, ile do sprawdzenia, otwarcie licytacji, pełne podbicie, niepełny all-in, may he raise, min raise, reopen, short all in, full raise
fact-betting-street = Ulica
fact-betting-order-of-action = Miejsca w kolejności akcji
fact-betting-big-blind = Duża ciemna
fact-betting-posted = Postawione blindy
fact-betting-stacks-before-round = Żetony przed rundą
fact-betting-actions = Akcje w rundzie
fact-betting-seat = Miejsce
fact-betting-action = Akcja
fact-betting-to = Do, łącznie
fact-betting-amount = Dołożone żetony
fact-betting-all-in = All-in
fact-betting-to-act = Kolej ma miejsce
fact-betting-reopening = Licytacja otwiera się ponownie
choice-betting-street-preflop = przed flopem
choice-betting-street-postflop = po flopie
choice-betting-reopening-cumulative = po all-inach, które razem dają pełne podbicie
choice-betting-reopening-single = tylko po jednym pełnym podbiciu
ruling-betting-check-or-bet = Miejsce { $seat } może czekać albo postawić { $least } lub więcej
ruling-betting-call-or-raise = Miejsce { $seat } może sprawdzić { $call } albo podbić do { $least } lub więcej
ruling-betting-call-or-all-in = Miejsce { $seat } może sprawdzić { $call } albo wejść all-in za { $least }
ruling-betting-check-only = Miejsce { $seat } może czekać
ruling-betting-call-or-fold = Miejsce { $seat } może sprawdzić { $call } albo spasować
ruling-betting-full-raise = Największy pełny zakład lub podbicie w tej rundzie to { $raise }
ruling-betting-open = Licytacja jest dla gracza otwarta
ruling-betting-nobody-could-call = Nikt inny nie ma żetonów, aby sprawdzić podbicie
ruling-betting-not-a-full-raise = Gracz już działał, a to, co ma dołożyć, jest mniejsze niż pełne podbicie
ruling-betting-no-single-full-raise = Gracz już działał, a od tej pory nie było pojedynczego pełnego podbicia
gist-betting-least-raise = podbicie wynosi co najmniej tyle, co największy zakład lub podbicie w rundzie
gist-betting-cumulative = all-iny, które razem dają pełne podbicie, ponownie otwierają licytację dla gracza, który ma na nie odpowiedzieć
gist-betting-single = licytację ponownie otwiera tylko pełne podbicie jednego gracza

topic-pot-limit = Ile wynosi podbicie o pulę
    .about = Największy zakład lub podbicie w pot-limit
    .search = limit puli, pot limit, PLO, stawiam pulę, za wielkość puli, maksymalne podbicie, bet the pot, maximum raise
fact-pot-limit-pot = Pula ze wszystkimi zakładami
fact-pot-limit-current-bet = Łącznie do sprawdzenia
fact-pot-limit-in-front = Już przed graczem
fact-pot-limit-blinds-missing = Brakuje do pełnych blindów
ruling-pot-limit-bet = Najwyżej { $most }
ruling-pot-limit-raise = Najwyżej do { $most }
ruling-pot-limit-how = Sprawdzenie { $call }, a potem podbicie o { $raise }, czyli o pulę razem z tym sprawdzeniem
ruling-pot-limit-blinds-count = Przed flopem blindy liczą się jako pełne, więc do puli dolicza się { $missing }
ruling-pot-limit-dead-blind = Zbiór zasad mówi tak o niepełnym blindzie all-in; jeśli blind jest martwy, decyduje floor
ruling-pot-limit-blinds-ignored = Liczy się tylko to, co jest w puli, więc brakujących { $missing } się nie liczy
ruling-pot-limit-say = Pot to { $most }
gist-pot-limit-count = wielkość puli podaje się tylko w pot-limit
gist-pot-limit-spread = pulę rozkłada się na prośbę, aby dało się ją policzyć
gist-pot-limit-short-blind = przed flopem pulę liczy się tak, jakby niepełny blind all-in był pełny
gist-pot-limit-full-blinds = przed flopem pulę liczy się z pełnymi blindami
gist-pot-limit-raise = podbicie wynosi najwyżej tyle, co pula po własnym sprawdzeniu

topic-limit-cap = Ile podbić w limicie
    .about = Limit podbić w rundzie, heads-up i all-iny mniejsze niż zakład
    .search = ile podbić, liczba podbić, limit podbić, cap, limit, number of raises, capped
fact-limit-cap-bet = Zakład na tej ulicy
fact-limit-cap-bets-so-far = Zakłady i podbicia do tej pory, z dużą ciemną
fact-limit-cap-own-raises = W tym własne podbicia gracza
fact-limit-cap-betting-rounds = Rundy licytacji w tej grze
fact-limit-cap-players-left = Gracze w rozdaniu z żetonami
fact-limit-cap-capped-before-heads-up = Limit osiągnięto, zanim zostało dwóch
fact-limit-cap-event-is-heads-up = W turnieju zostało tylko dwóch
fact-limit-cap-short-all-in = All-in podbił o
ruling-limit-cap-may-raise = Podbicie jest dozwolone
ruling-limit-cap-reached = Limit osiągnięty: tylko call i fold
ruling-limit-cap-none = Między tymi dwoma nie ma limitu podbić
ruling-limit-cap-totals = Zakłady w rundzie: { $totals }, i nie dalej
ruling-limit-cap-raises-each = Liczba podbić na gracza w rundzie: { $raises }
ruling-limit-cap-all-in-is-a-bet = All-in liczy się jak zakład; kto już działał, może podbić
ruling-limit-cap-others-may-raise = Kto jeszcze nie działał, może podbić
ruling-limit-cap-all-in-call-or-fold = All-in nie liczy się jak zakład; kto już działał, sprawdza albo pasuje
ruling-limit-cap-all-in-silent = Zbiór zasad nie mówi, czy all-in ponownie otwiera licytację
gist-limit-cap-house = w limicie obowiązuje limit podbić lokalu, także w heads-up, dopóki w turnieju nie zostanie dwóch graczy
gist-limit-cap-half-bet = w limicie all-in za pół zakładu lub więcej ponownie otwiera licytację
gist-limit-cap-three-raises = zakład i trzy podbicia, przy trzech lub więcej rundach licytacji
gist-limit-cap-four-raises = zakład i cztery podbicia w grach z dwiema rundami licytacji
gist-limit-cap-heads-up = między dwoma graczami liczby podbić się nie ogranicza
gist-limit-cap-less-than-half = w limicie all-in za mniej niż pół zakładu nie otwiera ponownie licytacji
gist-limit-cap-three-bets = razem trzy zakłady, z otwierającym i z dużą ciemną
gist-limit-cap-each = jedno sprawdzenie i trzy podbicia na każdego gracza

## Facts that cannot be

facts-chip-unit-zero = najmniejszy żeton musi być coś wart
facts-dead-not-in-units = martwych żetonów nie da się złożyć z żetonów { $unit }
facts-stake-not-in-units = żetonów z miejsca { $seat } nie da się złożyć z żetonów { $unit }
facts-pot-not-in-units = puli nie da się złożyć z żetonów { $unit }
facts-pot-too-much = miejsce { $seat } wniosło więcej, niż da się policzyć
facts-pot-all-folded = wszyscy spasowali, więc nikt nie może wygrać
facts-pot-folded-above-all = miejsce { $seat } spasowało, choć inni sprawdzili więcej, niż wniósł ktokolwiek z pozostałych
facts-action-before-hand = w rozdaniu, które się nie zaczęło, nie może być akcji
facts-called-above-bet = sprawdzono więcej, niż postawiono
facts-not-in-showdown = miejsca { $seat } nie ma w showdownie
facts-stud-not-shown = miejsce { $seat } nie ma tu odkrytych kart
facts-stud-no-street = w tej grze nie ma ulicy { $street }
facts-stud-open-cards = miejsce { $seat } pokazuje karty: { $has }, a na tej ulicy odkrytych jest { $wants }
facts-stud-too-many-cards = rozdano więcej kart, niż ma talia
facts-draw-more-than-others = nie może być więcej, niż wnieśli ci, którzy zostali
facts-draw-five-cards = gracz musi mieć pięć kart
facts-draw-too-many-players = w talii nie ma po pięć kart dla tylu graczy
facts-uth-no-table = nie ma takiej tabeli wypłat
facts-uth-blind-is-ante = Blind jest równy Ante
facts-uth-no-ante = brakuje Ante
facts-uth-play-multiple = zakład Play to od 1 do 4 Ante, a 0 to pas
facts-uth-play-whole = przed kartami wspólnymi stawia się dokładnie trzy lub cztery Ante, chyba że lokal dopuszcza kwoty pomiędzy
facts-uth-play-between = zakład Play, który nie jest pełną krotnością Ante, musi leżeć między trzema a czterema Ante
facts-uth-play-multiple-of-play = zakład Play po zaokrągleniu w dół to nie tyle Ante
facts-uth-too-much = to więcej, niż da się policzyć
facts-betting-big-blind = musi być duża ciemna
facts-betting-seat-unknown = miejsca { $seat } nie ma w kolejności akcji
facts-betting-stack-unknown = trzeba podać żetony z miejsca { $seat }
facts-betting-posted-too-much = miejsce { $seat } postawiło więcej, niż ma
facts-betting-not-in-turn = kolej ma miejsce { $turn }, a nie miejsce { $seat }
facts-betting-round-over = runda się skończyła i nikt nie ma działać
facts-betting-cannot-check = jest co sprawdzać
facts-betting-nothing-to-call = nie ma czego sprawdzać
facts-betting-bet-already = zakład już jest, więc to podbicie
facts-betting-no-bet-yet = nikt jeszcze nie postawił, więc to zakład
facts-betting-call-is = sprawdzenie to dołożenie { $chips }
facts-betting-amount-unknown = trzeba podać kwotę
facts-betting-amounts-differ = kwota i suma do siebie nie pasują
facts-betting-more-than-stack = gracz ma łącznie { $chips }
facts-betting-not-all-in = to nie są ostatnie żetony gracza
facts-betting-not-above-bet = musi być więcej niż { $chips }
facts-betting-below-minimum = musi być co najmniej { $chips }, chyba że gracz jest all-in
facts-betting-not-reopened = licytacja nie była dla gracza otwarta
facts-pot-limit-in-front = przed graczem jest więcej niż w puli
