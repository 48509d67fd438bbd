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
screen-set-too-large = Tyto obrazovky jsou příliš velké: sada má nejvýše 1 MB, 200 obrazovek a na každé 200 částí.
screen-set-outside = Obrazovka { $screen }, část { $part }: leží mimo mřížku.
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
