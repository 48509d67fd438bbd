# Pages about rules: where people sit, button and blinds, dealing, showdown, pots, clock and chips.
# The title, what the rule decides, what changed between editions, and worked examples.
# How pages are marked up stands in tests/floor/rule_pages.rs.

rule-floor-decisions = Floor decisions
rule-floor-decisions-says =
    The floor decides every dispute, and what the floor decides is final.
    Fairness and the good of the game come first. In an unusual case they outrank the letter of a technical rule.

    1. Stop the action and keep cards and chips where they are.
    2. Hear the dealer first, then the players involved, one at a time.
    3. Find the rule. Ask whether this is the ordinary case it was made for.
    4. Decide, say it aloud in one sentence, and let play continue.
    5. Write down the decision; if a rule was set aside, also its number and the reason.

    ## What the house chooses
    - Whether anybody above the floor hears an appeal. The rule does not provide for one.
    - A published house rule that says otherwise takes precedence over this book.
rule-floor-decisions-changed =
    The wording became broader over the years; what it decides has been the same since 2011.
rule-floor-decisions-examples =
    Seat 2 is all-in. The dealer counts and says 4,500, seat 6 calls with that, and a second count shows 14,500.
    By the book seat 6 owes all of it, because they accepted the bet. But the dealer made a gross mistake, so the floor may limit seat 6 to 4,500. It then logs that the rule on accepted action was set aside, and why.

rule-player-responsibilities = Player responsibilities
rule-player-responsibilities-says =
    Some duties are the player's own. A player who neglected theirs has the weaker case when the floor decides who is at fault.

    - Before substantial action: check the seat, the registration and the number of cards.
    - Protect the hand, keep cards and large chips in view, and follow the action.
    - Make intentions clear, act in turn and in good time, and speak up before the turn is skipped.
    - At showdown: table every card, and stay until the pot is pushed.
    - Point out mistakes at once, your own and those of others.
    - Move to another table without delay, and be at the seat when cards are dealt.
    - One player to a hand: no advice is given or taken.
    - Report offensive conduct, and know the house rules.

    The rule has no penalty of its own. The floor uses it as a measure when applying the other rules.
rule-player-responsibilities-changed =
    - 2011: not a rule of its own; the same duties are scattered across other rules.
    - 2013: collected in a rule of its own.
    - 2019: tabling all cards was added.
    - 2022: counting one's cards, timely play, and reporting offensive conduct were added.
rule-player-responsibilities-examples =
    A dealer mistakes the unprotected hand of seat 4 for a discard and mucks it. Seat 4 had called 600. The cards cannot be identified, and the hand was theirs to protect: the 600 stay in the pot.

    Seat 7 is skipped and says nothing while seats 8 and 9 act behind them. Seat 7 had time to speak, so the action of seats 8 and 9 can bind, and the floor decides what becomes of seat 7's hand.

rule-terminology = Official words and gestures
rule-terminology-says =
    These words are safe: bet, raise, call, fold, check, all-in, complete, and in pot-limit pot.
    Tapping the table is a check.
    Other words and gestures count too if their meaning is clear, but at the player's own risk: if they can be read in two ways, the player bears that risk.

    1. Was an official word used, or a plain amount? Then that counts.
    2. If not, could the table understand it in one way only? Then that counts.
    3. If it had several meanings, use the page about unclear betting.

    The house may publish words in its own language that are equally official.
rule-terminology-changed =
    - 2011: words only.
    - 2015: gestures were added, and tapping the table is named as a check.
rule-terminology-examples =
    No bet on the flop; seat 3 taps twice with one finger. That is a check.

    Facing 400, a player says "pay it" and moves nothing. Most tables hear that as a call. If the floor finds it clear, the player owes 400.

    In no-limit at 100-200 a player says "pot". The word is official only in pot-limit, but it commits the player to a valid bet.

rule-player-identity = Players must be recognizable
rule-player-identity-says =
    Everybody at the table must be able to see who is playing.
    Staff may order a player to take off sunglasses, a hood, a mask or anything else that hides the face, and the player must do so.
    A player who refuses can be penalized as for any other breach of conduct.

    ## What the house chooses
    - Whether glasses or headgear are fine as long as nobody objects.
    - Exceptions for medical or religious reasons, best agreed before the event.
rule-player-identity-changed =
    - 2011 to 2017: no rule.
    - 2019: clothing may not keep a player's identity hidden; the director judges by the standards of the house.
    - 2024: players must be identifiable at all times, and staff may order anything that hides the face to be removed.

rule-electronic-devices = Phones and other devices
rule-electronic-devices-says =
    - Nobody makes or takes a call at the table.
    - No phone or other device lies on the table.
    - A player with a live hand does not touch a device.
    - No betting apps, no charts, no strategy tools, and no strategy sent by others.

    Penalties follow the rule on penalties, from a warning up; strategy help during a hand is the most serious case.
    To take a call, the player stands up and walks away from the table. If they have a live hand, they must fold it in turn first.

    ## What the house chooses
    - Headphones, watches, reading devices between hands, cameras and streams.
    - How far away counts as away from the table.
