# What is found in a journal, and why something was not done.

journal-notice-torn-line = The last act was never fully written and is left out; what there is of it is kept beside the file before another act is written
journal-notice-stray-ends = Empty lines stand after the last act; no act is missing
journal-notice-tail-missing = Everything from act { $found } on is missing here, where there were { $seen } acts once; an older copy may have been put in its place
journal-notice-tail-differs = Act { $at } is not the one that was written here; the tournament was continued elsewhere
journal-notice-read-only = The file can only be read, so nothing can be done in this tournament until it can be written
journal-notice-not-locked = This folder cannot keep a second window from writing to the file; use only one
journal-notice-in-use = Another window is working on this tournament, so it can only be looked at here

journal-damage = The journal is damaged at line { $line }: { $what }. Everything before it is shown, and nothing is written to the file
journal-damage-not-a-line = it does not have a number, a checksum and an act
journal-damage-sequence = act { $expected } should come next, and act { $found } stands there
journal-damage-checksum = it was changed, or does not belong after the line before it
journal-damage-line-end = its act is whole, but the end of the line was changed
journal-damage-not-an-act = it holds no act that this program knows ({ $reason })
journal-damage-newer-format = a newer version of Floorman wrote it (format { $found }; this version knows { $known })
journal-damage-misfit = its act does not fit those before it

journal-older = The tournament ends here with act { $act } of { $when }, and is not as it was left
    .none = No act is left here, and the tournament is not as it was left
    .hint = Go on only if you know why; the acts that are missing may be in a copy
    .accept = Go on from act { $act }
    .look = Only look
    .take = Take the { $more ->
        [one] one act
       *[other] { $more } acts
    } from the copy
copy-same = A copy with the same acts: { $file }
copy-older = An older copy, which ends with act { $acts } of { $when } and lacks { $more ->
        [one] the last act
       *[other] the last { $more } acts
    }: { $file }
copy-newer = A newer copy, which goes on to act { $acts } of { $when } with { $more ->
        [one] one more act
       *[other] { $more } more acts
    }: { $file }
copy-parted = A copy that went another way after act { $after }, up to act { $acts } of { $when }: { $file }
copy-has = It has what is missing here: { $what }
copy-taken = { $acts ->
        [one] One act was taken
       *[other] { $acts } acts were taken
    } from the copy: { $file }

copy-whole = { $written ->
        [0] Nothing was lacking
        [one] One act was copied
       *[other] { $written } acts were copied
    }; { $acts ->
        [one] one act stands there
       *[other] { $acts } acts stand there
    } now: { $file }
copy-damaged = Nothing was copied, for what is damaged is better rescued first: floorman rescue FILE
copy-nothing = No act stands in this tournament, so there is nothing to copy
copy-other = Other acts stand there, so nothing was copied
    .hint = Choose another name; a tournament is never written over another one
second-copy-same-folder = No second copy is kept: { $folder } is the folder of the tournament itself
second-copy-same-file = No second copy is kept: the file of this name in { $folder } is a link to the tournament itself
second-copy-other-file = No second copy is kept: a file of this name in { $folder } is no copy of this tournament, or an empty or damaged one
second-copy-went-on = The second copy in { $folder } holds acts that are not here, so it is left as it is
second-copy-not-read-back = The second copy in { $folder } does not hold what was written to it
second-copy-system = The second copy cannot be written ({ $source }): { $folder }
second-copy-in-use = Another window or program is working on the second copy in { $folder }
second-copy-hint = The tournament itself is saved; the copy catches up as soon as it can be written
    .away = The tournament itself is saved; move the file in { $folder } away, or choose another folder, and a copy is made
    .folder = The tournament itself is saved; choose another folder for a copy
second-copy-late = The second copy in { $folder } was not finished within { $seconds } seconds, so nobody knows how far it goes
    .hint = The tournament itself is saved; look at the disk or the drive of the copy, and keep the copy again
