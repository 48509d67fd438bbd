# Floor calls on players and seats: titles, facts, answers, and what a cited rule contributes.

topic-at-your-seat = Na swoim miejscu
    .about = Czy ręka gracza, którego nie było na krześle, jest żywa
    .search = na swoim miejscu, spóźniony, nieobecny, poza stołem, ostatnia karta, pierwsza karta, martwa ręka, przy krześle, prawo do ręki, late to the table, away from the table, missing, last card, first card, dead hand, in his chair, in their chair, entitled to a hand
topic-action-pending = Odejście z żywą ręką
    .about = Co się dzieje, gdy gracz z kartami odchodzi od stołu albo chce odejść
    .search = odszedł od stołu, aktywna ręka, żywa ręka, papieros, toaleta, odejście przed showdownem, all-in i odszedł, walks away, smoke, toilet, all-in and gone, action pending, leaves before showdown
topic-absent-player = Nieobecny gracz
    .about = Co się dzieje z rękami i żetonami gracza, którego nie ma
    .search = nieobecny gracz, puste krzesło, puste miejsce, nie przyszedł, blindy nieobecnego, kolacja, rozwiązany stół, blinded off, blinded out, no-show, empty chair, sitting out, away, dinner, table breaks
topic-new-player-seat = Nowy gracz: czy dostaje karty
    .about = Czy gracz, który siada, dostaje karty i co stawia
    .search = nowy gracz, między buttonem a małą ciemną, czeka na button, czy dostaje karty, przyszedł nowy, newcomer, between the button and the small blind, waits for the button, dealt in, arrives
topic-wrong-seat = Złe miejsce
    .about = Co się dzieje z graczem, którego zastano nie na jego miejscu
    .search = złe miejsce, zły stół, zła karta miejsca, siedzi nie tam, złe krzesło, sat in the wrong chair, wrong table, wrong ticket
topic-late-or-re-entry = Późne wejście, rezerwowy, re-entry
    .about = Z jakim stackiem i na którym miejscu gracz zaczyna i co się dzieje z oddanymi żetonami
    .search = późna rejestracja, ponowne wejście, rezerwowy, spóźniony, oddany stack, przepadłe żetony, re-entry, reentry, late registration, alternate, surrendered stack, forfeited chips
topic-rebuy = Rebuy
    .about = Czy gracz może teraz dokupić żetony i czym do tego czasu gra
    .search = rebuy, dokupka, kupić ponownie, dokupić żetony, żetony w drodze, odpadł i dokupuje, re-buy, add chips, reload, top up, chips behind, busted and buys
topic-leaving-early = Odejście na dobre
    .about = Co dostaje gracz, który odchodzi, i gdzie idą jego żetony
    .search = opuścić turniej, rezygnacja, idzie do domu, wcześniejsze odejście, odejście na miejscu płatnym, quits, goes home, early departure, withdraw, leaves in the money
topic-buy-in-limit = Wysokość wpisowego
    .about = Jak duży stack gracz może kupić albo przenieść do innego stołu
    .search = wpisowe, zmiana stołu, maksymalne wpisowe, minimalne wpisowe, z iloma żetonami, buy-in, maximum buy-in, minimum buy-in, ceiling, table change, forced move, cash game, table stakes
topic-special-needs = Specjalne potrzeby
    .about = Co lokal robi dla gracza ze specjalnymi potrzebami
    .search = specjalne potrzeby, wózek, niepełnosprawność, asystent, niewidomy gracz, słuch, pomoc, wheelchair, disability, assistant, blind player, hearing, accommodation
topic-player-identity = Twarz gracza
    .about = Czy gracz musi zdjąć to, co zakrywa twarz
    .search = kaptur, okulary, maska, szalik, przebranie, rozpoznać gracza, hood, sunglasses, mask, scarf, disguise, identity
topic-halt = Wstrzymanie niepełnego stołu
    .about = Które stoły stoją, bo brakuje im graczy
    .search = wstrzymać grę przy stole, niepełny stół, brakuje trzech, zatrzymać stół, halt play, three short, short table, stop the table
topic-final-table = Stół finałowy
    .about = Kiedy gracze z ostatnich stołów spotykają się przy jednym
    .search = stół finałowy, łączenie stołów, dziewięcioosobowy, dziesięcioosobowy, wielkość stołu finałowego, final table size, ten-handed, nine-handed, combine the tables
