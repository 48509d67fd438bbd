# Floor calls on players and seats: titles, facts, answers, and what a cited rule contributes.

topic-at-your-seat = At your seat
    .about = Whether the hand of a player who was not in the chair is live
    .search = late to the table, away from the table, missing, last card, first card, dead hand, in his chair, in their chair, entitled to a hand, nepřítomný, na svém místě, pozdě k ručce, na swoim miejscu, spóźniony, nieobecny
topic-action-pending = Leaving with a live hand
    .about = What happens when a player with cards leaves the table, or wants to
    .search = walks away, smoke, toilet, all-in and gone, action pending, leaves before showdown, odešel od stolu, živá ruka, odszedł od stołu, aktywna ręka
topic-absent-player = Absent player
    .about = What happens to the hands and the chips of a player who is away
    .search = blinded off, blinded out, no-show, empty chair, sitting out, away, dinner, table breaks, nepřítomný hráč, prázdné místo, blindy, nieobecny gracz, puste krzesło
topic-new-player-seat = New player, dealt in or not
    .about = Whether a player who sits down is dealt in, and what they post
    .search = newcomer, between the button and the small blind, waits for the button, dealt in, arrives, nový hráč, mezi buttonem a malým blindem, nowy gracz, między buttonem a małą ciemną
topic-wrong-seat = Wrong seat
    .about = What happens to a player found in a seat that is not theirs
    .search = sat in the wrong chair, wrong table, wrong ticket, špatné místo, špatný stůl, złe miejsce, zły stół
topic-late-or-re-entry = Late entry, alternate, re-entry
    .about = Which stack and seat the player starts with, and what happens to chips given up
    .search = late registration, alternate, re-entry, reentry, surrendered stack, forfeited chips, pozdní registrace, opětovný vstup, późna rejestracja, ponowne wejście
topic-rebuy = Rebuy
    .about = Whether the player may buy more chips now, and what they play meanwhile
    .search = re-buy, add chips, reload, top up, chips behind, busted and buys, dokoupení žetonů, dokupka, kupić ponownie
topic-leaving-early = Leaving for good
    .about = What a player who leaves gets, and where their chips go
    .search = quits, goes home, early departure, withdraw, leaves in the money, opustit turnaj, odchod z turnaje, opuścić turniej
topic-buy-in-limit = Size of a buy-in
    .about = How large a stack the player may buy or bring to another table
    .search = maximum buy-in, minimum buy-in, ceiling, table change, forced move, cash game, table stakes, buy-in, změna stolu, zmiana stołu, wpisowe
topic-special-needs = Special needs
    .about = What the room does for a player with special needs
    .search = wheelchair, disability, assistant, blind player, hearing, accommodation, speciální potřeby, vozíčkář, specjalne potrzeby, wózek
topic-player-identity = Player's face
    .about = Whether the player must take off what hides the face
    .search = hood, sunglasses, mask, scarf, disguise, identity, kapuce, brýle, rouška, kaptur, okulary, maska
topic-halt = Stopping a short table
    .about = Which tables stop because they are short of players
    .search = halt play, three short, short table, stop the table, zastavit hru u stolu, wstrzymać grę przy stole
topic-final-table = Final table
    .about = When the players of the last tables come together at one
    .search = final table size, ten-handed, nine-handed, combine the tables, finálový stůl, stół finałowy
topic-breaking-table = Drawing seats of a broken table
    .about = Where each player of a broken table goes, by seat cards and a high card
    .search = break a table, seat cards, redraw, two-step draw, racks, zrušení stolu, rozbití stolu, losování míst, rozwiązanie stołu, losowanie miejsc

## Facts

