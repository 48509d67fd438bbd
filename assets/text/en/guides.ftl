# Guides: basics, dealing, conduct and things to look up. Games stand in guides-games.ftl, the
# rules of houses in guides-house.ftl. Bodies are pages: headings, lists, tables, cards in backticks.

guide-group-basics = Basics
guide-group-games = Games
guide-group-dealing = Dealing
guide-group-house-rules = House rules
guide-group-etiquette = Etiquette
guide-group-reference = Reference

# Under a guide at the terminal.
guide-answers = Answers { $headings }
guide-near = See also { $slugs }
guide-slang-hand = Hand
guide-slang-name = Name
guide-slang-meaning = Origin

## Basics

guide-about-the-rules = About the rules
guide-about-the-rules-body =
    No law says how poker is played. A tournament follows the rules that its organizer announces, and the floor applies them.

    ## Which rule wins
    1. The house's or organizer's own rule, as far as it was announced. A conflicting house rule beats every other book.
    2. The rules of the Tournament Directors Association (TDA) in the edition that the event uses. They are a voluntary standard: directors and players agree on them at a summit, and rooms adopt them.
    3. General house rules, if the first two are silent. They describe what card rooms do by habit, and every room adapts the details; the core stays the same.

    ## Fairness first
    Rule 1 of every edition says that the fairness of the game comes before the letter of a rule. In an unusual case the floor may set a technical rule aside. Do it rarely, say the reason aloud, and write it down with the number of the rule that you set aside. The floor's decision is final.

    ## Editions
    The 2011 edition has 55 rules and was published on July 30, 2011 after a summit in Las Vegas. The 2024 edition has 71 rules and 22 recommended procedures. Numbers move between editions: the oversized chip is rule 39 in 2011 and rule 44 in 2024. A number without its edition says nothing, so every ruling names both.

    ## How to rule
    - Hear the dealer first, then the players, one at a time.
    - Settle the facts before you look for the rule.
    - Say the ruling in one sentence, then the rule, then what happens next.
    - Stay until the next card is dealt.
    - Say which part is rule and which part is your own judgment.
    - Write down what will be asked about later: a set-aside rule, a penalty, a large pot.

guide-poker-basics = How poker works
guide-poker-basics-body =
    Poker is played with 52 cards: four suits of thirteen ranks, A K Q J T 9 8 7 6 5 4 3 2. One deal from shuffle to payout is a hand. Everything goes clockwise.

    ## Course of a hand
    1. Some players post blinds, or all players post an ante, so that there is something to play for.
    2. Cards are dealt. Hole cards are seen only by their holder; cards face up on the table belong to everybody or are seen by everybody.
    3. A betting round follows each deal or exchange of cards. How many there are depends on the game.
    4. After the last round the hands still in are shown. The best one takes the pot; in hi-lo games the best low hand gets half.
    5. If all but one have folded, the last player takes the pot at once and need not show.

    ## What may be done in turn
    | Has anyone bet in this round? | Options |
    | No | Check, bet, fold |
    | Yes | Call, raise, fold |

    - Blinds count as a bet: before the flop nobody checks, except the big blind when nobody has raised.
    - Folding when nothing is bet gives up a free card. It binds. The TDA lets the floor punish it (TDA 2011 rule 46, TDA 2024 rule 58); a home game may allow it.
    - A tap on the table in turn means check.

    ## When a round ends
    A round ends when everybody still in has put in the same amount or is all-in, and everybody has had a turn. If all check, the round is over and the next card comes.
    Chips of the round stay in front of their owner. The dealer pulls them into the pot when the round is over.

    ## Chips
    - What a player pays to come in is the buy-in. It may be fixed, free, or between a minimum and a maximum. In a tournament it is the price of entry.
    - Nobody buys or borrows chips while a hand is on. Between hands, or after losing everything, more may be bought if the game allows rebuys; some games allow none.
    - A player who cannot pay the whole bet may go all-in with what they have, and plays for the part of the pot that they have matched.

    ## At the table
    Learn the ranking of hands before you play for money. The rules take an evening, the game takes a lifetime.