rule-electronic-devices-changed =
    - 2011: no phone calls at the table; the rest is left to the house.
    - 2017 to 2022: no apps or charts with a live hand; other devices are up to the house.
    - 2024: no device on the table, none in the hand of a player with live cards, and no strategy tools.
rule-electronic-devices-examples =
    | Seen by the dealer | 2011 | 2024 |
    | Phone lies face down beside the chips | house rule | not allowed |
    | Reads a message after folding, phone in hand | house rule | allowed, if the phone stays off the table |
    | Reads a message with live cards in front of them | house rule | not allowed, penalty |
    | Takes a call in their chair | not allowed | not allowed |
    | Looks at a chart of opening hands with live cards in front of them | house rule | not allowed, penalty |

rule-official-language = Languages at the table
rule-official-language-says =
    The house announces which languages may be spoken at the table, and posts the list.
    The list applies while a hand is played, to everybody at the table and to anybody speaking to them from the rail.
    A first breach gets a reminder, repeated ones a penalty.
rule-official-language-changed =
    - 2011: in the United States only English; elsewhere English and the local language.
    - Later editions: the house posts the languages that it accepts.
rule-official-language-examples =
    An event in Kraków under the 2011 edition: Polish and English may be spoken. Two players who speak Spanish during a hand are asked to stop.
    The same event under 2024: the languages the house has posted. If none are posted, the floor announces what applies from now on, and gives no penalty for what came before.

rule-random-seating = Drawn seats, and a player in the wrong one
rule-random-seating-says =
    Seats in tournaments and satellites are drawn at random.

    ## Somebody began in the wrong seat
    1. Look at their seat card. Did they start with their own chips, and with the right number?
    2. If so, they move to their correct seat with the chips they have now. What they won and lost stands.
    3. If they played somebody else's stack, the rule is silent: the floor decides. Count both stacks, check how many hands were played, and correct it before the next hand.

    If a hand is under way, the player finishes it and then moves.
    In the correct seat the player is treated like any new arrival: the blinds and the button of that seat are theirs at once.
rule-random-seating-examples =
    A player drew seat 4 of table 7, and sat down in seat 6 of the same table with their own 20,000. An hour later they have 17,400. They move to seat 4 with 17,400.

    Anna began with the 20,000 at Ben's seat, and Ben arrives 20 minutes late. Anna has 14,500 left. The floor decides. One solution: Ben gets the untouched 20,000 from Anna's right seat, and Anna moves there with her 14,500.

rule-late-registration = Alternates, late entries and re-entries
rule-late-registration-says =
    A player who enters late, as an alternate or again, gets a full starting stack.
    Their seat is drawn at random from the same pool as everybody else's.
    They are dealt in at once and may be small blind, big blind or button, except between the small blind and the button: there they wait until the button has passed.
    If a player gives up remaining chips to re-enter, those chips leave play; the total grows by a starting stack less what was given up.

    ## What the house chooses
    - When registration ends, how often a player may re-enter, and whether a stack may be given up at all.
    - Which tables still take entries near the end of registration.
rule-late-registration-changed =
    - 2011: no rule.
    - 2013: late entries and alternates get full stacks.
    - Later: re-entries draw from the same pool, and what they gave up leaves play.
    - 2022: a new player may get any seat, blinds and button included; before, many rooms kept new players out of them.
rule-late-registration-examples =
    Starting stack 20,000. A player with 3,200 gives them up and re-enters. They get 20,000, the 3,200 leave play, and the event has 16,800 more than before.

    Finished 1/2/3 (button, small blind, big blind). A late entry draws seat 4: that player is the big blind of the next hand, dealt in, and posts at once.

rule-special-needs = Special needs
rule-special-needs-says =
    A player who needs help or a special arrangement, because of a disability or for another good reason, gets it whenever possible.
    The arrangement should not change the game for the others more than it has to.
    Tell the table once, and write it down, so that the next shift and the next table follow it.

    Usual arrangements: a fixed seat instead of a drawn one, more space, an assistant who turns cards and moves chips, a dealer who calls the board and the bets aloud.
    An assistant does what the player says and gives no advice: it is still one player to a hand.
rule-special-needs-changed =
    2011 covers more than physical needs, which was not wholly new then, but broader; what it decides is the same in every edition.
rule-special-needs-examples =
    A player in a wheelchair draws seat 5 in the middle. They get the end seat of the same table, and the player who drew that one takes seat 5. Nobody else moves.

rule-broken-tables = New players and players from broken tables
rule-broken-tables-says =
    A player from a broken table, or a new one, may get any open seat: they can be small blind, big blind or button at once, and take on the rights and duties of that seat.
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
    Last hand: button 8, small blind 1, big blind 4. Seats 1, 4, 5, 6, 7 and 8 are occupied. Next hand: button 1, small blind 4, big blind 5.

    | Open seat drawn | Next hand |
    | 2 or 3 | lies between button 1 and small blind 4: no cards; dealt in the hand after |
    | 9 | behind the button: dealt in, no blind |

    Finished 1/2/3, and the big blind in seat 3 is out. A player from a broken table takes seat 3: next hand they have the small blind there, are dealt in and post.