fact-at-your-seat-arrived = The player was there
choice-at-your-seat-arrived-before-first-card = before the first card
choice-at-your-seat-arrived-before-last-card = before the last card of the deal
choice-at-your-seat-arrived-after-last-card = after the last card of the deal
choice-at-your-seat-arrived-never = not at all
fact-at-your-seat-place = Where the player was then
choice-at-your-seat-place-in-the-chair = in the chair
choice-at-your-seat-place-within-reach = within reach of it
choice-at-your-seat-place-out-of-reach = out of reach of it
fact-at-your-seat-posted = The player posted a blind or an ante
fact-at-your-seat-has-bring-in = The bring-in falls to the player
fact-action-pending-hand = The player's hand
choice-action-pending-hand-live = live
choice-action-pending-hand-all-in = all-in
choice-action-pending-hand-folded = folded
fact-action-pending-did = What the player did
choice-action-pending-did-asks-to-leave = asks to leave
choice-action-pending-did-left = left
fact-absent-player-why = Why the chair is empty
choice-absent-player-why-away = the player is away
choice-absent-player-why-penalty = a penalty
choice-absent-player-why-never-came = the player never came
choice-absent-player-why-table-breaks = the player is away and the table breaks
fact-absent-player-stack = The player's stack
fact-absent-player-cost-of-a-round = Blinds and antes of one round
fact-new-player-seat-came = Why the player sits down
choice-new-player-seat-came-new = new in the event
choice-new-player-seat-came-broken-table = from a broken table
choice-new-player-seat-came-balance = moved for balance
fact-new-player-seat-seat = The player's seat
fact-new-player-seat-occupied = Other seats taken
fact-wrong-seat-chips = Whose chips they play
choice-wrong-seat-chips-own = a starting stack of their own
choice-wrong-seat-chips-of-another = another player's
choice-wrong-seat-chips-not-known = not known
fact-wrong-seat-found = When it is noticed
choice-wrong-seat-found-between-hands = between hands
choice-wrong-seat-found-during-a-hand = during a hand
fact-late-or-re-entry-came = Who comes
choice-late-or-re-entry-came-late = a late entry
choice-late-or-re-entry-came-alternate = an alternate
choice-late-or-re-entry-came-re-entry = a re-entry
fact-late-or-re-entry-starting-stack = Starting stack
fact-late-or-re-entry-forfeited = Chips given up
fact-rebuy-asked = When they asked
choice-rebuy-asked-between-hands = before the next hand
choice-rebuy-asked-during-his-hand = during the player's hand
choice-rebuy-asked-too-late = after the next hand began
fact-rebuy-busted = The player has no chips left
fact-rebuy-offered = Rebuys are still sold
fact-rebuy-stack = The player's stack
fact-rebuy-chips = Chips per rebuy
fact-leaving-early-game = What the player leaves
choice-leaving-early-game-tournament = a tournament
choice-leaving-early-game-cash = a cash game
fact-leaving-early-agreed = The director agrees
fact-leaving-early-players-left = Players left, including this one
fact-leaving-early-places-paid = Places paid
fact-leaving-early-stack = The player's stack
fact-leaving-early-chip-unit = Smallest chip in play
fact-leaving-early-stacks = Stacks of the others
fact-buy-in-limit-why = Why
choice-buy-in-limit-why-buys = the player buys chips
choice-buy-in-limit-why-table-died = the player's table was closed
choice-buy-in-limit-why-wants-to-change = the player wants another table
fact-buy-in-limit-stack = Stack wanted or brought
fact-buy-in-limit-bought-before = The player bought before
fact-buy-in-limit-largest-bet = Largest bet of the game
fact-buy-in-limit-posted-limit = Maximum the house posted
fact-buy-in-limit-same-limit = The new table plays the same limit
fact-buy-in-limit-least-buy-in = Minimum buy-in
fact-special-needs-need = What the player needs
choice-special-needs-need-space = more space
choice-special-needs-need-assistant = an assistant
choice-special-needs-need-fixed-seat = a certain seat
choice-special-needs-need-other = something else
fact-special-needs-possible = It can be done
fact-player-identity-identifiable = Staff can identify the player
fact-player-identity-wears = What the player wears
choice-player-identity-wears-sunglasses = sunglasses
choice-player-identity-wears-hood = a hood
choice-player-identity-wears-face-cover = a mask or a scarf
choice-player-identity-wears-several = several of them
fact-halt-players = Players
fact-halt-blinds-affected = Tables whose next big blind comes to an emptied seat
fact-halt-format = Format
choice-halt-format-full-tables = full tables
choice-halt-format-other = short-handed, turbo or other
fact-final-table-game = Game
choice-final-table-game-flop = hold'em, Omaha
choice-final-table-game-stud = stud
choice-final-table-game-mixed = mixed
fact-final-table-players-left = Players left
fact-breaking-table-players = Seats of the players who move
fact-breaking-table-open = Open seats, in the order of the stack
fact-breaking-table-cards = Card of each player
fact-breaking-table-seed = Shuffle number

## At your seat, action pending, absent

