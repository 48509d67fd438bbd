# Guides to the games. Bodies are pages: headings, lists, tables, cards in backticks.

guide-holdem = Texas Hold'em
guide-holdem-body =
    Two cards for each player, five for all. The best five of seven win. It is a relative of seven-card stud with shared cards, for 2 to 10 players.

    ## Before the cards
    - One player has the dealer's position, marked by the button. After each hand it moves clockwise.
    - The seat left of the button posts the small blind, the next one the big blind. They give everybody something to play for.
    - In a limit game the big blind is the lower limit and the small blind half of it: 5 and 10 in a game of 10/20.
    - With two players the button posts the small blind, acts first before the flop and last afterwards, and gets the last card (TDA 2011 rule 31, TDA 2024 rule 34). The handbooks say nothing about it.

    ## Course
    | Street | Cards | First to act | Limit |
    | Before the flop | Two hole cards each, one at a time, the small blind first | The seat after the big blind | Lower |
    | Flop | Burn, three cards | First live hand left of the button | Lower |
    | Turn | Burn, one card | The same | Higher |
    | River | Burn, one card | The same | Higher |

    ## Options
    - Before the flop: call, raise or fold. Nobody checks, because the blinds are a bet. If nobody has raised, the big blind may check, raise or fold; a check ends the round.
    - On later streets: check until somebody bets, then call, raise or fold.
    - A round goes clockwise until it is back at the player who made the last bet or raise.

    ## Winning
    A bet that nobody calls wins at once. Otherwise the hands are shown, and each player uses two, one or none of their hole cards. Example: with `Ah 7c` and a board of `Kh 9h 4h 2h Kd` the best five are `Ah Kh 9h 4h 2h`, an ace-high flush with one hole card.
    Equal hands split. If the board is the best hand for all, everybody who is left gets a share. Under the TDA both hole cards must be shown for it. See Kickers for eleven worked comparisons.

    ## Next hand
    Home handbook, general and Polish rules: the button goes to the next player. Tournaments use the dead button, so that nobody misses a blind (TDA 2011 rule 29, TDA 2024 rule 32).

    ## Structures
    Limit: fixed steps and a cap on raises. No-limit: any amount. Pot-limit: up to the pot.

    ## For beginners
    Know the ranking of hands and the order of action before you play for money.

guide-omaha = Omaha
guide-omaha-body =
    Like hold'em, with two differences: each player gets four hole cards, and they must use exactly two of them with exactly three from the board. 2 to 10 players. Mostly played pot-limit.

    ## Exactly two and three
    | Hole cards | Board | Best five | Why |
    | `As Ks 7d 2c` | `Qs Js 4s 9h 9d` | `As Ks Qs Js 4s` | Flush with two spades from the hand |
    | `As Kd 7d 2c` | `Qs Js 9s 4s 3h` | `As Kd Qs Js 9s` | No flush: only one spade in the hand |
    | `Kc Kd Kh 5s` | `Ks 8d 8h 3c 2s` | `Kc Kd Ks 8d 8h` | Full house; of the three kings in the hand only two play |
    | `Ah Qc 8d 3s` | `Kh Kd Kc Ks 2d` | `Kh Kd Kc Ah Qc` | Three kings; four on the board are one too many |

    ## Course
    Blinds, streets, order of action and showdown are those of hold'em. All four hole cards must be shown to win a called pot.

    ## What goes wrong at the table
    - A player counts one or three cards of their hand. Read every hand by two and three, aloud if need be.
    - A hand of five or three cards dealt before the flop is a wrong number of cards: call the floor before anybody acts.
    - Hands are strong here. With nine cards in sight a straight or flush is often beaten.

    ## Structures
    Limit, pot-limit and no-limit are all played; pot-limit is the usual one.

