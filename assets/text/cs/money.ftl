# Money: prices, payments, prizes, bounties and deals.

money = { $figures } { $currency }
deal-share = { $player } { $amount }

## What happened

event-charged = { $is_owed ->
        [yes] Dluh
       *[no] Zaplaceno
    }: { $names }, { $players ->
        [one] {""}
        [few] {"každý "}
       *[other] {"každý "}
    }{ $amount } za { $sale ->
        [entry] vstup
        [re-entry] re-entry
        [rebuy] rebuy
       *[add-on] add-on
    } ({ $buy_in }){ $is_off ->
        [yes] , herna platí { $off }
       *[no] {""}
    }
    .name = platba – { $names }
event-payment-taken = Dluh zaplacen: { $player }, { $amount }
    .name = platba – { $player }
event-charge-voided = Doklad { $receipt } stornován: { $player }{ $is_back ->
        [yes] , vráceno { $back }
       *[no] {""}
    }{ $is_kept ->
        [yes] , ponecháno { $kept }
       *[no] {""}
    }
    .name = storno dokladu { $receipt }
event-charge-corrected = Doklad { $receipt } opraven: { $player }, { $amount } ({ $buy_in }), zaplaceno { $paid }; { $note }
    .name = oprava dokladu { $receipt }
event-cash-corrected = V pokladně { $is_more ->
        [yes] o { $amount } víc
       *[no] o { $amount } méně
    }: { $note }
    .name = oprava pokladny
event-debt-settled = { $how ->
        [paid-by-house] Za hráče { $player } platí herna { $amount }
        [written-off] Odepsáno { $amount }: { $player }
       *[owed-again] { $player } opět dluží { $amount }
    }: { $note }
    .name = dluh: { $player }
event-bounty-settled = Bounty ({ $player }): { $goes }{ $is_said ->
        [yes] {" · "}{ $note }
       *[no] {""}
    }
    .name = bounty: { $player }
bounty-goes = { $to ->
        [player] { $amount }, získává { $player }
        [winner] { $amount } vítězi
        [pool] { $amount } do prizepoolu
        [house] { $amount } herně
        [staff] { $amount } personálu
       *[nobody] { $amount }, zatím nerozhodnuto
    }
money-act-sold = { $players ->
        [one] { $amount }
        [few] každý { $amount }, celkem { $all }
       *[other] každý { $amount }, celkem { $all }
    }{ $how ->
        [later] , na dluh
        [now] , platí se hned
       *[free] {""}
    }{ $is_off ->
        [yes] , herna platí { $off }
       *[no] {""}
    }
money-act-owes = už dluží { $amount }
money-act-paid = zaplaceno { $amount }{ $is_part ->
        [yes] , zbývá dluh { $left }
       *[no] {""}
    }
money-act-settled = { $how ->
        [paid-by-house] herna platí { $amount }
        [written-off] odepsáno { $amount }
       *[owed-again] opět dluh { $amount }
    }
money-act-back = vráceno { $amount }
money-act-kept = ponecháno { $amount }
money-act-unowed = odpadá dluh { $amount }
money-act-nothing-back = žádné peníze se nevracejí
money-act-corrected = k zaplacení { $amount }{ $way ->
        [more] , teď se doplácí { $paid }
        [back] , vrací se { $paid }
       *[none] {""}
    }
money-act-paid-out = vyplácí se { $what ->
        [prize] výhra
       *[bounty] bounty
    } { $amount }
money-act-taken-back = do pokladny se vrací { $what ->
        [prize] výhra
       *[bounty] bounty
    } { $amount }
event-prize-set = Výhra za { $place }. místo: { $amount }
    .name = výhra za { $place }. místo
event-prize-freed = Výhra za { $place }. místo se zase řídí prizepoolem
    .name = výhra za { $place }. místo zase podle prizepoolu
event-payouts-fixed = Výplaty zamčeny: prizepool { $pool }, { $entries ->
        [one] { $entries } vstup
        [few] { $entries } vstupy
       *[other] { $entries } vstupů
    }, { $places ->
        [one] { $places } placené místo
        [few] { $places } placená místa
       *[other] { $places } placených míst
    }, první výhra { $first }
    .name = zamčení výplat
event-payouts-freed = Výplaty odemčeny: zase se řídí prizepoolem
    .name = odemčení výplat
event-paid-out = Vyplaceno: { $player }, { $what ->
        [prize] výhra
       *[bounty] bounty
    } { $amount }
    .name = výplata – { $player }
event-payout-taken-back = Vráceno do pokladny: { $player }, { $what ->
        [prize] výhra
       *[bounty] bounty
    } { $amount }
    .name = vrácení výplaty – { $player }
event-deal-made = Dohoda, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, { $method ->
        [icm] podle ICM
        [chip-chop] podle žetonů
        [even] rovným dílem
       *[by-hand] podle vlastního ujednání
    }: { $shares }{ $is_kept ->
        [yes] , pro vítěze zůstává { $kept }
       *[no] {""}
    }{ $then ->
        [ends] . Turnaj končí
       *[play-on] {""}
    }{ $is_off ->
        [yes] ; počty: { $off }
       *[no] {""}
    }
    .name = dohoda
