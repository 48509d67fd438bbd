# Labels, buttons and tips of the window.
# A button's attribute tip says what it does where the label is short.

window-title = Floorman
window-title-open = { $tournament } · Floorman

## Screens

nav-setup = Nastavení
nav-players = Hráči
nav-tables = Stoly
nav-clock = Hodiny
nav-chips = Žetony
nav-penalties = Tresty
nav-log = Deník

## The header, on every screen

header-level = Úroveň
header-break = Přestávka
header-left = Zbývá
header-next = Další
header-next-break = Přestávka za
header-players = Hráči
header-players-of = { $left } / { $entries }
header-tables = Stoly
header-average = Průměrný stack
header-starts-at = Začátek: { $time }
header-needs = Co je teď třeba udělat
header-needs-all = { $count ->
    [one] { $count } věc k vyřízení
    [few] { $count } věci k vyřízení
   *[other] { $count } věcí k vyřízení
}
    .tip = Zobrazí přes formulář, co je teď třeba udělat, i s tlačítky
needs-next-start = Další krok: spustit hodiny, až budou hráči zaregistrováni a usazeni
needs-next-paused = Hodiny stojí, dokud je někdo znovu nespustí
needs-next-break = Další: přestávka za { $time }
needs-next-level = Další: úroveň { $level } za { $time }: { $stakes }
header-needs-none = Nic k vyřízení
header-saved = Uloženo
header-read-only = Jen ke čtení

## Start

start-welcome = Hodiny, rozesazení a rozhodnutí pro pokerové turnaje
start-new = Nový ze šablony…
    .tip = Turnaj se strukturou a podmínkami, ze kterých lze vyjít
    .also = nový turnaj, vytvořit, založit, další turnaj, new tournament, create
# $tournament: the file's name.
start-go-on = Pokračovat: { $tournament }
start-open = Otevřít…
    .tip = Turnaj uložený na tomto počítači
    .also = otevřít turnaj, načíst, soubor, open tournament, load, file
start-sample = Vyzkoušet ukázku
    .tip = Klubový večer uprostřed úrovně 5 s pěti věcmi k vyřízení, na procvičení
path-asked = Vyberte soubor v okně systému. Pokud se žádné neotevře, zadejte cestu zde.
path-no-dialog = Nebyl vybrán žádný soubor, nebo systém nemá okno pro výběr souboru. Zadejte cestu zde.
path-of-file = Cesta k souboru
path-of-folder = Cesta ke složce
path-hint-tournament = /home/ana/Friday.floorman
path-hint-players = /home/ana/players.csv
path-hint-folder = /home/ana/poker
path-hint-certificate = /home/ana/room.pem
path-take = Použít tuto cestu
path-save-asked = Vyberte umístění v okně systému. Pokud se žádné neotevře, uložte soubor zde.
path-save-no-dialog = Nebylo vybráno žádné umístění, nebo systém nemá okno pro výběr souboru. Uložte soubor zde.
path-save-as = Uložit jako
path-save = Uložit sem

## Sheets for others

save-results = Uložit výsledky…
save-structure = Uložit strukturu…
save-sheet-tip = Jako soubor pro tabulkový program nebo webovou stránku
save-as-spreadsheet = Tabulka (CSV)…
save-as-page = Webová stránka (HTML)…
save-results-done = Výsledky uloženy do souboru { $file }
save-structure-done = Struktura uložena do souboru { $file }
save-failed = Soubor nelze uložit
save-nothing-past = Prohlížíte minulost a uložit lze jen současný stav: nejprve se vraťte do současnosti (Esc)
start-close = Zavřít turnaj
    .also = zavřít soubor, close file
    .tip = Zavře tento turnaj; vše je uloženo a hodiny běží dál podle skutečného času
menu = Nabídka
    .tip = Nový, otevřít, naposledy otevřené, import, zavřít, nápověda
close-running = Hodiny běží
    .hint = Běží dál podle skutečného času, i když je turnaj zavřený; pro potvrzení jej zavřete znovu
menu-version = Floorman { $version }
menu-releases = Nové verze
start-recent = Naposledy otevřené

## Setup

setup-seats-per-table = Míst u stolu
setup-save = Uložit změny
setup-discard = Zahodit změny
setup-create = Vytvořit turnaj
setup-where = Složka nebo adresa databáze

## Players

players-search = Hledat
    .tip = Část jména, stůl nebo místo, např. 4-2
