# Pages of staff on a phone, behind a code.

staff-role-director = Director
staff-role-floor = Floor
staff-role-registration = Registration
staff-role-dealer = Dealer, table { $table }

staff-sign-in = For staff
    .hint = Ask the director for a code
staff-your-name = Your name
staff-code = Code
staff-enter = Sign in
staff-code-wrong = This code is not valid. Check it, or ask the director for another one
staff-name-missing = Type your name, so that the log says who did what
# $secs: seconds.
staff-wait = Too many wrong codes. Wait { $secs ->
        [one] { $secs } second
       *[other] { $secs } seconds
    }
staff-full = Nobody else can sign in right now. Try again
staff-old-page = This page has expired. Sign in again
staff-not-ours = This form was not understood. Reload the page
staff-not-yours = Your code does not allow this. Ask the director
staff-no-answer = The desk does not answer, so nothing was done. Press again
staff-under-way = Still in progress. The result is shown here; pressing again does nothing twice
staff-not-sent = No answer. What you typed is still here. Press again: nothing is done twice
staff-unknown = The desk was closed meanwhile, so it is not known whether this was done. Check the log
staff-forgotten = This was removed from the list at the desk while it waited, so it was not done
staff-sending = Sending…
# $what: what was done last.
staff-not-newest = Something else was done since: { $what }. Correct it at the desk
staff-nothing-to-take-back = Nothing to undo
staff-taken-back = Undone: { $what }
staff-take-back = Undo
# $what: what a button would do.
staff-at-the-desk = { $what } (at the desk)
# $name and $role: who is signed in.
staff-signed-in = { $name } · { $role }
staff-leave = Sign out

staff-bar-floor = Floor
staff-bar-tables = Tables
staff-bar-table = Table
staff-bar-register = Entries
staff-bar-rulings = Rulings
staff-bar-clock = Clock
staff-bar-codes = Codes
staff-payouts = Payouts

staff-find = Player
    .hint = A few letters of a name
# $typed: the letters.
staff-nobody = Nobody is called “{ $typed }”
staff-needs = What needs doing now
staff-needs-none = Nothing needs doing
# $place: the place of whoever goes out now.
staff-would-be = would be place { $place }
staff-bust-out = Bust out
staff-rebuy = Rebuy
staff-add-on = Add-on
staff-re-enter = Re-entry
staff-take-payment = Paid
staff-nothing-due = Nobody is owed anything
staff-place = Place { $place }
staff-no-player = This player does not exist
staff-reinstate = Reinstate
staff-reinstate-unseated = Reinstate without a seat
staff-call-clock = Call the clock
staff-away = Away
staff-back = Back at the table
staff-move-done = Move done
staff-moves-done = All moves done
staff-moves = On the way
staff-swap = Swap seats
staff-swap-with = Swap with
staff-swap-name = Somebody else: name, or table and seat
staff-swap-nobody = Choose the other player
staff-move = Move
staff-move-to = To table and seat, or to a table
staff-move-where = Type the table and the seat, such as 12-3. A table alone is enough if it has one open seat, or if its button is known
staff-rename = Correct the name
staff-choose = Choose one
staff-bounty-player = To a player: name, or table and seat
staff-break-all = { $count ->
    [one] Break { $count } table now
   *[other] Break { $count } tables now
}
staff-bust-by = Who won the chips
staff-bust-elsewhere = The winner sat at another table; that is correct
staff-bust-stack = Stack at the start of the hand
staff-bust = { $player } busts out
staff-penalty = Penalty
staff-penalty-give = Give a penalty
staff-penalty-many = How many
staff-penalty-for = Reason
staff-penalty-which = Choose a penalty
staff-penalty-how-many = Type how many hands or rounds
staff-note = Note

staff-table = Table { $table }
staff-no-table = Table { $table } no longer exists
staff-no-tables = No tables are set up
staff-seat-open = open
staff-seat-closed = out of use
staff-mark-button = D
staff-mark-small-blind = SB
staff-mark-big-blind = BB
staff-button-at = Button at seat
staff-button-where = Choose the seat with the button
staff-small-blind-at = Small blind at seat
staff-big-blind-at = Big blind at seat
staff-blinds-hint = Leave the blinds empty if they follow the button
staff-misses = { $hands ->
        [one] misses { $hands } hand
       *[other] misses { $hands } hands
    }
staff-is-away = away
staff-next-hand = Next hand
staff-table-done = Hand finished
staff-hand-played = One hand played
staff-count-hand = A hand begins
staff-floor-goes = I'm on it
staff-call-floor = Call the floor
staff-call-note = What is it about?
staff-floor-called = Floor called
staff-clock-on = Clock on { $player }
staff-clock-acted = Acted
staff-clock-dead = Hand is dead
staff-clock-checked = Checked
staff-clock-off = Called off
staff-count = Enter count
staff-count-title = Count the stacks
staff-count-nothing = Type at least one stack
staff-pace = Hand for hand, last hands, end of the day
staff-last-hands-how-many = Type how many hands
# $typed: what was typed.
staff-no-chips = “{ $typed }” is not a number of chips; type 1200 or 12k

staff-start-clock = Start clock
staff-pause = Pause
staff-resume = Resume
staff-minute-less = One minute less
staff-minute-more = One minute more
staff-other-level = Another level
staff-next-stage = Next level or break
staff-previous-stage = Previous level or break
staff-players-clock = Players’ clock

staff-register = Register
staff-register-name = Type a name
staff-pays-later = Pays later
staff-same-name = This is another person with the same name
staff-answer = Answer
staff-question-long = Only the first { $letters } letters of the question are read

staff-codes = Codes
    .hint = Anyone with a code can do what its role allows. A new code replaces the one before it; people already signed in stay signed in
staff-code-make = Code: { $role }
staff-code-new = New code: { $role }
staff-code-dealer = Code for a dealer
staff-code-table = Table
staff-code-once = This code is shown once
staff-code-qr = QR code for a phone
staff-here = Who is here
staff-idle = { $mins ->
        [0] just now
        [one] { $mins } minute ago
       *[other] { $mins } minutes ago
    }
# $codes: wrong codes of the last two hours, $devices: of so many devices, $mins: minutes since the last.
staff-attempts = { $codes ->
        [one] { $codes } wrong code
       *[other] { $codes } wrong codes
    } from { $devices ->
        [one] { $devices } device
       *[other] { $devices } devices
    }, the last { $mins ->
        [0] just now
        [one] { $mins } minute ago
       *[other] { $mins } minutes ago
    }. If that was not your staff, make new codes
staff-send-away = Sign them out
staff-withdraw = Withdraw: { $role }
