# Floor calls on players and seats: titles, facts, answers, and what a cited rule contributes.

### en

topic-at-your-seat = At your seat
    .about = Whether the hand of a player who was not in the chair is live
    .search = late to the table, away from the table, missing, last card, first card, dead hand, in his chair, in their chair, entitled to a hand, nepřítomný, na svém místě, pozdě k ručce, na swoim miejscu, spóźniony, nieobecny
    .said = came back late, running to the table, standing behind the chair, not in the seat, not sitting, hand killed because away, back from the break, přiběhl pozdě, nestihl rozdání, stál vedle, spóźnił się na rozdanie, stał obok krzesła
topic-action-pending = Leaving with a live hand
    .about = What happens when a player with cards leaves the table, or wants to
    .search = walks away, smoke, toilet, all-in and gone, action pending, leaves before showdown, odešel od stolu, živá ruka, odszedł od stołu, aktywna ręka
    .said = walked off with cards, step out, bathroom, leave the table in a hand, phone call during the hand, still has cards, not on me yet, went for a smoke, odešel na záchod, odchází během hry, wyszedł do toalety, odchodzi w trakcie ręki
topic-absent-player = Absent player
    .about = What happens to the hands and the chips of a player who is away
    .search = blinded off, blinded out, no-show, empty chair, sitting out, away, dinner, table breaks, nepřítomný hráč, prázdné místo, blindy, nieobecny gracz, puste krzesło
    .said = nobody in the seat, seat is empty, did not show up, stack with nobody behind it, left for dinner, late player's blinds, nepřišel, není u stolu, odešel na večeři, prázdná židle, nie przyszedł, nie ma gracza, wyszedł na kolację
topic-new-player-seat = New player, dealt in or not
    .about = Whether a player who sits down is dealt in, and what they post
    .search = newcomer, between the button and the small blind, waits for the button, dealt in, arrives, nový hráč, mezi buttonem a malým blindem, nowy gracz, między buttonem a małą ciemną
    .said = sits down between, just sat down is he dealt in, new guy in the small blind, do I get a hand, sedl si nový, dostane karty, usiadł nowy, czy dostaje karty
topic-wrong-seat = Wrong seat
    .about = What happens to a player found in a seat that is not theirs
    .search = sat in the wrong chair, wrong table, wrong ticket, špatné místo, špatný stůl, złe miejsce, zły stół
    .said = belongs in another seat, sitting at the wrong table, in my seat by mistake, sedí na špatném, patří jinam, siedzi na złym, powinien być gdzie indziej
topic-late-or-re-entry = Late entry, alternate, re-entry
    .about = Which stack and seat the player starts with, and what happens to chips given up
    .search = late registration, alternate, re-entry, reentry, surrendered stack, forfeited chips, pozdní registrace, opětovný vstup, późna rejestracja, ponowne wejście
    .said = how many chips does a late player get, comes in late, re-enters, buys in again, second bullet, fires again, přišel pozdě kolik dostane, znovu se zapsal, spóźniony ile dostaje, wchodzi drugi raz
topic-rebuy = Rebuy
    .about = Whether the player may buy more chips now, and what they play meanwhile
    .search = re-buy, add chips, reload, top up, chips behind, busted and buys, dokoupení žetonů, dokupka, kupić ponownie
    .said = wants another rebuy, lost and rebuys in the hand, can he reload now, chce dokoupit, dokoupí během hry, chce dokupić
topic-leaving-early = Leaving for good
    .about = What a player who leaves gets, and where their chips go
    .search = quits, goes home, early departure, withdraw, leaves in the money, opustit turnaj, odchod z turnaje, opuścić turniej
    .said = wants to go home, leaves with chips, has to catch a train, gives up the stack, jde domů, odchází s žetony, idzie do domu, wychodzi z żetonami
topic-buy-in-limit = Size of a buy-in
    .about = How large a stack the player may buy or bring to another table
    .search = maximum buy-in, minimum buy-in, ceiling, table change, forced move, cash game, table stakes, buy-in, změna stolu, zmiana stołu, wpisowe
    .said = how deep, how much can I sit down with, how much can I buy, sit in a game, rebuy to the max, kolik si můžu koupit, za kolik si sednout, za ile usiąść, ile mogę kupić
topic-special-needs = Special needs
    .about = What the room does for a player with special needs
    .search = wheelchair, disability, assistant, blind player, hearing, accommodation, speciální potřeby, vozíčkář, specjalne potrzeby, wózek
    .said = player in a wheelchair, cannot see well, needs help with cards, potřebuje pomoc, nevidí, potrzebuje pomocy, słabo widzi
topic-player-identity = Player's face
    .about = Whether the player must take off what hides the face
    .search = hood, sunglasses, mask, scarf, disguise, identity, kapuce, brýle, rouška, kaptur, okulary, maska
    .said = hoodie over the face, dark glasses, face covered, kapuca přes obličej, zakrytá tvář, kaptur na twarzy, zakryta twarz
topic-halt = Stopping a short table
    .about = Which tables stop because they are short of players
    .search = halt play, three short, short table, stop the table, zastavit hru u stolu, wstrzymać grę przy stole
    .said = three players less at our table, table has only six, stop dealing at the short table, our table is short, máme míň hráčů, stůl má jen šest, przy naszym stole mniej graczy
topic-final-table = Final table
    .about = When the players of the last tables come together at one
    .search = final table size, ten-handed, nine-handed, combine the tables, finálový stůl, stół finałowy
    .said = how many at the final table, when do we go to one table, combine to one, last two tables, kdy finálový stůl, kolik u finálového, kiedy stół finałowy, ilu przy finałowym
topic-breaking-table = Drawing seats of a broken table
    .about = Where each player of a broken table goes, by seat cards and a high card
    .search = break a table, seat cards, redraw, two-step draw, racks, zrušení stolu, rozbití stolu, losování míst, rozwiązanie stołu, losowanie miejsc
    .said = table is breaking, broken table players draw, where do they go, free seats at other tables, move to another table, rozpadl se stůl, kam se přesunou, stół się rozpadł, gdzie idą gracze

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

### cs

topic-at-your-seat = Na svém místě
    .about = Zda je živá ruka hráče, který neseděl na židli
    .search = nepřítomný, na svém místě, pozdě k rozdání, přišel pozdě, mimo stůl, poslední karta, první karta, mrtvá ruka, nárok na hru, late to the table, away from the table, missing, last card, first card, dead hand, in the chair, entitled to a hand
    .said = přiběhl pozdě, přišel pozdě z pauzy, nestihl rozdání, stál vedle, stál za židlí, neseděl, nebyl u stolu, zabili mu ruku protože tam nebyl, came back late, standing behind the chair, not in the seat, hand killed because away
topic-action-pending = Odchod s živou rukou
    .about = Co když hráč s kartami odejde od stolu, nebo chce odejít
    .search = odešel od stolu, odchod od stolu, živá ruka, kouřit, záchod, all-in a odešel, odešel před showdownem, walks away, smoke, toilet, all-in and gone, action pending
    .said = odešel na záchod, odchází během hry, odešel s kartami, vstal od stolu, šel kouřit, telefonuje v rozdání, má ještě karty, ještě není na řadě, můžu na chvíli odejít, walked off with cards, step out, bathroom, leave the table in a hand
topic-absent-player = Nepřítomný hráč
    .about = Co s rozdáními a žetony hráče, který tu není
    .search = nepřítomný hráč, prázdné místo, prázdná židle, nepřišel, blindy nepřítomného, odblindovat, večeře, rozpuštění stolu, blinded off, blinded out, no-show, empty chair, sitting out, away, dinner, table breaks
    .said = nepřišel, nepřišel na turnaj, není u stolu, nikdo nesedí, prázdná židle, stack bez hráče, žetony bez hráče, odešel na večeři, ještě nedorazil, blindy nepřítomného, nobody in the seat, seat is empty, did not show up, left for dinner
topic-new-player-seat = Dostane nový hráč karty
    .about = Zda hráč, který si sedá, dostane karty a co vkládá
    .search = nový hráč, nově příchozí, mezi buttonem a malým blindem, mezi buttonem a small blindem, čeká na button, dostane karty, newcomer, between the button and the small blind, waits for the button, dealt in, arrives
    .said = sedl si nový, dostane karty, nový hráč mezi button a blind, nový na small blindu, právě si sedl hraje, sits down between, just sat down is he dealt in, do I get a hand
topic-wrong-seat = Špatné místo
    .about = Co s hráčem, který sedí na cizím místě
    .search = špatné místo, špatný stůl, cizí místo, špatná židle, špatný lístek, sat in the wrong chair, wrong table, wrong ticket
    .said = sedí na špatném, sedí na špatném místě, sedí u špatného stolu, patří jinam, je omylem na mém místě, belongs in another seat, sitting at the wrong table, in my seat by mistake
