# What stands on paper, and what is said about printing.

## Sheets: the name; what it is, for the terminal; for whom, and the first answer; why there is none

sheet-seat-cards = Lístky s místy
    .about = Lístek pro každého hráče
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = { sheet-no-seat }
sheet-seating-by-name = Rozesazení podle jmen
    .about = Všichni hráči podle jmen
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = { sheet-no-seat }
sheet-seating-by-table = Rozesazení podle stolů
    .about = Každý stůl se svými místy
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = { sheet-no-seat }
sheet-move-slips = Lístky o přesunu
    .about = Lístek pro každého hráče, který přesedá
    .nothing = Takové přesuny nejsou, není co tisknout
sheet-rulings = Rozhodnutí
    .about = Co rozhodl floorman
    .whose = Která rozhodnutí
    .all = Všechna
    .nothing = Takové rozhodnutí v deníku není, není co tisknout
sheet-house-rules = Pravidla herny
    .about = Jak se tento turnaj hraje tam, kde se knihy pravidel liší
    .nothing = { sheet-no-seat }
sheet-chip-race = Losování o žetony
    .about = Losování o žetony, každý stůl s řádky k vyplnění nebo s výsledkem
    .whose = { sheet-for-whom }
    .all = Všechna
    .nothing = { sheet-no-seat }
sheet-penalty-notices = Oznámení o trestu
    .about = Oznámení o každém trestu pro hráče
    .whose = { sheet-for-whom }
    .all = Všechny tresty
    .nothing = Žádný trest k tisku
sheet-bag-tags = Štítky na sáčky
    .about = Štítek na každý sáček z posledního večera
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = Žádný stack nebyl spočítán do sáčku, není co tisknout
sheet-count-sheets = Sčítací archy
    .about = Každý stůl s rámečkem pro každý stack, k přepočítání
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = { sheet-no-seat }
sheet-color-ups = Výměny žetonů
    .about = Kdy který žeton odchází, co přinést a startovní stack
    .nothing = Tento turnaj zatím nemá žetony: přidejte je na obrazovce Žetony
sheet-level-chart = Tabulka úrovní
    .about = Všechny úrovně a přestávky s výší sázek, na zeď
    .nothing = Struktura zatím nemá žádnou úroveň
sheet-table-card = Karta stolu
    .about = Co lze v které úrovni vsadit, oficiální slova a výklad sázek
    .nothing = { sheet-level-chart.nothing }

sheet-results = Výsledky
    .about = Vítěz a všichni hráči s umístěním
    .nothing = Zatím se nikdo nezúčastnil

sheet-prizes = Výhry
    .about = Výplata za každé umístění a kdo ji má
    .nothing = Tento turnaj nemá výhry
sheet-payout-slips = Výplatní lístky
    .about = Lístek k podpisu za každou výhru a za bounty
    .whose = { sheet-for-whom }
    .all = Všichni, kdo ještě čekají na výplatu
    .nothing = Nic není k vyplacení
sheet-receipts = Doklady
    .about = Doklad o každém prodeji
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = V tomto výběru se nic neprodalo, není co tisknout
sheet-deal = Dohoda k podpisu
    .about = Kdo co z dohody dostane, s řádkem na podpis pro každého
    .nothing = Žádná dohoda není
sheet-cash = Výkaz pokladny
    .about = Co přišlo a odešlo, podle druhu, pracoviště a hodiny
    .nothing = Zatím se nic neplatilo

sheet-for-whom = Pro koho
sheet-everybody = Všichni
sheet-no-seat = Nikdo z vybraných nemá místo, není co tisknout

## On every handout

