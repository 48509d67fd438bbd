# Pages about rules: where people sit, button and blinds, dealing, showdown, pots, clock and chips.
# The title, what the rule decides, what changed between editions, and worked examples.
# How pages are marked up stands in tests/floor/rule_pages.rs.

rule-floor-decisions = Floor decisions
rule-floor-decisions-says =
    The floor decides every dispute, and what the floor decides is final.
    Fairness and the good of the game come first. In an unusual case they outrank the letter of a technical rule.

    1. Stop the action and keep cards and chips where they are.
    2. Hear the dealer first, then the players involved, one at a time.
    3. Find the rule. Ask whether this is the ordinary case that it was made for.
    4. Decide, say it aloud in one sentence, and let play go on.
    5. Write down what was decided; where a rule was set aside, its number and the reason.

    ## What the house chooses
    - Whether anybody above the floor hears an appeal. The rule knows none.
    - A published house rule that says otherwise comes before this book.
rule-floor-decisions-changed =
    The wording became wider over the years; what it decides is the same since 2011.
rule-floor-decisions-examples =
    Seat 2 is all-in. The dealer counts and says 4,500, seat 6 calls with that, and a second count shows 14,500.
    By the book seat 6 owes all of it, because they accepted the bet. The mistake was the dealer's and a gross one, so the floor may hold seat 6 to 4,500, and logs that the rule on accepted action was set aside, and why.

rule-player-responsibilities = What players must do themselves
rule-player-responsibilities-says =
    Some duties are the player's own. A player who neglected theirs has the weaker case when the floor weighs who is at fault.

    - Before substantial action: check the seat, the registration and the number of cards.
    - Protect the hand, keep cards and large chips in view, and follow the action.
    - Make the intention plain, act in turn and in good time, and speak up before the turn is passed over.
    - At showdown: table every card, and stay until the pot is pushed.
    - Point out mistakes at once, one's own and those of others.
    - Move to another table without delay, and be at the seat when cards are dealt.
    - One player to a hand: no advice is given or taken.
    - Report conduct that offends, and know the rules of the house.

    The rule gives no penalty of its own. It is the measure that the floor uses with the others.
rule-player-responsibilities-changed =
    - 2011: not a rule; the same duties stand scattered in others.
    - 2013: collected in a rule of its own.
    - 2019: tabling all cards was added.
    - 2022: counting one's cards, timely play, and reporting offensive conduct were added.
rule-player-responsibilities-examples =
    A dealer mistakes the unprotected hand of seat 4 for a discard and mucks it. Seat 4 had called 600. The cards cannot be identified, and the hand was theirs to protect: the 600 stay in the pot.

    Seat 7 is passed over and says nothing while seats 8 and 9 act behind them. Seat 7 had time to speak, so what seats 8 and 9 did can bind, and the floor decides what is left of seat 7's hand.

rule-terminology = Official words and gestures
rule-terminology-says =
    These words are safe: bet, raise, call, fold, check, all-in, complete, and in pot-limit pot.
    Tapping the table is a check.
    Other words and signs count too when their meaning is plain, but at the player's own risk: where they can be read in two ways, the player bears it.

    1. Was an official word used, or a plain amount? Then that holds.
    2. If not, could the table read it in one way only? Then that holds.
    3. If it had several meanings, use the page about unclear betting.

    The house may publish words of its own language as equally official.
rule-terminology-changed =
    - 2011: words only.
    - 2015: gestures were added, and tapping the table is named as a check.
rule-terminology-examples =
    No bet on the flop; seat 3 taps twice with one finger. That is a check.

    Facing 400, a player says "pay it" and moves nothing. Most tables hear a call. If the floor finds that plain, the player owes 400.

    In no-limit at 100-200 a player says "pot". The word is official only in pot-limit, but it commits the player to a valid bet.

rule-player-identity = Players must be recognizable
rule-player-identity-says =
    Everybody at the table must be able to see who is playing.
    Staff may tell a player to take off sunglasses, hood, mask or whatever hides the face, and the player must do so.
    A player who refuses can be penalized like any other breach of conduct.

    ## What the house chooses
    - Whether glasses or headgear are fine as long as nobody objects.
    - Exceptions for medical or religious reasons, best agreed before the event.
rule-player-identity-changed =
    - 2011 to 2017: no rule.
    - 2019: clothes may not keep hiding who a player is; the director judges by the standards of the house.
    - 2024: players have to be identifiable at all times, and staff may order that what hides the face is taken off.

rule-electronic-devices = Phones and other devices
rule-electronic-devices-says =
    - Nobody makes or takes a call at the table.
    - No phone or other device lies on the table.
    - A player with a live hand does not touch a device.
    - No betting apps, no charts, no strategy tools, and no strategy that others send.

    Penalties follow the rule on penalties, from a warning up; strategy help during a hand is the most serious case.
    To take a call, the player stands up and walks away from the table. If they have a live hand, they must fold it in turn first.

    ## What the house chooses
    - Headphones, watches, reading devices between hands, cameras and streams.
    - How far away counts as away from the table.
rule-electronic-devices-changed =
    - 2011: no phone calls at the table; the rest is left to the house.
    - 2017 to 2022: no apps and charts with a live hand; other devices are the affair of the house.
    - 2024: no device on the table, none in the hand of a player with live cards, and no tools that tell how to play.
rule-electronic-devices-examples =
    | Seen by the dealer | 2011 | 2024 |
    | Phone lies face down beside the chips | house rule | not allowed |
    | Reads a message after folding, phone in hand | house rule | allowed, if the phone stays off the table |
    | Reads a message with live cards before the player | house rule | not allowed, penalty |
    | Takes a call in the chair | not allowed | not allowed |
    | Looks at a chart of opening hands, live cards before the player | house rule | not allowed, penalty |

rule-official-language = Languages at the table
rule-official-language-says =
    The house announces which languages may be spoken at the table, and posts the list.
    It holds while a hand is played, for everybody at the table and for what is said to them from the rail.
    A first breach gets a reminder, repeated ones a penalty.
