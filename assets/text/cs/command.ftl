# The command box, the shortcuts and the lock against elbows.

# What can be typed: ways to say it, the usual one first, with commas between them.
# Case and accents do not matter; letters may be missing.
command-say-bust-out = vyřadit, vyřazení, vypadl, vypadla, vypadnutí, bust out, bust, busted, out, eliminate, gone
command-say-move = přesunout, přesun, přesadit, přesazení, přesedá, usadit, posadit, move, seat, put, transfer
command-say-swap = vyměnit, vyměnit místa, výměna míst, prohodit, prohodit místa, swap, swap seats
command-say-rebuy = rebuy, re-buy, dokoupit, dokoupení
command-say-add-on = add-on, addon, add on
command-say-re-enter = re-entry, reentry, opětovný vstup, nový vstup, re-enter, reenter
command-say-reinstate = vrátit do hry, vrátit, zpět do hry, zpět ve hře, není mimo, reinstate, back in, not out
command-say-lock = zamknout, zámek, lock
command-say-unlock = odemknout, unlock
command-say-unregister = odhlásit, odhlášení, vyškrtnout, unregister, withdraw, remove
command-say-void = stornovat, storno, stornovat vstup, nedostavil se, vrátit peníze, void, make void, void sale, no-show, no show, refund
command-say-all-the-same = prodat přes omezení, přes omezení, přes limit, přesto prodat, sell all the same, all the same, sell anyway, too late
command-say-show = zobrazit, ukázat, najít, hledat, kdo je, kdo, kde je, kde sedí, kde, show, find, who is, who, where is, where, where sits
command-say-register = zaregistrovat, registrovat, registrace, přihlásit, zapsat, reg, nový hráč, register, enter, new player
command-say-button = button, zadat button, set button, btn
command-say-draw-button = vylosovat button, losovat button, draw button
command-say-paid = vyplatit, výplata, zaplaceno, zaplatit, platba, platí, paid, pay out, payout, pay
command-say-deal = dohoda, uzavřít dohodu, deal, make a deal, chop
command-say-prize = výhra, výhra za umístění, prize, prize of place, payout of place
command-say-next-hand = další rozdání, nové rozdání, rozdání, rozdat, další handa, handa, next hand, hand
command-say-break-table = rozpustit stůl, rozpustit, rozpuštění, zrušit stůl, break table, break
command-say-close-seat = mimo provoz, vyřadit z provozu, zavřít místo, close seat, close
command-say-open-seat = do provozu, vrátit do provozu, otevřít místo, open seat
command-say-start = spustit hodiny, spustit, začít, start, start clock, shuffle up
command-say-pause = pozastavit hodiny, pozastavit, pauza, zastavit hodiny, zastavit, stop, pause clock, pause, stop clock
command-say-resume = pokračovat, pustit hodiny, rozběhnout hodiny, hodiny dál, resume clock, resume, go on, continue
command-say-next-level = další úroveň, další level, next level, level up
command-say-previous-level = předchozí úroveň, úroveň zpět, předchozí level, previous level, level down, back level
command-say-level = úroveň, přejít na úroveň, level, go to level, lvl
command-say-add-time = přidat čas, přidat, víc času, plus, add time, add, more time
command-say-take-time = ubrat čas, ubrat, míň času, minus, take time, less time, take off
command-say-set-time = nastavit hodiny, nastavit čas, zbývající čas, zbývá, set clock, set time, time left
command-say-break-now = přestávka teď, začít přestávku, přestávka, break now, start break, begin break
command-say-skip-break = ukončit přestávku, konec přestávky, přeskočit přestávku, skip break, end break, break over
command-say-take-break = vyhlásit přestávku, přestávka do, přestávka na, přestávka, pauza, zpět v, večeře, break, break for, break until, back at
command-say-message = oznámení, oznámit, zpráva, message, announce
command-say-take-down = stáhnout oznámení, zrušit oznámení, clear message
command-say-balance = vyvážit, vyvážit vše, vyvážit stoly, vyvážení, balancovat, balance, balance all, balance tables
command-say-alternates = usadit náhradníky, náhradníci, alternáti, seat alternates, alternates
command-say-draw = rozlosovat místa, rozlosovat, losovat místa, losovat, draw seats, draw
command-say-redraw = přelosovat, přelosování, redraw
command-say-plan = plán, plán přesunů, plan
command-say-moves-done = přesuny hotovy, všechny přesuny hotovy, přesun hotov, moves done, all moves done, done
command-say-close-registration = uzavřít registraci, registrace uzavřena, konec registrace, close registration, registration closed
command-say-open-registration = otevřít registraci, open registration
command-say-undo = vzít zpět, vrátit úkon, undo, take back
command-say-redo = provést znovu, znovu, redo, put back
command-say-dark = tmavý vzhled, tmavý, tma, dark
command-say-light = světlý vzhled, světlý, světlo, light, bright
# Words that say nothing.
command-word-small = na, ke, k, u, pro, prosím, to, at, the, please
# Words between two players who change seats.
command-word-between = s, se, a, za, with, and
# Words before whoever won the chips of somebody who busted out.
command-word-winner = od, proti, získává, bere, by, against
# Words before the number of a table, a seat, a player.
command-word-table = stůl, stolu, stole, s, st, table, t, tbl
command-word-seat = místo, místa, sedadlo, m, seat
command-word-number = č, č., číslo, no, no., number, nr
# Words after a number of minutes, of seconds.
command-word-minutes = min, minut, minuta, minutu, minuty, mins, minute, minutes
command-word-seconds = sek, sekund, sekunda, sekundu, sekundy, vteřin, vteřiny, sec, secs, second, seconds

