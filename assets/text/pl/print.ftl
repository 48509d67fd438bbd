# What stands on paper, and what is said about printing.

## Sheets: the name; what it is, for the terminal; for whom, and the first answer; why there is none

sheet-seat-cards = Karty miejsc
    .about = Karta dla każdego gracza
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = { sheet-no-seat }
sheet-seating-by-name = Miejsca według nazwisk
    .about = Wszyscy według nazwisk
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = { sheet-no-seat }
sheet-seating-by-table = Miejsca według stołów
    .about = Każdy stół z jego miejscami
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = { sheet-no-seat }
sheet-move-slips = Karty zmiany miejsca
    .about = Karta dla każdego przesadzanego gracza
    .nothing = Takich przesadzeń nie ma, więc nie ma co drukować
sheet-rulings = Decyzje
    .about = Co zdecydował floor
    .whose = Które decyzje
    .all = Wszystkie
    .nothing = Przy tym wyborze nie zapisano żadnej decyzji, więc nie ma co drukować
sheet-house-rules = Zasady lokalu
    .about = Jak gra się w tym turnieju tam, gdzie zbiory zasad się różnią
    .nothing = { sheet-no-seat }
sheet-chip-race = Losowanie o żetony
    .about = Losowanie o żetony, każdy stół z wierszami do wypełnienia albo z wynikiem
    .whose = { sheet-for-whom }
    .all = Wszystkie
    .nothing = { sheet-no-seat }
sheet-penalty-notices = Zawiadomienia o karach
    .about = Zawiadomienie o każdej karze, dla gracza
    .whose = { sheet-for-whom }
    .all = Wszystkie kary
    .nothing = Nie ma kary do wydrukowania
sheet-bag-tags = Etykiety woreczków
    .about = Etykieta na każdy woreczek z ostatniego wieczoru
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = Żadnego stacka nie policzono do woreczka, więc nie ma co drukować
sheet-count-sheets = Arkusze do liczenia
    .about = Każdy stół z polem na każdy stack, do policzenia
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = { sheet-no-seat }
sheet-color-ups = Żetony i ich wymiany
    .about = Kiedy schodzi który żeton, co przynieść i stack startowy
    .nothing = Ten turniej nie ma jeszcze żetonów: można je dodać na ekranie Żetony
sheet-level-chart = Tabela poziomów
    .about = Każdy poziom i każda przerwa ze stawkami, na ścianę
    .nothing = Struktura nie ma jeszcze poziomów
sheet-table-card = Karta stołu
    .about = Co można postawić na każdym poziomie, oficjalne słowa i jak czyta się zakłady
    .nothing = { sheet-level-chart.nothing }

sheet-results = Wyniki
    .about = Kto wygrał i wszyscy z lokatami
    .nothing = Nikt jeszcze nie wziął udziału

sheet-prizes = Nagrody
    .about = Ile wypłaca się za każdą lokatę i komu
    .nothing = Ten turniej nie ma nagród
sheet-payout-slips = Potwierdzenia wypłat
    .about = Potwierdzenie do podpisu za każdą nagrodę i za bounty
    .whose = { sheet-for-whom }
    .all = Wszyscy, którym trzeba jeszcze wypłacić
    .nothing = Nie ma nic do wypłaty
sheet-receipts = Pokwitowania
    .about = Pokwitowanie za każdą sprzedaż
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = Przy tym wyborze nic nie sprzedano, więc nie ma co drukować
sheet-deal = Deal do podpisu
    .about = Kto ile dostaje z dealu, z miejscem na podpis każdego gracza
    .nothing = Nie zawarto dealu
sheet-cash = Raport kasowy
    .about = Co wpłynęło i co wypłacono, według rodzaju, stanowiska i godziny
    .nothing = Nic jeszcze nie wpłacono

sheet-for-whom = Dla kogo
sheet-everybody = Wszyscy
sheet-no-seat = Nikt z wybranych nie ma miejsca, więc nie ma co drukować