rule-official-language-changed =
    - 2011: in the United States only English; elsewhere English and the language of the place.
    - Later editions: the house posts the languages that it accepts.
rule-official-language-examples =
    An event in Kraków under the 2011 edition: Polish and English may be spoken. Two players who speak Spanish during a hand are told to stop.
    The same event under 2024: whatever the house has posted. Where nothing is posted, the floor announces what holds from now on, and gives no penalty for what came before.

rule-random-seating = Drawn seats, and a player in the wrong one
rule-random-seating-says =
    Seats of tournaments and satellites are drawn at random.

    ## Somebody began in the wrong seat
    1. Look at their seat card. Did they start with the right number of chips of their own?
    2. If so, they move to their right seat with the chips that they have by then. What they won and lost stays.
    3. If they played the stack of somebody else, the rule says nothing: the floor decides. Count both stacks, see how many hands were played, and put it right before the next hand.

    In a hand that is under way the player plays on, and moves when it is over.
    In the right seat the player is treated like any arrival: the blinds and the button of that seat are theirs at once.
rule-random-seating-examples =
    A player drew seat 4 of table 7, and sat down in seat 6 of the same table with their own 20,000. An hour later they have 17,400. They move to seat 4 with 17,400.

    Anna began with the 20,000 that stood before Ben's seat, and Ben comes 20 minutes late. Anna has 14,500 left. The floor decides. One answer: Ben gets the untouched 20,000 from Anna's right seat, and Anna moves there with her 14,500.

rule-late-registration = Alternates, late entries and re-entries
rule-late-registration-says =
    A player who enters late, as an alternate or again, gets a full starting stack.
    Their seat is drawn at random from the same pool as everybody's.
    They are dealt in at once and may be small blind, big blind or button, except between the small blind and the button: there they wait until the button has passed.
    Where a re-entry gives up chips that are left, they leave play; the total grows by a starting stack less what was given up.

    ## What the house chooses
    - When registration ends, how often one may enter again, and whether a stack may be given up at all.
    - Which tables still take entries near the end of registration.
rule-late-registration-changed =
    - 2011: no rule.
    - 2013: late entries and alternates get full stacks.
    - Later: re-entries draw from the same pool, and what they gave up leaves play.
    - 2022: a new player may get any seat, blinds and button included; before, many rooms kept new players out of them.
rule-late-registration-examples =
    Starting stack 20,000. A player with 3,200 gives them up and enters again. They get 20,000, the 3,200 leave play, and the event has 16,800 more than before.

    Finished 1/2/3 (button, small blind, big blind). A late entry draws seat 4: that player is the big blind of the next hand, dealt in, and posts at once.

rule-special-needs = Special needs
rule-special-needs-says =
    A player who needs help or another arrangement, because of a disability or for another good reason, gets it whenever it can be done.
    The arrangement should not change the game for the others more than it has to.
    Tell the table once, and write it down, so that the next shift and the next table keep to it.

    Usual arrangements: a fixed seat instead of a drawn one, more space, an assistant who turns cards and moves chips, a dealer who calls the board and the bets aloud.
    An assistant does what the player says and gives no advice: it is still one player to a hand.
rule-special-needs-changed =
    2011 speaks of more than bodily needs, which was not wholly new then, but broader; what it decides is the same in every edition.
rule-special-needs-examples =
    A player in a wheelchair draws seat 5 in the middle. They get the end seat of the same table, and the player who drew that one takes seat 5. Nobody else moves.

rule-broken-tables = New players and players from broken tables
rule-broken-tables-says =
    A player from a broken table, and a new one, may get any open seat: they can be small blind, big blind or button at once, and take what belongs to that seat.
    They are dealt in from the next hand, with one exception: between the button and the small blind they wait until the button has passed them.

    ## Breaking a table
    1. The order in which tables break is fixed beforehand.
    2. Shuffle the seat cards of the open seats and lay them in a stack, face down.
    3. Deal each player of the table one card face up, then hand out the seat cards in order of the highest card; suits break ties (spades, hearts, diamonds, clubs).
    4. So chance decides twice: in which order they draw, and what they draw.
    5. Chips travel in racks and in view. A player who dawdles to miss a blind is penalized.

    "Between" means the seats after the button and before the small blind. The seats of button and small blind themselves are played.
rule-broken-tables-changed =
    - 2011: for players of broken tables only; how seats are drawn is left to the house.
    - By 2017: seats are drawn in two random steps.
    - 2022: new players, too, may get any seat.
rule-broken-tables-examples =
    Last hand: button 8, small blind 1, big blind 4. Occupied are 1, 4, 5, 6, 7 and 8. Next hand: button 1, small blind 4, big blind 5.

    | Open seat that is drawn | Next hand |
    | 2 or 3 | lies between button 1 and small blind 4: no cards; dealt in the hand after |
    | 9 | behind the button: dealt in, no blind |

    Finished 1/2/3, and the big blind in seat 3 is out. A player from a broken table takes seat 3: next hand they have the small blind there, are dealt in and post.

rule-balancing = Balancing tables and halting play
rule-balancing-says =
    ## Who moves, and where
    1. A procedure fixed beforehand names the table that gives.
    2. Flop and mixed games: the player due to be the next big blind there moves.
    3. That player takes the worst open seat of the short table: the one that the big blind reaches soonest. A single big blind is taken too, even if it is paid twice running.
    4. Never the small blind.
    5. Stud only: by position; the seat at the short table that opened last is filled.

    ## Mixed games
    From hold'em to stud the button moves once, to where the next hold'em hand would have it, and stays there through the stud hands. During stud the player who would be the big blind in hold'em is the one who moves. Back in hold'em the button begins where it was frozen.

    ## Halting a short table
    Since 2022: a table that bust-outs made three or more short of the fullest table stops once this touches its blinds: its big blind would come to an emptied seat. The director may let it play on, and that is no misdeal. In six-handed events, turbos and other formats the director chooses when to stop. Late in the event tables are kept closer than that.
    2019: in events with full tables it stops at once; the director may let it play on, and chooses in other formats.
    2011: a table that is three or more short stops at once.
