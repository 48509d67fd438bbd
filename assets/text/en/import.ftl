# What is said of files of other programs that are read.

import-done =
    { $people ->
        [one] 1 player
       *[other] { $people } players
    }, { $acts ->
        [one] 1 action
       *[other] { $acts } actions
    }: { $file }

import-folder-at = { $no } of { $of }: { $file }
import-folder-left =
    { $count ->
        [one] 1 file of { $of } was not imported
       *[other] { $count } files of { $of } were not imported
    }
import-folder-list = What was created is listed in { $list }; floorman import --undo with that list undoes it
import-undone =
    Import undone: { $count ->
        [one] 1 tournament is
       *[other] { $count } tournaments are
    } in { $folder } now
import-undo-no-list = No list of an import was found
    .hint = Name the folder that a folder was imported into, or its list imported-1.txt; to undo the import of a single file, delete that one file
import-undo-failed = The import cannot be undone ({ $source })
import-undo-line = Line { $line } does not belong to the list of an import, so nothing was undone
import-stays-changed = Left in place, as it was changed since: { $file }
import-stays-gone = No longer there: { $file }
import-stays-in-use = Left in place, as another program has it open; close it there and undo the import again: { $file }
import-stays-unmoved = Left in place, as it cannot be moved ({ $source }): { $file }
import-folder-empty = This folder has no file of The Tournament Director
import-folder-unreadable = The folder cannot be read ({ $source })

# Why nothing was read.
import-unreadable = The file cannot be read ({ $source })
import-not-read = Nothing was imported from { $file }
import-hint = Open it in The Tournament Director, correct it there, and save it again
# $what: what is wrong there.
import-at = Line { $line }, column { $column }: { $what }
# $field: as it is called in the file.
import-at-field = Line { $line }, column { $column }, { $field }: { $what }
import-impossible = Line { $line }, column { $column }: this cannot have happened this way ({ $what })
import-results-impossible = Line { $line }: this cannot have happened this way ({ $what })
import-results-made-up = A list of results has no levels, seats, chips or payments; those of this tournament are made up
import-results-at-missing = A list of results does not say when the event was; add --at, like 2025-11-20T19:00:00+01:00
import-impossible-somewhere = This event cannot have happened this way ({ $what })

import-fault-file-too-large = the file has more than { $most } bytes, too many for a saved tournament
import-fault-cut-off = the file ends here, in the middle of something
import-fault-unexpected = “{ $found }” is not expected here
import-fault-too-deep = more than { $most } things are nested in each other
import-fault-text-too-long = a text of more than { $most } bytes begins here
import-fault-too-many-values = there are more than { $most } values
import-fault-number-odd = this is not a number
import-fault-no-tournament = this is not a tournament saved by The Tournament Director 3
import-fault-missing = this is missing
import-fault-wrong-kind = something else is expected here
import-fault-not-known = this is not known
import-fault-out-of-range = this number is not possible here
import-fault-too-many = there are more than { $most } of these
import-fault-twice = another one has the same
import-fault-too-early = this is before what it follows

# Names that go into the tournament.
import-price-entry = Entry
import-price-re-entry = Re-entry
import-price-rebuy = Rebuy
import-price-add-on = Add-on
import-price-bounty = { $name } with bounty
import-fee = Rake
import-fee-of-several = Rake { $no }
import-fixed-rake = Rake from the pool
import-kept-back = Paid to nobody
import-nameless = Player { $no }
import-sold-all-the-same = As in the imported file

import-more =
    And { $count ->
        [one] 1 more
       *[other] { $count } more
    }
import-put-right = As in the imported file

# What was left out, a line each.
import-odd = Left out: { $what }
import-said-text-too-long = Left out because it is too long: { $name }
import-said-formula-unreadable = The formula for points was left out: { $name }
import-said-points-for-hit = Points for a bust-out cannot be imported yet: { $name }
import-said-put-right-left-out = Left out: points or hits of { $name } that were corrected by hand
import-said-hits-split =
    A hit counts in full for everybody who had a part in it, but the file splits it: { $count ->
        [one] 1 bust-out
       *[other] { $count } bust-outs
    }
import-said-cash-adjusted =
    Not imported yet: money given or taken by hand, of { $count ->
        [one] 1 player
       *[other] { $count } players
    }
import-said-members-left-out =
    Left out: { $count ->
        [one] 1 member number that cannot be read or that two players have
       *[other] { $count } member numbers that cannot be read or that two players have
    }
import-said-contacts =
    Contact details of { $count ->
        [one] 1 player
       *[other] { $count } players
    } belong to the people of the house: use People, “Import a list…”
import-said-chips-adjusted = Left out: chips in play were corrected by { $name }
import-said-bounties-unsold = Left out: bounties, because nobody bought one
import-said-not-entered =
    Left out: { $count ->
        [one] 1 player on the list who bought no entry
       *[other] { $count } players on the list who bought no entry
    }
import-said-same-names =
    { $count ->
        [one] 1 player has the same name as another
       *[other] { $count } players have the same name as another
    }
import-said-nameless =
    { $count ->
        [one] 1 player has no name that can be shown whole
       *[other] { $count } players have no name that can be shown whole
    }
import-said-sales-undone =
    Left out: { $count ->
        [one] 1 sale that was undone
       *[other] { $count } sales that were undone
    }
import-said-lines-unknown =
    Left out: { $count ->
        [one] 1 line of the log, which is not understood: { $name }
       *[other] { $count } lines of the log, which are not understood; the first: { $name }
    }