guide-limit-betting = Limit betting
guide-limit-betting-body =
    In limit games the size of every bet and raise is fixed. A game called 10/20 is bet in steps of 10 on the early streets and in steps of 20 on the later ones. In hold'em and Omaha the first two rounds use the lower limit and the last two the higher; in seven-card stud the first two and the last three.

    ## Blinds
    In a limit game with blinds the big blind is the lower limit and the small blind half of it: 5 and 10 in a game of 10/20. The big blind counts as the first bet of the round.

    ## How often it may be raised
    Houses differ, so agree on it before the first hand. The same words mean different things:

    | Book | Cap on a round of the 10 step | Totals |
    | Home handbook, three bets with the opening bet counted | A bet and two raises | 10, 20, 30 |
    | General house rules, three or more betting rounds | A bet and three raises | 10, 20, 30, 40 |
    | General house rules, two betting rounds (draw, lowball) | A bet and four raises | 10, 20, 30, 40, 50 |
    | Polish rules, first round of hold'em and Omaha | One call and three raises for each player | Depends on the players |
    | TDA | The house says how many | As announced |

    On the later streets the home handbook's totals are 20, 40 and 60. Once the cap is reached players call or fold.

    ## Two players
    - General house rules: no cap if two were left before it was reached. A fold after the cap was reached does not reopen the betting.
    - Home handbook: the cap need not apply.
    - TDA: the cap stays even with two players in the hand, until only two are left in the whole event (TDA 2011 rule 41, TDA 2024 rule 48).

    ## Short all-in
    An all-in of less than half a bet on top does not open the betting again: players who have already acted may call or fold. Half a bet or more counts as a full bet.

    - The bet is 20. A bets 20, B calls, C is all-in for 29. Nine on top is less than half: A and B call 9 or fold.
    - C is all-in for 30 instead. Ten is half: A and B may fold, call 10, or raise.

    This applies to limit. In no-limit and pot-limit only a full raise opens the betting again.

guide-pot-limit-betting = Pot-limit betting
guide-pot-limit-betting-body =
    A player may raise by at most the size of the pot after their own call. The number of raises is not limited.

    ## Formula
    Highest total = what the player has in this round + what they must call + (everything in the pot + what they must call).

    1. Count all chips in, those in front of the players included.
    2. Add what the player must call. That is the pot after their call.
    3. Add the same sum to the bet that they call. That is the most they may raise to.

    ## Example
    Blinds 10 and 20, nobody else has bet.

    | Who | In the pot | To call | Pot after the call | May raise to |
    | First to act | 30 | 20 | 50 | 70 |
    | The next player, after 70 | 100 | 70 | 170 | 240 |
    | The small blind instead, with 10 in front | 100 | 60 | 160 | 230 |

    The first player calls 20 and raises by 50, which makes 70. The next calls 70 and raises by 170, which makes 240.

    ## Questions for the floor
    - How much is the pot? In pot-limit the dealer answers at any time; in no-limit the dealer does not count the pot.
    - Blinds that are short or dead count in full before the flop: with 100 and 200 the first pot bet is 700 (TDA 2024 rule 54).
    - A pot bet that was counted too high is corrected while the street is still on; one that was counted too low only until others have acted on it (TDA 2024 rule 52).
    - "Pot" is an official word in pot-limit only. In no-limit it binds to a legal bet, and the floor may warn.

guide-no-limit-betting = No-limit betting
guide-no-limit-betting-body =
    A player may bet any amount up to all chips that they had on the table when the hand began. The number of raises is not limited.

    ## Minimum amounts
    - The smallest bet is the big blind.
    - The smallest raise adds as much as the largest bet or raise of the same round.
    - A call must match the whole bet.
    - A player with fewer chips may go all-in for less.

    ## Example
    Blinds 100 and 200. A raises to 600, which is 400 more than 200. The next raise must add at least 400, so it goes to 1,000 or more.
    B goes all-in for 900: only 300 more. That is allowed, but players who have already acted may only call or fold, and for the others the minimum raise is to 1,300: the last full raise of 400 on top of 900.

    ## A raise that is too small
    Under the TDA a raise of at least half the minimum raise, made by mistake, is completed to the minimum raise. Less than half is a call, unless the player has said "raise" or is all-in.
    With 200 to call, 250 in mixed chips is a call; 300 is completed to 400.

    ## Words and chips
    - Words or chips, whichever come first, count. Say the amount, or put all chips in with one motion.
    - One oversized chip without a word is a call when there is a bet, and a bet of its whole value when there is none.
    - Table stakes: nothing is added from a pocket or taken off the table during a hand.

