# Floor calls about showdowns, pots, stud, draw, limits and Ultimate Texas hold'em.

## Showdown: who wins

topic-showdown = Who wins the showdown
    .about = The five cards that everybody plays, who wins, and what decides
    .search = winner, best hand, kicker, read the hand, cards speak, omaha, razz, lowball, badugi, short deck, six plus, 6+, five-card omaha, PLO5, kdo vyhrál, porovnání, kto wygrał, układ
fact-showdown-game = Game
fact-showdown-players = Players at the showdown
fact-showdown-seat = Seat
fact-showdown-cards = Player's cards
fact-showdown-board = Board
choice-holdem = hold'em
choice-omaha = Omaha
choice-omaha8 = Omaha, high and low
choice-stud7 = seven-card stud
choice-stud8 = stud, high and low
choice-razz = razz
choice-stud5 = five-card stud
choice-draw5 = five-card draw, double draw
choice-lowball-a5 = lowball, ace to five
choice-lowball-27 = lowball, deuce to seven
choice-draw32 = draw with 32 cards
choice-short-deck = short-deck hold'em, 36 cards
choice-omaha5 = Omaha with five cards
choice-badugi = badugi
ruling-showdown-one = Seat { $seats } wins: { $hand }
ruling-showdown-split = Seats { $seats } split the pot: { $hand }
ruling-showdown-high-and-low = { $winners ->
    [one] High to seat { $seats }
   *[other] High to seats { $seats }
} ({ $hand }), { $lows ->
    [one] low to seat { $low }
   *[other] low to seats { $low }
}
ruling-showdown-no-low = No low qualifies, so { $winners ->
    [one] seat { $seats } wins it all
   *[other] seats { $seats } split it all
}: { $hand }
ruling-showdown-seat = Seat { $seat }: { $hand } ({ $cards })
ruling-showdown-seat-both = Seat { $seat }: { $hand } ({ $cards }), { $low } ({ $low-cards })
ruling-showdown-seat-none = Seat { $seat } has no hand that qualifies
ruling-showdown-rank-decides = The hands are of the same kind, and the { $own } beats the { $other }
ruling-showdown-kicker-decides = The kicker decides: { $own } over { $other }
ruling-showdown-ask-low-straight = Ask if A-7-8-9-10 is a straight here
ruling-showdown-low-straight-decides = The house rule is not given, and the winner depends on it; usually it is not a straight
ruling-showdown-without-low-straight = It is not a straight: { $winners ->
    [one] seat { $seats } wins
   *[other] seats { $seats } split
}
ruling-showdown-with-low-straight = It is a straight: { $winners ->
    [one] seat { $seats } wins
   *[other] seats { $seats } split
}
ruling-showdown-ask-short-deck = Ask if a straight beats three of a kind here
ruling-showdown-short-deck-decides = The house rule is not given, and with 36 cards the winner depends on it; usually the straight is higher
ruling-showdown-straight-first = A straight is higher: { $winners ->
    [one] seat { $seats } wins
   *[other] seats { $seats } split
}
ruling-showdown-three-of-a-kind-first = Three of a kind is higher: { $winners ->
    [one] seat { $seats } wins
   *[other] seats { $seats } split
}
ruling-showdown-say = { $winners ->
    [one] Seat { $seats } wins
   *[other] Seats { $seats } split the pot
}, { $hand }
ruling-showdown-say-both = { $winners ->
    [one] High goes to seat { $seats }
   *[other] High is split between seats { $seats }
}, { $lows ->
    [one] low to seat { $low }
   *[other] low between seats { $low }
}
ruling-showdown-step-read = Read every tabled hand aloud, and show the five cards that play
ruling-showdown-step-losers-first = Take the losing hands first, and leave the winner face up until the pot is pushed
gist-showdown-cards-speak = the cards decide, not the words
gist-showdown-all-cards = to win at a showdown, a player tables all their cards
gist-showdown-dealer-reads = the dealer reads the hands and names the winner
gist-showdown-holdem = any five of the hole cards and the board play: two, one or none of the hole cards
gist-showdown-best-takes-pot = the best hand takes the pot, and in a split game the lowest hand takes half of it
gist-showdown-two-and-three = exactly two hole cards and three board cards play
gist-showdown-eight-or-better = a low hand has five different ranks up to the eight, aces being low
gist-showdown-plain-low = a low hand has no card above the eight, no pair, and no straight or flush
gist-showdown-five-of-seven = the best five of seven cards play
gist-showdown-stud8 = any five cards play for each half, the low one up to the eight
gist-showdown-ace-to-five = the lowest hand wins, the best one being 5-4-3-2-A
gist-showdown-stud5 = five cards, one down and four up
gist-showdown-draw = the highest hand takes the pot
gist-showdown-double-draw = two exchanges, and the same hands
gist-showdown-lowball = the lowest hand wins; straights and flushes do not count, and the best is 5-4-3-2-A
gist-showdown-best-five = the best five cards play, kickers from hand and board
gist-showdown-flush-after-exchange = after an exchange a flush beats a full house

## Order of showing

topic-showdown-order = Who shows first
    .about = The order of showing, with all-ins and side pots
    .search = show first, last aggressor, showdown order, slow roll, kdo ukazuje první, kto pokazuje pierwszy