rule-balancing-changed =
    - 2011: three short is enough to stop.
    - 2013: in full-table events the fullest table is the measure, other formats are the director's choice, and playing on is no misdeal.
    - 2022: a table stops only when it became short through eliminations and its blinds are affected; balancing more tightly as the event goes on is recommended, not merely allowed.
rule-balancing-examples =
    | Tables | 2011 | 2024 |
    | 9, 9, 6 | the table of 6 stops | it stops once its big blind would meet an emptied seat, unless the director lets it play on |
    | 9, 8, 7 | none stops | none stops |
    | 5 players, fullest 8 | stops | stops once its big blind would meet an emptied seat |

    Short table, last hand 1/2/3, open 4 and 7. The mover takes seat 4, and is the big blind there at once; in seat 7 it would come on the third hand.

    Nine seats, occupied 1, 2, 4, 5, 7, 8; last hand button 8, small blind 1, big blind 2; open 3, 6, 9. Seat 3: big blind next hand.
    The same table, but the big blind in seat 2 is out, so 2 is open too. Seat 3 takes the lone big blind. Seat 2 would be the small blind and is never chosen.

rule-final-table = Size of the final table
rule-final-table-says =
    The size of the final table depends on how many players the tables of the event seat.

    | Event | 2011 | 2024 |
    | Flop games, nine-handed | 10 | 9 |
    | Flop games, eight-handed | 10 | 9 |
    | Seven-handed | not named | 7 |
    | Six-handed | 7 | 7 |
    | Stud games | 9 | by table size: 9 for eight-handed |

    When so many are left, play stops and they combine at one table.
    Until then the last tables are kept balanced and play on.

    ## What the house chooses
    - In 2024 these sizes are a recommended procedure, so another size may be announced with the structure.
    - How seats and button are drawn; usually both anew.
rule-final-table-changed =
    - 2011 to 2017: a numbered rule. 2011 has 10 in flop games, 7 six-handed, 9 in stud.
    - 2019: a recommended procedure; nine- and eight-handed events combine to 9, seven- and six-handed ones to 7.
rule-final-table-examples =
    Nine-handed hold'em, 11 left at two tables, one busts. 2011: 10 are left, they combine. 2024: they play on five against five and combine when the next one is out.

    Six-handed hold'em, four and four. The next bust-out leaves 7, and they combine in both editions.

rule-cards-speak = Cards speak
rule-cards-speak-says =
    At showdown the cards decide and not what is said about them.
    A hand that is tabled wins what it is worth, even if its owner called it less. A hand that is called more wins nothing by that.
    Everybody at the table may and should point out a mistake about tabled cards.
    A player who names a better hand than they have on purpose may be penalized.
    A player who throws their cards away because of what they heard did so at their own risk.
rule-cards-speak-changed =
    The same in every edition; later ones say more plainly that any player should speak up.
rule-cards-speak-examples =
    Board `Kh Qh 9c 4h 2s`. Seat 2 tables `Ah Kd` and says "flush". Four hearts are no flush: the pair of kings plays, and seat 6 wins with `9s 9d`, three nines.

    Board `Kh Qh 9c 4h 2h`. Seat 2 tables `Ah Kd` and says "only a pair". Four hearts and the ace make a flush. Anybody may say so, and it plays.

    Seat 5 says "flush" and shows one heart; seat 8 mucks a set. Seat 5 has no flush. The mucked set is gone if it cannot be told from the muck; seat 5 may be penalized for a false claim made on purpose.

rule-tabling-cards = Tabling a hand, and a winner killed by mistake
rule-tabling-cards-says =
    Tabled means: all hole cards lie face up on the table, where dealer and players can read them. Two in hold'em, four in Omaha, seven in stud.

    - A hand that was tabled properly and plainly won cannot be killed by the dealer. It gets the pot, even when the cards were already swept into the muck.
    - A player who mucks before all hands are tabled does so at their own risk.
    - Cards that were not tabled, and can neither be fetched back with certainty nor were plainly read: no claim to the pot.

    1. Ask whether all cards were face up, and who saw them.
    2. If yes, and it was the best hand: pay it, in full or its share.
    3. If no, go to the pages about live cards and discards.
rule-tabling-cards-changed =
    - 2011: a tabled winner cannot be killed, and players are encouraged to help in reading. It was not wholly new then, but said more clearly.
    - Later editions say what tabled means, and what becomes of hands that never were.
rule-tabling-cards-examples =
    Board `Js Ts 4d 4c 2h`. Seat 3 tables `Jd Tc`, seat 7 tables `Ac Jc`. The dealer reads jacks and fours twice, mucks seat 3 and pushes 5,400 to seat 7.
    Jacks and tens beat jacks and fours. They were tabled, so seat 3 gets the 5,400, though those cards lie in the muck.

    Seat 3 shows only the `Jd` and lets the other card slip into the muck. It was not tabled. If the second card cannot be identified, seat 3 has no claim.

rule-live-cards-at-showdown = Cards thrown away face down at showdown
rule-live-cards-at-showdown-says =
    A hand that its owner pushes away face down is not dead by that alone.
    As long as the cards can be fetched back with certainty, and everybody can tell which ones they are, the owner may still table them.
    It is dead when the dealer pushes it into the muck.

    1. Stop the dealer. Nobody touches the cards.
    2. Ask where the cards lay, and whether they touched others.
    3. Certain in every way: the player may turn them up, and they play. Any doubt: dead.

    This is about showdown. A fold in answer to a bet is a fold and stays one.
rule-live-cards-at-showdown-changed =
    - 2011: no rule of its own; the floor decides.
    - By 2015: it lives while it can be identified and fetched back.