## On every handout

print-page = Strona { $page }/{ $pages }
print-name = Nazwisko
print-table = Stół
print-seat = Miejsce
print-table-no = Stół { $table }
print-seat-open = wolne
print-seat-closed = wyłączone
print-button = Button
print-tables-summary = { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $players ->
    [one] 1 gracz
    [few] { $players } gracze
   *[many] { $players } graczy
}
# Where two players have one name, or no font has its letters.
print-name-no = { $name } (nr { $number })
print-player-no = Gracz { $number }
print-wait = Proszę odczekać jedno rozdanie
# The act of the log that gave the seat: whoever has a smaller number has an outdated card.
print-since = Czynność { $act }, { $time }
print-from = Skąd: stół { $table }, miejsce { $seat }
print-to-table = Dokąd: stół
print-to-seat = Miejsce

## Why somebody moves

print-why-balance = Następna duża ciemna na najgorsze miejsce
print-why-last-opened = Miejsce zwolnione jako ostatnie
print-why-no-hand-yet = Wylosowano stół, przy którym nie rozegrano jeszcze rozdania
print-why-broken = Rozwiązujemy stół { $table }
print-why-redraw = Wszystkie miejsca są losowane od nowa
print-why-by-hand = Przesadza floor
print-why-swapped = Dwaj gracze zamieniają się miejscami

## Printing

print-no-out = Należy podać, gdzie zapisać PDF: -o seat-cards.pdf
print-no-codes = Kody są tylko na kartach miejsc
# $address: what was written.
print-no-address = „{ $address }” to nie adres udostępnionych stron: należy wpisać np. http://192.168.1.5:8080, bez niczego po porcie, najwyżej 80 znaków
print-written = { $pages ->
    [one] Zapisano 1 stronę
    [few] Zapisano { $pages } strony
   *[many] Zapisano { $pages } stron
}: { $file }
print-failed = Nie można utworzyć PDF
print-nothing-past = Widok pokazuje przeszłość, a drukować można tylko stan obecny: najpierw trzeba wrócić do teraźniejszości (Esc)
print-rulings-summary = { $rulings ->
    [one] { $rulings } decyzja
    [few] { $rulings } decyzje
   *[many] { $rulings } decyzji
}
print-ruling-title = { $no }. { $question }
print-ruling-place = { $at }{ $level ->
    [none] {""}
   *[other] {" · "}poziom { $level }
}{ $table ->
    [none] {""}
   *[other] {" · "}stół { $table }
}{ $seat ->
    [none] {""}
   *[other] , miejsce { $seat }
}{ $hand ->
    [none] {""}
   *[other] {" · "}rozdanie { $hand }
}
print-ruling-overridden = Floor decyduje inaczej: { $decision }; powód: { $reason }
print-ruling-chosen = Wybór floora: { $decision }
print-ruling-chosen-because = Wybór floora: { $decision }; powód: { $reason }
print-ruling-by = Decyduje: { $by }
print-ruling-cited-by = { $cited } · decyduje: { $by }
print-house-rules-of = Zasady lokalu · { $book }
print-house-rules-summary = { $changes ->
    [0] { $book } bez zmian
    [one] { $book } i { $changes } zasada lokalu
    [few] { $book } i { $changes } zasady lokalu
   *[many] { $book } i { $changes } zasad lokalu
}
print-house-choice = Zasada lokalu
print-house-changes = Zasady tego lokalu
print-house-instead = { $book }: { $answer }
print-no-table = Nie ma stołu { $table }
print-no-such-deal = --deal wymaga polecenia, które zawiera deal, w tej postaci, w jakiej czyta je do: MakeDeal
print-no-player = Nie ma gracza „{ $player }”
print-several-players = Nazwisko „{ $player }” ma kilku graczy: { $numbers }; należy podać numer gracza

## The screen

nav-print = Druk
print-do = Wydrukuj teraz
    .tip = Wysyła wydruk do wybranej drukarki