fact-showdown-order-family = Kind of game
fact-showdown-order-seats-at-table = Seats at the table
fact-showdown-order-button = Button
fact-showdown-order-live = Seats at the showdown
fact-showdown-order-last-round-aggressor = Last bet or raise of the last round
fact-showdown-order-hand-aggressor = Last bet or raise of the whole hand
fact-showdown-order-up-cards = Open cards
fact-showdown-order-main-pot-only = All-in for the main pot only
fact-showdown-order-all-in-and-no-more-betting = All-in, and no more betting possible
choice-showdown-order-family-flop = with a board
choice-showdown-order-family-draw = draw
choice-showdown-order-family-stud = stud
choice-showdown-order-family-razz = razz
ruling-showdown-order-first = Seat { $seat } shows first
ruling-showdown-order-all-at-once = All hands are turned up at once
ruling-showdown-order-main-pot-all-in = A player who plays only for the main pot is all-in
ruling-showdown-order-boards-not-known = Nobody bet in the last round, so the open cards decide and must be known
ruling-showdown-order-last-aggressor = That seat made the last bet or raise of the last round
ruling-showdown-order-hand-aggressor = That seat made the last bet or raise of the whole hand
ruling-showdown-order-was-called = That seat was called
ruling-showdown-order-contributor-last = The player who made the last bet or raise shows last
ruling-showdown-order-left-of-button = Nobody bet in the last round, so the first seat left of the button shows first
ruling-showdown-order-highest-board = Nobody bet in the last round, so the highest open hand shows first
ruling-showdown-order-lowest-board = Nobody bet in the last round, so the lowest open hand shows first
ruling-showdown-order-last-chance = Nobody bet in the last round, so the last player who could have bet shows first
ruling-showdown-order-side-pots-first = Hands in a side pot are shown before those in the main pot only
ruling-showdown-order-enforce = If players wait for one another, have them show in this order
ruling-showdown-order-side-pots-independent = Hands in a side pot may be shown before or after those in the main pot only
ruling-showdown-order-say = Seat { $seat }, please show your hand
ruling-showdown-order-say-all = All hands up, please
ruling-showdown-order-step = Show in this order: { $seats }; anybody may show earlier
ruling-showdown-order-step-side-first = Award the side pots first, the main pot last
gist-showdown-order-aggressor = the player who bet or raised last in the last round shows first, otherwise the one who had to act first in it
gist-showdown-order-all-in = with an all-in and no betting left, all hands are turned up
gist-showdown-order-opener = if all have checked or are all-in, the first live hand left of the button shows first
gist-showdown-order-bettor = the player who bet or raised last in the last round shows first
gist-showdown-order-side-pot = players in a side pot show independently of those in the main pot only
gist-showdown-order-called = the player who was called shows first; in stud without a bet, the last with a chance to bet
gist-showdown-order-contributor-last = the player who ended the betting shows last
gist-showdown-order-whole-hand = the player with the last bet or raise of the whole hand shows first

## All-in hands face up

topic-all-in-face-up = Are the hands turned up
    .about = When hands are opened because somebody is all-in
    .search = all in face up, expose hands, open cards, otočit karty, odkrycie kart, va banque
fact-all-in-face-up-all-in = Players all-in
fact-all-in-face-up-with-chips = Players in the hand who have chips
fact-all-in-face-up-action-complete = Everybody has acted
fact-all-in-face-up-all-cards-dealt = Last card is out
fact-all-in-face-up-hand-for-hand = Tables play hand for hand
ruling-all-in-open = All hands are turned up now
ruling-all-in-closed = The hands stay face down
ruling-all-in-waits = The hands stay face down, and the dealer waits
ruling-all-in-waits-for-tables = Tables play hand for hand: the hand continues once the others have finished
ruling-all-in-say-waits = Cards stay face down until the other tables have finished
ruling-all-in-hand-for-hand-silent = The book does not say whether hands are shown before the other tables have finished
ruling-all-in-nobody = Nobody is all-in, so the order of showing applies
ruling-all-in-uncalled = Nobody has called the all-in, so the pot is won without a showdown
ruling-all-in-betting-possible = Two players can still bet, so the all-in hands stay face down too
ruling-all-in-action-pending = A player has not acted on the all-in yet
ruling-all-in-after-the-river = The house turns hands up only after the last card
ruling-all-in-nobody-can-bet = Somebody is all-in and no more betting is possible
ruling-all-in-say-open = All hands up, please
ruling-all-in-say-closed = There is still betting, so keep your cards face down
ruling-all-in-step-every-hand = Turn up every hand, including those in the main pot only; nobody may muck
ruling-all-in-step-deal-on = Then deal the remaining streets
ruling-all-in-step-side-first = Award the side pots first, the main pot last
gist-all-in-hand-for-hand = hand for hand, cards stay face down after an all-in and a call, and the dealer waits
gist-all-in-face-up = with an all-in and no more betting possible all hands are turned up at once
gist-all-in-face-up-river = some rooms turn hands up after the last card

## Asking to see

topic-ask-to-see = May somebody see that hand
    .about = Whether a hand that was not shown is shown on request
    .search = ask to see, show me, mucked hand, collusion, chci vidět, ukázat karty, pokaż karty
fact-ask-to-see-asker = Asker's cards
fact-ask-to-see-asker-called-last-round = Asker called the last bet
fact-ask-to-see-asker-won = Asker wins the pot
fact-ask-to-see-hand-of = Whose hand
choice-ask-to-see-asker-tabled = tabled
choice-ask-to-see-asker-has-cards = still has them
choice-ask-to-see-asker-mucked = mucked
choice-ask-to-see-asker-folded-before = folded before
choice-ask-to-see-asker-not-dealt = was not dealt in
choice-ask-to-see-hand-of-last-aggressor = last bet or raise
choice-ask-to-see-hand-of-other-called = another who called
choice-ask-to-see-hand-of-winner-uncalled = winner whom nobody called
choice-ask-to-see-hand-of-folded = folded hand
ruling-ask-to-see-shown = The hand is shown
ruling-ask-to-see-shown-live = The hand is shown, and it is live again
ruling-ask-to-see-shown-dead = The hand is shown, and it stays dead
ruling-ask-to-see-not-shown = The hand is not shown
ruling-ask-to-see-director = The floor decides
ruling-ask-to-see-no-cards = A player without cards has no right to see a hand
ruling-ask-to-see-paid-to-see = The asker called the last bet and kept their cards, so they have paid to see that hand
ruling-ask-to-see-not-dealt = Only somebody who was dealt in may ask
ruling-ask-to-see-not-called = That hand was not called
ruling-ask-to-see-uncalled = A winner without a showdown and a folded hand are never shown
ruling-ask-to-see-winner-asked = A hand that the winner asks to see is live again
ruling-ask-to-see-other-asked = A hand that anybody but the winner asks to see stays dead
ruling-ask-to-see-for-the-game = Seeing it is a privilege to protect the game, not to satisfy curiosity
ruling-ask-to-see-choice-show = Show the hand if there is a suspicion
ruling-ask-to-see-choice-keep = Leave it unseen
ruling-ask-to-see-step-ask-why = Ask quietly why; suspected collusion is a reason
ruling-ask-to-see-say-show = Please show that hand
ruling-ask-to-see-say-no = That hand stays unseen
gist-ask-to-see-none = a player without cards has no right to see a hand
gist-ask-to-see-caller = a player who called on the last street and kept their cards may see the last aggressor's hand, the rest is up to the director
gist-ask-to-see-director = a request to see a hand is granted at the director's discretion
gist-ask-to-see-mucked = a player who mucks unseen loses the right to see the winner's hand
gist-ask-to-see-any-dealt = anybody who was dealt in may ask to see a called hand
gist-ask-to-see-dead-or-live = a hand shown at the winner's request is live, at another's request dead
gist-ask-to-see-never-uncalled = a winner without a showdown need not show

## Winning without showing