rule-live-cards-at-showdown-examples =
    River checked. Seat 4 tables two pair; seat 6 flicks both cards face down 10 cm forward and then sees a straight in them. The cards lie alone: seat 6 may table them and wins.

    The same, but the dealer has put them on the discards before seat 6 speaks. Dead.

rule-discard-irregularities = Showing one card, or discarding too early
rule-discard-irregularities-says =
    ## One card shown
    A player tables one card that wins by itself. The dealer says to table all. If the player refuses, call the floor; the pot needs a whole hand.

    ## Thrown away too early
    A player bets or raises, believes that all have folded, and discards. But somebody has called or still holds cards.
    1. The dealer keeps the cards where they are and calls the floor at once. Here a fold out of turn does not simply bind.
    2. If the hand can be identified and fetched back, the floor may give it back.
    3. If not, the player is out of the hand. What others have called is lost. What nobody had called of the player's last bet or raise goes back to them.
rule-discard-irregularities-changed =
    - Up to 2015: no rule of its own; the floor decides.
    - From 2017: this rule, with the return of what was not called.
rule-discard-irregularities-examples =
    River, pot 4,000. Seat 2 bets 3,000, seat 5 calls all-in with 1,800, seat 8 folds. Seat 2 sees only the fold and throws the cards into the muck.
    They cannot be found. Seat 5 wins 4,000 and twice 1,800, that is 7,600. The 1,200 that nobody called go back to seat 2.

    Seat 2 bets 3,000 and discards while seat 5 still thinks. Nobody has called: the 3,000 go back to seat 2, and seat 5 wins the 4,000.

rule-face-up-for-all-ins = All-in hands are turned up
rule-face-up-for-all-ins-says =
    As soon as somebody is all-in and no more betting is possible in the hand, all live hands are turned up at once, before the streets that remain.
    That includes hands that play only for the main pot.
    Nobody who is all-in, or has called all the betting, may muck instead.
    While two players can still bet each other, all cards stay down, those of the all-in player too.

    The dealer waits with the next card until all are up. A side pot is decided before the main pot.
rule-face-up-for-all-ins-changed =
    - 2011: all hands face up once betting is over; it asks everybody to see to it.
    - Later editions: hands for main and side pots alike, and mucking is forbidden.
rule-face-up-for-all-ins-examples =
    Before the flop seat 1 is all-in for 900, seats 4 and 7 call with more behind. Cards stay down: 4 and 7 can bet.
    On the turn seat 4 moves all-in and seat 7 calls. Now all three hands are turned up, then the river is dealt, then the side pot of 4 and 7 is decided, then the main pot.

    Seat 2 moves all-in, seat 6 calls and sees that the hand is beaten. Seat 6 may not throw the cards away; both are turned up.

rule-showdown-order = Who shows first, and the last hand left
rule-showdown-order-says =
    Nobody is all-in, and the last street is over.

    1. There was a bet or raise on the last street: the last one to bet or raise shows first, then on to their left.
    2. Everybody checked the last street: the player who was first to act there shows first. Flop games: the first live seat left of the button. Stud: the highest board. Razz: the lowest board.
    3. Others may show before their turn, and it saves time. A winner who shows early harms nobody.
    4. In turn a player tables or mucks. When all but one have mucked, the last live hand wins and need not be shown.

    The director may insist on this order; at a quiet table nobody does.
    With an all-in and no betting left all hands go up at once: see that page.

    ## What the house chooses
    - Some rooms let the last aggressor of the whole hand show first. It must be posted; the rule looks at the last street only.
rule-showdown-order-changed =
    - 2011: two rules, 12 for the order, which players must keep, and 14 for the pot that nobody contests.
    - Later editions: the same order, which the director may enforce; both in one rule.
rule-showdown-order-examples =
    Button 5, live 2, 6 and 9.

    | Last street | Shows first |
    | 6 bets, 9 and 2 call | seat 6 |
    | 6 bets, 9 raises, 2 folds, 6 calls | seat 9 |
    | all check | seat 6, then 9, then 2 |

    Before the flop seat 2 had raised; flop and turn were bet by seat 9; the river is checked. Still seat 6: only the last street counts.

    Seventh street is checked. Boards `Kd 9c 9h 4s` and `Ah Qs 7c 2d`. In stud the pair of nines is the highest board and shows first. In razz the other one is the lowest board and shows first.

rule-asking-to-see-a-hand = Asking to see a hand
rule-asking-to-see-a-hand-says =
    1. Has the asker no cards any more, or mucked without showing? They have no right to see anything.
    2. Was there a bet on the river, did the asker call, and have they tabled their hand or do they still hold it? Then they have an absolute right, on request, to see the hand of the last aggressor.
    3. Everything else is the director's choice. The director grants it to protect the game, on a suspicion of collusion, and not for curiosity.

    A player who asks too often abuses it.

    ## What the house chooses
    - A posted right for everybody who was dealt in, as some rooms have it.
rule-asking-to-see-a-hand-changed =
    - 2011: always a privilege at the director's discretion, unless the house gives a right; a player who mucked unseen has lost it.
    - 2013: the caller on the river got the absolute right to see the last aggressor.
rule-asking-to-see-a-hand-examples =
    River: A bets 1,000, B calls, C raises to 5,000; D, A and B call. D mucks. Then C, the last aggressor, begins to muck.

    | Who asks to see C | 2011 | 2024 |
    | A, still with cards | director decides | must be shown |
    | B, hand tabled | director decides | must be shown |
    | D, who mucked | no right | no right |

    A wants to see B instead, who only called. Director's choice in both editions.

rule-playing-the-board = Playing the board
rule-playing-the-board-says =
    A player who wants a share of a contested pot must table all their hole cards, even if they only play the board.
    Two in hold'em, four in Omaha.
    A player who says "I play the board" and mucks has given up their share.
    When all others have mucked, the last hand wins without showing.
rule-playing-the-board-changed =
    - 2011: a wider rule than before: all cards must be shown to win any contested pot, playing the board included.
    - Later editions: the same.
