//! Topics that speak of the same situation are told the same facts, and agree.
//!
//! A pair is a translation: facts by chance for one topic, the same facts for another one, and what
//! both verdicts say, in words that can be compared.

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use rulebook::{RuleSet, Rulebook};
use rulings::{FactsError, Ruling, Topic};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// How often each pair is asked; all of them together more than 100,000 times.
const ROUNDS: usize = 7_000;

/// One situation, as two topics are told of it.
struct Told {
    one: (&'static str, Value),
    other: (&'static str, Value),
}

/// Facts of one situation, and what each of the two says of it.
struct Pair {
    name: &'static str,
    told: fn(&mut Chance) -> Told,
    says: [fn(&Ruling) -> Said; 2],
}

/// What a ruling comes to: all that it allows, and what it takes for usual.
#[derive(Debug, PartialEq, Eq)]
struct Said {
    allowed: BTreeSet<String>,
    usual: Option<String>,
}

struct Chance(ChaCha20Rng);

impl Chance {
    fn below(&mut self, bound: u64) -> u64 {
        self.0.random_range(0..bound)
    }

    fn yes(&mut self) -> bool {
        self.below(2) == 0
    }

    fn any<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::try_from(self.below(all.len() as u64)).expect("an index")]
    }

    /// So many chips, at least one, in steps of 25.
    fn chips(&mut self) -> u64 {
        25 * (1 + self.below(60))
    }
}

/// Everything that a ruling allows, each put into words by `of`.
fn said(ruling: &Ruling, of: impl Fn(&Value) -> String) -> Said {
    let verdict = ruling.verdict.json();
    let usual = (!verdict.is_null()).then(|| of(&verdict));
    let choices = ruling.options.iter().map(|choice| of(&choice.verdict.json()));
    Said { allowed: choices.chain(usual.clone()).collect(), usual }
}

/// The deed and its total; what goes back depends on how it was told.
fn deed(ruling: &Ruling) -> Said {
    said(ruling, |verdict| format!("{} {}", verdict["action"], verdict["total"]))
}

/// The whole verdict.
fn whole(ruling: &Ruling) -> Said {
    said(ruling, Value::to_string)
}

fn total_of(field: &'static str) -> impl Fn(&Ruling) -> Said {
    move |ruling| said(ruling, |verdict| verdict[field].to_string())
}

/// No-limit after the flop as `wager` is told it.
fn after_the_flop(big_blind: u64, bet: u64, last_raise: u64) -> Value {
    json!({ "structure": "no_limit", "street": "flop", "big_blind": big_blind, "bet": bet,
        "last_raise": last_raise })
}

/// A big blind, a bet and the raise in it, as they can be.
fn bet(chance: &mut Chance) -> (u64, u64, u64) {
    let big_blind = chance.any(&[25, 50, 100]);
    let raise = big_blind + chance.chips();
    let before = if chance.yes() { 0 } else { big_blind.max(raise.saturating_sub(chance.chips())) };
    let raise = if before > 0 { raise.max(before) } else { raise };
    (big_blind, before + raise, raise)
}

/// Too few chips, told as an undercall and as somebody who did not know the amount.
fn too_few(chance: &mut Chance) -> Told {
    let put_in = chance.chips();
    let owed = put_in + chance.chips();
    let (raised, players) = (chance.yes(), 2 + chance.below(4));
    let last_raise = if raised { owed - put_in } else { owed };
    let happened = if raised && chance.yes() { "raise_not_seen" } else { "too_little" };
    Told {
        one: (
            "undercall",
            json!({ "big_blind": put_in, "bet": owed, "pushed": [put_in], "players": players,
                "said_call": false, "last_raise": last_raise }),
        ),
        other: (
            "accepted-action",
            json!({ "happened": happened, "owed": owed, "put_in": put_in, "players": players,
                "raised": raised }),
        ),
    }
}

fn undercalled(ruling: &Ruling) -> Said {
    said(ruling, |verdict| match verdict["action"].as_str() {
        Some("call") => format!("owes_it_all {}", verdict["total"]),
        _ => format!("folded {}", verdict["total"]),
    })
}