rule-balancing = Balancing tables and halting play
rule-balancing-says =
    ## Who moves, and where
    1. A procedure fixed beforehand names the table that gives up a player.
    2. Flop and mixed games: the player due to be the next big blind there moves.
    3. That player takes the worst open seat of the short table: the one that the big blind reaches soonest. A single big blind is taken too, even if the player pays it twice in a row.
    4. Never the small blind.
    5. Stud only: by position; the seat at the short table that opened last is filled.

    ## Mixed games
    When the game changes from hold'em to stud, the button moves once, to where it would be in the next hold'em hand, and stays there through the stud hands. During stud the player who would be the big blind in hold'em is the one who moves. Back in hold'em the button begins where it was frozen.

    ## Halting a short table
    Since 2022: a table that is three or more short of the fullest table because of bust-outs stops once this affects its blinds: its big blind would come to an emptied seat. The director may let it play on, and that is not a misdeal. In six-handed events, turbos and other formats the director chooses when to stop. Late in the event tables are balanced more tightly than that.
    2019: in events with full tables it stops at once; the director may let it play on, and chooses in other formats.
    2011: a table that is three or more short stops at once.
rule-balancing-changed =
    - 2011: three short is enough to stop.
    - 2013: in full-table events the fullest table is the measure, other formats are the director's choice, and playing on is not a misdeal.
    - 2022: a table stops only when it became short through eliminations and its blinds are affected; balancing more tightly as the event progresses is recommended, not merely allowed.
rule-balancing-examples =
    | Tables | 2011 | 2024 |
    | 9, 9, 6 | the table of 6 stops | it stops once its big blind would come to an emptied seat, unless the director lets it play on |
    | 9, 8, 7 | none stops | none stops |
    | 5 players, fullest 8 | stops | stops once its big blind would come to an emptied seat |

    Short table, last hand 1/2/3, seats 4 and 7 open. The player who moves takes seat 4, and is the big blind there at once; in seat 7 the big blind would come on the third hand.

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

    When this many players are left, play stops and they combine at one table.
    Until then the last tables stay balanced and play on.

    ## What the house chooses
    - In 2024 these sizes are a recommended procedure, so another size may be announced with the structure.
    - How seats and button are drawn; usually both are drawn again.
rule-final-table-changed =
    - 2011 to 2017: a numbered rule. 2011 has 10 in flop games, 7 six-handed, 9 in stud.
    - 2019: a recommended procedure; nine- and eight-handed events combine to 9, seven- and six-handed ones to 7.
rule-final-table-examples =
    Nine-handed hold'em, 11 left at two tables, one busts. 2011: 10 are left, they combine. 2024: they play on five against five and combine when the next one is out.

    Six-handed hold'em, four and four. The next bust-out leaves 7, and they combine in both editions.

rule-cards-speak = Cards speak
rule-cards-speak-says =
    At showdown the cards decide, not what players say about them.
    A tabled hand wins what it is worth, even if its owner called it something lower. Calling it something higher wins nothing.
    Everybody at the table may and should point out a mistake about tabled cards.
    A player who deliberately claims a better hand than they have may be penalized.
    A player who throws their cards away because of what they hear does so at their own risk.
rule-cards-speak-changed =
    The same in every edition; later ones say more plainly that any player should speak up.
rule-cards-speak-examples =
    Board `Kh Qh 9c 4h 2s`. Seat 2 tables `Ah Kd` and says "flush". Four hearts are not a flush: the pair of kings plays, and seat 6 wins with `9s 9d`, three nines.

    Board `Kh Qh 9c 4h 2h`. Seat 2 tables `Ah Kd` and says "only a pair". Four hearts and the ace make a flush. Anybody may say so, and it plays.

    Seat 5 says "flush" and shows one heart; seat 8 mucks a set. Seat 5 has no flush. The mucked set is gone if it cannot be identified in the muck; seat 5 may be penalized for a false claim made on purpose.

rule-tabling-cards = Tabling a hand, and a winner killed by mistake
rule-tabling-cards-says =
    Tabled means: all hole cards lie face up on the table, where dealer and players can read them. Two in hold'em, four in Omaha, seven in stud.

    - A hand that was tabled properly and plainly won cannot be killed by the dealer. It gets the pot, even when the cards were already swept into the muck.
    - A player who mucks before all hands are tabled does so at their own risk.
    - Cards that were not tabled, cannot be retrieved with certainty and were not clearly read: no claim to the pot.

    1. Ask whether all cards were face up, and who saw them.
    2. If yes, and it was the best hand: pay it, in full or its share.
    3. If no, go to the pages about live cards and discards.