rule-playing-the-board-examples =
    Board `As Ks Qs Js Ts`, pot 2,400, two players. Seat 3 tables `7h 2c`, seat 8 tables `9s 9d`: both play the board, 1,200 each.

    The same, but seat 3 says "board" and throws the cards to the dealer. Not tabled: seat 8 takes 2,400, unless the cards can still be fetched back with certainty.

    In Omaha nobody plays the board: two cards of the hand must play.

rule-odd-chips = Odd chips
rule-odd-chips-says =
    1. Break what does not divide into the smallest chips that are still in play.
    2. High and low: the odd chip of the whole pot goes to the high half.
    3. Two or more high hands, or two or more lows, in games with a board: to the first of them left of the button, one chip at a time.
    4. Stud, razz and stud hi-lo: to the highest card by suit among the five cards that play. Spades, hearts, diamonds, clubs.

    Each side pot is divided by itself.
    Where the same players share both halves with the same hands, the whole pot is divided at once, as evenly as it goes.
rule-odd-chips-changed =
    - 2011: names no smallest chip; says that hands of the same value for both halves share as evenly as possible.
    - 2022 at the latest: the pot is broken into the smallest denomination first; in stud the five cards that play count.
rule-odd-chips-examples =
    Smallest chip 100.

    | Pot | Winners | Result |
    | 10,000 | seats 2, 6 and 9 tie, button 5 | 3,400 to seat 6, 3,300 each to 9 and 2 |
    | 10,300 | one high, two lows | high 5,200; lows 2,600 and 2,500, the larger left of the button |
    | 10,200 | A and B tie for high and for low | 5,100 each; step by step it would be 5,200 and 5,000 |

    Smallest chip 25, pot 1,025, button 5, seats 3 and 8 tie. Seat 8 comes first after the button: 525. Seat 3: 500.

    Seven-card stud, smallest chip 50, pot 2,050. `9s 8h 7d 6c 5h` and `9h 8c 7s 6d 5c` tie. The nine of spades gets the odd chip: 1,050 to 1,000.

rule-side-pots = Side pots
rule-side-pots-says =
    Each pot is divided by itself, among those who put chips into it.

    1. Begin with the smallest all-in: that amount from everybody, and what folded players left up to it, make the main pot.
    2. The next all-in makes the first side pot from what is above, and so on.
    3. What only one player put in goes back to that player.
    4. Decide the last side pot first, the main pot last.
    5. Odd chips are worked out in each pot.

    Folded chips stay in the pots that they reach. The dealer keeps pots apart while betting is going on.
rule-side-pots-examples =
    A is all-in for 1,000, B all-in for 3,500, C and D put in 8,000 each, E folded after 600.

    | Pot | Made of | Amount | Who may win it |
    | Main | 600 and four times 1,000 | 4,600 | A, B, C, D |
    | Side pot 1 | three times 2,500 | 7,500 | B, C, D |
    | Side pot 2 | twice 4,500 | 9,000 | C, D |

    Best A, then D, then B, then C: A wins 4,600, D wins 7,500 and 9,000.

    A all-in 25, B all-in 35, C and D 45 each; A best, B second, C third. A gets 100, B 30, C 20.

rule-disputed-pots = How long a pot can be disputed
rule-disputed-pots-says =
    | What is disputed (2024) | Until |
    | How tabled hands were read | the next hand begins |
    | How the pot was counted, divided or awarded | substantial action on the next hand |
    | Either, when a break follows the hand | one minute after the award |

    2011: every dispute, until the next hand begins.
    A hand begins with the first riffle, the button of the shuffler, or in later editions the dealer push: see that page.
    In time: stop, leave deck and chips as they are, rebuild the pot from what can be seen, and call the floor. Too late: what was awarded stands.

    A dealer who hears an objection stops. A hand that was begun to outrun it gains nothing: the floor may go by when the objection was made.
rule-disputed-pots-changed =
    - 2011: one limit for all, the next hand.
    - Later: mistakes with chips may be put right until substantial action on the next hand, and after a break one minute.
rule-disputed-pots-examples =
    The pot of 8,200 was pushed to seat 4. The dealer has riffled. Seat 7 says that a tabled straight of theirs was missed: too late in both editions.

    Seat 7 was paid 200 too little from a side pot, and says so after the cards of the next hand are out and one player has folded. 2011: too late. 2024: one fold is no substantial action, so it is put right.

    The hand before the break ended at 21:00:10. At 21:01:30 a player comes back with a complaint. 2024: too late.

rule-new-hand-and-level = When a hand and a level begin
rule-new-hand-and-level-says =
    A new level applies to the next hand. The level begins when staff announce it, or with the signal of the clock.
    A hand begins with the first riffle, with the button of the shuffler, or with the dealer push.

    1. Had this hand begun when the level was announced? Then it is played with the old blinds.
    2. If not, with the new ones.
    3. When the level begins during a push, the incoming dealer deals one hand at the old level.
    4. A hand that was dealt with the wrong blinds stays so once there was substantial action.
rule-new-hand-and-level-changed =
    - 2011: the time must be over and staff must have announced the level; a hand begins with the riffle or the green button.
    - Later: a push begins a hand, too, and wrong blinds stand after substantial action.
    - 2024: the signal of the clock is as good as an announcement, and a push at the change means one more hand at the old level.
rule-new-hand-and-level-examples =
    The level ends and is announced at 14:00:00.

    | Event | Level |
    | First riffle at 13:59:58 | old |
    | First riffle at 14:00:01 | new |
    | Push at 13:59:50, incoming dealer riffles at 14:00:20 | old in 2024, new in 2011 |

    Blinds of 200-400 were posted where 300-600 holds. Found after a raise and a call: the hand goes on at 200-400.