topic-hidden-winner = Must the winner show
    .about = Whether the last live hand wins without being shown
    .search = win without showing, uncalled, last live hand, musí ukázat, vyhrát bez ukázání, czy musi pokazać
fact-hidden-winner-others = All other hands
fact-hidden-winner-all-in-and-called = All-in and called
choice-hidden-winner-others-folded = folded before the end
choice-hidden-winner-others-mucked = thrown away unseen
choice-hidden-winner-others-tabled = tabled
ruling-hidden-winner-wins = The last live hand wins, and need not be shown
ruling-hidden-winner-must-show = The player must table all their cards
ruling-hidden-winner-all-folded = Everybody else folded
ruling-hidden-winner-last-live = If nobody is all-in, the last hand that was not thrown away wins unseen
ruling-hidden-winner-all-in = With an all-in and no more betting all hands are turned up, and nobody may throw theirs away
ruling-hidden-winner-contested = Another hand is tabled, so the pot is won by showing
ruling-hidden-winner-say = You win and need not show
ruling-hidden-winner-say-turn-up = This is an all-in, please turn your hand up
ruling-hidden-winner-say-table-all = Please table all your cards
gist-hidden-winner = if all others muck unseen, the last live hand wins and is not shown
gist-hidden-winner-contested = a player who wants a share of a contested pot tables all their cards
gist-hidden-winner-001 = the last player left takes the pot and need not show

## Mucked, killed, half shown

topic-muck = Does a thrown-away hand still play
    .about = Tabled winners that were mucked, discards, hands killed by the dealer, one card shown
    .search = muck, killed hand, tabled winner, dead hand, discard, zahozené karty, mrtvá ruka, martwa ręka
fact-muck-happened = What happened
fact-muck-identifiable = It is certain which cards they are
fact-muck-read-by-all = Everybody had read the hand
choice-muck-happened-dealer-killed-tabled-winner = dealer mucked a tabled winner
choice-muck-happened-discarded-face-down = player threw it away face down
choice-muck-happened-mucked-before-reading = mucked before all cards were tabled
choice-muck-happened-one-card-tabled = only part of the cards shown
choice-muck-happened-dealer-killed-unshown = dealer killed a hand that was not shown
choice-muck-happened-false-misdeal = thrown away after a misdeal was wrongly called
ruling-muck-wins = The tabled hand wins
ruling-muck-plays = The hand plays
ruling-muck-dead = The hand is dead
ruling-muck-may-be-tabled = The hand may still be tabled
ruling-muck-one-card = The player must table all their cards; if they refuse, the floor decides
ruling-muck-floor = The floor decides whether that hand may still be tabled
ruling-muck-tabled-cannot-be-killed = The dealer cannot kill a hand that was properly tabled and obviously wins
ruling-muck-not-identifiable = Cards that nobody can be certain of are dead
ruling-muck-can-be-told = It is certain which cards they are
ruling-muck-was-read = Everybody had read the hand before it was gone
ruling-muck-own-risk = Players who muck before all their cards are tabled do so at their own risk
ruling-muck-dealer-mistake = It was the dealer's mistake, and it is certain which cards they are
ruling-muck-protect = Players protect their own hands; called chips are lost
ruling-muck-false-misdeal = No book covers it; only the dealer or the floor declares a misdeal, and it is certain which cards they are
ruling-muck-false-misdeal-protect = Only the dealer or the floor declares a misdeal, and until then players protect their hands
ruling-muck-false-misdeal-penalty = A warning for the player who called the misdeal, a penalty if it was on purpose
ruling-muck-live-until-killed = Cards thrown down are not dead before the dealer has pushed them into the muck
ruling-muck-choice-tables = The player tables all cards: the hand plays for the pot
ruling-muck-choice-refuses = The player refuses: the floor rules, and the hand may lose its claim
ruling-muck-choice-live = The hand may be tabled
ruling-muck-choice-dead = The hand is dead
ruling-muck-step-uncalled-back = Give back the uncalled part of the player's bet or raise
ruling-muck-step-hold-cards = Keep the cards apart until the floor has ruled
ruling-muck-say-wins = That hand was tabled, and it wins
ruling-muck-say-plays = That hand plays
ruling-muck-say-may-table = You may still table that hand
ruling-muck-say-dead = That hand is dead
ruling-muck-say-table-all = Please table all your cards
gist-muck-tabled-winner = a tabled hand that obviously wins cannot be killed by the dealer
gist-muck-own-risk = a player who gives up cards before they are read does so at their own risk
gist-muck-live-until-killed = a hand discarded face down is live while it can be identified and retrieved, until the dealer pushes it into the muck
gist-muck-table-all = to win a contested showdown, a player tables all their cards
gist-muck-show-to-win = to win a contested showdown, a player shows all their cards
gist-muck-killed = a hand killed by the dealer has no redress, unless it is certain which one it was
gist-muck-no-redress = a hand that was not protected and that the dealer kills has no redress

## Thrown away after a bet

topic-premature-discard = Bet, then threw the cards away
    .about = A player who thinks they have won throws their cards away, but has been called
    .search = discard, thought he won, thought they won, premature, mucked after betting, zahodil karty, wyrzucił karty
fact-premature-discard-bet = The player's bet or raise
fact-premature-discard-called = Most that was called
fact-premature-discard-identifiable = It is certain which cards they are
ruling-premature-discard-plays = The hand still plays
ruling-premature-discard-told-silent = The book does not say whether cards that are still identifiable may be retrieved
ruling-premature-discard-can-be-told = It is certain which cards they are, and they can be retrieved
ruling-premature-discard-out = { $back ->
    [0] The hand is dead, and the bet of { $lost } stays in the pot
   *[other] The hand is dead; the uncalled { $back } go back
}
ruling-premature-discard-gone = The cards can no longer be identified, so no hand is left to play against
ruling-premature-discard-floor = The floor decides what happens to the bet
ruling-premature-discard-choice-whole = The hand is dead, and all { $lost } stay in the pot
ruling-premature-discard-say-plays = The cards are known, so the hand still plays
ruling-premature-discard-say-out = { $back ->
    [0] Your cards are gone, so your hand is dead
   *[other] Your cards are gone, so your hand is dead; { $back } come back
}
ruling-premature-discard-step-hold = Keep the cards apart and stop the action
gist-premature-discard = cards thrown away by mistake are held, and if they are gone the uncalled part of the bet goes back
gist-premature-discard-2011 = a fouled hand has no redress, and a bet or raise that nobody called is returned

## Said, and not so

topic-declared-hand = Miscalled hand
    .about = A hand that was announced wrongly, by mistake or on purpose
    .search = miscall, declares, said another hand, he said another hand, cards speak, angle shooting, špatně ohlásil, zła deklaracja
