# What is said of files of other programs that are read.

import-done =
    { $people ->
        [one] 1 gracz
        [few] { $people } gracze
       *[many] { $people } graczy
    }, { $acts ->
        [one] 1 czynność
        [few] { $acts } czynności
       *[many] { $acts } czynności
    }: { $file }

import-folder-at = { $no } / { $of }: { $file }
import-folder-left =
    { $count ->
        [one] Nie zaimportowano 1 pliku, plików razem: { $of }
        [few] Nie zaimportowano { $count } plików, plików razem: { $of }
       *[many] Nie zaimportowano { $count } plików, plików razem: { $of }
    }
import-folder-list = Lista tego, co powstało: { $list }; cofa to floorman import --undo z tą listą
import-undone =
    { $count ->
        [one] Cofnięto import, 1 turniej jest teraz w folderze
        [few] Cofnięto import, { $count } turnieje są teraz w folderze
       *[many] Cofnięto import, { $count } turniejów jest teraz w folderze
    }: { $folder }
import-undo-no-list = Nie znaleziono listy importu
    .hint = Należy podać folder, do którego zaimportowano folder, albo jego listę imported-1.txt; import jednego pliku cofa się przez usunięcie tego jednego pliku
import-undo-failed = Nie można cofnąć importu ({ $source })
import-undo-line = Wiersz { $line } nie należy do listy importu, więc niczego nie cofnięto
import-stays-changed = Pozostaje, bo od tego czasu coś zmieniono: { $file }
import-stays-gone = Już go tu nie ma: { $file }
import-stays-in-use = Pozostaje, bo jest otwarty w innym programie; trzeba go tam zamknąć i cofnąć import jeszcze raz: { $file }
import-stays-unmoved = Pozostaje, bo nie można go przenieść ({ $source }): { $file }
import-folder-empty = W tym folderze nie ma plików programu The Tournament Director
import-folder-unreadable = Nie można odczytać folderu ({ $source })

# Why nothing was read.
import-unreadable = Nie można odczytać pliku ({ $source })
import-not-read = Niczego nie zaimportowano z pliku: { $file }
import-hint = Trzeba go otworzyć w programie The Tournament Director, poprawić i zapisać ponownie
# $what: what is wrong there.
import-at = Wiersz { $line }, kolumna { $column }: { $what }
# $field: as it is called in the file.
import-at-field = Wiersz { $line }, kolumna { $column }, { $field }: { $what }
import-impossible = Wiersz { $line }, kolumna { $column }: to nie mogło się tak odbyć ({ $what })
import-results-impossible = Wiersz { $line }: to nie mogło się tak odbyć ({ $what })
import-results-made-up = Lista wyników nie zawiera poziomów, miejsc, żetonów ani wpłat; w tym turnieju są umowne
import-results-at-missing = Lista wyników nie mówi, kiedy był turniej; należy dodać --at, np. 2025-11-20T19:00:00+01:00
import-impossible-somewhere = Ten turniej nie mógł się tak odbyć ({ $what })

import-fault-file-too-large = plik ma więcej niż { $most } bajtów, za dużo jak na zapisany turniej
import-fault-cut-off = plik kończy się tutaj, w środku czegoś
import-fault-unexpected = „{ $found }” nie powinno tu stać
import-fault-too-deep = zagnieżdżono więcej niż { $most } elementów
import-fault-text-too-long = zaczyna się tu tekst dłuższy niż { $most } bajtów
import-fault-too-many-values = jest więcej niż { $most } wartości
import-fault-number-odd = to nie jest liczba
import-fault-no-tournament = to nie jest turniej zapisany w programie The Tournament Director 3
import-fault-missing = tego brakuje
import-fault-wrong-kind = powinno tu stać coś innego
import-fault-not-known = tego program nie zna
import-fault-out-of-range = taka liczba nie jest tu możliwa
import-fault-too-many = jest ich więcej niż { $most }
import-fault-twice = coś innego ma to samo
import-fault-too-early = to jest wcześniej niż to, po czym następuje

