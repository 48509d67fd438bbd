# Floor calls about the first hand, what is posted, who begins, and seats that two players claim.

topic-first-hand = First hand of a table
    .about = Where the button and the blinds are in the first hand, and how the button is drawn
    .search = first button, button draw, draw for the button, high card for the button, who has the button first, start of the tournament, starting button, first deal, losování buttonu, první rozdání, kdo má button, losowanie przycisku, pierwsze rozdanie
topic-wrong-post = Ante or blind posted wrong
    .about = An ante or a blind is missing, too small or too large
    .search = missing ante, forgot the ante, ante not posted, wrong blind, blind missing, posted too little, posted too much, posted too many chips, short blind, no big blind, chybí ante, nezaplatil blind, malý blind chybí, brak ante, nie wniósł ciemnej, zła ciemna
topic-straddle = Straddle
    .about = A blind raise before the deal
    .search = straddle, straddles, live straddle, button straddle, mississippi, sleeper, blind raise, third blind, raise in the dark, bet in the dark, sázka naslepo, podbicie w ciemno
topic-seat-taken-twice = Two players for one seat
    .about = Two players have the same seat
    .search = same seat, double seat, seat given twice, duplicate ticket, two tickets, seat is taken, somebody sits in my seat, dvě místenky, stejné místo, obsazené místo, dwa bilety, to samo miejsce, zajęte miejsce
topic-new-player-post = New player in a cash game, what to post
    .about = Whether a newcomer to a cash game posts before their first hand
    .search = post a blind, newcomer posts, post to play, post between the blinds, dead blind, buy the button, wait for the big blind, cash game newcomer, nový hráč platí blind, vstup do cash hry, nowy gracz wnosi ciemną, gra gotówkowa nowy gracz
topic-first-to-act = Who acts first
    .about = Who begins a round of betting, and the order after that
    .search = first to act, acts first, who begins, order of action, under the gun, UTG, whose turn, left of the button, left of the dealer, action starts, kdo mluví první, kdo začíná, pořadí sázení, kto mówi pierwszy, kto zaczyna, kolejność licytacji
topic-frozen-button = Button while stud is played
    .about = Where the button of a mixed game is frozen, where it is afterwards, and who moves
    .search = frozen button, freeze the button, mixed game, horse, stud round, from hold'em to stud, from stud to hold'em, who moves during stud, zmrazený button, smíšené hry, zamrożony przycisk, gry mieszane

## Facts

fact-first-to-act-round = Betting round
fact-first-to-act-seats-at-table = Seats at the table
fact-first-to-act-live = Seats with cards and chips
fact-first-to-act-bring-in = Seat of the bring-in
choice-first-to-act-round-after-the-blinds = first round, with blinds
choice-first-to-act-round-later-street = flop, turn or river
choice-first-to-act-round-after-the-antes = first round of draw, antes only
choice-first-to-act-round-after-the-exchange = after the exchange
choice-first-to-act-round-after-the-bring-in = first round of stud, after the bring-in
fact-frozen-button-change = What is asked
fact-frozen-button-last = Last hand with a button, or where they were frozen
fact-frozen-button-live = Seats with chips
choice-frozen-button-change-stud-begins = stud begins
choice-frozen-button-change-move-during-stud = somebody moves during stud
choice-frozen-button-change-button-game-begins = a game with a button begins again

fact-first-hand-drawn = Seat drawn for the button
fact-wrong-post-what = What is wrong
fact-wrong-post-owed = Ante or blind owed
fact-wrong-post-posted = Posted
choice-wrong-post-what-ante-missing = the ante is missing
choice-wrong-post-what-blind-missing = the blind is missing
choice-wrong-post-what-too-little = too little was posted
choice-wrong-post-what-too-much = too much was posted
fact-straddle-posted = Chips went in
choice-straddle-posted-before-the-deal = before the deal
choice-straddle-posted-in-turn = after the deal, in turn
choice-straddle-posted-out-of-turn = after the deal, out of turn
fact-seat-taken-twice-given-to = The draw gave the seat to
fact-seat-taken-twice-found = Noticed
choice-seat-taken-twice-given-to-one = one of them
choice-seat-taken-twice-given-to-both = both
choice-seat-taken-twice-given-to-not-known = nobody knows
choice-seat-taken-twice-found-between-hands = between hands
choice-seat-taken-twice-found-during-a-hand = during a hand

fact-new-player-post-seat-is = The seat in the next hand
choice-new-player-post-seat-is-big-blind = big blind
choice-new-player-post-seat-is-behind-the-blinds = small blind, button or between them
choice-new-player-post-seat-is-elsewhere = anywhere else

## Answers and reasons

