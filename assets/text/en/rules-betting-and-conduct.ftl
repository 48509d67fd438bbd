# Pages of rules: betting, chips on the table, conduct and penalties, and the recommended
# procedures. What each rule decides is said in our own words; their numbers stand in
# assets/rulebooks/rules-betting-and-conduct.ron.

rule-methods-of-betting = Methods of betting: words and chips
rule-methods-of-betting-says =
    A player bets with words, with chips, or with both. Whichever came first decides.

    1. Words before chips: the words are the bet, and the chips are made to fit them.
    2. Chips before words: the chips are the bet, and words said afterwards change nothing.
    3. Both at once: clear and reasonable words win; if they are not clear, the chips win.
    4. Words and chips that contradict each other, or a bet that could not be understood: the floor decides by what happened and by what is fair.

    Words may name the action ("call", "raise"), only an amount ("one thousand"), or both ("raise, one thousand").

    An amount alone, without "raise", counts exactly as if chips of that value had been pushed in without a word. So the tests for chips apply to it, including the half of a raise.
rule-methods-of-betting-changed =
    - 2011: words in turn bind, and chips put in stay in. It has nothing about the order of words and chips, or about contradictions.
    - By 2017: the first of the two decides, clear words win a tie, and contradictions are up to the director.
    - By 2017: an amount alone is the same as silent chips. In 2011 such a case was left to the director's judgment.
rule-methods-of-betting-examples =
    - A bet of 1,000. B says only "fourteen hundred" and has more behind. The raise would be 400, less than half of 1,000: call of 1,000. Under 2011 no rule makes words equal to chips, so the director decides.
    - Blinds 100-200, nobody has bet on the flop. A says "eight hundred" and drops a 1,000 chip. Words first: bet of 800, 200 back.
    - Nobody has bet. A drops a 1,000 chip, then says "five hundred". Chips first: bet of 1,000.
    - River, two players. A says "forty-two thousand" and pushes one 5,000 chip; not everybody heard it. B pushes 5,000. Words came first but were not clear, and the chip looked like a bet of 5,000. No formula settles it: the floor asks who heard what and makes the fairest ruling.

rule-methods-of-calling = Methods of calling
rule-methods-of-calling-says =
    These are calls:

    - saying "call";
    - pushing chips of exactly the amount;
    - one chip larger than the bet, without a word;
    - several chips, without a word, that count as a call under the rule for multiple chips.

    One absurdly small chip against a large bet is not a way to call. The floor decides what it means (a full call is one of the choices), and it may cost a penalty.

    A player who puts in too little without saying "call" has undercalled: see that page for when the full amount is due.
rule-methods-of-calling-changed =
    - 2011 has no rule of its own for calling; chips put in stay in, and the rest is judgment.
    - The list of ways to call, and the warning about tiny chips, came later.
rule-methods-of-calling-examples =
    - Blinds 2,000-4,000, A bets 50,000. B puts in one 1,000 chip and says nothing. The floor may rule a full call of 50,000, and may add a penalty.
    - River, two players, bet of 5,000. B puts in one 1,000 chip. Against a single opponent too little is a full call: 5,000.
    - Blinds 100-200, one 1,000 chip without a word: call of 200, 800 back.
    - Bet of 1,200, two 1,000 chips without a word: call, 800 back.

rule-methods-of-raising = Methods of raising
rule-methods-of-raising-says =
    In no-limit and pot-limit there are two ways to raise:

    - the full amount in one motion;
    - the full amount said first. After that the chips may come in as many motions as needed.

    A player who says "raise" without an amount owes at least the minimum raise. The chips that go in with one motion are then the raise; a second trip to the stack adds nothing.

    Making it clear is the raiser's responsibility. If it was not clear, doubts go against the raiser.
rule-methods-of-raising-changed =
    - 2011 to 2017 allowed a third way: say "raise", put in the amount of the call, then add the raise in exactly one more motion.
    - The duty to make one's intentions clear was not new in 2011, only stressed.
    - 2019 abolished that raise in two motions.
    - Some rooms under 2011 went further and ruled that placing only the call after "raise" is a minimum raise. That is a house rule.
rule-methods-of-raising-examples =
    Blinds 100-200, A has raised to 400, so the minimum raise is to 600.

    | B does | 2011 | 2024 |
    | "raise, fourteen hundred", then chips in three motions | raise to 1,400 | raise to 1,400 |
    | "raise", 400 out, back to the stack, 1,000 more | raise to 1,400 | the second motion is not allowed; "raise" binds to 600 |
    | no word, 400 out, back to the stack, 800 more | call of 400 | call of 400 |
    | no word, twelve 100s in one motion | raise to 1,200 | raise to 1,200 |

    The 2024 rule implies, but does not say, that "raise" with 400 in the first motion binds to the minimum; the director may rule otherwise.

rule-raise-amounts = Size of a raise and the half
rule-raise-amounts-says =
    1. A raise is at least as large as the largest full bet or raise of this betting round. The increment counts, not the total.
    2. Before the flop the big blind is the first bet, no matter what it was posted with.
    3. Half or more of that increment, but less than all of it: the player must make the full minimum raise.
    4. Less than half: it is a call, and the excess goes back. This does not apply if the player said "raise" or "all-in" first: "raise" owes the full minimum raise.
    5. An all-in may be any amount. A short one does not change the minimum raise.
    6. "Raise" with an amount and nothing else names the total, not what is added.

    An amount said without "raise" is treated as the same amount in chips.
rule-raise-amounts-changed =
    - 2011 measures the half by the "previous bet". If the last action was a raise, that may mean the increment or the whole bet; houses take the increment. From 2013 on it is the largest prior bet or raise.
    - By 2017 "raise, eight thousand" is a total. 2011 has no such line; there the lower reading counts in doubt.
    - An amount in words is equal to chips in 2024. 2011 leaves it to the director.
rule-raise-amounts-examples =
    | Blinds and action | Next minimum raise |
    | 100-200, flop: A bets 600, B to 1,600, C to 3,600 | 5,600, because the last increment was 2,000 |
    | 50-100: first player all-in 150 | 250, because the increment of 50 is short and 100 stays |
    | 25-50: to 125, to 200, to 500 | 800, the largest increment being 300 |
    | 25-50: A to 500, B and C call | 950 |
    | 50-100, flop: bet 300, all-ins of 500, 650 and 800 | 1,100, because no increment reached 300 |

    - Bet of 1,000. B pushes a 1,000 and four 100s, more behind: 400 is less than 500, so a call, 400 back.
    - Bet of 1,000. B pushes a 1,000 and a 500: exactly half, so a raise to 2,000.
    - 100-200, A to 500, increment 300. B pushes seven 100s: 200 is at least 150, so B must raise to 800.
    - A opens for 2,000, B says "raise, eight thousand": total 8,000.
    - 200-400, A to 1,200. B pushes mixed chips of 1,500: 300 is less than 400, a call. Of 1,600, with a chip to spare: 400 is half of 800, so B completes to 2,000.
    - Turn, 300 bet, B pushes two 500s: without one, 500 still covers 300, and 700 is a full raise. Raise to 1,000; the next minimum is 1,700.

