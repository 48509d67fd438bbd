# Screens that hang in the room: read from afar, as short as can be.

## Headings: what is going on, in one or two words

screen-before = VÍTEJTE
screen-break = PŘESTÁVKA
screen-paused = POZASTAVENO
screen-last-hands = { $hands ->
        [one] POSLEDNÍ ROZDÁNÍ
        [few] POSLEDNÍ { $hands } ROZDÁNÍ
       *[other] POSLEDNÍCH { $hands } ROZDÁNÍ
    }
screen-orbit-for-orbit = KOLO PO KOLE
screen-hand-for-hand = HAND FOR HAND
screen-bubble = BUBLINA
screen-final-table = FINÁLOVÝ STŮL
screen-heads-up = HEADS-UP
screen-day-over = KONEC DNE

## Facts

# $time: when play goes on. $level: the level that is played then.
screen-resumes = Hraje se od { $time }, úroveň { $level }
screen-entries = Vstupy
screen-rebuys = Rebuye
screen-add-ons = Add-ony
screen-in-play = Žetonů celkem
screen-chips = Žetony ve hře
screen-coming = Co následuje
screen-out = Vyřazení
# $by: who knocked a player out.
screen-out-by = vyřazuje { $by }
screen-places = Pořadí
# The letter on the dealer button.
screen-button = D
# Beside chips that are crossed out, and what they become.
screen-colored-up = Výměna žetonů
screen-where-do-i-sit = Kde sedím?
screen-where-do-i-sit-hint = Namiřte sem fotoaparát

## News at the foot

# $level: the last level in which entries are sold.
screen-registration-until = Registrace do konce úrovně { $level }
screen-registration-open = Registrace je otevřená
# Followed by chips: 25s and 100s.
screen-colored-up-next = O přestávce se mění žetony:
# $place: the place of a player who just went out.
screen-last-out = { $place }. místo: { $player }

## Sets that are shipped

screen-set = Vzhled
screen-set-felt = Plátno
screen-set-broadcast = Televize
screen-set-casino = Kasino
screen-set-dark = Tmavý
screen-set-light = Světlý
screen-set-contrast = Vysoký kontrast

## What is wrong with a set

screen-set-unreadable = Tyto obrazovky nelze přečíst: { $reason }.
screen-set-too-large = Tyto obrazovky jsou příliš velké: sada má nejvýše 16 MB, 200 obrazovek a na každé 200 částí.
screen-set-outside = Obrazovka { $screen }, část { $part }: leží mimo mřížku.
# $picture: the name of a picture.
screen-set-picture-unknown = Obrázek { $picture } není soubor PNG ani JPEG.
screen-set-picture-spoilt = Obrázek { $picture } je poškozený. Uložte ho znovu v jiném programu.
screen-set-picture-heavy = Obrázek { $picture } má víc než 4 MB. Zmenšete ho.
screen-set-picture-large = Obrázek { $picture } má v jednom směru víc než 4 096 pixelů. Zmenšete ho.
screen-set-no-picture = Tyto obrazovky ukazují obrázek { $picture }, který v souboru není.
screen-set-nothing = Během hry by se nic neukazovalo: chybí obrazovka tvaru { $shape }.

## Looks of the house

look-add = Přidat vzhled…
    .tip = Převezme sadu obrazovek ze souboru a ukáže ji
look-save = Uložit vzhled jako…
    .tip = Zapíše zvolený vzhled do souboru, který lze upravit nebo předat dál
look-saved = Vzhled uložen: { $file }
look-faint = V tomto vzhledu se špatně čte: { $colors }
look-unread = Vzhled { $file } nelze přečíst: { $why }
look-wrong = { $file } nelze ukázat. { $why }
look-unwritten = Vzhled nelze zapsat do { $file }: { $why }
path-hint-look = Sada obrazovek v souboru .ron

## The page of looks, and the editor of screens

setup-page-looks = Obrazovky
look-open = Vzhled a obrazovky…
    .tip = Zvolte, jak vypadají hodiny pro hráče a stěny, nebo si udělejte vlastní obrazovky
look-more = Další
    .tip = Převzít vzhled ze souboru, zapsat ho, nebo ho odstranit
look-remove = Odstranit vzhled
    .tip = Odebere tento vzhled ze seznamu. Lze ho vrátit
look-removed = Vzhled odstraněn: { $look }
look-put-back = Vrátit
look-undo = Vzít změnu zpět
    .none = Není co vzít zpět
look-redo = Znovu změnit
    .none = Není co opakovat
look-name = Uložit jako
look-name-empty = Vzhled potřebuje název
look-name-taken = Tento název už má jiný vzhled
look-keep = Uložit a ukázat
    .tip = Uloží vzhled pod tímto názvem a ukáže ho na hodinách pro hráče a na všech stěnách
look-discard = Zahodit
look-unsaved = Neuložené změny
    .refused = Nejdřív své změny uložte nebo zahoďte
look-shape-wide = Na šířku
look-shape-upright = Na výšku
look-shape-overlay = Přes obraz
# $no: the number of the screen. $states: when it is shown.
look-screen = Obrazovka { $no }: { $states }
look-screen-add = Přidat obrazovku
    .tip = Přidá před ostatní obrazovku, na které je jen čas
look-side-part = Část
look-side-screen = Obrazovka
look-side-colors = Barvy

## When a screen is shown

look-states = Kdy se ukáže
    .hint = Nezvolíte-li nic, ukazuje se vždy. Pak ji dejte poslední.