event-deal-dropped = Dohoda zrušena: výhry se zase řídí umístěním
    .name = zrušení dohody

event-envelopes-sealed = { $count ->
        [one] Zapečetěna { $count } obálka
        [few] Zapečetěny { $count } obálky
       *[other] Zapečetěno { $count } obálek
    }: { $list }
    .name = zapečetění obálek
event-envelope-drawn = Obálka { $no } vylosována za vyřazení: { $player }, { $amount } (losování { $draw })
    .name = obálka – { $player }
envelopes-of = { $count } × { $amount }
purpose-envelope = obálka, hráč { $player }
draw-check-envelope = Pro ověření obálky zadejte { $check_item } pro každé ještě nevylosované číslo; vylosován byl nejmenší výsledek a obsah obálky je v zapečetěném seznamu

## What happened to a player

evening-charged = { $is_owed ->
        [yes] Dluh { $amount }
       *[no] Zaplaceno { $amount }
    }{ $is_off ->
        [yes] , herna platí { $off }
       *[no] {""}
    }
evening-paid = Dluh { $amount } zaplacen
evening-charge-voided = { $is_kept ->
        [yes] Platba stornována, ponecháno { $kept }
       *[no] Platba stornována, vráceno { $back }
    }
evening-charge-corrected = Platba opravena na { $amount }: { $note }
evening-debt-settled = { $how ->
        [paid-by-house] Herna zaplatila { $amount }
        [written-off] Odepsáno { $amount }
       *[owed-again] Opět dluží { $amount }
    }: { $note }
evening-bounty-settled = { $part ->
        [own] Bounty nikdo nezískal: { $goes }
       *[got] Bounty, které nikdo nezískal: { $amount }
    }{ $is_said ->
        [yes] {" · "}{ $note }
       *[no] {""}
    }
evening-paid-out = Vyplaceno: { $what ->
        [prize] výhra
       *[bounty] bounty
    } { $amount }
evening-payout-taken-back = Vráceno do pokladny: { $what ->
        [prize] výhra
       *[bounty] bounty
    } { $amount }
evening-envelope-drawn = Vylosována obálka za vyřazení tohoto hráče
evening-dealt = Podíl z dohody: { $amount }

## What is refused

refusal-no-prices = Tento turnaj nemá ceny
    .hint = Zadejte v nastavení ceny a výplaty
refusal-price-missing = Není zadáno, kolik stojí { $sale ->
        [entry] vstup
        [re-entry] re-entry
        [rebuy] rebuy
       *[add-on] add-on
    }
    .hint = Zadejte v nastavení cenu; je-li to zdarma, zadejte 0
refusal-price-too-high = Příliš vysoká cena: { $name }
    .hint = Cena musí být nižší než { $amount }
refusal-price-unnamed = Cena nemá název: { $sale ->
        [entry] vstup
        [re-entry] re-entry
        [rebuy] rebuy
       *[add-on] add-on
    }
    .hint = Zadejte název
refusal-fee-unnamed = Poplatek bez názvu: { $name }
    .hint = Uveďte, za co je, např. Rake 5
refusal-deduction-unnamed = Srážka z prizepoolu nemá název
    .hint = Uveďte, na co je, např. Dealeři 3%
refusal-extra-unnamed = Nepeněžní výhra za { $place }. místo nemá název
    .hint = Uveďte, co to je, např. { $place } Pohár
refusal-extra-place-impossible = Nepeněžní výhra je zadána za { $place }. místo, které neexistuje
    .hint = Umístění se číslují od 1 do { $most }
refusal-buy-in-never-sold = Nikdy by nešlo prodat: { $name }
    .hint = Nastavte limit na 1 nebo víc, nechte ho prázdný, nebo cenu odeberte
refusal-buy-in-level-unknown = Poslední úroveň je { $most }, prodej do úrovně { $level } není možný: { $name }
    .hint = Zvolte úroveň nejvýše { $most }, nechte pole prázdné, nebo nejprve přidejte úrovně
refusal-buy-in-twice = Dvě ceny mají název { $name }
    .hint = Dejte každé ceně vlastní název
refusal-buy-in-unknown = Pro tento prodej není cena s názvem { $name }
    .hint = Zkontrolujte ceny v nastavení
refusal-buy-in-not-said = Vyhovuje několik cen: { $names }
    .hint = Zvolte jednu
refusal-buy-in-over = Prodej skončil s úrovní { $level }: { $name }
    .hint = Zvolte jinou cenu, nebo přesto prodejte
refusal-buy-in-sold-out = Vyprodáno: { $name }, limit { $most }
    .hint = Zvolte jinou cenu, nebo přesto prodejte
refusal-buy-in-used = { $player } už má nejvyšší dovolený počet ({ $most }): { $name }
    .hint = Zvolte jinou cenu, nebo přesto prodejte
