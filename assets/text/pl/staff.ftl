# Pages of staff on a phone, behind a code.

staff-role-director = Dyrektor turnieju
staff-role-floor = Floorman
staff-role-registration = Rejestracja
staff-role-dealer = Dealer, stół { $table }

staff-sign-in = Dla obsługi
    .hint = O kod poproś dyrektora turnieju
staff-your-name = Twoje imię
staff-code = Kod
staff-enter = Zaloguj
staff-code-wrong = Ten kod jest nieważny. Sprawdź go albo poproś dyrektora turnieju o inny
staff-name-missing = Wpisz swoje imię, aby w dzienniku było, kto co zrobił
# $secs: seconds.
staff-wait = Za dużo błędnych kodów. Odczekaj { $secs ->
        [one] { $secs } sekundę
        [few] { $secs } sekundy
       *[many] { $secs } sekund
    }
staff-full = Teraz nie można się zalogować; należy spróbować ponownie
staff-old-page = Ta strona straciła ważność. Zaloguj się ponownie
staff-not-ours = Formularz jest niezrozumiały. Wczytaj stronę ponownie
staff-not-yours = Twój kod na to nie pozwala. Zapytaj dyrektora turnieju
staff-no-answer = Stanowisko nie odpowiada, więc nic się nie stało. Naciśnij jeszcze raz
staff-under-way = Jeszcze w toku. Wynik pojawi się tutaj; ponowne naciśnięcie niczego nie powtórzy
staff-not-sent = Brak odpowiedzi. To, co wpisano, zostaje. Naciśnij jeszcze raz: nic nie zostanie zrobione dwa razy
staff-unknown = Stanowisko zostało w tym czasie zamknięte i nie wiadomo, czy to zrobiono. Zajrzyj do dziennika
staff-forgotten = Na stanowisku usunięto to z listy, zanim zostało wykonane, więc tego nie zrobiono
staff-sending = Wysyłanie…
# $what: what was done last.
staff-not-newest = W międzyczasie wykonano coś innego: { $what }. Popraw to przy stanowisku
staff-nothing-to-take-back = Nie ma czego cofnąć
staff-taken-back = Cofnięto: { $what }
staff-take-back = Cofnij
# $what: what a button would do.
staff-at-the-desk = { $what } (przy stanowisku)
# $name and $role: who is signed in.
staff-signed-in = { $name } · { $role }
staff-leave = Wyloguj

staff-bar-floor = Floor
staff-bar-tables = Stoły
staff-bar-table = Stół
staff-bar-register = Wpisy
staff-bar-rulings = Decyzje
staff-bar-clock = Zegar
staff-bar-codes = Kody
staff-payouts = Wypłaty

staff-find = Gracz
    .hint = Kilka liter nazwiska
# $typed: the letters.
staff-nobody = Nikt nie nazywa się „{ $typed }”
staff-needs = Co trzeba teraz zrobić
staff-needs-none = Nic nie trzeba robić
# $place: the place of whoever goes out now.
staff-would-be = zajmie miejsce { $place }
staff-bust-out = Odpada
staff-rebuy = Rebuy
staff-add-on = Add-on
staff-re-enter = Re-entry
staff-take-payment = Zapłacono
staff-nothing-due = Nikomu nic się nie należy
staff-place = Miejsce { $place }
staff-no-player = Nie ma takiego gracza
staff-reinstate = Przywróć do gry
staff-reinstate-unseated = Przywróć do gry bez miejsca
staff-call-clock = Wezwij czas
staff-away = Poza stołem
staff-back = Z powrotem przy stole
staff-move-done = Przesiadka gotowa
staff-moves-done = Wszystkie przesiadki gotowe
staff-moves = W drodze
staff-swap = Zamień miejsca
staff-swap-with = Z kim
staff-swap-name = Ktoś inny: nazwisko albo stół i miejsce
staff-swap-nobody = Należy wybrać drugiego gracza
staff-move = Przesadź
staff-move-to = Do stołu i na miejsce albo tylko do stołu
staff-move-where = Należy podać stół i miejsce, na przykład 12-3. Sam stół wystarczy, jeśli ma jedno wolne miejsce albo znany jest jego button
staff-rename = Popraw nazwisko
staff-choose = Należy wybrać jedną możliwość
staff-bounty-player = Dla gracza: nazwisko albo stół i miejsce
staff-break-all = { $count ->
    [one] Rozwiąż teraz { $count } stół
    [few] Rozwiąż teraz { $count } stoły
   *[many] Rozwiąż teraz { $count } stołów
}
staff-bust-by = Kto wygrał żetony
staff-bust-elsewhere = Zwycięzca rozdania siedział przy innym stole; to się zgadza
staff-bust-stack = Stack na początku rozdania
staff-bust = Odpada: { $player }
staff-penalty = Kara
staff-penalty-give = Nałóż karę
staff-penalty-many = Ile
staff-penalty-for = Za co
staff-penalty-which = Wybierz karę
staff-penalty-how-many = Wpisz, ile rozdań albo rund
staff-note = Notatka