rule-oversized-chip = Oversized chip
rule-oversized-chip-says =
    One chip, worth more than it has to match, without a word:

    1. Facing a bet or a blind it is a call, the last chip of a stack included.
    2. To raise with it, "raise" must be said before the chip touches the table.
    3. "Raise" without an amount: as much as the chip allows.
    4. No bet in front of the player: a bet of the whole chip.

    If the player said "raise" and the chip is too small for a legal raise, the minimum raise is due.

    This is for one chip only. Two or more are judged by the rule for multiple chips; a chip added to chips that were already out, by the rule for prior chips.
rule-oversized-chip-changed =
    - The same since 2011. Later editions say expressly that the last chip of a player is not an exception; 2011 comes to the same result with "any time".
    - "Overchip" became the short name later.
rule-oversized-chip-examples =
    | Facing | Chip | Said | Ruling |
    | big blind 200 | 1,000 | nothing | call 200, 800 back |
    | big blind 400 | 1,000 | "raise" first | raise to 1,000 |
    | nothing, on the flop | 5,000 | nothing | bet 5,000 |
    | bet 600 | 1,000, the last chip | nothing | call 600, 400 back |
    | bet 700 | 1,000 | "raise" first | 1,000 is not a legal raise, so to 1,400 |
    | bet 300 | 500 | "raise" after the chip lay there | call 300, 200 back |

    The 1,400 in the second-to-last row follows from the rules for raises; no example is printed for it.

rule-multiple-chips = Multiple chips
rule-multiple-chips-says =
    Two or more chips without a word, facing a bet. Take away one of the smallest chips and look:

    1. What is left no longer covers the call: every chip was needed, so it is a call, the last chips of a stack included.
    2. What is left still covers the call, and the player has chips behind: half or more of a minimum raise means the full raise, less means a call.
    3. What is left still covers the call, and these are the player's last chips: they are all-in for all of them, regardless of the half.

    If the player said "raise" or "all-in" first, this rule does not apply.

    Facing no bet, several chips are simply a bet of their sum.
rule-multiple-chips-changed =
    - 2011 asks whether one chip can be spared only when all chips are of one denomination. Mixed chips went straight to the test of the half.
    - 2013: any chips, and one of the smallest is taken away.
    - Later editions cover a player's last chips. 2011 is silent; all-in is the usual reading if a chip can be spared.
rule-multiple-chips-examples =
    | Action | Chips | 2011 | 2024 |
    | 200-400, A to 1,200 | two 1,000s | call | call |
    | bet 1,200 | two 1,000s | call | call |
    | 250-500, A to 1,100 | 1,000 + 500 | raise to 1,700: mixed chips go by the half, and 400 is more than half of 600 | call, 400 back |
    | 250-500, A to 1,100 | 1,000 + five 100s | raise to 1,700 | raise to 1,700 |
    | 250-500, A to 1,100 | 1,000 + three 100s | call, 200 back | call, 200 back |
    | open 1,400, chips behind | 1,000 + three 500s | raise to 2,800 | raise to 2,800 |
    | open 1,400, chips behind | 1,000 + two 500s | call, 600 back | call, 600 back |
    | open 1,400, last chips | 1,000 + two 500s | director, usually all-in | all-in 2,000, which reopens nothing |
    | 25-50, flop bet 1,050, last chips | two 1,000s | call | call 1,050, 950 stays behind |
    | 200-400, A to 1,200 | three 1,000s | raise to 3,000 | raise to 3,000 |

    Open 400, A to 1,100, then 500 + 1,000 without a word: a call in 2024. Under 2011 it depends on what the half is measured against: 400 is more than half of the increment of 700 (raise to 1,800), but less than half of 1,100 (call). The director decides; our default takes the increment.

rule-prior-bet-chips = Chips that are already out
rule-prior-bet-chips-says =
    The player has chips in front of them from a blind or an earlier bet, faces a raise, and adds chips. They should say what they are doing. If they do not:

    1. Clearly pulling back a chip in front of them while facing a raise binds the player to call or raise. They may not put it back and fold.
    2. The old chips do not cover the call and were left alone or pulled back entirely: one oversized chip added is a call; several chips added are judged as multiple chips.
    3. The old chips were pulled back in part, or they cover the call by themselves: all the chips there in the end are one bet of multiple chips. Half of a raise or more is a raise, less is a call.
    4. Pushing old and new chips forward together may be read as betting all of them.

    Dealers leave bets where they are until the round is over, so that this question can be answered.
rule-prior-bet-chips-changed =
    - 2011 has no rule; the director decides.
    - 2013 has advice only.
    - 2017 made it binding as above.
rule-prior-bet-chips-examples =
    Blinds 25-50, the big blind has two 25s out, the button raises to 600. The half begins at 875, a minimum raise is 1,150.

    | The big blind, without a word | Ruling in 2024 |
    | drops one 1,000 on the 25s | call |
    | drops two 500s on the 25s | call, each is needed |
    | drops 100 + 500 on the 25s, 650 in all | call, without the 100 it is 550 |
    | drops 1,000 + 500 on the 25s, 1,550 in all | raise to 1,550 |
    | pulls both 25s back, adds one 1,000 | call |
    | pulls one 25 back, leaves the other, adds 1,000 | 1,025 in all, past 875: raise to 1,150 |

    - 50-100, the big blind posted with one 1,000 chip, raise to 700. That chip covers the call, so everything counts: adding a 500 is a raise to 1,500; adding a 100 makes 1,100, past half (1,000), so a raise to 1,300.
    - A player picks up their old chips, looks at the raise, puts them back and folds. Not allowed: call or raise.
    - Under 2011 all of these are up to the director.

rule-reopening-the-bet = Reopening the betting
rule-reopening-the-bet-says =
    The question arises when somebody has gone all-in for less than a full raise and the action comes back to a player who has already acted.

    1. No-limit and pot-limit: the player may raise only if what they face is at least a full bet or raise. Several short all-ins are added together.
    2. Look at each player separately: how much do they face, compared with the last full raise?
    3. A player who has not acted yet may always raise.
    4. If the player may raise, the minimum is still the last full bet or raise of the round, not the sum of the short ones.
    5. Limit: half of a bet is enough to reopen.
rule-reopening-the-bet-changed =
    - 2011, version 1, looks at each short all-in alone, and none of them reopens. It says nothing about limit.
    - 2013 asks what the player faces when the action returns, so that short all-ins add up, and adds the half for limit.
rule-reopening-the-bet-examples =
    Blinds 50-100. On the flop A bets 100, B is all-in for 125, C calls, D is all-in for 200, E calls 200.

    | To act | Faces | 2011 | 2024 |
    | A | 100, a full bet | call or fold, each all-in being short; some read it otherwise | may raise |
    | C, after A just calls | 75 | call or fold | call or fold |
    | C, after A raises to 300 | 175 | does not arise | may raise, at least to 400 |

    - A bets 300, all-ins of 500, 650 and 800, E calls 800. F has not acted: F may raise, at least to 1,100.
    - 2,000-4,000: A limps, C is all-in for 7,500, the small blind folds. The big blind has not acted: fold, call 3,500, or raise at least to 11,500. If the big blind calls, A faces 3,500 and may not raise. If the big blind raises to 11,500, A faces 7,500 and may.
    - Limit 200-400, turn: A bets 400, B is all-in for 600, C calls. A faces 200, half of a bet: A may raise in 2024. With an all-in of 500 A faces 100 and may only call or fold.
    - 200-400, A to 1,200, B all-in for 1,500: 300 is less than 800, so A may only call or fold.

