# Floor calls: titles of topics, reasons, and what a cited rule contributes, in our own words.

section-betting = Sázení
section-dealing = Rozdávání a board
section-showdown = Showdown
section-pots = Banky
section-cards = Karty
section-button-and-blinds = Button a blindy
section-seating = Místa a vyvažování
section-clock-and-chips = Hodiny a žetony
section-players = Hráči
section-conduct = Chování a tresty
fact-and-more = další: { $count }
section-money = Výhry a dohody
section-general = Obecné

topic-next-hand = Button a blindy v příštím rozdání
    .about = Kam jdou button a blindy, když někdo vypadl, odešel nebo přišel
    .search = mrtvý button, kdo je na blindu, malý blind, velký blind, vypadl hráč, kdo má button, kam jde button, dead button, small blind, big blind, heads-up, knocked out
    .said = kam jde button, kdo má teď button, vypadl velký blind, vypadl malý blind, vypadl big blind, mrtvý small blind, where does the button go, small blind busted, big blind busted
topic-worst-seat = Nejhorší místo pro přesunutého hráče
    .about = Které volné místo neúplného stolu dostane přesunutý hráč
    .search = nejhorší místo, nejhorší pozice, přesazení, přesun hráče, vyvážení stolů, kam si sedne, balancing, moved player, worst position
    .said = které volné místo, kam si sedne, kam ho posadit, volná místa které, přesazuju hráče, which free seat, where does he sit, moving a guy in
topic-balance = Vyvážení, rozpuštění a zastavení stolů
    .about = Který stůl se rozpouští, kdo kam přesedá, u kterého stolu hra stojí
    .search = vyvážení, vyrovnání stolů, balancování, rozpuštění stolu, zrušení stolu, rozbití stolu, zastavení hry, neúplný stůl, chybí hráči, balance, break a table, halt, short table
    .said = přesunout hráče, koho přesadit, nevyrovnané stoly, stoly nejsou vyvážené, u jednoho chybí, který stůl rušit, který stůl rozpustit, kdo jde, plný stůl a poloprázdný, move a player, tables are uneven, which table breaks, who moves
topic-substantial-action = Významná akce
    .about = Zda se už stalo tolik, že rozdání nelze zrušit
    .search = významná akce, podstatná akce, už je pozdě, začátek hry, SA, significant action, too late, start of play
    .said = už hráli dva, dva už hráli, už dorovnal a složil, už bylo moc akce, two people already acted, too much action

## What decided

ruling-by-the-game = Žádné číslované pravidlo o tom nerozhoduje; tak se hra hraje
ruling-edition-silent = Rozhoduje floorman; jak to řeší { $book }, zde není známo
ruling-edition-point-silent = Jak to řeší { $book }, zde není známo
ruling-edition-unnumbered = { $book }, doporučení, jehož číslo zde není známo: { $gist }
ruling-lent = { $book } to neřeší, proto platí { $lender }
ruling-untold = Nezadáno: { $fact }. Pokud { $values }: { $answer }
ruling-untold-none = Nezadáno, počítá se jako žádné: { $fact }
ruling-untold-together = Nezadáno: { $fact }, { $other-fact }. Pokud { $value } a { $other-value }: { $answer }
ruling-usual = Obvykle: { $answer }
ruling-untold-case = Nezadáno: { $fact }
ruling-hangs-before-action = Před významnou akcí: { $answer }
ruling-hangs-after-action = Po ní: { $answer }
ruling-untold-range = { $first } až { $last }
ruling-untold-matters = odpověď je jiná

## Facts that mean the same in every topic

