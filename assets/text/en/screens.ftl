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
screen-set-too-large = These screens are too large: a set has at most 1 MB, 200 screens, and 200 parts on each.
# $screen, $part: their numbers in the file, from the top.
screen-set-outside = Screen { $screen }, part { $part }: it lies outside the grid.
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
