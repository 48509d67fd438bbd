# What needs doing now: one line of the strip each.
# The attributes: detail says why or how, button does it, other is the other answer.

need-start-clock = Seats are drawn: start the clock
    .detail = { $players ->
        [one] { $players } player is seated
       *[other] { $players } players are seated
    }
    .button = Start clock
need-first-draw = { $players ->
        [one] { $players } player waits for a seat
       *[other] { $players } players wait for seats
    }
    .detail = The first draw has not been held
    .button = Draw seats…
need-late-seats = { $players ->
        [one] { $players } player waits for a seat
       *[other] { $players } players wait for seats
    }
    .detail = { $open ->
        [one] { $open } seat is open
       *[other] { $open } seats are open
    }
    .button = Draw seats
need-alternates = { $players ->
        [one] { $players } alternate can be seated
       *[other] { $players } alternates can be seated
    }
    .detail = { $open ->
        [one] { $open } seat is open
       *[other] { $open } seats are open
    }
    .button = Seat alternates

need-open-tables = { $players ->
    [one] { $players } alternate waits
   *[other] { $players } alternates wait
}: open { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}
    .detail = { $count ->
        [one] No seat is open, and table { $tables } is free
       *[other] No seat is open, and tables { $tables } are free
    }
    .button = { $count ->
        [one] Open table { $tables }
       *[other] Open tables
    }
    .other = Table { $first } is not free
need-alternates-wait = { $players ->
    [one] { $players } alternate waits
   *[other] { $players } alternates wait
}
    .detail = No seat is open, and no table is free
    .button = Add tables…
# $short: players fewer than the fullest table; $moves: what is proposed.
need-balance = Table { $table } is { $short } short: balance
    .detail = { $moves }
    .button = Balance
need-balance-many = { $count ->
        [one] { $count } table is short: balance
       *[other] { $count } tables are short: balance
    }
    .detail = Tables { $tables }
    .button = Balance all
need-ask-button = { $count ->
        [one] Where is the button at table { $tables }?
       *[other] Where are the buttons at tables { $tables }?
    }
    .detail = Balancing needs it: the next big blind moves to the worst seat
    .button = Set button…
need-undecided = Table { $to } needs a player from table { $from }, and no seat there suits a move
    .detail = Only the small blind or a seat that waits a hand is open; wait a hand, or move somebody by hand
    .button = Move…
need-undecided-locked = Table { $to } needs a player from table { $from }, and everybody there is locked
    .detail = Unlock a player, or leave the tables as they are
    .button = Show table { $from }
# $time: since when; $note: what it is about, where somebody said.
need-floor-called = Table { $table } calls the floor
    .detail = Since { $time }
    .button = I'm on it
need-floor-called-about = Table { $table } calls the floor
    .detail = Since { $time }: { $note }
    .button = I'm on it
need-halted = Table { $table } halted: { $short } short
    .detail = It plays on when the seats are filled, or when you say so
    .button = Balance
    .other = Play on
need-short = Table { $table } is { $short } short
    .detail = Balancing leaves it short; the floor decides whether it plays on
    .button = Stop the table
    .other = Play on
need-halted-until-redraw = Table { $table } halted: { $short } short
    .detail = The redraw fills it; until then it plays on only if you say so
    .button = Play on
need-break-table = Break table { $table }
    .detail = { $players ->
        [one] { $players } player draws one of { $open } open seats
       *[other] { $players } players draw from { $open } open seats
    }
    .button = Break table { $table }
need-break-tables = { $count ->
        [one] Break table { $tables }
       *[other] Break tables { $tables }
    }
    .detail = { $players ->
        [one] { $players } player draws one of { $open } open seats
       *[other] { $players } players draw from { $open } open seats
    }
    .button = { $count ->
        [one] Break table
       *[other] Break tables
    }