players-none = Zatím žádní hráči
players-none-found = Nikdo nenalezen
players-column-number = Č.
players-column-name = Jméno
players-column-status = Stav
players-column-table = Stůl
players-column-seat = Místo
players-column-stack = Stack
players-column-entries = Vstupy
players-column-rebuys = Rebuye
players-column-add-ons = Add-ony
players-column-place = Umístění
players-filter-all = Všichni
players-filter-in = Ve hře
players-filter-waiting = Bez místa
players-filter-out = Mimo turnaj
players-register = Zaregistrovat
    .tip = Prodá vstup každému zadanému jménu
players-register-names = Jména, každé na svůj řádek
players-register-anyway = Přesto zaregistrovat
players-import = Zvolit soubor…
players-rename = Přejmenovat…
players-unregister = Odhlásit
    .tip = Odebere ze seznamu hráče, který ještě nehrál
players-void = Stornovat…
players-void-hint = { $stays ->
        [yes] Žetony z tohoto nákupu jdou ze hry; hráč zůstává tam, kde je.
       *[no] { $sale ->
            [entry] Hráč bude i s tímto stackem vyškrtnut ze seznamu a umístění nedostane. Pozdější úkony zůstávají.
           *[other] Hráč bude mimo turnaj jako předtím a tento stack jde ze hry. Pozdější úkony zůstávají.
        }
    }
players-void-money = Peníze
players-void-note = Důvod
players-void-do = Stornovat
players-sell = Přesto prodat…
players-sell-nothing = Nic zde nepřekračuje limit ani úroveň: prodejte běžným způsobem.
players-sell-hint = Zapíše se do deníku s důvodem.
players-sell-reason = Důvod
players-sell-do = Prodat s tímto důvodem
players-register-late = Přesto zaregistrovat
players-bust-out = Vyřadit
    .tip = Hráč ztratil všechny žetony
players-bust-by = Žetony získává
players-bust-stack = Stack na začátku rozdání
players-bust-time = Čas rozdání
players-bust-now = Nyní
players-reinstate = Vrátit do hry
    .tip = Vezme vyřazení zpět; není-li už původní místo k dispozici, vylosuje se jiné
players-reinstate-unseated = Vrátit do hry bez místa
    .tip = Má své žetony a čeká na první volné místo
players-correct-bust = Opravit vyřazení…
players-re-enter = Re-entry
    .tip = Prodá nový vstup po vyřazení
players-rebuy = Rebuy
players-add-on = Add-on
players-move = Přesunout…
players-seat = Přidělit místo…
players-lock = Zamknout
    .tip = Při vyvažování stolů hráč nepřesedá
players-unlock = Odemknout
players-need = Požadované místo…
players-note = Poznámka…
players-apart = Oddělit…
players-apart-free = Už neoddělovat
players-count = Spočítat stack…
players-close-registration = Uzavřít registraci
players-open-registration = Otevřít registraci
players-selected = { $players ->
    [one] Vybrán { $players } hráč
    [few] Vybráni { $players } hráči
   *[other] Vybráno { $players } hráčů
}

## Tables

tables-none = Zatím žádné stoly
tables-table = Stůl { $table }
tables-seat = Místo { $seat }
tables-seat-open = Volné
tables-seat-closed = Mimo provoz
tables-players-of = { $players } / { $seats }
tables-dead-button = Mrtvý button
tables-dead-small-blind = Mrtvý small blind
tables-disc-button = Button
tables-disc-small-blind = Small blind
tables-disc-big-blind = Big blind
tables-button-unknown = Button není znám
tables-no-hand = Nehraje se: méně než dva hráči
tables-waits-one-hand = Čeká jedno rozdání
tables-locked = Zámek
tables-halted = Hra stojí
tables-short = { $short ->
    [one] Chybí { $short }
    [few] Chybí { $short }
   *[other] Chybí { $short }
}
tables-next-to-break = Další k rozpuštění
tables-draw-seats = Rozlosovat místa…
    .tip = Vylosuje místo každému, kdo žádné nemá
tables-draw-word = Veřejné slovo
    .tip = Slovo nebo číslo, které jste si sami nevybrali, aby nikdo nemohl říct, že losování někdo nastavil
