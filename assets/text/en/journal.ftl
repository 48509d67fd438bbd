# What is found in a journal, and why something was not done.

journal-notice-torn-line = The last action was only partly written and is left out; what remains of it is saved beside the file before the next action is written
journal-notice-stray-ends = There are empty lines after the last action; no action is missing
journal-notice-tail-missing = Everything from action { $found } on is missing here, though there used to be { $seen } actions; an older copy may have replaced the file
journal-notice-tail-differs = Action { $at } is not the one that was written here; the tournament was continued elsewhere
journal-notice-read-only = The file is read-only, so nothing can be done in this tournament until it can be written
journal-notice-not-locked = This folder cannot stop a second window from writing to the file; use only one window
journal-notice-in-use = Another window is working on this tournament, so it can only be viewed here

journal-damage = The journal is damaged at line { $line }: { $what }. Everything before it is shown, and nothing is written to the file
journal-damage-not-a-line = it does not have a number, a checksum and an action
journal-damage-sequence = action { $expected } should come next, but action { $found } was found
journal-damage-checksum = it was changed, or does not belong after the line before it
journal-damage-line-end = its action is complete, but the end of the line was changed
journal-damage-not-an-act = this program does not know its action ({ $reason })
journal-damage-newer-format = a newer version of Floorman wrote it (format { $found }; this version knows { $known })
journal-damage-misfit = its action does not fit those before it

journal-older = The tournament ends here with action { $act } of { $when }, and is not as it was left
    .none = No action is left here, and the tournament is not as it was left
    .hint = Continue only if you know why; the missing actions may be in a copy
    .accept = Continue from action { $act }
    .look = View only
    .take = Take the { $more ->
        [one] one action
       *[other] { $more } actions
    } from the copy
copy-same = A copy with the same actions: { $file }
copy-older = An older copy, which ends with action { $acts } of { $when } and lacks { $more ->
        [one] the last action
       *[other] the last { $more } actions
    }: { $file }
copy-newer = A newer copy, which continues to action { $acts } of { $when } with { $more ->
        [one] one more action
       *[other] { $more } more actions
    }: { $file }
copy-parted = A copy that diverges after action { $after }, up to action { $acts } of { $when }: { $file }
copy-has = It has what is missing here: { $what }
copy-taken = { $acts ->
        [one] One action was taken
       *[other] { $acts } actions were taken
    } from the copy: { $file }

copy-whole = { $written ->
        [0] Nothing was missing
        [one] One action was copied
       *[other] { $written } actions were copied
    }; { $acts ->
        [one] one action is there
       *[other] { $acts } actions are there
    } now: { $file }
copy-damaged = Nothing was copied: this tournament is damaged. Rescue it first: floorman rescue FILE
copy-nothing = This tournament has no actions, so there is nothing to copy
copy-other = Other actions are already there, so nothing was copied
    .hint = Choose another name; a tournament never overwrites another one
second-copy-same-folder = No second copy: { $folder } is the folder of the tournament itself
second-copy-same-file = No second copy: the file of this name in { $folder } is a link to the tournament itself
second-copy-other-file = No second copy: a file of this name in { $folder } is not a copy of this tournament, or it is empty or damaged
second-copy-went-on = The second copy in { $folder } has actions that are missing here, so it was left as it is
second-copy-not-read-back = The second copy in { $folder } does not contain what was written to it
second-copy-system = The second copy cannot be written ({ $source }): { $folder }
second-copy-in-use = Another window or program is working on the second copy in { $folder }
second-copy-hint = The tournament itself is saved; the copy catches up as soon as it can be written
    .away = The tournament itself is saved; move the file in { $folder } away, or choose another folder, and a copy is made
    .folder = The tournament itself is saved; choose another folder for a copy
second-copy-late = The second copy in { $folder } was not finished within { $seconds } seconds, so it is not known how far it got
    .hint = The tournament itself is saved; check the disk or drive of the copy, then turn the copy on again