rule-tabling-cards-changed =
    - 2011: a tabled winner cannot be killed, and players are encouraged to help in reading. It was not wholly new then, but said more clearly.
    - Later editions say what tabled means, and what happens to hands that never were.
rule-tabling-cards-examples =
    Board `Js Ts 4d 4c 2h`. Seat 3 tables `Jd Tc`, seat 7 tables `Ac Jc`. The dealer reads jacks and fours twice, mucks seat 3 and pushes 5,400 to seat 7.
    Jacks and tens beat jacks and fours. They were tabled, so seat 3 gets the 5,400, though those cards lie in the muck.

    Seat 3 shows only the `Jd` and lets the other card slip into the muck. It was not tabled. If the second card cannot be identified, seat 3 has no claim.

rule-live-cards-at-showdown = Cards thrown away face down at showdown
rule-live-cards-at-showdown-says =
    A hand that its owner pushes away face down is not automatically dead.
    As long as the cards can be retrieved with certainty, and everybody knows which ones they are, the owner may still table them.
    It is dead when the dealer pushes it into the muck.

    1. Stop the dealer. Nobody touches the cards.
    2. Ask where the cards lay, and whether they touched others.
    3. Certain in every way: the player may turn them up, and they play. Any doubt: dead.

    This applies at showdown only. A fold facing a bet is a fold and stays one.
rule-live-cards-at-showdown-changed =
    - 2011: no rule of its own; the floor decides.
    - By 2015: the hand is live as long as it can be identified and retrieved.
rule-live-cards-at-showdown-examples =
    River checked. Seat 4 tables two pair; seat 6 flicks both cards face down 10 cm forward and then notices that they make a straight. The cards lie alone: seat 6 may table them and wins.

    The same, but the dealer has put them on the discards before seat 6 speaks. Dead.

rule-discard-irregularities = Showing one card, or discarding too early
rule-discard-irregularities-says =
    ## One card shown
    A player tables one card that wins by itself. The dealer asks for all cards to be tabled. If the player refuses, call the floor; only a complete hand can win the pot.

    ## Thrown away too early
    A player bets or raises, believes that all have folded, and discards. But somebody has called or still has cards.
    1. The dealer keeps the cards where they are and calls the floor at once. Here a fold out of turn does not simply bind.
    2. If the hand can be identified and retrieved, the floor may give it back.
    3. If not, the player is out of the hand. What others have called is lost. The uncalled part of the player's last bet or raise goes back to them.
rule-discard-irregularities-changed =
    - Up to 2015: no rule of its own; the floor decides.
    - From 2017: this rule, with the return of the uncalled part.
rule-discard-irregularities-examples =
    River, pot 4,000. Seat 2 bets 3,000, seat 5 calls all-in with 1,800, seat 8 folds. Seat 2 sees only the fold and throws the cards into the muck.
    They cannot be found. Seat 5 wins 4,000 plus twice 1,800, that is 7,600. The 1,200 that nobody called goes back to seat 2.

    Seat 2 bets 3,000 and discards while seat 5 is still thinking. Nobody has called: the 3,000 goes back to seat 2, and seat 5 wins the 4,000.

rule-face-up-for-all-ins = All-in hands are turned up
rule-face-up-for-all-ins-says =
    As soon as somebody is all-in and no more betting is possible in the hand, all live hands are turned up at once, before the streets that remain.
    That includes hands that play only for the main pot.
    Nobody who is all-in, or has called all the betting, may muck instead.
    While two players can still bet each other, all cards stay down, those of the all-in player too.

    The dealer does not deal the next card until all hands are up. A side pot is decided before the main pot.
rule-face-up-for-all-ins-changed =
    - 2011: all hands face up once betting is over; everybody is asked to make sure of it.
    - Later editions: hands for main and side pots alike, and mucking is forbidden.
rule-face-up-for-all-ins-examples =
    Before the flop seat 1 is all-in for 900, seats 4 and 7 call with more behind. Cards stay down: 4 and 7 can bet.
    On the turn seat 4 moves all-in and seat 7 calls. Now all three hands are turned up, then the river is dealt, then the side pot of 4 and 7 is decided, then the main pot.

    Seat 2 moves all-in, seat 6 calls and sees that the hand is beaten. Seat 6 may not throw the cards away; both are turned up.

rule-showdown-order = Who shows first, and the last hand left
rule-showdown-order-says =
    Nobody is all-in, and the last street is over.

    1. There was a bet or raise on the last street: the last player to bet or raise shows first, then clockwise.
    2. Everybody checked the last street: the player who was first to act there shows first. Flop games: the first live seat left of the button. Stud: the highest board. Razz: the lowest board.
    3. Others may show before their turn, and it saves time. A winner who shows early harms nobody.
    4. In turn a player tables or mucks. When all but one have mucked, the last live hand wins and need not be shown.

    The director may insist on this order; at a quiet table nobody does.
    With an all-in and no betting left all hands go up at once: see that page.

    ## What the house chooses
    - Some rooms let the last aggressor of the whole hand show first. It must be posted; the rule looks at the last street only.