second-copy-whole = A second copy is kept in { $folder }
second-copy-behind = A second copy is being written in { $folder }

rescue-file = { $name } from act { $act }
rescue-done = The evening goes on from act { $act } in a new file; { $acts ->
        [0] no act that can be read is left out
        [one] one act that can still be read is left out
       *[other] { $acts } acts that can still be read are left out
    }: { $file }
rescue-went-on = The evening goes on from act { $act } in a new file; { $acts ->
        [0] no act that can be read is left out
        [one] one act that can still be read is left out
       *[other] { $acts } acts that can still be read are left out
    }{ $unread ->
        [0] {""}
        [one] , and one line that cannot be read
       *[other] , and { $unread } lines that cannot be read
    }
    .hint = What is damaged stays as it was; what was left out stands over the log
rescue-first-line = { $file } is a tournament whose first line is spoilt, so it does not open; its acts can be read
rescue-list = What is left out, to be done again: { $file }
rescue-act = { $act } · { $when } · { $what }
rescue-act-by = { $act } · { $when } · { $what } ({ $by })
rescue-unread = { $lines ->
        [one] One more line cannot be read
       *[other] { $lines } more lines cannot be read
    }
rescue-not-told = an act that means nothing without those before it
rescue-no-such-act = There is no such act to go on from; the last good one is { $last }
rescue-nothing-good = At the beginning of the file stands no act that can be gone on from
    .hint = Where there is a copy, go on with that: floorman copy COPY NEW
rescue-with-damaged = Nothing is written to a damaged file. First go on in a new one: floorman rescue FILE; then take the rest from the copy: floorman rescue NEW --with COPY
rescue-go-on = Go on from act { $act } in a new file
    .copy = Open the copy with { $acts } acts
    .hint = What is damaged stays as it is; what is left out is listed beside the new file
    .desks = Other desks join it again when it is in a database: floorman copy FILE ADDRESS
    .look = Only look

failure-no-beginning = Nothing was taken: the copy cannot be read, or does not go on from what stands here
failure-time-jumped = The last act was on { $last }, and this computer says that it is { $now }. Is that right?
    .yes = The time is right
    .no = Only look
    .hint = Where it is wrong, set the clock of the computer, and open the tournament again
time-ahead = The last act is dated { $last }, and this computer says that it is { $now }. Was the clock wrong then?
    .yes = It was wrong: go on from now
    .no = Leave it
    .hint = Until then every act gets the moment of that one, and the clock stands still
clock-apart = This computer’s clock is { $apart } { $way ->
    [ahead] ahead of
   *[behind] behind
} the event’s clock, which shows { $shared }
    .hint = Floorman goes by the event’s clock. Set this computer’s clock right
failure-read-only = The tournament can only be looked at here, so nothing was changed
failure-waits = The database is away; this waits, and is decided when it is back
failure-not-done = The connection was cut, and this was not done; do it again
failure-overtaken = Not done: another desk did something of this kind a moment before. If you still mean it, do it again
failure-of-another = The newest act is not yours: { $by } did it
    .hint = This desk is { $own }
meanwhile-act = Meanwhile, at { $time }: { $what }
meanwhile-act-by = { $by } at { $time }: { $what }
failure-busy = Other stations wrote first, so nothing was changed; try again
failure-fault = Nothing was changed: the act would have broken what must always be true ({ $what })
failure-broken = Nothing was changed: the program met an error of its own

journal-exists = A file of this name exists already
    .hint = Choose another name, or open the file that is there
journal-not-found = There is no such file
    .hint = Look at the name, or make the tournament first
journal-in-use = Another window or program is working on this tournament
    .hint = Close it there first, or only look at it here
journal-create = The file cannot be made ({ $source })
    .hint = Choose a folder in which you may write
journal-create-name = The name of the file is too long
    .hint = Take a shorter name: 200 letters are enough for everybody
