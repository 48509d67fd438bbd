# The people of the house: the file that all events share, and what is done in it from the terminal.

## Columns

column-id = Id
column-nickname = Nickname
column-number = Number
column-card = Card
column-email = E-mail
column-phone = Phone
column-birthday = Birthday
column-may-play = May play
column-why-not = Why not
column-not-until = Not until
column-needs = Special needs
column-fee = Membership fee
column-fee-until = Paid until
column-notes = Notes
column-picture = Picture
column-former = Leads here, too
column-merged = Merged ids
column-stands = Stands
column-did = Before they were
column-likeness = Why they may be one

value-paid = paid
value-due = due
value-now = now
value-before = before
value-added = added
value-changed = changed
value-merged = merged
value-imported = imported
value-name-and-birthday = same name and birthday
value-same-name = same name
value-turned-name = names turned
value-birthday-and-near-name = same birthday, nearly the same name
value-name-alone = same name, other birthday

## What was done

people-named = { $name } (id { $id })
people-added = Added: { $person }
people-set = Set: { $person }
people-as-before = Nothing changed: { $person }
people-namesakes =
    { $count ->
        [one] Somebody of this name was there already
       *[other] { $count } of this name were there already
    }: { $people }; if they are one, merge them with: floorman people merge id:{ $first } id:{ $id }
people-merged = Merged: { $person } is left
people-lost = Not kept, as something else was known: { $field } { $value }
people-deleted =
    Deleted, with everything that was kept; results elsewhere stay as { $count ->
        [one] player { $ids }
       *[other] players { $ids }
    }
people-imported =
    { $added ->
        [one] 1 person added
       *[other] { $added } people added
    }, { $changed } changed, { $unchanged } as before, { $skipped } left out
people-not-read =
    { $count ->
        [one] A column is not read
       *[other] { $count } columns are not read
    }: { $titles }
people-undid =
    { $kind ->
        [add] Taken back: somebody was added
        [set] Taken back: something was set
        [merge] Taken back: two were merged
        [import] Taken back: a list was imported
       *[other] Taken back
    }, { $at }{ $by ->
        [none] {""}
       *[other] , by { $by }
    }; { $people ->
        [one] one person stands as before
       *[other] { $people } people stand as before
    }
people-picture-written = The picture is in { $file }
people-no-picture = There is no picture of { $person }
people-may-not-play =
    { $name } may not play{ $until ->
        [none] {""}
       *[other] { " " }until { $until }
    }{ $has_why ->
        [none] {""}
       *[other] : { $why }
    }
    .hint = Register them all the same with --although-barred
people-needs = { $name } needs: { $what }
people-fee-due = The membership of { $name } was paid until { $what }
people-entered =
    { $count ->
        [one] Registered
       *[other] { $count } registered
    }: { $people }
people-nothing-said = Nothing was said to set
    .hint = Say what, such as --phone or --notes; floorman people set --help lists it

## What is in the way

people-no-home = This computer names no folder for your data
    .hint = Name the file of people with --people FILE
people-missing = There is no file of people yet
    .hint = Adding or importing somebody makes it: floorman people add, floorman people import
people-unopened = The file of people cannot be opened ({ $source })
    .hint = Put that right, or name another file with --people FILE
people-locked = Another program is writing into the file of people and does not finish
    .hint = Wait until it is done, or close it there, and try again
people-damaged = The file of people is damaged
    .hint = Put a copy of it from your backup in its place; nothing was written into it
people-newer = A newer version of Floorman made this file of people (version { $found }; this one knows { $known })
    .hint = Use the newer version
people-not-people = This is no file of people
    .hint = Name another file with --people FILE
people-other-tables = The tables in this file of people were changed by something else than Floorman
    .hint = Put a copy of it from your backup in its place
people-read-only = The file of people can only be read here
    .hint = Allow writing to it and to its folder, or name another file with --people FILE
people-disk-full = There is no room on the disk; nothing was changed
    .hint = Make room and try again