tables-draw-sealed = Tajný kód pro losování je už zapečetěn. Protože slovo zazní až teď, nemohl si místa nikdo vybrat a každý je může později ověřit v deníku.
tables-draw-check = Číslo pečeti
# $commitment: a number of 64 digits.
tables-draw-commitment = Kdo chce losování ověřit, opíše si toto číslo dřív, než slovo zazní. Je to SHA-256 tajného kódu: { $commitment }
tables-seat-alternates = Usadit náhradníky
tables-add = Přidat stoly…
tables-remove = Odebrat stůl
tables-break-order = Pořadí rozpouštění…
tables-balance-all = Vyvážit vše
    .tip = Provede všechny navržené přesuny
tables-redraw = Přelosovat…
tables-moves = Přesuny
tables-move-done = Hotovo
    .name = Hotovo, přesun: { $player }
tables-moves-all-done = Všechny přesuny hotovy
tables-set-button = Zadat button
    .tip = Potom klepněte na místo, které má button
tables-draw-button = Vylosovat button
    .tip = Vylosuje, kdo má button jako první
tables-track-on = Zapisovat každé rozdání
tables-track-off = Nezapisovat rozdání
tables-next-hand = Další rozdání
    .tip = Posune button a blindy
tables-confirm-hand = Rozdat takto
tables-close-seat = Vyřadit z provozu
tables-open-seat = Vrátit do provozu
tables-waive-halt = Hrát dál

## Clock

clock-start = Spustit hodiny
clock-schedule = Naplánovat…
clock-pause = Pozastavit
clock-resume = Pokračovat
clock-start-next = Spustit další úroveň
clock-minute-more = +1 min
    .tip = Přidá minutu ke zbývajícímu času
clock-minute-less = −1 min
    .tip = Ubere minutu ze zbývajícího času
clock-next = Další úroveň
clock-previous = Předchozí úroveň
clock-go-to = Přejít na tuto úroveň

## Log

log-undo = Vzít zpět
log-redo = Provést znovu
# $by: who did it; $time: when.
log-undo-what-by = Vzít zpět: { $act } ({ $by }, { $time })
log-undo-what-at = Vzít zpět: { $act } ({ $time })
log-redo-what-by = Provést znovu: { $act } ({ $by }, { $time })
log-redo-what-at = Provést znovu: { $act } ({ $time })
log-search = Hledat
log-column-time = Čas
log-column-by = Kdo
log-column-what = Co
log-undone = Vzato zpět

## Settings of the program

settings-language = Jazyk
settings-theme = Vzhled
settings-theme-dark = Tmavý
settings-theme-light = Světlý
settings-shortcuts = Zkratky
settings-by = Vaše jméno
    .tip = Uvádí se v deníku u všeho, co provedete

## Everywhere

common-cancel = Zrušit
common-close = Zavřít
common-save = Uložit
common-back = Zpět
common-shortcuts = Zkratky
    .also = klávesy, klávesnice, klávesové zkratky, nápověda, keys, keyboard, help
common-table = Stůl
common-seat = Místo
common-chips = Žetony
common-quit = Ukončit
    .also = konec, zavřít okno, exit, quit, close window

## The window itself

# Printed as one line, with window-without after it.
window-no-display = Okno nelze otevřít: žádný displej nenalezen (není nastaveno DISPLAY ani WAYLAND_DISPLAY).
window-no-libraries = Okno nelze otevřít: chybí { $libraries } (Debian: apt install { $packages }).
window-no-answer = Okno nelze otevřít: displej { $display } neodpovídá.
window-no-graphics = Okno nelze otevřít: chybí použitelný grafický ovladač ({ $reason }); Debian: apt install libgl1 libgl1-mesa-dri.
window-crashed = Okno spadlo ({ $reason }); vše, co se provedlo, je uloženo.
window-without = Vše kromě okna funguje: floorman --help

quit-running = Hodiny běží
    .hint = Běží dál podle skutečného času, i když je program zavřený; chcete-li skončit, zavřete jej znovu
open-failed = Turnaj nelze otevřít
open-reading = Načítá se { $file }{ $megabytes ->
        [0] {""}
        [1] {""}
       *[other] , { $megabytes } MB
    } …
open-already = Tento turnaj už je zde otevřen
# $time: when the last act was done.
open-recovered = Obnoveno: okno se předtím nečekaně zavřelo
    .hint = { $acts ->
        [one] { $acts } úkon, čas: { $time }
        [few] { $acts } úkony, poslední: { $time }
       *[other] { $acts } úkonů, poslední: { $time }
    }