guide-all-ins-and-side-pots = All-ins and side pots
guide-all-ins-and-side-pots-body =
    A player is all-in by choice, or because their chips do not cover the call. They play only for the pots that hold their chips. In tournaments several players are often all-in in one hand.

    ## Building pots
    1. Give back what nobody matched: the part of the largest bet above the second largest goes back to its owner.
    2. Take the smallest stake of those who are still in. From everybody, folded players too, that much goes into the main pot.
    3. Do the same with the next smallest for the first side pot, and so on: one side pot for each further amount.
    4. Who plays for a pot: everybody still in who has paid their whole share of it.

    ## Settling
    Begin with the newest side pot, for which the fewest players are left, and end with the main pot. Split every pot on its own; never put pots together to divide them. What a short stack cannot win goes to the best hand among those who play for that pot.

    ## Two players, 25 and 35
    A is all-in for 25, B for 35. The main pot is 50. The 10 that A cannot match goes back to B in any case.

    | Best hand | A gets | B gets |
    | A | 50 | 10 |
    | B | 0 | 60 |

    ## Three players, 25, 35 and 35
    A is all-in for 25, B for 35, C calls 35. Main pot 75 for all three, side pot 20 for B and C. Compare B and C first, then all three.

    ## Four players, 25, 35, 45 and 45
    A is all-in for 25, B for 35, C for 45, D calls 45.

    | Pot | Chips | Who plays for it | Settled |
    | Side pot 2 | 20 | C, D | First |
    | Side pot 1 | 30 | B, C, D | Second |
    | Main pot | 100 | A, B, C, D | Last |

    If A has the best hand, B the second and C the third, then C wins 20, B 30 and A 100.

    ## At the table
    - The dealer separates the pots during the betting, not at the end.
    - When no more betting is possible all hands are turned face up at once.
    - Odd chips are settled in each pot; hi-lo pots are split in each pot.

## Hands

guide-hand-rankings = Hand rankings
guide-hand-rankings-body =
    A hand is always five cards. The rarer it is when five cards are dealt, the higher it ranks. Suits do not decide: hands of equal ranks split the pot.

    ## With 52 cards
    | Hand | Example | Ties decided by | Ways |
    | Royal flush | `Ah Kh Qh Jh Th` | Nothing, they split | 4 |
    | Straight flush | `9s 8s 7s 6s 5s` | The top card | 36 |
    | Four of a kind | `Qs Qh Qd Qc 7d` | The four, then the kicker | 624 |
    | Full house | `8s 8h 8d Kc Ks` | The three, then the pair | 3,744 |
    | Flush | `Ad Jd 9d 6d 3d` | The highest card, then the next, all five | 5,108 |
    | Straight | `9d 8s 7h 6c 5d` | The top card | 10,200 |
    | Three of a kind | `Js Jh Jd 9c 4s` | The three, then two kickers | 54,912 |
    | Two pair | `Qh Qd 7s 7c 2d` | The high pair, the low pair, the kicker | 123,552 |
    | One pair | `As Ad 9h 6c 4d` | The pair, then three kickers | 1,098,240 |
    | High card | `Ks Jd 8h 5c 3s` | All five cards in turn | 1,302,540 |

    - A straight is five ranks in a row, not all of one suit.
    - The ace is the highest card. It also ends the lowest straight: `5h 4c 3d 2s Ac`. It is never in the middle: `Qh Ks Ad 2c 3s` is ace high.
    - A royal flush is the highest straight flush, not a class of its own. Two players can have the same one when it lies on the board; they split.
    - If nobody has a combination, the highest card wins.
    - Houses may adjust details and say so beforehand; the ranking itself stays.

    ## Where suits matter
    Never to decide who wins a pot. They decide who brings in with equal door cards in stud, who gets an odd chip in stud, and who comes first in a draw by cards: spades, hearts, diamonds, clubs, from high to low.

    ## Two ways to win
    All others have folded: the winner need not show. Otherwise the hands are shown, and the cards speak: what lies on the table counts, not what players say.

    ## Five cards from more
    Take the cards of the combination and fill up with the highest of the rest, from hand and board alike. In hold'em two, one or none of the hole cards may be used; in Omaha exactly two of four with exactly three of the board; in stud any five of seven.

    ## With 32 cards
    Without the cards below 7 the order of rarity changes, see Polish draw. The usual Polish rule keeps the ladder above until the exchange, and puts a flush above a full house after it.

