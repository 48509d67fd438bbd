# The log with looking back and taking back, a person's evening, and lists of players.

## The log

log-search-hint = Words, names, a time or #57
log-found-of = { $found } of { $acts } acts
log-left-out = { $lines ->
        [one] One line was left out
       *[other] { $lines } lines were left out
    }
    .tip = What stood in the damaged file and did not come along; do again what still counts
log-none-found = No act fits
    .hint = Try fewer words or other filters
log-all = Show all acts
log-kind-clock = Clock
log-kind-entries = Entries
log-kind-seating = Seating
log-kind-bust-outs = Bust-outs
log-kind-chips = Chips
log-kind-button = Button
log-kind-settings = Settings
log-kind-rulings = Rulings
log-kind-penalties = Penalties
log-kind-money = Money
log-kind-undo = Undone
log-only-kind = Only { $kind }
log-person = Person
log-table = Table no.
log-as-of = As of 20:14
    .tip = Type a time and press Enter: everything is shown as it stood then
log-as-of-unreadable = Type a time like 20:14 at which the tournament was there
log-column-number = No.
log-column-level = Level
log-level = Level { $level }
log-later = later
log-undone-by = Undone by act { $act }
log-act = Act { $act }
log-show-act = Show act { $act }
log-show-more = Show { $more } more
log-look-before = As it stood before
    .tip = Shows the whole window as it stood then; nothing can be changed there
log-look-after = And after
log-look-none = Before this act there was no tournament
log-act-lines = In detail
log-act-players = Players
log-act-tables = Tables
log-act-draw = To check the draw
log-go-player = Everything about { $player }
log-go-table = Show table { $table }
log-only-player = Only acts about this player
log-only-table = Only acts about this table
common-copy = Copy

## Looking back

back-before = As of { $time }, before act { $act }
back-after-last = As of { $time }, after the last act
back-now = Back to now
back-earlier = One act earlier
back-later = One act later
back-no-further = There is no further act
back-left = { $time } left
back-players = { $left } of { $entries } players
back-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
back-live = the clock above is live
back-refused = You are looking back, and nothing can be changed there
    .hint = Go back to now first (Esc)

## Taking back

take-back-from = Take back from here on ({ $acts ->
    [one] { $acts } act
   *[other] { $acts } acts
})…
take-back-nothing = Nothing from here on is in force
take-back-title = Take back from act { $act } on
take-back-list = { $acts ->
    [one] { $acts } act is taken back
   *[other] { $acts } acts are taken back, the newest first
}
take-back-undone = { $undone ->
    [one] { $undone } more was taken back before
   *[other] { $undone } more were taken back before
}
take-back-after = Then it stands like this
take-back-players = Players: { $then } (now { $now })
take-back-tables = Tables: { $then } (now { $now })
take-back-clock = Clock: { $then } (now { $now })
take-back-draws = { $draws ->
    [one] A draw is taken back: drawn again, the seats will be others
   *[other] { $draws } draws are taken back: drawn again, the seats will be others
}
take-back-entries = Entries are taken back: those players are no longer on the list
take-back-others = { $acts ->
    [one] { $acts } of these acts is not yours: { $names } did it
   *[other] { $acts } of these acts are not yours: { $names } did them
}
take-back-first = Act 1 made the tournament and stays
take-back-acts = What is taken back
take-back-do = { $acts ->
    [one] Take back { $acts } act
   *[other] Take back { $acts } acts
}
take-back-overtaken = Another act came in between: look through the list again
take-back-progress = { $done } of { $all } acts taken back
take-back-stop = Stop here
take-back-done = { $done ->
    [one] { $done } act taken back
   *[other] { $done } acts taken back
}
take-back-stopped = Stopped after { $done } of { $all } acts taken back
take-forth = { $done ->
    [one] Put it back
   *[other] Put all { $done } back
}
take-forth-done = { $done ->
    [one] { $done } act put back
   *[other] { $done } acts put back
}
take-forth-stopped = Stopped after { $done } of { $all } acts put back