guide-omaha-hi-lo = Omaha hi-lo
guide-omaha-hi-lo-body =
    Omaha in which the highest hand gets half of the pot and the lowest the other half. For each half exactly two cards of the hand and three of the board are used; they may be the same two or others.

    ## What counts as low
    - Five different ranks, none above 8. The ace counts as 1.
    - Straights and flushes do no harm.
    - The lower top card wins, then the next, and so on. The best low is `5h 4c 3d 2s Ac`.
    - Without three different ranks of 8 or lower on the board nobody has a low. Then the high hand takes everything.

    ## Example
    A has `Ah 2h Kd Qc`, the board is `3c 5s 8h Kh 9h`.

    | Half | Best five | What it is |
    | High | `Ah Kh 9h 8h 2h` | Ace-high flush |
    | Low | `8h 5s 3c 2h Ah` | Eight-five low |

    Both halves use `Ah 2h`: one player may win both, which is called scooping.

    ## A card that turns bad
    With `Ac 2d Ks Qs` and `3h 4s 8d` on the board nobody has a better low. If `2h` comes, the two lies on the board as well: the hand is still `8d 4s 3h 2d Ac`, but an ace with 5, 6 or 7 is better, for example `6c 4s 3h 2h Ad`. This is called counterfeit.

    ## Dividing
    - Split each pot, main and side, on its own.
    - An odd chip of the pot goes to the high hand. Between equal hands it goes to the first seat left of the button.
    - Two equal lows share their half. A pot of 1,000: the high hand 500, each of two equal lows 250. Getting a fourth is called being quartered.

## Stud

guide-seven-card-stud = Seven-card stud
guide-seven-card-stud-body =
    Seven cards for each player, three down and four up; the best five win. It has no button and no blinds: antes, a bring-in, and the open cards decide who acts. Usually played limit, with 2 to 8 players.

    ## Ante and bring-in
    - Everybody posts an ante before each hand: about a sixth to a third of the lower limit. It is not part of any bet. With limits of 10/20 that is 2 or 3.
    - The lowest door card brings in: half to two thirds of the lower limit, here 5 or 6.
    - Equal door cards: the lowest suit brings in. From low to high: clubs, diamonds, hearts, spades.
    - The bring-in is a bet. It may be called or raised. If nobody raises, the player who brought in may check and end the round, or raise, or fold.

    ## Streets
    | Street | Cards | First to act | Limit |
    | Third | Two down, one up: the door card | Lowest door card brings in, then clockwise | Lower |
    | Fourth | Burn, one up | Highest open hand | Lower |
    | Fifth | Burn, one up | Highest open hand | Higher |
    | Sixth | Burn, one up | Highest open hand | Higher |
    | Seventh | Burn, one down | Highest open hand | Higher |

    Cards are dealt one at a time, clockwise from the dealer's left. If two boards are equally high, the TDA lets the high card by suit begin (TDA 2024 RP-10).

    ## Open pair on fourth street
    Home handbook: a player who shows a pair on fourth street may bet the higher limit; nobody else may before fifth street. TDA 2024 RP-10 has dropped it: no double bet for a pair.

    ## Options
    On third street call, raise or fold. Afterwards check or bet, and after a bet call, raise or fold. To fold, turn the open cards over; a player who picks up their open cards when they face a bet has folded (TDA 2011 rule 50, TDA 2024 rule 66).

    ## Showdown
    - The player who bet or raised last shows first.
    - Nobody bet on seventh street: by the TDA the highest board shows first. In the home handbook the player who had the last chance to bet shows first, but it contradicts itself there; the TDA is the safer rule.

    ## Too few cards
    Eight players who all stay need more cards than there are. See Stud with too few cards.

    ## Structures
    Limit, pot-limit and no-limit, as in every family of games.

guide-stud-last-card = Stud with too few cards
guide-stud-last-card-body =
    Before seventh street count. Cards left = 52, less all cards dealt, less the three burns. Folded cards stay dead under every rule: they are never dealt again.

    ## Home handbook
    1. There is a card for each live player and one to burn: burn and deal as usual.
    2. Otherwise, if what is left and the three burns together are enough for one card each: mix them, and deal one card each without a burn.
    3. Otherwise mix the burned cards and turn up one card that counts for everybody.

    If there is exactly one card for each and none to burn, the handbook is silent; treat it as a shortage.

    ## Examples
    | Who stays | Used | Left | With the burns | What to do |
    | 8 dealt, all stay | 48 | 1 | 4 for 8 | One card for all |
    | 8 dealt, one folded with 3 cards | 45 | 4 | 7 for 7 | Mix, one card each |
    | 8 dealt, one folded with 4 cards | 46 | 3 | 6 for 7 | One card for all |
    | 8 dealt, two folded with 4 cards each | 44 | 5 | 8 for 6 | Mix, one card each |
    | 8 dealt, two folded with 3 cards each | 42 | 7 | 10 for 6 | Burn one, deal six |
    | 7 dealt, all stay | 42 | 7 | 10 for 7 | No card to burn: mix, one card each |

    ## TDA 2024, RP-10
    It also counts a burn, and a last card that is not dealt. What is needed is a card for each player and two more.

    1. Enough are left: deal as usual.
    2. Enough with the three burns: mix them in, burn, and deal.
    3. Not enough, but at least three are left: burn, and turn one card for all from what is left.
    4. Fewer than three are left: mix in the burns, cut, burn, and turn one card for all.

    With a card for all, the player who was first on sixth street is first again.

    ## At the table
    Say aloud that the card counts for everybody, and leave it in the middle. Nobody gets a card of their own.

