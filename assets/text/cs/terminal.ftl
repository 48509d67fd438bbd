# What the program says without a window.

terminal-verdict-row = {"  "}{ $name }: { $said }
terminal-nothing-to-show = Není co zobrazit
# $command: as `do` takes it.
terminal-need-do = do: { $command }
# $what: commands, each of which the floor has to complete.
terminal-need-asks = volí floorman: { $what }
terminal-acts-hash = Úkony tak, jak jsou zapsány: SHA-256 { $hash }
terminal-winner-fault = Vyřazení v { $time }, { $player }: { $why ->
        [not-yet-in] { $winner } tehdy ještě není ve hře
        [out] { $winner } už tehdy není ve hře
        [busts-too] { $winner } má vyřazení v téže handě
       *[elsewhere] { $winner } sedí u jiného stolu
    }. Správného vítěze uveďte příkazem CorrectBust
terminal-winners-wrong = { $count ->
    [one] { $count } vyřazení uvádí vítěze, který žetony získat nemohl
    [few] { $count } vyřazení uvádějí vítěze, kteří žetony získat nemohli
    [many] { $count } vyřazení uvádí vítěze, kteří žetony získat nemohli
   *[other] { $count } vyřazení uvádí vítěze, kteří žetony získat nemohli
}
terminal-check-passed =
    { $acts ->
        [one] Přečten 1 úkon
        [few] Přečteny { $acts } úkony
       *[other] Přečteno { $acts } úkonů
    }, { $players ->
        [one] 1 hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, vše souhlasí

value-yes = ano
value-no = ne
value-running = běží
value-paused = pozastaveno
value-waits = čeká na spuštění
value-break = přestávka
value-scheduled = naplánováno
value-not-started = nespuštěno
value-next-big-blind-to-worst-seat = příští big blind na nejhorší místo
value-last-seat-opened = na místo, které se uvolnilo jako poslední
value-no-hand-yet = losem na místo, kde se ještě nehrálo
value-table-broken = stůl rozpuštěn
value-redraw = přelosování
value-by-hand = ručně
value-big-blind = big blind

column-place = Umístění
column-no = Č.
column-hand = Rozdání
column-topic = Téma
column-question = Dotaz
column-facts = Fakta
column-answer = Odpověď
column-cited = Citovaná pravidla
column-decided = Druh rozhodnutí
column-decision = Rozhodnutí floormana
column-name = Jméno
column-entries = Vstupy
column-rebuys = Rebuye
column-addons = Add-ony
column-busted-at = Vyřazení
column-by = Kdo
column-prize = Výhra
column-points = Body
column-by-formula = Podle vzorce
column-by-hand = Ručně
column-points-bought = Koupeno
column-names = Jména
column-member = Člen
column-events = Turnaje
column-event = Turnaj
column-share = Podíl
column-paid-per-thousand = Placená místa z tisíce
column-smallest-per-thousand = Nejmenší výhra v tisícinách průměrného podílu
column-seat-worth = Hodnota ticketu
column-currency = Měna
column-took-out = Vyřazení na kontě
column-took-out-most = Nejčastěji vyřazuje
column-knocked-out = Vlastní vyřazení
column-knocked-out-most-by = Nejčastěji od
column-cashes = Placená umístění
column-longest-streak = Placená umístění v řadě
column-best-place = Nejlepší umístění
column-average-place = Průměrné umístění
column-penalties = Tresty
column-rulings = Rozhodnutí
column-wins = Vítězství
column-results = Výsledky
column-about = Co to je
column-table = Stůl
column-tables = Stoly
column-seat = Místo
column-seats = Místa
column-stack = Stack
column-locked = Zámek
column-players = Hráči
column-open = Volná místa
column-out-of-use = Mimo provoz
column-button = Button
column-small-blind = Small blind
column-big-blind = Big blind
column-tracked = Každé rozdání
column-hands = Rozdání
column-hands-left = Zbývá rozdání
column-run = Hodiny
column-stage = Fáze
column-level = Úroveň
column-break = Přestávka
column-remaining-secs = Zbývá sekund
column-ante = Ante
column-ante-from = Ante od
column-bring-in = Bring-in
column-small-bet = Malá sázka
column-big-bet = Velká sázka
column-break-in-secs = Sekund do přestávky
column-back-at = Pokračuje v
column-starts-at = Začátek
column-secs = Sekundy
column-color-up = Výměna žetonů
column-value = Hodnota
column-color = Barva
column-inventory = Počet
column-in-a-stack = Ve stacku
column-game = Hra
column-from-table = Od stolu
column-from-seat = Z místa
column-to-table = Ke stolu
column-to-seat = Na místo
column-reason = Důvod
column-waits-one-hand = Čeká jedno rozdání
column-ordered-at = Zadáno
column-bought = Koupené žetony
column-removed = Odebrané žetony
column-in-play = Žetony ve hře
column-players-left = Hráčů ve hře
column-average = Průměrný stack
column-rules = Pravidla
column-re-entries = Re-entry
column-left = Hráčů ve hře
column-alternates = Náhradníci
column-chips = Žetony ve hře
column-winner = Vítěz
column-seq = Úkon
column-at = Kdy
column-what = Co
column-in-force = Platí
column-amount = Částka
column-extras = Další výhry
column-owed = Dluh
column-house-gave = Dala herna
column-written-off = Odepsáno
column-collected = Vybráno
column-due-now = K vyplacení teď
column-bounties-unclaimed = Nezískaná bounty
column-left-over = Zbude
column-pool = Prizepool
column-pool-now = Prizepool nyní
column-from-flights = Z flightů
column-given-back = Vráceno
column-fees = Poplatky
column-staff = Personál
column-bounties = Bounty
column-kept = Ponecháno
column-prizes-paid = Vyplacené výhry
column-bounties-paid = Vyplacené bounty
column-corrected = Opravy
column-deducted = Odečteno
column-overlay = Overlay
column-prize-pool = Prizepool
column-payouts-fixed = Výplaty zamčené
column-still-to-pay = Zbývá vyplatit
column-in-the-box = V pokladně
column-hour = Od
column-desk = Pracoviště
column-cash = Hotovost
column-on-head = Na hlavě
column-won = Získáno
column-nobody-named = Bez uvedení hráče
column-added = Přidáno
column-to = Komu
column-player = Hráč

terminal-older-hint = Co chybí, převezměte z kopie: floorman rescue FILE --with COPY; nebo pokračujte bez toho: floorman do FILE --accept-older
terminal-of-another-hint = Chcete-li vzít zpět úkon jiného pracoviště, přidejte --undo-others
terminal-time-ahead-hint = Pokud ano, přidejte --clock-was-wrong; do té doby dostává každý další úkon stejný čas
terminal-time-jumped-hint = Pokud ano, přidejte --accept-time; pokud ne, nařiďte hodiny počítače, nebo uveďte čas pomocí --at
terminal-no-creation = V žurnálu není úkon, který vytváří turnaj
terminal-two-creations = Úkon { $act } vytváří turnaj podruhé
terminal-time-back = Úkon { $act } je dřív než úkon před ním a žádný úkon neříká, že hodiny šly špatně
terminal-at-line = Řádek { $line }: { $what }
terminal-at-column = Řádek { $line }, sloupec { $column }: { $what }
terminal-fact-twice = fakt { $fact } je uveden dvakrát
terminal-line-too-long = řádek je delší než jakýkoli příkaz
terminal-not-utf-8 = toto není UTF-8
terminal-no-moment = „{ $text }“ není časový údaj; pište jej takto: 2026-11-20T19:00:00+01:00
terminal-before-last-act = { $at } je dřív než poslední úkon ({ $last }); úkony musí jít za sebou v čase
terminal-no-act = Úkon { $act } neexistuje; poslední má číslo { $last }
terminal-more-unreadable = Nesrozumitelné: { $told }. Napište název ceny a o kolik kusů víc, např. 'Entry=20'
terminal-no-topic = Téma „{ $topic }“ neexistuje; všechna vypíše floorman rule --list
terminal-topic-near = Téma „{ $topic }“ neexistuje; podobná: { $near }
terminal-no-page = Stránka „{ $page }“ neexistuje; všechny vypíše floorman rule --page
terminal-names-hidden =
    { $count ->
        [one] Vynecháno jedno jméno, které může být urážlivé
        [few] Vynechána { $count } jména, která mohou být urážlivá
       *[other] Vynecháno { $count } jmen, která mohou být urážlivá
    }; zobrazí je --offensive
terminal-no-rules = Pravidla „{ $name }“ neexistují; k dispozici: { $known }
terminal-no-network = Tento počítač není v žádné síti: nikdo jiný se k sdíleným stránkám nedostane
terminal-shared-to-read = Tento turnaj má otevřený někdo jiný: zobrazuje se, ale odtud ho nelze měnit
terminal-not-shared = Turnaj nelze sdílet na adrese { $address }: { $source }. Zadejte jiný port volbou --listen, nebo port 0 pro kterýkoli volný
terminal-not-shared-at-all = Turnaj nelze sdílet: { $source }
terminal-no-language = Jazyk „{ $lang }“ zatím není; k dispozici: { $known }
terminal-players-unreadable = Hráče nelze přečíst ({ $source })
terminal-rules-unreadable = Pravidla nelze přečíst ({ $source })
terminal-input-unreadable = Vstup nelze přečíst ({ $source })
terminal-output-unwritable = Výstup nelze zapsat ({ $source })
terminal-file-unwritable = Soubor nelze zapsat ({ $source })
terminal-invariant = Žurnál lze přečíst, ale výsledný stav není možný ({ $what })
terminal-no-such-command = Příkaz ani soubor „{ $name }“ neexistuje
    .hint = Příkazy vypíše floorman --help
terminal-no-such-act = příkaz „{ $name }“ neexistuje
    .hint = {"{"}"show":"needs"{"}"} vypíše, co je teď třeba udělat, i s příkazy
terminal-did-you-mean = Možná jste chtěli: { $names }
terminal-template-help = Soubor šablony nebo její název: { $names } (s --flight je výchozí nastavení a struktura prvního flightu)
terminal-new-structure-help = Struktura místo té ze šablony: CSV s názvy sloupců, nebo vyexportovaná struktura. Hry ve sloupci Game: { $names }
terminal-set-structure-help = Struktura: CSV s názvy sloupců, vyexportovaná struktura, nebo šablona. Hry ve sloupci Game: { $names }
terminal-chip-set-help = Sada žetonů místo té ze šablony: soubor se seznamem, nebo hotová sada: { $names }
terminal-no-window = Toto sestavení programu Floorman nemá okno; co umí, vypíše floorman --help
terminal-say = Řekněte: { $said }
terminal-do = Udělejte: { $said }
terminal-consider = Zvažte: { $said }
terminal-differs = { $book }: { $answer }
terminal-house-rule = Pravidlo herny v tomto turnaji
terminal-coverage = Řádky: { $lines }, zodpovězené dotazem na floormana: { $topics }, { $missing ->
    [0] žádný bez odpovědi
    [one] { $missing } bez odpovědi
    [few] { $missing } bez odpovědi
   *[other] { $missing } bez odpovědi
}
terminal-coverage-sentences = Věty: { $sentences }, něco rozhodují: { $deciding }; zodpovězené dotazem na floormana: { $topics }, vysvětlené na stránce s důvodem: { $pages }, { $missing ->
    [0] žádná bez odpovědi
    [one] { $missing } bez odpovědi
    [few] { $missing } bez odpovědi
   *[other] { $missing } bez odpovědi
}
terminal-coverage-pages = viz { $pages }
terminal-coverage-by-page-definition = říká, co něco je
terminal-coverage-by-page-reference = odkazuje na jiná pravidla
terminal-coverage-by-page-equipment = týká se vybavení
terminal-coverage-by-page-house = herna to určuje předem
terminal-coverage-by-page-practice = dobrá praxe, bez následků
terminal-coverage-by-page-judgment = ponecháno na úsudku floormana
terminal-coverage-lost = text dokumentu se zde nedochoval
terminal-coverage-nothing-to-work-out = není co vyvozovat
terminal-coverage-missing = BEZ ODPOVĚDI
terminal-rule-changed = Co se změnilo
terminal-rule-examples = Příklady
terminal-rule-topics = Dotazy na floormana: { $slugs }
terminal-rule-formats = Rozhodnutí se zapisují jako text nebo json, ne jako { $format }
terminal-ask-nothing = Žádný dotaz na floormana nenalezen; všechny vypíše floorman rule --list
terminal-ask-program = Žádný dotaz na floormana nenalezen. Nápovědu k Floormanu vypíše floorman --help
terminal-ask-event = Žádný dotaz na floormana nenalezen. Na turnaj se ptejte s --event SOUBOR
terminal-ask-found = { $percent } % { $title } ({ $topic })
terminal-ask-facts = { "     " }rozumí se: { $facts }
terminal-ask-others = Může jít i o toto: { $questions }
terminal-ask-missing = Zbývá uvést: { $fields }
terminal-evening-too-small = Celý večer potřebuje aspoň { $least } hráčů
