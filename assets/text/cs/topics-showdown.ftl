# Floor calls about showdowns, pots, stud, draw, limits and Ultimate Texas hold'em.

## Showdown: who wins

topic-showdown = Kdo vyhrává showdown
    .about = Kterých pět karet komu hraje, kdo vyhrává a co rozhoduje
    .search = kdo vyhrál, kdo bere bank, porovnání rukou, nejlepší ruka, přečíst ruku, mluví karty, kicker, kombinace, winner, best hand, read the hand, cards speak, omaha, razz, lowball, badugi, short deck, six plus, 6+, five-card omaha, PLO5
fact-showdown-game = Hra
fact-showdown-players = Hráči v showdownu
fact-showdown-seat = Místo
fact-showdown-cards = Vlastní karty
fact-showdown-board = Board
choice-holdem = hold'em
choice-omaha = Omaha
choice-omaha8 = Omaha Hi-Lo
choice-stud7 = Seven Card Stud
choice-stud8 = stud Hi-Lo
choice-razz = Razz
choice-stud5 = Five Card Stud
choice-draw5 = Five Card Draw, Double Draw
choice-lowball-a5 = lowball, A-5
choice-lowball-27 = lowball, 2-7
choice-draw32 = draw s 32 kartami
choice-short-deck = short-deck hold'em, 36 karet
choice-omaha5 = Omaha s pěti kartami
choice-badugi = badugi
ruling-showdown-one = Vyhrává místo { $seats }: { $hand }
ruling-showdown-split = O bank se dělí místa { $seats }: { $hand }
ruling-showdown-high-and-low = { $winners ->
    [one] Vysokou bere místo { $seats }
    [few] Vysokou berou místa { $seats }
   *[other] Vysokou berou místa { $seats }
} ({ $hand }), { $lows ->
    [one] nízkou místo { $low }
    [few] nízkou místa { $low }
   *[other] nízkou místa { $low }
}
ruling-showdown-no-low = Žádná nízká ruka se nekvalifikuje, { $winners ->
    [one] vše bere místo { $seats }
    [few] o vše se dělí místa { $seats }
   *[other] o vše se dělí místa { $seats }
}: { $hand }
ruling-showdown-seat = Místo { $seat }: { $hand } ({ $cards })
ruling-showdown-seat-both = Místo { $seat }: { $hand } ({ $cards }), { $low } ({ $low-cards })
ruling-showdown-seat-none = Místo { $seat } nemá ruku, která se kvalifikuje
ruling-showdown-rank-decides = Ruce jsou stejného druhu a { $own } je lepší než { $other }
ruling-showdown-kicker-decides = Rozhoduje kicker: { $own } je lepší než { $other }
ruling-showdown-ask-low-straight = Zeptat se, zda je tu A-7-8-9-10 postupka
ruling-showdown-low-straight-decides = Pravidlo herny není zadané a závisí na něm vítěz; obvykle to postupka není
ruling-showdown-without-low-straight = Postupka to není: { $winners ->
    [one] vyhrává místo { $seats }
    [few] dělí se místa { $seats }
   *[other] dělí se místa { $seats }
}
ruling-showdown-with-low-straight = Postupka to je: { $winners ->
    [one] vyhrává místo { $seats }
    [few] dělí se místa { $seats }
   *[other] dělí se místa { $seats }
}
ruling-showdown-ask-short-deck = Zeptat se, zda je tu postupka víc než trojice
ruling-showdown-short-deck-decides = Pravidlo herny není zadané a při 36 kartách na něm závisí vítěz; obvykle je postupka vyšší
ruling-showdown-straight-first = Postupka je víc: { $winners ->
    [one] vyhrává místo { $seats }
    [few] dělí se místa { $seats }
   *[other] dělí se místa { $seats }
}
ruling-showdown-three-of-a-kind-first = Trojice je víc: { $winners ->
    [one] vyhrává místo { $seats }
    [few] dělí se místa { $seats }
   *[other] dělí se místa { $seats }
}
ruling-showdown-say = { $winners ->
    [one] Vyhrává místo { $seats }
    [few] O bank se dělí místa { $seats }
   *[other] O bank se dělí místa { $seats }
}, { $hand }
ruling-showdown-say-both = { $winners ->
    [one] Vysokou bere místo { $seats }
    [few] O vysokou se dělí místa { $seats }
   *[other] O vysokou se dělí místa { $seats }
}, { $lows ->
    [one] nízkou bere místo { $low }
    [few] o nízkou se dělí místa { $low }
   *[other] o nízkou se dělí místa { $low }
}
ruling-showdown-step-read = Každou vyloženou ruku přečíst nahlas a ukázat pět karet, které hrají
ruling-showdown-step-losers-first = Nejprve sebrat prohrané ruce, výherní nechat odkrytou, dokud se bank nevyplatí
gist-showdown-cards-speak = rozhodují karty, ne slova
gist-showdown-all-cards = kdo chce v showdownu vyhrát, vykládá všechny své karty
gist-showdown-dealer-reads = ruce čte a vítěze oznamuje dealer
gist-showdown-holdem = hraje libovolných pět z vlastních karet a boardu: dvě vlastní, jedna, nebo žádná
gist-showdown-best-takes-pot = bank získává nejlepší ruka, v dělené hře jeho polovinu nejnižší
gist-showdown-two-and-three = hrají právě dvě vlastní karty a tři z boardu
gist-showdown-eight-or-better = nízká ruka má pět různých hodnot nejvýše do osmičky, esa jsou nízká
gist-showdown-plain-low = nízká ruka nemá kartu nad osmičkou, pár, postupku ani flush
gist-showdown-five-of-seven = hraje nejlepších pět ze sedmi karet
gist-showdown-stud8 = pro každou polovinu hraje libovolných pět karet, pro nízkou nejvýše do osmičky
gist-showdown-ace-to-five = vyhrává nejnižší ruka, nejlepší je 5-4-3-2-A
gist-showdown-stud5 = pět karet, jedna zakrytá a čtyři odkryté
gist-showdown-draw = bank získává nejvyšší ruka
gist-showdown-double-draw = dvě výměny, ruce jsou tytéž
gist-showdown-lowball = vyhrává nejnižší ruka; postupky a flushe se nepočítají a nejlepší je 5-4-3-2-A
gist-showdown-best-five = hraje nejlepších pět karet, kickery z ruky i z boardu
gist-showdown-flush-after-exchange = po výměně je flush víc než full house

## Order of showing

topic-showdown-order = Kdo ukazuje první
    .about = Pořadí ukazování, s all-iny a vedlejšími banky
    .search = kdo ukazuje první, kdo odkrývá první, pořadí odkrytí, pořadí ukazování, poslední agresivní akce, slow roll, show first, last aggressor, showdown order
