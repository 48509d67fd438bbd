# Labels, buttons and tips of the window.
# A button's attribute tip says what it does where the label is short.

window-title = Floorman
window-title-open = { $tournament } · Floorman

## Screens

nav-setup = Setup
nav-players = Players
nav-tables = Tables
nav-clock = Clock
nav-chips = Chips
nav-penalties = Penalties
nav-log = Log

## The header, on every screen

header-level = Level
header-break = Break
header-left = Time left
header-next = Next
header-next-break = Break in
header-players = Players
header-players-of = { $left } of { $entries }
header-tables = Tables
header-average = Average stack
header-starts-at = Starts at { $time }
header-needs = What needs doing now
header-needs-all = { $count ->
    [one] { $count } thing needs doing now
   *[other] { $count } things need doing now
}
    .tip = Shows what needs doing now with its buttons, over the form
needs-next-start = Next: the clock is started once players are registered and seated
needs-next-paused = The clock is paused. Press Space to resume
needs-next-break = Next: break in { $time }
needs-next-level = Next: level { $level } in { $time }: { $stakes }
header-needs-none = Nothing to do
header-saved = Saved
header-read-only = Read-only

## Start

start-welcome = Clock, seating and rulings for poker tournaments
start-new = New from template…
    .tip = A tournament with structure and terms to start from
    .also = new tournament, create, another event
# $tournament: the file's name.
start-go-on = Continue { $tournament }
start-open = Open…
    .tip = A tournament on this computer
    .also = open tournament, load, file
start-sample = Try the sample
    .tip = A club night in the middle of level 5 with five things to do, to practice with
path-asked = Choose a file in the dialog. If no dialog opens, type the path here.
path-no-dialog = No file was chosen, or this desktop has no file dialog. Type the path here.
path-of-file = Path of the file
path-of-folder = Path of the folder
path-hint-tournament = /home/ana/Friday.floorman
path-hint-players = /home/ana/players.csv
path-hint-folder = /home/ana/poker
path-hint-certificate = /home/ana/room.pem
path-take = Use this path
path-save-asked = Choose a place in the dialog. If no dialog opens, save it here.
path-save-no-dialog = No place was chosen, or this desktop has no file dialog. Save it here.
path-save-as = Save as
path-save = Save there

## Sheets for others

save-results = Save results…
save-structure = Save structure…
save-sheet-tip = As a file for a spreadsheet or for a web page
save-as-spreadsheet = Spreadsheet (CSV)…
save-as-page = Web page (HTML)…
save-results-done = Results saved in { $file }
save-structure-done = Structure saved in { $file }
save-failed = The file cannot be saved
save-nothing-past = You are looking back, and only the present can be saved: go back to now first (Esc)
start-close = Close tournament
    .also = close file
    .tip = Closes this tournament; everything is saved, and its clock keeps running in real time
menu = Menu
    .tip = New, open, recent, import, close, help
close-running = The clock is running
    .hint = It keeps running in real time while the tournament is closed; close again to confirm
menu-version = Floorman { $version }
menu-releases = New versions
start-recent = Recent

## Setup

setup-seats-per-table = Seats per table
setup-save = Save changes
setup-discard = Discard changes
setup-create = Create tournament
setup-where = Folder, or address of a database

## Players

players-search = Search
    .tip = Any letters of a name, a table, or a seat like 4-2
players-none = No players yet
players-none-found = Nobody found
players-column-number = No.
players-column-name = Name
players-column-status = Status
players-column-table = Table
players-column-seat = Seat
players-column-stack = Stack
players-column-entries = Entries
players-column-rebuys = Rebuys
players-column-add-ons = Add-ons
players-column-place = Place
players-filter-all = All
players-filter-in = In
players-filter-waiting = Waiting
players-filter-out = Out
players-register = Register
    .tip = Sell entries to the names typed
players-register-names = Names, one per line
players-register-anyway = Register anyway
players-import = Choose a file…
players-rename = Rename…
players-unregister = Unregister
    .tip = Removes a player who has not played from the list
players-void = Void…
players-void-hint = { $stays ->
        [yes] Its chips leave play; the player stays where they are.
       *[no] { $sale ->
            [entry] The player comes off the list with this stack and gets no place. Later actions stay.
           *[other] The player is out as before, and this stack leaves play. Later actions stay.
        }
    }
