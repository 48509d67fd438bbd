# Chips in play, what brought and took them, and counts of all stacks.

## Causes, reasons and differences

chip-cause-entries = Entries
chip-cause-re-entries = Re-entries
chip-cause-rebuys = Rebuys
chip-cause-add-ons = Add-ons
chip-cause-brought-forward = Brought forward
chip-cause-withdrawn = Unregistered
chip-cause-forfeited = Forfeited or found
chip-cause-disqualified = Disqualified
chip-cause-left-early = Left early
chip-cause-races = Chip races
chip-cause-late-finds = Late finds
chip-cause-corrected = Corrections

forfeit-out-of-sight = carried out of sight
forfeit-found = found without an owner
forfeit-re-entry = given up to enter again
forfeit-other = by the floor

chips-adds-up = adds up
chips-too-many = { $chips } too many
chips-missing = { $chips } missing

## The log

event-chips-forfeited = { $player } forfeits { $chips } chips, { $reason }{ $noted ->
    [yes] : { $note }
   *[no] {""}
}
    .name = { $chips } chips forfeited by { $player }
event-chips-removed = { $chips } chips taken out of play, { $reason }{ $table ->
    [none] {""}
   *[other] , at table { $table }
}{ $noted ->
    [yes] : { $note }
   *[no] {""}
}
    .name = { $chips } chips taken out of play
event-chips-corrected = { $more ->
    [yes] { $chips } chips more
   *[no] { $chips } chips fewer
} in play{ $named ->
    [yes] , in the stack of { $player }
   *[no] {""}
}: { $note }
    .name = correction of chips in play
event-count-begun = { $occasion ->
    [end-of-day] Count of all stacks begun, at the end of the day
   *[break] Count of all stacks begun
}
    .name = beginning of a count
event-count-ended = { $whole ->
    [yes] Count of all stacks ended: { $expected } expected, { $difference }
   *[no] Count of all stacks ended with { $counted } of { $seated } players counted; { $expected } chips in play
}
    .name = end of a count

evening-forfeited = Forfeited { $chips } chips, { $reason }
evening-chips-corrected = Stack corrected by { $chips }

## Refusals

refusal-chips-not-named = The number of chips is missing
    .hint = Type how many
refusal-note-missing = The reason is missing
    .hint = Write why, in a few words
refusal-count-under-way = Count { $count } is still under way
    .hint = Continue it, or end it first
refusal-no-count-under-way = No count of all stacks is under way
    .hint = Begin one

## The terminal

chips-check-passed = { $acts ->
    [0] No chips in play
    [one] Chips in play add up: { $chips }, the sum of one action
   *[other] Chips in play add up: { $chips }, the sum of { $acts } actions
}

## What needs doing

need-count = { $tables ->
    [one] Count: one table left
   *[other] Count: { $tables } tables left
}
    .detail = Stacks as counted, table by table
    .button = Keep counting
need-count-done = All stacks counted: { $difference }
    .button = Check it
    .other = End the count

## Chips in play on screen

chips-in-play-title = Chips in play
chips-average = Average
chips-players-left = Players left
chips-last-count = Last count
chips-last-count-none = Not counted yet
chips-last-count-open = Under way
chips-by-cause = Why they are in play
chips-by-value = On the tables by chip, as sold and raced
chips-of-value = { $chips } × { $value }{ $gone ->
    [yes] , raced off and not handed in
   *[no] {""}
}
chips-acts = Actions that added or removed chips
chips-column-act = Action
chips-column-chips = Chips
chips-column-in-play = In play
chips-none = No chips in play yet
    .hint = Every entry, rebuy, add-on, race and disqualification appears here with its action
chips-stacks-known = The last known stacks account for all of them
chips-adrift-over = { $chips } chips are not in any known stack: lost in bust-outs without a winner named, or posted by players who were away. A count finds them.
chips-adrift-under = Known stacks come to { $chips } chips more than are in play: some are smaller than last known. A count shows which.
chips-count = Count all stacks…
chips-take-out = Take chips out…
    .tip = Chips that are forfeited, or found without an owner
chips-put-right = Correct…
    .tip = More or fewer chips are in play than the log shows
chips-take-out-title = Take chips out of play
chips-take-out-do = Take out of play
chips-put-right-title = Correct chips in play
chips-put-right-do = Correct
chips-put-right-more = More
chips-put-right-fewer = Fewer
chips-whose = Whose
chips-whose-nobody = Nobody’s
chips-whose-find = Somebody’s, by name
chips-whose-needed = Find the player first
chips-how-many = How many
chips-how-many-all = All { $chips } of them
chips-reason = Why
chips-note = Note
chips-of-player = { $player }, { $chips } chips as last known
chips-re-entry-hint = Gives the whole stack up and enters again with a full one, at a new seat

## Counts on screen

counts-none = No count under way
    .hint = Count at a break or at the end of a day: table by table, stacks in seat order, Enter for the next one
counts-begin-break = Begin a count
counts-begin-end-of-day = Count at the end of the day
counts-end = End the count
counts-last = Count { $count }, ended at { $time }
counts-title = Count { $count }, begun at { $time }
counts-progress = { $done } of { $tables } tables, { $counted } of { $seated } players
counts-expected = Expected
counts-counted = Counted
counts-difference = Difference
counts-not-yet = When all are counted
counts-not-whole = Not everybody was counted
counts-known-before = Adrift before
counts-table-done = Table { $table }, counted, { $difference } against what was known
counts-table-left = Table { $table }, { $left ->
    [one] one player
   *[other] { $left } players
} to count
counts-left = { $left } left
counts-stack-of = Stack of { $player }, seat { $seat }
counts-known = { $chips } known
counts-was = { $chips } against last known
counts-save = Save table { $table }
    .tip = Saves the stacks you typed; the others are still to be counted
counts-next = Next table
counts-previous = Previous table
counts-nothing-typed = Type at least one stack
counts-unreadable = Seat { $seat }: type a number of chips like 12500 or 12.5k
counts-clues = What would explain it
counts-by-table-hint = A table differs where chips moved between tables or were never recorded; only the whole event must add up
clue-sold = { $sold ->
    [entries] { $times ->
        [one] An entry
       *[other] { $times } entries
    }
    [rebuys] { $times ->
        [one] A rebuy
       *[other] { $times } rebuys
    }
   *[add-ons] { $times ->
        [one] An add-on
       *[other] { $times } add-ons
    }
} { $missing ->
    [yes] entered here, but no chips given out
   *[no] sold, but not entered here
}
clue-chip = { $times ->
    [one] One chip of { $value }
   *[other] { $times } chips of { $value }
}
clue-swapped = Two digits swapped: { $player } has { $instead }
clue-zero = A zero too many or too few: { $player } has { $instead }
clue-twice = Counted twice: { $player } has exactly as much

## On paper

print-count-sum = Sum
counts-print = Print count sheets…

## The command box

command-say-begin-count = count stacks, begin count, stack count
command-say-end-count = end count, count done
command-say-surrender = surrender, give up stack
command-do-begin-count = Begin the count of all stacks
command-do-end-count = End the count of all stacks
command-do-surrender = { $player } gives the stack up and enters again