fact-showdown-order-family = Druh hry
fact-showdown-order-seats-at-table = Míst u stolu
fact-showdown-order-button = Button
fact-showdown-order-live = Místa v showdownu
fact-showdown-order-last-round-aggressor = Poslední sázka či navýšení v posledním kole
fact-showdown-order-hand-aggressor = Poslední sázka či navýšení v celém rozdání
fact-showdown-order-up-cards = Odkryté karty
fact-showdown-order-main-pot-only = All-in jen o hlavní bank
fact-showdown-order-all-in-and-no-more-betting = All-in a dál už nelze sázet
choice-showdown-order-family-flop = s boardem
choice-showdown-order-family-draw = draw
choice-showdown-order-family-stud = stud
choice-showdown-order-family-razz = razz
ruling-showdown-order-first = První ukazuje místo { $seat }
ruling-showdown-order-all-at-once = Všechny ruce se odkrývají najednou
ruling-showdown-order-main-pot-all-in = Kdo hraje jen o hlavní bank, je all-in
ruling-showdown-order-boards-not-known = V posledním kole nikdo nevsadil, rozhodují tedy odkryté karty a je nutné je znát
ruling-showdown-order-last-aggressor = Toto místo mělo poslední sázku nebo navýšení v posledním kole
ruling-showdown-order-hand-aggressor = Toto místo mělo poslední sázku nebo navýšení v celém rozdání
ruling-showdown-order-was-called = Toto místo ostatní dorovnali
ruling-showdown-order-contributor-last = Kdo měl poslední sázku nebo navýšení, ukazuje poslední
ruling-showdown-order-left-of-button = V posledním kole nikdo nevsadil, začíná tedy první místo nalevo od buttonu
ruling-showdown-order-highest-board = V posledním kole nikdo nevsadil, začíná tedy nejvyšší odkrytá ruka
ruling-showdown-order-lowest-board = V posledním kole nikdo nevsadil, začíná tedy nejnižší odkrytá ruka
ruling-showdown-order-last-chance = V posledním kole nikdo nevsadil, začíná tedy poslední, kdo vsadit mohl
ruling-showdown-order-side-pots-first = Ruce ve vedlejším banku se ukazují před těmi, které hrají jen o hlavní
ruling-showdown-order-enforce = Čekají-li hráči jeden na druhého, trvat na ukázání v tomto pořadí
ruling-showdown-order-side-pots-independent = Ruce ve vedlejším banku se mohou ukázat před těmi, které hrají jen o hlavní, nebo po nich
ruling-showdown-order-say = Místo { $seat }, ukázat karty
ruling-showdown-order-say-all = Všichni odkrýt karty
ruling-showdown-order-step = Ukazovat v tomto pořadí: { $seats }; kdo chce, smí ukázat dřív
ruling-showdown-order-step-side-first = Nejprve vyplatit vedlejší banky, hlavní nakonec
gist-showdown-order-aggressor = první ukazuje, kdo v posledním kole naposledy vsadil nebo navýšil, jinak ten, kdo v něm byl první na řadě
gist-showdown-order-all-in = při all-inu, kdy už nelze sázet, se odkrývají všechny ruce
gist-showdown-order-opener = dali-li všichni check nebo jsou all-in, první ukazuje první živá ruka nalevo od buttonu
gist-showdown-order-bettor = kdo v posledním kole naposledy vsadil nebo navýšil, ukazuje první
gist-showdown-order-side-pot = hráči ve vedlejším banku ukazují nezávisle na těch, kdo hrají jen o hlavní
gist-showdown-order-called = první ukazuje ten, koho dorovnali, ve studu bez sázky poslední, kdo vsadit mohl
gist-showdown-order-contributor-last = kdo sázení ukončil, ukazuje poslední
gist-showdown-order-whole-hand = první ukazuje hráč s poslední sázkou nebo navýšením v celém rozdání

## All-in hands face up

topic-all-in-face-up = Odkrývají se karty při all-inu
    .about = Kdy se ruce odkrývají, protože je někdo all-in
    .search = otočit karty, odkrýt karty, odkrytí při all-inu, karty nahoru, all-in, all in face up, expose hands, open cards
fact-all-in-face-up-all-in = Hráčů all-in
fact-all-in-face-up-with-chips = Hráčů v rozdání se žetony
fact-all-in-face-up-action-complete = Všichni už jednali
fact-all-in-face-up-all-cards-dealt = Poslední karta je venku
fact-all-in-face-up-hand-for-hand = Stoly hrají hand for hand
ruling-all-in-open = Všechny ruce se nyní odkrývají
ruling-all-in-closed = Ruce zůstávají zakryté
ruling-all-in-waits = Ruce zůstávají zakryté a dealer čeká
ruling-all-in-waits-for-tables = Stoly hrají hand for hand: pokračuje se, až dohrají ostatní
ruling-all-in-say-waits = Karty zůstávají zakryté, dokud nedohrají ostatní stoly
ruling-all-in-hand-for-hand-silent = Kniha neříká, zda se ruce ukazují dřív, než dohrají ostatní stoly
ruling-all-in-nobody = Nikdo není all-in, platí tedy pořadí ukazování
ruling-all-in-uncalled = All-in nikdo nedorovnal, bank se tedy získává bez showdownu
ruling-all-in-betting-possible = Dva hráči mohou ještě sázet, karty tedy nechává zakryté i ten, kdo je all-in
ruling-all-in-action-pending = Některý hráč na all-in ještě nereagoval
ruling-all-in-after-the-river = Herna odkrývá ruce až po poslední kartě
ruling-all-in-nobody-can-bet = Někdo je all-in a dál už nelze sázet
ruling-all-in-say-open = Všichni odkrýt karty
ruling-all-in-say-closed = Ještě se sází, karty nechat zakryté
ruling-all-in-step-every-hand = Odkrýt každou ruku, i tu, která hraje jen o hlavní bank; nikdo nesmí karty zahodit
ruling-all-in-step-deal-on = Potom dorozdat zbývající karty
ruling-all-in-step-side-first = Nejprve vyplatit vedlejší banky, hlavní nakonec
gist-all-in-hand-for-hand = při hand for hand zůstávají po all-inu a dorovnání karty zakryté a dealer čeká
gist-all-in-face-up = při all-inu, kdy už nelze sázet, se hned odkrývají všechny ruce
gist-all-in-face-up-river = některé herny odkrývají ruce až po poslední kartě

## Asking to see

topic-ask-to-see = Smí někdo vidět tu ruku
    .about = Zda se neukázaná ruka na požádání ukáže
    .search = chci vidět, ukázat karty, žádost o odkrytí, zahozené karty, podezření, tajná dohoda, ask to see, show me, mucked hand, collusion
fact-ask-to-see-asker = Karty žadatele
fact-ask-to-see-asker-called-last-round = Žadatel dorovnal poslední sázku
fact-ask-to-see-asker-won = Žadatel získává bank
fact-ask-to-see-hand-of = Čí ruka
choice-ask-to-see-asker-tabled = vyložené
choice-ask-to-see-asker-has-cards = ještě je má
choice-ask-to-see-asker-mucked = zahozené
choice-ask-to-see-asker-folded-before = složené dříve
choice-ask-to-see-asker-not-dealt = nebyly rozdány
choice-ask-to-see-hand-of-last-aggressor = poslední sázka či navýšení
choice-ask-to-see-hand-of-other-called = jiný, kdo dorovnal
choice-ask-to-see-hand-of-winner-uncalled = vítěz, kterého nikdo nedorovnal
choice-ask-to-see-hand-of-folded = složená ruka
ruling-ask-to-see-shown = Ruka se ukáže
ruling-ask-to-see-shown-live = Ruka se ukáže a je znovu živá
ruling-ask-to-see-shown-dead = Ruka se ukáže a zůstává mrtvá
ruling-ask-to-see-not-shown = Ruka se neukáže
ruling-ask-to-see-director = Rozhoduje floorman
ruling-ask-to-see-no-cards = Kdo už nemá karty, nemá právo vidět cizí
ruling-ask-to-see-paid-to-see = Žadatel dorovnal poslední sázku a karty si nechal, takže za pohled na tu ruku zaplatil
ruling-ask-to-see-not-dealt = Žádat smí jen ten, kdo v rozdání dostal karty
ruling-ask-to-see-not-called = Tato ruka nebyla dorovnaná
ruling-ask-to-see-uncalled = Ruka vítěze bez showdownu ani složená ruka se neukazuje nikdy
ruling-ask-to-see-winner-asked = Ruka, o jejíž ukázání žádá vítěz, je znovu živá
ruling-ask-to-see-other-asked = Ruka, o jejíž ukázání žádá někdo jiný než vítěz, zůstává mrtvá
ruling-ask-to-see-for-the-game = Vidět ji je výsada na ochranu hry, ne pro ukojení zvědavosti
ruling-ask-to-see-choice-show = Při podezření ruku ukázat
ruling-ask-to-see-choice-keep = Ruku neukazovat
ruling-ask-to-see-step-ask-why = Nenápadně se zeptat na důvod; podezření na tajnou dohodu je důvod
ruling-ask-to-see-say-show = Tuto ruku ukázat
ruling-ask-to-see-say-no = Tato ruka se neukazuje
gist-ask-to-see-none = kdo nemá karty, nemá právo vidět cizí ruku
gist-ask-to-see-caller = kdo v posledním kole dorovnal a nechal si karty, smí vidět ruku hráče, který naposledy vsadil nebo navýšil, o ostatních rozhoduje ředitel turnaje
gist-ask-to-see-director = žádost o ukázání ruky povoluje ředitel turnaje podle vlastní úvahy
gist-ask-to-see-mucked = kdo zahodí karty bez ukázání, ztrácí právo vidět ruku vítěze
gist-ask-to-see-any-dealt = požádat o ukázání dorovnané ruky smí každý, kdo v rozdání dostal karty
gist-ask-to-see-dead-or-live = ruka ukázaná na žádost vítěze je živá, na žádost jiného mrtvá
gist-ask-to-see-never-uncalled = vítěz bez showdownu ukazovat nemusí

