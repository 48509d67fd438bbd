# Structures and payouts as files that somebody hands on.

handed-on-not-taken = Nothing was imported from { $file }
page-prizes-in = Prizes in { $currency }
terminal-export-format = The name of “{ $file }” does not end with csv, json, html or ron; choose one with --format
handed-on-unreadable = The file cannot be read ({ $source })
handed-on-csv-empty = This file is empty
handed-on-csv-not-text = This is not a text file; save the sheet as CSV first
handed-on-csv-no-titles = The first line does not say what the columns contain; add titles such as level, small blind, big blind, minutes; or place and percent
handed-on-csv-no-name-column = The first line does not say what the columns contain
handed-on-no-columns = No usable column: a structure needs blinds or bets; payouts need places, and a percent, share or amount; results need places and names; chips need values
handed-on-chip-numbers = Which number is the value? Type T before each value, such as T25 green 100
handed-on-unpayable = These payouts pay nothing, or pay a later place more than one before it
handed-on-amounts-off = The amounts add up to { $sum }, and the pool of { $pool } would not be shared that way; write percents instead of amounts, or correct the amounts, the unit or the smallest prize
handed-on-proportion = The pool is not known yet, so the amounts are taken as the proportion in which it will be shared

handed-on-column-twice = column { $first } is for the same thing; remove one of them
handed-on-too-few-cells = the line ends after { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, but there are { $titles } titles; add the missing cells, or just the delimiters
handed-on-too-many-cells = this cell has no title above it; add one, or remove the cell
handed-on-unclosed = a quotation mark is not closed
handed-on-not-a-number = “{ $found }” is not a whole number; write digits, such as 1500 or 1 500
handed-on-not-a-time = “{ $found }” is not a length of time; write minutes, such as 20 or 7.5 or 20:00
handed-on-time-missing = the length is missing; put it into a column “minutes”
handed-on-not-a-game = “{ $found }” is not a known game; write it like holdem, omaha, limit holdem or stud 7
handed-on-not-yes-or-no = “{ $found }” is neither yes nor no
handed-on-not-a-side = “{ $found }” does not say who posts the ante; write player or big blind
handed-on-not-blinds = “{ $found }” is not two blinds; write them like 100/200, or 100/200/200 with an ante
handed-on-blinds-missing = small blind and big blind are needed, or an ante alone
handed-on-stakes-mixed = these do not go together; a level has blinds and an ante, or blinds and two bets, or a bring-in and two bets
handed-on-break-with-stakes = a break has no blinds; remove them, or make it a level
handed-on-level-out-of-turn = level { $found } is where level { $expected } should be
handed-on-place-missing = the place is missing
handed-on-not-a-place = “{ $found }” is not a place; write 4, or 4-6 if each of them gets it
handed-on-part-of-one = “{ $found }” is not a whole number of chips; write all blinds and antes a hundred times as large
handed-on-no-place-of-theirs = “{ $found }” is not a place; give one to everybody who played (several may share the last), and leave out those who did not play
handed-on-place-out-of-turn = place { $found } is where place { $expected } should be
handed-on-places-shared = { $lines ->
    [one] places { $from } to { $to } have only one line; give each player a line of their own
   *[other] places { $from } to { $to } have { $lines } lines; give each player a line of their own
}
handed-on-points-in-doubt = “{ $found }” can mean { $whole } or { $fraction } points; type one of these
handed-on-share-missing = what the place gets is missing
handed-on-not-a-percent = “{ $found }” is not a percent; write it like 12.5
handed-on-not-a-share = “{ $found }” cannot be a prize; write it like 1500
handed-on-rises = it is more than the place before it gets
handed-on-not-a-hundred = the percents of this field add up to { $percent } instead of 100
handed-on-entries-fall = smaller fields come first
handed-on-not-a-name = “{ $found }” is not a name; it has no letters or too many
handed-on-not-a-member = “{ $found }” is not a member number; it is too long
handed-on-not-points = “{ $found }” is not a number of points; write it like 12.5
handed-on-nobody-won = several have place 1; somebody must have won, so give the others place 2
handed-on-prize-rises = this prize is more than that of the place before it; a list cannot show what a deal shared, so leave the prizes out
handed-on-too-many-stages = a structure has at most { $most } levels and breaks
handed-on-too-many-places = at most { $most } places are allowed

# Lists that can be read in two ways, or are none.
handed-on-not-a-stage = “{ $found }” is neither a level nor a break; write it like 3. 100/200 (200) 20 min
handed-on-column-unknown = Column “{ $title }” cannot be “{ $meaning }”; give it a usual title, such as level, small blind, big blind ante, seconds; place, percent, prize
handed-on-ask-letters = The text of this file can be read in several ways: { $ways }
handed-on-ask-ante = Some antes under “{ $title }” equal the big blind: does the big blind post them, or does every player?
handed-on-ask-length = “{ $first }” under “{ $title }” can be minutes, seconds or hours
handed-on-ask-clock = “{ $first }” under “{ $title }” can be minutes and seconds, or hours and minutes
handed-on-no-list-tournament = This is a Floorman tournament, not a list
handed-on-no-list-people = This is a people file or another database, not a list; floorman people export makes a list of it
handed-on-no-list-tournament-director = This is an event saved by The Tournament Director, not a list; floorman import reads it
handed-on-no-list-pdf = This is a PDF, not a list; copy its text into a file
handed-on-no-list-packed = This is a packed file, not a spreadsheet that can be read
handed-on-no-list-locked = This spreadsheet has a password; save it without one, or as CSV
handed-on-no-list-picture = This is a picture, not a list
list-note-column-unread = Column “{ $title }” is not read
list-note-line-unread = Line { $line } is not read: { $text }
list-note-ante-of-big-blind = Antes as large as the big blind are read as big blind antes
list-note-levels-from = The levels begin with { $first } in the list; here the first is level 1
list-note-usual-length = The list does not say how long levels last; they last { $minutes } minutes, as most did before
list-note-seconds = “{ $title }” is read as seconds
list-note-hours = “{ $title }” is read as hours
list-note-marks = Removed from names: { $marks }
terminal-entry-twice = Line { $line }: { $name } is already on line { $first }
terminal-entry-twice-hint = Nothing was created; decide with --same-names: add for several people, skip for one
list-note-name-turned = “{ $written }” is read as { $name }
handed-on-ask-rising = The times under “{ $title }” rise from line to line: they may be when levels begin, or how long they last
list-note-usual-break = Line { $line } does not say how long the break lasts; 15 minutes are used
handed-on-ask-sheet = Several sheets or tables may be meant: { $names }
handed-on-say = { $question } (answer with { $ways })
handed-on-sheet-unknown = No sheet or table is called “{ $name }”; available: { $known }
list-note-sheet-unread = Sheet or table “{ $name }” is not read
list-note-file-unread = “{ $file }” cannot be read, and is left out
list-note-nameless = { $players ->
    [one] One player without a name is left out
   *[other] { $players } players without names are left out
}
list-note-names-beside = Each name on a line counts as a player. If they are last name and first name, give the columns titles
list-note-players-of = These are the players of the tournament “{ $event }”
list-note-name-twice = Line { $line }: { $name } is also on line { $first }; they count as two people
handed-on-not-a-color = “{ $found }” is not a known color; write a usual one, such as green, or #247c48
handed-on-value-twice = this value is already on line { $first }
handed-on-ask-days = “{ $first }” under “{ $title }” can have the day or the month first
list-note-name-in-doubt = Line { $line }: “{ $name }” counts as one player ({ $why })
list-note-name-left-out = Line { $line }: “{ $name }” is left out ({ $why })
