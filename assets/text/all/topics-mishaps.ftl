# Floor calls about mishaps: burns, cards that stick or are seen twice, folds at the showdown, pots split wrongly, boards dealt twice.

### en

topic-street-without-burn = Turn or river without a burn
    .about = No card was burned before the turn, the river or a street of stud
    .search = burn forgotten, burn card forgotten, missing burn, no burn before the turn, no burn before the river, turn without a burn, river without a burn, forgot to burn the turn, turn bez spálení, river bez spálení, zapomenuté spálení, turn bez spalonej karty, zapomniana spalona karta
topic-exposed-burn = Burn card exposed
    .about = The burn card was seen
    .search = exposed burn, burn card flipped, burn card shown, saw the burn, burn face up, odkrytá spálená karta, ukázal spálenou kartu, odkryta spalona karta
topic-replacement-exposed = Replacement card exposed again
    .about = The card that replaces an exposed one is seen as well
    .search = exposed again, second exposed card, replacement exposed, replacement card, flashed twice, znovu odkrytá karta, náhradní karta, ponownie odkryta karta, karta zastępcza
topic-stuck-cards = Cards stuck together
    .about = Two cards were dealt as one
    .search = stuck cards, two cards stuck, sticky cards, two cards came out, double card, cards glued, slepené karty, dvě karty najednou, sklejone karty, dwie karty naraz
topic-fold-at-showdown = Fold at the showdown
    .about = A player says fold at the showdown or throws the cards, and they land face up or face down
    .search = said fold on the river, fold at showdown, cards flipped over, cards landed face up, threw the cards, mucked face up, fold but it was the winner, složil na showdownu, karty dopadly lícem nahoru, spasował na showdownie, karty spadły odkryte
topic-wrong-split = Pot split wrongly
    .about = Who gives back how much when a pot was pushed or split wrongly
    .search = split pot wrong, wrong split, pot pushed to the wrong player, chopped wrong, paid the wrong player, wrong pot award, chop the pot, špatně rozdělený bank, bank dostal jiný hráč, źle podzielona pula, pula do złego gracza
topic-run-it-twice = Run it twice
    .about = Whether the rest of the board is dealt twice
    .search = run it twice, run twice, two boards, deal it twice, rit, dvakrát board, rozdat dvakrát, dwa razy stół, dwa boardy
topic-busts-in-one-hand = Several bust in one hand
    .about = Who takes which place when several players bust in one hand, by stacks and by tables
    .search = same hand, two bust, busts of one hand, tie for a place, bigger stack higher place, who finishes higher, two tables same time, dva vypadli v jedné hře, kdo je výš, stejné místo, dwóch odpadło w jednym rozdaniu, kto wyżej

## Facts

fact-street-without-burn-street = Dealt without a burn
fact-street-without-burn-acted-on = Somebody has acted since
choice-street-without-burn-street-stud-street = a street of stud
fact-exposed-burn-street-dealt = The street is dealt
fact-exposed-burn-seen-by = Seen by
choice-exposed-burn-seen-by-everybody = everybody
choice-exposed-burn-seen-by-some-players = some players
fact-replacement-exposed-family = Game
fact-replacement-exposed-recipient = Whose card
choice-replacement-exposed-family-flop = with a flop
choice-replacement-exposed-family-stud = stud
choice-replacement-exposed-family-draw = draw
choice-replacement-exposed-recipient-player = a player
choice-replacement-exposed-recipient-button = the button
fact-stuck-cards-came = Two cards came
fact-stuck-cards-acted-on = Somebody has acted since
fact-stuck-cards-order-known = Certain which was on top
choice-stuck-cards-came-in-a-hand = to a player
choice-stuck-cards-came-in-the-burn = as the burn
choice-stuck-cards-came-on-the-flop = on the flop, four cards
choice-stuck-cards-came-on-the-turn = as the turn
choice-stuck-cards-came-on-the-river = as the river
fact-fold-at-showdown-landed = The cards landed
fact-fold-at-showdown-identifiable = Certain which cards they are
choice-fold-at-showdown-landed-face-up = face up
choice-fold-at-showdown-landed-face-down = face down
fact-wrong-split-about = What went wrong
fact-wrong-split-next-hand-begun = Next hand has begun
fact-wrong-split-substantial-action = Substantial action in the next hand
fact-wrong-split-players = Shares of the pot
fact-wrong-split-got = Got
fact-wrong-split-due = Should have got
choice-wrong-split-about-reading = a hand was misread
choice-wrong-split-about-counting = counted or pushed wrongly
fact-run-it-twice-game = Game
fact-run-it-twice-all-agree = Everybody in the hand wants it
choice-run-it-twice-game-tournament = tournament
choice-run-it-twice-game-cash = cash game
fact-stud-last-card-stub = Cards left in the deck, counted
fact-out-of-turn-bet = Bet that was answered
fact-out-of-turn-all-in = All-in total
choice-out-of-turn-since-all-in = all-in
choice-out-of-turn-since-same-amount = put in the amount of the early bet or raise
choice-out-of-turn-action-pot = "pot"

