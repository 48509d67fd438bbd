# Every setting of a tournament: its name, what it does, what a change does while the event runs,
# and the rule behind it. The attribute none is said where nothing is set.

setting-name = Name
    .what = Shown on the clock and on printouts
    .later = Papers that are printed keep the old name
setting-description = Description
    .what = What the house writes about the event, in as many lines as it needs
    .later = Holds at once
    .none = none
setting-notes = Notes
    .what = Notes on the evening; never printed
    .later = Holds at once
    .none = none
setting-league = League
    .what = The league that the event counts for
    .later = Holds at once
    .none = none
setting-season = Season
    .what = The season of the league
    .later = Holds at once
    .none = none
setting-points-formula = Formula for points
    .what = What everybody gets for a league by their place, such as n - r + 1; a statement a line
    .later = Everybody's points are worked out anew
    .none = no points
setting-rulebook = Rulebook
    .what = The book that rulings cite; it also sets how the button moves and when tables stop
    .later = Holds from the next hand; everything below that the books see differently changes with it
setting-name-order = Names in lists
    .what = Under which word of a name people find themselves in lists by name. Names stay as they were typed.
    .later = Lists that are printed from now on are in the new order.
name-order-surname-last = By the last word: Jan van den Berg under B, Robert De Niro under D
name-order-surname-first = By the first word, where surnames are typed first
setting-public-language = Language of papers and clock
    .what = In which language papers and the players' clock are, whatever the language of this window
    .later = Papers that are printed from now on, and the clock, are in it.
    .none = That of this computer
setting-second-language = Second language
    .what = The players' clock shows both in turn, and the print screen offers both
    .later = The clock shows both in turn from now on.
    .none = None
setting-languages = Languages at the tables
    .what = What may be spoken while a hand is played; stands on the house rules and the table card
    .later = Holds at once; print the house rules and the table card again
    .none = not told
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 6
       *[other] TDA 2011 rule 2
    }
setting-starting-chips = Starting chips
    .what = Chips for an entry and a re-entry
    .later = Whoever has entered keeps the old stack, so that stacks are unequal
setting-late-registration = Late registration
    .what = Entries are sold until this level and the break after it are over
    .later = Entries are sold, or no longer sold, at once
    .none = until the first hand
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 8
       *[other] The house decides
    }
setting-re-entries = Re-entries per player
    .what = How often somebody may enter again after busting out, while late registration is open
    .later = Counts those taken already
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 8
       *[other] The house decides
    }
setting-rebuys = Rebuys per player
    .what = How often a player may buy more chips without leaving the seat
    .later = Counts those taken already
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 27
       *[other] TDA 2011 rule 24
    }
setting-rebuy-chips = Chips for a rebuy
    .what = Chips that one rebuy buys
    .later = Rebuys taken already stay as they were
    .none = as many as the starting chips
setting-rebuy-level = Rebuys until level
    .what = Rebuys are sold until this level and the break after it are over
    .later = Rebuys are sold, or no longer sold, at once
    .none = not sold
setting-add-on = Chips for the add-on
    .what = Chips that everybody may buy once, usually in the break after the rebuys
    .later = Add-ons taken already stay as they were
    .none = no add-on
setting-seats-per-table = Seats per table
    .what = How many seats a table gets when the room is set up
    .later = Tables that stand keep their seats; only tables added later get so many
setting-tracking = Enter every hand
    .what = At which tables you enter every hand, so that the program always knows the button
    .later = Holds from the next hand; at the other tables the button is asked for when it matters
setting-balance = Tables may differ by
    .what = How many players two tables may differ by before one of them gets a player
    .later = The next plan for the room keeps to it
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 11
       *[other] TDA 2011 rule 8
    }
setting-early-breaks = Break tables during entries
    .what = Whether Floorman proposes to break tables while entries or rebuys are sold; players who come later need seats
    .later = The next plan for the room keeps to it; broken tables stay broken
setting-redraw-players = Redraw at players left
    .what = All seats are drawn anew when so many players are left; several numbers with commas
    .later = Redraws that are done stay done
    .none = no redraw
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-9
        [tda-2022] TDA 2022, recommended
        [tda-2019] TDA 2019, recommended
       *[other] TDA 2011 rule 9
    }