players-void-money = Money
players-void-note = Reason
players-void-do = Void it
players-sell = Sell anyway…
players-sell-nothing = Nothing here is past its limit or level: sell it the usual way.
players-sell-hint = It is logged with the reason.
players-sell-reason = Reason
players-sell-do = Sell with this reason
players-register-late = Register anyway
players-bust-out = Bust out
    .tip = The player has lost all chips
players-bust-by = Chips won by
players-bust-stack = Stack at the start of the hand
players-bust-time = Time of the hand
players-bust-now = Now
players-reinstate = Reinstate
    .tip = Undoes the bust-out; if the seat is gone, another one is drawn
players-reinstate-unseated = Reinstate without a seat
    .tip = They have their chips and wait in line for the first seat that opens
players-correct-bust = Correct bust-out…
players-re-enter = Re-enter
    .tip = Sells a new entry after a bust-out
players-rebuy = Rebuy
players-add-on = Add-on
players-move = Move…
players-seat = Give a seat…
players-lock = Lock
    .tip = The player is not moved when tables are balanced
players-unlock = Unlock
players-need = Required seat…
players-note = Note…
players-apart = Keep apart…
players-apart-free = No longer keep apart
players-count = Count stack…
players-close-registration = Close registration
players-open-registration = Open registration
players-selected = { $players ->
    [one] { $players } player selected
   *[other] { $players } players selected
}

## Tables

tables-none = No tables yet
tables-table = Table { $table }
tables-seat = Seat { $seat }
tables-seat-open = Open
tables-seat-closed = Out of use
tables-players-of = { $players } of { $seats }
tables-dead-button = Dead button
tables-dead-small-blind = Dead small blind
tables-disc-button = Button
tables-disc-small-blind = Small blind
tables-disc-big-blind = Big blind
tables-button-unknown = Button not known
tables-no-hand = No hand: fewer than two players
tables-waits-one-hand = Waits one hand
tables-locked = Locked
tables-halted = Halted
tables-short = { $short } short
tables-next-to-break = Breaks next
tables-draw-seats = Draw seats…
    .tip = Draws a seat for everybody without one
tables-draw-word = Public word (optional)
    .tip = A word or number that you did not choose, so that nobody can say you picked the draw
tables-draw-sealed = The secret behind the draw is already sealed. Because the word is called out only now, nobody can have chosen the seats, and anyone can check them later in the log.
tables-draw-check = Draw fingerprint
# $commitment: a number of 64 digits.
tables-draw-commitment = Anyone who wants to check the draw writes this number down before the word is called out. It is the SHA-256 of the secret: { $commitment }
tables-seat-alternates = Seat alternates
tables-add = Add tables…
tables-remove = Remove table
tables-break-order = Break order…
tables-balance-all = Balance all
    .tip = Carries out all proposed moves
tables-redraw = Redraw…
tables-moves = Moves
tables-move-done = Done
    .name = Done: move of { $player }
tables-moves-all-done = All moves done
tables-set-button = Set button
    .tip = Then tap the seat that has the button
tables-draw-button = Draw button
    .tip = Draws who has the button first
tables-track-on = Enter every hand
tables-track-off = Do not enter hands
tables-next-hand = Next hand
    .tip = Moves the button and blinds forward
tables-confirm-hand = Deal as shown
tables-close-seat = Take out of use
tables-open-seat = Put back into use
tables-waive-halt = Play on

## Clock

clock-start = Start clock
clock-schedule = Start at…
clock-pause = Pause
clock-resume = Resume
clock-start-next = Start next level
clock-minute-more = +1 min
    .tip = Adds a minute to the time left
clock-minute-less = −1 min
    .tip = Takes a minute from the time left
clock-next = Next level
clock-previous = Previous level
clock-go-to = Go to this level

## Log

log-undo = Undo
log-redo = Redo
# $by: who did it; $time: when.
log-undo-what-by = Undo: { $act } ({ $by }, { $time })
log-undo-what-at = Undo: { $act } ({ $time })
log-redo-what-by = Redo: { $act } ({ $by }, { $time })
log-redo-what-at = Redo: { $act } ({ $time })
log-search = Search
log-column-time = Time
log-column-by = By
log-column-what = What
log-undone = Undone

## Settings of the program

settings-language = Language
settings-theme = Theme
settings-theme-dark = Dark
settings-theme-light = Light
settings-shortcuts = Shortcuts
settings-by = Your name
    .tip = Shown in the log with everything you do

## Everywhere

