//! What it costs to find a floor question while somebody types, and to answer it.
//!
//! `cargo bench --bench search`. The promise: five milliseconds with three hundred things to find,
//! and one for an answer.

use asked::Asked;
use divan::{Bencher, black_box};
use rulebook::{RuleSet, Rulebook};
use rulings::Topic;
use words::facts::Sheet;
use words::find::Index;
use words::{Language, Words};

fn main() {
    divan::main();
}

/// What is typed: found at once, by several words, with a slip, by a number, and not at all.
const TYPED: [&str; 5] = ["o", "velky zeton", "overzised chp", "tda 2011 39", "nothing of it"];

#[divan::bench(args = TYPED)]
fn find(bencher: Bencher, typed: &str) {
    let index = Index::new(&Words::new(Language::English));
    bencher.bench_local(|| index.find(black_box(typed), Rulebook::Tda2024).len());
}

/// A sentence as it is asked, with the facts that it states; beside it today's search.
#[divan::bench(args = SENTENCES)]
fn asked(bencher: Bencher, sentence: &str) {
    let asked = Asked::shared();
    bencher.bench_local(|| asked.meant(black_box(sentence)).len());
}

#[divan::bench(args = SENTENCES)]
fn beside_the_search_of_words(bencher: Bencher, sentence: &str) {
    let index = Index::new(&Words::new(Language::English));
    bencher.bench_local(|| index.find(black_box(sentence), Rulebook::Tda2024).len());
}

/// Once, with the first sentence: what was learned is read.
#[divan::bench]
fn read_what_was_learned(bencher: Bencher) {
    bencher.bench_local(Asked::new);
}

/// Sentences in three languages, and one that asks nothing.
const SENTENCES: [&str; 4] = [
    "he puts out a single 500 chip facing 200 and never says anything",
    "rekl jsem raise a dal jsem jen tolik co na call, blindy 100/200",
    "dwóch graczy odpadło w jednym rozdaniu, który jest wyżej",
    "what a nice evening it is for a walk along the river",
];

/// Beside it: looking at every title once.
#[divan::bench]
fn beside_every_title(bencher: Bencher) {
    let index = Index::new(&Words::new(Language::English));
    let typed = black_box("velky");
    bencher.bench_local(|| index.entries().filter(|entry| entry.title.contains(typed)).count());
}

/// Once, when the screen or the command box is opened first.
#[divan::bench]
fn make_the_index(bencher: Bencher) {
    let words = Words::new(Language::English);
    bencher.bench_local(|| Index::new(&words).entries().len());
}

/// Reading the form and judging it under every book, as with every letter that is typed.
#[divan::bench(args = ["oversized-chip", "misdeal", "balance", "next-hand"])]
fn answer(bencher: Bencher, slug: &str) {
    let topic = Topic::find(slug).expect("it is there");
    let sheet = Sheet::filled(topic.fields, &topic.example.parse().expect("JSON"));
    let rules = RuleSet::default();
    bencher.bench_local(|| topic.rule(&sheet.read().facts, &rules).is_ok());
}
