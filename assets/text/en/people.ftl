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
column-former = Also found by
column-merged = Merged ids
column-stands = State
column-did = Before they were
column-likeness = Match

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
people-set = Changed: { $person }
people-as-before = Nothing changed: { $person }
people-namesakes =
    { $count ->
        [one] Somebody with this name was already listed
       *[other] { $count } people with this name were already listed
    }: { $people }; if they are the same person, merge them with: floorman people merge id:{ $first } id:{ $id }
people-merged = Merged into { $person }
people-lost = Dropped, as another value was known: { $field } { $value }
people-deleted =
    Deleted, with everything stored about them; results elsewhere stay as { $count ->
        [one] player { $ids }
       *[other] players { $ids }
    }
people-imported =
    { $added ->
        [one] 1 person added
       *[other] { $added } people added
    }, { $changed } changed, { $unchanged } unchanged, { $skipped } left out
people-not-read =
    { $count ->
        [one] A column is not read
       *[other] { $count } columns are not read
    }: { $titles }
people-undid =
    { $kind ->
        [add] Undone: somebody was added
        [set] Undone: something was changed
        [merge] Undone: two people were merged
        [import] Undone: a list was imported
       *[other] Undone
    }, { $at }{ $by ->
        [none] {""}
       *[other] , by { $by }
    }; { $people ->
        [one] one person is as before
       *[other] { $people } people are as before
    }
people-picture-written = The picture is in { $file }
people-no-picture = { $person } has no picture
people-may-not-play =
    { $name } may not play{ $until ->
        [none] {""}
       *[other] { " " }until { $until }
    }{ $has_why ->
        [none] {""}
       *[other] : { $why }
    }
    .hint = Register them anyway with --although-barred
people-needs = { $name } needs: { $what }
people-fee-due = The membership of { $name } was paid until { $what }
people-entered =
    { $count ->
        [one] Registered
       *[other] { $count } registered
    }: { $people }
people-nothing-said = Nothing to change was given
    .hint = Add what to change, such as --phone or --notes; floorman people set --help lists it

## What is in the way

people-no-home = This computer has no folder for your data
    .hint = Name the people file with --people FILE
people-missing = No people file yet
    .hint = Add or import somebody to create it: floorman people add, floorman people import
people-unopened = The people file cannot be opened ({ $source })
    .hint = Fix that, or choose another file with --people FILE
people-locked = Another program is writing to the people file and does not finish
    .hint = Wait until it is done, or close it there, and try again
people-damaged = The people file is damaged
    .hint = Replace it with a copy from your backup; nothing was written to it
people-newer = A newer version of Floorman made this people file (version { $found }; this one knows { $known })
    .hint = Use the newer version
people-not-people = This is not a people file
    .hint = Choose another file with --people FILE
people-other-tables = Another program changed the tables in this people file
    .hint = Replace it with a copy from your backup
people-read-only = The people file is read-only here
    .hint = Allow writing to it and to its folder, or choose another file with --people FILE
people-disk-full = The disk is full; nothing was changed
    .hint = Make room and try again
people-failed = The people file cannot be used ({ $source })
    .hint = Check the disk that it is on, and try again
people-nobody = Nobody matches “{ $asked }”
    .hint = { $count ->
        [0] Search with: floorman people list WORDS
       *[other] Similar: { $near }
    }
people-gone = Nobody has the id { $id } any more
    .hint = That person was deleted; results elsewhere stay as player { $id }
people-several = “{ $asked }” matches several people: { $people }
    .hint = Specify one: id:17 for an id, number:17 for a number or card
people-taken = “{ $code }” belongs to { $by }
    .hint = Use another number, or merge the two if they are the same person
people-value = { $field }: { $what }
    .hint = Nothing was changed
people-same = These are already the same person
    .hint = Name two different people
people-nothing-to-undo = Nothing to undo
    .hint = A deletion cannot be undone, and only the last hundred operations are remembered
people-picture-other-kind = This is neither a PNG nor a JPEG
people-picture-too-large = The picture is larger than { $most } kB; make it smaller
people-picture-unreadable = The picture cannot be read ({ $source })

people-unfit-name-missing = a name is required
people-unfit-too-long = { $letters } letters; at most { $most } are allowed
people-unfit-over-lines = write it on one line
people-unfit-signs = it has invisible characters; type it again
people-unfit-not-a-day = this is not a date; write it like 1980-04-03 or 3.4.1980
people-unfit-not-an-address = this is not an e-mail address; write it like ana@example.org
people-unfit-not-a-phone = this is not a phone number; it has no digits
people-unfit-not-yes-or-no = write yes or no

