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
    .name = seals of the bags
event-day-begun = Day { $day } began
    .name = beginning of day { $day }
event-brought-forward = Day { $day }: { $players } players from { $flights } brought forward with { $chips }, { $stacks ->
        [all] all stacks of everybody
       *[best] the best stack of everybody
    }{ $less ->
        [yes] ; { $given_up } left play
       *[no] {""}
    }
    .name = { $players } players brought forward
purpose-new-day = seats for day { $day }

## What is in the way

refusal-places-paid-unknown = How many places are paid is not known, and his chips go by that
    .hint = Say how many places are paid in the settings, or say whether the chips leave play or are shared
    .rule = CZ-TRN-03 to 05
refusal-stack-not-in-chips = The stack of { $player }, { $chips }, is not made of chips of { $smallest }
    .hint = Count the stack again
refusal-leaver-without-chips = { $player } has no chips to leave
    .hint = Enter the bust-out instead
refusal-day-over = Day { $day } is over
    .hint = Begin the next day first, or take the end of the day back
refusal-day-not-over = The day is not over
    .hint = End the day first
refusal-bag-empty = Nothing is in the bag of { $player }
    .hint = Count the stack; somebody without chips has busted out
refusal-bags-missing = { $players ->
    [one] One player has not bagged
   *[other] { $players } players have not bagged
}
    .hint = Count every stack first; somebody without chips has busted out
refusal-bags-differ = The bags hold { $counted }, and { $in_play } are in play
    .hint = Count again where it differs, or write down what explains it
refusal-bags-sealed = The bags are sealed
    .hint = Take the seals back to count again
refusal-bags-not-sealed = The bags are not sealed
    .hint = Seal them first
refusal-seal-twice = Seal { $seal } closes the bag of { $player }
    .hint = Read the number on the bag again
refusal-flights-together = Play has begun, or the flights came together already
    .hint = Make a tournament for the day on which they meet
refusal-flight-twice = { $flight } is named twice
    .hint = Name every flight once; give two flights of the same name different names
refusal-name-twice-in-flight = Two players of { $flight } are called { $name }
    .hint = Tell them apart in that flight, by a middle name or a town, and bring the flights together again
refusal-flight-bag-empty = { $name } bagged nothing in { $flight }
    .hint = Enter the bust-out in that flight, or count the bag
