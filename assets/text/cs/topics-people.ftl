# Floor calls on players and seats: titles, facts, answers, and what a cited rule contributes.

topic-at-your-seat = Na svém místě
    .about = Zda je živá ruka hráče, který neseděl na židli
    .search = nepřítomný, na svém místě, pozdě k rozdání, přišel pozdě, mimo stůl, poslední karta, první karta, mrtvá ruka, nárok na hru, late to the table, away from the table, missing, last card, first card, dead hand, in the chair, entitled to a hand
topic-action-pending = Odchod s živou rukou
    .about = Co když hráč s kartami odejde od stolu, nebo chce odejít
    .search = odešel od stolu, odchod od stolu, živá ruka, kouřit, záchod, all-in a odešel, odešel před showdownem, walks away, smoke, toilet, all-in and gone, action pending
topic-absent-player = Nepřítomný hráč
    .about = Co s rozdáními a žetony hráče, který tu není
    .search = nepřítomný hráč, prázdné místo, prázdná židle, nepřišel, blindy nepřítomného, odblindovat, večeře, rozpuštění stolu, blinded off, blinded out, no-show, empty chair, sitting out, away, dinner, table breaks
topic-new-player-seat = Dostane nový hráč karty
    .about = Zda hráč, který si sedá, dostane karty a co vkládá
    .search = nový hráč, nově příchozí, mezi buttonem a malým blindem, mezi buttonem a small blindem, čeká na button, dostane karty, newcomer, between the button and the small blind, waits for the button, dealt in, arrives
topic-wrong-seat = Špatné místo
    .about = Co s hráčem, který sedí na cizím místě
    .search = špatné místo, špatný stůl, cizí místo, špatná židle, špatný lístek, sat in the wrong chair, wrong table, wrong ticket
topic-late-or-re-entry = Pozdní vstup, náhradník, re-entry
    .about = S jakým stackem a na kterém místě hráč začíná a co bude s odevzdanými žetony
    .search = pozdní registrace, pozdní vstup, opětovný vstup, náhradník, odevzdaný stack, propadlé žetony, late registration, late reg, alternate, re-entry, reentry, surrendered stack, forfeited chips
topic-rebuy = Rebuy
    .about = Zda si hráč smí teď dokoupit a s čím zatím hraje
    .search = dokoupení žetonů, dokoupit, přikoupit, re-buy, rebuy, vypadl a dokupuje, add chips, reload, top up, chips behind, busted and buys
topic-leaving-early = Odchod z turnaje
    .about = Co dostane hráč, který odchází, a kam jdou jeho žetony
    .search = opustit turnaj, odchod z turnaje, odchod domů, jde domů, vzdát turnaj, odchod v penězích, quits, goes home, early departure, withdraw, leaves in the money
topic-buy-in-limit = Výše buy-inu
    .about = Jak velký stack si hráč smí koupit nebo přinést k jinému stolu
    .search = maximální buy-in, minimální buy-in, strop, změna stolu, přesun k jinému stolu, zrušený stůl, startovné, cash game, maximum buy-in, minimum buy-in, ceiling, table change, forced move, table stakes
topic-special-needs = Zvláštní potřeby
    .about = Co herna udělá pro hráče se zvláštními potřebami
    .search = zvláštní potřeby, speciální potřeby, vozík, vozíčkář, postižení, asistent, nevidomý, neslyšící, wheelchair, disability, assistant, blind player, hearing, accommodation
topic-player-identity = Tvář hráče
    .about = Zda si hráč musí sundat, co mu zakrývá tvář
    .search = kapuce, brýle, sluneční brýle, rouška, maska, šála, zakrytá tvář, totožnost, hood, sunglasses, mask, scarf, disguise, identity
topic-halt = Zastavení neúplného stolu
    .about = U kterých stolů hra stojí, protože chybí hráči
    .search = zastavit hru u stolu, hra stojí, neúplný stůl, chybí tři hráči, halt play, three short, short table, stop the table
topic-final-table = Finálový stůl
    .about = Kdy se hráči posledních stolů sejdou u jednoho
    .search = finálový stůl, velikost finálového stolu, finále, spojení stolů, final table size, ten-handed, nine-handed, combine the tables