second-copy-whole = There is a second copy in { $folder }
second-copy-behind = A second copy is being written in { $folder }

rescue-file = { $name } from action { $act }
rescue-done = The tournament continues from action { $act } in a new file; { $acts ->
        [0] all readable actions were kept
        [one] one readable action was left out
       *[other] { $acts } readable actions were left out
    }: { $file }
rescue-went-on = The tournament continues from action { $act } in a new file; { $acts ->
        [0] all readable actions were kept
        [one] one readable action was left out
       *[other] { $acts } readable actions were left out
    }{ $unread ->
        [0] {""}
        [one] , and one line that cannot be read
       *[other] , and { $unread } lines that cannot be read
    }
    .hint = The damaged file is unchanged; what was left out is listed above the log
rescue-first-line = { $file } is a tournament whose first line is damaged, so it does not open; its actions can be read
rescue-list = Left out, to be entered again: { $file }
rescue-act = { $act } · { $when } · { $what }
rescue-act-by = { $act } · { $when } · { $what } ({ $by })
rescue-unread = { $lines ->
        [one] One more line cannot be read
       *[other] { $lines } more lines cannot be read
    }
rescue-not-told = an action that means nothing without those before it
rescue-nothing-damaged =
    { $acts ->
        [one] Nothing is damaged, and nothing was done: its 1 action can be read
       *[other] Nothing is damaged, and nothing was done: all { $acts } actions can be read
    }
rescue-no-such-act = That action does not exist; the last good one to continue from is { $last }
rescue-nothing-good = The beginning of the file has no action to continue from
    .hint = If you have a copy, continue with it: floorman copy COPY NEW
rescue-with-damaged = Nothing is written to a damaged file. First continue in a new one: floorman rescue FILE; then take the rest from the copy: floorman rescue NEW --with COPY
rescue-go-on = Continue from action { $act } in a new file
    .copy = Open the copy with { $acts } actions
    .hint = The damaged file stays as it is; what is left out is listed beside the new file
    .desks = Other desks can join again once it is in a database: floorman copy FILE ADDRESS
    .look = View only

failure-no-beginning = Nothing was taken: the copy cannot be read, or does not continue from what is here
failure-time-jumped = The last action was on { $last }, but this computer says that it is { $now }. Is that right?
    .yes = The time is right
    .no = View only
    .hint = If it is wrong, set the computer’s clock and open the tournament again
time-ahead = The last action is dated { $last }, but this computer says that it is { $now }. Was the clock wrong then?
    .yes = It was wrong: continue from now
    .no = Leave it
    .hint = Until then every action gets the time of that one, and the clock does not move
clock-apart = This computer’s clock is { $apart } { $way ->
    [ahead] ahead of
   *[behind] behind
} the event’s clock, which shows { $shared }
    .hint = Floorman goes by the event’s clock. Set this computer’s clock right
failure-read-only = The tournament can only be viewed here, so nothing was changed
failure-waits = The database is away; this waits and is decided when it is back
failure-not-done = The connection was cut, and this was not done; do it again
failure-overtaken = Not done: another desk did something similar a moment before. If you still want it, do it again
failure-of-another = The latest action is not yours: { $by } did it
    .hint = This desk is { $own }
meanwhile-act = Meanwhile, at { $time }: { $what }
meanwhile-act-by = { $by } at { $time }: { $what }
failure-busy = Other desks wrote first, so nothing was changed; try again
failure-fault = Nothing was changed: the action would have led to an impossible state ({ $what })
failure-broken = Nothing was changed: the program had an internal error

journal-exists = A file of this name already exists
    .hint = Choose another name, or open the file that is there
journal-not-found = This file does not exist
    .hint = Check the name, or create the tournament first
journal-in-use = Another window or program is working on this tournament
    .hint = Close it there first, or view it here without changing it