fn owed(ruling: &Ruling) -> Said {
    said(ruling, |verdict| {
        format!("{} {}", verdict["ruling"].as_str().unwrap_or_default(), verdict["total"])
    })
}

/// A bet and short all-ins behind it, told action by action and as one history.
fn all_ins(chance: &mut Chance) -> Told {
    let big_blind = chance.any(&[50, 100]);
    let opened = big_blind + chance.chips();
    let count = 1 + chance.below(3);
    let (mut bets, mut bet) = (Vec::new(), opened);
    for _ in 0..count {
        bet += chance.chips();
        bets.push(bet);
    }
    let mut stacks = json!({ "1": 1_000_000, "9": 1_000_000 });
    let mut actions = vec![json!({ "seat": 1, "action": "bet", "to": opened })];
    let mut order = vec![1];
    for (seat, bet) in (2u64..).zip(&bets) {
        stacks[seat.to_string()] = json!(bet);
        actions.push(json!({ "seat": seat, "action": "raise", "to": bet, "all_in": true }));
        order.push(seat);
    }
    order.push(9);
    let has_acted = chance.yes();
    if has_acted {
        actions.push(json!({ "seat": 9, "action": "call", "to": bet }));
    }
    let to_act = if has_acted { 1 } else { 9 };
    Told {
        one: (
            "betting",
            json!({ "street": "postflop", "order_of_action": order, "big_blind": big_blind,
                "stacks_before_round": stacks, "actions": actions, "to_act": to_act }),
        ),
        other: (
            "short-all-in",
            json!({ "structure": "no_limit", "has_acted": has_acted,
                "his": if has_acted { opened } else { 0 }, "last_raise": opened, "bets": bets }),
        ),
    }
}

fn may_raise(ruling: &Ruling) -> Said {
    said(ruling, |verdict| format!("{} {}", verdict["may_raise"], verdict["least_raise_to"]))
}

fn can_raise(ruling: &Ruling) -> Said {
    said(ruling, |verdict| format!("{} {}", verdict["can_raise"], verdict["min_raise_to"]))
}

/// An all-in in limit by so much more than the bet of a player who has acted.
fn limit_all_in(chance: &mut Chance) -> Told {
    let size = 20 * (1 + chance.below(20));
    let more = 1 + chance.below(2 * size);
    Told {
        one: (
            "short-all-in",
            json!({ "structure": "limit", "has_acted": true, "his": size, "last_raise": size,
                "bets": [size + more] }),
        ),
        other: (
            "limit-cap",
            json!({ "bet": size, "bets_so_far": 1, "players_left": 3, "betting_rounds": 4,
                "own_raises": 0, "short_all_in": more }),
        ),
    }
}

fn reopens(ruling: &Ruling) -> Said {
    total_of("all_in_reopens")(ruling)
}

fn is_reopened(ruling: &Ruling) -> Said {
    total_of("may_raise")(ruling)
}

/// "Pot" before the flop.
fn pot(chance: &mut Chance) -> Told {
    let (small, big) = (50, 100);
    let missing = chance.any(&[0, 0, 50, 100]);
    let bet = if chance.yes() { big } else { 2 * big + chance.chips() };
    let raised = if bet > big { bet } else { 0 };
    let in_front = if raised > 0 && chance.yes() { big } else { 0 };
    let pot = small + big + raised + 100 * chance.below(4) - missing;
    Told {
        one: (
            "wager",
            json!({ "structure": "pot_limit", "street": "preflop", "small_blind": small,
                "big_blind": big, "bet": bet, "last_raise": bet.max(2 * big) - big, "pot": pot,
                "blinds_missing": missing, "said": "pot",
                "in_front": if in_front > 0 { vec![in_front] } else { vec![] } }),
        ),
        other: (
            "pot-limit",
            json!({ "pot": pot, "current_bet": bet, "in_front": in_front,
                "blinds_missing": missing }),
        ),
    }
}