put-right = Or put only this right
put-right-reinstate = Reinstate { $player }
put-right-bust-out = Correct the bust-out of { $player }…
put-right-name = Correct the name of { $player }…
put-right-stack = Count the stack of { $player }…
put-right-note = Note on { $player }…
put-right-need = Required seat of { $player }…
put-right-unregister = Unregister { $player }
put-right-void = { $sale ->
        [entry] Entry
        [re-entry] Re-entry
        [rebuy] Rebuy
       *[add-on] Add-on
    } of { $player } is void
put-right-lock = Lock { $player }
put-right-unlock = Unlock { $player }
put-right-move = Move { $player } back to { $seat }
put-right-apart = Keep { $players } apart
put-right-free = No longer keep { $players } apart
put-right-open-seat = Put { $seat } back into use
put-right-close-seat = Take { $seat } out of use
put-right-table = Remove table { $table }
put-right-less = Take { $time } from the clock
put-right-more = Add { $time } to the clock
put-right-button = Set the button of table { $table }…
put-right-hands = Change how hands are entered
put-right-settings = Change the settings again…
put-right-structure = Change the structure again…

## A person's evening

evening-entered = Entered, { $chips } chips
evening-re-entered = Entered again, { $chips } chips
evening-rebought = Rebuy, { $chips } chips
evening-rebought-back = Rebuy, { $chips } chips, back at { $seat }
evening-added-on = Add-on, { $chips } chips
evening-sold-all-the-same = Sold all the same, { $limit ->
        [registration-over] after registration
        [re-entries-used] past the last re-entry
        [rebuys-over] after the last level for rebuys
        [rebuys-used] past the last rebuy
        [buy-in-over] past the limits of its price
       *[add-on-taken] past the add-on
    }: { $reason }
evening-voided = { $sale ->
        [entry] Entry
        [re-entry] Re-entry
        [rebuy] Rebuy
       *[add-on] Add-on
    } void{ $then ->
        [off] , off the list
        [out] , out as before
       *[before] {""}
    }: { $chips } out of play, money { $money ->
        [kept] kept
       *[given-back] given back
    }{ $noted ->
        [yes] {""} ({ $note })
       *[no] {""}
    }
evening-counted = Stack counted: { $chips }
evening-withdrawn = Taken off the list
evening-renamed = Name corrected to { $name }
evening-queued = In line as an alternate
evening-needs = Must have { $seat }
evening-needs-none = May sit anywhere
evening-apart = Kept apart from { $player }
evening-freed = May sit with { $player } again
evening-locked = Locked, not to be moved for balance
evening-unlocked = Unlocked
evening-noted = Noted: { $note }
evening-note-gone = Note taken away
evening-drew = Drew { $seat } in draw { $draw }{ $waits ->
        [yes] {""}, waits one hand
       *[no] {""}
    }
evening-seated = Seated by hand at { $seat }{ $waits ->
        [yes] {""}, waits one hand
       *[no] {""}
    }
evening-moved = Moved from { $from } to { $seat }: { $reason }{ $ruled ->
        [yes] {""} ({ $rule })
       *[no] {""}
    }{ $waits ->
        [yes] {""}, waits one hand
       *[no] {""}
    }
evening-move-done = Move done
evening-busted = Busted out at { $seat } at { $time }{ $hand ->
        [none] {""}
        [announced] {""} in the announced hand
       *[other] { $orbit ->
            [yes] {""} in orbit { $hand }
           *[no] {""} in hand { $hand } of hand for hand
        }
    }{ $credited ->
        [yes] {""}, by { $by }
       *[no] {""}
    }
evening-took-out = Busted out { $players }
evening-reinstated = Reinstated at { $seat }
evening-reinstated-unseated = Reinstated, and waits in line for a seat
evening-corrected = Bust-out corrected: at { $time }{ $hand ->
        [none] {""}
        [announced] {""} in the announced hand
       *[other] { $orbit ->
            [yes] {""} in orbit { $hand }
           *[no] {""} in hand { $hand } of hand for hand
        }
    }{ $credited ->
        [yes] {""}, by { $by }
       *[no] {""}
    }
