# What stands on paper, and what is said about printing.

## On every handout

print-seating-by-name = Seating by name
print-seating-by-table = Seating by table
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
print-since = Act { $act }, { $time }
print-from = From table { $table }, seat { $seat }
print-to-table = To table
print-to-seat = Seat

## Why somebody moves

print-why-balance = Next big blind to the worst seat
print-why-last-opened = Takes the seat that opened last
print-why-broken = Table { $table } is broken
print-why-redraw = All seats are drawn anew
print-why-by-hand = Moved by the floor

## Printing

print-no-out = Say where to write the PDF: -o seat-cards.pdf
print-written = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
} in { $file }
print-failed = The PDF cannot be made
print-nothing = Nobody chosen here has a seat, so there is nothing to print
print-nothing-past = You are looking back, and only what stands now is printed: go back to now first (Esc)
print-nothing-moves = No such moves, so there is nothing to print
print-nothing-rulings = No ruling was logged for this choice, so there is nothing to print
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
print-no-player = There is no player “{ $player }”
print-several-players = Several players are called “{ $player }”: { $numbers }; say which by number

## The screen

nav-print = Print
print-do = Print now
    .tip = Hand it to the printer that is chosen
print-save = Save PDF…
print-save-here = Save there
print-path = Or save it as
print-open = Open
    .tip = In the program that shows PDFs, which can print it too
print-what = What
print-seat-cards = Seat cards
print-move-slips = Move slips
print-rulings = Rulings
print-house-rules = House rules
print-who = For whom
print-which = Which rulings
print-which-all = All
print-who-everybody = Everybody
print-who-newest = Newly seated
print-who-tables = Some tables
print-who-player = One player
print-who-since = Since an act
print-tables = Tables
print-tables-hint = 3, or 1-8, 12
print-player = Find the player
print-since-act = Seated by this act or later (the last act is { $last })
print-moves = Which moves
print-moves-under-way = Under way
print-moves-newest = Of the newest act
print-moves-last = Of the last 10 minutes
print-order = Order
print-order-table = By table and seat
print-order-name = By name
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-printer = Printer
print-asking-printers = Looking for printers…
print-look-again = Look again
print-no-service = This computer has no print service (lp), so open the PDF and print it from there
print-no-printer = No printer is set up on this computer, so open the PDF and print it from there
print-printer-said = The print service says: { $said }
print-larger = Larger
print-smaller = Smaller
print-preview-page = Preview of page { $page } of { $pages }
print-laying-out = Laying out { $done } of { $of }
print-making = Making the PDF: { $done } of { $of }
print-stopped = Stopped; nothing was written
print-stopped-late = No longer waiting: the pages were already handed over, and may still come out
print-again = Show the pages
print-nothing-chosen = Nothing to print
print-type-tables = Type the numbers of tables
print-type-player = Choose a player
print-type-act = Type the number of an act
print-opened = The PDF is opened
print-sent = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
} sent to { $printer }
print-save-failed = The PDF cannot be saved
print-open-failed = Nothing here opens a PDF

print-cards-button = Print seat cards…
print-table-button = Print its seat cards…
print-card-button = Print seat card…
print-slips-button = Print move slips…
