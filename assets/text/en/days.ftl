### Days: leaving early, bags at the end of a day, the next day, flights.

## What was done

event-player-left = { $player } left early from { $seat } with { $stack }{ $shared ->
        [yes] ; { $each } to each of the { $players } others
       *[no] {""}
    }{ $removed ->
        [yes] ; { $chips } left play
       *[no] {""}
    }
    .name = { $player } left early
event-day-ended = Day { $day } ended
    .name = end of day { $day }
event-next-day-scheduled = { $known ->
        [yes] The next day begins { $time }
       *[no] The start of the next day is not known yet
    }
    .name = start of the next day
event-stacks-bagged = { $bags ->
    [one] Bag counted: { $list }
   *[other] { $bags } bags counted: { $list }
}
    .name = { $bags ->
        [one] count of a bag
       *[other] count of { $bags } bags
    }
bag-of = { $player } { $chips }{ $sealed ->
        [yes] {" "}(seal { $seal })
       *[no] {""}
    }
event-bags-sealed = Bags sealed with { $counted }{ $sign ->
        [over] , { $difference } too many
        [missing] , { $difference } missing
       *[none] , as many as are in play
    }{ $noted ->
        [yes] : { $note }
       *[no] {""}
    }{ $signed ->
        [yes] ; signed by { $by }
       *[no] {""}
    }
    .name = bags sealed
event-day-begun = Day { $day } began
    .name = beginning of day { $day }
event-brought-forward = Day { $day }: { $players } players from { $flights } brought forward with { $chips }, { $stacks ->
        [all] all stacks of each player
       *[best] the best stack of each player
    }{ $less ->
        [yes] ; { $given_up } left play
       *[no] {""}
    }{ $paid ->
        [yes] ; { $money } came along from the flights
       *[no] {""}
    }
    .name = { $players } players brought forward
purpose-new-day = seats for day { $day }

## What is in the way

refusal-places-paid-unknown = The number of places paid is not known, and it decides what happens to the player's chips
    .hint = Set the places paid in the settings, or choose whether the chips leave play or are shared
refusal-stack-not-in-chips = The stack of { $player }, { $chips }, is not made of chips of { $smallest }
    .hint = Count the stack again
refusal-leaver-without-chips = { $player } has no chips to leave
    .hint = Enter the bust-out instead
refusal-day-over = Day { $day } is over
    .hint = Begin the next day first, or undo the end of the day
refusal-day-not-over = The day is not over
    .hint = End the day first
refusal-bag-empty = The bag of { $player } is empty
    .hint = Count the stack; somebody without chips has busted out
refusal-bags-missing = { $players ->
    [one] One player has not bagged
   *[other] { $players } players have not bagged
}
    .hint = Count every stack first; somebody without chips has busted out
refusal-bags-differ = The bags contain { $counted }, but { $in_play } are in play
    .hint = Count again where it differs, or write down what explains it
refusal-bags-sealed = The bags are sealed
    .hint = Undo the sealing to count again
refusal-bags-not-sealed = The bags are not sealed
    .hint = Seal them first
refusal-seal-twice = Seal { $seal } is already on the bag of { $player }
    .hint = Check the number on the bag
refusal-flights-together = Play has begun, or the flights have already come together
    .hint = Create a tournament for the day on which they come together
refusal-flight-twice = { $flight } is named twice
    .hint = Name every flight once; give two flights of the same name different names
refusal-flight-currency = { $flight } was played in another currency
    .hint = Give this event the currency of its flights, or bring together only flights with the same currency
refusal-flight-envelopes = { $flight } has bounties in undrawn envelopes, and this event has no mystery bounties
    .hint = Set mystery bounties in the prices of this event, and bring the flights together again
refusal-name-twice-in-flight = Two players of { $flight } are called { $name }
    .hint = Tell them apart in that flight, by a middle name or a town, and bring the flights together again
refusal-flight-bag-empty = { $name } bagged nothing in { $flight }
    .hint = Enter the bust-out in that flight, or count the bag

## A person's evening

evening-left-early = Left early from { $seat } with { $chips } at { $time }
evening-shared = Got { $chips } of the chips of { $player }, who left early
evening-bagged = Bagged { $chips }
evening-brought-forward = Came from the flights with { $chips }

## What needs doing

need-bags-due = { $players ->
    [one] One player has not bagged
   *[other] { $players } players have not bagged
}
    .detail = { $tables ->
        [one] At table { $table }
       *[other] At { $tables } tables, table { $table } first
    }
    .button = Count bags…
need-bags-to-seal = { $sign ->
    [over] The bags contain { $difference } too many
    [missing] { $difference } are missing from the bags
   *[none] All bags are counted and add up
}
    .detail = { $sign ->
        [none] Seal them, and the day is done
       *[other] Count again where it differs, or write down what explains it
    }
    .button = Check the bags…
need-next-day = Bags are sealed: draw seats for day { $day }
    .detail = { $players ->
        [one] { $players } player comes back
       *[other] { $players } players come back
    }
    .button = Begin day { $day }…
