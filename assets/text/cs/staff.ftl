# Pages of staff on a phone, behind a code.

staff-role-director = Ředitel turnaje
staff-role-floor = Floorman
staff-role-registration = Registrace
staff-role-dealer = Dealer, stůl { $table }

staff-sign-in = Pro personál
    .hint = O kód požádejte ředitele turnaje
staff-your-name = Vaše jméno
staff-code = Kód
staff-enter = Přihlásit se
staff-code-wrong = Tento kód neplatí. Zkontrolujte ho, nebo požádejte ředitele turnaje o jiný
staff-name-missing = Napište své jméno, aby v protokolu bylo, kdo co udělal
# $secs: seconds.
staff-wait = Příliš mnoho chybných kódů. Počkejte { $secs ->
        [one] { $secs } sekundu
        [few] { $secs } sekundy
       *[other] { $secs } sekund
    }
staff-full = Nikdo další se teď nemůže přihlásit. Zkuste to znovu
staff-old-page = Platnost této stránky vypršela. Přihlaste se znovu
staff-not-ours = Formuláři nebylo rozumět. Načtěte stránku znovu
staff-not-yours = Váš kód k tomu neopravňuje. Zeptejte se ředitele turnaje
staff-no-answer = Pult neodpovídá, takže se nic nestalo. Stiskněte to znovu
staff-under-way = Ještě se provádí. Výsledek se ukáže tady; další stisk nic neprovede dvakrát
staff-not-sent = Žádná odpověď. Co jste napsali, zůstává. Stiskněte to znovu: nic se neprovede dvakrát
staff-unknown = Pult byl mezitím zavřen, není proto známo, zda se to provedlo. Podívejte se do deníku
staff-forgotten = U pultu to odebrali ze seznamu, než na to došlo, takže se to neprovedlo
staff-sending = Odesílá se…
# $what: what was done last.
staff-not-newest = Mezitím se provedlo něco jiného: { $what }. Opravte to u pultu
staff-nothing-to-take-back = Není co vzít zpět
staff-taken-back = Vzato zpět: { $what }
staff-take-back = Zpět
# $what: what a button would do.
staff-at-the-desk = { $what } (u pultu)
# $name and $role: who is signed in.
staff-signed-in = { $name } · { $role }
staff-leave = Odhlásit

staff-bar-floor = Floor
staff-bar-tables = Stoly
staff-bar-table = Stůl
staff-bar-register = Vstupy
staff-bar-rulings = Pravidla
staff-bar-clock = Hodiny
staff-bar-codes = Kódy
staff-payouts = Výplaty

staff-find = Hráč
    .hint = Několik písmen jména
# $typed: the letters.
staff-nobody = Nikdo se nejmenuje „{ $typed }“
staff-needs = Co je teď třeba
staff-needs-none = Nic není třeba
# $place: the place of whoever goes out now.
staff-would-be = skončí na { $place }. místě
staff-bust-out = Vyřadit
staff-rebuy = Rebuy
staff-add-on = Add-on
staff-re-enter = Re-entry
staff-take-payment = Zaplaceno
staff-nothing-due = Nikomu se nic nedluží
staff-place = { $place }. místo
staff-no-player = Takový hráč neexistuje
staff-reinstate = Vrátit do hry
staff-reinstate-unseated = Vrátit do hry bez místa
staff-call-clock = Vyhlásit clock
staff-away = Pryč od stolu
staff-back = Zpět u stolu
staff-move-done = Přesun hotov
staff-moves-done = Všechny přesuny hotovy
staff-moves = Na cestě
staff-swap = Vyměnit místa
staff-swap-with = S kým
staff-swap-name = Někdo jiný: jméno, nebo stůl a místo
staff-swap-nobody = Zvolte druhého hráče
staff-move = Přesunout
staff-move-to = Ke stolu a na místo, nebo jen ke stolu
staff-move-where = Napište stůl a místo, třeba 12-3. Stůl stačí, má-li jedno volné místo nebo je-li známý jeho button
staff-rename = Opravit jméno
staff-choose = Vyberte jednu možnost
staff-bounty-player = Hráči: jméno, nebo stůl a místo
staff-break-all = { $count ->
    [one] Rozpustit { $count } stůl hned
    [few] Rozpustit { $count } stoly hned
   *[other] Rozpustit { $count } stolů hned
}
staff-bust-by = Kdo žetony vyhrál
staff-bust-elsewhere = Vítěz seděl u jiného stolu; je to správně
staff-bust-stack = Stack na začátku rozdání
staff-bust = Vyřadit: { $player }
staff-penalty = Trest
staff-penalty-give = Udělit trest
staff-penalty-many = Kolik
staff-penalty-for = Důvod
staff-penalty-which = Vyberte trest
staff-penalty-how-many = Napište, kolik rozdání nebo kol
staff-note = Poznámka