rule-number-of-raises = Number of raises
rule-number-of-raises-says =
    No-limit and pot-limit have no cap.

    Limit has the house's cap. It applies even if only two players are left in the hand, or at the table; it is lifted when two players are left in the whole event.

    The house announces its cap; one bet and three raises is usual.
rule-number-of-raises-changed =
    - The same since 2011.
rule-number-of-raises-examples =
    Limit 400-800, cap of a bet and three raises.

    - On the turn: 800, 1,600, 2,400, 3,200. After 3,200 there are only calls and folds.
    - Two players in the hand, thirty in the event: the cap applies.
    - Two players in the event: no cap.
    - No-limit: five raises in a row are as good as one, if each is large enough.

rule-accepted-action = Accepted action
rule-accepted-action-says =
    It is the caller's responsibility to know what they call. If they ask for a count, get a wrong number from the dealer or a player, and then say "call" or push that number, they have called the true amount.

    1. Count the bet again, exactly.
    2. The caller owes the true amount, up to their stack. If they pushed more than the truth, the rest goes back.
    3. The floor may relieve the caller if the true amount would be grossly unfair, under the rule on floor decisions. Say so, and log it with the reason.

    Counting along with the dealer, and asking for a recount before acting, is the caller's protection.
rule-accepted-action-changed =
    - The same since 2011. 2024 points out that dealers announce bets and count an all-in on request.
rule-accepted-action-examples =
    - A is all-in. B asks, the dealer says 8,000, B pushes 8,000. The recount says 11,500: B owes 3,500 more.
    - As before, but B has only 9,000 in all: B is all-in for 9,000, and 2,500 goes back to A.
    - The dealer says 12,500 and B calls; the truth is 11,500: B pays 11,500.
    - The dealer says 8,000, the truth is 80,000 under a stack of low chips. The rule gives 80,000. Here the floor looks at rule 1: a player who had never faced such a bet may be let off, in full or down to 8,000. That is judgment, and it is logged.

rule-acting-in-turn = Acting in turn
rule-acting-in-turn-says =
    Players act in turn, with words or chips. What a player does in turn binds them, and chips that they put in stay in.

    - The first action counts. A second thought after "fold", "call" or a named raise is too late.
    - A player waits until the bet in front of them is clear. Acting on a bet whose amount is not known yet is at the player's own risk.
    - The floor may be lenient with an obvious slip before anybody has reacted. That is judgment, not the rule.
rule-acting-in-turn-changed =
    - 2011: words in turn bind, chips stay in.
    - Later editions add that a player waits for a clear amount.
rule-acting-in-turn-examples =
    - "Call … and raise a hundred thousand": the call stands, the raise goes back.
    - "Fold … no, call": the fold stands.
    - "Raise to 5,000 … no, 10,000": raise to 5,000.
    - A says "raise" and has not named it yet; B throws the cards away. The fold stands. B is asked to wait for the amount next time.

rule-undercalls = Binding declarations and undercalls
rule-undercalls-says =
    "Call" or "raise", said in turn, commits the player to everything owed at that moment.

    An undercall is less than the call, in words or chips, without saying "call" first. In turn:

    1. Heads-up in the hand, any bet: full call.
    2. More players, and the bet faced is the opening bet of the round: full call. Before the flop the big blind is the opening bet.
    3. More players, and the bet faced is a raise: the floor decides.
    4. Two or more undercalls in a row: the action goes back to the first of them, who corrects theirs by the points above; the floor decides what happens to the others.

    For case 3 the floor may choose:

    - full call;
    - the chips put in are forfeited to the pot and the player folds.

    Look at how clear the raise was, whether the dealer announced it, and whether the player does it often. A player all-in for less has not undercalled.
rule-undercalls-changed =
    - 2011 has no rule: chips put in stay in, and the rest is up to the director.
    - 2013 brought the rule. Later editions say what the opening bet is and what the director may choose.
rule-undercalls-examples =
    - 1,000-2,000, flop: A bets 2,000, B raises to 8,000, C pushes 2,000. C faces a raise, more than two players: full call of 8,000, or 2,000 forfeited and a fold. The floor chooses.
    - Four players: A bets 8,000, B pushes 2,000. Opening bet: full call of 8,000. Under 2011 the director decides.
    - As in the first example, but C says "call": 8,000, in 2011 as well.
    - 200-400: A to 1,200, B puts in one 500 chip, hears the price and folds. The floor may let B forfeit 400, the opening bet that B meant to call, and give 100 back.
    - River, two players, bet of 5,000, one 1,000 chip: full call of 5,000.

rule-incorrect-bets = Incorrect bets, underbets and underraises
rule-incorrect-bets-says =
    A bet or raise below the legal minimum, found later. Undercalls have their own page.

    1. Limit and no-limit: corrected to the minimum for everybody in the round, as long as the next card has not been dealt; on the river, until the showdown begins.
    2. After that it stands unchanged.
    3. Pot-limit, the pot was quoted too high, so that the bet was illegal: corrected downward for everybody, any time in the round.
    4. Pot-limit, the pot was quoted too low: corrected upward only until there is substantial action after the bet.

    The players who called owe the corrected amount as well.
rule-incorrect-bets-changed =
    - New in 2017.
    - 2011 fixes the minimum but no time limit for correcting it.
rule-incorrect-bets-examples =
    - 100-200, flop: A bets 600, B makes it 1,000, C and D call, E folds. B owed 1,200. Found before the turn: 1,200 for B, C and D, and A faces 1,200. Found after the turn was dealt: 1,000 stands.

    Pot-limit Omaha, pot 10,500, A wants to bet the pot:

    | Quoted and pushed | What happened since | Ruling in 2024 |
    | 9,500 | B folds, C calls: substantial action | 9,500 stands |
    | 9,500 | B folds | A must bet 10,500 |
    | 11,500 | B folds, C and D call, no card yet | 10,500 for all |
    | 11,500 | the same, next card dealt | 11,500 stands |

rule-out-of-turn = Action out of turn
rule-out-of-turn-says =
    1. Stop. The action goes back to the player whose turn it was.
    2. When it reaches the player who acted early: was there a bet or raise in between? A check, a call or a fold changes nothing.
    3. Nothing changed: what the early player did or said binds.
    4. Changed: the early player's chips go back and they may call, raise or fold.
    5. A fold out of turn always binds.
    6. A penalty is possible, and more likely when repeated.

    A player who was skipped must speak up. If they had time to, and there is substantial action to their left before they do, the action out of turn binds anyway, and the floor decides about their hand. The floor may choose:

    - the hand is dead;
    - the player may only check, call or fold;
    - anything else that fits, if the player had little chance to speak.
