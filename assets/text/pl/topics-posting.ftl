# Floor calls about the first hand, what is posted, who begins, and seats that two players claim.

topic-first-hand = Pierwsze rozdanie przy stole
    .about = Gdzie są button i blindy w pierwszym rozdaniu i jak losuje się button
    .search = pierwsze rozdanie, losowanie buttona, losowanie przycisku, pierwszy button, wysoka karta na button, początek turnieju, kto ma button na start, first button, button draw, draw for the button, high card for the button, start of the tournament, starting button, first deal
topic-wrong-post = Źle postawione ante lub blind
    .about = Brakuje ante lub blinda albo jest za małe lub za duże
    .search = brak ante, nie postawił ante, nie wniósł ciemnej, zła ciemna, brak ciemnej, za mało postawił, za dużo postawił, niepełny blind, missing ante, forgot the ante, ante not posted, wrong blind, blind missing, posted too little, posted too much, short blind
topic-straddle = Straddle
    .about = Podbicie w ciemno przed rozdaniem
    .search = straddle, podbicie w ciemno, zakład w ciemno, trzecia ciemna, live straddle, button straddle, mississippi, sleeper, blind raise, third blind, raise in the dark, bet in the dark
topic-seat-taken-twice = Dwóch graczy na jedno miejsce
    .about = Dwóch graczy ma to samo miejsce
    .search = to samo miejsce, dwie karty miejsca, dwa bilety, zajęte miejsce, ktoś siedzi na moim miejscu, podwójne miejsce, same seat, double seat, seat given twice, duplicate ticket, two tickets, seat is taken
topic-new-player-post = Nowy gracz w cash game: co stawia
    .about = Czy nowy gracz w cash game stawia blind przed pierwszym rozdaniem
    .search = nowy gracz stawia ciemną, nowy gracz wnosi ciemną, gra gotówkowa nowy gracz, wejście do cash game, czekać na dużą ciemną, wykupić button, martwa ciemna, post a blind, newcomer posts, post to play, post between the blinds, dead blind, buy the button, wait for the big blind, cash game newcomer
topic-first-to-act = Kto działa pierwszy
    .about = Kto zaczyna rundę licytacji i jaka jest potem kolejność
    .search = kto zaczyna, kto mówi pierwszy, kto pierwszy, kolejność licytacji, czyja kolej, na lewo od buttona, na lewo od krupiera, UTG, first to act, acts first, who begins, order of action, under the gun, whose turn, left of the button, left of the dealer, action starts
topic-frozen-button = Button, gdy gra się studa
    .about = Gdzie button stoi w grze mieszanej, gdzie jest potem i kto się przesiada
    .search = zamrożony button, zamrożony przycisk, gry mieszane, horse, runda studa, z holdema na studa, ze studa na holdema, kto się przesiada w studzie, frozen button, freeze the button, mixed game, stud round, from hold'em to stud, from stud to hold'em, who moves during stud

## Facts

fact-first-to-act-round = Runda licytacji
fact-first-to-act-seats-at-table = Miejsca przy stole
fact-first-to-act-live = Miejsca z kartami i żetonami
fact-first-to-act-bring-in = Miejsce z bring-in
choice-first-to-act-round-after-the-blinds = pierwsza runda, z blindami
choice-first-to-act-round-later-street = flop, turn lub river
choice-first-to-act-round-after-the-antes = pierwsza runda pokera dobieranego, tylko ante
choice-first-to-act-round-after-the-exchange = po wymianie
choice-first-to-act-round-after-the-bring-in = pierwsza runda studa, po bring-in
fact-frozen-button-change = O co chodzi
fact-frozen-button-last = Ostatnie rozdanie z buttonem albo stan zamrożony
fact-frozen-button-live = Miejsca z żetonami
choice-frozen-button-change-stud-begins = zaczyna się stud
choice-frozen-button-change-move-during-stud = ktoś przesiada się w trakcie studa
choice-frozen-button-change-button-game-begins = znów zaczyna się gra z buttonem