common-cancel = Cancel
common-close = Close
common-save = Save
common-back = Back
common-shortcuts = Shortcuts
    .also = keys, keyboard, help
common-table = Table
common-seat = Seat
common-chips = Chips
common-quit = Quit
    .also = exit, close window

## The window itself

# Printed as one line, with window-without after it.
window-no-display = No window: no display found (neither DISPLAY nor WAYLAND_DISPLAY is set).
window-no-libraries = No window: missing { $libraries } (Debian: apt install { $packages }).
window-no-answer = No window: the display { $display } does not answer.
window-no-graphics = No window: no usable graphics driver ({ $reason }); Debian: apt install libgl1 libgl1-mesa-dri.
window-crashed = The window crashed ({ $reason }); everything you did is saved.
window-without = Everything but the window works: floorman --help

quit-running = The clock is running
    .hint = It keeps running in real time while the program is closed; close again to leave
open-failed = The tournament cannot be opened
open-reading = Reading { $file }{ $megabytes ->
        [0] {""}
        [1] {""}
       *[other] , { $megabytes } MB
    } …
open-already = This tournament is already open here
# $time: when the last act was done.
open-recovered = Recovered: the window had closed unexpectedly
    .hint = { $acts ->
        [one] { $acts } action, done { $time }
       *[other] { $acts } actions, the last of { $time }
    }
header-sample = Not saved to a file
# The name of the file.
sample-file = Sample club night

## A new tournament

new-title = New tournament
new-name-hint = Friday night
new-choose-folder = Choose folder…
new-folder-failed = The folder cannot be created

template-home-game = Home game
    .detail = Three to four hours, 10 to 20 players, rebuys in the first hour
template-club-night = Club night
    .detail = Four to five hours, 15 to 60 players, rebuys until the long break
template-deep-stack = Deep stack
    .detail = Ten to twelve hours, 300 big blinds, long levels, one re-entry
template-turbo = Turbo
    .detail = About two hours, levels of eight minutes, re-entries for an hour
template-six-handed = Six-handed
    .detail = About eight hours, tables of six, seven at the final table
template-limit-holdem = Limit hold'em
    .detail = About six hours, bets double on the turn
template-seven-card-stud = Seven-card stud
    .detail = Tables of eight, antes and a bring-in, no button
template-mixed-games = Mixed games
    .detail = Five limit games in turn, ten minutes each
template-ten-games = Ten games
    .detail = Ten games in turn, six minutes each, tables of six
template-five-card-draw = Five-card draw
    .detail = About four hours, tables of six, antes and no blinds
template-main-event = Main event
    .detail = Up to 10,000 entries, long levels

setup-heading-program = This computer
setup-copy = Second copy
    .tip = Every action of every tournament is also saved to a second folder: on another disk, a USB stick, or a folder that others can see
setup-copy-hint = A folder on another disk; empty for none
setup-copy-keep = Keep it there
setup-copy-same = Type another folder first, or leave it empty for no copy
setup-heading-file = File
settings-theme-switch = Switch between dark and light
    .also = theme, colors

## More of the players

players-none-hint = Type names one by one, or paste a whole list
players-none-found-hint = Try fewer letters; accents do not matter
players-none-in = Nobody is in
    .hint = Registered players are listed here until they bust out
players-none-waiting = Nobody is waiting for a seat
    .hint = Players without a seat and alternates are listed here
players-none-out = Nobody is out
    .hint = Players who bust out are listed here, best place first
players-column-where = Where
players-choose = Choose a player to see the options. Ctrl or Shift selects several, Enter opens the player's history
players-found = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
players-winner = Winner
players-place = Out, place { $place }
players-rebuys-short = {" "}+ { $count } R
players-add-ons-short = {" "}+ { $count } A
players-register-many = Register players…
    .tip = One by one with Enter, or a whole list at once
