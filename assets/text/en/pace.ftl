# The pace of play: hand for hand, orbit for orbit, soft hand for hand, last hands, a drawn minute, tables that the floor stops.

## The log

event-h4h-started = Hand for hand announced: { $tables ->
    [0] it begins after the break
    [one] { $tables } table finishes its hand and waits
   *[other] { $tables } tables finish their hand and wait
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
}{ $posted ->
    [yes] {""}; posted for absent players: { $stacks }
   *[no] {""}
}
    .name = hand { $hand } of hand for hand
event-h4h-ended = Hand for hand is over
    .name = end of hand for hand
event-orbits-started = Orbit for orbit announced: after this hand { $tables ->
    [one] { $tables } table plays
   *[other] { $tables } tables play
} one orbit of { $even ->
    [yes] {""}
   *[no] { $fewest } to {""}
}{ $most ->
    [one] { $most } hand
   *[other] { $most } hands
}, then wait; clock: { $clock }; busts: { $busts }
    .name = announcement of orbit for orbit
event-orbit-begun = Orbit { $orbit } begins at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}: { $even ->
    [yes] {""}
   *[no] { $fewest } to {""}
}{ $most ->
    [one] { $most } hand
   *[other] { $most } hands
}
    .name = orbit { $orbit }
event-orbit-over = Orbit { $orbit } is over
    .name = end of orbit { $orbit }
event-orbits-ended = Orbit for orbit is over
    .name = end of orbit for orbit
event-soft-started = Soft hand for hand announced at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}: a table that is { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} ahead waits
    .name = announcement of soft hand for hand
