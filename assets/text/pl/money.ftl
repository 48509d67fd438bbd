# Money: prices, payments, prizes, bounties and deals.

money = { $figures } { $currency }
deal-share = { $player } { $amount }

## What happened

event-charged = { $is_owed ->
        [yes] Do zapłaty
       *[no] Wpłata
    }: { $names } – { $amount }{ $players ->
        [one] {""}
        [few] {" "}od osoby
       *[many] {" "}od osoby
    } za { $sale ->
        [entry] wejście
        [re-entry] re-entry
        [rebuy] rebuy
       *[add-on] add-on
    } ({ $buy_in }){ $is_off ->
        [yes] , lokal płaci { $off }
       *[no] {""}
    }
    .name = wpłata – { $names }
event-payment-taken = Zaległa wpłata: { $player }, { $amount }
    .name = wpłata – { $player }
event-charge-voided = Unieważniono pokwitowanie { $receipt }: { $player }{ $is_back ->
        [yes] , zwrócono { $back }
       *[no] {""}
    }{ $is_kept ->
        [yes] , zatrzymano { $kept }
       *[no] {""}
    }
    .name = unieważnienie pokwitowania { $receipt }
event-charge-corrected = Poprawiono pokwitowanie { $receipt }: { $player }, { $amount } ({ $buy_in }), wpłacono { $paid }: { $note }
    .name = poprawka pokwitowania { $receipt }
event-cash-corrected = { $is_more ->
        [yes] W kasie { $amount } więcej
       *[no] W kasie { $amount } mniej
    }: { $note }
    .name = poprawka kasy
event-debt-settled = { $how ->
        [paid-by-house] Lokal płaci { $amount } za gracza { $player }
        [written-off] Spisano na straty { $amount }: { $player }
       *[owed-again] { $player } znów ma do zapłaty { $amount }
    }: { $note }
    .name = dług: { $player }
event-bounty-settled = Bounty ({ $player }): { $goes }{ $is_said ->
        [yes] {" · "}{ $note }
       *[no] {""}
    }
    .name = bounty: { $player }
bounty-goes = { $to ->
        [player] { $amount }, dostaje { $player }
        [winner] { $amount } dla zwycięzcy
        [pool] { $amount } do puli nagród
        [house] { $amount } dla lokalu
        [staff] { $amount } dla obsługi
       *[nobody] { $amount }, nadal nierozstrzygnięte
    }
money-act-sold = { $players ->
        [one] { $amount }
        [few] po { $amount }, razem { $all }
       *[many] po { $amount }, razem { $all }
    }{ $how ->
        [later] , na kredyt
        [now] , płatne teraz
       *[free] {""}
    }{ $is_off ->
        [yes] , lokal płaci { $off }
       *[no] {""}
    }
money-act-owes = ma już do zapłaty { $amount }
money-act-paid = zapłacono { $amount }{ $is_part ->
        [yes] , zostaje { $left } do zapłaty
       *[no] {""}
    }
money-act-settled = { $how ->
        [paid-by-house] lokal płaci { $amount }
        [written-off] spisano na straty { $amount }
       *[owed-again] znów do zapłaty { $amount }
    }
money-act-back = zwrot { $amount }
money-act-kept = zatrzymano { $amount }
money-act-unowed = odpada dług { $amount }
money-act-nothing-back = bez zwrotu pieniędzy
money-act-corrected = do zapłaty { $amount }{ $way ->
        [more] , teraz dopłata { $paid }
        [back] , zwrot { $paid }
       *[none] {""}
    }
money-act-paid-out = wypłata { $what ->
        [prize] nagrody
       *[bounty] bounty
    } { $amount }
money-act-taken-back = do kasy wraca { $what ->
        [prize] nagroda
       *[bounty] bounty
    } { $amount }
event-prize-set = Ustalono nagrodę za { $place }. miejsce: { $amount }
    .name = nagroda za { $place }. miejsce
event-prize-freed = Nagroda za { $place }. miejsce znów wynika z puli
    .name = nagroda za { $place }. miejsce z puli
event-payouts-fixed = Zatwierdzono wypłaty: { $pool }, { $entries ->
        [one] jedno wejście
        [few] { $entries } wejścia
       *[many] { $entries } wejść
    }, { $places ->
        [one] jedno miejsce płatne
        [few] { $places } miejsca płatne
       *[many] { $places } miejsc płatnych
    }, za pierwsze { $first }
    .name = zatwierdzenie wypłat
event-payouts-freed = Cofnięto zatwierdzenie wypłat: znów wynikają z puli
    .name = wypłaty znów z puli
event-paid-out = Wypłacono { $what ->
        [prize] nagrodę
       *[bounty] bounty
    }: { $player }, { $amount }
    .name = wypłata – { $player }
event-payout-taken-back = Zwrócono { $what ->
        [prize] nagrodę
       *[bounty] bounty
    }: { $player }, { $amount }
    .name = zwrot wypłaty – { $player }
