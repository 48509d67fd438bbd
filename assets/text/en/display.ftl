# The players' clock, and what the room hears.
# Facts on the players' clock are read from afar: as short as they can be.

display-level = Level { $level }
# $level: the last level, whose time is over.
display-last-level-over = { $level } · last level, play continues
# $on: the level, or the break.
display-paused = PAUSED · { $on }
display-break = Break
display-break-until = BREAK · play resumes at { $time }
display-break-over = BREAK OVER · play resumes in a moment
# $level: the level whose time is over.
display-level-over = { $level } · the next level has not started
display-not-started = Play has not started
display-starts-at = Starts at { $time }
display-winner = Winner
display-day-starts = Day { $day } starts
display-ended = The tournament is over
display-time-left = Time left
display-blinds = { $small_blind } / { $big_blind }
display-ante = ante { $ante }
display-big-blind-ante = big blind ante { $ante }
# $level: the level that follows.
display-after-break = After the break · { $level }
display-next = Next · level { $level }
display-next-break = Next break in
display-players = Players
display-players-of = { $left } of { $entries }
display-tables = Tables
display-average = Average stack
display-pool = Prize pool
display-from-the-money = To the money
display-next-payout = Next payout, place { $place }
display-prizes = Prizes
display-place = { $first }
display-places = { $first }–{ $last }

## Seat changes on it

display-changes = New seats
display-table-breaks = Table { $table } breaks
# Behind the seat that somebody takes.
display-change-waits = waits one hand
# $page of $pages: a list that is too long for the screen.
display-page = { $page } of { $pages }

## Opening and closing it

display-title = Players' clock
display-open = Players' clock
    .tip = Shows the players' clock where it was last, or on the other monitor, or hides it
    .also = projector, second screen, television, tv, full screen, wall
display-close = Close players' clock
display-where = Choose a monitor to fill, or a window that you can drag. F11 or a double-click in it changes between the two.
display-in-window = In a window
# $name: what the system calls the monitor.
display-monitor = { $name } · { $width } × { $height }
display-monitor-here = { $name } · { $width } × { $height } · this window
display-monitor-nameless = Monitor
display-lost = The players' clock lost its monitor { $name }
    .hint = Plug it in again, or show the clock in a window on this monitor.
display-back = The monitor { $name } is back
    .hint = The players' clock can fill it again.
display-back-show = Show players' clock on it


## Sounds

sounds-title = Sounds
sounds-mute = Mute or unmute sounds
sounds-mute-now = Mute sounds
    .tip = You hear one minute left, a new level, a break and its end until you mute them
sounds-unmute-now = Unmute sounds
sounds-volume = Volume
sounds-try = Try
sounds-minute-left = One minute left
sounds-level-up = New level
sounds-break = Break
sounds-break-over = Break over
sounds-choose = Own sound…
    .tip = A WAV, OGG, MP3 or FLAC file of up to a minute; it is copied, so the original may go
sounds-remove = Use the sound of Floorman
sounds-none-file = { $file } cannot be played. Choose it again in Setup, This computer.
sounds-not-a-sound = { $file } is no sound that Floorman plays: it plays WAV, OGG, MP3 and FLAC
sounds-not-read = { $file }: { $reason }
sounds-too-long = { $file } is longer than { $secs } seconds
sounds-spoken = Spoken announcements
sounds-spoken-choose = Choose folder…
    .tip = Files named by blinds, such as 100-200.mp3, are heard when that level begins
sounds-spoken-none = No spoken announcements
path-hint-sound = ~/gong.mp3
sounds-are-muted = Sounds are muted
sounds-are-on = Sounds are on
sounds-none = No sound
sounds-none-speaker = No sound: no audio device found. Everything else works, and the next sound is tried again.
sounds-none-library = The library libasound.so.2 is missing; on Debian install the package libasound2. Everything else works.
sounds-none-device = No sound: the sound device does not work ({ $reason }). Everything else works, and the next sound is tried again.