import-said-busts-unknown =
    Left out: { $count ->
        [one] 1 bust-out of the log that is not in the list of players
       *[other] { $count } bust-outs of the log that are not in the list of players
    }
import-said-already-out =
    { $count ->
        [one] Left out: 1 bust-out of somebody who was out, { $name }
       *[other] Left out: { $count } bust-outs of somebody who was out, the first of them { $name }
    }
import-said-last-bust = Left out: the bust-out of { $name }, who was the last one left
import-said-hitmen-unknown =
    { $count ->
        [one] Who won the chips is not known for 1 bust-out, that of { $name }
       *[other] Who won the chips is not known for { $count } bust-outs, the first of them that of { $name }
    }
import-said-stack-off = { $name }
import-said-chips-left-out =
    Left out: { $count ->
        [one] 1 kind of chip that is worth nothing or is listed twice: { $name }
       *[other] { $count } kinds of chips that are worth nothing or are listed twice; the first: { $name }
    }
import-said-chips-missing = The file does not say how many chips an entry gets; the chips of a stack are used
import-said-antes-whose = Every player posts the antes: the file does not say whether the big blind does
import-said-antes-of-big-blind = Antes as large as the big blind are entered as big blind antes
import-said-game-unknown = Unknown game, entered as hold'em: { $name }
import-said-stages-without-time =
    { $count ->
        [one] 1 level or break has no length, and gets that of the level before it, or one second
       *[other] { $count } levels or breaks have no length, and get that of the level before them, or one second
    }
import-said-longer = { $name }
import-stage-longer =
    Line { $stage } of the structure was held up for { $secs ->
        [one] 1 second
       *[other] { $secs } seconds
    }: the file does not say when
import-said-levels-from-rounds = The log does not say when levels began: they follow from the rounds of bust-outs and sales
import-said-times-missing =
    { $count ->
        [one] 1 sale has no time: the earliest possible time is used
       *[other] { $count } sales have no time: the earliest possible times are used
    }
import-said-table-added = A table was added that is not in the list: { $name }
import-said-seats-drawn =
    { $count ->
        [one] The seat of 1 player is missing, and was drawn
       *[other] The seats of { $count } players are missing, and were drawn
    }
import-said-seats-off =
    { $count ->
        [one] 1 seat in the file was taken by somebody else
       *[other] { $count } seats in the file were taken by somebody else
    }
import-said-sold-all-the-same = Sold anyway, past a limit: to { $name }
import-said-rake-over-fee = The rake is higher than the fee, so only the fee is taken
import-said-bounties-beside = Bounties are taken as paid on top of the fee, not out of it
import-said-sale-points = Left out: points for a sale that are not a whole number
import-said-house-adds = The prizes are more than what was paid: the house adds { $name }
import-said-kept-back = The prizes are less than what was paid: nobody gets { $name }
import-said-prize-left-out = Left out: a prize that is for no place in which somebody finished: { $name }
import-said-payouts-not-fixed = The payouts could not be locked: { $name }
import-said-prizes-off = The prizes are not those of the file
import-said-deal-left-out = Left out: a deal: { $name }

# What became of files that say more, or otherwise, than a tournament has room for.
import-earlier = { $file } is another save of the evening in { $of }, and only that one is imported
import-note-level = Level { $no }: { $note }
import-note-break = Break { $no }: { $note }
import-unread = Not imported: { $field } (line { $line }, column { $column }{ $count ->
        [one] {""}
       *[other] ; { $count } times
    })
import-unread-said = Not imported: { $field } (line { $line }, column { $column }{ $count ->
        [one] {""}
       *[other] ; { $count } times, the first one:
    }) “{ $said }”
import-letters = The file is written in { $encoding }
import-letters-doubtful = The file was read in { $encoding } ({ $words }), but it may be in { $others }
import-letters-other = { $encoding } ({ $words })
import-letters-choose = Choose another with --encoding
import-said-prizes-rise = A place is paid more than the one before it; the prizes were sorted
import-said-shared-as-deal = Prizes were shared, so they are a deal: { $name }
import-said-deal-not-paid = The file has a deal, but nobody was paid according to it: { $name }
import-said-real-names = Called by nickname: { $name }; People, “Import a list…” imports their own names
import-said-price-off = No longer sold: { $name }
import-said-stacks-brought =
    { $count ->
        [one] Entries give no chips, so the stack of 1 player was used
       *[other] Entries give no chips, so the stacks of { $count } players were used
    }
import-said-stacks-left-out =
    { $count ->
        [one] The file gives 1 player other chips than they bought; these were left out
       *[other] The file gives { $count } players other chips than they bought; these were left out
    }
import-said-place-points =
    { $count ->
        [one] The points for the place of 1 player were added by hand, as the formula does not know them
       *[other] The points for the places of { $count } players were added by hand, as the formula does not know them
    }
import-said-level-notes =
    { $count ->
        [one] The note of 1 level or break is among the notes
       *[other] The notes of { $count } levels and breaks are among the notes
    }
import-said-tables-over = Buttons and locked seats after the end were left out: { $name }
import-said-back-unseated = No seat was open when their bust-out was undone, so they waited: { $name }
import-said-unsettled =
    { $count ->
        [one] 1 thing was left out
       *[other] { $count } things were left out, the first one
    }, as it cannot be done as in the file: { $name }
