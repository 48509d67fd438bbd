# Screens that hang in the room: read from afar, as short as can be.

## Headings: what is going on, in one or two words

screen-before = WELCOME
screen-break = BREAK
screen-paused = PAUSED
screen-last-hands = { $hands ->
        [one] LAST HAND
       *[other] LAST { $hands } HANDS
    }
screen-orbit-for-orbit = ORBIT FOR ORBIT
screen-hand-for-hand = HAND FOR HAND
screen-bubble = THE BUBBLE
screen-final-table = FINAL TABLE
screen-heads-up = HEADS-UP
screen-day-over = END OF THE DAY

## Facts

# $time: when play goes on. $level: the level that is played then.
screen-resumes = Play resumes at { $time } with level { $level }
screen-entries = Entries
screen-rebuys = Rebuys
screen-add-ons = Add-ons
screen-in-play = Total chips
screen-chips = Chips in play
screen-coming = Coming up
screen-out = Out
# $by: who knocked a player out.
screen-out-by = by { $by }
screen-places = Places
# The letter on the dealer button.
screen-button = D
# Beside chips that are crossed out, and what they become.
screen-colored-up = Color-up
screen-where-do-i-sit = Where do I sit?
screen-where-do-i-sit-hint = Point your camera here

## News at the foot

# $level: the last level in which entries are sold.
screen-registration-until = Registration open until the end of level { $level }
screen-registration-open = Registration open
# Followed by chips: 25s and 100s.
screen-colored-up-next = Color-up in the next break:
# $place: the place of a player who just went out.
screen-last-out = { $player } is out in place { $place }

## Sets that are shipped

screen-set = Look
screen-set-felt = Felt
screen-set-broadcast = Broadcast
screen-set-casino = Casino
screen-set-dark = Dark
screen-set-light = Light
screen-set-contrast = High contrast

## What is wrong with a set

screen-set-unreadable = These screens cannot be read: { $reason }.
screen-set-too-large = These screens are too large: a set has at most 16 MB, 200 screens, and 200 parts on each.
# $screen, $part: their numbers in the file, from the top.
screen-set-outside = Screen { $screen }, part { $part }: it lies outside the grid.
# $picture: the name of a picture.
screen-set-picture-unknown = The picture { $picture } is neither a PNG nor a JPEG file.
screen-set-picture-spoilt = The picture { $picture } is damaged. Save it again in another program.
screen-set-picture-heavy = The picture { $picture } has more than 4 MB. Make it smaller.
screen-set-picture-large = The picture { $picture } has more than 4,096 pixels in one direction. Make it smaller.
screen-set-no-picture = These screens show the picture { $picture }, which is not in the file.
# $shape: Wide, Upright or Overlay, as it is written in the file.
screen-set-nothing = No screen is shown while people play: one for the shape { $shape } is missing.

## Looks of the house

look-add = Add look…
    .tip = Takes a set of screens from a file, and shows it
look-save = Save look as…
    .tip = Writes the look that is on into a file that you can change or hand on
# $file: where it was written.
look-saved = Look saved: { $file }
# $colors: the names of colors in the file, each with what it stands on.
look-faint = Hard to read in this look: { $colors }
# $why: what is wrong, as a sentence or part of one.
look-unread = The look { $file } cannot be read: { $why }
look-wrong = { $file } cannot be shown. { $why }
look-unwritten = The look cannot be written to { $file }: { $why }
path-hint-look = A set of screens in a .ron file

## The page of looks, and the editor of screens

setup-page-looks = Screens
look-open = Look and screens…
    .tip = Choose how the players' clock and walls look, or make screens of your own
look-more = More
    .tip = Add a look from a file, save it to a file, or remove it
look-remove = Remove look
    .tip = Takes this look out of the list. It can be put back
look-removed = Look removed: { $look }
look-put-back = Put back
look-undo = Undo change
    .none = Nothing to undo
look-redo = Redo change
    .none = Nothing to redo
look-name = Save as
look-name-empty = The look needs a name
look-name-taken = Another look has this name
look-keep = Save and show
    .tip = Saves the look under this name, and shows it on the players' clock and on all walls
look-discard = Discard
look-unsaved = Unsaved changes
    .refused = Save or discard your changes first
look-shape-wide = Wide
look-shape-upright = Upright
look-shape-overlay = Overlay
# $no: the number of the screen. $states: when it is shown.
look-screen = Screen { $no }: { $states }
look-screen-add = Add screen
    .tip = Adds a screen before the others, with only the time on it
look-side-part = Part
look-side-screen = Screen
look-side-colors = Colors

## When a screen is shown

look-states = Shown when
    .hint = Choose none to show it at all times. Then put it last.