rule-out-of-turn-changed =
    - 2011: binding unless the action changed; folds bind. Nothing on the skipped player, so the action goes back to them no matter how many have acted.
    - 2013: a penalty is named, and the skipped player loses their claim after substantial action.
rule-out-of-turn-examples =
    - Flop: seat 3 bets 300, seat 4 folds, seat 6 says "raise to 800" before seat 5. Back to 5. Seat 5 calls or folds: the raise to 800 binds. Seat 5 raises to 600: 800 goes back, and seat 6 may call 600, raise at least to 900, or fold.
    - Seats 3 and 4 check, seat 6 checks out of turn. Seat 5 checks: the check binds. Seat 5 bets 300: seat 6 may call 300, raise at least to 600, or fold.
    - Seat 6 folds out of turn, then seat 5 raises: the fold stands.
    - 100-200: seat 3 to 600, seat 4 is skipped, seat 5 calls, seat 6 folds. Two actions, one with chips: substantial action in 2024, so 5 and 6 are bound and the floor decides about seat 4. Under 2011 the action returns to 4; the call of 5 binds if 4 does not raise, the fold of 6 binds anyway.
    - C raises to 1,000 out of turn, and A and B, who were before C, only check or fold: the raise binds. If B bets, C is released.

rule-pot-size = Size of the pot and pot-limit bets
rule-pot-size-says =
    1. Only in pot-limit may a player ask how much is in the pot. In limit and no-limit the dealer does not count it, but may spread it.
    2. The largest raise: call first, then raise by the size of the pot after that call.
    3. Before the flop the blinds count in full, even if one is dead or short.
    4. After the flop the actual pot counts.
    5. "Pot" in no-limit is not an amount, but it binds: facing no bet to at least a minimum bet, facing a bet to a legal raise. It may cost a penalty.

    In figures: raise to = what is owed in all this round + pot before the call + what the call adds.
rule-pot-size-changed =
    - 2011: the pot is counted only in pot-limit; "pot" in no-limit binds to a valid bet. Full blinds are not mentioned.
    - 2022: a short all-in blind counts in full before the flop.
    - 2024: a dead one, too.
    - Editions after 2011 add that a player who faces a bet and says "pot" in no-limit must raise.
    - How a wrong quote is corrected came in 2017: see incorrect bets.
rule-pot-size-examples =
    Pot-limit:

    | Situation | Largest total bet |
    | 10-20, first to act | 70: call 20, pot 50, raise 50 |
    | then the next player, facing 70, pot 100 | 240: call 70, raise 170 |
    | 100-200, first to act | 700 |
    | 100-200, no small blind, or big blind all-in for 100 | 700 in 2024; in 2022 only with the short one; 2011 has no rule |
    | flop, pot 1,000, nobody has bet | 1,000 |
    | flop, pot 1,000, A bets 600 | 2,800: call 600, raise 2,200 |

    - No-limit, 200-400, nobody has bet on the flop, "I bet the pot": at least 400. The player names an amount, or it is 400.
    - No-limit, A bets 1,000, B says "pot": B must raise, at least to 2,000.

rule-invalid-declarations = Invalid declarations
rule-invalid-declarations-says =
    The word does not fit the situation:

    - no bet, and the player says "call": a check;
    - no bet, and the player says "raise": at least a minimum bet;
    - a bet, and the player says "check": they may call or fold, but not raise.
rule-invalid-declarations-changed =
    - New in 2017. Under 2011 the director decides, by the rule that unusual words are at the player's own risk.
rule-invalid-declarations-examples =
    - 200-400, flop, nobody has bet. A says "call": check.
    - The same, A says "raise": A bets, at least 400.
    - A bets 1,000, B taps the table: B may call 1,000 or fold. B may not raise.

rule-string-bets = String bets and raises
rule-string-bets-says =
    Chips go out, the hand goes back to the stack, more chips come: that is a string bet, and it is not allowed. The first motion counts, and the rest goes back.

    - If the player says the amount, or "raise" with an amount, first, the chips may come in pieces.
    - "I call, and raise …" is a string in words: the call stands.
    - The dealer stops it at once; anybody at the table may point it out.
    - Chips cut down from the hand after one motion forward are one bet in most rooms; the house says so beforehand.
rule-string-bets-changed =
    - 2011 only says that the dealer is responsible for calling string bets and raises.
    - 2024 defines them and forbids them.
    - The raise in two motions, allowed until 2017, has been a string raise since 2019.
rule-string-bets-examples =
    - 100-200, A to 400. B, without a word, puts out 400, goes back, adds 800: call of 400.
    - B says "twelve hundred raise", puts out 400 and then 800: raise to 1,200, because the words came first.
    - "I see your 400 and raise you 800": call.
    - Flop, nobody has bet. A puts out 500, goes back for 500 more: bet of 500.
    - A says "raise" and puts out 400, then 1,000 in one more motion: valid in 2011, a minimum raise in 2024.

rule-unclear-betting = Unclear and non-standard betting
rule-unclear-betting-says =
    Unofficial words, and gestures, are at the player's own risk.

    A bet that could mean several legal amounts is the highest reasonable one that is not more than the pot before the bet. Bets in front of players, not pulled in yet, belong to that pot.

    1. List the amounts that the words could mean and that are legal.
    2. Strike out those larger than the pot.
    3. The largest that is left is the bet.

    What is reasonable is the floor's judgment. A clear hint, such as chips in the player's hand, comes first.
rule-unclear-betting-changed =
    - 2011: the lesser amount.
    - By 2017: the highest reasonable amount within the pot. Which edition changed it is not established.
rule-unclear-betting-examples =
    No-limit, 200-400, "I bet five":

    | Pot before the bet | 2011 | 2024 |
    | 4,600 | 500 | 500, because 5,000 is more than the pot |
    | 5,000 | 500 | 5,000 |
    | 5,200 | 500 | 5,000 |

    - The same words with five 100s already in the player's hand: that is the clear hint, and the floor may rule 500.
    - 1,000-2,000, pot 30,000, "twenty-five": 2,500 and 25,000 are both legal, so 25,000 in 2024, 2,500 in 2011.
    - A sweep of the hand over the chips: could be anything. The floor asks what the table understood.

rule-non-standard-folds = Non-standard folds
rule-non-standard-folds-says =
    Before the last betting round is over, a fold binds and may be penalized when

    - the player faced no bet and could have checked; or
    - it was not the player's turn.

    At showdown another rule applies: a hand thrown in is not dead until it is in the muck.

    A player who bets and throws their cards away because they think they have won is the one exception: the dealer holds the cards and calls the floor.
rule-non-standard-folds-changed =
    - The same since 2011. Since 2017 the bettor who believes they have won is an exception.
rule-non-standard-folds-examples =
    - Flop, first to act, nobody has bet: A folds. The fold binds; a warning is usual.
    - A checks, B to act folds instead of checking: binds.
    - Seat 6 folds while seat 4 is thinking: binds, even if seat 4 then checks.
    - Seat 4 is thinking about a bluff, and the early fold of seat 6 shows seat 4 that nobody is left behind: the same ruling, and a good reason for a penalty.