rule-showdown-order-changed =
    - 2011: two rules, 12 for the order, which players must follow, and 14 for the uncontested pot.
    - Later editions: the same order, which the director may enforce; both in one rule.
rule-showdown-order-examples =
    Button 5, live 2, 6 and 9.

    | Last street | Shows first |
    | 6 bets, 9 and 2 call | seat 6 |
    | 6 bets, 9 raises, 2 folds, 6 calls | seat 9 |
    | all check | seat 6, then 9, then 2 |

    Seat 2 raised before the flop, seat 9 bet the flop and the turn; the river is checked. Still seat 6: only the last street counts.

    Seventh street is checked. Boards `Kd 9c 9h 4s` and `Ah Qs 7c 2d`. In stud the pair of nines is the highest board and shows first. In razz the other one is the lowest board and shows first.

rule-asking-to-see-a-hand = Asking to see a hand
rule-asking-to-see-a-hand-says =
    1. Does the player who asks have no cards left, or did they muck without showing? They have no right to see anything.
    2. Was there a bet on the river, did the player who asks call, and have they tabled their hand or do they still have it? Then they have an absolute right, on request, to see the hand of the last aggressor.
    3. Everything else is the director's choice. The director grants it to protect the game, on a suspicion of collusion, not out of curiosity.

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
    - 2011: broader than before: all cards must be shown to win any contested pot, playing the board included.
    - Later editions: the same.
rule-playing-the-board-examples =
    Board `As Ks Qs Js Ts`, pot 2,400, two players. Seat 3 tables `7h 2c`, seat 8 tables `9s 9d`: both play the board, 1,200 each.

    The same, but seat 3 says "board" and throws the cards to the dealer. Not tabled: seat 8 takes 2,400, unless the cards can still be retrieved with certainty.

    In Omaha nobody plays the board: two cards of the hand must play.

rule-odd-chips = Odd chips
rule-odd-chips-says =
    1. Break any amount that does not divide into the smallest chips still in play.
    2. High and low: the odd chip of the whole pot goes to the high half.
    3. Two or more high hands, or two or more lows, in games with a board: to the first of them left of the button, one chip at a time.
    4. Stud, razz and stud hi-lo: to the highest card by suit among the five cards that play. Spades, hearts, diamonds, clubs.

    Each side pot is divided separately.
    If the same players share both halves with the same hands, the whole pot is divided in one step, as evenly as possible.
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
    Each pot is divided separately, among those who put chips into it.

    1. Begin with the smallest all-in: that amount from everybody, plus what folded players put in up to that amount, makes the main pot.
    2. The next all-in makes the first side pot from the chips above that, and so on.
    3. What only one player put in goes back to that player.
    4. Decide the last side pot first, the main pot last.
    5. Odd chips are worked out in each pot.

    Folded chips stay in the pots that they reach. The dealer keeps pots separate during the betting.
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
    In time: stop, leave deck and chips as they are, rebuild the pot from what can be seen, and call the floor. Too late: the award stands.

    A dealer who hears an objection stops. Starting a hand quickly to beat the objection gains nothing: the floor may go by the time of the objection.
rule-disputed-pots-changed =
    - 2011: one limit for all, the next hand.
    - Later: mistakes with chips may be corrected until substantial action on the next hand, or for one minute if a break follows.
rule-disputed-pots-examples =
    The pot of 8,200 was pushed to seat 4. The dealer has riffled. Seat 7 says that their tabled straight was missed: too late in both editions.

    Seat 7 was paid 200 too little from a side pot, and says so after the cards of the next hand are out and one player has folded. 2011: too late. 2024: one fold is not substantial action, so it is corrected.

    The hand before the break ended at 21:00:10. At 21:01:30 a player comes back with a complaint. 2024: too late.

rule-new-hand-and-level = When a hand and a level begin
rule-new-hand-and-level-says =
    A new level applies to the next hand. The level begins when staff announce it, or with the signal of the clock.
    A hand begins with the first riffle, with the button of the shuffler, or with the dealer push.

    1. Had this hand begun when the level was announced? Then it is played with the old blinds.
    2. If not, with the new ones.
    3. When the level begins during a push, the incoming dealer deals one hand at the old level.
    4. A hand dealt with the wrong blinds is played out with them once there has been substantial action.
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

    Blinds of 200-400 were posted, but the level is 300-600. Found after a raise and a call: the hand continues at 200-400.

rule-chip-race = Chip race
rule-chip-race-says =
    1. Announce it. Play stops, chips are in view, players are asked to watch.
    2. Exchange chips at equal value as far as they make whole new chips.
    3. The rest is raced: from seat 1, one card for each odd chip, all of a player's cards before the next player's.
    4. The highest cards win one chip each of the next denomination. Nobody wins more than one. Equal ranks: spades, hearts, diamonds, clubs.
    5. Nobody is raced out: a player who loses their last chips gets one chip of the smallest denomination left.
    6. Old chips that turn up later are exchanged at equal value only. If together they are worth less than the smallest chip in play, they are removed without compensation.

    The rules fix seat 1, one chip for each player, and the chip that saves a player. The cards for chips and the order of suits are common practice.

    ## What the house chooses
    - What happens when odd chips do not make up a whole chip: rounding at half or more, up, or down. Print it on the structure.
