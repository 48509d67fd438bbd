//! A fact that is left out is not guessed in silence: it changes nothing, or the answer says that
//! it is missing and what it would be with it.

use crate::calls::any_facts::Told;
use rulebook::{RuleSet, Rulebook};
use rulings::{Field, FieldKind, Reason, ReasonValue, Ruling, Topic, topics};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use words::{Language, Words};

/// How often each topic is asked.
const ROUNDS: usize = 160;

/// Facts without which an answer is smaller or rests on what else was told, with the reason.
const SMALLER: &[(&str, &str, &str)] = &[
    ("breaking-table", "cards", "cards are drawn for the answer, and told"),
    ("breaking-table", "seed", "the shuffle is told with its number"),
    ("chip-race", "cards", "cards are drawn for the answer, and told"),
    ("chip-race", "seed", "the shuffle is told with its number"),
    ("buy-in-limit", "posted_limit", "the house posted none"),
    ("deal", "chips_in_play", "the counts are believed"),
    ("payouts", "minimum", "the template has one"),
    ("changed-words", "first_amount", "no amount was said"),
    ("changed-words", "then_amount", "no amount was said"),
    ("invalid-words", "amount", "no amount was said"),
    ("raise-words", "amount", "no amount was said"),
    ("wager", "amount", "no amount was said"),
    ("wager", "blinds_missing", "what is certain of it follows from the pot"),
    ("raise-size", "blinds_missing", "what is certain of it follows from the pot"),
    ("limit-cap", "short_all_in", "nobody was all-in for less"),
    ("showdown-order", "hand_aggressor", "nobody bet"),
    ("showdown-order", "last_round_aggressor", "nobody bet in the last round"),
    ("worst-seat", "open", "every seat that nobody has"),
];

/// Reasons of a topic's own that say which fact is missing.
const SAID: &[(&str, &str)] = &[
    ("declared", "clock-if-time-runs-out"),
    ("acted_after", "clock-acts-in-time"),
    ("drawn", "first-hand-not-drawn"),
    ("last", "button-not-known"),
    ("pot", "wager-unclear-pot-not-told"),
    ("chip_unit", "leave-unit-not-told"),
    ("small_blind", "wager-small-blind-as-half"),
];

#[test]
fn whatever_is_left_out_and_matters_is_named() {
    let mut silent: BTreeMap<(&str, &str), String> = BTreeMap::new();
    for topic in topics() {
        let mut chance = Told::new(2026);
        for round in 0..ROUNDS {
            let rules = RuleSet::of(Rulebook::ALL[round % Rulebook::ALL.len()]);
            let facts = chance.facts(topic);
            for field in topic.fields.iter().filter(|field| !facts[field.name].is_null()) {
                if let Some(fault) = guessed(topic, field, &facts, &rules) {
                    silent.entry((topic.slug, field.name)).or_insert(fault);
                }
            }
        }
    }
    silent.retain(|(topic, field), _| !SMALLER.iter().any(|it| (it.0, it.1) == (*topic, *field)));
    let lines: Vec<String> = silent.iter().map(|(at, fault)| format!("{at:?}: {fault}")).collect();
    assert!(lines.is_empty(), "{}", lines.join("\n"));
}

/// Two facts that matter only together are not seen one by one.
#[test]
fn whatever_two_facts_are_left_out_and_matter_one_of_them_is_named() {
    let is_short = |field: &&Field| matches!(field.kind, FieldKind::YesNo | FieldKind::Choice(_));
    let mut silent: BTreeMap<(&str, &str, &str), String> = BTreeMap::new();
    for topic in topics() {
        let mut chance = Told::new(57);
        for round in 0..ROUNDS {
            let rules = RuleSet::of(Rulebook::ALL[round % Rulebook::ALL.len()]);
            let facts = chance.facts(topic);
            let told: Vec<&Field> = topic.fields.iter().filter(is_short).collect();
            let told: Vec<&Field> =
                told.into_iter().filter(|field| !facts[field.name].is_null()).collect();
            for (at, one) in told.iter().enumerate() {
                for other in &told[..at] {
                    if let Some(fault) = guessed_together(topic, [one, other], &facts, &rules) {
                        silent.entry((topic.slug, one.name, other.name)).or_insert(fault);
                    }
                }
            }
        }
    }
    let lines: Vec<String> = silent.iter().map(|(at, fault)| format!("{at:?}: {fault}")).collect();
    assert!(lines.is_empty(), "{}", lines.join("\n"));
}