/// A raise with an amount, told as a wager and as what every bet made it.
fn raise(chance: &mut Chance) -> Told {
    let structure = chance.any(&["no_limit", "pot_limit", "limit"]);
    let street = chance.any(&["preflop", "flop", "turn", "river"]);
    let big_blind = chance.any(&[50, 100]);
    let start = if street == "preflop" { big_blind } else { 0 };
    let (mut bets, mut bet, mut largest) = (Vec::new(), start, start);
    for _ in 0..1 + chance.below(2) {
        let step = largest.max(big_blind) + chance.chips();
        (bet, largest) = (bet + step, step);
        bets.push(bet);
    }
    let amount = bet + chance.below(2_000);
    let pot = 2 * big_blind + bet + chance.chips();
    Told {
        one: (
            "wager",
            json!({ "structure": structure, "street": street, "big_blind": big_blind, "bet": bet,
                "last_raise": largest, "pot": pot, "said": "raise to", "amount": amount,
                "blinds_missing": 0 }),
        ),
        other: (
            "raise-size",
            json!({ "structure": structure, "street": street, "big_blind": big_blind,
                "bets": bets, "amount": amount, "said_raise": true, "pot": pot,
                "blinds_missing": 0 }),
        ),
    }
}

fn sized(ruling: &Ruling) -> Said {
    said(ruling, |verdict| {
        format!("{} {}", verdict["ruling"]["action"], verdict["ruling"]["total"])
    })
}

/// One chip, with "raise" or without a word.
fn one_chip(chance: &mut Chance) -> Told {
    let (big_blind, bet, last_raise) = bet(chance);
    let (bet, last_raise) = if chance.below(4) == 0 { (0, 0) } else { (bet, last_raise) };
    let (chip, says_raise) = (chance.chips(), bet > 0 && chance.yes());
    let is_last = chance.below(4) == 0;
    let mut facts = after_the_flop(big_blind, bet, last_raise);
    facts["pushed"] = json!([chip]);
    facts["chips_behind"] = json!(!is_last);
    if says_raise {
        facts["said"] = json!("raise");
    }
    Told {
        one: ("wager", facts),
        other: (
            "oversized-chip",
            json!({ "big_blind": big_blind, "bet": bet, "chip": chip, "said_raise": says_raise,
                "last_raise": last_raise, "is_last_chip": is_last }),
        ),
    }
}

/// Several chips without a word.
fn several_chips(chance: &mut Chance) -> Told {
    let (big_blind, bet, last_raise) = bet(chance);
    let chips: Vec<u64> = (0..2 + chance.below(3)).map(|_| chance.chips()).collect();
    let is_last = chance.below(4) == 0;
    let mut facts = after_the_flop(big_blind, bet, last_raise);
    facts["pushed"] = json!(chips);
    facts["chips_behind"] = json!(!is_last);
    Told {
        one: ("wager", facts),
        other: (
            "multiple-chips",
            json!({ "big_blind": big_blind, "bet": bet, "chips": chips, "last_raise": last_raise,
                "are_last_chips": is_last }),
        ),
    }
}

/// New chips beside old ones.
fn prior_chips(chance: &mut Chance) -> Told {
    let (big_blind, bet, last_raise) = bet(chance);
    let in_front: Vec<u64> = (0..1 + chance.below(2)).map(|_| 25 * (1 + chance.below(4))).collect();
    let taken_back: Vec<u64> = in_front.iter().copied().filter(|_| chance.yes()).collect();
    let pushed: Vec<u64> = (0..1 + chance.below(3)).map(|_| chance.chips()).collect();
    let mut facts = after_the_flop(big_blind, bet, last_raise);
    facts["in_front"] = json!(in_front);
    facts["taken_back"] = json!(taken_back);
    facts["pushed"] = json!(pushed);
    Told {
        one: ("wager", facts),
        other: (
            "prior-chips",
            json!({ "big_blind": big_blind, "bet": bet, "in_front": in_front, "pushed": pushed,
                "taken_back": taken_back, "last_raise": last_raise }),
        ),
    }
}