event-deal-made = Deal, { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }, { $method ->
        [icm] według ICM
        [chip-chop] według żetonów
        [even] po równo
       *[by-hand] według uzgodnień
    }: { $shares }{ $is_kept ->
        [yes] , dla zwycięzcy { $kept }
       *[no] {""}
    }{ $then ->
        [ends] . Turniej zakończony
       *[play-on] {""}
    }{ $is_off ->
        [yes] ; żetony: { $off }
       *[no] {""}
    }
    .name = deal
event-deal-dropped = Zrezygnowano z dealu: nagrody znów według lokat
    .name = rezygnacja z dealu

event-envelopes-sealed = { $count ->
        [one] Zapieczętowano jedną kopertę
        [few] Zapieczętowano { $count } koperty
       *[many] Zapieczętowano { $count } kopert
    }: { $list }
    .name = pieczętowanie kopert
event-envelope-drawn = Wylosowano kopertę { $no } za głowę: { $player }, { $amount } (losowanie { $draw })
    .name = koperta – { $player }
envelopes-of = { $count } × { $amount }
purpose-envelope = koperta, gracz { $player }
draw-check-envelope = Aby sprawdzić kopertę, należy wpisać { $check_item } dla każdego numeru, którego jeszcze nie wylosowano; wylosowano najmniejszy wynik, a zawartość koperty jest na zapieczętowanej liście

## What happened to a player

evening-charged = { $is_owed ->
        [yes] Do zapłaty { $amount }
       *[no] Wpłata { $amount }
    }{ $is_off ->
        [yes] , lokal płaci { $off }
       *[no] {""}
    }
evening-paid = Zaległa wpłata { $amount }
evening-charge-voided = { $is_kept ->
        [yes] Wpłata unieważniona, zatrzymano { $kept }
       *[no] Wpłata unieważniona, zwrócono { $back }
    }
evening-charge-corrected = Wpłata poprawiona na { $amount }: { $note }
evening-debt-settled = { $how ->
        [paid-by-house] Lokal zapłacił { $amount }
        [written-off] Spisano na straty { $amount }
       *[owed-again] Znów do zapłaty { $amount }
    }: { $note }
evening-bounty-settled = { $part ->
        [own] Nikt nie zdobył bounty: { $goes }
       *[got] Bounty, którego nikt nie zdobył: { $amount }
    }{ $is_said ->
        [yes] {" · "}{ $note }
       *[no] {""}
    }
evening-paid-out = Wypłacono { $what ->
        [prize] nagrodę
       *[bounty] bounty
    } { $amount }
evening-payout-taken-back = Zwrócono { $what ->
        [prize] nagrodę
       *[bounty] bounty
    } { $amount }
evening-envelope-drawn = Wylosowano kopertę za tę głowę
evening-dealt = Z dealu { $amount }

## What is refused

refusal-no-prices = Ten turniej nie ma cen
    .hint = Ceny i wypłaty można ustawić w Ustawieniach
refusal-price-missing = Nie ustawiono ceny za { $sale ->
        [entry] wejście
        [re-entry] re-entry
        [rebuy] rebuy
       *[add-on] add-on
    }
    .hint = Cenę należy podać w Ustawieniach; 0 oznacza za darmo
refusal-price-too-high = Za wysoka cena: { $name }
    .hint = Cena musi być niższa niż { $amount }
refusal-price-unnamed = Cena bez nazwy: { $sale ->
        [entry] wejście
        [re-entry] re-entry
        [rebuy] rebuy
       *[add-on] add-on
    }
    .hint = Należy wpisać nazwę
refusal-fee-unnamed = Opłata bez nazwy: { $name }
    .hint = Trzeba podać, na co jest, np. Rake 5
refusal-deduction-unnamed = Kwota odejmowana z puli nie ma nazwy
    .hint = Trzeba podać, na co jest, np. Krupierzy 3%
refusal-extra-unnamed = Nagroda rzeczowa za { $place }. miejsce nie ma nazwy
    .hint = Trzeba podać, co to jest, np. { $place } Puchar
refusal-extra-place-impossible = Jedna z nagród rzeczowych jest za { $place }. miejsce, a takiego nie ma
    .hint = Lokaty są od 1 do { $most }
refusal-buy-in-never-sold = Tego nie dałoby się sprzedać: { $name }
    .hint = Trzeba ustawić limit co najmniej 1, zostawić pole puste albo usunąć cenę
refusal-buy-in-level-unknown = Sprzedaż ma trwać do poziomu { $level }, a ostatni poziom to { $most }: { $name }
    .hint = Należy wybrać poziom nie wyższy niż { $most }, zostawić pole puste albo najpierw dodać poziomy
refusal-buy-in-twice = Dwie ceny mają tę samą nazwę: { $name }
    .hint = Każda cena potrzebuje własnej nazwy
refusal-buy-in-unknown = Nie ma pasującej ceny o tej nazwie: { $name }
    .hint = Trzeba sprawdzić ceny w Ustawieniach
refusal-buy-in-not-said = Pasuje kilka cen: { $names }
    .hint = Trzeba wybrać jedną z nich
refusal-buy-in-over = Sprzedaż trwała do końca poziomu { $level }: { $name }
    .hint = Można wybrać inną cenę albo sprzedać mimo to
refusal-buy-in-sold-out = Wyprzedane, limit to { $most }: { $name }
    .hint = Można wybrać inną cenę albo sprzedać mimo to
