# Floor calls about showdowns, pots, stud, draw, limits and Ultimate Texas hold'em.

### en

## Showdown: who wins

topic-showdown = Who wins the showdown
    .about = The five cards that everybody plays, who wins, and what decides
    .search = winner, best hand, kicker, read the hand, cards speak, omaha, razz, lowball, badugi, short deck, six plus, 6+, five-card omaha, PLO5, kdo vyhrál, porovnání, kto wygrał, układ
    .said = what beats what, same pair who wins, better kicker, same hand, who has it, kdo bere, stejný pár, jaké má kdo karty, kto bierze, ta sama para, kto wygrywa
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
    .said = both waiting for the other, nobody wants to show, who has to show, who tables first, oba čekají, kdo má ukázat, obaj czekają, kto ma pokazać
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
    .said = turn them over, both all-in, all-in and call, show before the river, flip them up, cards up, slow to turn over, otočit all-in, karty nahoru, odkryć karty po all-in
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
    .said = want to see his hand, want to see what they had, can I see the mucked hand, I paid to see, see the losing hand, called and they mucked, chci vidět co měl, zaplatil jsem, chcę zobaczyć co miał, zapłaciłem, pokazać przegraną rękę
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
    .said = everybody mucked, other player concedes, do I have to show, won without a showdown, do I have to flip mine, musím ukázat když složil, všichni zahodili, czy muszę pokazać, wszyscy wyrzucili
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
    .said = dealer took my cards, dealer mucked my hand, dealer kills hand, unprotected hand, no card protector, killed my hand, pushed into the muck, cards in the muck, threw them away but they are the winner, can he get them back, dealer mi vzal karty, zahodil vítěznou, nechráněné karty, krupier zabrał mi karty, wyrzucił wygrywającą, niechronione karty
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
    .said = threw away thinking everybody folded, mucked while there was a caller, forgot there was a caller, zahodil a byl dorovnaný, wyrzucił a był sprawdzony
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
    .said = said straight but, called out a flush, said two pair, announced the wrong hand, misread own hand, thought it was a flush, řekl barvu a neměl, ohlásil postupku, powiedział kolor a nie ma, ogłosił strita
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
    .said = board plays, both play the board, mucks and wants a share, hrajeme board, gramy ze stołu
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
    .said = three all-ins, how much in the side pot, short stack won, divide the pot, who wins what, tři all-iny, kolik ve vedlejším, trzech all-in, ile w pobocznej
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
    .said = leftover chip, leftover hundred, cannot split evenly, indivisible, extra hundred, zbylý žeton, nejde rozdělit, pozostały żeton, nie da się podzielić
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
    .said = pot already shipped, wrong player got the pot, next hand already dealt, already shuffled, can we fix it, misread the winner, špatnému hráči bank, už se rozdává další, zła osoba wzięła pulę, już następne rozdanie
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
    .said = high hand showing, first to bet in stud, tied boards, kdo první ve studu, kto pierwszy w studzie
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
    .said = who has to start, lowest door card, suit of the bring-in, deuce showing, brings it in, stud who opens, kdo začíná stud, kto zaczyna stud, wejście
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
    .said = count the stub, stub counted in stud, how many cards left in the stub, stub runs out in stud, not enough cards in stud, seven players to the end, došly karty, zabrakło kart
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
    .said = picked up his up cards, mucked up cards in stud, sebral odkryté karty, zebrał odkryte karty
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
    .said = how many cards can I take, change four cards, take five new cards, keep the ace, stand pat, draw game, kolik karet vyměnit, výměna čtyř, ile kart wymienić, wymienić cztery
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
    .said = casino table dealer qualifies, play bet trips, dealer se kvalifikuje, krupier kwalifikuje
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
    .said = can he raise again at the casino table, raise after the flop in casino holdem, how many times the ante, kolikrát ante, ile razy ante, v kasinu navýšit
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
    .said = how much is it to me, what can they make it, to call, current bet, minimum raise to, kolik je to na mě, na kolik může navýšit, ile do sprawdzenia, do ilu może przebić
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
    .said = max bet in plo, how much is pot, pot sized, kolik je pot, maximální sázka, ile to pot, maksymalny zakład
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
    .said = raises heads up in limit, three raises, four bets, is it capped, kolikrát se může navýšit v limitu, ile razy można podbić w limicie
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

### cs

## Showdown: who wins

topic-showdown = Kdo vyhrává showdown
    .about = Kterých pět karet komu hraje, kdo vyhrává a co rozhoduje
    .search = kdo vyhrál, kdo bere bank, porovnání rukou, nejlepší ruka, přečíst ruku, mluví karty, kicker, kombinace, winner, best hand, read the hand, cards speak, omaha, razz, lowball, badugi, short deck, six plus, 6+, five-card omaha, PLO5
    .said = kdo bere, kdo vyhrál, stejný pár, stejná ruka, lepší kicker, jaké má kdo karty, co je víc, co poráží co, what beats what, same pair who wins, better kicker, who has it
fact-showdown-game = Hra
fact-showdown-players = Hráči v showdownu
fact-showdown-seat = Místo
fact-showdown-cards = Vlastní karty
fact-showdown-board = Board
choice-holdem = hold'em
choice-omaha = Omaha
choice-omaha8 = Omaha Hi-Lo
choice-stud7 = Seven Card Stud
choice-stud8 = stud Hi-Lo
choice-razz = Razz
choice-stud5 = Five Card Stud
choice-draw5 = Five Card Draw, Double Draw
choice-lowball-a5 = lowball, A-5
choice-lowball-27 = lowball, 2-7
choice-draw32 = draw s 32 kartami
choice-short-deck = short-deck hold'em, 36 karet
choice-omaha5 = Omaha s pěti kartami
choice-badugi = badugi
ruling-showdown-one = Vyhrává místo { $seats }: { $hand }
ruling-showdown-split = O bank se dělí místa { $seats }: { $hand }
ruling-showdown-high-and-low = { $winners ->
    [one] Vysokou bere místo { $seats }
    [few] Vysokou berou místa { $seats }
   *[other] Vysokou berou místa { $seats }
} ({ $hand }), { $lows ->
    [one] nízkou místo { $low }
    [few] nízkou místa { $low }
   *[other] nízkou místa { $low }
}
ruling-showdown-no-low = Žádná nízká ruka se nekvalifikuje, { $winners ->
    [one] vše bere místo { $seats }
    [few] o vše se dělí místa { $seats }
   *[other] o vše se dělí místa { $seats }
}: { $hand }
ruling-showdown-seat = Místo { $seat }: { $hand } ({ $cards })
ruling-showdown-seat-both = Místo { $seat }: { $hand } ({ $cards }), { $low } ({ $low-cards })
ruling-showdown-seat-none = Místo { $seat } nemá ruku, která se kvalifikuje
ruling-showdown-rank-decides = Ruce jsou stejného druhu a { $own } je lepší než { $other }
ruling-showdown-kicker-decides = Rozhoduje kicker: { $own } je lepší než { $other }
ruling-showdown-ask-low-straight = Zeptat se, zda je tu A-7-8-9-10 postupka
ruling-showdown-low-straight-decides = Pravidlo herny není zadané a závisí na něm vítěz; obvykle to postupka není
ruling-showdown-without-low-straight = Postupka to není: { $winners ->
    [one] vyhrává místo { $seats }
    [few] dělí se místa { $seats }
   *[other] dělí se místa { $seats }
}
ruling-showdown-with-low-straight = Postupka to je: { $winners ->
    [one] vyhrává místo { $seats }
    [few] dělí se místa { $seats }
   *[other] dělí se místa { $seats }
}
ruling-showdown-ask-short-deck = Zeptat se, zda je tu postupka víc než trojice
ruling-showdown-short-deck-decides = Pravidlo herny není zadané a při 36 kartách na něm závisí vítěz; obvykle je postupka vyšší
ruling-showdown-straight-first = Postupka je víc: { $winners ->
    [one] vyhrává místo { $seats }
    [few] dělí se místa { $seats }
   *[other] dělí se místa { $seats }
}
ruling-showdown-three-of-a-kind-first = Trojice je víc: { $winners ->
    [one] vyhrává místo { $seats }
    [few] dělí se místa { $seats }
   *[other] dělí se místa { $seats }
}
ruling-showdown-say = { $winners ->
    [one] Vyhrává místo { $seats }
    [few] O bank se dělí místa { $seats }
   *[other] O bank se dělí místa { $seats }
}, { $hand }
ruling-showdown-say-both = { $winners ->
    [one] Vysokou bere místo { $seats }
    [few] O vysokou se dělí místa { $seats }
   *[other] O vysokou se dělí místa { $seats }
}, { $lows ->
    [one] nízkou bere místo { $low }
    [few] o nízkou se dělí místa { $low }
   *[other] o nízkou se dělí místa { $low }
}
ruling-showdown-step-read = Každou vyloženou ruku přečíst nahlas a ukázat pět karet, které hrají
ruling-showdown-step-losers-first = Nejprve sebrat prohrané ruce, výherní nechat odkrytou, dokud se bank nevyplatí
gist-showdown-cards-speak = rozhodují karty, ne slova
gist-showdown-all-cards = kdo chce v showdownu vyhrát, vykládá všechny své karty
gist-showdown-dealer-reads = ruce čte a vítěze oznamuje dealer
gist-showdown-holdem = hraje libovolných pět z vlastních karet a boardu: dvě vlastní, jedna, nebo žádná
gist-showdown-best-takes-pot = bank získává nejlepší ruka, v dělené hře jeho polovinu nejnižší
gist-showdown-two-and-three = hrají právě dvě vlastní karty a tři z boardu
gist-showdown-eight-or-better = nízká ruka má pět různých hodnot nejvýše do osmičky, esa jsou nízká
gist-showdown-plain-low = nízká ruka nemá kartu nad osmičkou, pár, postupku ani flush
gist-showdown-five-of-seven = hraje nejlepších pět ze sedmi karet
gist-showdown-stud8 = pro každou polovinu hraje libovolných pět karet, pro nízkou nejvýše do osmičky
gist-showdown-ace-to-five = vyhrává nejnižší ruka, nejlepší je 5-4-3-2-A
gist-showdown-stud5 = pět karet, jedna zakrytá a čtyři odkryté
gist-showdown-draw = bank získává nejvyšší ruka
gist-showdown-double-draw = dvě výměny, ruce jsou tytéž
gist-showdown-lowball = vyhrává nejnižší ruka; postupky a flushe se nepočítají a nejlepší je 5-4-3-2-A
gist-showdown-best-five = hraje nejlepších pět karet, kickery z ruky i z boardu
gist-showdown-flush-after-exchange = po výměně je flush víc než full house

## Order of showing

topic-showdown-order = Kdo ukazuje první
    .about = Pořadí ukazování, s all-iny a vedlejšími banky
    .search = kdo ukazuje první, kdo odkrývá první, pořadí odkrytí, pořadí ukazování, poslední agresivní akce, slow roll, show first, last aggressor, showdown order
    .said = oba čekají, kdo má ukázat, kdo ukazuje první, nikdo nechce ukázat, nikdo neukazuje, both waiting for the other, nobody wants to show, who has to show
fact-showdown-order-family = Druh hry
fact-showdown-order-seats-at-table = Míst u stolu
fact-showdown-order-button = Button
fact-showdown-order-live = Místa v showdownu
fact-showdown-order-last-round-aggressor = Poslední sázka či navýšení v posledním kole
fact-showdown-order-hand-aggressor = Poslední sázka či navýšení v celém rozdání
fact-showdown-order-up-cards = Odkryté karty
fact-showdown-order-main-pot-only = All-in jen o hlavní bank
fact-showdown-order-all-in-and-no-more-betting = All-in a dál už nelze sázet
choice-showdown-order-family-flop = s boardem
choice-showdown-order-family-draw = draw
choice-showdown-order-family-stud = stud
choice-showdown-order-family-razz = razz
ruling-showdown-order-first = První ukazuje místo { $seat }
ruling-showdown-order-all-at-once = Všechny ruce se odkrývají najednou
ruling-showdown-order-main-pot-all-in = Kdo hraje jen o hlavní bank, je all-in
ruling-showdown-order-boards-not-known = V posledním kole nikdo nevsadil, rozhodují tedy odkryté karty a je nutné je znát
ruling-showdown-order-last-aggressor = Toto místo mělo poslední sázku nebo navýšení v posledním kole
ruling-showdown-order-hand-aggressor = Toto místo mělo poslední sázku nebo navýšení v celém rozdání
ruling-showdown-order-was-called = Toto místo ostatní dorovnali
ruling-showdown-order-contributor-last = Kdo měl poslední sázku nebo navýšení, ukazuje poslední
ruling-showdown-order-left-of-button = V posledním kole nikdo nevsadil, začíná tedy první místo nalevo od buttonu
ruling-showdown-order-highest-board = V posledním kole nikdo nevsadil, začíná tedy nejvyšší odkrytá ruka
ruling-showdown-order-lowest-board = V posledním kole nikdo nevsadil, začíná tedy nejnižší odkrytá ruka
ruling-showdown-order-last-chance = V posledním kole nikdo nevsadil, začíná tedy poslední, kdo vsadit mohl
ruling-showdown-order-side-pots-first = Ruce ve vedlejším banku se ukazují před těmi, které hrají jen o hlavní
ruling-showdown-order-enforce = Čekají-li hráči jeden na druhého, trvat na ukázání v tomto pořadí
ruling-showdown-order-side-pots-independent = Ruce ve vedlejším banku se mohou ukázat před těmi, které hrají jen o hlavní, nebo po nich
ruling-showdown-order-say = Místo { $seat }, ukázat karty
ruling-showdown-order-say-all = Všichni odkrýt karty
ruling-showdown-order-step = Ukazovat v tomto pořadí: { $seats }; kdo chce, smí ukázat dřív
ruling-showdown-order-step-side-first = Nejprve vyplatit vedlejší banky, hlavní nakonec
gist-showdown-order-aggressor = první ukazuje, kdo v posledním kole naposledy vsadil nebo navýšil, jinak ten, kdo v něm byl první na řadě
gist-showdown-order-all-in = při all-inu, kdy už nelze sázet, se odkrývají všechny ruce
gist-showdown-order-opener = dali-li všichni check nebo jsou all-in, první ukazuje první živá ruka nalevo od buttonu
gist-showdown-order-bettor = kdo v posledním kole naposledy vsadil nebo navýšil, ukazuje první
gist-showdown-order-side-pot = hráči ve vedlejším banku ukazují nezávisle na těch, kdo hrají jen o hlavní
gist-showdown-order-called = první ukazuje ten, koho dorovnali, ve studu bez sázky poslední, kdo vsadit mohl
gist-showdown-order-contributor-last = kdo sázení ukončil, ukazuje poslední
gist-showdown-order-whole-hand = první ukazuje hráč s poslední sázkou nebo navýšením v celém rozdání

## All-in hands face up

topic-all-in-face-up = Odkrývají se karty při all-inu
    .about = Kdy se ruce odkrývají, protože je někdo all-in
    .search = otočit karty, odkrýt karty, odkrytí při all-inu, karty nahoru, all-in, all in face up, expose hands, open cards
    .said = otočit all-in, karty nahoru, ukažte karty, oba all-in, all-in a call, odkrýt před riverem, nechce otočit, odkládá otočení, turn them over, both all-in, cards up, slow to turn over
fact-all-in-face-up-all-in = Hráčů all-in
fact-all-in-face-up-with-chips = Hráčů v rozdání se žetony
fact-all-in-face-up-action-complete = Všichni už jednali
fact-all-in-face-up-all-cards-dealt = Poslední karta je venku
fact-all-in-face-up-hand-for-hand = Stoly hrají hand for hand
ruling-all-in-open = Všechny ruce se nyní odkrývají
ruling-all-in-closed = Ruce zůstávají zakryté
ruling-all-in-waits = Ruce zůstávají zakryté a dealer čeká
ruling-all-in-waits-for-tables = Stoly hrají hand for hand: pokračuje se, až dohrají ostatní
ruling-all-in-say-waits = Karty zůstávají zakryté, dokud nedohrají ostatní stoly
ruling-all-in-hand-for-hand-silent = Kniha neříká, zda se ruce ukazují dřív, než dohrají ostatní stoly
ruling-all-in-nobody = Nikdo není all-in, platí tedy pořadí ukazování
ruling-all-in-uncalled = All-in nikdo nedorovnal, bank se tedy získává bez showdownu
ruling-all-in-betting-possible = Dva hráči mohou ještě sázet, karty tedy nechává zakryté i ten, kdo je all-in
ruling-all-in-action-pending = Některý hráč na all-in ještě nereagoval
ruling-all-in-after-the-river = Herna odkrývá ruce až po poslední kartě
ruling-all-in-nobody-can-bet = Někdo je all-in a dál už nelze sázet
ruling-all-in-say-open = Všichni odkrýt karty
ruling-all-in-say-closed = Ještě se sází, karty nechat zakryté
ruling-all-in-step-every-hand = Odkrýt každou ruku, i tu, která hraje jen o hlavní bank; nikdo nesmí karty zahodit
ruling-all-in-step-deal-on = Potom dorozdat zbývající karty
ruling-all-in-step-side-first = Nejprve vyplatit vedlejší banky, hlavní nakonec
gist-all-in-hand-for-hand = při hand for hand zůstávají po all-inu a dorovnání karty zakryté a dealer čeká
gist-all-in-face-up = při all-inu, kdy už nelze sázet, se hned odkrývají všechny ruce
gist-all-in-face-up-river = některé herny odkrývají ruce až po poslední kartě

## Asking to see

topic-ask-to-see = Smí někdo vidět tu ruku
    .about = Zda se neukázaná ruka na požádání ukáže
    .search = chci vidět, ukázat karty, žádost o odkrytí, zahozené karty, podezření, tajná dohoda, ask to see, show me, mucked hand, collusion
    .said = chci vidět co měl, chci vidět jeho karty, zaplatil jsem, zaplatil jsem chci vidět, ukázat zahozené karty, ukázat prohranou ruku, dorovnal jsem a zahodil to, want to see his hand, can I see the mucked hand, I paid to see, called and they mucked
