//! Sentences that ask no floor question get no ruling, and true questions are still heard.
//!
//! `tests/floor/asked/apart-….tsv` has what a sentence is about, and it; a question of every topic
//! stands under `# held` in its file. All were written apart from those that are learned from, by
//! people who had not read these.

use crate::project;
use crate::sentences_asked::source;
use crate::terminal::{done, word};
use asked::{Asked, Held};
use rulebook::{RuleSet, Rulebook};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

const APART: [(&str, &str); 3] = [
    ("en", include_str!("asked/apart-en.tsv")),
    ("cs", include_str!("asked/apart-cs.tsv")),
    ("pl", include_str!("asked/apart-pl.tsv")),
];

/// True questions, with the topics that fit: a number and a language stand before them.
const TRUE: [&str; 3] =
    [include_str!("asked/en.tsv"), include_str!("asked/cs.tsv"), include_str!("asked/pl.tsv")];

/// Of each kind, at least so many sentences; of a hundred at most so many are ruled on.
const OF_A_KIND: usize = 300;
const RULED_MAX: usize = 2;

/// Of a hundred true questions at most so many are taken for something else.
const LOST_MAX: usize = 1;

/// Whether `ask --answer` rules on a sentence.
fn is_ruled(sentence: &str) -> bool {
    let asks = Asked::shared().asks(sentence);
    let Some(meant) = asks.question() else { return false };
    let facts = Value::Object(meant.facts.clone());
    let rules = RuleSet::of(Rulebook::Tda2024);
    meant.topic.missing(&facts).next().is_none() && meant.topic.rule(&facts, &rules).is_ok()
}

fn sentences() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    APART.into_iter().flat_map(|(language, text)| {
        let parts = |line: &'static str| line.split_once('\t').expect("what it is about, and it");
        text.lines().map(parts).map(move |(about, said)| (language, about, said))
    })
}

fn true_questions() -> BTreeSet<&'static str> {
    let said = |line: &'static str| line.split('\t').nth(2).expect("a sentence");
    let listed = TRUE.into_iter().flat_map(|file| file.lines().skip(1)).map(said);
    listed.chain(source().held.iter().map(|held| held.said.as_str())).collect()
}

#[test]
fn what_asks_no_floor_question_is_not_ruled_on() {
    let mut kinds: BTreeMap<(&str, &str), [usize; 3]> = BTreeMap::new();
    let mut ruled = Vec::new();
    for (language, about, sentence) in sentences() {
        let kind = match about {
            "talk" | "house" | "program" => about,
            _ => "event",
        };
        let [all, known, wrong] = kinds.entry((kind, language)).or_default();
        *all += 1;
        let apart = Asked::shared().asks(sentence).apart;
        *known += usize::from(apart.is_some_and(|apart| apart.slug() == about));
        if is_ruled(sentence) {
            *wrong += 1;
            ruled.push(format!("{language} {about}: {sentence}"));
        }
    }
    for ((kind, language), [all, known, wrong]) in &kinds {
        println!("{kind} {language}: {all} sentences, {known} known, {wrong} ruled on");
    }
    for kind in ["talk", "house", "program", "event"] {
        let of_kind = kinds.iter().filter(|((of, _), _)| *of == kind).map(|(_, counts)| counts);
        let [all, wrong] =
            of_kind.fold([0, 0], |[all, wrong], counts| [all + counts[0], wrong + counts[2]]);
        assert!(all >= OF_A_KIND, "{kind}: {all} sentences");
        assert!(wrong * 100 <= all * RULED_MAX, "{kind}: {wrong} of {all}\n{}", ruled.join("\n"));
    }
}

#[test]
fn true_questions_are_still_heard() {
    let all = true_questions();
    let lost: Vec<&&str> =
        all.iter().filter(|said| Asked::shared().meant(said).is_empty()).collect();
    println!("{} of {} lost", lost.len(), all.len());
    assert!(all.len() >= OF_A_KIND, "{}", all.len());
    assert!(lost.len() * 100 <= all.len() * LOST_MAX, "{} of {}: {lost:#?}", lost.len(), all.len());
}

/// Every topic has a true question, and none of the held sentences was learned from.
#[test]
fn the_held_sentences_are_whole_and_were_not_learned() {
    let learned: BTreeSet<&str> = source().said().collect();
    let apart = sentences().map(|(_, _, said)| said);
    for said in apart.chain(true_questions()) {
        assert!(!learned.contains(said), "{said}");
    }
    for topic in rulings::topics() {
        let is_own = |held: &Held| held.topic.slug == topic.slug;
        assert!(source().held.iter().any(is_own), "{} has no question", topic.slug);
    }
}

/// What was ruled on before.
#[test]
fn greetings_and_questions_about_the_world_find_no_floor_question() {
    for said in ["hello", "what is the capital of France", "Jana lost her wallet", "dziękuję"] {
        let told = done(&["ask", "--answer", "--format", "json", said], b"").json();
        assert_eq!(told[0].get("ruling"), None, "{said}");
    }
    let told = done(&["ask", "--answer", "--format", "text", "hello"], b"").out;
    assert!(told.starts_with("No floor question found"), "{told}");
}

/// What is asked about an event is answered from it, in every language.
#[test]
fn the_event_answers_what_is_asked_about_it() {
    let file = project("saves/v1/club-evening.floorman");
    let event = word(&file);
    let ask = |language: &str, said: &str| {
        let words = ["ask", "--answer", "--format", "text", "--event", event, "--lang", language];
        done(&[words.as_slice(), &[said]].concat(), b"").out
    };
    for (language, said, answer) in [
        ("en", "how many players are left", "Players: 1 of 19"),
        ("en", "where does Anna Rys sit", "Anna Rys: out in place 13"),
        ("cs", "kde teď sedí Emil Tur", "Emil Tur: mimo hru, 11. místo"),
        ("pl", "jaki jest średni stack", "Stack początkowy: 10"),
        ("en", "until when can I register", "Entries closed"),
    ] {
        let told = ask(language, said);
        assert!(told.contains(answer), "{said}: {told}");
    }
    let told = done(&["ask", "--format", "text", "how many players are left"], b"").out;
    assert!(told.contains("--event"), "{told}");
}