fact-busts-in-one-hand-announced = All tables played this hand at once
fact-busts-in-one-hand-players-left = Players left before the hand
fact-busts-in-one-hand-busts = Who busted
fact-busts-in-one-hand-stack = Chips before the hand

## Answers and reasons

ruling-unburned-street-floor = The floor decides what happens to the street
ruling-unburned-card-is-burn = That card is the burn, the next one is the street
ruling-unburned-first-is-burn = The first card is the burn, and all others move on by one player
ruling-unburned-street-again = The card goes back, shuffle, burn and deal the street again
ruling-unburned-street-stands = The street plays as dealt
ruling-unburned-street-nobody-acted-silent = The rule covers only the flop; nobody has acted, so usually the cards come as they should have
ruling-unburned-street-acted-silent = The rule covers only the flop; players have acted on the card, so usually it stands
ruling-step-one-burn-river = Burn one card before the river, no more

ruling-exposed-burn-floor = The floor decides what happens to the burn
ruling-exposed-burn-stays = It stays the burn
ruling-exposed-burn-shuffled = It goes back, shuffle the stub and burn again
ruling-exposed-burn-street-again = Burn and street go back, shuffle, burn and deal the street again
ruling-exposed-burn-silent = No book covers an exposed burn card; it is in nobody's hand, so usually it stays the burn
ruling-step-burn-shown-to-all = Show the burn to all players

ruling-replacement-counts-as-second = The replacement is the second card that was seen
ruling-replacement-floor = The floor decides; the hand continues
ruling-replacement-again = The player gets one more card
ruling-replacement-kept = The player keeps the card that was seen
ruling-replacement-late-silent = It is too late for a misdeal, and no book says whether a card is replaced twice

ruling-stuck-top-stands-next-burn = The top card stands, the other is the next burn
ruling-stuck-top-stands = The top card stands, the other goes back
ruling-stuck-one-of-two = Scramble the two, one is the street, the other goes back
ruling-stuck-order-known-silent = No book covers it; it is certain which card came first, so usually that one plays
ruling-stuck-order-lost-silent = No book covers it, and nobody can say which card came first

ruling-fold-at-showdown-no-fold = With no bet to fold to, saying it changes nothing
ruling-fold-at-showdown-tabled = The cards are face up and can be read, so they speak for themselves
ruling-fold-at-showdown-face-up-silent = The cards speak, but the book does not say whether thrown cards are tabled
ruling-fold-at-showdown-say-nothing = Tell the player to table the cards or to push them face down, and say nothing

ruling-split-put-right = Correct the pot; seats that give chips back: { $seats }
ruling-split-step-gives = Seat { $seat } gives back { $chips }
ruling-split-step-gets = Seat { $seat } gets { $chips }

ruling-run-floor = The floor decides how the board is dealt
ruling-run-once = Once, like any other board
ruling-run-twice = Twice, for half of the pot each
ruling-run-silent = No book covers a board dealt twice
ruling-run-not-agreed = No book covers it, and not everybody in the hand wants it
ruling-run-others-concerned = In a tournament it affects everybody still in, so once is usual
ruling-run-step-before-the-next-card = Settle it before the next card is dealt

