# Floor calls: titles of topics, reasons, and what a cited rule contributes, in our own words.

section-betting = Betting
section-dealing = Dealing and boards
section-showdown = Showdown
section-pots = Pots
section-cards = Cards
section-button-and-blinds = Button and blinds
section-seating = Seats and balancing
section-clock-and-chips = Clock and chips
section-players = Players
section-conduct = Conduct and penalties
fact-and-more = { $count } more
section-money = Prizes and deals
section-general = General

topic-next-hand = Button and blinds of the next hand
    .about = Where the button and the blinds go after somebody busts, leaves or arrives
    .search = dead button, small blind, big blind, heads-up, knocked out, mrtvý button, kdo je na blindu, martwy button
    .said = where does the button go, small blind busted, big blind busted, who is the button now, dead small blind, kam jde button, vypadl velký blind, gdzie idzie przycisk, odpadła duża ciemna
topic-worst-seat = Worst seat for an arriving player
    .about = Which open seat of a short table the moved player takes
    .search = balancing, moved player, worst position, vyrovnání stolů, nejhorší místo, przesadzenie gracza
    .said = which free seat, seats are free which one, where does he sit, moving a guy in, které volné místo, kam si sedne, które wolne miejsce, gdzie usiądzie
topic-balance = Balancing, breaking and halting tables
    .about = Which table breaks, who moves where, which table stops
    .search = balance, break a table, halt, short table, vyrovnání, rozbití stolu, równoważenie stołów
    .said = move a player, tables are uneven, one table short, which table breaks, who moves, full table and short table, přesunout hráče, nevyrovnané stoly, který stůl rušit, przenieść gracza, nierówne stoły
topic-substantial-action = Substantial action
    .about = Whether too much has happened for the hand to be called off
    .search = SA, significant action, too late, start of play, významná akce, podstatná akce, istotna akcja
    .said = two people already acted, too much action, already called and folded, už hráli dva, dwóch już zagrało

## What decided

ruling-by-the-game = No numbered rule; common practice
ruling-edition-silent = The floor decides: the text of { $book } on this is not known here
ruling-edition-point-silent = The text of { $book } on this point is not known here
ruling-edition-unnumbered = { $book } recommends it, but its number there is not known here: { $gist }
ruling-lent = Not in { $book }; { $lender } is used instead
ruling-untold = Not stated: { $fact }. If { $values }: { $answer }
ruling-untold-none = Not stated, so counted as none: { $fact }
ruling-untold-together = Not stated: { $fact } and { $other-fact }. If { $value } and { $other-value }: { $answer }
ruling-usual = Usual: { $answer }
ruling-untold-case = Not stated: { $fact }
ruling-hangs-before-action = Before substantial action: { $answer }
ruling-hangs-after-action = After it: { $answer }
ruling-untold-range = { $first } to { $last }
ruling-untold-matters = the answer differs

## Facts that mean the same in every topic

fact-seats = Seats at the table
fact-occupied = Seats taken
fact-last = Last hand
fact-button = Button
fact-small-blind = Small blind
fact-big-blind = Big blind
fact-busted = Seats that busted
fact-left = Seats that left
fact-arrived = Seats of newcomers
fact-open = Open seats
fact-table = Table
fact-tables = Tables
fact-break-order = Order of breaking
fact-gap = Difference tolerated
fact-final-table-size = Seats at the final table
fact-stud = Stud only
fact-closed = Seats out of use
fact-locked = Seats that stay
fact-opened = Seats in order of opening, last first
fact-actions = Actions in turn
fact-seat = Seat
fact-action = Action

fact-told = { $fact } { $value }
fact-yes = yes
fact-no = no
fact-by-seat = seat { $seat } { $value }

choice-fold = fold
choice-check = check
choice-call = call
choice-bet = bet
choice-raise = raise
choice-all-in = all-in

ruling-next-hand = Button { $button }, small blind { $small-blind }, big blind { $big-blind }
ruling-next-hand-dead-button = Dead button { $button }, small blind { $small-blind }, big blind { $big-blind }
ruling-next-hand-dead-small-blind = Button { $button }, dead small blind { $small-blind }, big blind { $big-blind }
ruling-next-hand-both-dead = Dead button { $button }, dead small blind { $small-blind }, big blind { $big-blind }
ruling-next-hand-heads-up = Heads-up, seat { $button } has the button and the small blind, seat { $big-blind } the big blind
ruling-seat-waits = Seat { $seat } is not dealt in until the button has passed
ruling-next-hand-doubt = The rules do not say where the button goes here, so the floor decides
ruling-table-over = Fewer than two players are left, so there is no next hand
ruling-button-not-known = First find out where the button was in the last hand