fact-seats = Míst u stolu
fact-occupied = Obsazená místa
fact-last = Poslední rozdání
fact-button = Button
fact-small-blind = Small blind
fact-big-blind = Big blind
fact-busted = Místa vyřazených
fact-left = Místa těch, kdo odešli
fact-arrived = Místa nově příchozích
fact-open = Volná místa
fact-table = Stůl
fact-tables = Stoly
fact-break-order = Pořadí rozpouštění
fact-gap = Tolerovaný rozdíl
fact-final-table-size = Míst u finálového stolu
fact-stud = Jen stud
fact-closed = Místa mimo provoz
fact-locked = Místa bez přesunu
fact-opened = Místa podle uvolnění, poslední první
fact-actions = Akce v pořadí
fact-seat = Místo
fact-action = Akce

fact-told = { $fact }: { $value }
fact-yes = ano
fact-no = ne
fact-by-seat = místo { $seat }: { $value }

choice-fold = fold
choice-check = check
choice-call = call
choice-bet = bet
choice-raise = raise
choice-all-in = all-in

ruling-next-hand = Button místo { $button }, small blind místo { $small-blind }, big blind místo { $big-blind }
ruling-next-hand-dead-button = Mrtvý button místo { $button }, small blind místo { $small-blind }, big blind místo { $big-blind }
ruling-next-hand-dead-small-blind = Button místo { $button }, mrtvý small blind místo { $small-blind }, big blind místo { $big-blind }
ruling-next-hand-both-dead = Mrtvý button místo { $button }, mrtvý small blind místo { $small-blind }, big blind místo { $big-blind }
ruling-next-hand-heads-up = Heads-up: button a small blind má místo { $button }, big blind místo { $big-blind }
ruling-seat-waits = Místo { $seat } dostane karty, až kolem něj přejde button
ruling-next-hand-doubt = Pravidla neříkají, kam tu jde button, proto rozhoduje floorman
ruling-table-over = Zbývají méně než dva hráči, další rozdání není
ruling-button-not-known = Nejprve je třeba zjistit, kde byl button v posledním rozdání

ruling-worst-seat-big-blind = Místo { $seat }, kde je hned big blind
ruling-worst-seat-lone-big-blind = Místo { $seat }, kde je hned jediný blind
ruling-worst-seat-dealt = Místo { $seat }, kam big blind přijde za { $hands } rozdání
ruling-worst-seat-button = Místo { $seat }, button, protože horší volné místo není
ruling-only-poor-seats = Volný je jen small blind nebo místo, které čeká, proto rozhoduje floorman
ruling-no-seat-open = Žádné místo není volné

ruling-worst-seat-choice = Místo { $seat }
ruling-substantial-action = Významná akce
ruling-no-substantial-action = Bez významné akce
ruling-substantial-needs-one-with-chips = Jsou nutné dvě akce v pořadí, z toho jedna se žetony, nebo tři jakékoli; vložené blindy se nepočítají
ruling-substantial-needs-two-with-chips = Je nutné, aby vložili žetony dva hráči, nebo aby proběhly tři jakékoli akce; vložené blindy se nepočítají
ruling-substantial-needs-two-players = Je nutné, aby po povinných sázkách jednali dva hráči, jakýmkoli způsobem
ruling-say-play-on = Akce už proběhla, hraje se dál
ruling-say-can-be-called-off = Akce ještě nestačí, rozdání lze zrušit

ruling-balance-break = Stůl { $table } se rozpouští a jeho hráči losují místa jinde
ruling-balance-move = Stůl { $from-table }, místo { $from-seat }: příští big blind, přesedá na nejhorší místo (stůl { $to-table }, místo { $to-seat })
ruling-balance-move-stud = Stůl { $from-table }, místo { $from-seat }: přesedá na místo, které se uvolnilo jako poslední (stůl { $to-table }, místo { $to-seat })
ruling-balance-ask-opened = Stůl { $from-table }, místo { $from-seat }: přesedá ke stolu { $to-table }; nejdřív zjistěte, které místo se tam uvolnilo jako poslední
ruling-balance-undecided = Stůl { $to } potřebuje hráče od stolu { $from }, ale volná jsou jen nevhodná místa, proto rozhoduje floorman
ruling-balance-halt = U stolu { $table } hra stojí, dokud se nedoplní
ruling-balance-ask = Nejprve je třeba zjistit, kde je button u stolu { $table }
ruling-balance-nothing = Stoly jsou vyvážené

