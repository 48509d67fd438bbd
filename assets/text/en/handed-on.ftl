# Structures and payouts as files that somebody hands on.

handed-on-not-taken = Nothing was taken from { $file }
page-prizes-in = Prizes in { $currency }
terminal-export-format = The name of “{ $file }” does not end with csv, json, html or ron; say which with --format
handed-on-unreadable = The file cannot be read ({ $source })
handed-on-csv-empty = There is nothing in this file
handed-on-csv-not-text = This is not a text file; save the sheet as CSV first
handed-on-csv-no-titles = The first line does not say what the columns hold; write titles over them, such as level, small blind, big blind, minutes; or place and percent
handed-on-csv-no-name-column = The first line does not say what the columns hold
handed-on-no-columns = No column holds what is wanted: blinds or bets for a structure; for payouts places, and a percent, share or amount; for results places and names; for chips values
handed-on-chip-numbers = Which number is the value? Type T before each value, such as T25 green 100
handed-on-unpayable = These payouts share nothing, or more for a later place than for one before it
handed-on-amounts-off = The amounts come to { $sum }, and the pool of { $pool } would not be shared so; write percents in place of the amounts, or put the amounts, the unit or the smallest prize right
handed-on-proportion = There is no pool yet, so the amounts are taken as the proportion in which it will be shared

handed-on-column-twice = column { $first } holds the same; take one of them out
handed-on-too-few-cells = the line ends after { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, and { $titles } titles stand above; put in what is missing, or the delimiters alone
handed-on-too-many-cells = no title stands over this cell; put one there, or take the cell out
handed-on-unclosed = a quotation mark is not closed
handed-on-not-a-number = “{ $found }” is no whole number here; write digits, such as 1500 or 1 500
handed-on-not-a-time = “{ $found }” is no length of time; write minutes, such as 20 or 7.5 or 20:00
handed-on-time-missing = how long it lasts is missing; write it into a column “minutes”
handed-on-not-a-game = “{ $found }” is no game that is known; write it like holdem, omaha, limit holdem or stud 7
handed-on-not-yes-or-no = “{ $found }” is neither yes nor no
handed-on-not-a-side = “{ $found }” does not say who posts the ante; write player or big blind
handed-on-not-blinds = “{ $found }” is not two blinds; write them like 100/200, or 100/200/200 with an ante
handed-on-blinds-missing = small blind and big blind are needed, or an ante alone
handed-on-stakes-mixed = these do not go together; a level has blinds and an ante, or blinds and two bets, or a bring-in and two bets
handed-on-break-with-stakes = a break has no blinds; take them out, or make it a level
handed-on-level-out-of-turn = level { $found } stands where level { $expected } is due
handed-on-place-missing = the place is missing
handed-on-not-a-place = “{ $found }” is no place; write 4, or 4-6 where each of them gets it
handed-on-part-of-one = “{ $found }” is not a whole number of chips; write all blinds and antes a hundred times as large
handed-on-no-place-of-theirs = “{ $found }” is not a place; give one to everybody who played (several may share the last), and leave out whoever did not play
handed-on-place-out-of-turn = place { $found } stands where place { $expected } is due
handed-on-places-shared = { $lines ->
    [one] places { $from } to { $to } have only one line; give each player a line of their own
   *[other] places { $from } to { $to } have { $lines } lines; give each player a line of their own
}
handed-on-points-in-doubt = “{ $found }” can mean { $whole } or { $fraction } points; type one of these
handed-on-share-missing = what the place gets is missing
handed-on-not-a-percent = “{ $found }” is no percent; write it like 12.5
handed-on-not-a-share = “{ $found }” is nothing that a place can get; write it like 1500
handed-on-rises = it is more than the place before it gets
handed-on-not-a-hundred = the percents of this field come to { $percent } in place of 100
handed-on-entries-fall = smaller fields come first
handed-on-not-a-name = “{ $found }” is no name; it has no letters or too many
handed-on-not-a-member = “{ $found }” is no member number; it is too long
handed-on-not-points = “{ $found }” is no number of points; write it like 12.5
handed-on-nobody-won = several have place 1; somebody must have won, so give the others place 2
handed-on-prize-rises = this prize is more than that of the place before it; what a deal shared a list cannot tell, so leave the prizes out
handed-on-too-many-places = { $most } places are the most

# Lists that can be read in two ways, or are none.
handed-on-not-a-stage = “{ $found }” is neither a level nor a break; write it like 3. 100/200 (200) 20 min
handed-on-column-unknown = A column “{ $title }” cannot hold “{ $meaning }”; name what it holds by a usual title, such as level, small blind, big blind ante, seconds; place, percent, prize
handed-on-ask-letters = The letters of this file can be read in several ways: { $ways }
handed-on-ask-ante = Some antes under “{ $title }” equal the big blind: does the big blind post them, or does every player?
handed-on-ask-length = “{ $first }” under “{ $title }” can be minutes, seconds or hours
handed-on-ask-clock = “{ $first }” under “{ $title }” can be minutes and seconds, or hours and minutes
handed-on-no-list-tournament = This is a tournament of Floorman, and no list
handed-on-no-list-people = This is a file of people or another database, and no list; floorman people export makes one of it
handed-on-no-list-tournament-director = This is an evening saved by The Tournament Director, and no list; floorman import reads it
handed-on-no-list-pdf = This is a PDF, and no list; copy its text into a file
handed-on-no-list-packed = This is a packed file, and no spreadsheet that can be read
handed-on-no-list-picture = This is a picture, and no list
list-note-column-unread = Column “{ $title }” is not read
list-note-line-unread = Line { $line } is not read: { $text }
list-note-ante-of-big-blind = Antes as large as the big blind are taken for the big blind ante
list-note-levels-from = The levels begin with { $first } in the list; here the first is level 1
list-note-usual-length = The list does not say how long levels last; they last { $minutes } minutes, as most did before
list-note-seconds = “{ $title }” is taken for seconds
list-note-hours = “{ $title }” is taken for hours
list-note-marks = Taken off names: { $marks }
terminal-entry-twice = Line { $line }: { $name } is already on line { $first }
terminal-entry-twice-hint = Nothing was made; say what they are with --same-names: add for several people, skip for one
list-note-name-turned = “{ $written }” is read as { $name }
handed-on-ask-rising = The times under “{ $title }” rise from line to line: they may be when levels begin, or how long they last
list-note-usual-break = Line { $line } does not say how long the break lasts; 15 minutes are taken
handed-on-ask-sheet = Several sheets or tables may be meant: { $names }
handed-on-say = { $question } (say it with { $ways })
handed-on-sheet-unknown = There is no sheet or table “{ $name }”; there are { $known }
list-note-sheet-unread = Sheet or table “{ $name }” is not read
list-note-file-unread = “{ $file }” cannot be read, and is left out
list-note-nameless = { $players ->
    [one] One player without a name is left out
   *[other] { $players } players without names are left out
}
list-note-names-beside = Each name on a line counts as a player. If they are last name and first name, give the columns titles
list-note-players-of = These are the players of the tournament “{ $event }”
list-note-name-twice = Line { $line }: { $name } is on line { $first }, too; they count as two people
handed-on-not-a-color = “{ $found }” is no color that is known; write a usual one, such as green, or #247c48
handed-on-value-twice = this value stands on line { $first } already
handed-on-ask-days = “{ $first }” under “{ $title }” can have the day or the month first
list-note-name-in-doubt = Line { $line }: “{ $name }” counts as one player ({ $why })
list-note-name-left-out = Line { $line }: “{ $name }” is left out ({ $why })