players-register-hint = Anna Rys
players-register-paste-hint = Paste a list here
players-register-all = { $players ->
    [one] Register { $players } player
   *[other] Register { $players } players
}
players-paste-known = already registered
players-paste-twice = already on line { $line }
players-import-path = Or a file
players-import-leave = Close this file
players-import-failed = The list cannot be read
players-import-columns = Column contents
players-import-column = Column { $column }
players-import-titles = First line has titles
players-import-name = Name
players-import-first-name = First name
players-import-last-name = Last name
players-import-member = Member number
players-import-ignored = Not read
players-rename-title = Correct the name
players-count-title = Count the stack of { $player }
players-bust-confirm = Confirm bust-out
players-bust-do = { $players ->
    [one] Bust out
   *[other] Bust out { $players } players
}
players-bust-stack-of = Stack of { $player } at the start of the hand
players-bust-several = The larger stack finishes higher
players-bust-others = At the same table
players-bust-tables = Players at different tables who bust in the same hand share their places
players-bust-elsewhere = Somebody at another table in the same hand
players-bust-is-elsewhere = The winner sat at another table; that is correct
players-bust-won-of = { $player } won the chips of { $other }
players-bust-somebody-else = Somebody else
players-search-hint = any letters of a name
players-time-at = At a time
players-time-before = Before…
players-time-after = After…
players-time-as-entered = As entered
players-time-find = Type letters of a name
players-time-none = No bust-out under that name
players-time-bust = { $player }, { $time }
players-correct-was = Entered for { $time }
players-note-hint = Shown on the player's line, at their seat and on the seat card; leave the lines empty to remove it
players-note-remark = What to know
players-note-assistant = Assisted by
players-need-hint = Applies at the next draw; nobody is moved now
players-need-any = any
players-need-unreadable = Type the number of a table or seat, or leave it empty
players-needs-table = needs table { $table }
players-needs-seat = needs seat { $seat }
players-apart-hint = Applies at the next draw; nobody is moved now
players-apart-from = Keep apart from
players-apart-pair = Keep apart
players-is-apart = apart from { $players }
players-bust-won = Won
    .name = { $player } won the chips
players-bust-too = Out too
    .name = { $player } busts out too

## More of the tables

tables-none-hint = Drawing seats sets up as many tables as are needed
tables-room = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} of { $fewest } to { $most }
tables-room-even = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} of { $most }
tables-dealer = dealer
tables-plan = Plan…
    .tip = Who should move where, and why
tables-break-this = Break table { $table }
tables-breaks-now = to break
tables-button-at = button at seat { $seat }
tables-button-first-at = next hand: button at seat { $seat }
tables-button-goes-to = next hand: button from seat { $from } to seat { $seat }
tables-button-still-at = button still at seat { $seat }
tables-button-here = Button here
    .tip = The blinds follow from it
tables-hand = hand { $hand }
tables-next-big-blind = next BB: seat { $seat }
tables-in-doubt = In doubt: { $flags }. Button { $button }, small blind { $small_blind }, big blind { $big_blind }
tables-arrives-from = from table { $table }
tables-worst-seat = worst
tables-leaves-to = → { $table }-{ $seat }
tables-role-big-blind = BB at once
tables-role-dealt = BB in { $hands }
tables-role-button = button
tables-role-not-dealt = waits a hand
tables-role-small-blind = small blind
tables-tap-button = Tap the seat that has the button at table { $table }
tables-tap-seat = Choose a table, then tap a seat for { $player }; a taken seat swaps

tables-break-order-hint = Tables break from the top as soon as their players fit elsewhere
tables-order-first = { $table } breaks next
tables-order-earlier = { $table } breaks earlier
tables-order-later = { $table } breaks later
tables-player-rest = More
    .name = More for { $player }
    .tip = What else can be done with { $player }
tables-player-more = Full history…
    .tip = Everything that can be done with this player

tables-draw-title = Draw seats
tables-draw-do = Draw now
tables-draw-nobody = Everybody has a seat
tables-draw-sets-up = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $tables ->
    [one] { $tables } new table
   *[other] { $tables } new tables
} of { $seats } seats
tables-draw-open = { $players ->
    [one] { $players } player waits
   *[other] { $players } players wait
}, { $open ->
    [one] { $open } seat is open
   *[other] { $open } seats are open
}
tables-draw-word-hint = not needed
tables-add-count = How many
tables-add-first = First number
tables-add-do = { $tables ->
    [one] Set up { $tables } table
   *[other] Set up { $tables } tables
}
tables-redraw-title = Redraw all seats
tables-redraw-hint = Everybody draws a seat at the tables ticked here; the other tables close
tables-redraw-do = { $players ->
    [one] Redraw { $players } player
   *[other] Redraw { $players } players
}
tables-break-title = Break { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}
tables-break-do = { $count ->
    [one] Break { $count } table
   *[other] Break { $count } tables
}
tables-break-all = { $count ->
    [one] Break { $count } table…
   *[other] Break { $count } tables…
}
tables-break-none = These tables are already broken