guide-kickers = Kickers
guide-kickers-body =
    A kicker is a card outside the combination that fills the hand up to five. It may come from the hand or from the board; what counts is the best five cards. Four of a kind, three of a kind, two pair, one pair and high card have kickers. A straight, a flush, a full house and a straight flush need all five cards, so there is nothing left to compare.

    Compare class, then the combination, then the kickers from the top. If all five are equal, the pot is split, no matter what other cards the players have.

    ## Worked comparisons
    | Case | A | B | Board | Best five of A | Best five of B | Result |
    | Pair of sixes | `Kc 8d` | `Kh 3s` | `6s 6d Ac 7h 2c` | `6s 6d Ac Kc 8d` | `6s 6d Ac Kh 7h` | A, third kicker |
    | Four jacks on the board | `5c 3d` | `Qh Ts` | `Jc 4d Jd Jh Js` | `Jc Jd Jh Js 5c` | `Jc Jd Jh Js Qh` | B, queen |
    | Full house | `Ah Qh` | `Qs 7d` | `Qc Qd 3h Ks 3c` | `Qc Qd Qh 3h 3c` | `Qc Qd Qs 3h 3c` | Split |
    | Flush | `As Th` | `8s 9s` | `Ks Ts 7s Jh 3s` | `As Ks Ts 7s 3s` | `Ks Ts 9s 8s 7s` | A, ace |
    | Flush | `5s 8s` | `9s Jh` | `7d Js Qs Ks As` | `As Ks Qs Js 8s` | `As Ks Qs Js 9s` | B, nine |
    | Straight | `Ac 2d` | `7h 6s` | `Kd 5c Th 3s 4h` | `5c 4h 3s 2d Ac` | `7h 6s 5c 4h 3s` | B, seven high |
    | Three aces | `Ac Jd` | `Ah 3s` | `Ad 6h As Kc Td` | `Ac Ad As Kc Jd` | `Ah Ad As Kc Td` | A, second kicker |
    | Two pair | `Kc Jd` | `Kh 8s` | `Td 2c Ks 2h 7d` | `Kc Ks 2c 2h Jd` | `Kh Ks 2c 2h Td` | A, jack |
    | Two pair | `Jc 3d` | `Kh 3s` | `Ad 3c 5h 8s 5d` | `5h 5d 3d 3c Ad` | `5h 5d 3s 3c Ad` | Split, ace on the board |
    | Pair of kings | `Ac Kd` | `Kh Js` | `2d 8c Ks Qh Td` | `Kd Ks Ac Qh Td` | `Kh Ks Qh Js Td` | A, ace |
    | High card | `Kc Qd` | `Ah 3s` | `4d 9c Th 8s 6c` | `Kc Qd Th 9c 8s` | `Ah Th 9c 8s 6c` | B, ace |

    ## Four of a suit on the board
    One card of the suit in the hand makes a flush. The player with the highest card of the suit in the hand wins, so a lone ace beats two lower suited cards.

    ## What goes wrong at the table
    - Counting a sixth card. Five cards play; an ace that is not among them is worth nothing.
    - Splitting too late or too early: if the board is the best hand for all who are left, they split it.
    - Believing that only hole cards can be kickers. In the second case of two pair the kicker of both lies on the board.

