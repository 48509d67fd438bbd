# What happened, as the log tells it.
# The attribute name is the same in a few words, for the undo button: “Undo: table 7 broken”.

## Acts

act-undo = Undone: { $act }
    .name = undo of { $act }
act-redo = Redone: { $act }
    .name = redo of { $act }
act-separator = {". "}
act-more = { $more ->
    [one] And { $more } more change
   *[other] And { $more } more changes
}
act-name-more = { $act } and { $more } more

## The tournament

event-tournament-created = Tournament “{ $tournament }” created
    .name = creation of the tournament
event-settings-changed = Settings changed
    .name = change of settings
event-structure-set = Structure changed: { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }, { $breaks ->
        [one] { $breaks } break
       *[other] { $breaks } breaks
    }
    .name = change of structure

## The clock

event-clock-started = Clock started at { $stage }
    .name = start of the clock
event-clock-scheduled = Clock set to start at { $time }
    .name = start at { $time }
event-clock-paused = Clock paused
    .name = pause of the clock
event-clock-break-called = Break called until { $time }
    .name = break until { $time }
event-clock-break-called-waits = Break called until { $time }; the clock waits then
    .name = break until { $time }
event-message-shown = Told the room: “{ $text }”
    .name = message “{ $text }”
event-message-taken-down = Message taken down
    .name = removal of the message
event-clock-waits-changed = Changed while the clock was on: after which breaks and levels it waits
    .name = waits of the clock
event-clock-resumed = Clock resumed
    .name = clock resumed
event-clock-time-added = { $time } added to the clock
    .name = { $time } added to the clock
event-clock-time-taken = { $time } taken from the clock
    .name = { $time } taken from the clock
event-stage-begun = { $title } began
    .name = start of { $stage }
event-time-corrected = The computer’s clock was wrong: its { $from } was really { $to }
    .name = correction of the computer’s clock
event-lost-time-counted = Lost time of { $time } counts
    .name = lost time counted
event-lost-time-dropped = Lost time of { $time } does not count
    .name = lost time not counted

## Entries

event-players-registered = { $players ->
    [one] { $names } registered
   *[other] { $players } players registered: { $names }
}
    .name = { $players ->
        [one] registration of { $names }
       *[other] { $players } players registered
    }
event-player-renamed = Name of player { $number } corrected to { $name }
    .name = name corrected to { $name }
event-players-withdrawn = { $players ->
    [one] { $names } unregistered
   *[other] { $players } players unregistered: { $names }
}
    .name = { $players ->
        [one] { $names } unregistered
       *[other] { $players } players unregistered
    }
event-re-entered = { $player } re-entered with { $chips }
    .name = re-entry of { $player }
event-rebuy-taken = { $player } took a rebuy of { $chips }
    .name = rebuy of { $player }
event-rebuy-taken-back = { $player } took a rebuy of { $chips } and is back at { $seat }
    .name = rebuy of { $player }
event-add-on-taken = { $player } took an add-on of { $chips }
    .name = add-on of { $player }
# $limit: what the terms had to say against it.
event-sold-all-the-same = { $sale ->
        [entry] Entry
        [re-entry] Re-entry
        [rebuy] Rebuy
       *[add-on] Add-on
    } of { $player } sold anyway, { $limit ->
        [registration-over] after registration
        [re-entries-used] past the last re-entry
        [rebuys-over] after the last level for rebuys
        [rebuys-used] past the last rebuy
        [buy-in-over] past the limits of its price
       *[add-on-taken] past the add-on
    }: { $reason }
    .name = sale to { $player } past the limit
# $then: off the list, out as before, or where they were before. $money: given back or kept.
event-sale-voided = { $sale ->
        [entry] Entry
        [re-entry] Re-entry
        [rebuy] Rebuy
       *[add-on] Add-on
    } of { $player } voided{ $then ->
        [off] , off the list
        [out] , out as before
       *[before] {""}
    }: { $chips } out of play, money { $money ->
        [kept] kept
       *[given-back] given back
    }{ $noted ->
        [yes] {""} ({ $note })
       *[no] {""}
    }
    .name = { $sale ->
        [entry] entry
        [re-entry] re-entry
        [rebuy] rebuy
       *[add-on] add-on
    } of { $player } voided