topic-late-or-re-entry = Pozdní vstup, náhradník, re-entry
    .about = S jakým stackem a na kterém místě hráč začíná a co bude s odevzdanými žetony
    .search = pozdní registrace, pozdní vstup, opětovný vstup, náhradník, odevzdaný stack, propadlé žetony, late registration, late reg, alternate, re-entry, reentry, surrendered stack, forfeited chips
    .said = přišel pozdě kolik dostane, kolik žetonů dostane pozdní hráč, znovu se zapsal, druhý vstup, vrací se do turnaje, how many chips does a late player get, re-enters, buys in again, second bullet
topic-rebuy = Rebuy
    .about = Zda si hráč smí teď dokoupit a s čím zatím hraje
    .search = dokoupení žetonů, dokoupit, přikoupit, re-buy, rebuy, vypadl a dokupuje, add chips, reload, top up, chips behind, busted and buys
    .said = chce dokoupit, dokoupí během hry, chce rebuy, prohrál a dokupuje, může si teď dokoupit, wants another rebuy, lost and rebuys in the hand, can he reload now
topic-leaving-early = Odchod z turnaje
    .about = Co dostane hráč, který odchází, a kam jdou jeho žetony
    .search = opustit turnaj, odchod z turnaje, odchod domů, jde domů, vzdát turnaj, odchod v penězích, quits, goes home, early departure, withdraw, leaves in the money
    .said = jde domů, odchází se žetony, chce odejít, musí na vlak, vzdává stack, odchází z turnaje, wants to go home, leaves with chips, gives up the stack
topic-buy-in-limit = Výše buy-inu
    .about = Jak velký stack si hráč smí koupit nebo přinést k jinému stolu
    .search = maximální buy-in, minimální buy-in, strop, změna stolu, přesun k jinému stolu, zrušený stůl, startovné, cash game, maximum buy-in, minimum buy-in, ceiling, table change, forced move, table stakes
    .said = kolik si můžu koupit, za kolik si sednout, s kolika si můžu sednout, maximální buy-in, minimální buy-in, dokoupit na maximum, how deep, how much can I sit down with, rebuy to the max
topic-special-needs = Zvláštní potřeby
    .about = Co herna udělá pro hráče se zvláštními potřebami
    .search = zvláštní potřeby, speciální potřeby, vozík, vozíčkář, postižení, asistent, nevidomý, neslyšící, wheelchair, disability, assistant, blind player, hearing, accommodation
    .said = potřebuje pomoc, nevidí, špatně vidí, hráč na vozíku, pomoc s kartami, player in a wheelchair, cannot see well, needs help with cards
topic-player-identity = Tvář hráče
    .about = Zda si hráč musí sundat, co mu zakrývá tvář
    .search = kapuce, brýle, sluneční brýle, rouška, maska, šála, zakrytá tvář, totožnost, hood, sunglasses, mask, scarf, disguise, identity
    .said = kapuca přes obličej, kapuce přes obličej, zakrytá tvář, tmavé brýle, není mu vidět do obličeje, hoodie over the face, dark glasses, face covered
topic-halt = Zastavení neúplného stolu
    .about = U kterých stolů hra stojí, protože chybí hráči
    .search = zastavit hru u stolu, hra stojí, neúplný stůl, chybí tři hráči, halt play, three short, short table, stop the table
    .said = máme míň hráčů, stůl má jen šest, chybí nám tři hráči, náš stůl je krátký, přestat rozdávat, zastavit stůl, three players less at our table, stop dealing at the short table
topic-final-table = Finálový stůl
    .about = Kdy se hráči posledních stolů sejdou u jednoho
    .search = finálový stůl, velikost finálového stolu, finále, spojení stolů, final table size, ten-handed, nine-handed, combine the tables
    .said = kdy finálový stůl, kolik u finálového, kdy se jde na jeden stůl, poslední dva stoly, spojit stoly, how many at the final table, combine to one, last two tables
topic-breaking-table = Losování míst z rozpuštěného stolu
    .about = Kdo z rozpuštěného stolu kam jde, podle lístků s místy a nejvyšší karty
    .search = zrušení stolu, rozpuštění stolu, rozbití stolu, losování míst, seat card, lístky s místy, losování kartou, sáně na žetony, break a table, seat cards, redraw, two-step draw, racks
    .said = rozpadl se stůl, rozpouští se stůl, ruší se stůl, kam se přesunou, kam si sednou, volná místa u jiných stolů, losují místa, table is breaking, where do they go, free seats at other tables

## Facts

fact-at-your-seat-arrived = Hráč byl na místě
choice-at-your-seat-arrived-before-first-card = před první kartou
choice-at-your-seat-arrived-before-last-card = před poslední rozdanou kartou
choice-at-your-seat-arrived-after-last-card = po poslední rozdané kartě
choice-at-your-seat-arrived-never = vůbec ne
fact-at-your-seat-place = Kde hráč v té chvíli byl
choice-at-your-seat-place-in-the-chair = na židli
choice-at-your-seat-place-within-reach = na dosah od ní
choice-at-your-seat-place-out-of-reach = mimo dosah
fact-at-your-seat-posted = Hráč vložil blind nebo ante
fact-at-your-seat-has-bring-in = Bring-in vychází na hráče
fact-action-pending-hand = Ruka hráče
choice-action-pending-hand-live = živá
choice-action-pending-hand-all-in = all-in
choice-action-pending-hand-folded = složená
fact-action-pending-did = Co hráč udělal
choice-action-pending-did-asks-to-leave = chce odejít
choice-action-pending-did-left = odešel
fact-absent-player-why = Proč je židle prázdná
choice-absent-player-why-away = hráč je pryč
choice-absent-player-why-penalty = trest
choice-absent-player-why-never-came = hráč vůbec nepřišel
choice-absent-player-why-table-breaks = hráč je pryč a stůl se rozpouští
fact-absent-player-stack = Stack hráče
fact-absent-player-cost-of-a-round = Blindy a ante za jedno kolo
fact-new-player-seat-came = Proč si hráč sedá
choice-new-player-seat-came-new = nový v turnaji
choice-new-player-seat-came-broken-table = z rozpuštěného stolu
choice-new-player-seat-came-balance = přesun kvůli vyvážení
fact-new-player-seat-seat = Místo hráče
fact-new-player-seat-occupied = Obsazená místa, bez tohoto
fact-wrong-seat-chips = S čími žetony hraje
choice-wrong-seat-chips-own = s vlastním startovním stackem
choice-wrong-seat-chips-of-another = se žetony jiného hráče
choice-wrong-seat-chips-not-known = není známo
fact-wrong-seat-found = Kdy se to zjistilo
choice-wrong-seat-found-between-hands = mezi rozdáními
choice-wrong-seat-found-during-a-hand = během rozdání
fact-late-or-re-entry-came = Kdo přichází
choice-late-or-re-entry-came-late = pozdní vstup
choice-late-or-re-entry-came-alternate = náhradník
choice-late-or-re-entry-came-re-entry = re-entry
fact-late-or-re-entry-starting-stack = Startovní stack
fact-late-or-re-entry-forfeited = Odevzdané žetony
fact-rebuy-asked = Kdy o něj požádal
choice-rebuy-asked-between-hands = před dalším rozdáním
choice-rebuy-asked-during-his-hand = během svého rozdání
choice-rebuy-asked-too-late = až další rozdání začalo
fact-rebuy-busted = Hráč už nemá žádné žetony
fact-rebuy-offered = Rebuye se ještě prodávají
fact-rebuy-stack = Stack hráče
fact-rebuy-chips = Žetony za rebuy
fact-leaving-early-game = Odkud hráč odchází
choice-leaving-early-game-tournament = turnaj
choice-leaving-early-game-cash = cash game
fact-leaving-early-agreed = Ředitel turnaje souhlasí
fact-leaving-early-players-left = Zbývá hráčů i s odcházejícím
fact-leaving-early-places-paid = Placených míst
fact-leaving-early-stack = Stack hráče
fact-leaving-early-chip-unit = Nejmenší žeton ve hře
fact-leaving-early-stacks = Stacky ostatních
fact-buy-in-limit-why = Důvod
choice-buy-in-limit-why-buys = hráč kupuje žetony
choice-buy-in-limit-why-table-died = stůl hráče se zavřel
choice-buy-in-limit-why-wants-to-change = hráč chce k jinému stolu
fact-buy-in-limit-stack = Požadovaný nebo přinesený stack
fact-buy-in-limit-bought-before = Hráč už kupoval
fact-buy-in-limit-largest-bet = Největší sázka hry
fact-buy-in-limit-posted-limit = Maximum vyvěšené hernou
fact-buy-in-limit-same-limit = U nového stolu je stejný limit
fact-buy-in-limit-least-buy-in = Nejnižší buy-in
fact-special-needs-need = Co hráč potřebuje
choice-special-needs-need-space = víc prostoru
choice-special-needs-need-assistant = asistent
choice-special-needs-need-fixed-seat = určité místo
choice-special-needs-need-other = něco jiného
fact-special-needs-possible = Lze to zařídit
fact-player-identity-identifiable = Personál pozná, kdo hraje
fact-player-identity-wears = Co má hráč na sobě
choice-player-identity-wears-sunglasses = sluneční brýle
choice-player-identity-wears-hood = kapuce
choice-player-identity-wears-face-cover = maska nebo šála
choice-player-identity-wears-several = víc takových věcí
fact-halt-players = Hráčů
fact-halt-blinds-affected = Stoly, kde příští big blind vychází na uvolněné místo
fact-halt-format = Formát
choice-halt-format-full-tables = plné stoly
choice-halt-format-other = menší stoly, turbo nebo jiný
fact-final-table-game = Hra
choice-final-table-game-flop = hold'em, Omaha
choice-final-table-game-stud = stud
choice-final-table-game-mixed = smíšené hry
fact-final-table-players-left = Zbývá hráčů
fact-breaking-table-players = Místa hráčů, kteří přesedají
fact-breaking-table-open = Volná místa v pořadí lístků
fact-breaking-table-cards = Karta každého hráče
fact-breaking-table-seed = Číslo míchání

