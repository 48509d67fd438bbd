# Guides to the rules of houses: what each document has, and what surprises in it.

guide-house-rules-chips = General house rules: purchases and chips
guide-house-rules-chips-body =
    A Polish description of what card rooms do by habit, for cash games and tournaments alike. A room adopts it and changes what it likes.

    ## Buying
    - The first purchase is the buy-in, every later one a rebuy.
    - Chips are bought when the hand is over, never during it.
    - The ceiling is 100 times the largest bet of the limit, unless the house posts another figure: 600 in a game of 3/6. Bring a stack that suits the game.
    - A player whose table broke is moved with exactly the chips they had, even if that is less than the minimum buy-in. A player who changes tables by choice brings at least the minimum buy-in of the new one.

    ## What plays
    - The smallest chip that plays is the smallest one used for antes, blinds or the house fee. Special games may keep chips for fees out of play.
    - Smaller chips never play, not even in a pile; change them between hands.
    - All-in takes every chip, small ones too.
    - A chip set aside as a tip is out of play for its owner.
    - A tap on the table in turn is a check.

    ## Surprises
    - A ceiling of 100 largest bets. The text is damaged and may have meant a minimum buy-in; set your own figure.
    - Moved tables: the exact stack goes along in a forced move only.

    ## In a tournament
    Under the TDA a rebuy may not cost a hand, and an announced rebuy plays behind at once (TDA 2011 rule 24, TDA 2024 rule 27). Chips never go from one player to another.

guide-house-rules-betting = General house rules: betting
guide-house-rules-betting-body =
    ## How many raises
    - Limit with three or more betting rounds: a bet and three raises.
    - Limit with two betting rounds, as in draw and lowball: a bet and four raises.
    - With two players no cap, if only two were left before it was reached. Once the betting is closed nobody reopens it.
    - No-limit: no ceiling. Pot-limit: the pot. The number of raises is free in both.
    - Checking and raising is allowed, except in some forms of lowball.

    ## Amounts
    - A wager must at least equal the bet. Only an all-in may be less.
    - Limit: an all-in of less than half a bet reopens nothing; half or more counts as a full bet.
    - One oversized chip without a word is a call: a 25 chip in a game of 3/6 facing a bet of 6 is a call of 6, and 19 come back.
    - Several chips that are more than the bet are a raise.

    ## What binds
    - A declaration in turn must be carried out.
    - Chips that were released into the pot stay there.
    - All chips of a wager go in with one motion. A player who announces the amount or the raise first may bring the chips in stages.
    - Chips pushed forward that led somebody else to act must be completed to a bet. This applies to limit.
    - A wrong amount is corrected only until the betting round ends.
    - A player who did not see a raise may withdraw their call, if nobody behind them has acted.

    ## Out of turn
    - A declaration out of turn binds, unless the player whose turn it was acts in between.
    - A player who checks out of turn may no longer bet in that round; they may call or fold.
    - Doing it on purpose is not tolerated.

    ## Speak up
    Anyone who sees a wrong chip count or a misread winner says so at once: players, dealer and onlookers.

    ## Surprises compared with the TDA
    | Case | General house rules | TDA |
    | Several chips, no word | A raise | A call or a completed raise: would one chip less still call? then the half test |
    | Raise not noticed | The call may be withdrawn | The caller accepts the true amount |
    | Out of turn | Released by any action in between | Released only if the action changes; a fold always binds |
    | Raises with two players | No cap | The cap stays until two are left in the event |
    | Speaking up | Onlookers too | Only about tabled hands; hidden ones are nobody's business |

guide-house-rules-showdown = General house rules: showdown
guide-house-rules-showdown-body =
    ## Order
    1. Somebody bet in the last round: the player who made the last bet or raise shows first.
    2. Everybody checked or is all-in: the player who opens every betting round, the first live hand left of the button.
    3. A player who thinks they have won is asked to show ahead of their turn; it saves time.
    4. Players of a side pot show before, and apart from, those who are all-in for the main pot only.

    ## Reading
    - The dealer reads the hands and names the winner. The cards decide, not the words.
    - Keep your cards until the winner is named. A lost hand is its owner's risk.
    - A player who claims the pot shows their cards.
    - All losing hands are cleared before the pot is pushed.
    - A false claim made on purpose, so that the better hand is thrown away, may cost the pot. Under the TDA it costs a penalty.

    ## Asking to see a hand
    Anybody who was dealt in may ask to see a hand that was called, even if it was thrown away.

    | Who asks | What happens to the hand |
    | Anybody but the winner | It is shown, and stays dead |
    | The winner | Both hands live again, and the better one wins |

    The TDA gives no such right to the table: a player who mucked may not ask. From TDA 2024 rule 18 a player who called on the river and kept their cards may see the hand that they called; everything else is for the director.

    ## Showing
    - A hand shown to one player in the hand is shown to all at the table.
    - Showing to somebody who is out of the hand is allowed; the rest may see it when the hand is over.

    ## Surprises
    - A winner who asks can lose the pot that way.
    - The board may be shared without showing, if it is announced before the cards are thrown away. The TDA asks for all hole cards.