hands-of-table = table { $table } has played { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
event-hands-marked = Marked: { $list }
    .name = hands marked
event-soft-ended = Soft hand for hand is over
    .name = end of soft hand for hand
event-last-hands = { $hands ->
    [one] One last hand
   *[other] { $hands } last hands
} announced at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
    .name = announcement of the last hands
event-last-hands-played = The last hands have been played
    .name = end of the last hands
event-last-hands-ended = The last hands were called off
    .name = last hands called off
event-random-halt-drawn = Drawn and kept secret: the clock stops with { $from } to { $to } minutes left
    .name = draw of a minute
event-random-break-drawn = Drawn and kept secret: the break begins with { $from } to { $to } minutes left of the level
    .name = draw of a random break
event-random-halt-reached = The drawn minute came, with { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} left
    .name = stop at the drawn minute
event-random-halt-dropped = The clock runs on; the drawn stop was with { $minutes ->
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
event-floor-called = Table { $table } called the floor
    .name = call of table { $table }
event-floor-called-about = Table { $table } called the floor: { $note }
    .name = call of table { $table }
event-floor-answered = The floor went to table { $table }
    .name = floor at table { $table }
event-clock-hand-for-hand = Clock off while tables play hand for hand
    .name = clock switched off
event-clock-hand-taken = { $time } taken off the level for the hand
    .name = { $time } taken for the hand
event-clock-orbit-for-orbit = Clock off while tables play orbit for orbit
    .name = clock switched off
event-clock-orbit-taken = { $time } taken off the level for an orbit of { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
    .name = { $time } taken for the orbit
event-hands-played = All tables have played the hands of the level: { $title } began
    .name = start of { $stage }
event-levels-last = { $hands ->
    [none] Levels are timed from now on
    [one] Levels last 1 hand from now on
   *[other] Levels last { $hands } hands from now on
}
    .name = how long levels last
event-clock-last-hands = Clock stopped for the last hands
    .name = clock stopped

## What is in the way

refusal-hand-for-hand-on = Tables already play hand for hand
    .hint = Tick the tables off, then begin the next hand
refusal-hand-for-hand-not-on = Tables do not play hand for hand
    .hint = Announce it first
refusal-hand-for-hand-one-table = Only one table is playing, so there is nobody to wait for
    .hint = Let it play as usual
refusal-orbit-for-orbit-on = Tables play orbit for orbit
    .hint = Tick the tables off; then begin the next orbit, or end orbit for orbit first
refusal-orbit-for-orbit-not-on = Tables do not play orbit for orbit
    .hint = Announce it first
refusal-orbit-still-played = { $count ->
    [one] Table { $tables } still plays the orbit
   *[other] Tables { $tables } still play the orbit
}
    .hint = The next orbit begins when all have finished: tick them off
refusal-orbit-played-at = Table { $table } has no hand left in this orbit
    .hint = Tables play orbit for orbit: the next orbit begins at all of them at once
refusal-soft-hand-for-hand-on = Soft hand for hand is on: the hands of the tables are counted
    .hint = Keep marking hands, or end soft hand for hand first
refusal-soft-hand-for-hand-not-on = The hands of the tables are not counted
    .hint = Announce soft hand for hand first
refusal-ahead-impossible = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} ahead is not a limit
    .hint = Let a table be 1 to { $most } hands ahead before it waits
refusal-level-by-hands = Levels last { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, not a set time
    .hint = Mark the hands of the tables, or choose timed levels in the settings
refusal-level-hands-impossible = A level cannot last { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
    .hint = Choose 1 to { $most } hands
refusal-level-played-at = Table { $table } has played the hands of this level
    .hint = It waits until all tables have played them; then the level goes up
refusal-hands-not-counted = Hands are not counted
    .hint = Announce soft hand for hand, or let levels last a number of hands in the settings
refusal-nothing-marked = No table or no hand is named
    .hint = Choose the tables that have played a hand
refusal-hands-below-none = Table { $table } has played { $hands ->
    [0] no hand
    [one] { $hands } hand
   *[other] { $hands } hands
} since the announcement
    .hint = Take off no more than that
refusal-table-ahead = Table { $table } waits: it is ahead of { $count ->
    [one] table { $others }
   *[other] tables { $others }
}
    .hint = Soft hand for hand: it plays on when they have caught up
refusal-last-hands-on = The last hands are being played
    .hint = Tick the tables off, or call the last hands off
refusal-last-hands-not-on = No last hands were announced
    .hint = Announce how many more hands every table plays
refusal-last-hands-impossible = { $hands ->
    [one] { $hands } last hand
   *[other] { $hands } last hands
} cannot be announced
    .hint = Announce 1 to { $most } hands
refusal-nobody-plays = No table has two players who may play
    .hint = Seat players, or let a stopped table play again
refusal-no-table-ticks = No table is waiting for the others
    .hint = Announce hand for hand or the last hands first
refusal-hand-is-over = All tables have finished
    .hint = Begin the next hand, or let play continue as usual
refusal-table-already-done = Table { $table } has already finished
    .hint = Choose a table that still plays
refusal-table-not-waited-for = Table { $table } does not play this hand
    .hint = Choose a table that still plays
refusal-tables-still-playing = { $count ->
    [one] Table { $tables } still plays
   *[other] Tables { $tables } still play
}
    .hint = The next hand begins when all have finished: tick them off
    .rule = TDA 2024 rule RP-8
refusal-table-holds = Table { $table } waits for the others
    .hint = Tables play hand for hand: the next hand begins at all of them at once
    .rule = TDA 2024 rule RP-8
refusal-last-hands-played-at = Table { $table } has played its last hands
    .hint = Call the last hands off if play continues
refusal-hand-secs-too-many = { $secs } seconds are too many for a hand played hand for hand
    .hint = Take at most { $most } seconds off the clock
    .rule = TDA 2024 rule RP-8
refusal-random-halt-pending = A minute has already been drawn for this level
    .hint = Wait for it, or let the clock run on
refusal-random-halt-impossible = The clock cannot stop with { $from } to { $to } minutes left
    .hint = Give the larger number first and at least 1 last; { $left ->
        [one] { $left } full minute is
       *[other] { $left } full minutes are
    } left of the level
refusal-no-break-follows = No break follows this level
    .hint = Draw a minute in the level before a break, or put a break into the structure
refusal-random-halt-not-drawn = No minute was drawn
    .hint = Draw one first
refusal-random-halt-not-due = The drawn minute has not come yet
    .hint = Let the clock run until it does
refusal-table-stopped = The floor has stopped table { $table }
    .hint = Let it play again first
refusal-table-not-stopped = The floor has not stopped table { $table }
    .hint = A table that halts because it is short plays on when it is filled, or by waiver

## Draws

purpose-random-halt = minute of level { $level }
draw-check-minute = To check the minute, type { $check_item } for each minute from the first to the last; the smallest result is the number of minutes left

## What needs doing

need-bubble-near = Near the money: { $left } players left, places paid: { $paid }
    .detail = Announce hand for hand: finish this hand, then hold. From then on, all who bust in a hand bust together
    .button = Start hand for hand
need-tables-playing = Hand for hand: { $count ->
        [one] { $count } table still plays
       *[other] { $count } tables still play
    }
    .detail = { $hand ->
        [0] The announced hand
       *[other] Hand { $hand }
    } since { $since } · { $count ->
        [one] table { $tables }
       *[other] tables { $tables }
    }. All-in and called: cards stay face down, and the dealer waits
    .button = { $count ->
        [one] Table { $tables } done
       *[other] Tick off…
    }
    .other = All done
need-orbit-playing = Orbit { $orbit }: { $count ->
        [one] { $count } table still plays
       *[other] { $count } tables still play
    }
    .detail = Since { $since } · { $count ->
        [one] table { $tables }
       *[other] tables { $tables }
    }. As many hands as the table had players; then it waits
    .button = { $count ->
        [one] Table { $tables } done
       *[other] Tick off…
    }
    .other = All done
need-orbit-is-over = Orbit { $hand } is over: all tables wait
    .detail = { $paid ->
        [none] { $left } left
       *[other] { $left } left, { $paid } paid
    }
    .button = Next orbit
    .other = End orbit for orbit
need-end-hand-for-hand = Only one table is playing, so there is nobody to wait for
    .button = End hand for hand
need-end-orbit-for-orbit = Only one table is playing, so there is nobody to wait for
    .button = End orbit for orbit
need-level-played = All tables have played the hands of this level
    .detail = Every table is ticked off
    .button = Next level or break
need-tables-ahead = { $count ->
        [one] Table { $tables } waits
       *[other] Tables { $tables } wait
    }: { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    } ahead
    .detail = { $slow ->
        [one] Table { $others } catches up
       *[other] Tables { $others } catch up
    }
    .button = Mark hands…
need-last-hands-playing = Last hands: { $count ->
        [one] { $count } table still plays
       *[other] { $count } tables still play
    }
    .detail = { $hands ->
        [one] One hand
       *[other] { $hands } hands
    } after the one that was on · { $count ->
        [one] table { $tables }
       *[other] tables { $tables }
    }
    .button = { $count ->
        [one] Table { $tables } done
       *[other] Tick off…
    }
    .other = All done
need-hand-is-over = { $hand ->
        [0] The announced hand is over
       *[other] Hand { $hand } is over
    }: all tables wait
    .detail = { $busts ->
        [0] Nobody busted
        [one] { $names } busted
       *[other] { $names } busted together
    }. { $paid ->
        [none] { $left } left
       *[other] { $left } left, { $paid } paid
    }
    .button = Next hand
    .other = End hand for hand
need-break-reached = The break is reached
    .detail = The clock was off; the break begins when you say so
    .button = Begin the break
need-last-hands-played = The last hands have been played
    .detail = The clock is stopped
    .button = Next level or break
    .other = Call the last hands off
need-last-hands-end = The last hands of the last level have been played
    .detail = The clock is stopped
    .button = End the last hands
need-random-halt-due = Stop the clock: the drawn minute has come
    .detail = With { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } left of the level. Nobody could know it in advance; the log shows how to check the draw
    .button = Stop the clock
    .other = Let it run on
need-random-break-due = Break now: the drawn minute has come
    .detail = With { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } left of the level, which are not played. The break has its usual length; the log shows how to check the draw
    .button = Begin the break
    .other = Let it run on
need-no-dealer-push = No dealer push: { $time } left
    .detail = Dealers stay where they are until the break or the level has begun (TDA 2024 RP-7)
need-decks-ready = Decks ready: { $time } left
    .detail = Dealers wash and square their decks now; the first hand begins with the level (TDA 2024 RP-20)
need-stopped = The floor has stopped table { $table }
    .detail = It plays again when you say so
    .button = Play again
need-stopped-may-play = Table { $table } may play again
    .detail = It was stopped while short, and is no longer short
    .button = Play again

## Settings

setting-places-paid = Places paid
    .what = How many places are paid; hand for hand depends on it
    .later = Takes effect immediately; shared places follow it
    .none = not decided
setting-level-hands = Hands a level
    .what = How many hands every table plays in a level; the minutes of the structure are then an estimate, and breaks go by the clock
    .later = Takes effect from the current level, which starts counting again
    .none = levels are timed
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-19
        [tda-2022] Not known for TDA 2022
        [tda-2019] Not known for TDA 2019
       *[other] The house decides
    }
setting-after-breaks = After a break
    .what = Whether the clock continues by itself when a break is over, or waits until somebody starts it
    .later = Also applies to the current break
setting-after-registration = After late registration
    .what = Whether the level after late registration starts by itself, or waits until somebody starts it
    .later = Also applies to the current level
setting-hand-for-hand = Hand for hand starts
    .what = Who announces that every table finishes its hand and waits for the others
    .later = Takes effect from the next bust-out
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-8
        [tda-2022] Not known for TDA 2022
        [tda-2019] Not known for TDA 2019
       *[other] The house decides
    }
setting-hand-for-hand-secs = Seconds for a hand
    .what = What a hand takes off the clock, which is off while tables play hand for hand
    .later = Takes effect from the next hand
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-8
        [tda-2022] Not known for TDA 2022
        [tda-2019] Not known for TDA 2019
       *[other] The house decides
    }
setting-hand-for-hand-busts = Busts in one hand
    .what = Who shares a place among those who bust in one hand of hand for hand
    .later = Places change immediately, also for hands already played
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-8
        [tda-2022] Not known for TDA 2022
        [tda-2019] Not known for TDA 2019
       *[other] The house decides
    }
