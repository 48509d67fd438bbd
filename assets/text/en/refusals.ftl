# Why something may not happen: the fact in the way.
# The attribute hint says what to do now; the attribute rule names the rule behind it, in the
# edition that the tournament is played by. House rules that are silent follow TDA 2011.

## The tournament

refusal-open-for-reading-only = The tournament is open read-only
    .hint = Use the window that is working on it, or open it where the file can be written
refusal-tournament-exists = This file already has a tournament
    .hint = Open a new file for another tournament
refusal-tournament-missing = This file has no tournament yet
    .hint = Create one from a template, or open a file
refusal-name-missing = The tournament has no name
    .hint = Type a name
refusal-seat-count-impossible = A table cannot have { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
    .hint = Choose 2 to 31 seats
refusal-share-impossible = { $percent } % of the seats cannot stay open
    .hint = Choose 0 to 100 %
refusal-balance-line-unused = The line for { $tables_min } or more tables never applies: the line before it already applies from { $before } tables
    .hint = Put the line for the most tables first, and each number of tables once
refusal-starting-chips-missing = An entry gets no chips
    .hint = Set the starting chips to 1 or more
refusal-chips-too-many = { $chips } chips are too many
    .hint = Sell at most { $most } chips at once
refusal-chip-without-value = Chip { $line } of the set is worth nothing
    .hint = Give it a value, or take it out of the set
refusal-chip-twice = Two chips are worth { $chips }
    .hint = Give one of them another value, or take it out of the set
refusal-chips-out-of-order = The { $chips } chip comes after a larger one
    .hint = Put the smallest value first
refusal-chip-kinds-too-many = A set has at most { $most } kinds of chips
    .hint = Take out the kinds you do not use
refusal-levels-missing = The structure has no level
    .hint = Add a level, or start from a template
refusal-stages-too-many = A structure has at most { $most } levels and breaks
    .hint = Take out the lines you do not play
refusal-stage-without-time = Line { $stage } of the structure has no length
    .hint = Give it at least a minute
refusal-blinds-out-of-order = The stakes of level { $level } are out of order
    .hint = Make the big blind at least as large as the small blind; without blinds, an ante per player; in stud, a small bet no smaller than the bring-in
refusal-stage-already-played = Too late to change { $stage_name }, line { $stage } of the structure: it has begun
    .hint = Change only what is still to come
refusal-stage-shorter-than-played = More of { $stage_name } has already been played
    .hint = Make line { $stage } longer, or go to the next level

## The clock

refusal-clock-running = The clock is already running
    .hint = Pause it first if you want to stop it
refusal-clock-paused = The clock is already paused
    .hint = Resume it when play continues
refusal-clock-not-started = The clock has not been started
    .hint = Start the clock first
refusal-lost-time-settled = Whether the lost time counts has already been decided
    .hint = Check the log; to correct it, set the time left
refusal-clock-already-started = The clock has already been started
    .hint = Add or take time, or go to another level
refusal-stage-unknown = The structure has no line { $stage }
    .hint = Choose a level or break from the structure
refusal-no-earlier-stage = This is the first level
    .hint = Add time if the level should last longer
refusal-no-later-stage = This is the last level of the structure
    .hint = Add a level to the structure
refusal-moment-past = That time has passed
    .hint = Choose a time in the future
refusal-time-is-right = That time is not in the future, so the clock was not wrong
    .hint = Give the time that the wrong clock showed; it is in the future
refusal-start-too-far = A start can be at most { $days_max } days ahead
    .hint = Check the year
refusal-moment-ahead = That time has not come yet
    .hint = Choose a time in the past
refusal-break-too-long = A break can last { $hours_max } hours at most
    .hint = End the day instead
refusal-tables-wait-for-each-other = Tables wait for each other
    .hint = End hand for hand, or wait for the last hands; then take the break
refusal-message-empty = The message is empty
    .hint = Type what the room should read
refusal-message-too-long = The message has { $letters } letters; { $most } fit
    .hint = Say it in fewer words
refusal-no-message-shown = No message is shown
    .hint = It was taken down already, or its time is over
refusal-not-enough-time-left = There is less time left than that
    .hint = Take less, or go to the next level

## Entries

refusal-nobody-named = Nobody was named
    .hint = Choose at least one player
refusal-player-unknown = Nobody here is called { $name }
    .hint = Check the spelling, or search the players by part of the name
refusal-player-number-unknown = No player has number { $number }
    .hint = Search the players by name
refusal-name-ambiguous = { $count } players are called { $name }
    .hint = Give the player's number instead of the name
refusal-name-taken = { $player } is already on the list
    .hint = If the same player came back, sell a re-entry; if it is somebody else, register the name anyway
refusal-name-twice = { $name } appears twice in this registration
    .hint = Take one out; if they are two people, register the name anyway
refusal-player-twice = { $player } is named twice
    .hint = Name each player once
refusal-registration-over = Entries are no longer sold
    .hint = Open registration again to sell more, or sell this one anyway and give the reason
refusal-still-in = { $player } is still in
    .hint = Enter the bust-out first
refusal-not-in = { $player } is no longer in the tournament
    .hint = Reinstate the player if the bust-out was a mistake
refusal-not-seated = { $player } has no seat
    .hint = Draw a seat, or give one by hand
refusal-already-seated = { $player } has a seat
    .hint = Move the player to change the seat
refusal-not-busted = { $player } has not busted out
    .hint = Check that it is the right player
refusal-has-played = { $player } has played and cannot be unregistered
    .hint = Void the entry instead: chips out, no place, and everything since stays
refusal-not-bought = { $player } has not bought that
    .hint = Check that it is the right player
refusal-bought-since = { $player } has since bought something that depends on it
    .hint = Void the latest purchase first
refusal-bust-stands = { $player } is out of the tournament
    .hint = Reinstate the player first, then void the sale
refusal-has-knocked-out = { $player } knocked out { $other }
    .hint = Correct who won that bust-out first
refusal-stack-given-up = { $player } gave up a stack for this re-entry
    .hint = Undo the action, or correct the chips of the player
refusal-sold-as-usual = This sale is within the limits
    .hint = Sell it as usual, without a reason
refusal-re-entries-used = { $player } has no re-entry left
    .hint = Sell it anyway and give the reason, or allow more re-entries in the setup
refusal-rebuys-used = { $player } has no rebuy left
    .hint = Sell it anyway and give the reason, or allow more rebuys in the setup
refusal-rebuys-over = Rebuys are no longer sold
    .hint = Sell it anyway and give the reason, or change the last level for rebuys in the setup
refusal-add-on-not-sold = This tournament sells no add-on
    .hint = Set the chips of an add-on in the setup to sell one
refusal-add-on-taken = { $player } already has an add-on
    .hint = Check that it is the right player, or sell it anyway and give the reason
refusal-player-locked = { $player } is locked
    .hint = Unlock the player first, or move somebody else
refusal-player-not-locked = { $player } is not locked
    .hint = Check that it is the right player
refusal-note-unchanged = The note on { $player } already says that
    .hint = Type something else, or leave both lines empty to remove the note
refusal-same-player = { $player } cannot be kept apart from themselves
    .hint = Choose two different players
refusal-registration-closed = Registration is already closed
    .hint = Open it again to sell entries
refusal-registration-open = Registration is already open
    .hint = Close it when no more entries are to be sold

## Seating

refusal-table-unknown = There is no table { $table }
    .hint = Choose a table from the room, or add one
refusal-table-number-impossible = A table cannot have the number { $table }
    .hint = Number the tables from 1
refusal-table-exists = Table { $table } already exists
    .hint = Choose another number
refusal-table-taken = Players sit at table { $table }
    .hint = Break the table, or move its players first
refusal-seat-unknown = Table { $table } has no seat { $seat }
    .hint = Choose another seat
refusal-seat-taken = { $player } sits at table { $table }, seat { $seat }
    .hint = Choose an open seat, or move that player first
refusal-seat-closed = Table { $table }, seat { $seat } is out of use
    .hint = Choose another seat, or put this one back into use
refusal-seat-in-use = Table { $table }, seat { $seat } is in use
    .hint = Choose a seat that is out of use
refusal-same-seat = { $player } already sits at table { $table }, seat { $seat }
    .hint = Choose another seat
refusal-swap-with-self = { $player } cannot swap seats with themselves
    .hint = Choose two different players
refusal-seat-required = { $player } must have table { $table }, seat { $seat }
    .hint = Change the required seat first, or choose somebody else
refusal-kept-apart = { $player } and { $other } must sit apart, and { $other } sits at table { $table }
    .hint = Let them sit at one table, or choose somebody else
refusal-nobody-to-seat = Nobody is waiting for a seat
    .hint = Register players first
refusal-no-seat-open = No seat is open
    .hint = Add a table, or wait until somebody busts out
refusal-need-impossible = { $player } cannot get the required seat in this draw
    .hint = Put that seat into use, or choose another for { $player }
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 9
       *[other] TDA 2011 rule 6
    }