rule-chip-race = Chip race
rule-chip-race-says =
    1. Announce it. Play rests, chips are in view, players are asked to watch.
    2. Exchange what makes whole new chips at equal value.
    3. The rest is raced: from seat 1, one card for each odd chip, all of a player's cards before the next player's.
    4. The highest cards win one chip each of the next denomination. Nobody wins more than one. Equal ranks: spades, hearts, diamonds, clubs.
    5. Nobody is raced out: a player who loses their last chips gets one chip of the smallest denomination left.
    6. Old chips that turn up later are exchanged at equal value only. If together they are worth less than the smallest chip in play, they are taken without pay.

    The rules fix seat 1, one chip for each player, and the chip that saves a player. Cards for chips and the order of suits are what everybody does.

    ## What the house chooses
    - What happens when odd chips do not fill a whole chip: rounding at half or more, up, or down. Print it on the structure.
rule-chip-race-changed =
    - 2011: start, one chip at most, nobody raced out.
    - Later: chips visible while it is done, and what becomes of old chips that are found afterwards.
rule-chip-race-examples =
    25s leave, 100s stay. Odd 25s: seat 1 three, seat 2 one, seat 4 two, seat 6 three, seat 9 three: 12 chips, 300, so three chips are raced for.

    | Seat | Cards |
    | 1 | `Kd 7c 2s` |
    | 2 | `9h` |
    | 4 | `Qc 4d` |
    | 6 | `Ac 3h 8s` |
    | 9 | `Ks 5c Jd` |

    Highest are the ace of seat 6, the king of spades of seat 9, the king of diamonds of seat 1. Each gets 100. The table has as much as before.

    Seat 7 has one 25 and nothing else, and loses the race. They get one 100 for the 25: that brings 75 more into play.

    An hour later seat 3 finds five 25s. Four are worth one 100, the fifth is taken without pay. Three 25s would all be taken. 2011 has no rule for it: the floor decides.

rule-countable-stacks = Chips in view, and color-ups at discretion
rule-countable-stacks-says =
    - Opponents may reasonably estimate a stack, so chips are kept in countable stacks, best clean ones of twenty.
    - The largest chips stand in front or on top, where everybody can see them, all the time.
    - Live cards are kept in view.
    - The director decides which denominations are in play. The director may color up any player, or all, at any time and announces it.

    A player who hides chips or cards is told once, then penalized. Chips that were hidden when an all-in was called have a page of their own.
rule-countable-stacks-changed =
    - 2011: stacks in multiples of twenty are recommended.
    - 2019: upright stacks of twenty.
    - Later: live cards must be in view, too.
rule-countable-stacks-examples =
    A player has 40 chips of 100 in a heap. They are asked to build two stacks of 20.

    In the middle of a level the director changes a player's 40 chips of 100 into eight of 500. Nothing is odd, so nothing is raced, and the player has 4,000 before and after. The table is told.

rule-deck-changes = Deck changes
rule-deck-changes-says =
    Decks are changed when the dealer or the level changes, or when a rule of the house says so. A player cannot ask for it.
    A card that is marked, torn or missing is no wish of a player: call the floor, and a deck that cannot be played is replaced before the next hand.
rule-deck-changes-examples =
    "I lost five in a row, give us a new setup." No.
    "The seven of clubs has a bent corner." The dealer looks, calls the floor, and the deck goes.

rule-rebuys = Re-buys
rule-rebuys-says =
    A player who is out of chips and buys again may not miss a hand.
    A player who says before a hand begins that they buy again plays that hand with the chips behind, and must pay for them whatever happens.

    1. Did they say it before the first riffle? They are dealt in, and the chips count as theirs from now on.
    2. The dealer says aloud "re-buy behind, so and so much".
    3. They lose that hand too: the re-buy is still owed.
    4. They let a hand go by without buying: they are out. Whether they may enter again is a question of late registration.

    ## What the house chooses
    - Until when, how many, with how small a stack, and the size. It stands in the structure.
rule-rebuys-examples =
    100-200, a re-buy is 10,000. Seat 5 is out of chips and says "re-buy" before the riffle; the chips are on their way. Seat 5 plays with 10,000 behind, moves all-in before the flop and loses. Seat 5 owes the re-buy, and may buy once more if the structure lets them.

    Seat 5 says nothing, one hand is dealt without them, then they say "re-buy". Too late.

rule-rabbit-hunting = Rabbit hunting
rule-rabbit-hunting-says =
    Cards that would have come if the hand had gone on are not shown. Nobody turns them up or looks at them, dealer or player.
    A player who asks is told no; one who reaches for the stub is warned.
rule-rabbit-hunting-changed =
    The same in every edition. That some cash games sell a look is no rule of tournaments.

rule-calling-the-clock = Calling the clock
rule-calling-the-clock-says =
    When a player has had a reasonable time, the clock may be called.
    2024: any player in the event who is at their seat may ask for it, at another table too; the director approves it, or calls it unasked.

    1. Judge whether the time so far was reasonable for this decision.
    2. Say to the player "you have 25 seconds", then count five down aloud.
    3. The player acts before the end, or in the same moment: it counts.
    4. No action, facing a bet: the hand is dead. Not facing a bet: the player has checked.

    2011: at most a minute, then a countdown of ten seconds, then the hand is declared dead. What is done before that declaration counts.

    ## What the director chooses
    - Other times, shorter ones for a player who stalls, longer ones where fairness asks for it.
rule-calling-the-clock-changed =
    - 2011: up to 60 seconds and a countdown of 10; the hand is dead.
    - 2017: at most 30 seconds, 25 and a countdown of 5; the director may call it unasked; not facing a bet means check.
rule-calling-the-clock-examples =
    | The clock was called at 0 seconds; the player acts | 2011 | 2024 |
    | after 20 seconds | counts | counts |
    | after 30 seconds, with the last word of the countdown | counts | counts, a tie is the player's |
    | after 59 seconds | counts | too late |
    | after 69 seconds | counts, if the hand is not yet declared dead | too late |

    River checked to seat 8, who says nothing until time is up. 2024: check. 2011 speaks of a dead hand only; where nobody has bet, the floor decides.