rule-conditional-declarations = Conditional and premature declarations
rule-conditional-declarations-says =
    "If you bet, I raise": strongly discouraged. The floor may choose:

    - it binds, when the condition comes true;
    - it does not bind;
    - a penalty, with either.

    A call before the amount is known: A says "bet" or "raise", and B calls at once. The floor rules what fits best, and B may be held to any amount that A then names.
rule-conditional-declarations-changed =
    - 2011 has the first half.
    - The premature call came in 2017.
rule-conditional-declarations-examples =
    - River, A is thinking. B says "if you bet, I am all-in". A bets 2,000. The floor may bind B to the all-in, and may penalize B for talking A into or out of a bet.
    - A says "I bet …", B says "call", A says "40,000". B has 55,000. The floor may rule a call of 40,000: B called without waiting.
    - The same, but A has seen that B calls anything and names the whole stack of 400,000 when 4,000 would have been usual: here the floor looks for the fair amount.

rule-chip-count = Count of an opponent's chips
rule-chip-count-says =
    Everybody is entitled to a fair estimate of every stack: chips are in countable stacks, the large ones in view.

    Only a player who faces an all-in, and whose turn it is, gets an exact count. The player who is all-in does not have to count; the dealer does, or the floor.

    A wrong count does not help the caller: accepted action applies.
rule-chip-count-changed =
    - 2011 has no such rule beyond visible chips. It came with 2013 or 2015.
rule-chip-count-examples =
    - A is all-in, B is to act and asks: the dealer counts 23,400.
    - A is all-in, C behind B asks before C's turn: not yet.
    - B wants an exact count of a stack that is not all-in, thinking of a raise: no count, but A must keep both hands away so that B can see.
    - The count says 23,400, B calls, a 5,000 chip was under another: B owes 28,400, or the floor looks at hidden chips.

rule-overbetting-for-change = Betting more to get change
rule-overbetting-for-change-says =
    A bet is not a way to get change. All chips pushed out without a word may be counted as the bet, no matter what change the player expected.

    A player who wants change says so first: "call", then the chips. Or they change chips between hands.
rule-overbetting-for-change-changed =
    - 2011 has no such rule, but the tests for multiple chips give the same answer.
    - It came with 2013 or 2015.
rule-overbetting-for-change-examples =
    - Bet of 325. B pushes a 500 and a 25 without a word and expects 200 back. Without the 25 the 500 still covers 325, and 200 is more than half of 325: raise to 650. Under 2011 the chips are mixed, and the half says the same.
    - The same bet, B pushes only the 500: one oversized chip, call, 175 back.
    - The same bet, B says "call" and pushes 525: call, 200 back.

rule-hidden-chips = All-in with chips found behind
rule-hidden-chips-says =
    A is all-in and called; afterwards a chip of A's turns up. The floor decides whether the chip was part of what was called: could a careful caller have seen it?

    - Part of the action: it plays. The caller owes it too, if they have it.
    - Not part of it, and A wins: A is not paid for it. A keeps it.
    - Not part of it, and A loses: it does not save A. A is out, and the floor may give the chip to the caller who won.

    Hiding chips on purpose is another matter, and is penalized.
rule-hidden-chips-changed =
    - 2011 has no such rule; the director decides by accepted action and fairness. It came with 2013 or 2015.
rule-hidden-chips-examples =
    A is all-in for 4,000 in plain sight, B calls with more behind, then a 1,000 chip is found under A's cards.

    - Not part of the action, A wins: 4,000 from B, and A keeps the 1,000.
    - Not part of the action, A loses: A is out, not left with 1,000. The chip may go to B.
    - The chip was behind the stack where B could have seen it: part of the action, B owes 5,000.

rule-chips-in-transit = Chips out of view and in transit
rule-chips-in-transit-says =
    Tournament chips are always in sight: at the table, and on the way to another.

    1. Chips that a player held or carried out of view, in a pocket for instance, are forfeited.
    2. They leave play; nobody gets them.
    3. The player may be disqualified.

    The house should have racks or bags ready, so that nobody needs a pocket. How strict to be with an innocent newcomer is the director's choice; losing the chips is the rule.
rule-chips-in-transit-changed =
    - The same since 2011. Later editions recommend racks or bags.
rule-chips-in-transit-examples =
    - A table breaks, a player puts two 5,000 chips into their jacket and the rest into a rack. 10,000 leave play; the total in play goes down by 10,000. Whether the player is disqualified is the director's choice.
    - A player takes a chip home from day one as a lucky charm and brings it back on day two: forfeited.
    - A player walks to their table with a stack held high in both hands: in view, nothing happens.

rule-lost-and-found-chips = Lost and found chips
rule-lost-and-found-chips-says =
    A chip turns up, and nobody can say for certain whose it is: it leaves play and goes back to the inventory of the tournament.

    If the owner is certain, by camera, by a short stack counted a minute ago, or because everybody saw it fall, the owner gets it back.

    The finder never keeps it.
rule-lost-and-found-chips-changed =
    - New with 2013 or 2015. Under 2011 the director decides.
rule-lost-and-found-chips-examples =
    - After a break a 1,000 chip lies under table 7, and three players miss one: out of play. The total in play goes down by 1,000.
    - Seat 3 knocks over a stack, all see a 500 roll away, it is found at once: it is seat 3's.

rule-fouled-hands = Killed, fouled and exposed hands
rule-fouled-hands-says =
    A player protects their cards at all times, including at showdown until the hands are read.

    1. The dealer took the hand by mistake, or it was mixed with other cards. Can it be identified with full certainty?
    2. Yes: it stays in play, even if cards were seen.
    3. No: the hand is gone, without redress. The part of the player's bets that others had called stays in the pot.
    4. The uncalled part of the player's last bet or raise goes back to them.

    Whether it can be identified is the floor's judgment. A dealer cannot kill a winning hand that was properly tabled.
rule-fouled-hands-changed =
    - 2011: no redress for a killed or fouled hand, and an uncalled bet comes back. It was not wholly new then, but said more clearly.
    - Later editions say that a fouled hand which can be identified plays on.
rule-fouled-hands-examples =
    - A bets 2,000, B calls, the dealer sweeps A's unprotected cards into the muck. A loses the 2,000 with the hand.
    - A bets 2,000, B raises to 6,000, the dealer takes B's cards before A has acted. B gets back the 4,000 that nobody had called, and loses 2,000.
    - B's two cards slide under the edge of the muck, and everybody sees which two they are: they are live.
    - C's discards hit A's cards and turn one over. A's two are known: A plays on with a card that all have seen.

rule-stud-dead-hands = Dead hands and mucking in stud
rule-stud-dead-hands-says =
    In stud games a player who picks up their upcards while they face action has a dead hand.

    The proper way to fold is to turn all upcards down and push all cards forward, face down.

    Upcards stay on the felt, in the order in which they came, until the hand is over.