print-save = Zapisz PDF…
print-open = Otwórz
    .tip = Otwiera go w programie do PDF, który też może go wydrukować
print-what = Co
print-who-newest = Ostatnio posadzeni
print-who-tables = Wybrane stoły
print-who-player = Jeden gracz
print-who-since = Od czynności
print-tables = Stoły
print-tables-hint = 3 albo 1-8, 12
print-player = Szukaj gracza
print-since-act = Miejsce z tej czynności lub późniejszej (ostatnia ma numer { $last })
print-moves = Które przesadzenia
print-moves-under-way = W toku
print-moves-newest = Z ostatniej czynności
print-moves-last = Z ostatnich 10 minut
print-order = Kolejność
print-order-table = Stół i miejsce
    .about = Według stołów i miejsc, do rozdania przy stołach
print-order-name = Nazwisko
    .about = Według nazwisk, do wydawania na stanowisku
print-language = Język
print-paper = Papier
print-paper-a4 = A4
    .about = 210 na 297 milimetrów
print-paper-letter = Letter
    .about = 8½ na 11 cali
print-printer = Drukarka
print-asking-printers = Szukanie drukarek…
print-look-again = Odśwież
print-from-there = Należy otworzyć PDF i wydrukować go stamtąd
print-no-service = Ten komputer nie ma usługi drukowania: można otworzyć PDF i wydrukować go stamtąd
print-no-printer = Na tym komputerze nie ma żadnej drukarki: można otworzyć PDF i wydrukować go stamtąd
print-printer-said = Usługa drukowania zgłasza: { $said }
print-larger = Większe
print-smaller = Mniejsze
print-preview-page = Podgląd, strona { $page }/{ $pages }
print-laying-out = Układanie stron: { $done } / { $of }
print-making = Tworzenie PDF: { $done } / { $of }
print-stopped = Przerwano; niczego nie zapisano
print-stopped-late = Program już nie czeka: strony zostały już wysłane i mogą się jeszcze wydrukować
print-again = Pokaż strony
print-nothing-chosen = Nie ma co drukować
print-type-tables = Należy wpisać numery stołów
print-type-player = Należy wybrać gracza
print-type-act = Należy wpisać numer czynności
print-opened = PDF się otwiera
print-sent = { $pages ->
    [one] Wysłano do druku 1 stronę
    [few] Wysłano do druku { $pages } strony
   *[many] Wysłano do druku { $pages } stron
}: { $printer }
print-save-failed = Nie można zapisać PDF
print-open-failed = Nie ma tu programu, który otwiera PDF

print-cards-button = Wydrukuj karty miejsc…
print-table-button = Wydrukuj karty tego stołu…
print-card-button = Wydrukuj kartę miejsca…
print-slips-button = Wydrukuj karty zmiany…

## The level chart, and the card of a table