fact-declared-hand-tabled = The cards are tabled
fact-declared-hand-deliberate = It was on purpose
fact-declared-hand-winner-thrown-away = A better hand was thrown away for it
ruling-declared-hand-cards-speak = The cards speak, and the words do not count
ruling-declared-hand-must-table = Words win nothing: the player must table the cards
ruling-declared-hand-counts = The declared hand counts until somebody asks to see it
ruling-declared-hand-may-forfeit = The floor may take the pot from the player
ruling-declared-hand-choice-forfeit = The player forfeits the pot
ruling-declared-hand-choice-penalty = The cards decide, and the player gets a penalty
ruling-declared-hand-unethical = A false declaration to make somebody give up a winner is against the spirit of the game
ruling-declared-hand-thrown-away = Players who muck before they see the other hand do so at their own risk
ruling-declared-hand-step-look = Check whether the hand thrown away can be identified and retrieved
ruling-declared-hand-step-verify = Agree beforehand how a declaration is verified
ruling-declared-hand-suggest-penalty = A penalty for the false declaration
ruling-declared-hand-say-cards-speak = The cards speak
ruling-declared-hand-say-table = Please table your cards
gist-declared-hand-cards-speak = the cards decide, and words are not binding
gist-declared-hand-miscall = a deliberately false declaration may be penalized
gist-declared-hand-forfeit = a deliberately false declaration may cost the pot
gist-declared-hand-counts = hands may be declared instead of shown

## Playing the board

topic-play-the-board = Playing the board
    .about = Whether a player who does not show their own cards gets a share
    .search = plays the board, share, chop, hraje board, stůl, gra ze stołu
fact-play-the-board-cards = The player's own cards
fact-play-the-board-declared-before = Said beforehand that they play the board
choice-play-the-board-cards-all-tabled = all tabled
choice-play-the-board-cards-some-tabled = partly tabled
choice-play-the-board-cards-held = face down before the player
choice-play-the-board-cards-thrown-away = thrown away
ruling-play-the-board-shares = The player shares in the pot
ruling-play-the-board-no-share = The player has no share
ruling-play-the-board-must-table = The player shares once all their cards are tabled
ruling-play-the-board-tabled = All the player's cards are tabled
ruling-play-the-board-declared = The player said so before throwing the cards away
ruling-play-the-board-not-declared = A player who throws the cards away without a word takes no share
ruling-play-the-board-not-shown = To win, a player shows all their cards, even if only the board plays
ruling-play-the-board-say-table = Please table all your cards
ruling-play-the-board-say-no-share = To share, all your cards must be shown
gist-play-the-board-show-all = to win a share, a player tables all their cards, even when playing the board
gist-play-the-board-declare = a player who plays the board says so before throwing their cards away

## Pots

topic-pots = Who gets how much
    .about = Main pot, side pots, refunds, high and low, odd chips
    .search = side pot, main pot, split, all in, refund, uncalled, hlavní bank, vedlejší bank, pula boczna
fact-pots-game = Game
fact-pots-seats-at-table = Seats at the table
fact-pots-button = Button
fact-pots-chip-unit = Smallest chip in play
fact-pots-dead = Antes for all and dead chips
fact-pots-players = Everybody who put chips in
fact-pots-seat = Seat
fact-pots-cards = Player's cards
fact-pots-contributed = Put in during the hand, without dead chips
fact-pots-folded = Folded
fact-pots-board = Board
ruling-pots-paid = Paid: { $shares }
ruling-pots-without-low-straight = It is not a straight: { $shares }
ruling-pots-with-low-straight = It is a straight: { $shares }
ruling-pots-straight-first = A straight is higher: { $shares }
ruling-pots-three-of-a-kind-first = Three of a kind is higher: { $shares }
ruling-pots-share = { $chips } to seat { $seat }
ruling-pots-odd-chips = Odd chips went one each in the order of the rules
ruling-pots-step-refund = Give the uncalled { $chips } back to seat { $seat }
ruling-pots-step-pot = { $players ->
    [one] The pot of { $chips }: seat { $seats } alone
   *[other] The pot of { $chips }: seats { $seats }
}
ruling-pots-step-main = { $players ->
    [one] The main pot of { $chips }: seat { $seats } alone
   *[other] The main pot of { $chips }: seats { $seats }
}
ruling-pots-step-side = { $players ->
    [one] Side pot { $number }, { $chips }: seat { $seats } alone
   *[other] Side pot { $number }, { $chips }: seats { $seats }
}
ruling-pots-step-high = High: { $shares }
ruling-pots-step-low = Low: { $shares }
ruling-pots-step-both = High and low: { $shares }
ruling-pots-say-side-first = { $sides ->
    [one] The side pot comes first
   *[other] The side pots come first
}
ruling-pots-say-each = Push each pot by itself, and count it out
gist-pots-each-by-itself = each pot is split separately
gist-pots-odd-chips = odd chips go to the first seat left of the button, in stud by suit; the same hand both ways is split evenly
gist-pots-stacked = in split games the dealer stacks the chips of the pot
gist-pots-own-chips = a player plays only for pots with their chips in them

topic-odd-chip = Who gets the odd chip
    .about = A pot that cannot be divided evenly between known winners
    .search = odd chip, extra chip, split pot, chop, lichý žeton, nieparzysty żeton
fact-odd-chip-family = Kind of game
choice-odd-chip-family-flop = with a board
choice-odd-chip-family-draw = draw
choice-odd-chip-family-stud = stud
fact-odd-chip-pot = Pot
fact-odd-chip-chip-unit = Smallest chip in play
fact-odd-chip-seats-at-table = Seats at the table
fact-odd-chip-button = Button
fact-odd-chip-winners = Winners, or winners of the high half
fact-odd-chip-low-winners = Winners of the low half
fact-odd-chip-high-cards = Highest cards of the tied players
ruling-odd-chip-none = The chips divide evenly
ruling-odd-chip-by-seat = Odd chips go one each, starting with the first seat left of the button
ruling-odd-chip-by-suit = Odd chips go one each by the highest card by suit
ruling-odd-chip-high-first = If the halves differ, the high half is the larger one
ruling-odd-chip-evenly = The same players win both halves, so the whole pot is split at once
ruling-odd-chip-cards-not-known = In stud the highest card by suit decides, so the cards must be known
ruling-odd-chip-step-break = Change the pot into the smallest chip in play first
gist-odd-chip-left-of-button = in games with a board the first seat left of the button gets the odd chip
gist-odd-chip-suit = in stud the high card by suit in the winning five gets the odd chip
gist-odd-chip-high = the odd chip of a high and low pot goes to the high side
gist-odd-chip-same-hands = hands that are equal both ways split the whole pot as evenly as possible
gist-odd-chip-2011 = high before low, left of the button, in stud by suit; the same hand both ways is split evenly
gist-odd-chip-equal = equal hands split equally, and suits do not count