fact-ask-to-see-asker = Karty žadatele
fact-ask-to-see-asker-called-last-round = Žadatel dorovnal poslední sázku
fact-ask-to-see-asker-won = Žadatel získává bank
fact-ask-to-see-hand-of = Čí ruka
choice-ask-to-see-asker-tabled = vyložené
choice-ask-to-see-asker-has-cards = ještě je má
choice-ask-to-see-asker-mucked = zahozené
choice-ask-to-see-asker-folded-before = složené dříve
choice-ask-to-see-asker-not-dealt = nebyly rozdány
choice-ask-to-see-hand-of-last-aggressor = poslední sázka či navýšení
choice-ask-to-see-hand-of-other-called = jiný, kdo dorovnal
choice-ask-to-see-hand-of-winner-uncalled = vítěz, kterého nikdo nedorovnal
choice-ask-to-see-hand-of-folded = složená ruka
ruling-ask-to-see-shown = Ruka se ukáže
ruling-ask-to-see-shown-live = Ruka se ukáže a je znovu živá
ruling-ask-to-see-shown-dead = Ruka se ukáže a zůstává mrtvá
ruling-ask-to-see-not-shown = Ruka se neukáže
ruling-ask-to-see-director = Rozhoduje floorman
ruling-ask-to-see-no-cards = Kdo už nemá karty, nemá právo vidět cizí
ruling-ask-to-see-paid-to-see = Žadatel dorovnal poslední sázku a karty si nechal, takže za pohled na tu ruku zaplatil
ruling-ask-to-see-not-dealt = Žádat smí jen ten, kdo v rozdání dostal karty
ruling-ask-to-see-not-called = Tato ruka nebyla dorovnaná
ruling-ask-to-see-uncalled = Ruka vítěze bez showdownu ani složená ruka se neukazuje nikdy
ruling-ask-to-see-winner-asked = Ruka, o jejíž ukázání žádá vítěz, je znovu živá
ruling-ask-to-see-other-asked = Ruka, o jejíž ukázání žádá někdo jiný než vítěz, zůstává mrtvá
ruling-ask-to-see-for-the-game = Vidět ji je výsada na ochranu hry, ne pro ukojení zvědavosti
ruling-ask-to-see-choice-show = Při podezření ruku ukázat
ruling-ask-to-see-choice-keep = Ruku neukazovat
ruling-ask-to-see-step-ask-why = Nenápadně se zeptat na důvod; podezření na tajnou dohodu je důvod
ruling-ask-to-see-say-show = Tuto ruku ukázat
ruling-ask-to-see-say-no = Tato ruka se neukazuje
gist-ask-to-see-none = kdo nemá karty, nemá právo vidět cizí ruku
gist-ask-to-see-caller = kdo v posledním kole dorovnal a nechal si karty, smí vidět ruku hráče, který naposledy vsadil nebo navýšil, o ostatních rozhoduje ředitel turnaje
gist-ask-to-see-director = žádost o ukázání ruky povoluje ředitel turnaje podle vlastní úvahy
gist-ask-to-see-mucked = kdo zahodí karty bez ukázání, ztrácí právo vidět ruku vítěze
gist-ask-to-see-any-dealt = požádat o ukázání dorovnané ruky smí každý, kdo v rozdání dostal karty
gist-ask-to-see-dead-or-live = ruka ukázaná na žádost vítěze je živá, na žádost jiného mrtvá
gist-ask-to-see-never-uncalled = vítěz bez showdownu ukazovat nemusí

## Winning without showing

topic-hidden-winner = Musí vítěz ukázat
    .about = Zda poslední živá ruka vyhrává bez ukázání
    .search = musí ukázat, vyhrát bez ukázání, bez boje, nedorovnaná sázka, poslední živá ruka, win without showing, uncalled, last live hand
    .said = musím ukázat když složil, všichni zahodili, soupeř se vzdal, musím otočit, vyhrál bez ukázání, everybody mucked, do I have to show, won without a showdown
fact-hidden-winner-others = Všechny ostatní ruce
fact-hidden-winner-all-in-and-called = All-in a dorovnáno
choice-hidden-winner-others-folded = složené před koncem
choice-hidden-winner-others-mucked = zahozené bez ukázání
choice-hidden-winner-others-tabled = vyložené
ruling-hidden-winner-wins = Poslední živá ruka vyhrává a ukázat se nemusí
ruling-hidden-winner-must-show = Hráč musí vyložit všechny své karty
ruling-hidden-winner-all-folded = Všichni ostatní složili karty
ruling-hidden-winner-last-live = Není-li nikdo all-in, vyhrává poslední nezahozená ruka bez ukázání
ruling-hidden-winner-all-in = Při all-inu, kdy už nelze sázet, se odkrývají všechny ruce a nikdo je nesmí zahodit
ruling-hidden-winner-contested = Jiná ruka je vyložená, bank se tedy získává ukázáním
ruling-hidden-winner-say = Výhra, karty se ukazovat nemusí
ruling-hidden-winner-say-turn-up = Je all-in, odkrýt karty
ruling-hidden-winner-say-table-all = Vyložit všechny karty
gist-hidden-winner = zahodí-li všichni ostatní karty bez ukázání, vyhrává poslední živá ruka a neukazuje se
gist-hidden-winner-contested = kdo chce podíl z banku, o který se bojuje, vykládá všechny své karty
gist-hidden-winner-001 = kdo zůstane sám, bere bank a ukazovat nemusí

## Mucked, killed, half shown

topic-muck = Hraje ještě zahozená ruka
    .about = Zahozené vyložené výherní ruce, odhozené karty, ruce zabité dealerem, jedna ukázaná karta
    .search = zahozené karty, zahodil karty, odhozené karty, muck, mrtvá ruka, zabitá ruka, zabití výherní ruky, dealer vzal karty, killed hand, tabled winner, dead hand, discard
    .said = dealer mi vzal karty, dealer mi omylem vzal karty, dealer zahodil moje karty, zahodil vítěznou, zahodil výherní ruku, nechráněné karty, karty v mucku, karty mezi odhozenými, může je dostat zpět, dealer took my cards, dealer mucked my hand, unprotected hand, pushed into the muck
fact-muck-happened = Co se stalo
fact-muck-identifiable = Je jisté, které karty to jsou
fact-muck-read-by-all = Ruku už všichni přečetli
choice-muck-happened-dealer-killed-tabled-winner = dealer zahodil vyloženou výherní ruku
choice-muck-happened-discarded-face-down = hráč ji zahodil zakrytou
choice-muck-happened-mucked-before-reading = zahozena dřív, než byly vyložené všechny karty
choice-muck-happened-one-card-tabled = ukázána jen část karet
choice-muck-happened-dealer-killed-unshown = dealer zabil neukázanou ruku
choice-muck-happened-false-misdeal = zahozena po chybně vyhlášeném misdealu
ruling-muck-wins = Vyložená ruka vyhrává
ruling-muck-plays = Ruka hraje
ruling-muck-dead = Ruka je mrtvá
ruling-muck-may-be-tabled = Ruku lze ještě vyložit
ruling-muck-one-card = Hráč musí vyložit všechny své karty; odmítne-li to, rozhoduje floorman
ruling-muck-floor = Zda lze ruku ještě vyložit, rozhoduje floorman
ruling-muck-tabled-cannot-be-killed = Dealer nemůže zabít ruku, která byla řádně vyložená a zjevně vyhrává
ruling-muck-not-identifiable = Karty, u kterých si nikdo není jistý, jsou mrtvé
ruling-muck-can-be-told = Je jisté, které karty to jsou
ruling-muck-was-read = Ruku všichni přečetli dřív, než zmizela
ruling-muck-own-risk = Kdo zahodí karty dřív, než jsou všechny vyložené, činí tak na vlastní riziko
ruling-muck-dealer-mistake = Byla to chyba dealera a je jisté, které karty to jsou
ruling-muck-protect = Svou ruku si hráč chrání sám; co bylo dorovnáno, propadá
ruling-muck-false-misdeal = Žádná kniha o tom nemluví; misdeal vyhlašuje jen dealer nebo floorman a je jisté, které karty to jsou
ruling-muck-false-misdeal-protect = Misdeal vyhlašuje jen dealer nebo floorman a do té doby si hráči své karty chrání
ruling-muck-false-misdeal-penalty = Varování tomu, kdo misdeal vyhlásil; pokud schválně, trest
ruling-muck-live-until-killed = Odhozené karty nejsou mrtvé, dokud je dealer nezasune mezi odhozené (muck)
ruling-muck-choice-tables = Hráč vyloží vše: ruka hraje o bank
ruling-muck-choice-refuses = Hráč odmítne: rozhoduje floorman a ruka může o nárok přijít
ruling-muck-choice-live = Ruku lze vyložit
ruling-muck-choice-dead = Ruka je mrtvá
ruling-muck-step-uncalled-back = Vrátit hráči nedorovnanou část jeho sázky nebo navýšení
ruling-muck-step-hold-cards = Nechat karty stranou, dokud floorman nerozhodne
ruling-muck-say-wins = Ruka byla vyložená a vyhrává
ruling-muck-say-plays = Ruka hraje
ruling-muck-say-may-table = Ruku lze ještě vyložit
ruling-muck-say-dead = Ruka je mrtvá
ruling-muck-say-table-all = Vyložit všechny karty
gist-muck-tabled-winner = vyloženou ruku, která zjevně vyhrává, dealer zabít nemůže
gist-muck-own-risk = kdo karty odevzdá dřív, než jsou přečtené, přichází o ně na vlastní riziko
gist-muck-live-until-killed = odhozená ruka je živá, dokud ji lze poznat a vzít zpět, nejdéle než ji dealer zasune mezi odhozené karty
gist-muck-table-all = kdo chce vyhrát souboj o bank, vykládá všechny své karty
gist-muck-show-to-win = kdo chce vyhrát souboj o bank, ukazuje všechny své karty
gist-muck-killed = za ruku zabitou dealerem není náhrada, není-li jisté, která to byla
gist-muck-no-redress = za nechráněnou ruku, kterou dealer zabije, není náhrada

## Thrown away after a bet

topic-premature-discard = Vsadil a pak zahodil karty
    .about = Hráč si myslí, že vyhrál, a zahodí karty, ačkoli je dorovnaný
    .search = zahodil karty, zahodil po sázce, myslel že vyhrál, předčasně zahodil, discard, thought they won, premature, mucked after betting
    .said = zahodil a byl dorovnaný, zahodil a myslel že všichni složili, přehlédl že dorovnal, threw away thinking everybody folded, mucked while there was a caller
fact-premature-discard-bet = Sázka nebo navýšení hráče
fact-premature-discard-called = Z toho dorovnáno nejvýše
fact-premature-discard-identifiable = Je jisté, které karty to jsou
ruling-premature-discard-plays = Ruka hraje dál
ruling-premature-discard-told-silent = Kniha neříká, zda lze vzít zpět karty, které je ještě možné poznat
ruling-premature-discard-can-be-told = Je jisté, které karty to jsou, a lze je vzít zpět
ruling-premature-discard-out = { $back ->
    [0] Ruka je mrtvá a sázka { $lost } zůstává v banku
   *[other] Ruka je mrtvá; z její sázky zůstává v banku { $lost } a nedorovnaných { $back } se vrací
}
ruling-premature-discard-gone = Už nelze poznat, které karty to byly, není tedy proti jaké ruce hrát
ruling-premature-discard-floor = Co bude se sázkou, rozhoduje floorman
ruling-premature-discard-choice-whole = Ruka je mrtvá a v banku zůstává všech { $lost }
ruling-premature-discard-say-plays = Karty jsou známé, ruka hraje dál
ruling-premature-discard-say-out = { $back ->
    [0] Karty jsou pryč, ruka je mrtvá
   *[other] Karty jsou pryč, ruka je mrtvá; vrací se { $back }
}
ruling-premature-discard-step-hold = Podržet karty stranou a zastavit akci
gist-premature-discard = omylem zahozené karty se podrží stranou, a jsou-li pryč, nedorovnaná část sázky se vrací
gist-premature-discard-2011 = za znehodnocenou ruku není náhrada a sázka nebo navýšení, které nikdo nedorovnal, se vrací

## Said, and not so

topic-declared-hand = Chybně ohlášená ruka
    .about = Hráč ohlásil jinou ruku, než má, omylem nebo schválně
    .search = špatně ohlásil, ohlásil jinou ruku, řekl jinou ruku, prohlášení ruky, mluví karty, lhal o kartách, miscall, declares, said another hand, cards speak, angle shooting
    .said = řekl barvu a neměl, ohlásil postupku, řekl dva páry, řekl flush, špatně ohlásil ruku, přehlédl se, myslel že má barvu, said straight but, announced the wrong hand, misread own hand
fact-declared-hand-tabled = Karty jsou vyložené
fact-declared-hand-deliberate = Bylo to schválně
fact-declared-hand-winner-thrown-away = Kvůli tomu byla zahozena lepší ruka
ruling-declared-hand-cards-speak = Mluví karty, slova se nepočítají
ruling-declared-hand-must-table = Slova nic nevyhrávají: hráč musí karty vyložit
ruling-declared-hand-counts = Co bylo řečeno, platí, dokud někdo nechce karty vidět
ruling-declared-hand-may-forfeit = Floorman může hráči bank odebrat
ruling-declared-hand-choice-forfeit = Hráč ztrácí bank
ruling-declared-hand-choice-penalty = Rozhodují karty a hráč dostává trest
ruling-declared-hand-unethical = Nepravdivé prohlášení, které má někoho připravit o výherní ruku, je proti duchu hry
ruling-declared-hand-thrown-away = Kdo zahodí karty dřív, než vidí soupeřovy, činí tak na vlastní riziko
ruling-declared-hand-step-look = Zjistit, zda lze zahozenou ruku poznat a vzít zpět
ruling-declared-hand-step-verify = Předem se dohodnout, jak se prohlášení ověřuje
ruling-declared-hand-suggest-penalty = Trest za nepravdivé prohlášení
ruling-declared-hand-say-cards-speak = Mluví karty
ruling-declared-hand-say-table = Vyložit karty
gist-declared-hand-cards-speak = rozhodují karty, slova nejsou závazná
gist-declared-hand-miscall = záměrně nepravdivé prohlášení se může trestat
gist-declared-hand-forfeit = záměrně nepravdivé prohlášení může hráče stát bank
gist-declared-hand-counts = ruce lze místo ukázání ohlásit

## Playing the board

topic-play-the-board = Hraje board
    .about = Zda má podíl ten, kdo neukáže vlastní karty
    .search = hraje board, hraje stůl, vyložené karty, podíl, dělení, plays the board, share, chop
    .said = hrajeme board, hraje board, oba hrají board, zahodil a chce podíl, board plays, both play the board, mucks and wants a share
fact-play-the-board-cards = Vlastní karty hráče
fact-play-the-board-declared-before = Předem řečeno, že hraje board
choice-play-the-board-cards-all-tabled = všechny vyložené
choice-play-the-board-cards-some-tabled = vyložené zčásti
choice-play-the-board-cards-held = zakryté před hráčem
choice-play-the-board-cards-thrown-away = zahozené
ruling-play-the-board-shares = Hráč má podíl z banku
ruling-play-the-board-no-share = Hráč podíl nemá
ruling-play-the-board-must-table = Hráč má podíl, jakmile vyloží všechny karty
ruling-play-the-board-tabled = Všechny karty hráče jsou vyložené
ruling-play-the-board-declared = Bylo to řečeno dřív, než byly karty zahozené
ruling-play-the-board-not-declared = Hráč, který zahodí karty beze slova, podíl nedostane
ruling-play-the-board-not-shown = Kdo chce vyhrát, ukazuje všechny své karty, i když hraje jen board
ruling-play-the-board-say-table = Vyložit všechny karty
ruling-play-the-board-say-no-share = Podíl mají jen ukázané karty, a to všechny
gist-play-the-board-show-all = kdo chce podíl, vykládá všechny své karty, i když hraje board
gist-play-the-board-declare = kdo hraje board, řekne to dřív, než karty zahodí

## Pots

topic-pots = Kdo kolik dostane
    .about = Hlavní bank, vedlejší banky, vrácené sázky, vysoká a nízká ruka, liché žetony
    .search = hlavní bank, vedlejší bank, rozdělení banku, dělení banku, vrácení sázky, nedorovnaná sázka, all-in, side pot, main pot, split, refund, uncalled
    .said = tři all-iny, kolik ve vedlejším, kolik je v side potu, vyhrál nejkratší, rozdělit bank, kdo co bere, three all-ins, how much in the side pot, short stack won, who wins what
fact-pots-game = Hra
fact-pots-seats-at-table = Míst u stolu
fact-pots-button = Button
fact-pots-chip-unit = Nejmenší žeton ve hře
fact-pots-dead = Společné ante a mrtvé žetony
fact-pots-players = Všichni, kdo vložili žetony
fact-pots-seat = Místo
fact-pots-cards = Vlastní karty
fact-pots-contributed = Vloženo za rozdání, bez mrtvých žetonů
fact-pots-folded = Složené karty
fact-pots-board = Board
ruling-pots-paid = Vyplaceno: { $shares }
ruling-pots-without-low-straight = Postupka to není: { $shares }
ruling-pots-with-low-straight = Postupka to je: { $shares }
ruling-pots-straight-first = Postupka je víc: { $shares }
ruling-pots-three-of-a-kind-first = Trojice je víc: { $shares }
ruling-pots-share = { $chips } pro místo { $seat }
ruling-pots-odd-chips = Liché žetony šly po jednom v pořadí podle pravidel
ruling-pots-step-refund = Vrátit nedorovnané žetony: { $chips } (místo { $seat })
ruling-pots-step-pot = { $players ->
    [one] Bank { $chips }: jen místo { $seats }
    [few] Bank { $chips }: místa { $seats }
   *[other] Bank { $chips }: místa { $seats }
}
ruling-pots-step-main = { $players ->
    [one] Hlavní bank { $chips }: jen místo { $seats }
    [few] Hlavní bank { $chips }: místa { $seats }
   *[other] Hlavní bank { $chips }: místa { $seats }
}
ruling-pots-step-side = { $players ->
    [one] Vedlejší bank č. { $number }, { $chips }: jen místo { $seats }
    [few] Vedlejší bank č. { $number }, { $chips }: místa { $seats }
   *[other] Vedlejší bank č. { $number }, { $chips }: místa { $seats }
}
ruling-pots-step-high = Vysoká: { $shares }
ruling-pots-step-low = Nízká: { $shares }
ruling-pots-step-both = Vysoká i nízká: { $shares }
ruling-pots-say-side-first = { $sides ->
    [one] Nejprve vedlejší bank
    [few] Nejprve vedlejší banky
   *[other] Nejprve vedlejší banky
}
ruling-pots-say-each = Každý bank vyplatit zvlášť a odpočítat
gist-pots-each-by-itself = každý bank se dělí zvlášť
gist-pots-odd-chips = liché žetony získává první místo nalevo od buttonu, ve studu rozhoduje barva; stejná ruka v obou polovinách se dělí rovným dílem
gist-pots-stacked = v dělených hrách dealer žetony banku skládá do komínků
gist-pots-own-chips = hráč hraje jen o banky, ve kterých má své žetony