ruling-seat-live = The hand is live
ruling-seat-dead = The hand is dead
ruling-seat-first-card-counts = The player has to be there when the first card is dealt
ruling-seat-last-card-counts = The player has to be there when the last card of the first deal is dealt
ruling-seat-or-posted-counts = A player who is seated, or has a blind or an ante in the pot, is dealt in
ruling-seat-posted-counts = A blind or ante in the pot entitles the player to the hand
ruling-seat-forced-bets-stay = The player's blinds and antes stay in the pot
ruling-seat-may-not-look = The player may not look at the cards
ruling-seat-kill-at-once = Kill the hand at once, before anybody acts
ruling-seat-posts-bring-in = Post the bring-in from the player's stack
ruling-seat-say-dead = The player was not at their seat, so this hand is dead
ruling-seat-reach-silent = The book does not say whether within reach counts as at the seat, so the floor decides
ruling-pending-may-leave = The player may go, because they have no hand
ruling-pending-stays = The player stays until it is their turn
ruling-pending-stays-all-in = The player stays until the hand is over
ruling-pending-folds-in-turn = When their turn comes the player may fold, and then go
ruling-pending-say-stay = Please stay at the table while you have a hand
ruling-pending-hand-lives = The hand stays live
ruling-pending-had-to-stay = A player with a live hand, all-in or not, has to stay at the table to the end
ruling-pending-penalty = A penalty for leaving, after the hand
ruling-pending-clock = When the player's turn comes, put the clock on them
ruling-absent-blinded-off = Dealt in, blinds and antes posted, hand killed
ruling-absent-never-came = No rule covers a stack whose player never came, so the house decides
ruling-absent-stack-removed = The player's stack is taken out of play
ruling-absent-lasts = The player's stack lasts for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
ruling-absent-deal-him-in = Deal the cards as if the player were there
ruling-absent-post-for-him = Post blinds and antes from the player's stack
ruling-absent-kill = Kill the player's hand after the first deal
ruling-absent-bring-in = Post a stud bring-in that falls to the player
ruling-absent-staff-moves = Staff move the player's chips to a seat drawn for them
ruling-absent-count-aloud = Count the player's stack aloud, with a second person watching
ruling-absent-rack = Carry it in a rack to the new table, and tell the dealer whose it is
ruling-absent-break-silent = The book does not say who moves the chips of an absent player, so the floor decides
ruling-absent-chips-wait = The player's chips wait, and are blinded off at the seat that was drawn

## New player, wrong seat, late

ruling-newcomer-big-blind = Dealt in, and the player is the big blind
ruling-newcomer-small-blind = Dealt in, and the player is the small blind
ruling-newcomer-button = Dealt in, and the player has the button
ruling-newcomer-dealt = Dealt in, without a blind
ruling-newcomer-waits = Not dealt in, seat { $seat } waits until the button has passed
ruling-newcomer-takes-what-belongs = A newcomer takes everything that comes with the seat, blinds and button too
ruling-newcomer-silent = The book covers players from broken tables; a new one is usually treated the same way
ruling-newcomer-only-arc-waits = A newcomer waits only between the button and the small blind
ruling-newcomer-not-for-balance = Look for a worse seat, because a player moved for balance never gets this one by choice
ruling-wrong-seat-moves = The player moves to their own seat with the chips they have
ruling-wrong-seat-say = That seat is not yours, please move with the chips you have
ruling-wrong-seat-other-chips = The rules do not cover another player's chips, so the floor decides
ruling-wrong-seat-swap = Each of the two goes to their own seat and gets a starting stack there
ruling-wrong-seat-keep = Each of the two goes to their own seat and keeps what they have won or lost
ruling-wrong-seat-find-out = Find out whose chips they are, from the tickets and the seating list
ruling-wrong-seat-hand-first = Finish this hand first
ruling-late-entry-stack = A full stack of { $stack }
ruling-late-entry-same-pool = The player draws a seat from the same pool as everybody else, and is dealt in there except between the button and the small blind
ruling-late-entry-removed = The { $chips } given up are taken out of play
ruling-late-entry-silent = The book does not cover late entries, so the house decides
ruling-late-entry-whole-by-draw = A full stack, in a seat that is drawn
ruling-late-entry-less-blinds = A stack less the blinds missed, in a seat that is drawn

## Rebuy, leaving, buy-in

