//! What a sentence asks, as people ask it, and what it states.
//!
//! A linear classifier, learned from the sentences in `assets/asked`, finds the question for a
//! sentence in English, Czech or Polish, with slips, slang and without accents, and the facts that
//! the sentence states. No words stand in code: whoever finds a wrong answer adds a sentence.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod about;
mod cards_in_text;
mod choices;
mod corpus;
mod counts;
mod entity;
mod facts_from_slots;
mod features;
mod figures;
mod learned;
mod learning;
mod lexicon;
mod patterns;
mod placed;
mod reading;
mod rows;
mod signs;
mod slip;
mod slot;
mod source;
mod spelling;
mod stated;
mod taught;
mod token;
mod weighing;

pub use about::Apart;
pub use slip::{is_one_slip, letters_of, slips};
pub use source::{BadLine, Source};
pub use taught::{Held, Taught};

use crate::about::LeadsTo;
use crate::corpus::{Ear, Said};
use crate::learned::{Learned, Weights};
use crate::lexicon::Lexicon;
use crate::patterns::Patterns;
use crate::reading::read;
use crate::spelling::Spelling;
use crate::stated::FactsOf;
use rulings::{Topic, topics};
use serde_json::{Map, Value};
use std::sync::{LazyLock, OnceLock};

/// What was learned from sentences.
pub struct Asked {
    ear: Ear,
    topics: Vec<&'static Topic>,
    spelling: Spelling,
    learned: Learned,
    questions: Weights,
    /// Where each question, and each subject apart from them, stands among the learned answers.
    places: Vec<Option<usize>>,
    /// What was learned of the facts of each question, read when it is first needed.
    facts: Vec<OnceLock<FactsOf>>,
}

/// What a sentence is taken to ask.
#[derive(Default)]
pub struct Asks {
    /// The floor questions that it may ask, the likeliest first.
    pub questions: Vec<Meant>,
    /// What it is about, if it may be no floor question: then nothing is ruled on it.
    pub apart: Option<Apart>,
}

impl Asks {
    /// The floor question that it asks, if it surely asks one.
    #[must_use]
    pub fn question(&self) -> Option<&Meant> {
        self.questions.first().filter(|_| self.apart.is_none())
    }
}

/// A question that a sentence may ask.
#[derive(Clone)]
pub struct Meant {
    pub topic: &'static Topic,
    /// How sure that is, from 0 to 1.
    pub score: f32,
    /// The facts that the sentence states.
    pub facts: Map<String, Value>,
}

/// No question has more letters.
pub const LETTERS_MAX: usize = 500;

/// So many words are a sentence.
const WORDS_MIN: usize = 4;

/// At most so many questions are named.
const MEANT_MAX: usize = 5;

/// How quickly one question outdoes the others.
const SHARPNESS: f32 = 4.0;

/// A question that is less sure than this is not named behind a surer one.
const SURE_MIN: f32 = 0.005;

/// Where not even the likeliest question is so sure, none of them is asked.
const ASKED_MIN: f32 = 0.04;

/// A question that is less likely than everything apart from questions is only guessed; where it
/// is less likely than this share of it, it is not even that.
const GUESSED_FROM: f32 = 0.4;

/// Where each of the wanted answers stands among the learned ones, a line each: a file that was
/// learned before a question was added, moved or taken away still answers the others.
fn places<'a>(learned: &str, wanted: impl Iterator<Item = &'a str>) -> Vec<Option<usize>> {
    wanted.map(|slug| learned.lines().position(|answer| answer == slug)).collect()
}

/// What was learned, with the patterns that belong to it.
const LEARNED: &[u8] = include_bytes!("../../assets/asked/learned.bin");

/// Whether what is compiled in was learned from this source, and every question with it.
#[must_use]
pub fn is_learned_from(source: &Source) -> bool {
    let knows_all = Asked::shared().places.iter().all(Option::is_some);
    knows_all && Learned::read(LEARNED).source() == source.hash()
}