staff-table = Stůl { $table }
staff-no-table = Stůl { $table } už neexistuje
staff-no-tables = Nejsou připraveny žádné stoly
staff-seat-open = volné
staff-seat-closed = nepoužívá se
staff-mark-button = D
staff-mark-small-blind = SB
staff-mark-big-blind = BB
staff-button-at = Button na místě
staff-button-where = Zvolte místo, kde je button
staff-small-blind-at = Small blind na místě
staff-big-blind-at = Big blind na místě
staff-blinds-hint = Nechte blindy prázdné, pokud jdou za buttonem
staff-misses = { $hands ->
        [one] vynechá { $hands } rozdání
        [few] vynechá { $hands } rozdání
       *[other] vynechá { $hands } rozdání
    }
staff-is-away = pryč
staff-next-hand = Další rozdání
staff-table-done = Dohráno
staff-hand-played = Odehráno jedno rozdání
staff-count-hand = Začíná rozdání
staff-floor-goes = Jdu tam
staff-call-floor = Zavolat floormana
staff-call-note = O co jde?
staff-floor-called = Floorman zavolán
staff-clock-on = Clock: { $player }
staff-clock-acted = Jednal včas
staff-clock-dead = Handa je mrtvá
staff-clock-checked = Check
staff-clock-off = Odvoláno
staff-count = Zapsat počty
staff-count-title = Spočítat stacky
staff-count-nothing = Napište aspoň jeden stack
staff-pace = Hand for hand, poslední rozdání, konec dne
staff-last-hands-how-many = Napište, kolik rozdání
# $typed: what was typed.
staff-no-chips = „{ $typed }“ není počet žetonů; napište 1200 nebo 12k

staff-start-clock = Spustit hodiny
staff-pause = Pozastavit
staff-resume = Pokračovat
staff-minute-less = O minutu méně
staff-minute-more = O minutu více
staff-other-level = Jiná úroveň
staff-next-stage = Další úroveň nebo přestávka
staff-previous-stage = Předchozí úroveň nebo přestávka
staff-players-clock = Hodiny pro hráče

staff-register = Registrovat
staff-register-name = Napište jméno
staff-pays-later = Zaplatí později
staff-same-name = Je to jiný člověk téhož jména
staff-answer = Odpověď
staff-question-long = Z otázky se čte jen prvních { $letters } znaků

staff-codes = Kódy
    .hint = Kdo má kód, smí to, co dovoluje jeho role. Nový kód nahradí předchozí; kdo je přihlášen, zůstává
staff-code-make = Kód: { $role }
staff-code-new = Nový kód: { $role }
staff-code-dealer = Kód pro dealera
staff-code-table = Stůl
staff-code-once = Tento kód se ukáže jen jednou
staff-code-qr = QR kód pro telefon
staff-here = Kdo je tu
staff-idle = { $mins ->
        [0] právě teď
        [one] před { $mins } minutou
        [few] před { $mins } minutami
       *[other] před { $mins } minutami
    }
# $codes: chybné kódy za poslední dvě hodiny, $devices: z kolika zařízení, $mins: minut od posledního.
staff-attempts = { $codes ->
        [one] { $codes } chybný kód
        [few] { $codes } chybné kódy
       *[other] { $codes } chybných kódů
    } z { $devices ->
        [one] { $devices } zařízení
        [few] { $devices } zařízení
       *[other] { $devices } zařízení
    }, poslední { $mins ->
        [0] právě teď
        [one] před { $mins } minutou
        [few] před { $mins } minutami
       *[other] před { $mins } minutami
    }. Pokud to nebyl nikdo z personálu, vytvořte nové kódy
staff-send-away = Odhlásit
staff-withdraw = Zrušit: { $role }
