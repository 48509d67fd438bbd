# The log with looking back and taking back, a person's evening, and lists of players.

## The log

log-search-hint = Words, names, a time or #57
log-found-of = { $found } of { $acts } actions
log-left-out = { $lines ->
        [one] One line was left out
       *[other] { $lines } lines were left out
    }
    .tip = Entries of the damaged file that were not carried over; enter again what still counts
log-none-found = No action matches
    .hint = Try fewer words or other filters
log-all = Show all actions
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
    .tip = Type a time and press Enter to see everything as it was then
log-as-of-unreadable = Type a time like 20:14 when the tournament already existed
log-column-number = No.
log-column-level = Level
log-level = Level { $level }
log-later = later
log-undone-by = Undone by action { $act }
log-act = Action { $act }
log-show-act = Show action { $act }
log-show-more = Show { $more } more
log-look-before = As it was before
    .tip = Shows the whole window as it was then; nothing can be changed there
log-look-after = And after
log-look-none = The tournament did not exist before this action
log-act-lines = Details
log-act-players = Players
log-act-tables = Tables
log-act-draw = To check the draw
log-go-player = Everything about { $player }
log-go-table = Show table { $table }
log-only-player = Only actions about this player
log-only-table = Only actions about this table
common-copy = Copy

## Looking back

back-before = As of { $time }, before action { $act }
back-after-last = As of { $time }, after the last action
back-now = Back to now
back-earlier = One action earlier
back-later = One action later
back-no-further = No further action
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

take-back-from = Undo from here on ({ $acts ->
    [one] { $acts } action
   *[other] { $acts } actions
})…
take-back-nothing = Everything from here on is already undone
take-back-title = Undo from action { $act } on
take-back-list = { $acts ->
    [one] { $acts } action is undone
   *[other] { $acts } actions are undone, newest first
}
take-back-undone = { $undone ->
    [one] { $undone } more was undone before
   *[other] { $undone } more were undone before
}
take-back-after = Result
take-back-players = Players: { $then } (now { $now })
take-back-tables = Tables: { $then } (now { $now })
take-back-clock = Clock: { $then } (now { $now })
take-back-draws = { $draws ->
    [one] A draw is undone: if you draw again, the seats will be different
   *[other] { $draws } draws are undone: if you draw again, the seats will be different
}
take-back-entries = Entries are undone: those players are no longer on the list
take-back-others = { $acts ->
    [one] { $acts } of these actions is not yours: { $names } did it
   *[other] { $acts } of these actions are not yours: { $names } did them
}
take-back-first = Action 1 created the tournament and stays
take-back-acts = To undo
take-back-do = { $acts ->
    [one] Undo { $acts } action
   *[other] Undo { $acts } actions
}
take-back-overtaken = Another action came in meanwhile: check the list again
take-back-progress = { $done } of { $all } actions undone
take-back-stop = Stop here
take-back-done = { $done ->
    [one] { $done } action undone
   *[other] { $done } actions undone
}
take-back-stopped = Stopped after { $done } of { $all } actions undone
take-forth = { $done ->
    [one] Redo it
   *[other] Redo all { $done }
}
take-forth-done = { $done ->
    [one] { $done } action redone
   *[other] { $done } actions redone
}
take-forth-stopped = Stopped after { $done } of { $all } actions redone

put-right = Or correct only this
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
evening-sold-all-the-same = Sold anyway, { $limit ->
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
evening-withdrawn = Unregistered
evening-renamed = Name corrected to { $name }
evening-queued = In line as an alternate
evening-needs = Must have { $seat }
evening-needs-none = May sit anywhere
evening-apart = Kept apart from { $player }
evening-freed = May sit with { $player } again
evening-locked = Locked, not to be moved for balance
evening-unlocked = Unlocked
evening-noted = Noted: { $note }
evening-note-gone = Note removed
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
card-undone = undone by action { $act }
card-all-acts = All actions in the log
card-line = Timeline
card-line-seat = table { $table } from { $from } to { $to }
card-line-break = break from { $from } to { $to }
card-line-out = Out
card-line-break-mark = break
card-open = Full history…
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
    .tip = Click again to reverse, once more to reset
players-many-max = Choose at most { $most } players for this
players-lock-many = Lock { $players }
players-unlock-many = Unlock { $players }
players-rebuy-many = { $players ->
    [one] { $players } rebuy
   *[other] { $players } rebuys
}
players-select-none = Select nobody
players-menu = Options

players-paste-lines = { $lines ->
    [one] Pasted: { $lines } line
   *[other] Pasted: { $lines } lines
}
players-paste-leave = Clear this list
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
players-preview-letters = some letters cannot be shown in this window, but they are saved
players-preview-signs = has characters that names do not have
players-preview-sentence = looks like a sentence
players-preview-turned = last name first, or two people
players-preview-like-heading = looks like a heading
players-preview-chat = a chat message; type only the name
players-preview-marked-no = a mark beside it says no
players-preview-several = looks like several people
players-preview-heading = a heading
players-preview-not-playing = listed as not playing, or not yet