header-sample = Neukládá se do souboru
# The name of the file.
sample-file = Ukázkový klubový večer

## A new tournament

new-title = Nový turnaj
new-name-hint = Páteční večer
new-choose-folder = Zvolit složku…
new-folder-failed = Složku nelze vytvořit

template-home-game = Domácí hra
    .detail = Tři až čtyři hodiny, 10 až 20 hráčů, rebuye v první hodině
template-club-night = Klubový večer
    .detail = Čtyři až pět hodin, 15 až 60 hráčů, rebuye do dlouhé přestávky
template-deep-stack = Deep stack
    .detail = Deset až dvanáct hodin, 300 big blindů, dlouhé úrovně, jedno re-entry
template-turbo = Turbo
    .detail = Asi dvě hodiny, úrovně po osmi minutách, re-entry první hodinu
template-six-handed = 6-max
    .detail = Asi osm hodin, stoly pro šest hráčů, finálový stůl pro sedm
template-limit-holdem = Limit Hold'em
    .detail = Asi šest hodin, od turnu dvojnásobné sázky
template-seven-card-stud = Seven Card Stud
    .detail = Stoly pro osm hráčů, ante a bring-in, bez buttonu
template-mixed-games = Smíšené hry
    .detail = Střídá se pět limitních her, každá deset minut
template-ten-games = Deset her
    .detail = Střídá se deset her, každá šest minut, stoly pro šest hráčů
template-five-card-draw = Five Card Draw
    .detail = Asi čtyři hodiny, stoly pro šest hráčů, ante bez blindů
template-main-event = Main Event
    .detail = Až 10 000 vstupů, dlouhé úrovně

setup-heading-program = Tento počítač
setup-copy = Druhá kopie
    .tip = Každý úkon každého turnaje se ukládá i do druhé složky: na jiný disk, na flash disk nebo do složky, kterou vidí ostatní
setup-copy-hint = Složka na jiném disku; prázdné pole: bez kopie
setup-copy-keep = Ukládat tam
setup-copy-same = Nejprve zadejte jinou složku, nebo nechte pole prázdné, nemá-li se kopie ukládat
setup-heading-file = Soubor
settings-theme-switch = Přepnout tmavý a světlý vzhled
    .also = vzhled, motiv, barvy, theme, colors

## More of the players

players-none-hint = Zadávejte jména po jednom, nebo vložte celý seznam
players-none-found-hint = Zkuste méně písmen; na háčcích a čárkách nezáleží
players-none-in = Nikdo není ve hře
    .hint = Zde jsou zaregistrovaní hráči, dokud nevypadnou
players-none-waiting = Nikdo nečeká na místo
    .hint = Zde jsou hráči bez místa a náhradníci
players-none-out = Nikdo není mimo turnaj
    .hint = Zde jsou vyřazení hráči, nejlepší umístění nahoře
players-column-where = Kde
players-choose = Zvolte hráče a zobrazí se možnosti. Ctrl nebo Shift vybírá víc hráčů, Enter otevře historii hráče
players-found = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
players-winner = Vítěz
players-place = Mimo turnaj, { $place }. místo
players-rebuys-short = {" "}+ { $count } R
players-add-ons-short = {" "}+ { $count } A
players-register-many = Zaregistrovat hráče…
    .tip = Po jednom klávesou Enter, nebo celý seznam najednou
