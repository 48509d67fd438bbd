# Floor calls on the clock and on chips.

topic-clock = Calling the clock
    .about = How long the player has, and what happens to the hand when time is up
    .search = call the clock, time, tank, tanking, countdown, shot clock, slow decision, vyžádat si časový limit, odpočítávání, čas na rozmyšlenou, poprosić o czas, odliczanie
topic-stalling = Stalling
    .about = What can be done about slow play on purpose
    .search = slow play, tanking every hand, wasting time, bubble, shot clock, zdržování hry, natahování času, granie na czas
topic-hand-for-hand = Hand for hand
    .about = Which places players who bust in the same hand share, and what comes off the clock
    .search = bubble, h4h, share the place, two bust on the bubble, money bubble, hra na jednu ruku, bublina, bańka, rozdanie za rozdanie
topic-chip-race = Chip race
    .about = Who wins the larger chips when a value is raced off
    .search = race off, color-up, odd chips, small chips leave, raced out, losování o žetony, výměna žetonů, losowanie żetonów
topic-chip-race-late-find = Raced-off chips found later
    .about = What old chips that turn up after the race are worth
    .search = forgotten chips, old chips, chips after the color-up, in the pocket, nalezené staré žetony, zapomniane żetony
topic-color-up = Color-up of a stack
    .about = What a player gets when the director changes their small chips
    .search = change chips, make change, big stack, exchange, výměna za vyšší hodnoty, rozměnit, wymiana na wyższe nominały, rozmienić
topic-chips-visible = Chips countable and in sight
    .about = Whether a stack is arranged as it must be
    .search = hidden chips, dirty stack, piles of twenty, big chips behind, stack, hromádka, komín žetonů, schované žetony, stos żetonów, ukryte żetony
topic-chips-in-transit = Chips in a pocket
    .about = What happens to chips that were carried out of sight
    .search = chips in transit, pocketed chips, went south, rathole, rack, table move, přenášení žetonů, žetony v kapse, przenoszenie żetonów, kieszeń
topic-found-chips = Chips found
    .about = What happens to chips whose owner is not known
    .search = lost and found, chip on the floor, under the table, nalezený žeton, ztracený žeton, znaleziony żeton, zgubiony
topic-small-chips = Chips below the unit
    .about = Whether a small chip plays
    .search = smallest chip, fraction, tip, fee chip, change, drobné žetony, spropitné, najmniejszy żeton, napiwek

fact-clock-called-by = Who called it
choice-clock-called-by-player-at-his-seat = a player at their seat
choice-clock-called-by-player-away = a player away from their seat
choice-clock-called-by-floor = the floor
fact-clock-facing-a-bet = Facing a bet
fact-clock-acted-after = Seconds until the player acted
fact-clock-declared = The end was declared before the player acted
fact-stalling-who = Who stalls
choice-stalling-who-one-player = one player
choice-stalling-who-many-players = many players
fact-hand-for-hand-players-left = Players left before the hand
fact-hand-for-hand-places-paid = Places paid
fact-hand-for-hand-busted = Busted in the hand, at all tables
fact-hand-for-hand-hands = Hands played hand for hand
fact-hand-for-hand-minutes-a-hand = Minutes off the clock for each
fact-chip-race-remove = Value raced off
fact-chip-race-next = Next value
fact-chip-race-rounding = Rounding
choice-chip-race-rounding-half = half a chip or more makes one more
choice-chip-race-rounding-more = more than half a chip makes one more
choice-chip-race-rounding-up = anything makes one more
choice-chip-race-rounding-down = never one more
choice-chip-race-rounding-holder = one more for the next player if they have half a chip
choice-chip-race-rounding-each = one for each, without a race
fact-chip-race-rescue = Last chips
choice-chip-race-rescue-after = race first; a player left with none gets one more
choice-chip-race-rescue-first = one of the chips to be won, before the others race
fact-chip-race-seats = Players with chips raced off
fact-chip-race-odd = Chips raced off
fact-chip-race-rest = Value of the other chips
fact-chip-race-cards = Cards of each player
fact-chip-race-seed = Shuffle number
fact-chip-race-late-find-value = Value of the chips
fact-chip-race-late-find-chips = How many
fact-chip-race-late-find-smallest = Smallest chip in play
fact-color-up-remove = Value removed
fact-color-up-chips = How many
fact-color-up-next = Value handed out
fact-color-up-announced = It was announced
fact-color-up-during-a-hand = A hand is in progress
fact-chips-visible-large-chips-seen = The large chips are in sight
fact-chips-visible-chips-in-a-pile = Chips in a pile
fact-chips-visible-warned-before = Warned before
fact-chips-in-transit-carried = How they were carried
choice-chips-in-transit-carried-in-a-rack = in a rack
choice-chips-in-transit-carried-in-open-hands = in open hands
choice-chips-in-transit-carried-out-of-sight = out of sight
fact-chips-in-transit-chips = Chips out of sight
fact-found-chips-owner = Whose they are
choice-found-chips-owner-seen-by-all = the table saw whose they are
choice-found-chips-owner-claimed = somebody claims them
choice-found-chips-owner-not-known = not known
fact-small-chips-why = What is done with it
choice-small-chips-why-bet = it is bet
choice-small-chips-why-all-in = all-in with everything
choice-small-chips-why-given-away = set aside as a tip
fact-small-chips-chip = Value of the chip
fact-small-chips-smallest = Smallest chip for blinds, antes and fees