ruling-busts-floor = The floor decides who takes which place
ruling-busts-share = All share: { $places }
ruling-busts-by-table = By stack at each table, tables share: { $places }
ruling-busts-by-stack = The larger stack is higher: { $places }
ruling-busts-announced = The hand was announced, so all who busted in it busted at once
ruling-busts-announced-silent = The book does not say who shares; the event's setting for hand for hand has the same three answers
ruling-busts-one-table-silent = No book says; at one table the larger stack before the hand usually finishes higher
ruling-busts-several-tables-silent = No book says; if it is known who busted first, the other finishes higher

facts-one-bust-shares-nothing = at least two players
facts-stack-of-nothing = everybody who busts must have had chips before the hand
facts-stud-stub-differs = { $stub } cards are left after those that were dealt
facts-stud-stub-too-many = no more than { $most } cards can be left
facts-split-sums-differ = { $got } were given out, but { $due } are due
facts-split-is-right = everybody got what was due

## What a cited rule contributes

gist-tabled-face-up = a hand is tabled once all its cards are face up and can be read

## Verdicts

verdict-places = Places
verdict-is-share = all share
verdict-is-by-table = by table
verdict-is-by-stack = by stack
verdict-gives = Gives back
verdict-is-put-right = corrected


### cs

topic-street-without-burn = Turn nebo river bez spálené karty
    .about = Před turnem, riverem nebo kartou ve studu se nespálila karta
    .search = turn bez spálení, river bez spálení, zapomenuté spálení, zapomněl spálit, nespálil před turnem, nespálil před riverem, burn forgotten, missing burn, no burn before the turn, no burn before the river, turn without a burn, river without a burn
topic-exposed-burn = Otočená spálená karta
    .about = Spálená karta byla vidět
    .search = odkrytá spálená karta, otočená spálená karta, ukázal spálenou kartu, viděl spálenou kartu, exposed burn, burn card flipped, burn card shown, saw the burn, burn face up
topic-replacement-exposed = Znovu otočená náhradní karta
    .about = I karta, která nahrazuje otočenou, byla vidět
    .search = znovu odkrytá karta, znovu otočená karta, náhradní karta, podruhé otočená, exposed again, second exposed card, replacement exposed, replacement card, flashed twice
topic-stuck-cards = Slepené karty
    .about = Dvě karty se rozdaly jako jedna
    .search = slepené karty, dvě karty najednou, dvě karty u sebe, přilepená karta, stuck cards, two cards stuck, sticky cards, two cards came out, double card, cards glued
topic-fold-at-showdown = Fold v showdownu
    .about = Hráč v showdownu řekne fold nebo karty hodí a ty dopadnou lícem nahoru či dolů
    .search = složil v showdownu, složil na showdownu, řekl fold na riveru, karty dopadly lícem nahoru, hodil karty, karty se otočily, složil vítěznou, said fold on the river, fold at showdown, cards flipped over, cards landed face up, threw the cards, mucked face up, fold but it was the winner
topic-wrong-split = Špatně rozdělený bank
    .about = Kdo kolik vrací, když se bank vyplatil nebo rozdělil špatně
    .search = špatně rozdělený bank, bank dostal jiný hráč, špatně vyplacený bank, špatný split, vrátit bank, split pot wrong, wrong split, pot pushed to the wrong player, chopped wrong, paid the wrong player, wrong pot award, chop the pot
topic-run-it-twice = Run it twice
    .about = Zda se zbytek boardu rozdá dvakrát
    .search = run it twice, dvakrát board, rozdat dvakrát, dva boardy, dotočit dvakrát, run twice, two boards, deal it twice, rit
topic-busts-in-one-hand = Víc vyřazených v jednom rozdání
    .about = Kdo má které umístění, když v jednom rozdání vypadne víc hráčů, podle stacků a stolů
    .search = dva vypadli v jednom rozdání, dva vypadli v jedné hře, vypadli najednou, kdo je výš, stejné místo, umístění, větší stack, same hand, two bust, busts of one hand, tie for a place, bigger stack higher place, who finishes higher, two tables same time

## Facts