topic-disputed-pot = Is it too late to dispute the pot
    .about = Until when a misread hand or a miscounted pot can be corrected
    .search = dispute, wrong pot, misread, too late, reklamace, spor o bank, spór o pulę
fact-disputed-pot-about = Dispute about
fact-disputed-pot-next-hand-begun = Next hand has begun
fact-disputed-pot-substantial-action = Substantial action in the next hand
fact-disputed-pot-break-follows = A break follows the hand
fact-disputed-pot-secs-since-award = Seconds since the pot was pushed
choice-disputed-pot-about-reading = who has the best hand
choice-disputed-pot-about-counting = how much, and to whom it was pushed
ruling-disputed-pot-in-time = In time: the floor hears the dispute
ruling-disputed-pot-too-late = Too late: the result stands
ruling-disputed-pot-until-next-hand = It can be disputed until the next hand begins
ruling-disputed-pot-until-action = Counting and pushing can be disputed until there is substantial action in the next hand
ruling-disputed-pot-one-minute = If a break follows, it can be disputed for one minute after the pot was pushed
ruling-disputed-pot-say-wait = Stop the game, please; the floor will look at that pot
ruling-disputed-pot-say-stands = The next hand has begun, so the result stands
ruling-disputed-pot-say-minute = The minute is over, so the result stands
ruling-disputed-pot-step-stop = Stop the next hand and keep the muck as it is
ruling-disputed-pot-step-rebuild = Rebuild bets and cards with dealer and players, and with cameras if there are any
gist-disputed-pot-reading = reading a hand can be disputed until the next hand begins
gist-disputed-pot-counting = counting and awarding can be disputed until substantial action in the next hand
gist-disputed-pot-break = if a break follows, one minute after the pot was awarded
gist-disputed-pot-2011 = a pot can be disputed until the next hand begins

## Stud

topic-stud-order = Who starts a street of stud
    .about = Bring-in and first to act by the open cards
    .search = stud order, first to act, high board, low board, kdo začíná, sedmikarta, kto zaczyna
fact-stud-order-game = Game
fact-stud-order-seats-at-table = Seats at the table
fact-stud-order-button-for-position = Button, if equal boards go by position
fact-stud-order-street = Street
fact-stud-order-live = Seats with cards
fact-stud-order-up-cards = Open cards
ruling-stud-order-first = Seat { $seat } acts first
ruling-stud-order-brings-in = Seat { $seat } brings in
ruling-stud-order-lowest-card = The lowest open card brings in, clubs before diamonds, hearts and spades
ruling-stud-order-highest-card = In razz the highest open card brings in, an ace being low
ruling-stud-order-highest-board = The highest open hand acts first; straights and flushes do not count
ruling-stud-order-lowest-board = In razz the lowest open hand acts first; straights and flushes do not count
ruling-stud-order-tied-silent = Open hands are equal, and the book does not say whether the suit or the seat decides
ruling-stud-order-tied-by-position = Open hands are equal, and with a button given the first to its left acts first; the book goes by suit, which would be seat { $other }
ruling-stud-order-tied-by-suit = Open hands are equal, and the suit decides
ruling-stud-order-tied = Open hands are equal, and the first to the left of the button acts first
ruling-stud-order-button-not-known = Open hands are equal, and the first to the left of the button acts first, so the button must be known
ruling-stud-order-say = { $cards }, seat { $seat } to act
ruling-stud-order-say-bring-in = { $cards }, seat { $seat } brings in
ruling-stud-order-step = Then clockwise round the table; still in: { $seats }
gist-stud-order-suit = equal open hands go by suit, the high card in stud and the low card in razz
gist-stud-order-board-shows = in stud the highest open hand comes first, in razz the lowest
gist-stud-order-bring-in = the lowest open card brings in, by suit if ranks are equal
gist-stud-order-razz = in razz the lowest open hand acts first on later streets
gist-bring-in-or-fold = the bring-in is the first bet, and the players after it put in at least as much or fold
gist-bring-in-suit = between equal ranks clubs bring in before diamonds, hearts and spades
gist-bring-in-razz = in razz the highest open card brings in
gist-stud-order-board = the highest open hand acts first on later streets

topic-bring-in = Bring-in
    .about = Who brings in by the open cards, how much, and the usual ante
    .search = bring in, door card, ante, lowest card, kdo platí bring-in, karta otwarta
fact-bring-in-game = Game
fact-bring-in-open-cards = First open cards
fact-bring-in-lower-limit = Lower limit
ruling-bring-in-seat = Seat { $seat } brings in with { $card }
ruling-bring-in-lowest = The lowest open card brings in; between equal ranks clubs, then diamonds, hearts, spades
ruling-bring-in-highest = In razz the highest open card brings in, an ace being low; between equal ranks spades first
ruling-bring-in-size = The usual bring-in is { $from } to { $to }, and the usual ante { $ante-from } to { $ante-to }
ruling-bring-in-say = { $card }, seat { $seat } brings in
ruling-bring-in-step = That seat may also complete to the full lower limit at once

topic-stud-last-card = Not enough cards for the last street
    .about = How the seventh card is dealt when the deck runs short
    .search = seventh street, short deck, community card, eight players, poslední karta, brak kart
fact-stud-last-card-live = Players with cards
fact-stud-last-card-folded = Players who folded
fact-stud-last-card-cards = Cards they had by then
fact-stud-last-card-burns = Cards burned
ruling-stud-last-card-usual = Burn one and deal everybody a last card as always
ruling-stud-last-card-shuffle = Shuffle the stub and the burns together and deal everybody a last card
ruling-stud-last-card-community = One last card on the board for everybody
ruling-stud-last-card-counted = { $stub ->
    [0] No card is left
    [one] One card is left
   *[other] { $stub } cards are left
}, { $burns } burned, and { $live ->
    [one] one player needs one
   *[other] { $live } players need one
}
ruling-stud-last-card-needs-two-more = The last street needs a card for everybody, one to burn, and one that is never dealt
ruling-stud-last-card-needs-one-each = Stub and burns together must have a card for everybody
ruling-stud-last-card-burn-one = Burn one card
ruling-stud-last-card-deal-each = Deal everybody one card face down
ruling-stud-last-card-shuffle-both = Shuffle the stub with the burns and cut; folded cards stay out
ruling-stud-last-card-shuffle-burns = Shuffle the burned cards; folded cards stay out
ruling-stud-last-card-turn-one = Turn one card in the middle, which everybody uses
ruling-stud-last-card-sixth-street-order = The player who acted first on sixth street acts first again
gist-stud-last-card-2024 = burns are mixed in if the stub is short, otherwise one card is turned for everybody
gist-stud-last-card-001 = stub and burns are shuffled together, otherwise one card is turned for everybody
gist-stud-last-card-folded = folded cards never come back into the deck