gist-dead-button = v turnajích se používá mrtvý button
gist-heads-up-button = v heads-up má small blind button a nikdo nemá big blind dvakrát po sobě
gist-between-button-and-small-blind = nový hráč mezi buttonem a small blindem čeká, až kolem něj přejde button
gist-moving-button = button se posouvá k dalšímu hráči
gist-substantial-action-2024 = dvě akce v pořadí se žetony od jednoho hráče, nebo tři akce
gist-substantial-action-2011 = dva hráči s vloženými žetony, nebo tři akce
gist-start-of-play-000 = po blindech už jednali dva hráči
gist-worst-seat = obsazuje se nejhorší volné místo, i jako jediný big blind, nikdy však small blind
gist-balance = příští big blind stolu, který dává hráče, přesedá na nejhorší místo neúplného stolu
gist-source-table = který stůl dává hráče, je určeno předem
gist-halt-2024 = stůl, kterému proti nejplnějšímu chybí tři hráči, stojí, jakmile se to dotkne jeho blindů
gist-halt-2019 = u plných stolů stojí hra tam, kde proti nejplnějšímu stolu chybí tři hráči nebo víc; v jiných formátech rozhoduje ředitel turnaje
gist-halt-2011 = stůl, kterému chybí tři hráči nebo víc, stojí
gist-break = hráči z rozpuštěného stolu losují místa ve dvou náhodných krocích
gist-random-seats = místa se přidělují losem
gist-seat-with-all-rights = hráč z rozpuštěného stolu přebírá hned práva i povinnosti nového místa, i blindy a button

facts-at = { $field }: { $what }
facts-missing = chybí pole `{ $name }`
facts-still-needed = tento údaj je nutný
facts-unknown-name = neznámé pole `{ $told }`, očekává se { $count ->
    [1] `{ $first }`
    [2] `{ $first }` nebo `{ $last }`
   *[other] některé z těchto: { $all }
}
facts-unknown-word = neznámá hodnota `{ $told }`, očekává se { $count ->
    [1] `{ $first }`
    [2] `{ $first }` nebo `{ $last }`
   *[other] některá z těchto: { $all }
}
facts-told-boolean = chybný typ: logická hodnota `{ $told }`, očekává se { $wanted }
facts-told-integer = chybný typ: celé číslo `{ $told }`, očekává se { $wanted }
facts-told-float = chybný typ: desetinné číslo `{ $told }`, očekává se { $wanted }
facts-told-string = chybný typ: řetězec { $told }, očekává se { $wanted }
facts-told-list = chybný typ: seznam, očekává se { $wanted }
facts-told-object = chybný typ: objekt, očekává se { $wanted }
facts-wanted-boolean = logická hodnota
facts-wanted-number = celé číslo
facts-wanted-word = slovo
facts-wanted-string = řetězec
facts-wanted-list = seznam
facts-wanted-object = objekt
facts-number-between = celé číslo od { $least } do { $most }
facts-number-at-least = celé číslo, nejméně { $least }
facts-not-by-name = zadejte je podle názvu, jak ukazuje příklad
facts-not-an-object = údaje tvoří jeden objekt JSON ve složených závorkách
facts-seat-unknown = { $list }: místo { $seat } tu není
facts-seat-twice = { $list }: místo { $seat } je uvedeno dvakrát
facts-seat-in-both = místo { $seat } je uvedeno dvakrát: { $list }, { $other }
facts-out-of-order = last: button, small blind a big blind nejdou kolem stolu za sebou
facts-arrived-not-seated = arrived uvádí místo { $seat }, ale occupied ne
facts-table-twice = tables: stůl { $table } je uveden dvakrát