fact-street-without-burn-street = Rozdáno bez spálení
fact-street-without-burn-acted-on = Od té doby někdo jednal
choice-street-without-burn-street-stud-street = karty ve studu
fact-exposed-burn-street-dealt = Další karty už jsou rozdané
fact-exposed-burn-seen-by = Kdo ji viděl
choice-exposed-burn-seen-by-everybody = všichni
choice-exposed-burn-seen-by-some-players = někteří hráči
fact-replacement-exposed-family = Hra
fact-replacement-exposed-recipient = Čí karta
choice-replacement-exposed-family-flop = s flopem
choice-replacement-exposed-family-stud = stud
choice-replacement-exposed-family-draw = draw
choice-replacement-exposed-recipient-player = hráč
choice-replacement-exposed-recipient-button = button
fact-stuck-cards-came = Kam přišly dvě karty
fact-stuck-cards-acted-on = Od té doby někdo jednal
fact-stuck-cards-order-known = Je jisté, která byla nahoře
choice-stuck-cards-came-in-a-hand = hráči
choice-stuck-cards-came-in-the-burn = jako spálená
choice-stuck-cards-came-on-the-flop = na flop, čtyři karty
choice-stuck-cards-came-on-the-turn = jako turn
choice-stuck-cards-came-on-the-river = jako river
fact-fold-at-showdown-landed = Karty dopadly
fact-fold-at-showdown-identifiable = Je jisté, které karty to jsou
choice-fold-at-showdown-landed-face-up = lícem nahoru
choice-fold-at-showdown-landed-face-down = rubem nahoru
fact-wrong-split-about = Co se nepovedlo
fact-wrong-split-next-hand-begun = Další rozdání začalo
fact-wrong-split-substantial-action = Významná akce v dalším rozdání
fact-wrong-split-players = Podíly z banku
fact-wrong-split-got = Dostáno
fact-wrong-split-due = Mělo být
choice-wrong-split-about-reading = ruka byla špatně přečtená
choice-wrong-split-about-counting = chyba ve spočítání nebo vyplacení
fact-run-it-twice-game = Hra
fact-run-it-twice-all-agree = Všichni v rozdání to chtějí
choice-run-it-twice-game-tournament = turnaj
choice-run-it-twice-game-cash = cash game
fact-stud-last-card-stub = Karet v balíčku po spočítání
fact-out-of-turn-bet = Sázka, na kterou reagoval
fact-out-of-turn-all-in = All-in celkem
choice-out-of-turn-since-all-in = all-in
choice-out-of-turn-since-same-amount = dali tolik, kolik činila předčasná sázka
choice-out-of-turn-action-pot = „pot“

fact-busts-in-one-hand-announced = Toto rozdání hrály všechny stoly najednou
fact-busts-in-one-hand-players-left = Hráčů před rozdáním
fact-busts-in-one-hand-busts = Kdo vypadl
fact-busts-in-one-hand-stack = Žetony před rozdáním

## Answers and reasons

ruling-unburned-street-floor = Co bude s rozdanými kartami, rozhoduje floorman
ruling-unburned-card-is-burn = Tato karta je spálená, místo ní se rozdá další
ruling-unburned-first-is-burn = První karta je spálená a všechny ostatní se posouvají o hráče dál
ruling-unburned-street-again = Karta se vrací, zamíchat, spálit a rozdat znovu
ruling-unburned-street-stands = Platí, jak bylo rozdáno
ruling-unburned-street-nobody-acted-silent = Pravidlo mluví jen o flopu; nikdo ještě nejednal, obvykle tedy přijdou karty, které přijít měly
ruling-unburned-street-acted-silent = Pravidlo mluví jen o flopu; hráči na kartu už jednali, obvykle tedy platí
ruling-step-one-burn-river = Před riverem spálit jednu kartu, ne víc

ruling-exposed-burn-floor = Co bude se spálenou kartou, rozhoduje floorman
ruling-exposed-burn-stays = Zůstává spálená
ruling-exposed-burn-shuffled = Vrací se, zamíchat zbytek balíčku a spálit znovu
ruling-exposed-burn-street-again = Spálená i rozdané karty se vracejí, zamíchat, spálit a rozdat znovu
ruling-exposed-burn-silent = O spálené kartě, kterou bylo vidět, žádná kniha nemluví; nikdo ji nemá v ruce, obvykle tedy zůstává
ruling-step-burn-shown-to-all = Spálenou kartu ukázat všem hráčům

