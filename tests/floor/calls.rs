//! Floor calls, section by section: cases by their names, near cases, options, any facts.

#![expect(
    clippy::fn_params_excessive_bools,
    reason = "a fact is told as yes or no, and a line of a test reads like the form"
)]

mod agreement;
mod any_facts;
mod betting;
mod betting_by_word;
mod betting_points;
mod betting_words;
mod busts;
mod cited;
mod dealing;
mod dealing_boards;
mod dealing_button;
mod editions;
mod every_topic;
mod hangs;
mod mishaps;
mod other_books;
mod people;
mod people_chip_race;
mod people_conduct;
mod people_general;
mod people_seats_and_chips;
mod posting;
mod practice;
mod short_answers;
mod showdown;
mod steps;
pub mod untold;

use crate::terminal::done;
use rulebook::{Citation, RuleOption, RuleSet, Rulebook};
use rulings::{FactsError, Ruling, Topic};
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

/// A ruling must rest on this rule.
#[track_caller]
fn rests_on(ruling: &Ruling, number: &str) {
    assert!(cites(ruling, number), "{number} in {:?}", ruling.citations);
}

/// Whether a ruling rests on this rule.
fn cites(ruling: &Ruling, number: &str) -> bool {
    ruling.citations.iter().any(|cite: &Citation| cite.number == number)
}

/// The verdicts that a ruling leaves open.
fn open_verdicts(ruling: &Ruling) -> Vec<Value> {
    ruling.options.iter().map(|choice| choice.verdict.json()).collect()
}

/// The answer of `floorman rule` as other programs read it.
#[track_caller]
pub fn ask(topic: &str, rules: &str, facts: &str) -> Value {
    let facts: String = facts.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    let words = ["rule", topic, "--rules", rules, "--format", "json"];
    done(&words, facts.as_bytes()).json().remove(0)
}

/// The verdict of `floorman rule`.
#[track_caller]
fn verdict(topic: &str, rules: &str, facts: &str) -> Value {
    ask(topic, rules, facts)["verdict"].clone()
}

/// The one word of a verdict; `floor` where the floor chooses.
#[track_caller]
fn word(topic: &str, rules: &str, facts: &str) -> String {
    let answer = ask(topic, rules, facts);
    if answer["discretion"] == true {
        assert!(answer["options"].as_array().expect("options").len() > 1, "{answer}");
        return "floor".to_owned();
    }
    answer["verdict"]["ruling"].as_str().expect("a word").to_owned()
}

/// The numbers of the rules that an answer rests on.
#[track_caller]
fn cited(topic: &str, rules: &str, facts: &str) -> Vec<String> {
    let answer = ask(topic, rules, facts);
    let cites = answer["citations"].as_array().expect("citations");
    cites.iter().map(|cite| cite["number"].as_str().expect("a number").to_owned()).collect()
}
