//! Floor questions: the answer to every topic's example, with what other books say.
//!
//! Promise: one question in under a millisecond.

use divan::{Bencher, black_box};
use rulebook::RuleSet;
use rulings::{Topic, topics};
use serde_json::Value;
use words::{Language, Words};

fn main() {
    divan::main();
}

fn slugs() -> impl Iterator<Item = &'static str> {
    topics().map(|topic| topic.slug)
}

fn facts(topic: &Topic) -> Value {
    topic.example.parse().unwrap_or_default()
}

/// From facts to the ruling, all books asked.
#[divan::bench(args = slugs())]
fn one_question(bencher: Bencher, slug: &str) {
    let Some(topic) = Topic::find(slug) else { return };
    let (facts, rules) = (facts(topic), RuleSet::default());
    bencher.bench(|| topic.rule(black_box(&facts), black_box(&rules)));
}

/// The same for every topic once, and in words.
#[divan::bench]
fn every_question_once_in_words(bencher: Bencher) {
    let words = Words::new(Language::English);
    let asked: Vec<(&Topic, Value)> = topics().map(|topic| (topic, facts(topic))).collect();
    let rules = RuleSet::default();
    bencher.bench(|| {
        let answers = asked.iter().filter_map(|(topic, facts)| topic.rule(facts, &rules).ok());
        answers.map(|ruling| words.ruling(&ruling).len()).sum::<usize>()
    });
}

/// To compare with: reading the facts of every topic.
#[divan::bench]
fn beside_reading_all_facts() -> usize {
    topics().map(|topic| facts(topic).to_string().len()).sum()
}
