# Penalties, disqualification, and players who are away.

## Kinds and offenses

# $kind: what is given; $count: how many hands or rounds.
penalty-kind-warning = warning
penalty-kind-hands = { $count ->
    [one] one hand
   *[other] { $count } hands
}
penalty-kind-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
penalty-kind-disqualification = disqualification
# What stands behind a sentence: for what, and what was written down.
penalty-about = { $offense ->
    [none] { $noted ->
        [yes] {""}: { $note }
       *[no] {""}
    }
   *[other] {""}: { $offense }{ $noted ->
        [yes] {""}; { $note }
       *[no] {""}
    }
}
penalty-rules = { $book } { $count ->
    [one] rule { $rules }
   *[other] rules { $rules }
}

## The log

event-penalty-given = { $player } misses { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    } ({ $kind }){ $about }
    .name = penalty of { $player }
event-player-warned = { $player } was warned{ $about }
    .name = warning of { $player }
event-player-disqualified = { $player } ({ $seat }) was disqualified{ $about }. { $stack } in chips left play
    .name = disqualification of { $player }
event-penalty-lifted = Penalty { $penalty } of { $player } was lifted{ $about }
    .name = penalty of { $player } lifted
event-penalty-in-error = Penalty { $penalty } of { $player } was given in error and does not count{ $about }
    .name = penalty of { $player } canceled
event-penalty-corrected = Penalty { $penalty } of { $player } corrected: { $hands ->
        [one] { $hands } hand is left
       *[other] { $hands } hands are left
    }
    .name = hands of { $player } corrected
event-hand-counted = Hand counted at table { $table }{ $posted ->
        [yes] {""}; posted: { $stacks }
       *[no] {""}
    }
    .name = hand counted at table { $table }
event-players-called-back = { $players ->
        [one] { $names } may play again
       *[other] { $players } players may play again: { $names }
    }
    .name = { $names } called back
event-players-absent = { $players ->
        [one] { $names } is away
       *[other] { $players } players are away: { $names }
    }
    .name = { $names } away
event-players-present = { $players ->
        [one] { $names } is back
       *[other] { $players } players are back: { $names }
    }
    .name = { $names } back

## A person's evening

evening-penalized = Penalty: { $kind }, { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    } to miss{ $about }
evening-warned = Warning{ $about }
evening-disqualified = Disqualified at { $seat }{ $about }
evening-penalty-lifted = Penalty { $penalty } lifted
evening-penalty-in-error = Penalty { $penalty } canceled: given in error
evening-penalty-corrected = Penalty { $penalty } corrected: { $hands ->
        [one] { $hands } hand left
       *[other] { $hands } hands left
    }
evening-called-back = Penalty over; called back
evening-away = Away: dealt in, blinds and antes posted
evening-present = Back at the table

## What is in the way

refusal-penalty-empty = This penalty has no hands
    .hint = Choose a warning or at least one hand
refusal-penalty-too-long = A penalty of { $hands } hands is longer than the rules of this event allow
    .hint = At most { $most } hands here, which is four rounds; after that comes disqualification
    .rule = { $numbers-of ->
        [tda-2024] {""}
       *[other] TDA 2011 rule 51
    }
refusal-penalty-endless = { $hands } hands are more than a penalty can have
    .hint = At most { $most } hands
refusal-note-too-long = The note is too long
    .hint = Use at most { $most } characters
refusal-penalty-unknown = Penalty { $penalty } does not exist
    .hint = The Penalties screen lists all of them
refusal-penalty-over = Nothing is left of penalty { $penalty } of { $player }
    .hint = If it was wrong, mark it as given in error
refusal-hands-left-already = Penalty { $penalty } of { $player } already has { $hands } hands left
    .hint = Choose another number
refusal-disqualification-stands = { $player } is disqualified, and that cannot be lifted
    .hint = Reinstate the player: seat and chips come back, and the disqualification does not count
refusal-disqualified = { $player } was disqualified and cannot buy anything more in this event
    .hint = Reinstate the player if it was a mistake
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 71-A
       *[other] TDA 2011 rule 51
    }
refusal-chips-left-play = The chips of { $player } left play, so nobody won them
    .hint = Correct only the stack or the time
refusal-nobody-serves = Nobody at table { $table } is serving a penalty
    .hint = Hands are counted only while somebody misses them
refusal-hands-are-entered = Every hand of table { $table } is entered, which counts the hands
    .hint = Begin the next hand at the table
refusal-nobody-to-call-back = Nobody's penalty is over
    .hint = A player is called back once all hands have been missed