topic-breaking-table = Losování míst z rozpuštěného stolu
    .about = Kdo z rozpuštěného stolu kam jde, podle lístků s místy a nejvyšší karty
    .search = zrušení stolu, rozpuštění stolu, rozbití stolu, losování míst, seat card, lístky s místy, losování kartou, sáně na žetony, break a table, seat cards, redraw, two-step draw, racks

## Facts

fact-at-your-seat-arrived = Hráč byl na místě
choice-at-your-seat-arrived-before-first-card = před první kartou
choice-at-your-seat-arrived-before-last-card = před poslední rozdanou kartou
choice-at-your-seat-arrived-after-last-card = po poslední rozdané kartě
choice-at-your-seat-arrived-never = vůbec ne
fact-at-your-seat-place = Kde hráč v té chvíli byl
choice-at-your-seat-place-in-the-chair = na židli
choice-at-your-seat-place-within-reach = na dosah od ní
choice-at-your-seat-place-out-of-reach = mimo dosah
fact-at-your-seat-posted = Hráč vložil blind nebo ante
fact-at-your-seat-has-bring-in = Bring-in vychází na hráče
fact-action-pending-hand = Ruka hráče
choice-action-pending-hand-live = živá
choice-action-pending-hand-all-in = all-in
choice-action-pending-hand-folded = složená
fact-action-pending-did = Co hráč udělal
choice-action-pending-did-asks-to-leave = chce odejít
choice-action-pending-did-left = odešel
fact-absent-player-why = Proč je židle prázdná
choice-absent-player-why-away = hráč je pryč
choice-absent-player-why-penalty = trest
choice-absent-player-why-never-came = hráč vůbec nepřišel
choice-absent-player-why-table-breaks = hráč je pryč a stůl se rozpouští
fact-absent-player-stack = Stack hráče
fact-absent-player-cost-of-a-round = Blindy a ante za jedno kolo
fact-new-player-seat-came = Proč si hráč sedá
choice-new-player-seat-came-new = nový v turnaji
choice-new-player-seat-came-broken-table = z rozpuštěného stolu
choice-new-player-seat-came-balance = přesun kvůli vyvážení
fact-new-player-seat-seat = Místo hráče
fact-new-player-seat-occupied = Obsazená místa, bez tohoto
fact-wrong-seat-chips = S čími žetony hraje
choice-wrong-seat-chips-own = s vlastním startovním stackem
choice-wrong-seat-chips-of-another = se žetony jiného hráče
choice-wrong-seat-chips-not-known = není známo
fact-wrong-seat-found = Kdy se to zjistilo
choice-wrong-seat-found-between-hands = mezi rozdáními
choice-wrong-seat-found-during-a-hand = během rozdání
fact-late-or-re-entry-came = Kdo přichází
choice-late-or-re-entry-came-late = pozdní vstup
choice-late-or-re-entry-came-alternate = náhradník
choice-late-or-re-entry-came-re-entry = re-entry
fact-late-or-re-entry-starting-stack = Startovní stack
fact-late-or-re-entry-forfeited = Odevzdané žetony
fact-rebuy-asked = Kdy o něj požádal
choice-rebuy-asked-between-hands = před dalším rozdáním
choice-rebuy-asked-during-his-hand = během svého rozdání
choice-rebuy-asked-too-late = až další rozdání začalo
fact-rebuy-busted = Hráč už nemá žádné žetony
fact-rebuy-offered = Rebuye se ještě prodávají
fact-rebuy-stack = Stack hráče
fact-rebuy-chips = Žetony za rebuy
fact-leaving-early-game = Odkud hráč odchází
choice-leaving-early-game-tournament = turnaj
choice-leaving-early-game-cash = cash game
fact-leaving-early-agreed = Ředitel turnaje souhlasí
fact-leaving-early-players-left = Zbývá hráčů i s odcházejícím
fact-leaving-early-places-paid = Placených míst
fact-leaving-early-stack = Stack hráče
fact-leaving-early-chip-unit = Nejmenší žeton ve hře
fact-leaving-early-stacks = Stacky ostatních
fact-buy-in-limit-why = Důvod
choice-buy-in-limit-why-buys = hráč kupuje žetony
choice-buy-in-limit-why-table-died = stůl hráče se zavřel
choice-buy-in-limit-why-wants-to-change = hráč chce k jinému stolu
fact-buy-in-limit-stack = Požadovaný nebo přinesený stack
fact-buy-in-limit-bought-before = Hráč už kupoval
fact-buy-in-limit-largest-bet = Největší sázka hry
fact-buy-in-limit-posted-limit = Maximum vyvěšené hernou
fact-buy-in-limit-same-limit = U nového stolu je stejný limit
fact-buy-in-limit-least-buy-in = Nejnižší buy-in
fact-special-needs-need = Co hráč potřebuje
choice-special-needs-need-space = víc prostoru
choice-special-needs-need-assistant = asistent
choice-special-needs-need-fixed-seat = určité místo
choice-special-needs-need-other = něco jiného
fact-special-needs-possible = Lze to zařídit
fact-player-identity-identifiable = Personál pozná, kdo hraje
fact-player-identity-wears = Co má hráč na sobě
choice-player-identity-wears-sunglasses = sluneční brýle
choice-player-identity-wears-hood = kapuce
choice-player-identity-wears-face-cover = maska nebo šála
choice-player-identity-wears-several = víc takových věcí
fact-halt-players = Hráčů
fact-halt-blinds-affected = Stoly, kde příští big blind vychází na uvolněné místo
fact-halt-format = Formát
choice-halt-format-full-tables = plné stoly
choice-halt-format-other = menší stoly, turbo nebo jiný
fact-final-table-game = Hra
choice-final-table-game-flop = hold'em, Omaha
choice-final-table-game-stud = stud
choice-final-table-game-mixed = smíšené hry
fact-final-table-players-left = Zbývá hráčů
fact-breaking-table-players = Místa hráčů, kteří přesedají
fact-breaking-table-open = Volná místa v pořadí lístků
fact-breaking-table-cards = Karta každého hráče
fact-breaking-table-seed = Číslo míchání

