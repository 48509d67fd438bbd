# Pages for browsers on the local network.

pages-bar = Strony
pages-seats = Moje miejsce
pages-clock = Zegar
pages-levels = Poziomy
pages-places = Nagrody i lokaty
pages-lost = Brak połączenia: dane mogą być nieaktualne
pages-name = Nazwisko
    .hint = Wystarczy kilka liter nazwiska
pages-find = Znajdź
# $typed: the letters.
pages-nobody = Nikt w grze nie nazywa się „{ $typed }”
pages-waits = Czeka na miejsce
pages-table = Stół
pages-seat = Miejsce
pages-new-seat = Nowe miejsce
pages-not-in = Już poza turniejem