players-register-hint = Jana Nováková
players-register-paste-hint = Sem vložte seznam
players-register-all = { $players ->
    [one] Zaregistrovat { $players } hráče
    [few] Zaregistrovat { $players } hráče
   *[other] Zaregistrovat { $players } hráčů
}
players-paste-known = už zaregistrováno
players-paste-twice = už je na řádku { $line }
players-import-path = Nebo cesta k souboru z kteréhokoli programu
players-import-leave = Zavřít tento soubor
players-import-failed = Seznam nelze přečíst
players-import-columns = Obsah sloupců
players-import-column = Sloupec { $column }
players-import-titles = První řádek má nadpisy
players-import-name = Jméno
players-import-first-name = Křestní jméno
players-import-last-name = Příjmení
players-import-member = Členské číslo
players-import-ignored = Nečte se
players-rename-title = Opravit jméno
players-count-title = Spočítat stack: { $player }
players-bust-confirm = Potvrdit vyřazení
players-bust-do = { $players ->
    [one] Vyřadit
    [few] Vyřadit { $players } hráče
   *[other] Vyřadit { $players } hráčů
}
players-bust-stack-of = Stack na začátku rozdání: { $player }
players-bust-several = Větší stack končí na lepším místě
players-bust-others = U téhož stolu
players-bust-tables = Hráči různých stolů vyřazení v jednom rozdání se o umístění dělí
players-bust-elsewhere = Někdo od jiného stolu v tomtéž rozdání
players-bust-is-elsewhere = Vítěz seděl u jiného stolu; je to správně
players-bust-won-of = { $player } získává žetony hráče { $other }
players-bust-somebody-else = Někdo jiný
players-search-hint = část jména
players-time-at = V určený čas
players-time-before = Před…
players-time-after = Po…
players-time-as-entered = Jak je zapsáno
players-time-find = Napište písmena ze jména
players-time-none = Pod tímto jménem není žádné vyřazení
players-time-bust = { $player }, { $time }
players-correct-was = Zapsaný čas: { $time }
players-note-hint = Zobrazuje se na řádku hráče, u jeho místa a na lístku s místem; prázdné řádky ji smažou
players-note-remark = Co je dobré vědět
players-note-assistant = Asistence
players-need-hint = Platí od příštího losování, teď nikdo nepřesedá
players-need-any = kterékoli
players-need-unreadable = Zadejte číslo stolu nebo místa, nebo nechte pole prázdné
players-needs-table = požadavek: stůl { $table }
players-needs-seat = požadavek: místo { $seat }
players-apart-hint = Platí od příštího losování, teď nikdo nepřesedá
players-apart-from = Oddělit od hráče
players-apart-pair = Oddělit
players-is-apart = odděleně: { $players }
players-bust-won = Získává
    .name = Žetony získává: { $player }
players-bust-too = Také vyřadit
    .name = Také vyřadit: { $player }

## More of the tables