/// A raise as it was announced, also with a short number.
fn raise_words(chance: &mut Chance) -> Told {
    let (big_blind, bet, last_raise) = bet(chance);
    let words = chance.any(&["raise", "raise_to", "raise_by", "amount"]);
    let amount = if chance.yes() { 1 + chance.below(20) } else { chance.chips() };
    let pot = chance.yes().then(|| bet + chance.chips());
    let mut facts = after_the_flop(big_blind, bet, last_raise);
    facts["pot"] = json!(pot);
    facts["amount"] = json!(amount);
    if words != "amount" {
        facts["said"] = json!(words.replace('_', " "));
    }
    Told {
        one: ("wager", facts),
        other: (
            "raise-words",
            json!({ "big_blind": big_blind, "bet": bet, "words": words, "amount": amount,
                "last_raise": last_raise, "pot": pot }),
        ),
    }
}

/// Words that may or may not fit the bet.
fn words(chance: &mut Chance) -> Told {
    let (big_blind, bet, last_raise) = bet(chance);
    let (bet, last_raise) = if chance.yes() { (0, 0) } else { (bet, last_raise) };
    let word = chance.any(&["call", "raise", "check", "bet", "fold"]);
    let mut facts = after_the_flop(big_blind, bet, last_raise);
    facts["said"] = json!(word);
    Told {
        one: ("wager", facts),
        other: (
            "invalid-words",
            json!({ "said": word, "bet": bet, "big_blind": big_blind, "last_raise": last_raise }),
        ),
    }
}

/// A tap, or "pot" where that is no amount.
fn terms(chance: &mut Chance) -> Told {
    let (big_blind, bet, last_raise) = bet(chance);
    let faces = chance.yes();
    let (bet, last_raise) = if faces { (bet, last_raise) } else { (0, 0) };
    let mut facts = after_the_flop(big_blind, bet, last_raise);
    let word = chance.any(&["tap", "pot", "call", "fold"]);
    facts["said"] = json!(if faces || word == "tap" || word == "pot" { word } else { "check" });
    let official = match word {
        "tap" => json!({ "how": "tap", "facing_a_bet": faces }),
        _ => json!({ "how": "words", "said": facts["said"], "pot_limit": false }),
    };
    Told { one: ("wager", facts), other: ("official-terms", official) }
}

/// What was done, without its size; a book that leaves a word to the floor allows more.
fn meant(ruling: &Ruling) -> Said {
    let said = said(ruling, |verdict| match verdict["means"].as_str() {
        Some(means) => means.to_owned(),
        None => "nothing".to_owned(),
    });
    open_if_unclear(said, ruling)
}

fn done(ruling: &Ruling) -> Said {
    let is_pot = ruling.why.iter().any(|why| why.id == "wager-pot-is-no-amount");
    let said = said(ruling, |verdict| match verdict["action"].as_str() {
        Some("bet" | "raise") if is_pot => "valid_bet".to_owned(),
        action => action.unwrap_or_default().to_owned(),
    });
    open_if_unclear(said, ruling)
}

/// Three choices or a word that is not official are one thing: the floor takes what was meant.
fn open_if_unclear(said: Said, ruling: &Ruling) -> Said {
    let is_open = ruling.why.iter().any(|why| why.id == "wager-words-unclear");
    let is_unclear = is_open || ruling.options.len() > 2 || said.allowed.contains("as_understood");
    if is_unclear {
        Said { allowed: BTreeSet::from(["open".to_owned()]), usual: None }
    } else {
        said
    }
}

/// A breach of manners, and the offense that it is.
fn manners(chance: &mut Chance) -> Told {
    let (what, offense) = chance.any(&[
        ("touches", "manners"),
        ("delays", "stalling"),
        ("acts_ahead", "out_of_turn"),
        ("chatters", "manners"),
        ("splashes", "manners"),
        ("slow_roll", "manners"),
        ("grabs_pot", "manners"),
        ("demands_cards", "manners"),
        ("unpleasant", "manners"),
        ("abuse", "abuse"),
    ]);
    let before = chance.below(4);
    Told {
        one: ("etiquette", json!({ "what": what, "before": before })),
        other: ("penalty-ladder", json!({ "offense": offense, "before": before })),
    }
}

