# Floor questions about prizes and deals.

### en

topic-icm = What stacks are worth
    .about = How much of the remaining prizes each stack is worth, by ICM, for a deal
    .search = independent chip model, chop, chop the prizes, equity, final table, split the money, Malmuth Harville, dohoda, rozdělení výher, podział nagród, układ
    .said = chop it up, what is my stack worth, how much do I get if we chop, split by chips or icm, kolik je můj stack, chtějí se dohodnout, rozdělit výhry, ile wart mój stack, chcą się dogadać
topic-deal = Chop of the prizes
    .about = What a deal gives each player: by ICM, by a chip chop and evenly, side by side
    .search = chop, split, save for the winner, money kept, agreement, equal chop, final table, dohoda o výhrách, deal o nagrody
    .said = they want to deal, chop evenly, what does everybody get, save some for first, chip chop, equal shares, kolik dostane každý, chtějí deal, ile dostanie każdy, chcą deala
topic-payouts = Payouts
    .about = What each place is paid from a pool, to the last unit
    .search = prize pool, prizes, pay-out structure, percentages, who gets paid, minimum cash, satellite seats, výplaty, rozdělení prizepoolu, wypłaty, pula nagród
    .said = how many places are paid, what does first pay, what is first place, how much for third, when are we in the money, kolik míst je placených, kolik je za první místo, ile miejsc płatnych, ile za pierwsze miejsce

fact-deal-stacks = Stacks of all players left
fact-deal-prizes = Remaining prizes, the highest first
fact-deal-kept = Kept for the winner
fact-deal-unit = Rounded to
fact-deal-chips-in-play = Chips in play
fact-icm-stacks = Stacks of all players left
fact-icm-prizes = Remaining prizes, the highest first
fact-payouts-entries = Entries
fact-payouts-pool = Prize pool
fact-payouts-template = Template
choice-payouts-template-home = home game
choice-payouts-template-club = club night
choice-payouts-template-ten-percent = top 10 %
choice-payouts-template-fifteen-percent = top 15 %
choice-payouts-template-satellite = satellite: seats, and the rest in money
choice-payouts-template-winner-takes-all = winner takes all
fact-payouts-unit = Rounded to
fact-payouts-minimum = Smallest prize
fact-payouts-seat = Value of a seat

ruling-deal-first-gets = The first stack gets { $icm } by ICM, { $chop } by chips, { $even } evenly
ruling-deal-chop-over-first = By chips somebody would get { $most }, more than the first prize of { $first }
ruling-deal-kept = { $kept } is kept for the winner, so play continues
ruling-deal-rounded = Rounded to { $unit }; the remainder goes to those who lost most by rounding
ruling-icm-worth = The first stack is worth { $first }
ruling-icm-model = The chance to win is the share of all chips; the chance of each further place is the share of the chips of those left
ruling-icm-deal-is-theirs = Whether and how to make a deal is for all of them to agree among themselves
ruling-payouts-nothing = The pool is empty, so no place is paid
ruling-payouts-places = { $places ->
        [one] One place is paid: { $first }
       *[other] { $places } places are paid; the first one gets { $first }
    }
ruling-payouts-odd-to-the-next = The pool pays as many seats as it buys, and what is left over goes to the next place; if everybody gets a seat, to the first
ruling-payouts-odd-to-the-first = Every place is rounded down, and what is left over goes to the first

verdict-shared = Shared
verdict-kept-for-winner = Kept for the winner
verdict-exceeds-first-prize = A chip chop pays more than the first prize
verdict-each-stack = Each stack gets
verdict-icm = ICM
verdict-chip-chop = Chip chop
verdict-even = Even
verdict-equity = Value of each stack

facts-wanted-money = an amount of money in figures, as text
facts-no-money = { $told } is not an amount of money. Write it as 12.50, up to 100 million and with at most four digits after the point
facts-stacks-not-in-play = the stacks add up to { $counted }, but { $in_play } chips are in play; count again
facts-kept-is-everything = nothing of { $left } would be left to share
facts-unit-does-not-go-in = the amount shared, { $shared }, is not a multiple of it; keep another amount for the winner, or choose a smaller unit
facts-too-many-prizes = { $most ->
        [one] there must be one prize, and no more
       *[other] there must be 1 to { $most } prizes, no more than there are stacks
    }