refusal-buy-in-used = { $player } nie może już tego kupić, limit to { $most }: { $name }
    .hint = Można wybrać inną cenę albo sprzedać mimo to
refusal-off-too-much = { $amount } to więcej niż cena { $price }
    .hint = Darmowe wejście to zniżka w wysokości całej ceny
refusal-currency-digits = Waluta ma po przecinku najwyżej tyle cyfr: { $most }
    .hint = 0 dla pełnych kwot, 2 dla groszy
refusal-currency-in-use = W tej walucie naliczono już sprzedaż
    .hint = Można zmienić nazwę waluty, ale nie liczbę cyfr
refusal-deductions-over-hundred = Odjęto by więcej niż całą pulę
    .hint = Trzeba zmniejszyć to, co odejmuje się z puli
refusal-bounty-share-over-hundred = Od razu do wygrania byłoby więcej niż całe bounty
    .hint = Część może wynosić najwyżej 100%
refusal-unit-zero = Nagród nie można zaokrąglać do 0
    .hint = Należy podać najmniejszą wypłacaną kwotę
refusal-money-too-much = Ta kwota jest za duża
    .hint = Najwyżej { $amount }
refusal-amount-missing = Nie podano kwoty
    .hint = Należy podać kwotę
refusal-nothing-owed = { $player } nie ma nic do zapłaty
    .hint = Błędne naliczenie można poprawić
refusal-more-than-owed = { $player } ma do zapłaty { $owed }, nie { $amount }
    .hint = Można przyjąć najwyżej { $owed }
refusal-no-bounty-open = Nie ma nierozstrzygniętego bounty: { $player }
    .hint = Podano już, kto je wygrywa, albo nie było czego wygrać
refusal-bounty-decided = To bounty ma już takie przeznaczenie: { $player }
    .hint = Należy wybrać inne
refusal-own-bounty = Nie można zdobyć własnego bounty: { $player }
    .hint = Trzeba wybrać kogoś innego
refusal-not-charged = Nic za to nie naliczono: { $player }
    .hint = Trzeba sprawdzić, co kupiono
refusal-charged-already = Wejście już naliczono: { $player }
    .hint = Błędne naliczenie można poprawić
refusal-nobody-to-charge = Wszystkim naliczono już wejście
    .hint = Późniejsze wejścia nalicza się przy sprzedaży
refusal-charge-unchanged = W naliczeniu nic by się nie zmieniło
    .hint = Trzeba zmienić cenę, zniżkę albo wpłaconą kwotę
refusal-entries-still-sold = Wejścia są jeszcze w sprzedaży, więc pula nie jest ostateczna
    .hint = Najpierw trzeba zamknąć rejestrację
refusal-pool-empty = Pula nagród jest pusta
    .hint = Trzeba ustawić ceny albo kwotę, którą dokłada lokal
refusal-payouts-fixed = Wypłaty są zatwierdzone
    .hint = Aby je zmienić, muszą znów wynikać z puli
refusal-payouts-not-fixed = Wypłaty nie są zatwierdzone
    .hint = Można je zatwierdzić po zakończeniu sprzedaży wejść
refusal-paid-out-more = Wypłacono { $amount }, więcej niż pula { $total }
    .hint = Trzeba cofnąć błędną wypłatę albo poprawić pulę
refusal-prizes-paid-out = Wypłacono już { $amount }
    .hint = Najpierw trzeba to cofnąć
refusal-place-impossible = Nie ma takiej lokaty
    .hint = Lokaty są od 1 do { $most }
refusal-more-too-many = To za dużo dodatkowych: { $name }
    .hint = Najwyżej { $most }
refusal-prize-unchanged = Za { $place }. miejsce jest już taka nagroda
    .hint = Należy podać inną kwotę
refusal-pool-too-small = { $count ->
        [one] Jedno miejsce z co najmniej { $amount } wymaga
        [few] { $count } miejsca po co najmniej { $amount } wymagają
       *[many] { $count } miejsc po co najmniej { $amount } wymaga
    } więcej niż { $total } w puli
    .hint = Trzeba obniżyć najniższą nagrodę lub jednostkę albo zmniejszyć liczbę miejsc płatnych
refusal-prizes-over-pool = Suma nagród to { $amount }, więcej niż pula { $total }
    .hint = Trzeba obniżyć nagrodę ustawioną ręcznie
refusal-pool-left-over = { $amount } z puli nie trafiłoby do nikogo
    .hint = Jedna z nagród musi wynikać z puli
refusal-prize-rises = Za { $place }. miejsce byłoby więcej niż za miejsce wyżej
    .hint = Trzeba obniżyć tę nagrodę albo podnieść wyższe miejsca
refusal-place-not-there = Nagroda jest ustawiona za { $place }. miejsce, a { $entries ->
        [one] jest jedno wejście
        [few] są { $entries } wejścia
       *[many] jest { $entries } wejść
    }
    .hint = Nagroda za to miejsce musi znów wynikać z puli
refusal-seat-not-priced = Nie ustawiono wartości biletu
    .hint = Wartość ustawia się obok szablonu