hand-for-hand-by-floor = when the floor says so
hand-for-hand-at-bubble = by itself at the bubble
hand-for-hand-share = all share
hand-for-hand-by-table = tables share
hand-for-hand-by-stack = larger stack first

orbit-clock-runs = runs on
orbit-clock-by-hands = off, time for each hand
orbit-busts-in-order = in order, as usual
orbit-busts-as-one-hand = as in one hand

## The form beside the room

tables-pace = Hand for hand…
    .tip = Tables wait for each other: by hands, by orbits or softly; last hands, a drawn minute, stopped tables
pace-hand = { $hand ->
        [0] The announced hand
       *[other] Hand { $hand }
    } · { $playing ->
        [0] all tables wait
       *[other] { $playing } of { $all } tables still play, since { $since }
    }
pace-level = { $left ->
        [0] All { $hands } hands of the level are played
       *[other] { $left } of { $hands } hands of the level are left
    }
pace-orbit = Orbit { $orbit } · { $playing ->
        [0] all tables wait
       *[other] { $playing } of { $all } tables still play, since { $since }
    }
pace-next-orbit = Next orbit
pace-orbits-end = End orbit for orbit
    .tip = Play continues as usual; if the clock was off, it runs again
pace-orbits-title = Orbit for orbit
pace-orbits-hint = Every table plays as many hands as it has players, then waits. Busts and moves during the orbit change nothing
pace-orbits-clock = The clock
pace-orbits-busts = Busts in one orbit
pace-orbits-choose = No rulebook covers it: choose what the clock does and who shares
pace-orbits-start = Start orbit for orbit
    .tip = After the current hand
