# Floor calls about the first hand, what is posted, who begins, and seats that two players claim.

### en

topic-first-hand = First hand of a table
    .about = Where the button and the blinds are in the first hand, and how the button is drawn
    .search = first button, button draw, draw for the button, high card for the button, who has the button first, start of the tournament, starting button, first deal, losování buttonu, první rozdání, kdo má button, losowanie przycisku, pierwsze rozdanie
topic-wrong-post = Ante or blind posted wrong
    .about = An ante or a blind is missing, too small or too large
    .search = missing ante, forgot the ante, ante not posted, wrong blind, blind missing, posted too little, posted too much, posted too many chips, short blind, no big blind, chybí ante, nezaplatil blind, malý blind chybí, brak ante, nie wniósł ciemnej, zła ciemna
topic-straddle = Straddle
    .about = A blind raise before the deal
    .search = straddle, straddles, live straddle, button straddle, mississippi, sleeper, blind raise, third blind, raise in the dark, bet in the dark, sázka naslepo, podbicie w ciemno
topic-seat-taken-twice = Two players for one seat
    .about = Two players have the same seat
    .search = same seat, double seat, seat given twice, duplicate ticket, two tickets, seat is taken, somebody sits in my seat, dvě místenky, stejné místo, obsazené místo, dwa bilety, to samo miejsce, zajęte miejsce
topic-new-player-post = New player in a cash game, what to post
    .about = Whether a newcomer to a cash game posts before their first hand
    .search = post a blind, newcomer posts, post to play, post between the blinds, dead blind, buy the button, wait for the big blind, cash game newcomer, nový hráč platí blind, vstup do cash hry, nowy gracz wnosi ciemną, gra gotówkowa nowy gracz
topic-first-to-act = Who acts first
    .about = Who begins a round of betting, and the order after that
    .search = first to act, acts first, who begins, order of action, under the gun, UTG, whose turn, left of the button, left of the dealer, action starts, kdo mluví první, kdo začíná, pořadí sázení, kto mówi pierwszy, kto zaczyna, kolejność licytacji
    .said = who acts first, who talks first, whose turn is it, who starts, who opens the betting, first after the flop, left of the dealer, kdo je na řadě, kdo první, čí je tah, kdo mluví po flopu, kto pierwszy, czyja kolej, kto zaczyna po flopie
topic-frozen-button = Button while stud is played
    .about = Where the button of a mixed game is frozen, where it is afterwards, and who moves
    .search = frozen button, freeze the button, mixed game, horse, stud round, from hold'em to stud, from stud to hold'em, who moves during stud, zmrazený button, smíšené hry, zamrożony przycisk, gry mieszane
    .said = where does the button go in stud, button in a mixed game, back to holdem where is the button, button after stud, kam jde button ve studu, button po studu, gdzie przycisk w studzie, przycisk po studzie

## Facts

fact-first-to-act-round = Betting round
fact-first-to-act-seats-at-table = Seats at the table
fact-first-to-act-live = Seats with cards and chips
fact-first-to-act-bring-in = Seat of the bring-in
choice-first-to-act-round-after-the-blinds = first round, with blinds
choice-first-to-act-round-later-street = flop, turn or river
choice-first-to-act-round-after-the-antes = first round of draw, antes only
choice-first-to-act-round-after-the-exchange = after the exchange
choice-first-to-act-round-after-the-bring-in = first round of stud, after the bring-in
fact-frozen-button-change = What is asked
fact-frozen-button-last = Last hand with a button, or where they were frozen
fact-frozen-button-live = Seats with chips
choice-frozen-button-change-stud-begins = stud begins
choice-frozen-button-change-move-during-stud = somebody moves during stud
choice-frozen-button-change-button-game-begins = a game with a button begins again

fact-first-hand-drawn = Seat drawn for the button
fact-wrong-post-what = What is wrong
fact-wrong-post-owed = Ante or blind owed
fact-wrong-post-posted = Posted
choice-wrong-post-what-ante-missing = the ante is missing
choice-wrong-post-what-blind-missing = the blind is missing
choice-wrong-post-what-too-little = too little was posted
choice-wrong-post-what-too-much = too much was posted
fact-straddle-posted = Chips went in
choice-straddle-posted-before-the-deal = before the deal
choice-straddle-posted-in-turn = after the deal, in turn
choice-straddle-posted-out-of-turn = after the deal, out of turn
fact-seat-taken-twice-given-to = The draw gave the seat to
fact-seat-taken-twice-found = Noticed
choice-seat-taken-twice-given-to-one = one of them
choice-seat-taken-twice-given-to-both = both
choice-seat-taken-twice-given-to-not-known = nobody knows
choice-seat-taken-twice-found-between-hands = between hands
choice-seat-taken-twice-found-during-a-hand = during a hand

