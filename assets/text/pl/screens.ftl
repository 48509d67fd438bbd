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
screen-set-too-large = Te ekrany są za duże: zestaw ma najwyżej 16 MB, 200 ekranów i 200 części na każdym.
screen-set-outside = Ekran { $screen }, część { $part }: leży poza siatką.
# $picture: the name of a picture.
screen-set-picture-unknown = Obraz { $picture } nie jest plikiem PNG ani JPEG.
screen-set-picture-spoilt = Obraz { $picture } jest uszkodzony. Zapisz go jeszcze raz w innym programie.
screen-set-picture-heavy = Obraz { $picture } ma więcej niż 4 MB. Zmniejsz go.
screen-set-picture-large = Obraz { $picture } ma w jednym kierunku więcej niż 4 096 pikseli. Zmniejsz go.
screen-set-no-picture = Te ekrany pokazują obraz { $picture }, którego nie ma w pliku.
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

## The page of looks, and the editor of screens

setup-page-looks = Ekrany
look-open = Wygląd i ekrany…
    .tip = Wybierz, jak wyglądają zegar dla graczy i ściany, albo zrób własne ekrany
look-more = Więcej
    .tip = Wczytaj wygląd z pliku, zapisz go albo usuń
look-remove = Usuń wygląd
    .tip = Usuwa ten wygląd z listy. Można go przywrócić
look-removed = Usunięto wygląd: { $look }
look-put-back = Przywróć
look-undo = Cofnij zmianę
    .none = Nie ma czego cofnąć
look-redo = Ponów zmianę
    .none = Nie ma czego ponowić
look-name = Zapisz jako
look-name-empty = Wygląd musi mieć nazwę
look-name-taken = Inny wygląd ma już tę nazwę
look-keep = Zapisz i pokaż
    .tip = Zapisuje wygląd pod tą nazwą i pokazuje go na zegarze dla graczy i na wszystkich ścianach
look-discard = Odrzuć
look-unsaved = Niezapisane zmiany
    .refused = Najpierw zapisz albo odrzuć swoje zmiany
look-shape-wide = Poziomy
look-shape-upright = Pionowy
look-shape-overlay = Nakładka
# $no: the number of the screen. $states: when it is shown.
look-screen = Ekran { $no }: { $states }
look-screen-add = Dodaj ekran
    .tip = Dodaje przed innymi ekran, na którym jest tylko czas
look-side-part = Część
look-side-screen = Ekran
look-side-colors = Kolory

## When a screen is shown

look-states = Kiedy widać
    .hint = Nie wybieraj nic, jeśli ma być widoczny zawsze. Wtedy daj go na koniec.
look-state-always = Zawsze
look-state-before = Przed startem
look-state-playing = Gra
look-state-last-minute = Ostatnia minuta
look-state-break = Przerwa
look-state-paused = Pauza
look-state-last-hands = Ostatnie rozdania
look-state-hand-for-hand = Hand for hand
look-state-bubble = Bubble
look-state-final-table = Stół finałowy
look-state-heads-up = Heads-up
look-state-day-over = Koniec dnia
look-state-winner = Zwycięzca
look-with = Tylko z częścią
look-with-add = Dodaj warunek…
    .tip = Ekran widać tylko wtedy, gdy dana część ma coś do pokazania
look-with-part = Tylko gdy ma coś do pokazania
look-with-remove = Usuń warunek
look-secs = Na zmianę
    .hint = Ekrany na zmianę widać jeden po drugim. Daj je na lewo od tych, które zostają.
look-secs-none = Zostaje
look-secs-some = Na zmianę
look-secs-number = Sekundy
look-secs-short = { $secs } s
look-screen-earlier = Wcześniej
    .tip = Przesuwa ten ekran o jedno miejsce w lewo
    .none = To pierwszy ekran
look-screen-later = Później
    .tip = Przesuwa ten ekran o jedno miejsce w prawo
    .none = To ostatni ekran
look-screen-twice = Powiel
    .tip = Dodaje drugi taki ekran
look-screen-remove = Usuń
    .tip = Usuwa ten ekran z wyglądu

## Parts of a screen