rule-chip-race-changed =
    - 2011: start, one chip at most, nobody raced out.
    - Later: chips stay visible during the race, and what happens to old chips found afterwards.
rule-chip-race-examples =
    25s leave, 100s stay. Odd 25s: seat 1 three, seat 2 one, seat 4 two, seat 6 three, seat 9 three: 12 chips, 300, so three chips are raced for.

    | Seat | Cards |
    | 1 | `Kd 7c 2s` |
    | 2 | `9h` |
    | 4 | `Qc 4d` |
    | 6 | `Ac 3h 8s` |
    | 9 | `Ks 5c Jd` |

    Highest are the ace of seat 6, the king of spades of seat 9, the king of diamonds of seat 1. Each gets 100. The table's total is unchanged.

    Seat 7 has one 25 and nothing else, and loses the race. They get one 100 for the 25: that brings 75 more into play.

    An hour later seat 3 finds five 25s. Four are worth one 100, the fifth is removed without compensation. Three 25s would all be removed. 2011 has no rule for it: the floor decides.

rule-countable-stacks = Chips in view, and color-ups at discretion
rule-countable-stacks-says =
    - Opponents may reasonably estimate a stack, so chips belong in countable stacks, ideally clean stacks of twenty.
    - The largest chips are in front or on top, visible to everybody, at all times.
    - Live cards stay in view.
    - The director decides which denominations are in play. The director may color up any player, or all, at any time and announces it.

    A player who hides chips or cards gets one reminder, then a penalty. Chips that were hidden when an all-in was called have a page of their own.
rule-countable-stacks-changed =
    - 2011: stacks in multiples of twenty are recommended.
    - 2019: upright stacks of twenty.
    - Later: live cards must be in view, too.
rule-countable-stacks-examples =
    A player has 40 chips of 100 in a heap. They are asked to build two stacks of 20.

    In the middle of a level the director changes a player's 40 chips of 100 into eight of 500. There are no odd chips, so nothing is raced, and the player has 4,000 before and after. It is announced to the table.

rule-deck-changes = Deck changes
rule-deck-changes-says =
    Decks are changed when the dealer or the level changes, or when a rule of the house says so. A player cannot ask for it.
    A marked, torn or missing card is a different matter: call the floor, and a deck that cannot be used is replaced before the next hand.
rule-deck-changes-examples =
    "I lost five in a row, give us a new setup." No.
    "The seven of clubs has a bent corner." The dealer looks, calls the floor, and the deck goes.

rule-rebuys = Re-buys
rule-rebuys-says =
    A player who is out of chips and buys again may not miss a hand.
    A player who says before a hand begins that they buy again plays that hand with the chips behind, and must pay for them no matter what happens.

    1. Did they say it before the first riffle? They are dealt in, and the chips count as theirs from now on.
    2. The dealer says aloud "re-buy behind" and the amount.
    3. If they lose that hand too, the re-buy is still owed.
    4. If they let a hand go by without buying, they are out. Whether they may enter again is a question of late registration.

    ## What the house chooses
    - Until when, how many, with how small a stack, and the size. The structure says so.
rule-rebuys-examples =
    100-200, a re-buy is 10,000. Seat 5 is out of chips and says "re-buy" before the riffle; the chips are on their way. Seat 5 plays with 10,000 behind, moves all-in before the flop and loses. Seat 5 owes the re-buy, and may buy once more if the structure lets them.

    Seat 5 says nothing, one hand is dealt without them, then they say "re-buy". Too late.

rule-rabbit-hunting = Rabbit hunting
rule-rabbit-hunting-says =
    Cards that would have come if the hand had continued are not shown. Nobody turns them up or looks at them, dealer or player.
    If a player asks, the answer is no; a player who reaches for the stub is warned.
rule-rabbit-hunting-changed =
    The same in every edition. Some cash games sell a look; tournaments do not.

rule-calling-the-clock = Calling the clock
rule-calling-the-clock-says =
    When a player has had a reasonable time, the clock may be called.
    2024: any player in the event who is at their seat may ask for it, at another table too; the director approves it, or calls it unasked.

    1. Judge whether the time so far was reasonable for this decision.
    2. Say to the player "you have 25 seconds", then count five down aloud.
    3. The player acts before the end, or at the same moment: it counts.
    4. No action, facing a bet: the hand is dead. Not facing a bet: the player has checked.

    2011: at most a minute, then a countdown of ten seconds, then the hand is declared dead. What is done before that declaration counts.

    ## What the director chooses
    - Other times, shorter ones for a player who stalls, longer ones if fairness requires it.
rule-calling-the-clock-changed =
    - 2011: up to 60 seconds and a countdown of 10; the hand is dead.
    - 2017: at most 30 seconds, 25 and a countdown of 5; the director may call it unasked; not facing a bet means check.
