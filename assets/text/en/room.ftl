# The room as a floor plan: where tables stand, and what is the matter with them.

event-tables-placed = { $tables ->
    [one] Table { $numbers } { $free ->
        [yes] is placed in a free spot
       *[no] moved on the floor plan
    }
   *[other] { $tables } tables { $free ->
        [yes] are placed in free spots: { $numbers }
       *[no] moved on the floor plan: { $numbers }
    }
}
    .name = floor plan
refusal-outside-the-room = Table { $table } would stand outside the floor plan
    .hint = The plan is { $meters } m wide and deep; put the table closer to the others

room-plan = { $tables ->
    [one] Floor plan with { $tables } table
   *[other] Floor plan with { $tables } tables
}
room-final = Final table
room-find = Table or player
room-find-nobody = Nobody at a table has these letters in the name
room-zoom-in = Zoom in
room-zoom-out = Zoom out
room-zoom-whole = Whole room

room-more = More
    .name = More for the room
    .tip = Redraw, more tables, break order, floor plan, seat cards
room-more-table = More for table { $table }

## The legend

room-legend = Legend
room-legend-short = { $tables ->
    [0] Short
    [one] Short: { $tables } table
   *[other] Short: { $tables } tables
}
room-legend-halted = { $tables ->
    [0] Halted
    [one] Halted: { $tables } table
   *[other] Halted: { $tables } tables
}
room-legend-breaking = { $tables ->
    [0] Breaks next
    [one] Breaks next: { $tables } table
   *[other] To break: { $tables } tables
}
room-legend-final = Final table
room-legend-button = Where is the button?
room-legend-tracked = Every hand is entered

## Moves

room-move = Move { $player } from { $from } to { $to }: { $reason }
    .tip = Click to order this move
room-move-done = { $player } moves from { $from } to { $to }: done
    .tip = Click once the player is seated
room-accept = { $moves ->
    [one] Accept 1 move
   *[other] Accept all { $moves } moves
}
room-all-done = { $moves ->
    [one] Move done
    [2] Both moves done
   *[other] All { $moves } moves done
}
room-moves-hint = Click an arrow for that move only
room-alternates = { $players ->
    [one] { $players } alternate waits
   *[other] { $players } alternates wait
}
room-seat-alternate = Give { $player } a seat
room-let-go = Drop on a seat or a table
room-own-seat = The player already sits here
room-own-table = This is the player's table: drop on a seat
room-same-table = Within one table no rule asks for a move; the blinds come to the new seat
room-only-seat = an open seat
room-worst = Table { $table }, worst seat { $seat }: { $role }
room-worst-unknown = The button of table { $table } is not known, so choose the seat
room-no-seat-open = No seat is open at table { $table }
room-by-rule = By the rule, { $player } at table { $table }, seat { $seat }, would move: the next big blind ({ $rule })
room-proposal = Move { $player } to { $to }: { $role }
room-swap = Swap
room-type-a-seat = Type the number of an open seat, then Enter
room-gone-player = { $player } is no longer in, so nothing was moved
room-gone-table = { $tables ->
    [one] Table { $numbers } is gone, so it was not moved
   *[other] Tables { $numbers } are gone, so they were not moved
}

room-next-hand = Next hand at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
room-next-hand-left-out = Left out: { $tables ->
    [one] table { $numbers }
   *[other] tables { $numbers }
}; hands there are not entered, or are in doubt

## Where tables stand

room-arrange = Arrange…
    .tip = Place tables as they are in the room
room-arrange-done = Done
room-per-row = Tables per row
room-in-rows = Set in rows
    .tip = All tables in order, this many per row
room-automatic = Fit to the window
    .tip = Forgets the table positions, and shows tables as large as possible
room-marked = { $tables ->
    [0] Drag tables to where they stand; Shift or a box selects several
    [one] { $tables } table selected
   *[other] { $tables } tables selected
}