people-failed = The file of people cannot be used ({ $source })
    .hint = Look at the disk that it is on, and try again
people-nobody = Nobody is meant by “{ $asked }”
    .hint = { $count ->
        [0] Look for somebody with: floorman people list WORDS
       *[other] Near it: { $near }
    }
people-gone = Nobody has the id { $id } any more
    .hint = Whoever had it was deleted; results elsewhere stay as player { $id }
people-several = Several people can be meant by “{ $asked }”: { $people }
    .hint = Say which: id:17 for an id, number:17 for a number or card
people-taken = “{ $code }” belongs to { $by }
    .hint = Take another number, or merge the two if they are one person
people-value = { $field }: { $what }
    .hint = Nothing was changed
people-same = These are one person already
    .hint = Name two people
people-nothing-to-undo = There is nothing to take back
    .hint = A deletion cannot be taken back, and only the last hundred operations are remembered
people-picture-other-kind = This is neither a PNG nor a JPEG
people-picture-too-large = The picture is larger than { $most } kB; make it smaller
people-picture-unreadable = The picture cannot be read ({ $source })

people-unfit-name-missing = nobody is without a name
people-unfit-too-long = { $letters } letters, and { $most } are the most
people-unfit-over-lines = write it on one line
people-unfit-signs = it has signs that nobody sees; type it anew
people-unfit-not-a-day = this is no day; write it like 1980-04-03 or 3.4.1980
people-unfit-not-an-address = this is no address; write it like ana@example.org
people-unfit-not-a-phone = this is no number of a phone; it has no digits
people-unfit-not-yes-or-no = write yes or no