tables-none-hint = Rozlosování míst připraví tolik stolů, kolik je třeba
tables-room = { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, hráčů u stolu: { $fewest }–{ $most }
tables-room-even = { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, hráčů u stolu: { $most }
tables-dealer = dealer
tables-plan = Plán…
    .tip = Kdo má kam přesednout a proč
tables-break-this = Rozpustit stůl { $table }
tables-breaks-now = k rozpuštění
tables-button-at = button: místo { $seat }
tables-button-first-at = příští rozdání: button na místě { $seat }
tables-button-goes-to = příští rozdání: button z místa { $from } na místo { $seat }
tables-button-still-at = button stále na místě { $seat }
tables-button-here = Button sem
    .tip = Blindy z toho vyplývají
tables-hand = rozdání { $hand }
tables-next-big-blind = příští BB: místo { $seat }
tables-in-doubt = Nejisté: { $flags }. Button { $button }, small blind { $small_blind }, big blind { $big_blind }
tables-arrives-from = od stolu { $table }
tables-worst-seat = nejhorší
tables-leaves-to = → { $table }-{ $seat }
tables-role-big-blind = BB hned
tables-role-dealt = BB za { $hands }
tables-role-button = button
tables-role-not-dealt = čeká rozdání
tables-role-small-blind = small blind
tables-tap-button = Klepněte na místo, které má button stolu { $table }
tables-tap-seat = Zvolte stůl a potom klepněte na místo; obsazené se vymění. Hráč: { $player }

tables-break-order-hint = Stoly se rozpouštějí odshora, jakmile se jejich hráči vejdou jinam
tables-order-first = Rozpustit jako další: { $table }
tables-order-earlier = Rozpustit dřív: { $table }
tables-order-later = Rozpustit později: { $table }
tables-player-rest = Více
    .name = Další možnosti: { $player }
    .tip = Co ještě lze udělat: { $player }
tables-player-more = Celá historie…
    .tip = Vše, co lze s tímto hráčem udělat

tables-draw-title = Rozlosovat místa
tables-draw-do = Losovat
tables-draw-nobody = Každý má místo
tables-draw-sets-up = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, { $tables ->
    [one] { $tables } nový stůl
    [few] { $tables } nové stoly
   *[other] { $tables } nových stolů
}, míst u stolu: { $seats }
tables-draw-open = { $players ->
    [one] { $players } hráč čeká
    [few] { $players } hráči čekají
   *[other] { $players } hráčů čeká
}, { $open ->
    [one] { $open } místo je volné
    [few] { $open } místa jsou volná
   *[other] { $open } míst je volných
}
tables-draw-word-hint = není nutné
tables-add-count = Kolik
tables-add-first = První číslo
tables-add-do = { $tables ->
    [one] Přidat { $tables } stůl
    [few] Přidat { $tables } stoly
   *[other] Přidat { $tables } stolů
}
tables-redraw-title = Přelosovat všechna místa
tables-redraw-hint = Všichni losují místo u zde zaškrtnutých stolů; ostatní stoly se zavřou
tables-redraw-do = { $players ->
    [one] Přelosovat { $players } hráče
    [few] Přelosovat { $players } hráče
   *[other] Přelosovat { $players } hráčů
}
tables-break-title = Rozpustit { $count ->
    [one] stůl { $tables }
    [few] stoly { $tables }
   *[other] stoly { $tables }
}
tables-break-do = { $count ->
    [one] Rozpustit { $count } stůl
    [few] Rozpustit { $count } stoly
   *[other] Rozpustit { $count } stolů
}
tables-break-all = { $count ->
    [one] Rozpustit { $count } stůl…
    [few] Rozpustit { $count } stoly…
   *[other] Rozpustit { $count } stolů…
}
tables-break-none = Tyto stoly už jsou rozpuštěné

tables-plan-title = Plán přesunů
tables-plan-none = Nic není třeba: stoly jsou vyvážené a žádný nelze rozpustit
tables-plan-held-up = Stůl { $table } by šlo rozpustit, ale hráči ještě mohou přijít; rozpouštění stolů: { $rule }
tables-plan-ask-title = Kde je button?
tables-plan-ask = Přesedá hráč, který bude příště big blind, plán tedy závisí na buttonu; klepněte na stůl a potom na místo
tables-plan-moves = Přesuny k vyvážení stolů
tables-plan-move = Přesunout
tables-plan-poor = Stůl { $to } potřebuje hráče od stolu { $from }, ale volný má jen small blind nebo místo, které čeká rozdání
tables-plan-locked = Stůl { $to } potřebuje hráče od stolu { $from }, ale všichni tam jsou zamčení
plan-from-to = { $from } → { $to }
plan-more = { $more ->
    [one] a ještě { $more }
    [few] a ještě { $more }
   *[other] a ještě { $more }
}
# The rule on who moves and where, in the edition that holds.
plan-rule = { $numbers-of ->
    [tda-2024] TDA { $year }, pravidlo 11-A
   *[other] TDA 2011, pravidlo 8-A
}

# The rule on how tables break.
plan-break-rule = { $rulebook ->
    [tda-2024] TDA 2024, pravidlo 10-B
    [tda-2022] TDA 2022, pravidlo 10-B
    [tda-2019] TDA 2019, pravidlo 10
   *[other] TDA 2011, pravidla 5 a 7
}

## More of the clock

clock-toggle = Spustit, pozastavit a znovu rozběhnout hodiny
# BBA: big blind ante.
clock-stakes-big-blind-ante = { $small_blind }/{ $big_blind } · BBA { $ante }
break-call = Přestávka…
    .tip = Vyhlásit přestávku, která není ve struktuře
break-call-what = Hra se teď zastaví a pak pokračuje tam, kde skončila. Přestávka ze struktury v tu dobu skončí.
break-call-until = Minuty, nebo kdy hra pokračuje
    .hint = 20 nebo 20:30
break-call-minutes = { $minutes } min
break-call-waits = Hodiny pak počkají, až je spustíte
break-call-unreadable = Napište minuty, třeba 20, nebo čas, třeba 20:30
break-call-take = Začít přestávku
break-call-take-until = Přestávka do { $time }
clock-end-break = Ukončit přestávku
header-back-at = Pokračuje v { $time }
message-tell = Oznámení…
    .tip = Oznámit něco na obrazovkách v sále
message-text = Oznámení
    .hint = Večeře je na stole
message-voice-information = Informace
message-voice-warning = Upozornění
message-until = Jak dlouho
    .hint = 10 nebo 20:30; prázdné, dokud je nestáhnete
message-show = Zobrazit
message-shown = Teď na obrazovkách
message-shown-until = Na obrazovkách do { $time }
message-take-down = Stáhnout
message-told = Dřívější oznámení
message-forget = Zapomenout „{ $text }“
text-values = Hodnoty…
    .tip = Jména ve složených závorkách se nahradí tím, co znamenají
text-value-event = název turnaje
text-value-level = úroveň
text-value-blinds = blindy
text-value-next = příští blindy
text-value-break = čas do přestávky
text-value-players = zbývající hráči
text-value-entries = vstupy
text-value-tables = stoly
text-value-average = průměrný stack
text-value-pool = prize pool
text-value-payout = příští výplata
text-value-now = čas
clock-schedule-time = Čas
clock-schedule-set = Nastavit spuštění
clock-schedule-unreadable = Zadejte čas, např. 19:30

log-found = { $acts ->
    [one] { $acts } úkon
    [few] { $acts } úkony
   *[other] { $acts } úkonů
}

common-clear = Vymazat
common-seen = OK
common-type-first = Nejprve něco zadejte
common-change-first = Nejprve něco změňte
common-chips-unreadable = Zadejte počet žetonů, např. 12500 nebo 12k

chips-part-in-play = Ve hře
chips-part-race = Losování
chips-part-counts = Počítání
chips-part-plan = Výměny žetonů
chips-part-set = Sada žetonů

# An event that several desks share.
start-join = Připojit k turnaji…
    .tip = Turnaj v databázi, který společně vede několik pracovišť
    .also = databáze, síť, server, více pracovišť, více počítačů, database, network, several desks, postgres
join-title = Připojit k turnaji
join-what = Jeden turnaj vede společně několik pracovišť. Tyto údaje vám dá ten, kdo připravil počítač s databází.
join-computer = Počítač
    .hint = název nebo adresa, např. room nebo 192.168.1.20
join-database = Databáze
join-user = Uživatel
join-password = Heslo
    .hint = prázdné pole: heslo uložené na tomto počítači
join-desk = Název tohoto pracoviště
    .hint = uvádí se v deníku u všeho, co se zde provede
join-ask = Zobrazit turnaje
join-asking = Zjišťuje se…
join-lacks = Zadejte název nebo adresu počítače
join-broken = Požadavek se nezdařil; zkuste to znovu
join-none = Zatím žádné turnaje
join-events = Turnaje, nejnovější nahoře
join-event = { $acts ->
    [one] { $acts } úkon, { $time }
    [few] { $acts } úkony, { $time }
   *[other] { $acts } úkonů, { $time }
}
join-new = Nový turnaj tamtéž…
join-refused = Databáze odmítla přihlášení tohoto pracoviště ({ $reason })
    .hint = Zkontrolujte uživatele a heslo
join-not-kept = Heslo je správné, ale na tomto počítači se ho nepodařilo uložit ({ $source })
desks-saved = { $desks ->
    [one] V databázi { $time } · jen toto pracoviště
    [few] V databázi { $time } · { $desks } pracoviště
   *[other] V databázi { $time } · { $desks } pracovišť
}
desks-away = Databáze neodpovídá
desks-away-since = od { $time }
desks-away-foot = Databáze neodpovídá od { $time }
desks-away-title = Databáze neodpovídá
desks-away-goes-on = Hodiny, seznamy, tisk a rozhodnutí fungují dál.
desks-away-wait = Úkony čekají a rozhodne se o nich, až databáze zase odpoví.
desks-away-refuse = Úkony se odmítají, dokud databáze zase neodpoví.
desks-wait = Nechat úkony čekat
desks-refuse = Odmítat úkony
desks-waits = Čeká: { $what }
desks-waits-since = Od { $time }; zatím neprovedeno
desks-waits-sent = Odesláno { $time }; ověřuje se, zda se to zapsalo
desks-forget = Zahodit
desks-all-the-same = Přesto provést
desks-take-back-others = Vzít zpět
desks-put-back-others = Provést znovu
desks-leave-waiting = { $acts ->
    [one] Na databázi čeká jeden úkon; zavřením okna se ztratí
    [few] Na databázi čekají { $acts } úkony; zavřením okna se ztratí
   *[other] Na databázi čeká { $acts } úkonů; zavřením okna se ztratí
}
    .hint = Nechte okno otevřené, dokud databáze zase neodpoví
desks-name-later = Ostatní vidí toto pracoviště pod starým názvem, dokud se turnaj znovu neotevře
desks-title = Pracoviště
desks-unknown = Zatím není známo, kdo je zde
desks-me = { $desk } (toto pracoviště)
desks-since = od { $time }
desks-behind = { $acts ->
    [0] vše načteno
    [one] chybí jeden úkon
    [few] chybí { $acts } úkony
   *[other] chybí { $acts } úkonů
}
desks-when-away = Když databáze neodpovídá
    .tip = O čekajících úkonech se rozhodne podle stavu turnaje, až databáze zase odpoví; tento počítač nikdy nepokračuje sám

## Sharing on the network: in Setup, This computer; what pages say stands in pages and staff

share-open = Sdílet v této síti…
    .also = telefony, mobily, síť, prohlížeč, kódy pro personál, share, phones, wifi, web, browser, qr, codes for staff
share-stop = Ukončit sdílení
    .also = nesdílet, vypnout sdílení, stop sharing, unshare, sharing off
share-title = Telefony a obrazovky v této síti
share-off = Nic se nesdílí. Po zapnutí sdílení uvidí každý v této síti v prohlížeči hodiny, místa, úrovně, výhry a pořadí, ale nic nezmění. Personál pracuje z telefonu s kódem, který mu ukážete.
share-port = Port
share-begin = Sdílet v této síti
# $typed: what was typed.
share-no-port = „{ $typed }“ není port
    .hint = Zadejte číslo od 1 do 65535, např. 8080; 0 použije kterýkoli volný
share-in-use = Port { $port } se na tomto počítači už používá
    .hint = Používá ho jiný program nebo jiné okno programu Floorman. Zadejte jiný port, nebo 0 pro kterýkoli volný
share-not-let = Systém nedovolil použít port { $port }
    .hint = Zadejte port od 1024 výše, např. 8080
# $source: what the system says.
share-failed = Turnaj nelze sdílet: { $source }
    .hint = Zkontrolujte síť tohoto počítače a zkuste to znovu
share-certificate = Certifikát místnosti
    .hint = S certifikátem (PEM) se vše, co se zobrazuje a píše, v síti šifruje a telefony nechají displej svítit. Bez něj se vše posílá nešifrovaně.
share-certificate-choose = Vybrat certifikát…
share-key-choose = Vybrat jeho klíč…
share-certificate-file = Certifikát: { $file }
share-key-file = Klíč: { $file }
share-certificate-without = Odebrat certifikát
share-certificate-no-key = K certifikátu ještě chybí klíč
    .hint = Vyberte klíč, který k němu patří, nebo certifikát odeberte
share-certificate-failed = Turnaj se nesdílí: { $why }
    .hint = Vyberte jiné soubory, nebo certifikát odeberte
share-no-code = Kód se nepodařilo vytvořit
    .hint = Zrušte kódy, které nikdo nepotřebuje, a zkuste to znovu
share-not-on = Nic se nesdílí
share-on = { $pages ->
    [0] Sdílí se; žádná stránka není otevřená
    [one] Sdílí se; otevřená je { $pages } stránka
    [few] Sdílí se; otevřené jsou { $pages } stránky
   *[other] Sdílí se; otevřeno je { $pages } stránek
}
share-pages = Sdílí se · { $pages }
    .name = { $pages ->
    [one] Sdílí se v této síti: otevřená je { $pages } stránka
    [few] Sdílí se v této síti: otevřené jsou { $pages } stránky
   *[other] Sdílí se v této síti: otevřeno je { $pages } stránek
}
share-no-network = Tento počítač není v žádné síti: stránky otevře jen jeho vlastní prohlížeč. Až ho připojíte, objeví se adresa zde
share-not-found = Když telefon stránku neotevře: je v této síti a pouští firewall tohoto počítače na port { $port }?
# $address: as browsers are told it.
share-copy = Kopírovat { $address }
share-lead = Do QR kódů
share-players = Pro hráče a obrazovky
share-players-qr = QR kód pro telefon: stránky pro hráče
share-staff = Pro personál
    .hint = S kódem lze pracovat z telefonu v mezích jeho role.
share-read-only = Tento turnaj tu lze jen prohlížet: stránky ho zobrazují, ale z telefonu ho nikdo nezmění
share-dealer = Dealer
share-code-show = Ukázat kód
share-code-again = Tato role kód už má. Nový ho nahradí; kdo je přihlášen, zůstává.
share-code-once = Zobrazí se jen jednou. K přihlášení otevřete adresu s /staff, nebo kód naskenujte telefonem. Nový kód nahradí tento.
share-code-away = Skrýt kód
share-here = Kdo je přihlášen
share-here-none = Nikdo
share-sign-out = Odhlásit
share-codes = Platné kódy
    .tip = Kód přestane platit a kdo se jím přihlásil, bude odhlášen