## Winning without showing

topic-hidden-winner = Musí vítěz ukázat
    .about = Zda poslední živá ruka vyhrává bez ukázání
    .search = musí ukázat, vyhrát bez ukázání, bez boje, nedorovnaná sázka, poslední živá ruka, win without showing, uncalled, last live hand
fact-hidden-winner-others = Všechny ostatní ruce
fact-hidden-winner-all-in-and-called = All-in a dorovnáno
choice-hidden-winner-others-folded = složené před koncem
choice-hidden-winner-others-mucked = zahozené bez ukázání
choice-hidden-winner-others-tabled = vyložené
ruling-hidden-winner-wins = Poslední živá ruka vyhrává a ukázat se nemusí
ruling-hidden-winner-must-show = Hráč musí vyložit všechny své karty
ruling-hidden-winner-all-folded = Všichni ostatní složili karty
ruling-hidden-winner-last-live = Není-li nikdo all-in, vyhrává poslední nezahozená ruka bez ukázání
ruling-hidden-winner-all-in = Při all-inu, kdy už nelze sázet, se odkrývají všechny ruce a nikdo je nesmí zahodit
ruling-hidden-winner-contested = Jiná ruka je vyložená, bank se tedy získává ukázáním
ruling-hidden-winner-say = Výhra, karty se ukazovat nemusí
ruling-hidden-winner-say-turn-up = Je all-in, odkrýt karty
ruling-hidden-winner-say-table-all = Vyložit všechny karty
gist-hidden-winner = zahodí-li všichni ostatní karty bez ukázání, vyhrává poslední živá ruka a neukazuje se
gist-hidden-winner-contested = kdo chce podíl z banku, o který se bojuje, vykládá všechny své karty
gist-hidden-winner-001 = kdo zůstane sám, bere bank a ukazovat nemusí

## Mucked, killed, half shown

topic-muck = Hraje ještě zahozená ruka
    .about = Zahozené vyložené výherní ruce, odhozené karty, ruce zabité dealerem, jedna ukázaná karta
    .search = zahozené karty, zahodil karty, odhozené karty, muck, mrtvá ruka, zabitá ruka, zabití výherní ruky, dealer vzal karty, killed hand, tabled winner, dead hand, discard
fact-muck-happened = Co se stalo
fact-muck-identifiable = Je jisté, které karty to jsou
fact-muck-read-by-all = Ruku už všichni přečetli
choice-muck-happened-dealer-killed-tabled-winner = dealer zahodil vyloženou výherní ruku
choice-muck-happened-discarded-face-down = hráč ji zahodil zakrytou
choice-muck-happened-mucked-before-reading = zahozena dřív, než byly vyložené všechny karty
choice-muck-happened-one-card-tabled = ukázána jen část karet
choice-muck-happened-dealer-killed-unshown = dealer zabil neukázanou ruku
choice-muck-happened-false-misdeal = zahozena po chybně vyhlášeném misdealu
ruling-muck-wins = Vyložená ruka vyhrává
ruling-muck-plays = Ruka hraje
ruling-muck-dead = Ruka je mrtvá
ruling-muck-may-be-tabled = Ruku lze ještě vyložit
ruling-muck-one-card = Hráč musí vyložit všechny své karty; odmítne-li to, rozhoduje floorman
ruling-muck-floor = Zda lze ruku ještě vyložit, rozhoduje floorman
ruling-muck-tabled-cannot-be-killed = Dealer nemůže zabít ruku, která byla řádně vyložená a zjevně vyhrává
ruling-muck-not-identifiable = Karty, u kterých si nikdo není jistý, jsou mrtvé
ruling-muck-can-be-told = Je jisté, které karty to jsou
ruling-muck-was-read = Ruku všichni přečetli dřív, než zmizela
ruling-muck-own-risk = Kdo zahodí karty dřív, než jsou všechny vyložené, činí tak na vlastní riziko
ruling-muck-dealer-mistake = Byla to chyba dealera a je jisté, které karty to jsou
ruling-muck-protect = Svou ruku si hráč chrání sám; co bylo dorovnáno, propadá
ruling-muck-false-misdeal = Žádná kniha o tom nemluví; misdeal vyhlašuje jen dealer nebo floorman a je jisté, které karty to jsou
ruling-muck-false-misdeal-protect = Misdeal vyhlašuje jen dealer nebo floorman a do té doby si hráči své karty chrání
ruling-muck-false-misdeal-penalty = Varování tomu, kdo misdeal vyhlásil; pokud schválně, trest
ruling-muck-live-until-killed = Odhozené karty nejsou mrtvé, dokud je dealer nezasune mezi odhozené (muck)
ruling-muck-choice-tables = Hráč vyloží vše: ruka hraje o bank
ruling-muck-choice-refuses = Hráč odmítne: rozhoduje floorman a ruka může o nárok přijít
ruling-muck-choice-live = Ruku lze vyložit
ruling-muck-choice-dead = Ruka je mrtvá
ruling-muck-step-uncalled-back = Vrátit hráči nedorovnanou část jeho sázky nebo navýšení
ruling-muck-step-hold-cards = Nechat karty stranou, dokud floorman nerozhodne
ruling-muck-say-wins = Ruka byla vyložená a vyhrává
ruling-muck-say-plays = Ruka hraje
ruling-muck-say-may-table = Ruku lze ještě vyložit
ruling-muck-say-dead = Ruka je mrtvá
ruling-muck-say-table-all = Vyložit všechny karty
gist-muck-tabled-winner = vyloženou ruku, která zjevně vyhrává, dealer zabít nemůže
gist-muck-own-risk = kdo karty odevzdá dřív, než jsou přečtené, přichází o ně na vlastní riziko
gist-muck-live-until-killed = odhozená ruka je živá, dokud ji lze poznat a vzít zpět, nejdéle než ji dealer zasune mezi odhozené karty
gist-muck-table-all = kdo chce vyhrát souboj o bank, vykládá všechny své karty
gist-muck-show-to-win = kdo chce vyhrát souboj o bank, ukazuje všechny své karty
gist-muck-killed = za ruku zabitou dealerem není náhrada, není-li jisté, která to byla
gist-muck-no-redress = za nechráněnou ruku, kterou dealer zabije, není náhrada

## Thrown away after a bet

topic-premature-discard = Vsadil a pak zahodil karty
    .about = Hráč si myslí, že vyhrál, a zahodí karty, ačkoli je dorovnaný
    .search = zahodil karty, zahodil po sázce, myslel že vyhrál, předčasně zahodil, discard, thought they won, premature, mucked after betting
fact-premature-discard-bet = Sázka nebo navýšení hráče
fact-premature-discard-called = Z toho dorovnáno nejvýše
fact-premature-discard-identifiable = Je jisté, které karty to jsou
ruling-premature-discard-plays = Ruka hraje dál
ruling-premature-discard-told-silent = Kniha neříká, zda lze vzít zpět karty, které je ještě možné poznat
ruling-premature-discard-can-be-told = Je jisté, které karty to jsou, a lze je vzít zpět
ruling-premature-discard-out = { $back ->
    [0] Ruka je mrtvá a sázka { $lost } zůstává v banku
   *[other] Ruka je mrtvá; z její sázky zůstává v banku { $lost } a nedorovnaných { $back } se vrací
}
ruling-premature-discard-gone = Už nelze poznat, které karty to byly, není tedy proti jaké ruce hrát
ruling-premature-discard-floor = Co bude se sázkou, rozhoduje floorman
ruling-premature-discard-choice-whole = Ruka je mrtvá a v banku zůstává všech { $lost }
ruling-premature-discard-say-plays = Karty jsou známé, ruka hraje dál
ruling-premature-discard-say-out = { $back ->
    [0] Karty jsou pryč, ruka je mrtvá
   *[other] Karty jsou pryč, ruka je mrtvá; vrací se { $back }
}
ruling-premature-discard-step-hold = Podržet karty stranou a zastavit akci
gist-premature-discard = omylem zahozené karty se podrží stranou, a jsou-li pryč, nedorovnaná část sázky se vrací
gist-premature-discard-2011 = za znehodnocenou ruku není náhrada a sázka nebo navýšení, které nikdo nedorovnal, se vrací