/// Whether a word may be enough, whether there may be more, and whether there has to be.
fn penalized(ruling: &Ruling) -> Said {
    let penalties = said(ruling, |verdict| verdict["penalty"].to_string()).allowed;
    let may_be_none = penalties.contains("\"none\"");
    let may_be_more = penalties.iter().any(|penalty| penalty != "\"none\"");
    let must = ruling.why.iter().any(|why| why.id.ends_with("-must"));
    Said { allowed: BTreeSet::from([format!("{may_be_none} {may_be_more} {must}")]), usual: None }
}

/// Cards that somebody threw away after a bet, and that can be told.
fn thrown_away(chance: &mut Chance) -> Told {
    let bet = chance.chips();
    let facts = json!({ "bet": bet, "called": chance.below(bet + 1), "identifiable": true });
    Told {
        one: ("premature-discard", facts),
        other: ("muck", json!({ "happened": "discarded_face_down", "identifiable": true })),
    }
}

fn lives(ruling: &Ruling) -> Said {
    said(ruling, |verdict| match verdict["ruling"].as_str() {
        Some("plays" | "may_be_tabled") => "lives".to_owned(),
        _ => "dead".to_owned(),
    })
}

/// A card of the deal that the dealer exposed.
fn exposed(chance: &mut Chance) -> Told {
    let family = chance.any(&["flop", "stud", "draw"]);
    let index = 1 + chance.below(20);
    let count = 1 + chance.below(2);
    let fault = if count > 1 { "exposed_cards" } else { "exposed_card" };
    let acts = ["call", "fold", "check", "raise"];
    let actions: Vec<Value> = (4u64..)
        .take(usize::try_from(chance.below(4)).expect("few"))
        .map(|seat| json!({ "seat": seat, "action": chance.any(&acts) }))
        .collect();
    Told {
        one: (
            "exposed-card",
            json!({ "family": family, "by": "dealer", "exposed": count, "card_index": index,
                "actions": actions }),
        ),
        other: (
            "misdeal",
            json!({ "family": family, "fault": fault, "card_index": index, "actions": actions }),
        ),
    }
}

/// The big blind, whom nobody raised.
fn own_blind(_: &mut Chance) -> Told {
    Told {
        one: ("big-blind-option", json!({ "raised": false })),
        other: ("options-in-turn", json!({ "faces": "his_own_big_blind" })),
    }
}

/// A fold before its turn, with nobody acting in between.
fn fold_out_of_turn(chance: &mut Chance) -> Told {
    Told {
        one: ("out-of-turn", json!({ "action": "fold", "since": "nothing_yet" })),
        other: ("fold-without-bet", json!({ "facing_bet": chance.yes(), "in_turn": false })),
    }
}

fn folded(ruling: &Ruling) -> Said {
    said(ruling, |verdict| match verdict["ruling"].as_str() {
        Some("binding" | "folded") => "folded".to_owned(),
        other => other.unwrap_or_default().to_owned(),
    })
}

fn raise_to(ruling: &Ruling) -> Said {
    total_of("raise_to")(ruling)
}

fn total(ruling: &Ruling) -> Said {
    total_of("total")(ruling)
}

const PAIRS: &[Pair] = &[
    Pair { name: "too few chips", told: too_few, says: [undercalled, owed] },
    Pair { name: "short all-ins", told: all_ins, says: [can_raise, may_raise] },
    Pair { name: "an all-in in limit", told: limit_all_in, says: [is_reopened, reopens] },
    Pair { name: "the pot", told: pot, says: [total, raise_to] },
    Pair { name: "a raise", told: raise, says: [deed, sized] },
    Pair { name: "one chip", told: one_chip, says: [whole, whole] },
    Pair { name: "several chips", told: several_chips, says: [whole, whole] },
    Pair { name: "old chips", told: prior_chips, says: [whole, whole] },
    Pair { name: "words of a raise", told: raise_words, says: [whole, whole] },
    Pair { name: "words", told: words, says: [whole, whole] },
    Pair { name: "official words", told: terms, says: [done, meant] },
    Pair { name: "manners", told: manners, says: [penalized, penalized] },
    Pair { name: "cards thrown away", told: thrown_away, says: [lives, lives] },
    Pair { name: "exposed cards", told: exposed, says: [whole, whole] },
    Pair { name: "the big blind", told: own_blind, says: [whole, whole] },
    Pair { name: "a fold out of turn", told: fold_out_of_turn, says: [folded, folded] },
];

