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
# $minutes: how long ago, from one on.
pages-new-since = Nowe miejsce od { $minutes ->
        [one] { $minutes } minuty
        [few] { $minutes } minut
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
# $more: how many are not listed.
pages-more = i { $more } więcej
pages-plan = Gdzie stoi stół { $table }
pages-broken = Stół { $table } jest rozwiązywany
pages-several-broken = Stoły { $tables } są rozwiązywane
pages-no-moves = Żadnych nowych miejsc w ostatnich pięciu minutach
# $asked: what was asked for.
pages-no-tables = „{ $asked }” to nie zakres stołów: wpisz numer albo pierwszy i ostatni z łącznikiem, na przykład 1-20

## The certificate of the room: it cannot be used, or browsers warn of it

# $path: the file; $source: what the system says.
certificate-unread = Nie można odczytać { $path }: { $source }
certificate-none = W pliku { $path } nie ma certyfikatu; powinien zaczynać się od -----BEGIN CERTIFICATE-----
certificate-no-key = W pliku { $path } nie ma klucza prywatnego; powinien zaczynać się od -----BEGIN PRIVATE KEY-----
certificate-locked-key = W pliku { $path } jest klucz prywatny chroniony hasłem: wybierz klucz bez hasła, tworzy go „openssl pkey -in PLIK -out NOWY”
certificate-misfit = Certyfikat i jego klucz nie pasują do siebie: { $source }
certificate-other-names = Certyfikat nie wymienia żadnego z tych adresów: przeglądarki ostrzegają przed stroną. Certyfikat, który wymienia ten komputer, nie wywołuje ostrzeżenia.
certificate-run-out = Certyfikat sali według zegara tego komputera stracił ważność: przeglądarki ostrzegają przed stroną. Wybierz nowszy albo usuń ten.
certificate-not-yet = Certyfikat sali według zegara tego komputera nie jest jeszcze ważny: przeglądarki ostrzegają przed stroną. Sprawdź zegar albo wybierz inny.
certificate-open-key = Klucz certyfikatu może na tym komputerze przeczytać każdy, kto się zaloguje, i mógłby podszyć się pod salę. Pozwól go czytać tylko właścicielowi: „chmod 600 PLIK”.