topic-breaking-table = Losowanie miejsc z rozwiązanego stołu
    .about = Dokąd idzie każdy gracz z rozwiązanego stołu, według kart miejsc i wysokiej karty
    .search = rozwiązanie stołu, rozbicie stołu, losowanie miejsc, karty miejsc, dwa kroki, podstawki, break a table, seat cards, redraw, two-step draw, racks

## Facts

fact-at-your-seat-arrived = Gracz był na miejscu
choice-at-your-seat-arrived-before-first-card = przed pierwszą kartą
choice-at-your-seat-arrived-before-last-card = przed ostatnią kartą rozdania
choice-at-your-seat-arrived-after-last-card = po ostatniej karcie rozdania
choice-at-your-seat-arrived-never = wcale
fact-at-your-seat-place = Gdzie gracz wtedy był
choice-at-your-seat-place-in-the-chair = na krześle
choice-at-your-seat-place-within-reach = w jego zasięgu
choice-at-your-seat-place-out-of-reach = poza jego zasięgiem
fact-at-your-seat-posted = Gracz postawił blind lub ante
fact-at-your-seat-has-bring-in = Bring-in przypada na gracza
fact-action-pending-hand = Ręka gracza
choice-action-pending-hand-live = żywa
choice-action-pending-hand-all-in = all-in
choice-action-pending-hand-folded = spasowana
fact-action-pending-did = Co zrobił gracz
choice-action-pending-did-asks-to-leave = prośba o odejście
choice-action-pending-did-left = odejście
fact-absent-player-why = Dlaczego krzesło jest puste
choice-absent-player-why-away = gracza nie ma
choice-absent-player-why-penalty = kara
choice-absent-player-why-never-came = gracz w ogóle nie przyszedł
choice-absent-player-why-table-breaks = gracza nie ma, a stół się rozwiązuje
fact-absent-player-stack = Stack gracza
fact-absent-player-cost-of-a-round = Blindy i ante za jedną orbitę
fact-new-player-seat-came = Dlaczego gracz siada
choice-new-player-seat-came-new = nowy w turnieju
choice-new-player-seat-came-broken-table = z rozwiązanego stołu
choice-new-player-seat-came-balance = przesadzony dla wyrównania
fact-new-player-seat-seat = Miejsce gracza
fact-new-player-seat-occupied = Inne zajęte miejsca
fact-wrong-seat-chips = Czyimi żetonami gra
choice-wrong-seat-chips-own = własnym stackiem startowym
choice-wrong-seat-chips-of-another = żetonami innego gracza
choice-wrong-seat-chips-not-known = nie wiadomo
fact-wrong-seat-found = Kiedy to zauważono
choice-wrong-seat-found-between-hands = między rozdaniami
choice-wrong-seat-found-during-a-hand = w trakcie rozdania
fact-late-or-re-entry-came = Kto przychodzi
choice-late-or-re-entry-came-late = późne wejście
choice-late-or-re-entry-came-alternate = rezerwowy
choice-late-or-re-entry-came-re-entry = re-entry
fact-late-or-re-entry-starting-stack = Stack startowy
fact-late-or-re-entry-forfeited = Oddane żetony
fact-rebuy-asked = Kiedy o to poproszono
choice-rebuy-asked-between-hands = przed następnym rozdaniem
choice-rebuy-asked-during-his-hand = w trakcie rozdania gracza
choice-rebuy-asked-too-late = po początku następnego rozdania
fact-rebuy-busted = Gracz nie ma już żetonów
fact-rebuy-offered = Rebuye są jeszcze w sprzedaży
fact-rebuy-stack = Stack gracza
fact-rebuy-chips = Żetony za rebuy
fact-leaving-early-game = Co gracz opuszcza
choice-leaving-early-game-tournament = turniej
choice-leaving-early-game-cash = cash game
fact-leaving-early-agreed = Dyrektor się zgadza
fact-leaving-early-players-left = Pozostali gracze, razem z odchodzącym
fact-leaving-early-places-paid = Miejsca płatne
fact-leaving-early-stack = Stack gracza
fact-leaving-early-chip-unit = Najmniejszy żeton w grze
fact-leaving-early-stacks = Stacki pozostałych
fact-buy-in-limit-why = Dlaczego
choice-buy-in-limit-why-buys = gracz kupuje żetony
choice-buy-in-limit-why-table-died = stół gracza zamknięto
choice-buy-in-limit-why-wants-to-change = gracz chce zmienić stół
fact-buy-in-limit-stack = Stack, którego gracz chce lub który przynosi
fact-buy-in-limit-bought-before = Gracz już wcześniej kupował
fact-buy-in-limit-largest-bet = Najwyższy zakład w grze
fact-buy-in-limit-posted-limit = Maksimum ogłoszone przez lokal
fact-buy-in-limit-same-limit = Przy nowym stole gra się ten sam limit
fact-buy-in-limit-least-buy-in = Minimalne wpisowe
fact-special-needs-need = Czego gracz potrzebuje
choice-special-needs-need-space = więcej miejsca
choice-special-needs-need-assistant = asystent
choice-special-needs-need-fixed-seat = określone miejsce
choice-special-needs-need-other = coś innego
fact-special-needs-possible = Da się to zrobić
fact-player-identity-identifiable = Obsługa może rozpoznać gracza
fact-player-identity-wears = Co gracz ma na sobie
choice-player-identity-wears-sunglasses = okulary przeciwsłoneczne
choice-player-identity-wears-hood = kaptur
choice-player-identity-wears-face-cover = maska lub szalik
choice-player-identity-wears-several = kilka z tych rzeczy
fact-halt-players = Gracze
fact-halt-blinds-affected = Stoły, gdzie następna duża ciemna wypada na zwolnione miejsce
fact-halt-format = Format
choice-halt-format-full-tables = pełne stoły
choice-halt-format-other = mniejsze stoły, turbo lub inny
fact-final-table-game = Gra
choice-final-table-game-flop = hold'em, Omaha
choice-final-table-game-stud = stud
choice-final-table-game-mixed = gry mieszane
fact-final-table-players-left = Pozostali gracze
fact-breaking-table-players = Miejsca graczy, którzy przechodzą
fact-breaking-table-open = Wolne miejsca, w kolejności kart miejsc
fact-breaking-table-cards = Karta każdego gracza
fact-breaking-table-seed = Numer tasowania

