# Floor calls about the first hand, what is posted, who begins, and seats that two players claim.

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
topic-frozen-button = Button během studu
    .about = Kde se button smíšené hry zastaví, kde je potom a kdo přesedá
    .search = zmrazený button, zastavený button, smíšené hry, horse, z hold'emu do studu, ze studu do hold'emu, kdo přesedá ve studu, frozen button, freeze the button, mixed game, stud round, who moves during stud

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
