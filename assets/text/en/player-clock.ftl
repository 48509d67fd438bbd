# The clock on a player, the shot clock, and time cards.

## The log

event-player-clock-called = Clock called on { $player } at { $seat }{ $floor ->
        [yes] {""}
       *[no] , asked for by a player
    }: { $secs } seconds and a countdown of { $countdown }
    .name = clock on { $player }
event-player-clock-settled = Clock on { $player } at table { $table }, after { $secs ->
        [one] 1 second
       *[other] { $secs } seconds
    }: { $outcome ->
        [acted] acted in time
        [dead] time is up, the hand is dead
        [checked] time is up, checked
       *[waived] called off
    }
    .name = { $outcome ->
        [acted] { $player } acted
        [dead] dead hand of { $player }
        [checked] check of { $player }
       *[waived] clock called off
    }
event-shot-clock-ran-out = Shot clock of { $player } at { $seat } ran out: { $outcome ->
        [dead] the hand is dead
       *[other] checked
    }
    .name = shot clock of { $player }
event-time-card-used = { $player } used a time card, { $left ->
        [0] none is left
        [one] 1 is left
       *[other] { $left } are left
    }
    .name = time card of { $player }
event-time-cards-given = { $cards ->
        [one] 1 time card
       *[other] { $cards } time cards
    } { $players ->
        [one] for { $names }
       *[other] each for { $names }
    }
    .name = time cards given

## What is in the way

refusal-player-clock-runs = A clock is already running at table { $table }, on { $player }
    .hint = Enter its outcome first
refusal-no-player-clock = No clock is running at table { $table }
    .hint = Call it on a player first
refusal-caller-away = Only a player in their seat, or the floor, may ask for the clock
    .hint = Have somebody at their seat ask, or call it as the floor
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 29
       *[other] TDA 2011 rule 27
    }
refusal-player-clock-times = A clock on a player takes 1 to { $most } seconds
    .hint = Choose other times
refusal-player-clock-not-over = { $player } has { $secs ->
        [1] 1 second
       *[other] { $secs } seconds
    } left
    .hint = Wait for the end of the countdown, or call the clock off
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 29
       *[other] TDA 2011 rule 25
    }
refusal-faces-a-bet = { $player } faces a bet, so the hand is not checked
    .hint = Declare it dead, or enter that they face no bet
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 29
       *[other] TDA 2011 rule 25
    }
refusal-faces-no-bet = { $player } faces no bet, so the hand is checked and not dead
    .hint = Declare a check, or enter that they face a bet
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year } rule 29
       *[other] TDA 2011 rule 25
    }
refusal-no-shot-clock = This event has no shot clock
    .hint = Set its seconds in the settings
refusal-shot-clock-outcome = A shot clock that ran out ends in a dead hand or a check
    .hint = A player who acted in time needs no entry
refusal-no-time-card-left = { $player } has no time card left
    .hint = Give one, if the house allows it
refusal-time-cards-impossible = A player gets 1 to { $most } time cards at once
    .hint = Choose another number

## Words for lists

player-clock-outcome = { $outcome ->
        [acted] Acted in time
        [dead] Dead hand
        [checked] Checked
       *[waived] Called off
    }
log-kind-player-clocks = Clock on a player

## The terminal

column-kind = Kind
column-facing-a-bet = Faces a bet
column-outcome = Outcome
column-used-secs = Seconds used
column-cards-left = Time cards left
column-cards-used = Time cards used

## Settings

setting-shot-clock = Shot clock
    .what = Seconds for every action, counted on this screen
    .later = Takes effect from the next action
    .none = no shot clock
    .rule = { $rulebook ->
        [tda-2024] TDA 2024 RP-19
        [tda-2022] Not known for TDA 2022
        [tda-2019] Not known for TDA 2019
       *[other] The house decides
    }
setting-time-cards = Time cards
    .what = How many time cards every player gets
    .later = Everybody immediately has more or fewer
setting-time-card-secs = Seconds of a time card
    .what = How long a time card lets a player think
    .later = Takes effect from the next card

## Sounds

sounds-countdown = Countdown on a player
sounds-time-up = Time is up

## The command box

command-say-call-clock = clock, call clock, call the clock, clock on
command-say-time-card = time card, timecard, time bank, play time card
command-say-clock-acted = acted, has acted, acted in time
command-say-clock-dead = time up, dead hand, hand is dead, time is up
command-say-clock-checked = time up check, checked
command-say-clock-off = call off, call off clock, cancel clock, waive clock
command-do-call-clock = Call the clock on { $player }
command-do-time-card = Time card of { $player }
command-do-settle-clock = Clock at table { $table }: { $outcome ->
        [acted] acted in time
        [dead] time is up, the hand is dead
        [checked] time is up, checked
       *[waived] called off
    }
time-cards-left = { $left ->
        [0] no time card left
        [one] 1 time card left
       *[other] { $left } time cards left
    }

## The window

player-clock-call = Call the clock
    .tip = Calls the clock on this player, with the times of the rules
time-card-play = Time card
    .tip = This player uses a time card
shot-clock-start = Shot clock
    .tip = Restarts the shot clock of the table at every action
player-clock-thinking = Thinking
player-clock-countdown = Countdown
player-clock-over = Time is up
player-clock-called = clock called
player-clock-shot = shot clock
player-clock-bet = faces a bet
player-clock-no-bet = faces no bet
player-clock-more = { $clocks ->
        [one] 1 more clock runs
       *[other] { $clocks } more clocks run
    }
player-clock-spoken = { $player }: { $secs ->
        [one] 1 second
       *[other] { $secs } seconds
    } left
player-clock-enlarge = Large
    .tip = Fills the screen with this clock, for the table
player-clock-shrink = Back
    .tip = Shows the screen again; the clock runs on
player-clock-acted = Acted
    .tip = Acted before the end was declared; a tie goes to the player
player-clock-dead = Dead hand
    .tip = Time is up, and the hand that faces a bet is dead
player-clock-checked = Checked
    .tip = Time is up without a bet, so the player has checked
player-clock-waived = Call off
    .tip = The clock is called off, without consequences
shot-clock-choose = Choose whose turn it is
shot-clock-seat = { $player }, { $seat }, acts now
shot-clock-stop = Stop
shot-clock-dead = Dead hand
    .tip = The shot clock ran out, and the hand that faces a bet is dead
shot-clock-checked = Checked
    .tip = The shot clock ran out without a bet, so the player has checked
shot-clock-card = Time card ({ $left })
    .tip = Adds { $secs } seconds
