# Every setting of a tournament: its name, what it does, what a change does while the event runs,
# and the rule behind it. The attribute none is said where nothing is set.

setting-name = Name
    .what = Shown on the clock and on printouts
    .later = Papers already printed keep the old name
setting-description = Description
    .what = What the house writes about the event, on as many lines as it needs
    .later = Takes effect immediately
    .none = none
setting-notes = Notes
    .what = Notes about the event; never printed
    .later = Takes effect immediately
    .none = none
setting-league = League
    .what = The league that the event counts for
    .later = Takes effect immediately
    .none = none
setting-season = Season
    .what = The season of the league
    .later = Takes effect immediately
    .none = none
setting-points-formula = Formula for points
    .what = League points for each place, such as n - r + 1; one statement per line
    .later = Everybody's points are worked out again
    .none = no points
setting-rulebook = Rulebook
    .what = The book that rulings cite; it also sets how the button moves and when tables stop
    .later = Takes effect from the next hand; everything below on which the books differ changes with it
setting-name-order = Names in lists
    .what = Which word of a name lists are sorted by. Names stay as they were typed.
    .later = Lists printed from now on are in the new order.
name-order-surname-last = By the last word: Jan van den Berg under B, Robert De Niro under D
name-order-surname-first = By the first word, if surnames are typed first
setting-public-language = Language of papers and clock
    .what = The language of papers and the players' clock; this window may use another
    .later = The clock and papers printed from now on use it.
    .none = This computer's language
setting-second-language = Second language
    .what = The players' clock shows both in turn, and the print screen offers both
    .later = The clock shows both in turn from now on.
    .none = None
setting-languages = Languages at the tables
    .what = What may be spoken during a hand; shown on the house rules and the table card
    .later = Takes effect immediately; print the house rules and the table card again
    .none = not set
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 6
       *[other] TDA 2011 rule 2
    }
setting-starting-chips = Starting chips
    .what = Chips for an entry and a re-entry
    .later = Players already entered keep the old stack, so stacks are unequal
setting-late-registration = Late registration
    .what = Entries are sold until this level and the break after it are over
    .later = Entry sales open or close immediately
    .none = until the first hand
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 8
       *[other] The house decides
    }
setting-re-entries = Re-entries per player
    .what = How often a player may enter again after busting out, while late registration is open
    .later = Includes those already taken
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 8
       *[other] The house decides
    }
setting-rebuys = Rebuys per player
    .what = How often a player may buy more chips without leaving the seat
    .later = Includes those already taken
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 27
       *[other] TDA 2011 rule 24
    }
setting-rebuy-chips = Chips for a rebuy
    .what = Chips a player gets for one rebuy
    .later = Rebuys already taken do not change
    .none = as many as the starting chips
setting-rebuy-level = Rebuys until level
    .what = Rebuys are sold until this level and the break after it are over
    .later = Rebuy sales open or close immediately
    .none = not sold
setting-add-on = Chips for the add-on
    .what = Chips that everybody may buy once, usually in the break after the rebuys
    .later = Add-ons already taken do not change
    .none = no add-on
setting-seats-per-table = Seats per table
    .what = How many seats a table gets when the room is set up
    .later = Existing tables keep their seats; only tables added later get this many
setting-tracking = Enter every hand
    .what = Tables where you enter every hand, so that the program always knows the button
    .later = Takes effect from the next hand; at the other tables you are asked for the button when it matters
setting-balance = Tables may differ by
    .what = How many players two tables may differ by before they are balanced
    .later = Used from the next plan for the room
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 11
       *[other] TDA 2011 rule 8
    }
setting-early-breaks = Break tables during entries
    .what = Whether Floorman proposes to break tables while entries or rebuys are sold; players who come later need seats
    .later = Used from the next plan for the room; broken tables stay broken
setting-redraw-players = Redraw at players left
    .what = All seats are redrawn when this many players are left; separate numbers with commas
    .later = Redraws already done do not change
    .none = no redraw
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-9
        [tda-2022] TDA 2022, recommended
        [tda-2019] TDA 2019, recommended
       *[other] TDA 2011 rule 9
    }
setting-redraw-tables = Redraw at tables left
    .what = All seats are redrawn when this many tables are left; 1 is the final table
    .later = Redraws already done do not change
    .none = no redraw
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-9
        [tda-2022] TDA 2022, recommended
        [tda-2019] TDA 2019, recommended
       *[other] TDA 2011 rule 9
    }
setting-final-table = Final table size
    .what = How many players sit down at the final table of this event
    .later = Applies until the final table is drawn
    .none = as the rules say
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-9
        [tda-2022] TDA 2022, recommended
        [tda-2019] TDA 2019, recommended
       *[other] TDA 2011 rule 9
    }
setting-button = Button
    .what = Dead: blinds are never skipped, the button may be at an empty seat; otherwise it moves to the next player
    .later = Takes effect from the next hand at every table
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 32
       *[other] TDA 2011 rule 29
    }