# What a screen reader says: the part, its upper left corner, and its size.
look-part = Część { $no }: { $part }, kolumna { $column }, wiersz { $row }, szerokość { $columns }, wysokość { $rows }
look-part-none = Kliknij część, aby ją zmienić. Przeciągnij ją, aby ją przesunąć, a za róg, aby ją powiększyć. Strzałki ją przesuwają, Shift i strzałki zmieniają rozmiar, Delete ją usuwa.
look-part-add = Dodaj część
look-part-add-named = Dodaj: { $part }
look-part-twice = Powiel
look-part-front = Do przodu
    .none = Jest przed wszystkimi innymi
look-part-back = Do tyłu
    .none = Jest za wszystkimi innymi
look-part-remove = Usuń
look-shows = Pokazuje
look-shows-instead = W innym razie
look-shows-remove = Usuń część { $no } z tego miejsca
look-shows-add = W innym razie…
    .tip = Co tu widać, gdy pierwsza część nie ma nic do pokazania
look-shows-add-named = W innym razie: { $part }
look-words = Tekst
    .hint = Bar jest otwarty
look-until = Godzina i co wtedy
    .hint = 20:30 Kolacja
look-time-digits = Cyfry
look-time-ring = Pierścień
look-frame = Ramka
look-frame-bare = Brak
look-frame-panel = Panel
look-frame-band = Pasek
look-align = Wyrównaj
look-align-start = Do lewej
look-align-middle = Na środku
look-align-end = Do prawej
look-column = Kolumna
look-columns = Szerokość
look-row = Wiersz
look-rows = Wysokość
look-part-blank = Podkład
look-part-event = Nazwa turnieju
look-part-of-day = Godzina
look-part-heading = Stan
look-part-level = Poziom
look-part-state = Poziom lub stan
look-part-time = Pozostały czas
look-part-progress = Pasek postępu
look-part-stakes = Blindy
look-part-next = Następny poziom
look-part-coming = Następne poziomy
look-part-next-break = Następna przerwa
look-part-resumes = Wznowienie gry
look-part-players = Gracze
look-part-entries = Wejścia
look-part-rebuys = Rebuye
look-part-add-ons = Add-ony
look-part-tables = Stoły
look-part-average = Średni stack
look-part-in-play = Żetony razem
look-part-chips = Żetony w grze
look-part-colored-up = Wymiana żetonów
look-part-pool = Pula nagród
look-part-prizes = Nagrody
look-part-next-payout = Następna wypłata
look-part-changes = Nowe miejsca
look-part-out = Wyeliminowani
look-part-final-table = Stół finałowy
look-part-podium = Zwycięzca i lokaty
look-part-news = Wiadomości
look-part-words = Twój tekst
look-part-until = Odliczanie do godziny
look-part-message = Ogłoszenie
look-part-code = Kod QR
look-part-picture = Obraz
look-picture-add = Dodaj obraz…
    .tip = Wczytuje do tego wyglądu plik PNG lub JPEG
look-pictures-turn = Obrazy widać na zmianę, każdy przez dziesięć sekund.
path-hint-look-picture = Obraz w pliku .png lub .jpg

## Colors

look-colors-of = Zacznij od
look-colors-of-named = Użyj kolorów: { $look }
look-contrast-good = Wszystkie litery dobrze się czyta.
# $letters: the name of a color. $ground: the color behind it, as #rrggbb.
look-contrast-low = { $letters }: na { $ground } źle się czyta
look-ground = Tło
look-ground-plain = Jednolite
look-ground-down = Z góry na dół
look-ground-round = Od środka
look-backdrop = Obraz w tle
    .hint = Pod słowa, które źle by się czytało na obrazie, daj panel lub pasek.
look-backdrop-none = Brak
look-ground-from = Kolor tła
look-ground-to = Drugi kolor tła
look-color-text = Tekst
look-color-muted = Podpisy
look-color-accent = Wyróżnienie
look-color-attention = Nowe lub wkrótce
look-color-stopped = Zatrzymane
look-color-calm = Przerwa
look-color-panel = Panele
look-color-band = Paski
look-color-track = Pozostały czas
look-color-cloth = Sukno stołu
look-color-rail = Rant stołu
look-color-line = Obrys
look-line-none = Brak
look-line-some = W kolorze
look-corner = Promień rogów