topic-stud-dead-hand = Open cards picked up
    .about = Whether a stud hand is dead because its open cards were moved
    .search = upcards, turned over, picked up, dead hand, zvedl karty, podniósł karty
fact-stud-dead-hand-open-cards = Open cards
fact-stud-dead-hand-facing-action = There was something to call
choice-stud-dead-hand-open-cards-picked-up = picked up
choice-stud-dead-hand-open-cards-turned-down = turned face down
choice-stud-dead-hand-open-cards-in-the-muck = mixed with the muck
choice-stud-dead-hand-open-cards-only-moved = moved, still open
ruling-stud-dead-hand-dead = The hand is dead
ruling-stud-dead-hand-live = The hand is live
ruling-stud-dead-hand-floor = The floor decides
ruling-stud-dead-hand-mucked = The cards can no longer be separated from the muck
ruling-stud-dead-hand-gave-up = Picking up or turning down the open cards when there is something to call gives up the hand
ruling-stud-dead-hand-still-open = Everybody can still see the open cards
ruling-stud-dead-hand-turned-down-silent = The book covers open cards that are picked up, not cards turned down
ruling-stud-dead-hand-no-action = There was nothing to call, so it may only have been clumsy
ruling-stud-dead-hand-choice-live = Put the open cards back; the hand is live
ruling-stud-dead-hand-choice-dead = The hand is dead
ruling-stud-dead-hand-say = The open cards were picked up, so the hand is dead
ruling-stud-dead-hand-step = Muck the cards; the chips stay in the pot
gist-stud-dead-hand = picking up the open cards when facing action kills the hand

## Draw

topic-draw-flow = Questions of draw
    .about = Checking first, openers, how many cards, nobody bets, no cards left
    .search = draw, exchange, openers, stock, discards, výměna karet, wymiana kart, otwarcie
fact-draw-flow-question = Question
fact-draw-flow-deck = Cards in the deck
fact-draw-flow-cards = The player's five cards
fact-draw-flow-wants = Cards to exchange
fact-draw-flow-shows-ace = Shows the ace they keep
fact-draw-flow-players = Players dealt in
fact-draw-flow-others-put-in = Put in by each player who stayed
fact-draw-flow-put-in = Put in by the player before the fold
fact-draw-flow-exchanges = Exchanges in this game
fact-draw-flow-exchanged-so-far = Exchanges so far
fact-draw-flow-wanted-by-all = Cards that all want together
choice-draw-flow-question-check-before-opening = check before the first bet
choice-draw-flow-question-opens = good enough to open
choice-draw-flow-question-exchange = how many cards
choice-draw-flow-question-nobody-opened = nobody opened
choice-draw-flow-question-nobody-bet-after = nobody bet after the exchange
choice-draw-flow-question-comes-back-in = coming back in after a fold
choice-draw-flow-question-exchange-again = one more exchange
choice-draw-flow-question-stock = enough cards for everybody
ruling-draw-flow-may-check = The player may check, and come in later
ruling-draw-flow-bet-or-fold = The player bets, calls or folds; nobody may check before the exchange
ruling-draw-flow-any-hand-opens = Any hand may open
ruling-draw-flow-opens = That hand may open
ruling-draw-flow-does-not-open = That hand may not open
ruling-draw-flow-kings-or-better = With 32 cards it takes a pair of kings or better
ruling-draw-flow-step-keep-openers = The player keeps the openers to the end and shows them
ruling-draw-flow-exchange-silent = The book does not say how many cards may be exchanged
ruling-draw-flow-exchanged = The player may exchange { $wants ->
    [one] { $wants } card
   *[other] { $wants } cards
}
ruling-draw-flow-too-many = Too many: at most { $most } cards
ruling-draw-flow-say-too-many = At most { $most } cards, please
ruling-draw-flow-next-hand = The hand is over, and the next one is dealt
ruling-draw-flow-all-gave-up = Without a check, nobody opening means that everybody folded
ruling-draw-flow-carried = The chips stay in the pot, and a new hand is dealt for them
ruling-draw-flow-may-come-back = A player who folded before may come back in for the amount the others have put in
ruling-draw-flow-showdown = Showdown
ruling-draw-flow-say-showdown = No bets, so show your hands
ruling-draw-flow-say-carried = Nobody bets, so the pot stays and we deal again
ruling-draw-flow-step-next-dealer = Shuffle all cards; the next player clockwise deals
ruling-draw-flow-comes-back = The player may come back in for { $chips }
ruling-draw-flow-stays-out = The player stays out
ruling-draw-flow-nothing-carried = No pot is carried over, so there is nothing to come back to
ruling-draw-flow-exchange-again = The player may exchange again
ruling-draw-flow-no-more-exchange = No more cards are exchanged
ruling-draw-flow-so-many = { $exchanges ->
    [1] This game exchanges once
    [2] This game exchanges twice
   *[other] This game exchanges { $exchanges } times
}
ruling-draw-flow-say-no-more-exchange = No more exchanges, please
ruling-draw-flow-stock-enough = Enough: { $stock } cards for { $wanted }
ruling-draw-flow-second-stock = Too few: { $stock } cards for { $wanted }, so the discards make a second stock
ruling-draw-flow-step-deal-first = Deal out what is left in order
ruling-draw-flow-step-shuffle-discards = Shuffle the discards so far; the player to the dealer's left cuts
ruling-draw-flow-say-second-stock = The cards run out, so we shuffle the discards
gist-draw-flow-no-check = nobody may check before the exchange
gist-draw-flow-three = at most three cards are exchanged
gist-draw-flow-ace = a player who keeps an ace and shows it may exchange four
gist-draw-flow-may-check = a check before the opening keeps the right to come in
gist-draw-flow-openers = with 32 cards it takes a pair of kings to open
gist-draw-flow-nobody-opens = if nobody opens, stakes stay and the next player deals
gist-draw-flow-four = one to four cards are exchanged, once
gist-draw-flow-stock = if the stock runs out, the discards are shuffled
gist-draw-flow-carried = if nobody bets after the exchange, the pot is carried over
gist-draw-flow-once = cards are exchanged once
gist-draw-flow-twice = double draw exchanges twice
gist-draw-flow-back-in = a player who had folded may play for the pot carried over, after putting in as much as the others
gist-draw-flow-limping = calling the forced bet is allowed in single draw