guide-low-hands = Low hands
guide-low-hands-body =
    Three ways of counting low are played. Always compare the highest card first; the lower one wins. If it is equal, compare the next, and so on.

    | Kind | Best hand | Aces | Straights and flushes | Played in |
    | Ace to five | `5h 4c 3d 2s Ac` | Low | Do not count | Razz, lowball |
    | Eight or better | `5h 4c 3d 2s Ac` | Low | Do not count | Omaha hi-lo, stud hi-lo |
    | Deuce to seven | `7h 5c 4d 3s 2c` | High | Count, and spoil the hand | Triple draw, single draw |

    ## Ace to five
    Pairs are worse than no pair. `8h 6c 4d 2s Ac` loses to `7h 6c 4d 3s 2c`, because seven is lower than eight.

    ## Eight or better
    A low counts only if it has five different ranks, none above 8. If nobody has one, the high hand takes the whole pot. Straights and flushes do not harm it, so `5h 4c 3d 2s Ac` is the best low and a straight for high.
    The Polish rules read literally bar straights and flushes from the low, with that one exception; see Polish Omaha hi-lo.

    ## Comparing eight-lows
    | Case | First | Second | Better low |
    | 1 | `8s 6d 4c 2h As` | `7s 6h 4d 3c 2s` | Second, seven against eight |
    | 2 | `8s 6d 4c 2h As` | `8d 7c 4h 3s Ad` | First, six against seven |
    | 3 | `8s 6d 4c 2h As` | `8d 6c 3h 2s Ad` | Second, three against four |
    | 4 | `8s 7d 6c 4h 2s` | `8d 7c 6h 5s 3d` | First, four against five |
    | 5 | `8s 6d 5c 4h 2s` | `8d 6c 5h 4s Ad` | Second, ace against two |

    ## Deuce to seven
    The ace is only high, and straights and flushes make a hand worse. So `7h 5c 4d 3s 2c` is best, `6h 5c 4d 3s 2c` is a straight and therefore bad, and `5h 4c 3d 2s Ac` is not a straight but ace high.

    ## Reading a low aloud
    Say it from the top: "eight-six-four". The wheel is 5-4-3-2-A.

## Dealing

guide-dealing-checklist = Dealing step by step
guide-dealing-checklist-body =
    Ten steps for a hand of hold'em. A host who deals and a house dealer do the same; only the button is moved by the house dealer.

    1. Collect all cards after the payout. Wash them face down on the table, see that all backs lie up, and square the deck. Move the button one seat clockwise.
    2. Shuffle, then cut onto the cut card.
    3. Deal two rounds of single cards face down, clockwise, beginning left of the button.
    4. See that blinds and antes are posted. Watch the first betting round.
    5. Take folded cards at once. Players lay them clearly forward; they go into the muck.
    6. Burn: slide the top card face down under the muck.
    7. Flop: lay three cards one upon another face down, turn them together, and spread them.
    8. Watch the betting and take folded cards.
    9. Burn, and turn the fourth card. Watch the betting, take folded cards.
    10. Burn, and turn the fifth card. Put the stub down slightly spread, with the cut card over it. After the betting read the hands, clear the losing ones, pay, and continue with the next hand.

    ## A card is exposed or dropped
    Home handbook: a card that turned over or fell, even under the table and even unseen, is shown to all, declared out of this hand, and laid aside face down. Nothing is redealt. The TDA and the general house rules have misdeals; see The dealer's card.

    ## Somebody is short of a card
    Home handbook: the player gets the next card or cards from the deck. Under TDA 2024 a wrong number of cards is a misdeal before play has started, and only the button may be given a missing card afterwards (rules 35 and 37). TDA 2011 leaves it to the floor, except that the button may get two cards in a row.

guide-deck-shuffle-cut-burn = Deck, shuffle, cut, burn
guide-deck-shuffle-cut-burn-body =
    ## Deck check
    - Before play look at every card, front and back: bent corners, scratches, marks, another back.
    - Count by suits: thirteen of each, 52 in all. Take the jokers out.
    - In a Polish game with 32 cards: eight of each suit, from 7 to ace.
    - The deck is changed when the house says so, not because a player has bad luck.

    ## Shuffle
    - Riffle on the table, low, so that no face is seen. The overhand shuffle from hand to hand is not used in casinos.
    - A usual sequence: wash, riffle, riffle, strip, riffle, cut.
    - In a tournament the first riffle begins the hand. From then on the new level counts, and how the last hands were read can no longer be disputed.

    ## Cut
    - Every hand is cut. In a home game a neighbor cuts, or the dealer in sight of all: lift a part off, put it aside, put the rest on top.
    - After the cut nobody shuffles.
    - In Polish draw the player to the dealer's right cuts, and the one to the dealer's left cuts the second stock.
    - Cut onto a cut card: a blank, a joker, a plate of plastic or metal, or two jokers glued face to face. The bottom card is then neither seen nor dealt.

    ## Deal
    - One card at a time, low over the table, clockwise from the left of the button, so that everybody sees to whom it goes.
    - Players leave their cards on the table until all are served and none is missing.

    ## Burn
    - Put the top card aside unseen before flop, turn and river, in stud before each street from the fourth on. So anyone who has marked the top card gains nothing.
    - One burn a street, never two.