/// What is ruled without two facts that change it together, where nothing says that one is missing.
fn guessed_together(
    topic: &Topic,
    fields: [&Field; 2],
    facts: &Value,
    rules: &RuleSet,
) -> Option<String> {
    let without = fields.iter().fold(facts.clone(), |facts, field| with(&facts, field.name, None));
    let is_known = |field: &&Field| field.is_of_the_rules || field.is_none_untold;
    let is_asked = fields.iter().any(|field| field.is_asked(&without));
    if fields.iter().any(is_known) || !is_asked {
        return None;
    }
    let told = topic.rule(facts, rules).ok()?;
    let untold = topic.rule(&without, rules).ok()?;
    let is_named = fields.iter().any(|field| names(&untold, field));
    if comes_to(&told) == comes_to(&untold) || is_named {
        return None;
    }
    if leaves_open(&untold, &told) {
        return None;
    }
    let text = |ruling: &Ruling| (ruling.verdict.json(), ruling.why.first().map(|why| why.id));
    Some(format!("{} {facts}: {:?}, without {:?}", rules.rulebook.id(), text(&told), text(&untold)))
}

/// The answers that were once guessed, with what was left out and what it would be.
#[test]
fn both_ways_are_told() {
    for (book, topic, facts, left_out, answers) in BOTH_WAYS {
        let facts: Value = serde_json::from_str(facts).expect("the facts are JSON");
        let words = Words::new(Language::English);
        let topic = Topic::find(topic).expect("there is such a topic");
        let why = |facts: &Value| topic.rule(facts, &RuleSet::of(*book)).expect("a ruling").why;
        let untold = |reason: &&Reason| reason.id.starts_with("untold");
        let said: Vec<String> =
            why(&facts).iter().filter(untold).map(|reason| words.reason(reason)).collect();
        for answer in *answers {
            assert!(said.iter().any(|said| said == answer), "{} {said:?}: {answer}", topic.slug);
        }
        // Once it is told it is not missing.
        let field = topic.fields.iter().find(|field| field.name == *left_out).expect("a fact");
        for value in [json!(true), json!(2), json!("in_the_chair")] {
            let told = with(&facts, left_out, Some(value));
            if let Ok(ruling) = topic.rule(&told, &RuleSet::of(*book)) {
                assert!(!names(&ruling, field), "{told}");
            }
        }
    }
}