print-page = Strana { $page }/{ $pages }
print-name = Jméno
print-table = Stůl
print-seat = Místo
print-table-no = Stůl { $table }
print-seat-open = volné
print-seat-closed = mimo provoz
print-button = Button
print-tables-summary = { $tables ->
    [one] 1 stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
# Where two players have one name, or no font has its letters.
print-name-no = { $name } (č. { $number })
print-player-no = Hráč { $number }
print-wait = Čekejte jedno rozdání
# The act of the log that gave the seat: whoever has a smaller number has an outdated card.
print-since = Úkon { $act }, { $time }
print-from = Dosud: stůl { $table }, místo { $seat }
print-to-table = Ke stolu
print-to-seat = Místo

## Why somebody moves

print-why-balance = Příští big blind na nejhorší místo
print-why-last-opened = Na místo, které se uvolnilo jako poslední
print-why-no-hand-yet = Losování u stolu, kde se ještě nehrálo
print-why-broken = Stůl { $table } se rozpouští
print-why-redraw = Všechna místa se přelosují
print-why-by-hand = Přesun podle floormana
print-why-swapped = Dva hráči si mění místa

## Printing

print-no-out = Uveďte, kam PDF zapsat: -o seat-cards.pdf
print-no-codes = Kódy mají jen lístky s místem
# $address: what was written.
print-no-address = „{ $address }“ není adresa sdílených stránek: napište ji jako http://192.168.1.5:8080, za portem nic, nejvýše 80 znaků
print-written = { $pages ->
    [one] 1 strana
    [few] { $pages } strany
   *[other] { $pages } stran
}: { $file }
print-failed = PDF se nepodařilo vytvořit
print-nothing-past = Prohlížíte minulost, ale vytisknout lze jen současný stav: nejprve se vraťte do současnosti (Esc)
print-rulings-summary = { $rulings ->
    [one] { $rulings } rozhodnutí
    [few] { $rulings } rozhodnutí
   *[other] { $rulings } rozhodnutí
}
print-ruling-title = { $no }. { $question }
print-ruling-place = { $at }{ $level ->
    [none] {""}
   *[other] {" · "}úroveň { $level }
}{ $table ->
    [none] {""}
   *[other] {" · "}stůl { $table }
}{ $seat ->
    [none] {""}
   *[other] , místo { $seat }
}{ $hand ->
    [none] {""}
   *[other] {" · "}rozdání { $hand }
}
print-ruling-overridden = Floorman rozhodl jinak: { $decision }; důvod: { $reason }
print-ruling-chosen = Volba floormana: { $decision }
print-ruling-chosen-because = Volba floormana: { $decision }; důvod: { $reason }
print-ruling-by = Floorman: { $by }
print-ruling-cited-by = { $cited } · floorman: { $by }
print-house-rules-of = Pravidla herny · { $book }
print-house-rules-summary = { $changes ->
    [0] { $book } beze změn
    [one] { $book } a { $changes } pravidlo herny
    [few] { $book } a { $changes } pravidla herny
   *[other] { $book } a { $changes } pravidel herny
}
print-house-choice = Pravidlo herny
print-house-changes = Vlastní pravidla herny
print-house-instead = { $book }: { $answer }
print-no-table = Stůl { $table } neexistuje
print-no-such-deal = --deal chce příkaz, který dohodu uzavírá, tak jak ho čte do: MakeDeal
print-no-player = Žádný hráč se nejmenuje „{ $player }“
print-several-players = Jméno „{ $player }“ má víc hráčů: { $numbers }; uveďte číslo hráče

## The screen

nav-print = Tisk
print-do = Vytisknout
    .tip = Pošle tisk na zvolenou tiskárnu
print-save = Uložit PDF…
print-open = Otevřít
    .tip = Otevře v prohlížeči PDF, ze kterého lze i tisknout
print-what = Co
print-who-newest = Nově usazení
print-who-tables = Některé stoly
print-who-player = Jeden hráč
print-who-since = Od úkonu
print-tables = Stoly
print-tables-hint = 3 nebo 1-8, 12
print-player = Najděte hráče
print-since-act = Usazeno tímto úkonem nebo později (poslední úkon: { $last })
print-moves = Které přesuny
print-moves-under-way = Probíhající
print-moves-newest = Poslední úkon
print-moves-last = Posledních 10 minut
print-order = Pořadí
print-order-table = Podle stolu a místa
    .about = Podle stolu a místa, k rozdání u stolů
print-order-name = Podle jména
    .about = Podle jména, k vydání u registrace
print-language = Jazyk
print-paper = Papír
print-paper-a4 = A4
    .about = 210 × 297 milimetrů
print-paper-letter = Letter
    .about = 8½ × 11 palců
print-printer = Tiskárna
print-asking-printers = Hledají se tiskárny…
print-look-again = Hledat znovu
print-from-there = Otevřete PDF a vytiskněte je odtamtud
print-no-service = Tento počítač nemá tiskovou službu: otevřete PDF a vytiskněte je odtamtud
print-no-printer = Na tomto počítači není nastavena žádná tiskárna: otevřete PDF a vytiskněte je odtamtud
print-printer-said = Hlášení tiskové služby: { $said }
print-larger = Větší
print-smaller = Menší
print-preview-page = Náhled, strana { $page }/{ $pages }
print-laying-out = Sazba stran: { $done }/{ $of }
print-making = Vytváří se PDF: { $done }/{ $of }
print-stopped = Zastaveno; nic se nezapsalo
print-stopped-late = Už se nečeká: strany už byly odeslány a ještě se mohou vytisknout
print-again = Zobrazit strany
print-nothing-chosen = Není co tisknout
print-type-tables = Zadejte čísla stolů
print-type-player = Zvolte hráče
print-type-act = Zadejte číslo úkonu
print-opened = PDF otevřeno
print-sent = { $pages ->
    [one] Odeslána 1 strana
    [few] Odeslány { $pages } strany
   *[other] Odesláno { $pages } stran
}: { $printer }
print-save-failed = PDF se nepodařilo uložit
print-open-failed = Žádný program zde neotevírá PDF

print-cards-button = Tisk lístků s místy…
print-table-button = Tisk lístků stolu…
print-card-button = Tisk lístku s místem…
print-slips-button = Tisk lístků o přesunu…

## The level chart, and the card of a table

# The name of the sheet, with the game of an event that has one.
print-chart-of = { $chart } · { $game }
print-chart-level = Úroveň
print-chart-game = Hra
print-chart-blinds = Blindy
print-chart-ante = Ante
print-chart-big-blind-ante = BB ante
print-chart-bring-in = Bring-in
print-chart-bets = Sázky
print-chart-hands = Rozdání
print-chart-minutes = Min
# How long after the first hand a level begins, in hours and minutes.
print-chart-begins = Od startu
print-chart-pair = { $first }/{ $second }
# $player: who won.
print-results-won = Výsledky, vítězí: { $player }
print-chart-break = Přestávka
print-chart-break-color-up = Přestávka · výměna žetonů
print-chart-break-chips = Přestávka · stáhnout: { $chips }
print-chart-summary = { $levels ->
    [one] { $levels } úroveň
    [few] { $levels } úrovně
   *[other] { $levels } úrovní
}, { $breaks ->
    [0] bez přestávek
    [one] { $breaks } přestávka
    [few] { $breaks } přestávky
   *[other] { $breaks } přestávek
}, { $hands ->
    [none] { $time }
    [one] 1 rozdání na úroveň
    [few] { $hands } rozdání na úroveň
   *[other] { $hands } rozdání na úroveň
}
print-languages = Během rozdání se u stolů mluví
print-card-bets = Sázky
print-card-bets-title = Co každá úroveň vyžaduje a dovoluje
print-card-posted = Vkládá se
print-card-least-bet = Minimální sázka
print-card-least-raise = První navýšení
print-card-most = Maximum
print-card-raise-to = na { $chips }
print-card-raise-by = o { $chips }
print-card-most-stack = stack
print-card-most-pot = bank
print-card-most-fixed = pevně
print-card-raise-says = Bez pevných limitů musí být navýšení nejméně tak velké jako největší předchozí sázka nebo navýšení v témže sázkovém kole; menší může být jen all-in.
print-card-limit-says = Jsou-li v řádku dvě sázky, první platí v dřívějších sázkových kolech a druhá v pozdějších.
print-card-bring-in-says = Nad bring-in se doplňuje na menší sázku.
print-card-pot-says = Nejvýše lze vsadit bank včetně dorovnání.
print-card-words = Oficiální slova
print-card-words-title = Hráč na řadě říká jedno z těchto slov
print-card-words-says = Slova řečená v pořadí jsou závazná. Kdo řekne něco jiného, hraje na vlastní riziko.
print-card-word = Slovo
print-card-means = Co znamená
print-card-complete = Complete
print-card-complete-means = Doplnit bring-in nebo neúplnou sázku na celou sázku.
print-card-pot = Pot
print-card-pot-means = Navýšit o tolik, kolik dovoluje bank; jen v pot-limitu.
print-card-reading = Jak se tu čtou sázky

## Money on paper

print-signature = Podpis
# $pool: what is shared.
print-prizes-of = Výhry: { $pool }
print-prizes-fixed = Výplaty jsou zamčené
print-prizes-open = Dokud se prodávají vstupy, výhry se řídí prizepoolem
# Where a place stands otherwise: the share of a deal, or a seat that was won.
print-prize-share = –
print-prize-seat = Ticket
print-slip-place = Umístění
# $part: whether a part of it was paid before.
print-slip-prize = { $part ->
    [yes] Zbytek výhry
   *[no] Výhra
}
print-slip-seat = { $part ->
    [yes] Zbytek hodnoty ticketu
   *[no] Ticket v hodnotě
}
print-slip-share = { $part ->
    [yes] Zbytek podílu z dohody
   *[no] Podíl z dohody
}
print-slip-bounties = { $part ->
    [yes] Zbytek bounty
   *[no] Bounty
}
print-slip-all-paid = Vše už bylo vyplaceno
print-slip-paid = Dříve vyplaceno: { $paid } z celkových { $amount }
print-receipt-title = Doklad { $no } · { $buy_in }
print-receipt-pool = Prizepool
print-receipt-bounty = Bounty
print-receipt-staff = Personál
print-receipt-fees = Další poplatky
print-receipt-house = Platí herna
print-receipt-paid = Zaplaceno
print-receipt-owed = Zbývá doplatit
print-deal-says = { $players ->
    [one] { $players } hráč si dělí { $total }
    [few] { $players } hráči si dělí { $total }
   *[other] { $players } hráčů si dělí { $total }
}{ $method ->
    [icm] {" "}podle hodnoty stacků (ICM)
    [chip-chop] {" "}podle žetonů
    [even] {" "}rovným dílem
   *[by-hand] {" "}podle vlastní dohody
}. { $is_kept ->
    [yes] Pro vítěze zůstává { $kept }.
   *[no] Rozděluje se vše.
} { $then ->
    [ends] Turnaj končí.
   *[play-on] Hraje se dál.
} Svým podpisem s tím všichni souhlasí.
print-deal-made = Uzavřeno { $time }
print-deal-proposes = { $players ->
    [one] { $players } hráč by si rozdělil { $total }
    [few] { $players } hráči by si rozdělili { $total }
   *[other] { $players } hráčů by si rozdělilo { $total }
}{ $method ->
    [icm] {" "}podle hodnoty stacků (ICM)
    [chip-chop] {" "}podle žetonů
    [even] {" "}rovným dílem
    [by-hand] {" "}podle vlastní dohody
   *[open] {""}
}. { $is_kept ->
    [yes] Pro vítěze by zůstalo { $kept }.
   *[no] Rozdělilo by se vše.
} { $then ->
    [ends] Turnaj by tím skončil.
   *[play-on] Hrálo by se dál.
} { $method ->
    [open] Zaškrtněte způsob, na kterém se všichni shodnou.
   *[other] Navrhovaný způsob je vytištěn tučně.
} Nic není dohodnuto, dokud nepodepíšou všichni.
print-deal-not-made = Návrh, zatím neuzavřený
print-deal-sum = Celkem · { $chips } žetonů
print-deal-chips = { $chips } žetonů
print-cash-balance = Odkud peníze přišly a kam šly
print-cash-comes = Zdroj
print-cash-goes = Účel
print-cash-amount = Částka
print-cash-total = Celkem
print-cash-paid = Zaplaceno
print-cash-owed = Dluh
print-cash-house = Herna
print-cash-flights = Z flightů
print-cash-pool = Prizepool
print-cash-fees = Poplatky
print-cash-staff = Personál
print-cash-bounties = Bounty
print-cash-kept = Ponecháno
print-cash-prizes-paid = Vyplacené výhry
print-cash-bounties-paid = Vyplacené bounty
print-cash-corrected = Opravy
print-cash-in-the-box = V pokladně: { $amount }
print-cash-by-kind = Podle druhu
print-cash-kind = Položka
print-cash-count = Prodáno
print-cash-by-desk = Podle pracoviště
print-cash-by-hour = Podle hodiny
print-cash-hour = Hodina od
print-cash-desk = Pracoviště
print-cash-in = Příjem
print-cash-back = Vráceno
print-cash-prizes = Výhry
print-cash-left = Změna v pokladně
print-cash-notes = Opravy
print-cash-who-owes = Kdo dluží
print-cash-too-much = Přeplatky k vrácení
print-cash-void-kept = Storna, ponecháno
print-cash-fixed = zamčeno: { $amount }
print-cash-still-due = k vyplacení zbývá { $amount }
print-cash-on-heads = bounty na hlavách: { $amount }
print-cash-unopened = bounty v zavřených obálkách: { $amount }
print-cash-unclaimed = bounty, která nikdo nezískal: { $amount }
print-cash-written-off = Odepsáno
print-cash-bounty-pool = bounty do prizepoolu: { $amount }
print-cash-bounty-house = bounty herně: { $amount }
print-cash-bounty-staff = bounty personálu: { $amount }
print-cash-act = { $time }{ $is_said ->
    [yes] {" · "}{ $desk }
   *[no] {""}
} · { $said }
print-deal-off = Počty nesouhlasí: { $difference }. Všichni souhlasí, že se použijí
print-cash-note = { $time }{ $is_said ->
    [yes] {" · "}{ $desk }
   *[no] {""}
} · pokladna { $amount }: { $note }
print-cash-void = { $time }{ $is_said ->
    [yes] {" · "}{ $desk }
   *[no] {""}
} · doklad { $receipt } ({ $player }) stornován, pokladna { $amount }{ $is_kept ->
    [yes] , ponecháno { $kept }
   *[no] {""}
}{ $is_why ->
    [yes] : { $note }
   *[no] {""}
}
print-cash-corrected-receipt = { $time }{ $is_said ->
    [yes] {" · "}{ $desk }
   *[no] {""}
} · doklad { $receipt } ({ $player }) opraven, pokladna { $amount }: { $note }