fact-first-hand-drawn = Miejsce wylosowane na button
fact-wrong-post-what = Co jest źle
fact-wrong-post-owed = Należne ante lub blind
fact-wrong-post-posted = Postawiono
choice-wrong-post-what-ante-missing = brakuje ante
choice-wrong-post-what-blind-missing = brakuje blinda
choice-wrong-post-what-too-little = postawiono za mało
choice-wrong-post-what-too-much = postawiono za dużo
fact-straddle-posted = Żetony postawiono
choice-straddle-posted-before-the-deal = przed rozdaniem
choice-straddle-posted-in-turn = po rozdaniu, w swojej kolejności
choice-straddle-posted-out-of-turn = po rozdaniu, poza kolejnością
fact-seat-taken-twice-given-to = Losowanie dało miejsce
fact-seat-taken-twice-found = Zauważono
choice-seat-taken-twice-given-to-one = jednemu z nich
choice-seat-taken-twice-given-to-both = obu
choice-seat-taken-twice-given-to-not-known = nie wiadomo komu
choice-seat-taken-twice-found-between-hands = między rozdaniami
choice-seat-taken-twice-found-during-a-hand = w trakcie rozdania

fact-new-player-post-seat-is = Miejsce w następnym rozdaniu
choice-new-player-post-seat-is-big-blind = duża ciemna
choice-new-player-post-seat-is-behind-the-blinds = mała ciemna, button lub między nimi
choice-new-player-post-seat-is-elsewhere = gdzie indziej

## Answers and reasons

ruling-first-hand = Button: { $button }, mała ciemna: { $small-blind }, duża ciemna: { $big-blind }
ruling-first-hand-not-drawn = Najpierw wylosować button
ruling-first-hand-draw-silent = Żaden zbiór zasad nie mówi, jak losuje się pierwszy button
ruling-first-hand-step-one-card-each = Rozdać każdemu graczowi jedną odkrytą kartę
ruling-first-hand-step-highest-card = Button dostaje najwyższa karta; przy równych rangach decyduje kolor, piki są najwyższe
ruling-first-hand-blinds-follow = Blindy stawia dwóch następnych graczy na lewo od buttona
ruling-first-hand-floor = Na wylosowanym miejscu nikt nie siedzi, więc decyduje floor
ruling-first-hand-open-seat-silent = Żaden zbiór zasad nie mówi, co robić, gdy button wylosowano na wolne miejsce
ruling-button-not-known-first = Przed pierwszym rozdaniem żadne miejsce nie ma buttona; losuje się go wtedy, zob. „Pierwsze rozdanie przy stole”

ruling-first-acts = Pierwsze działa miejsce { $seat }
ruling-first-left-of-big-blind = Pierwsza runda licytacji zaczyna się na lewo od dużej ciemnej
ruling-first-left-of-button = Zaczyna pierwszy gracz na lewo od buttona, który jest jeszcze w rozdaniu
ruling-first-left-of-bring-in = Po bring-in akcja idzie dalej w lewo
ruling-first-then-clockwise = Potem dalej zgodnie z ruchem wskazówek zegara

ruling-frozen-lies-at = Button idzie na miejsce { $button } i tam zostaje; blindy (miejsca { $small-blind } i { $big-blind }) czekają
ruling-frozen-one-more-move = Przed pierwszym rozdaniem studa button wykonuje jeszcze należny ruch
ruling-frozen-is-back-at = Button: { $button }, mała ciemna: { $small-blind }, duża ciemna: { $big-blind }
ruling-frozen-as-left = Rozdanie zaczyna się tam, gdzie zatrzymano button
ruling-frozen-mover = Przesiada się miejsce { $seat }
ruling-frozen-as-if-holdem = Gdyby teraz rozdawano hold'em, byłaby to duża ciemna

ruling-post-floor = Decyduje floor
ruling-post-made-good = Dokłada się { $chips }
ruling-post-excess-back = Wraca { $chips }
ruling-post-stands = Rozdanie gra się dalej z tym, co postawiono
ruling-post-in-time-silent = Żaden zbiór zasad nie mówi, co zrobić; zwykle się to poprawia, bo nie ma jeszcze znaczącej akcji
ruling-post-late-silent = Żaden zbiór zasad nie mówi, co zrobić; była znacząca akcja, więc zwykle gra się dalej
ruling-post-full-blind = Kto sprawdza, i tak jest winien pełny blind

