# Pages for browsers on the local network.

pages-bar = Pages
pages-seats = My seat
pages-clock = Clock
pages-levels = Levels
pages-places = Prizes and places
pages-lost = No connection: what is shown may be old
pages-name = Name
    .hint = Type a few letters of a name
pages-find = Find
# $typed: the letters.
pages-nobody = Nobody who is in is called “{ $typed }”
pages-waits = Waits for a seat
pages-table = Table
pages-seat = Seat
pages-new-seat = New seat
pages-not-in = Not in the tournament any more
# $minutes: how long ago, from one on.
pages-new-since = New seat since { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# $more: how many are not listed.
pages-more = and { $more } more
pages-plan = Where table { $table } stands
pages-broken = Table { $table } breaks
# $tables: several numbers, such as 3, 9–12.
pages-several-broken = Tables { $tables } break
pages-no-moves = No new seats in the last five minutes
# $asked: what was asked for.
pages-no-tables = “{ $asked }” is no range of tables: write a number, or the first and the last with a hyphen, as 1-20

## The certificate of the room: it cannot be used, or browsers warn of it

# $path: the file; $source: what the system says.
certificate-unread = { $path } cannot be read: { $source }
certificate-none = There is no certificate in { $path }; it should begin with -----BEGIN CERTIFICATE-----
certificate-no-key = There is no private key in { $path }; it should begin with -----BEGIN PRIVATE KEY-----
certificate-locked-key = There is a private key in { $path }, but a password opens it: choose one without a password, as “openssl pkey -in FILE -out NEW” makes it
certificate-misfit = The certificate and its key do not go together: { $source }
certificate-other-names = The certificate names none of these addresses: browsers warn before they show the page. One that names this computer is not warned of.
certificate-run-out = The certificate of the room has run out, by the clock of this computer: browsers warn before they show the page. Choose a newer one, or take it away.
certificate-not-yet = The certificate of the room does not count yet, by the clock of this computer: browsers warn before they show the page. Look at the clock, or choose another one.
certificate-open-key = Anyone who can log in to this computer can read the certificate's key and pose as the room. Make it readable by its owner only: “chmod 600 FILE”.
