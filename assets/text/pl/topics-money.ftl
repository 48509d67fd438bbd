# Floor questions about prizes and deals.

topic-icm = Ile są warte stacki
    .about = Ile z pozostałych nagród jest wart każdy stack, według ICM, na potrzeby deala
    .search = ICM, podział nagród, deal, wartość stacka, ile wart stack, stół finałowy, układ, independent chip model, chop, chop the prizes, equity, final table, split the money, Malmuth Harville
topic-deal = Podział nagród (deal)
    .about = Ile deal daje każdemu graczowi: według ICM, według żetonów i po równo, obok siebie
    .search = deal, deal o nagrody, podział nagród, dzielimy się, coś dla zwycięzcy, po równo, chop, split, save for the winner, money kept, agreement, equal chop, final table
topic-payouts = Wypłaty
    .about = Ile z puli wypłaca się za każdą lokatę, co do jednostki
    .search = wypłaty, pula nagród, nagrody, struktura wypłat, procenty, kto dostaje, ile miejsc płatnych, najniższa nagroda, satelita, prize pool, prizes, pay-out structure, percentages, who gets paid, minimum cash, satellite seats

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