refusal-off-too-much = { $amount } je víc než cena { $price }
    .hint = Pro vstup zdarma odečtěte celou cenu
refusal-currency-digits = Měna má nejvýše { $most ->
        [one] { $most } desetinné místo
        [few] { $most } desetinná místa
       *[other] { $most } desetinných míst
    }
    .hint = Zvolte 0 pro celé částky, 2 pro haléře nebo centy
refusal-currency-in-use = V této měně už se účtovaly prodeje
    .hint = Změnit lze název měny, ne počet desetinných míst
refusal-deductions-over-hundred = Srážky by přesáhly celý prizepool
    .hint = Snižte srážky z prizepoolu
refusal-bounty-share-over-hundred = Najednou by se získalo víc než celé bounty
    .hint = Zvolte podíl nejvýše 100 procent
refusal-unit-zero = Výhry nelze zaokrouhlit na nulu
    .hint = Zvolte nejmenší částku, která se vyplácí
refusal-money-too-much = Tato částka je příliš vysoká
    .hint = Nejvyšší částka je { $amount }
refusal-amount-missing = Částka není zadána
    .hint = Zadejte částku
refusal-nothing-owed = { $player } nic nedluží
    .hint = Pokud se účtovalo chybně, opravte to
refusal-more-than-owed = { $player } dluží { $owed }, ne { $amount }
    .hint = Přijměte { $owed } nebo méně
refusal-no-bounty-open = Není tu žádné nerozhodnuté bounty: { $player }
    .hint = Už je uvedeno, kdo ho získal, nebo žádné nebylo
refusal-bounty-decided = Toto bounty tam už jde: { $player }
    .hint = Zvolte, kam jinam má jít
refusal-own-bounty = Vlastní bounty získat nelze: { $player }
    .hint = Zvolte někoho jiného
refusal-not-charged = Za toto se nic neúčtovalo: { $player }
    .hint = Zkontrolujte nákupy hráče
refusal-charged-already = Vstup už je účtován: { $player }
    .hint = Pokud se účtovalo chybně, opravte to
refusal-nobody-to-charge = Vstup je účtován všem
    .hint = Pozdější vstupy se účtují při prodeji
refusal-charge-unchanged = Na platbě by se nic nezměnilo
    .hint = Změňte cenu, slevu nebo zaplacenou částku
refusal-entries-still-sold = Vstupy se ještě prodávají, prizepool tedy není konečný
    .hint = Nejprve uzavřete registraci
refusal-pool-empty = Prizepool je prázdný
    .hint = Zadejte ceny, nebo částku, kterou přidává herna
refusal-payouts-fixed = Výplaty jsou zamčené
    .hint = Chcete-li je měnit, odemkněte je
refusal-payouts-not-fixed = Výplaty nejsou zamčené
    .hint = Zamkněte je, až se vstupy přestanou prodávat
refusal-paid-out-more = Vyplaceno je { $amount }, víc než celý prizepool: { $total }
    .hint = Vezměte chybné výplaty zpět, nebo opravte prizepool
refusal-prizes-paid-out = Už je vyplaceno { $amount }
    .hint = Nejprve vezměte výplatu zpět
refusal-place-impossible = Takové umístění neexistuje
    .hint = Umístění se číslují od 1 do { $most }
refusal-more-too-many = Příliš velký počet: { $name }
    .hint = Zadejte nejvýše { $most }
refusal-prize-unchanged = Výhra za { $place }. místo je už stejná
    .hint = Zadejte jinou částku
refusal-pool-too-small = { $count ->
        [one] { $count } placené místo s nejméně { $amount } je
        [few] { $count } placená místa, každé s nejméně { $amount }, jsou dohromady
       *[other] { $count } placených míst, každé s nejméně { $amount }, je dohromady
    } víc než celý prizepool: { $total }
    .hint = Snižte nejnižší výhru nebo zaokrouhlení, nebo počet placených míst
refusal-prizes-over-pool = Výhry dávají dohromady { $amount }, víc než celý prizepool: { $total }
    .hint = Snižte některou ručně zadanou výhru
refusal-pool-left-over = { $amount } z prizepoolu by nepřipadlo nikomu
    .hint = Nechte některou výhru řídit se prizepoolem
refusal-prize-rises = Za { $place }. místo by byla vyšší výhra než za lepší umístění
    .hint = Snižte ji, nebo zvyšte výhry za lepší umístění
refusal-place-not-there = Výhra je zadána za { $place }. místo, ale { $entries ->
        [one] vstup je jen { $entries }
        [few] vstupy jsou jen { $entries }
       *[other] vstupů je jen { $entries }
    }
    .hint = Nechte výhru za toto umístění zase řídit se prizepoolem
refusal-seat-not-priced = Není zadána hodnota ticketu
    .hint = Zadejte ji vedle šablony
refusal-nothing-due = Nic k vyplacení: { $player }
    .hint = Podívejte se do seznamu výher, komu se má ještě vyplatit