refusal-nothing-due = { $player } nie ma nic do wypłaty
    .hint = Lista nagród pokazuje, komu jeszcze trzeba wypłacić
refusal-more-than-due = { $player } ma do wypłaty { $due }, nie { $amount }
    .hint = Można wypłacić najwyżej { $due }
refusal-nothing-paid-out = Niczego nie wypłacono: { $player }
    .hint = Lista nagród pokazuje, komu wypłacono
refusal-more-than-paid-out = Wypłacono { $total }, nie { $amount }: { $player }
    .hint = Można cofnąć najwyżej { $total }
refusal-deal-stands = Zawarto deal
    .hint = Najpierw trzeba zrezygnować z dealu
refusal-no-deal = Nie zawarto dealu
    .hint = Nagrody przypadają według lokat
refusal-nothing-to-share = Nie ma czego dzielić
    .hint = Deal wymaga dwóch graczy i nagrody
refusal-deal-without = { $player } jest jeszcze w grze, ale nie ma udziału w dealu
    .hint = Zgodzić się muszą wszyscy, którzy pozostali
refusal-deal-without-chips = { $player } nie ma w dealu żetonów
    .hint = Trzeba policzyć stack
refusal-deal-chips = Suma stacków to { $counted }, a w grze jest { $in_play } w żetonach
    .hint = Trzeba policzyć ponownie albo użyć tych liczb mimo to
refusal-deal-amount-missing = Nie podano, ile dostaje { $player }
    .hint = Należy podać kwotę dla każdego gracza
refusal-deal-sum = Suma udziałów to { $amount }, a do podziału jest { $total }
    .hint = Trzeba poprawić udziały
refusal-kept-is-everything = Nie można zostawić dla zwycięzcy { $amount } z kwoty { $total }
    .hint = Coś musi zostać do podziału
refusal-kept-for-nobody = Dla zwycięzcy zostałoby { $amount }, ale nikt nie gra dalej
    .hint = Trzeba podzielić całość albo grać dalej
refusal-unit-does-not-go-in = { $total } nie jest wielokrotnością { $amount }
    .hint = Trzeba zostawić zwycięzcy inną kwotę albo wybrać mniejszą jednostkę
refusal-deal-paid = Udział z dealu już wypłacono: { $player }
    .hint = Najpierw trzeba to cofnąć

refusal-no-mystery-bounties = Ten turniej nie ma mystery bounty
    .hint = Mystery bounty wybiera się przy cenach
refusal-envelopes-sealed = Koperty są zapieczętowane
    .hint = Aby sprzedać kolejne bounty lub zapieczętować inne, trzeba cofnąć pieczętowanie
refusal-entries-not-charged = { $players ->
        [one] Nie naliczono jednego wejścia
        [few] Nie naliczono { $players } wejść
       *[many] Nie naliczono { $players } wejść
    }
    .hint = Należy je naliczyć przed zapieczętowaniem, bo ich bounty nie byłoby w żadnej kopercie
refusal-envelopes-not-sealed = Żadnych kopert nie zapieczętowano
    .hint = Pieczętuje się je po zakończeniu sprzedaży
refusal-envelopes-miscounted = { $envelopes ->
        [one] Jest jedna koperta
        [few] Są { $envelopes } koperty
       *[many] Jest { $envelopes } kopert
    }, a w grze { $players ->
        [one] jeden gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }
    .hint = Na każdego, kto pozostał, musi być jedna koperta
refusal-envelopes-sum = Suma kopert to { $amount }, a suma wszystkich bounty { $total }
    .hint = Trzeba poprawić kwoty
refusal-envelope-drawn = Kopertę za tę głowę już wylosowano: { $player }
    .hint = Wynik jest w dzienniku
refusal-not-knocked-out = Od zapieczętowania kopert nie podano, kto eliminuje: { $player }
    .hint = Najpierw trzeba to podać w eliminacji

## The screen

nav-prizes = Nagrody
prizes-none = Ten turniej nie ma cen
    .hint = Po ustawieniu cen i wypłat w Ustawieniach pojawią się tu nagrody