need-start-day = Day { $day } is drawn: start the clock when play begins
    .detail = Stacks of absent players go to their seats and are blinded off
    .button = Resume clock

## On paper

print-bag-tags-button = Print bag tags…
print-bag-chips = Chips
print-bag-seal = Seal { $seal }
print-bag-seal-open = Seal
print-bag-player = Player
print-bag-floor = Floor

## In the terminal

flight-damaged = The journal of this flight is damaged, so its bags are not certain: { $file }
flight-not-sealed = The bags of this flight are not sealed: { $file }. End its day, count every bag and seal them first
flight-doubtful = { $count ->
    [one] These names
   *[other] In { $count } places names
} may be one person: { $pairs }. Say --same 'NAME=NAME' for each pair that is one, and --others-differ for the rest
flight-same-unreadable = Type two names with = between them, not this: { $told }

## The window

chips-part-bags = Days and bags
days-day = Day { $day }
days-end = End day { $day }
    .tip = The clock stops, and no hand begins until the next day; then stacks go into bags
days-end-hint = End the day after its last hands. Then every stack is counted into a bag, the bags are sealed, and the next day begins with a draw of all seats.
days-stat-day = Day
days-stat-bags = Bags
days-stat-counted = Counted
days-stat-in-play = In play
days-filled = { $filled } of { $all }
days-still = { $players ->
    [one] One player has not bagged
   *[other] { $players } players have not bagged
}
days-adds-up = Everything adds up
days-too-many = { $chips } too many
days-too-few = { $chips } missing
days-seals = Seals
days-table = Table { $table }: { $filled } of { $all }
days-by-chips = Bags by chips
days-column-known = Last known
days-column-difference = Difference
days-column-seal = Seal
days-chips-of = Chips of { $player }
days-seal-of = Seal of { $player }
days-no-number = no number
days-same = the same
days-unreadable = The chips of { $player } are not a number
days-seal-alone = Enter the chips of { $player } too. A seal without chips is not saved
days-nothing-typed = Type the chips of the first player, then Enter
days-save-table = Save table { $table }
    .tip = Enter in the last field saves the table and goes to the next one
days-table-sum = { $counted } counted, { $known } last known at this table
days-seal-hint = Two people compare the bags with this list before it is sealed. Afterwards nothing can be counted again unless you undo the sealing.
days-signed = Signed by
days-signed-hint = Names separated by commas
days-note = What explains the difference
days-note-hint = Chips that were found, a stack that was not counted
days-seal-do = Seal all bags
    .tip = Records that the bags contain what was counted, and who signed
days-sealed = Sealed with { $chips } at { $time }
days-signed-by = Signed by { $names }
days-next = Day { $day }
days-seats-redraw = Draw all seats
    .detail = At as few tables as possible
days-seats-keep = Keep the seats
    .detail = Everybody sits where they sat
days-begin = Begin day { $day }
    .tip = The clock stays paused until you resume it
days-next-starts = Day { $day } starts
days-next-time = Time
days-next-say = Set the start of day { $day }
    .tip = Screens, phones and pages show it. Nothing starts by itself
days-next-known = Day { $day } starts { $time }
days-next-unsay = Remove
days-flights = Flights that come together
days-flights-hint = Choose the tournament of every flight. Its day must be over and its bags sealed; everybody continues with what was in their bag.
days-flight = { $flight }: { $players } of { $entries } bagged { $chips }
days-flight-money = { $flight }: { $players } of { $entries } bagged { $chips }; { $money } come along for prizes and bounties
days-flight-add = Add a flight…
days-flight-leave-out = Leave { $flight } out
days-flight-unreadable = This file cannot be read as a tournament: { $file }
days-stacks-best = Best stack
    .detail = Players who bagged in several flights continue with the largest stack; the others leave play
days-stacks-all = All stacks
    .detail = Players who bagged in several flights continue with all stacks together
days-doubts = Is this one person?
days-doubts-open = Decide for every pair of names whether it is one person
days-same-person = One person
days-two-people = Two people
days-together = Bring { $players } stacks together
days-leave = Leaves early…
days-leave-place-unknown = Takes place { $place }. How many places are paid is not set.
days-leave-place-paid = Takes place { $place }, which is paid.
days-leave-place-unpaid = Takes place { $place }; { $paid } are paid.
days-leave-hint = Leaving for good is by agreement. The prize for each place stays as it is.
days-leave-stack = Stack
days-leave-known = { $chips } last known
days-leave-chips = The chips
days-leave-by-rules = By the rules
days-leave-removed = Out of play
days-leave-shared = Shared equally
days-leave-do = Leaves now

## The command box

command-say-leave = leave, leaves, leave early
command-say-bag = bag, bags
command-say-end-day = end day, day over
command-do-leave = { $player } leaves early
command-do-bag = Bags of table { $table }
command-do-bags = Bags
command-do-end-day = End the day

## Settings

setting-flight-stacks = Stacks from several flights
    .what = Which stack a player continues with after bagging in more than one flight
    .later = Can change until the flights come together
flight-stacks-best = best stack
flight-stacks-all = all stacks