evening-credited = Won the chips of { $player }, as corrected
evening-raced = Chip race: { $races } ({ $change })
evening-exchanged = Changed { $chips } × { $value } for { $received } × { $next }
evening-late-chips = Had { $chips } × { $value } after the race: { $paid ->
        [0] nothing paid
       *[other] { $paid } × { $smallest } paid
    }
evening-posted = Sat a hand out, { $chips } posted
evening-clock-called = Clock called{ $floor ->
        [yes] {""}
       *[no] {""}, asked for by a player
    }: { $secs } seconds and a countdown of { $countdown }
evening-clock-settled = Clock after { $secs ->
        [one] 1 second
       *[other] { $secs } seconds
    }: { $outcome ->
        [acted] acted in time
        [dead] time was up, the hand is dead
        [checked] time was up, checked
       *[waived] called off
    }
evening-shot-clock = Shot clock ran out: { $outcome ->
        [dead] the hand is dead
       *[other] checked
    }
evening-time-card = Played a time card, { $left ->
        [0] none is left
        [one] 1 is left
       *[other] { $left } are left
    }
evening-time-cards-given = Got { $cards ->
        [one] 1 time card
       *[other] { $cards } time cards
    }
arrival-drawn = drawn
arrival-by-hand = given by hand
arrival-back = back after a bust-out

card-place = place { $place }
card-number = No. { $number }
card-stack = Stack { $chips }
card-entries = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
card-rebuys = { $rebuys ->
    [one] { $rebuys } rebuy
   *[other] { $rebuys } rebuys
}
card-add-ons = { $add_ons ->
    [one] { $add_ons } add-on
   *[other] { $add_ons } add-ons
}
card-locked = Locked
card-busted-by = Busted out by { $players }
card-took-out = Busted out { $players }
card-seats = Seats
card-stay = { $from } to { $to }
card-stay-now = { $from } until now
card-waited = waited one hand
card-what = What happened
card-what-none = Nothing yet
card-undone = undone by act { $act }
card-all-acts = All acts in the log
card-line = The evening as a line
card-line-seat = table { $table } from { $from } to { $to }
card-line-break = break from { $from } to { $to }
card-line-out = Out
card-line-break-mark = break
card-open = Whole evening…
    .tip = Everything about this player: seats, bust-outs, what was bought (Enter)

## Lists of players

players-show-all = Show everybody
players-search-help = Letters of a name, a table (t12), a seat (12/3), a player's number (#45), or a word: in, out, waiting, locked, moved, apart, needs

players-says-in = in
players-says-out = out busted
players-says-waiting = waiting alternate
players-says-locked = locked
players-says-moving = moved moving
players-says-apart = apart
players-says-needs = needs
players-says-table = t table
players-sort = Sort by { $column }
    .tip = Once more: the other way round, then as before
players-many-max = Choose at most { $most } players for this
players-lock-many = Lock { $players }
players-unlock-many = Unlock { $players }
players-rebuy-many = { $players ->
    [one] { $players } rebuy
   *[other] { $players } rebuys
}
players-select-none = Select nobody
players-menu = What can be done

players-paste-lines = { $lines ->
    [one] Pasted: { $lines } line
   *[other] Pasted: { $lines } lines
}
players-paste-leave = Leave this list
players-paste-edit = Edit as text
players-preview = Check the list
players-preview-all = All { $lines }
players-preview-taken = Ticked { $lines }
players-preview-doubt = In doubt { $lines }
players-preview-problems = Not read { $lines }
players-preview-tick = Tick those shown
players-preview-untick = Untick those shown
players-preview-none = No such lines
players-preview-empty = { $lines ->
    [one] { $lines } empty line left out
   *[other] { $lines } empty lines left out
}
players-preview-line = Line { $line }
players-preview-no-letters = no letters
players-preview-address = looks like an address
players-preview-letters = some letters cannot be shown in this window, but are kept
players-preview-signs = has signs that names do not have
players-preview-sentence = looks like a sentence
players-preview-turned = last name first, or two people
players-preview-like-heading = looks like a heading
players-preview-chat = a line of a chat; write the name alone
players-preview-marked-no = a mark beside it says no
players-preview-several = looks like several people
players-preview-heading = a heading
players-preview-not-playing = listed as not playing, or not yet