prizes-none-go = Przejdź do Ustawień
prizes-pool = Pula nagród { $pool }
prizes-collected = zebrano { $amount }
prizes-still-owed = niezapłacone { $amount }
prizes-written-off = spisane na straty { $amount }
prizes-from-bounties = z bounty, których nikt nie zdobył, { $amount }
prizes-till = w kasie { $box } · do wypłaty { $to_pay } · zostanie { $left }
prizes-settle = Nie zapłaci…
prizes-settle-hint = Jeśli gracz zapłacił, naciśnij Zapłacono. Jeśli wyszedł, wybierz, kto poniesie stratę
prizes-settle-house = Płaci lokal
prizes-settle-off = Spisz na straty
prizes-settle-house-hint = Pula nagród się nie zmienia
prizes-settle-off-hint = Pula nagród się zmniejszy, o ile wypłaty nie są zatwierdzone
prizes-owed-again = Znów do zapłaty
prizes-bounty = Czyje bounty…
prizes-bounty-title = Bounty ({ $player }): { $amount }
prizes-bounty-hint = Nikt nie jest podany. Jeśli ktoś wyeliminował gracza, popraw eliminację. W przeciwnym razie wybierz, dokąd trafią pieniądze
prizes-bounty-correct = Podaj, kto je zdobył
prizes-bounty-to = Dla gracza
prizes-bounty-winner = Dla zwycięzcy
prizes-bounty-pool = Do puli nagród
prizes-bounty-house = Dla lokalu
prizes-bounty-staff = Dla obsługi
prizes-bounty-open = Zostaw nierozstrzygnięte
prizes-ties = Wspólne miejsca
prizes-ties-equally = Po równo
prizes-ties-by-unit = W jednostkach wypłaty
prizes-ties-what = Gracze wyeliminowani w jednym rozdaniu dzielą miejsce: po równo co do grosza albo w jednostkach wypłaty, nieparzysta dla większego stacku
prizes-deal-anyway = Użyj tych liczb mimo to
prices-decide = Ustalają ceny: { $limits }
prizes-deducted = { $name } −{ $amount }
prizes-added = lokal dokłada { $amount }
prizes-overlay = overlay { $amount }
prizes-box-correct = Popraw kasę…
prizes-box-correct-hint = Po przeliczeniu: czego brakuje albo co dołożono lub znaleziono, np. overlay lokalu
prizes-box-less = W kasie jest mniej
prizes-box-more = W kasie jest więcej
prizes-curve = { $places ->
        [one] Jedno miejsce płatne: { $first }
        [few] { $places } miejsca płatne, od { $first } do { $last }
       *[many] { $places } miejsc płatnych, od { $first } do { $last }
    }
prizes-not-fixed = Jeszcze niezatwierdzone: nagrody wynikają z puli aż do końca sprzedaży wejść
prizes-behind = Pula wynosi teraz { $pool }; można zatwierdzić wypłaty ponownie albo zostawić je tak, jak ogłoszono
prizes-unpaid = Zatwierdzone; do wypłaty jeszcze { $amount }
prizes-all-paid = Zatwierdzone. Na razie nic do wypłaty
prizes-desk-unnamed = Bez nazwy
prizes-envelopes-differ = Koperty zapieczętowano z sumą { $sealed }, a bounty to teraz { $bounties }: różnicę trzeba wyrównać w kasie
prizes-fix = Zatwierdź wypłaty
prizes-fix-again = Zatwierdź wypłaty ponownie
prizes-free = Znów według puli
prizes-deal = Deal…
prizes-drop-deal = Zrezygnuj z dealu
prizes-set = Ustaw nagrodę…
prizes-set-this = Ustaw tę nagrodę…
prizes-set-free = Znów według puli
prizes-set-hint = Pozostałe lokaty się dostosują: suma jest równa puli, a żadna lokata nie dostaje więcej niż poprzednia
prizes-if-open = Co, jeśli…
prizes-if = Gdyby sprzedano więcej
prizes-if-hint = Pula i nagrody, jakie by były; w turnieju nic się nie zmienia
prizes-if-more = Więcej: { $price }
prizes-if-unread = { $price }: „{ $typed }” nie jest liczbą
prizes-if-places = { $entries ->
        [one] Jedno wejście
        [few] { $entries } wejścia
       *[many] { $entries } wejść
    }, { $places ->
        [0] żadnych miejsc płatnych
        [one] jedno miejsce płatne
        [few] { $places } miejsca płatne
       *[many] { $places } miejsc płatnych
    }
prizes-if-place = { $several ->
        [yes] Lokaty { $first }–{ $last }
       *[no] { $first }. miejsce
    }
prizes-page-prizes = Nagrody
prizes-page-bounties = Bounty
prizes-page-owed = Należności
prizes-page-cash = Kasa
prizes-choose = Wybór wiersza pozwala wypłacić kwotę lub ją zmienić
prizes-column-place = Lokata
prizes-column-player = Gracz
prizes-column-amount = Kwota
prizes-column-paid = Wypłacono
prizes-column-head = Na głowie
prizes-column-owed = Do zapłaty
prizes-column-hour = Od
prizes-column-desk = Stanowisko
prizes-column-in = Wpłaty
prizes-column-out = Wypłaty
prizes-place = { $set ->
        [yes] { $place }, ręcznie
       *[no] { $place }
    }
prizes-dealt = deal
results-prize = Nagroda { $amount }
prizes-seat = bilet
prizes-together = Razem
prizes-too-much = wypłacono o { $amount } za dużo: do cofnięcia
prizes-nobody-named = { $amount }, nie podano komu
prizes-empty-prizes = Nie ma jeszcze nic do wygrania
prizes-empty-bounties = Żadna cena nie ma bounty
prizes-unsealed = { $amount } na mystery bounty; żadnej koperty jeszcze nie zapieczętowano
prizes-empty-owed = Nikt nie zalega z płatnością
prizes-empty-cash = Nic jeszcze nie wpłacono
prizes-pay = Wypłać
prizes-pay-part = Wypłać część
prizes-take = Zapłacono
prizes-charge-entries = Nalicz wcześniejsze wejścia…
prizes-charge-hint = { $players ->
        [one] Jednego gracza zarejestrowano przed ustawieniem cen i niczego mu nie naliczono
        [few] { $players } graczy zarejestrowano przed ustawieniem cen i niczego im nie naliczono
       *[many] { $players } graczy zarejestrowano przed ustawieniem cen i niczego im nie naliczono
    }
