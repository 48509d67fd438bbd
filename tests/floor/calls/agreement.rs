//! Topics that speak of the same situation are told the same facts, and agree.
//!
//! A pair is a translation: facts by chance for one topic, the same facts for another one, and what
//! both verdicts say, in words that can be compared.

mod amounts;
mod situation;
mod table;
mod wagers;

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use rulebook::{RuleSet, Rulebook};
use rulings::{FactsError, Ruling, Topic};
use serde_json::json;
use situation::{Chance, Pair, Rests, Told, whole};
use std::collections::BTreeSet;

/// How often each pair is asked; all of them together more than 100,000 times.
const ROUNDS: usize = 5_200;

/// Every pair.
fn pairs() -> impl Iterator<Item = &'static Pair> {
    [amounts::PAIRS, wagers::PAIRS, table::PAIRS].into_iter().flatten()
}

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
    let books = Rulebook::ALL.iter().copied().filter(|book| is_asked(pair, *book));
    let books: Vec<RuleSet> = books.map(RuleSet::of).collect();
    let mut asked = 0;
    for round in 0..ROUNDS {
        let told = (pair.told)(&mut chance);
        let rules = &books[round % books.len()];
        let [one, other] = match rulings(&told, rules) {
            [Ok(one), Ok(other)] => {
                if !rest_alike(pair, &one, &other) {
                    let text = format!("{:?} and {:?}", rules_of(&one), rules_of(&other));
                    return (asked, Some(told_of(pair, &told, rules, &text)));
                }
                [pair.says[0](&one), pair.says[1](&other)]
            }
            [Err(_), Err(_)] => continue,
            [one, other] => {
                let text = format!("{:?} and {:?}", one.err(), other.err());
                return (asked, Some(told_of(pair, &told, rules, &text)));
            }
        };
        asked += 1;
        if one != other {
            let text = format!("{one:?} and {other:?}");
            return (asked, Some(told_of(pair, &told, rules, &text)));
        }
    }
    (asked, None)
}

fn rest_alike(pair: &Pair, one: &Ruling, other: &Ruling) -> bool {
    match pair.rests {
        Rests::Alike => rules_of(one) == rules_of(other),
        Rests::Apart(why) => !why.is_empty(),
    }
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
    let found: Vec<(usize, Option<String>)> = pairs().map(differs).collect();
    let faults: Vec<&String> = found.iter().filter_map(|(_, fault)| fault.as_ref()).collect();
    assert!(faults.is_empty(), "{faults:#?}");
    for (pair, (asked, _)) in pairs().zip(&found) {
        assert!(*asked > ROUNDS / 2, "{}: only {asked} could be asked", pair.name);
    }
    let all: usize = found.iter().map(|(asked, _)| asked).sum();
    assert!(all > 100_000, "{all} facts");
}

/// A disagreement is seen: a wager against the wrong amount.
#[test]
fn a_planted_disagreement_is_found() {
    fn off_by_one(chance: &mut Chance) -> Told {
        let mut told = wagers::several_chips(chance);
        let bet = told.other.1["bet"].as_u64().expect("a bet");
        told.other.1["bet"] = json!(bet + 25);
        told
    }
    let planted =
        Pair { name: "planted", told: off_by_one, says: [whole, whole], rests: Rests::Alike };
    assert!(differs(&planted).1.is_some());
}
