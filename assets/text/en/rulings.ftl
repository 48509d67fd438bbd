# Floor calls: titles of topics, reasons, and what a cited rule contributes, in our own words.

topic-next-hand = Button and blinds of the next hand
topic-worst-seat = Worst seat for an arriving player
topic-balance = Balancing, breaking and halting tables

ruling-next-hand = Button { $button }, small blind { $small-blind }, big blind { $big-blind }
ruling-next-hand-dead-button = Dead button { $button }, small blind { $small-blind }, big blind { $big-blind }
ruling-next-hand-dead-small-blind = Button { $button }, dead small blind { $small-blind }, big blind { $big-blind }
ruling-next-hand-both-dead = Dead button { $button }, dead small blind { $small-blind }, big blind { $big-blind }
ruling-next-hand-heads-up = Heads-up, seat { $button } has the button and the small blind, seat { $big-blind } the big blind
ruling-seat-waits = Seat { $seat } is not dealt in until the button has passed
ruling-next-hand-doubt = The rules do not say where the button goes here, so the floor decides
ruling-table-over = Fewer than two players are left, so there is no next hand
ruling-button-not-known = The button of the last hand must be known first

ruling-worst-seat-big-blind = Seat { $seat }, where he is the big blind at once
ruling-worst-seat-lone-big-blind = Seat { $seat }, where he is the only blind at once
ruling-worst-seat-dealt = Seat { $seat }, where the big blind comes in { $hands } hands
ruling-worst-seat-button = Seat { $seat }, the button, because nothing worse is open
ruling-only-poor-seats = Only the small blind or a seat that waits is open, so the floor decides
ruling-no-seat-open = No seat is open

ruling-balance-break = Table { $table } breaks, and its players draw seats elsewhere
ruling-balance-move = Table { $from-table } seat { $from-seat } is the next big blind there and takes the worst seat, table { $to-table } seat { $to-seat }
ruling-balance-move-stud = Table { $from-table } seat { $from-seat } takes the seat that opened last, table { $to-table } seat { $to-seat }
ruling-balance-undecided = Table { $to } needs a player from table { $from }, but only poor seats are open, so the floor decides
ruling-balance-halt = Table { $table } stops until it is filled
ruling-balance-ask = The button of table { $table } must be known first
ruling-balance-nothing = The tables are balanced

gist-dead-button = tournaments use a dead button
gist-heads-up-button = heads-up the small blind has the button, and nobody has the big blind twice running
gist-between-button-and-small-blind = a newcomer between the button and the small blind waits until the button has passed
gist-worst-seat = the worst open seat is filled, a lone big blind too, never the small blind
gist-balance = the next big blind of the giving table moves to the worst seat of the short one
gist-source-table = which table gives is fixed beforehand
gist-halt-2024 = a table three short of the fullest stops once its blinds are affected
gist-halt-2011 = a table three or more short stops
gist-break = players of a broken table draw their seats in two random steps
gist-random-seats = seats are drawn at random
gist-seat-with-all-rights = a player from a broken table takes all that belongs to his new seat at once, blinds and button too

facts-malformed = { $what }
facts-seat-count = a table has 2 to { $most } seats, not { $seats }
facts-seat-unknown = { $list } names seat { $seat }, which is not there
facts-seat-twice = { $list } names seat { $seat } twice
facts-seat-in-both = { $list } and { $other } both name seat { $seat }
facts-out-of-order = last does not go button, small blind, big blind round the table
facts-arrived-not-seated = arrived names seat { $seat }, and occupied does not
facts-table-twice = tables names table { $table } twice