## At your seat, action pending, absent

ruling-seat-live = Ręka jest żywa
ruling-seat-dead = Ręka jest martwa
ruling-seat-first-card-counts = Gracz musi być na miejscu, gdy rozdaje się pierwszą kartę
ruling-seat-last-card-counts = Gracz musi być na miejscu, gdy rozdaje się ostatnią kartę początkową
ruling-seat-or-posted-counts = Karty dostaje gracz, który siedzi albo ma w puli blind lub ante
ruling-seat-posted-counts = Blind lub ante w puli daje graczowi prawo do ręki
ruling-seat-forced-bets-stay = Blindy i ante gracza zostają w puli
ruling-seat-may-not-look = Gracz nie może oglądać kart
ruling-seat-kill-at-once = Zabić rękę od razu, zanim ktokolwiek zadziała
ruling-seat-posts-bring-in = Postawić bring-in ze stacka gracza
ruling-seat-say-dead = Gracza nie było na miejscu, więc ta ręka jest martwa
ruling-seat-reach-silent = Zbiór zasad nie mówi, czy „w zasięgu” znaczy „na miejscu”, więc decyduje floor
ruling-pending-may-leave = Gracz może iść, bo nie ma ręki
ruling-pending-stays = Gracz zostaje, aż przyjdzie jego kolej
ruling-pending-stays-all-in = Gracz zostaje do końca rozdania
ruling-pending-folds-in-turn = W swojej kolejności gracz może spasować i wtedy iść
ruling-pending-say-stay = Z kartami proszę zostać przy stole
ruling-pending-hand-lives = Ręka pozostaje żywa
ruling-pending-had-to-stay = Gracz z żywą ręką, all-in lub nie, musi zostać przy stole do końca
ruling-pending-penalty = Kara za odejście, po rozdaniu
ruling-pending-clock = Gdy przyjdzie kolej gracza, uruchomić czas na decyzję
ruling-absent-blinded-off = Karty są rozdawane, blindy i ante stawiane, ręka zabijana
ruling-absent-never-came = Żadna zasada nie mówi o stacku gracza, który nie przyszedł, więc decyduje lokal
ruling-absent-stack-removed = Stack gracza schodzi z gry
ruling-absent-lasts = Stack gracza starczy na { $rounds ->
    [one] { $rounds } orbitę
    [few] { $rounds } orbity
   *[many] { $rounds } orbit
}
ruling-absent-deal-him-in = Rozdawać karty, jakby gracz był na miejscu
ruling-absent-post-for-him = Stawiać blindy i ante ze stacka gracza
ruling-absent-kill = Po rozdaniu pierwszych kart zabić rękę gracza
ruling-absent-bring-in = W studzie stawiać bring-in, który przypada na gracza
ruling-absent-staff-moves = Obsługa przenosi żetony gracza na wylosowane miejsce
ruling-absent-count-aloud = Policzyć stack gracza na głos, na oczach drugiej osoby
ruling-absent-rack = Zanieść go w podstawce do nowego stołu i powiedzieć krupierowi, czyj jest
ruling-absent-break-silent = Zbiór zasad nie mówi, kto przenosi żetony nieobecnego gracza, więc decyduje floor
ruling-absent-chips-wait = Żetony gracza czekają i opłacają blindy na wylosowanym miejscu

