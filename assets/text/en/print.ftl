# What stands on paper, and what is said about printing.

## Sheets: the name; what it is, for the terminal; for whom, and the first answer; why there is none

sheet-seat-cards = Seat cards
    .about = A card for each player
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = { sheet-no-seat }
sheet-seating-by-name = Seating by name
    .about = Everybody by name
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = { sheet-no-seat }
sheet-seating-by-table = Seating by table
    .about = Every table with its seats
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = { sheet-no-seat }
sheet-move-slips = Move slips
    .about = A slip for each player who moves
    .nothing = No such moves, so there is nothing to print
sheet-rulings = Rulings
    .about = What the floor ruled
    .whose = Which rulings
    .all = All
    .nothing = No ruling was logged for this choice, so there is nothing to print
sheet-house-rules = House rules
    .about = How this event plays where rulebooks differ
    .nothing = { sheet-no-seat }
sheet-chip-race = Chip race
    .about = The chip race, each table with lines to fill in or with the result
    .whose = { sheet-for-whom }
    .all = All
    .nothing = { sheet-no-seat }
sheet-penalty-notices = Penalty notices
    .about = A notice of each penalty, for the player
    .whose = { sheet-for-whom }
    .all = All penalties
    .nothing = No penalty to print
sheet-bag-tags = Bag tags
    .about = A tag for each bag of the last evening
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = No stack was counted into a bag, so there is nothing to print
sheet-count-sheets = Count sheets
    .about = Every table with a box for each stack, to be counted
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = { sheet-no-seat }
sheet-color-ups = Color-ups and chips
    .about = Which chip goes when, what to bring, and a starting stack
    .nothing = This tournament has no chips yet: add them on the Chips screen
sheet-level-chart = Level chart
    .about = Every level and break with its stakes, for the wall
    .nothing = The structure has no level yet
sheet-table-card = Table card
    .about = What may be bet in each level, the official words, and how bets are read
    .nothing = { sheet-level-chart.nothing }

sheet-results = Results
    .about = Who won, and everybody with their place
    .nothing = Nobody has taken part yet

sheet-prizes = Prizes
    .about = What each place is paid, and who has it
    .nothing = This event has no prizes
sheet-payout-slips = Payout slips
    .about = A slip to sign for each prize and for bounties
    .whose = { sheet-for-whom }
    .all = Everybody still to be paid
    .nothing = There is nothing to pay out
sheet-receipts = Receipts
    .about = A receipt for each sale
    .whose = { sheet-for-whom }
    .all = { sheet-everybody }
    .nothing = Nothing was sold for this choice, so there is nothing to print
sheet-deal = Deal to sign
    .about = Who gets what in the deal, with a line for each to sign on
    .nothing = No deal has been made
sheet-cash = Cash report
    .about = What came in and went out, by kind, by desk and by hour
    .nothing = Nothing has been paid yet

sheet-for-whom = For whom
sheet-everybody = Everybody
sheet-no-seat = Nobody chosen here has a seat, so there is nothing to print

## On every handout

print-page = Page { $page } of { $pages }
print-name = Name
print-table = Table
print-seat = Seat
print-table-no = Table { $table }
print-seat-open = open
print-seat-closed = out of use
print-button = Button
print-tables-summary = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $players ->
    [one] 1 player
   *[other] { $players } players
}
# Where two players have one name, or no font has its letters.
print-name-no = { $name } (no. { $number })
print-player-no = Player { $number }
print-wait = Wait one hand
# The act of the log that gave the seat: whoever has a smaller number has an outdated card.
print-since = Action { $act }, { $time }
print-from = From table { $table }, seat { $seat }
print-to-table = To table
print-to-seat = Seat

## Why somebody moves

print-why-balance = Next big blind to the worst seat
print-why-last-opened = Takes the seat that opened last
print-why-no-hand-yet = Drew a seat where no hand was played yet
print-why-broken = Table { $table } is broken
print-why-redraw = All seats are redrawn
print-why-by-hand = Moved by the floor
print-why-swapped = Two players swap seats

## Printing

print-no-out = Say where to write the PDF: -o seat-cards.pdf
print-no-codes = Only seat cards have codes
# $address: what was written.
print-no-address = “{ $address }” is not an address of shared pages: write it as http://192.168.1.5:8080, with nothing after the port and at most 80 characters
print-written = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
} in { $file }
print-failed = The PDF could not be made
print-nothing-past = You are looking at the past, and only the present can be printed: return to now first (Esc)
print-rulings-summary = { $rulings ->
    [one] { $rulings } ruling
   *[other] { $rulings } rulings
}
print-ruling-title = { $no }. { $question }
print-ruling-place = { $at }{ $level ->
    [none] {""}
   *[other] {" · "}level { $level }
}{ $table ->
    [none] {""}
   *[other] {" · "}table { $table }
}{ $seat ->
    [none] {""}
   *[other] {" "}seat { $seat }
}{ $hand ->
    [none] {""}
   *[other] {" · "}hand { $hand }
}
print-ruling-overridden = The floor ruled otherwise: { $decision }, because { $reason }
print-ruling-chosen = The floor chose: { $decision }
print-ruling-chosen-because = The floor chose: { $decision }, because { $reason }
print-ruling-by = Ruled by { $by }
print-ruling-cited-by = { $cited } · ruled by { $by }
print-house-rules-of = House rules · { $book }
print-house-rules-summary = { $changes ->
    [0] As { $book } has it
    [one] { $book } with { $changes } rule of the house
   *[other] { $book } with { $changes } rules of the house
}
print-house-choice = House rule
print-house-changes = Rules of this house
print-house-instead = { $book }: { $answer }
print-no-table = There is no table { $table }
print-no-such-deal = --deal takes the command that makes the deal, as do reads it: MakeDeal
print-no-player = There is no player “{ $player }”
print-several-players = Several players are called “{ $player }”: { $numbers }; say which by number

