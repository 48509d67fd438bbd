# The chips of the house, starting stacks, and when denominations go.

## Names
chip-kind = { $value }s
chip-color-white = white
chip-color-red = red
chip-color-blue = blue
chip-color-green = green
chip-color-black = black
chip-color-purple = purple
chip-color-yellow = yellow
chip-color-orange = orange
chip-color-pink = pink
chip-color-gray = gray
chip-color-brown = brown
chip-color-light-blue = light blue
chip-color-lavender = lavender
chip-color-burgundy = burgundy

template-chip-set-unknown = Unknown chip set { $set } (file { $file })
terminal-no-chip-set = Unknown chip set { $name }; choose from { $known }

## What needs doing
need-color-up-of = { $running ->
        [yes] Color up { $chips } in this break
       *[no] { $place ->
            [break] Color up { $chips } at the break in { $time }
           *[level] Color up { $chips } after this level, in { $time }
        }
    }
    .button = Chip race
color-up-bring = Bring { $bring } × { $next }, { $table } for each table; { $back } × { $value } come back
color-up-exchange = Exchange { $value }s for { $next }s
color-up-no-next = No chip that stays is a multiple of { $value }: decide what it is exchanged for

## When a chip goes, and why
color-up-in-break = In the break after level { $level }
color-up-at-end = At the end of level { $level }
color-up-needed = Level { $level } is the last that needs it, for { $amount }
color-up-never-needed = No level needs it
color-up-moved = { $levels ->
        [one] the next break is a level later
       *[other] the next break is { $levels } levels later
    }
color-up-no-break = no break is near, so play stops for it

## What does not fit together
plan-flag-too-early = { $value }s are marked to go in { $stage }, and level { $level } still needs them for { $amount }
plan-flag-nothing-goes = { $stage } is marked for a color-up, and every chip that may go is gone
plan-flag-not-marked = { $value }s may go in { $stage }, which is not marked for a color-up
plan-flag-case-short = The color-up after level { $level } needs { $short ->
        [one] one { $value } more
       *[other] { $short } × { $value } more
    } than the case has
set-flag-not-a-multiple = { $next } is not a multiple of { $value }: such chips cannot be exchanged for each other
set-flag-stack-missing = The chips of an entry are not set: choose a stack below, or type one
set-flag-inventory-short = { $needed } × { $value } are handed out, but the house owns { $owned }
set-flag-unpayable = Level { $level } has { $amount }, which { $smallest }s cannot pay

## Starting stacks
stack-kind-few = Few chips
stack-kind-middling = Middling
stack-kind-many = Many small chips
no-stack-set-missing = Add the chips of the house first
no-stack-nothing-wanted = Type the number of entries
no-stack-not-a-multiple = The starting chips are not a whole number of { $value }s: add a smaller chip, or change them
no-stack-worth-too-little = All chips together give each entry at most { $most }: plan fewer entries, a smaller reserve, or more chips
no-stack-chip-short = Each entry would need { $needed } × { $value }, and there are { $most ->
        [0] none
       *[other] { $most }
    } for each: plan fewer entries, a smaller reserve, or more { $value }s
no-stack-no-way = No stack of at most { $most } chips adds up to the starting chips
chips-served = { $count } · then the { $value }s run out
chips-served-all = As many as come

## The chips of the house
chips-set-empty = Which chips do you use?
    .hint = Once it knows the chips, Floorman works out starting stacks, when a denomination may go and how many chips to bring. Start from a similar set, then change it.
chips-set-own = My own chips, one by one
chips-set-from = Start from
chips-ready-home-300 = Case of 300
    .what = One table: 100 × 25, 100 × 100, 50 × 500, 50 × 1,000
chips-ready-home-500 = Case of 500
    .what = Two tables: 25 to 5,000
chips-ready-home-small = Case of 500, small values
    .what = Two tables: 5 to 1,000, for small blinds
chips-ready-club = Club
    .what = About eighty entries: 25 to 25,000
chips-ready-big-event = Big event
    .what = 25 to 100,000, not counted yet
chips-head-value = Value
chips-head-color = Color
chips-head-spots = Spots
chips-head-spot-color = Their color
chips-head-owned = Owned
    .tip = How many the house owns; leave empty if nobody counted them
chips-head-in-a-stack = In a stack
chips-head-left = In the case
chips-cell = { $what } of the { $value } chip
chips-face = { $value }, { $color }
chips-remove = Remove the { $value } chip from the set
chips-add = Add a chip
chips-kinds-most = A set has at most { $most } kinds of chips
chips-stack = A starting stack
chips-stack-sum = A stack is { $count } chips for { $chips }, as an entry gets
chips-stack-sum-off = A stack is { $count } chips for { $chips }, and an entry gets { $starting }
chips-pile = { $count } × { $value }, { $color }
chips-in-all = { $count } chips
chips-proposals = Starting stacks that these chips can make
chips-proposals-entries = Entries
chips-proposals-reserve = Kept in the case
    .tip = For re-entries, rebuys and color-ups
chips-capacity = How far the chips go
chips-capacity-stacks = Starting stacks
chips-capacity-color-ups = With every color-up
chips-capacity-rebuys = Rebuys besides
chips-capacity-uncounted = Type how many chips the house owns, to see how many entries they cover
chips-set-changed = The chips were changed
chips-set-save = Save chips

## The plan
chips-plan-no-set = No chips yet
    .hint = Once it knows the chips, Floorman shows after which level each denomination may go, and what to bring
chips-plan-tell-set = Add the chips
chips-plan-what = A chip goes after the last level that needs it, in a break if one is near. Chips to bring cover what is sold so far, plus one per table for rounding.
chips-plan-none = Every chip is needed until the end of the structure
chips-plan-put = Add to the structure
    .tip = Marks these breaks and ends of levels for a color-up, and no others that are still to come
chips-plan-is-in = All of them are marked in the structure
chips-plan-past = Level { $level } is over, so the structure cannot be marked there. The chip race is listed under what needs doing
chips-plan-print = Print the plan
chips-plan-stops-play = In the structure: play stops for it
chips-plan-not-marked = Not in the structure
chips-plan-marked = In the structure

## On paper
print-color-ups-plan = When chips go, and what to bring
print-color-ups-set = The chips
print-color-ups-flags = To check
print-color-ups-summary = { $count ->
        [0] no color-up
        [one] one color-up
       *[other] { $count } color-ups
    }
print-color-ups-removes = Goes
print-color-ups-next = For
print-color-ups-bring = Bring
print-color-ups-per-table = Each table
print-color-ups-tables = Tables
print-color-ups-back = Come back
print-color-ups-stack = { $count } chips for { $chips }

## In the structure
structure-break-color-up-of = Break · color up { $chips }
