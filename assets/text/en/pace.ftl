# The pace of play: hand for hand, last hands, a drawn minute, tables that the floor stops.

## The log

event-h4h-started = Hand for hand announced: { $tables ->
    [0] it begins after the break
    [one] { $tables } table finishes its hand and holds
   *[other] { $tables } tables finish their hand and hold
}
    .name = announcement of hand for hand
event-tables-ticked = { $tables ->
    [one] Table { $numbers } has finished
   *[other] Tables { $numbers } have finished
}
    .name = { $tables ->
        [one] table { $numbers } done
       *[other] { $tables } tables done
    }
event-hand-over = { $hand ->
    [0] The announced hand is over
   *[other] Hand { $hand } is over
}
    .name = end of the hand
event-h4h-begun = Hand { $hand } of hand for hand begins at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
    .name = hand { $hand } of hand for hand
event-h4h-ended = Hand for hand is over
    .name = end of hand for hand
event-last-hands = { $hands ->
    [one] One last hand
   *[other] { $hands } last hands
} announced at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
    .name = announcement of the last hands
event-last-hands-played = The last hands are played
    .name = end of the last hands
event-last-hands-ended = The last hands are no longer on
    .name = last hands called off
event-random-halt-drawn = Drawn and kept secret: the clock stops with { $from } to { $to } minutes left
    .name = draw of a minute
event-random-halt-reached = The drawn minute came, with { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} left
    .name = stop at the drawn minute
event-random-halt-dropped = The clock runs on; drawn was a stop with { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} left
    .name = drawn minute called off
event-table-halted = The floor stopped table { $table }{ $short ->
    [0] {""}
   *[other] , which is { $short } short
}
    .name = stop of table { $table }
event-table-resumed = Table { $table } plays again
    .name = table { $table } plays again
event-clock-hand-for-hand = Clock off while tables play hand for hand
    .name = clock put off
event-clock-hand-taken = { $time } of the level taken for the hand
    .name = { $time } taken for the hand
event-clock-last-hands = Clock stopped for the last hands
    .name = clock stopped

## What is in the way

refusal-hand-for-hand-on = Tables play hand for hand already
    .hint = Tick the tables off, then begin the next hand
refusal-hand-for-hand-not-on = Tables do not play hand for hand
    .hint = Announce it first
refusal-hand-for-hand-one-table = Only one table plays, and it waits for nobody
    .hint = Let it play as usual
refusal-last-hands-on = The last hands are being played
    .hint = Tick the tables off, or call the last hands off
refusal-last-hands-not-on = No last hands were announced
    .hint = Say how many hands every table still plays
refusal-last-hands-impossible = { $hands ->
    [one] { $hands } last hand
   *[other] { $hands } last hands
} cannot be announced
    .hint = Announce 1 to { $most } hands
refusal-nobody-plays = No table has two players who may play
    .hint = Seat players, or let a stopped table play again
refusal-no-table-ticks = No table waits for the others
    .hint = Announce hand for hand or the last hands first
refusal-hand-is-over = All tables have finished
    .hint = Begin the next hand, or let play go on as usual
refusal-table-already-done = Table { $table } has finished already
    .hint = Choose a table that still plays
refusal-table-not-waited-for = Table { $table } does not play this hand
    .hint = Choose a table that still plays
refusal-tables-still-playing = { $count ->
    [one] Table { $tables } still plays
   *[other] Tables { $tables } still play
}
    .hint = The next hand begins when all have finished: tick them off
    .rule = TDA 2024 RP-8
refusal-table-holds = Table { $table } waits for the others
    .hint = Tables play hand for hand: the next hand begins at all of them at once
    .rule = TDA 2024 RP-8
refusal-last-hands-played-at = Table { $table } has played its last hands
    .hint = Call the last hands off where play goes on
refusal-hand-secs-too-many = { $secs } seconds are too many for a hand played hand for hand
    .hint = Take at most { $most } seconds off the clock
    .rule = TDA 2024 RP-8
refusal-random-halt-pending = A minute is drawn for this level already
    .hint = Wait for it, or let the clock run on
refusal-random-halt-impossible = The clock cannot stop with { $from } to { $to } minutes left
    .hint = Give the larger number first and at least 1 last; { $left ->
        [one] { $left } full minute is
       *[other] { $left } full minutes are
    } left of the level
refusal-random-halt-not-drawn = No minute was drawn
    .hint = Draw one first
refusal-random-halt-not-due = The drawn minute has not come
    .hint = Let the clock run until it does
refusal-table-stopped = The floor has stopped table { $table }
    .hint = Let it play again first
refusal-table-not-stopped = The floor has not stopped table { $table }
    .hint = A table that halts because it is short plays on when it is filled, or by waiver

## Draws

purpose-random-halt = minute at which the clock stops in level { $level }
draw-check-minute = To check the minute, type { $check_item } for each minute from the first to the last; the smallest result is the number of minutes left