event-alternates-queued = { $players ->
    [one] { $names } waits as an alternate
   *[other] { $players } players wait as alternates: { $names }
}
    .name = { $players ->
        [one] { $names } made an alternate
       *[other] { $players } players made alternates
    }
event-need-set = { $player } must have { $seat }
    .name = seat requirement of { $player }
event-need-freed = { $player } may sit anywhere
    .name = seat requirement of { $player } lifted
event-pair-kept-apart = { $names } must sit at different tables
    .name = { $names } kept apart
event-pair-freed = { $names } may sit at the same table
    .name = { $names } no longer kept apart
event-player-locked = { $player } locked, not to be moved for balancing
    .name = lock of { $player }
event-player-unlocked = { $player } unlocked
    .name = unlock of { $player }
event-player-noted = Note on { $player }: { $note }
    .name = note on { $player }
event-player-note-gone = Note on { $player } removed
    .name = note on { $player } removed
event-stacks-counted = { $stacks ->
    [one] Stack counted: { $list }
   *[other] { $stacks } stacks counted: { $list }
}
    .name = { $stacks ->
        [one] count of a stack
       *[other] count of { $stacks } stacks
    }
event-registration-closed = Registration closed
    .name = registration closed
event-registration-opened = Registration reopened
    .name = registration opened

## Seating

event-tables-added = { $tables ->
    [one] Table { $numbers } set up with { $seats } seats
   *[other] { $tables } tables set up: { $numbers }
}
    .name = { $tables ->
        [one] table { $numbers } set up
       *[other] { $tables } tables set up
    }
event-table-removed = Table { $table } removed
    .name = table { $table } removed
event-seat-closed = Table { $table }, seat { $seat } out of use
    .name = table { $table }, seat { $seat } out of use
event-seat-opened = Table { $table }, seat { $seat } back in use
    .name = table { $table }, seat { $seat } back in use
event-seat-drawn = { $player } drew { $seat } in draw { $draw }{ $waits ->
        [yes] {" "}and waits one hand
       *[no] {""}
    }
    .name = seat draw of { $player }
event-seats-drawn = { $players ->
    [one] { $players } player drew a seat in draw { $draw }
   *[other] { $players } players drew seats in draw { $draw }
}
    .name = { $players ->
        [one] seat draw for { $players } player
       *[other] seat draw for { $players } players
    }
event-player-seated = { $player } seated by hand at { $seat }{ $waits ->
        [yes] {" "}and waits one hand
       *[no] {""}
    }
    .name = seat of { $player }
event-player-moved = { $player } moved from { $from } to { $to }: { $reason }{ $waits ->
        [yes] , waits one hand
       *[no] {""}
    }
    .name = move of { $player }
event-seats-swapped = { $player } ({ $from }) and { $other } ({ $to }) swapped seats
    .name = seat swap of { $player } and { $other }
event-players-moved = { $players ->
    [one] { $players } player moved: { $names }
   *[other] { $players } players moved: { $names }
}
    .name = { $players ->
        [one] { $players } move
       *[other] { $players } moves
    }
event-table-broken = { $players ->
    [one] Table { $table } broken, { $players } player drew a seat in draw { $draw }
   *[other] Table { $table } broken, { $players } players drew seats in draw { $draw }
}
    .name = table { $table } broken
event-redrawn = All seats redrawn in draw { $draw }: { $players } players at tables { $numbers }{ $closed ->
        [yes] ; no longer in use: { $closed_numbers }
       *[no] {""}
    }
    .name = redraw to { $tables } tables
event-final-table-drawn = Final table: { $players } players drew seats at table { $numbers } in draw { $draw }{ $closed ->
        [yes] ; no longer in use: { $closed_numbers }
       *[no] {""}
    }
    .name = draw of the final table
event-break-order-set = { $tables ->
    [0] Tables break the highest number first
    [one] Table { $numbers } breaks first
   *[other] Tables break in this order: { $numbers }
}
    .name = break order
event-moves-completed = { $players ->
    [one] Move done: { $names }
   *[other] { $players } moves done: { $names }
}
    .name = { $players ->
        [one] move of { $names } done
       *[other] { $players } moves done
    }
event-halt-waived = Table { $table } plays on though it is { $known ->
    [yes] { $short } short
   *[no] short
}: the floor waives the halt of { $numbers-of ->
    [tda-2024] TDA { $year } rule 11-D
   *[other] TDA 2011 rule 8-A
}
    .name = table { $table } plays on