/// In the rules of house 000 an unseen raise may be thought over, and in home rules 001 the order
/// of acting is a matter of manners, so these speak of something else.
fn is_asked(pair: &Pair, book: Rulebook) -> bool {
    match pair.name {
        "too few chips" => book != Rulebook::House000,
        "a fold out of turn" => book != Rulebook::Home001,
        _ => true,
    }
}

/// Both rulings on the same facts, where both topics can be told them.
fn rulings(told: &Told, rules: &RuleSet) -> [Result<Ruling, FactsError>; 2] {
    [&told.one, &told.other]
        .map(|(topic, facts)| Topic::find(topic).expect("there is such a topic").rule(facts, rules))
}

/// How often a pair was asked, and the first facts on which it differs.
fn differs(pair: &Pair) -> (usize, Option<String>) {
    let mut chance = Chance(ChaCha20Rng::seed_from_u64(43));
    let books: Vec<Rulebook> =
        Rulebook::ALL.iter().copied().filter(|book| is_asked(pair, *book)).collect();
    let mut asked = 0;
    for round in 0..ROUNDS {
        let told = (pair.told)(&mut chance);
        let rules = RuleSet::of(books[round % books.len()]);
        let [one, other] = match rulings(&told, &rules) {
            [Ok(one), Ok(other)] => {
                if !rest_alike(pair, &one, &other) {
                    let text = format!("{:?} and {:?}", rules_of(&one), rules_of(&other));
                    return (asked, Some(told_of(pair, &told, &rules, &text)));
                }
                [pair.says[0](&one), pair.says[1](&other)]
            }
            [Err(_), Err(_)] => continue,
            [one, other] => {
                let text = format!("{:?} and {:?}", one.err(), other.err());
                return (asked, Some(told_of(pair, &told, &rules, &text)));
            }
        };
        asked += 1;
        if one != other {
            let text = format!("{one:?} and {other:?}");
            return (asked, Some(told_of(pair, &told, &rules, &text)));
        }
    }
    (asked, None)
}

/// Pairs of which one asks no more than the other: they rest on the same rules, too.
const SAME_RULES: [&str; 6] =
    ["one chip", "several chips", "old chips", "words of a raise", "words", "exposed cards"];

fn rest_alike(pair: &Pair, one: &Ruling, other: &Ruling) -> bool {
    !SAME_RULES.contains(&pair.name) || rules_of(one) == rules_of(other)
}

/// The rules on which a ruling rests.
fn rules_of(ruling: &Ruling) -> BTreeSet<(&str, &str)> {
    ruling.citations.iter().map(|cite| (cite.rulebook.id(), cite.number)).collect()
}

fn told_of(pair: &Pair, told: &Told, rules: &RuleSet, text: &str) -> String {
    let ((one, facts), (other, same)) = (&told.one, &told.other);
    format!("{} in {}: {one} {facts}, {other} {same}: {text}", pair.name, rules.rulebook.id())
}

#[test]
fn topics_that_speak_of_the_same_situation_agree() {
    let found: Vec<(usize, Option<String>)> = PAIRS.iter().map(differs).collect();
    let faults: Vec<&String> = found.iter().filter_map(|(_, fault)| fault.as_ref()).collect();
    assert!(faults.is_empty(), "{faults:#?}");
    for (pair, (asked, _)) in PAIRS.iter().zip(&found) {
        assert!(*asked > ROUNDS / 2, "{}: only {asked} could be asked", pair.name);
    }
    let all: usize = found.iter().map(|(asked, _)| asked).sum();
    assert!(all > 100_000, "{all} facts");
}

/// A disagreement is seen: a wager against the wrong amount.
#[test]
fn a_planted_disagreement_is_found() {
    fn off_by_one(chance: &mut Chance) -> Told {
        let mut told = several_chips(chance);
        let bet = told.other.1["bet"].as_u64().expect("a bet");
        told.other.1["bet"] = json!(bet + 25);
        told
    }
    let planted = Pair { name: "planted", told: off_by_one, says: [whole, whole] };
    assert!(differs(&planted).1.is_some());
}