fact-new-player-post-seat-is = The seat in the next hand
choice-new-player-post-seat-is-big-blind = big blind
choice-new-player-post-seat-is-behind-the-blinds = small blind, button or between them
choice-new-player-post-seat-is-elsewhere = anywhere else

## Answers and reasons

ruling-first-hand = Button { $button }, small blind { $small-blind }, big blind { $big-blind }
ruling-first-hand-not-drawn = Draw the button first
ruling-first-hand-draw-silent = No book says how the first button is drawn
ruling-first-hand-step-one-card-each = Deal one card face up to each player
ruling-first-hand-step-highest-card = The highest card has the button; equal ranks go by suit, spades highest
ruling-first-hand-blinds-follow = The blinds are the next two players to the left of the button
ruling-first-hand-floor = Nobody sits at the drawn seat, so the floor decides
ruling-first-hand-open-seat-silent = No book says what happens if the button is drawn for an open seat
ruling-button-not-known-first = Until the first hand no seat has the button; it is drawn then, see First hand of a table

ruling-first-acts = Seat { $seat } acts first
ruling-first-left-of-big-blind = The first betting round starts to the left of the big blind
ruling-first-left-of-button = The first player to the left of the button who is still in acts first
ruling-first-left-of-bring-in = After the bring-in the action continues to its left
ruling-first-then-clockwise = Then it continues clockwise

ruling-frozen-lies-at = The button goes to seat { $button } and stays there; blinds of { $small-blind } and { $big-blind } wait
ruling-frozen-one-more-move = Before the first hand of stud the button makes the move still due
ruling-frozen-is-back-at = Button { $button }, small blind { $small-blind }, big blind { $big-blind }
ruling-frozen-as-left = The hand begins where the button was frozen
ruling-frozen-mover = Seat { $seat } moves
ruling-frozen-as-if-holdem = It would be the big blind if hold'em were dealt now

ruling-post-floor = The floor decides
ruling-post-made-good = { $chips } more go in
ruling-post-excess-back = { $chips } go back
ruling-post-stands = The hand continues with the posts as they are
ruling-post-in-time-silent = No book says what to do; usually it is corrected, because there has been no substantial action yet
ruling-post-late-silent = No book says what to do; there has been substantial action, so usually the hand continues
ruling-post-full-blind = A caller still owes the full blind

ruling-post-newcomer-floor = The floor decides whether a newcomer posts
ruling-post-newcomer-waits = The newcomer waits for the big blind
ruling-post-newcomer-posts = The newcomer posts a big blind and is dealt in
ruling-post-newcomer-plays = The newcomer is dealt in and posts nothing
ruling-post-newcomer-big-blind = The newcomer posts the big blind
ruling-post-newcomer-as-anybody = The seat owes its post, no matter who sits there
ruling-post-newcomer-silent = No book says what a newcomer posts; in a tournament nobody posts more than the seat owes

ruling-straddle-floor = The floor decides whether the house plays with straddles
ruling-straddle-taken-back = No straddle, the chips go back
ruling-straddle-plays = The straddle plays
ruling-straddle-silent = No book covers straddles
ruling-straddle-counts = No straddle: the chips count as a bet in turn
ruling-straddle-in-turn = Cards are out and it was the player's turn; chips put in in turn stay in
ruling-straddle-say-counts = These chips are a bet like any other

ruling-seat-twice-other-moves = The other player moves to the seat that was drawn
ruling-seat-twice-drawn = Seats are drawn, so the draw decides whose it is; a player's chips move with them
ruling-seat-twice-say-moves = This is not your seat; the floor will take you to yours
ruling-seat-twice-floor = The floor decides who draws another seat
ruling-seat-twice-later-draws = The player who came later draws another seat
ruling-seat-twice-high-card = One card each; the lower one draws another seat
ruling-seat-twice-silent = No book says what to do if one seat was given twice
ruling-seat-twice-look-up = Look up the draw first
ruling-seat-twice-step-look-up = Look up in the draw whose seat it is
ruling-seat-twice-step-hand-first = Finish the current hand first

facts-first-to-act-seats = at least two seats, each listed once
facts-frozen-two-players = at least two players
facts-owed-nothing = an ante or a blind must be more than 0
facts-posted-is-right = this does not match what was reported as wrong