rule-at-your-seat = At your seat
rule-at-your-seat-says =
    A player must be at their seat, that is within reach of the chair, when the last card of the first deal reaches the last player. Otherwise their hand is killed at once.
    Their blinds and antes stay in the pot. In stud they post the bring-in if their card makes it theirs.
    A player must be at their seat to call the clock, too.

    1. Look at the player when the last card falls. Hand on the chair: there. On the way between tables: not there.
    2. The dealer kills the hand before the first action.
    3. Absent players are dealt in every hand, post what falls to them, and go down to nothing in this way.

    ## What the house chooses
    - How near is near enough, where tables stand close.
rule-at-your-seat-changed =
    - 2011: the last card of the first deal.
    - 2013: the first card.
    - 2015: the last card again, as it stayed.
    - Later editions say what being at the seat means: within reach of the chair.
rule-at-your-seat-examples =
    Seat 6 comes running while cards are dealt: after the first card, before the last. 2011: live. 2013: dead. 2015 to 2024: live.

    Blinds 300-600, big blind ante 600. The big blind is in the hall. The 1,200 are in the pot, the hand is killed, and the others play on.

rule-action-pending = Staying while action is pending
rule-action-pending-says =
    A player with a live hand stays at the table until the hand is over, even when they are all-in.
    Leaving is penalized. Leaving alone does not kill the hand: the action comes to the empty chair, and the hand is folded there when time is up.
    A player who must go waits for their turn, folds, and goes.
rule-action-pending-changed =
    The same since 2011; later editions name players who are all-in.
rule-action-pending-examples =
    Seat 3 is all-in for 2,700 and walks to the bar before the river. The hand is turned up and plays; if it wins, seat 3 wins 2,700 from each caller. For leaving seat 3 gets a penalty, which begins after the hand.

rule-dead-button = Dead button
rule-dead-button-says =
    Tournaments use a dead button: nobody is passed over by a blind, and the button may stand before an empty seat.

    1. The big blind moves to the next player who is there. It never skips anybody and never meets an empty seat.
    2. The small blind goes to the seat that had the big blind. If that player is out, there is no small blind in this hand, and it is not made up later.
    3. The button goes to the seat that had the small blind, even when nobody sits there.
    4. A player who sits down between the button and the small blind waits until the button has passed.
    5. With two players left nothing is dead: see the page about the button heads-up.

    Before the flop the player after the big blind acts first, later the first live player after the button.
rule-dead-button-changed =
    The same in every edition. Houses that move the button to the next player instead say so in their rules.
rule-dead-button-examples =
    Nine seats, finished with button 1, small blind 2, big blind 3. A dead one is in brackets.

    | Who is out | Next hand | The hand after |
    | nobody | 2 / 3 / 4 | 3 / 4 / 5 |
    | small blind, seat 2 | (2) / 3 / 4 | 3 / 4 / 5 |
    | big blind, seat 3 | 2 / (3) / 4 | (3) / 4 / 5 |
    | seats 2 and 3 | (2) / (3) / 4 | (3) / 4 / 5 |
    | button, seat 1 | 2 / 3 / 4 | 3 / 4 / 5 |
    | seat 4 | 2 / 3 / 5 | 3 / 5 / 6 |

    Old gaps kill nothing. Players in 1, 4, 7 and 9; finished 7 / 9 / 1; next 9 / 1 / 4.

rule-dodging-blinds = Dodging blinds
rule-dodging-blinds-says =
    A player who avoids a blind on purpose is penalized: by dawdling on the way from a broken table, by walking off before the big blind, or by hiding a seat card.
    The intention decides. A player who lost the way or was kept by staff has done nothing wrong.

    1. When were they told, how far was it, and what were they seen doing?
    2. On purpose: a penalty by the rule on penalties, usually missed hands that include the blinds.
    3. The blind itself is due where they sit; an absent player posts it anyway.
rule-dodging-blinds-changed =
    - 2011: named for players who move from a broken table; a penalty.
    - 2022: any dodging of any blind. Whether 2019 has it so is not known here.
    - 2024: it stands in the list of what will be penalized, too.
rule-dodging-blinds-examples =
    A nine-handed table breaks at 20:10. Eight are seated by 20:12; the ninth stands at the bar until 20:16, when the big blind has passed that player's new seat. One missed round at the table of nine: nine hands.

rule-button-placement = Button heads-up, and a button in the wrong place
rule-button-placement-says =
    ## Two players left
    - The small blind has the button. That player gets the last card, acts first before the flop and last on every later street.
    - When the third player goes out, the button is placed so that nobody has the big blind twice running: the next player after the last big blind has it now, the other one has the button.

    ## The button was wrong (2024)
    - Found before substantial action: put it right, blinds too.
    - Found after it: play on. The next hand goes on from the wrong place; the button is not moved back.
    2011 has no rule for it: the floor decides.
rule-button-placement-changed =
    - 2011 to 2022: the button heads-up.
    - 2024: what to do about a button in the wrong place was added, as part A.
rule-button-placement-examples =
    Three left in seats 1, 4, 7; finished with button 1, small blind 4, big blind 7.

    | Out | Big blind | Button and small blind |
    | 1, the button | 4 | 7 |
    | 4, the small blind | 1 | 7 |
    | 7, the big blind | 1 | 4 |

    In the last line seat 4 pays the small blind twice running. That is allowed; the big blind twice is not.

    The button went two seats too far, and it is found after a fold and a call. In 2024 that is substantial action: the hand stands, and the next one moves on from the wrong place. Found after one fold: button and blinds go back where they belong.