guide-stud-hi-lo = Stud hi-lo, eight or better
guide-stud-hi-lo-body =
    Seven-card stud in which the high hand gets half of the pot and the low hand the other half.

    - Low counts from five different ranks, none above 8; the ace counts as 1.
    - Any five of the seven cards make the high hand, any five the low hand. The same cards may serve for both.
    - Nobody has a low: the high hand takes everything.
    - Antes, bring-in and streets are those of seven-card stud: lowest door card brings in, afterwards the highest board begins.

    ## Example
    `Ah 2d 3c 4s 5h 9h Kh` is a straight to the five for high and the best low. `Kc Kd 8s 7h 4d 3s 2c` has a pair of kings for high and eight-seven for low.

    ## Dividing
    Each pot on its own, half and half. An odd chip goes to the high hand. Equal high hands split their half; the odd chip among them goes by suit of the high card in the winning five.

guide-razz = Razz
guide-razz-body =
    Seven-card stud for low. The lowest five of seven cards win the whole pot, without a qualifier.

    - The ace is low, straights and flushes do not count. Best hand `5h 4c 3d 2s Ac`.
    - The highest door card brings in. For equal ranks the handbook names no suit; the usual rule is that the highest suit brings in, spades above hearts, diamonds and clubs.
    - From fourth street on the lowest open hand begins.
    - Ante, bring-in, streets and limits are those of seven-card stud.

    ## Example
    `Kd Kh 8s 6c 4d 2h As` plays `8s 6c 4d 2h As`, an eight-six. `9c 7d 7h 5s 3c 3d 2s` plays `9c 7d 5s 3c 2s`, because a pair is worse than any hand without one.

    ## Showdown
    After a bet the last to bet or raise shows first; otherwise the lowest board.

guide-five-card-stud = Five-card stud
guide-five-card-stud-body =
    Stud with one card down and four up. Everything else is as in seven-card stud.

    | Street | Cards | First to act |
    | Second | One down, one up | Lowest door card brings in |
    | Third | Burn, one up | Highest open hand |
    | Fourth | Burn, one up | Highest open hand |
    | Fifth | Burn, one up | Highest open hand |

    That makes four betting rounds; the handbook does not count them. All five cards play, so there is nothing to choose at the showdown, and only one card is hidden. Ten players need 50 cards: with burns that is not enough, so seat at most nine.

## Draw

guide-five-card-draw = Five-card draw
guide-five-card-draw-body =
    Five cards face down, one exchange, two betting rounds. The highest hand wins. This is the home handbook's version; for the Polish game see Polish draw.

    ## Course
    1. Everybody posts an ante of about a sixth to a third of the lower limit. It is not part of a bet.
    2. Five cards each, one at a time, clockwise.
    3. First betting round in the order of the deal. Nobody may check: open or call, raise, or fold.
    4. Exchange: in turn each player puts away up to three cards and gets as many new ones.
    5. A player who keeps an ace may exchange four. By custom they show the ace.
    6. Second betting round: check or bet, and after a bet call, raise or fold.
    7. Showdown. The highest hand takes the pot.

    ## Example of an exchange
    `As Kd 8h 5c 2d`: keep `As`, show it, and take four. `Qh Qd 9s 6c 3h`: keep `Qh Qd` and take three.

    ## Structures
    Limit: fixed bets and a cap; with two betting rounds the general house rules allow a bet and four raises. Pot-limit: up to the pot. No-limit: neither.

    ## At the table
    - Count the cards of each player before the exchange and after it.
    - Say aloud how many cards each player takes; a player who stands pat knocks or says so.
    - Put-away cards go to the muck at once.