setting-halt = Short tables stop
    .what = When a table that is short of players waits for a balancing player
    .later = Tables stop or play on immediately
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 11-D
       *[other] TDA 2011 rule 8-A
    }
setting-halt-gap = Short by
    .what = How many players fewer than the fullest table count as short
    .later = Tables stop or play on immediately
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 11-D
       *[other] TDA 2011 rule 8-A
    }
setting-final-full = Final table, full tables
    .what = Players at the final table if tables have eight seats or more
    .later = Applies until the final table is drawn
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-9
        [tda-2022] TDA 2022, recommended
        [tda-2019] TDA 2019, recommended
       *[other] TDA 2011 rule 9
    }
setting-final-short = Final table, short-handed
    .what = Players at the final table if tables have seven seats or fewer
    .later = Applies until the final table is drawn
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-9
        [tda-2022] TDA 2022, recommended
        [tda-2019] TDA 2019, recommended
       *[other] TDA 2011 rule 9
    }
setting-final-stud = Final table, stud
    .what = Players at the final table of a stud event
    .later = Applies until the final table is drawn
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-9
        [tda-2022] TDA 2022, recommended
        [tda-2019] TDA 2019, recommended
       *[other] TDA 2011 rule 9
    }

gap-always = { $gap ->
    [one] { $gap } player
   *[other] { $gap } players
}
gap-from-tables = { $gap ->
    [one] { $gap } player
   *[other] { $gap } players
} with { $tables } or more tables
early-breaks-never = never
early-breaks-seats = { $seats ->
    [one] only if more than { $seats } seat stays open
   *[other] only if more than { $seats } seats stay open
}
early-breaks-share = only if more than { $percent } % of the seats stay open

## The groups

setting-group-event = Event
setting-group-entries = Entries
setting-group-seating = Seating
setting-group-pace = Money and pace
setting-group-rules = Where rulebooks differ

## Whether it can change later

setting-later-any-time = Any time
    .what = Safe to change at any time
setting-later-from-next = From the next hand or sale
    .what = Can change at any time; takes effect from the next hand or purchase
setting-later-before-entries = Before the first entry
    .what = Not safe to change once entries are sold
setting-later-before-draw = Before the draw
    .what = Not safe to change once seats are drawn

## The screen

setup-search = Search settings
    .hint = rebuy, redraw, button…
setup-found = { $settings ->
    [one] { $settings } setting
   *[other] { $settings } settings
}
setup-none-found = No setting found
setup-page-tournament = Tournament
setup-page-rules = Rules
setup-rules-what = Where rulebooks differ, the event follows its own book, or what the house chooses here
setup-rules-other-book = Follows this book on every point, without the choices of the house
setup-rules-own = Only what this house plays differently
setup-rules-print = Print the house rules…
setup-rules-house = ◆ House rule
setup-rules-of-book = { $answer } ({ $book })
setup-rules-section = { $section } · { $points }{ $own ->
    [0] {""}
    [one] {" · "}{ $own } house rule
   *[other] {" · "}{ $own } house rules
}
setup-rules-found = { $settings ->
    [one] { $settings } point
   *[other] { $settings } points
}
setup-rules-none-found = No point found
setup-rules-change = { $setting }: { $to }
setup-page-program = This computer
setup-structure = Levels and breaks
    .what = Blinds, antes, breaks and how long each of them lasts
setup-structure-go = Edit beside the clock
setup-keep = Save as a template
    .tip = Saves the current settings and structure, to start the next tournament from
setup-kept = Saved as a template: { $file }
setup-change = { $setting }: { $from } → { $to }
setup-changes = { $changes ->
    [one] { $changes } change, not saved yet
   *[other] { $changes } changes, not saved yet
}
setup-harm = Careful: { $harm }
setup-numbers-unreadable = Type numbers separated by commas, like 27, 18, 9
setup-early-seats = Seats
setup-early-percent = % of the seats
setup-gap-add = Add a line for larger rooms
setup-gap-remove = Remove this line
setup-gap-players = Players
setup-gap-tables = Tables
setup-gap-from = from this many tables
setup-limit-count = { $setting }, how many
setup-is-set = { $setting }, set

## A new tournament

new-page-origins = Start from
new-page-structure = Structure
new-page-settings = Settings
new-settings-all = Show all settings
new-settings-few = Show only the usual ones
new-measured = Made to measure
    .detail = A structure for your players, your hours and your chips
new-own = One of your own templates
new-unreadable = This template cannot be read
# For as many players as are expected.
new-facts = { $chips } chips, { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
} of { $minutes } min · { $players } players: about { $time }
new-facts-beyond = { $chips } chips, { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
} of { $minutes } min · too few levels for { $players } players
new-entries = Players expected
new-players = Players from { $file } are registered next
new-players-drop = Leave the list out

start-import = Import players…
    .tip = A new tournament with a list of players, or another event's CSV