rule-stud-dead-hands-changed =
    - 2011 has the dead hand. How to muck was added later.
rule-stud-dead-hands-examples =
    - Fifth street, A bets, B gathers all three upcards into one hand to think: dead.
    - Seventh street, all action is over, B picks up the cards to look at them: B faced no action, so they are not dead by this rule. B still has to table all seven to win.

rule-no-disclosure = No disclosure, one player to a hand
rule-no-disclosure-says =
    Players protect all others in the event. In the hand or out of it, nobody may

    - talk about cards that are live or were thrown away;
    - give advice or criticize play, at any time;
    - read a hand that has not been tabled.

    One player plays a hand alone: they show it to nobody and discuss it with nobody, not with a neighbor, not with a friend on the rail.

    A penalty may follow. Pointing out an error with tabled hands is welcome and not a breach.
rule-no-disclosure-changed =
    - 2011 has the three prohibitions and enforces one player to a hand. Later editions spell out showing a hand and talking strategy with players, advisers and spectators.
rule-no-disclosure-examples =
    - Flop `Kh Kd 4s`, two players left. Seat 7, who folded, sighs "I had a king": disclosure, warning or penalty.
    - River. Seat 2, out of the hand, says "seat 5 has to call that": advice.
    - A tables two cards and believes that they make a pair. Seat 9 says "that is a straight": allowed, because the hand is tabled.
    - A shows the cards to a friend standing behind, who says nothing: still a breach.

rule-exposing-cards = Exposing cards and folding properly
rule-exposing-cards-says =
    Showing cards while action is pending may cost a penalty. The hand stays live. The same goes for the player who is last to act.

    The penalty begins when the hand is over.

    Folded cards go forward low and face down, neither shown on purpose nor thrown high.
rule-exposing-cards-changed =
    - 2011: a penalty is possible, the hand is not dead, and the penalty starts after the hand.
    - Later: the last to act is named, and so is how to fold.
rule-exposing-cards-examples =
    - River, A is all-in. B turns up `Ac Qd` to see how A reacts, before calling or folding. B's hand is live, B still acts, and a penalty may follow after the hand.
    - Three players: A, to act, folds face up, with B and C still in. A's cards are dead because A folded; a penalty may follow.
    - A folds by spinning the cards across the table: a warning, more when repeated.

rule-ethical-play = Ethical play
rule-ethical-play-says =
    Everybody plays for themselves.

    - Soft play, going easy on somebody, is penalized; forfeiting chips and disqualification are among the penalties.
    - Chip dumping and every other collusion: disqualification.

    Checking the nuts when last to act on the river is not soft play by itself. The floor looks at the situation: who the opponent was, whether the nuts were exclusive and seen, whether a bet could gain anything.
rule-ethical-play-changed =
    - The same since 2011. Later editions add, under penalties, that checking the nuts last is not soft play automatically.
rule-ethical-play-examples =
    - River board `Ah Kh 9h 4c 2d`, A has `Qh Jh`, is last to act against a brother and checks behind. Nothing beats A. The floor asks, and may penalize; a slip of attention costs less than a habit.
    - A third player is all-in, and two others say "let us check it down": agreeing on it breaks this rule. Merely checking does not.
    - A moves all-in with `7d 2c` four times in a row against the same friend and folds to that friend's raises of a chip: dumping, disqualification of both if both knew. Their chips leave play.

rule-etiquette = Etiquette violations
rule-etiquette-says =
    Breaches of etiquette get warnings and penalties. Examples:

    - delaying the game again and again;
    - touching other players, or their cards and chips, without need;
    - acting out of turn repeatedly;
    - cards or chips that cannot be seen or counted;
    - betting out of the dealer's reach;
    - abuse of players or staff;
    - offensive hygiene;
    - excessive chatter.

    The list is not complete. A first slip usually gets a word, a repeated one a warning, and then hands or rounds: the director chooses, and is stricter with abuse, which must be penalized.
rule-etiquette-changed =
    - 2011 has a shorter list: touching cards or chips, delay, acting out of turn repeatedly, chatter.
    - Later: visibility, reach, abuse, hygiene. 2022 asks players to report offensive and discriminatory conduct.
rule-etiquette-examples =
    - Seat 5 acts out of turn for the third time in an hour: warning, next time a hand.
    - A player insults the dealer after a bad card: a penalty is due, a round at a nine-player table is nine hands.
    - A player takes forty seconds over every fold before the break: a warning for delay, and the clock is called sooner.

rule-penalties = Warnings, penalties and disqualification
rule-penalties-says =
    The director chooses among

    - a warning;
    - missed hands, one or more;
    - missed rounds, one or more;
    - disqualification.

    A missed round is one hand for every player at the table, the offender included, counted when the penalty is given. Hands to miss = players × rounds. It does not change when players leave or arrive.

    May be penalized: bad manners, showing cards with action pending, throwing cards, breaking one player to a hand, devices and strategy tools, and the like.

    Must be penalized: soft play, abuse, disruption, dodging blinds, cheating.

    Repeated offenses cost more each time. For showing cards the rule lets the penalty begin after the hand; houses do so with the others as well.

    The offender stays away from the table. They are dealt in, their blinds and antes are posted, their hand is killed after the first deal, and they post a stud bring-in that falls to them. They can be blinded out.

    The chips of a disqualified player leave play.
rule-penalties-changed =
    - 2011 and 2013: one hand; one, two, three or four rounds; disqualification.
    - 2022 and 2024 have no upper limit and speak of one or more hands or rounds.
    - In 2011 soft play, abuse, disruption and cheating must be penalized. 2024 adds dodging any blind to these, and devices to what may be penalized.
    - Hands are counted the same way in all editions.
    - A misdealt hand that is dealt again counts as one hand of a penalty since 2019.
rule-penalties-examples =
    | Penalty | Players when given | Hands to miss |
    | one hand | any | 1 |
    | three hands | any | 3, from 2024; 2011 has only one hand, then rounds |
    | one round | 9 | 9 |
    | two rounds | 7 | 14 |
    | two rounds | 9 | 18 |
    | four rounds | 6 | 24 |
    | five rounds | 8 | 40, from 2024; 2011 ends at four |

    - One round at a table of nine; two players bust meanwhile: still 9 hands.
    - The table breaks while the offender serves: the rule does not say, and the usual answer is that the remaining hands go with the offender.
    - Stack 12,000, blinds 2,000-4,000, big blind ante 4,000, two rounds at six players: each round costs 2,000 + 4,000 + 4,000, so the offender is all-in from the blinds in the second round and may be out.

rule-all-in-buttons = All-in buttons
rule-all-in-buttons-says =
    The dealer keeps the all-in buttons, not the players. When somebody is all-in, the dealer puts one in front of that player where all can see it.

    It prevents calls of a bet that nobody recognized as an all-in, and undercalls.
rule-all-in-buttons-examples =
    - Seat 4 says "all-in" quietly and pushes a tall stack. Without a button seat 8 puts in what looks like the bet. With one, seat 8 asks for a count first.