## What a cited rule contributes

gist-blinds-left-of-button = the blinds are the next two seats to the left of the dealer
gist-first-after-the-blinds = in the first round the player to the left of the big blind acts first
gist-first-after-the-flop = later the first player to the left of the button who is still in acts first
gist-first-after-the-antes = without blinds the player to the dealer's left acts first
gist-first-after-the-exchange = after the exchange play continues in the same order
gist-first-after-the-bring-in = after the bring-in the action goes clockwise
gist-first-clockwise = play goes clockwise
gist-first-goes-on = a player who does not open passes the right to the left
gist-frozen-button = the button moves once more, stays there while stud is played, and is there afterwards
gist-frozen-mover = during stud the player who would be the big blind in hold'em is moved
gist-dealer-checks-posts = the dealer makes sure that blinds and antes are posted

## Verdicts

verdict-chips = Chips
verdict-order = Order
verdict-mover = Moves
verdict-is-made-good = made good
verdict-is-excess-back = the excess goes back

### cs

topic-first-hand = První rozdání u stolu
    .about = Kde jsou v prvním rozdání button a blindy a jak se button losuje
    .search = první rozdání, losování buttonu, první button, kdo má button, kdo začíná s buttonem, nejvyšší karta, začátek turnaje, first button, button draw, draw for the button, high card for the button, starting button, first deal
topic-wrong-post = Špatně vložené ante nebo blind
    .about = Ante nebo blind chybí, je malé nebo velké
    .search = chybí ante, zapomněl ante, nezaplatil blind, nevložil blind, malý blind chybí, špatný blind, vložil málo, vložil moc, missing ante, forgot the ante, ante not posted, wrong blind, blind missing, posted too little, posted too much, short blind, no big blind
topic-straddle = Straddle
    .about = Navýšení naslepo před rozdáním karet
    .search = straddle, sázka naslepo, navýšení naslepo, třetí blind, vsadil potmě, live straddle, button straddle, mississippi, sleeper, blind raise, third blind, raise in the dark, bet in the dark
topic-seat-taken-twice = Dva hráči na jedno místo
    .about = Dva hráči přijdou se stejným místem
    .search = stejné místo, dvě místenky, dva lístky, obsazené místo, místo je obsazené, někdo mi sedí na místě, dvakrát vylosované, same seat, double seat, seat given twice, duplicate ticket, two tickets, seat is taken, somebody sits in my seat
topic-new-player-post = Co vkládá nový hráč v cash game
    .about = Zda nový hráč v cash game před prvním rozdáním něco vkládá
    .search = nový hráč platí blind, vstup do cash hry, vložit blind, čekat na big blind, mrtvý blind, cash game nový hráč, post a blind, newcomer posts, post to play, post between the blinds, dead blind, buy the button, wait for the big blind
topic-first-to-act = Kdo je první na řadě
    .about = Kdo začíná sázkové kolo a v jakém pořadí se pokračuje
    .search = kdo mluví první, kdo začíná, první na řadě, pořadí sázení, pořadí akce, kdo je na řadě, nalevo od buttonu, first to act, acts first, who begins, order of action, under the gun, UTG, whose turn, left of the button, left of the dealer
    .said = kdo je na řadě, kdo první, čí je tah, kdo mluví první, kdo mluví po flopu, kdo začíná, kdo otevírá, nalevo od dealera, who acts first, whose turn is it, first after the flop
topic-frozen-button = Button během studu
    .about = Kde se button smíšené hry zastaví, kde je potom a kdo přesedá
    .search = zmrazený button, zastavený button, smíšené hry, horse, z hold'emu do studu, ze studu do hold'emu, kdo přesedá ve studu, frozen button, freeze the button, mixed game, stud round, who moves during stud
    .said = kam jde button ve studu, button po studu, button ve smíšené hře, zpět na holdem kde je button, where does the button go in stud, button in a mixed game, button after stud

## Facts

fact-first-to-act-round = Sázkové kolo
fact-first-to-act-seats-at-table = Míst u stolu
fact-first-to-act-live = Místa s kartami a žetony
fact-first-to-act-bring-in = Místo s bring-inem
choice-first-to-act-round-after-the-blinds = první kolo, s blindy
choice-first-to-act-round-later-street = flop, turn nebo river
choice-first-to-act-round-after-the-antes = první kolo drawu, jen ante
choice-first-to-act-round-after-the-exchange = po výměně
choice-first-to-act-round-after-the-bring-in = první kolo studu, po bring-inu
fact-frozen-button-change = O co jde
fact-frozen-button-last = Poslední rozdání s buttonem, nebo kde se zastavily
fact-frozen-button-live = Místa se žetony
choice-frozen-button-change-stud-begins = začíná stud
choice-frozen-button-change-move-during-stud = někdo přesedá během studu
choice-frozen-button-change-button-game-begins = znovu začíná hra s buttonem