ruling-first-hand = Button { $button }, small blind { $small-blind }, big blind { $big-blind }
ruling-first-hand-not-drawn = Draw the button first
ruling-first-hand-draw-silent = No book says how the first button is drawn
ruling-first-hand-step-one-card-each = Deal one card face up to each player
ruling-first-hand-step-highest-card = The highest card has the button; equal ranks go by suit, spades highest
ruling-first-hand-blinds-follow = The blinds are the next two players to the left of the button
ruling-first-hand-floor = Nobody sits at the drawn seat, so the floor decides
ruling-first-hand-open-seat-silent = No book says what happens if the button is drawn for an open seat
ruling-button-not-known-first = Until the first hand no seat has the button; it is drawn then, see First hand of a table

ruling-first-acts = Seat { $seat } acts first
ruling-first-left-of-big-blind = The first betting round starts to the left of the big blind
ruling-first-left-of-button = The first player to the left of the button who is still in acts first
ruling-first-left-of-bring-in = After the bring-in the action continues to its left
ruling-first-then-clockwise = Then it continues clockwise

ruling-frozen-lies-at = The button goes to seat { $button } and stays there; blinds of { $small-blind } and { $big-blind } wait
ruling-frozen-one-more-move = Before the first hand of stud the button makes the move still due
ruling-frozen-is-back-at = Button { $button }, small blind { $small-blind }, big blind { $big-blind }
ruling-frozen-as-left = The hand begins where the button was frozen
ruling-frozen-mover = Seat { $seat } moves
ruling-frozen-as-if-holdem = It would be the big blind if hold'em were dealt now

ruling-post-floor = The floor decides
ruling-post-made-good = { $chips } more go in
ruling-post-excess-back = { $chips } go back
ruling-post-stands = The hand continues with the posts as they are
ruling-post-in-time-silent = No book says what to do; usually it is corrected, because there has been no substantial action yet
ruling-post-late-silent = No book says what to do; there has been substantial action, so usually the hand continues
ruling-post-full-blind = A caller still owes the full blind

ruling-post-newcomer-floor = The floor decides whether a newcomer posts
ruling-post-newcomer-waits = The newcomer waits for the big blind
ruling-post-newcomer-posts = The newcomer posts a big blind and is dealt in
ruling-post-newcomer-plays = The newcomer is dealt in and posts nothing
ruling-post-newcomer-big-blind = The newcomer posts the big blind
ruling-post-newcomer-as-anybody = The seat owes its post, no matter who sits there
ruling-post-newcomer-silent = No book says what a newcomer posts; in a tournament nobody posts more than the seat owes

ruling-straddle-floor = The floor decides whether the house plays with straddles
ruling-straddle-taken-back = No straddle, the chips go back
ruling-straddle-plays = The straddle plays
ruling-straddle-silent = No book covers straddles
ruling-straddle-counts = No straddle: the chips count as a bet in turn
ruling-straddle-in-turn = Cards are out and it was the player's turn; chips put in in turn stay in
ruling-straddle-say-counts = These chips are a bet like any other

ruling-seat-twice-other-moves = The other player moves to the seat that was drawn
ruling-seat-twice-drawn = Seats are drawn, so the draw decides whose it is; a player's chips move with them
ruling-seat-twice-say-moves = This is not your seat; the floor will take you to yours
ruling-seat-twice-floor = The floor decides who draws another seat
ruling-seat-twice-later-draws = The player who came later draws another seat
ruling-seat-twice-high-card = One card each; the lower one draws another seat
ruling-seat-twice-silent = No book says what to do if one seat was given twice
ruling-seat-twice-look-up = Look up the draw first
ruling-seat-twice-step-look-up = Look up in the draw whose seat it is
ruling-seat-twice-step-hand-first = Finish the current hand first

facts-first-to-act-seats = at least two seats, each listed once
facts-frozen-two-players = at least two players
facts-owed-nothing = an ante or a blind must be more than 0
facts-posted-is-right = this does not match what was reported as wrong

## What a cited rule contributes

gist-blinds-left-of-button = the blinds are the next two seats to the left of the dealer
gist-first-after-the-blinds = in the first round the player to the left of the big blind acts first
gist-first-after-the-flop = later the first player to the left of the button who is still in acts first
gist-first-after-the-antes = without blinds the player to the dealer's left acts first
gist-first-after-the-exchange = after the exchange play continues in the same order
gist-first-after-the-bring-in = after the bring-in the action goes clockwise
gist-first-clockwise = play goes clockwise
gist-first-goes-on = a player who does not open passes the right to the left
gist-frozen-button = the button moves once more, stays there while stud is played, and is there afterwards
gist-frozen-mover = during stud the player who would be the big blind in hold'em is moved
gist-dealer-checks-posts = the dealer makes sure that blinds and antes are posted

## Verdicts

verdict-chips = Chips
verdict-order = Order
verdict-mover = Moves
verdict-is-made-good = made good
verdict-is-excess-back = the excess goes back