refusal-more-than-due = K vyplacení je { $due }, ne { $amount }: { $player }
    .hint = Vyplaťte { $due } nebo méně
refusal-nothing-paid-out = Nic nebylo vyplaceno: { $player }
    .hint = Podívejte se do seznamu výher, komu se už vyplatilo
refusal-more-than-paid-out = Vyplaceno bylo { $total }, ne { $amount }: { $player }
    .hint = Vezměte zpět { $total } nebo méně
refusal-deal-stands = Dohoda už je uzavřena
    .hint = Nejprve ji zrušte
refusal-no-deal = Žádná dohoda není
    .hint = Výhry se řídí umístěním
refusal-nothing-to-share = Není co dělit
    .hint = Dohoda potřebuje dva hráče a výhru
refusal-deal-without = { $player } je stále ve hře a v dohodě chybí
    .hint = Souhlasit musí každý, kdo je ještě ve hře
refusal-deal-without-chips = { $player } nemá v dohodě žádné žetony
    .hint = Spočítejte stack
refusal-deal-chips = Stacky dávají dohromady { $counted }, ale ve hře je { $in_play } žetonů
    .hint = Spočítejte je znovu, nebo tyto počty použijte
refusal-deal-amount-missing = Částka není zadána: { $player }
    .hint = Zadejte částku pro každého
refusal-deal-sum = Podíly dávají dohromady { $amount }, ale dělí se { $total }
    .hint = Opravte podíly
refusal-kept-is-everything = Pro vítěze nelze ponechat { $amount }, když se dělí { $total }
    .hint = Nechte něco k rozdělení
refusal-kept-for-nobody = Pro vítěze by zůstalo { $amount }, ale dál nikdo nehraje
    .hint = Rozdělte vše, nebo hrajte dál
refusal-unit-does-not-go-in = { $total } není násobek { $amount }
    .hint = Ponechte pro vítěze jinou částku, nebo zvolte menší zaokrouhlení
refusal-deal-paid = Podíl z dohody už je vyplacen: { $player }
    .hint = Nejprve vezměte výplatu zpět

refusal-no-mystery-bounties = V tomto turnaji nejsou mystery bounty
    .hint = Zvolte mystery bounty u cen
refusal-envelopes-sealed = Obálky jsou zapečetěny
    .hint = Chcete-li prodat další bounty nebo zapečetit jiné, vezměte zapečetění zpět
refusal-entries-not-charged = { $players ->
        [one] { $players } vstup se neúčtoval
        [few] { $players } vstupy se neúčtovaly
       *[other] { $players } vstupů se neúčtovalo
    }
    .hint = Účtujte je před zapečetěním, jinak by jejich bounty v žádné obálce nebyla
refusal-envelopes-not-sealed = Žádné obálky nejsou zapečetěny
    .hint = Zapečeťte je, až skončí prodej
refusal-envelopes-miscounted = Počet obálek: { $envelopes ->
        [one] { $envelopes }
        [few] { $envelopes }
       *[other] { $envelopes }
    }, počet hráčů: { $players ->
        [one] { $players }
        [few] { $players }
       *[other] { $players }
    }
    .hint = Musí být jedna pro každého, kdo je ještě ve hře
refusal-envelopes-sum = V obálkách by bylo { $amount }, ale všechna bounty jsou dohromady { $total }
    .hint = Opravte částky
refusal-envelope-drawn = Obálka za toto vyřazení už je vylosována: { $player }
    .hint = Najdete ji v deníku
refusal-not-knocked-out = Není uvedeno, kdo hráče po zapečetění obálek vyřadil: { $player }
    .hint = Nejprve to doplňte u vyřazení

## The screen

nav-prizes = Výhry
prizes-none = Tento turnaj nemá ceny
    .hint = Zadejte ceny a výplaty v nastavení a výhry se zobrazí zde