# The name of the sheet, with the game of an event that has one.
print-chart-of = { $chart } · { $game }
print-chart-level = Poziom
print-chart-game = Gra
print-chart-blinds = Blindy
print-chart-ante = Ante
print-chart-big-blind-ante = BB ante
print-chart-bring-in = Bring-in
print-chart-bets = Zakłady
print-chart-hands = Rozdania
print-chart-minutes = Min
# How long after the first hand a level begins, in hours and minutes.
print-chart-begins = Start po
print-chart-pair = { $first }/{ $second }
# $player: who won.
print-results-won = Wyniki: { $player } wygrywa
print-chart-break = Przerwa
print-chart-break-color-up = Przerwa · wymiana żetonów
print-chart-break-chips = Przerwa · schodzą: { $chips }
print-chart-summary = { $levels ->
    [one] { $levels } poziom
    [few] { $levels } poziomy
   *[many] { $levels } poziomów
}, { $breaks ->
    [0] bez przerw
    [one] { $breaks } przerwa
    [few] { $breaks } przerwy
   *[many] { $breaks } przerw
}, { $hands ->
    [none] { $time }
    [one] 1 rozdanie na poziom
    [few] { $hands } rozdania na poziom
   *[many] { $hands } rozdań na poziom
}
print-languages = Języki przy stołach w trakcie rozdania
print-card-bets = Zakłady
print-card-bets-title = Stawki i zakłady na każdym poziomie
print-card-posted = Stawki
print-card-least-bet = Minimalny zakład
print-card-least-raise = Pierwsze podbicie
print-card-most = Maksimum
print-card-raise-to = do { $chips }
print-card-raise-by = o { $chips }
print-card-most-stack = stack
print-card-most-pot = pula
print-card-most-fixed = stały limit
print-card-raise-says = Bez stałych limitów podbicie musi być co najmniej tak duże jak największy zakład lub podbicie wcześniej w tej samej rundzie; mniejsze może być tylko all-in.
print-card-limit-says = Jeśli w wierszu są dwa zakłady, pierwszy obowiązuje we wczesnych rundach, drugi w późniejszych.
print-card-bring-in-says = Bring-in uzupełnia się do mniejszego zakładu.
print-card-pot-says = Najwięcej można podbić o pulę liczoną razem ze sprawdzeniem.
print-card-words = Oficjalne słowa
print-card-words-title = Proszę użyć jednego z tych słów, w swojej kolejności
print-card-words-says = Słowa wypowiedziane w swojej kolejności wiążą. Kto mówi coś innego, robi to na własne ryzyko.
print-card-word = Słowo
print-card-means = Co oznacza
print-card-complete = Complete (uzupełnienie)
print-card-complete-means = Podbicie bring-in albo niepełnego zakładu do pełnego zakładu.
print-card-pot = Pot (pula)
print-card-pot-means = Podbicie o tyle, na ile pozwala pula; tylko w pot-limit.
print-card-reading = Jak tu się czyta zakłady

## Money on paper