ruling-rebuy-not-offered = No rebuy, rebuys are no longer sold
ruling-rebuy-behind = Dealt in with the chips counted as behind the player
ruling-rebuy-must-pay = The player announced it before the hand, and so has to buy, no matter what happens in it
ruling-rebuy-announce = Tell the table how many chips count as behind the player
ruling-rebuy-plays = The player plays { $chips }
ruling-rebuy-now = The player buys now, between hands
ruling-rebuy-after-the-hand = Not now, after the hand
ruling-rebuy-next-hand = The player buys now and is dealt in with the next hand
ruling-rebuy-missed-hand = The player missed a hand, which is not allowed, so the floor decides
ruling-rebuy-refused = No rebuy, the player is out
ruling-rebuy-next-hand-with-penalty = The player buys and is dealt in with the next hand, with a warning or a penalty
ruling-rebuy-local-practice = The rule only asks that no hand is missed; ending the tournament for the player is the practice of these rooms
ruling-rebuy-missed-hand-ends = No rebuy, a missed hand ended the tournament for the player
ruling-leave-cash = The player may leave at any time, with their chips
ruling-leave-not-agreed = The player has no right to leave with their chips settled, so the director decides
ruling-leave-blinded-off = The player's stack stays and is blinded off
ruling-leave-chips-removed = The player's chips are taken out of play
ruling-leave-unpaid-place = Place { $place }, which is not paid
ruling-leave-paid-place = The player gets the prize of place { $place }
ruling-leave-shared = { $players ->
    [one] The last player gets { $each } chips
   *[other] Each of the other { $players } players gets { $each } chips
}
ruling-leave-rest-removed = The { $chips } that cannot be shared are taken out of play
ruling-leave-unit-not-told = The smallest chip in play was not given, so they are shared in chips of { $unit }
ruling-leave-prizes-unchanged = All other prizes stay as they are
ruling-buy-in-at-the-same-limit = That applies at a table of the same limit
ruling-buy-in-other-limit-silent = The book covers only a table of the same limit
ruling-buy-in-table-died = The player sits down with exactly what they had
ruling-buy-in-change-short = The player must bring { $chips } more, because the change is their own wish
ruling-buy-in-change-enough = The player may change, because they bring enough
ruling-buy-in-too-much = No, at most { $most }
ruling-buy-in-too-little = No, at least { $least }
ruling-buy-in-within = Yes, up to { $most }
ruling-buy-in-no-limit = Yes, no limit is set
ruling-buy-in-first = The first purchase is the buy-in
ruling-buy-in-later = A later purchase is a rebuy

## Needs and identity

ruling-needs-provided = Yes, the room provides it
ruling-needs-floor = It cannot be done as asked, so the director looks for another way
ruling-needs-another-way = Another arrangement with which the player can play
ruling-needs-not-possible = No arrangement is possible, and the entry is refunded
ruling-needs-close-a-seat = Close the seat beside the player, if the table agrees
ruling-needs-name-the-assistant = Write down who assists the player; the assistant turns cards and places chips, and gives no advice
ruling-needs-lock-or-close-again = Lock the player's seat, or do the same at the new table when they move, and open the old one
ruling-needs-lock-the-seat = Lock the seat, so that no draw moves the player
ruling-needs-tell-the-dealers = Tell every dealer of the player's table
ruling-identity-known = The player may keep it on as long as staff can identify them
ruling-identity-may-still-order = An order to take it off, whenever staff cannot identify the player
ruling-identity-order = The player has to show their face
ruling-identity-say = Please take that off, we must be able to see who is playing
ruling-identity-director-judges = The director judges by the standards of the house
ruling-identity-silent = The book is silent, so the house decides
ruling-identity-allowed = The player may keep it on
ruling-identity-aside = Let the player show their face to staff, aside from the table if they prefer

## Halt, final table, broken table

ruling-halt-none-short = No table stops
ruling-halt-never = No table stops, because the event does not halt tables
ruling-halt-tables = { $count ->
    [one] Table { $tables } stops until it is filled
   *[other] Tables { $tables } stop until they are filled
}
ruling-halt-not-yet = { $count ->
    [one] Table { $tables } plays on until its big blind would come to an emptied seat
   *[other] Tables { $tables } play on until their big blinds would come to emptied seats
}
ruling-halt-other-format = In this format the director decides whether the table stops
ruling-halt-waived = The table plays on, and that is not a reason for a misdeal
ruling-halt-waived-no-misdeal = A table that is allowed to play on is not a reason for a misdeal
ruling-halt-may-be-waived = The director may let it play on
ruling-halt-finish-the-hand = Finish the hand at the table, then stop it and fill it
ruling-halt-gap = Short means { $gap } players fewer than the fullest table
ruling-final-table-size-silent = The book covers events of six to nine at a table
ruling-final-table-ten-is-rare = The rule says ten, but local rooms do not play a final table of ten
ruling-final-table-now = Final table now with { $players }; it seats { $size }
ruling-final-table-later = Play on; the final table seats { $size }
ruling-final-table-to-go = { $players ->
    [one] One more player
   *[other] { $players } more players
} until then
ruling-final-table-finish-hands = Finish the hands at all tables
ruling-final-table-draw-seats = Draw seats for everybody
ruling-final-table-draw-button = Draw for the button
ruling-break-players-move = { $players ->
    [one] One player moves
   *[other] { $players } players move
}
ruling-break-move = Seat { $seat } to table { $to-table } seat { $to-seat }
ruling-break-from-seed = No cards were given, so seats and cards are shuffled by the number { $seed }
ruling-break-racks = Chips go in racks, in plain sight
ruling-break-slips = Hand everybody a slip with their new seat, and send them at once
ruling-break-dodging = A penalty for a player who comes late on purpose to dodge a blind