facts-prize-rises = a later place must not get more than the one before it
facts-pool-too-small = { $places ->
        [one] one place with a prize of at least { $smallest } takes more than the pool of { $pool }
       *[other] { $places } places with at least { $smallest } each take more than the pool of { $pool }; lower the smallest prize or the unit
    }
calls-typed-money = Type an amount, such as 12.50
calls-typed-money-list = Type each amount, such as 200 120 80 50
calls-hint-money-list = 200 120 80 50

### cs

topic-icm = Hodnota stacků
    .about = Kolik ze zbývajících výher připadá na každý stack podle ICM, pro dohodu
    .search = ICM, hodnota stacku, cena stacku, dohoda, rozdělení výher, deal, kolik je můj stack, finálový stůl, independent chip model, chop, chop the prizes, equity, final table, split the money, Malmuth Harville
    .said = kolik je můj stack, jakou cenu má stack, chtějí se dohodnout, rozdělit výhry, podle žetonů nebo icm, kolik dostanu při dohodě, chop it up, what is my stack worth, split by chips or icm
topic-deal = Dohoda o výhrách
    .about = Co dohoda dává každému hráči: podle ICM, podle žetonů a rovným dílem, vedle sebe
    .search = dohoda o výhrách, dohoda, deal, rozdělení výher, rovným dílem, podle žetonů, nechat pro vítěze, chop, split, save for the winner, money kept, agreement, equal chop, final table
    .said = kolik dostane každý, chtějí deal, chtějí se dohodnout, rozdělit rovným dílem, nechat něco na první místo, chip chop, chop evenly, what does everybody get, save some for first
topic-payouts = Výplaty
    .about = Kolik dostane každé placené místo z prizepoolu, přesně do posledního haléře
    .search = výplaty, rozdělení prizepoolu, výherní fond, placená místa, procenta, nejnižší výhra, satelit, prize pool, prizes, pay-out structure, percentages, who gets paid, minimum cash, satellite seats
    .said = kolik míst je placených, kolik je za první místo, kolik za třetí, co dostane první, kdy jsme v penězích, how many places are paid, what does first pay, when are we in the money

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

### pl

topic-icm = Ile są warte stacki
    .about = Ile z pozostałych nagród jest wart każdy stack, według ICM, na potrzeby deala
    .search = ICM, podział nagród, deal, wartość stacka, ile wart stack, stół finałowy, układ, independent chip model, chop, chop the prizes, equity, final table, split the money, Malmuth Harville
    .said = ile wart mój stack, chcą się dogadać, podział nagród, ile dostanę przy podziale, podział po żetonach czy icm, chop it up, what is my stack worth, how much do I get if we chop
topic-deal = Podział nagród (deal)
    .about = Ile deal daje każdemu graczowi: według ICM, według żetonów i po równo, obok siebie
    .search = deal, deal o nagrody, podział nagród, dzielimy się, coś dla zwycięzcy, po równo, chop, split, save for the winner, money kept, agreement, equal chop, final table
    .said = ile dostanie każdy, chcą deala, dogadują się, dzielimy po równo, podział puli nagród, zostawić coś dla pierwszego, they want to deal, chop evenly, chip chop
topic-payouts = Wypłaty
    .about = Ile z puli wypłaca się za każdą lokatę, co do jednostki
    .search = wypłaty, pula nagród, nagrody, struktura wypłat, procenty, kto dostaje, ile miejsc płatnych, najniższa nagroda, satelita, prize pool, prizes, pay-out structure, percentages, who gets paid, minimum cash, satellite seats
    .said = ile miejsc płatnych, ile za pierwsze miejsce, ile za trzecie, od kiedy płacą, kiedy jesteśmy w kasie, how many places are paid, what does first pay