## At your seat, action pending, absent

ruling-seat-live = Ruka je živá
ruling-seat-dead = Ruka je mrtvá
ruling-seat-first-card-counts = Hráč musí být na místě, když se rozdává první karta
ruling-seat-last-card-counts = Hráč musí být na místě, když se rozdává poslední karta prvního rozdávání
ruling-seat-or-posted-counts = Karty dostává hráč, který sedí nebo má v banku blind či ante
ruling-seat-posted-counts = Blind nebo ante v banku dává hráči nárok na hru
ruling-seat-forced-bets-stay = Blindy a ante hráče zůstávají v banku
ruling-seat-may-not-look = Hráč se do karet podívat nesmí
ruling-seat-kill-at-once = Ruku zabít hned, než kdokoli jedná
ruling-seat-posts-bring-in = Bring-in vložit ze stacku hráče
ruling-seat-say-dead = Hráč nebyl na svém místě, ruka je mrtvá
ruling-seat-reach-silent = Kniha neříká, zda být na dosah znamená být na svém místě, proto rozhoduje floorman
ruling-pending-may-leave = Hráč smí odejít, nemá ruku
ruling-pending-stays = Hráč zůstává, dokud na něj nepřijde řada
ruling-pending-stays-all-in = Hráč zůstává, dokud rozdání neskončí
ruling-pending-folds-in-turn = Až na hráče přijde řada, smí karty složit a pak odejít
ruling-pending-say-stay = S živou rukou zůstat u stolu
ruling-pending-hand-lives = Ruka zůstává živá
ruling-pending-had-to-stay = Hráč s živou rukou, ať je all-in, nebo ne, musí zůstat u stolu do konce
ruling-pending-penalty = Trest za odchod, po rozdání
ruling-pending-clock = Až na hráče přijde řada, vyhlásit mu čas na rozhodnutí
ruling-absent-blinded-off = Karty se rozdávají, blindy a ante se vkládají, ruka se zabíjí
ruling-absent-never-came = Pro stack, jehož hráč vůbec nepřišel, pravidlo není, proto rozhoduje herna
ruling-absent-stack-removed = Stack hráče jde ze hry
ruling-absent-lasts = Stack hráče vydrží { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
ruling-absent-deal-him-in = Rozdávat, jako by hráč seděl
ruling-absent-post-for-him = Blindy a ante vkládat ze stacku hráče
ruling-absent-kill = Po prvním rozdávání ruku zabít
ruling-absent-bring-in = Ve studu vložit bring-in, který na hráče vyjde
ruling-absent-staff-moves = Žetony hráče přenese personál na vylosované místo
ruling-absent-count-aloud = Stack hráče spočítat nahlas, druhý člověk přihlíží
ruling-absent-rack = Přenést jej v saních k novému stolu a říci dealerovi, čí je
ruling-absent-break-silent = Kniha neříká, kdo přenáší žetony nepřítomného hráče, proto rozhoduje floorman
ruling-absent-chips-wait = Žetony hráče čekají a na vylosovaném místě se z nich vkládají blindy a ante

## New player, wrong seat, late

ruling-newcomer-big-blind = Karty dostává, je to big blind
ruling-newcomer-small-blind = Karty dostává, je to small blind
ruling-newcomer-button = Karty dostává, je to button
ruling-newcomer-dealt = Karty dostává, bez blindu
ruling-newcomer-waits = Karty nedostává, místo { $seat } čeká, až kolem něj přejde button
ruling-newcomer-takes-what-belongs = Nový hráč přebírá vše, co k místu patří, i blindy a button
ruling-newcomer-silent = Kniha mluví o hráčích z rozpuštěných stolů; s novým se obvykle zachází stejně
ruling-newcomer-only-arc-waits = Nový hráč čeká jen mezi buttonem a small blindem
ruling-newcomer-not-for-balance = Najít horší místo, při vyvážení se toto hráči nikdy nevybírá
ruling-wrong-seat-moves = Hráč jde na své místo se žetony, které má
ruling-wrong-seat-say = Špatné místo, přesednout se žetony na svoje
ruling-wrong-seat-other-chips = Žetony jiného hráče pravidla neřeší, proto rozhoduje floorman
ruling-wrong-seat-swap = Oba jdou na svá místa a dostanou tam startovní stack
ruling-wrong-seat-keep = Oba jdou na svá místa a nechají si, co vyhráli nebo prohráli
ruling-wrong-seat-find-out = Podle lístků a rozesazení zjistit, čí žetony to jsou
ruling-wrong-seat-hand-first = Nejprve dohrát toto rozdání
ruling-late-entry-stack = Celý stack: { $stack }
ruling-late-entry-same-pool = Hráč losuje z týchž míst jako všichni a karty dostává všude kromě místa mezi buttonem a small blindem
ruling-late-entry-removed = Odevzdané žetony ({ $chips }) jdou ze hry
ruling-late-entry-silent = Kniha o pozdních vstupech nemluví, proto rozhoduje herna
ruling-late-entry-whole-by-draw = Celý stack na vylosovaném místě
ruling-late-entry-less-blinds = Stack bez zmeškaných blindů na vylosovaném místě

## Rebuy, leaving, buy-in

ruling-rebuy-not-offered = Bez rebuye, už se neprodávají
ruling-rebuy-behind = Karty dostává a dokupované žetony se počítají, jako by je hráč už měl
ruling-rebuy-must-pay = Hráč to řekl před rozdáním, a musí tedy koupit, ať rozdání dopadne jakkoli
ruling-rebuy-announce = Říci stolu, kolik žetonů se hráči počítá navíc
ruling-rebuy-plays = Hráč má ve hře { $chips }
ruling-rebuy-now = Hráč kupuje hned, mezi rozdáními
ruling-rebuy-after-the-hand = Teď ne, až po rozdání
ruling-rebuy-next-hand = Hráč kupuje hned a karty dostane v příštím rozdání
ruling-rebuy-missed-hand = Hráč vynechal rozdání, což není dovoleno, proto rozhoduje floorman
ruling-rebuy-refused = Bez rebuye, hráč je mimo turnaj
ruling-rebuy-next-hand-with-penalty = Hráč kupuje a karty dostane v příštím rozdání, s varováním nebo trestem
ruling-rebuy-local-practice = Pravidlo jen žádá, aby se žádné rozdání nevynechalo; že tím turnaj pro hráče končí, je zvyk těchto heren
ruling-rebuy-missed-hand-ends = Bez rebuye, vynechaným rozdáním turnaj pro hráče skončil
ruling-leave-cash = Hráč smí se svými žetony kdykoli odejít
ruling-leave-not-agreed = Hráč nemá právo odejít s vypořádanými žetony, proto rozhoduje ředitel turnaje
ruling-leave-blinded-off = Stack hráče zůstává a vkládají se z něj blindy a ante
ruling-leave-chips-removed = Žetony hráče jdou ze hry
ruling-leave-unpaid-place = { $place }. místo, které není placené
ruling-leave-paid-place = Hráč dostává výhru za { $place }. místo
ruling-leave-shared = { $players ->
    [one] Poslední hráč dostane { $each } žetonů
    [few] Každý ze zbývajících hráčů ({ $players }) dostane { $each } žetonů
   *[other] Každý ze zbývajících hráčů ({ $players }) dostane { $each } žetonů
}
ruling-leave-rest-removed = Nedělitelných { $chips } žetonů jde ze hry
ruling-leave-unit-not-told = Nejmenší žeton ve hře nebyl zadán, dělí se tedy po žetonech { $unit }
ruling-leave-prizes-unchanged = Ostatní výhry zůstávají, jak jsou
ruling-buy-in-at-the-same-limit = Platí to u stolu se stejným limitem
ruling-buy-in-other-limit-silent = Kniha mluví jen o stolu se stejným limitem
ruling-buy-in-table-died = Hráč si sedá přesně s tím, co měl
ruling-buy-in-change-short = Hráč musí přinést o { $chips } víc, protože stůl mění na vlastní přání
ruling-buy-in-change-enough = Hráč smí stůl změnit, přináší dost
ruling-buy-in-too-much = Ne, nejvýše { $most }
ruling-buy-in-too-little = Ne, nejméně { $least }
ruling-buy-in-within = Ano, nejvýše { $most }
ruling-buy-in-no-limit = Ano, limit není stanoven
ruling-buy-in-first = První nákup je buy-in
ruling-buy-in-later = Pozdější nákup je rebuy

## Needs and identity

ruling-needs-provided = Ano, herna to zařídí
ruling-needs-floor = Takto to zařídit nelze, ředitel turnaje proto hledá jiné řešení
ruling-needs-another-way = Jiné řešení, při kterém hráč může hrát
ruling-needs-not-possible = Řešení není možné, vstup se vrací
ruling-needs-close-a-seat = Vyřadit z provozu místo vedle hráče, souhlasí-li stůl
ruling-needs-name-the-assistant = Zapsat, kdo hráči pomáhá; asistent otáčí karty a pokládá žetony, ale neradí
ruling-needs-lock-or-close-again = Místo hráče zamknout, nebo po přesunu udělat totéž u nového stolu a staré místo vrátit do provozu
ruling-needs-lock-the-seat = Místo zamknout, aby je hráči žádné losování nezměnilo
ruling-needs-tell-the-dealers = Říci to každému dealerovi tohoto stolu
ruling-identity-known = Hráč si to smí nechat, dokud personál pozná, kdo hraje
ruling-identity-may-still-order = Příkaz sundat to, kdykoli personál nepozná, kdo hraje
ruling-identity-order = Hráč musí ukázat tvář
ruling-identity-say = Sundat, musí být vidět, kdo hraje
ruling-identity-director-judges = Ředitel turnaje posuzuje podle zvyklostí herny
ruling-identity-silent = Kniha o tom nemluví, proto rozhoduje herna
ruling-identity-allowed = Hráč si to smí nechat
ruling-identity-aside = Nechat hráče ukázat tvář personálu, na přání stranou od stolu

## Halt, final table, broken table

ruling-halt-none-short = Hra nestojí u žádného stolu
ruling-halt-never = Hra nestojí u žádného stolu, v tomto turnaji se stoly nezastavují
ruling-halt-tables = { $count ->
    [one] U stolu { $tables } hra stojí, dokud se nedoplní
    [few] U stolů { $tables } hra stojí, dokud se nedoplní
   *[other] U stolů { $tables } hra stojí, dokud se nedoplní
}
ruling-halt-not-yet = { $count ->
    [one] Stůl { $tables } hraje dál, dokud jeho big blind nevyjde na uvolněné místo
    [few] Stoly { $tables } hrají dál, dokud jejich big blindy nevyjdou na uvolněná místa
   *[other] Stoly { $tables } hrají dál, dokud jejich big blindy nevyjdou na uvolněná místa
}
ruling-halt-other-format = V tomto formátu rozhoduje o zastavení stolu ředitel turnaje
ruling-halt-waived = Stůl hraje dál a důvod k misdealu to není
ruling-halt-waived-no-misdeal = Když se stůl nechá hrát dál, důvod k misdealu to není
ruling-halt-may-be-waived = Ředitel turnaje jej smí nechat hrát dál
ruling-halt-finish-the-hand = Dohrát u stolu rozdání, pak jej zastavit a doplnit
ruling-halt-gap = Počet hráčů, který musí chybět proti nejplnějšímu stolu: { $gap }
ruling-final-table-size-silent = Kniha mluví o turnajích, kde je u stolu šest až devět hráčů
ruling-final-table-ten-is-rare = Pravidlo říká deset, ale zdejší herny finálový stůl pro deset nehrají
ruling-final-table-now = { $players ->
    [one] Finálový stůl hned, { $players } hráč; míst u něj je { $size }
    [few] Finálový stůl hned, { $players } hráči; míst u něj je { $size }
   *[other] Finálový stůl hned, { $players } hráčů; míst u něj je { $size }
}
ruling-final-table-later = Hraje se dál; míst u finálového stolu je { $size }
ruling-final-table-to-go = { $players ->
    [one] Musí vypadnout ještě { $players } hráč
    [few] Musí vypadnout ještě { $players } hráči
   *[other] Musí vypadnout ještě { $players } hráčů
}
ruling-final-table-finish-hands = Dohrát rozdání u všech stolů
ruling-final-table-draw-seats = Vylosovat místa všem
ruling-final-table-draw-button = Vylosovat button
ruling-break-players-move = { $players ->
    [one] Přesedá { $players } hráč
    [few] Přesedají { $players } hráči
   *[other] Přesedá { $players } hráčů
}
ruling-break-move = Místo { $seat } → stůl { $to-table }, místo { $to-seat }
ruling-break-from-seed = Karty nebyly zadány, místa i karty se tedy míchají podle čísla { $seed }
ruling-break-racks = Žetony se přenášejí v saních, všem na očích
ruling-break-slips = Každému dát lístek s novým místem a hned jej poslat
ruling-break-dodging = Trest za schválně pozdní příchod, kterým se hráč vyhne blindu

## What a cited rule contributes

gist-wrong-seat = hráč na špatném místě se správným stackem přesedne se žetony, které má
gist-fairness = spravedlnost a prospěch hry jsou na prvním místě a smějí mít přednost před technickým pravidlem
gist-newcomer-any-seat = noví hráči mohou dostat kterékoli místo, i blindy a button, a čekají jen mezi buttonem a small blindem
gist-late-dealt-in = pozdní hráči dostávají karty, kromě místa mezi buttonem a small blindem
gist-late-full-stack = pozdní hráči, náhradníci a re-entry dostávají celý stack a losují ze společných míst
gist-forfeited-chips-leave = žetony odevzdané za re-entry jdou ze hry
gist-at-your-seat-2024 = hráč musí být na dosah od židle, když se rozdává poslední karta prvního rozdávání
gist-at-your-seat-2011 = hráč musí být na svém místě, když mají všichni první karty
gist-entitled-000 = karty dostává hráč, který sedí nebo vložil blind či ante
gist-action-pending = hráč s živou rukou zůstává u stolu
gist-wait-then-fold = hráč, který chce odejít, počká, až na něj přijde řada, a nejprve složí karty
gist-absent-killed = ruka nepřítomného hráče se zabíjí a povinné sázky zůstávají
gist-blinded-off = nepřítomný nebo potrestaný hráč může na blindech přijít o všechny žetony
gist-penalized-is-dealt-in = potrestaný hráč dostává karty, blindy a ante se vkládají a ruka se zabíjí
gist-absent-at-a-break = žetony hráče, který chybí při rozpouštění stolu, přenáší personál
gist-dealt-in-while-away = potrestaný je mimo stůl, karty dostává a blindy a ante se vkládají
gist-rebuy-no-missed-hand = hráč, který dokupuje, nesmí vynechat rozdání
gist-rebuy-chips-behind = rebuy ohlášený před rozdáním se počítá, jako by žetony hráč už měl, a je nutné jej koupit
gist-rebuy-after-the-hand = další žetony se kupují až po rozdání
gist-rebuy-rather-than-loan = hráč bez žetonů raději kupuje znovu, než aby si půjčoval
gist-rebuy-missed-hand-ends = v těchto hernách končí turnaj jedním vynechaným rozdáním
gist-chips-leave-play = propadlé žetony jdou ze hry
gist-disqualified-chips = žetony diskvalifikovaného hráče jdou ze hry
gist-leave-cash = z cash game lze se žetony kdykoli odejít
gist-leave-by-agreement = turnaj lze opustit jen po dohodě
gist-leave-unpaid = kdo odejde před placenými místy, přichází o žetony a výhry se nemění
gist-leave-paid = kdo odejde na placeném místě, dostává výhru za umístění, ze kterého odchází
gist-leave-shared = žetony toho, kdo odejde na placeném místě, se rovným dílem dělí mezi ostatní
gist-buy-in-or-rebuy = první nákup je buy-in, další jsou rebuye
gist-buy-in-limit = nikdo nekupuje víc než stonásobek největší sázky, pokud herna nevyvěsí jinou částku
gist-table-died = hráč, jehož stůl se zavřel, si jinde sedá přesně s tím, co měl
gist-table-change = kdo mění stůl na vlastní přání, přináší aspoň nejnižší buy-in
gist-special-needs = herna zvláštním potřebám vyhoví, kdykoli to jde
gist-special-needs-practice = víc prostoru a asistent, který otáčí karty a pokládá žetony
gist-player-identity-2019 = oblečení nesmí trvale skrývat, kdo hraje; ředitel turnaje posuzuje podle zvyklostí herny
gist-player-identity = musí být poznat, kdo hraje, a personál smí nařídit sundat, co to skrývá
gist-final-table-2024 = turnaje s devíti a osmi u stolu se spojují při devíti hráčích, se sedmi a šesti při sedmi
gist-final-table-2011 = deset ve hrách s flopem, sedm ve hře 6-max, devět ve studu
gist-final-table-local = finálový stůl pro deset se v místních hernách nevyskytuje
gist-dodging-2024 = kdo se schválně vyhne kterémukoli blindu, je potrestán
gist-dodging-broken = kdo se schválně vyhne blindu, je potrestán, i cestou z rozpuštěného stolu
gist-dodging-2011 = kdo se cestou z rozpuštěného stolu schválně vyhne blindu, je potrestán
gist-chips-in-view = žetony se přenášejí všem na očích, jinak propadají
gist-move-fast = hráči přesedají hned, se saněmi na žetony

## Facts that are not understood

facts-not-zero = nula to být nemůže
facts-only-re-entry-forfeits = žetony se odevzdávají jen při re-entry
facts-busted-with-chips = hráč nemůže mít žetony, když mu žádné nezbývají
facts-busted-in-his-hand = hráč bez žetonů nemá rozdání, ve kterém by to řekl; zadejte mezi rozdáními, nebo pozdě
facts-nobody-remains = dál by neměl kdo hrát
facts-not-in-units = není to násobek { $unit }, nejmenšího žetonu ve hře
facts-not-all-others = zadejte stack každého z ostatních hráčů, nebo žádného
facts-seat-card-twice = stůl { $table }, místo { $seat } je uvedeno dvakrát
facts-table-unknown = stůl { $table } mezi stoly není
facts-too-few-open-seats = volných míst je méně než hráčů, kteří přesedají
facts-one-card-each = každý hráč dostává právě jednu kartu
facts-number-at-most = nejvýše { $most }