# Names that go into the tournament.
import-price-entry = Wejście
import-price-re-entry = Re-entry
import-price-rebuy = Rebuy
import-price-add-on = Add-on
import-price-bounty = { $name } z bounty
import-fee = Rake
import-fee-of-several = Rake { $no }
import-fixed-rake = Rake z puli
import-kept-back = Niewypłacone
import-nameless = Gracz { $no }
import-sold-all-the-same = Jak w importowanym pliku

import-more =
    I jeszcze { $count ->
        [one] 1
        [few] { $count }
       *[many] { $count }
    }
import-put-right = Jak w importowanym pliku

# What was left out, a line each.
import-odd = Pominięto: { $what }
import-said-text-too-long = Pominięto, bo za długie: { $name }
import-said-formula-unreadable = Pominięto wzór na punkty: { $name }
import-said-points-for-hit = Punktów za eliminację nie można jeszcze zaimportować: { $name }
import-said-put-right-left-out = Pominięto ręczne poprawki punktów lub eliminacji: { $name }
import-said-hits-split =
    Kto wyeliminował gracza razem z kimś, ma całą eliminację, a plik ją dzieli: { $count ->
        [one] 1 eliminacja
        [few] { $count } eliminacje
        [many] { $count } eliminacji
       *[other] { $count } eliminacji
    }
import-said-cash-adjusted =
    Pieniędzy danych lub wziętych ręcznie nie można jeszcze zaimportować: { $count ->
        [one] 1 gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }
import-said-members-left-out =
    Pominięto: { $count ->
        [one] 1 numer członka, którego nie można odczytać albo który mają dwaj gracze
        [few] { $count } numery członków, których nie można odczytać albo które mają dwaj gracze
       *[many] { $count } numerów członków, których nie można odczytać albo które mają dwaj gracze
    }
import-said-contacts =
    Dane kontaktowe ({ $count ->
        [one] 1 gracz
        [few] { $count } gracze
        [many] { $count } graczy
       *[other] { $count } gracza
    }) zaimportuje „Importuj listę…” na ekranie Osoby
import-said-chips-adjusted = Pominięto poprawkę żetonów w grze: { $name }
import-said-bounties-unsold = Pominięto: bounty, bo nikt ich nie kupił
import-said-not-entered =
    Pominięto: { $count ->
        [one] 1 gracz z listy bez kupionego wejścia
        [few] { $count } gracze z listy bez kupionego wejścia
       *[many] { $count } graczy z listy bez kupionego wejścia
    }
import-said-same-names =
    { $count ->
        [one] 1 gracz ma to samo nazwisko co inny
        [few] { $count } gracze mają to samo nazwisko co inni
       *[many] { $count } graczy ma to samo nazwisko co inni
    }
import-said-nameless =
    { $count ->
        [one] 1 gracz nie ma nazwiska, które da się pokazać w całości
        [few] { $count } gracze nie mają nazwiska, które da się pokazać w całości
       *[many] { $count } graczy nie ma nazwiska, które da się pokazać w całości
    }
import-said-sales-undone =
    Pominięto: { $count ->
        [one] 1 cofnięta sprzedaż
        [few] { $count } cofnięte sprzedaże
       *[many] { $count } cofniętych sprzedaży
    }
import-said-lines-unknown =
    Pominięto: { $count ->
        [one] 1 niezrozumiały wiersz dziennika: { $name }
        [few] { $count } niezrozumiałe wiersze dziennika; pierwszy: { $name }
       *[many] { $count } niezrozumiałych wierszy dziennika; pierwszy: { $name }
    }
import-said-busts-unknown =
    Pominięto: { $count ->
        [one] 1 eliminacja z dziennika, której nie ma na liście graczy
        [few] { $count } eliminacje z dziennika, których nie ma na liście graczy
       *[many] { $count } eliminacji z dziennika, których nie ma na liście graczy
    }
