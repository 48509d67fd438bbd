# The command box, the shortcuts and the lock against elbows.

# What can be typed: ways to say it, the usual one first, with commas between them.
# Case and accents do not matter; letters may be missing.
command-say-bust-out = bust out, bust, busted, out, eliminate, eliminated, gone
command-say-move = move, seat, put, transfer
command-say-swap = swap, swap seats, change seats, exchange seats
command-say-rebuy = rebuy, re-buy
command-say-add-on = add-on, addon, add on
command-say-re-enter = re-enter, reenter, re-entry, reentry
command-say-reinstate = reinstate, back in, not out
command-say-lock = lock
command-say-unlock = unlock
command-say-unregister = unregister, withdraw, remove
command-say-void = void, make void, void sale, no-show, no show, refund
command-say-all-the-same = sell anyway, sell all the same, all the same, too late
command-say-show = show, find, who is, who, where is, where, where sits
command-say-register = register, reg, enter, new player
command-say-button = button, set button, btn
command-say-draw-button = draw button
command-say-paid = paid, pay out, payout, pay
command-say-deal = deal, make a deal, chop
command-say-prize = prize, prize of place, payout of place
command-say-next-hand = next hand, deal, hand
command-say-break-table = break, break table
command-say-close-seat = close seat, close
command-say-open-seat = open seat
command-say-start = start clock, start, shuffle up
command-say-pause = pause clock, pause, stop, stop clock, pauza
command-say-resume = resume clock, resume, go on, continue
command-say-next-level = next level, level up
command-say-previous-level = previous level, level down, back level
command-say-level = level, go to level, lvl
command-say-add-time = add time, add, more time, plus
command-say-take-time = take time, less time, take off, minus
command-say-set-time = set clock, set time, time left
command-say-break-now = break now, start break, begin break
command-say-skip-break = skip break, end break, break over
command-say-take-break = break for, break until, break, back at, dinner
command-say-message = message, tell the room, announce
command-say-take-down = take down message, clear message, message off
command-say-balance = balance, balance all, balance tables
command-say-alternates = seat alternates, alternates
command-say-draw = draw seats, draw
command-say-redraw = redraw
command-say-plan = plan
command-say-moves-done = moves done, all moves done, done
command-say-close-registration = close registration, registration closed
command-say-open-registration = open registration
command-say-undo = undo, take back
command-say-redo = redo, put back
command-say-dark = dark
command-say-light = light, bright
# Words that say nothing.
command-word-small = to, at, the, please
# Words between two players who change seats.
command-word-between = with, and
# Words before whoever won the chips of somebody who busted out.
command-word-winner = by, against
# Words before the number of a table, a seat, a player.
command-word-table = table, t, tbl
command-word-seat = seat, s
command-word-number = no, no., number, nr
# Words after a number of minutes, of seconds.
command-word-minutes = min, mins, minute, minutes
command-word-seconds = sec, secs, second, seconds

# What would happen.
command-do-bust-out = Bust out { $player }
# $place: the place that this would be, from the last.
command-skips = { $count ->
        [one] skips one level
       *[other] skips { $count } levels
    }
command-would-be = would be place { $place } of { $players }
command-won-by = chips to { $player }
command-won-by-elsewhere = chips to { $player }, now at table { $table }
command-do-move = Move { $player } to { $seat }
command-do-swap = Swap seats: { $player } and { $other }
command-move-to-table = Move { $player } to table { $table }
command-table-full = No seat is open at table { $table }
command-seat-worst = worst seat
command-seat-opened-last = opened last
command-seat-button-unknown = button not known
command-from = from { $place }
command-do-carry = Move { $player }…
    .detail = then tap the seat
command-do-void = Void a sale to { $player }…
command-do-all-the-same = Sell to { $player } anyway…
command-do-rebuy = Rebuy for { $player }
command-do-add-on = Add-on for { $player }
command-do-re-enter = New entry for { $player }
command-do-reinstate = Reinstate { $player }
command-back-to = back to { $seat }
command-back-by-draw = draws another seat
command-do-lock = Pin { $player } to this seat
command-do-unlock = Unpin { $player } from this seat
command-do-unregister = Unregister { $player }
command-do-register = Register { $player }
command-do-register-again = Register { $player }, another person with this name
command-do-show = Show { $player }
command-do-table = Show table { $table }
command-do-ask-button = Set the button of table { $table }…
command-do-button = Button at { $seat }
command-do-draw-button = Draw the button of table { $table }
command-do-next-hand = Next hand at table { $table }
command-do-paid = Pay { $player }, or take a payment from them
command-do-take-payment = { $player } pays { $amount } they owe
command-do-pay-out = Pay out { $amount } to { $player }, { $what ->
        [prize] a prize
       *[bounty] bounties
    }