journal-read = The file cannot be read ({ $source })
    .hint = Look at the file's permissions and at the disk
journal-write = The act was not written ({ $source }), so nothing was changed
    .hint = Look at the disk, and do it again
journal-write-unsure = The act was not written whole, and what is left of it could not be cut off ({ $source }): it may be there when the file is opened again
    .hint = Look at the disk, then open the tournament again and see whether the act is in the log
journal-disk-full = The disk is full, so nothing was changed
    .hint = Make room on the disk, and do it again
journal-read-only = The file can only be read, so nothing was changed
    .hint = Copy it to a folder in which you may write, and open the copy
journal-damaged = The file is damaged at line { $line }, so nothing is added to it
    .hint = Everything before that line is shown; open it in the window and go on from there in a new file, or: floorman rescue FILE
journal-newer-format = A newer version of Floorman wrote this file (format { $found }; this version knows { $known })
    .hint = Open it with the newer version
journal-not-a-journal = This is not a tournament
    .hint = Tournaments of Floorman end in .floorman; where only its first line is spoilt, open it in the window and go on in a new file, or: floorman rescue FILE
journal-too-large = The file is larger than a tournament can be
    .hint = Look whether it is the right one
journal-empty = The file is empty
    .hint = As far as is known here no act was written to it; make the tournament anew under another name, or where there is a copy: floorman copy COPY NEW
journal-torn-header = The file ends within its first line, before any act
    .hint = As far as is known here no act was written to it; make the tournament anew under another name, or where there is a copy: floorman copy COPY NEW
journal-utf16 = Another program saved the file as UTF-16, with two bytes for each letter, so it is not read
    .hint = Save it there once more as UTF-8, or where there is a copy: floorman copy COPY NEW
journal-other-line-ends = Another program saved the file with other ends of lines (CR), so it is not read
    .hint = Save it there once more with LF, or where there is a copy: floorman copy COPY NEW
journal-other-tournament = Nothing is left of the tournament that stood in this file, and this is another one, so nothing was written
    .hint = Choose another name
journal-changed-outside = Another program changed the file, so nothing was changed here
    .hint = Open the tournament again to see what stands in it
journal-moved = The file was moved, deleted or replaced while it was open, so nothing was changed
    .hint = Put it back in its place, or open it where it is now
journal-went-back = The database has an older state than this desk has seen, so nothing was changed
    .hint = Close the event and open it again: it shows what is missing, and which copy has it
journal-ahead = Act { $after } is not in the file, which ends with act { $last }
    .hint = Open the tournament again to see what stands in it
journal-torn-not-kept = The unfinished last line cannot be set aside ({ $source }), so nothing was changed
    .hint = Copy the file to a folder in which you may write, and open the copy
journal-unwritable = The act cannot be written so that it reads back ({ $reason }), so nothing was changed
    .hint = Leave out unusual characters, and do it again
journal-reads-back-otherwise = The act would read back as something else, so nothing was changed
    .hint = Leave out unusual characters, and do it again

# An event in a database; its address follows.
journal-address-unreadable = This is no address of an event in a database ({ $reason })
    .hint = Write it like postgresql://ana@room:5432/floorman#Friday night, with the name of the event after #
journal-event-unnamed = The address says which database, and not which event
    .hint = Write # and the name of the event after it, and quotation marks around all of it
journal-unreachable = The database cannot be reached ({ $reason }), so nothing was changed
    .hint = Look at the network and at the server, and do it again
journal-login-refused = The database does not let this desk in ({ $reason })
    .hint = Look at the name before @ in the address, and put the password into PGPASSWORD or the file .pgpass, which only you may read
journal-not-secure = The connection to the database is not safe, so nothing was sent ({ $reason })
    .hint = Let the server use TLS and scram-sha-256, or look at the name of the server, and at sslmode and sslrootcert in the address