journal-create = The file cannot be created ({ $source })
    .hint = Choose a folder that you can write to
journal-create-name = The file name is too long
    .hint = Choose a shorter name: 200 letters are always enough
journal-read = The file cannot be read ({ $source })
    .hint = Check the file's permissions and the disk
journal-write = The action was not written ({ $source }), so nothing was changed
    .hint = Check the disk, and do it again
journal-write-unsure = The action was only partly written, and that part could not be removed ({ $source }): it may be there when the file is opened again
    .hint = Check the disk, then open the tournament again and see whether the action is in the log
journal-disk-full = The disk is full, so nothing was changed
    .hint = Make room on the disk, and do it again
journal-read-only = The file is read-only, so nothing was changed
    .hint = Copy it to a folder that you can write to, and open the copy
journal-damaged = The file is damaged at line { $line }, so nothing is added to it
    .hint = Everything before that line is shown; open it in the window and continue from there in a new file, or: floorman rescue FILE
journal-newer-format = A newer version of Floorman wrote this file (format { $found }; this version knows { $known })
    .hint = Open it with the newer version
journal-not-a-journal = This is not a tournament
    .hint = Floorman tournaments end in .floorman; if only the first line is damaged, open it in the window and continue in a new file, or: floorman rescue FILE
journal-too-large = The file is larger than a tournament can be
    .hint = Check whether it is the right one
journal-empty = The file is empty
    .hint = As far as Floorman knows, no action was written to it; create the tournament again under another name, or if you have a copy: floorman copy COPY NEW
journal-torn-header = The file ends within its first line, before any action
    .hint = As far as Floorman knows, no action was written to it; create the tournament again under another name, or if you have a copy: floorman copy COPY NEW
journal-utf16 = Another program saved the file as UTF-16, with two bytes for each letter, so it cannot be read
    .hint = Save it there again as UTF-8, or if you have a copy: floorman copy COPY NEW
journal-other-line-ends = Another program saved the file with other line endings (CR), so it cannot be read
    .hint = Save it there again with LF, or if you have a copy: floorman copy COPY NEW
journal-other-tournament = The tournament that was in this file is gone and another one has replaced it, so nothing was written
    .hint = Choose another name
journal-changed-outside = Another program changed the file, so nothing was changed here
    .hint = Open the tournament again to see what is in it
journal-moved = The file was moved, deleted or replaced while it was open, so nothing was changed
    .hint = Put it back in its place, or open it where it is now
journal-went-back = The database has an older state than this desk has seen, so nothing was changed
    .hint = Close the event and open it again: it shows what is missing, and which copy has it
journal-ahead = Action { $after } is not in the file, which ends with action { $last }
    .hint = Open the tournament again to see what is in it
journal-torn-not-kept = The unfinished last line cannot be set aside ({ $source }), so nothing was changed
    .hint = Copy the file to a folder that you can write to, and open the copy
journal-unwritable = The action would not read back correctly ({ $reason }), so nothing was changed
    .hint = Leave out unusual characters, and do it again
journal-reads-back-otherwise = The action would read back as something else, so nothing was changed
    .hint = Leave out unusual characters, and do it again

# An event in a database; its address follows.
journal-address-unreadable = This is not the address of an event in a database ({ $reason })
    .hint = Write it like postgresql://ana@room:5432/floorman#Friday night, with the name of the event after #
journal-event-unnamed = The address names the database but not the event
    .hint = Add # and the name of the event, and put quotation marks around all of it
journal-unreachable = The database cannot be reached ({ $reason }), so nothing was changed
    .hint = Check the network and the server, and do it again
journal-login-refused = The database refused this desk’s login ({ $reason })
    .hint = Check the name before @ in the address, and put the password into PGPASSWORD or the file .pgpass, which only you may read
journal-not-secure = The connection to the database is not secure, so nothing was sent ({ $reason })
    .hint = Have the server use TLS and scram-sha-256, or check the name of the server, and sslmode and sslrootcert in the address