refusal-apart-impossible = { $player } and { $other } must sit apart and cannot be drawn to different tables
    .hint = Let them sit at one table, or add a table
refusal-seats-not-drawn = Seats have not been drawn yet
    .hint = Draw seats first
refusal-nothing-to-balance = No table needs balancing
    .hint = Move a player by hand if you need to
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 11
       *[other] TDA 2011 rule 8-A
    }
refusal-only-poor-seats = Table { $to } needs a player from table { $from }, and only the small blind or a seat that waits a hand is open there
    .hint = Wait a hand, or move somebody by hand: type move, the player's name and { $to }
refusal-everybody-locked = Table { $to } needs a player from table { $from }, and everybody there is locked
    .hint = Unlock a player of table { $from }, move somebody from another table by hand, or leave the tables as they are
refusal-plan-overtaken = The move of { $player } is no longer proposed
    .hint = The room has changed; check the moves proposed now
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 11-A
       *[other] TDA 2011 rule 8-A
    }
refusal-button-unknown = { $count ->
        [one] The button of table { $tables } is not known
       *[other] The buttons of tables { $tables } are not known
    }
    .hint = { $count ->
        [one] Ask at the table and tap the seat that has the button
       *[other] Ask at each table and tap the seat that has the button
    }
refusal-nothing-to-break = No table can be broken yet
    .hint = A table breaks once the others have enough open seats for its players