impl Asked {
    /// What was learned from the sentences that are compiled in, read once in a program.
    #[must_use]
    pub fn shared() -> &'static Self {
        static SHARED: LazyLock<Asked> = LazyLock::new(Asked::new);
        &SHARED
    }

    /// What was learned from the sentences that are compiled in.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "it is no empty one")]
    pub fn new() -> Self {
        let learned = Learned::read(LEARNED);
        let (patterns, _) = Patterns::of(&String::from_utf8_lossy(&learned.section("patterns")));
        let topics: Vec<&'static Topic> = topics().collect();
        let answers = learned.section("answers");
        Self {
            ear: Ear::of(&learned, Lexicon::new(), patterns),
            facts: topics.iter().map(|_| OnceLock::new()).collect(),
            topics,
            spelling: Spelling::read(&learned.section("heard")),
            places: places(&String::from_utf8_lossy(&answers), LeadsTo::all().map(LeadsTo::slug)),
            questions: Weights::read(&learned.section("questions")).unwrap_or_default(),
            learned,
        }
    }

    /// The questions that a sentence may ask, the likeliest first; none if it asks none.
    #[must_use]
    pub fn meant(&self, sentence: &str) -> Vec<Meant> {
        self.asks(sentence).questions
    }

    #[must_use]
    pub fn asks(&self, sentence: &str) -> Asks {
        let said = self.said(sentence);
        if !self.spelling.knows_some(&said.tokens) {
            return Asks::default();
        }
        let shares = self.shares(&said);
        let (of_topics, of_apart) = shares.split_at_checked(self.topics.len()).unwrap_or_default();
        let mut found: Vec<(&'static Topic, f32)> =
            self.topics.iter().copied().zip(of_topics.iter().copied()).collect();
        // Stable: equals stay in the order of the list.
        found.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let best = found.first().map_or(0.0, |(_, score)| *score);
        let apart: f32 = of_apart.iter().sum();
        let about = Apart::all().zip(of_apart).max_by(|(_, one), (_, other)| one.total_cmp(other));
        // A word alone asks nothing.
        let is_word = said.tokens.len() < 2;
        let about = about.filter(|_| best < apart || is_word).map(|(about, _)| about);
        if best < ASKED_MIN || best < apart * GUESSED_FROM {
            return Asks { questions: Vec::new(), apart: about };
        }
        let meant = |(topic, score)| Meant { topic, score, facts: self.facts(topic, &said) };
        let is_sure = |(_, score): &(&Topic, f32)| *score >= SURE_MIN;
        let questions = found.into_iter().take(MEANT_MAX).take_while(is_sure).map(meant);
        Asks { questions: questions.collect(), apart: about }
    }

    /// How likely each question is, and then everything apart from them, all together one.
    fn shares(&self, said: &Said) -> Vec<f32> {
        let scores = self.questions.scores(&said.features);
        let most = scores.iter().copied().fold(f32::MIN, f32::max);
        let likely = scores.iter().map(|score| ((score - most) * SHARPNESS).exp());
        let likely: Vec<f32> = likely.collect();
        let sum: f32 = likely.iter().sum();
        let share = |place: &Option<usize>| place.and_then(|at| likely.get(at)).map(|it| it / sum);
        // A question that was not learned yet is never heard, and takes no other's place.
        self.places.iter().map(|place| share(place).unwrap_or_default()).collect()
    }

    /// The facts of this question that a sentence states.
    #[must_use]
    pub fn stated(&self, topic: &'static Topic, sentence: &str) -> Map<String, Value> {
        self.facts(topic, &self.said(sentence))
    }

    /// As much of what was typed as one question takes, and whether that is all of it: what is said
    /// at a table is never longer, and nobody waits for the reading of a book.
    #[must_use]
    pub fn bounded(typed: &str) -> (&str, bool) {
        match typed.char_indices().nth(LETTERS_MAX) {
            Some((end, _)) => (typed.get(..end).unwrap_or_default(), false),
            None => (typed, true),
        }
    }

    /// Whether something that was typed is a sentence: fewer words are looked for as they stand.
    #[must_use]
    pub fn is_sentence(typed: &str) -> bool {
        typed.split_whitespace().nth(WORDS_MIN - 1).is_some()
    }

    /// What a sentence says, with its slips put right.
    fn said(&self, sentence: &str) -> Said {
        let mut tokens = read(sentence, &self.ear.lexicon);
        self.spelling.put_right(&mut tokens);
        self.ear.said(tokens)
    }

    /// The facts of a question that a sentence states.
    fn facts(&self, topic: &'static Topic, said: &Said) -> Map<String, Value> {
        let at = self.topics.iter().position(|known| known.slug == topic.slug);
        let Some(facts) = at.and_then(|at| self.facts.get(at)) else { return Map::new() };
        facts.get_or_init(|| FactsOf::new(topic, &self.learned)).stated(said, &self.ear)
    }
}

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn an_answer_is_known_by_its_name_and_not_by_its_place() {
        let learned = "misdeal\nshowdown\ntalk";
        let wanted = ["new-one", "showdown", "talk", "misdeal"];
        assert_eq!(places(learned, wanted.into_iter()), [None, Some(1), Some(2), Some(0)]);
    }
}