tables-plan-title = Plan for the room
tables-plan-none = Nothing to do: sizes are even, and no table can be broken
tables-plan-held-up = Table { $table } could break, but players may still come: tables break { $rule }
tables-plan-ask-title = Where is the button?
tables-plan-ask = The next big blind moves, so the plan depends on it; tap a table, then the seat
tables-plan-moves = Moves to even out table sizes
tables-plan-move = Move
tables-plan-poor = Table { $to } needs a player from table { $from }, but only the small blind or a seat that waits is open there
tables-plan-locked = Table { $to } needs a player from table { $from }, but everybody there is locked
plan-from-to = { $from } → { $to }
plan-more = { $more ->
    [one] and { $more } more
   *[other] and { $more } more
}
# The rule on who moves and where, in the edition that holds.
plan-rule = { $numbers-of ->
    [tda-2024] TDA { $year } rule 11-A
   *[other] TDA 2011 rule 8-A
}

# The rule on how tables break.
plan-break-rule = { $rulebook ->
    [tda-2024] TDA 2024 rule 10-B
    [tda-2022] TDA 2022 rule 10-B
    [tda-2019] TDA 2019 rule 10
   *[other] TDA 2011 rules 5 and 7
}

## More of the clock

clock-toggle = Start, pause and resume the clock
# BBA: big blind ante.
clock-stakes-big-blind-ante = { $small_blind }/{ $big_blind } · BBA { $ante }
break-call = Break…
    .tip = Call a break that is not in the structure
break-call-what = Play stops now and goes on where it stopped. A break of the structure ends at that time instead.
break-call-until = Minutes, or the time play goes on
    .hint = 20 or 20:30
break-call-minutes = { $minutes } min
break-call-waits = The clock waits after it until you start it
break-call-unreadable = Type minutes like 20, or a time like 20:30
break-call-take = Start the break
break-call-take-until = Break until { $time }
clock-end-break = End break
header-back-at = Back at { $time }
message-tell = Message…
    .tip = Tell the room something on its screens
message-text = Message to the room
    .hint = Dinner is served
message-voice-information = Information
message-voice-warning = Warning
message-until = For how long
    .hint = 10 or 20:30; empty until you take it down
message-show = Show
message-shown = On the screens now
message-shown-until = On the screens until { $time }
message-take-down = Take down
message-told = Told before
message-forget = Forget “{ $text }”
text-values = Values…
    .tip = Names in braces become what they stand for
text-value-event = name of the tournament
text-value-level = level
text-value-blinds = blinds
text-value-next = next blinds
text-value-break = time until the break
text-value-players = players left
text-value-entries = entries
text-value-tables = tables
text-value-average = average stack
text-value-pool = prize pool
text-value-payout = next payout
text-value-now = time of day
clock-schedule-time = Time of day
clock-schedule-set = Set start time
clock-schedule-unreadable = Type a time like 19:30

log-found = { $acts ->
    [one] { $acts } action
   *[other] { $acts } actions
}

common-clear = Clear
common-seen = OK
common-type-first = Type something first
common-change-first = Change something first
common-chips-unreadable = Type a number of chips like 12500 or 12k

chips-part-in-play = In play
chips-part-race = Chip race
chips-part-counts = Counts
chips-part-plan = Color-ups
chips-part-set = Chip set

# An event that several desks share.
start-join = Join an event…
    .tip = An event in a database, which several desks run together
    .also = database, network, server, several desks, postgres
join-title = Join an event
join-what = Several desks run one event together. Get these details from the person who set up the computer with the database.
join-computer = Computer
    .hint = a name or an address, such as room or 192.168.1.20
join-database = Database
join-user = Login
join-password = Password
    .hint = leave empty to use the one stored on this computer
join-desk = Name of this desk
    .hint = shown in the log with everything done here
join-ask = Show events
join-asking = Asking…
join-lacks = Type the name or address of the computer
join-broken = The request failed; try again
join-none = No events yet
join-events = Events, newest first
join-event = { $acts ->
    [one] { $acts } action, { $time }
   *[other] { $acts } actions, { $time }
}
join-new = New event there…
join-refused = The database refused this desk’s login ({ $reason })
    .hint = Check login and password