## New player, wrong seat, late

ruling-newcomer-big-blind = Gracz dostaje karty i jest na dużej ciemnej
ruling-newcomer-small-blind = Gracz dostaje karty i jest na małej ciemnej
ruling-newcomer-button = Gracz dostaje karty i ma button
ruling-newcomer-dealt = Gracz dostaje karty, bez blinda
ruling-newcomer-waits = Gracz nie dostaje kart, miejsce { $seat } czeka, aż minie je button
ruling-newcomer-takes-what-belongs = Nowy gracz przejmuje wszystko, co wiąże się z miejscem, także blindy i button
ruling-newcomer-silent = Zbiór zasad mówi o graczach z rozwiązanych stołów; nowych zwykle traktuje się tak samo
ruling-newcomer-only-arc-waits = Nowy gracz czeka tylko między buttonem a małą ciemną
ruling-newcomer-not-for-balance = Poszukać gorszego miejsca, bo gracz przesadzany dla wyrównania nigdy nie dostaje tego miejsca z wyboru
ruling-wrong-seat-moves = Gracz przechodzi na swoje miejsce z żetonami, które ma
ruling-wrong-seat-say = To nie jest właściwe miejsce, proszę przejść z żetonami na swoje
ruling-wrong-seat-other-chips = Zasady nie mówią o żetonach innego gracza, więc decyduje floor
ruling-wrong-seat-swap = Każdy z dwóch idzie na swoje miejsce i dostaje tam stack startowy
ruling-wrong-seat-keep = Każdy z dwóch idzie na swoje miejsce i zachowuje to, co wygrał lub przegrał
ruling-wrong-seat-find-out = Ustalić na podstawie kart miejsc i listy miejsc, czyje to żetony
ruling-wrong-seat-hand-first = Najpierw dokończyć to rozdanie
ruling-late-entry-stack = Pełny stack: { $stack }
ruling-late-entry-same-pool = Gracz losuje miejsce z tej samej puli co wszyscy i dostaje tam karty, chyba że jest między buttonem a małą ciemną
ruling-late-entry-removed = Oddane żetony, { $chips }, schodzą z gry
ruling-late-entry-silent = Zbiór zasad nie mówi o późnych wejściach, więc decyduje lokal
ruling-late-entry-whole-by-draw = Pełny stack, na wylosowanym miejscu
ruling-late-entry-less-blinds = Stack bez blindów, które już minęły, na wylosowanym miejscu

## Rebuy, leaving, buy-in

