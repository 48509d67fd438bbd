# Chips in play, what brought and took them, and counts of all stacks.

## Causes, reasons and differences

chip-cause-entries = Entries
chip-cause-re-entries = Re-entries
chip-cause-rebuys = Rebuys
chip-cause-add-ons = Add-ons
chip-cause-brought-forward = Brought forward
chip-cause-withdrawn = Taken off the list
chip-cause-forfeited = Forfeited or found
chip-cause-disqualified = Disqualified
chip-cause-left-early = Left early
chip-cause-races = Chip races
chip-cause-late-finds = Late finds
chip-cause-corrected = Corrections

forfeit-out-of-sight = carried out of sight
forfeit-found = found, and nobody’s
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
evening-chips-corrected = Stack put right by { $chips }
log-kind-chips = Chips

## Refusals

refusal-chips-not-named = No chips are named
    .hint = Say how many
refusal-more-than-in-play = { $chips } chips would leave play, but only { $in_play } are in it
    .hint = Count again, or look at which acts brought chips
refusal-note-missing = Nobody will know why
    .hint = Write why, in a few words
refusal-note-too-long = The note is too long for the log
    .hint = Shorten it
refusal-count-under-way = Count { $count } is still under way
    .hint = Go on with it, or end it first
refusal-no-count-under-way = No count of all stacks is under way
    .hint = Begin one

## The terminal

chips-check-passed = { $acts ->
    [0] No chips in play
    [one] Chips in play add up: { $chips }, the sum of one act
   *[other] Chips in play add up: { $chips }, the sum of { $acts } acts
}