## What a cited rule contributes

gist-wrong-seat = a player in the wrong seat with the right stack moves with the chips they have
gist-fairness = fairness and the best interest of the game come first, and may override a technical rule
gist-newcomer-any-seat = newcomers may get any seat, blinds and button too, and wait only between the button and the small blind
gist-late-dealt-in = late players are dealt in except between the button and the small blind
gist-late-full-stack = late players, alternates and re-entries get a full stack and draw from the common pool
gist-forfeited-chips-leave = chips given up for a re-entry are taken out of play
gist-at-your-seat-2024 = a player has to be within reach of the chair when the last card of the first deal is dealt
gist-at-your-seat-2011 = a player has to be at their seat when everybody has their first cards
gist-entitled-000 = a player who is seated, or who posted a blind or an ante, is dealt in
gist-action-pending = a player with a live hand stays at the table
gist-wait-then-fold = a player who wants to go waits for their turn and folds first
gist-absent-killed = the hand of an absent player is killed, and the forced bets stay
gist-blinded-off = an absent or penalized player can be blinded out
gist-penalized-is-dealt-in = a penalized player is dealt in, posts, and the hand is killed
gist-absent-at-a-break = staff move the chips of a player who is absent when their table breaks
gist-dealt-in-while-away = the offender stays away and is dealt in, and their blinds and antes are posted
gist-rebuy-no-missed-hand = a player who rebuys may not miss a hand
gist-rebuy-chips-behind = a rebuy announced before a hand counts as chips behind, and has to be bought
gist-rebuy-after-the-hand = more chips are bought only after the hand
gist-rebuy-rather-than-loan = a player without chips buys again rather than borrowing
gist-rebuy-missed-hand-ends = in these rooms one missed hand ends the tournament
gist-chips-leave-play = forfeited chips are taken out of play
gist-disqualified-chips = chips of a disqualified player are taken out of play
gist-leave-cash = a cash game may be left at any time, with the chips
gist-leave-by-agreement = a tournament is left only by agreement
gist-leave-unpaid = a player who leaves before the money forfeits their chips, and the prizes stay
gist-leave-paid = a player who leaves in the money gets the prize of the place from which they leave
gist-leave-shared = chips of a player who leaves in the money are shared equally among the rest
gist-buy-in-or-rebuy = the first purchase is the buy-in, later ones are rebuys
gist-buy-in-limit = nobody buys more than a hundred times the largest bet, unless the house posts another figure
gist-table-died = a player whose table was closed sits down elsewhere with exactly what they had
gist-table-change = a player who changes tables by their own wish brings at least the minimum buy-in
gist-special-needs = the room provides for special needs whenever it can
gist-special-needs-practice = more space and an assistant who turns cards and places chips
gist-player-identity-2019 = clothes may not keep hiding who a player is; the director judges by the standards of the house
gist-player-identity = a player has to be identifiable, and staff may order off what hides them
gist-final-table-2024 = nine-handed and eight-handed events combine at nine, seven-handed and six-handed at seven
gist-final-table-2011 = ten in flop games, seven in six-handed games, nine in stud
gist-final-table-local = a final table of ten is not seen in local rooms
gist-dodging-2024 = a player who dodges any blind on purpose is penalized
gist-dodging-broken = a player who dodges a blind on purpose is penalized, on the way from a broken table too
gist-dodging-2011 = a player who dodges a blind on purpose on the way from a broken table is penalized
gist-chips-in-view = chips are carried in plain sight, or forfeited
gist-move-fast = players move at once, with racks

## Facts that are not understood

facts-not-zero = this cannot be zero
facts-only-re-entry-forfeits = only a re-entry gives up chips
facts-busted-with-chips = the player cannot have chips when none are left
facts-busted-in-his-hand = a player without chips has no hand to speak in, so say between hands or too late
facts-nobody-remains = nobody would be left to play on
facts-not-in-units = this is not a multiple of { $unit }, the smallest chip in play
facts-not-all-others = give the stack of each of the other players, or of none
facts-seat-card-twice = table { $table } seat { $seat } is listed twice
facts-table-unknown = table { $table } is not among the tables
facts-too-few-open-seats = there are fewer open seats than players who move
facts-one-card-each = each player is dealt exactly one card
facts-number-at-most = at most { $most }