rule-calling-the-clock-examples =
    | The clock was called at 0 seconds; the player acts | 2011 | 2024 |
    | after 20 seconds | counts | counts |
    | after 30 seconds, with the last word of the countdown | counts | counts, a tie is the player's |
    | after 59 seconds | counts | too late |
    | after 69 seconds | counts, if the hand is not yet declared dead | too late |

    River checked to seat 8, who says nothing until time is up. 2024: check. 2011 speaks of a dead hand only; if nobody has bet, the floor decides.

rule-at-your-seat = At your seat
rule-at-your-seat-says =
    A player must be at their seat, that is within reach of the chair, when the last card of the first deal reaches the last player. Otherwise their hand is killed at once.
    Their blinds and antes stay in the pot. In stud they post the bring-in if they have the card for it.
    A player must be at their seat to call the clock, too.

    1. Look at the player when the last card falls. Hand on the chair: there. On the way between tables: not there.
    2. The dealer kills the hand before the first action.
    3. Absent players are dealt in every hand, post what is due from them, and can be blinded out this way.

    ## What the house chooses
    - How near is near enough if tables are close together.
rule-at-your-seat-changed =
    - 2011: the last card of the first deal.
    - 2013: the first card.
    - 2015: the last card again, unchanged since.
    - Later editions say what being at the seat means: within reach of the chair.
rule-at-your-seat-examples =
    Seat 6 comes running while cards are dealt: after the first card, before the last. 2011: live. 2013: dead. 2015 to 2024: live.

    Blinds 300-600, big blind ante 600. The big blind is in the hall. The 1,200 are in the pot, the hand is killed, and the others play on.

rule-action-pending = Staying while action is pending
rule-action-pending-says =
    A player with a live hand stays at the table until the hand is over, even when they are all-in.
    Leaving is penalized. Leaving alone does not kill the hand: the action comes to the empty chair, and the hand is folded there when time is up.
    A player who has to leave waits for their turn, folds, and then goes.
rule-action-pending-changed =
    The same since 2011; later editions name players who are all-in.
rule-action-pending-examples =
    Seat 3 is all-in for 2,700 and walks to the bar before the river. The hand is turned up and plays; if it wins, seat 3 wins 2,700 from each caller. For leaving seat 3 gets a penalty, which begins after the hand.

rule-dead-button = Dead button
rule-dead-button-says =
    Tournaments use a dead button: no blind skips a player, and the button may be at an empty seat.

    1. The big blind moves to the next player who is there. It never skips anybody and never meets an empty seat.
    2. The small blind goes to the seat that had the big blind. If that player is out, this hand has no small blind, and it is not made up later.
    3. The button goes to the seat that had the small blind, even when nobody sits there.
    4. A player who sits down between the button and the small blind waits until the button has passed.
    5. With two players left nothing is dead: see the page about the button heads-up.

    Before the flop the player after the big blind acts first, later the first live player after the button.
rule-dead-button-changed =
    The same in every edition. Houses that move the button to the next player instead say so in their rules.
rule-dead-button-examples =
    Nine seats, finished with button 1, small blind 2, big blind 3. Dead positions are in brackets.

    | Who is out | Next hand | The hand after |
    | nobody | 2 / 3 / 4 | 3 / 4 / 5 |
    | small blind, seat 2 | (2) / 3 / 4 | 3 / 4 / 5 |
    | big blind, seat 3 | 2 / (3) / 4 | (3) / 4 / 5 |
    | seats 2 and 3 | (2) / (3) / 4 | (3) / 4 / 5 |
    | button, seat 1 | 2 / 3 / 4 | 3 / 4 / 5 |
    | seat 4 | 2 / 3 / 5 | 3 / 5 / 6 |

    Seats that were already empty make nothing dead. Players in 1, 4, 7 and 9; finished 7 / 9 / 1; next 9 / 1 / 4.

rule-dodging-blinds = Dodging blinds
rule-dodging-blinds-says =
    A player who avoids a blind on purpose is penalized: by dawdling on the way from a broken table, by walking off before the big blind, or by hiding a seat card.
    Intent decides. A player who got lost or was held up by staff has done nothing wrong.

    1. When were they informed, how far was it, and what were they seen doing?
    2. On purpose: a penalty by the rule on penalties, usually missed hands that include the blinds.
    3. The blind itself is due where they sit; an absent player posts it anyway.
rule-dodging-blinds-changed =
    - 2011: named for players who move from a broken table; a penalty.
    - 2022: any dodging of any blind. Whether 2019 has the same is not known here.
    - 2024: it is also on the list of what will be penalized.
rule-dodging-blinds-examples =
    A nine-handed table breaks at 20:10. Eight are seated by 20:12; the ninth stays at the bar until 20:16, when the big blind has passed that player's new seat. One missed round at the table of nine: nine hands.