# What would happen.
command-do-bust-out = Vyřadit: { $player }
# $place: the place that this would be, from the last.
command-skips = { $count ->
        [one] přeskočí jednu úroveň
        [few] přeskočí { $count } úrovně
       *[other] přeskočí { $count } úrovní
    }
command-would-be = umístění by bylo { $place } / { $players }
command-won-by = žetony získává: { $player }
command-won-by-elsewhere = žetony získává: { $player }, teď u stolu { $table }
command-do-move = Přesunout: { $player } → { $seat }
command-do-swap = Vyměnit místa: { $player } a { $other }
command-move-to-table = Přesunout: { $player } → stůl { $table }
command-table-full = U stolu { $table } není volné místo
command-seat-worst = nejhorší místo
command-seat-opened-last = uvolnilo se jako poslední
command-seat-button-unknown = button není znám
command-from = dosud: { $place }
command-do-carry = Přesunout: { $player }…
    .detail = potom klepněte na místo
command-do-void = Stornovat nákup: { $player }…
command-do-all-the-same = Přesto prodat: { $player }…
command-do-rebuy = Rebuy: { $player }
command-do-add-on = Add-on: { $player }
command-do-re-enter = Nový vstup: { $player }
command-do-reinstate = Vrátit do hry: { $player }
command-back-to = zpět na místo: { $seat }
command-back-by-draw = losuje jiné místo
command-do-lock = Zamknout na místě: { $player }
command-do-unlock = Odemknout pro přesuny: { $player }
command-do-unregister = Odhlásit: { $player }
command-do-register = Zaregistrovat: { $player }
command-do-register-again = Zaregistrovat: { $player }, jiný člověk téhož jména
command-do-show = Zobrazit: { $player }
command-do-table = Zobrazit stůl { $table }
command-do-ask-button = Zadat button stolu { $table }…
command-do-button = Button: { $seat }
command-do-draw-button = Vylosovat button stolu { $table }
command-do-next-hand = Další rozdání u stolu { $table }
command-do-paid = Vyplatit nebo přijmout platbu: { $player }
command-do-take-payment = Přijmout dlužnou platbu { $amount }: { $player }
command-do-pay-out = Vyplatit { $amount }: { $player }, { $what ->
        [prize] výhra
       *[bounty] bounty
    }
command-do-deal = Uzavřít dohodu…
command-do-prize = { $place }. místo: výhra { $amount }
command-do-no-prize = { $place }. místo: bez výhry
command-do-set-prize = Zadat výhru za { $place }. místo: { $amount }
command-do-break-table = Rozpustit stůl { $table }
command-do-close-seat = Vyřadit z provozu: { $seat }
command-do-open-seat = Vrátit do provozu: { $seat }
command-do-start = Spustit hodiny
command-do-pause = Pozastavit hodiny
command-do-resume = Nechat hodiny běžet dál
command-do-minutes-more = { $minutes ->
    [one] Přidat { $minutes } minutu
    [few] Přidat { $minutes } minuty
   *[other] Přidat { $minutes } minut
}
command-do-minutes-less = { $minutes ->
    [one] Ubrat { $minutes } minutu
    [few] Ubrat { $minutes } minuty
   *[other] Ubrat { $minutes } minut
}
# $time: such as 1:30.
command-do-add-time = Přidat { $time }
command-do-take-time = Ubrat { $time }
command-do-set-time = Nastavit zbývající čas
command-do-start-at = Naplánovat start: { $time }
command-do-take-break = Přestávka do { $time }
command-do-message = Oznámit v sále: „{ $text }“
command-do-take-down = Stáhnout oznámení
command-do-break-now = Přejít na příští přestávku
command-do-skip-break = Ukončit přestávku
command-break-on = Přestávka už probíhá
command-break-none = Žádná přestávka už nezbývá: přidejte ji do struktury vedle hodin
command-break-off = Přestávka neprobíhá: příští odeberte ze struktury vedle hodin
command-time-left = zbývající čas: { $before } → { $after }
command-do-next-level = Ukončit tuto úroveň
command-do-previous-level = Zpět na předchozí část
command-do-level = Přejít na tuto úroveň
command-do-balance = Provést všechny navržené přesuny
command-moves = { $moves ->
    [one] { $moves } přesun
    [few] { $moves } přesuny
   *[other] { $moves } přesunů
}
command-do-alternates = Usadit další z pořadníku
command-do-plan = Plán přesunů
command-do-moves-done = Označit všechny přesuny jako hotové
command-do-close-registration = Uzavřít registraci
command-do-open-registration = Otevřít registraci
# $sheet: such as Move slips.
command-do-print = Tisk: { $sheet }
command-do-undo = Vzít zpět
command-do-redo = Provést znovu
command-do-dark = Tmavý vzhled
command-do-light = Světlý vzhled