prizes-none-go = Přejít do nastavení
prizes-pool = Prizepool { $pool }
prizes-collected = vybráno { $amount }
prizes-still-owed = nezaplaceno { $amount }
prizes-written-off = odepsáno { $amount }
prizes-from-bounties = z bounty, která nikdo nezískal, { $amount }
prizes-till = v pokladně { $box } · k vyplacení { $to_pay } · zbude { $left }
prizes-settle = Nezaplatí…
prizes-settle-hint = Pokud hráč zaplatil, stiskněte Zaplaceno. Pokud odešel, zvolte, kdo ztrátu ponese
prizes-settle-house = Zaplatí herna
prizes-settle-off = Odepsat
prizes-settle-house-hint = Prizepool zůstane stejný
prizes-settle-off-hint = Prizepool se zmenší, pokud výplaty nejsou zamčené
prizes-owed-again = Opět dluh
prizes-bounty = Čí je bounty…
prizes-bounty-title = Bounty ({ $player }): { $amount }
prizes-bounty-hint = Nikdo není uveden. Pokud hráče někdo vyřadil, opravte vyřazení. Jinak zvolte, kam peníze půjdou
prizes-bounty-correct = Uvést, kdo je získal
prizes-bounty-to = Hráči
prizes-bounty-winner = Vítězi
prizes-bounty-pool = Do prizepoolu
prizes-bounty-house = Herně
prizes-bounty-staff = Personálu
prizes-bounty-open = Nechat nerozhodnuté
prizes-ties = Dělená místa
prizes-ties-equally = Rovným dílem
prizes-ties-by-unit = V jednotkách výplaty
prizes-ties-what = Hráči vyřazení ve stejném handu sdílejí místo: rovným dílem na halíř, nebo v jednotkách výplaty, lichá připadne většímu stacku
prizes-deal-anyway = Použít tyto počty
prices-decide = Určují ceny: { $limits }
prizes-deducted = { $name } −{ $amount }
prizes-added = herna přidává { $amount }
prizes-overlay = overlay { $amount }
prizes-box-correct = Opravit pokladnu…
prizes-box-correct-hint = Po přepočítání: co chybí, nebo co se přidalo či našlo navíc, např. overlay herny
prizes-box-less = Je v ní méně
prizes-box-more = Je v ní víc
prizes-curve = { $places ->
        [one] { $places } placené místo: { $first }
        [few] { $places } placená místa: { $first } až { $last }
       *[other] { $places } placených míst: { $first } až { $last }
    }
prizes-not-fixed = Zatím nejsou zamčené: výhry se řídí prizepoolem, dokud se prodávají vstupy
prizes-behind = Prizepool je teď { $pool }; zamkněte výplaty znovu, nebo je nechte tak, jak byly ohlášeny
prizes-unpaid = Zamčené; k vyplacení zbývá { $amount }
prizes-all-paid = Zamčené; teď není co vyplácet
prizes-desk-unnamed = Bez názvu
prizes-envelopes-differ = V obálkách je zapečetěno { $sealed }, ale bounty teď dávají dohromady { $bounties }: rozdíl opravte v pokladně
prizes-fix = Zamknout výplaty
prizes-fix-again = Zamknout výplaty znovu
prizes-free = Odemknout výplaty
prizes-deal = Dohoda…
prizes-drop-deal = Zrušit dohodu
prizes-set = Zadat výhru…
prizes-set-this = Zadat tuto výhru…
prizes-set-free = Řídit prizepoolem
prizes-set-hint = Ostatní výhry se přizpůsobí: součet zůstává prizepool a horší umístění nikdy nemá víc než lepší
prizes-if-open = Co kdyby…
prizes-if = Co kdyby se prodalo víc
prizes-if-hint = Prizepool a výhry, jaké by byly; v turnaji se nic nemění
prizes-if-more = Navíc: { $price }
prizes-if-unread = { $price }: { $typed } není číslo
prizes-if-places = { $entries ->
        [one] { $entries } vstup
        [few] { $entries } vstupy
       *[other] { $entries } vstupů
    }, { $places ->
        [0] žádné placené místo
        [one] { $places } placené místo
        [few] { $places } placená místa
       *[other] { $places } placených míst
    }
prizes-if-place = { $several ->
        [yes] { $first }.–{ $last }. místo
       *[no] { $first }. místo
    }
prizes-page-prizes = Výhry
prizes-page-bounties = Bounty
prizes-page-owed = Dluhy
prizes-page-cash = Pokladna
prizes-choose = Zvolte řádek, který chcete vyplatit nebo změnit
prizes-column-place = Umístění
prizes-column-player = Hráč
prizes-column-amount = Částka
prizes-column-paid = Vyplaceno
prizes-column-head = Na hlavě
prizes-column-owed = Dluh
prizes-column-hour = Od
prizes-column-desk = Pracoviště
prizes-column-in = Příjem
prizes-column-out = Výdej
prizes-place = { $set ->
        [yes] { $place }, ručně
       *[no] { $place }
    }
prizes-dealt = dohoda
results-prize = Výhra { $amount }
prizes-seat = ticket
prizes-together = Celkem
prizes-too-much = přeplatek { $amount }, vezměte jej zpět
prizes-nobody-named = { $amount }, nikdo neuveden
prizes-empty-prizes = Zatím není co vyhrát
prizes-empty-bounties = Žádná cena nemá bounty
prizes-unsealed = { $amount } na mystery bounty; žádná obálka ještě není zapečetěna
prizes-empty-owed = Nikdo nic nedluží
prizes-empty-cash = Zatím se nic neplatilo
prizes-pay = Vyplatit
prizes-pay-part = Vyplatit část
prizes-take = Zaplaceno
prizes-charge-entries = Účtovat dřívější vstupy…
prizes-charge-hint = { $players ->
        [one] { $players } hráč se zaregistroval, než byly zadány ceny, a nic se mu neúčtovalo
        [few] { $players } hráči se zaregistrovali, než byly zadány ceny, a nic se jim neúčtovalo
       *[other] { $players } hráčů se zaregistrovalo, než byly zadány ceny, a nic se jim neúčtovalo
    }