import-said-already-out =
    { $count ->
        [one] Pominięto: 1 eliminacja osoby, która już była poza turniejem: { $name }
        [few] Pominięto: { $count } eliminacje osób, które już były poza turniejem; pierwsza: { $name }
       *[many] Pominięto: { $count } eliminacji osób, które już były poza turniejem; pierwsza: { $name }
    }
import-said-last-bust = Pominięto eliminację ostatniej osoby w grze: { $name }
import-said-hitmen-unknown =
    { $count ->
        [one] Nie wiadomo, kto wygrywa żetony przy 1 eliminacji: { $name }
        [few] Nie wiadomo, kto wygrywa żetony przy { $count } eliminacjach; pierwsza: { $name }
       *[many] Nie wiadomo, kto wygrywa żetony przy { $count } eliminacjach; pierwsza: { $name }
    }
import-said-stack-off = { $name }
import-said-chips-left-out =
    Pominięto: { $count ->
        [one] 1 nominał, który nic nie jest wart albo się powtarza: { $name }
        [few] { $count } nominały, które nic nie są warte albo się powtarzają; pierwszy: { $name }
       *[many] { $count } nominałów, które nic nie są warte albo się powtarzają; pierwszy: { $name }
    }
import-said-chips-missing = Plik nie mówi, ile żetonów daje wejście; przyjęto żetony ze stacka
import-said-antes-whose = Ante stawia każdy gracz: plik nie mówi, czy stawia je duża ciemna
import-said-antes-of-big-blind = Ante równe big blindowi zapisano jako big blind ante
import-said-game-unknown = Nieznaną grę wpisano jako hold'em: { $name }
import-said-stages-without-time =
    { $count ->
        [one] 1 poziom lub przerwa nie ma czasu trwania i dostaje czas poziomu przed sobą albo sekundę
        [few] { $count } poziomy lub przerwy nie mają czasu trwania i dostają czas poziomu przed sobą albo sekundę
       *[many] { $count } poziomów lub przerw nie ma czasu trwania i dostaje czas poziomu przed sobą albo sekundę
    }
import-said-longer = { $name }
import-stage-longer =
    Wiersz { $stage } struktury trwał dłużej o { $secs ->
        [one] 1 sekundę
        [few] { $secs } sekundy
       *[many] { $secs } sekund
    }: plik nie mówi, kiedy
import-said-levels-from-rounds = Dziennik nie mówi, kiedy zaczynały się poziomy: wynikają z rund eliminacji i sprzedaży
import-said-times-missing =
    { $count ->
        [one] Brakuje godziny 1 sprzedaży: przyjęto pierwszą chwilę wieczoru
        [few] Brakuje godziny { $count } sprzedaży: przyjęto pierwszą chwilę wieczoru
       *[many] Brakuje godziny { $count } sprzedaży: przyjęto pierwszą chwilę wieczoru
    }
import-said-table-added = Dodano stół, którego nie ma na liście: { $name }
import-said-seats-drawn =
    { $count ->
        [one] Miejsca 1 gracza nie podano, więc je wylosowano
        [few] Miejsc { $count } graczy nie podano, więc je wylosowano
       *[many] Miejsc { $count } graczy nie podano, więc je wylosowano
    }
import-said-seats-off =
    { $count ->
        [one] 1 podane miejsce było już zajęte
        [few] { $count } podane miejsca były już zajęte
       *[many] { $count } podanych miejsc było już zajętych
    }
import-said-sold-all-the-same = Sprzedano mimo limitu: { $name }
import-said-rake-over-fee = Rake jest wyższy niż opłata, pobiera się tylko opłatę
import-said-bounties-beside = Bounty przyjęto jako płacone oprócz opłaty, a nie z niej
import-said-sale-points = Pominięto: punkty ze sprzedaży, które nie są liczbą całkowitą
import-said-house-adds = Nagrody są wyższe niż wpłaty: lokal dokłada { $name }
import-said-kept-back = Nagrody są niższe niż wpłaty: nikomu nie przypada { $name }
import-said-prize-left-out = Pominięto nagrodę za lokatę, której nikt nie zajął: { $name }
import-said-payouts-not-fixed = Nie można było zatwierdzić wypłat: { $name }
import-said-prizes-off = Nagrody nie zgadzają się z plikiem
import-said-deal-left-out = Pominięto deal: { $name }

