//! Floor calls, section by section: cases by their names, near cases, options, bad facts.

mod betting;
mod betting_any_facts;
mod betting_as_heard;
mod betting_points;
mod betting_words;
mod dealing;
mod dealing_boards;
mod dealing_button;
mod dealing_options;
mod other_books;
mod people;
mod people_chip_race;
mod people_conduct;
mod people_facts;
mod people_general;
mod people_seats_and_chips;

use floorman::rulebook::{Citation, RuleOption, RuleSet, Rulebook};
use floorman::rulings::{FactsError, Ruling, Topic};
use serde_json::Value;

/// The ruling of a book on facts that are understood.
#[track_caller]
fn rule(topic: &str, book: Rulebook, facts: &Value) -> Ruling {
    rule_with(topic, &RuleSet::of(book), facts)
}

/// The ruling under a set of rules on facts that are understood.
#[track_caller]
fn rule_with(topic: &str, rules: &RuleSet, facts: &Value) -> Ruling {
    let topic = Topic::find(topic).expect("there is such a topic");
    topic.rule(facts, rules).unwrap_or_else(|error| panic!("{facts}: {error:?}"))
}

/// Why facts are refused.
#[track_caller]
fn refused(topic: &str, facts: &Value) -> FactsError {
    let topic = Topic::find(topic).expect("there is such a topic");
    topic.rule(facts, &RuleSet::default()).expect_err("these facts make no sense")
}

/// A book with another answer to one option.
#[track_caller]
fn with_option(book: Rulebook, option: &str, answer: &str) -> RuleSet {
    let mut rules = RuleSet::of(book);
    let known = RuleOption::find(option).expect("there is such an option");
    assert!(known.set(&mut rules.options, answer), "{option} has no answer {answer}");
    rules
}

/// Whether a ruling rests on this rule.
fn cites(ruling: &Ruling, number: &str) -> bool {
    ruling.citations.iter().any(|cite: &Citation| cite.number == number)
}

/// The verdicts that a ruling leaves open.
fn open_verdicts(ruling: &Ruling) -> Vec<&Value> {
    ruling.options.iter().map(|choice| &choice.verdict).collect()
}