look-state-always = Always
look-state-before = Before the start
look-state-playing = Playing
look-state-last-minute = Last minute
look-state-break = Break
look-state-paused = Paused
look-state-last-hands = Last hands
look-state-hand-for-hand = Hand for hand
look-state-bubble = Bubble
look-state-final-table = Final table
look-state-heads-up = Heads-up
look-state-day-over = End of the day
look-state-winner = Winner
look-with = Only with
look-with-add = Set a condition…
    .tip = Shows the screen only while a certain part has something to say
look-with-part = Only while this has something to say
look-with-remove = Remove condition
look-secs = Taking turns
    .hint = Screens in turn are shown one after the other. Put them to the left of screens that stay.
look-secs-none = Stays
look-secs-some = In turn
look-secs-number = Seconds
look-secs-short = { $secs } s
look-screen-earlier = Earlier
    .tip = Moves this screen one place to the left
    .none = This is the first screen
look-screen-later = Later
    .tip = Moves this screen one place to the right
    .none = This is the last screen
look-screen-twice = Duplicate
    .tip = Adds a second screen like this one
look-screen-remove = Remove
    .tip = Removes this screen from the look

## Parts of a screen

# What a screen reader says: the part, its upper left corner, and its size.
look-part = Part { $no }: { $part }, column { $column }, row { $row }, { $columns } wide, { $rows } high
look-part-none = Click a part to change it. Drag it to move it, or drag its corners to make it larger. Arrow keys move it, Shift and arrow keys change its size, Delete removes it.
look-part-add = Add a part
look-part-add-named = Add { $part }
look-part-twice = Duplicate
look-part-front = Forward
    .none = It is in front of all others
look-part-back = Backward
    .none = It is behind all others
look-part-remove = Remove
look-shows = Shows
look-shows-instead = Otherwise
look-shows-remove = Remove choice { $no }
look-shows-add = Otherwise…
    .tip = What is shown here while the first part has nothing to say
look-shows-add-named = Otherwise { $part }
look-words = Text
    .hint = The bar is open
look-until = Time, and what is then
    .hint = 20:30 Dinner
look-time-digits = Digits
look-time-ring = Ring
look-frame = Frame
look-frame-bare = None
look-frame-panel = Panel
look-frame-band = Strip
look-align = Align
look-align-start = Left
look-align-middle = Center
look-align-end = Right
look-column = Column
look-columns = Width
look-row = Row
look-rows = Height
look-part-blank = Background
look-part-event = Event name
look-part-of-day = Time of day
look-part-heading = State
look-part-level = Level
look-part-state = Level or state
look-part-time = Time left
look-part-progress = Progress bar
look-part-stakes = Blinds
look-part-next = Next level
look-part-coming = Levels to come
look-part-next-break = Next break
look-part-resumes = Play resumes
look-part-players = Players
look-part-entries = Entries
look-part-rebuys = Rebuys
look-part-add-ons = Add-ons
look-part-tables = Tables
look-part-average = Average stack
look-part-in-play = Total chips
look-part-chips = Chips in play
look-part-colored-up = Color-up
look-part-pool = Prize pool
look-part-prizes = Prizes
look-part-next-payout = Next payout
look-part-changes = New seats
look-part-out = Who is out
look-part-final-table = Final table
look-part-podium = Winner and places
look-part-news = News
look-part-words = Your text
look-part-until = Countdown to a time
look-part-message = Message to the room
look-part-code = QR code
look-part-picture = Picture
look-picture-add = Add picture…
    .tip = Takes a PNG or JPEG file into this look
look-pictures-turn = The pictures are shown in turn, each for ten seconds.
path-hint-look-picture = A picture in a .png or .jpg file

## Colors

look-colors-of = Start from
look-colors-of-named = Take the colors of { $look }
look-contrast-good = All letters are easy to read.
# $letters: the name of a color. $ground: the color behind it, as #rrggbb.
look-contrast-low = { $letters } is hard to read on { $ground }
look-ground = Background
look-ground-plain = Plain
look-ground-down = Top to bottom
look-ground-round = From the center
look-backdrop = Background picture
    .hint = Put panels or strips behind words that would be hard to read on the picture.
look-backdrop-none = None
look-ground-from = Background color
look-ground-to = Second background color
look-color-text = Text
look-color-muted = Labels
look-color-accent = Accent
look-color-attention = New or soon
look-color-stopped = Stopped
look-color-calm = Break
look-color-panel = Panels
look-color-band = Strips
look-color-track = Remaining time
look-color-cloth = Table cloth
look-color-rail = Table rail
look-color-line = Outline
look-line-none = None
look-line-some = In color
look-corner = Corner radius