fact-first-hand-drawn = Místo vylosované pro button
fact-wrong-post-what = Co je špatně
fact-wrong-post-owed = Kolik ante či blind má být
fact-wrong-post-posted = Vloženo
choice-wrong-post-what-ante-missing = chybí ante
choice-wrong-post-what-blind-missing = chybí blind
choice-wrong-post-what-too-little = vloženo málo
choice-wrong-post-what-too-much = vloženo moc
fact-straddle-posted = Žetony vloženy
choice-straddle-posted-before-the-deal = před rozdáním karet
choice-straddle-posted-in-turn = po rozdání karet, v pořadí
choice-straddle-posted-out-of-turn = po rozdání karet, mimo pořadí
fact-seat-taken-twice-given-to = Komu místo přidělil los
fact-seat-taken-twice-found = Zjištěno
choice-seat-taken-twice-given-to-one = jednomu z nich
choice-seat-taken-twice-given-to-both = oběma
choice-seat-taken-twice-given-to-not-known = nikdo neví
choice-seat-taken-twice-found-between-hands = mezi rozdáními
choice-seat-taken-twice-found-during-a-hand = během rozdání

fact-new-player-post-seat-is = Čím je místo v příštím rozdání
choice-new-player-post-seat-is-big-blind = big blind
choice-new-player-post-seat-is-behind-the-blinds = small blind, button nebo mezi nimi
choice-new-player-post-seat-is-elsewhere = jakékoli jiné

## Answers and reasons

ruling-first-hand = Button místo { $button }, small blind místo { $small-blind }, big blind místo { $big-blind }
ruling-first-hand-not-drawn = Nejprve je třeba vylosovat button
ruling-first-hand-draw-silent = Žádná kniha neříká, jak se losuje první button
ruling-first-hand-step-one-card-each = Každému hráči rozdat jednu kartu lícem nahoru
ruling-first-hand-step-highest-card = Button má nejvyšší karta; při stejné hodnotě rozhoduje barva, nejvyšší jsou piky
ruling-first-hand-blinds-follow = Blindy mají další dva hráči nalevo od buttonu
ruling-first-hand-floor = Na vylosovaném místě nikdo nesedí, proto rozhoduje floorman
ruling-first-hand-open-seat-silent = Žádná kniha neříká, co s buttonem vylosovaným na volné místo
ruling-button-not-known-first = Před prvním rozdáním button není; tehdy se losuje, viz První rozdání u stolu

ruling-first-acts = První je na řadě místo { $seat }
ruling-first-left-of-big-blind = První sázkové kolo začíná nalevo od big blindu
ruling-first-left-of-button = Začíná první hráč nalevo od buttonu, který je ještě ve hře
ruling-first-left-of-bring-in = Po bring-inu pokračuje akce nalevo od něj
ruling-first-then-clockwise = Dál se pokračuje po směru hodinových ručiček

ruling-frozen-lies-at = Button jde na místo { $button } a tam zůstává; blindy na místech { $small-blind } a { $big-blind } čekají
ruling-frozen-one-more-move = Před prvním rozdáním studu se button ještě jednou posune
ruling-frozen-is-back-at = Button místo { $button }, small blind místo { $small-blind }, big blind místo { $big-blind }
ruling-frozen-as-left = Rozdání začíná tam, kde se button zastavil
ruling-frozen-mover = Přesedá místo { $seat }
ruling-frozen-as-if-holdem = Byl by to big blind, kdyby se teď rozdával hold'em

ruling-post-floor = Rozhoduje floorman
ruling-post-made-good = Doplní se { $chips }
ruling-post-excess-back = Vrací se { $chips }
ruling-post-stands = Hraje se dál s tím, co bylo vloženo
ruling-post-in-time-silent = Žádná kniha neříká, co s tím; obvyklá je oprava, protože významná akce ještě neproběhla
ruling-post-late-silent = Žádná kniha neříká, co s tím; významná akce už proběhla, obvykle se tedy hraje dál
ruling-post-full-blind = Kdo dorovnává, dluží i tak celý blind