/// The answers in which something would be guessed, and what they say of it.
type LeftOut = (Rulebook, &'static str, &'static str, &'static str, &'static [&'static str]);
const BOTH_WAYS: &[LeftOut] = &[
    (
        Rulebook::Tda2024,
        "wager",
        r#"{"structure":"no_limit","street":"flop","big_blind":200,"bet":1000,"last_raise":1000,"pushed":[1000,500,500]}"#,
        "chips_behind",
        &["Not stated: Has chips left. If no: All-in for 2,000"],
    ),
    (
        Rulebook::Tda2011,
        "at-your-seat",
        r#"{"arrived":"before_first_card"}"#,
        "place",
        &["Not stated: Where the player was then. If out of reach of it: The hand is dead"],
    ),
    (
        Rulebook::House000,
        "limit-cap",
        r#"{"bet":10,"bets_so_far":4,"players_left":3}"#,
        "betting_rounds",
        &["Not stated: Rounds of betting in this game. If 2: A raise is allowed"],
    ),
    (
        Rulebook::Tda2024,
        "official-terms",
        r#"{"how":"words","said":"pot"}"#,
        "pot_limit",
        &["Not stated: The game is pot-limit. If yes: An official word, so it is binding"],
    ),
    (
        Rulebook::Tda2024,
        "official-terms",
        r#"{"how":"tap"}"#,
        "facing_a_bet",
        &["Not stated: Facing a bet. If yes: A tap is a check, and a player who checks to a bet \
             may call or fold"],
    ),
    (
        Rulebook::Tda2011,
        "language",
        r#"{"spoken":"local","during_a_hand":true}"#,
        "in_the_usa",
        &["Not stated: In the United States. If yes: Only English during a hand"],
    ),
    (
        Rulebook::Tda2024,
        "muck",
        r#"{"happened":"discarded_face_down"}"#,
        "identifiable",
        &["Not stated: It is certain which cards they are. If yes: The hand may still be tabled"],
    ),
    (
        Rulebook::Tda2024,
        "ask-to-see",
        r#"{"asker":"has_cards","hand_of":"last_aggressor"}"#,
        "asker_called_last_round",
        &["Not stated: Asker called the last bet. If yes: The hand is shown"],
    ),
    (
        Rulebook::Tda2024,
        "wrong-number-of-cards",
        r#"{"difference":"too_few","recipient":"button","actions":[{"seat":4,"action":"call"},{"seat":5,"action":"call"},{"seat":6,"action":"call"}]}"#,
        "acted_short",
        &["Not stated: Has acted on the short hand. If yes: That hand is dead, the others play on"],
    ),
    (
        Rulebook::House000,
        "exposed-card",
        r#"{"family":"stud","by":"dealer","exposed":1,"card_index":2,"actions":[]}"#,
        "last_card",
        &["Not stated: Last card of stud and Betting still to come. If yes and yes: The floor \
             decides"],
    ),
    (
        Rulebook::Tda2011,
        "penalty-ladder",
        r#"{"offense":"manners"}"#,
        "before",
        &["Not stated: Earlier penalties or warnings. If 1 to 20: Must be penalized"],
    ),
];

/// What is ruled without a fact that changes it, where nothing says that it is missing.
fn guessed(topic: &Topic, field: &Field, facts: &Value, rules: &RuleSet) -> Option<String> {
    let without = with(facts, field.name, None);
    if !field.is_asked(&without) || field.is_of_the_rules {
        return None;
    }
    let told = topic.rule(facts, rules).ok()?;
    let untold = topic.rule(&without, rules).ok()?;
    if comes_to(&told) == comes_to(&untold) || names(&untold, field) {
        return None;
    }
    if leaves_open(&untold, &told) {
        return None;
    }
    let none = none_of(field).map(|none| with(facts, field.name, Some(none)));
    let with_none = none.and_then(|facts| topic.rule(&facts, rules).ok());
    if with_none.is_some_and(|with_none| comes_to(&with_none) == comes_to(&untold)) {
        return None;
    }
    let text = |ruling: &Ruling| (ruling.verdict.json(), ruling.why.first().map(|why| why.id));
    Some(format!("{} {facts}: {:?}, without {:?}", rules.rulebook.id(), text(&told), text(&untold)))
}

fn with(facts: &Value, name: &str, value: Option<Value>) -> Value {
    let mut facts = facts.clone();
    let all = facts.as_object_mut().expect("facts are an object");
    match value {
        Some(value) => all.insert(name.to_owned(), value),
        None => all.remove(name),
    };
    facts
}

/// What there is where there is none of it: an empty list, or nothing where the form says so.
fn none_of(field: &Field) -> Option<Value> {
    if !field.cases.is_empty() {
        return None;
    }
    match field.kind {
        FieldKind::ChipList
        | FieldKind::MoneyList
        | FieldKind::Seats
        | FieldKind::Tables
        | FieldKind::Rows(_) => Some(json!([])),
        FieldKind::BySeat(_) => Some(json!({})),
        FieldKind::Cards | FieldKind::Words => Some(json!("")),
        FieldKind::Chips | FieldKind::Number(..) if field.is_none_untold => Some(json!(0)),
        FieldKind::Money if field.is_none_untold => Some(json!("0")),
        FieldKind::YesNo if field.is_none_untold => Some(json!(false)),
        _ => None,
    }
}

/// What somebody at the table notices of it.
pub fn comes_to(ruling: &Ruling) -> (Value, bool, Vec<Value>) {
    let options = ruling.options.iter().map(|choice| choice.verdict.json()).collect();
    (ruling.verdict.json(), ruling.is_discretion, options)
}

/// Whether a ruling says that a fact is missing.
fn names(ruling: &Ruling, field: &Field) -> bool {
    let label = format!("fact-{}", field.name.replace('_', "-"));
    let is_named = |reason: &Reason| {
        let args = reason.args.iter().map(|(_, said)| said);
        let is_label = |said: &ReasonValue| match said {
            ReasonValue::FirstOf([_, shared]) => *shared == label,
            _ => false,
        };
        SAID.contains(&(field.name, reason.id))
            || (reason.is_untold() && args.into_iter().any(is_label))
    };
    ruling.why.iter().any(is_named)
}

/// Whether a ruling says each case, or only leaves parts open that another one has; what the floor
/// decides without a fact, and the book with it, is another ruling.
fn leaves_open(untold: &Ruling, told: &Ruling) -> bool {
    let speaks_alike = untold.is_discretion == told.is_discretion || !untold.cases.is_empty();
    speaks_alike && is_less(&untold.verdict.json(), &told.verdict.json())
}

/// Whether a verdict only leaves parts open that another one has.
pub fn is_less(verdict: &Value, other: &Value) -> bool {
    match (verdict, other) {
        (Value::Null, _) => true,
        (Value::Object(parts), Value::Object(others)) => {
            parts.len() == others.len()
                && parts
                    .iter()
                    .all(|(name, part)| others.get(name).is_some_and(|other| is_less(part, other)))
        }
        (Value::Array(parts), Value::Array(others)) => {
            parts.len() == others.len()
                && parts.iter().zip(others).all(|(part, other)| is_less(part, other))
        }
        _ => verdict == other,
    }
}