## Said, and not so

topic-declared-hand = Chybně ohlášená ruka
    .about = Hráč ohlásil jinou ruku, než má, omylem nebo schválně
    .search = špatně ohlásil, ohlásil jinou ruku, řekl jinou ruku, prohlášení ruky, mluví karty, lhal o kartách, miscall, declares, said another hand, cards speak, angle shooting
fact-declared-hand-tabled = Karty jsou vyložené
fact-declared-hand-deliberate = Bylo to schválně
fact-declared-hand-winner-thrown-away = Kvůli tomu byla zahozena lepší ruka
ruling-declared-hand-cards-speak = Mluví karty, slova se nepočítají
ruling-declared-hand-must-table = Slova nic nevyhrávají: hráč musí karty vyložit
ruling-declared-hand-counts = Co bylo řečeno, platí, dokud někdo nechce karty vidět
ruling-declared-hand-may-forfeit = Floorman může hráči bank odebrat
ruling-declared-hand-choice-forfeit = Hráč ztrácí bank
ruling-declared-hand-choice-penalty = Rozhodují karty a hráč dostává trest
ruling-declared-hand-unethical = Nepravdivé prohlášení, které má někoho připravit o výherní ruku, je proti duchu hry
ruling-declared-hand-thrown-away = Kdo zahodí karty dřív, než vidí soupeřovy, činí tak na vlastní riziko
ruling-declared-hand-step-look = Zjistit, zda lze zahozenou ruku poznat a vzít zpět
ruling-declared-hand-step-verify = Předem se dohodnout, jak se prohlášení ověřuje
ruling-declared-hand-suggest-penalty = Trest za nepravdivé prohlášení
ruling-declared-hand-say-cards-speak = Mluví karty
ruling-declared-hand-say-table = Vyložit karty
gist-declared-hand-cards-speak = rozhodují karty, slova nejsou závazná
gist-declared-hand-miscall = záměrně nepravdivé prohlášení se může trestat
gist-declared-hand-forfeit = záměrně nepravdivé prohlášení může hráče stát bank
gist-declared-hand-counts = ruce lze místo ukázání ohlásit

## Playing the board

topic-play-the-board = Hraje board
    .about = Zda má podíl ten, kdo neukáže vlastní karty
    .search = hraje board, hraje stůl, vyložené karty, podíl, dělení, plays the board, share, chop
fact-play-the-board-cards = Vlastní karty hráče
fact-play-the-board-declared-before = Předem řečeno, že hraje board
choice-play-the-board-cards-all-tabled = všechny vyložené
choice-play-the-board-cards-some-tabled = vyložené zčásti
choice-play-the-board-cards-held = zakryté před hráčem
choice-play-the-board-cards-thrown-away = zahozené
ruling-play-the-board-shares = Hráč má podíl z banku
ruling-play-the-board-no-share = Hráč podíl nemá
ruling-play-the-board-must-table = Hráč má podíl, jakmile vyloží všechny karty
ruling-play-the-board-tabled = Všechny karty hráče jsou vyložené
ruling-play-the-board-declared = Bylo to řečeno dřív, než byly karty zahozené
ruling-play-the-board-not-declared = Hráč, který zahodí karty beze slova, podíl nedostane
ruling-play-the-board-not-shown = Kdo chce vyhrát, ukazuje všechny své karty, i když hraje jen board
ruling-play-the-board-say-table = Vyložit všechny karty
ruling-play-the-board-say-no-share = Podíl mají jen ukázané karty, a to všechny
gist-play-the-board-show-all = kdo chce podíl, vykládá všechny své karty, i když hraje board
gist-play-the-board-declare = kdo hraje board, řekne to dřív, než karty zahodí

## Pots

topic-pots = Kdo kolik dostane
    .about = Hlavní bank, vedlejší banky, vrácené sázky, vysoká a nízká ruka, liché žetony
    .search = hlavní bank, vedlejší bank, rozdělení banku, dělení banku, vrácení sázky, nedorovnaná sázka, all-in, side pot, main pot, split, refund, uncalled
fact-pots-game = Hra
fact-pots-seats-at-table = Míst u stolu
fact-pots-button = Button
fact-pots-chip-unit = Nejmenší žeton ve hře
fact-pots-dead = Společné ante a mrtvé žetony
fact-pots-players = Všichni, kdo vložili žetony
fact-pots-seat = Místo
fact-pots-cards = Vlastní karty
fact-pots-contributed = Vloženo za rozdání, bez mrtvých žetonů
fact-pots-folded = Složené karty
fact-pots-board = Board
ruling-pots-paid = Vyplaceno: { $shares }
ruling-pots-without-low-straight = Postupka to není: { $shares }
ruling-pots-with-low-straight = Postupka to je: { $shares }
ruling-pots-straight-first = Postupka je víc: { $shares }
ruling-pots-three-of-a-kind-first = Trojice je víc: { $shares }
ruling-pots-share = { $chips } pro místo { $seat }
ruling-pots-odd-chips = Liché žetony šly po jednom v pořadí podle pravidel
ruling-pots-step-refund = Vrátit nedorovnané žetony: { $chips } (místo { $seat })
ruling-pots-step-pot = { $players ->
    [one] Bank { $chips }: jen místo { $seats }
    [few] Bank { $chips }: místa { $seats }
   *[other] Bank { $chips }: místa { $seats }
}
ruling-pots-step-main = { $players ->
    [one] Hlavní bank { $chips }: jen místo { $seats }
    [few] Hlavní bank { $chips }: místa { $seats }
   *[other] Hlavní bank { $chips }: místa { $seats }
}
ruling-pots-step-side = { $players ->
    [one] Vedlejší bank č. { $number }, { $chips }: jen místo { $seats }
    [few] Vedlejší bank č. { $number }, { $chips }: místa { $seats }
   *[other] Vedlejší bank č. { $number }, { $chips }: místa { $seats }
}
ruling-pots-step-high = Vysoká: { $shares }
ruling-pots-step-low = Nízká: { $shares }
ruling-pots-step-both = Vysoká i nízká: { $shares }
ruling-pots-say-side-first = { $sides ->
    [one] Nejprve vedlejší bank
    [few] Nejprve vedlejší banky
   *[other] Nejprve vedlejší banky
}
ruling-pots-say-each = Každý bank vyplatit zvlášť a odpočítat
gist-pots-each-by-itself = každý bank se dělí zvlášť
gist-pots-odd-chips = liché žetony získává první místo nalevo od buttonu, ve studu rozhoduje barva; stejná ruka v obou polovinách se dělí rovným dílem
gist-pots-stacked = v dělených hrách dealer žetony banku skládá do komínků
gist-pots-own-chips = hráč hraje jen o banky, ve kterých má své žetony

topic-odd-chip = Kdo dostane lichý žeton
    .about = Bank, který se mezi známé vítěze nedělí rovným dílem
    .search = lichý žeton, zbylý žeton, žeton navíc, dělený bank, odd chip, extra chip, split pot, chop
fact-odd-chip-family = Druh hry
choice-odd-chip-family-flop = s boardem
choice-odd-chip-family-draw = draw
choice-odd-chip-family-stud = stud
fact-odd-chip-pot = Bank
fact-odd-chip-chip-unit = Nejmenší žeton ve hře
fact-odd-chip-seats-at-table = Míst u stolu
fact-odd-chip-button = Button
fact-odd-chip-winners = Vítězové, nebo vítězové vysoké poloviny
fact-odd-chip-low-winners = Vítězové nízké poloviny
fact-odd-chip-high-cards = Nejvyšší karty hráčů se shodou
ruling-odd-chip-none = Žetony se dělí beze zbytku
ruling-odd-chip-by-seat = Liché žetony jdou po jednom od prvního místa nalevo od buttonu
ruling-odd-chip-by-suit = Liché žetony jdou po jednom podle nejvyšší karty v pořadí barev
ruling-odd-chip-high-first = Pokud se poloviny liší, větší je vysoká
ruling-odd-chip-evenly = Obě poloviny vyhrávají titíž hráči, proto se celý bank dělí najednou
ruling-odd-chip-cards-not-known = Ve studu rozhoduje nejvyšší karta v pořadí barev, je tedy nutné karty znát
ruling-odd-chip-step-break = Nejprve rozměnit bank na nejmenší žetony ve hře
gist-odd-chip-left-of-button = ve hrách s boardem dostává lichý žeton první místo nalevo od buttonu
gist-odd-chip-suit = ve studu dostává lichý žeton nejvyšší karta v pořadí barev z výherních pěti
gist-odd-chip-high = lichý žeton děleného banku jde vysoké ruce
gist-odd-chip-same-hands = ruce shodné v obou polovinách si celý bank dělí co nejrovněji
gist-odd-chip-2011 = vysoká před nízkou, nalevo od buttonu, ve studu podle barvy; stejná ruka v obou polovinách se dělí rovným dílem
gist-odd-chip-equal = stejné ruce se dělí rovným dílem a barvy se nepočítají