topic-odd-chip = Kdo dostane lichý žeton
    .about = Bank, který se mezi známé vítěze nedělí rovným dílem
    .search = lichý žeton, zbylý žeton, žeton navíc, dělený bank, odd chip, extra chip, split pot, chop
    .said = zbylý žeton, žeton navíc, nejde rozdělit, zbylá stovka, kdo dostane zbytek, nedělitelný, leftover chip, leftover hundred, cannot split evenly
fact-odd-chip-family = Druh hry
choice-odd-chip-family-flop = s boardem
choice-odd-chip-family-draw = draw
choice-odd-chip-family-stud = stud
fact-odd-chip-pot = Bank
fact-odd-chip-chip-unit = Nejmenší žeton ve hře
fact-odd-chip-seats-at-table = Míst u stolu
fact-odd-chip-button = Button
fact-odd-chip-winners = Vítězové, nebo vítězové vysoké poloviny
fact-odd-chip-low-winners = Vítězové nízké poloviny
fact-odd-chip-high-cards = Nejvyšší karty hráčů se shodou
ruling-odd-chip-none = Žetony se dělí beze zbytku
ruling-odd-chip-by-seat = Liché žetony jdou po jednom od prvního místa nalevo od buttonu
ruling-odd-chip-by-suit = Liché žetony jdou po jednom podle nejvyšší karty v pořadí barev
ruling-odd-chip-high-first = Pokud se poloviny liší, větší je vysoká
ruling-odd-chip-evenly = Obě poloviny vyhrávají titíž hráči, proto se celý bank dělí najednou
ruling-odd-chip-cards-not-known = Ve studu rozhoduje nejvyšší karta v pořadí barev, je tedy nutné karty znát
ruling-odd-chip-step-break = Nejprve rozměnit bank na nejmenší žetony ve hře
gist-odd-chip-left-of-button = ve hrách s boardem dostává lichý žeton první místo nalevo od buttonu
gist-odd-chip-suit = ve studu dostává lichý žeton nejvyšší karta v pořadí barev z výherních pěti
gist-odd-chip-high = lichý žeton děleného banku jde vysoké ruce
gist-odd-chip-same-hands = ruce shodné v obou polovinách si celý bank dělí co nejrovněji
gist-odd-chip-2011 = vysoká před nízkou, nalevo od buttonu, ve studu podle barvy; stejná ruka v obou polovinách se dělí rovným dílem
gist-odd-chip-equal = stejné ruce se dělí rovným dílem a barvy se nepočítají

topic-disputed-pot = Není na spor o bank pozdě
    .about = Do kdy lze napravit špatně přečtenou ruku nebo špatně spočítaný bank
    .search = spor o bank, reklamace, špatný bank, špatně vyplacený bank, špatně přečtená ruka, pozdě, dispute, wrong pot, misread, too late
    .said = špatnému hráči bank, bank dostal špatný hráč, už se rozdává další, už se míchá, můžeme to opravit, špatně určený vítěz, wrong player got the pot, next hand already dealt, can we fix it
fact-disputed-pot-about = Spor o
fact-disputed-pot-next-hand-begun = Další rozdání začalo
fact-disputed-pot-substantial-action = Významná akce v dalším rozdání
fact-disputed-pot-break-follows = Po rozdání je přestávka
fact-disputed-pot-secs-since-award = Sekund od vyplacení banku
choice-disputed-pot-about-reading = kdo má nejlepší ruku
choice-disputed-pot-about-counting = kolik se vyplatilo a komu
ruling-disputed-pot-in-time = Včas: spor se řeší
ruling-disputed-pot-too-late = Pozdě: výsledek platí
ruling-disputed-pot-until-next-hand = Spor lze vznést, než začne další rozdání
ruling-disputed-pot-until-action = Spočítání a vyplacení lze rozporovat do významné akce v dalším rozdání
ruling-disputed-pot-one-minute = Následuje-li přestávka, lze spor vznést do jedné minuty od vyplacení banku
ruling-disputed-pot-say-wait = Zastavit hru, floorman řeší bank
ruling-disputed-pot-say-stands = Hraje se další rozdání, výsledek platí
ruling-disputed-pot-say-minute = Minuta uplynula, výsledek platí
ruling-disputed-pot-step-stop = Zastavit další rozdání a odhozené karty nechat, jak jsou
ruling-disputed-pot-step-rebuild = S dealerem a hráči zrekonstruovat sázky a karty, jsou-li kamery, i podle nich
gist-disputed-pot-reading = čtení rukou lze rozporovat, než začne další rozdání
gist-disputed-pot-counting = spočítání a vyplacení lze rozporovat do významné akce v dalším rozdání
gist-disputed-pot-break = následuje-li přestávka, jednu minutu od vyplacení banku
gist-disputed-pot-2011 = bank lze rozporovat, než začne další rozdání

## Stud

topic-stud-order = Kdo ve studu začíná
    .about = Bring-in a první na řadě podle odkrytých karet
    .search = kdo začíná, pořadí ve studu, první na řadě, nejvyšší odkryté karty, nejnižší odkryté karty, sedmikarta, stud order, first to act, high board, low board
    .said = kdo první ve studu, nejvyšší karty na stole, stejné karty na stole, high hand showing, first to bet in stud, tied boards
fact-stud-order-game = Hra
fact-stud-order-seats-at-table = Míst u stolu
fact-stud-order-button-for-position = Button, rozhoduje-li při shodě pozice
fact-stud-order-street = Sázkové kolo
fact-stud-order-live = Místa s kartami
fact-stud-order-up-cards = Odkryté karty
ruling-stud-order-first = Začíná místo { $seat }
ruling-stud-order-brings-in = Bring-in dává místo { $seat }
ruling-stud-order-lowest-card = Bring-in dává nejnižší odkrytá karta, v pořadí kříže, káry, srdce, piky
ruling-stud-order-highest-card = V razzu dává bring-in nejvyšší odkrytá karta, eso je nízké
ruling-stud-order-highest-board = Začíná nejvyšší odkrytá ruka; postupky a flushe se nepočítají
ruling-stud-order-lowest-board = V razzu začíná nejnižší odkrytá ruka; postupky a flushe se nepočítají
ruling-stud-order-tied-silent = Odkryté ruce jsou stejné a kniha neříká, zda rozhoduje barva, nebo místo
ruling-stud-order-tied-by-position = Odkryté ruce jsou stejné a podle zadaného buttonu začíná první nalevo od něj; kniha se řídí barvou, začínalo by místo { $other }
ruling-stud-order-tied-by-suit = Odkryté ruce jsou stejné a rozhoduje barva
ruling-stud-order-tied = Odkryté ruce jsou stejné a začíná první nalevo od buttonu
ruling-stud-order-button-not-known = Odkryté ruce jsou stejné a začíná první nalevo od buttonu, je tedy nutné button znát
ruling-stud-order-say = { $cards }, na řadě je místo { $seat }
ruling-stud-order-say-bring-in = { $cards }, bring-in dává místo { $seat }
ruling-stud-order-step = Dál po směru hodinových ručiček; ve hře jsou: { $seats }
gist-stud-order-suit = při stejných odkrytých rukách rozhoduje barva, ve studu u vysoké karty, v razzu u nízké
gist-stud-order-board-shows = ve studu je první nejvyšší odkrytá ruka, v razzu nejnižší
gist-stud-order-bring-in = bring-in dává nejnižší odkrytá karta, při stejné hodnotě rozhoduje barva
gist-stud-order-razz = v razzu začíná v dalších kolech nejnižší odkrytá ruka
gist-bring-in-or-fold = bring-in je první sázka a další hráči vkládají nejméně tolik, nebo složí karty
gist-bring-in-suit = při stejné hodnotě dávají bring-in kříže, pak káry, srdce a piky
gist-bring-in-razz = v razzu dává bring-in nejvyšší odkrytá karta
gist-stud-order-board = v dalších kolech začíná nejvyšší odkrytá ruka

topic-bring-in = Bring-in
    .about = Kdo podle odkrytých karet dává bring-in, kolik to je a obvyklé ante
    .search = kdo platí bring-in, bring-in, door card, nejnižší karta, úvodní sázka, ante, bring in, lowest card
    .said = kdo začíná stud, kdo dává bring-in, nejnižší karta, barva při bring-inu, dvojka na stole, kdo otevírá stud, who has to start, lowest door card, brings it in, stud who opens
fact-bring-in-game = Hra
fact-bring-in-open-cards = První odkryté karty
fact-bring-in-lower-limit = Dolní limit
ruling-bring-in-seat = Bring-in dává místo { $seat }: { $card }
ruling-bring-in-lowest = Bring-in dává nejnižší odkrytá karta; při stejné hodnotě kříže, pak káry, srdce, piky
ruling-bring-in-highest = V razzu dává bring-in nejvyšší odkrytá karta, eso je nízké; při stejné hodnotě nejprve piky
ruling-bring-in-size = Obvyklý je bring-in { $from } až { $to } a ante { $ante-from } až { $ante-to }
ruling-bring-in-say = { $card }, bring-in dává místo { $seat }
ruling-bring-in-step = Toto místo smí také hned doplnit na celý dolní limit

topic-stud-last-card = Málo karet pro poslední kolo
    .about = Jak se rozdá sedmá karta, když karty v balíčku nestačí
    .search = došly karty, málo karet, sedmá karta, poslední karta, společná karta, osm hráčů, seventh street, short deck, community card, eight players
    .said = došly karty, dochází karty, kolik karet zbývá, spočítat zbytek balíčku, málo karet ve studu, sedm hráčů do konce, stub runs out in stud, not enough cards in stud, count the stub
fact-stud-last-card-live = Hráčů s kartami
fact-stud-last-card-folded = Hráči, kteří složili karty
fact-stud-last-card-cards = Kolik karet do té doby měli
fact-stud-last-card-burns = Spálených karet
ruling-stud-last-card-usual = Spálit jednu a každému rozdat poslední kartu jako vždy
ruling-stud-last-card-shuffle = Zbytek balíčku a spálené karty zamíchat dohromady a každému rozdat poslední kartu
ruling-stud-last-card-community = Jedna poslední karta na board pro všechny
ruling-stud-last-card-counted = { $stub ->
    [0] V balíčku nezbývá žádná karta
    [one] V balíčku zbývá { $stub } karta
    [few] V balíčku zbývají { $stub } karty
   *[other] V balíčku zbývá { $stub } karet
}, spálených je { $burns } a hráčů, kteří kartu potřebují, { $live }
ruling-stud-last-card-needs-two-more = Na poslední kolo je nutná karta pro každého, jedna ke spálení a jedna, která se nerozdává nikdy
ruling-stud-last-card-needs-one-each = Zbytek balíčku a spálené karty musí dát dohromady kartu pro každého
ruling-stud-last-card-burn-one = Spálit jednu kartu
ruling-stud-last-card-deal-each = Každému rozdat jednu zakrytou kartu
ruling-stud-last-card-shuffle-both = Zamíchat zbytek balíčku se spálenými kartami a sejmout; složené karty zůstávají mimo
ruling-stud-last-card-shuffle-burns = Zamíchat spálené karty; složené karty zůstávají mimo
ruling-stud-last-card-turn-one = Otočit doprostřed jednu kartu, kterou použijí všichni
ruling-stud-last-card-sixth-street-order = Začíná znovu ten, kdo začínal na šesté kartě
gist-stud-last-card-2024 = nestačí-li zbytek balíčku, přimíchají se spálené karty, jinak se otočí jedna karta pro všechny
gist-stud-last-card-001 = zbytek balíčku a spálené karty se zamíchají dohromady, jinak se otočí jedna karta pro všechny
gist-stud-last-card-folded = složené karty se do balíčku nikdy nevracejí

topic-stud-dead-hand = Zvednuté odkryté karty
    .about = Zda je ruka ve studu mrtvá, protože někdo hnul odkrytými kartami
    .search = zvedl karty, sebral odkryté karty, otočil karty dolů, odkryté karty, mrtvá ruka, upcards, turned over, picked up, dead hand
    .said = sebral odkryté karty, zvedl odkryté karty, zahodil odkryté karty ve studu, picked up his up cards, mucked up cards in stud
fact-stud-dead-hand-open-cards = Odkryté karty
fact-stud-dead-hand-facing-action = Bylo co dorovnat
choice-stud-dead-hand-open-cards-picked-up = zvednuté
choice-stud-dead-hand-open-cards-turned-down = otočené rubem nahoru
choice-stud-dead-hand-open-cards-in-the-muck = smíchané s odhozenými
choice-stud-dead-hand-open-cards-only-moved = posunuté, stále odkryté
ruling-stud-dead-hand-dead = Ruka je mrtvá
ruling-stud-dead-hand-live = Ruka je živá
ruling-stud-dead-hand-floor = Rozhoduje floorman
ruling-stud-dead-hand-mucked = Karty už nelze od odhozených rozeznat
ruling-stud-dead-hand-gave-up = Kdo zvedne nebo otočí odkryté karty, když je co dorovnat, ruky se vzdává
ruling-stud-dead-hand-still-open = Odkryté karty všichni stále vidí
ruling-stud-dead-hand-turned-down-silent = Kniha mluví o zvednutých odkrytých kartách, ne o kartách otočených rubem nahoru
ruling-stud-dead-hand-no-action = Nebylo co dorovnat, mohla to tedy být jen nešikovnost
ruling-stud-dead-hand-choice-live = Odkryté karty vrátit; ruka je živá
ruling-stud-dead-hand-choice-dead = Ruka je mrtvá
ruling-stud-dead-hand-say = Odkryté karty byly zvednuté, ruka je mrtvá
ruling-stud-dead-hand-step = Karty dát k odhozeným; co bylo vloženo, zůstává v banku
gist-stud-dead-hand = kdo čelí akci a zvedne odkryté karty, zabije tím ruku

## Draw

topic-draw-flow = Dotazy k drawu
    .about = Check před otevřením, otevírací ruka, kolik karet, nikdo nesází, došly karty
    .search = výměna karet, kolik karet vyměnit, otevření, otevírací pár, talon, odhozené karty, draw, exchange, openers, stock, discards
    .said = kolik karet vyměnit, výměna čtyř, výměna pěti karet, čtyři nové karty, nechat si eso, nemění, stojí, draw, how many cards can I take, change four cards, stand pat
fact-draw-flow-question = Dotaz
fact-draw-flow-deck = Karet v balíčku
fact-draw-flow-cards = Pět karet hráče
fact-draw-flow-wants = Karet k výměně
fact-draw-flow-shows-ace = Ukazuje ponechané eso
fact-draw-flow-players = Hráčů v rozdání
fact-draw-flow-others-put-in = Vklad každého, kdo zůstal
fact-draw-flow-put-in = Vložil hráč před složením karet
fact-draw-flow-exchanges = Výměn v této hře
fact-draw-flow-exchanged-so-far = Výměn dosud
fact-draw-flow-wanted-by-all = Karet chtějí všichni dohromady
choice-draw-flow-question-check-before-opening = check před první sázkou
choice-draw-flow-question-opens = stačí k otevření
choice-draw-flow-question-exchange = kolik karet
choice-draw-flow-question-nobody-opened = nikdo neotevřel
choice-draw-flow-question-nobody-bet-after = po výměně nikdo nevsadil
choice-draw-flow-question-comes-back-in = návrat po složení karet
choice-draw-flow-question-exchange-again = ještě jedna výměna
choice-draw-flow-question-stock = dost karet pro všechny
ruling-draw-flow-may-check = Hráč smí dát check a vstoupit do hry později
ruling-draw-flow-bet-or-fold = Hráč vsadí, dorovná, nebo složí karty; před výměnou nelze dát check
ruling-draw-flow-any-hand-opens = Otevřít lze s jakoukoli rukou
ruling-draw-flow-opens = S touto rukou lze otevřít
ruling-draw-flow-does-not-open = S touto rukou otevřít nelze
ruling-draw-flow-kings-or-better = S 32 kartami je nutný pár králů nebo lepší ruka
ruling-draw-flow-step-keep-openers = Hráč si otevírací karty nechá až do konce a ukáže je
ruling-draw-flow-exchange-silent = Kniha neříká, kolik karet lze vyměnit
ruling-draw-flow-exchanged = Hráč smí vyměnit { $wants ->
    [one] { $wants } kartu
    [few] { $wants } karty
   *[other] { $wants } karet
}
ruling-draw-flow-too-many = Příliš mnoho; karet nejvýše { $most }
ruling-draw-flow-say-too-many = Karet nejvýše { $most }
ruling-draw-flow-next-hand = Rozdání končí a rozdává se další
ruling-draw-flow-all-gave-up = Není-li check a nikdo neotevře, složili karty všichni
ruling-draw-flow-carried = Žetony zůstávají v banku a rozdává se o ně znovu
ruling-draw-flow-may-come-back = Kdo předtím složil karty, smí se vrátit za tolik, kolik vložili ostatní
ruling-draw-flow-showdown = Showdown
ruling-draw-flow-say-showdown = Bez sázek, ukázat karty
ruling-draw-flow-say-carried = Nikdo nesází, bank zůstává a rozdává se znovu
ruling-draw-flow-step-next-dealer = Zamíchat všechny karty; rozdává další hráč po směru hodinových ručiček
ruling-draw-flow-comes-back = Hráč se smí vrátit za { $chips }
ruling-draw-flow-stays-out = Hráč zůstává mimo
ruling-draw-flow-nothing-carried = Žádný bank se nepřenáší, není se tedy k čemu vracet
ruling-draw-flow-exchange-again = Hráč smí měnit ještě jednou
ruling-draw-flow-no-more-exchange = Karty se už nemění
ruling-draw-flow-so-many = { $exchanges ->
    [1] V této hře se mění jednou
    [2] V této hře se mění dvakrát
   *[other] Počet výměn v této hře: { $exchanges }
}
ruling-draw-flow-say-no-more-exchange = Už bez výměny
ruling-draw-flow-stock-enough = Stačí: karet je { $stock }, potřeba { $wanted }
ruling-draw-flow-second-stock = Nestačí: karet je { $stock }, potřeba { $wanted }, z odložených karet se tedy udělá druhý talon
ruling-draw-flow-step-deal-first = Nejprve v pořadí rozdat, co zbývá
ruling-draw-flow-step-shuffle-discards = Zamíchat dosud odložené karty; snímá hráč po levici dealera
ruling-draw-flow-say-second-stock = Karty docházejí, míchají se odložené
gist-draw-flow-no-check = před výměnou nelze dát check
gist-draw-flow-three = mění se nejvýše tři karty
gist-draw-flow-ace = kdo si nechá eso a ukáže je, smí měnit čtyři
gist-draw-flow-may-check = check před otevřením zachovává právo vstoupit do hry
gist-draw-flow-openers = s 32 kartami je k otevření nutný pár králů
gist-draw-flow-nobody-opens = neotevře-li nikdo, vklady zůstávají a rozdává další hráč
gist-draw-flow-four = mění se jedna až čtyři karty, a to jednou
gist-draw-flow-stock = dojde-li talon, zamíchají se odložené karty
gist-draw-flow-carried = nevsadí-li po výměně nikdo, bank se přenáší
gist-draw-flow-once = karty se mění jednou
gist-draw-flow-twice = v Double Drawu se mění dvakrát
gist-draw-flow-back-in = kdo složil karty, smí hrát o přenesený bank, když vloží tolik co ostatní
gist-draw-flow-limping = ve hře s jednou výměnou lze povinnou sázku jen dorovnat

