# Structures: the sheet that is edited in place, structures made to measure, and when an event ends.

## The sheet

structure-level = Level
structure-minutes = min
    .name = Minutes
structure-sb = SB
    .name = Small blind
structure-bb = BB
    .name = Big blind
structure-ante = Ante
    .name = Ante
structure-bring-in = Bring
    .name = Bring-in
structure-small-bet = Small
    .name = Small bet
structure-big-bet = Big
    .name = Big bet
# Two kinds of numbers in one column of a mixed event: small blind or ante, big blind or bring-in.
structure-mixed-first = SB/A
structure-mixed-second = BB/BI
# What is foretold: players left, and their average stack in big blinds.
structure-left = Left
structure-average = Ø BB
structure-break = Break
structure-break-color-up = Break · color-up
structure-color-up = Color-up
structure-color-up-at-end = Play stops for a color-up at the end
structure-game = Game
structure-form = Stakes
# A cell of the sheet, as a screen reader says it: Big blind, level 5.
structure-cell = { $cell }, { $line }
structure-hint = Click a number and type; Enter goes down, Tab goes to the next cell
structure-unreadable = “{ $typed }” is not a number; type one like 1500 or 2k
structure-line-closed = What was played stays as it was; in the current level only the length can change
structure-line-level = Add a level after { $line }
structure-line-break = Add a break after { $line }
structure-line-copy = Copy { $line }
structure-line-up = Move { $line } up
structure-line-down = Move { $line } down
structure-line-remove = Remove { $line }
structure-antes = Antes from this level on
structure-antes-none = No antes from here on
structure-antes-big-blind = Big blind antes from here on
structure-antes-player = Antes per player from here on

game-short-holdem = NLH
game-short-limit-holdem = LHE
game-short-short-deck = 6+
game-short-omaha = PLO
game-short-omaha5 = PLO5
game-short-omaha8 = O8
game-short-stud7 = Stud
game-short-stud8 = St8
game-short-razz = Razz
game-short-stud5 = 5St
game-short-draw5 = 5CD
game-short-double-draw5 = 5DD
game-short-draw32 = D32
game-short-lowball-a5 = A-5
game-short-triple-a5 = A5T
game-short-single27 = 27S
game-short-triple27 = 2-7
game-short-badugi = Bad

## How long it is, and when it ends

structure-length = { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}, { $breaks ->
    [0] no breaks
    [one] { $breaks } break
   *[other] { $breaks } breaks
} · { $time }
structure-ends-at = Ends between { $earliest } and { $latest }, likely about { $likely }
structure-ends-after = Ends { $earliest } to { $latest } after the start, likely after { $likely }
structure-ends-unknown = The end is estimated once players are registered
structure-why = In level { $level } ({ $stakes }) all chips in play are { $big_blinds } big blinds: the last two finish soon after
structure-why-beyond = The levels run out before the end, which comes when all chips in play are about { $big_blinds } big blinds; add levels
structure-formula = An event ends when all chips in play are about 25 big blinds with levels of 20 minutes; longer levels end with more, shorter ones with fewer

## What is wanted of a structure

structure-wish-time = Play for about
structure-wish-hours = Hours
structure-wish-minutes = Minutes
structure-wish-rebuys = Rebuys expected
structure-wish-add-ons = Add-ons expected
structure-wish-level = Level length
structure-wish-level-given = Set it myself
structure-wish-chips = Chips you have
structure-wish-ante = Antes
structure-wish-ante-none = None
structure-wish-ante-big-blind = Big blind ante
structure-wish-ante-player = Per player
structure-wish-ante-from = from level
structure-wish-breaks = Breaks
structure-wish-breaks-every = Every
structure-wish-breaks-length = long

structure-trouble-too-few-players = A structure needs two players or more
structure-trouble-too-many-players = A structure takes { $most } players at most
structure-trouble-time-impossible = Choose how long to play: at least a minute, at most { $hours } hours
structure-trouble-level-impossible = A level lasts at least a minute, and not longer than the whole event
structure-trouble-breaks-impossible = Breaks need some play between them, and less time than the whole event
structure-trouble-chips-missing = Type your chip values, such as 25, 100, 500
structure-trouble-stack-too-small = The stack is less than ten big blinds of the smallest chip: start with { $least } chips or more, or use smaller chips
structure-trouble-stack-too-large = That is more than { $most } chips for a stack
structure-trouble-too-steep = Blinds would have to grow by { $percent } % in each level: play longer, with shorter levels or smaller stacks
structure-trouble-too-flat = Blinds would hardly grow: play shorter, with longer levels or larger stacks
structure-trouble-no-figures = Blinds cannot grow evenly with these chips: add smaller chips, or play shorter

## Ending in time

structure-end-plan = End in time…
    .tip = What an end time means for the levels to come; nothing changes until you apply it
structure-end-title = End in time
structure-end-by = End by
structure-end-in-time = The levels to come are already as long as that allows; nothing has to change
structure-end-too-soon = Not even levels of three minutes end by then; choose other levels below, or end later
# $from and $to: minutes of a level; $ends: when it then ends.
structure-end-retimed = Levels of { $to } instead of { $from } minutes. { $ends }
structure-end-take = Make levels { $to } minutes
structure-rest-title = Or other levels to come
structure-rest-take = Use these levels