ruling-replacement-counts-as-second = Náhradní karta je druhá karta, která byla vidět
ruling-replacement-floor = Rozhoduje floorman; hraje se dál
ruling-replacement-again = Hráč dostane ještě jednu kartu
ruling-replacement-kept = Hráč si kartu, kterou bylo vidět, nechá
ruling-replacement-late-silent = Na misdeal je pozdě a žádná kniha neříká, zda se karta nahrazuje dvakrát

ruling-stuck-top-stands-next-burn = Vrchní karta platí, druhá je příští spálená
ruling-stuck-top-stands = Vrchní karta platí, druhá se vrací
ruling-stuck-one-of-two = Obě zamíchat, jedna se hraje, druhá se vrací
ruling-stuck-order-known-silent = Žádná kniha o tom nemluví; je jisté, která karta byla první, obvykle tedy platí ta
ruling-stuck-order-lost-silent = Žádná kniha o tom nemluví a nikdo nemůže říci, která karta byla první

ruling-fold-at-showdown-no-fold = Není tu sázka, proti které složit, prohlášení tedy nic nemění
ruling-fold-at-showdown-tabled = Karty leží lícem nahoru a jsou čitelné, mluví tedy samy za sebe
ruling-fold-at-showdown-face-up-silent = Mluví karty, ale kniha neříká, zda jsou hozené karty vyložené
ruling-fold-at-showdown-say-nothing = Vyzvat hráče, aby karty vyložil, nebo odsunul rubem nahoru; jinak nic neříkat

ruling-split-put-right = Bank se opraví, vracejí místa: { $seats }
ruling-split-step-gives = Místo { $seat } vrací { $chips }
ruling-split-step-gets = Místo { $seat } dostává { $chips }

ruling-run-floor = Jak se board rozdá, rozhoduje floorman
ruling-run-once = Jednou, jako každý jiný board
ruling-run-twice = Dvakrát, pokaždé o polovinu banku
ruling-run-silent = O boardu rozdaném dvakrát žádná kniha nemluví
ruling-run-not-agreed = Žádná kniha to neřeší a ne všichni v rozdání to chtějí
ruling-run-others-concerned = V turnaji se to týká všech, kdo jsou ještě ve hře, obvykle se tedy rozdává jednou
ruling-run-step-before-the-next-card = Dohodnout se dřív, než se rozdá další karta

ruling-busts-floor = Kdo má které umístění, rozhoduje floorman
ruling-busts-share = Dělí se všichni, umístění: { $places }
ruling-busts-by-table = U každého stolu podle stacku, stoly se dělí, umístění: { $places }
ruling-busts-by-stack = Větší stack je výš, umístění: { $places }
ruling-busts-announced = Rozdání bylo ohlášené, všichni vyřazení v něm tedy vypadli najednou
ruling-busts-announced-silent = Kniha neříká, kdo se dělí; nastavení turnaje pro hand for hand má tytéž tři odpovědi
ruling-busts-one-table-silent = Žádná kniha to neříká; u jednoho stolu je obvykle výš větší stack před rozdáním
ruling-busts-several-tables-silent = Žádná kniha to neříká; je-li známo, kdo vypadl dřív, druhý je výš

facts-one-bust-shares-nothing = nejméně dva hráči
facts-stack-of-nothing = každý, kdo vypadl, musel mít před rozdáním žetony
facts-stud-stub-differs = po rozdaných kartách jich zbývá { $stub }
facts-stud-stub-too-many = zbývat může nejvýše karet: { $most }
facts-split-sums-differ = vydáno bylo { $got }, ale správně je { $due }
facts-split-is-right = každý dostal, co dostat měl

## What a cited rule contributes

gist-tabled-face-up = ruka je vyložená, když všechny její karty leží lícem nahoru a jsou čitelné

## Verdicts

verdict-places = Umístění
verdict-is-share = dělí se všichni
verdict-is-by-table = podle stolů
verdict-is-by-stack = podle stacku
verdict-gives = Vrací
verdict-is-put-right = opravit

### pl

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