guide-double-draw = Double draw
guide-double-draw-body =
    Five-card draw with two exchanges and so three betting rounds: after the deal, after the first exchange, after the second. Everything else is the same.

    In limit play three rounds mean the cap of longer games by the general house rules: a bet and three raises. With many players the deck may run out: the cards put away in earlier exchanges are shuffled and become the new stock. A player never gets back what they have just put away, so keep the last exchange apart.

guide-lowball = Lowball
guide-lowball-body =
    Five-card draw for the lowest hand.

    - Ace to five, as the home handbook plays it: the ace is low, straights and flushes do not count. Best hand `5h 4c 3d 2s Ac`.
    - Deuce to seven, as many rooms play it: the ace is high, straights and flushes count against the hand. Best hand `7h 5c 4d 3s 2c`.
    - Say before the first hand which one is played. See Low hands.

    Deal, exchange and betting are those of five-card draw. Triple draw has three exchanges and four betting rounds.
    Checking and then raising is allowed in most games, but some kinds of lowball bar it; the house says which.

## Polish rules

guide-polish-draw = Polish draw, 52 cards
guide-polish-draw-body =
    The Polish game of draw. It differs from the home handbook in checking, in what is exchanged, in what happens when nobody bets, and in the ranking after the exchange.

    ## Ranking
    - A K Q J T 9 and so on down to 2. The ace is high, and low only in 5-4-3-2-A. Suits are equal.
    - Straight flush (Polish: poker), four of a kind (kareta), full house (ful), flush (kolor), straight (strit), three (trójka), two pair, pair, no pair.
    - After the exchange a flush beats a full house. Everything else stays as it is.
    - Equal hands are decided by the rank of the combination, then by the side cards from the top.

    ## Course
    1. Everybody posts the agreed ante. The dealer is banker and keeps the pot.
    2. The player to the dealer's right cuts. Five cards each, one at a time, clockwise; the rest is the stock.
    3. The player left of the dealer speaks first. That player opens or checks. A check costs nothing and leaves the right to come in later; the right to open passes to the left.
    4. After somebody has opened nobody may check: fold, call or raise. A call makes one's stake equal to the highest; stakes are multiples of the ante.
    5. A raise makes the highest stake higher. A player may raise even when the highest stake is their own. Usually a limit is agreed.
    6. The bidding ends when it is back at the highest stake and all others are level or out.
    7. Exchange, once: one to four cards, or none.
    8. Second bidding by the same rules.
    9. Showdown. All who are in show; the player whose stake ended the bidding shows last. If only one is left, that player takes the pot and need not show.

    ## Nobody opens, nobody bets
    - Nobody opens in the first bidding: the stakes stay in the pot, the cards are shuffled, and the next player clockwise deals.
    - Nobody bets in the second bidding: a new deal, and the pot carries over. Players who had folded may come in again if they pay what they lack to be level.

    ## Stock runs out
    With seven players 35 cards are dealt and 17 are left. If more are wanted, the cards put away so far are shuffled, the player to the dealer's left cuts, and the exchange continues from this second stock.

    ## Announcing hands
    Some play that hands are announced instead of shown, with rules of their own for checking a claim. In a tournament the cards speak.