guide-dealers-card = The dealer's card
guide-dealers-card-body =
    The short form for the dealers' room. TDA 2024, with TDA 2011 beside it where it differs.

    ## Misdeal, before play has started
    | What | TDA 2024 rule 35 | TDA 2011 rule 32 |
    | One of the first two cards off the deck exposed by the dealer | Misdeal | Misdeal |
    | Two or more cards exposed by the dealer | Misdeal | Misdeal |
    | Two or more boxed cards | Misdeal | Misdeal |
    | First card to the wrong seat | Misdeal | Misdeal |
    | Cards to a seat not entitled to them | Misdeal | Misdeal |
    | Entitled seat left out | Misdeal | Misdeal |
    | Wrong number of cards to anyone | Misdeal | Not listed, floor |
    | Two cards in a row to the button | Allowed | Allowed |
    | One later card exposed | Not listed: exchanged, then the burn card | Not listed: the same |

    ## When play has started
    - TDA 2024 rule 36: two actions in turn, one of them at least with chips; or three actions in turn of any kind.
    - TDA 2011 rule 33: two players who put in chips; or three actions of any kind.
    - Posted blinds and antes do not count as action. Afterwards a misdeal is no longer possible: the hand is played out.
    - A deck with two equal cards stops the hand at any time, and all bets go back (TDA 2024).

    ## Boards
    | What | Do |
    | Flop of four cards | Call the floor. Mix the four face down; one drawn at random is the next burn, three are the flop |
    | Flop without a burn, nobody has acted | Mix the three; one is the burn, the next card from the deck joins the other two (TDA 2024 rule 39) |
    | Flop, turn or river too early | The burn stays out, the early card goes back into the stub, shuffle, finish the betting, deal without another burn (TDA 2024 RP-5) |

    ## Who shows first
    1. All-in and no more betting possible: all hands face up at once, before the next card.
    2. Somebody bet or raised in the last round: that player shows first, then clockwise.
    3. Nobody bet in the last round: the first live hand left of the button; in stud the highest board, in razz the lowest.
    4. Everybody who plays for a called pot shows all their hole cards, even if they play the board.
    5. All but one have thrown their hands away: the last one takes the pot unseen.

    ## Paying
    - Newest side pot first, main pot last. Every pot on its own.
    - Odd chip: hi-lo to the high hand; equal hands in board games the first seat left of the button; in stud the high card by suit.
    - Clear losing hands before the pot is pushed. A winning hand that was tabled cannot be killed.
    - In doubt stop, leave all cards where they are, and call the floor.

guide-house-rules-misdeals = Misdeals by the general house rules
guide-house-rules-misdeals-body =
    Ten errors, from a to j. Before play has started each is a misdeal: all cards come back, and the same dealer shuffles and deals again. Afterwards the hand is played out, and no money goes back.

    | | Error | Remark |
    | a | First or second card dealt face up | The part on hold'em names only the first card; a later one is exchanged |
    | b | Two or more cards exposed in the deal | |
    | c | Two or more boxed cards | One boxed card is treated as an exposed card |
    | d | Two or more extra cards dealt | One extra card becomes the burn card |
    | e | A player has the wrong number of cards | The home handbook deals the player the missing card |
    | f | A card dealt out of sequence | Not if it lies face up: then it becomes the burn card |
    | g | The button was in the wrong place | TDA 2011 does not list it; TDA 2024 rule 34 corrects it before play has started |
    | h | First card to the wrong player | |
    | i | Cards to an empty chair or to somebody who does not play | |
    | j | A player left out who was at the table or had posted | |

    ## When play has started
    | Book | Play has started when |
    | General house rules, stud | Two players have acted after the bring-in |
    | General house rules, games with blinds | Two players have acted after the blinds; a fold is an action |
    | TDA 2011 rule 33 | Two players have put in chips, or three actions of any kind |
    | TDA 2024 rule 36 | Two actions with chips in at least one, or three actions of any kind |

    ## Example
    After the blinds: fold, call. By the general house rules play has started. By TDA 2011 it has not, because only one player put in chips; by TDA 2024 it has, because two acted and one put in chips.

