# Screens that hang in the room: read from afar, as short as can be.

## Headings: what is going on, in one or two words

screen-before = WITAMY
screen-break = PRZERWA
screen-paused = PAUZA
screen-last-hands = { $hands ->
        [one] OSTATNIE ROZDANIE
        [few] OSTATNIE { $hands } ROZDANIA
       *[many] OSTATNIE { $hands } ROZDAŃ
    }
screen-orbit-for-orbit = ORBITA ZA ORBITĄ
screen-hand-for-hand = HAND FOR HAND
screen-bubble = BUBBLE
screen-final-table = STÓŁ FINAŁOWY
screen-heads-up = HEADS-UP
screen-day-over = KONIEC DNIA

## Facts

# $time: when play goes on. $level: the level that is played then.
screen-resumes = Wznowienie gry o { $time }, poziom { $level }
screen-entries = Wejścia
screen-rebuys = Rebuye
screen-add-ons = Add-ony
screen-in-play = Żetony razem
screen-chips = Żetony w grze
screen-coming = Następne poziomy
screen-out = Wyeliminowani
# $by: who knocked a player out.
screen-out-by = przez: { $by }
screen-places = Lokaty
# The letter on the dealer button.
screen-button = D
# Beside chips that are crossed out, and what they become.
screen-colored-up = Wymiana żetonów
screen-where-do-i-sit = Gdzie siedzę?
screen-where-do-i-sit-hint = Skieruj tu aparat telefonu

## News at the foot

# $level: the last level in which entries are sold.
screen-registration-until = Rejestracja do końca poziomu { $level }
screen-registration-open = Rejestracja otwarta
# Followed by chips: 25s and 100s.
screen-colored-up-next = W przerwie wymieniamy żetony:
# $place: the place of a player who just went out.
screen-last-out = { $place }. miejsce: { $player }

## Sets that are shipped

screen-set = Wygląd
screen-set-felt = Sukno
screen-set-broadcast = Telewizja
screen-set-casino = Kasyno
screen-set-dark = Ciemny
screen-set-light = Jasny
screen-set-contrast = Wysoki kontrast

## What is wrong with a set

screen-set-unreadable = Nie można odczytać tych ekranów: { $reason }.
screen-set-too-large = Te ekrany są za duże: zestaw ma najwyżej 1 MB, 200 ekranów i 200 części na każdym.
screen-set-outside = Ekran { $screen }, część { $part }: leży poza siatką.
screen-set-nothing = Podczas gry nic by nie było widać: brakuje ekranu o kształcie { $shape }.

## Looks of the house

look-add = Dodaj wygląd…
    .tip = Wczytuje zestaw ekranów z pliku i go pokazuje
look-save = Zapisz wygląd jako…
    .tip = Zapisuje wybrany wygląd do pliku, który można zmienić lub przekazać dalej
look-saved = Wygląd zapisany: { $file }
look-faint = W tym wyglądzie źle się czyta: { $colors }
look-unread = Nie można odczytać wyglądu { $file }: { $why }
look-wrong = Nie można pokazać { $file }. { $why }
look-unwritten = Nie można zapisać wyglądu w { $file }: { $why }
path-hint-look = Zestaw ekranów w pliku .ron