refusal-not-to-call-back = { $player } is not to be called back
    .hint = No penalty of theirs is waiting to be acknowledged
refusal-already-absent = { $player } is already away
    .hint = Mark the player as back first
refusal-not-absent = { $player } is not away
    .hint = There is nothing to do

## How somebody went out

exit-disqualified = Disqualified
exit-left-early = Left early

## What needs doing now

need-penalty-over = Penalty over: { $player }
    .detail = { $seated ->
        [yes] May play the next hand at { $seat }
       *[no] May play once seated again
    }
    .button = Told
need-seat-impossible = { $player } cannot get a seat in the draw that is due
    .detail = Their required seat is missing, or no seat keeps them apart from somebody
    .button = Open
need-blinded-out = { $player } is blinded out
    .detail = { $seated ->
        [yes] Blinds and antes have used up the stack at { $seat } as far as it is known: count it, or bust the player out
       *[no] Blinds and antes have used up the stack
    }
    .button = Open

## The screen

penalties-give = Give a penalty…
    .tip = Warning, missed hands, or disqualification; the hands are worked out for the table
penalties-count-hand = Count a hand
    .tip = One more hand begins at this table; a re-deal after a misdeal is not another hand
penalties-count-hand-at = Count a hand at table { $table }
penalties-next-hand-at = Next hand at table { $table }
penalties-count = Count a hand
    .name = Table { $table }: count a hand
penalties-next-hand = Next hand
    .name = Table { $table }: next hand
penalties-print = Print notices…
penalties-none = No penalty was given
    .hint = Hands are counted down here, table by table, and follow a player to another table
penalties-sitting-out = Sitting out
penalties-nobody-out = Nobody
penalties-may-come-back = May play the next hand
penalties-call-back = Told
    .tip = The player knows; the line goes away
    .name = Told: { $player }
penalties-table = Table { $table }
penalties-seat = seat { $seat }
penalties-left = { $left ->
        [one] { $left } of { $hands } hands left
       *[other] { $left } of { $hands } hands left
    }
    .name = { $player }: { $left ->
        [one] { $left } hand left of { $hands }
       *[other] { $left } hands left of { $hands }
    }
penalties-posted = { $chips } posted
penalties-blinds-unknown = Hands are not entered at this table, so blinds posted here are not known; they show at the next count.
penalties-one-less = −1
    .tip = One hand less is left: it was not counted
    .name = One hand less for { $player }
penalties-one-more = +1
    .tip = One hand more is left: it was counted twice
    .name = One hand more for { $player }
penalties-lift = Lift…
    .name = Lift the penalty of { $player }
penalties-away-since = away since { $time }
penalties-away = Away
    .tip = Dealt in while away; blinds and antes are posted
penalties-present = Back
    .tip = Back at the table
    .name = { $player } is back
penalties-is-away = away
penalties-sits-out = { $left ->
        [one] sits out { $left } hand
       *[other] sits out { $left } hands
    }

## Given

penalties-given = Given in this event
penalties-column-number = No
penalties-column-time = Time
penalties-column-player = Player
penalties-column-kind = Penalty
penalties-column-stands = Status
penalties-column-for = For
penalties-chosen = Penalty { $no } · { $player } · { $kind }
penalties-notice = Notice…
    .tip = A sheet for the player
penalties-stands-served = served
penalties-stands-lifted = lifted
penalties-stands-error = given in error
penalties-stands-warning = warned
penalties-stands-hands = { penalties-left }
penalties-stands-rounds = { penalties-left }
penalties-stands-disqualification = out

## The form

penalties-player = Player
penalties-other-player = Somebody else
penalties-offense = What for
penalties-offense-own = Something else; see the note
# $must: yes where the rules leave the floor no choice.
penalties-offense-rules = { $must ->
    [yes] Has to be penalized · { $rules }
   *[no] May be penalized · { $rules }
}
penalties-kind = Penalty
penalties-proposed-name = { $kind }, proposed
penalties-proposed-first = Proposed: { $kind }, for a first time
penalties-proposed-again = Proposed: { $kind }, one step above the last in this event
penalties-proposed-known = Proposed: { $kind }, because the same was penalized in another event
penalties-proposed-cheating = Proposed: { $kind }, as is usual for cheating
penalties-number-hands = Hands
penalties-number-rounds = Rounds
penalties-comes-warning = No hand is missed
penalties-comes-hands = { $hands ->
    [one] Misses { $hands } hand
   *[other] Misses { $hands } hands
}
penalties-comes-rounds = { $hands ->
    [one] Misses { $hands } hand
   *[other] Misses { $hands } hands
}: { $players ->
    [one] { $players } player
   *[other] { $players } players
} at table { $table } × { $rounds }
penalties-comes-disqualification = Leaves the event; { $chips } in chips leave play
penalties-comes-next = Begins with the next hand; the number stays the same when others bust out. Dealt in meanwhile, blinds and antes posted.
penalties-lift-note = Why
    .hint = Why it is lifted