ruling-worst-seat-big-blind = Seat { $seat }, where they are the big blind at once
ruling-worst-seat-lone-big-blind = Seat { $seat }, where they are the only blind at once
ruling-worst-seat-dealt = Seat { $seat }, which gets the big blind in { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
ruling-worst-seat-button = Seat { $seat }, the button, because no worse seat is open
ruling-only-poor-seats = Only the small blind or a seat that has to wait is open, so the floor decides
ruling-no-seat-open = No seat is open

ruling-worst-seat-choice = Seat { $seat }
ruling-substantial-action = Substantial action
ruling-no-substantial-action = No substantial action
ruling-substantial-needs-one-with-chips = It takes two actions in turn, at least one with chips, or three of any kind; posted blinds do not count
ruling-substantial-needs-two-with-chips = It takes two players who put chips in, or three actions of any kind; posted blinds do not count
ruling-substantial-needs-two-players = It takes two players who acted after the forced bets, in any way
ruling-say-play-on = There has been action, so the hand continues
ruling-say-can-be-called-off = There has not been enough action, so the hand can still be called off

ruling-balance-break = Table { $table } breaks, and its players draw seats elsewhere
ruling-balance-move = Table { $from-table } seat { $from-seat } is the next big blind there and takes the worst seat, table { $to-table } seat { $to-seat }
ruling-balance-move-stud = Table { $from-table } seat { $from-seat } takes the seat that opened last, table { $to-table } seat { $to-seat }
ruling-balance-ask-opened = Table { $from-table } seat { $from-seat } moves to table { $to-table }; first find out which seat opened last there
ruling-balance-undecided = Table { $to } needs a player from table { $from }, but only poor seats are open, so the floor decides
ruling-balance-halt = Table { $table } stops until it is filled
ruling-balance-ask = First find out where the button is at table { $table }
ruling-balance-nothing = The tables are balanced

gist-dead-button = tournaments use a dead button
gist-heads-up-button = heads-up the small blind has the button, and nobody has the big blind twice in a row
gist-between-button-and-small-blind = a newcomer between the button and the small blind waits until the button has passed
gist-moving-button = the button moves to the next player
gist-substantial-action-2024 = two actions in turn with chips from one player, or three actions
gist-substantial-action-2011 = two players with chips in, or three actions
gist-start-of-play-000 = two players have acted after the blinds
gist-worst-seat = the worst open seat is filled, a lone big blind too, never the small blind
gist-balance = the next big blind of the giving table moves to the worst seat of the short one
gist-source-table = which table gives a player is set beforehand
gist-halt-2024 = a table three short of the fullest stops once its blinds are affected
gist-halt-2019 = with full tables one three or more short of the fullest stops; other formats are the director's choice
gist-halt-2011 = a table three or more short stops
gist-break = players of a broken table draw their seats in two random steps
gist-random-seats = seats are drawn at random
gist-seat-with-all-rights = a player from a broken table takes on the rights and duties of the new seat at once, blinds and button too

facts-at = { $field }: { $what }
facts-missing = missing field `{ $name }`
facts-still-needed = this fact is required
facts-unknown-name = unknown field `{ $told }`, expected { $count ->
    [1] `{ $first }`
    [2] `{ $first }` or `{ $last }`
   *[other] one of { $all }
}
facts-unknown-word = unknown variant `{ $told }`, expected { $count ->
    [1] `{ $first }`
    [2] `{ $first }` or `{ $last }`
   *[other] one of { $all }
}
facts-told-boolean = invalid type: boolean `{ $told }`, expected { $wanted }
facts-told-integer = invalid type: integer `{ $told }`, expected { $wanted }
facts-told-float = invalid type: floating point `{ $told }`, expected { $wanted }
facts-told-string = invalid type: string { $told }, expected { $wanted }
facts-told-list = invalid type: list, expected { $wanted }
facts-told-object = invalid type: object, expected { $wanted }
facts-wanted-boolean = a boolean
facts-wanted-number = a whole number
facts-wanted-word = a word
facts-wanted-string = a string
facts-wanted-list = a list
facts-wanted-object = an object
facts-number-between = a whole number from { $least } to { $most }
facts-number-at-least = a whole number, at least { $least }
facts-not-by-name = give these by name, as in the example
facts-not-an-object = facts are one JSON object, in braces
facts-seat-unknown = { $list } names seat { $seat }, which is not there
facts-seat-twice = { $list } names seat { $seat } twice
facts-seat-in-both = { $list } and { $other } both name seat { $seat }
facts-out-of-order = button, small blind and big blind of last are not in order around the table
facts-arrived-not-seated = arrived names seat { $seat }, and occupied does not
facts-table-twice = tables names table { $table } twice
