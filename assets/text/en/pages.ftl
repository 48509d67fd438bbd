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
pages-no-moves = No new seats in the last five minutes
# $asked: what was asked for.
pages-no-tables = “{ $asked }” is no range of tables: write a number, or the first and the last with a hyphen, as 1-20

## The certificate of the room: it cannot be used

# $path: the file; $source: what the system says.
certificate-unread = { $path } cannot be read: { $source }
certificate-none = There is no certificate in { $path }; it should begin with -----BEGIN CERTIFICATE-----
certificate-no-key = There is no private key in { $path }; it should begin with -----BEGIN PRIVATE KEY-----
certificate-misfit = The certificate and its key do not go together: { $source }