ruling-post-newcomer-floor = Zda nový hráč vkládá, rozhoduje floorman
ruling-post-newcomer-waits = Nový hráč čeká na big blind
ruling-post-newcomer-posts = Nový hráč vkládá big blind a dostává karty
ruling-post-newcomer-plays = Nový hráč dostává karty a nevkládá nic
ruling-post-newcomer-big-blind = Nový hráč vkládá big blind
ruling-post-newcomer-as-anybody = Blind je na tomto místě, ať tam sedí kdokoli
ruling-post-newcomer-silent = Žádná kniha neříká, co nový hráč vkládá; v turnaji nikdo nevkládá víc, než kolik dluží místo

ruling-straddle-floor = Zda se v herně hraje se straddlem, rozhoduje floorman
ruling-straddle-taken-back = Bez straddlu, žetony se vracejí
ruling-straddle-plays = Straddle platí
ruling-straddle-silent = O straddlu žádná kniha nemluví
ruling-straddle-counts = Není to straddle: žetony se počítají jako sázka v pořadí
ruling-straddle-in-turn = Karty jsou rozdané a hráč byl na řadě; žetony vložené v pořadí zůstávají
ruling-straddle-say-counts = Tyto žetony jsou sázka jako každá jiná

ruling-seat-twice-other-moves = Druhý hráč přechází na místo, které mu bylo vylosováno
ruling-seat-twice-drawn = Místa se losují, komu patří, tedy říká los; žetony jdou s hráčem
ruling-seat-twice-say-moves = Toto místo patří jinému; na správné zavede floorman
ruling-seat-twice-floor = Kdo losuje jiné místo, rozhoduje floorman
ruling-seat-twice-later-draws = Jiné místo losuje ten, kdo přišel později
ruling-seat-twice-high-card = Každému jedna karta; jiné místo losuje nižší
ruling-seat-twice-silent = Žádná kniha neříká, co s místem přiděleným dvakrát
ruling-seat-twice-look-up = Nejprve je třeba ověřit losování
ruling-seat-twice-step-look-up = V losování ověřit, čí místo to je
ruling-seat-twice-step-hand-first = Nejprve dohrát probíhající rozdání

facts-first-to-act-seats = nejméně dvě místa, každé jednou
facts-frozen-two-players = nejméně dva hráči
facts-owed-nothing = ante ani blind nemůže být nula
facts-posted-is-right = to neodpovídá nahlášené chybě

## What a cited rule contributes

gist-blinds-left-of-button = blindy mají další dvě místa nalevo od dealera
gist-first-after-the-blinds = v prvním kole začíná hráč nalevo od big blindu
gist-first-after-the-flop = později začíná první hráč nalevo od buttonu, který je ještě ve hře
gist-first-after-the-antes = bez blindů mluví první hráč nalevo od dealera
gist-first-after-the-exchange = po výměně se pokračuje ve stejném pořadí
gist-first-after-the-bring-in = po bring-inu jednají ostatní po směru hodinových ručiček
gist-first-clockwise = hraje se po směru hodinových ručiček
gist-first-goes-on = kdo neotevře, předává právo dál nalevo
gist-frozen-button = button se ještě jednou posune, během studu tam zůstává a potom je tam
gist-frozen-mover = během studu přesedá ten, kdo by měl v hold'emu big blind
gist-dealer-checks-posts = dealer dbá na to, aby byly vložené blindy a ante

## Verdicts

verdict-chips = Žetony
verdict-order = Pořadí
verdict-mover = Přesedá
verdict-is-made-good = doplnit
verdict-is-excess-back = přebytek zpět

### pl

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
    .said = kto pierwszy, czyja kolej, kto zaczyna po flopie, kto mówi pierwszy, kto zaczyna, kto otwiera, pierwszy po flopie, na lewo od krupiera, who acts first, whose turn is it
topic-frozen-button = Button, gdy gra się studa
    .about = Gdzie button stoi w grze mieszanej, gdzie jest potem i kto się przesiada
    .search = zamrożony button, zamrożony przycisk, gry mieszane, horse, runda studa, z holdema na studa, ze studa na holdema, kto się przesiada w studzie, frozen button, freeze the button, mixed game, stud round, from hold'em to stud, from stud to hold'em, who moves during stud
    .said = gdzie przycisk w studzie, przycisk po studzie, gdzie button w studzie, button w grze mieszanej, powrót do holdema gdzie button, where does the button go in stud, button in a mixed game

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