## The clock

ruling-clock-in-time = The player acted in time, the action counts
ruling-clock-dead = The hand is dead
ruling-clock-checked = The player has checked
ruling-clock-caller-away = No clock, because only a player at their seat may call it
ruling-clock-before-the-end = A player who acts before time is called has acted
ruling-clock-tie-to-player = A tie goes to the player
ruling-clock-floor = The floor decides who was first
ruling-clock-tie-silent = The book does not say who is first if both come at the same moment
ruling-clock-times = { $seconds } seconds, then a countdown of { $countdown }
ruling-clock-acts-in-time = If the player acts before the end is declared: the action counts
ruling-clock-if-time-runs-out = If the time runs out: { $answer }
ruling-clock-say-called = The clock is called. You have { $seconds } seconds, then I count down from { $countdown }
ruling-clock-step-start = Say that the clock is called, and start the time
ruling-clock-step-countdown = Count the last seconds aloud
ruling-clock-step-declare = Declare the end in one word that all can hear
ruling-clock-say-dead = Time is up, this hand is dead
ruling-clock-no-bet-is-the-same = The book treats it the same if there is no bet
ruling-clock-no-bet-silent = Checked or dead, the floor decides
ruling-stalling-one-player = One player stalls, so the floor chooses how strict to be
ruling-stalling-many-players = Many stall, so change how hands are counted
ruling-stalling-silent = The book offers only the clock and penalties against it
ruling-stalling-clock = The clock on the player, each time
ruling-stalling-warning = A warning
ruling-stalling-penalty = A penalty for delaying the game
ruling-stalling-random-break = Random breaks: tables break in an order, or play pauses at a minute, that nobody knows
ruling-stalling-fixed-hands = A fixed number of hands at each table in a level
ruling-stalling-orbits = Orbit for orbit: every table plays as many hands as it has players, then waits
ruling-stalling-soft-hand-for-hand = Soft hand for hand: a table that is some hands ahead, usually two, waits
ruling-stalling-shot-clock = A shot clock for every decision

## Hand for hand

ruling-hand-for-hand-nobody = Nobody busted, play the next hand
ruling-hand-for-hand-unpaid = No prize for places { $first } to { $last }
ruling-hand-for-hand-unpaid-one = No prize for place { $last }
ruling-hand-for-hand-one = The player takes place { $place }
ruling-hand-for-hand-shared = The { $players } share what places { $first } to { $last } pay
ruling-hand-for-hand-shared-one-prize = The { $players } share what place { $first } pays
ruling-hand-for-hand-by-stack = The player with more chips before the hand finishes higher
ruling-hand-for-hand-silent = The book is silent on who shares, so the house decides
ruling-hand-for-hand-over = Everybody left is in the money, so hand for hand is over
ruling-hand-for-hand-minutes = { $minutes ->
    [one] { $minutes } minute comes
   *[other] { $minutes } minutes come
} off the clock, { $each } for each hand
ruling-hand-for-hand-stay-seated = Ask players to stay in their seats
ruling-hand-for-hand-wait = Every table plays one hand and waits for the others
ruling-hand-for-hand-all-in-face-down = All-in and called, cards stay face down until the floor arrives

## The race

ruling-chip-race-winners = { $count ->
    [one] Seat { $seats } wins a chip of { $next }
   *[other] Seats { $seats } win a chip of { $next } each
}
ruling-chip-race-no-odd-chips = No race, nobody has odd chips
ruling-chip-race-nobody-wins = Nobody wins a chip, the odd ones are removed
ruling-chip-race-raced = { $chips ->
    [one] One odd chip
   *[other] { $chips } odd chips
} worth { $value }
ruling-chip-race-remainder = { $value } is left over after whole chips
ruling-chip-race-rounding-is-custom = The rules do not say what happens to it, so the custom of the event decides
ruling-chip-race-rescued = Nobody is raced out, so an additional chip of { $next } goes to seat { $seats }
ruling-chip-race-reserved = Nobody is raced out, so a chip of { $next } goes to seat { $seats } before the others race
ruling-chip-race-total-same = The chips in play stay the same
ruling-chip-race-total-grows = The chips in play grow by { $chips }
ruling-chip-race-total-shrinks = The chips in play shrink by { $chips }
ruling-chip-race-from-seed = No cards were given, so they are dealt from decks shuffled by the number { $seed }
ruling-chip-race-seat-cards = Seat { $seat } gets { $cards }
ruling-chip-race-exchange = Exchange whole chips first, at equal value
ruling-chip-race-deal = From seat 1, one card face up for each odd chip, all cards of a player at once
ruling-chip-race-highest = The highest single cards win, one chip to a player; spades before hearts, diamonds, clubs
ruling-chip-race-take-odd = Take all odd chips off the table, and count the table
ruling-late-chips-exchanged = { $chips ->
    [one] One chip
   *[other] { $chips } chips
} of { $smallest } for them
ruling-late-chips-removed = They are removed without compensation
ruling-late-chips-rest = The rest, worth { $value }, is removed without compensation
ruling-late-chips-silent = The book is silent on chips found after the race, so the floor decides

