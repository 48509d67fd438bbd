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