ruling-rebuy-not-offered = Bez rebuya, rebuye nie są już sprzedawane
ruling-rebuy-behind = Gracz dostaje karty, a dokupione żetony liczą się jako żetony w drodze
ruling-rebuy-must-pay = Gracz zapowiedział to przed rozdaniem, więc musi kupić bez względu na wynik
ruling-rebuy-announce = Powiedzieć stołowi, ile żetonów liczy się jako żetony w drodze
ruling-rebuy-plays = Gracz gra stackiem { $chips }
ruling-rebuy-now = Gracz kupuje teraz, między rozdaniami
ruling-rebuy-after-the-hand = Nie teraz, po rozdaniu
ruling-rebuy-next-hand = Gracz kupuje teraz i dostaje karty w następnym rozdaniu
ruling-rebuy-missed-hand = Gracz opuścił rozdanie, czego nie wolno, więc decyduje floor
ruling-rebuy-refused = Bez rebuya, gracz odpada
ruling-rebuy-next-hand-with-penalty = Gracz kupuje i dostaje karty w następnym rozdaniu, z ostrzeżeniem lub karą
ruling-rebuy-local-practice = Zasada wymaga tylko, by nie opuścić rozdania; to, że turniej się dla gracza kończy, jest praktyką tych lokali
ruling-rebuy-missed-hand-ends = Bez rebuya, opuszczone rozdanie zakończyło turniej dla gracza
ruling-leave-cash = Gracz może odejść w każdej chwili, ze swoimi żetonami
ruling-leave-not-agreed = Gracz nie ma prawa odejść z rozliczeniem żetonów, więc decyduje dyrektor
ruling-leave-blinded-off = Stack gracza zostaje i opłaca blindy i ante
ruling-leave-chips-removed = Żetony gracza schodzą z gry
ruling-leave-unpaid-place = { $place }. miejsce, bez wypłaty
ruling-leave-paid-place = Gracz dostaje nagrodę za { $place }. miejsce
ruling-leave-shared = { $players ->
    [one] Ostatni gracz dostaje { $each } w żetonach
    [few] Każdy z pozostałych graczy ({ $players }) dostaje { $each } w żetonach
   *[many] Każdy z pozostałych graczy ({ $players }) dostaje { $each } w żetonach
}
ruling-leave-rest-removed = Reszta, której nie da się podzielić ({ $chips }), schodzi z gry
ruling-leave-unit-not-told = Nie podano najmniejszego żetonu w grze, więc dzieli się je w żetonach { $unit }
ruling-leave-prizes-unchanged = Wszystkie inne nagrody pozostają bez zmian
ruling-buy-in-at-the-same-limit = Dotyczy to stołu z tym samym limitem
ruling-buy-in-other-limit-silent = Zbiór zasad mówi tylko o stole z tym samym limitem
ruling-buy-in-table-died = Gracz siada dokładnie z tym, co miał
ruling-buy-in-change-short = Gracz musi przynieść o { $chips } więcej, bo zmiana jest na własne życzenie
ruling-buy-in-change-enough = Gracz może zmienić stół, bo przynosi wystarczająco dużo
ruling-buy-in-too-much = Nie, najwyżej { $most }
ruling-buy-in-too-little = Nie, co najmniej { $least }
ruling-buy-in-within = Tak, do { $most }
ruling-buy-in-no-limit = Tak, limitu nie ustalono
ruling-buy-in-first = Pierwszy zakup to wpisowe
ruling-buy-in-later = Późniejszy zakup to rebuy

## Needs and identity

ruling-needs-provided = Tak, lokal to zapewnia
ruling-needs-floor = Nie da się tego zrobić tak, jak proszono, więc dyrektor szuka innego rozwiązania
ruling-needs-another-way = Inne rozwiązanie, przy którym gracz może grać
ruling-needs-not-possible = Żadne rozwiązanie nie jest możliwe i wpisowe zostaje zwrócone
ruling-needs-close-a-seat = Wyłączyć miejsce obok gracza, jeśli stół się zgadza
ruling-needs-name-the-assistant = Zapisać, kto pomaga graczowi; asystent odkrywa karty i stawia żetony, ale nie daje rad
ruling-needs-lock-or-close-again = Zablokować miejsce gracza albo przy przejściu zrobić to samo przy nowym stole, a stare włączyć
ruling-needs-lock-the-seat = Zablokować miejsce, aby żadne losowanie nie przesadziło gracza
ruling-needs-tell-the-dealers = Powiedzieć każdemu krupierowi przy stole gracza
ruling-identity-known = Gracz może to nosić, dopóki obsługa może rozpoznać gracza
ruling-identity-may-still-order = Nakaz zdjęcia, gdy tylko obsługa nie może rozpoznać gracza
ruling-identity-order = Gracz musi pokazać twarz
ruling-identity-say = Proszę to zdjąć, musimy widzieć, kto gra
ruling-identity-director-judges = Ocenia to dyrektor według standardów lokalu
ruling-identity-silent = Zbiór zasad milczy, więc decyduje lokal
ruling-identity-allowed = Gracz może to nosić
ruling-identity-aside = Gracz pokazuje twarz obsłudze, jeśli woli, z dala od stołu

## Halt, final table, broken table

