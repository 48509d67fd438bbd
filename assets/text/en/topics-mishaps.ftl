# Floor calls about mishaps: burns, cards that stick or are seen twice, folds at the showdown, pots split wrongly, boards dealt twice.

topic-street-without-burn = Turn or river without a burn
    .about = No card was burned before the turn, the river or a street of stud
    .search = burn forgotten, burn card forgotten, missing burn, no burn before the turn, no burn before the river, turn without a burn, river without a burn, forgot to burn the turn, turn bez spálení, river bez spálení, zapomenuté spálení, turn bez spalonej karty, zapomniana spalona karta
topic-exposed-burn = Burn card exposed
    .about = The burn card was seen
    .search = exposed burn, burn card flipped, burn card shown, saw the burn, burn face up, odkrytá spálená karta, ukázal spálenou kartu, odkryta spalona karta
topic-replacement-exposed = Replacement card exposed again
    .about = The card that replaces an exposed one is seen as well
    .search = exposed again, second exposed card, replacement exposed, replacement card, flashed twice, znovu odkrytá karta, náhradní karta, ponownie odkryta karta, karta zastępcza
topic-stuck-cards = Cards stuck together
    .about = Two cards were dealt as one
    .search = stuck cards, two cards stuck, sticky cards, two cards came out, double card, cards glued, slepené karty, dvě karty najednou, sklejone karty, dwie karty naraz
topic-fold-at-showdown = Fold at the showdown
    .about = A player says fold at the showdown or throws the cards, and they land face up or face down
    .search = said fold on the river, fold at showdown, cards flipped over, cards landed face up, threw the cards, mucked face up, fold but it was the winner, složil na showdownu, karty dopadly lícem nahoru, spasował na showdownie, karty spadły odkryte
topic-wrong-split = Pot split wrongly
    .about = Who gives back how much when a pot was pushed or split wrongly
    .search = split pot wrong, wrong split, pot pushed to the wrong player, chopped wrong, paid the wrong player, wrong pot award, chop the pot, špatně rozdělený bank, bank dostal jiný hráč, źle podzielona pula, pula do złego gracza
topic-run-it-twice = Run it twice
    .about = Whether the rest of the board is dealt twice
    .search = run it twice, run twice, two boards, deal it twice, rit, dvakrát board, rozdat dvakrát, dwa razy stół, dwa boardy
topic-busts-in-one-hand = Several bust in one hand
    .about = Who takes which place when several players bust in one hand, by stacks and by tables
    .search = same hand, two bust, busts of one hand, tie for a place, bigger stack higher place, who finishes higher, two tables same time, dva vypadli v jedné hře, kdo je výš, stejné místo, dwóch odpadło w jednym rozdaniu, kto wyżej

## Facts

fact-street-without-burn-street = Dealt without a burn
fact-street-without-burn-acted-on = Somebody has acted since
choice-street-without-burn-street-stud-street = a street of stud
fact-exposed-burn-street-dealt = The street is dealt
fact-exposed-burn-seen-by = Seen by
choice-exposed-burn-seen-by-everybody = everybody
choice-exposed-burn-seen-by-some-players = some players
fact-replacement-exposed-family = Game
fact-replacement-exposed-recipient = Whose card
choice-replacement-exposed-family-flop = with a flop
choice-replacement-exposed-family-stud = stud
choice-replacement-exposed-family-draw = draw
choice-replacement-exposed-recipient-player = a player
choice-replacement-exposed-recipient-button = the button
fact-stuck-cards-came = Two cards came
fact-stuck-cards-acted-on = Somebody has acted since
fact-stuck-cards-order-known = Certain which was on top
choice-stuck-cards-came-in-a-hand = to a player
choice-stuck-cards-came-in-the-burn = as the burn
choice-stuck-cards-came-on-the-flop = on the flop, four cards
choice-stuck-cards-came-on-the-turn = as the turn
choice-stuck-cards-came-on-the-river = as the river
fact-fold-at-showdown-landed = The cards landed
fact-fold-at-showdown-identifiable = Certain which cards they are
choice-fold-at-showdown-landed-face-up = face up
choice-fold-at-showdown-landed-face-down = face down
fact-wrong-split-about = What went wrong
fact-wrong-split-next-hand-begun = Next hand has begun
fact-wrong-split-substantial-action = Substantial action in the next hand
fact-wrong-split-players = Shares of the pot
fact-wrong-split-got = Got
fact-wrong-split-due = Should have got
choice-wrong-split-about-reading = a hand was misread
choice-wrong-split-about-counting = counted or pushed wrongly
fact-run-it-twice-game = Game
fact-run-it-twice-all-agree = Everybody in the hand wants it
choice-run-it-twice-game-tournament = tournament
choice-run-it-twice-game-cash = cash game
fact-stud-last-card-stub = Cards left in the deck, counted
fact-out-of-turn-bet = Bet that was answered
fact-out-of-turn-all-in = All-in total
choice-out-of-turn-since-all-in = all-in
choice-out-of-turn-since-same-amount = put in the amount of the early bet or raise
choice-out-of-turn-action-pot = "pot"

