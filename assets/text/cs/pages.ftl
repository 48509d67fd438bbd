# Pages for browsers on the local network.

pages-bar = Stránky
pages-seats = Moje místo
pages-clock = Hodiny
pages-levels = Úrovně
pages-places = Výhry a pořadí
pages-lost = Bez spojení: údaje mohou být staré
pages-name = Jméno
    .hint = Zadejte pár písmen jména
pages-find = Najít
# $typed: the letters.
pages-nobody = Nikdo ve hře se nejmenuje „{ $typed }“
pages-waits = Čeká na místo
pages-table = Stůl
pages-seat = Místo
pages-new-seat = Nové místo
pages-not-in = Už není v turnaji
# $minutes: how long ago, from one on.
pages-new-since = Nové místo už { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }
# $more: how many are not listed.
pages-more = a { $more } další
pages-plan = Kde je stůl { $table }
pages-broken = Stůl { $table } se rozpouští
pages-several-broken = Stoly { $tables } se rozpouštějí
pages-no-moves = Za posledních pět minut žádná nová místa
# $asked: what was asked for.
pages-no-tables = „{ $asked }“ není rozsah stolů: napište číslo, nebo první a poslední se spojovníkem, například 1-20

## The certificate of the room: it cannot be used, or browsers warn of it

# $path: the file; $source: what the system says.
certificate-unread = { $path } nelze přečíst: { $source }
certificate-none = V souboru { $path } není certifikát; má začínat -----BEGIN CERTIFICATE-----
certificate-no-key = V souboru { $path } není soukromý klíč; má začínat -----BEGIN PRIVATE KEY-----
certificate-locked-key = V souboru { $path } je soukromý klíč zamčený heslem: vyberte klíč bez hesla, vytvoří ho „openssl pkey -in SOUBOR -out NOVÝ“
certificate-misfit = Certifikát a jeho klíč k sobě nepatří: { $source }
certificate-other-names = Certifikát neuvádí žádnou z těchto adres: prohlížeče před stránkou varují. S certifikátem, který tento počítač uvádí, nevarují.
certificate-run-out = Certifikátu místnosti podle hodin tohoto počítače skončila platnost: prohlížeče před stránkou varují. Vyberte novější, nebo ho odeberte.
certificate-not-yet = Certifikát místnosti podle hodin tohoto počítače ještě neplatí: prohlížeče před stránkou varují. Zkontrolujte hodiny, nebo vyberte jiný.
certificate-open-key = Klíč certifikátu si na tomto počítači může přečíst každý, kdo se přihlásí, a mohl by se za místnost vydávat. Nechte ho číst jen vlastníka: „chmod 600 SOUBOR“.