## At your seat, action pending, absent

ruling-seat-live = Ruka je živá
ruling-seat-dead = Ruka je mrtvá
ruling-seat-first-card-counts = Hráč musí být na místě, když se rozdává první karta
ruling-seat-last-card-counts = Hráč musí být na místě, když se rozdává poslední karta prvního rozdávání
ruling-seat-or-posted-counts = Karty dostává hráč, který sedí nebo má v banku blind či ante
ruling-seat-posted-counts = Blind nebo ante v banku dává hráči nárok na hru
ruling-seat-forced-bets-stay = Blindy a ante hráče zůstávají v banku
ruling-seat-may-not-look = Hráč se do karet podívat nesmí
ruling-seat-kill-at-once = Ruku zabít hned, než kdokoli jedná
ruling-seat-posts-bring-in = Bring-in vložit ze stacku hráče
ruling-seat-say-dead = Hráč nebyl na svém místě, ruka je mrtvá
ruling-seat-reach-silent = Kniha neříká, zda být na dosah znamená být na svém místě, proto rozhoduje floorman
ruling-pending-may-leave = Hráč smí odejít, nemá ruku
ruling-pending-stays = Hráč zůstává, dokud na něj nepřijde řada
ruling-pending-stays-all-in = Hráč zůstává, dokud rozdání neskončí
ruling-pending-folds-in-turn = Až na hráče přijde řada, smí karty složit a pak odejít
ruling-pending-say-stay = S živou rukou zůstat u stolu
ruling-pending-hand-lives = Ruka zůstává živá
ruling-pending-had-to-stay = Hráč s živou rukou, ať je all-in, nebo ne, musí zůstat u stolu do konce
ruling-pending-penalty = Trest za odchod, po rozdání
ruling-pending-clock = Až na hráče přijde řada, vyhlásit mu čas na rozhodnutí
ruling-absent-blinded-off = Karty se rozdávají, blindy a ante se vkládají, ruka se zabíjí
ruling-absent-never-came = Pro stack, jehož hráč vůbec nepřišel, pravidlo není, proto rozhoduje herna
ruling-absent-stack-removed = Stack hráče jde ze hry
ruling-absent-lasts = Stack hráče vydrží { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
ruling-absent-deal-him-in = Rozdávat, jako by hráč seděl
ruling-absent-post-for-him = Blindy a ante vkládat ze stacku hráče
ruling-absent-kill = Po prvním rozdávání ruku zabít
ruling-absent-bring-in = Ve studu vložit bring-in, který na hráče vyjde
ruling-absent-staff-moves = Žetony hráče přenese personál na vylosované místo
ruling-absent-count-aloud = Stack hráče spočítat nahlas, druhý člověk přihlíží
ruling-absent-rack = Přenést jej v saních k novému stolu a říci dealerovi, čí je
ruling-absent-break-silent = Kniha neříká, kdo přenáší žetony nepřítomného hráče, proto rozhoduje floorman
ruling-absent-chips-wait = Žetony hráče čekají a na vylosovaném místě se z nich vkládají blindy a ante

## New player, wrong seat, late

ruling-newcomer-big-blind = Karty dostává, je to big blind
ruling-newcomer-small-blind = Karty dostává, je to small blind
ruling-newcomer-button = Karty dostává, je to button
ruling-newcomer-dealt = Karty dostává, bez blindu
ruling-newcomer-waits = Karty nedostává, místo { $seat } čeká, až kolem něj přejde button
ruling-newcomer-takes-what-belongs = Nový hráč přebírá vše, co k místu patří, i blindy a button
ruling-newcomer-silent = Kniha mluví o hráčích z rozpuštěných stolů; s novým se obvykle zachází stejně
ruling-newcomer-only-arc-waits = Nový hráč čeká jen mezi buttonem a small blindem
ruling-newcomer-not-for-balance = Najít horší místo, při vyvážení se toto hráči nikdy nevybírá
ruling-wrong-seat-moves = Hráč jde na své místo se žetony, které má
ruling-wrong-seat-say = Špatné místo, přesednout se žetony na svoje
ruling-wrong-seat-other-chips = Žetony jiného hráče pravidla neřeší, proto rozhoduje floorman
ruling-wrong-seat-swap = Oba jdou na svá místa a dostanou tam startovní stack
ruling-wrong-seat-keep = Oba jdou na svá místa a nechají si, co vyhráli nebo prohráli
ruling-wrong-seat-find-out = Podle lístků a rozesazení zjistit, čí žetony to jsou
ruling-wrong-seat-hand-first = Nejprve dohrát toto rozdání
ruling-late-entry-stack = Celý stack: { $stack }
ruling-late-entry-same-pool = Hráč losuje z týchž míst jako všichni a karty dostává všude kromě místa mezi buttonem a small blindem
ruling-late-entry-removed = Odevzdané žetony ({ $chips }) jdou ze hry
ruling-late-entry-silent = Kniha o pozdních vstupech nemluví, proto rozhoduje herna
ruling-late-entry-whole-by-draw = Celý stack na vylosovaném místě
ruling-late-entry-less-blinds = Stack bez zmeškaných blindů na vylosovaném místě

## Rebuy, leaving, buy-in

ruling-rebuy-not-offered = Bez rebuye, už se neprodávají
ruling-rebuy-behind = Karty dostává a dokupované žetony se počítají, jako by je hráč už měl
ruling-rebuy-must-pay = Hráč to řekl před rozdáním, a musí tedy koupit, ať rozdání dopadne jakkoli
ruling-rebuy-announce = Říci stolu, kolik žetonů se hráči počítá navíc
ruling-rebuy-plays = Hráč má ve hře { $chips }
ruling-rebuy-now = Hráč kupuje hned, mezi rozdáními
ruling-rebuy-after-the-hand = Teď ne, až po rozdání
ruling-rebuy-next-hand = Hráč kupuje hned a karty dostane v příštím rozdání
ruling-rebuy-missed-hand = Hráč vynechal rozdání, což není dovoleno, proto rozhoduje floorman
ruling-rebuy-refused = Bez rebuye, hráč je mimo turnaj
ruling-rebuy-next-hand-with-penalty = Hráč kupuje a karty dostane v příštím rozdání, s varováním nebo trestem
ruling-rebuy-local-practice = Pravidlo jen žádá, aby se žádné rozdání nevynechalo; že tím turnaj pro hráče končí, je zvyk těchto heren
ruling-rebuy-missed-hand-ends = Bez rebuye, vynechaným rozdáním turnaj pro hráče skončil
ruling-leave-cash = Hráč smí se svými žetony kdykoli odejít
ruling-leave-not-agreed = Hráč nemá právo odejít s vypořádanými žetony, proto rozhoduje ředitel turnaje
ruling-leave-blinded-off = Stack hráče zůstává a vkládají se z něj blindy a ante
ruling-leave-chips-removed = Žetony hráče jdou ze hry
ruling-leave-unpaid-place = { $place }. místo, které není placené
ruling-leave-paid-place = Hráč dostává výhru za { $place }. místo
ruling-leave-shared = { $players ->
    [one] Poslední hráč dostane { $each } žetonů
    [few] Každý ze zbývajících hráčů ({ $players }) dostane { $each } žetonů
   *[other] Každý ze zbývajících hráčů ({ $players }) dostane { $each } žetonů
}
ruling-leave-rest-removed = Nedělitelných { $chips } žetonů jde ze hry
ruling-leave-unit-not-told = Nejmenší žeton ve hře nebyl zadán, dělí se tedy po žetonech { $unit }
ruling-leave-prizes-unchanged = Ostatní výhry zůstávají, jak jsou
ruling-buy-in-at-the-same-limit = Platí to u stolu se stejným limitem
ruling-buy-in-other-limit-silent = Kniha mluví jen o stolu se stejným limitem
ruling-buy-in-table-died = Hráč si sedá přesně s tím, co měl
ruling-buy-in-change-short = Hráč musí přinést o { $chips } víc, protože stůl mění na vlastní přání
ruling-buy-in-change-enough = Hráč smí stůl změnit, přináší dost
ruling-buy-in-too-much = Ne, nejvýše { $most }
ruling-buy-in-too-little = Ne, nejméně { $least }
ruling-buy-in-within = Ano, nejvýše { $most }
ruling-buy-in-no-limit = Ano, limit není stanoven
ruling-buy-in-first = První nákup je buy-in
ruling-buy-in-later = Pozdější nákup je rebuy

## Needs and identity

ruling-needs-provided = Ano, herna to zařídí
ruling-needs-floor = Takto to zařídit nelze, ředitel turnaje proto hledá jiné řešení
ruling-needs-another-way = Jiné řešení, při kterém hráč může hrát
ruling-needs-not-possible = Řešení není možné, vstup se vrací
ruling-needs-close-a-seat = Vyřadit z provozu místo vedle hráče, souhlasí-li stůl
ruling-needs-name-the-assistant = Zapsat, kdo hráči pomáhá; asistent otáčí karty a pokládá žetony, ale neradí
ruling-needs-lock-or-close-again = Místo hráče zamknout, nebo po přesunu udělat totéž u nového stolu a staré místo vrátit do provozu
ruling-needs-lock-the-seat = Místo zamknout, aby je hráči žádné losování nezměnilo
ruling-needs-tell-the-dealers = Říci to každému dealerovi tohoto stolu
ruling-identity-known = Hráč si to smí nechat, dokud personál pozná, kdo hraje
ruling-identity-may-still-order = Příkaz sundat to, kdykoli personál nepozná, kdo hraje
ruling-identity-order = Hráč musí ukázat tvář
ruling-identity-say = Sundat, musí být vidět, kdo hraje
ruling-identity-director-judges = Ředitel turnaje posuzuje podle zvyklostí herny
ruling-identity-silent = Kniha o tom nemluví, proto rozhoduje herna
ruling-identity-allowed = Hráč si to smí nechat
ruling-identity-aside = Nechat hráče ukázat tvář personálu, na přání stranou od stolu

## Halt, final table, broken table

ruling-halt-none-short = Hra nestojí u žádného stolu
ruling-halt-never = Hra nestojí u žádného stolu, v tomto turnaji se stoly nezastavují
ruling-halt-tables = { $count ->
    [one] U stolu { $tables } hra stojí, dokud se nedoplní
    [few] U stolů { $tables } hra stojí, dokud se nedoplní
   *[other] U stolů { $tables } hra stojí, dokud se nedoplní
}
ruling-halt-not-yet = { $count ->
    [one] Stůl { $tables } hraje dál, dokud jeho big blind nevyjde na uvolněné místo
    [few] Stoly { $tables } hrají dál, dokud jejich big blindy nevyjdou na uvolněná místa
   *[other] Stoly { $tables } hrají dál, dokud jejich big blindy nevyjdou na uvolněná místa
}
ruling-halt-other-format = V tomto formátu rozhoduje o zastavení stolu ředitel turnaje
ruling-halt-waived = Stůl hraje dál a důvod k misdealu to není
ruling-halt-waived-no-misdeal = Když se stůl nechá hrát dál, důvod k misdealu to není
ruling-halt-may-be-waived = Ředitel turnaje jej smí nechat hrát dál
ruling-halt-finish-the-hand = Dohrát u stolu rozdání, pak jej zastavit a doplnit
ruling-halt-gap = Počet hráčů, který musí chybět proti nejplnějšímu stolu: { $gap }
ruling-final-table-size-silent = Kniha mluví o turnajích, kde je u stolu šest až devět hráčů
ruling-final-table-ten-is-rare = Pravidlo říká deset, ale zdejší herny finálový stůl pro deset nehrají
ruling-final-table-now = { $players ->
    [one] Finálový stůl hned, { $players } hráč; míst u něj je { $size }
    [few] Finálový stůl hned, { $players } hráči; míst u něj je { $size }
   *[other] Finálový stůl hned, { $players } hráčů; míst u něj je { $size }
}
ruling-final-table-later = Hraje se dál; míst u finálového stolu je { $size }
ruling-final-table-to-go = { $players ->
    [one] Musí vypadnout ještě { $players } hráč
    [few] Musí vypadnout ještě { $players } hráči
   *[other] Musí vypadnout ještě { $players } hráčů
}
ruling-final-table-finish-hands = Dohrát rozdání u všech stolů
ruling-final-table-draw-seats = Vylosovat místa všem
ruling-final-table-draw-button = Vylosovat button
ruling-break-players-move = { $players ->
    [one] Přesedá { $players } hráč
    [few] Přesedají { $players } hráči
   *[other] Přesedá { $players } hráčů
}
ruling-break-move = Místo { $seat } → stůl { $to-table }, místo { $to-seat }
ruling-break-from-seed = Karty nebyly zadány, místa i karty se tedy míchají podle čísla { $seed }
ruling-break-racks = Žetony se přenášejí v saních, všem na očích
ruling-break-slips = Každému dát lístek s novým místem a hned jej poslat
ruling-break-dodging = Trest za schválně pozdní příchod, kterým se hráč vyhne blindu

## What a cited rule contributes

gist-wrong-seat = hráč na špatném místě se správným stackem přesedne se žetony, které má
gist-fairness = spravedlnost a prospěch hry jsou na prvním místě a smějí mít přednost před technickým pravidlem
gist-newcomer-any-seat = noví hráči mohou dostat kterékoli místo, i blindy a button, a čekají jen mezi buttonem a small blindem
gist-late-dealt-in = pozdní hráči dostávají karty, kromě místa mezi buttonem a small blindem
gist-late-full-stack = pozdní hráči, náhradníci a re-entry dostávají celý stack a losují ze společných míst
gist-forfeited-chips-leave = žetony odevzdané za re-entry jdou ze hry
gist-at-your-seat-2024 = hráč musí být na dosah od židle, když se rozdává poslední karta prvního rozdávání
gist-at-your-seat-2011 = hráč musí být na svém místě, když mají všichni první karty
gist-entitled-000 = karty dostává hráč, který sedí nebo vložil blind či ante
gist-action-pending = hráč s živou rukou zůstává u stolu
gist-wait-then-fold = hráč, který chce odejít, počká, až na něj přijde řada, a nejprve složí karty
gist-absent-killed = ruka nepřítomného hráče se zabíjí a povinné sázky zůstávají
gist-blinded-off = nepřítomný nebo potrestaný hráč může na blindech přijít o všechny žetony
gist-penalized-is-dealt-in = potrestaný hráč dostává karty, blindy a ante se vkládají a ruka se zabíjí
gist-absent-at-a-break = žetony hráče, který chybí při rozpouštění stolu, přenáší personál
gist-dealt-in-while-away = potrestaný je mimo stůl, karty dostává a blindy a ante se vkládají
gist-rebuy-no-missed-hand = hráč, který dokupuje, nesmí vynechat rozdání
gist-rebuy-chips-behind = rebuy ohlášený před rozdáním se počítá, jako by žetony hráč už měl, a je nutné jej koupit
gist-rebuy-after-the-hand = další žetony se kupují až po rozdání
gist-rebuy-rather-than-loan = hráč bez žetonů raději kupuje znovu, než aby si půjčoval
gist-rebuy-missed-hand-ends = v těchto hernách končí turnaj jedním vynechaným rozdáním
gist-chips-leave-play = propadlé žetony jdou ze hry
gist-disqualified-chips = žetony diskvalifikovaného hráče jdou ze hry
gist-leave-cash = z cash game lze se žetony kdykoli odejít
gist-leave-by-agreement = turnaj lze opustit jen po dohodě
gist-leave-unpaid = kdo odejde před placenými místy, přichází o žetony a výhry se nemění
gist-leave-paid = kdo odejde na placeném místě, dostává výhru za umístění, ze kterého odchází
gist-leave-shared = žetony toho, kdo odejde na placeném místě, se rovným dílem dělí mezi ostatní
gist-buy-in-or-rebuy = první nákup je buy-in, další jsou rebuye
gist-buy-in-limit = nikdo nekupuje víc než stonásobek největší sázky, pokud herna nevyvěsí jinou částku
gist-table-died = hráč, jehož stůl se zavřel, si jinde sedá přesně s tím, co měl
gist-table-change = kdo mění stůl na vlastní přání, přináší aspoň nejnižší buy-in
gist-special-needs = herna zvláštním potřebám vyhoví, kdykoli to jde
gist-special-needs-practice = víc prostoru a asistent, který otáčí karty a pokládá žetony
gist-player-identity-2019 = oblečení nesmí trvale skrývat, kdo hraje; ředitel turnaje posuzuje podle zvyklostí herny
gist-player-identity = musí být poznat, kdo hraje, a personál smí nařídit sundat, co to skrývá
gist-final-table-2024 = turnaje s devíti a osmi u stolu se spojují při devíti hráčích, se sedmi a šesti při sedmi
gist-final-table-2011 = deset ve hrách s flopem, sedm ve hře 6-max, devět ve studu
gist-final-table-local = finálový stůl pro deset se v místních hernách nevyskytuje
gist-dodging-2024 = kdo se schválně vyhne kterémukoli blindu, je potrestán
gist-dodging-broken = kdo se schválně vyhne blindu, je potrestán, i cestou z rozpuštěného stolu
gist-dodging-2011 = kdo se cestou z rozpuštěného stolu schválně vyhne blindu, je potrestán
gist-chips-in-view = žetony se přenášejí všem na očích, jinak propadají
gist-move-fast = hráči přesedají hned, se saněmi na žetony

## Facts that are not understood

facts-not-zero = nula to být nemůže
facts-only-re-entry-forfeits = žetony se odevzdávají jen při re-entry
facts-busted-with-chips = hráč nemůže mít žetony, když mu žádné nezbývají
facts-busted-in-his-hand = hráč bez žetonů nemá rozdání, ve kterém by to řekl; zadejte mezi rozdáními, nebo pozdě
facts-nobody-remains = dál by neměl kdo hrát
facts-not-in-units = není to násobek { $unit }, nejmenšího žetonu ve hře
facts-not-all-others = zadejte stack každého z ostatních hráčů, nebo žádného
facts-seat-card-twice = stůl { $table }, místo { $seat } je uvedeno dvakrát
facts-table-unknown = stůl { $table } mezi stoly není
facts-too-few-open-seats = volných míst je méně než hráčů, kteří přesedají
facts-one-card-each = každý hráč dostává právě jednu kartu
facts-number-at-most = nejvýše { $most }

### pl

topic-at-your-seat = Na swoim miejscu
    .about = Czy ręka gracza, którego nie było na krześle, jest żywa
    .search = na swoim miejscu, spóźniony, nieobecny, poza stołem, ostatnia karta, pierwsza karta, martwa ręka, przy krześle, prawo do ręki, late to the table, away from the table, missing, last card, first card, dead hand, in his chair, in their chair, entitled to a hand
    .said = spóźnił się na rozdanie, stał obok krzesła, wrócił za późno, biegł do stołu, nie siedział na miejscu, zabili mu rękę, wrócił z przerwy, stoi za krzesłem, came back late, standing behind the chair, hand killed because away
topic-action-pending = Odejście z żywą ręką
    .about = Co się dzieje, gdy gracz z kartami odchodzi od stołu albo chce odejść
    .search = odszedł od stołu, aktywna ręka, żywa ręka, papieros, toaleta, odejście przed showdownem, all-in i odszedł, walks away, smoke, toilet, all-in and gone, action pending, leaves before showdown
    .said = wyszedł do toalety, odchodzi w trakcie ręki, wstał z kartami, odszedł w trakcie rozdania, telefon w trakcie rozdania, ma jeszcze karty, jeszcze nie moja kolej, wyszedł na papierosa, walked off with cards, bathroom
topic-absent-player = Nieobecny gracz
    .about = Co się dzieje z rękami i żetonami gracza, którego nie ma
    .search = nieobecny gracz, puste krzesło, puste miejsce, nie przyszedł, blindy nieobecnego, kolacja, rozwiązany stół, blinded off, blinded out, no-show, empty chair, sitting out, away, dinner, table breaks
    .said = nie przyszedł, nie ma gracza, puste miejsce, nikogo na miejscu, stack bez gracza, wyszedł na kolację, nie pojawił się, blindy nieobecnego, nobody in the seat, seat is empty, did not show up
topic-new-player-seat = Nowy gracz: czy dostaje karty
    .about = Czy gracz, który siada, dostaje karty i co stawia
    .search = nowy gracz, między buttonem a małą ciemną, czeka na button, czy dostaje karty, przyszedł nowy, newcomer, between the button and the small blind, waits for the button, dealt in, arrives
    .said = usiadł nowy, czy dostaje karty, siadł między buttonem a ciemną, nowy na małej ciemnej, dopiero usiadł, just sat down is he dealt in, new guy in the small blind
topic-wrong-seat = Złe miejsce
    .about = Co się dzieje z graczem, którego zastano nie na jego miejscu
    .search = złe miejsce, zły stół, zła karta miejsca, siedzi nie tam, złe krzesło, sat in the wrong chair, wrong table, wrong ticket
    .said = siedzi na złym, powinien być gdzie indziej, siedzi na moim miejscu, siedzi przy złym stole, zły stół, belongs in another seat, sitting at the wrong table
topic-late-or-re-entry = Późne wejście, rezerwowy, re-entry
    .about = Z jakim stackiem i na którym miejscu gracz zaczyna i co się dzieje z oddanymi żetonami
    .search = późna rejestracja, ponowne wejście, rezerwowy, spóźniony, oddany stack, przepadłe żetony, re-entry, reentry, late registration, alternate, surrendered stack, forfeited chips
    .said = spóźniony ile dostaje, wchodzi drugi raz, przyszedł późno ile żetonów, wykupuje się ponownie, druga wejściówka, how many chips does a late player get, buys in again, second bullet
topic-rebuy = Rebuy
    .about = Czy gracz może teraz dokupić żetony i czym do tego czasu gra
    .search = rebuy, dokupka, kupić ponownie, dokupić żetony, żetony w drodze, odpadł i dokupuje, re-buy, add chips, reload, top up, chips behind, busted and buys
    .said = chce dokupić, chce jeszcze rebuy, przegrał i dokupuje w rozdaniu, czy może dokupić teraz, dokupka, wants another rebuy, can he reload now
topic-leaving-early = Odejście na dobre
    .about = Co dostaje gracz, który odchodzi, i gdzie idą jego żetony
    .search = opuścić turniej, rezygnacja, idzie do domu, wcześniejsze odejście, odejście na miejscu płatnym, quits, goes home, early departure, withdraw, leaves in the money
    .said = idzie do domu, wychodzi z żetonami, chce iść do domu, ma pociąg, oddaje stack, rezygnuje, wants to go home, leaves with chips
topic-buy-in-limit = Wysokość wpisowego
    .about = Jak duży stack gracz może kupić albo przenieść do innego stołu
    .search = wpisowe, zmiana stołu, maksymalne wpisowe, minimalne wpisowe, z iloma żetonami, buy-in, maximum buy-in, minimum buy-in, ceiling, table change, forced move, cash game, table stakes
    .said = za ile usiąść, ile mogę kupić, za ile można wejść, z iloma żetonami usiąść, dokupić do maksimum, how deep, how much can I buy, sit in a game
topic-special-needs = Specjalne potrzeby
    .about = Co lokal robi dla gracza ze specjalnymi potrzebami
    .search = specjalne potrzeby, wózek, niepełnosprawność, asystent, niewidomy gracz, słuch, pomoc, wheelchair, disability, assistant, blind player, hearing, accommodation
    .said = potrzebuje pomocy, słabo widzi, gracz na wózku, pomoc przy kartach, player in a wheelchair, cannot see well
topic-player-identity = Twarz gracza
    .about = Czy gracz musi zdjąć to, co zakrywa twarz
    .search = kaptur, okulary, maska, szalik, przebranie, rozpoznać gracza, hood, sunglasses, mask, scarf, disguise, identity
    .said = kaptur na twarzy, zakryta twarz, ciemne okulary, maska, hoodie over the face, dark glasses
topic-halt = Wstrzymanie niepełnego stołu
    .about = Które stoły stoją, bo brakuje im graczy
    .search = wstrzymać grę przy stole, niepełny stół, brakuje trzech, zatrzymać stół, halt play, three short, short table, stop the table
    .said = przy naszym stole mniej graczy, trzech graczy mniej, stół ma tylko sześciu, wstrzymać rozdawanie, nasz stół niepełny, three players less at our table, our table is short
topic-final-table = Stół finałowy
    .about = Kiedy gracze z ostatnich stołów spotykają się przy jednym
    .search = stół finałowy, łączenie stołów, dziewięcioosobowy, dziesięcioosobowy, wielkość stołu finałowego, final table size, ten-handed, nine-handed, combine the tables
    .said = kiedy stół finałowy, ilu przy finałowym, kiedy łączymy stoły, przejście do jednego stołu, ostatnie dwa stoły, how many at the final table, last two tables
topic-breaking-table = Losowanie miejsc z rozwiązanego stołu
    .about = Dokąd idzie każdy gracz z rozwiązanego stołu, według kart miejsc i wysokiej karty
    .search = rozwiązanie stołu, rozbicie stołu, losowanie miejsc, karty miejsc, dwa kroki, podstawki, break a table, seat cards, redraw, two-step draw, racks
    .said = stół się rozpadł, gdzie idą gracze, rozbijamy stół, gracze z rozbitego stołu losują, dokąd idą, wolne miejsca przy innych stołach, przejść do innego stołu, table is breaking, where do they go

## Facts

fact-at-your-seat-arrived = Gracz był na miejscu
choice-at-your-seat-arrived-before-first-card = przed pierwszą kartą
choice-at-your-seat-arrived-before-last-card = przed ostatnią kartą rozdania
choice-at-your-seat-arrived-after-last-card = po ostatniej karcie rozdania
choice-at-your-seat-arrived-never = wcale
fact-at-your-seat-place = Gdzie gracz wtedy był
choice-at-your-seat-place-in-the-chair = na krześle
choice-at-your-seat-place-within-reach = w jego zasięgu
choice-at-your-seat-place-out-of-reach = poza jego zasięgiem
fact-at-your-seat-posted = Gracz postawił blind lub ante
fact-at-your-seat-has-bring-in = Bring-in przypada na gracza
fact-action-pending-hand = Ręka gracza
choice-action-pending-hand-live = żywa
choice-action-pending-hand-all-in = all-in
choice-action-pending-hand-folded = spasowana
fact-action-pending-did = Co zrobił gracz
choice-action-pending-did-asks-to-leave = prośba o odejście
choice-action-pending-did-left = odejście
fact-absent-player-why = Dlaczego krzesło jest puste
choice-absent-player-why-away = gracza nie ma
choice-absent-player-why-penalty = kara
choice-absent-player-why-never-came = gracz w ogóle nie przyszedł
choice-absent-player-why-table-breaks = gracza nie ma, a stół się rozwiązuje
fact-absent-player-stack = Stack gracza
fact-absent-player-cost-of-a-round = Blindy i ante za jedną orbitę
fact-new-player-seat-came = Dlaczego gracz siada
choice-new-player-seat-came-new = nowy w turnieju
choice-new-player-seat-came-broken-table = z rozwiązanego stołu
choice-new-player-seat-came-balance = przesadzony dla wyrównania
fact-new-player-seat-seat = Miejsce gracza
fact-new-player-seat-occupied = Inne zajęte miejsca
fact-wrong-seat-chips = Czyimi żetonami gra
choice-wrong-seat-chips-own = własnym stackiem startowym
choice-wrong-seat-chips-of-another = żetonami innego gracza
choice-wrong-seat-chips-not-known = nie wiadomo
fact-wrong-seat-found = Kiedy to zauważono
choice-wrong-seat-found-between-hands = między rozdaniami
choice-wrong-seat-found-during-a-hand = w trakcie rozdania
fact-late-or-re-entry-came = Kto przychodzi
choice-late-or-re-entry-came-late = późne wejście
choice-late-or-re-entry-came-alternate = rezerwowy
choice-late-or-re-entry-came-re-entry = re-entry
fact-late-or-re-entry-starting-stack = Stack startowy
fact-late-or-re-entry-forfeited = Oddane żetony
fact-rebuy-asked = Kiedy o to poproszono
choice-rebuy-asked-between-hands = przed następnym rozdaniem
choice-rebuy-asked-during-his-hand = w trakcie rozdania gracza
choice-rebuy-asked-too-late = po początku następnego rozdania
fact-rebuy-busted = Gracz nie ma już żetonów
fact-rebuy-offered = Rebuye są jeszcze w sprzedaży
fact-rebuy-stack = Stack gracza
fact-rebuy-chips = Żetony za rebuy
fact-leaving-early-game = Co gracz opuszcza
choice-leaving-early-game-tournament = turniej
choice-leaving-early-game-cash = cash game
fact-leaving-early-agreed = Dyrektor się zgadza
fact-leaving-early-players-left = Pozostali gracze, razem z odchodzącym
fact-leaving-early-places-paid = Miejsca płatne
fact-leaving-early-stack = Stack gracza
fact-leaving-early-chip-unit = Najmniejszy żeton w grze
fact-leaving-early-stacks = Stacki pozostałych
fact-buy-in-limit-why = Dlaczego
choice-buy-in-limit-why-buys = gracz kupuje żetony
choice-buy-in-limit-why-table-died = stół gracza zamknięto
choice-buy-in-limit-why-wants-to-change = gracz chce zmienić stół
fact-buy-in-limit-stack = Stack, którego gracz chce lub który przynosi
fact-buy-in-limit-bought-before = Gracz już wcześniej kupował
fact-buy-in-limit-largest-bet = Najwyższy zakład w grze
fact-buy-in-limit-posted-limit = Maksimum ogłoszone przez lokal
fact-buy-in-limit-same-limit = Przy nowym stole gra się ten sam limit
fact-buy-in-limit-least-buy-in = Minimalne wpisowe
fact-special-needs-need = Czego gracz potrzebuje
choice-special-needs-need-space = więcej miejsca
choice-special-needs-need-assistant = asystent
choice-special-needs-need-fixed-seat = określone miejsce
choice-special-needs-need-other = coś innego
fact-special-needs-possible = Da się to zrobić
fact-player-identity-identifiable = Obsługa może rozpoznać gracza
fact-player-identity-wears = Co gracz ma na sobie
choice-player-identity-wears-sunglasses = okulary przeciwsłoneczne
choice-player-identity-wears-hood = kaptur
choice-player-identity-wears-face-cover = maska lub szalik
choice-player-identity-wears-several = kilka z tych rzeczy
fact-halt-players = Gracze
fact-halt-blinds-affected = Stoły, gdzie następna duża ciemna wypada na zwolnione miejsce
fact-halt-format = Format
choice-halt-format-full-tables = pełne stoły
choice-halt-format-other = mniejsze stoły, turbo lub inny
fact-final-table-game = Gra
choice-final-table-game-flop = hold'em, Omaha
choice-final-table-game-stud = stud
choice-final-table-game-mixed = gry mieszane
fact-final-table-players-left = Pozostali gracze
fact-breaking-table-players = Miejsca graczy, którzy przechodzą
fact-breaking-table-open = Wolne miejsca, w kolejności kart miejsc
fact-breaking-table-cards = Karta każdego gracza
fact-breaking-table-seed = Numer tasowania

## At your seat, action pending, absent

ruling-seat-live = Ręka jest żywa
ruling-seat-dead = Ręka jest martwa
ruling-seat-first-card-counts = Gracz musi być na miejscu, gdy rozdaje się pierwszą kartę
ruling-seat-last-card-counts = Gracz musi być na miejscu, gdy rozdaje się ostatnią kartę początkową
ruling-seat-or-posted-counts = Karty dostaje gracz, który siedzi albo ma w puli blind lub ante
ruling-seat-posted-counts = Blind lub ante w puli daje graczowi prawo do ręki
ruling-seat-forced-bets-stay = Blindy i ante gracza zostają w puli
ruling-seat-may-not-look = Gracz nie może oglądać kart
ruling-seat-kill-at-once = Zabić rękę od razu, zanim ktokolwiek zadziała
ruling-seat-posts-bring-in = Postawić bring-in ze stacka gracza
ruling-seat-say-dead = Gracza nie było na miejscu, więc ta ręka jest martwa
ruling-seat-reach-silent = Zbiór zasad nie mówi, czy „w zasięgu” znaczy „na miejscu”, więc decyduje floor
ruling-pending-may-leave = Gracz może iść, bo nie ma ręki
ruling-pending-stays = Gracz zostaje, aż przyjdzie jego kolej
ruling-pending-stays-all-in = Gracz zostaje do końca rozdania
ruling-pending-folds-in-turn = W swojej kolejności gracz może spasować i wtedy iść
ruling-pending-say-stay = Z kartami proszę zostać przy stole
ruling-pending-hand-lives = Ręka pozostaje żywa
ruling-pending-had-to-stay = Gracz z żywą ręką, all-in lub nie, musi zostać przy stole do końca
ruling-pending-penalty = Kara za odejście, po rozdaniu
ruling-pending-clock = Gdy przyjdzie kolej gracza, uruchomić czas na decyzję
ruling-absent-blinded-off = Karty są rozdawane, blindy i ante stawiane, ręka zabijana
ruling-absent-never-came = Żadna zasada nie mówi o stacku gracza, który nie przyszedł, więc decyduje lokal
ruling-absent-stack-removed = Stack gracza schodzi z gry
ruling-absent-lasts = Stack gracza starczy na { $rounds ->
    [one] { $rounds } orbitę
    [few] { $rounds } orbity
   *[many] { $rounds } orbit
}
ruling-absent-deal-him-in = Rozdawać karty, jakby gracz był na miejscu
ruling-absent-post-for-him = Stawiać blindy i ante ze stacka gracza
ruling-absent-kill = Po rozdaniu pierwszych kart zabić rękę gracza
ruling-absent-bring-in = W studzie stawiać bring-in, który przypada na gracza
ruling-absent-staff-moves = Obsługa przenosi żetony gracza na wylosowane miejsce
ruling-absent-count-aloud = Policzyć stack gracza na głos, na oczach drugiej osoby
ruling-absent-rack = Zanieść go w podstawce do nowego stołu i powiedzieć krupierowi, czyj jest
ruling-absent-break-silent = Zbiór zasad nie mówi, kto przenosi żetony nieobecnego gracza, więc decyduje floor
ruling-absent-chips-wait = Żetony gracza czekają i opłacają blindy na wylosowanym miejscu

## New player, wrong seat, late

ruling-newcomer-big-blind = Gracz dostaje karty i jest na dużej ciemnej
ruling-newcomer-small-blind = Gracz dostaje karty i jest na małej ciemnej
ruling-newcomer-button = Gracz dostaje karty i ma button
ruling-newcomer-dealt = Gracz dostaje karty, bez blinda
ruling-newcomer-waits = Gracz nie dostaje kart, miejsce { $seat } czeka, aż minie je button
ruling-newcomer-takes-what-belongs = Nowy gracz przejmuje wszystko, co wiąże się z miejscem, także blindy i button
ruling-newcomer-silent = Zbiór zasad mówi o graczach z rozwiązanych stołów; nowych zwykle traktuje się tak samo
ruling-newcomer-only-arc-waits = Nowy gracz czeka tylko między buttonem a małą ciemną
ruling-newcomer-not-for-balance = Poszukać gorszego miejsca, bo gracz przesadzany dla wyrównania nigdy nie dostaje tego miejsca z wyboru
ruling-wrong-seat-moves = Gracz przechodzi na swoje miejsce z żetonami, które ma
ruling-wrong-seat-say = To nie jest właściwe miejsce, proszę przejść z żetonami na swoje
ruling-wrong-seat-other-chips = Zasady nie mówią o żetonach innego gracza, więc decyduje floor
ruling-wrong-seat-swap = Każdy z dwóch idzie na swoje miejsce i dostaje tam stack startowy
ruling-wrong-seat-keep = Każdy z dwóch idzie na swoje miejsce i zachowuje to, co wygrał lub przegrał
ruling-wrong-seat-find-out = Ustalić na podstawie kart miejsc i listy miejsc, czyje to żetony
ruling-wrong-seat-hand-first = Najpierw dokończyć to rozdanie
ruling-late-entry-stack = Pełny stack: { $stack }
ruling-late-entry-same-pool = Gracz losuje miejsce z tej samej puli co wszyscy i dostaje tam karty, chyba że jest między buttonem a małą ciemną
ruling-late-entry-removed = Oddane żetony, { $chips }, schodzą z gry
ruling-late-entry-silent = Zbiór zasad nie mówi o późnych wejściach, więc decyduje lokal
ruling-late-entry-whole-by-draw = Pełny stack, na wylosowanym miejscu
ruling-late-entry-less-blinds = Stack bez blindów, które już minęły, na wylosowanym miejscu

## Rebuy, leaving, buy-in

ruling-rebuy-not-offered = Bez rebuya, rebuye nie są już sprzedawane
ruling-rebuy-behind = Gracz dostaje karty, a dokupione żetony liczą się jako żetony w drodze
ruling-rebuy-must-pay = Gracz zapowiedział to przed rozdaniem, więc musi kupić bez względu na wynik
ruling-rebuy-announce = Powiedzieć stołowi, ile żetonów liczy się jako żetony w drodze
ruling-rebuy-plays = Gracz gra stackiem { $chips }
ruling-rebuy-now = Gracz kupuje teraz, między rozdaniami
ruling-rebuy-after-the-hand = Nie teraz, po rozdaniu
ruling-rebuy-next-hand = Gracz kupuje teraz i dostaje karty w następnym rozdaniu
ruling-rebuy-missed-hand = Gracz opuścił rozdanie, czego nie wolno, więc decyduje floor
ruling-rebuy-refused = Bez rebuya, gracz odpada
ruling-rebuy-next-hand-with-penalty = Gracz kupuje i dostaje karty w następnym rozdaniu, z ostrzeżeniem lub karą
ruling-rebuy-local-practice = Zasada wymaga tylko, by nie opuścić rozdania; to, że turniej się dla gracza kończy, jest praktyką tych lokali
ruling-rebuy-missed-hand-ends = Bez rebuya, opuszczone rozdanie zakończyło turniej dla gracza
ruling-leave-cash = Gracz może odejść w każdej chwili, ze swoimi żetonami
ruling-leave-not-agreed = Gracz nie ma prawa odejść z rozliczeniem żetonów, więc decyduje dyrektor
ruling-leave-blinded-off = Stack gracza zostaje i opłaca blindy i ante
ruling-leave-chips-removed = Żetony gracza schodzą z gry
ruling-leave-unpaid-place = { $place }. miejsce, bez wypłaty
ruling-leave-paid-place = Gracz dostaje nagrodę za { $place }. miejsce
ruling-leave-shared = { $players ->
    [one] Ostatni gracz dostaje { $each } w żetonach
    [few] Każdy z pozostałych graczy ({ $players }) dostaje { $each } w żetonach
   *[many] Każdy z pozostałych graczy ({ $players }) dostaje { $each } w żetonach
}
ruling-leave-rest-removed = Reszta, której nie da się podzielić ({ $chips }), schodzi z gry
ruling-leave-unit-not-told = Nie podano najmniejszego żetonu w grze, więc dzieli się je w żetonach { $unit }
ruling-leave-prizes-unchanged = Wszystkie inne nagrody pozostają bez zmian
ruling-buy-in-at-the-same-limit = Dotyczy to stołu z tym samym limitem
ruling-buy-in-other-limit-silent = Zbiór zasad mówi tylko o stole z tym samym limitem
ruling-buy-in-table-died = Gracz siada dokładnie z tym, co miał
ruling-buy-in-change-short = Gracz musi przynieść o { $chips } więcej, bo zmiana jest na własne życzenie
ruling-buy-in-change-enough = Gracz może zmienić stół, bo przynosi wystarczająco dużo
ruling-buy-in-too-much = Nie, najwyżej { $most }
ruling-buy-in-too-little = Nie, co najmniej { $least }
ruling-buy-in-within = Tak, do { $most }
ruling-buy-in-no-limit = Tak, limitu nie ustalono
ruling-buy-in-first = Pierwszy zakup to wpisowe
ruling-buy-in-later = Późniejszy zakup to rebuy

## Needs and identity

ruling-needs-provided = Tak, lokal to zapewnia
ruling-needs-floor = Nie da się tego zrobić tak, jak proszono, więc dyrektor szuka innego rozwiązania
ruling-needs-another-way = Inne rozwiązanie, przy którym gracz może grać
ruling-needs-not-possible = Żadne rozwiązanie nie jest możliwe i wpisowe zostaje zwrócone
ruling-needs-close-a-seat = Wyłączyć miejsce obok gracza, jeśli stół się zgadza
ruling-needs-name-the-assistant = Zapisać, kto pomaga graczowi; asystent odkrywa karty i stawia żetony, ale nie daje rad
ruling-needs-lock-or-close-again = Zablokować miejsce gracza albo przy przejściu zrobić to samo przy nowym stole, a stare włączyć
ruling-needs-lock-the-seat = Zablokować miejsce, aby żadne losowanie nie przesadziło gracza
ruling-needs-tell-the-dealers = Powiedzieć każdemu krupierowi przy stole gracza
ruling-identity-known = Gracz może to nosić, dopóki obsługa może rozpoznać gracza
ruling-identity-may-still-order = Nakaz zdjęcia, gdy tylko obsługa nie może rozpoznać gracza
ruling-identity-order = Gracz musi pokazać twarz
ruling-identity-say = Proszę to zdjąć, musimy widzieć, kto gra
ruling-identity-director-judges = Ocenia to dyrektor według standardów lokalu
ruling-identity-silent = Zbiór zasad milczy, więc decyduje lokal
ruling-identity-allowed = Gracz może to nosić
ruling-identity-aside = Gracz pokazuje twarz obsłudze, jeśli woli, z dala od stołu

## Halt, final table, broken table

ruling-halt-none-short = Żaden stół nie staje
ruling-halt-never = Żaden stół nie przerywa gry, bo w tym turnieju nie wstrzymuje się stołów
ruling-halt-tables = { $count ->
    [one] Stół { $tables } stoi, dopóki się nie zapełni
    [few] Stoły { $tables } stoją, dopóki się nie zapełnią
   *[many] Stoły { $tables } stoją, dopóki się nie zapełnią
}
ruling-halt-not-yet = { $count ->
    [one] Stół { $tables } gra dalej, dopóki duża ciemna nie wypadnie na zwolnione miejsce
    [few] Stoły { $tables } grają dalej, dopóki duża ciemna nie wypadnie na zwolnione miejsce
   *[many] Stoły { $tables } grają dalej, dopóki duża ciemna nie wypadnie na zwolnione miejsce
}
ruling-halt-other-format = W tym formacie o wstrzymaniu stołu decyduje dyrektor
ruling-halt-waived = Stół gra dalej i nie jest to powód do misdealu
ruling-halt-waived-no-misdeal = To, że stołowi pozwolono grać dalej, nie jest powodem do misdealu
ruling-halt-may-be-waived = Dyrektor może pozwolić mu grać dalej
ruling-halt-finish-the-hand = Dokończyć rozdanie przy tym stole, potem go wstrzymać i zapełnić
ruling-halt-gap = Niepełny stół ma { $gap ->
    [one] o { $gap } gracza mniej niż najpełniejszy
    [few] o { $gap } graczy mniej niż najpełniejszy
   *[many] o { $gap } graczy mniej niż najpełniejszy
}
ruling-final-table-size-silent = Zbiór zasad mówi o turniejach od sześciu do dziewięciu osób przy stole
ruling-final-table-ten-is-rare = Zasada mówi o dziesięciu, ale miejscowe lokale nie grają stołu finałowego na dziesięć osób
ruling-final-table-now = Teraz stół finałowy, pozostali gracze: { $players }, miejsca: { $size }
ruling-final-table-later = Grać dalej; miejsca przy stole finałowym: { $size }
ruling-final-table-to-go = { $players ->
    [one] Do tego czasu musi odpaść jeszcze jeden gracz
    [few] Do tego czasu muszą odpaść jeszcze { $players } gracze
   *[many] Do tego czasu musi odpaść jeszcze { $players } graczy
}
ruling-final-table-finish-hands = Dokończyć rozdania przy wszystkich stołach
ruling-final-table-draw-seats = Rozlosować miejsca dla wszystkich
ruling-final-table-draw-button = Wylosować button
ruling-break-players-move = { $players ->
    [one] Przechodzi jeden gracz
    [few] Przechodzą { $players } gracze
   *[many] Przechodzi { $players } graczy
}
ruling-break-move = Miejsce { $seat } → stół { $to-table }, miejsce { $to-seat }
ruling-break-from-seed = Kart nie podano, więc miejsca i karty tasuje się według numeru { $seed }
ruling-break-racks = Żetony idą w podstawkach, na widoku
ruling-break-slips = Dać każdemu kartę zmiany miejsca i od razu wysłać
ruling-break-dodging = Kara dla gracza, który celowo przychodzi późno, by uniknąć ciemnej

## What a cited rule contributes

gist-wrong-seat = gracz na złym miejscu z właściwym stackiem przechodzi z żetonami, które ma
gist-fairness = uczciwość i dobro gry są najważniejsze i mogą przeważyć nad zasadą techniczną
gist-newcomer-any-seat = nowi gracze mogą dostać każde miejsce, także blindy i button, a czekają tylko między buttonem a małą ciemną
gist-late-dealt-in = spóźnieni gracze dostają karty, chyba że siedzą między buttonem a małą ciemną
gist-late-full-stack = późne wejścia, rezerwowi i re-entry dostają pełny stack i losują ze wspólnej puli
gist-forfeited-chips-leave = żetony oddane przy re-entry schodzą z gry
gist-at-your-seat-2024 = gracz musi być w zasięgu krzesła, gdy rozdaje się ostatnią kartę początkową
gist-at-your-seat-2011 = gracz musi być na swoim miejscu, gdy wszyscy mają pierwsze karty
gist-entitled-000 = karty dostaje gracz, który siedzi albo postawił blind lub ante
gist-action-pending = gracz z żywą ręką zostaje przy stole
gist-wait-then-fold = gracz, który chce iść, czeka na swoją kolej i najpierw pasuje
gist-absent-killed = rękę nieobecnego gracza się zabija, a zakłady obowiązkowe zostają
gist-blinded-off = stack gracza nieobecnego lub odbywającego karę mogą pochłonąć blindy
gist-penalized-is-dealt-in = gracz odbywający karę dostaje karty, blindy są stawiane, a ręka zabijana
gist-absent-at-a-break = żetony gracza, którego nie ma, gdy stół się rozwiązuje, przenosi obsługa
gist-dealt-in-while-away = karany jest poza stołem, karty dostaje, a blindy i ante są stawiane
gist-rebuy-no-missed-hand = gracz, który bierze rebuy, nie może opuścić rozdania
gist-rebuy-chips-behind = rebuy ogłoszony przed rozdaniem liczy się jako żetony w drodze i trzeba go kupić
gist-rebuy-after-the-hand = żetony dokupuje się tylko po rozdaniu
gist-rebuy-rather-than-loan = gracz bez żetonów bierze rebuy, zamiast pożyczać
gist-rebuy-missed-hand-ends = w tych lokalach jedno opuszczone rozdanie kończy turniej
gist-chips-leave-play = przepadłe żetony schodzą z gry
gist-disqualified-chips = żetony zdyskwalifikowanego gracza schodzą z gry
gist-leave-cash = cash game można opuścić w każdej chwili, z żetonami
gist-leave-by-agreement = turniej opuszcza się tylko za zgodą
gist-leave-unpaid = kto odchodzi przed miejscami płatnymi, traci żetony, a nagrody się nie zmieniają
gist-leave-paid = kto odchodzi na miejscu płatnym, dostaje nagrodę za lokatę, na której odchodzi
gist-leave-shared = żetony gracza, który odchodzi na miejscu płatnym, dzieli się równo między pozostałych
gist-buy-in-or-rebuy = pierwszy zakup to wpisowe, późniejsze to rebuye
gist-buy-in-limit = nikt nie kupuje więcej niż sto razy najwyższy zakład, chyba że lokal ogłosi inną liczbę
gist-table-died = gracz, którego stół zamknięto, siada gdzie indziej dokładnie z tym, co miał
gist-table-change = kto zmienia stół na własne życzenie, przynosi co najmniej minimalne wpisowe
gist-special-needs = lokal uwzględnia specjalne potrzeby, gdy tylko może
gist-special-needs-practice = więcej miejsca i asystent, który odkrywa karty i stawia żetony
gist-player-identity-2019 = ubiór nie może trwale ukrywać, kim jest gracz; ocenia to dyrektor według standardów lokalu
gist-player-identity = gracza musi dać się rozpoznać, a obsługa może kazać zdjąć to, co go zasłania
gist-final-table-2024 = turnieje dziewięcio- i ośmioosobowe łączą się przy dziewięciu, siedmio- i sześcioosobowe przy siedmiu
gist-final-table-2011 = dziesięciu w grach z flopem, siedmiu w grach sześcioosobowych, dziewięciu w studzie
gist-final-table-local = w miejscowych lokalach nie spotyka się stołu finałowego na dziesięć osób
gist-dodging-2024 = kto celowo unika dowolnej ciemnej, jest karany
gist-dodging-broken = kto celowo unika ciemnej, jest karany, także w drodze z rozwiązanego stołu
gist-dodging-2011 = kto celowo unika ciemnej w drodze z rozwiązanego stołu, jest karany
gist-chips-in-view = żetony nosi się na widoku, inaczej przepadają
gist-move-fast = gracze przechodzą od razu, z podstawkami

## Facts that are not understood

facts-not-zero = nie może to być zero
facts-only-re-entry-forfeits = żetony oddaje tylko re-entry
facts-busted-with-chips = gracz nie może mieć żetonów, skoro żadne mu nie zostały
facts-busted-in-his-hand = gracz bez żetonów nie jest w rozdaniu; pasuje tu „przed następnym rozdaniem” albo „po początku następnego rozdania”
facts-nobody-remains = nikt by nie został, by grać dalej
facts-not-in-units = to nie jest wielokrotność { $unit }, najmniejszego żetonu w grze
facts-not-all-others = należy podać stacki wszystkich pozostałych graczy albo żadnego
facts-seat-card-twice = stół { $table }, miejsce { $seat } podano dwa razy
facts-table-unknown = wśród stołów nie ma stołu { $table }
facts-too-few-open-seats = wolnych miejsc jest mniej niż graczy, którzy przechodzą
facts-one-card-each = każdemu graczowi rozdaje się dokładnie jedną kartę
facts-number-at-most = najwyżej { $most }