prizes-charge-all = Wszyscy
prizes-charge-do = Nalicz
prizes-take-part = Zapłacono część
prizes-part = Część…
prizes-back = Cofnij
prizes-seal = Zapieczętuj koperty…
prizes-seal-hint = Po jednej na każdego, kto jest jeszcze w grze, ze wszystkimi bounty w środku. Lista zostaje zapisana i każdy może sprawdzić każde losowanie
prizes-seal-do = Zapieczętuj
prizes-envelopes = Koperty
prizes-envelopes-hint = 1 × 500 + 10 × 20
prizes-envelopes-sum = { $count ->
        [one] Jedna koperta
        [few] { $count } koperty
       *[many] { $count } kopert
    }, { $players ->
        [one] jeden gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }, suma { $sum } / { $total }
prizes-envelopes-unread = Nie można odczytać „{ $typed }”; należy wpisać np. 10 × 20
prizes-draw-envelope = Wylosuj kopertę
prizes-to-draw = do wylosowania
prizes-closed = { $count ->
        [one] Jedna zamknięta koperta
        [few] { $count } zamknięte koperty
       *[many] { $count } zamkniętych kopert
    }
prizes-print = Wydrukuj…
prizes-slip = Potwierdzenie…
prizes-still = Jeszcze { $amount }
prizes-amount = Kwota
prizes-do = Wykonaj
prizes-no-amount = „{ $typed }” nie jest kwotą; należy wpisać np. 12,50
prizes-deal-of = { $players ->
        [one] Jeden gracz dzieli
        [few] { $players } gracze dzielą
       *[many] { $players } graczy dzieli
    } { $amount }
prizes-deal-too-many = Deal może zawrzeć najwyżej { $players } graczy
prizes-deal-chips = Żetony: { $player }
prizes-deal-gets = { $player } dostaje
prizes-deal-chips-unread = Należy podać żetony: { $player }
prizes-deal-counted = { $counted } w żetonach, wszystkie w grze
prizes-deal-miscounted = { $counted } w żetonach, a w grze jest { $in_play }
prizes-deal-stack = Żetony
prizes-deal-next = Następna nagroda
prizes-deal-sum = Razem
prizes-deal-of-all = { $sum } / { $total }
prizes-deal-exactly = { $amount } przed zaokrągleniem
prizes-deal-rounded = Zaokrąglono do { $unit }; reszta trafia do tych, którzy na zaokrągleniu tracą najwięcej{ $is_kept ->
        [yes] . Dla zwycięzcy zostaje { $kept }
       *[no] {""}
    }. Zgodzić się muszą wszyscy, którzy pozostali; do wypłaty można z dealu zrezygnować
prizes-deal-over-first = Według żetonów ktoś dostałby { $most }, więcej niż pierwsza nagroda { $first }
prizes-deal-unit = Zaokrąglenie do
prizes-deal-kept = Zostaje dla zwycięzcy
prizes-deal-hint = Zgodzić się muszą wszyscy, którzy pozostali; do wypłaty można z dealu zrezygnować
prizes-deal-do = Zawrzyj deal
prizes-deal-print = Drukuj do podpisu
deal-method-icm = ICM
deal-method-chip-chop = Według żetonów
deal-method-even = Po równo
deal-method-by-hand = Ręcznie
deal-then-play-on = Gra trwa dalej
deal-then-ends = Turniej się kończy
prizes-minus = −{ $amount }

## Prices in the setup

setup-page-prices = Ceny
prices-none = Nie ma jeszcze żadnych cen
    .hint = Z cenami każda sprzedaż jest naliczana, nagrody wynikają z puli, a kasa jest podliczana; bez nich program nie pokazuje pieniędzy
prices-begin = Ustaw ceny…
prices-save = Zapisz ceny
prices-sold = Sprzedaż
prices-sold-hint = Puste pole oznacza ustawienie turnieju, pokazane w nim na szaro. Kilka opłat: Rake 5 + Krupierzy 2
prices-add = Dodaj: { $sale }
prices-remove = Usuń: { $price }
prices-pool = Pula nagród
prices-payouts = Wypłaty
prices-bounties = Bounty
prices-bounties-fixed = Standardowe
    .hint = Kto eliminuje gracza, dostaje całe bounty
prices-bounties-progressive = Progresywne
prices-bounties-mystery = Mystery
    .hint = Po zakończeniu sprzedaży wszystkie bounty trafiają do kopert i za każdą głowę losuje się jedną
prices-bounties-hint = Część wygrywa się od razu, a podany procent trafia na głowę tego, kto eliminuje
prices-bounty-winners-everybody = Wygrać może każdy
    .hint = Bounty wygrywa ten, kto eliminuje, nawet jeśli sam go nie ma
prices-bounty-winners-who-bought-one = Tylko kto ma własne
    .hint = Kto sam nie ma bounty, nie wygrywa żadnego; eliminowany gracz zatrzymuje wtedy swoje
