//! Answers are short enough to be read aloud, whatever is told.

use crate::calls::any_facts::Told;
use rulebook::{RuleSet, Rulebook};
use rulings::{Topic, topics};
use serde_json::Value;
use words::{Language, Words};

/// What somebody can say in one breath, in characters.
const ONE_BREATH: usize = 120;

/// How often each topic is asked beside its example.
const ROUNDS: usize = 300;

/// The answer before its reasons, and what is said at the table, each as it is read.
fn answers(topic: &Topic, facts: &Value, book: Rulebook, words: &Words) -> Vec<String> {
    let Ok(ruling) = topic.rule(facts, &RuleSet::of(book)) else { return Vec::new() };
    ruling.why.first().into_iter().chain(&ruling.say).map(|said| words.reason(said)).collect()
}

#[test]
fn fewer_than_one_answer_in_twenty_is_longer_than_a_breath() {
    let words = Words::new(Language::English);
    let (mut all, mut long) = (0usize, Vec::new());
    for topic in topics() {
        let mut told = Told::new(120);
        let example = serde_json::from_str(topic.example).expect("the example is JSON");
        let facts = (0..ROUNDS).map(|_| told.facts(topic));
        for (round, facts) in std::iter::once(example).chain(facts).enumerate() {
            let book = Rulebook::ALL[round % Rulebook::ALL.len()];
            for answer in answers(topic, &facts, book, &words) {
                all += 1;
                if answer.chars().count() > ONE_BREATH {
                    long.push(format!("{}: {answer}", topic.slug));
                }
            }
        }
    }
    let (few, figure) = (long.len(), format!("{} of {all} answers are longer", long.len()));
    long.sort();
    long.dedup();
    assert!(all > 10_000, "{figure}");
    assert!(few * 20 < all, "{figure}:\n{}", long.join("\n"));
}
