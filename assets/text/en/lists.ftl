# Lists of other people in the window: what was given, what its columns hold, what was understood.
list-title-structure = Import a structure
list-title-payouts = Import payouts
list-take-structure = From a list…
    .tip = Imports a structure that somebody wrote: a table, a message, a spreadsheet
list-take-payouts = From a list…
    .tip = Imports payouts that somebody wrote: a table, a message, a spreadsheet
list-payouts-unsaved = Save or discard your changes here first
list-hint-structure = Paste levels: a table, a message, cells of a spreadsheet
list-hint-payouts = Paste payouts: a table, a message, cells of a spreadsheet
list-path = Or a file
list-open-file = Choose a file…
list-file-leave = Close this file
list-as-before = These columns are read as they were last time
list-none = Nothing to read yet
    .hint = Paste a list on the left or choose a file. Each line is shown here as it is understood, and nothing changes until you import it.
list-level = Level { $level }
list-break = Break
list-color-up = Color-up
list-place = Place { $place }
list-entries-from = From { $entries } entries
list-places = { $places ->
    [one] One place is paid
   *[other] { $places } places are paid
}
list-line-wrong = Not clear
list-line-unread = Not read
list-open = { $questions ->
    [one] One question is open
   *[other] { $questions } questions are open
}
list-wrong = { $lines ->
    [one] One line is not clear: fix it on the left, or choose what the columns are
   *[other] { $lines } lines are not clear: fix them on the left, or choose what the columns are
}
list-take = Import list
list-read-again = Read the file again
list-column-none = Not read
list-column-level = Level
list-column-break = Break
list-column-blinds = Blinds
list-column-small-blind = Small blind
list-column-big-blind = Big blind
list-column-ante = Ante of every player
list-column-ante-from = Who posts the ante
list-column-big-blind-ante = Big blind ante
list-column-small-bet = Small bet
list-column-big-bet = Big bet
list-column-bring-in = Bring-in
list-column-seconds = Seconds
list-column-minutes = Minutes
list-column-hours = Hours
list-column-length = Length, unit unknown
list-column-game = Game
list-column-color-up = Color-up
list-column-type = Level or break
list-column-notes = Notes
list-column-entries = Entries, from
list-column-max-players = Entries, up to
list-column-place = Place
list-column-place-to = Place, up to
list-column-percent = Percent
list-column-share = Share
list-column-amount = Amount
list-column-id = Number in the people file
list-column-first-name = First name
list-column-last-name = Last name
people-import-count = { $people ->
    [one] The list has one person
   *[other] The list has { $people } people
}
list-line-says = Line { $line }: { $what }
league-turned = { $name } and { $is } may be the same person
league-turned-join = Same person
league-turned-join-name = { $name } and { $is } are the same person
league-joined = { $name } counts as { $is }
league-joined-part = Two people
league-joined-part-name = { $name } and { $is } are two people
league-turned-say = { $name } and { $is } may be the same person; --same "{ $name }={ $is }" counts them as one
list-title-chips = Import chips
list-take-chips = From a list…
list-hint-chips = Paste chips: value, color, quantity
list-column-value = Value
list-column-color = Color
list-column-inventory = Quantity
list-column-in-a-stack = How many an entry gets
list-chips = { $kinds ->
    [one] One kind of chip
   *[other] { $kinds } kinds of chips
}
list-chips-own = { $count ->
    [one] one there
   *[other] { $count } there
}
list-chips-stack = { $count } in a stack
list-column-birthday-day-first = Birthday, day first
list-column-birthday-month-first = Birthday, month first
list-column-not-until-day-first = Not until, day first
list-column-not-until-month-first = Not until, month first
list-column-fee-until-day-first = Fee paid until, day first
list-column-fee-until-month-first = Fee paid until, month first