prices-head-share = Na własną głowę, w procentach
prices-currency = Waluta i inne nagrody
prices-currency-hint = Nazwa pojawia się przy każdej kwocie; cyfry po przecinku: 2 dla groszy, 0 dla pełnych kwot
prices-currency-name = Nazwa
prices-digits = Cyfry
prices-template = Szablon
payouts-about-home = Dwa miejsca od 5 wejść, trzy od 8, cztery od 16, pięć od 25 i sześć od 33, nigdy więcej. Nowe miejsce zaczyna od tego, co przynosi jedno wejście, więc żadna nagroda nie maleje przez to, że przyszło jedno wejście więcej
payouts-about-club = Dwa miejsca od 5 wejść, trzy od 8, cztery od 16, pięć od 23, sześć od 29, dwanaście od 85; od 97 jedno miejsce na osiem, zaokrąglone w górę, każde z nagrodą co najmniej półtora raza średnie wejście. Przez jedno wejście więcej żadna nagroda nie maleje o więcej niż 3%
payouts-about-ten-percent = Najlepsze 10%, zaokrąglone w górę. Od 61 wejść najmniejsza nagroda to dwa razy średnie wejście, a przez jedno wejście więcej żadna nagroda nie maleje o więcej niż 3%; poniżej nie maleje żadna
payouts-about-fifteen-percent = Najlepsze 15%, zaokrąglone w górę. Od 41 wejść najmniejsza nagroda to półtora raza średnie wejście, a przez jedno wejście więcej żadna nagroda nie maleje o więcej niż 3%; poniżej nie maleje żadna
payouts-about-satellite = Tyle miejsc w innym turnieju, ile kupi pula, a reszta dla następnego miejsca
payouts-about-winner-takes-all = Wszystko dla pierwszego miejsca
payouts-about-own = Własny podział tego turnieju, z pliku
payouts-about-earlier = Podział, z którym ten turniej się zaczął. Szablon zmienił się od tego czasu: aby użyć nowej wersji, wystarczy wybrać szablon
prices-template-earlier = { $template }, jak na początku
prices-extras = Nagrody rzeczowe
    .hint = 1 Puchar + 9 Cytryna
prices-name = Nazwa
prices-into-pool = Do puli
prices-fees = Opłaty
prices-staff = Obsługa
prices-bounty = Bounty
prices-chips = Żetony
prices-until = Do poziomu
prices-per-player = Na gracza
prices-in-all = Limit
prices-points = Punkty do ligi
prices-guarantee = Gwarancja
prices-added = Dokłada lokal
prices-deductions = Odjęte z puli
prices-unit = Zaokrąglenie do
prices-smallest = Najniższa nagroda
prices-seat = Wartość biletu
prices-over-hundred = { $field }: { $typed }% to więcej niż 100%
prices-unread = { $field }: nie można odczytać „{ $typed }”
prices-name-fee = Opłata
prices-name-entry = Wejście
prices-name-re-entry = Re-entry
prices-name-rebuy = Rebuy
prices-name-add-on = Add-on

## What somebody pays

pays-price = { $price } { $amount }
pays-now = Płaci teraz
pays-later = Płaci później
pays-discount = Zniżka
pays-off = Płaci lokal
pays-house = Płaci lokal
players-correct-charge = Popraw wpłatę…
players-charge-was = Pokwitowanie { $receipt }: { $buy_in }, do zapłaty { $amount }, wpłacono { $paid }
players-charge-note = Powód
players-owes = do zapłaty { $amount }
card-paid = wpłacono { $amount }
card-prize = nagroda { $amount }
card-prize-paid = z tego wypłacono { $amount }
players-at-a-price = Sprzedaj po cenie…
players-sell-now = Sprzedaj

## What needs doing

need-payouts-open = Zatwierdzić wypłaty
    .detail = Sprzedaż się skończyła, a pula wynosi { $pool }
    .button = Zatwierdź wypłaty
    .other = Pokaż nagrody
need-payouts-growing = Zatwierdzić wypłaty
    .detail = { $count ->
        [one] Wciąż jest w sprzedaży { $names }
        [few] Wciąż są w sprzedaży { $names }
       *[many] Wciąż są w sprzedaży { $names }
    }; pula wynosi na razie { $pool }
    .button = Zatwierdź wypłaty
    .other = Pokaż nagrody
need-payouts-decided = Zatwierdzić wypłaty
    .detail = Turniej jest rozstrzygnięty, a pula wynosi { $pool }
    .button = Zatwierdź wypłaty
    .other = Pokaż nagrody
need-payouts-behind = Pula się zmieniła
    .detail = Wypłaty zatwierdzono dla { $fixed }, a teraz jest { $pool }
    .button = Pokaż nagrody
need-payouts-impossible = Takie nagrody nie są możliwe
    .detail = { $why }. { $hint }
    .button = Pokaż nagrody
need-entries-not-charged = { $players ->
        [one] Nie naliczono jednego wejścia
        [few] Nie naliczono { $players } wejść
       *[many] Nie naliczono { $players } wejść
    }
    .detail = Ceny ustawiono po rejestracji
    .button = Nalicz…
need-envelopes-open = Zapieczętować koperty
    .detail = Żadne bounty już nie dojdzie; razem wynoszą { $amount }
    .button = Zapieczętuj…