join-not-kept = The password is correct, but could not be stored on this computer ({ $source })
desks-saved = { $desks ->
    [one] In the database { $time } · this desk alone
   *[other] In the database { $time } · { $desks } desks
}
desks-away = Database away
desks-away-since = since { $time }
desks-away-foot = Database away since { $time }
desks-away-title = The database does not answer
desks-away-goes-on = The clock, lists, printing and rulings still work.
desks-away-wait = Your actions wait, and are decided when the database is back.
desks-away-refuse = Your actions are refused until it is back.
desks-wait = Queue actions
desks-refuse = Refuse actions
desks-waits = Waits: { $what }
desks-waits-since = Since { $time }; not done yet
desks-waits-sent = Sent at { $time }; checking whether it was written
desks-forget = Discard it
desks-all-the-same = Do it anyway
desks-take-back-others = Undo it
desks-put-back-others = Redo it
desks-leave-waiting = { $acts ->
    [one] One action is waiting for the database, and is lost if you close this window
   *[other] { $acts } actions are waiting for the database, and are lost if you close this window
}
    .hint = Leave the window open until the database is back
desks-name-later = The other desks know this one by its old name until the event is opened again
desks-title = Desks
desks-unknown = Not known yet who is here
desks-me = { $desk } (this desk)
desks-since = since { $time }
desks-behind = { $acts ->
    [0] has read everything
    [one] one action behind
   *[other] { $acts } actions behind
}
desks-when-away = While the database is away
    .tip = Waiting actions are decided by how the event is when the database is back; this computer never continues alone

## Sharing on the network: in Setup, This computer; what pages say stands in pages and staff

share-open = Share on this network…
    .also = phones, wifi, web, browser, qr, codes for staff
share-stop = Stop sharing
    .also = unshare, sharing off
share-title = Phones and screens on this network
share-off = Nothing is shared. Once you share, everybody on this network can see clock, seats, levels, prizes and places in a browser, but change nothing. Staff work from their phones with a code that you show them.
share-port = Port
share-begin = Share on this network
# $typed: what was typed.
share-no-port = “{ $typed }” is not a port
    .hint = Type a number from 1 to 65535, such as 8080; 0 takes any free port
share-in-use = Port { $port } is in use on this computer
    .hint = Another program or another Floorman window is using it. Type another port, or 0 for any free one
share-not-let = The system does not let Floorman use port { $port }
    .hint = Type a port of 1024 or higher, such as 8080
# $source: what the system says.
share-failed = The tournament cannot be shared: { $source }
    .hint = Check this computer's network, and try again
share-certificate = Room certificate
    .hint = With a certificate (PEM), what is shown and typed is encrypted on the network, and phones keep their screens awake. Without one, everything is sent unencrypted.
share-certificate-choose = Choose a certificate…
share-key-choose = Choose its key…
share-certificate-file = Certificate: { $file }
share-key-file = Key: { $file }
share-certificate-without = Remove certificate
share-certificate-no-key = The certificate has no key yet
    .hint = Choose the key that belongs to it, or remove the certificate
share-certificate-failed = The tournament is not shared: { $why }
    .hint = Choose other files, or remove the certificate
share-no-code = No code could be made
    .hint = Withdraw codes that nobody needs, and try again
share-not-on = Nothing is shared
share-on = { $pages ->
    [0] Shared; no page is open
    [one] Shared; one page is open
   *[other] Shared; { $pages } pages are open
}
share-pages = Shared · { $pages }
    .name = { $pages ->
    [one] Shared on this network: { $pages } page is open
   *[other] Shared on this network: { $pages } pages are open
}
share-no-network = This computer is not on a network: only its own browser can open the pages. Join one, and the address appears here
share-not-found = If a phone cannot open the page: is it on this network, and does this computer's firewall let port { $port } in?
# $address: as browsers are told it.
share-copy = Copy { $address }
share-lead = Use in QR codes
share-players = For players and screens
share-players-qr = QR code for a phone: the pages for players
share-staff = For staff
    .hint = A code lets somebody work from their phone, within its role.
share-read-only = This tournament can only be viewed here: pages show it, but nobody can change it from a phone
share-dealer = Dealer
share-code-show = Show code
share-code-again = This role has a code. A new one replaces it; people already signed in stay signed in.
share-code-once = Shown only once. To sign in, open the address with /staff, or scan this with a phone. A new code replaces this one.
share-code-away = Hide code
share-here = Who is signed in
share-here-none = Nobody
share-sign-out = Sign out
share-codes = Valid codes
    .tip = The code ends, and everyone who came in with it is signed out