journal-database-unknown = The server has no database of this name
    .hint = Check the name before #, or create it first: createdb NAME
journal-server-too-old = The server runs PostgreSQL { $found }, but events need 13 or newer
    .hint = Use a newer server
journal-stands-by = This server only replicates another one, so nothing can be written here
    .hint = Name the other server, or both, separated by a comma
journal-other-letters = The database stores text as { $found }, but names need UTF8
    .hint = Create another database: createdb --encoding UTF8 --template template0 NAME
journal-other-tables = The tables under the name floorman in this database are not Floorman’s, so nothing was written
    .hint = Use another database, or find out who made the schema floorman
journal-newer-tables = A newer version of Floorman made the tables here (version { $found }; this one knows { $known })
    .hint = Use the newer version
journal-older-tables = An older version of Floorman made the tables here (version { $found }; this one needs { $known }), and this desk may not change them
    .hint = The person who created the first event opens an event once with this version; then every desk can
journal-desk-name-taken = Another desk has been using the name { $name } since { $since }
    .hint = Choose another name for this desk, or close the event on that one
journal-event-unknown = The database has no event of this name
    .hint = Check the name after #, or create the event first: floorman new
journal-event-exists = The database already has an event of this name
    .hint = Choose another name after #, or open the event that is there
journal-not-granted = The database does not allow this desk to do it ({ $reason })
    .hint = The owner of the database types, with the name of the desk: GRANT floorman_desk TO ana
journal-held-up = Another desk held up all others for too long, so nothing was changed
    .hint = Do it again
journal-held-up-by = The connection of { $login } held up everybody else for too long, so nothing was changed
    .hint = Do it again. If it happens again, the database administrator can take that login's rights: REVOKE floorman_desk FROM { $login }
journal-not-confirmed = The connection was cut, so it is not known whether the action was written
    .hint = Check the log as soon as the database can be reached, before you do it again
journal-slow = The database has not answered yet, so nothing was changed
    .hint = Do it again in a moment
journal-server = The database refused this ({ $reason }), so nothing was changed
    .hint = Show this to the database administrator

csv-empty = This file has no players
csv-not-text = This is not a text file; save the sheet as CSV first
csv-no-name-column = No column contains names
csv-no-titles = The first line does not say what the columns contain; add titles such as name, number, e-mail
csv-problem = Line { $line }, column { $column }: { $what }
csv-name-missing = a name is missing; add one or remove the line
csv-name-too-long = the name has { $letters } letters; at most { $most } are allowed
csv-name-over-lines = a name goes over several lines; close the quotation mark
csv-cell-without-title = “{ $found }” has no title above it; add one, or remove the cell
csv-cell-over-lines = a cell goes over several lines; close the quotation mark
csv-not-a-table = “{ $text }” is not a table; type its number, from 1
csv-not-a-member-number = “{ $text }” is not a member number; type at most { $most } letters
csv-not-a-seat = “{ $text }” is not a seat; type its number, from 1 to { $most }

template-unknown = No template is called “{ $name }”; available: { $known }
template-unreadable = The template cannot be read ({ $source })
template-malformed = Line { $line }, column { $column } of the template: { $what }

# Why a file or folder cannot be read or written; its path follows, or stands before.
file-not-found = this file or folder does not exist
file-not-allowed = this computer does not allow it
file-exists = a file of this name already exists
file-kept-tournament = a tournament has this name and is never overwritten; choose another name
file-kept-database = a database has this name, such as the people of a house, and is never overwritten; choose another name
file-kept-companion = this name belongs to the tournament or the database beside it; choose another one
file-disk-full = the disk is full
file-disk-read-only = nothing can be written on this disk
file-too-large = it is larger than such a file can be
file-no-file = it is a pipe or a device, not a file
file-not-text = it is not text
file-is-folder = this is a folder
file-no-folder = part of this path is not a folder