# What follows where tables break; $seats: seats that are left.
need-break-follows = { $moves ->
    [one] { $moves } player moves
   *[other] { $moves } players move
}; { $tables ->
    [one] { $tables } table is left
   *[other] { $tables } tables are left
} with { $open } of { $seats } seats open
need-break-early = Players may still come: tables break { $rule }
need-redraw = { $tables ->
        [one] Redraw all seats at { $tables } table
       *[other] Redraw all seats at { $tables } tables
    }
    .detail = { $players ->
        [one] { $players } player is left
       *[other] { $players } players are left
    }
    .button = Redraw…
need-final-table = Draw the final table
    .detail = { $players ->
        [one] { $players } player is left
       *[other] { $players } players are left
    }
    .button = Draw the final table…
need-moves-pending = { $moves ->
        [one] { $moves } move is under way
       *[other] { $moves } moves are under way
    }
    .detail = { $names }
    .button = { $moves ->
        [one] Move done
       *[other] All moves done
    }

need-lost-time = Floorman was not running from { $from } to { $to } ({ $time }). Does that time count?
    .detail = If it counts, the clock kept running; if not, it was paused
    .button = It counts
    .other = It does not count
need-clock-waits = The clock waits: start { $stage }
    .detail = Since { $time }
    .button = Start { $stage }
need-registration-closes = Registration closes in { $time }
    .detail = { $alternates ->
        [0] Nobody waits in line
        [one] { $alternates } alternate waits in line
       *[other] { $alternates } alternates wait in line
    }
    .button = Register…
need-color-up = { $running ->
        [yes] Color-up in this break
       *[no] Color-up at the break in { $time }
    }
    .detail = Exchange small chips for larger ones
    .button = Chip race
need-color-up-due = Color-up after level { $level } is due: { $chips }
    .detail = Race these chips off, or keep them
    .button = Chip race
    .other = Keep these chips
need-level-unpayable = Level { $level } has { $amount }, which chips of { $smallest } and up cannot pay
    .detail = { $others ->
        [0] Change the level, or add smaller chips
        [one] Change the level, or add smaller chips. { $others } more level to check
       *[other] Change the level, or add smaller chips. { $others } more levels to check
    }
    .button = Edit structure…
need-blinds-fall = Blinds go down: level { $level } has { $stakes }, but level { $before } had { $earlier }
    .detail = { $others ->
        [0] Change the level if this is a mistake
        [one] Change the level if this is a mistake. { $others } more level to check
       *[other] Change the level if this is a mistake. { $others } more levels to check
    }
    .button = Edit structure…
need-structure-over = The last level is over
    .detail = Add a level, or add time to the clock
    .button = Edit structure…
need-winner = { $player } wins
    .detail = { $players ->
        [one] { $players } player took part
       *[other] { $players } players took part
    }
    .button = Stop the clock
need-winner-results = Print the results
need-winner-again = Repeat next week
need-not-saved = The last action was not saved
    .detail = { $reason }. Nothing has changed
    .button = Try again

## The results

# $player: who won.
results-won = { $player } wins
# $time: a time of day. $by: one name or several.
results-out = out at { $time }
results-out-by = out at { $time }, chips to { $by }
results-disqualified = disqualified at { $time }
results-left = left at { $time }
results-share = shares places { $first } to { $last }
results-entries = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
results-rebuys = { $rebuys ->
    [one] { $rebuys } rebuy or add-on
   *[other] { $rebuys } rebuys and add-ons
}
results-to-do = Before everybody leaves
results-print = Print the results
results-again = Repeat next week
    .tip = Saves the settings and the structure as a template, and starts a new tournament from it
results-chips = Count the winner's chips
    .tip = All chips in play should be in front of them
results-rulings = { $count ->
    [one] { $count } ruling was logged: print it
   *[other] { $count } rulings were logged: print them
}
results-penalties = { $count ->
    [one] { $count } penalty was given: review it
   *[other] { $count } penalties were given: review them
}
