//! Floor calls about showdowns, pots, stud, draw and limits, by the numbers of their cases.

mod betting;
mod fixed_shapes;
mod limits;
mod pots;
mod showing;
mod stud_and_draw;
mod thrown_away;

use crate::terminal::done;
use serde_json::Value;

/// The answer of `floorman rule` as other programs read it.
#[track_caller]
fn ask(topic: &str, rules: &str, facts: &str) -> Value {
    let facts: String = facts.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    let words = ["rule", topic, "--rules", rules, "--format", "json"];
    done(&words, facts.as_bytes()).json().remove(0)
}

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