## Ultimate Texas hold'em

topic-uth = Ultimate Texas Hold'em
    .about = Co vyhrává nebo prohrává Ante, Blind, Play a Trips
    .search = UTH, kasinový holdem, kasinová hra, sázka Trips, sázka Blind, výplata, casino holdem, trips, blind bet, ante
    .said = dealer se kvalifikuje, kasinový stůl, sázka play, sázka trips, casino table dealer qualifies, play bet trips
fact-uth-player = Karty hráče
fact-uth-dealer = Karty dealera
fact-uth-board = Board
fact-uth-ante = Ante
fact-uth-blind = Blind
fact-uth-play-multiple = Kolik Ante na Play, 0 znamená fold
fact-uth-play = Sázka Play, je-li mezi třemi a čtyřmi Ante
fact-uth-trips = Trips
fact-uth-trips-table = Výplatní tabulka Trips
fact-uth-smallest-chip = Nejmenší vyplácený žeton
fact-uth-trips-after-fold = Trips po foldu
choice-uth-trips-table-A = flush 7, postupka 4
choice-uth-trips-table-B = flush 6, postupka 5
choice-uth-trips-after-fold-settled = vyplácí se podle ruky hráče
choice-uth-trips-after-fold-lost = propadá
gist-uth-better-hand = lepší ruka vyhrává Ante a Play jedna ku jedné
gist-uth-equal = při stejných rukách Ante, Blind i Play zůstávají
gist-uth-dealer-qualifies = dealer potřebuje pár, jinak se Ante vrací
gist-uth-blind = Blind se od postupky výš vyplácí podle své tabulky, při výhře s nižší rukou zůstává
gist-uth-trips = Trips se vyplácí podle vlastní ruky hráče
ruling-uth-win = Vyhrává hráč: celkem { $total }
ruling-uth-lose = Vyhrává dealer: celkem { $total }
ruling-uth-tie = Shoda: celkem { $total }
ruling-uth-fold = Hráč složil karty: celkem { $total }
ruling-uth-trips-after-fold-silent = O Trips po foldu rozhoduje herna
ruling-uth-choice-trips-settled = Vyplatí se podle ruky hráče
ruling-uth-choice-trips-lost = Propadá s foldem
ruling-uth-hands = Hráč: { $player } ({ $player-cards }); dealer: { $dealer } ({ $dealer-cards })
ruling-uth-dealer-qualifies = Dealer má aspoň pár, Ante se tedy počítá
ruling-uth-dealer-does-not-qualify = Dealer nemá pár, Ante se tedy vrací, pokud hráč nesložil karty
ruling-uth-say = { $hand }
ruling-uth-step-ante = Ante { $won }
ruling-uth-step-blind = Blind { $won }
ruling-uth-step-play = Play { $won }
ruling-uth-step-trips = Trips { $won }

topic-uth-stage = Průběh Ultimate Texas Hold'em
    .about = Co se rozdává, kolik lze vsadit na Play a jak se boxy vyplácejí
    .search = UTH, kasinový holdem, kasinová hra, kolikrát navýšit, navýšit jednou, sázka Play, čtyřnásobek, trojnásobek, pořadí výplat, boxy, casino holdem, raise once, play bet, check or raise, fold or call, order of settling, boxes
    .said = kolikrát ante, v kasinu navýšit, může znovu navýšit v kasinu, navýšit po flopu v kasinu, can he raise again at the casino table, how many times the ante
fact-uth-stage-stage = Fáze
fact-uth-stage-has-raised = V tomto rozdání už je vsazeno na Play
choice-uth-stage-stage-before-the-board = před boardem
choice-uth-stage-stage-three-cards = tři karty na boardu
choice-uth-stage-stage-five-cards = pět karet na boardu
choice-uth-stage-stage-settling = všichni se rozhodli
ruling-uth-check-or-three-or-four = Check, nebo Play za tři nebo čtyři Ante
ruling-uth-check-or-three-to-four = Check, nebo Play za tři až čtyři Ante
ruling-uth-check-or-twice = Check, nebo Play za dvě Ante
ruling-uth-fold-or-once = Fold, nebo Play za jedno Ante
ruling-uth-then-no-more = Kdo vsadí na Play, v tomto rozdání už nic dalšího nevsází
ruling-uth-raised-once = Nic dalšího už vsadit nelze: hráč navýšil
ruling-uth-no-more = Nic dalšího už vsadit nelze: všichni se rozhodli
ruling-uth-step-deal = Každému rozdat dvě karty po směru hodinových ručiček, dealerovi poslednímu
ruling-uth-step-secret = Hráči si prohlížejí jen své dvě karty, nikomu je neukazují a nemluví o nich
ruling-uth-step-three = Spálit jednu kartu a otočit tři
ruling-uth-step-two = Spálit jednu kartu a otočit poslední dvě najednou
ruling-uth-step-dealer = Odkrýt obě karty dealera
ruling-uth-step-boxes = Vyplácet box po boxu od posledního ve hře, zprava doleva
ruling-uth-step-call = Odkrýt karty hráče a ohlásit nejlepší ruku s boardem
gist-uth-deal = dvě karty dostává každý hráč i dealer
gist-uth-secret = hráči karty nikomu neukazují a nemluví o nich
gist-uth-first-decision = před boardem hráč dá check, nebo vsadí na Play tři nebo čtyři Ante
gist-uth-one-raise = kdo v rozdání navýšil, už znovu nenavyšuje
gist-uth-flop = spálí se jedna karta a otočí se tři
gist-uth-second-decision = po třech kartách hráč dá check, nebo vsadí na Play dvě Ante
gist-uth-turn-and-river = spálí se jedna karta a poslední dvě se otočí najednou
gist-uth-third-decision = po pěti kartách hráč složí karty, nebo vsadí na Play jedno Ante, a potom se už nesází
gist-uth-settling = boxy se vyplácejí od posledního ve hře, zprava doleva
verdict-is-may-come-back = může se vrátit
verdict-is-stays-out = zůstává mimo
verdict-play-least = Play nejméně
verdict-play-most = Play nejvýše
verdict-otherwise = Jinak

## Betting, limit, pot-limit

topic-betting = Smí hráč navýšit a na kolik
    .about = Kolik dorovnat, zda jsou sázky znovu otevřené, minimální navýšení
    .search = může navýšit, smí navýšit, na kolik navýšit, kolik dorovnat, minimální navýšení, plné navýšení, znovuotevření sázek, may he raise, min raise, reopen, short all in, full raise
    .said = kolik je to na mě, kolik mám dorovnat, na kolik může navýšit, jaká je teď sázka, minimální raise na, how much is it to me, what can they make it, current bet, minimum raise to
fact-betting-street = Sázkové kolo
fact-betting-order-of-action = Místa v pořadí akce
fact-betting-big-blind = Big blind
fact-betting-posted = Vložené blindy
fact-betting-stacks-before-round = Žetony před sázkovým kolem
fact-betting-actions = Akce sázkového kola
fact-betting-seat = Místo
fact-betting-action = Akce
fact-betting-to = Na kolik celkem
fact-betting-amount = Přidané žetony
fact-betting-all-in = All-in
fact-betting-to-act = Místo na řadě
fact-betting-reopening = Sázky se znovu otevírají
choice-betting-street-preflop = před flopem
choice-betting-street-postflop = po flopu
choice-betting-reopening-cumulative = po all-inech, které dají dohromady plné navýšení
choice-betting-reopening-single = jen po jednom plném navýšení
ruling-betting-check-or-bet = Místo { $seat } smí dát check nebo vsadit { $least } či víc
ruling-betting-call-or-raise = Místo { $seat } smí dorovnat { $call } nebo navýšit nejméně na { $least }
ruling-betting-call-or-all-in = Místo { $seat } smí dorovnat { $call } nebo dát all-in, celkem { $least }
ruling-betting-check-only = Místo { $seat } smí dát check
ruling-betting-call-or-fold = Místo { $seat } smí dorovnat { $call }, nebo složit karty
ruling-betting-full-raise = Největší plná sázka nebo navýšení tohoto kola je { $raise }
ruling-betting-open = Sázky jsou pro hráče otevřené
ruling-betting-nobody-could-call = Nikdo další nemá žetony, kterými by navýšení dorovnal
ruling-betting-not-a-full-raise = Hráč už jednal a má dorovnat méně než plné navýšení
ruling-betting-no-single-full-raise = Hráč už jednal a nikdo od té doby nedal sám plné navýšení
gist-betting-least-raise = navýšení je nejméně největší sázka nebo navýšení sázkového kola
gist-betting-cumulative = all-iny, které dají dohromady plné navýšení, otevírají sázky znovu tomu, kdo je má dorovnat
gist-betting-single = sázky znovu otevírá jen plné navýšení jednoho hráče

topic-pot-limit = Kolik je navýšení o bank
    .about = Největší sázka nebo navýšení v pot-limitu
    .search = pot limit, PLO, sázka banku, kolik je pot, maximální sázka, maximální navýšení, bet the pot, maximum raise
    .said = kolik je pot, maximální sázka, maximum v plo, na pot, velikost potu, max bet in plo, how much is pot, pot sized
fact-pot-limit-pot = Bank se všemi sázkami
fact-pot-limit-current-bet = K dorovnání celkem
fact-pot-limit-in-front = Před hráčem už leží
fact-pot-limit-blinds-missing = Chybí do plných blindů
ruling-pot-limit-bet = Nejvýše { $most }
ruling-pot-limit-raise = Nejvýše na { $most }
ruling-pot-limit-how = Dorovnání { $call } a pak navýšení o { $raise }, což je bank i s tímto dorovnáním
ruling-pot-limit-blinds-count = Před flopem se blindy počítají jako plné, k banku se tedy přičítá ještě { $missing }
ruling-pot-limit-dead-blind = Kniha to říká o neúplném blindu hráče, který je all-in; je-li blind mrtvý, rozhoduje floorman
ruling-pot-limit-blinds-ignored = Počítá se jen to, co v banku leží, chybějících { $missing } tedy ne
ruling-pot-limit-say = Pot je { $most }
gist-pot-limit-count = velikost banku se říká jen v pot-limitu
gist-pot-limit-spread = bank se na požádání rozprostře, aby šel spočítat
gist-pot-limit-short-blind = před flopem se bank počítá, jako by neúplný all-in blind byl celý
gist-pot-limit-full-blinds = před flopem se bank počítá s plnými blindy
gist-pot-limit-raise = navýšení je nejvýše bank po vlastním dorovnání

topic-limit-cap = Kolikrát lze navýšit v limitu
    .about = Strop sázkového kola, heads-up a all-iny menší než sázka
    .search = kolik navýšení, kolikrát navýšit, počet navýšení, strop, limit, cap, number of raises, capped
    .said = kolikrát se může navýšit v limitu, tři navýšení, čtyři sázky, cap, raisy v heads-upu v limitu, raises heads up in limit, is it capped
fact-limit-cap-bet = Sázka tohoto kola
fact-limit-cap-bets-so-far = Sázek a navýšení dosud, i s big blindem
fact-limit-cap-own-raises = Z toho navýšení hráče
fact-limit-cap-betting-rounds = Sázkových kol v této hře
fact-limit-cap-players-left = Hráčů v rozdání se žetony
fact-limit-cap-capped-before-heads-up = Stropu dosaženo, než zbyli dva
fact-limit-cap-event-is-heads-up = V turnaji zbývají jen dva
fact-limit-cap-short-all-in = All-in navyšuje o
ruling-limit-cap-may-raise = Navýšit se smí
ruling-limit-cap-reached = Strop: jen dorovnat nebo složit karty
ruling-limit-cap-none = Mezi těmito dvěma strop není
ruling-limit-cap-totals = Kolo jde po částkách { $totals } a dál ne
ruling-limit-cap-raises-each = Počet navýšení na hráče a sázkové kolo: { $raises }
ruling-limit-cap-all-in-is-a-bet = All-in je sázka; kdo už jednal, smí navýšit
ruling-limit-cap-others-may-raise = Kdo ještě nejednal, smí navýšit
ruling-limit-cap-all-in-call-or-fold = All-in není sázka; kdo už jednal, dorovná, nebo složí karty
ruling-limit-cap-all-in-silent = Zda all-in sázky znovu otevírá, kniha neříká
gist-limit-cap-house = v limitu platí strop herny, i mezi dvěma hráči, dokud v turnaji nezbývají jen dva
gist-limit-cap-half-bet = v limitu all-in za polovinu sázky nebo víc sázky znovu otevírá
gist-limit-cap-three-raises = sázka a tři navýšení, má-li hra tři sázková kola nebo víc
gist-limit-cap-four-raises = sázka a čtyři navýšení ve hrách se dvěma sázkovými koly
gist-limit-cap-heads-up = mezi dvěma hráči není počet navýšení omezen
gist-limit-cap-less-than-half = v limitu all-in za méně než polovinu sázky sázky znovu neotevírá
gist-limit-cap-three-bets = celkem tři sázky, včetně první sázky a big blindu
gist-limit-cap-each = jedno dorovnání a tři navýšení na hráče

## Facts that cannot be

facts-chip-unit-zero = nejmenší žeton musí mít nějakou hodnotu
facts-dead-not-in-units = mrtvé žetony nelze složit ze žetonů { $unit }
facts-stake-not-in-units = žetony místa { $seat } nelze složit ze žetonů { $unit }
facts-pot-not-in-units = bank nelze složit ze žetonů { $unit }
facts-pot-too-much = místo { $seat } vložilo víc, než lze spočítat
facts-pot-all-folded = všichni složili karty, nikdo tedy nemůže vyhrát
facts-pot-folded-above-all = místo { $seat } složilo karty, až když ostatní dorovnali víc, než vložil kdokoli ze zbývajících
facts-action-before-hand = v rozdání, které nezačalo, nemůže být žádná akce
facts-called-above-bet = dorovnáno je víc, než bylo vsazeno
facts-not-in-showdown = místo { $seat } v showdownu není
facts-stud-not-shown = místo { $seat } tu nemá odkryté karty
facts-stud-no-street = hra nemá sázkové kolo { $street }
facts-stud-open-cards = místo { $seat } má odkrytých karet { $has }, v tomto kole jich je odkrytých { $wants }
facts-stud-too-many-cards = rozdáno je víc karet, než má balíček
facts-draw-more-than-others = nemůže být víc, než vložili ti, kdo zůstali
facts-draw-five-cards = hráč musí mít pět karet
facts-draw-too-many-players = balíček nemá pro tolik hráčů po pěti kartách
facts-uth-no-table = taková výplatní tabulka neexistuje
facts-uth-blind-is-ante = Blind je stejně velký jako Ante
facts-uth-no-ante = chybí Ante
facts-uth-play-multiple = sázka Play je 1 až 4 Ante, nebo 0 při foldu
facts-uth-play-whole = před boardem se na Play sází právě tři nebo čtyři Ante, pokud herna nedovoluje částky mezi tím
facts-uth-play-between = sázka Play, která není celým násobkem Ante, musí být mezi jejich trojnásobkem a čtyřnásobkem
facts-uth-play-multiple-of-play = sázka Play neodpovídá tomuto počtu Ante (zaokrouhleno dolů)
facts-uth-too-much = to je víc, než lze spočítat
facts-betting-big-blind = big blind musí být zadán
facts-betting-seat-unknown = místo { $seat } v pořadí akce není
facts-betting-stack-unknown = je nutné zadat žetony místa { $seat }
facts-betting-posted-too-much = místo { $seat } vložilo víc, než má
facts-betting-not-in-turn = na řadě je místo { $turn }, ne místo { $seat }
facts-betting-round-over = sázkové kolo skončilo a nikdo není na řadě
facts-betting-cannot-check = je co dorovnat
facts-betting-nothing-to-call = není co dorovnat
facts-betting-bet-already = už je vsazeno, je to tedy navýšení
facts-betting-no-bet-yet = ještě není vsazeno, je to tedy sázka
facts-betting-call-is = dorovnání přidává { $chips }
facts-betting-amount-unknown = je nutné zadat částku
facts-betting-amounts-differ = částka a součet si neodpovídají
facts-betting-more-than-stack = hráč má celkem { $chips }
facts-betting-not-all-in = nejsou to poslední žetony hráče
facts-betting-not-above-bet = musí to být víc než { $chips }
facts-betting-below-minimum = musí to být nejméně { $chips }, pokud hráč není all-in
facts-betting-not-reopened = sázky nebyly pro hráče otevřené
facts-pot-limit-in-front = hráč má před sebou víc, než je v banku