refusal-too-few-seats-elsewhere = Table { $table } cannot break: { $players ->
        [one] { $players } player would have to move
       *[other] { $players } players would have to move
    } and { $open ->
        [0] no seat is open
        [one] only { $open } seat is open
       *[other] only { $open } seats are open
    }
    .hint = Wait until more players bust out, or put more seats into use
refusal-too-few-seats = { $players ->
        [one] { $players } player does not fit
       *[other] { $players } players do not fit
    } into { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
    .hint = Add a table, or put more seats into use
refusal-no-move-pending = No move is under way
    .hint = There is nothing to report as done
refusal-move-not-pending = { $player } has no move under way
    .hint = Check that it is the right player
refusal-table-twice = Table { $table } is named twice
    .hint = Name each table once
refusal-no-table-named = No table was named
    .hint = Choose at least one table
refusal-table-not-short = Table { $table } is not halted
    .hint = It plays on as it is
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 11-D
       *[other] TDA 2011 rule 8-A
    }

## Button and blinds

refusal-table-halted = Table { $table } is halted because it is { $short } players short
    .hint = Balance the tables first, or let it play on
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 11-D
       *[other] TDA 2011 rule 8-A
    }
refusal-too-few-players = Fewer than two players sit at table { $table }
    .hint = Move a player there, or break the table
