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

template-chip-set-unknown = There is no chip set { $set } (file { $file })

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
set-flag-not-a-multiple = { $next } is no multiple of { $value }: such chips cannot be exchanged for one another
set-flag-stack-missing = Nobody said which chips an entry gets: choose a stack below, or type one
set-flag-inventory-short = { $needed } × { $value } are handed out, and the house owns { $owned }
set-flag-unpayable = Level { $level } has { $amount } in it, which { $smallest }s do not pay

## Starting stacks
stack-kind-few = Few chips
stack-kind-middling = Middling
stack-kind-many = Many small chips
no-stack-set-missing = Add the chips of the house first
no-stack-nothing-wanted = Say for how many entries
no-stack-not-a-multiple = The starting chips are no whole number of { $value }s: add a smaller chip, or change them
no-stack-worth-too-little = All chips together give each entry { $most } at most: fewer entries, less in reserve, or more chips
no-stack-chip-short = Each entry would need { $needed } × { $value }, and there are { $most ->
        [0] none
       *[other] { $most }
    } for each: fewer entries, less in reserve, or more { $value }s
no-stack-no-way = No stack of at most { $most } chips adds up to the starting chips
chips-served = { $count } · then the { $value }s are short
chips-served-all = As many as come
