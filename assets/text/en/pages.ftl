# Pages for browsers on the local network.

pages-bar = Pages
pages-seats = My seat
pages-clock = Clock
pages-levels = Levels
pages-places = Prizes and places
pages-lost = No connection: this may be out of date
pages-name = Name
    .hint = Type a few letters of a name
pages-find = Find
# $typed: the letters.
pages-nobody = No player still in is called “{ $typed }”
pages-waits = Waiting for a seat
pages-table = Table
pages-seat = Seat
pages-new-seat = New seat
pages-not-in = No longer in the tournament
# $minutes: how long ago, from one on.
pages-new-since = New seat { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } ago
# $more: how many are not listed.
pages-more = and { $more } more
pages-plan = Location of table { $table }
pages-broken = Table { $table } breaks
# $tables: several numbers, such as 3, 9–12.
pages-several-broken = Tables { $tables } break
pages-no-moves = No new seats in the last five minutes
# $asked: what was asked for.
pages-no-tables = “{ $asked }” is not a range of tables: write a number, or the first and the last with a hyphen, such as 1-20

## The certificate of the room: it cannot be used, or browsers warn of it

# $path: the file; $source: what the system says.
certificate-unread = { $path } cannot be read: { $source }
certificate-none = { $path } has no certificate; it should begin with -----BEGIN CERTIFICATE-----
certificate-no-key = { $path } has no private key; it should begin with -----BEGIN PRIVATE KEY-----
certificate-locked-key = The private key in { $path } has a password: choose one without a password, such as “openssl pkey -in FILE -out NEW” makes
certificate-misfit = The certificate and its key do not go together: { $source }
certificate-other-names = The certificate names none of these addresses: browsers warn before they show the page. A certificate that names this computer causes no warning.
certificate-run-out = The room certificate has expired, by this computer’s clock: browsers warn before they show the page. Choose a newer one, or remove it.
certificate-not-yet = The room certificate is not valid yet, by this computer’s clock: browsers warn before they show the page. Check the clock, or choose another one.
certificate-open-key = Anyone who can log in to this computer can read the certificate's key and pose as the room. Make it readable by its owner only: “chmod 600 FILE”.