rule-bringing-in-bets = Bringing in bets
rule-bringing-in-bets-says =
    Dealers leave bets in front of the players until the round is over. Pulling chips in while the action goes round influences it and causes errors.

    Only the player who faces the action may ask for bets to be brought in.
rule-bringing-in-bets-examples =
    - The big blind has two 25s out and faces 600. If the dealer has pulled them in, nobody can say any more whether the chips that are added are a call.

rule-personal-belongings = Personal belongings
rule-personal-belongings-says =
    The felt is for chips, cards and bets. Unneeded items stay off the table, out of the leg room and off the walkways.

    The house posts what may be brought into the room.
rule-personal-belongings-examples =
    - A handbag on the felt between two stacks: off the table. A card protector the size of a chip: fine.

rule-disordered-stub = Dropped or disordered stub
rule-disordered-stub-says =
    Cards are still to be dealt, and the stub was dropped:

    1. Put it back in its order, if that is possible.
    2. If not, take the cards of the stub only, without muck and burns: scramble, shuffle, cut, play on.
    3. If it was mixed with the muck or the burns, shuffle all the mixed cards together, cut, play on.

    Everything face down. Hands in front of players are not touched.
rule-disordered-stub-changed =
    - No rule in 2011; the director decides.
rule-disordered-stub-examples =
    - On the turn the dealer drops the stub, five cards slide off the top in a fan, none turned over: put them back as they lay.
    - The whole stub scatters, muck and burns lie apart: shuffle the stub only, cut, then burn and deal the river as usual.
    - It falls into the muck: muck and stub are shuffled together. Folded cards may come back, and that is accepted.

rule-premature-cards = Premature flop, turn or river
rule-premature-cards-says =
    A card was dealt before the betting of the round was over.

    1. Leave the burn card as the burn.
    2. Finish the betting.
    3. Return the premature card or cards to the stub and shuffle the whole stub, face down.
    4. Deal the street again without another burn.

    In stud the same: the premature card goes back, the stub is shuffled, the street is dealt without another burn.

    Who caused it does not matter. Once the betting was properly over, the card stays.
rule-premature-cards-changed =
    - No rule in 2011. House books differ: some set the turn aside, deal the river in its place and shuffle for the last card.
    - The shuffling of the whole stub is a recommended procedure of the later editions, face down since 2022.
rule-premature-cards-examples =
    - Flop, seat 6 has not acted and the dealer burns and turns the `9c`. Seat 6 bets, one call. The `9c` goes into the stub, shuffle, and the turn is dealt with the burn already there. It may be the `9c` again.
    - The flop comes before the big blind has used the option: all three cards go back, the burn stays, the big blind acts, shuffle, new flop.
    - The skipped player said nothing while two more acted with chips: first ask whether the right to act is lost, and only then whether the card was premature.

rule-moving-players-quickly = Moving players without delay
rule-moving-players-quickly-says =
    Players who are moved for breaking or balancing go at once, so that they neither miss blinds nor hold up a table.

    - Racks for their chips, if possible.
    - Color up before, so that nobody carries hundreds of low chips.
    - Chips stay in view on the way.
rule-moving-players-quickly-examples =
    - A player with four hundred 25s is drawn to a far table: the floor colors them up to 10,000 in large chips first.
    - A player dawdles until the big blind has passed their new seat: look at dodging blinds.

rule-dealer-push-timing = When dealers are pushed
rule-dealer-push-timing-says =
    No dealer push in the last 90 seconds before a break or a new level.

    So time does not run out while dealers change, and the last hand of a level is not lost. The incoming dealer waits beside the table.
rule-dealer-push-timing-examples =
    - The clock shows 1:10 to the break: the push waits until after the break.
    - The clock shows 2:30: push.
    - A level that starts during a push: the incoming dealer deals one hand at the prior level (2024).

rule-hand-for-hand = Hand for hand
rule-hand-for-hand-says =
    1. Announce: finish this hand, then hold. From this announcement on, all hands in progress count as one.
    2. If enough players bust in it to reach the money, all of them share the paid places they reached.
    3. Then every table deals one hand and waits for the others.
    4. The clock loses two minutes for each hand, hand by hand and not in batches; at most three. Levels go up as usual.
    5. All-in and a call: cards stay face down, and the dealer deals nothing until instructed.
    6. Players are encouraged to stay in their seats.

    The house may choose another way to order players who bust in the same hand at different tables once the money is reached; the procedures only say that they share on the bubble. Say it before the event.
rule-hand-for-hand-changed =
    - No rule in 2011.
    - The procedures name two minutes for each hand and three as the most; we take two unless the house says otherwise.
rule-hand-for-hand-examples =
    Fifty places are paid.

    - 52 players, the hold is announced, three bust in that hand: 49 are left. All three share the 50th place. If it pays 1,500, each gets 500.
    - 52 players, four bust: they share the 49th and 50th. If these pay 1,600 and 1,500, each gets 775.
    - 52 players, one busts: nobody is paid yet, and hand for hand begins with 51.
    - Ten hands for hand: twenty minutes off the clock. With 12:00 left the next level begins after the sixth.

rule-stud-dealing = Dealing stud in tournaments
rule-stud-dealing-says =
    1. A downcard exposed on the first deal becomes the upcard, and the third card is dealt down. That player can have the bring-in.
    2. Seventh street exposed by the dealer: replaced if betting remains. If nobody can bet any more it is still dealt down, and the players who are not at risk show first.
    3. A player who is not at their seat for the deal: hand killed. No card on fourth street for a hand that is not live.
    4. Tied boards: the highest card by suit of the tied boards acts first, in razz as well.
    5. The low card is all-in for the ante: betting begins on their left, and players with chips must at least bring it in, or fold.
    6. A pair on fourth street does not double the bet.
    7. Too few cards before seventh street: see the count below.

    ## Too few cards for seventh street

    Needed = players left + one burn + the last card, which is not dealt. If the stub has fewer:

    1. Stub and the three old burns together reach the number: mix them, cut, burn one, deal one each.
    2. They do not, and the stub has at least three: burn its top card, and the next is a community card in the middle.
    3. They do not, and the stub has less than three: mix it with the burns, cut, burn one, the next is the community card.

    With a community card the player who was first on sixth street is first on seventh.
rule-stud-dealing-changed =
    - 2011: a stud downcard exposed by the dealer is a misdeal, and short stubs are not mentioned.
    - 2019: the exposed card becomes the upcard.
rule-stud-dealing-examples =
    Eight players were dealt in:

    | Left for seventh street | Folded | Stub | Needed | Ruling in 2024 |
    | 8 | nobody | 1 | 10 | 1 + 3 is too few and the stub is below three: mix, community card |
    | 7 | one with 4 cards | 3 | 9 | 3 + 3 is too few: burn, community card from the stub |
    | 7 | one with 3 cards | 4 | 9 | 4 + 3 is too few: burn, community card from the stub |
    | 6 | two with 4 cards each | 5 | 8 | 5 + 3 reaches it: mix, cut, burn, one each |
    | 6 | two with 3 cards each | 7 | 8 | 7 + 3 reaches it: mix, cut, burn, one each |

    - Seven players, nobody folded: stub 7, needed 9, with the burns 10: mix, cut, burn, one each.
    - Stud, two boards show a pair of jacks, one of them with the `Js`: that hand acts first, because spades are highest.
    - Other books differ: one mixes a stub of four with the three burns and deals seven players one each, without a burn.