rule-button-placement = Button heads-up, and a button in the wrong place
rule-button-placement-says =
    ## Two players left
    - The small blind has the button. That player gets the last card, acts first before the flop and last on every later street.
    - When the third player goes out, the button is placed so that nobody has the big blind twice in a row: the next player after the last big blind has it now, the other one has the button.

    ## The button was wrong (2024)
    - Found before substantial action: correct it, blinds too.
    - Found after it: play on. The next hand continues from the wrong place; the button is not moved back.
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

    In the last row seat 4 pays the small blind twice in a row. That is allowed; the big blind twice is not.

    The button went two seats too far, and it is found after a fold and a call. In 2024 that is substantial action: the hand stands, and the next one moves on from the wrong place. Found after one fold: button and blinds go back where they belong.

rule-misdeals = Misdeals and fouled decks
rule-misdeals-says =
    ## Before substantial action: a misdeal
    - Two or more boxed cards, lying face up in the deck, appear on the deal.
    - The first card went to the wrong seat.
    - A seat not entitled to a hand got cards, or an entitled one was left out.
    - Somebody has the wrong number of cards; a button who is short may get the missing ones.
    - A card that does not belong to the game: a joker, or one of another deck.
    - Flop games: one of the first two cards off the deck was exposed by the dealer, or any two other down cards.

    Two cards in a row to the button are fine. Draw games follow the house. The 2011 list is shorter and open: anything it does not name is for the floor to decide.

    ## The new deal
    It repeats the first exactly: same button, same seats, same limits. A player who came too late for the first deal may play this one in 2024; in 2019 and 2022 they are dealt in and killed. Penalized players are dealt in and their hands killed; both deals count as one hand of the penalty.

    ## After substantial action
    It is no longer a misdeal, and the hand continues. Foreign cards are scraps of paper.
    Two identical cards are another matter: the deck is fouled, the hand stops, and all bets go back, at any time until the hand is over and can no longer be disputed.
rule-misdeals-changed =
    - 2011: in stud any down card exposed by the dealer is a misdeal; flop games: first or second card exposed, two exposed or boxed, first card to the wrong seat, cards to a seat not entitled, an entitled one left out.
    - Later: the first two cards off the deck count, and stud has a procedure of its own (2019).
    - 2019: the house says which deck is fouled.
    - 2022: wrong number of cards and foreign cards were added, and that two identical cards foul a deck.
    - 2024: a player who was away for the first deal may play the second.
rule-misdeals-examples =
    | What happened in hold'em | Found | 2011 | 2024 |
    | First card off the deck flashed | at once | misdeal | misdeal |
    | Fifth card exposed by the dealer, alone | at once | no misdeal | no misdeal |
    | Fifth and eleventh card exposed | at once | misdeal | misdeal |
    | Seat 5 has three cards | after one fold | floor decides | misdeal |
    | Seat 5 has three cards | after a call and a fold | floor decides | the hand is dead, all three mucked, play continues |
    | Joker in a hand | after a raise and a call | no misdeal, floor decides | hand continues, the joker is a scrap of paper |
    | Two kings of hearts | on the turn | floor decides | all bets back |

    A single card exposed to a player is replaced; commonly it becomes the first burn.

rule-substantial-action = Substantial action
rule-substantial-action-says =
    From this point on a misdeal can no longer be called.

    2024: two actions in turn, at least one of which put chips into the pot; or any three actions in turn.
    2011: two actions by two different players, each of which put chips into the pot; or any three actions.

    Actions are check, bet, call, raise and fold. Posted blinds and antes do not count.
    Other rules use the same measure: a wrong button, a disputed pot, a skipped player.
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
    - 2011: two cards in a row to the button are allowed, so a missed last card is not a misdeal.
    - 2017: a rule of its own.
rule-button-short-of-cards-examples =
    Hold'em: seat 3 raises, seats 4 and 5 fold, then the button sees one card only. The button gets the top card of the stub and plays on.
    The button had called first: the hand is dead, and the call stays in the pot.

rule-burns-after-action = One burn, and no repairs to the deck
rule-burns-after-action-says =
    After substantial action the deck is dealt as it lies.

    - Each street has exactly one burn, no matter what went wrong before.
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
    - 2011: only the flop of four cards; the rest is up to the floor.
    - 2022: the flop without a burn was added.
    - Cards that come too early are in a recommended procedure, RP-5 in 2024.
rule-irregular-flops-examples =
    The flop is `Kd 9s 4h 4c`, two of them still face down. Mixed, the floor draws the `9s`: it lies under a chip as the next burn, and the flop is `Kd 4h 4c`. The turn is dealt without burning another card.

    The flop `Qc 8d 3s` came without a burn, nobody has acted. Mixed, the `8d` is drawn as the burn. Flop: `Qc 3s` and the next card of the deck.
    Seat 2 had checked already: `Qc 8d 3s` stands.

    The turn `Jh` is dealt while seat 6 still has to act on the flop. It goes back to the stub, the burn stays. When betting is over the stub is shuffled and the turn is dealt without a burn.