fact-deal-stacks = Stacki wszystkich pozostałych graczy
fact-deal-prizes = Pozostałe nagrody, od najwyższej
fact-deal-kept = Zostaje dla zwycięzcy
fact-deal-unit = Zaokrąglanie do
fact-deal-chips-in-play = Żetony w grze
fact-icm-stacks = Stacki wszystkich pozostałych graczy
fact-icm-prizes = Pozostałe nagrody, od najwyższej
fact-payouts-entries = Wejścia
fact-payouts-pool = Pula nagród
fact-payouts-template = Szablon
choice-payouts-template-home = gra domowa
choice-payouts-template-club = turniej klubowy
choice-payouts-template-ten-percent = jedno miejsce na dziesięć
choice-payouts-template-fifteen-percent = piętnaście miejsc na sto
choice-payouts-template-satellite = satelita: bilety, a reszta w pieniądzach
choice-payouts-template-winner-takes-all = zwycięzca bierze wszystko
fact-payouts-unit = Zaokrąglanie do
fact-payouts-minimum = Najniższa nagroda
fact-payouts-seat = Wartość biletu

ruling-deal-first-gets = Pierwszy stack dostaje: { $icm } według ICM, { $chop } według żetonów, { $even } po równo
ruling-deal-chop-over-first = Według żetonów ktoś dostałby { $most }, więcej niż pierwsza nagroda, która wynosi { $first }
ruling-deal-kept = { $kept } zostaje dla zwycięzcy, więc gra toczy się dalej
ruling-deal-rounded = Zaokrąglono do { $unit }; resztę dostają ci, którzy najwięcej stracili na zaokrągleniu
ruling-icm-worth = Pierwszy stack jest wart { $first }
ruling-icm-model = Szansa na wygraną to udział we wszystkich żetonach; szansa na każdą następną lokatę to udział w żetonach tych, którzy zostali
ruling-icm-deal-is-theirs = Czy i jaki deal zrobić, gracze uzgadniają między sobą, wszyscy razem
ruling-payouts-nothing = Pula jest pusta, więc żadne miejsce nie jest płatne
ruling-payouts-places = { $places ->
        [one] Jedno miejsce płatne: { $first }
        [few] { $places } miejsca płatne; za pierwsze jest { $first }
       *[many] { $places } miejsc płatnych; za pierwsze jest { $first }
    }
ruling-payouts-odd-to-the-next = Przyznaje się tyle biletów, na ile starcza puli, a reszta idzie na następną lokatę; jeśli bilet dostają wszyscy, na pierwszą
ruling-payouts-odd-to-the-first = Każda nagroda jest zaokrąglona w dół, a reszta idzie na pierwszą lokatę

verdict-shared = Do podziału
verdict-kept-for-winner = Zostaje dla zwycięzcy
verdict-exceeds-first-prize = Podział według żetonów daje więcej niż pierwsza nagroda
verdict-each-stack = Każdy stack dostaje
verdict-icm = ICM
verdict-chip-chop = Według żetonów
verdict-even = Po równo
verdict-equity = Wartość każdego stacka

facts-wanted-money = kwota cyframi, jako tekst
facts-no-money = { $told } nie jest kwotą; należy ją zapisać jak 12.50, do 100 milionów, najwyżej z czterema cyframi po kropce
facts-stacks-not-in-play = stacki dają razem { $counted }, a żetonów w grze jest { $in_play }; należy policzyć jeszcze raz
facts-kept-is-everything = z kwoty { $left } nie zostałoby nic do podziału
facts-unit-does-not-go-in = kwota do podziału, { $shared }, nie jest jej wielokrotnością; należy zostawić zwycięzcy inną kwotę albo przyjąć mniejszą jednostkę
facts-too-many-prizes = { $most ->
        [1] musi być jedna nagroda, nie więcej
       *[other] nagród musi być od 1 do { $most }, nie więcej niż stacków
    }
facts-prize-rises = dalsza lokata nie może dostać więcej niż poprzednia
facts-pool-too-small = { $places ->
        [one] jedno miejsce z nagrodą co najmniej { $smallest } to więcej niż pula { $pool }
        [few] { $places } miejsca po co najmniej { $smallest } to więcej niż pula { $pool }; należy obniżyć najniższą nagrodę lub jednostkę
       *[many] { $places } miejsc po co najmniej { $smallest } to więcej niż pula { $pool }; należy obniżyć najniższą nagrodę lub jednostkę
    }
calls-typed-money = Należy wpisać kwotę, np. 12,50
calls-typed-money-list = Należy wpisać każdą kwotę, np. 200 120 80 50
calls-hint-money-list = 200 120 80 50