penalties-note = Note
    .hint = What happened
penalties-stack = Chips that leave play
penalties-do-warning = Warn
penalties-do-hands = Give the penalty
penalties-do-rounds = { penalties-do-hands }
penalties-do-disqualification = Disqualify
penalties-before-here = Before, in this event
penalties-before-elsewhere = In other events
penalties-before-none = Nothing
penalties-before-reading = Reading…
penalties-before-unread = { $files ->
    [one] { $files } tournament could not be read in full
   *[other] { $files } tournaments could not be read in full
}
penalties-journal-unread = Not read in full: { $file }
penalties-lift-pardon = Waive the rest
    .tip = The hands left are not missed; the penalty stays in the list and counts
penalties-lift-error = Given in error
    .tip = It no longer counts, and the next step is as if it had not been given

## Elsewhere in the window

calls-penalty = Give a penalty…

## Printing

print-penalty-title = Penalty notice: { $player }
print-penalty-warning = Warning
print-penalty-hands = { $hands ->
    [one] { $hands } hand to miss
   *[other] { $hands } hands to miss
}
print-penalty-rounds = { print-penalty-hands }: { $kind }
print-penalty-disqualification = Disqualification: the chips leave play
print-penalty-place = { $table ->
    [none] { $at }
   *[other] table { $table }, seat { $seat } · { $level ->
        [none] { $at }
       *[other] level { $level } · { $at }
    }
}
print-penalty-how = How it is served
print-penalty-begins = { $hands ->
    [one] It begins with the next hand. { $hands } hand is missed, even if others leave the table.
   *[other] It begins with the next hand. { $hands } hands are missed, even if others leave the table; a move to another table changes nothing.
}
print-penalty-dealt-in = Stay away from the table. You are dealt in, your hands are dead, and your blinds and antes are posted.
print-penalty-back = The floor counts the hands and says when you may play again.
print-penalty-earlier = Earlier in this event
print-penalty-again = If it happens again
print-penalty-next = The next step is usually: { $kind }.
print-penalty-signed = Floor ______________________      Player ______________________

## The command box

command-say-penalty = penalty, penalize, penalise
command-say-warn = warn, warning
command-say-disqualify = disqualify, dq, disqualified
command-say-away = away, absent
command-say-back = back, is back, present
command-say-count-hand = count hand, count a hand
# Words of a penalty: how much, and what for; behind the sign stands what files call the offense.
command-word-warning = warning
command-word-hands = hands, hand
command-word-rounds = rounds, round, orbits, orbit
command-word-disqualification = dq, disqualify, disqualified, disqualification
command-word-offenses = phone=device, device=device, showed=exposed_card, exposed=exposed_card, threw=thrown_card, advice=two_to_a_hand, manners=manners, rude=manners, stalling=stalling, slow=stalling, turn=out_of_turn, fold=odd_fold, left=left_the_table, pocket=hidden_chips, blind=dodged_blind, soft=soft_play, abuse=abuse, disruption=disruption, cheating=cheating, cheated=cheating
command-do-penalty = Penalty for { $player }…
command-do-penalty-form = Give a penalty…
command-do-penalty-warning = Warn { $player }
command-do-penalty-hands = Penalty for { $player }: { $kind }
command-do-penalty-rounds = { command-do-penalty-hands }
command-do-penalty-disqualification = Disqualify { $player }
command-do-disqualify = Disqualify { $player }
command-do-away = { $player } is away
command-do-back = { $player } is back
command-do-count-hand = Count a hand at table { $table }

## Every kind: on phones, as a fact, as a ruling and on the ladder

staff-penalty-warning = Warning
staff-penalty-hands = Hands
staff-penalty-rounds = Rounds
staff-penalty-disqualification = Disqualification
choice-penalty-kind-warning = a warning
choice-penalty-kind-hand = one hand
choice-penalty-kind-rounds = rounds
choice-penalty-kind-disqualification = disqualification
ruling-penalty-warning = A warning, no missed hands
ruling-penalty-hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
ruling-penalty-disqualified = Disqualified
ruling-ladder-warning = A warning
ruling-ladder-hand = One hand
ruling-ladder-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
ruling-ladder-disqualification = Disqualification
