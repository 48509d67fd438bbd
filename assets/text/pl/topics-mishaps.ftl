# Floor calls about mishaps: burns, cards that stick or are seen twice, folds at the showdown, pots split wrongly, boards dealt twice.

topic-street-without-burn = Turn lub river bez spalonej karty
    .about = Przed turnem, riverem lub ulicą studa nie spalono karty
    .search = turn bez spalonej karty, river bez spalonej karty, zapomniana spalona karta, nie spalił przed turnem, nie spalił przed riverem, brak spalonej, burn forgotten, burn card forgotten, missing burn, turn without a burn, river without a burn, forgot to burn the turn
topic-exposed-burn = Odsłonięta karta spalona
    .about = Widziano kartę spaloną
    .search = odkryta spalona karta, pokazana spalona karta, widać spaloną, spalona odwrócona, exposed burn, burn card flipped, burn card shown, saw the burn, burn face up
topic-replacement-exposed = Karta zastępcza znów odsłonięta
    .about = Kartę, która zastępuje odsłoniętą, też widziano
    .search = ponownie odkryta karta, karta zastępcza, druga odkryta karta, odkryta dwa razy, exposed again, second exposed card, replacement exposed, replacement card, flashed twice
topic-stuck-cards = Sklejone karty
    .about = Dwie karty rozdano jako jedną
    .search = sklejone karty, dwie karty naraz, podwójna karta, karty się skleiły, stuck cards, two cards stuck, sticky cards, two cards came out, double card, cards glued
topic-fold-at-showdown = Pas w showdownie
    .about = Gracz w showdownie mówi „fold” albo rzuca karty, a te upadają odkryte lub zakryte
    .search = spasował na showdownie, karty spadły odkryte, powiedział fold na riverze, rzucił karty, odrzucił odkryte, fold a miał wygraną, said fold on the river, fold at showdown, cards flipped over, cards landed face up, threw the cards, mucked face up, fold but it was the winner
topic-wrong-split = Źle podzielona pula
    .about = Kto ile oddaje, gdy pulę źle przesunięto lub podzielono
    .search = źle podzielona pula, pula do złego gracza, zły podział, pula poszła nie temu, oddać żetony, split pot wrong, wrong split, pot pushed to the wrong player, chopped wrong, paid the wrong player, wrong pot award, chop the pot
topic-run-it-twice = Run it twice
    .about = Czy resztę kart wspólnych wykłada się dwa razy
    .search = run it twice, dwa razy stół, dwa boardy, wyłożyć dwa razy, grać dwa razy, run twice, two boards, deal it twice, rit
topic-busts-in-one-hand = Kilku odpada w jednym rozdaniu
    .about = Kto zajmuje którą lokatę, gdy w jednym rozdaniu odpada kilku graczy, według stacków i stołów
    .search = dwóch odpadło w jednym rozdaniu, kto wyżej, ta sama lokata, większy stack wyżej, dwa stoły naraz, remis o lokatę, same hand, two bust, busts of one hand, tie for a place, bigger stack higher place, who finishes higher, two tables same time

## Facts