journal-database-unknown = The server has no database of this name
    .hint = Look at the name before #, or make it first: createdb NAME
journal-server-too-old = The server is PostgreSQL { $found }, and 13 is the oldest that can keep events
    .hint = Use a newer server
journal-stands-by = This server only follows another one, so nothing can be written here
    .hint = Name the other server, or both, separated by a comma
journal-other-letters = The database keeps letters as { $found }, and names need UTF8
    .hint = Make another database: createdb --encoding UTF8 --template template0 NAME
journal-other-tables = The database has tables under the name floorman that are not those of Floorman, so nothing was written
    .hint = Use another database, or look who made the schema floorman
journal-newer-tables = A newer version of Floorman made the tables here (version { $found }; this one knows { $known })
    .hint = Use the newer version
journal-older-tables = An older version of Floorman made the tables here (version { $found }; this one needs { $known }), and this desk may not change them
    .hint = Whoever made the first event opens one of them once with this version; then every desk can
journal-desk-name-taken = Another desk is here under the name { $name }, since { $since }
    .hint = Choose another name for this desk, or close the event on that one
journal-event-unknown = The database has no event of this name
    .hint = Look at the name after #, or make the event first: floorman new
journal-event-exists = The database has an event of this name already
    .hint = Choose another name after #, or open the event that is there
journal-not-granted = The database does not allow this desk to do it ({ $reason })
    .hint = Whoever owns the database types, with the name of the desk: GRANT floorman_desk TO ana
journal-held-up = Another desk held up all others for too long, so nothing was changed
    .hint = Do it again
journal-held-up-by = The connection of { $login } held up everybody else for too long, so nothing was changed
    .hint = Do it again. If it happens again, the database administrator can take that login's rights: REVOKE floorman_desk FROM { $login }
journal-not-confirmed = The connection was cut, and it is not known whether the act was written
    .hint = Look at the log as soon as the database can be reached, before you do it again
journal-slow = The database has not answered yet, so nothing was changed
    .hint = Do it again in a moment
journal-server = The database refused it ({ $reason }), so nothing was changed
    .hint = Show this to whoever looks after the database

csv-empty = There are no players in this file
csv-not-text = This is not a text file; save the sheet as CSV first
csv-no-name-column = No column holds names
csv-no-titles = The first line does not say what the columns hold; write titles over them, such as name, number, e-mail
csv-problem = Line { $line }, column { $column }: { $what }
csv-name-missing = a name is missing; write one or take the line out
csv-name-too-long = the name has { $letters } letters, and { $most } are the most
csv-name-over-lines = a name goes over several lines; close the quotation mark
csv-cell-without-title = “{ $found }” has no title above it; add one, or take the cell out
csv-cell-over-lines = a cell goes over several lines; close the quotation mark
csv-not-a-table = “{ $text }” is no table; write its number, from 1
csv-not-a-member-number = “{ $text }” is no member number; write at most { $most } letters
csv-not-a-seat = “{ $text }” is no seat; write its number, from 1 to { $most }

template-unknown = There is no template “{ $name }”; there are { $known }
template-unreadable = The template cannot be read ({ $source })
template-malformed = Line { $line }, column { $column } of the template: { $what }

# Why a file or folder cannot be read or written; its path follows, or stands before.
file-not-found = there is no such file or folder
file-not-allowed = this computer does not allow it
file-exists = a file of this name is there already
file-kept-tournament = a tournament has this name, and nothing else is written over one; choose another name
file-kept-database = a database has this name, such as the people of a house, and nothing else is written over one; choose another name
file-kept-companion = this name belongs to the tournament or the database beside it; choose another one
file-disk-full = the disk is full
file-disk-read-only = nothing can be written on this disk
file-too-large = it is larger than such a file can be
file-no-file = it is a pipe or a device, and no file
file-not-text = it is no text
file-is-folder = this is a folder
file-no-folder = a part of this path is no folder