need-envelopes-due = { $heads ->
        [one] Koperta do wylosowania
        [few] { $heads } koperty do wylosowania
       *[many] { $heads } kopert do wylosowania
    }
    .detail = Za głowę: { $player }
    .button = Wylosuj
need-envelopes-unclaimed = { $heads ->
        [one] Kto wyeliminował: { $player }?
        [few] Kto wyeliminował { $heads } graczy?
       *[many] Kto wyeliminował { $heads } graczy?
    }
    .detail = { $heads ->
        [one] Czeka koperta. Popraw eliminację i podaj, kto to był
        [few] Czekają koperty, pierwsza za: { $player }. Popraw eliminacje i podaj, kto to był
       *[many] Czekają koperty, pierwsza za: { $player }. Popraw eliminacje i podaj, kto to był
    }
    .button = Otwórz: { $player }
need-prizes-due = { $count ->
        [one] Jedna nagroda do wypłaty
        [few] { $count } nagrody do wypłaty
       *[many] { $count } nagród do wypłaty
    }
    .detail = { $count ->
        [one] { $amount } · { $player }
        [few] Razem { $amount }, najpierw { $player }
       *[many] Razem { $amount }, najpierw { $player }
    }
    .button = Wypłać: { $player }
    .other = Wydrukuj potwierdzenia
need-bounties-due = { $count ->
        [one] Bounty do wypłaty
        [few] Bounty do wypłaty, { $count } gracze
       *[many] Bounty do wypłaty, { $count } graczy
    }
    .detail = { $count ->
        [one] { $amount } · { $player }
        [few] Razem { $amount }, najpierw { $player }
       *[many] Razem { $amount }, najpierw { $player }
    }
    .button = Wypłać bounty: { $player }
    .other = Wydrukuj potwierdzenia
need-paid-too-much = { $count ->
        [one] Wypłacono za dużo: { $player }
        [few] Wypłacono za dużo { $count } graczom
       *[many] Wypłacono za dużo { $count } graczom
    }
    .detail = { $count ->
        [one] { $amount } do zwrotu
        [few] { $amount } do zwrotu, najpierw { $of_first }: { $player }
       *[many] { $amount } do zwrotu, najpierw { $of_first }: { $player }
    }
    .button = Cofnij { $of_first }: { $player }
    .other = Pokaż nagrody
need-winner-in-doubt = Kto wygrywa żetony, które traci { $player }?
    .detail = { $time }: { $why ->
            [not-yet-in] { $winner } nie jest jeszcze w grze
            [out] { $winner } jest już poza grą
            [busts-too] { $winner } odpada w tym samym rozdaniu
           *[elsewhere] { $winner } siedzi przy innym stole
        }
    .button = Otwórz: { $player }
need-payments-due = { $count ->
        [one] Brak wpłaty: { $player }
        [few] Brak wpłaty od { $count } graczy
       *[many] Brak wpłaty od { $count } graczy
    }
    .detail = { $count ->
        [one] { $amount }{ $seated ->
            [yes] {" · "}{ $seat }
           *[no] {""}
        }
        [few] Razem { $amount }, najpierw { $player }
       *[many] Razem { $amount }, najpierw { $player }
    }
    .button = { $count ->
        [one] Zapłacono
        [few] Zapłacono: { $player }
       *[many] Zapłacono: { $player }
    }
    .other = Nie zapłaci…
need-payment-of-gone = Brak wpłaty { $of_first }, a gracza już nie ma: { $player }
    .detail = { $count ->
        [one] Przyjmij wpłatę albo wybierz, kto poniesie stratę
        [few] { $count } graczy ma razem do zapłaty { $amount }
       *[many] { $count } graczy ma razem do zapłaty { $amount }
    }{ $seated ->
        [yes] {" · "}{ $seat }
       *[no] {""}
    }
    .button = Zapłacono: { $player }
    .other = Nie zapłaci…
need-bounty-unclaimed = { $count ->
        [one] Przy bounty nikt nie jest podany
        [few] Przy { $count } bounty nikt nie jest podany
       *[many] Przy { $count } bounty nikt nie jest podany
    }
    .detail = { $count ->
        [one] { $of_first } ({ $player }): podaj, kto je zdobył, albo wybierz, dokąd trafi
        [few] razem { $amount }, najpierw { $of_first } ({ $player })
       *[many] razem { $amount }, najpierw { $of_first } ({ $player })
    }
    .button = Czyje bounty…
need-bounty-given-twice = Bounty przyznano dwa razy: { $player }
    .detail = { $amount } trafiło gdzie indziej, ale teraz podano gracza, który je zdobywa
    .button = Daj temu graczowi
    .other = Pokaż nagrody
need-box-short = W kasie brakuje { $missing }
    .detail = Do wypłaty zostało { $to_pay }. Włóż pieniądze i popraw kasę
    .button = Otwórz kasę
need-seats-won = { $players ->
        [one] Wygrano bilet
        [few] Wygrano wszystkie { $players } bilety
       *[many] Wygrano wszystkie { $players } biletów
    }
    .detail = Gra się kończy: wszyscy, którzy pozostali, mają bilet
    .button = Pokaż nagrody
