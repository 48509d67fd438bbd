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
    .name = penalty of { $player } taken back
event-penalty-corrected = Penalty { $penalty } of { $player } put right: { $hands ->
        [one] { $hands } hand is left
       *[other] { $hands } hands are left
    }
    .name = hands of { $player } put right
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
evening-penalty-in-error = Penalty { $penalty } taken back: given in error
evening-penalty-corrected = Penalty { $penalty } put right: { $hands ->
        [one] { $hands } hand left
       *[other] { $hands } hands left
    }
evening-called-back = Penalty over; called back
evening-away = Away: dealt in, blinds and antes posted
evening-present = Back at the table

## What is in the way

refusal-penalty-empty = A penalty of nothing is none
    .hint = Give a warning, or at least one hand
refusal-penalty-too-long = A penalty of { $hands } hands is longer than the rules of this event know
    .hint = At most { $most } hands here, which is four rounds; after that comes disqualification
    .rule = TDA 2011 rule 51
refusal-penalty-endless = { $hands } hands are more than a penalty can have
    .hint = At most { $most } hands
refusal-note-too-long = The note is too long
    .hint = At most { $most } letters
refusal-penalty-unknown = There is no penalty { $penalty }
    .hint = The screen Penalties lists all of them
refusal-penalty-over = Nothing is left of penalty { $penalty } of { $player }
    .hint = Where it was wrong, say that it was given in error
refusal-hands-left-already = Penalty { $penalty } of { $player } has { $hands } hands left already
    .hint = Say another number
refusal-disqualification-stands = { $player } is disqualified, and that is not lifted
    .hint = Reinstate the player: seat and chips come back, and the disqualification does not count
refusal-disqualified = { $player } was disqualified and buys nothing more in this event
    .hint = Reinstate the player if it was a mistake
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 rule 71-A
       *[other] TDA 2011 rule 51
    }
refusal-chips-left-play = The chips of { $player } left play, so nobody won them
    .hint = Correct the stack or the moment alone
refusal-nobody-serves = Nobody at table { $table } serves a penalty
    .hint = Hands are counted only where somebody misses them
refusal-hands-are-entered = Every hand of table { $table } is entered, and that counts it
    .hint = Begin the next hand at the table
refusal-nobody-to-call-back = Nobody's penalty is over
    .hint = A player is called back once all hands were missed
refusal-not-to-call-back = { $player } is not to be called back
    .hint = Nothing is over that was not acknowledged
refusal-already-absent = { $player } is away already
    .hint = Mark the player as back first
refusal-not-absent = { $player } is not away
    .hint = Nothing needs to be done