prizes-charge-all = Všichni
prizes-charge-do = Účtovat
prizes-take-part = Přijmout část
prizes-part = Část…
prizes-back = Vzít zpět
prizes-seal = Zapečetit obálky…
prizes-seal-hint = Jedna pro každého, kdo je ještě ve hře, se všemi bounty; seznam se zapíše a losování každé obálky lze ověřit
prizes-seal-do = Zapečetit
prizes-envelopes = Obálky
prizes-envelopes-hint = 1 × 500 + 10 × 20
prizes-envelopes-sum = { $count ->
        [one] { $count } obálka
        [few] { $count } obálky
       *[other] { $count } obálek
    }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, celkem { $sum } / { $total }
prizes-envelopes-unread = { $typed } nelze přečíst; zadejte např. 10 × 20
prizes-draw-envelope = Vylosovat obálku
prizes-to-draw = k vylosování
prizes-closed = { $count ->
        [one] { $count } zavřená obálka
        [few] { $count } zavřené obálky
       *[other] { $count } zavřených obálek
    }
prizes-print = Tisk…
prizes-slip = Lístek…
prizes-still = Zbývá { $amount }
prizes-amount = Částka
prizes-do = Provést
prizes-no-amount = { $typed } není částka; zadejte např. 12,50
prizes-deal-of = { $players ->
        [one] { $players } hráč si dělí
        [few] { $players } hráči si dělí
       *[other] { $players } hráčů si dělí
    } { $amount }