pace-soft-title = Soft hand for hand
pace-soft-hint = Hands are counted at every table. A table that is ahead waits; the clock runs on
pace-soft-ahead = Hands ahead
pace-soft-start = Start soft hand for hand
    .tip = Two is usual; no rulebook says how many
pace-soft = Soft hand for hand since { $since } · { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    } ahead waits
pace-soft-end = End soft hand for hand
    .tip = Hands are no longer counted
pace-played-field = Tables that have played a hand
pace-count = { $table } · { $hands }
pace-counted = Table { $table }: { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
    .tip = Press it when the table has played a hand
    .waits = It is ahead and waits; press it only if it has played another hand
pace-last = { $hands ->
        [one] One last hand
       *[other] { $hands } last hands
    } · { $playing ->
        [0] played everywhere
       *[other] { $playing } of { $all } tables still play, since { $since }
    }
pace-money = { $paid ->
    [none] { $left } left; how many places are paid is not decided
   *[other] { $left } left, { $paid } paid
}
pace-done-field = Tables that have finished
pace-done-hint = 12 or 3 7 12, then Enter
pace-all-done = All done
    .tip = Every table has finished
pace-hand-played = Hand played
pace-level-field = Tables that have played them all
pace-level-done = All have played them
    .tip = The level goes up
pace-tick = Table { $table } done
    .tip = Still playing; press it when the table has finished
pace-ticked = Table { $table } finished at { $time }
pace-stopped = Table { $table } stopped since { $time }
pace-next-hand = Next hand
pace-end = End hand for hand
    .tip = Play continues as usual, and the clock runs again
pace-start = Start hand for hand
pace-start-hint = Every table finishes its hand and waits for the others. The clock is switched off, and each hand takes its time from the level. From now on, all who bust in a hand bust together
pace-last-title = Last hands
pace-last-hands = Hands after this one
pace-last-announce = Announce last hands
    .tip = The clock stops; tick tables off when they have played them
pace-last-end = Call the last hands off
    .tip = The clock stays as it is
pace-next-stage = Next level or break
    .tip = Begins what follows in the structure
pace-random-title = Random halt or break
pace-random-from = Most minutes left
pace-random-to = Fewest minutes left
pace-random-draw = Draw a minute
    .tip = The clock will stop at the drawn minute; nobody sees it beforehand
pace-random-drawn = A minute is drawn: the clock will stop with { $from } to { $to } minutes left. Nobody sees which before it comes
pace-random-break = Draw a random break
    .tip = The break after this level begins at the drawn minute and has its usual length; the rest of the level is not played. Nobody sees the minute beforehand
pace-random-break-drawn = A break is drawn: it begins with { $from } to { $to } minutes left of this level. Nobody sees the minute before it comes
pace-random-drop = Let the clock run on
    .tip = Forgets the drawn minute and shows it in the log
pace-stop-title = Stopped tables
pace-stop-field = Stop a table
pace-stop-hint = Table number, then Enter
pace-resume = Let table { $table } play again
table-done-verb = Tick table off
    .tip = The table you are looking at has finished its hand or its orbit

## The command box

command-say-table-done = table done, done, finished, tick, tick off
command-say-all-done = all tables done, all done
command-say-hand-for-hand = hand for hand, h4h, hand-for-hand, next hand for hand
command-say-end-hand-for-hand = end hand for hand, end h4h
command-say-orbit-for-orbit = orbit for orbit, orbits, orbit, next orbit
command-say-end-orbit-for-orbit = end orbit for orbit, end orbits
command-say-soft-hand-for-hand = soft hand for hand, soft h4h, soft
command-say-end-soft-hand-for-hand = end soft hand for hand, end soft h4h, end soft
command-say-random-break = random break, random halt, draw a minute
command-say-hand-played = hand played, played
command-say-last-hands = last hands, last hand
command-say-stop-table = stop table, halt, halt table
command-say-play-table = play again, resume table
command-say-call-floor = floor, call floor, call the floor
command-say-answer-floor = floor comes, floor goes, floor is there
command-do-table-done = Table { $table } has finished its hand
command-do-all-done = { $tables ->
    [one] The table that still plays has finished
   *[other] All { $tables } tables that still play have finished
}
command-do-hand-for-hand = Announce hand for hand
command-do-hand-for-hand-next = Next hand of hand for hand
command-do-end-hand-for-hand = End hand for hand
command-do-orbit-for-orbit = Orbit for orbit…
command-do-orbit-for-orbit-next = Next orbit at all tables
command-do-end-orbit-for-orbit = End orbit for orbit
command-do-soft-hand-for-hand = Announce soft hand for hand: { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} ahead waits
command-do-end-soft-hand-for-hand = End soft hand for hand
command-do-random-break = Random break or halt…
command-do-hand-played = Table { $table } has played a hand
command-do-last-hands = { $hands ->
    [one] Announce one last hand
   *[other] Announce { $hands } last hands
}
command-do-stop-table = Stop table { $table }
command-do-play-table = Let table { $table } play again
command-do-call-floor = Call the floor to table { $table }
command-do-answer-floor = The floor goes to table { $table }

## On the floor plan

tables-halt = Stop this table
    .tip = It plays no further hand until you say so
tables-resume = Play again
    .tip = The floor stopped this table
tables-plays = Plays
tables-waits = Waits
tables-stopped = Stopped
room-legend-playing = { $tables ->
    [0] Still plays
    [one] Still plays: { $tables } table
   *[other] Still play: { $tables } tables
}
room-legend-waiting = { $tables ->
    [0] Waits for the others
    [one] Waits for the others: { $tables } table
   *[other] Wait for the others: { $tables } tables
}

## On the clocks

header-hand-for-hand = Off, hand for hand
header-level-hands = { $left } of { $hands } hands left
clock-hands-left = { $left ->
    [one] { $left } hand
   *[other] { $left } hands
}
header-orbit-for-orbit = Off, orbit for orbit
header-last-hands = Off, last hands
display-finish-this-hand = HAND FOR HAND: FINISH THIS HAND, THEN HOLD · { $on }
display-hand-for-hand = HAND FOR HAND · Hand { $hand } · { $on }
display-hands-left = Hands left of { $hands }
display-orbit-for-orbit = ORBIT FOR ORBIT · Orbit { $orbit } · { $on }
display-soft-hand-for-hand = { $on } · SOFT HAND FOR HAND: { $hands ->
    [one] { $hands } HAND
   *[other] { $hands } HANDS
} AHEAD WAITS
display-break-window = with { $from } to { $to } { $to ->
    [one] minute
   *[other] minutes
} left
display-last-hands = { $hands ->
    [one] LAST HAND
   *[other] LAST { $hands } HANDS
} · { $on }

## Columns

column-mode = Pace
column-clock-off = Clock off
column-paid = Paid
column-places-paid = Places paid
column-state = State
column-prizes = Prizes shared
