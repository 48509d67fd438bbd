# Floor calls about mishaps: burns, cards that stick or are seen twice, folds at the showdown, pots split wrongly, boards dealt twice.

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
