# Floor questions about prizes and deals.

topic-icm = Hodnota stacků
    .about = Kolik ze zbývajících výher připadá na každý stack podle ICM, pro dohodu
    .search = ICM, hodnota stacku, cena stacku, dohoda, rozdělení výher, deal, kolik je můj stack, finálový stůl, independent chip model, chop, chop the prizes, equity, final table, split the money, Malmuth Harville
topic-deal = Dohoda o výhrách
    .about = Co dohoda dává každému hráči: podle ICM, podle žetonů a rovným dílem, vedle sebe
    .search = dohoda o výhrách, dohoda, deal, rozdělení výher, rovným dílem, podle žetonů, nechat pro vítěze, chop, split, save for the winner, money kept, agreement, equal chop, final table
topic-payouts = Výplaty
    .about = Kolik dostane každé placené místo z prizepoolu, přesně do posledního haléře
    .search = výplaty, rozdělení prizepoolu, výherní fond, placená místa, procenta, nejnižší výhra, satelit, prize pool, prizes, pay-out structure, percentages, who gets paid, minimum cash, satellite seats

fact-deal-stacks = Stacky všech zbývajících
fact-deal-prizes = Zbývající výhry, nejvyšší první
fact-deal-kept = Ponecháno pro vítěze
fact-deal-unit = Zaokrouhleno na
fact-deal-chips-in-play = Žetony ve hře
fact-icm-stacks = Stacky všech zbývajících
fact-icm-prizes = Zbývající výhry, nejvyšší první
fact-payouts-entries = Vstupy
fact-payouts-pool = Prizepool
fact-payouts-template = Šablona
choice-payouts-template-home = domácí hra
choice-payouts-template-club = klubový večer
choice-payouts-template-ten-percent = jedno místo z deseti
choice-payouts-template-fifteen-percent = patnáct míst ze sta
choice-payouts-template-satellite = satelit: tickety a zbytek v penězích
choice-payouts-template-winner-takes-all = vítěz bere vše
fact-payouts-unit = Zaokrouhleno na
fact-payouts-minimum = Nejnižší výhra
fact-payouts-seat = Cena ticketu

ruling-deal-first-gets = První stack dostane podle ICM { $icm }, podle žetonů { $chop }, rovným dílem { $even }
ruling-deal-chop-over-first = Podle žetonů by někdo dostal { $most }, víc než první výhru { $first }
ruling-deal-kept = Pro vítěze zůstává { $kept }, hraje se tedy dál
ruling-deal-rounded = Zaokrouhleno na { $unit }; co tím zbývá, dostávají ti, kdo zaokrouhlením přišli o nejvíc
ruling-icm-worth = První stack má hodnotu { $first }
ruling-icm-model = Šance na výhru je podíl na všech žetonech; šance na každé další umístění je podíl na žetonech zbývajících hráčů
ruling-icm-deal-is-theirs = Zda a jak se dohodnou, je věcí všech hráčů
ruling-payouts-nothing = Prizepool je prázdný, žádné místo není placené
ruling-payouts-places = { $places ->
        [one] Placené je { $places } místo: { $first }
        [few] Placená jsou { $places } místa; první dostane { $first }
       *[other] Placených je { $places } míst; první dostane { $first }
    }
ruling-payouts-odd-to-the-next = Ticketů je tolik, kolik prizepool zaplatí, a zbytek dostává další místo; mají-li ticket všichni, první
ruling-payouts-odd-to-the-first = Každé místo se zaokrouhluje dolů a zbytek dostává první

verdict-shared = Rozděleno
verdict-kept-for-winner = Ponecháno pro vítěze
verdict-exceeds-first-prize = Podle žetonů víc než první výhra
verdict-each-stack = Každý stack dostane
verdict-icm = ICM
verdict-chip-chop = Podle žetonů
verdict-even = Rovným dílem
verdict-equity = Hodnota každého stacku

facts-wanted-money = částka v číslicích, jako text
facts-no-money = { $told } není částka; zapište ji jako 12.50, nejvýše 100 milionů a nejvýše čtyři číslice za tečkou
facts-stacks-not-in-play = součet stacků je { $counted }, ale žetonů ve hře je { $in_play }; přepočítejte je
facts-kept-is-everything = z částky { $left } by k rozdělení nic nezbylo
facts-unit-does-not-go-in = rozdělovaná částka { $shared } není násobkem této hodnoty; ponechte vítězi jinou částku, nebo zvolte menší zaokrouhlení
facts-too-many-prizes = { $most ->
        [one] musí být jedna výhra a ne víc
        [few] výher musí být 1 až { $most }, ne víc než stacků
       *[other] výher musí být 1 až { $most }, ne víc než stacků
    }
facts-prize-rises = horší umístění nesmí dostat víc než lepší
facts-pool-too-small = { $places ->
        [one] { $places } místo s výhrou nejméně { $smallest } stojí víc než prizepool { $pool }
        [few] { $places } místa s výhrou nejméně { $smallest } stojí víc než prizepool { $pool }; snižte nejnižší výhru nebo jednotku
       *[other] { $places } míst s výhrou nejméně { $smallest } stojí víc než prizepool { $pool }; snižte nejnižší výhru nebo jednotku
    }
calls-typed-money = Zadejte částku, např. 12,50
calls-typed-money-list = Zadejte každou částku, např. 200 120 80 50
calls-hint-money-list = 200 120 80 50