guide-holdem-irregularities = When a board goes wrong
guide-holdem-irregularities-body =
    What the general house rules do in hold'em, and what the TDA does instead.

    ## Exposed cards in the deal
    1. The very first card of the deal: misdeal. It goes back, the deck is shuffled, and all is dealt again.
    2. Any other single card: deal on. At the end the card is exchanged for the top card of the deck, and the exposed card becomes the burn card.
    3. Nobody may keep an exposed card.
    4. Two or more: misdeal.

    TDA: one of the first two cards off the deck, or any two exposed by the dealer, is a misdeal.

    ## Flop
    - More than three cards: the flop goes back, is reshuffled and dealt again, even when it is plain which card is too many. TDA: the four are mixed face down, one of them becomes the next burn, three are the flop.
    - Dealt before the betting was over: the flop goes back into the deck, the burn stays out. Shuffle, finish the betting, and deal a flop without another burn. TDA 2024 RP-5 does the same; TDA 2011 says nothing.

    ## Turn too early
    1. Put the card aside until the betting on the flop is over. It helps nobody, not even if the player whose turn it was meant to fold.
    2. Burn, and turn the next card as the turn.
    3. Before the river shuffle the card that was put aside into the stub; the old burns stay on the table. Turn the river without another burn.

    TDA 2024 RP-5 is simpler: the early card goes back into the stub at once, the stub is shuffled, and the turn is dealt without another burn.

    ## River too early
    The general house rules are silent, so do as before: the card goes back into the stub, shuffle, finish the betting, deal the river without another burn. TDA 2024 RP-5 says the same.

    ## One card too many
    - One extra card after all have theirs: it goes back to the dealer and becomes the burn card.
    - Two or more: misdeal.

    ## Playing the board
    General house rules: a player who wants to share the board says so before they throw their cards away. TDA: they show all hole cards, or they get nothing.

## Conduct

guide-conduct = Conduct at the table
guide-conduct-body =
    What players owe each other according to a home handbook, with the TDA for comparison. Remind newcomers once, kindly; a repeated breach is a case for the floor.

    ## Hands off
    - Never touch the chips or cards of others.
    - Chips of a bet stay in front of the player; nobody throws them into the pot, and nobody but the dealer pulls them in.
    - Cards and chips stay in sight. Everybody must see who is still in and about how much each has. High chips are in front or on top.

    ## In turn, once
    - Wait for your turn, even to fold. Acting early gives your hand away.
    - One motion, or say the amount first. If two things are announced in one turn, the first one stands and the rest comes back.

    | Said | What stands |
    | "Call … and raise 100,000" | The call; the raise comes back |
    | "Fold … no, call" | The fold |
    | "Raise to 5,000 … no, 10,000" | The raise to 5,000 |

    - Checking and then raising is allowed, also called sandbagging.
    - In limit agree beforehand how many raises are allowed: three are usual, some casinos say two or four. In no-limit it does not matter.

    ## Table stakes
    Only what lay on the table when the hand began may be bet. No purse, no walk to the cash machine, no loan.
    Lending chips between hands is possible in a cash game, but nobody needs to agree; a rebuy is the better way. In a tournament chips never change hands.

    ## Cards
    - The cards speak. Nobody takes a pot on a shout: hands lie open until all have read them.
    - The player who was called shows first, that is, the one who made the last bet or raise; not the small blind out of habit.
    - No slow roll: a player who knows they have won shows at once, and both cards together.
    - Folded cards are not shown, and they are folded so that they do not turn over. Nobody talks about them while the hand is on.
    - Nobody may demand to see the cards of a winner who was not called, or of somebody who folded.

    ## Talk
    No advice, no reading aloud of hands that are not tabled, no talk about live or folded cards. One player to a hand.

    ## What the floor does
    Warning, one missed hand, missed rounds, disqualification. Rules: TDA 2011 rules 51 to 55; TDA 2024 rules 67 to 71.