topic-disputed-pot = Není na spor o bank pozdě
    .about = Do kdy lze napravit špatně přečtenou ruku nebo špatně spočítaný bank
    .search = spor o bank, reklamace, špatný bank, špatně vyplacený bank, špatně přečtená ruka, pozdě, dispute, wrong pot, misread, too late
fact-disputed-pot-about = Spor o
fact-disputed-pot-next-hand-begun = Další rozdání začalo
fact-disputed-pot-substantial-action = Významná akce v dalším rozdání
fact-disputed-pot-break-follows = Po rozdání je přestávka
fact-disputed-pot-secs-since-award = Sekund od vyplacení banku
choice-disputed-pot-about-reading = kdo má nejlepší ruku
choice-disputed-pot-about-counting = kolik se vyplatilo a komu
ruling-disputed-pot-in-time = Včas: spor se řeší
ruling-disputed-pot-too-late = Pozdě: výsledek platí
ruling-disputed-pot-until-next-hand = Spor lze vznést, než začne další rozdání
ruling-disputed-pot-until-action = Spočítání a vyplacení lze rozporovat do významné akce v dalším rozdání
ruling-disputed-pot-one-minute = Následuje-li přestávka, lze spor vznést do jedné minuty od vyplacení banku
ruling-disputed-pot-say-wait = Zastavit hru, floorman řeší bank
ruling-disputed-pot-say-stands = Hraje se další rozdání, výsledek platí
ruling-disputed-pot-say-minute = Minuta uplynula, výsledek platí
ruling-disputed-pot-step-stop = Zastavit další rozdání a odhozené karty nechat, jak jsou
ruling-disputed-pot-step-rebuild = S dealerem a hráči zrekonstruovat sázky a karty, jsou-li kamery, i podle nich
gist-disputed-pot-reading = čtení rukou lze rozporovat, než začne další rozdání
gist-disputed-pot-counting = spočítání a vyplacení lze rozporovat do významné akce v dalším rozdání
gist-disputed-pot-break = následuje-li přestávka, jednu minutu od vyplacení banku
gist-disputed-pot-2011 = bank lze rozporovat, než začne další rozdání

## Stud

topic-stud-order = Kdo ve studu začíná
    .about = Bring-in a první na řadě podle odkrytých karet
    .search = kdo začíná, pořadí ve studu, první na řadě, nejvyšší odkryté karty, nejnižší odkryté karty, sedmikarta, stud order, first to act, high board, low board
fact-stud-order-game = Hra
fact-stud-order-seats-at-table = Míst u stolu
fact-stud-order-button-for-position = Button, rozhoduje-li při shodě pozice
fact-stud-order-street = Sázkové kolo
fact-stud-order-live = Místa s kartami
fact-stud-order-up-cards = Odkryté karty
ruling-stud-order-first = Začíná místo { $seat }
ruling-stud-order-brings-in = Bring-in dává místo { $seat }
ruling-stud-order-lowest-card = Bring-in dává nejnižší odkrytá karta, v pořadí kříže, káry, srdce, piky
ruling-stud-order-highest-card = V razzu dává bring-in nejvyšší odkrytá karta, eso je nízké
ruling-stud-order-highest-board = Začíná nejvyšší odkrytá ruka; postupky a flushe se nepočítají
ruling-stud-order-lowest-board = V razzu začíná nejnižší odkrytá ruka; postupky a flushe se nepočítají
ruling-stud-order-tied-silent = Odkryté ruce jsou stejné a kniha neříká, zda rozhoduje barva, nebo místo
ruling-stud-order-tied-by-position = Odkryté ruce jsou stejné a podle zadaného buttonu začíná první nalevo od něj; kniha se řídí barvou, začínalo by místo { $other }
ruling-stud-order-tied-by-suit = Odkryté ruce jsou stejné a rozhoduje barva
ruling-stud-order-tied = Odkryté ruce jsou stejné a začíná první nalevo od buttonu
ruling-stud-order-button-not-known = Odkryté ruce jsou stejné a začíná první nalevo od buttonu, je tedy nutné button znát
ruling-stud-order-say = { $cards }, na řadě je místo { $seat }
ruling-stud-order-say-bring-in = { $cards }, bring-in dává místo { $seat }
ruling-stud-order-step = Dál po směru hodinových ručiček; ve hře jsou: { $seats }
gist-stud-order-suit = při stejných odkrytých rukách rozhoduje barva, ve studu u vysoké karty, v razzu u nízké
gist-stud-order-board-shows = ve studu je první nejvyšší odkrytá ruka, v razzu nejnižší
gist-stud-order-bring-in = bring-in dává nejnižší odkrytá karta, při stejné hodnotě rozhoduje barva
gist-stud-order-razz = v razzu začíná v dalších kolech nejnižší odkrytá ruka
gist-bring-in-or-fold = bring-in je první sázka a další hráči vkládají nejméně tolik, nebo složí karty
gist-bring-in-suit = při stejné hodnotě dávají bring-in kříže, pak káry, srdce a piky
gist-bring-in-razz = v razzu dává bring-in nejvyšší odkrytá karta
gist-stud-order-board = v dalších kolech začíná nejvyšší odkrytá ruka

topic-bring-in = Bring-in
    .about = Kdo podle odkrytých karet dává bring-in, kolik to je a obvyklé ante
    .search = kdo platí bring-in, bring-in, door card, nejnižší karta, úvodní sázka, ante, bring in, lowest card
fact-bring-in-game = Hra
fact-bring-in-open-cards = První odkryté karty
fact-bring-in-lower-limit = Dolní limit
ruling-bring-in-seat = Bring-in dává místo { $seat }: { $card }
ruling-bring-in-lowest = Bring-in dává nejnižší odkrytá karta; při stejné hodnotě kříže, pak káry, srdce, piky
ruling-bring-in-highest = V razzu dává bring-in nejvyšší odkrytá karta, eso je nízké; při stejné hodnotě nejprve piky
ruling-bring-in-size = Obvyklý je bring-in { $from } až { $to } a ante { $ante-from } až { $ante-to }
ruling-bring-in-say = { $card }, bring-in dává místo { $seat }
ruling-bring-in-step = Toto místo smí také hned doplnit na celý dolní limit

topic-stud-last-card = Málo karet pro poslední kolo
    .about = Jak se rozdá sedmá karta, když karty v balíčku nestačí
    .search = došly karty, málo karet, sedmá karta, poslední karta, společná karta, osm hráčů, seventh street, short deck, community card, eight players