### pl

## Showdown: who wins

topic-showdown = Kto wygrywa showdown
    .about = Pięć kart, którymi gra każdy, kto wygrywa i co o tym decyduje
    .search = kto wygrał, układ, zwycięzca, najlepszy układ, kicker, odczyt ręki, porównanie rąk, karty mówią, winner, best hand, read the hand, cards speak, omaha, razz, lowball, badugi, short deck, six plus, 6+, five-card omaha, PLO5
    .said = kto bierze, ta sama para, kto wygrywa, co bije co, lepszy kicker, ta sama ręka, kto ma lepszą, what beats what, same pair who wins
fact-showdown-game = Gra
fact-showdown-players = Gracze w showdownie
fact-showdown-seat = Miejsce
fact-showdown-cards = Karty własne
fact-showdown-board = Karty na stole
choice-holdem = hold'em
choice-omaha = Omaha
choice-omaha8 = Omaha hi-lo
choice-stud7 = seven-card stud
choice-stud8 = stud hi-lo
choice-razz = razz
choice-stud5 = five-card stud
choice-draw5 = poker dobierany, jedna lub dwie wymiany
choice-lowball-a5 = lowball, ace to five
choice-lowball-27 = lowball, deuce to seven
choice-draw32 = poker dobierany, 32 karty
choice-short-deck = short-deck hold'em, 36 kart
choice-omaha5 = Omaha z pięcioma kartami
choice-badugi = badugi
ruling-showdown-one = Wygrywa miejsce { $seats }: { $hand }
ruling-showdown-split = Miejsca { $seats } dzielą pulę: { $hand }
ruling-showdown-high-and-low = { $winners ->
    [one] High wygrywa miejsce { $seats }
    [few] High dzielą miejsca { $seats }
   *[many] High dzielą miejsca { $seats }
} ({ $hand }), { $lows ->
    [one] low wygrywa miejsce { $low }
    [few] low dzielą miejsca { $low }
   *[many] low dzielą miejsca { $low }
}
ruling-showdown-no-low = Żaden niski układ się nie kwalifikuje, więc { $winners ->
    [one] miejsce { $seats } wygrywa wszystko
    [few] miejsca { $seats } dzielą wszystko
   *[many] miejsca { $seats } dzielą wszystko
}: { $hand }
ruling-showdown-seat = Miejsce { $seat }: { $hand } ({ $cards })
ruling-showdown-seat-both = Miejsce { $seat }: { $hand } ({ $cards }), { $low } ({ $low-cards })
ruling-showdown-seat-none = Miejsce { $seat } nie ma układu, który się kwalifikuje
ruling-showdown-rank-decides = Układy są tego samego rodzaju; wyższa ranga to { $own }, niższa to { $other }
ruling-showdown-kicker-decides = Rozstrzyga kicker: { $own }, a nie { $other }
ruling-showdown-ask-low-straight = Zapytać, czy A-7-8-9-10 to tutaj strit
ruling-showdown-low-straight-decides = Zasady lokalu nie podano, a od niej zależy, kto wygrywa; zwykle to nie jest strit
ruling-showdown-without-low-straight = To nie jest strit: { $winners ->
    [one] wygrywa miejsce { $seats }
    [few] pulę dzielą miejsca { $seats }
   *[many] pulę dzielą miejsca { $seats }
}
ruling-showdown-with-low-straight = To jest strit: { $winners ->
    [one] wygrywa miejsce { $seats }
    [few] pulę dzielą miejsca { $seats }
   *[many] pulę dzielą miejsca { $seats }
}
ruling-showdown-ask-short-deck = Zapytać, czy strit bije tutaj trójkę
ruling-showdown-short-deck-decides = Zasady lokalu nie podano, a przy 36 kartach od niej zależy, kto wygrywa; zwykle wyższy jest strit
ruling-showdown-straight-first = Wyższy jest strit: { $winners ->
    [one] wygrywa miejsce { $seats }
    [few] pulę dzielą miejsca { $seats }
   *[many] pulę dzielą miejsca { $seats }
}
ruling-showdown-three-of-a-kind-first = Wyższa jest trójka: { $winners ->
    [one] wygrywa miejsce { $seats }
    [few] pulę dzielą miejsca { $seats }
   *[many] pulę dzielą miejsca { $seats }
}
ruling-showdown-say = { $winners ->
    [one] Wygrywa miejsce { $seats }
    [few] Pulę dzielą miejsca { $seats }
   *[many] Pulę dzielą miejsca { $seats }
}, { $hand }
ruling-showdown-say-both = { $winners ->
    [one] High wygrywa miejsce { $seats }
    [few] High dzielą miejsca { $seats }
   *[many] High dzielą miejsca { $seats }
}, { $lows ->
    [one] low wygrywa miejsce { $low }
    [few] low dzielą miejsca { $low }
   *[many] low dzielą miejsca { $low }
}
ruling-showdown-step-read = Odczytać na głos każdą wyłożoną rękę i pokazać pięć kart, które grają
ruling-showdown-step-losers-first = Zabrać najpierw ręce przegrane, a wygrywającą zostawić odkrytą, aż pula zostanie przesunięta
gist-showdown-cards-speak = decydują karty, a nie słowa
gist-showdown-all-cards = kto chce wygrać showdown, wykłada wszystkie karty własne
gist-showdown-dealer-reads = krupier odczytuje ręce i wskazuje wygrywającego
gist-showdown-holdem = gra dowolne pięć spośród kart własnych i kart na stole: dwie karty własne, jedna albo żadna
gist-showdown-best-takes-pot = najlepszy układ bierze pulę, a w grze hi-lo najniższy jej połowę
gist-showdown-two-and-three = grają dokładnie dwie karty własne i trzy ze stołu
gist-showdown-eight-or-better = układ low to pięć różnych rang, nie wyższych niż ósemka, z asem jako niskim
gist-showdown-plain-low = układ low nie ma karty powyżej ósemki, pary, strita ani koloru
gist-showdown-five-of-seven = gra najlepsze pięć z siedmiu kart
gist-showdown-stud8 = na każdą połowę gra dowolne pięć kart, na low nie wyższych niż ósemka
gist-showdown-ace-to-five = wygrywa najniższy układ, najlepszy to 5-4-3-2-A
gist-showdown-stud5 = pięć kart, jedna zakryta i cztery odkryte
gist-showdown-draw = najwyższy układ bierze pulę
gist-showdown-double-draw = dwie wymiany i te same układy
gist-showdown-lowball = wygrywa najniższy układ; strity i kolory się nie liczą, a najlepszy to 5-4-3-2-A
gist-showdown-best-five = gra najlepsze pięć kart, kickery z ręki i ze stołu
gist-showdown-flush-after-exchange = po wymianie kolor bije fula

## Order of showing

topic-showdown-order = Kto pokazuje pierwszy
    .about = Kolejność pokazywania, także przy all-inach i pulach pobocznych
    .search = kto pokazuje pierwszy, kolejność pokazywania, kto odkrywa, ostatni agresor, slow roll, show first, last aggressor, showdown order
    .said = obaj czekają, kto ma pokazać, nikt nie chce pokazać, kto pokazuje pierwszy, czekają na siebie, nobody wants to show, who has to show
fact-showdown-order-family = Rodzaj gry
fact-showdown-order-seats-at-table = Miejsca przy stole
fact-showdown-order-button = Button
fact-showdown-order-live = Miejsca w showdownie
fact-showdown-order-last-round-aggressor = Ostatni zakład lub podbicie ostatniej rundy
fact-showdown-order-hand-aggressor = Ostatni zakład lub podbicie całego rozdania
fact-showdown-order-up-cards = Karty odkryte
fact-showdown-order-main-pot-only = All-in tylko o pulę główną
fact-showdown-order-all-in-and-no-more-betting = All-in i koniec licytacji
choice-showdown-order-family-flop = z kartami wspólnymi
choice-showdown-order-family-draw = poker dobierany
choice-showdown-order-family-stud = stud
choice-showdown-order-family-razz = razz
ruling-showdown-order-first = Pierwsze pokazuje miejsce { $seat }
ruling-showdown-order-all-at-once = Wszystkie ręce odkrywa się naraz
ruling-showdown-order-main-pot-all-in = Kto gra tylko o pulę główną, jest all-in
ruling-showdown-order-boards-not-known = W ostatniej rundzie nikt nie postawił, więc decydują karty odkryte i trzeba je znać
ruling-showdown-order-last-aggressor = Z tego miejsca padł ostatni zakład lub podbicie w ostatniej rundzie
ruling-showdown-order-hand-aggressor = Z tego miejsca padł ostatni zakład lub podbicie w całym rozdaniu
ruling-showdown-order-was-called = Zakład z tego miejsca sprawdzono
ruling-showdown-order-contributor-last = Kto ostatni postawił lub podbił, pokazuje ostatni
ruling-showdown-order-left-of-button = W ostatniej rundzie nikt nie postawił, więc pokazywanie zaczyna pierwsze miejsce na lewo od buttona
ruling-showdown-order-highest-board = W ostatniej rundzie nikt nie postawił, więc pierwszy pokazuje najwyższy odkryty układ
ruling-showdown-order-lowest-board = W ostatniej rundzie nikt nie postawił, więc pierwszy pokazuje najniższy odkryty układ
ruling-showdown-order-last-chance = W ostatniej rundzie nikt nie postawił, więc pierwszy pokazuje ten, kto mógł postawić jako ostatni
ruling-showdown-order-side-pots-first = Ręce z puli pobocznej pokazuje się przed tymi, które grają tylko o główną
ruling-showdown-order-enforce = Gdy gracze czekają na siebie nawzajem, kazać im pokazywać w tej kolejności
ruling-showdown-order-side-pots-independent = Ręce z puli pobocznej można pokazać przed tymi, które grają tylko o główną, albo po nich
ruling-showdown-order-say = Miejsce { $seat }, proszę pokazać rękę
ruling-showdown-order-say-all = Proszę odkryć wszystkie ręce
ruling-showdown-order-step = Kolejność pokazywania, miejsca: { $seats }; każdy może pokazać wcześniej
ruling-showdown-order-step-side-first = Przyznać najpierw pule poboczne, na końcu główną
gist-showdown-order-aggressor = pierwszy pokazuje ten, kto ostatni postawił lub podbił w ostatniej rundzie, a bez zakładu ten, kto w niej zaczyna
gist-showdown-order-all-in = przy all-inie i bez dalszej licytacji odkrywa się wszystkie ręce
gist-showdown-order-opener = gdy wszyscy czekali lub są all-in, pierwsza pokazuje pierwsza żywa ręka na lewo od buttona
gist-showdown-order-bettor = kto ostatni postawił lub podbił w ostatniej rundzie, pokazuje pierwszy
gist-showdown-order-side-pot = gracze z puli pobocznej pokazują niezależnie od tych, którzy grają tylko o główną
gist-showdown-order-called = pierwszy pokazuje ten, kogo sprawdzono, a w studzie bez zakładu ten, kto mógł postawić jako ostatni
gist-showdown-order-contributor-last = kto zakończył licytację, pokazuje ostatni
gist-showdown-order-whole-hand = kto ostatni postawił lub podbił w całym rozdaniu, pokazuje pierwszy

## All-in hands face up

topic-all-in-face-up = Czy odkrywa się ręce
    .about = Kiedy ręce się odkrywa, bo ktoś jest all-in
    .search = odkrycie kart, odkryć karty, karty na stół, all-in odkryte, va banque, all in face up, expose hands, open cards
    .said = odkryć karty po all-in, odkrywać karty, obaj all-in, all-in i call, pokazać przed riverem, karty na stół, nie chce odkryć kart, turn them over, cards up
fact-all-in-face-up-all-in = Gracze all-in
fact-all-in-face-up-with-chips = Gracze w rozdaniu z żetonami
fact-all-in-face-up-action-complete = Wszyscy już działali
fact-all-in-face-up-all-cards-dealt = Ostatnia karta wyłożona
fact-all-in-face-up-hand-for-hand = Stoły grają hand for hand
ruling-all-in-open = Wszystkie ręce odkrywa się teraz
ruling-all-in-closed = Ręce zostają zakryte
ruling-all-in-waits = Ręce zostają zakryte, a krupier czeka
ruling-all-in-waits-for-tables = Gra hand for hand: rozdanie toczy się dalej, gdy pozostałe stoły skończą
ruling-all-in-say-waits = Karty zostają zakryte, aż pozostałe stoły skończą
ruling-all-in-hand-for-hand-silent = Zbiór zasad nie mówi, czy ręce pokazuje się, zanim pozostałe stoły skończą
ruling-all-in-nobody = Nikt nie jest all-in, więc obowiązuje kolejność pokazywania
ruling-all-in-uncalled = Nikt nie sprawdził all-ina, więc pulę wygrywa się bez showdownu
ruling-all-in-betting-possible = Dwóch graczy może jeszcze licytować, więc gracz all-in też trzyma karty zakryte
ruling-all-in-action-pending = Jeden z graczy jeszcze nie odpowiedział na all-in
ruling-all-in-after-the-river = Lokal odkrywa ręce dopiero po ostatniej karcie
ruling-all-in-nobody-can-bet = Ktoś jest all-in, a dalsza licytacja nie jest możliwa
ruling-all-in-say-open = Proszę odkryć wszystkie ręce
ruling-all-in-say-closed = Licytacja trwa, karty zostają zakryte
ruling-all-in-step-every-hand = Odkryć wszystkie ręce, także te, które grają tylko o pulę główną; nikt nie może odrzucić kart
ruling-all-in-step-deal-on = Potem rozdać pozostałe ulice
ruling-all-in-step-side-first = Przyznać najpierw pule poboczne, na końcu główną
gist-all-in-hand-for-hand = w grze hand for hand po all-inie i sprawdzeniu karty zostają zakryte, a krupier czeka
gist-all-in-face-up = przy all-inie i bez możliwości dalszej licytacji wszystkie ręce odkrywa się naraz
gist-all-in-face-up-river = niektóre lokale odkrywają ręce po ostatniej karcie

## Asking to see

topic-ask-to-see = Czy można zobaczyć tę rękę
    .about = Czy rękę, której nie pokazano, pokazuje się na prośbę
    .search = pokaż karty, chcę zobaczyć, prośba o pokazanie kart, odrzucona ręka, zmowa, ask to see, show me, mucked hand, collusion
    .said = chcę zobaczyć co miał, pokaż co miałeś, zapłaciłem, pokazać przegraną rękę, czy mogę zobaczyć odrzuconą rękę, sprawdziłem a on odrzucił, want to see his hand, I paid to see
fact-ask-to-see-asker = Karty proszącego
fact-ask-to-see-asker-called-last-round = Proszący sprawdził ostatni zakład
fact-ask-to-see-asker-won = Proszący wygrywa pulę
fact-ask-to-see-hand-of = Czyja ręka
choice-ask-to-see-asker-tabled = wyłożone
choice-ask-to-see-asker-has-cards = nadal w ręku
choice-ask-to-see-asker-mucked = odrzucone
choice-ask-to-see-asker-folded-before = spasowane wcześniej
choice-ask-to-see-asker-not-dealt = bez kart w tym rozdaniu
choice-ask-to-see-hand-of-last-aggressor = ostatniego, kto postawił lub podbił
choice-ask-to-see-hand-of-other-called = innego, kto sprawdził
choice-ask-to-see-hand-of-winner-uncalled = wygrywającego, którego nikt nie sprawdził
choice-ask-to-see-hand-of-folded = spasowana ręka
ruling-ask-to-see-shown = Rękę się pokazuje
ruling-ask-to-see-shown-live = Rękę się pokazuje, jest znów żywa
ruling-ask-to-see-shown-dead = Rękę się pokazuje, pozostaje martwa
ruling-ask-to-see-not-shown = Ręki się nie pokazuje
ruling-ask-to-see-director = Decyduje floor
ruling-ask-to-see-no-cards = Kto nie ma już kart, nie ma prawa zobaczyć cudzych
ruling-ask-to-see-paid-to-see = Proszący sprawdził ostatni zakład i zachował karty, więc zapłacił za zobaczenie tej ręki
ruling-ask-to-see-not-dealt = Prosić może tylko ten, kto dostał karty
ruling-ask-to-see-not-called = Tej ręki nie sprawdzono
ruling-ask-to-see-uncalled = Ręki, która wygrała bez showdownu, i ręki spasowanej nigdy się nie pokazuje
ruling-ask-to-see-winner-asked = Ręka, o której pokazanie prosi wygrywający, jest znów żywa
ruling-ask-to-see-other-asked = Ręka, o której pokazanie prosi ktoś inny niż wygrywający, pozostaje martwa
ruling-ask-to-see-for-the-game = Zobaczenie ręki to przywilej, który chroni grę, a nie zaspokaja ciekawość
ruling-ask-to-see-choice-show = Pokazać rękę, jeśli jest podejrzenie
ruling-ask-to-see-choice-keep = Nie pokazywać
ruling-ask-to-see-step-ask-why = Zapytać po cichu o powód; powodem jest podejrzenie zmowy
ruling-ask-to-see-say-show = Proszę pokazać tę rękę
ruling-ask-to-see-say-no = Tej ręki nie pokazujemy
gist-ask-to-see-none = gracz bez kart nie ma prawa zobaczyć ręki
gist-ask-to-see-caller = kto sprawdził na ostatniej ulicy i zachował karty, może zobaczyć rękę ostatniego agresora; o reszcie decyduje dyrektor
gist-ask-to-see-director = o pokazaniu ręki na prośbę decyduje dyrektor
gist-ask-to-see-mucked = kto odrzuca karty bez pokazania, traci prawo zobaczyć wygrywającą rękę
gist-ask-to-see-any-dealt = każdy, kto dostał karty, może prosić o pokazanie sprawdzonej ręki
gist-ask-to-see-dead-or-live = ręka pokazana na prośbę wygrywającego jest żywa, na prośbę innego martwa
gist-ask-to-see-never-uncalled = kto wygrał bez showdownu, nie musi pokazywać

