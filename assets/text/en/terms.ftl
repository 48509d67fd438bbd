# The names of things, and the small pieces that sentences are made of.

language-name = English

## Lists

list-separator = {", "}
list-last = {" and "}
# Between whole clauses.
clause-separator = {"; "}
# $names: the first names; $more: how many are left out.
list-more = { $names } and { $more } more

## Players

players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
player-no = player { $number }
player-in-seat = { $player } ({ $seat })
player-with-prize = { $player } { $prize }
player-lost-to = { $player }, chips to { $names }
stack-of = { $player } { $chips }

note-assistant = assisted by { $name }
status-unseated = Waiting for a seat draw
status-alternate = Alternate
status-alternate-no = Alternate, no. { $no } in line
status-seated = Table { $table }, seat { $seat }
status-out = Busted out
status-withdrawn = Unregistered

## Seats

seat-at = table { $table }, seat { $seat }
seat-need-table = table { $no }
seat-need-seat = seat { $no } at any table
seat-need-none = anywhere
seat-line = { $player } · { $seat }{ $waits ->
    [yes] {" "}· waits one hand
   *[no] {""}
}
move-line = { $player } · { $from } → { $to }{ $waits ->
    [yes] {" "}· waits one hand
   *[no] {""}
}

## Games

game-holdem = No-limit hold'em
game-limit-holdem = Limit hold'em
game-short-deck = Short-deck hold'em
game-omaha = Pot-limit Omaha
game-omaha5 = Five-card pot-limit Omaha
game-omaha8 = Omaha hi-lo
game-stud7 = Seven-card stud
game-stud8 = Seven-card stud hi-lo
game-razz = Razz
game-stud5 = Five-card stud
game-draw5 = Five-card draw
game-double-draw5 = Five-card double draw
game-draw32 = Draw with 32 cards
game-lowball-a5 = Ace-to-five single draw
game-triple-a5 = Ace-to-five triple draw
game-single27 = Deuce-to-seven single draw
game-triple27 = Deuce-to-seven triple draw
game-badugi = Badugi

## Stakes

stakes-blinds = { $small_blind }/{ $big_blind }
stakes-ante = { $small_blind }/{ $big_blind } · ante { $ante }
stakes-big-blind-ante = { $small_blind }/{ $big_blind } · big blind ante { $ante }
stakes-antes = ante { $ante } each, no blinds
stakes-limit = { $small_blind }/{ $big_blind } · limits { $small_bet }/{ $big_bet }
stakes-stud = ante { $ante } · bring-in { $bring_in } · limits { $small_bet }/{ $big_bet }
stakes-bring-in = ante { $ante } · bring-in { $bring_in }
stakes-ante-limit = ante { $ante } each · limits { $small_bet }/{ $big_bet }
stakes-form-blinds = Blinds
stakes-form-antes = Antes only
stakes-form-limit = Blinds and limits
stakes-form-antes-and-limit = Antes and limits
stakes-form-bring-in = Antes, bring-in, limits

## Stages, within a sentence and as a title

stage-level = level { $level }
stage-break = the break after level { $level }
stage-break-first = the break before level 1
stage-line = line { $line } of the structure
stage-title-level = Level { $level } · { $stakes }
stage-title-game = Level { $level } · { $game } · { $stakes }
stage-title-break = Break of { $time }
stage-title-color-up = Break of { $time } with color-up
stage-title-line = Line { $line } of the structure

run-not-started = Not started
run-running = Running
run-paused = Paused
run-waits = Waiting to be started

sale-entry = Entry
sale-re-entry = Re-entry
sale-rebuy = Rebuy
sale-add-on = Add-on
money-given-back = Given back
money-kept = Kept
stage-start-by-itself = The clock continues
stage-start-by-floor = The clock waits until somebody starts it

## Moves

move-next-big-blind-to-worst-seat = next big blind to the worst seat
move-last-seat-opened = drawn for the seat that opened last
move-no-hand-yet = drew a seat at a table where no hand was played yet
move-table-broken = table broken
move-redraw = redraw
move-by-hand = by hand
move-seats-swapped = seats swapped

# What an open seat has for a newcomer; $hands counts the next hand as the first.
role-big-blind = big blind at once
role-dealt = { $hands ->
    [one] big blind in { $hands } hand
   *[other] big blind in { $hands } hands
}
role-button = button
role-not-dealt = waits one hand
role-small-blind = small blind