guide-polish-draw-32 = Polish draw, 32 cards
guide-polish-draw-32-body =
    The same game without the cards below 7: eight ranks from 7 to ace, popular in Poland. Everything in Polish draw, 52 cards, applies; here is what differs.

    ## Openers
    To open, a player needs a pair of kings or better. They keep it to the end and show it. A pair of queens does not open.

    | Hand | May open |
    | `Kh Kd 9s 8c 7h` | Yes |
    | `8h 8d 7s 7c Ad` | Yes, two pair are better |
    | `Qh Qd As Jc 9h` | No |

    ## Ranking
    Here a flush is rarer than a full house. The rules reflect this only after the exchange: then the flush wins.

    | Hand | Example | Ways in 32 cards |
    | Straight flush | `Ah Kh Qh Jh Th` | 16 |
    | Four of a kind | `9s 9h 9d 9c Ad` | 224 |
    | Flush | `As Qs Ts 9s 7s` | 208 |
    | Full house | `8s 8h 8d Kc Ks` | 1,344 |
    | Straight | `Jd Ts 9h 8c 7d` | 4,080 |
    | Three of a kind | `Js Jh Jd 9c 7s` | 10,752 |
    | Two pair | `Qh Qd 9s 9c 7d` | 24,192 |
    | One pair | `As Ad Kh Tc 8d` | 107,520 |
    | No pair | `Ks Jd Th 8c 7s` | 53,040 |

    The table shows the order after the exchange. The lowest straight is jack high. The rules do not say whether ace, 7, 8, 9, ten is a straight; ask the house before the first hand.

    ## How many players
    Five players leave 7 cards for the exchange, six leave 2. With six the second stock is needed nearly every hand.

guide-polish-holdem = Polish Texas Hold'em
guide-polish-holdem-body =
    Hold'em by the Polish rules: 2 to 10 players, 52 cards, two pocket cards, flop, turn, river. A full house is above a flush, as everywhere; the change after an exchange concerns draw only.

    ## What differs
    - Before the flop the seat left of the big blind begins: fold, call or raise. Nobody may check, because the blinds are the first bet and not an ante. The big blind's option to check is not mentioned; play it, as everywhere.
    - In the first round each player has one call and three raises.
    - Afterwards check, fold, call and raise are open to all.
    - The dealer changes every hand and is marked by a token; the nearer seat posts the small blind, the next the big blind.

    ## Showdown
    Best five of two own and five shared cards. Equal hands split equally.

guide-polish-omaha = Polish Omaha
guide-polish-omaha-body =
    Omaha by the Polish rules: 2 to 10 players with enough chips for blinds and betting, four cards each, exactly two of the hand with three of the board.

    - First round: as in Polish Texas Hold'em, nobody checks, one call and three raises for each player.
    - The other rounds are those of hold'em: flop, turn, river, each with its betting.
    - Equal hands split equally.
    - A full house is above a flush.

    Example: `Ad Kd Qs 9c` on `Jd 8d 3d Tc 2h` is a flush to the ace, `Ad Kd Jd 8d 3d`.

guide-polish-omaha-hi-lo = Polish Omaha hi-lo
guide-polish-omaha-hi-lo-body =
    Half of the pot to the highest hand, half to the lowest. For each half two cards of the hand and three of the board; they may differ, and one player may win both.

    ## What counts as low
    - No card above 8, no pair, and no higher combination. The ace counts as 1.
    - Taken literally this bars straights and flushes from the low as well, with one exception: 5-4-3-2-A is the best low and a straight for high. Other books let straights and flushes pass. Say which applies before the game.
    - Without three board cards of 8 or lower nobody has a low, and the high hand takes everything.

    | Low | Word for word | Other books |
    | `5h 4c 3d 2s Ac` | Best low | Best low |
    | `8h 7c 6d 5s 4c` | A straight, no low | A low |
    | `8h 6h 4h 2h Ah` | A flush, no low | A low |

    ## Comparing
    The lowest top card wins, then the next.

    | Case | First | Second | Better low |
    | 1 | `8s 6d 4c 2h As` | `7s 6h 4d 3c 2s` | Second |
    | 2 | `8s 6d 4c 2h As` | `8d 7c 4h 3s Ad` | First |
    | 3 | `8s 6d 4c 2h As` | `8d 6c 3h 2s Ad` | Second |
    | 4 | `8s 7d 6c 4h 2s` | `8d 7c 6h 5s 3d` | First |
    | 5 | `8s 6d 5c 4h 2s` | `8d 6c 5h 4s Ad` | Second |

    ## Betting
    As in Polish Omaha. Straights such as 8-7-6-5-4 are still straights for high.

## Against the house