fact-stud-last-card-live = Hráčů s kartami
fact-stud-last-card-folded = Hráči, kteří složili karty
fact-stud-last-card-cards = Kolik karet do té doby měli
fact-stud-last-card-burns = Spálených karet
ruling-stud-last-card-usual = Spálit jednu a každému rozdat poslední kartu jako vždy
ruling-stud-last-card-shuffle = Zbytek balíčku a spálené karty zamíchat dohromady a každému rozdat poslední kartu
ruling-stud-last-card-community = Jedna poslední karta na board pro všechny
ruling-stud-last-card-counted = { $stub ->
    [0] V balíčku nezbývá žádná karta
    [one] V balíčku zbývá { $stub } karta
    [few] V balíčku zbývají { $stub } karty
   *[other] V balíčku zbývá { $stub } karet
}, spálených je { $burns } a hráčů, kteří kartu potřebují, { $live }
ruling-stud-last-card-needs-two-more = Na poslední kolo je nutná karta pro každého, jedna ke spálení a jedna, která se nerozdává nikdy
ruling-stud-last-card-needs-one-each = Zbytek balíčku a spálené karty musí dát dohromady kartu pro každého
ruling-stud-last-card-burn-one = Spálit jednu kartu
ruling-stud-last-card-deal-each = Každému rozdat jednu zakrytou kartu
ruling-stud-last-card-shuffle-both = Zamíchat zbytek balíčku se spálenými kartami a sejmout; složené karty zůstávají mimo
ruling-stud-last-card-shuffle-burns = Zamíchat spálené karty; složené karty zůstávají mimo
ruling-stud-last-card-turn-one = Otočit doprostřed jednu kartu, kterou použijí všichni
ruling-stud-last-card-sixth-street-order = Začíná znovu ten, kdo začínal na šesté kartě
gist-stud-last-card-2024 = nestačí-li zbytek balíčku, přimíchají se spálené karty, jinak se otočí jedna karta pro všechny
gist-stud-last-card-001 = zbytek balíčku a spálené karty se zamíchají dohromady, jinak se otočí jedna karta pro všechny
gist-stud-last-card-folded = složené karty se do balíčku nikdy nevracejí

topic-stud-dead-hand = Zvednuté odkryté karty
    .about = Zda je ruka ve studu mrtvá, protože někdo hnul odkrytými kartami
    .search = zvedl karty, sebral odkryté karty, otočil karty dolů, odkryté karty, mrtvá ruka, upcards, turned over, picked up, dead hand
fact-stud-dead-hand-open-cards = Odkryté karty
fact-stud-dead-hand-facing-action = Bylo co dorovnat
choice-stud-dead-hand-open-cards-picked-up = zvednuté
choice-stud-dead-hand-open-cards-turned-down = otočené rubem nahoru
choice-stud-dead-hand-open-cards-in-the-muck = smíchané s odhozenými
choice-stud-dead-hand-open-cards-only-moved = posunuté, stále odkryté
ruling-stud-dead-hand-dead = Ruka je mrtvá
ruling-stud-dead-hand-live = Ruka je živá
ruling-stud-dead-hand-floor = Rozhoduje floorman
ruling-stud-dead-hand-mucked = Karty už nelze od odhozených rozeznat
ruling-stud-dead-hand-gave-up = Kdo zvedne nebo otočí odkryté karty, když je co dorovnat, ruky se vzdává
ruling-stud-dead-hand-still-open = Odkryté karty všichni stále vidí
ruling-stud-dead-hand-turned-down-silent = Kniha mluví o zvednutých odkrytých kartách, ne o kartách otočených rubem nahoru
ruling-stud-dead-hand-no-action = Nebylo co dorovnat, mohla to tedy být jen nešikovnost
ruling-stud-dead-hand-choice-live = Odkryté karty vrátit; ruka je živá
ruling-stud-dead-hand-choice-dead = Ruka je mrtvá
ruling-stud-dead-hand-say = Odkryté karty byly zvednuté, ruka je mrtvá
ruling-stud-dead-hand-step = Karty dát k odhozeným; co bylo vloženo, zůstává v banku
gist-stud-dead-hand = kdo čelí akci a zvedne odkryté karty, zabije tím ruku

## Draw

topic-draw-flow = Dotazy k drawu
    .about = Check před otevřením, otevírací ruka, kolik karet, nikdo nesází, došly karty
    .search = výměna karet, kolik karet vyměnit, otevření, otevírací pár, talon, odhozené karty, draw, exchange, openers, stock, discards
fact-draw-flow-question = Dotaz
fact-draw-flow-deck = Karet v balíčku
fact-draw-flow-cards = Pět karet hráče
fact-draw-flow-wants = Karet k výměně
fact-draw-flow-shows-ace = Ukazuje ponechané eso
fact-draw-flow-players = Hráčů v rozdání
fact-draw-flow-others-put-in = Vklad každého, kdo zůstal
fact-draw-flow-put-in = Vložil hráč před složením karet
fact-draw-flow-exchanges = Výměn v této hře
fact-draw-flow-exchanged-so-far = Výměn dosud
fact-draw-flow-wanted-by-all = Karet chtějí všichni dohromady
choice-draw-flow-question-check-before-opening = check před první sázkou
choice-draw-flow-question-opens = stačí k otevření
choice-draw-flow-question-exchange = kolik karet
choice-draw-flow-question-nobody-opened = nikdo neotevřel
choice-draw-flow-question-nobody-bet-after = po výměně nikdo nevsadil
choice-draw-flow-question-comes-back-in = návrat po složení karet
choice-draw-flow-question-exchange-again = ještě jedna výměna
choice-draw-flow-question-stock = dost karet pro všechny
ruling-draw-flow-may-check = Hráč smí dát check a vstoupit do hry později
ruling-draw-flow-bet-or-fold = Hráč vsadí, dorovná, nebo složí karty; před výměnou nelze dát check
ruling-draw-flow-any-hand-opens = Otevřít lze s jakoukoli rukou
ruling-draw-flow-opens = S touto rukou lze otevřít
ruling-draw-flow-does-not-open = S touto rukou otevřít nelze
ruling-draw-flow-kings-or-better = S 32 kartami je nutný pár králů nebo lepší ruka
ruling-draw-flow-step-keep-openers = Hráč si otevírací karty nechá až do konce a ukáže je
ruling-draw-flow-exchange-silent = Kniha neříká, kolik karet lze vyměnit
ruling-draw-flow-exchanged = Hráč smí vyměnit { $wants ->
    [one] { $wants } kartu
    [few] { $wants } karty
   *[other] { $wants } karet
}
ruling-draw-flow-too-many = Příliš mnoho; karet nejvýše { $most }
ruling-draw-flow-say-too-many = Karet nejvýše { $most }
ruling-draw-flow-next-hand = Rozdání končí a rozdává se další
ruling-draw-flow-all-gave-up = Není-li check a nikdo neotevře, složili karty všichni
ruling-draw-flow-carried = Žetony zůstávají v banku a rozdává se o ně znovu
ruling-draw-flow-may-come-back = Kdo předtím složil karty, smí se vrátit za tolik, kolik vložili ostatní
ruling-draw-flow-showdown = Showdown
ruling-draw-flow-say-showdown = Bez sázek, ukázat karty
ruling-draw-flow-say-carried = Nikdo nesází, bank zůstává a rozdává se znovu
ruling-draw-flow-step-next-dealer = Zamíchat všechny karty; rozdává další hráč po směru hodinových ručiček
ruling-draw-flow-comes-back = Hráč se smí vrátit za { $chips }
ruling-draw-flow-stays-out = Hráč zůstává mimo
ruling-draw-flow-nothing-carried = Žádný bank se nepřenáší, není se tedy k čemu vracet
ruling-draw-flow-exchange-again = Hráč smí měnit ještě jednou
ruling-draw-flow-no-more-exchange = Karty se už nemění
ruling-draw-flow-so-many = { $exchanges ->
    [1] V této hře se mění jednou
    [2] V této hře se mění dvakrát
   *[other] Počet výměn v této hře: { $exchanges }
}
ruling-draw-flow-say-no-more-exchange = Už bez výměny
ruling-draw-flow-stock-enough = Stačí: karet je { $stock }, potřeba { $wanted }
ruling-draw-flow-second-stock = Nestačí: karet je { $stock }, potřeba { $wanted }, z odložených karet se tedy udělá druhý talon
ruling-draw-flow-step-deal-first = Nejprve v pořadí rozdat, co zbývá
ruling-draw-flow-step-shuffle-discards = Zamíchat dosud odložené karty; snímá hráč po levici dealera
ruling-draw-flow-say-second-stock = Karty docházejí, míchají se odložené
gist-draw-flow-no-check = před výměnou nelze dát check
gist-draw-flow-three = mění se nejvýše tři karty
gist-draw-flow-ace = kdo si nechá eso a ukáže je, smí měnit čtyři
gist-draw-flow-may-check = check před otevřením zachovává právo vstoupit do hry
gist-draw-flow-openers = s 32 kartami je k otevření nutný pár králů
gist-draw-flow-nobody-opens = neotevře-li nikdo, vklady zůstávají a rozdává další hráč
gist-draw-flow-four = mění se jedna až čtyři karty, a to jednou
gist-draw-flow-stock = dojde-li talon, zamíchají se odložené karty
gist-draw-flow-carried = nevsadí-li po výměně nikdo, bank se přenáší
gist-draw-flow-once = karty se mění jednou
gist-draw-flow-twice = v Double Drawu se mění dvakrát
gist-draw-flow-back-in = kdo složil karty, smí hrát o přenesený bank, když vloží tolik co ostatní
gist-draw-flow-limping = ve hře s jednou výměnou lze povinnou sázku jen dorovnat