## Winning without showing

topic-hidden-winner = Czy wygrywający musi pokazać
    .about = Czy ostatnia żywa ręka wygrywa bez pokazania
    .search = czy musi pokazać, wygrana bez pokazania, bez showdownu, ostatnia żywa ręka, win without showing, uncalled, last live hand
    .said = czy muszę pokazać, wszyscy wyrzucili, przeciwnik się poddał, wygrałem bez showdownu, czy mam odkryć, everybody mucked, do I have to show
fact-hidden-winner-others = Wszystkie inne ręce
fact-hidden-winner-all-in-and-called = All-in i sprawdzenie
choice-hidden-winner-others-folded = spasowane przed końcem
choice-hidden-winner-others-mucked = wyrzucone bez pokazania
choice-hidden-winner-others-tabled = wyłożone
ruling-hidden-winner-wins = Ostatnia żywa ręka wygrywa i nie trzeba jej pokazywać
ruling-hidden-winner-must-show = Gracz musi wyłożyć wszystkie karty własne
ruling-hidden-winner-all-folded = Wszyscy inni spasowali
ruling-hidden-winner-last-live = Gdy nikt nie jest all-in, ostatnia ręka, której nie wyrzucono, wygrywa bez pokazania
ruling-hidden-winner-all-in = Przy all-inie i bez dalszej licytacji odkrywa się wszystkie ręce i nikt nie może wyrzucić swojej
ruling-hidden-winner-contested = Wyłożono inną rękę, więc aby wygrać pulę, trzeba pokazać karty
ruling-hidden-winner-say = Ręka wygrywa, pokazywać nie trzeba
ruling-hidden-winner-say-turn-up = To all-in, proszę odkryć rękę
ruling-hidden-winner-say-table-all = Proszę wyłożyć wszystkie karty
gist-hidden-winner = gdy wszyscy inni odrzucą karty bez pokazania, ostatnia żywa ręka wygrywa i nie trzeba jej pokazywać
gist-hidden-winner-contested = kto chce części puli rozstrzyganej w showdownie, wykłada wszystkie karty
gist-hidden-winner-001 = ostatni, kto został, bierze pulę i nie musi pokazywać

## Mucked, killed, half shown

topic-muck = Czy wyrzucona ręka jeszcze gra
    .about = Wyłożone i odrzucone ręce, które wygrywały, karty wyrzucone, ręce zabite przez krupiera, jedna pokazana karta
    .search = martwa ręka, odrzucone karty, wyrzucone karty, zabita ręka, muck, wygrywająca ręka odrzucona, niechroniona ręka, killed hand, tabled winner, dead hand, discard
    .said = krupier zabrał mi karty, wyrzucił wygrywającą, niechronione karty, krupier odrzucił mi rękę, krupier zabił rękę, bez żetonu na kartach, karty w mucku, wyrzucił karty a wygrywały, czy może je odzyskać, dealer took my cards, unprotected hand, no card protector, killed my hand
fact-muck-happened = Co się stało
fact-muck-identifiable = Na pewno wiadomo, które to karty
fact-muck-read-by-all = Wszyscy odczytali rękę
choice-muck-happened-dealer-killed-tabled-winner = krupier odrzucił wyłożoną rękę, która wygrywa
choice-muck-happened-discarded-face-down = gracz wyrzucił ją zakrytą
choice-muck-happened-mucked-before-reading = odrzucona, zanim wyłożono wszystkie karty
choice-muck-happened-one-card-tabled = pokazano tylko część kart
choice-muck-happened-dealer-killed-unshown = krupier zabił rękę, której nie pokazano
choice-muck-happened-false-misdeal = wyrzucona po błędnie ogłoszonym misdealu
ruling-muck-wins = Wyłożona ręka wygrywa
ruling-muck-plays = Ręka gra
ruling-muck-dead = Ręka jest martwa
ruling-muck-may-be-tabled = Rękę można jeszcze wyłożyć
ruling-muck-one-card = Gracz musi wyłożyć wszystkie karty własne; jeśli odmawia, decyduje floor
ruling-muck-floor = Floor decyduje, czy tę rękę można jeszcze wyłożyć
ruling-muck-tabled-cannot-be-killed = Krupier nie może zabić ręki, którą prawidłowo wyłożono i która w oczywisty sposób wygrywa
ruling-muck-not-identifiable = Karty, których nikt nie jest pewien, są martwe
ruling-muck-can-be-told = Na pewno wiadomo, które to karty
ruling-muck-was-read = Wszyscy odczytali rękę, zanim zniknęła
ruling-muck-own-risk = Kto odrzuca karty, zanim wyłożono je wszystkie, robi to na własne ryzyko
ruling-muck-dealer-mistake = To błąd krupiera, a na pewno wiadomo, które to karty
ruling-muck-protect = Gracz sam chroni swoją rękę; to, co sprawdzono, przepada
ruling-muck-false-misdeal = Żaden zbiór zasad o tym nie mówi; misdeal ogłasza tylko krupier albo floor, a na pewno wiadomo, które to karty
ruling-muck-false-misdeal-protect = Misdeal ogłasza tylko krupier albo floor, a do tego czasu gracze chronią swoje karty
ruling-muck-false-misdeal-penalty = Ostrzeżenie dla tego, kto ogłosił misdeal; jeśli celowo, kara
ruling-muck-live-until-killed = Rzucone karty nie są martwe, dopóki krupier nie wsunie ich między odrzucone
ruling-muck-choice-tables = Gracz wykłada wszystkie karty: ręka gra o pulę
ruling-muck-choice-refuses = Gracz odmawia: decyduje floor, a ręka może stracić prawo do puli
ruling-muck-choice-live = Rękę można wyłożyć
ruling-muck-choice-dead = Ręka jest martwa
ruling-muck-step-uncalled-back = Oddać niesprawdzoną część zakładu lub podbicia gracza
ruling-muck-step-hold-cards = Trzymać karty osobno, dopóki floor nie zdecyduje
ruling-muck-say-wins = Ta ręka jest wyłożona i wygrywa
ruling-muck-say-plays = Ta ręka gra
ruling-muck-say-may-table = Tę rękę można jeszcze wyłożyć
ruling-muck-say-dead = Ta ręka jest martwa
ruling-muck-say-table-all = Proszę wyłożyć wszystkie karty
gist-muck-tabled-winner = wyłożonej ręki, która w oczywisty sposób wygrywa, krupier nie może zabić
gist-muck-own-risk = kto oddaje karty, zanim je odczytano, robi to na własne ryzyko
gist-muck-live-until-killed = wyrzucona ręka jest żywa, dopóki da się ją rozpoznać i odzyskać, najdłużej do wsunięcia jej przez krupiera do mucka
gist-muck-table-all = kto chce wygrać pulę rozstrzyganą w showdownie, wykłada wszystkie karty własne
gist-muck-show-to-win = kto chce wygrać pulę rozstrzyganą w showdownie, pokazuje wszystkie karty własne
gist-muck-killed = za rękę zabitą przez krupiera nie ma rekompensaty, chyba że na pewno wiadomo, która to
gist-muck-no-redress = za rękę niechronioną i zabitą przez krupiera nie ma rekompensaty

## Thrown away after a bet

topic-premature-discard = Zakład, a potem karty wyrzucone
    .about = Gracz wyrzuca karty w przekonaniu, że wygrał, a został sprawdzony
    .search = wyrzucił karty, myślał że wygrał, odrzucił po zakładzie, za wcześnie odrzucone, discard, thought he won, thought they won, premature, mucked after betting
    .said = wyrzucił a był sprawdzony, wyrzucił karty myśląc że wszyscy spasowali, odrzucił a ktoś sprawdził, zapomniał o sprawdzającym, threw away thinking everybody folded, mucked while there was a caller
fact-premature-discard-bet = Zakład lub podbicie gracza
fact-premature-discard-called = Najwięcej, ile sprawdzono
fact-premature-discard-identifiable = Na pewno wiadomo, które to karty
ruling-premature-discard-plays = Ręka gra dalej
ruling-premature-discard-told-silent = Zbiór zasad nie mówi, czy karty, które jeszcze da się rozpoznać, można odzyskać
ruling-premature-discard-can-be-told = Na pewno wiadomo, które to karty, i można je odzyskać
ruling-premature-discard-out = { $back ->
    [0] Ręka jest martwa, a zakład { $lost } zostaje w puli
   *[other] Ręka jest martwa; wraca niesprawdzone { $back }
}
ruling-premature-discard-gone = Kart nie da się już rozpoznać, więc nie ma ręki, przeciw której można grać
ruling-premature-discard-floor = Floor decyduje, co zrobić z zakładem
ruling-premature-discard-choice-whole = Ręka jest martwa, a całe { $lost } zostaje w puli
ruling-premature-discard-say-plays = Karty są znane, więc ręka gra dalej
ruling-premature-discard-say-out = { $back ->
    [0] Kart już nie ma, więc ręka jest martwa
   *[other] Kart już nie ma, więc ręka jest martwa; wraca { $back }
}
ruling-premature-discard-step-hold = Odłożyć karty osobno i wstrzymać akcję
gist-premature-discard = karty wyrzucone przez pomyłkę trzyma się osobno, a jeśli przepadły, wraca niesprawdzona część zakładu
gist-premature-discard-2011 = za unieważnioną rękę nie ma rekompensaty, a zakład lub podbicie, którego nikt nie sprawdził, wraca

## Said, and not so

topic-declared-hand = Źle podany układ
    .about = Układ podany błędnie, przez pomyłkę albo celowo
    .search = zła deklaracja, źle podany układ, powiedział inny układ, karty mówią, fałszywa deklaracja, miscall, declares, said another hand, cards speak, angle shooting
    .said = powiedział kolor a nie ma, ogłosił strita, powiedział dwie pary, podał zły układ, źle odczytał swoją rękę, myślał że ma kolor, said straight but, called out a flush, misread own hand
fact-declared-hand-tabled = Karty są wyłożone
fact-declared-hand-deliberate = Zrobiono to celowo
fact-declared-hand-winner-thrown-away = Przez to wyrzucono lepszą rękę
ruling-declared-hand-cards-speak = Karty mówią, a słowa się nie liczą
ruling-declared-hand-must-table = Słowa niczego nie wygrywają: gracz musi wyłożyć karty
ruling-declared-hand-counts = To, co powiedziano, liczy się, dopóki ktoś nie poprosi o pokazanie
ruling-declared-hand-may-forfeit = Floor może odebrać graczowi pulę
ruling-declared-hand-choice-forfeit = Gracz traci pulę
ruling-declared-hand-choice-penalty = Decydują karty, a gracz dostaje karę
ruling-declared-hand-unethical = Fałszywa deklaracja, by ktoś oddał wygrywającą rękę, jest sprzeczna z duchem gry
ruling-declared-hand-thrown-away = Kto wyrzuca karty, zanim zobaczy cudze, robi to na własne ryzyko
ruling-declared-hand-step-look = Sprawdzić, czy wyrzuconą rękę da się rozpoznać i odzyskać
ruling-declared-hand-step-verify = Uzgodnić zawczasu, jak sprawdza się deklarację
ruling-declared-hand-suggest-penalty = Kara za fałszywą deklarację
ruling-declared-hand-say-cards-speak = Karty mówią
ruling-declared-hand-say-table = Proszę wyłożyć karty
gist-declared-hand-cards-speak = decydują karty, słowa nie są wiążące
gist-declared-hand-miscall = za celowo fałszywą deklarację może być kara
gist-declared-hand-forfeit = celowo fałszywa deklaracja może kosztować pulę
gist-declared-hand-counts = układ można zadeklarować zamiast pokazać

## Playing the board

topic-play-the-board = Granie kartami ze stołu
    .about = Czy gracz, który nie pokazuje własnych kart, ma udział w puli
    .search = gra ze stołu, granie kartami ze stołu, stół gra, udział w puli, plays the board, share, chop
    .said = gramy ze stołu, obaj grają ze stołu, stół gra, wyrzucił karty i chce połowę, board plays, both play the board
fact-play-the-board-cards = Karty własne gracza
fact-play-the-board-declared-before = Wcześniejsza zapowiedź gry kartami ze stołu
choice-play-the-board-cards-all-tabled = wszystkie wyłożone
choice-play-the-board-cards-some-tabled = wyłożone częściowo
choice-play-the-board-cards-held = zakryte przed graczem
choice-play-the-board-cards-thrown-away = wyrzucone
ruling-play-the-board-shares = Gracz ma udział w puli
ruling-play-the-board-no-share = Gracz nie ma udziału
ruling-play-the-board-must-table = Gracz ma udział, gdy wyłoży wszystkie karty
ruling-play-the-board-tabled = Wszystkie karty gracza są wyłożone
ruling-play-the-board-declared = Gracz zapowiedział to przed wyrzuceniem kart
ruling-play-the-board-not-declared = Gracz, który wyrzuca karty bez słowa, nie dostaje udziału
ruling-play-the-board-not-shown = Aby wygrać, pokazuje się wszystkie karty własne, nawet gdy gra tylko stół
ruling-play-the-board-say-table = Proszę wyłożyć wszystkie karty
ruling-play-the-board-say-no-share = Kto chce udziału, musi pokazać wszystkie karty
gist-play-the-board-show-all = kto chce udziału, wykłada wszystkie karty własne, także grając kartami ze stołu
gist-play-the-board-declare = kto gra kartami ze stołu, mówi to przed wyrzuceniem własnych

## Pots

topic-pots = Kto ile dostaje
    .about = Pula główna, pule poboczne, zwroty, high i low, niepodzielne żetony
    .search = pula poboczna, pula boczna, side pot, pula główna, podział puli, zwrot, niesprawdzony zakład, main pot, split, all in, refund, uncalled
    .said = trzech all-in, ile w pobocznej, krótki stack wygrał, podziel pulę, kto co wygrywa, three all-ins, how much in the side pot, divide the pot
fact-pots-game = Gra
fact-pots-seats-at-table = Miejsca przy stole
fact-pots-button = Button
fact-pots-chip-unit = Najmniejszy żeton w grze
fact-pots-dead = Ante za wszystkich i martwe żetony
fact-pots-players = Wszyscy, którzy wnieśli żetony
fact-pots-seat = Miejsce
fact-pots-cards = Karty własne
fact-pots-contributed = Wniesiono w rozdaniu, bez martwych żetonów
fact-pots-folded = Pas
fact-pots-board = Karty na stole
ruling-pots-paid = Wypłata: { $shares }
ruling-pots-without-low-straight = To nie jest strit: { $shares }
ruling-pots-with-low-straight = To jest strit: { $shares }
ruling-pots-straight-first = Wyższy jest strit: { $shares }
ruling-pots-three-of-a-kind-first = Wyższa jest trójka: { $shares }
ruling-pots-share = miejsce { $seat } – { $chips }
ruling-pots-odd-chips = Niepodzielne żetony rozdano po jednym, w kolejności według zasad
ruling-pots-step-refund = Oddać niesprawdzone { $chips }: miejsce { $seat }
ruling-pots-step-pot = { $players ->
    [one] Pula { $chips }: samo miejsce { $seats }
    [few] Pula { $chips }: miejsca { $seats }
   *[many] Pula { $chips }: miejsca { $seats }
}
ruling-pots-step-main = { $players ->
    [one] Pula główna { $chips }: samo miejsce { $seats }
    [few] Pula główna { $chips }: miejsca { $seats }
   *[many] Pula główna { $chips }: miejsca { $seats }
}
ruling-pots-step-side = { $players ->
    [one] Pula poboczna { $number }, { $chips }: samo miejsce { $seats }
    [few] Pula poboczna { $number }, { $chips }: miejsca { $seats }
   *[many] Pula poboczna { $number }, { $chips }: miejsca { $seats }
}
ruling-pots-step-high = High: { $shares }
ruling-pots-step-low = Low: { $shares }
ruling-pots-step-both = High i low: { $shares }
ruling-pots-say-side-first = { $sides ->
    [one] Najpierw pula poboczna
    [few] Najpierw pule poboczne
   *[many] Najpierw pule poboczne
}
ruling-pots-say-each = Każdą pulę przesuwać osobno i przeliczyć
gist-pots-each-by-itself = każdą pulę dzieli się osobno
gist-pots-odd-chips = niepodzielne żetony idą do pierwszego miejsca na lewo od buttona, w studzie według koloru; ten sam układ w obie strony dzieli się po równo
gist-pots-stacked = w grach hi-lo krupier układa żetony puli w słupki
gist-pots-own-chips = gracz gra tylko o te pule, w których są jego żetony

topic-odd-chip = Kto dostaje niepodzielny żeton
    .about = Pula, której nie da się podzielić równo między znanych wygrywających
    .search = niepodzielny żeton, nieparzysty żeton, dodatkowy żeton, podział puli, nie dzieli się równo, odd chip, extra chip, split pot, chop
    .said = pozostały żeton, nie da się podzielić, niepodzielny żeton, nie dzieli się równo, dodatkowe sto, została setka, leftover chip, cannot split evenly, extra hundred
