# Chip races: what happened, what is in the way, and the screen on which they are run.

## In every sentence

change-more = +{ $number }
change-as-is = { $number }
race-values = { $value } for { $next }

## The log

event-chips-raced = { $tables ->
    [one] Table { $numbers } raced { $values }
   *[other] { $tables } tables raced { $values }: { $numbers }
}; { $odd ->
    [0] no odd chips
    [one] { $odd } odd chip
   *[other] { $odd } odd chips
}, { $won } won{ $rescued ->
    [0] {""}
   *[other] , { $rescued } rescued
}, chips in play { $change }{ $draw ->
    [none] {""}
   *[other] , cards from draw { $draw }
}
    .name = { $tables ->
        [one] chip race at table { $numbers }
       *[other] chip race at { $tables } tables
    }
race-seat-line = Table { $table }, seat { $seat }: { $player } { $races } ({ $change })
race-seat-gave = { $chips } × { $value }
race-seat-exchanged = { $exchanged } × { $next } straight
race-seat-cards = cards { $cards }
race-seat-won = won { $next }
race-seat-rescued = last chips, gets { $next }
race-seat-lost = no chip won
event-chips-exchanged = Chips of { $value } changed at equal value: { $list }
    .name = change of chips
event-color-up-waived = No color-up of { $chips } after all
    .name = color-up dropped
chips-exchanged-by = { $player } { $chips } × { $value } for { $received } × { $next }
event-late-chips-taken = { $player } had { $chips } × { $value } after the race: { $paid ->
    [0] nothing paid
   *[other] { $paid } × { $smallest } paid
}{ $unpaid ->
    [yes] , { $rest } left play
   *[no] {""}
}
    .name = late chips of { $player }

## Draws

purpose-chip-race = cards of a chip race
draw-check-card = To check a card, type { $check_item }; end with the table, the value of the chips that leave, and the card you want
draw-check-deck = The deck of a table is its 52 cards in the order of these results, the smallest first; from seat 1 on every player gets their cards from the top, one for each odd chip

## What is in the way

refusal-no-chip-named = No chips are named
    .hint = Enter which value goes, and how many chips there are
refusal-race-out-of-order = The value { $worth } is out of order
    .hint = Name the values that go once each, the lowest first
refusal-not-in-chip-set = The chip set has no chip of { $worth }
    .hint = Choose a value of the set, or add it to the set
refusal-chips-gone = The chips of { $worth } are already gone
    .hint = Enter chips that turn up now as a late find, or undo the race
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 24-C
       *[other] TDA 2011 rule 21
    }
refusal-chips-in-play = Chips of { $worth } are still in play
    .hint = Race them first; only what turns up afterwards is a late find
refusal-next-not-multiple = Chips of { $worth } do not make one of { $next }
    .hint = Choose a larger value that is a multiple of { $worth }
refusal-no-next-chip = No larger chip in play is a multiple of { $worth }
    .hint = Say for which value they are raced, or exchange what you can and count the stacks
refusal-race-begun-for-another = Other tables raced their { $worth } for { $next }
    .hint = Race for { $next } here, too, or undo the other races
refusal-table-raced = Table { $table } has raced its { $worth }
    .hint = Undo that race to enter it again, or enter chips that turn up as a late find
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 24-C
       *[other] TDA 2011 rule 21
    }
refusal-nobody-in-seat = Nobody sits in seat { $seat } of table { $table }
    .hint = Check the seat; empty seats have no chips
refusal-seat-twice = Seat { $seat } of table { $table } is named twice
    .hint = Name each seat once
refusal-race-counts-wrong = Seat { $seat } of table { $table } needs { $values ->
        [one] one number of chips
       *[other] { $values } numbers of chips, one for each value
    }
    .hint = Give a number for each value that goes, 0 if there are none
refusal-too-many-odd-chips = Table { $table } has { $odd } odd chips of { $worth }, and a deck has 52 cards
    .hint = Check the numbers; race for a smaller chip first if there is one
refusal-race-cards-missing = Seat { $seat } of table { $table } has { $odd ->
        [one] { $odd } odd chip
       *[other] { $odd } odd chips
    } and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
    .hint = Key one card for each odd chip; whole chips are exchanged first and get none
refusal-race-card-twice = The card { $card } appears twice at table { $table }
    .hint = Check the cards; they come from one deck
refusal-more-than-in-play = Chips worth { $chips } would leave, but only { $in_play } are in play
    .hint = Check the numbers, and the value that goes
refusal-nothing-to-exchange = The chips of { $player } do not make one of { $next }
    .hint = Only whole chips are changed outside a race; the rest stays with the player
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 25-B
       *[other] TDA 2011 rule 22
    }
refusal-late-chips-at-equal-value = Late chips are exchanged at equal value: { $count } × { $next }
    .hint = Leave the number out, or choose another answer under Rules
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 24-C
       *[other] TDA 2024 rule 24-C
    }