fact-busts-in-one-hand-announced = All tables played this hand at once
fact-busts-in-one-hand-players-left = Players left before the hand
fact-busts-in-one-hand-busts = Who busted
fact-busts-in-one-hand-stack = Chips before the hand

## Answers and reasons

ruling-unburned-street-floor = The floor decides what happens to the street
ruling-unburned-card-is-burn = That card is the burn, the next one is the street
ruling-unburned-first-is-burn = The first card is the burn, and all others move on by one player
ruling-unburned-street-again = The card goes back, shuffle, burn and deal the street again
ruling-unburned-street-stands = The street plays as dealt
ruling-unburned-street-nobody-acted-silent = The rule covers only the flop; nobody has acted, so usually the cards come as they should have
ruling-unburned-street-acted-silent = The rule covers only the flop; players have acted on the card, so usually it stands
ruling-step-one-burn-river = Burn one card before the river, no more

ruling-exposed-burn-floor = The floor decides what happens to the burn
ruling-exposed-burn-stays = It stays the burn
ruling-exposed-burn-shuffled = It goes back, shuffle the stub and burn again
ruling-exposed-burn-street-again = Burn and street go back, shuffle, burn and deal the street again
ruling-exposed-burn-silent = No book covers an exposed burn card; it is in nobody's hand, so usually it stays the burn
ruling-step-burn-shown-to-all = Show the burn to all players

ruling-replacement-counts-as-second = The replacement is the second card that was seen
ruling-replacement-floor = The floor decides; the hand continues
ruling-replacement-again = The player gets one more card
ruling-replacement-kept = The player keeps the card that was seen
ruling-replacement-late-silent = It is too late for a misdeal, and no book says whether a card is replaced twice

ruling-stuck-top-stands-next-burn = The top card stands, the other is the next burn
ruling-stuck-top-stands = The top card stands, the other goes back
ruling-stuck-one-of-two = Scramble the two, one is the street, the other goes back
ruling-stuck-order-known-silent = No book covers it; it is certain which card came first, so usually that one plays
ruling-stuck-order-lost-silent = No book covers it, and nobody can say which card came first

ruling-fold-at-showdown-no-fold = With no bet to fold to, saying it changes nothing
ruling-fold-at-showdown-tabled = The cards are face up and can be read, so they speak for themselves
ruling-fold-at-showdown-face-up-silent = The cards speak, but the book does not say whether thrown cards are tabled
ruling-fold-at-showdown-say-nothing = Tell the player to table the cards or to push them face down, and say nothing

ruling-split-put-right = Correct the pot; seats that give chips back: { $seats }
ruling-split-step-gives = Seat { $seat } gives back { $chips }
ruling-split-step-gets = Seat { $seat } gets { $chips }

ruling-run-floor = The floor decides how the board is dealt
ruling-run-once = Once, like any other board
ruling-run-twice = Twice, for half of the pot each
ruling-run-silent = No book covers a board dealt twice
ruling-run-not-agreed = No book covers it, and not everybody in the hand wants it
ruling-run-others-concerned = In a tournament it affects everybody still in, so once is usual
ruling-run-step-before-the-next-card = Settle it before the next card is dealt

ruling-busts-floor = The floor decides who takes which place
ruling-busts-share = All share: { $places }
ruling-busts-by-table = By stack at each table, tables share: { $places }
ruling-busts-by-stack = The larger stack is higher: { $places }
ruling-busts-announced = The hand was announced, so all who busted in it busted at once
ruling-busts-announced-silent = The book does not say who shares; the event's setting for hand for hand has the same three answers
ruling-busts-one-table-silent = No book says; at one table the larger stack before the hand usually finishes higher
ruling-busts-several-tables-silent = No book says; if it is known who busted first, the other finishes higher

facts-one-bust-shares-nothing = at least two players
facts-stack-of-nothing = everybody who busts must have had chips before the hand
facts-stud-stub-differs = { $stub } cards are left after those that were dealt
facts-stud-stub-too-many = no more than { $most } cards can be left
facts-split-sums-differ = { $got } were given out, but { $due } are due
facts-split-is-right = everybody got what was due

## What a cited rule contributes

gist-tabled-face-up = a hand is tabled once all its cards are face up and can be read

## Verdicts

verdict-places = Places
verdict-is-share = all share
verdict-is-by-table = by table
verdict-is-by-stack = by stack
verdict-gives = Gives back
verdict-is-put-right = corrected