## Ultimate Texas hold'em

topic-uth = Ultimate Texas Hold'em
    .about = Co vyhrává nebo prohrává Ante, Blind, Play a Trips
    .search = UTH, kasinový holdem, kasinová hra, sázka Trips, sázka Blind, výplata, casino holdem, trips, blind bet, ante
fact-uth-player = Karty hráče
fact-uth-dealer = Karty dealera
fact-uth-board = Board
fact-uth-ante = Ante
fact-uth-blind = Blind
fact-uth-play-multiple = Kolik Ante na Play, 0 znamená fold
fact-uth-play = Sázka Play, je-li mezi třemi a čtyřmi Ante
fact-uth-trips = Trips
fact-uth-trips-table = Výplatní tabulka Trips
fact-uth-smallest-chip = Nejmenší vyplácený žeton
fact-uth-trips-after-fold = Trips po foldu
choice-uth-trips-table-A = flush 7, postupka 4
choice-uth-trips-table-B = flush 6, postupka 5
choice-uth-trips-after-fold-settled = vyplácí se podle ruky hráče
choice-uth-trips-after-fold-lost = propadá
gist-uth-better-hand = lepší ruka vyhrává Ante a Play jedna ku jedné
gist-uth-equal = při stejných rukách Ante, Blind i Play zůstávají
gist-uth-dealer-qualifies = dealer potřebuje pár, jinak se Ante vrací
gist-uth-blind = Blind se od postupky výš vyplácí podle své tabulky, při výhře s nižší rukou zůstává
gist-uth-trips = Trips se vyplácí podle vlastní ruky hráče
ruling-uth-win = Vyhrává hráč: celkem { $total }
ruling-uth-lose = Vyhrává dealer: celkem { $total }
ruling-uth-tie = Shoda: celkem { $total }
ruling-uth-fold = Hráč složil karty: celkem { $total }
ruling-uth-trips-after-fold-silent = O Trips po foldu rozhoduje herna
ruling-uth-choice-trips-settled = Vyplatí se podle ruky hráče
ruling-uth-choice-trips-lost = Propadá s foldem
ruling-uth-hands = Hráč: { $player } ({ $player-cards }); dealer: { $dealer } ({ $dealer-cards })
ruling-uth-dealer-qualifies = Dealer má aspoň pár, Ante se tedy počítá
ruling-uth-dealer-does-not-qualify = Dealer nemá pár, Ante se tedy vrací, pokud hráč nesložil karty
ruling-uth-say = { $hand }
ruling-uth-step-ante = Ante { $won }
ruling-uth-step-blind = Blind { $won }
ruling-uth-step-play = Play { $won }
ruling-uth-step-trips = Trips { $won }

topic-uth-stage = Průběh Ultimate Texas Hold'em
    .about = Co se rozdává, kolik lze vsadit na Play a jak se boxy vyplácejí
    .search = UTH, kasinový holdem, kasinová hra, kolikrát navýšit, navýšit jednou, sázka Play, čtyřnásobek, trojnásobek, pořadí výplat, boxy, casino holdem, raise once, play bet, check or raise, fold or call, order of settling, boxes
fact-uth-stage-stage = Fáze
fact-uth-stage-has-raised = V tomto rozdání už je vsazeno na Play
choice-uth-stage-stage-before-the-board = před boardem
choice-uth-stage-stage-three-cards = tři karty na boardu
choice-uth-stage-stage-five-cards = pět karet na boardu
choice-uth-stage-stage-settling = všichni se rozhodli
ruling-uth-check-or-three-or-four = Check, nebo Play za tři nebo čtyři Ante
ruling-uth-check-or-three-to-four = Check, nebo Play za tři až čtyři Ante
ruling-uth-check-or-twice = Check, nebo Play za dvě Ante
ruling-uth-fold-or-once = Fold, nebo Play za jedno Ante
ruling-uth-then-no-more = Kdo vsadí na Play, v tomto rozdání už nic dalšího nevsází
ruling-uth-raised-once = Nic dalšího už vsadit nelze: hráč navýšil
ruling-uth-no-more = Nic dalšího už vsadit nelze: všichni se rozhodli
ruling-uth-step-deal = Každému rozdat dvě karty po směru hodinových ručiček, dealerovi poslednímu
ruling-uth-step-secret = Hráči si prohlížejí jen své dvě karty, nikomu je neukazují a nemluví o nich
ruling-uth-step-three = Spálit jednu kartu a otočit tři
ruling-uth-step-two = Spálit jednu kartu a otočit poslední dvě najednou
ruling-uth-step-dealer = Odkrýt obě karty dealera
ruling-uth-step-boxes = Vyplácet box po boxu od posledního ve hře, zprava doleva
ruling-uth-step-call = Odkrýt karty hráče a ohlásit nejlepší ruku s boardem
gist-uth-deal = dvě karty dostává každý hráč i dealer
gist-uth-secret = hráči karty nikomu neukazují a nemluví o nich
gist-uth-first-decision = před boardem hráč dá check, nebo vsadí na Play tři nebo čtyři Ante
gist-uth-one-raise = kdo v rozdání navýšil, už znovu nenavyšuje
gist-uth-flop = spálí se jedna karta a otočí se tři
gist-uth-second-decision = po třech kartách hráč dá check, nebo vsadí na Play dvě Ante
gist-uth-turn-and-river = spálí se jedna karta a poslední dvě se otočí najednou
gist-uth-third-decision = po pěti kartách hráč složí karty, nebo vsadí na Play jedno Ante, a potom se už nesází
gist-uth-settling = boxy se vyplácejí od posledního ve hře, zprava doleva
verdict-is-may-come-back = může se vrátit
verdict-is-stays-out = zůstává mimo
verdict-play-least = Play nejméně
verdict-play-most = Play nejvýše
verdict-otherwise = Jinak

## Betting, limit, pot-limit

topic-betting = Smí hráč navýšit a na kolik
    .about = Kolik dorovnat, zda jsou sázky znovu otevřené, minimální navýšení
    .search = může navýšit, smí navýšit, na kolik navýšit, kolik dorovnat, minimální navýšení, plné navýšení, znovuotevření sázek, may he raise, min raise, reopen, short all in, full raise
fact-betting-street = Sázkové kolo
fact-betting-order-of-action = Místa v pořadí akce
fact-betting-big-blind = Big blind
fact-betting-posted = Vložené blindy
fact-betting-stacks-before-round = Žetony před sázkovým kolem
fact-betting-actions = Akce sázkového kola
fact-betting-seat = Místo
fact-betting-action = Akce
fact-betting-to = Na kolik celkem
fact-betting-amount = Přidané žetony
fact-betting-all-in = All-in
fact-betting-to-act = Místo na řadě
fact-betting-reopening = Sázky se znovu otevírají
choice-betting-street-preflop = před flopem
choice-betting-street-postflop = po flopu
choice-betting-reopening-cumulative = po all-inech, které dají dohromady plné navýšení
choice-betting-reopening-single = jen po jednom plném navýšení
ruling-betting-check-or-bet = Místo { $seat } smí dát check nebo vsadit { $least } či víc
ruling-betting-call-or-raise = Místo { $seat } smí dorovnat { $call } nebo navýšit nejméně na { $least }
ruling-betting-call-or-all-in = Místo { $seat } smí dorovnat { $call } nebo dát all-in, celkem { $least }
ruling-betting-check-only = Místo { $seat } smí dát check
ruling-betting-call-or-fold = Místo { $seat } smí dorovnat { $call }, nebo složit karty
ruling-betting-full-raise = Největší plná sázka nebo navýšení tohoto kola je { $raise }
ruling-betting-open = Sázky jsou pro hráče otevřené
ruling-betting-nobody-could-call = Nikdo další nemá žetony, kterými by navýšení dorovnal
ruling-betting-not-a-full-raise = Hráč už jednal a má dorovnat méně než plné navýšení
ruling-betting-no-single-full-raise = Hráč už jednal a nikdo od té doby nedal sám plné navýšení
gist-betting-least-raise = navýšení je nejméně největší sázka nebo navýšení sázkového kola
gist-betting-cumulative = all-iny, které dají dohromady plné navýšení, otevírají sázky znovu tomu, kdo je má dorovnat
gist-betting-single = sázky znovu otevírá jen plné navýšení jednoho hráče