ruling-halt-none-short = Żaden stół nie staje
ruling-halt-never = Żaden stół nie przerywa gry, bo w tym turnieju nie wstrzymuje się stołów
ruling-halt-tables = { $count ->
    [one] Stół { $tables } stoi, dopóki się nie zapełni
    [few] Stoły { $tables } stoją, dopóki się nie zapełnią
   *[many] Stoły { $tables } stoją, dopóki się nie zapełnią
}
ruling-halt-not-yet = { $count ->
    [one] Stół { $tables } gra dalej, dopóki duża ciemna nie wypadnie na zwolnione miejsce
    [few] Stoły { $tables } grają dalej, dopóki duża ciemna nie wypadnie na zwolnione miejsce
   *[many] Stoły { $tables } grają dalej, dopóki duża ciemna nie wypadnie na zwolnione miejsce
}
ruling-halt-other-format = W tym formacie o wstrzymaniu stołu decyduje dyrektor
ruling-halt-waived = Stół gra dalej i nie jest to powód do misdealu
ruling-halt-waived-no-misdeal = To, że stołowi pozwolono grać dalej, nie jest powodem do misdealu
ruling-halt-may-be-waived = Dyrektor może pozwolić mu grać dalej
ruling-halt-finish-the-hand = Dokończyć rozdanie przy tym stole, potem go wstrzymać i zapełnić
ruling-halt-gap = Niepełny stół ma { $gap ->
    [one] o { $gap } gracza mniej niż najpełniejszy
    [few] o { $gap } graczy mniej niż najpełniejszy
   *[many] o { $gap } graczy mniej niż najpełniejszy
}
ruling-final-table-size-silent = Zbiór zasad mówi o turniejach od sześciu do dziewięciu osób przy stole
ruling-final-table-ten-is-rare = Zasada mówi o dziesięciu, ale miejscowe lokale nie grają stołu finałowego na dziesięć osób
ruling-final-table-now = Teraz stół finałowy, pozostali gracze: { $players }, miejsca: { $size }
ruling-final-table-later = Grać dalej; miejsca przy stole finałowym: { $size }
ruling-final-table-to-go = { $players ->
    [one] Do tego czasu musi odpaść jeszcze jeden gracz
    [few] Do tego czasu muszą odpaść jeszcze { $players } gracze
   *[many] Do tego czasu musi odpaść jeszcze { $players } graczy
}
ruling-final-table-finish-hands = Dokończyć rozdania przy wszystkich stołach
ruling-final-table-draw-seats = Rozlosować miejsca dla wszystkich
ruling-final-table-draw-button = Wylosować button
ruling-break-players-move = { $players ->
    [one] Przechodzi jeden gracz
    [few] Przechodzą { $players } gracze
   *[many] Przechodzi { $players } graczy
}
ruling-break-move = Miejsce { $seat } → stół { $to-table }, miejsce { $to-seat }
ruling-break-from-seed = Kart nie podano, więc miejsca i karty tasuje się według numeru { $seed }
ruling-break-racks = Żetony idą w podstawkach, na widoku
ruling-break-slips = Dać każdemu kartę zmiany miejsca i od razu wysłać
ruling-break-dodging = Kara dla gracza, który celowo przychodzi późno, by uniknąć ciemnej

## What a cited rule contributes