guide-house-rules-home = Home handbook
guide-house-rules-home-body =
    A Czech handbook for playing at home: games, hands, dealing and conduct, for a host without house dealers. Most of it is in the pages on games and dealing. Here is what it decides differently, and where it is silent.

    ## What it decides differently
    | Case | Home handbook | TDA |
    | Card exposed in the deal | Shown, out of this hand, deal on | Misdeal for the first two or for two cards |
    | Player short of a card | Gets the next card | Misdeal before play has started (TDA 2024) |
    | Button | Moves to the next player | Dead button |
    | Raises in limit | Three with the bet counted; agree on it | House limit |
    | Hidden cards | Never shown on demand | For the director, and a right on the river (TDA 2024) |
    | Showing first | Who was called | The same |
    | Folding without a bet | An option | Binds, may be punished |
    | Lending chips | Possible, discouraged | Never |
    | Leaving in the money | Prize of the place, chips shared out | No such rule |

    ## Surprises
    - It has no misdeals: an exposed or a missing card is corrected on the spot, and the deal continues.
    - No check in the first round of draw.
    - Four cards exchanged by a player who keeps an ace and, by custom, shows it.
    - Open pair in stud: only its holder may bet the higher limit on fourth street.
    - Folded cards in stud are never dealt again.
    - The best five cards decide, though one sentence speaks of kickers from the hand only; its own examples use the board.
    - Royal flushes can be equal, when one is on the board; the handbook says they cannot.

    ## Where it is silent
    Button with two players, seats and table changes, wrong amounts, acting out of turn, boards dealt too early. In these cases this program uses TDA 2011.

    ## Beginning a home game
    1. Agree on game, structure, blinds or antes, and the cap on raises.
    2. Agree whether and until when more chips may be bought.
    3. Check the deck in sight of all, see Deck, shuffle, cut, burn.
    4. Draw for seats and for the button: high card, ties by suit.
    5. Say which rules apply where this book is silent.

guide-house-rules-polish = Polish rules
guide-house-rules-polish-body =
    Rules of draw, Texas Hold'em, Omaha and Omaha hi-lo as they are played in Poland. The aim is to win the pot, by five cards or by betting well.

    ## Ranking
    - All suits are equal; A K Q J T 9 and down, the ace also as 1 in the lowest straight.
    - Rare combinations rank higher. The order fits a deal without an exchange; after one a flush is put above a full house.
    - Straight flush (called poker) by its top card, from A-K-Q-J-T to 5-4-3-2-A; four of a kind; full house by the three; flush by its cards from the top; straight by its top card; three of a kind; two pair by high pair, low pair and fifth card; pair and three side cards; no pair by all five.

    ## Surprises
    | Case | Polish rules | Elsewhere |
    | Flush and full house after the draw | Flush wins | Full house wins |
    | 32 cards | Allowed in draw, openers of kings | Always 52 |
    | Check before the opening in draw | Allowed | Home handbook: not possible |
    | Exchange | One to four | Three, four with an ace |
    | Nobody opens or bets | Pot carries over, new deal, others may come back in | Showdown |
    | Showdown in draw | Who ended the bidding shows last | That player shows first |
    | Hands | May be announced | Cards speak |
    | Raise | Also upon one's own stake | Only upon another's |
    | First round of hold'em | One call and three raises each, no check | Big blind may check |
    | Low in Omaha hi-lo | No straights or flushes but 5-4-3-2-A | They do no harm |

    ## Where they are silent
    Number of raises in draw ("a limit is agreed"), the lowest straight of 32 cards, button with two players, errors of the dealer. In these cases this program uses TDA 2011, and asks the house for the rest.