fact-street-without-burn-street = Wyłożono bez spalenia
fact-street-without-burn-acted-on = Ktoś już potem działał
choice-street-without-burn-street-stud-street = ulica studa
fact-exposed-burn-street-dealt = Ulica jest wyłożona
fact-exposed-burn-seen-by = Kto widział
choice-exposed-burn-seen-by-everybody = wszyscy
choice-exposed-burn-seen-by-some-players = niektórzy gracze
fact-replacement-exposed-family = Gra
fact-replacement-exposed-recipient = Czyja karta
choice-replacement-exposed-family-flop = z flopem
choice-replacement-exposed-family-stud = stud
choice-replacement-exposed-family-draw = poker dobierany
choice-replacement-exposed-recipient-player = gracz
choice-replacement-exposed-recipient-button = button
fact-stuck-cards-came = Dwie karty poszły
fact-stuck-cards-acted-on = Ktoś już potem działał
fact-stuck-cards-order-known = Na pewno wiadomo, która była na wierzchu
choice-stuck-cards-came-in-a-hand = do gracza
choice-stuck-cards-came-in-the-burn = jako spalona
choice-stuck-cards-came-on-the-flop = na flop, cztery karty
choice-stuck-cards-came-on-the-turn = jako turn
choice-stuck-cards-came-on-the-river = jako river
fact-fold-at-showdown-landed = Karty upadły
fact-fold-at-showdown-identifiable = Na pewno wiadomo, które to karty
choice-fold-at-showdown-landed-face-up = odkryte
choice-fold-at-showdown-landed-face-down = zakryte
fact-wrong-split-about = Co poszło źle
fact-wrong-split-next-hand-begun = Następne rozdanie się zaczęło
fact-wrong-split-substantial-action = Znacząca akcja w następnym rozdaniu
fact-wrong-split-players = Udziały w puli
fact-wrong-split-got = Otrzymano
fact-wrong-split-due = Należało się
choice-wrong-split-about-reading = źle odczytano rękę
choice-wrong-split-about-counting = źle policzono lub przesunięto
fact-run-it-twice-game = Gra
fact-run-it-twice-all-agree = Chcą tego wszyscy w rozdaniu
choice-run-it-twice-game-tournament = turniej
choice-run-it-twice-game-cash = cash game
fact-stud-last-card-stub = Karty, które zostały w talii, policzone
fact-out-of-turn-bet = Zakład, na który odpowiedziano
fact-out-of-turn-all-in = All-in łącznie
choice-out-of-turn-since-all-in = all-in
choice-out-of-turn-since-same-amount = dali tyle, ile wynosił przedwczesny zakład
choice-out-of-turn-action-pot = „pot”

fact-busts-in-one-hand-announced = Wszystkie stoły grały to rozdanie naraz
fact-busts-in-one-hand-players-left = Gracze przed rozdaniem
fact-busts-in-one-hand-busts = Kto odpadł
fact-busts-in-one-hand-stack = Żetony przed rozdaniem

## Answers and reasons

ruling-unburned-street-floor = Floor decyduje, co zrobić z ulicą
ruling-unburned-card-is-burn = Ta karta jest spalona, a następna to ulica
ruling-unburned-first-is-burn = Pierwsza karta jest spalona, a pozostałe przesuwają się o jednego gracza
ruling-unburned-street-again = Karta wraca; potasować, spalić i wyłożyć ulicę na nowo
ruling-unburned-street-stands = Ulica gra tak, jak ją rozdano
ruling-unburned-street-nobody-acted-silent = Zasada mówi tylko o flopie; nikt nie działał, więc zwykle karty układa się tak, jak powinny były przyjść
ruling-unburned-street-acted-silent = Zasada mówi tylko o flopie; po tej karcie gracze już działali, więc zwykle karta obowiązuje
ruling-step-one-burn-river = Przed riverem spalić jedną kartę, nie więcej

ruling-exposed-burn-floor = Floor decyduje, co zrobić ze spaloną kartą
ruling-exposed-burn-stays = Pozostaje spalona
ruling-exposed-burn-shuffled = Wraca; potasować resztę talii i spalić na nowo
ruling-exposed-burn-street-again = Spalona i ulica wracają; potasować, spalić i wyłożyć ulicę na nowo
ruling-exposed-burn-silent = Żaden zbiór zasad nie mówi o odsłoniętej spalonej karcie; nikt jej nie ma w ręce, więc zwykle pozostaje spalona
ruling-step-burn-shown-to-all = Pokazać spaloną kartę wszystkim graczom

ruling-replacement-counts-as-second = Karta zastępcza jest drugą, którą widziano
ruling-replacement-floor = Decyduje floor; rozdanie gra się dalej
ruling-replacement-again = Gracz dostaje jeszcze jedną kartę
ruling-replacement-kept = Gracz zatrzymuje kartę, którą widziano
ruling-replacement-late-silent = Na misdeal jest za późno, a żaden zbiór zasad nie mówi, czy kartę zastępuje się dwa razy