rule-ante-formats = Big blind ante
rule-ante-formats-says =
    If one player pays the ante for the table, the big blind pays it, and the blind is counted first. What is left after the blind goes to the ante.

    The ante is not reduced as the event progresses, not even at the final table.

    Both are recommendations; the house announces what it does.
rule-ante-formats-changed =
    - 2011 says nothing about how antes are paid.
    - 2019: the ante first, and never reduced. How 2022 has it is not known here.
    - 2024: big blind first, and the ante never reduced.
rule-ante-formats-examples =
    Blinds 500-1,000, ante 1,000:

    | Stack of the big blind | Blind first: blind, ante | Ante first, if the house has it |
    | 1,400 | 1,000 and 400 | ante 1,000, blind 400 |
    | 1,000 | 1,000 and 0 | ante 1,000, blind 0 |
    | 800 | 800 and 0 | ante 800, blind 0 |

    - Others call at least 1,000 in every row: the price of a call is the full big blind.
    - Four players left: the ante is still 1,000.

rule-announcing-bets = Dealers announce bets
rule-announcing-bets-says =
    The dealer says the amount of every bet and raise that is not an all-in, as the action goes round. An all-in is counted only when the player who faces it, in turn, asks.

    Accepted action applies anyway: a wrong announcement does not change what a caller owes.
rule-announcing-bets-changed =
    - No rule in 2011; stressed again in 2024.
rule-announcing-bets-examples =
    - A pushes 1,200: "twelve hundred". B raises: "to thirty-six hundred".
    - A is all-in: "all-in". B, in turn, asks: "twenty-three thousand four hundred".

rule-stacking-split-pots = Stacking the pot in split-pot games
rule-stacking-split-pots-says =
    In split-pot games the dealer stacks the pot from time to time, if possible, so that it can be divided quickly.

    The stacks must not block anybody's view or hold up play.
rule-stacking-split-pots-examples =
    - Omaha hi-lo, three on the turn, pot 8,600: stacks of 2,000 beside the board, so that 4,300 each way is counted in a moment.

rule-randomness = Randomness for what no rule covers
rule-randomness-says =
    If neither rules nor procedures cover an error, the director may design a remedy that lets chance decide: shuffle the cards in doubt face down and draw.

    It is for errors with cards, and not for questions of conduct or of what was bet. Say beforehand what each outcome means.
rule-randomness-examples =
    - A replaced card could have been either of two: scramble the two face down, and draw one.
    - Four cards on the flop: there is a rule for that; one of four at random becomes the next burn.

rule-staff-handover = Staff handover at a table
rule-staff-handover-says =
    - The outgoing dealer informs the incoming one about the blinds, warnings and penalties at the table, and disruptive behavior.
    - Dealers report breaches of players' duties and of etiquette to the floor, existing or brewing; offensive and discriminatory conduct above all.
rule-staff-handover-examples =
    - "Blinds 500-1,000, seat 4 serves the third of nine hands, seat 7 has a warning for showing cards."

rule-absent-when-table-breaks = Absent when the table breaks
rule-absent-when-table-breaks-says =
    If a player is not there when their table breaks, a member of staff carries their chips to the new seat.

    Count them before a witness, put them in a rack, and leave the seat card with the floor. The player is dealt in there as every absent player is.
rule-absent-when-table-breaks-examples =
    - Table 12 breaks in a level, seat 6 is away with 38,500. The new seat is drawn like the others'; the floor takes 38,500 in a rack to table 3 seat 8. If the player is the big blind there, it is posted.

rule-draw-betting = Betting in draw games
rule-draw-betting-says =
    Limping is allowed in all single-draw games.

    So a player may enter the pot by just calling the big blind, and need not raise.
rule-draw-betting-changed =
    - Not in 2011. Some rooms forbade limping in single draw; the recommendation ends that.
rule-draw-betting-examples =
    - No-limit deuce-to-seven single draw, 200-400: the first player calls 400. Fine.

rule-mixed-game-order = Order of mixed games
rule-mixed-game-order-says =
    In mixed events stud and stud hi-lo need not follow each other.

    With another game between them, fewer players and dealers overlook that the game has changed. The house posts the order.
rule-mixed-game-order-examples =
    - Usual: hold'em, Omaha hi-lo, razz, stud, stud hi-lo. With fewer errors: hold'em, stud, Omaha hi-lo, stud hi-lo, razz.

rule-stalling = Reducing stalling
rule-stalling-says =
    The house announces that it will take measures against stalling. It may choose:

    - random breaks: of tables in an unknown order, or of play at an unknown minute;
    - a fixed number of hands for each level at each table;
    - orbit for orbit before the money: every table plays as many hands as it has players, and waits;
    - soft hand for hand: a table that is some hands ahead, usually two, waits until the slowest has caught up;
    - a shot clock with time chips.

    In addition there are the clock on a player, which the floor may call itself since 2017, and the penalties.
rule-stalling-changed =
    - No rule in 2011, beyond calling the clock and the penalty for delay.
rule-stalling-examples =
    - Near the money a table plays four hands in ten minutes, and its neighbors eight. Orbit for orbit: each table plays one round of its own length and waits.
    - Shot clock: 30 seconds for each decision, and each player has as many time chips as the house gives out.

rule-cards-ready = Cards ready before play begins
rule-cards-ready-says =
    Within the last minute before the start, or before the end of a break, the floor announces that dealers should prepare their decks. With two players or more at the table the dealer washes and squares the deck, ready for the shuffle when the level begins.

    The hand itself does not begin before the level does.
rule-cards-ready-examples =
    - Break ends at 20:00:00. At 19:59 the announcement; decks are washed and squared; the first riffle at 20:00:00.

rule-spreading-the-pot = Spreading the pot
rule-spreading-the-pot-says =
    The pot is counted in pot-limit only.

    In other games the player to act may ask for it to be spread, so that they can see the chips and count for themselves.
rule-spreading-the-pot-changed =
    - The 2024 rule on the size of the pot refers to this procedure by the number of its neighbor, RP-22.
rule-spreading-the-pot-examples =
    - No-limit, B is to act: "how much is in there?" The dealer spreads the pot and says nothing.
    - Pot-limit Omaha, B is to act: "how much is pot?" The dealer counts and answers.

rule-betting-tokens = Bets with bounty chips or time tokens
rule-betting-tokens-says =
    Bounty chips, time tokens and the like have no value in play. They should differ in size from the chips that are bet.

    If a player throws one in, the house's policy decides, or the floor. The floor may choose:

    - a call;
    - an all-in;
    - no bet at all, if nobody took it for one and the house has no policy.
rule-betting-tokens-examples =
    - A is all-in, B throws a bounty chip into the middle: a call is the usual ruling.
    - Nobody has bet, B throws a bounty chip forward and grins: an all-in, if that is what the house announced or the table understood.