rule-misdeals = Misdeals and fouled decks
rule-misdeals-says =
    ## Before substantial action: a misdeal
    - Two or more boxed cards, lying face up in the deck, come on the deal.
    - The first card went to the wrong seat.
    - A seat that is not entitled got cards, or an entitled one was left out.
    - Somebody has the wrong number of cards; a button who is short may get the missing ones.
    - A card that does not belong to the game: a joker, or one of another deck.
    - Flop games: one of the first two cards off the deck was exposed by the dealer, or any two other down cards.

    Two cards in a row to the button are fine. Draw games follow the house. The list of 2011 is shorter and open: what it does not name, the floor decides.

    ## The new deal
    It repeats the first exactly: same button, same seats, same limits. A player who came too late for the first deal may play this one in 2024; in 2019 and 2022 they are dealt in and killed. Penalized players are dealt in and their hands killed; both deals count as one hand of the penalty.

    ## After substantial action
    No misdeal any more, the hand goes on. Foreign cards are scraps of paper.
    Two identical cards are another matter: the deck is fouled, the hand stops, and all bets go back, at any time until the hand is over and can no longer be disputed.
rule-misdeals-changed =
    - 2011: in stud any down card exposed by the dealer is a misdeal; flop games: first or second card exposed, two exposed or boxed, first card to the wrong seat, cards to a seat not entitled, an entitled one left out.
    - Later: the first two cards off the deck count, and stud has a procedure of its own (2019).
    - 2019: the house says which deck is fouled.
    - 2022: wrong number of cards and foreign cards were added, and that two identical cards foul a deck.
    - 2024: whoever was away for the first deal may play the second.
rule-misdeals-examples =
    | What happened in hold'em | Found | 2011 | 2024 |
    | First card off the deck flashed | at once | misdeal | misdeal |
    | Fifth card exposed by the dealer, alone | at once | no misdeal | no misdeal |
    | Fifth and eleventh card exposed | at once | misdeal | misdeal |
    | Seat 5 has three cards | after one fold | floor decides | misdeal |
    | Seat 5 has three cards | after a call and a fold | floor decides | the hand is dead, all three mucked, play goes on |
    | Joker in a hand | after a raise and a call | no misdeal, floor decides | hand goes on, the joker is a scrap of paper |
    | Two kings of hearts | on the turn | floor decides | all bets back |

    A single card exposed to a player is replaced; commonly it becomes the first burn.

rule-substantial-action = Substantial action
rule-substantial-action-says =
    From this point a deal cannot be called off any more.

    2024: two actions in turn, at least one of which put chips into the pot; or any three actions in turn.
    2011: two actions by two different players, each of which put chips into the pot; or any three actions.

    Actions are check, bet, call, raise and fold. Posted blinds and antes are none.
    Other rules use the same measure: a wrong button, the claim for a pot, a player who was passed over.
rule-substantial-action-changed =
    - 2011: with two actions, both must put in chips.
    - 2013: one of the two is enough.
rule-substantial-action-examples =
    | Actions after the blinds | 2011 | 2024 |
    | raise | no | no |
    | fold, fold | no | no |
    | check, check | no | no |
    | call, fold | no | yes |
    | fold, raise | no | yes |
    | bet, call | yes | yes |
    | fold, fold, fold | yes | yes |
    | check, check, check | yes | yes |

rule-button-short-of-cards = The button has too few cards
rule-button-short-of-cards-says =
    The button is dealt last, so the card that is missing is known: the next one off the deck.

    1. The button has too few cards and has not acted: give out the missing ones, even after substantial action.
    2. The button has acted on the short hand: it is dead.
    3. Anybody else who is short: a misdeal before substantial action, afterwards a dead hand.

    The card is given before a burn or a board card is dealt.
rule-button-short-of-cards-changed =
    - 2011: two cards in a row to the button are allowed, so a missed last card is no misdeal.
    - 2017: a rule of its own.
rule-button-short-of-cards-examples =
    Hold'em: seat 3 raises, seats 4 and 5 fold, then the button sees one card only. The button gets the top card of the stub and plays on.
    The button had called first: the hand is dead, and the call stays in the pot.

rule-burns-after-action = One burn, and no repairs to the deck
rule-burns-after-action-says =
    After substantial action the deck is dealt as it lies.

    - Each street has exactly one burn, whatever went wrong before.
    - A hand with the wrong number of cards is killed and mucked whole. None of its cards becomes the burn, and none goes back to the deck.
    - Nobody restores the order that the cards would have had.

    The cards are random in any order; repairs only make new mistakes.
rule-burns-after-action-changed =
    - 2011 to 2015: no rule; many floors took the extra card as the burn.
    - 2017: a rule of its own.
rule-burns-after-action-examples =
    Seat 5 has three cards, found after a call and a fold. The hand is dead, all three cards go to the muck. For the flop the dealer burns one card from the stub and deals three.

rule-irregular-flops = Flops and other cards that went wrong
rule-irregular-flops-says =
    ## Four cards on the flop
    1. Call the floor, whether cards were seen or not, and even if everybody knows which was the fourth.
    2. Turn all four face down and mix them.
    3. One at random is the next burn, the other three are the flop.

    ## Three cards, but no burn (2022 and later)
    - Nobody has acted: mix the three face down. One at random becomes the burn; the other two and the next card of the deck are the flop.
    - Somebody has acted, and one check is enough: the flop stands. The turn has one burn as always.

    ## A board card too early (2024)
    The burn stays. The card goes back to the stub, the stub is shuffled face down, betting is completed, and the card is dealt again without another burn.

    More than four cards: the floor decides.
rule-irregular-flops-changed =
    - 2011: only the flop of four cards; the rest is the floor's.
    - 2022: the flop without a burn was added.
    - Cards that come too early are in a recommended procedure, RP-5 in 2024.
rule-irregular-flops-examples =
    The flop is `Kd 9s 4h 4c`, two of them still face down. Mixed, the floor draws the `9s`: it lies under a chip as the next burn, and the flop is `Kd 4h 4c`. The turn is dealt without burning another card.

    The flop `Qc 8d 3s` came without a burn, nobody has acted. Mixed, the `8d` is drawn as the burn. Flop: `Qc 3s` and the next card of the deck.
    Seat 2 had checked already: `Qc 8d 3s` stands.

    The turn `Jh` is dealt while seat 6 still has to act on the flop. It goes back to the stub, the burn stays. When betting is over the stub is shuffled and the turn is dealt without a burn.