refusal-seat-empty = Nobody sits at table { $table }, seat { $seat }
    .hint = Choose a seat with a player
refusal-positions-out-of-order = Button { $button }, small blind { $small_blind } and big blind { $big_blind } do not follow each other around table { $table }
    .hint = Give them clockwise; with two players left the button has the small blind
refusal-no-button-in-stud = Stud has no button
    .hint = Set the button once a game with blinds is played
refusal-button-not-tracked = Hands of table { $table } are not entered
    .hint = Set the button, or enter every hand of this table from now on
refusal-button-tracked = Every hand of table { $table } is already entered
    .hint = Press Next hand when a hand begins
refusal-break-running = A break is on
    .hint = Begin the hand when the break is over, or go to the next level
refusal-positions-in-doubt = The next hand of table { $table } is in doubt: { $flags }
    .hint = Check button seat { $button }, small blind seat { $small_blind }, big blind seat { $big_blind }; confirm them, or set the button
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 1
       *[other] TDA 2011 rule 1
    }

## Finishes

refusal-stacks-needed = The order of { $players } depends on their stacks at the start of the hand
    .hint = Give each stack; the larger one finishes higher
refusal-busted-later = { $player } busted out after that moment, and came back
    .hint = Give a moment after that bust-out, or correct it first
refusal-busted-by-himself = { $player } cannot have won their own chips
    .hint = Name another player, or nobody
refusal-winner-not-yet-in = { $player } had not entered yet when { $other } busted out
    .hint = Name another player, or give a later moment
refusal-winner-out = { $player } was out when { $other } busted out
    .hint = Name another player, or nobody
refusal-winner-busts-too = { $player } busts out in the same hand as { $other } and cannot have won chips in it
    .hint = Name the player who won the chips. If it was another hand, give it another moment
refusal-winner-elsewhere = { $player } and { $other } sat at different tables
    .hint = Check the name, and confirm it if it is right
refusal-won-since = { $player } won the chips of { $other } at that moment or later
    .hint = Correct the bust-out of { $other } first, or give a later moment
refusal-not-in-then = { $player } was out at that moment
    .hint = Give a moment after they came back
refusal-nobody-left = Nobody would be left
    .hint = Leave the winner in
refusal-stack-empty = { $player } cannot bust out with a stack of 0
    .hint = Give the stack at the start of the hand, or leave it out
refusal-stack-too-large = The stack of { $player } would be { $chips } of { $in_play } chips in play
    .hint = Count the stack again

## Leagues

refusal-setting-too-long = The text is too long
    .hint = Use at most { $most } characters
refusal-formula-unreadable = The formula for points cannot be read, line { $line }, column { $column }: { $what }
    .hint = { $todo }
refusal-member-number-taken = { $player } has the member number { $member }
    .hint = Check the card, or give one of them another number
refusal-member-number-twice = The member number { $member } appears twice in the list
    .hint = Check the cards
refusal-member-number-unchanged = The member number of { $player } would not change
    .hint = Type the number of the card, or leave it as it is
refusal-nothing-adjusted = Nothing would change
    .hint = Enter how much to add or take off
refusal-points-too-many = At most { $most } points can be corrected at once
    .hint = Correct fewer points
refusal-hits-too-many = At most { $most } hits can be corrected at once
    .hint = Correct fewer hits

## The log

refusal-ruling-empty = A ruling needs a question and an answer
    .hint = Write both
refusal-reason-missing = A ruling against the rules needs a reason
    .hint = Write why, in a few words
refusal-floor-is-called = Table { $table } has already called the floor
    .hint = The floor is on the way
refusal-floor-not-called = Table { $table } has not called the floor
    .hint = Call it first: floor { $table }
refusal-ruling-too-long = The ruling is too long for the log
    .hint = Shorten the words or the facts

refusal-nothing-to-undo = There is nothing to undo
    .hint = Older mistakes have their own corrections: reinstate, rename, move
refusal-nothing-to-redo = There is nothing to redo
    .hint = Only what was just undone can be redone