staff-table = Stół { $table }
staff-no-table = Stołu { $table } już nie ma
staff-no-tables = Nie przygotowano żadnych stołów
staff-seat-open = wolne
staff-seat-closed = nieużywane
staff-mark-button = D
staff-mark-small-blind = SB
staff-mark-big-blind = BB
staff-button-at = Button na miejscu
staff-button-where = Należy wybrać miejsce z buttonem
staff-small-blind-at = Mała ciemna na miejscu
staff-big-blind-at = Duża ciemna na miejscu
staff-blinds-hint = Puste ciemne wynikają z buttonu
staff-misses = { $hands ->
        [one] opuszcza { $hands } rozdanie
        [few] opuszcza { $hands } rozdania
       *[many] opuszcza { $hands } rozdań
    }
staff-is-away = nieobecny gracz
staff-next-hand = Następne rozdanie
staff-table-done = Rozdanie skończone
staff-hand-played = Rozegrano jedno rozdanie
staff-count-hand = Zaczyna się rozdanie
staff-floor-goes = Idę tam
staff-call-floor = Wezwij floormana
staff-call-note = O co chodzi?
staff-floor-called = Wezwano floormana
staff-clock-on = Czas liczony: { $player }
staff-clock-acted = Ruch na czas
staff-clock-dead = Ręka jest martwa
staff-clock-checked = Check
staff-clock-off = Odwołano
staff-count = Zapisz stan
staff-count-title = Policz stacki
staff-count-nothing = Wpisz przynajmniej jeden stack
staff-pace = Hand for hand, ostatnie rozdania, koniec dnia
staff-last-hands-how-many = Należy podać liczbę rozdań
# $typed: what was typed.
staff-no-chips = „{ $typed }” nie jest liczbą żetonów; wpisz 1200 albo 12k

staff-start-clock = Uruchom zegar
staff-pause = Pauza
staff-resume = Wznów
staff-minute-less = Minuta mniej
staff-minute-more = Minuta więcej
staff-other-level = Inny poziom
staff-next-stage = Następny poziom lub przerwa
staff-previous-stage = Poprzedni poziom lub przerwa
staff-players-clock = Zegar dla graczy

staff-register = Zarejestruj
staff-register-name = Wpisz nazwisko
staff-pays-later = Zapłaci później
staff-same-name = To inna osoba o tym samym nazwisku
staff-answer = Odpowiedź
staff-question-long = Z pytania czytane jest tylko pierwszych { $letters } znaków

staff-codes = Kody
    .hint = Kto ma kod, może robić to, na co pozwala jego rola. Nowy kod zastępuje poprzedni; zalogowane osoby pozostają zalogowane
staff-code-make = Kod: { $role }
staff-code-new = Nowy kod: { $role }
staff-code-dealer = Kod dla dealera
staff-code-table = Stół
staff-code-once = Ten kod pokazuje się tylko raz
staff-code-qr = Kod QR na telefon
staff-here = Kto tu jest
staff-idle = { $mins ->
        [0] przed chwilą
        [one] { $mins } minutę temu
        [few] { $mins } minuty temu
       *[many] { $mins } minut temu
    }
# $codes: błędne kody z ostatnich dwóch godzin, $devices: z tylu urządzeń, $mins: minut od ostatniego.
staff-attempts = { $codes ->
        [one] { $codes } błędny kod
        [few] { $codes } błędne kody
       *[many] { $codes } błędnych kodów
    } z { $devices ->
        [one] { $devices } urządzenia
        [few] { $devices } urządzeń
       *[many] { $devices } urządzeń
    }, ostatni { $mins ->
        [0] przed chwilą
        [one] { $mins } minutę temu
        [few] { $mins } minuty temu
       *[many] { $mins } minut temu
    }. Jeśli to nikt z obsługi, utwórz nowe kody
staff-send-away = Wyloguj
staff-withdraw = Unieważnij: { $role }