look-state-always = Vždy
look-state-before = Před začátkem
look-state-playing = Při hře
look-state-last-minute = Poslední minuta
look-state-break = Přestávka
look-state-paused = Pauza
look-state-last-hands = Poslední rozdání
look-state-hand-for-hand = Hand for hand
look-state-bubble = Bublina
look-state-final-table = Finálový stůl
look-state-heads-up = Heads-up
look-state-day-over = Konec dne
look-state-winner = Vítěz
look-with = Jen s částí
look-with-add = Přidat podmínku…
    .tip = Obrazovka se ukáže, jen když má určitá část co říct
look-with-part = Jen když má co říct
look-with-remove = Zrušit podmínku
look-secs = Střídání
    .hint = Obrazovky, které se střídají, se ukazují jedna po druhé. Dejte je vlevo od těch, které zůstávají.
look-secs-none = Zůstává
look-secs-some = Střídá se
look-secs-number = Sekund
look-secs-short = { $secs } s
look-screen-earlier = Dřív
    .tip = Posune tuto obrazovku o jedno místo doleva
    .none = Toto je první obrazovka
look-screen-later = Později
    .tip = Posune tuto obrazovku o jedno místo doprava
    .none = Toto je poslední obrazovka
look-screen-twice = Zdvojit
    .tip = Přidá druhou takovou obrazovku
look-screen-remove = Odstranit
    .tip = Odstraní tuto obrazovku ze vzhledu

## Parts of a screen

# What a screen reader says: the part, its upper left corner, and its size.
look-part = Část { $no }: { $part }, sloupec { $column }, řádek { $row }, šířka { $columns }, výška { $rows }
look-part-none = Klepnutím zvolíte část. Tažením ji přesunete, za roh ji zvětšíte. Šipky ji posouvají, Shift a šipky mění její velikost, Delete ji odstraní.
look-part-add = Přidat část
look-part-add-named = Přidat: { $part }
look-part-twice = Zdvojit
look-part-front = Dopředu
    .none = Je přede všemi ostatními
look-part-back = Dozadu
    .none = Je za všemi ostatními
look-part-remove = Odstranit
look-shows = Ukazuje
look-shows-instead = Jinak
look-shows-remove = Odstranit část { $no } z tohoto místa
look-shows-add = Jinak…
    .tip = Co se tu ukáže, když první část nemá co říct
look-shows-add-named = Jinak: { $part }
look-words = Text
    .hint = Bar je otevřený
look-until = Čas a co bude
    .hint = 20:30 Večeře
look-time-digits = Číslice
look-time-ring = Kruh
look-frame = Rámeček
look-frame-bare = Žádný
look-frame-panel = Panel
look-frame-band = Pruh
look-align = Zarovnat
look-align-start = Vlevo
look-align-middle = Doprostřed
look-align-end = Vpravo
look-column = Sloupec
look-columns = Šířka
look-row = Řádek
look-rows = Výška
look-part-blank = Podklad
look-part-event = Název turnaje
look-part-of-day = Kolik je hodin
look-part-heading = Stav
look-part-level = Úroveň
look-part-state = Úroveň nebo stav
look-part-time = Zbývající čas
look-part-progress = Ukazatel průběhu
look-part-stakes = Blindy
look-part-next = Další úroveň
look-part-coming = Co následuje
look-part-next-break = Další přestávka
look-part-resumes = Kdy se hraje dál
look-part-players = Hráči
look-part-entries = Vstupy
look-part-rebuys = Rebuye
look-part-add-ons = Add-ony
look-part-tables = Stoly
look-part-average = Průměrný stack
look-part-in-play = Žetonů celkem
look-part-chips = Žetony ve hře
look-part-colored-up = Výměna žetonů
look-part-pool = Prizepool
look-part-prizes = Výhry
look-part-next-payout = Další výplata
look-part-changes = Nová místa
look-part-out = Kdo vypadl
look-part-final-table = Finálový stůl
look-part-podium = Vítěz a pořadí
look-part-news = Zprávy
look-part-words = Váš text
look-part-until = Odpočet do času
look-part-message = Oznámení
look-part-code = QR kód
look-part-picture = Obrázek
look-picture-add = Přidat obrázek…
    .tip = Převezme do tohoto vzhledu soubor PNG nebo JPEG
look-pictures-turn = Obrázky se střídají po deseti sekundách.
path-hint-look-picture = Obrázek v souboru .png nebo .jpg

## Colors

look-colors-of = Začít od
look-colors-of-named = Převzít barvy: { $look }
look-contrast-good = Všechna písmena se dobře čtou.
# $letters: the name of a color. $ground: the color behind it, as #rrggbb.
look-contrast-low = { $letters }: na { $ground } se špatně čte
look-ground = Pozadí
look-ground-plain = Jednobarevné
look-ground-down = Shora dolů
look-ground-round = Od středu
look-backdrop = Obrázek na pozadí
    .hint = Pod slova, která by se na obrázku špatně četla, dejte panel nebo pruh.
look-backdrop-none = Žádný
look-ground-from = Barva pozadí
look-ground-to = Druhá barva pozadí
look-color-text = Text
look-color-muted = Popisky
look-color-accent = Zvýraznění
look-color-attention = Nové nebo brzy
look-color-stopped = Zastaveno
look-color-calm = Přestávka
look-color-panel = Panely
look-color-band = Pruhy
look-color-track = Zbývající čas
look-color-cloth = Plátno stolu
look-color-rail = Okraj stolu
look-color-line = Obrys
look-line-none = Žádný
look-line-some = Barevný
look-corner = Poloměr rohů