## Ultimate Texas hold'em

topic-uth = Ultimate Texas hold'em
    .about = What ante, blind, play and trips win or lose
    .search = UTH, casino holdem, trips, blind bet, ante, kasinová hra, gra kasynowa
fact-uth-player = Player's cards
fact-uth-dealer = Dealer's cards
fact-uth-board = Board
fact-uth-ante = Ante
fact-uth-blind = Blind
fact-uth-play-multiple = Antes played, 0 for a fold
fact-uth-play = Play bet, if between three and four antes
fact-uth-trips = Trips
fact-uth-trips-table = Pay table of trips
fact-uth-smallest-chip = Smallest chip that is paid
fact-uth-trips-after-fold = Trips after a fold
choice-uth-trips-table-A = flush 7, straight 4
choice-uth-trips-table-B = flush 6, straight 5
choice-uth-trips-after-fold-settled = settled by the player's hand
choice-uth-trips-after-fold-lost = lost
gist-uth-better-hand = the better hand wins ante and play one to one
gist-uth-equal = equal hands push ante, blind and play
gist-uth-dealer-qualifies = the dealer needs a pair, otherwise the ante goes back
gist-uth-blind = the blind is paid by its table from a straight up, and pushes below it on a win
gist-uth-trips = trips are paid by the player's own hand
ruling-uth-win = The player wins: { $total } in all
ruling-uth-lose = The dealer wins: { $total } in all
ruling-uth-tie = A tie: { $total } in all
ruling-uth-fold = The player folded: { $total } in all
ruling-uth-trips-after-fold-silent = The house decides what happens to trips after a fold
ruling-uth-choice-trips-settled = Settled by the player's hand
ruling-uth-choice-trips-lost = Lost with the fold
ruling-uth-hands = Player: { $player } ({ $player-cards }); dealer: { $dealer } ({ $dealer-cards })
ruling-uth-dealer-qualifies = The dealer has a pair or better, so the ante is settled
ruling-uth-dealer-does-not-qualify = The dealer has no pair, so the ante goes back unless the player folded
ruling-uth-say = { $hand }
ruling-uth-step-ante = Ante { $won }
ruling-uth-step-blind = Blind { $won }
ruling-uth-step-play = Play { $won }
ruling-uth-step-trips = Trips { $won }

topic-uth-stage = Stages of Ultimate Texas hold'em
    .about = What is dealt, what may be bet on Play, and how boxes are settled
    .search = UTH, casino holdem, raise once, play bet, four times, three times, check or raise, fold or call, order of settling, boxes, kasinová hra, kolikrát navýšit, gra kasynowa, ile podbić
fact-uth-stage-stage = Stage
fact-uth-stage-has-raised = Has bet Play in this hand
choice-uth-stage-stage-before-the-board = before the board
choice-uth-stage-stage-three-cards = three cards on the board
choice-uth-stage-stage-five-cards = five cards on the board
choice-uth-stage-stage-settling = everybody has decided
ruling-uth-check-or-three-or-four = Check, or Play of three or four times the ante
ruling-uth-check-or-three-to-four = Check, or Play of three to four times the ante
ruling-uth-check-or-twice = Check, or Play of twice the ante
ruling-uth-fold-or-once = Fold, or Play of once the ante
ruling-uth-then-no-more = A player who bets Play bets nothing more in this hand
ruling-uth-raised-once = Nothing more may be bet: the player has raised
ruling-uth-no-more = Nothing more may be bet: everybody has decided
ruling-uth-step-deal = Deal two cards to each, clockwise, the dealer last
ruling-uth-step-secret = Players look only at their own two cards, show them to nobody and do not speak of them
ruling-uth-step-three = Burn one card and turn three
ruling-uth-step-two = Burn one card and turn the last two together
ruling-uth-step-dealer = Turn up the dealer's two cards
ruling-uth-step-boxes = Settle box by box, from the last one in play, from right to left
ruling-uth-step-call = Turn up the player's cards and call the best hand with the board
gist-uth-deal = two cards go to each player and to the dealer
gist-uth-secret = players show their cards to nobody and do not speak of them
gist-uth-first-decision = before the board a player checks or bets three or four antes on Play
gist-uth-one-raise = a player who has raised may not raise again in that hand
gist-uth-flop = one card is burned, and three are turned up
gist-uth-second-decision = after three cards a player checks or bets two antes on Play
gist-uth-turn-and-river = one card is burned, and the last two are turned up together
gist-uth-third-decision = after five cards a player folds or bets one ante on Play, and nothing more is bet then
gist-uth-settling = boxes are settled from the last one in play, from right to left
verdict-is-may-come-back = may come back
verdict-is-stays-out = stays out
verdict-play-least = Play, at least
verdict-play-most = Play, at most
verdict-otherwise = Otherwise

## Betting, limit, pot-limit

topic-betting = May the player raise, and to how much
    .about = The amount to call, whether the betting is reopened, the minimum raise
    .search = may he raise, min raise, reopen, short all in, full raise, minimální navýšení, minimalne podbicie
fact-betting-street = Street
fact-betting-order-of-action = Seats in the order of action
fact-betting-big-blind = Big blind
fact-betting-posted = Blinds posted
fact-betting-stacks-before-round = Chips before the round
fact-betting-actions = Actions of the round
fact-betting-seat = Seat
fact-betting-action = Action
fact-betting-to = To, in all
fact-betting-amount = Chips added
fact-betting-all-in = All-in
fact-betting-to-act = Seat to act
fact-betting-reopening = Betting reopens
choice-betting-street-preflop = before the flop
choice-betting-street-postflop = after the flop
choice-betting-reopening-cumulative = after all-ins that make a full raise together
choice-betting-reopening-single = after one full raise only
ruling-betting-check-or-bet = Seat { $seat } may check or make it { $least } or more
ruling-betting-call-or-raise = Seat { $seat } may call { $call } or raise to { $least } or more
ruling-betting-call-or-all-in = Seat { $seat } may call { $call } or go all-in for { $least }
ruling-betting-check-only = Seat { $seat } may check
ruling-betting-call-or-fold = Seat { $seat } may call { $call } or fold
ruling-betting-full-raise = The largest full bet or raise of this round is { $raise }
ruling-betting-open = The betting is open to the player
ruling-betting-nobody-could-call = Nobody else has chips to call a raise
ruling-betting-not-a-full-raise = The player has acted, and what they face is less than a full raise
ruling-betting-no-single-full-raise = The player has acted, and no single player has made a full raise since
gist-betting-least-raise = a raise is at least the largest bet or raise of the round
gist-betting-cumulative = all-ins that together make a full raise reopen the betting for a player who faces it
gist-betting-single = only a full raise by one player reopens the betting