## The screen

nav-print = Print
print-do = Print now
    .tip = Sends it to the chosen printer
print-save = Save PDF…
print-open = Open
    .tip = Opens it in your PDF viewer, which can print it too
print-what = What
print-who-newest = Newly seated
print-who-tables = Some tables
print-who-player = One player
print-who-since = Since an action
print-tables = Tables
print-tables-hint = 3, or 1-8, 12
print-player = Find the player
print-since-act = Seated by this action or later (the last action is { $last })
print-moves = Which moves
print-moves-under-way = Under way
print-moves-newest = Of the latest action
print-moves-last = Of the last 10 minutes
print-order = Order
print-order-table = By table and seat
    .about = By table and seat, to be dealt out at the tables
print-order-name = By name
    .about = By name, to be handed out at the desk
print-language = Language
print-paper = Paper
print-paper-a4 = A4
    .about = 210 by 297 millimeters
print-paper-letter = Letter
    .about = 8½ by 11 inches
print-printer = Printer
print-asking-printers = Looking for printers…
print-look-again = Refresh
print-from-there = Open the PDF and print it from there
print-no-service = Floorman finds no print service on this computer: open the PDF and print it from there
print-no-printer = No printer is set up on this computer, so open the PDF and print it from there
print-printer-said = The print service says: { $said }
print-larger = Larger
print-smaller = Smaller
print-preview-page = Preview of page { $page } of { $pages }
print-laying-out = Laying out { $done } of { $of }
print-making = Making the PDF: { $done } of { $of }
print-stopped = Stopped; nothing was written
print-stopped-late = Stopped waiting: the pages were already sent and may still come out
print-again = Show the pages
print-nothing-chosen = Nothing to print
print-type-tables = Type table numbers
print-type-player = Choose a player
print-type-act = Type the number of an action
print-opened = PDF opened
print-sent = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
} sent to { $printer }
print-save-failed = The PDF could not be saved
print-open-failed = No program here opens PDFs

print-cards-button = Print seat cards…
print-table-button = Print its seat cards…
print-card-button = Print seat card…
print-slips-button = Print move slips…

## The level chart, and the card of a table

# The name of the sheet, with the game of an event that has one.
print-chart-of = { $chart } · { $game }
print-chart-level = Level
print-chart-game = Game
print-chart-blinds = Blinds
print-chart-ante = Ante
print-chart-big-blind-ante = BB ante
print-chart-bring-in = Bring-in
print-chart-bets = Bets
print-chart-hands = Hands
print-chart-minutes = Min
# How long after the first hand a level begins, in hours and minutes.
print-chart-begins = After
print-chart-pair = { $first }/{ $second }
# $player: who won.
print-results-won = Results: { $player } wins
print-chart-break = Break
print-chart-break-color-up = Break · color-up
print-chart-break-chips = Break · chips that go: { $chips }
print-chart-summary = { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}, { $breaks ->
    [0] no breaks
    [one] { $breaks } break
   *[other] { $breaks } breaks
}, { $hands ->
    [none] { $time }
    [one] 1 hand a level
   *[other] { $hands } hands a level
}
print-languages = Spoken at the tables during a hand
print-card-bets = Bets
print-card-bets-title = What each level requires and allows
print-card-posted = Posted
print-card-least-bet = Minimum bet
print-card-least-raise = First raise
print-card-most = Maximum
print-card-raise-to = to { $chips }
print-card-raise-by = by { $chips }
print-card-most-stack = the stack
print-card-most-pot = the pot
print-card-most-fixed = fixed
print-card-raise-says = Without fixed limits, a raise must be at least as large as the largest bet or raise before it in the same round; only an all-in may be less.
print-card-limit-says = If a row shows two bets, the first applies in the early rounds and the second in the later ones.
print-card-bring-in-says = Over the bring-in a player completes to the smaller bet.
print-card-pot-says = The maximum is the pot including the call.
print-card-words = Official words
print-card-words-title = Say one of these words, in turn
print-card-words-says = Words said in turn are binding. Players who say anything else do so at their own risk.
print-card-word = Word
print-card-means = What it means
print-card-complete = Complete
print-card-complete-means = To raise a bring-in or a short bet to the full bet.
print-card-pot = Pot
print-card-pot-means = To raise by as much as the pot allows; only in pot-limit.
print-card-reading = How bets are read here