## Chips

ruling-color-up-gets = The player gets { $chips ->
    [one] one chip
   *[other] { $chips } chips
} of { $value }
ruling-color-up-equal-value = At equal value, so nothing is raced
ruling-color-up-keeps = The player keeps { $chips ->
    [one] one chip
   *[other] { $chips } chips
} of { $value }
ruling-color-up-after-the-hand = Wait until the hand is over
ruling-color-up-announce = Announce it first
ruling-color-up-count-aloud = Spread the chips and count them aloud before they are changed
ruling-chips-in-order = The stack is in order
ruling-chips-better-in-twenties = In order, though piles of twenty are advised
ruling-chips-large-to-the-front = The large chips go to the front now
ruling-chips-say-to-the-front = Please keep your large chips in front where everybody can see them
ruling-chips-hidden-again = A penalty, because the player was warned before
ruling-transit-fine = Nothing is wrong, the chips are in sight
ruling-transit-give-rack = Give the player a rack
ruling-transit-forfeited = The chips are forfeited
ruling-transit-disqualified = The chips are forfeited, and the player is disqualified
ruling-transit-out-of-play = They are taken out of play and go to nobody
ruling-transit-count = Count them with a second person, and correct the chips in play
ruling-found-removed = They go back to the inventory, out of play
ruling-found-given-back = They go back to their owner
ruling-found-claimed = Somebody claims them, so the floor decides whether the claim is valid
ruling-found-silent = The book is silent on found chips, so the floor decides
ruling-found-ask = Ask the dealer and the players on both sides
ruling-found-log = Write down table and value, for the chip count
ruling-small-chip-given-away = It does not play, because it was given away
ruling-small-chip-all-in = It plays, all-in means every chip
ruling-small-chip-plays = It plays
ruling-small-chip-never = It does not play, not even several together
ruling-small-chip-plays-once = It plays this once
ruling-small-chip-change = Change it between hands
ruling-small-chip-silent = The book is silent on chips below the unit, so the floor decides

gist-clock-2024 = 25 seconds and a countdown of 5; facing a bet the hand is dead, otherwise checked; a tie goes to the player
gist-clock-2011 = at most 60 seconds and a countdown of 10, then the hand is dead
gist-clock-caller-2011 = a player has to be at their seat to call for time
gist-clock-by-the-floor = the floor is called to run the clock
gist-against-stalling = random breaks, fixed hands, orbits, soft hand for hand, a shot clock
gist-delaying = delaying the game is penalized when it is repeated
gist-timely-play = players act in time
gist-hand-for-hand = all who bust in the announced hand share what their places pay; minutes come off the clock
gist-chip-race = from seat 1, at most one chip to a player, and nobody is raced out
gist-chip-race-watched = players are encouraged to watch
gist-exact-multiples = exact multiples are exchanged first, then a card for each odd chip
gist-late-chips = old chips found later are exchanged at equal value only
gist-color-up = the director may color up at any time, with an announcement
gist-color-up-before-moves = stacks are colored up before players move
gist-change-between-hands = small chips are changed between hands and do not play
gist-countable-2024 = stacks are countable, best in piles of twenty, large chips in sight
gist-countable-2011 = stacks are countable, best in multiples of twenty, large chips in sight
gist-visible-etiquette = chips that cannot be seen or counted are bad manners
gist-no-hiding = nobody hides chips or cards
gist-racks-not-pockets = chips are carried in racks, never in pockets
gist-found-chips = chips without an owner go back to the inventory
gist-smallest-chip = the smallest chip used for blinds, antes or fees is the smallest that plays
gist-given-chip = a chip given away as a tip no longer plays
gist-all-in-is-all = all-in means every chip, no matter its value

facts-declared-early = the end comes after { $end } seconds, so it was declared too early
facts-no-multiple = this must be a larger chip, and a multiple of the one removed
facts-a-card-for-each-chip = { $chips ->
    [one] one card is dealt here
   *[other] { $chips } cards are dealt here
}, one for each odd chip
facts-still-in-play = this chip is not larger than the one that was found