topic-pot-limit = How much is a pot raise
    .about = The largest bet or raise in pot-limit
    .search = pot limit, PLO, bet the pot, maximum raise, sázka banku, limit puli
fact-pot-limit-pot = Pot with all bets
fact-pot-limit-current-bet = Total to match
fact-pot-limit-in-front = Already in front of the player
fact-pot-limit-blinds-missing = Missing from full blinds
ruling-pot-limit-bet = At most { $most }
ruling-pot-limit-raise = To { $most } at most
ruling-pot-limit-how = A call of { $call }, and then a raise of { $raise }, which is the pot with the call in it
ruling-pot-limit-blinds-count = Before the flop blinds count as full, so { $missing } more are counted as in the pot
ruling-pot-limit-dead-blind = The book says so of a short blind that is all-in; if a blind is dead, the floor decides
ruling-pot-limit-blinds-ignored = Only what is in the pot counts, so the missing { $missing } do not
ruling-pot-limit-say = Pot is { $most }
gist-pot-limit-count = the size of the pot is given in pot-limit only
gist-pot-limit-spread = the pot is spread on request, so that it can be counted
gist-pot-limit-short-blind = before the flop the pot is counted as if a short all-in blind were full
gist-pot-limit-full-blinds = before the flop the pot is counted with full blinds
gist-pot-limit-raise = a raise is at most the pot after the player's own call

topic-limit-cap = How many raises in limit
    .about = The cap of a round, heads-up, and all-ins for less than a bet
    .search = limit, cap, number of raises, capped, kolik navýšení, ile podbić
fact-limit-cap-bet = Bet of this street
fact-limit-cap-bets-so-far = Bets and raises so far, big blind included
fact-limit-cap-own-raises = Of these the player's own raises
fact-limit-cap-betting-rounds = Rounds of betting in this game
fact-limit-cap-players-left = Players in the hand with chips
fact-limit-cap-capped-before-heads-up = Capped before only two were left
fact-limit-cap-event-is-heads-up = Only two are left in the event
fact-limit-cap-short-all-in = An all-in raised by
ruling-limit-cap-may-raise = A raise is allowed
ruling-limit-cap-reached = Capped: only calls and folds
ruling-limit-cap-none = No cap applies between these two
ruling-limit-cap-totals = The round goes to { $totals }, and no further
ruling-limit-cap-raises-each = Each player has { $raises } raises in a round
ruling-limit-cap-all-in-is-a-bet = The all-in counts as a bet; players who have acted may raise
ruling-limit-cap-others-may-raise = Players who have not acted may raise
ruling-limit-cap-all-in-call-or-fold = The all-in does not count as a bet; players who have acted call or fold
ruling-limit-cap-all-in-silent = The book does not say whether the all-in reopens the betting
gist-limit-cap-house = limit has the house's cap, also heads-up, until two are left in the event
gist-limit-cap-half-bet = in limit an all-in of half a bet or more reopens the betting
gist-limit-cap-three-raises = a bet and three raises, with three or more rounds of betting
gist-limit-cap-four-raises = a bet and four raises in games with two rounds of betting
gist-limit-cap-heads-up = between two players the number of raises is not capped
gist-limit-cap-less-than-half = in limit an all-in of less than half a bet does not reopen the betting
gist-limit-cap-three-bets = three bets in all, the opening bet and the big blind included
gist-limit-cap-each = one call and three raises for each player

## Facts that cannot be

facts-chip-unit-zero = the smallest chip must be worth something
facts-dead-not-in-units = the dead chips cannot be made up of chips of { $unit }
facts-stake-not-in-units = the chips of seat { $seat } cannot be made up of chips of { $unit }
facts-pot-not-in-units = the pot cannot be made up of chips of { $unit }
facts-pot-too-much = seat { $seat } put in more than can be counted
facts-pot-all-folded = everybody has folded, so nobody can win
facts-pot-folded-above-all = seat { $seat } folded after others called more than anybody who is left has put in
facts-action-before-hand = a hand that has not begun cannot have action
facts-called-above-bet = more was called than was bet
facts-not-in-showdown = seat { $seat } is not at the showdown
facts-stud-not-shown = seat { $seat } has no open cards here
facts-stud-no-street = the game has no street { $street }
facts-stud-open-cards = seat { $seat } shows { $has } cards, but this street has { $wants } open cards
facts-stud-too-many-cards = more cards were dealt than the deck has
facts-draw-more-than-others = cannot be more than those who stayed put in
facts-draw-five-cards = the player must have five cards
facts-draw-too-many-players = the deck does not have five cards for this many players
facts-uth-no-table = no such pay table exists
facts-uth-blind-is-ante = the blind is as much as the ante
facts-uth-no-ante = the ante is missing
facts-uth-play-multiple = the play bet is 1 to 4 antes, or 0 for a fold
facts-uth-play-whole = exactly three or four antes are played before the board, unless the house allows amounts in between
facts-uth-play-between = a play bet that is not a whole number of antes must be between three and four of them
facts-uth-play-multiple-of-play = the play bet is not this many antes, rounded down
facts-uth-too-much = that is more than can be counted
facts-betting-big-blind = there must be a big blind
facts-betting-seat-unknown = seat { $seat } is not in the order of action
facts-betting-stack-unknown = the chips of seat { $seat } must be given
facts-betting-posted-too-much = seat { $seat } posted more than it has
facts-betting-not-in-turn = it is seat { $turn }'s turn, not seat { $seat }'s
facts-betting-round-over = the round is over, so no action is due
facts-betting-cannot-check = there is something to call
facts-betting-nothing-to-call = there is nothing to call
facts-betting-bet-already = there is a bet already, so this is a raise
facts-betting-no-bet-yet = nobody has bet yet, so this is a bet
facts-betting-call-is = a call adds { $chips }
facts-betting-amount-unknown = the amount must be given
facts-betting-amounts-differ = amount and total do not fit together
facts-betting-more-than-stack = the player has { $chips } in all
facts-betting-not-all-in = these are not the player's last chips
facts-betting-not-above-bet = it must be more than { $chips }
facts-betting-below-minimum = it must be at least { $chips }, unless the player is all-in
facts-betting-not-reopened = the betting was not open to the player
facts-pot-limit-in-front = the player has more in front than is in the pot