flag-collision = the button could not follow without reaching the big blind
flag-two-dealt-in = more than two players sit here and only two are dealt in

## Draws

purpose-first-seats = first seats
purpose-late-seats = late seats
purpose-broken-table = players of table { $table }, which breaks
purpose-redraw = redraw of all seats
purpose-button = button of table { $table }

draw-title = Draw { $draw } · { $purpose }
draw-secret = Secret, kept until the draw · { $secret }
draw-first = SHA-256 of the secret of the first draw · { $commitment }
draw-commitment = Its SHA-256, shown before the draw · { $commitment }
draw-fresh = Made at the draw itself, because the secret shown before was seen in a draw that was undone
draw-word = Public word · “{ $word }”
draw-word-none = Public word · none
draw-label = Label · { $label }
draw-next = SHA-256 of the next draw's secret · { $next }
draw-check-secret = To check the secret, type { $check_secret } and compare with the SHA-256 above
draw-check-list = The label ends with the first 16 digits of the SHA-256 of all player numbers in the draw, smallest first, with commas and no spaces
draw-check-item = To check a player, type { $check_item }; for a seat or a table end with table 1 seat 1 or table 1 in place of player 1
draw-check-order = Players, seats and tables each come in the order of these results, the smallest first
draw-check-needs = Players with a required seat go first, each to the first open seat that fits
draw-check-sizes = The others are counted out one by one, each to the table with the fewest players; equal tables come in order
draw-check-seats = Each table gives its first seats in order; all these seats together, in order, go to the players in order
draw-check-apart = Somebody kept apart from another takes the next seat that is allowed, or swaps with the player placed last
draw-check-buttons = For the button of a table end with button table 1 seat 1; the smallest result among the seats taken has it
draw-check-button = To check the button, type { $check_item } for each seat taken at that table; the smallest result has it

## Rules

rulebook-tda-2024 = TDA 2024
rulebook-tda-2022 = TDA 2022
rulebook-tda-2019 = TDA 2019
rulebook-tda-2011 = TDA 2011
rulebook-house-000 = House rules, general
rulebook-home-001 = Home game
rulebook-pl-004 = Polish rules
rulebook-local-003 = Local rules
rulebook-uth-002 = Ultimate Texas Hold'em

button-method-dead = Dead button
button-method-moving = Button moves to the next player
halt-rule-at-the-gap = As soon as it is short
halt-rule-full-tables-at-the-gap = As soon as it is short, with eight or more seats at a table
halt-rule-blinds-affected = Once its big blind would come to an emptied seat, with eight or more seats at a table
halt-rule-never = Never
button-tracking-never = At no table
button-tracking-final-table = At the final table
button-tracking-always = At every table
limit-never = None
limit-at-most = At most { $count }
limit-unlimited = Unlimited

## Time

duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-secs = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
duration-short-secs = { $secs } s
duration-short-minutes = { $minutes } min
duration-short-hours = { $hours } h
duration-short-hours-minutes = { $hours } h { $minutes } min

date = { $month } { $day }, { $year }
date-short = { $month }/{ $day }
date-and-time = { $date }, { $time }
day-over = Day { $day } is over{ $known ->
        [yes] {""}; day { $next } starts { $time }
       *[no] {""}
    }
weekday-and-time = { $weekday } at { $time }
on-weekday-1 = Monday
on-weekday-2 = Tuesday
on-weekday-3 = Wednesday
on-weekday-4 = Thursday
on-weekday-5 = Friday
on-weekday-6 = Saturday
on-weekday-7 = Sunday
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
# What a stack is measured by: the least that may be bet in the level.
stack-in-big-blinds = { $number } BB
# $whole: whether the number is a whole one.
stack-in-small-bets = { $whole ->
    [yes] { $count ->
        [one] { $number } small bet
       *[other] { $number } small bets
    }
   *[no] { $number } small bets
}
stack-in-antes = { $whole ->
    [yes] { $count ->
        [one] { $number } ante
       *[other] { $number } antes
    }
   *[no] { $number } antes
}

# Letters of names that no font has; what is to be installed is the name of a package.
no-font-east-asian = □ is for { $letters }, which no font here has: install fonts-noto-cjk
no-font-other = □ is for { $letters }, which no font here has: install fonts-noto-core
no-font-both = □ is for { $letters }, which no font here has: install fonts-noto-cjk and fonts-noto-core