ruling-post-newcomer-floor = Floor decyduje, czy nowy gracz stawia blind
ruling-post-newcomer-waits = Nowy gracz czeka na dużą ciemną
ruling-post-newcomer-posts = Nowy gracz stawia dużą ciemną i dostaje karty
ruling-post-newcomer-plays = Nowy gracz dostaje karty i niczego nie stawia
ruling-post-newcomer-big-blind = Nowy gracz stawia dużą ciemną
ruling-post-newcomer-as-anybody = Kolej na blind ma to miejsce, bez względu na to, kto na nim siedzi
ruling-post-newcomer-silent = Żaden zbiór zasad nie mówi, co stawia nowy gracz; w turnieju nikt nie stawia więcej, niż należy się z jego miejsca

ruling-straddle-floor = Floor decyduje, czy lokal gra ze straddle'em
ruling-straddle-taken-back = Bez straddle'a, żetony wracają
ruling-straddle-plays = Straddle gra
ruling-straddle-silent = Żaden zbiór zasad nie mówi o straddle'u
ruling-straddle-counts = Bez straddle'a: żetony liczą się jak zakład w swojej kolejności
ruling-straddle-in-turn = Karty rozdano i była kolej tego gracza; żetony wysunięte w swojej kolejności zostają w puli
ruling-straddle-say-counts = Te żetony to zakład jak każdy inny

ruling-seat-twice-other-moves = Drugi gracz przechodzi na miejsce, które wylosował
ruling-seat-twice-drawn = Miejsca się losuje, więc o tym, czyje jest, decyduje losowanie; żetony idą razem z graczem
ruling-seat-twice-say-moves = To nie jest właściwe miejsce; floor zaprowadzi na właściwe
ruling-seat-twice-floor = Floor decyduje, kto losuje inne miejsce
ruling-seat-twice-later-draws = Kto przyszedł później, losuje inne miejsce
ruling-seat-twice-high-card = Po jednej karcie; niższa losuje inne miejsce
ruling-seat-twice-silent = Żaden zbiór zasad nie mówi, co zrobić, gdy jedno miejsce przydzielono dwa razy
ruling-seat-twice-look-up = Najpierw sprawdzić losowanie
ruling-seat-twice-step-look-up = Sprawdzić w losowaniu, czyje to miejsce
ruling-seat-twice-step-hand-first = Najpierw dokończyć trwające rozdanie

facts-first-to-act-seats = co najmniej dwa miejsca, każde podane raz
facts-frozen-two-players = co najmniej dwóch graczy
facts-owed-nothing = ante lub blind musi wynosić więcej niż 0
facts-posted-is-right = to nie pasuje do podanego błędu

## What a cited rule contributes

gist-blinds-left-of-button = blindy to dwa następne miejsca na lewo od rozdającego
gist-first-after-the-blinds = w pierwszej rundzie pierwszy działa gracz na lewo od dużej ciemnej
gist-first-after-the-flop = później pierwszy działa najbliższy na lewo od buttona gracz, który jest jeszcze w rozdaniu
gist-first-after-the-antes = bez blindów pierwszy działa gracz na lewo od rozdającego
gist-first-after-the-exchange = po wymianie gra idzie dalej w tej samej kolejności
gist-first-after-the-bring-in = po bring-in akcja idzie zgodnie z ruchem wskazówek zegara
gist-first-clockwise = gra idzie zgodnie z ruchem wskazówek zegara
gist-first-goes-on = kto nie otwiera, oddaje prawo otwarcia w lewo
gist-frozen-button = button przesuwa się jeszcze raz, stoi tam, dopóki gra się studa, i stamtąd rusza potem
gist-frozen-mover = w trakcie studa przesadza się gracza, który w hold'emie byłby dużą ciemną
gist-dealer-checks-posts = krupier pilnuje, by blindy i ante były postawione

## Verdicts

verdict-chips = Żetony
verdict-order = Kolejność
verdict-mover = Przesiada się
verdict-is-made-good = uzupełnione
verdict-is-excess-back = nadwyżka wraca