gist-wrong-seat = gracz na złym miejscu z właściwym stackiem przechodzi z żetonami, które ma
gist-fairness = uczciwość i dobro gry są najważniejsze i mogą przeważyć nad zasadą techniczną
gist-newcomer-any-seat = nowi gracze mogą dostać każde miejsce, także blindy i button, a czekają tylko między buttonem a małą ciemną
gist-late-dealt-in = spóźnieni gracze dostają karty, chyba że siedzą między buttonem a małą ciemną
gist-late-full-stack = późne wejścia, rezerwowi i re-entry dostają pełny stack i losują ze wspólnej puli
gist-forfeited-chips-leave = żetony oddane przy re-entry schodzą z gry
gist-at-your-seat-2024 = gracz musi być w zasięgu krzesła, gdy rozdaje się ostatnią kartę początkową
gist-at-your-seat-2011 = gracz musi być na swoim miejscu, gdy wszyscy mają pierwsze karty
gist-entitled-000 = karty dostaje gracz, który siedzi albo postawił blind lub ante
gist-action-pending = gracz z żywą ręką zostaje przy stole
gist-wait-then-fold = gracz, który chce iść, czeka na swoją kolej i najpierw pasuje
gist-absent-killed = rękę nieobecnego gracza się zabija, a zakłady obowiązkowe zostają
gist-blinded-off = stack gracza nieobecnego lub odbywającego karę mogą pochłonąć blindy
gist-penalized-is-dealt-in = gracz odbywający karę dostaje karty, blindy są stawiane, a ręka zabijana
gist-absent-at-a-break = żetony gracza, którego nie ma, gdy stół się rozwiązuje, przenosi obsługa
gist-dealt-in-while-away = karany jest poza stołem, karty dostaje, a blindy i ante są stawiane
gist-rebuy-no-missed-hand = gracz, który bierze rebuy, nie może opuścić rozdania
gist-rebuy-chips-behind = rebuy ogłoszony przed rozdaniem liczy się jako żetony w drodze i trzeba go kupić
gist-rebuy-after-the-hand = żetony dokupuje się tylko po rozdaniu
gist-rebuy-rather-than-loan = gracz bez żetonów bierze rebuy, zamiast pożyczać
gist-rebuy-missed-hand-ends = w tych lokalach jedno opuszczone rozdanie kończy turniej
gist-chips-leave-play = przepadłe żetony schodzą z gry
gist-disqualified-chips = żetony zdyskwalifikowanego gracza schodzą z gry
gist-leave-cash = cash game można opuścić w każdej chwili, z żetonami
gist-leave-by-agreement = turniej opuszcza się tylko za zgodą
gist-leave-unpaid = kto odchodzi przed miejscami płatnymi, traci żetony, a nagrody się nie zmieniają
gist-leave-paid = kto odchodzi na miejscu płatnym, dostaje nagrodę za lokatę, na której odchodzi
gist-leave-shared = żetony gracza, który odchodzi na miejscu płatnym, dzieli się równo między pozostałych
gist-buy-in-or-rebuy = pierwszy zakup to wpisowe, późniejsze to rebuye
gist-buy-in-limit = nikt nie kupuje więcej niż sto razy najwyższy zakład, chyba że lokal ogłosi inną liczbę
gist-table-died = gracz, którego stół zamknięto, siada gdzie indziej dokładnie z tym, co miał
gist-table-change = kto zmienia stół na własne życzenie, przynosi co najmniej minimalne wpisowe
gist-special-needs = lokal uwzględnia specjalne potrzeby, gdy tylko może
gist-special-needs-practice = więcej miejsca i asystent, który odkrywa karty i stawia żetony
gist-player-identity-2019 = ubiór nie może trwale ukrywać, kim jest gracz; ocenia to dyrektor według standardów lokalu
gist-player-identity = gracza musi dać się rozpoznać, a obsługa może kazać zdjąć to, co go zasłania
gist-final-table-2024 = turnieje dziewięcio- i ośmioosobowe łączą się przy dziewięciu, siedmio- i sześcioosobowe przy siedmiu
gist-final-table-2011 = dziesięciu w grach z flopem, siedmiu w grach sześcioosobowych, dziewięciu w studzie
gist-final-table-local = w miejscowych lokalach nie spotyka się stołu finałowego na dziesięć osób
gist-dodging-2024 = kto celowo unika dowolnej ciemnej, jest karany
gist-dodging-broken = kto celowo unika ciemnej, jest karany, także w drodze z rozwiązanego stołu
gist-dodging-2011 = kto celowo unika ciemnej w drodze z rozwiązanego stołu, jest karany
gist-chips-in-view = żetony nosi się na widoku, inaczej przepadają
gist-move-fast = gracze przechodzą od razu, z podstawkami

## Facts that are not understood

facts-not-zero = nie może to być zero
facts-only-re-entry-forfeits = żetony oddaje tylko re-entry
facts-busted-with-chips = gracz nie może mieć żetonów, skoro żadne mu nie zostały
facts-busted-in-his-hand = gracz bez żetonów nie jest w rozdaniu; pasuje tu „przed następnym rozdaniem” albo „po początku następnego rozdania”
facts-nobody-remains = nikt by nie został, by grać dalej
facts-not-in-units = to nie jest wielokrotność { $unit }, najmniejszego żetonu w grze
facts-not-all-others = należy podać stacki wszystkich pozostałych graczy albo żadnego
facts-seat-card-twice = stół { $table }, miejsce { $seat } podano dwa razy
facts-table-unknown = wśród stołów nie ma stołu { $table }
facts-too-few-open-seats = wolnych miejsc jest mniej niż graczy, którzy przechodzą
facts-one-card-each = każdemu graczowi rozdaje się dokładnie jedną kartę
facts-number-at-most = najwyżej { $most }