## Rulings

event-ruling-logged = { $table ->
    [none] Ruling
   *[other] Ruling at table { $table }
}: { $question }. { $answer }
    .name = ruling: { $question }
event-ruling-chosen = { $table ->
    [none] Ruling
   *[other] Ruling at table { $table }
}: { $question }. The floor chose { $decision }{ $reasoned ->
    [yes] , because { $reason }
   *[no] {""}
}
    .name = ruling: { $question }
event-ruling-overridden = { $table ->
    [none] Ruling
   *[other] Ruling at table { $table }
}: { $question }. The floor ruled { $decision } instead of { $answer }, because { $reason }
    .name = ruling: { $question }

## Button and blinds

event-button-set = Button of table { $table } is at seat { $button }, small blind at seat { $small_blind }, big blind at seat { $big_blind }
    .name = button of table { $table }
event-button-set-frozen = Next button of table { $table } is at seat { $button }, small blind at seat { $small_blind }, big blind at seat { $big_blind }
    .name = button of table { $table }
event-button-drawn = Table { $table } drew the button for seat { $seat } in draw { $draw }
    .name = button draw of table { $table }
event-button-tracked = Every hand of table { $table } is entered from now on
    .name = entering hands of table { $table }
event-button-untracked = Hands of table { $table } are no longer entered
    .name = no longer entering hands of table { $table }
event-hand-begun = Hand begun at table { $table } in level { $level }: button seat { $button }, small blind seat { $small_blind }, big blind seat { $big_blind }{ $waiting ->
        [yes] {""}; not dealt in: { $not_dealt_count ->
            [one] seat { $not_dealt }
           *[other] seats { $not_dealt }
        }
       *[no] {""}
    }{ $doubt ->
        [yes] {""}; confirmed though { $settled }
       *[no] {""}
    }{ $posted ->
        [yes] {""}; posted for absent players: { $stacks }
       *[no] {""}
    }
    .name = hand at table { $table }
event-hand-begun-frozen = Hand begun at table { $table } in level { $level }: stud, button still at seat { $button }{ $posted ->
        [yes] {""}; posted for absent players: { $stacks }
       *[no] {""}
    }
    .name = hand at table { $table }
event-hand-begun-stud = Hand begun at table { $table } in level { $level }: stud, no button{ $posted ->
        [yes] {""}; posted for absent players: { $stacks }
       *[no] {""}
    }
    .name = hand at table { $table }

## Finishes

event-busted-out = { $player } busted out at { $seat }{ $hand ->
        [none] {""}
        [announced] {""} in the announced hand
       *[other] { $orbit ->
            [yes] {""} in orbit { $hand }
           *[no] {""} in hand { $hand } of hand for hand
        }
    }{ $credited ->
        [yes] , by { $by }
       *[no] {""}
    }{ $late ->
        [yes] , at { $time }
       *[no] {""}
    }{ $place ->
        [none] {""}
       *[other] . Place { $place } pays { $prize }
    }
    .name = bust-out of { $player }
event-players-busted-out = { $players ->
    [one] { $players } player busted out in one hand: { $list }
   *[other] { $players } players busted out in one hand: { $list }
}{ $hand ->
        [none] {""}
        [announced] , the announced hand
       *[other] { $orbit ->
            [yes] , orbit { $hand }
           *[no] , hand { $hand } of hand for hand
        }
    }{ $credited ->
        [yes] , by { $by }
       *[no] {""}
    }{ $late ->
        [yes] , at { $time }
       *[no] {""}
    }
    .name = bust-out of { $names }
event-reinstated = { $player } reinstated at { $seat }{ $draw ->
        [none] {""}
       *[other] {""}, drawn in draw { $draw }
    }{ $waits ->
        [yes] {""}, waits one hand
       *[no] {""}
    }
    .name = { $player } reinstated
event-reinstated-unseated = { $player } reinstated without a seat: waits in line
    .name = { $player } reinstated
event-bust-corrected = Bust-out of { $player } corrected: at { $time }{ $counted ->
        [yes] , stack { $stack }
       *[no] {""}
    }{ $credited ->
        [yes] , by { $by }
       *[no] {""}
    }
    .name = correction of the bust-out of { $player }