fact-odd-chip-family = Rodzaj gry
choice-odd-chip-family-flop = z kartami wspólnymi
choice-odd-chip-family-draw = poker dobierany
choice-odd-chip-family-stud = stud
fact-odd-chip-pot = Pula
fact-odd-chip-chip-unit = Najmniejszy żeton w grze
fact-odd-chip-seats-at-table = Miejsca przy stole
fact-odd-chip-button = Button
fact-odd-chip-winners = Wygrywający całość albo połowę high
fact-odd-chip-low-winners = Wygrywający połowę low
fact-odd-chip-high-cards = Najwyższe karty remisujących graczy
ruling-odd-chip-none = Żetony dzielą się równo
ruling-odd-chip-by-seat = Niepodzielne żetony rozdaje się po jednym od pierwszego miejsca na lewo od buttona
ruling-odd-chip-by-suit = Niepodzielne żetony rozdaje się po jednym według koloru najwyższej karty
ruling-odd-chip-high-first = Jeśli połowy się różnią, większa jest połowa high
ruling-odd-chip-evenly = Obie połowy wygrywają ci sami gracze, więc całą pulę dzieli się naraz
ruling-odd-chip-cards-not-known = W studzie decyduje kolor najwyższej karty, więc trzeba znać karty
ruling-odd-chip-step-break = Najpierw rozmienić pulę na najmniejsze żetony w grze
gist-odd-chip-left-of-button = w grach z kartami wspólnymi niepodzielny żeton dostaje pierwsze miejsce na lewo od buttona
gist-odd-chip-suit = w studzie niepodzielny żeton dostaje najwyższa według koloru karta w wygrywającej piątce
gist-odd-chip-high = niepodzielny żeton puli high i low idzie na stronę high
gist-odd-chip-same-hands = układy równe w obie strony dzielą całą pulę możliwie równo
gist-odd-chip-2011 = high przed low, na lewo od buttona, w studzie według koloru; ten sam układ w obie strony dzieli się po równo
gist-odd-chip-equal = równe układy dzielą po równo, a kolory się nie liczą

topic-disputed-pot = Czy jest za późno na spór o pulę
    .about = Do kiedy można poprawić źle odczytaną rękę lub źle policzoną pulę
    .search = spór o pulę, reklamacja, zła pula, źle odczytana ręka, za późno, dispute, wrong pot, misread, too late
    .said = zła osoba wzięła pulę, już następne rozdanie, pula poszła nie temu, pula już przesunięta, rozdano już następne, już potasowane, czy da się naprawić, źle odczytany zwycięzca, wrong player got the pot, next hand already dealt
fact-disputed-pot-about = Spór o to
fact-disputed-pot-next-hand-begun = Następne rozdanie się zaczęło
fact-disputed-pot-substantial-action = Znacząca akcja w następnym rozdaniu
fact-disputed-pot-break-follows = Po rozdaniu jest przerwa
fact-disputed-pot-secs-since-award = Sekundy od przesunięcia puli
choice-disputed-pot-about-reading = kto ma najlepszą rękę
choice-disputed-pot-about-counting = ile i dokąd przesunięto
ruling-disputed-pot-in-time = Na czas: spór zostaje rozpatrzony
ruling-disputed-pot-too-late = Za późno: wynik obowiązuje
ruling-disputed-pot-until-next-hand = Kwestionować można to do początku następnego rozdania
ruling-disputed-pot-until-action = Przeliczenie i przesunięcie puli można kwestionować, dopóki w następnym rozdaniu nie ma znaczącej akcji
ruling-disputed-pot-one-minute = Jeśli potem jest przerwa, można to kwestionować przez minutę od przesunięcia puli
ruling-disputed-pot-say-wait = Proszę wstrzymać grę; floor sprawdzi tę pulę
ruling-disputed-pot-say-stands = Zaczęło się następne rozdanie, więc wynik obowiązuje
ruling-disputed-pot-say-minute = Minuta minęła, więc wynik obowiązuje
ruling-disputed-pot-step-stop = Wstrzymać następne rozdanie i nie ruszać odrzuconych kart
ruling-disputed-pot-step-rebuild = Odtworzyć zakłady i karty z krupierem i graczami, a jeśli są kamery, także z nagrań
gist-disputed-pot-reading = odczyt ręki można kwestionować do początku następnego rozdania
gist-disputed-pot-counting = przeliczenie i przyznanie puli można kwestionować do znaczącej akcji w następnym rozdaniu
gist-disputed-pot-break = jeśli potem jest przerwa, minuta od przyznania puli
gist-disputed-pot-2011 = pulę można kwestionować do początku następnego rozdania

## Stud

topic-stud-order = Kto zaczyna ulicę w studzie
    .about = Bring-in i kto działa pierwszy według odkrytych kart
    .search = kto zaczyna, kto pierwszy, kolejność w studzie, najwyższy odkryty układ, najniższy odkryty układ, siedmiokartowy, stud order, first to act, high board, low board
    .said = kto pierwszy w studzie, wysoki układ odkryty, równe układy, high hand showing, first to bet in stud
fact-stud-order-game = Gra
fact-stud-order-seats-at-table = Miejsca przy stole
fact-stud-order-button-for-position = Button, jeśli przy równych układach decyduje pozycja
fact-stud-order-street = Ulica
fact-stud-order-live = Miejsca z kartami
fact-stud-order-up-cards = Karty odkryte
ruling-stud-order-first = Pierwsze działa miejsce { $seat }
ruling-stud-order-brings-in = Bring-in daje miejsce { $seat }
ruling-stud-order-lowest-card = Bring-in daje najniższa odkryta karta, trefle przed karami, kierami i pikami
ruling-stud-order-highest-card = W razzie bring-in daje najwyższa odkryta karta, as jest niski
ruling-stud-order-highest-board = Zaczyna najwyższy odkryty układ; strity i kolory się nie liczą
ruling-stud-order-lowest-board = W razzie zaczyna najniższy odkryty układ; strity i kolory się nie liczą
ruling-stud-order-tied-silent = Układy odkryte są równe, a zbiór zasad nie mówi, czy decyduje kolor, czy miejsce
ruling-stud-order-tied-by-position = Odkryte układy są równe, a przy podanym buttonie zaczyna pierwszy na lewo od niego; według zbioru zasad decyduje kolor, czyli miejsce { $other }
ruling-stud-order-tied-by-suit = Układy odkryte są równe, więc decyduje kolor
ruling-stud-order-tied = Odkryte układy są równe, więc zaczyna pierwszy na lewo od buttona
ruling-stud-order-button-not-known = Odkryte układy są równe i zaczyna pierwszy na lewo od buttona, więc trzeba podać button
ruling-stud-order-say = { $cards }, akcja: miejsce { $seat }
ruling-stud-order-say-bring-in = { $cards }, bring-in: miejsce { $seat }
ruling-stud-order-step = Potem wokół stołu zgodnie z ruchem wskazówek zegara; w grze są miejsca: { $seats }
gist-stud-order-suit = przy równych układach odkrytych decyduje kolor, w studzie karty wysokiej, w razzie niskiej
gist-stud-order-board-shows = w studzie pierwszy jest najwyższy układ odkryty, w razzie najniższy
gist-stud-order-bring-in = bring-in daje najniższa odkryta karta, a przy równych rangach decyduje kolor
gist-stud-order-razz = w razzie na późniejszych ulicach zaczyna najniższy odkryty układ
gist-bring-in-or-fold = bring-in to pierwszy zakład, a następni gracze wnoszą co najmniej tyle albo pasują
gist-bring-in-suit = przy równych rangach bring-in dają trefle przed karami, kierami i pikami
gist-bring-in-razz = w razzie bring-in daje najwyższa odkryta karta
gist-stud-order-board = na późniejszych ulicach zaczyna najwyższy odkryty układ

topic-bring-in = Bring-in
    .about = Kto daje bring-in według odkrytych kart, ile, i zwykłe ante
    .search = bring-in, bring in, pierwsza odkryta karta, najniższa karta, karta otwarta, ante, door card, lowest card
    .said = kto zaczyna stud, wejście, najniższa karta, dwójka odkryta, kto daje bring-in, kolor przy bring-in, who has to start, lowest door card, brings it in
fact-bring-in-game = Gra
fact-bring-in-open-cards = Pierwsze odkryte karty
fact-bring-in-lower-limit = Dolny limit
ruling-bring-in-seat = Bring-in daje miejsce { $seat }, karta { $card }
ruling-bring-in-lowest = Bring-in daje najniższa odkryta karta; przy równych rangach trefle, potem kara, kiery, piki
ruling-bring-in-highest = W razzie bring-in daje najwyższa odkryta karta, as jest niski; przy równych rangach najpierw piki
ruling-bring-in-size = Zwykle bring-in wynosi od { $from } do { $to }, a ante od { $ante-from } do { $ante-to }
ruling-bring-in-say = { $card }, bring-in: miejsce { $seat }
ruling-bring-in-step = To miejsce może też od razu uzupełnić do pełnego dolnego limitu

topic-stud-last-card = Za mało kart na ostatnią ulicę
    .about = Jak rozdaje się siódmą kartę, gdy talia się kończy
    .search = brak kart, zabrakło kart, siódma ulica, ostatnia karta, karta wspólna, ośmiu graczy, seventh street, short deck, community card, eight players
    .said = zabrakło kart, policz resztę talii, za mało kart w studzie, ile kart zostało, siedmiu graczy do końca, count the stub, not enough cards in stud
fact-stud-last-card-live = Gracze z kartami
fact-stud-last-card-folded = Gracze, którzy spasowali
fact-stud-last-card-cards = Karty, które do tej pory mieli
fact-stud-last-card-burns = Spalone karty
ruling-stud-last-card-usual = Spalić jedną i rozdać każdemu ostatnią kartę jak zawsze
ruling-stud-last-card-shuffle = Potasować resztę talii razem ze spalonymi i rozdać każdemu ostatnią kartę
ruling-stud-last-card-community = Jedna ostatnia karta na stole dla wszystkich
ruling-stud-last-card-counted = { $stub ->
    [0] Nie została żadna karta
    [one] Została { $stub } karta
    [few] Zostały { $stub } karty
   *[many] Zostało { $stub } kart
}, spalone: { $burns }, a karty potrzebuje { $live ->
    [one] { $live } gracz
    [few] { $live } graczy
   *[many] { $live } graczy
}
ruling-stud-last-card-needs-two-more = Na ostatnią ulicę potrzeba karty dla każdego, jednej do spalenia i jednej, której nigdy się nie rozdaje
ruling-stud-last-card-needs-one-each = Reszta talii i spalone karty muszą razem starczyć po jednej dla każdego
ruling-stud-last-card-burn-one = Spalić jedną kartę
ruling-stud-last-card-deal-each = Rozdać każdemu jedną kartę zakrytą
ruling-stud-last-card-shuffle-both = Potasować resztę talii ze spalonymi i przełożyć; spasowane karty nie wracają
ruling-stud-last-card-shuffle-burns = Potasować spalone karty; spasowane nie wracają
ruling-stud-last-card-turn-one = Odkryć na środku jedną kartę, wspólną dla wszystkich
ruling-stud-last-card-sixth-street-order = Kto działał pierwszy na szóstej ulicy, znów działa pierwszy
gist-stud-last-card-2024 = gdy reszty talii nie starcza, dotasowuje się spalone, inaczej wykłada się jedną kartę dla wszystkich
gist-stud-last-card-001 = resztę talii i spalone tasuje się razem, inaczej wykłada się jedną kartę dla wszystkich
gist-stud-last-card-folded = spasowane karty nigdy nie wracają do talii

topic-stud-dead-hand = Podniesione odkryte karty
    .about = Czy ręka w studzie jest martwa, bo ruszono jej odkryte karty
    .search = podniósł karty, odwrócił karty, odkryte karty, martwa ręka w studzie, upcards, turned over, picked up, dead hand
    .said = zebrał odkryte karty, podniósł odkryte karty, odwrócił odkryte karty, picked up his up cards
fact-stud-dead-hand-open-cards = Odkryte karty
fact-stud-dead-hand-facing-action = Było co sprawdzać
choice-stud-dead-hand-open-cards-picked-up = podniesione
choice-stud-dead-hand-open-cards-turned-down = odwrócone na zakryte
choice-stud-dead-hand-open-cards-in-the-muck = zmieszane z odrzuconymi
choice-stud-dead-hand-open-cards-only-moved = ruszone, nadal odkryte
ruling-stud-dead-hand-dead = Ręka jest martwa
ruling-stud-dead-hand-live = Ręka jest żywa
ruling-stud-dead-hand-floor = Decyduje floor
ruling-stud-dead-hand-mucked = Kart nie da się już oddzielić od mucka
ruling-stud-dead-hand-gave-up = Podniesienie lub zakrycie odkrytych kart, gdy jest co sprawdzać, to rezygnacja z ręki
ruling-stud-dead-hand-still-open = Wszyscy nadal widzą odkryte karty
ruling-stud-dead-hand-turned-down-silent = Zbiór zasad mówi o podniesieniu odkrytych kart, a nie o ich zakryciu
ruling-stud-dead-hand-no-action = Nie było czego sprawdzać, więc mogła to być tylko niezręczność
ruling-stud-dead-hand-choice-live = Odłożyć odkryte karty na miejsce; ręka jest żywa
ruling-stud-dead-hand-choice-dead = Ręka jest martwa
ruling-stud-dead-hand-say = Odkryte karty podniesiono, więc ręka jest martwa
ruling-stud-dead-hand-step = Wsunąć karty między odrzucone; to, co wniesiono, zostaje w puli
gist-stud-dead-hand = podniesienie odkrytych kart wobec akcji zabija rękę

## Draw

topic-draw-flow = Pytania w pokerze dobieranym
    .about = Czekanie na początku, otwarcie, liczba kart, brak zakładów, brak kart
    .search = wymiana kart, poker dobierany, otwarcie, na forancie, magazyn, ile kart, odrzucone karty, draw, exchange, openers, stock, discards
    .said = ile kart wymienić, wymienić cztery, wymienić pięć, zostawić asa, bez wymiany, poker dobierany, how many cards can I take, stand pat
fact-draw-flow-question = Pytanie
fact-draw-flow-deck = Karty w talii
fact-draw-flow-cards = Pięć kart gracza
fact-draw-flow-wants = Karty do wymiany
fact-draw-flow-shows-ace = Pokazuje zostawionego asa
fact-draw-flow-players = Gracze z kartami
fact-draw-flow-others-put-in = Ile wniósł każdy, kto został
fact-draw-flow-put-in = Ile wniósł gracz przed pasem
fact-draw-flow-exchanges = Wymiany w tej grze
fact-draw-flow-exchanged-so-far = Wymiany do tej pory
fact-draw-flow-wanted-by-all = Karty, których wszyscy chcą razem
choice-draw-flow-question-check-before-opening = czekanie przed pierwszym zakładem
choice-draw-flow-question-opens = czy ręka wystarcza na otwarcie
choice-draw-flow-question-exchange = ile kart
choice-draw-flow-question-nobody-opened = nikt nie otworzył
choice-draw-flow-question-nobody-bet-after = nikt nie postawił po wymianie
choice-draw-flow-question-comes-back-in = powrót po pasie
choice-draw-flow-question-exchange-again = jeszcze jedna wymiana
choice-draw-flow-question-stock = czy kart starczy dla wszystkich
ruling-draw-flow-may-check = Gracz może czekać i wejść później
ruling-draw-flow-bet-or-fold = Gracz stawia, sprawdza albo pasuje; przed wymianą nie wolno czekać
ruling-draw-flow-any-hand-opens = Otworzyć można z każdą ręką
ruling-draw-flow-opens = Z tą ręką można otworzyć
ruling-draw-flow-does-not-open = Z tą ręką nie można otworzyć
ruling-draw-flow-kings-or-better = Przy 32 kartach potrzeba pary króli lub lepszej ręki
ruling-draw-flow-step-keep-openers = Gracz zachowuje karty otwarcia do końca i je pokazuje
ruling-draw-flow-exchange-silent = Zbiór zasad nie mówi, ile kart można wymienić
ruling-draw-flow-exchanged = Gracz może wymienić { $wants ->
    [one] { $wants } kartę
    [few] { $wants } karty
   *[many] { $wants } kart
}
ruling-draw-flow-too-many = Za dużo: najwyżej { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[many] { $most } kart
}
ruling-draw-flow-say-too-many = Najwyżej { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[many] { $most } kart
}, proszę
ruling-draw-flow-next-hand = Rozdanie jest zakończone, rozdaje się następne
ruling-draw-flow-all-gave-up = Gdy nie wolno czekać, a nikt nie otworzy, to znaczy, że wszyscy spasowali
ruling-draw-flow-carried = Żetony zostają w puli i rozdaje się o nie na nowo
ruling-draw-flow-may-come-back = Kto wcześniej spasował, może wrócić za tyle, ile wnieśli inni
ruling-draw-flow-showdown = Showdown
ruling-draw-flow-say-showdown = Nie ma zakładów, pokazujemy ręce
ruling-draw-flow-say-carried = Nikt nie stawia, więc pula zostaje i rozdajemy na nowo
ruling-draw-flow-step-next-dealer = Potasować wszystkie karty; rozdaje następny gracz zgodnie z ruchem wskazówek zegara
ruling-draw-flow-comes-back = Gracz może wrócić za { $chips }
ruling-draw-flow-stays-out = Gracz pozostaje poza rozdaniem
ruling-draw-flow-nothing-carried = Żadna pula nie przechodzi dalej, więc nie ma do czego wracać
ruling-draw-flow-exchange-again = Gracz może wymieniać jeszcze raz
ruling-draw-flow-no-more-exchange = Kart już się nie wymienia
ruling-draw-flow-so-many = { $exchanges ->
    [1] W tej grze wymienia się raz
    [2] W tej grze wymienia się dwa razy
   *[other] W tej grze wymienia się { $exchanges } razy
}
ruling-draw-flow-say-no-more-exchange = Bez dalszych wymian, proszę
ruling-draw-flow-stock-enough = Wystarczy: karty w talii: { $stock }, do wymiany: { $wanted }
ruling-draw-flow-second-stock = Za mało: karty w talii: { $stock }, do wymiany: { $wanted }; z odrzuconych powstaje wtórny magazyn
ruling-draw-flow-step-deal-first = Rozdać po kolei to, co zostało
ruling-draw-flow-step-shuffle-discards = Potasować karty odrzucone do tej pory; przekłada gracz na lewo od krupiera
ruling-draw-flow-say-second-stock = Kart nie starcza, więc tasujemy odrzucone
gist-draw-flow-no-check = przed wymianą nie wolno czekać
gist-draw-flow-three = wymienia się najwyżej trzy karty
gist-draw-flow-ace = kto zostawia asa i go pokazuje, może wymienić cztery
gist-draw-flow-may-check = kto czekał przed otwarciem, zachowuje prawo wejścia
gist-draw-flow-openers = przy 32 kartach do otwarcia potrzeba pary króli
gist-draw-flow-nobody-opens = jeśli nikt nie otworzy, stawki zostają, a rozdaje następny gracz
gist-draw-flow-four = wymienia się od jednej do czterech kart, raz
gist-draw-flow-stock = gdy magazyn się kończy, tasuje się odrzucone karty
gist-draw-flow-carried = jeśli po wymianie nikt nie postawi, pula przechodzi dalej
gist-draw-flow-once = karty wymienia się raz
gist-draw-flow-twice = w double draw wymienia się dwa razy
gist-draw-flow-back-in = kto spasował, może grać o pulę, która przeszła dalej, jeśli wniesie tyle, co inni
gist-draw-flow-limping = w grach z jedną wymianą wolno wejść, tylko sprawdzając zakład obowiązkowy