command-type-on = je třeba víc: pište dál
command-players-of = obsazená místa: { $players } / { $seats }
command-place = { $place }. místo
command-number = č. { $number }
command-nobody-found = Na seznamu nikdo takový není
command-nobody-sits = Nikdo nesedí zde: { $seat }

# The box itself.
command-button = Příkaz
    .tip = Na kterékoli obrazovce zadejte, co se má udělat, nebo jméno: vyřadit 12 3, +5, rebuy eva, kde je jan, vytisknout lístky
command-open = Příkazový řádek
command-name = Příkaz
command-offers = Návrhy
command-hint = Jméno, nebo co se má udělat
command-help = Část jména, nebo například: vyřadit 12 3 (stůl 12, místo 3) · přesunout anna 4 · rebuy eva · pauza · +1 (o minutu víc) · stůl 12
    Šipka nahoru vrací, co bylo zadáno předtím
command-nothing = Těmto slovům nic neodpovídá: zkuste část jména nebo číslo
command-keys-once = Enter: provede
command-keys-opens = Enter: otevře
command-keys-explains = Enter: vysvětlí
command-keys-twice = Enter dvakrát: žádá potvrzení
command-keys-complete = Enter: doplní
command-keys-why = Enter řekne proč
command-confirm = Enter: provést
command-back = Esc: zrušit
# $before: what would have happened when it was read.
command-changed = Mezitím se změnilo. Předtím: { $before }

# The list of shortcuts.
shortcuts-screens = Obrazovky
shortcuts-clock = Hodiny
shortcuts-players = Hráči
shortcuts-tables = Stoly
shortcuts-everywhere = Všude
shortcuts-search = Hledat zkratky
    .tip = Co dělá, nebo její klávesy
shortcuts-found = { $shortcuts ->
    [one] { $shortcuts } zkratka
    [few] { $shortcuts } zkratky
   *[other] { $shortcuts } zkratek
}
shortcuts-size = Vše větší { $larger }, menší { $smaller }, jako obvykle { $reset }
shortcuts-none = Žádná zkratka nenalezena
shortcuts-hint = Každé písmeno nebo číslice a také / otevírá příkazový řádek; ? otevírá tento seznam. Stisknutím zkratky ji lze změnit
shortcuts-press = Stiskněte klávesy…
shortcuts-change = { $verb }: { $keys }
    .tip = Stiskněte ji a potom nové klávesy. Esc ji nechá beze změny
shortcuts-part-of-text = { $keys } samo píše text: přidejte Ctrl nebo Alt, nebo použijte funkční klávesu
shortcuts-edits = { $keys } je potřeba při psaní: zvolte jiné klávesy
shortcuts-taken = { $keys } už patří jinam: { $verb }
shortcuts-swap = Prohodit
shortcuts-keep = Nechat být
shortcuts-reset = Výchozí
shortcuts-reset-name = { $verb }: zpět na { $keys }
shortcuts-reset-all = Vše výchozí
shortcuts-reset-none = Všechny jsou výchozí
shortcuts-open = Změnit zkratky…

# The lock against elbows.
lock-elbows = Zámek proti nechtěným stiskům
    .tip = Je-li zamčeno, klávesy ani kliknutí v turnaji nic nezmění. Hodiny běží dál. Odemknete dvojím stisknutím
lock-open = Zamknout klávesy
lock-closed = Zamčeno
lock-again = Dalším stisknutím odemknete
lock-refused = Zamčeno proti nechtěným stiskům: nic se nezměnilo
    .hint = Odemknete klávesami { $keys }, nebo dvojím stisknutím tlačítka Zamčeno dole

## The handbook, over every screen

handbook = Příručka
    .also = nápověda, návod, manuál, dokumentace
handbook-search = Hledat v příručce
    .tip = Slova na stránce
handbook-found = { $pages ->
    [one] Jedna stránka
    [few] { $pages } stránky
   *[other] { $pages } stránek
}
handbook-found-none = Žádná stránka nemá všechna tato slova
handbook-contents = Obsah
handbook-back = Zpět
handbook-back-none = Před touto stránkou nebyla otevřena žádná jiná