guide-leaving-early = Leaving a tournament early
guide-leaving-early-body =
    A cash game may be left at any time with all chips. A tournament may not: nobody has a right to leave it and be paid. A home handbook has rules for the case that everybody agrees; an official event asks for no reason, because it makes no difference.

    ## Before the money
    - The player takes the place that they would have if they busted out in that moment.
    - Their chips are taken out of play. What the places pay stays as it is.
    - Example: 3 places are paid, 8 players are left, and the leader with 60,000 leaves. The leader is 8th, is paid nothing, and 60,000 chips leave play.

    ## In the money
    - The player gets the prize of the place that they leave from: the number of players still in, the one who leaves counted. Being the leader changes nothing.
    - Their chips are shared equally among the others, and play continues.
    - Example: 3 are left and 3 are paid, with 60,000, 25,000 and 15,000. The leader leaves. The leader gets third prize, the others continue with 55,000 and 45,000.
    - What cannot be divided is left out of play: 10,000 shared among three with chips of 100 gives 3,300 each, and 100 stay out.

    ## Arguments against it
    The TDA does not share out chips. Chips of somebody who is disqualified leave play (TDA 2011 rule 51, TDA 2024 rule 71), and a stack that is left behind keeps posting blinds and antes. Sharing a stack helps those who have few chips most, so announce the house rule before the event or do not use it.

## Reference

guide-hints = Hints for players
guide-hints-body =
    Remarks from the Polish rules for those who learn, one for each game.

    - Hold'em: after the flop you know five of your seven cards. What is missing then mostly stays missing.
    - Hold'em: folding weak cards early saves more than luck brings back.
    - Omaha: there are nine cards to choose from, so strong hands are common, and a hand that would win in hold'em is often not enough.
    - Omaha hi-lo: it takes more skill than the others. Practice without stakes first.

guide-prizes-and-deals = Prizes and deals
guide-prizes-and-deals-body =
    No numbered rule says which places are paid, or in what proportion. The house announces it before play begins, and the list is final once no more entries are sold.

    - For a long time it was usual to pay 10 % of the field; large events pay 15 % today. A club or a home game pays fewer.
    - Anyone who is paid should get back more than the cost of one entry: one and a half times or twice is usual.
    - Prizes are whole units, no later place gets more than the one before it, and they add up to the pool exactly. What rounding leaves over goes to first place.
    - Players who share a place share its prizes and those of the places after it that they fill.
    - Flights that combine share one pool: what each of them sold for it, and the bounties of those who bagged, carry over, and places are paid by the entries of all flights.
    - A fixed bounty is won in full. Of a progressive one a part is won, usually half, and the rest is added to the bounty of the player who won it; the winner of the event keeps their own bounty.
    - Mystery bounties are in sealed envelopes: the list of what is in them is fixed before the first is drawn, and each draw can be checked afterwards. Seal them once sales have closed.
    - Get a signed slip for each payout, and count the cash box at the end: what came in, less what was paid out, has to be in it.
    - A satellite pays seats of equal value. What is left over goes to the next place, and play stops when all seats are won.
    - The players who are left may make a deal if all of them agree. ICM says what each stack is worth, by how likely it is to finish in each place; a chip chop gives everybody the smallest prize that is left and shares the rest by chips, which favors the leader; an even chop gives everybody the same.
    - A chip chop may give the leader more than the first prize. Say so before they agree.
    - Part of the money is often set aside for the winner, so that there is still something to play for.

guide-slang = Names of starting hands
guide-slang-body =
    What players call their first two cards. Names are for the rail and the break: at the table nobody names a hand that is still in play.

guide-history = A short history
guide-history-body =
    From a handbook for home games, without sources. Several of these points are disputed; take them as a story.

    - Nobody knows for certain when and from what poker arose. Those who study it disagree.
    - About the 15th century, Persia: betting on cards is traced back to a game called As Nas.
    - The same time, Spain, Italy and France: primero, a related game with three cards and combinations of them.
    - England and Germany: with bluffing and betting it became brag in England and Pochen in Germany.
    - France, then America: the game came back to France as poque and crossed the ocean in the early 19th century.
    - United States: it took the form of today. Crews of the steamboats on the Mississippi played to pass the time and carried it through the country, and more and more variants appeared.
    - Texas Hold'em is said to come from a game called Wild Widow, probably in 1919, and its name from the words "hold me darling". It is the best known variant.

guide-glossary = Glossary
guide-glossary-body =
    The words of the floor, with their Czech and Polish names. If people at one table mean different things by one word, use the English one and say what it means.

    - Polish "poker" is a straight flush; a Czech handbook uses the same word for four of a kind.
    - "Round" may be a betting round, a level, or one hand for each player. Say which.
    - Czech "barva" and Polish "kolor" mean both a suit and a flush.