## Money on paper

print-signature = Signature
# $pool: what is shared.
print-prizes-of = Prizes: { $pool }
print-prizes-fixed = The payouts are locked
print-prizes-open = Until no more entries are sold, the prizes follow the pool
# Where a place stands otherwise: the share of a deal, or a seat that was won.
print-prize-share = –
print-prize-seat = Seat
print-slip-place = Place
# $part: whether a part of it was paid before.
print-slip-prize = { $part ->
    [yes] Rest of the prize
   *[no] Prize
}
print-slip-seat = { $part ->
    [yes] Rest of the value of a seat
   *[no] A seat, worth
}
print-slip-share = { $part ->
    [yes] Rest of the share of the deal
   *[no] Share of the deal
}
print-slip-bounties = { $part ->
    [yes] Rest of the bounties
   *[no] Bounties
}
print-slip-all-paid = All of it has already been paid
print-slip-paid = { $paid } of { $amount } already paid
print-receipt-title = Receipt { $no } · { $buy_in }
print-receipt-pool = Prize pool
print-receipt-bounty = Bounty
print-receipt-staff = Staff
print-receipt-fees = Other fees
print-receipt-house = The house pays
print-receipt-paid = Paid
print-receipt-owed = Still owed
print-deal-says = { $players } players share { $total }{ $method ->
    [icm] , by what their stacks are worth (ICM)
    [chip-chop] , by chips
    [even] , evenly
   *[by-hand] , as they agreed
}. { $is_kept ->
    [yes] { $kept } of it goes to the winner.
   *[no] All of it is shared.
} { $then ->
    [ends] The event is over.
   *[play-on] Play continues.
} By signing, everybody agrees.
print-deal-made = Made { $time }
print-deal-proposes = { $players } players would share { $total }{ $method ->
    [icm] , by what their stacks are worth (ICM)
    [chip-chop] , by chips
    [even] , evenly
    [by-hand] , as they agreed
   *[open] {""}
}. { $is_kept ->
    [yes] { $kept } of it would go to the winner.
   *[no] All of it would be shared.
} { $then ->
    [ends] The event would be over.
   *[play-on] Play would continue.
} { $method ->
    [open] Tick the way everybody agrees on.
   *[other] The proposal is in bold.
} Nothing is agreed until everybody has signed.
print-deal-not-made = Proposed, not made yet
print-deal-sum = Total · { $chips } chips
print-deal-chips = { $chips } chips
print-cash-balance = Where the money came from and went to
print-cash-comes = From
print-cash-goes = For
print-cash-amount = Amount
print-cash-total = Total
print-cash-paid = Paid
print-cash-owed = Owed
print-cash-house = The house
print-cash-flights = From the flights
print-cash-pool = Prize pool
print-cash-fees = Fees
print-cash-staff = Staff
print-cash-bounties = Bounties
print-cash-kept = Kept
print-cash-prizes-paid = Prizes paid out
print-cash-bounties-paid = Bounties paid out
print-cash-corrected = Corrected
print-cash-in-the-box = In the cash box: { $amount }
print-cash-by-kind = By kind
print-cash-kind = Price
print-cash-count = Sold
print-cash-by-desk = By desk
print-cash-by-hour = By hour
print-cash-hour = Hour from
print-cash-desk = Desk
print-cash-in = In
print-cash-back = Given back
print-cash-prizes = Prizes
print-cash-left = Net
print-cash-notes = Corrections
print-cash-who-owes = Who owes
print-cash-too-much = Paid too much, to be returned
print-cash-void-kept = Voided, money kept
print-cash-fixed = locked at { $amount }
print-cash-still-due = { $amount } still to pay out
print-cash-on-heads = bounties of { $amount } on heads
print-cash-unopened = bounties of { $amount } in closed envelopes
print-cash-unclaimed = bounties of { $amount } that nobody won
print-cash-written-off = Written off
print-cash-bounty-pool = bounties of { $amount } to the prize pool
print-cash-bounty-house = bounties of { $amount } to the house
print-cash-bounty-staff = bounties of { $amount } to the staff
print-cash-act = { $time }{ $is_said ->
    [yes] {" · "}{ $desk }
   *[no] {""}
} · { $said }
print-deal-off = The counts do not add up: { $difference }. Everybody agrees to use them
print-cash-note = { $time }{ $is_said ->
    [yes] {" · "}{ $desk }
   *[no] {""}
} · { $amount } in the box: { $note }
print-cash-void = { $time }{ $is_said ->
    [yes] {" · "}{ $desk }
   *[no] {""}
} · receipt { $receipt } of { $player } voided, { $amount } in the box{ $is_kept ->
    [yes] , { $kept } kept
   *[no] {""}
}{ $is_why ->
    [yes] : { $note }
   *[no] {""}
}
print-cash-corrected-receipt = { $time }{ $is_said ->
    [yes] {" · "}{ $desk }
   *[no] {""}
} · receipt { $receipt } of { $player } corrected, { $amount } in the box: { $note }