guide-ultimate-texas-holdem = Ultimate Texas Hold'em
guide-ultimate-texas-holdem-body =
    A casino game against the house, not between players. Each player plays their two cards and the board against the dealer's two cards and the same board.

    ## Stakes
    - Ante and Blind: equal stakes, before the deal.
    - Trips: an extra stake, before the deal, paid by the player's own hand.
    - Play: one raise in the hand, the earlier the larger.

    ## Course
    1. Ante and Blind are placed, Trips if wanted.
    2. Two cards each, clockwise, the dealer too. Players do not show or discuss them.
    3. First decision: check, or Play for three or four times the Ante.
    4. Burn, three cards on the board.
    5. Second decision, without a Play stake so far: check, or Play for twice the Ante.
    6. Burn, the last two cards together.
    7. Third decision, without a Play stake so far: fold, or Play for the Ante once. Then the dealer's cards are opened.

    | Cards on the board | Play |
    | None | 3 or 4 times the Ante |
    | Three | 2 times |
    | Five | 1 time |

    ## Settling
    From the last box in play, right to left. The dealer opens the player's cards and announces the best five of seven. Kickers come from hand or board.
    The dealer qualifies with a pair or better.

    | | Ante | Play | Blind |
    | Player better, dealer qualifies | 1:1 | 1:1 | Pay table with a straight or better, otherwise back |
    | Player better, dealer does not qualify | Back | 1:1 | The same |
    | Dealer better, dealer qualifies | Lost | Lost | Lost |
    | Dealer better, dealer does not qualify | Back | Lost | Lost |
    | Equal | Back | Back | Back |
    | Fold | Lost | None | Lost |

    Trips is settled by the player's hand alone, no matter what the dealer has. Below three of a kind it is lost. The rules do not say what happens to it after a fold; the house decides beforehand.

    ## What Trips pays
    | Hand | Trips |
    | Royal flush | 50:1 |
    | Straight flush | 40:1 |
    | Four of a kind | 30:1 |
    | Full house | 8:1 |
    | Flush | 6:1 |
    | Straight | 5:1 |
    | Three of a kind | 3:1 |

    Some casinos pay a flush 7:1 and a straight 4:1 instead. The pay table posted at the game counts.

    ## What Blind pays on a win
    | Hand | Blind |
    | Royal flush | 500:1 |
    | Straight flush | 50:1 |
    | Four of a kind | 10:1 |
    | Full house | 3:1 |
    | Flush | 3:2 |
    | Straight | 1:1 |

    ## Examples with Ante 10 and Blind 10
    | Play | Trips | What happens | Net |
    | 40 | 5 | Full house beats two pair | 10 + 40 + 30 + 40 = 120 |
    | 20 | 0 | Flush beats a pair | 10 + 20 + 15 = 45 |
    | 10 | 0 | Straight beats three of a kind | 10 + 10 + 10 = 30 |
    | 40 | 0 | Pair beats a dealer without a pair | 0 + 40 + 0 = 40 |
    | 10 | 5 | Dealer without a pair wins on high card | 0 - 10 - 10 - 5 = -25 |
    | 10 | 5 | Both play a straight on the board | 0 + 0 + 0 + 25 = 25 |
    | 40 | 5 | Flush loses to a full house | -10 - 40 - 10 + 30 = -30 |
    | 40 | 10 | Royal flush beats a pair | 10 + 40 + 5,000 + 500 = 5,550 |
    | None | 0 | Fold after the river | -10 - 10 = -20 |

    A flush pays 3:2 on Blind: with a stake of 5 that is 7.50. The rules do not say what happens to the half; pay it exactly, or round down to the smallest chip of the house.

## Where the names of starting hands come from

slang-airline = The letters of the airline
slang-two-aces = Two aces in the hand
slang-pretty = Slang for a pretty young woman
slang-king-and-queen = King and queen
slang-detective = The detective on television
slang-hook = A hook is a trap as well
slang-jack-ace = Jack and ace read together
slang-band = The band
slang-coins = Coins of ten cents
slang-two-titles = Won two world championships with it
slang-nine-nein = A crude pun on nine and nein
slang-bananas = Bananas will grow in Montana first
slang-shape-8 = The shape of an 8
slang-shape-88 = The shape of two 8s
slang-shape-77 = The shape of two 7s
slang-highway = The highway
slang-sexual = A sexual joke
slang-miles = 55 miles an hour
slang-pistol = The pistol
slang-outlaw = The outlaw, said to have been shot with a 45
slang-crab = A turned 3 looks like one
slang-duck = A 2 looks like one