topic-pot-limit = Kolik je navýšení o bank
    .about = Největší sázka nebo navýšení v pot-limitu
    .search = pot limit, PLO, sázka banku, kolik je pot, maximální sázka, maximální navýšení, bet the pot, maximum raise
fact-pot-limit-pot = Bank se všemi sázkami
fact-pot-limit-current-bet = K dorovnání celkem
fact-pot-limit-in-front = Před hráčem už leží
fact-pot-limit-blinds-missing = Chybí do plných blindů
ruling-pot-limit-bet = Nejvýše { $most }
ruling-pot-limit-raise = Nejvýše na { $most }
ruling-pot-limit-how = Dorovnání { $call } a pak navýšení o { $raise }, což je bank i s tímto dorovnáním
ruling-pot-limit-blinds-count = Před flopem se blindy počítají jako plné, k banku se tedy přičítá ještě { $missing }
ruling-pot-limit-dead-blind = Kniha to říká o neúplném blindu hráče, který je all-in; je-li blind mrtvý, rozhoduje floorman
ruling-pot-limit-blinds-ignored = Počítá se jen to, co v banku leží, chybějících { $missing } tedy ne
ruling-pot-limit-say = Pot je { $most }
gist-pot-limit-count = velikost banku se říká jen v pot-limitu
gist-pot-limit-spread = bank se na požádání rozprostře, aby šel spočítat
gist-pot-limit-short-blind = před flopem se bank počítá, jako by neúplný all-in blind byl celý
gist-pot-limit-full-blinds = před flopem se bank počítá s plnými blindy
gist-pot-limit-raise = navýšení je nejvýše bank po vlastním dorovnání

topic-limit-cap = Kolikrát lze navýšit v limitu
    .about = Strop sázkového kola, heads-up a all-iny menší než sázka
    .search = kolik navýšení, kolikrát navýšit, počet navýšení, strop, limit, cap, number of raises, capped
fact-limit-cap-bet = Sázka tohoto kola
fact-limit-cap-bets-so-far = Sázek a navýšení dosud, i s big blindem
fact-limit-cap-own-raises = Z toho navýšení hráče
fact-limit-cap-betting-rounds = Sázkových kol v této hře
fact-limit-cap-players-left = Hráčů v rozdání se žetony
fact-limit-cap-capped-before-heads-up = Stropu dosaženo, než zbyli dva
fact-limit-cap-event-is-heads-up = V turnaji zbývají jen dva
fact-limit-cap-short-all-in = All-in navyšuje o
ruling-limit-cap-may-raise = Navýšit se smí
ruling-limit-cap-reached = Strop: jen dorovnat nebo složit karty
ruling-limit-cap-none = Mezi těmito dvěma strop není
ruling-limit-cap-totals = Kolo jde po částkách { $totals } a dál ne
ruling-limit-cap-raises-each = Počet navýšení na hráče a sázkové kolo: { $raises }
ruling-limit-cap-all-in-is-a-bet = All-in je sázka; kdo už jednal, smí navýšit
ruling-limit-cap-others-may-raise = Kdo ještě nejednal, smí navýšit
ruling-limit-cap-all-in-call-or-fold = All-in není sázka; kdo už jednal, dorovná, nebo složí karty
ruling-limit-cap-all-in-silent = Zda all-in sázky znovu otevírá, kniha neříká
gist-limit-cap-house = v limitu platí strop herny, i mezi dvěma hráči, dokud v turnaji nezbývají jen dva
gist-limit-cap-half-bet = v limitu all-in za polovinu sázky nebo víc sázky znovu otevírá
gist-limit-cap-three-raises = sázka a tři navýšení, má-li hra tři sázková kola nebo víc
gist-limit-cap-four-raises = sázka a čtyři navýšení ve hrách se dvěma sázkovými koly
gist-limit-cap-heads-up = mezi dvěma hráči není počet navýšení omezen
gist-limit-cap-less-than-half = v limitu all-in za méně než polovinu sázky sázky znovu neotevírá
gist-limit-cap-three-bets = celkem tři sázky, včetně první sázky a big blindu
gist-limit-cap-each = jedno dorovnání a tři navýšení na hráče

## Facts that cannot be

facts-chip-unit-zero = nejmenší žeton musí mít nějakou hodnotu
facts-dead-not-in-units = mrtvé žetony nelze složit ze žetonů { $unit }
facts-stake-not-in-units = žetony místa { $seat } nelze složit ze žetonů { $unit }
facts-pot-not-in-units = bank nelze složit ze žetonů { $unit }
facts-pot-too-much = místo { $seat } vložilo víc, než lze spočítat
facts-pot-all-folded = všichni složili karty, nikdo tedy nemůže vyhrát
facts-pot-folded-above-all = místo { $seat } složilo karty, až když ostatní dorovnali víc, než vložil kdokoli ze zbývajících
facts-action-before-hand = v rozdání, které nezačalo, nemůže být žádná akce
facts-called-above-bet = dorovnáno je víc, než bylo vsazeno
facts-not-in-showdown = místo { $seat } v showdownu není
facts-stud-not-shown = místo { $seat } tu nemá odkryté karty
facts-stud-no-street = hra nemá sázkové kolo { $street }
facts-stud-open-cards = místo { $seat } má odkrytých karet { $has }, v tomto kole jich je odkrytých { $wants }
facts-stud-too-many-cards = rozdáno je víc karet, než má balíček
facts-draw-more-than-others = nemůže být víc, než vložili ti, kdo zůstali
facts-draw-five-cards = hráč musí mít pět karet
facts-draw-too-many-players = balíček nemá pro tolik hráčů po pěti kartách
facts-uth-no-table = taková výplatní tabulka neexistuje
facts-uth-blind-is-ante = Blind je stejně velký jako Ante
facts-uth-no-ante = chybí Ante
facts-uth-play-multiple = sázka Play je 1 až 4 Ante, nebo 0 při foldu
facts-uth-play-whole = před boardem se na Play sází právě tři nebo čtyři Ante, pokud herna nedovoluje částky mezi tím
facts-uth-play-between = sázka Play, která není celým násobkem Ante, musí být mezi jejich trojnásobkem a čtyřnásobkem
facts-uth-play-multiple-of-play = sázka Play neodpovídá tomuto počtu Ante (zaokrouhleno dolů)
facts-uth-too-much = to je víc, než lze spočítat
facts-betting-big-blind = big blind musí být zadán
facts-betting-seat-unknown = místo { $seat } v pořadí akce není
facts-betting-stack-unknown = je nutné zadat žetony místa { $seat }
facts-betting-posted-too-much = místo { $seat } vložilo víc, než má
facts-betting-not-in-turn = na řadě je místo { $turn }, ne místo { $seat }
facts-betting-round-over = sázkové kolo skončilo a nikdo není na řadě
facts-betting-cannot-check = je co dorovnat
facts-betting-nothing-to-call = není co dorovnat
facts-betting-bet-already = už je vsazeno, je to tedy navýšení
facts-betting-no-bet-yet = ještě není vsazeno, je to tedy sázka
facts-betting-call-is = dorovnání přidává { $chips }
facts-betting-amount-unknown = je nutné zadat částku
facts-betting-amounts-differ = částka a součet si neodpovídají
facts-betting-more-than-stack = hráč má celkem { $chips }
facts-betting-not-all-in = nejsou to poslední žetony hráče
facts-betting-not-above-bet = musí to být víc než { $chips }
facts-betting-below-minimum = musí to být nejméně { $chips }, pokud hráč není all-in
facts-betting-not-reopened = sázky nebyly pro hráče otevřené
facts-pot-limit-in-front = hráč má před sebou víc, než je v banku