command-do-deal = Make a deal…
command-do-prize = Place { $place } pays { $amount }
command-do-no-prize = Place { $place } pays nothing
command-do-set-prize = Set the prize for place { $place } to { $amount }
command-do-break-table = Break table { $table }
command-do-close-seat = Take { $seat } out of use
command-do-open-seat = Put { $seat } back into use
command-do-start = Start the clock
command-do-pause = Pause the clock
command-do-resume = Resume the clock
command-do-minutes-more = { $minutes ->
    [one] Add { $minutes } minute
   *[other] Add { $minutes } minutes
}
command-do-minutes-less = { $minutes ->
    [one] Take off { $minutes } minute
   *[other] Take off { $minutes } minutes
}
# $time: such as 1:30.
command-do-add-time = Add { $time }
command-do-take-time = Take off { $time }
command-do-set-time = Set the time left
command-do-start-at = Start at { $time }
command-do-take-break = Break until { $time }
command-do-message = Tell the room: “{ $text }”
command-do-take-down = Take down the message
command-do-break-now = Go to the next break
command-do-skip-break = End the break
command-break-on = A break is on already
command-break-none = No breaks are left: add one to the structure beside the clock
command-break-off = No break is on: remove the next one from the structure beside the clock
command-time-left = { $before } left becomes { $after }
command-do-next-level = End this level
command-do-previous-level = Previous level or break
command-do-level = Go to this level
command-do-balance = Carry out all proposed moves
command-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
command-do-alternates = Seat those next in line
command-do-plan = Plan for the room
command-do-moves-done = Mark all moves as done
command-do-close-registration = Close registration
command-do-open-registration = Open registration
# $sheet: such as Move slips.
command-do-print = Print: { $sheet }
command-do-undo = Undo
command-do-redo = Redo
command-do-dark = Dark colors
command-do-light = Light colors

command-type-on = more is needed: keep typing
command-players-of = { $players } of { $seats } seats taken
command-place = place { $place }
command-number = no. { $number }
command-nobody-found = Nobody on the list matches
command-nobody-sits = Nobody sits at { $seat }

# The box itself.
command-button = Command
    .tip = Type what to do, or a name, on any screen: bust 12 3, +5, rebuy eva, where is jan, print slips
command-open = Command box
command-name = Command
command-offers = Suggestions
command-hint = A name, or what to do
command-help = Letters of a name, or for example: bust 12 3 (table 12, seat 3) · move anna 4 · rebuy eva · pause · +1 (one more minute) · table 12
    Arrow up recalls what you typed before
command-nothing = Nothing found: try a few letters of a name, or a number
command-keys-once = Enter: does it
command-keys-opens = Enter: opens
command-keys-explains = Enter: explains
command-keys-twice = Enter twice: asks to confirm
command-keys-complete = Enter: types it
command-keys-why = Enter says why
command-confirm = Enter: do it
command-back = Esc: cancel
# $before: what would have happened when it was read.
command-changed = Changed meanwhile. It was: { $before }

# The list of shortcuts.
shortcuts-screens = Screens
shortcuts-clock = Clock
shortcuts-players = Players
shortcuts-tables = Tables
shortcuts-everywhere = Everywhere
shortcuts-search = Search shortcuts
    .tip = What it does, or its keys
shortcuts-found = { $shortcuts ->
    [one] { $shortcuts } shortcut
   *[other] { $shortcuts } shortcuts
}
shortcuts-size = Everything larger { $larger }, smaller { $smaller }, as usual { $reset }
shortcuts-none = No shortcut found
shortcuts-hint = Any letter, any digit or / opens the command box; ? opens this list. Press a shortcut here to change it
shortcuts-press = Press the keys…
shortcuts-change = { $verb }: { $keys }
    .tip = Press it, then its new keys. Esc leaves it as it is
shortcuts-part-of-text = { $keys } alone types text: add Ctrl or Alt, or use a function key
shortcuts-edits = { $keys } is needed while typing: choose other keys
shortcuts-taken = { $keys } belongs to { $verb }
shortcuts-swap = Swap both
shortcuts-keep = Leave it
shortcuts-reset = Reset
shortcuts-reset-name = { $verb }: back to { $keys }
shortcuts-reset-all = Reset all
shortcuts-reset-none = All are at their defaults
shortcuts-open = Change shortcuts…

# The lock against elbows.
lock-elbows = Lock keys and clicks
    .tip = While it is locked, keys and clicks change nothing in the tournament. The clock runs on. Locked, press twice to unlock
lock-open = Lock keys
lock-closed = Locked
lock-again = Press again to unlock
lock-refused = Keys and clicks are locked: nothing was changed
    .hint = To unlock, press { $keys }, or press Locked twice at the bottom

## The handbook, over every screen

handbook = Handbook
    .also = help, manual, documentation, guide
handbook-search = Search the handbook
    .tip = Words on the page
handbook-found = { $pages ->
    [one] One page
   *[other] { $pages } pages
}
handbook-found-none = No page has all these words
handbook-contents = Contents
handbook-back = Back
handbook-back-none = No page was open before this one