ruling-stuck-top-stands-next-burn = Wierzchnia karta obowiązuje, a druga będzie następną spaloną
ruling-stuck-top-stands = Wierzchnia karta obowiązuje, a druga wraca
ruling-stuck-one-of-two = Wymieszać obie; jedna to ulica, druga wraca
ruling-stuck-order-known-silent = Żaden zbiór zasad o tym nie mówi; na pewno wiadomo, która karta była pierwsza, więc zwykle gra właśnie ona
ruling-stuck-order-lost-silent = Żaden zbiór zasad o tym nie mówi i nikt nie wie, która karta była pierwsza

ruling-fold-at-showdown-no-fold = Nie ma zakładu, na który można spasować, więc te słowa niczego nie zmieniają
ruling-fold-at-showdown-tabled = Karty leżą odkryte i da się je odczytać, więc mówią same za siebie
ruling-fold-at-showdown-face-up-silent = Karty mówią, ale zbiór zasad nie określa, czy rzucone karty są wyłożone
ruling-fold-at-showdown-say-nothing = Poprosić gracza, by wyłożył karty albo odsunął je zakryte, i nic więcej nie mówić

ruling-split-put-right = Pula do sprostowania, oddają miejsca: { $seats }
ruling-split-step-gives = Miejsce { $seat } oddaje { $chips }
ruling-split-step-gets = Miejsce { $seat } dostaje { $chips }

ruling-run-floor = Floor decyduje, jak wykłada się karty wspólne
ruling-run-once = Raz, jak zawsze
ruling-run-twice = Dwa razy, za każdym razem o połowę puli
ruling-run-silent = Żaden zbiór zasad nie mówi o kartach wspólnych wykładanych dwa razy
ruling-run-not-agreed = Żaden zbiór zasad o tym nie mówi i nie wszyscy w rozdaniu tego chcą
ruling-run-others-concerned = W turnieju dotyczy to wszystkich, którzy są jeszcze w grze, więc zwykle wykłada się raz
ruling-run-step-before-the-next-card = Ustalić to przed wyłożeniem następnej karty

ruling-busts-floor = Floor decyduje, kto zajmuje którą lokatę
ruling-busts-share = Wszyscy dzielą; lokaty: { $places }
ruling-busts-by-table = Przy każdym stole według stacków, stoły dzielą; lokaty: { $places }
ruling-busts-by-stack = Większy stack jest wyżej; lokaty: { $places }
ruling-busts-announced = Rozdanie ogłoszono, więc wszyscy, którzy w nim odpadli, odpadli naraz
ruling-busts-announced-silent = Zbiór zasad nie mówi, kto się dzieli; te same trzy odpowiedzi ma ustawienie turnieju dla hand for hand
ruling-busts-one-table-silent = Żaden zbiór zasad o tym nie mówi; przy jednym stole wyżej jest zwykle ten, kto przed rozdaniem miał większy stack
ruling-busts-several-tables-silent = Żaden zbiór zasad o tym nie mówi; gdy wiadomo, kto odpadł pierwszy, drugi jest wyżej

facts-one-bust-shares-nothing = co najmniej dwóch graczy
facts-stack-of-nothing = każdy, kto odpada, musiał mieć przed rozdaniem żetony
facts-stud-stub-differs = po kartach, które rozdano, zostaje { $stub }
facts-stud-stub-too-many = kart może zostać najwyżej { $most }
facts-split-sums-differ = wydano { $got }, a należało się { $due }
facts-split-is-right = każdy dostał to, co mu się należało

## What a cited rule contributes

gist-tabled-face-up = ręka jest wyłożona, gdy wszystkie jej karty leżą odkryte i da się je odczytać

## Verdicts

verdict-places = Lokaty
verdict-is-share = wszyscy dzielą
verdict-is-by-table = według stołów
verdict-is-by-stack = według stacków
verdict-gives = Oddaje
verdict-is-put-right = poprawione