refusal-late-chips-undecided = The book is silent on late chips, so the floor decides what is paid
    .hint = Enter how many chips of { $next } are paid; equal value would be { $count }

## The command box

command-say-race = race, chip race, color up
command-do-race = Race the odd chips of table { $table }
command-race-chips = { $chips } × { $value }
race-unkeyed-letter = “{ $text }” is not a number of chips: key one digit for each player, or numbers with spaces between
race-unkeyed-count = { $numbers ->
    [0] Key the chips of { $players ->
        [one] the player
       *[other] all { $players } players in seat order
    }, or 0 if nobody has any
    [one] 1 number for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
   *[other] { $numbers } numbers for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
}

## The screen

race-key = Key tables
race-result = The whole race
race-take-back = Undo this race
    .tip = Undoes the race that was entered last, as Undo does; undo older ones in the log
race-print = Race sheet
race-exchange = Change chips
race-exchange-hint = Small chips for larger ones at equal value, outside a race; what does not make a whole chip stays with the player
race-exchange-outcome = Gets { $received } × { $next }{ $rest ->
    [0] {""}
   *[other] , keeps { $rest } × { $value }
}
race-exchange-do = Change these chips
race-late = Late find
race-late-hint = Chips that turn up after their table has raced
race-late-outcome = Gets { $count } × { $smallest }{ $unpaid ->
    [0] {""}
   *[other] ; { $rest } leave play unpaid
}
race-late-worth = Worth { $count } × { $smallest }{ $unpaid ->
    [0] {""}
   *[other] {" "}and { $rest } beyond
}; the floor decides what is paid
race-late-paid = Chips of { $smallest } that are paid
race-late-do = Take these chips
race-outside-player = Player, by name
race-outside-other = Another player
race-outside-gives = Gives
race-outside-gets = Gets
race-outside-count = Number of chips
race-outside-count-needed = Key how many chips there are
race-outside-value-needed = Choose which chips they are
race-nobody = Nobody is seated
race-nobody-hint = A race is for players in their seats: draw seats first
race-none = No chips have been raced
race-none-hint = Key the odd chips of each table at a break, after the last level that needs them
race-goes = Goes
race-value-goes = Value that goes
race-value-next = Raced for
race-choose-value = Choose the value that goes
race-table = Table
race-chips = Chips of { $value }, { $players ->
        [one] 1 player
       *[other] { $players } players
    } in seat order
race-chips-hint = 312030121 · 3 12 0 · ! after last chips
race-cards = Cards in seat order, one for each odd chip
race-cards-hint = Kd 7c 2s 9h …
race-cards-unreadable = “{ $card }” is not a card, or appears twice
race-cards-count = { $wanted ->
    [one] { $wanted } odd chip
   *[other] { $wanted } odd chips
} and { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
race-no-table-left = Every table has raced
race-do = Race this table
    .tip = Deals the cards, pays the winners, and goes to the next table
race-dealt-here = Program deals
    .tip = The program draws the cards from the secret that was fixed beforehand; anyone can check them
race-dealt-there = Cards from the table
    .tip = The dealer deals real cards, and you key them; one value at a time
race-left = { $left ->
    [0] every table has raced
    [one] { $left } table left
   *[other] { $left } tables left
}
race-last = Table { $table } has raced, chips in play { $change }
race-whole = all their chips
race-seat-keyed = Seat { $seat }, { $player }: { $chips }
race-seat-outcome = Seat { $seat }: { $outcome }
race-nobody-had-any = Nobody had any of the chips
race-of-value = { $value } for { $next } · { $left ->
    [0] all tables raced
   *[other] { $tables } tables raced, { $left } left
}
race-all-tables = All tables
race-stat-before = In play before
race-stat-after = In play now
race-stat-change = Change
race-stat-rounding = By rounding
race-stat-rescued = Rescued players
race-stat-counted = Chips that went
race-stat-expected = Expected
race-stat-needed = Chips given out
race-adds-up = As many chips came in as should be in the room
race-missing-tables-left = { $chips } × { $value } still to come from { $left ->
    [one] { $left } table
   *[other] { $left } tables
}
race-missing = { $chips } chips of { $value } still missing: look in stacks, under cushions and with players who are away; what turns up later is a late find
race-too-many = { $chips } × { $value } more than should be in the room: recount, or check what an entry gets in the chip set
race-expected-unknown = The number of chips expected is not known: set what an entry gets in the chip set
race-column-table = Table
race-column-values = Values
race-column-chips = Chips
race-column-straight = Straight
race-column-odd = Odd
race-column-winners = Won by seats
race-column-change = Change
race-winners = { $won ->
    [0] nobody
   *[other] { $winners }
}{ $saved ->
    [0] {""}
   *[other] , rescued { $rescued }
}

## On paper

print-race-summary = { $raced ->
    [0] { $tables ->
        [one] { $tables } table to race
       *[other] { $tables } tables to race
    }
   *[other] { $values }: { $raced } of { $tables } tables raced
}
print-race-change = chips { $change }
print-race-columns = chips · won