setting-redraw-tables = Redraw at tables left
    .what = All seats are drawn anew when so many tables are left; 1 is the final table
    .later = Redraws that are done stay done
    .none = no redraw
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-9
        [tda-2022] TDA 2022, recommended
        [tda-2019] TDA 2019, recommended
       *[other] TDA 2011 rule 9
    }
setting-final-table = Final table size
    .what = How many players sit down at the final table of this event
    .later = Counts until the final table is drawn
    .none = as the rules say
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-9
        [tda-2022] TDA 2022, recommended
        [tda-2019] TDA 2019, recommended
       *[other] TDA 2011 rule 9
    }
setting-button = Button
    .what = Dead: blinds are never skipped, the button may stand at an empty seat; otherwise it moves to the next player
    .later = Holds from the next hand at every table
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 32
       *[other] TDA 2011 rule 29
    }
setting-halt = Short tables stop
    .what = When a table that is short of players waits for a balancing player
    .later = Tables stop or play on at once
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 11-D
       *[other] TDA 2011 rule 8-A
    }
setting-halt-gap = Short by
    .what = How many players fewer than the fullest table count as short
    .later = Tables stop or play on at once
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 11-D
       *[other] TDA 2011 rule 8-A
    }
setting-final-full = Final table, full tables
    .what = Players at the final table where tables have eight seats or more
    .later = Counts until the final table is drawn
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-9
        [tda-2022] TDA 2022, recommended
        [tda-2019] TDA 2019, recommended
       *[other] TDA 2011 rule 9
    }
setting-final-short = Final table, short-handed
    .what = Players at the final table where tables have seven seats or fewer
    .later = Counts until the final table is drawn
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-9
        [tda-2022] TDA 2022, recommended
        [tda-2019] TDA 2019, recommended
       *[other] TDA 2011 rule 9
    }
setting-final-stud = Final table, stud
    .what = Players at the final table of a stud event
    .later = Counts until the final table is drawn
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
} from { $tables } tables on
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
    .what = Can change at any time without harm
setting-later-from-next = From the next hand or sale
    .what = Can change at any time; holds from the next hand or purchase on
setting-later-before-entries = Before the first entry
    .what = Not without harm once entries are sold
setting-later-before-draw = Before the draw
    .what = Not without harm once seats are drawn

## The screen

setup-search = Search settings
    .hint = rebuy, redraw, button…
setup-found = { $settings ->
    [one] { $settings } setting
   *[other] { $settings } settings
}
setup-none-found = No setting has these words
setup-page-tournament = Tournament
setup-page-rules = Rules
setup-rules-what = Where rulebooks differ, the event plays as its book does, or as the house chooses here
setup-rules-other-book = Plays every point as this book has it, without the choices of the house
setup-rules-own = Only what this house plays otherwise
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
setup-rules-none-found = No point has these words
setup-rules-change = { $setting }: { $to }
setup-page-program = This computer
setup-structure = Levels and breaks
    .what = Blinds, antes, breaks and how long each of them lasts
setup-structure-go = Edit beside the clock
setup-keep = Keep as a template
    .tip = Settings and structure as they stand, to start the next tournament from
setup-kept = Kept as a template: { $file }
setup-change = { $setting }: { $from } → { $to }
setup-changes = { $changes ->
    [one] { $changes } change, not saved yet
   *[other] { $changes } changes, not saved yet
}
setup-harm = Careful: { $harm }
setup-numbers-unreadable = Type numbers with commas, like 27, 18, 9
setup-early-seats = Seats
setup-early-percent = % of the seats
setup-gap-add = Add a line for larger rooms
setup-gap-remove = Remove this line
setup-gap-players = Players
setup-gap-tables = Tables
setup-gap-from = from so many tables
setup-limit-count = { $setting }, how many
setup-is-set = { $setting }, given

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
new-players = Players of { $file } are registered next
new-players-drop = Leave the list out

start-import = Import players…
    .tip = A new tournament with a list of players, or another event's CSV