people-list-column-twice = column { $first } holds the same; take one of them out
people-list-no-names = no column holds names, numbers or ids
people-list-too-few-cells = the line ends after { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, and { $titles } titles stand above; put in what is missing, or the delimiters alone
people-list-too-many-cells = no title stands over this cell; put one there, or take the cell out
people-list-unclosed = a cell goes over several lines; close the quotation mark
people-list-name-missing = a name is missing; write one or take the line out
people-list-unfit = “{ $found }”: { $what }
people-list-not-an-id = “{ $found }” is no id; leave the cell empty for somebody new
people-list-may-play-and-not = they may play, and yet this says why or until when not; take one out
people-imported-from-elsewhere = The ids of the list are those of another file, so nobody was known by them
people-list-id-unknown = nobody has the id { $id }; leave the cell empty for somebody new
people-list-two-people = this belongs to { $other }, and the id { $id } to somebody else; put one right
people-list-other-name = “{ $code }” belongs to { $other }; put the number or the name right
people-list-code-twice = “{ $code }” stands on line { $first } already; put one right
people-list-person-twice = the person with the id { $id } stands on line { $first } already; take one out
people-list-namesake = { $other } has this name; write their id into a column “id”, or say of all such lines: --same-names add or skip
people-list-namesake-above = this name stands on line { $first } already; take one out, or say of all such lines: --same-names add or skip
people-list-more = and { $count } more
people-list-nothing-done = Nothing of this list was taken over

## In the window

people-search = Search people
    .tip = Name, nickname, number or card
people-found =
    { $people ->
        [one] 1 person
       *[other] { $people } people
    }
people-found-cut = The first { $people }; type more letters
people-which-all = Everybody
people-which-alike = May be there twice
people-which-fee = Fee due
people-which-barred = May not play
people-add = Add somebody…
people-add-do = Add them
people-change = Change…
people-change-do = Save
people-unchanged = Nothing was changed yet
people-more = More
    .tip = Lists in and out, and what was done last
people-import = Import a list…
people-import-hint = A list or spreadsheet of any program, a tournament, or an evening of The Tournament Director or a folder of them: all of it is taken over, or nothing. It can be taken back.
people-import-names = Somebody whose name is there already, without a number that says who they are
people-import-ask = Import nothing, and list them
people-import-add = They are other people: add them
people-import-skip = They are the same: leave them out
people-import-do = Import
people-export = Export everybody…
people-export-name = people.csv
people-exported =
    { $people ->
        [one] 1 person is
       *[other] { $people } people are
    } in { $file }
people-undo = Take back the last change
people-none = No people yet
    .hint = People are found here, and when they register, by letters of their name, by their number, or by a card that is held to a reader
people-none-found = Nobody is called that, and nobody has that number
    .hint = Two or three letters of each name are enough
people-none-alike = Nobody seems to be there twice
    .hint = Listed here are those with one name, or with one birthday and nearly one name
people-none-fee = No membership fee is due
    .hint = The last day that is paid for stands under “Paid until”
people-none-barred = Everybody may play
    .hint = Who may not play is said when they register
people-show-all = Show everybody
people-same-name = The same name has: { $people }
people-picture-of = Picture of { $name }
people-picture-spoilt = Their picture cannot be shown; choose another
people-picture-choose = Picture…
people-picture-drop = Take the picture away
people-enter = Register in this tournament
people-enter-barred = Register them all the same
people-show-player = Plays here: show them
people-merge = Merge with…
people-merge-hint = For somebody who is there twice. It can be taken back.
people-merge-keep = Stays
people-merge-other = Becomes part of them, with number and card
people-merge-find = The other one
people-merge-do = Merge them
people-merge-turn = The other way round
people-erase = Delete…
people-erase-what = Everything that is kept about { $person } is deleted, also what is remembered so that changes can be taken back. Their results stay, as those of player { $id } where nothing else says who that was. This cannot be taken back.
people-erase-do = Delete for good
people-erase-keep = Keep them
people-id = Id { $id }
people-field = { $field } { $value }
people-earlier = Kept so that it can be taken back
people-earlier-line =
    { $kind ->
        [add] Added
        [set] Before a change
        [merge] Before a merge
        [import] Before an import
       *[other] Before
    }, { $at }{ $by ->
        [none] {""}
       *[other] , by { $by }
    }
people-may = They may
people-may-not = They may not
people-hint-birthday = 1980-04-03
people-hint-not-until = 2026-12-31, or empty for good
people-hint-fee-until = 2026-12-31
nav-people = People
start-people = People…
    .tip = Everybody whom this house knows, with their numbers and cards
path-hint-picture = A PNG or JPEG of at most 1 MB
setup-people = File of people
    .tip = Who is kept there is found when they register, also from other computers that use the same file. Empty is a file on this computer.
setup-people-hint = /srv/club/people.sqlite
setup-people-keep = Use this file
setup-people-same = This file is in use
register-house = In the house
register-person = Register { $person }
register-as-other = Somebody else of this name
register-barred = Register them all the same
register-no-such-number = Nobody in the house has the number { $number }
    .hint = Read the card again, or type letters of the name
register-number-as-name = It is a name
people-history = Results
people-history-read = Read the events
people-history-none = They took part in none of the events that were read
people-history-doubtful = Results that have this name alone may be somebody else’s, and are left out; give them a number
people-history-sums =
    { $events ->
        [one] 1 event
       *[other] { $events } events
    } · { $wins } won · { $cashes ->
        [one] 1 cash
       *[other] { $cashes } cashes
    }, { $streak } in a row · { $best ->
        [0] no place yet
       *[other] best place { $best }, on average { $average }
    }
people-history-penalties =
    { $count ->
        [one] 1 penalty
       *[other] { $count } penalties
    }
people-history-rulings =
    { $count ->
        [one] 1 ruling at their seat
       *[other] { $count } rulings at their seat
    }
people-history-out = Knocked out most often: { $names } ({ $times })
people-history-by = Knocked out most often by { $names } ({ $times })
people-history-place = { $place }. of { $players }
people-history-no-place = of { $players }
people-history-points = { $points } points
people-history-busted-by = knocked out by { $names }
