# Labels, buttons and tips of the window.
# A button's attribute tip says what it does where the label is short.

window-title = Floorman
window-title-open = { $tournament } · Floorman

## Screens

nav-start = Start
nav-setup = Setup
nav-players = Players
nav-tables = Tables
nav-clock = Clock
nav-log = Log
nav-settings = Settings
nav-projector = Players' window

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
header-average-big-blinds = { $big_blinds } BB
header-paused = Paused
header-not-started = Not started
header-starts-at = Starts at { $time }
header-registration-open = Registration open
header-registration-until = Registration until { $stage }
header-registration-closed = Registration closed
header-needs = Needs doing
header-needs-none = Nothing to do
header-saved = Saved
header-read-only = Read-only

## Start

start-welcome = Run a tournament
start-new = New from template…
    .tip = A tournament with structure and terms to start from
start-open = Open…
    .tip = A tournament on this computer
start-import = Import…
    .tip = A list of players, or a tournament of another program
start-sample = Try the sample
    .tip = A tournament in full swing to practice with; nothing is kept
start-recent = Opened lately
start-recent-none = Nothing opened yet
start-missing = File not found

## Setup

setup-name = Name
setup-template = Template
setup-rulebook = Rules
setup-button-method = Button
setup-halt-rule = Halt a short table
setup-halt-gap = Short by
setup-starting-chips = Starting chips
setup-late-registration = Late registration until level
setup-late-registration-none = No late registration
setup-re-entries = Re-entries per player
setup-rebuys = Rebuys per player
setup-rebuy-chips = Chips for a rebuy
setup-rebuy-level = Rebuys until level
setup-add-on = Chips for the add-on
setup-add-on-none = No add-on
setup-seats-per-table = Seats per table
setup-tracking = Enter every hand
setup-balance-gap = Tables may differ by
setup-redraw-players = Redraw with so many players left
setup-redraw-tables = Redraw with so many tables left
setup-final-table = Final table size
setup-structure = Structure
setup-level = Level
setup-break = Break
setup-game = Game
setup-small-blind = Small blind
setup-big-blind = Big blind
setup-ante = Ante
setup-ante-none = No ante
setup-ante-player = Ante per player
setup-ante-big-blind = Big blind ante
setup-bring-in = Bring-in
setup-small-bet = Small bet
setup-big-bet = Big bet
setup-minutes = Minutes
setup-color-up = Color-up
setup-add-level = Add level
setup-add-break = Add break
setup-remove-line = Remove line
setup-line-up = Move up
setup-line-down = Move down
setup-all-minutes = Set all levels to…
setup-save = Save changes
setup-discard = Discard changes
setup-create = Create tournament
setup-where = Folder

## Players

players-search = Search
    .tip = Any part of a name, accents or not; or a number
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
players-filter-seated = Seated
players-filter-waiting = Waiting
players-filter-out = Out
players-register = Register
    .tip = Sell entries to the names typed
players-register-names = Names, one per line
players-register-anyway = Register anyway
players-import = Import names…
players-rename = Rename…
players-unregister = Unregister
    .tip = Takes a player off the list who has not played
players-bust-out = Bust out
    .tip = The player has lost all chips
players-bust-by = Chips won by
players-bust-stack = Stack at the start of the hand
players-bust-time = Time of the hand
players-bust-now = Now
players-reinstate = Reinstate
    .tip = Takes the bust-out back
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
players-need-clear = Any seat
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
tables-seat-open = Open seat
tables-seat-closed = Out of use
tables-players-of = { $players } of { $seats }
tables-button = Button
tables-small-blind = Small blind
tables-big-blind = Big blind
tables-dead-button = Dead button
tables-dead-small-blind = Dead small blind
tables-frozen-button = Button lies still
tables-button-unknown = Button not known
tables-waits-one-hand = Waits one hand
tables-locked = Locked
tables-halted = Halted
tables-short = { $short } short
tables-next-to-break = Next to break
tables-draw-seats = Draw seats…
    .tip = Draws a seat for everybody who has none
tables-draw-word = Word from outside
    .tip = A word or number that you did not choose, so that nobody can say you picked the draw
tables-draw-commitment = SHA-256 of the secret
tables-seat-alternates = Seat alternates
tables-add = Add tables…
tables-remove = Remove table
tables-break = Break table…
tables-break-order = Break order…
tables-balance-all = Balance all
    .tip = Carries out all proposed moves
tables-balance = Balance
tables-redraw = Redraw…
tables-final-table = Draw the final table…
tables-moves = Moves
tables-moves-none = No moves under way
tables-move-done = Move done
tables-moves-all-done = All moves done
tables-set-button = Set button
    .tip = Then tap the seat that has the button
tables-draw-button = Draw button
    .tip = Draws who has the button first
tables-track-on = Enter every hand
tables-track-off = Do not enter hands
tables-next-hand = Next hand
    .tip = Moves button and blinds on
tables-confirm-hand = Deal as shown
tables-close-seat = Take out of use
tables-open-seat = Put back into use
tables-waive-halt = Play on
tables-zoom-in = Zoom in
tables-zoom-out = Zoom out
tables-zoom-fit = Show all

## Clock

clock-start = Start clock
clock-schedule = Start at…
clock-pause = Pause
clock-resume = Resume
clock-minute-more = +1 min
    .tip = Adds a minute to the time left
clock-minute-less = −1 min
    .tip = Takes a minute from the time left
clock-adjust = Set time…
clock-next = Next level
clock-previous = Previous level
clock-go-to = Go to this level
clock-now = Now
clock-structure = Structure
clock-edit-structure = Edit structure…
clock-big = Full screen
clock-projector = Players' window
    .tip = A second window for the television or projector
clock-over = Time is over

## Log

log-undo = Undo
log-redo = Redo
log-undo-what = Undo: { $act }
log-redo-what = Redo: { $act }
# $by: who did it; $time: when.
log-undo-what-by = Undo: { $act } ({ $by }, { $time })
log-redo-what-by = Redo: { $act } ({ $by }, { $time })
log-undo-what-at = Undo: { $act } ({ $time })
log-redo-what-at = Redo: { $act } ({ $time })
log-search = Search
log-none = Nothing happened yet
log-column-no = No.
log-column-time = Time
log-column-by = By
log-column-what = What
log-undone = Undone
log-as-of = As of then
log-as-of-back = Back to now
log-export = Export…
log-check-draw = Check the draw…
log-just-done = Done: { $act }

## Settings of the program

settings-language = Language
settings-theme = Theme
settings-theme-dark = Dark
settings-theme-light = Light
settings-size = Size
settings-sound = Sound
settings-shortcuts = Shortcuts
settings-by = Your name
    .tip = Stands in the log with everything you do
settings-elbow-lock = Lock the window
    .tip = Against elbows: nothing happens until it is unlocked
settings-elbow-unlock = Unlock the window

## Everywhere

common-ok = OK
common-cancel = Cancel
common-close = Close
common-save = Save
common-copy = Copy
common-more = More
common-back = Back
common-yes = Yes
common-no = No
common-command-box = Type a command or a name
    .tip = bust 12 3 · move anna 4 · pause
common-shortcuts = Shortcuts
common-rule = Rule
common-nothing-changed = Nothing was changed
common-table = Table
common-seat = Seat
common-player = Player
common-players = Players
common-level = Level
common-chips = Chips
common-quit = Quit