## Ultimate Texas hold'em

topic-uth = Ultimate Texas hold'em
    .about = Co wygrywają i tracą Ante, Blind, Play i Trips
    .search = gra kasynowa, gra przeciw kasynu, UTH, casino holdem, trips, blind bet, ante
    .said = krupier kwalifikuje, gra kasynowa krupier się kwalifikuje, play bet trips, casino table dealer qualifies
fact-uth-player = Karty gracza
fact-uth-dealer = Karty krupiera
fact-uth-board = Karty na stole
fact-uth-ante = Ante
fact-uth-blind = Blind
fact-uth-play-multiple = Play w krotności Ante, 0 to pas
fact-uth-play = Zakład Play, jeśli między trzema a czterema Ante
fact-uth-trips = Trips
fact-uth-trips-table = Tabela wypłat Trips
fact-uth-smallest-chip = Najmniejszy wypłacany żeton
fact-uth-trips-after-fold = Trips po pasie
choice-uth-trips-table-A = kolor 7, strit 4
choice-uth-trips-table-B = kolor 6, strit 5
choice-uth-trips-after-fold-settled = rozliczane według ręki gracza
choice-uth-trips-after-fold-lost = przegrane
gist-uth-better-hand = lepsza ręka wygrywa Ante i Play jeden do jednego
gist-uth-equal = przy równych rękach Ante, Blind i Play wracają
gist-uth-dealer-qualifies = krupier musi mieć parę, inaczej Ante wraca
gist-uth-blind = Blind wypłaca się według tabeli od strita wzwyż, a przy niższej wygranej wraca
gist-uth-trips = Trips wypłaca się według własnej ręki gracza
ruling-uth-win = Gracz wygrywa: łącznie { $total }
ruling-uth-lose = Krupier wygrywa: łącznie { $total }
ruling-uth-tie = Remis: łącznie { $total }
ruling-uth-fold = Gracz spasował: łącznie { $total }
ruling-uth-trips-after-fold-silent = Co dzieje się z Trips po pasie, decyduje lokal
ruling-uth-choice-trips-settled = Rozliczane według ręki gracza
ruling-uth-choice-trips-lost = Przegrane razem z pasem
ruling-uth-hands = Gracz: { $player } ({ $player-cards }); krupier: { $dealer } ({ $dealer-cards })
ruling-uth-dealer-qualifies = Krupier ma parę lub lepszą rękę, więc Ante się rozlicza
ruling-uth-dealer-does-not-qualify = Krupier nie ma pary, więc Ante wraca, chyba że gracz spasował
ruling-uth-say = { $hand }
ruling-uth-step-ante = Ante { $won }
ruling-uth-step-blind = Blind { $won }
ruling-uth-step-play = Play { $won }
ruling-uth-step-trips = Trips { $won }

topic-uth-stage = Etapy Ultimate Texas hold'em
    .about = Co się rozdaje, ile można postawić na Play i jak rozlicza się boksy
    .search = gra kasynowa, ile podbić, ile razy można podbić, cztery razy ante, trzy razy ante, check czy raise, fold czy call, kolejność rozliczania, boksy, UTH, casino holdem, raise once, play bet, order of settling, boxes
    .said = ile razy ante, czy można podbić w grze kasynowej, podbicie po flopie w kasynie, how many times the ante, raise after the flop in casino holdem
fact-uth-stage-stage = Etap
fact-uth-stage-has-raised = Play w tym rozdaniu już postawiony
choice-uth-stage-stage-before-the-board = przed kartami wspólnymi
choice-uth-stage-stage-three-cards = trzy karty na stole
choice-uth-stage-stage-five-cards = pięć kart na stole
choice-uth-stage-stage-settling = wszyscy zdecydowali
ruling-uth-check-or-three-or-four = Check albo Play za trzy lub cztery razy Ante
ruling-uth-check-or-three-to-four = Check albo Play za trzy do czterech razy Ante
ruling-uth-check-or-twice = Check albo Play za dwa razy Ante
ruling-uth-fold-or-once = Pas albo Play za raz Ante
ruling-uth-then-no-more = Kto stawia Play, nie stawia już nic więcej w tym rozdaniu
ruling-uth-raised-once = Nic więcej nie można postawić: gracz już podbił
ruling-uth-no-more = Nic więcej nie można postawić: wszyscy zdecydowali
ruling-uth-step-deal = Rozdać każdemu po dwie karty, zgodnie z ruchem wskazówek zegara, krupierowi na końcu
ruling-uth-step-secret = Gracze oglądają tylko swoje dwie karty, nikomu ich nie pokazują i o nich nie mówią
ruling-uth-step-three = Spalić jedną kartę i odkryć trzy
ruling-uth-step-two = Spalić jedną kartę i odkryć dwie ostatnie razem
ruling-uth-step-dealer = Odkryć dwie karty krupiera
ruling-uth-step-boxes = Rozliczać boks po boksie, od ostatniego w grze, z prawej do lewej
ruling-uth-step-call = Odkryć karty gracza i ogłosić najlepszy układ z kartami na stole
gist-uth-deal = dwie karty dostaje każdy gracz i krupier
gist-uth-secret = gracze nikomu nie pokazują kart i o nich nie mówią
gist-uth-first-decision = przed kartami wspólnymi gracz czeka albo stawia Play za trzy lub cztery Ante
gist-uth-one-raise = kto podbił, w tym rozdaniu nie może już podbić
gist-uth-flop = spala się jedną kartę i odkrywa trzy
gist-uth-second-decision = po trzech kartach gracz czeka albo stawia Play za dwa Ante
gist-uth-turn-and-river = spala się jedną kartę, a dwie ostatnie odkrywa razem
gist-uth-third-decision = po pięciu kartach gracz pasuje albo stawia Play za jedno Ante, a potem nic się już nie stawia
gist-uth-settling = boksy rozlicza się od ostatniego w grze, z prawej do lewej
verdict-is-may-come-back = może wrócić
verdict-is-stays-out = pozostaje poza rozdaniem
verdict-play-least = Play, co najmniej
verdict-play-most = Play, najwyżej
verdict-otherwise = Inaczej

## Betting, limit, pot-limit

topic-betting = Czy gracz może podbić i do ilu
    .about = Ile jest do sprawdzenia, czy licytacja jest ponownie otwarta, minimalne podbicie
    .search = czy może podbić, minimalne podbicie, ile do sprawdzenia, otwarcie licytacji, pełne podbicie, niepełny all-in, may he raise, min raise, reopen, short all in, full raise
    .said = ile do sprawdzenia, do ilu może przebić, ile mam dołożyć, ile to jest do mnie, bieżący zakład, ile najmniej podbić, how much is it to me, to call, minimum raise to
fact-betting-street = Ulica
fact-betting-order-of-action = Miejsca w kolejności akcji
fact-betting-big-blind = Duża ciemna
fact-betting-posted = Postawione blindy
fact-betting-stacks-before-round = Żetony przed rundą
fact-betting-actions = Akcje w rundzie
fact-betting-seat = Miejsce
fact-betting-action = Akcja
fact-betting-to = Do, łącznie
fact-betting-amount = Dołożone żetony
fact-betting-all-in = All-in
fact-betting-to-act = Kolej ma miejsce
fact-betting-reopening = Licytacja otwiera się ponownie
choice-betting-street-preflop = przed flopem
choice-betting-street-postflop = po flopie
choice-betting-reopening-cumulative = po all-inach, które razem dają pełne podbicie
choice-betting-reopening-single = tylko po jednym pełnym podbiciu
ruling-betting-check-or-bet = Miejsce { $seat } może czekać albo postawić { $least } lub więcej
ruling-betting-call-or-raise = Miejsce { $seat } może sprawdzić { $call } albo podbić do { $least } lub więcej
ruling-betting-call-or-all-in = Miejsce { $seat } może sprawdzić { $call } albo wejść all-in za { $least }
ruling-betting-check-only = Miejsce { $seat } może czekać
ruling-betting-call-or-fold = Miejsce { $seat } może sprawdzić { $call } albo spasować
ruling-betting-full-raise = Największy pełny zakład lub podbicie w tej rundzie to { $raise }
ruling-betting-open = Licytacja jest dla gracza otwarta
ruling-betting-nobody-could-call = Nikt inny nie ma żetonów, aby sprawdzić podbicie
ruling-betting-not-a-full-raise = Gracz już działał, a to, co ma dołożyć, jest mniejsze niż pełne podbicie
ruling-betting-no-single-full-raise = Gracz już działał, a od tej pory nie było pojedynczego pełnego podbicia
gist-betting-least-raise = podbicie wynosi co najmniej tyle, co największy zakład lub podbicie w rundzie
gist-betting-cumulative = all-iny, które razem dają pełne podbicie, ponownie otwierają licytację dla gracza, który ma na nie odpowiedzieć
gist-betting-single = licytację ponownie otwiera tylko pełne podbicie jednego gracza

topic-pot-limit = Ile wynosi podbicie o pulę
    .about = Największy zakład lub podbicie w pot-limit
    .search = limit puli, pot limit, PLO, stawiam pulę, za wielkość puli, maksymalne podbicie, bet the pot, maximum raise
    .said = ile to pot, maksymalny zakład, ile mogę najwięcej w plo, za wielkość puli, max bet in plo, how much is pot
fact-pot-limit-pot = Pula ze wszystkimi zakładami
fact-pot-limit-current-bet = Łącznie do sprawdzenia
fact-pot-limit-in-front = Już przed graczem
fact-pot-limit-blinds-missing = Brakuje do pełnych blindów
ruling-pot-limit-bet = Najwyżej { $most }
ruling-pot-limit-raise = Najwyżej do { $most }
ruling-pot-limit-how = Sprawdzenie { $call }, a potem podbicie o { $raise }, czyli o pulę razem z tym sprawdzeniem
ruling-pot-limit-blinds-count = Przed flopem blindy liczą się jako pełne, więc do puli dolicza się { $missing }
ruling-pot-limit-dead-blind = Zbiór zasad mówi tak o niepełnym blindzie all-in; jeśli blind jest martwy, decyduje floor
ruling-pot-limit-blinds-ignored = Liczy się tylko to, co jest w puli, więc brakujących { $missing } się nie liczy
ruling-pot-limit-say = Pot to { $most }
gist-pot-limit-count = wielkość puli podaje się tylko w pot-limit
gist-pot-limit-spread = pulę rozkłada się na prośbę, aby dało się ją policzyć
gist-pot-limit-short-blind = przed flopem pulę liczy się tak, jakby niepełny blind all-in był pełny
gist-pot-limit-full-blinds = przed flopem pulę liczy się z pełnymi blindami
gist-pot-limit-raise = podbicie wynosi najwyżej tyle, co pula po własnym sprawdzeniu

topic-limit-cap = Ile podbić w limicie
    .about = Limit podbić w rundzie, heads-up i all-iny mniejsze niż zakład
    .search = ile podbić, liczba podbić, limit podbić, cap, limit, number of raises, capped
    .said = ile razy można podbić w limicie, trzy podbicia, cztery zakłady, czy jest limit podbić, podbicia w heads-up w limicie, three raises, is it capped
fact-limit-cap-bet = Zakład na tej ulicy
fact-limit-cap-bets-so-far = Zakłady i podbicia do tej pory, z dużą ciemną
fact-limit-cap-own-raises = W tym własne podbicia gracza
fact-limit-cap-betting-rounds = Rundy licytacji w tej grze
fact-limit-cap-players-left = Gracze w rozdaniu z żetonami
fact-limit-cap-capped-before-heads-up = Limit osiągnięto, zanim zostało dwóch
fact-limit-cap-event-is-heads-up = W turnieju zostało tylko dwóch
fact-limit-cap-short-all-in = All-in podbił o
ruling-limit-cap-may-raise = Podbicie jest dozwolone
ruling-limit-cap-reached = Limit osiągnięty: tylko call i fold
ruling-limit-cap-none = Między tymi dwoma nie ma limitu podbić
ruling-limit-cap-totals = Zakłady w rundzie: { $totals }, i nie dalej
ruling-limit-cap-raises-each = Liczba podbić na gracza w rundzie: { $raises }
ruling-limit-cap-all-in-is-a-bet = All-in liczy się jak zakład; kto już działał, może podbić
ruling-limit-cap-others-may-raise = Kto jeszcze nie działał, może podbić
ruling-limit-cap-all-in-call-or-fold = All-in nie liczy się jak zakład; kto już działał, sprawdza albo pasuje
ruling-limit-cap-all-in-silent = Zbiór zasad nie mówi, czy all-in ponownie otwiera licytację
gist-limit-cap-house = w limicie obowiązuje limit podbić lokalu, także w heads-up, dopóki w turnieju nie zostanie dwóch graczy
gist-limit-cap-half-bet = w limicie all-in za pół zakładu lub więcej ponownie otwiera licytację
gist-limit-cap-three-raises = zakład i trzy podbicia, przy trzech lub więcej rundach licytacji
gist-limit-cap-four-raises = zakład i cztery podbicia w grach z dwiema rundami licytacji
gist-limit-cap-heads-up = między dwoma graczami liczby podbić się nie ogranicza
gist-limit-cap-less-than-half = w limicie all-in za mniej niż pół zakładu nie otwiera ponownie licytacji
gist-limit-cap-three-bets = razem trzy zakłady, z otwierającym i z dużą ciemną
gist-limit-cap-each = jedno sprawdzenie i trzy podbicia na każdego gracza

## Facts that cannot be

facts-chip-unit-zero = najmniejszy żeton musi być coś wart
facts-dead-not-in-units = martwych żetonów nie da się złożyć z żetonów { $unit }
facts-stake-not-in-units = żetonów z miejsca { $seat } nie da się złożyć z żetonów { $unit }
facts-pot-not-in-units = puli nie da się złożyć z żetonów { $unit }
facts-pot-too-much = miejsce { $seat } wniosło więcej, niż da się policzyć
facts-pot-all-folded = wszyscy spasowali, więc nikt nie może wygrać
facts-pot-folded-above-all = miejsce { $seat } spasowało, choć inni sprawdzili więcej, niż wniósł ktokolwiek z pozostałych
facts-action-before-hand = w rozdaniu, które się nie zaczęło, nie może być akcji
facts-called-above-bet = sprawdzono więcej, niż postawiono
facts-not-in-showdown = miejsca { $seat } nie ma w showdownie
facts-stud-not-shown = miejsce { $seat } nie ma tu odkrytych kart
facts-stud-no-street = w tej grze nie ma ulicy { $street }
facts-stud-open-cards = miejsce { $seat } pokazuje karty: { $has }, a na tej ulicy odkrytych jest { $wants }
facts-stud-too-many-cards = rozdano więcej kart, niż ma talia
facts-draw-more-than-others = nie może być więcej, niż wnieśli ci, którzy zostali
facts-draw-five-cards = gracz musi mieć pięć kart
facts-draw-too-many-players = w talii nie ma po pięć kart dla tylu graczy
facts-uth-no-table = nie ma takiej tabeli wypłat
facts-uth-blind-is-ante = Blind jest równy Ante
facts-uth-no-ante = brakuje Ante
facts-uth-play-multiple = zakład Play to od 1 do 4 Ante, a 0 to pas
facts-uth-play-whole = przed kartami wspólnymi stawia się dokładnie trzy lub cztery Ante, chyba że lokal dopuszcza kwoty pomiędzy
facts-uth-play-between = zakład Play, który nie jest pełną krotnością Ante, musi leżeć między trzema a czterema Ante
facts-uth-play-multiple-of-play = zakład Play po zaokrągleniu w dół to nie tyle Ante
facts-uth-too-much = to więcej, niż da się policzyć
facts-betting-big-blind = musi być duża ciemna
facts-betting-seat-unknown = miejsca { $seat } nie ma w kolejności akcji
facts-betting-stack-unknown = trzeba podać żetony z miejsca { $seat }
facts-betting-posted-too-much = miejsce { $seat } postawiło więcej, niż ma
facts-betting-not-in-turn = kolej ma miejsce { $turn }, a nie miejsce { $seat }
facts-betting-round-over = runda się skończyła i nikt nie ma działać
facts-betting-cannot-check = jest co sprawdzać
facts-betting-nothing-to-call = nie ma czego sprawdzać
facts-betting-bet-already = zakład już jest, więc to podbicie
facts-betting-no-bet-yet = nikt jeszcze nie postawił, więc to zakład
facts-betting-call-is = sprawdzenie to dołożenie { $chips }
facts-betting-amount-unknown = trzeba podać kwotę
facts-betting-amounts-differ = kwota i suma do siebie nie pasują
facts-betting-more-than-stack = gracz ma łącznie { $chips }
facts-betting-not-all-in = to nie są ostatnie żetony gracza
facts-betting-not-above-bet = musi być więcej niż { $chips }
facts-betting-below-minimum = musi być co najmniej { $chips }, chyba że gracz jest all-in
facts-betting-not-reopened = licytacja nie była dla gracza otwarta
facts-pot-limit-in-front = przed graczem jest więcej niż w puli