people-list-column-twice = column { $first } is for the same thing; remove one of them
people-list-no-names = no column contains names, numbers or ids
people-list-too-few-cells = the line ends after { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, but there are { $titles } titles; add the missing cells, or just the delimiters
people-list-too-many-cells = this cell has no title above it; add one, or remove the cell
people-list-unclosed = a cell goes over several lines; close the quotation mark
people-list-name-missing = a name is missing; add one or remove the line
people-list-unfit = “{ $found }”: { $what }
people-list-not-an-id = “{ $found }” is not an id; leave the cell empty for a new person
people-list-may-play-and-not = they may play, but this says why or until when they may not; remove one
people-imported-from-elsewhere = The ids in the list are those of another file, so nobody was matched by id
people-list-id-unknown = nobody has the id { $id }; leave the cell empty for a new person
people-list-two-people = this belongs to { $other }, and the id { $id } to somebody else; correct one
people-list-other-name = “{ $code }” belongs to { $other }; correct the number or the name
people-list-code-twice = “{ $code }” is already on line { $first }; correct one
people-list-person-twice = the person with the id { $id } is already on line { $first }; remove one
people-list-namesake = { $other } has this name; put their id into a column “id”, or decide for all such lines: --same-names add or skip
people-list-namesake-above = this name is already on line { $first }; remove one, or decide for all such lines: --same-names add or skip
people-list-more = and { $count } more
people-list-nothing-done = Nothing from this list was imported

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
people-which-alike = Possible duplicates
people-which-fee = Fee due
people-which-barred = May not play
people-add = Add somebody…
people-add-do = Add person
people-change = Change…
people-change-do = Save
people-unchanged = Nothing changed yet
people-more = More
    .tip = Import and export lists, and undo the last change
people-import = Import a list…
people-import-hint = A list or spreadsheet from any program, a tournament, or an event saved by The Tournament Director or a folder of them: all of it is imported, or nothing. You can undo it.
people-import-names = Names already listed, without a number that says who they are
people-import-ask = Import nothing, and list them
people-import-add = They are different people: add them
people-import-skip = They are the same people: leave them out
people-import-do = Import
people-export = Export everybody…
people-export-name = people.csv
people-exported =
    { $people ->
        [one] 1 person is
       *[other] { $people } people are
    } in { $file }
people-undo = Undo last change
people-none = No people yet
    .hint = Find people here, and when they register, by letters of their name, their number, or a card held to a reader
people-none-found = Nobody has that name or number
    .hint = Two or three letters of each name are enough
people-none-alike = No possible duplicates
    .hint = Listed here are people with the same name, or with the same birthday and nearly the same name
people-none-fee = No membership fee is due
    .hint = The last day paid for is under “Paid until”
people-none-barred = Everybody may play
    .hint = You are warned when somebody who may not play registers
people-show-all = Show everybody
people-same-name = Same name: { $people }
people-picture-of = Picture of { $name }
people-picture-spoilt = The picture cannot be shown; choose another
people-picture-choose = Picture…
people-picture-drop = Remove picture
people-enter = Register in this tournament
people-enter-barred = Register anyway
people-show-player = Playing here: show
people-merge = Merge with…
people-merge-hint = For somebody listed twice. You can undo it.
people-merge-keep = Stays
people-merge-other = Becomes part of them, with number and card
people-merge-find = The other person
people-merge-do = Merge them
people-merge-turn = Swap the two
people-erase = Delete…
people-erase-what = Everything stored about { $person } is deleted, including what is needed to undo changes. Their results stay, under player { $id } if nothing else says who that was. This cannot be undone.
people-erase-do = Delete for good
people-erase-keep = Keep them
people-id = Id { $id }
people-field = { $field } { $value }
people-earlier = Stored so that it can be undone
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
    .tip = Everybody this house knows, with their numbers and cards
path-hint-picture = A PNG or JPEG of at most 1 MB
setup-people = People file
    .tip = People stored there are found when they register, also from other computers that use the same file. Leave empty for a file on this computer.
setup-people-hint = /srv/club/people.sqlite
setup-people-keep = Use this file
setup-people-same = This file is in use
register-house = In the house
register-person = Register { $person }
register-as-other = Somebody else with this name
register-barred = Register anyway
register-no-such-number = Nobody in the house has the number { $number }
    .hint = Read the card again, or type letters of the name
register-number-as-name = It is a name
people-history = Results
people-history-read = Read the events
people-history-none = They did not play in any of the events that were read
people-history-doubtful = Results under this name alone may be somebody else’s, and are left out; give them a number
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