print-signature = Podpis
# $pool: what is shared.
print-prizes-of = Nagrody: { $pool }
print-prizes-fixed = Wypłaty są zatwierdzone
print-prizes-open = Do końca sprzedaży wejść nagrody wynikają z puli
# Where a place stands otherwise: the share of a deal, or a seat that was won.
print-prize-share = –
print-prize-seat = Bilet
print-slip-place = Lokata
# $part: whether a part of it was paid before.
print-slip-prize = { $part ->
    [yes] Reszta nagrody
   *[no] Nagroda
}
print-slip-seat = { $part ->
    [yes] Reszta wartości biletu
   *[no] Bilet o wartości
}
print-slip-share = { $part ->
    [yes] Reszta udziału z dealu
   *[no] Udział z dealu
}
print-slip-bounties = { $part ->
    [yes] Reszta bounty
   *[no] Bounty
}
print-slip-all-paid = Całość wypłacono wcześniej
print-slip-paid = Wcześniej wypłacono { $paid }, całość: { $amount }
print-receipt-title = Pokwitowanie { $no } · { $buy_in }
print-receipt-pool = Pula nagród
print-receipt-bounty = Bounty
print-receipt-staff = Obsługa
print-receipt-fees = Inne opłaty
print-receipt-house = Płaci lokal
print-receipt-paid = Wpłacono
print-receipt-owed = Do zapłaty
print-deal-says = { $players ->
    [one] { $players } gracz dzieli
    [few] { $players } gracze dzielą
   *[many] { $players } graczy dzieli
} { $total }{ $method ->
    [icm] {" "}według wartości stacków (ICM)
    [chip-chop] {" "}według żetonów
    [even] {" "}po równo
   *[by-hand] {" "}według uzgodnień
}. { $is_kept ->
    [yes] Dla zwycięzcy zostaje z tego { $kept }.
   *[no] Dzieli się całość.
} { $then ->
    [ends] Turniej jest zakończony.
   *[play-on] Gra trwa dalej.
} Podpis oznacza zgodę.
print-deal-made = Zawarto { $time }
print-deal-proposes = { $players ->
    [one] { $players } gracz podzieliłby
    [few] { $players } gracze podzieliliby
   *[many] { $players } graczy podzieliłoby
} { $total }{ $method ->
    [icm] {" "}według wartości stacków (ICM)
    [chip-chop] {" "}według żetonów
    [even] {" "}po równo
    [by-hand] {" "}według uzgodnień
   *[open] {""}
}. { $is_kept ->
    [yes] Dla zwycięzcy zostałoby z tego { $kept }.
   *[no] Dzieliłoby się całość.
} { $then ->
    [ends] Turniej byłby zakończony.
   *[play-on] Gra trwałaby dalej.
} { $method ->
    [open] Należy zaznaczyć sposób, na który wszyscy się zgadzają.
   *[other] Propozycja jest pogrubiona.
} Nic nie jest uzgodnione, dopóki nie podpiszą wszyscy.
print-deal-not-made = Propozycja, jeszcze niezawarta
print-deal-sum = Razem · żetony: { $chips }
print-deal-chips = żetony: { $chips }
print-cash-balance = Skąd są pieniądze i na co poszły
print-cash-comes = Skąd
print-cash-goes = Na co
print-cash-amount = Kwota
print-cash-total = Razem
print-cash-paid = Wpłacono
print-cash-owed = Do zapłaty
print-cash-house = Lokal
print-cash-flights = Z flightów
print-cash-pool = Pula nagród
print-cash-fees = Opłaty
print-cash-staff = Obsługa
print-cash-bounties = Bounty
print-cash-kept = Zatrzymano
print-cash-prizes-paid = Wypłacone nagrody
print-cash-bounties-paid = Wypłacone bounty
print-cash-corrected = Poprawki
print-cash-in-the-box = W kasie: { $amount }
print-cash-by-kind = Według rodzaju
print-cash-kind = Cena
print-cash-count = Sprzedano
print-cash-by-desk = Według stanowiska
print-cash-by-hour = Według godziny
print-cash-hour = Godzina od
print-cash-desk = Stanowisko
print-cash-in = Wpłaty
print-cash-back = Zwroty
print-cash-prizes = Nagrody
print-cash-left = Zmiana w kasie
print-cash-notes = Poprawki
print-cash-who-owes = Kto zalega
print-cash-too-much = Wypłacono za dużo, do zwrotu
print-cash-void-kept = Unieważnione i zatrzymane
print-cash-fixed = zatwierdzono { $amount }
print-cash-still-due = do wypłaty jeszcze { $amount }
print-cash-on-heads = bounty na głowach: { $amount }
print-cash-unopened = bounty w zamkniętych kopertach: { $amount }
print-cash-unclaimed = bounty, których nikt nie zdobył: { $amount }
print-cash-written-off = Spisano na straty
print-cash-bounty-pool = bounty do puli nagród: { $amount }
print-cash-bounty-house = bounty dla lokalu: { $amount }
print-cash-bounty-staff = bounty dla obsługi: { $amount }
print-cash-act = { $time }{ $is_said ->
    [yes] {" · "}{ $desk }
   *[no] {""}
} · { $said }
print-deal-off = Liczby się nie zgadzają: { $difference }. Wszyscy zgadzają się ich użyć
print-cash-note = { $time }{ $is_said ->
    [yes] {" · "}{ $desk }
   *[no] {""}
} · { $amount } w kasie: { $note }
print-cash-void = { $time }{ $is_said ->
    [yes] {" · "}{ $desk }
   *[no] {""}
} · unieważniono pokwitowanie { $receipt }: { $player }, { $amount } w kasie{ $is_kept ->
    [yes] , zatrzymano { $kept }
   *[no] {""}
}{ $is_why ->
    [yes] : { $note }
   *[no] {""}
}
print-cash-corrected-receipt = { $time }{ $is_said ->
    [yes] {" · "}{ $desk }
   *[no] {""}
} · poprawiono pokwitowanie { $receipt }: { $player }, { $amount } w kasie: { $note }