prizes-deal-too-many = Dohodu může uzavřít nejvýše { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
prizes-deal-chips = Žetony: { $player }
prizes-deal-gets = Podíl: { $player }
prizes-deal-chips-unread = Zadejte žetony: { $player }
prizes-deal-counted = { $counted } žetonů, všechny ve hře
prizes-deal-miscounted = { $counted } žetonů, ale ve hře je { $in_play }
prizes-deal-stack = Žetony
prizes-deal-next = Další výhra
prizes-deal-sum = Celkem
prizes-deal-of-all = { $sum } / { $total }
prizes-deal-exactly = { $amount } před zaokrouhlením
prizes-deal-rounded = Zaokrouhleno na { $unit }; zbytek připadá těm, kdo zaokrouhlením nejvíc ztratili{ $is_kept ->
        [yes] . Pro vítěze zůstává { $kept }
       *[no] {""}
    }. Souhlasit musí každý, kdo je ještě ve hře; dohodu lze zrušit, dokud se nevyplatí
prizes-deal-over-first = Podle žetonů by někdo dostal { $most }, víc než první výhru { $first }
prizes-deal-unit = Zaokrouhlit na
prizes-deal-kept = Ponechat pro vítěze
prizes-deal-hint = Souhlasit musí každý, kdo je ještě ve hře; dohodu lze zrušit, dokud se nevyplatí
prizes-deal-do = Uzavřít dohodu
prizes-deal-print = Vytisknout k podpisu
deal-method-icm = ICM
deal-method-chip-chop = Podle žetonů
deal-method-even = Rovným dílem
deal-method-by-hand = Ručně
deal-then-play-on = Hraje se dál
deal-then-ends = Turnaj končí
prizes-minus = −{ $amount }

## Prices in the setup

setup-page-prices = Ceny
prices-none = Zatím žádné ceny
    .hint = S cenami se účtuje každý prodej, výhry se řídí prizepoolem a pokladna vše sčítá; bez nich se peníze nezobrazují
prices-begin = Zadat ceny…
prices-save = Uložit ceny
prices-sold = Co se prodává
prices-sold-hint = Prázdné pole platí podle nastavení turnaje, které je v něm šedě. Více poplatků: Rake 5 + Dealeři 2
prices-add = Přidat cenu: { $sale }
prices-remove = Odebrat: { $price }
prices-pool = Prizepool
prices-payouts = Výplaty
prices-bounties = Bounty
prices-bounties-fixed = Standardní
    .hint = Kdo hráče vyřadí, získává celé bounty
prices-bounties-progressive = Progresivní
prices-bounties-mystery = Mystery
    .hint = Po skončení prodeje se všechna bounty dají do obálek a za každou hlavu se jedna losuje
prices-bounties-hint = Část se získává hned a toto procento přibude na hlavu toho, kdo bounty získal
prices-bounty-winners-everybody = Získat ho může každý
    .hint = Bounty získá, kdo hráče vyřadí, i když sám žádné nemá
prices-bounty-winners-who-bought-one = Jen kdo sám bounty má
    .hint = Kdo sám bounty nemá, žádné nezíská; vyřazenému hráči pak jeho bounty zůstane
prices-head-share = Na vlastní hlavu, v procentech
prices-currency = Měna a další výhry
prices-currency-hint = Název se zobrazuje u každé částky; desetinná místa jsou 2 pro haléře nebo centy, 0 pro celé částky
prices-currency-name = Název
prices-digits = Des. místa
prices-template = Šablona
payouts-about-home = Dvě místa od 5 vstupů, tři od 8, čtyři od 16, pět od 25 a šest od 33, nikdy víc. Nové místo začíná na tom, co přinese jeden vstup, takže žádná výhra neklesne jen proto, že přišel další hráč
payouts-about-club = Dvě místa od 5 vstupů, tři od 8, čtyři od 16, pět od 23, šest od 29, dvanáct od 85; od 97 jedno místo z osmi, zaokrouhleno nahoru, každé s výhrou nejméně jedenapůlkrát průměrný vstup. S jedním dalším vstupem žádná výhra neklesne o víc než 3 %
payouts-about-ten-percent = Jedno místo z deseti, zaokrouhleno nahoru. Od 61 vstupů je nejmenší výhra dvojnásobek průměrného vstupu a s jedním dalším vstupem žádná výhra neklesne o víc než 3 %; pod tím neklesne žádná
payouts-about-fifteen-percent = Patnáct míst ze sta, zaokrouhleno nahoru. Od 41 vstupů je nejmenší výhra jedenapůlkrát průměrný vstup a s jedním dalším vstupem žádná výhra neklesne o víc než 3 %; pod tím neklesne žádná
payouts-about-satellite = Tolik ticketů, na kolik prizepool stačí, a zbytek dostane další místo
payouts-about-winner-takes-all = Všechno prvnímu místu
payouts-about-own = Vlastní rozdělení tohoto turnaje, ze souboru
payouts-about-earlier = Rozdělení, se kterým tento turnaj začal. Šablona se od té doby změnila: novou verzi použijete výběrem šablony
prices-template-earlier = { $template }, jak začal
prices-extras = Nepeněžní výhry
    .hint = 1 Pohár + 9 Citron
prices-name = Název
prices-into-pool = Do prizepoolu
prices-fees = Poplatky
prices-staff = Personál
prices-bounty = Bounty
prices-chips = Žetony
prices-until = Do úrovně
prices-per-player = Na hráče
prices-in-all = Limit celkem
prices-points = Ligové body
prices-guarantee = Garance
prices-added = Přidává herna
prices-deductions = Srážky z prizepoolu
prices-unit = Zaokrouhlit na
prices-smallest = Nejnižší výhra
prices-seat = Hodnota ticketu
prices-over-hundred = { $field }: { $typed } % je víc než 100 %
prices-unread = { $field }: { $typed } nelze přečíst
prices-name-fee = Poplatek
prices-name-entry = Vstup
prices-name-re-entry = Re-entry
prices-name-rebuy = Rebuy
prices-name-add-on = Add-on

## What somebody pays

pays-price = { $price } { $amount }
pays-now = Platí teď
pays-later = Platí později
pays-discount = Sleva
pays-off = Z toho platí herna
pays-house = Platí herna
players-correct-charge = Opravit platbu…
players-charge-was = Doklad { $receipt }: { $buy_in }, k zaplacení { $amount }, zaplaceno { $paid }
players-charge-note = Důvod
players-owes = dluží { $amount }
card-paid = zaplaceno { $amount }
card-prize = výhra { $amount }
card-prize-paid = z toho vyplaceno { $amount }
players-at-a-price = Prodat za cenu…
players-sell-now = Prodat

## What needs doing

need-payouts-open = Zamknout výplaty
    .detail = Prodej skončil a prizepool je { $pool }
    .button = Zamknout výplaty
    .other = Zobrazit výhry
need-payouts-growing = Zamknout výplaty
    .detail = { $count ->
        [one] Ještě se prodává { $names }
        [few] Ještě se prodávají { $names }
       *[other] Ještě se prodávají { $names }
    }; v prizepoolu je zatím { $pool }
    .button = Zamknout výplaty
    .other = Zobrazit výhry
need-payouts-decided = Zamknout výplaty
    .detail = Turnaj je rozhodnut a prizepool je { $pool }
    .button = Zamknout výplaty
    .other = Zobrazit výhry
need-payouts-behind = Prizepool se změnil
    .detail = Výplaty byly zamčeny při prizepoolu { $fixed }, teď je { $pool }
    .button = Zobrazit výhry
need-payouts-impossible = Takové výhry nejsou možné
    .detail = { $why }. { $hint }
    .button = Zobrazit výhry
need-entries-not-charged = { $players ->
        [one] { $players } vstup se neúčtoval
        [few] { $players } vstupy se neúčtovaly
       *[other] { $players } vstupů se neúčtovalo
    }
    .detail = Ceny byly zadány až po jejich registraci
    .button = Účtovat…
need-envelopes-open = Zapečetit obálky
    .detail = Další bounty už nepřibude; dohromady jsou { $amount }
    .button = Zapečetit…
need-envelopes-due = { $heads ->
        [one] Vylosovat obálku
        [few] Vylosovat { $heads } obálky
       *[other] Vylosovat { $heads } obálek
    }
    .detail = Za vyřazení: { $player }
    .button = Vylosovat
need-envelopes-unclaimed = { $heads ->
        [one] Kdo vyřadil hráče { $player }?
        [few] Kdo vyřadil { $heads } hráče?
       *[other] Kdo vyřadil { $heads } hráčů?
    }
    .detail = { $heads ->
        [one] Čeká obálka. Opravte vyřazení a uveďte, kdo to byl
        [few] Čekají obálky, první za: { $player }. Opravte vyřazení a uveďte, kdo to byl
       *[other] Čekají obálky, první za: { $player }. Opravte vyřazení a uveďte, kdo to byl
    }
    .button = Otevřít: { $player }
need-prizes-due = { $count ->
        [one] { $count } výhra k vyplacení
        [few] { $count } výhry k vyplacení
       *[other] { $count } výher k vyplacení
    }
    .detail = { $count ->
        [one] { $amount }: { $player }
        [few] Celkem { $amount }, na řadě: { $player }
       *[other] Celkem { $amount }, na řadě: { $player }
    }
    .button = Vyplatit: { $player }
    .other = Vytisknout výplatní lístky
need-bounties-due = { $count ->
        [one] Bounty k vyplacení
        [few] Bounty k vyplacení: { $count } hráči
       *[other] Bounty k vyplacení: { $count } hráčů
    }
    .detail = { $count ->
        [one] { $amount }: { $player }
        [few] Celkem { $amount }, na řadě: { $player }
       *[other] Celkem { $amount }, na řadě: { $player }
    }
    .button = Vyplatit bounty: { $player }
    .other = Vytisknout výplatní lístky
need-paid-too-much = { $count ->
        [one] Přeplatek: { $player }
        [few] Přeplatky: { $count } hráči
       *[other] Přeplatky: { $count } hráčů
    }
    .detail = { $count ->
        [one] { $amount } k vrácení
        [few] { $amount } k vrácení, na řadě { $of_first }: { $player }
       *[other] { $amount } k vrácení, na řadě { $of_first }: { $player }
    }
    .button = Vzít zpět { $of_first }: { $player }
    .other = Zobrazit výhry
need-winner-in-doubt = Kdo získává žetony: { $player }?
    .detail = { $time }: { $why ->
            [not-yet-in] { $winner } tehdy ještě není ve hře
            [out] { $winner } už tehdy není ve hře
            [busts-too] { $winner } má vyřazení v téže handě
           *[elsewhere] { $winner } sedí u jiného stolu
        }
    .button = Otevřít: { $player }
need-payments-due = { $count ->
        [one] Nezaplaceno: { $player }
        [few] Nezaplaceno: { $count } hráči
       *[other] Nezaplaceno: { $count } hráčů
    }
    .detail = { $count ->
        [one] { $amount }{ $seated ->
            [yes] {" · "}{ $seat }
           *[no] {""}
        }
        [few] Celkem { $amount }, na řadě: { $player }
       *[other] Celkem { $amount }, na řadě: { $player }
    }
    .button = { $count ->
        [one] Zaplaceno
        [few] Zaplaceno: { $player }
       *[other] Zaplaceno: { $player }
    }
    .other = Nezaplatí…
need-payment-of-gone = { $player } nezaplatil(a) { $of_first } a už nehraje
    .detail = { $count ->
        [one] Přijměte platbu, nebo zvolte, kdo ztrátu ponese
        [few] { $count } hráči dluží dohromady { $amount }
       *[other] { $count } hráčů dluží dohromady { $amount }
    }{ $seated ->
        [yes] {" · "}{ $seat }
       *[no] {""}
    }
    .button = Zaplaceno: { $player }
    .other = Nezaplatí…
need-bounty-unclaimed = { $count ->
        [one] U bounty není nikdo uveden
        [few] U { $count } bounty není nikdo uveden
       *[other] U { $count } bounty není nikdo uveden
    }
    .detail = { $count ->
        [one] { $of_first } ({ $player }): uveďte, kdo je získal, nebo zvolte, kam půjde
        [few] dohromady { $amount }, první { $of_first } ({ $player })
       *[other] dohromady { $amount }, první { $of_first } ({ $player })
    }
    .button = Čí je bounty…
need-bounty-given-twice = Bounty bylo přiděleno dvakrát: { $player }
    .detail = { $amount } šlo jinam, ale teď je uvedeno, kdo bounty získal
    .button = Dát tomu, kdo ho získal
    .other = Zobrazit výhry
need-box-short = V pokladně chybí { $missing }
    .detail = K vyplacení zbývá { $to_pay }. Vložte peníze a opravte pokladnu
    .button = Otevřít pokladnu
need-seats-won = { $players ->
        [one] Ticket je vyhrán
        [few] Všechny { $players } tickety jsou vyhrány
       *[other] Všech { $players } ticketů je vyhráno
    }
    .detail = Hra končí: každý, kdo zbývá, má ticket
    .button = Zobrazit výhry