# What became of files that say more, or otherwise, than a tournament has room for.
import-earlier = { $file } to inny zapis wieczoru z pliku { $of }; importowany jest tylko tamten
import-note-level = Poziom { $no }: { $note }
import-note-break = Przerwa { $no }: { $note }
import-unread = Nie zaimportowano: { $field } (wiersz { $line }, kolumna { $column }{ $count ->
        [one] {""}
        [few] ; { $count } razy
        [many] ; { $count } razy
       *[other] ; { $count } razy
    })
import-unread-said = Nie zaimportowano: { $field } (wiersz { $line }, kolumna { $column }{ $count ->
        [one] {""}
        [few] ; { $count } razy, pierwszy:
        [many] ; { $count } razy, pierwszy:
       *[other] ; { $count } razy, pierwszy:
    }) „{ $said }”
import-letters = Plik ma kodowanie { $encoding }
import-letters-doubtful = Plik odczytano w kodowaniu { $encoding } ({ $words }), ale może to być { $others }
import-letters-other = { $encoding } ({ $words })
import-letters-choose = Inne wybiera się przez --encoding
import-said-prizes-rise = Któreś miejsce dostaje więcej niż poprzednie; nagrody posortowano
import-said-shared-as-deal = Nagrodami się podzielono, więc są zapisane jako deal: { $name }
import-said-deal-not-paid = W pliku jest deal, według którego nie wypłacano: { $name }
import-said-real-names = Pod pseudonimem: { $name }; własne nazwiska zaimportuje „Importuj listę…” na ekranie Osoby
import-said-price-off = Już się nie sprzedaje: { $name }
import-said-stacks-brought =
    { $count ->
        [one] Wpisowe nie daje żetonów, więc przyjęto stack 1 gracza
        [few] Wpisowe nie daje żetonów, więc przyjęto stacki { $count } graczy
        [many] Wpisowe nie daje żetonów, więc przyjęto stacki { $count } graczy
       *[other] Wpisowe nie daje żetonów, więc przyjęto stacki { $count } graczy
    }
import-said-stacks-left-out =
    { $count ->
        [one] Żetony podane przy 1 graczu nie zgadzają się z zakupem i zostały pominięte
        [few] Żetony podane przy { $count } graczach nie zgadzają się z zakupem i zostały pominięte
        [many] Żetony podane przy { $count } graczach nie zgadzają się z zakupem i zostały pominięte
       *[other] Żetony podane przy { $count } graczach nie zgadzają się z zakupem i zostały pominięte
    }
import-said-place-points =
    { $count ->
        [one] Punkty za miejsce 1 gracza dopisano ręcznie, bo wzór ich nie zna
        [few] Punkty za miejsca { $count } graczy dopisano ręcznie, bo wzór ich nie zna
        [many] Punkty za miejsca { $count } graczy dopisano ręcznie, bo wzór ich nie zna
       *[other] Punkty za miejsca { $count } graczy dopisano ręcznie, bo wzór ich nie zna
    }
import-said-level-notes =
    { $count ->
        [one] Notatka 1 poziomu lub przerwy jest wśród notatek
        [few] Notatki { $count } poziomów i przerw są wśród notatek
        [many] Notatki { $count } poziomów i przerw są wśród notatek
       *[other] Notatki { $count } poziomów i przerw są wśród notatek
    }
import-said-tables-over = Pominięto buttony i zablokowane miejsca po zakończeniu: { $name }
import-said-back-unseated = Gdy cofano eliminację, nie było wolnego miejsca, więc trzeba było czekać: { $name }
import-said-unsettled =
    { $count ->
        [one] Pominięto 1 rzecz
        [few] Pominięto { $count } rzeczy, pierwsza
        [many] Pominięto { $count } rzeczy, pierwsza
       *[other] Pominięto { $count } rzeczy, pierwsza
    }, bo nie da się tego zrobić tak jak w pliku: { $name }
