//! What a sentence asks, as people ask it, and what it states.
//!
//! A sentence in English, Czech or Polish, with slips, slang and without accents, is compared with
//! sentences that stand beside each question in `assets/asked`, and the question gets the facts
//! that the sentence states. Which words mean what is learned from these sentences and stands
//! nowhere in code: who finds a wrong answer adds a sentence.

mod apart;
mod cards_said;
mod choices;
mod counts;
mod entity;
mod features;
mod figures;
mod known;
mod learned;
mod learning;
mod lexicon;
mod patterns;
mod placed;
mod reading;
mod rows;
mod signs;
mod slips;
mod slot;
mod stated;
mod taught;
mod token;
mod told;
mod weighing;

pub use apart::Apart;
pub use taught::{BadLine, Taught, taught};

use crate::asked::features::hashed;
use crate::asked::known::{Ear, Said};
use crate::asked::learned::{Learned, Weights};
use crate::asked::lexicon::{Lexicon, WORDS};
use crate::asked::patterns::Patterns;
use crate::asked::reading::read;
use crate::asked::slips::Heard;
use crate::asked::stated::FactsOf;
use rulings::{Topic, topics};
use serde_json::{Map, Value};
use std::sync::LazyLock;

pub use patterns::BadPattern;

/// What was learned from sentences.
pub struct Asked {
    ear: Ear,
    topics: Vec<&'static Topic>,
    heard: Heard,
    learned: Learned,
}

/// What a sentence asks.
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
    /// The question.
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
const ASKED_MIN: f32 = 0.05;

/// A question that is less likely than everything apart from questions is only guessed; where it
/// is less likely than this share of it, it is not even that.
const GUESSED_FROM: f32 = 0.5;

/// The files of sentences that are compiled in, with their names.
macro_rules! files {
    ($($name:literal)*) => {
        /// The files of sentences by their names in `assets/asked`.
        pub const FILES: &[(&str, &str)] = &[
            $(($name, include_str!(concat!("../../../assets/asked/", $name, ".txt")))),*
        ];
    };
}
files! {
    "en-1" "en-2" "en-3" "en-4" "en-5" "en-6" "en-7" "en-8" "en-9" "en-10"
    "en-11" "en-12" "en-13" "en-14" "en-15" "en-16" "en-17" "en-18" "en-19" "en-20"
    "en-21" "en-22" "en-23" "en-24"
    "cs-1" "cs-2" "cs-3" "cs-4" "cs-5" "cs-6" "cs-7" "cs-8" "cs-9" "cs-10"
    "cs-11" "cs-12" "cs-13" "cs-14" "cs-15" "cs-16" "cs-17" "cs-21"
    "pl-1" "pl-2" "pl-3" "pl-4" "pl-5" "pl-6" "pl-7" "pl-8" "pl-9" "pl-10"
    "pl-11" "pl-12" "pl-13" "pl-14" "pl-15" "pl-16" "pl-17" "pl-21"
}

/// The files of patterns by their names in `assets/asked`, the classes for all of them first.
pub const PATTERNS: &[(&str, &str)] = &[
    ("patterns-0", include_str!("../../../assets/asked/patterns-0.txt")),
    ("patterns-1", include_str!("../../../assets/asked/patterns-1.txt")),
    ("patterns-2", include_str!("../../../assets/asked/patterns-2.txt")),
    ("patterns-3", include_str!("../../../assets/asked/patterns-3.txt")),
    ("patterns-4", include_str!("../../../assets/asked/patterns-4.txt")),
    ("patterns-5", include_str!("../../../assets/asked/patterns-5.txt")),
    ("patterns-6", include_str!("../../../assets/asked/patterns-6.txt")),
    ("patterns-7", include_str!("../../../assets/asked/patterns-7.txt")),
];

/// What was learned of all these.
const LEARNED: &[u8] = include_bytes!("../../../assets/asked/learned.bin");

/// Learns from everything that is compiled in: the bytes that are to stand in
/// `assets/asked/learned.bin`. It takes a minute.
#[must_use]
pub fn learn() -> Vec<u8> {
    let sentences: Vec<Taught> = FILES.iter().flat_map(|(_, text)| taught(text).0).collect();
    let apart: Vec<(apart::LeadsTo, &str)> =
        apart::FILES.into_iter().flat_map(|it| apart::sentences(it).0).collect();
    learning::learn(&sentences, &apart, all_patterns().0, source())
}

/// Whether what was learned is of the words, sentences and patterns that are compiled in.
#[must_use]
pub fn is_learned() -> bool {
    Learned::read(LEARNED).source() == source()
}

/// The lines of sentences that ask no floor question, or only sound so, that cannot be read.
#[must_use]
pub fn bad_apart() -> Vec<&'static str> {
    apart::FILES.into_iter().flat_map(|file| apart::sentences(file).1).collect()
}

/// The lines of patterns that cannot be read, by file.
#[must_use]
pub fn bad_patterns() -> Vec<(&'static str, Vec<BadPattern>)> {
    PATTERNS.iter().map(|(name, _)| *name).zip(all_patterns().1).collect()
}

fn all_patterns() -> (Patterns, Vec<Vec<BadPattern>>) {
    Patterns::of(&PATTERNS.iter().map(|(_, text)| *text).collect::<Vec<_>>())
}

/// A number for everything from which is learned.
fn source() -> u64 {
    let files = FILES.iter().chain(PATTERNS).map(|(_, text)| *text).chain(apart::FILES);
    let files = files.chain([WORDS]);
    files.fold(0, |sum: u64, text| sum.rotate_left(7) ^ hashed("source", text))
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
        Self::with(Learned::read(LEARNED), all_patterns().0)
    }

    fn with(learned: Learned, patterns: Patterns) -> Self {
        Self {
            ear: Ear::of(&learned, Lexicon::new(), patterns),
            topics: topics().collect(),
            heard: Heard::read(learned.section("heard")),
            learned,
        }
    }

    /// The questions that a sentence may ask, the likeliest first; none if it asks none.
    #[must_use]
    pub fn meant(&self, sentence: &str) -> Vec<Meant> {
        self.asks(sentence).questions
    }

    /// What a sentence asks.
    #[must_use]
    pub fn asks(&self, sentence: &str) -> Asks {
        let said = self.said(sentence);
        if !self.heard.knows_some(&said.tokens) {
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
        let weights = Weights::read(self.learned.section("questions"));
        let scores = weights.map(|weights| weights.scores(&said.features)).unwrap_or_default();
        let most = scores.iter().copied().fold(f32::MIN, f32::max);
        let likely = scores.iter().map(|score| ((score - most) * SHARPNESS).exp());
        let likely: Vec<f32> = likely.collect();
        let sum: f32 = likely.iter().sum();
        likely.into_iter().map(|likely| likely / sum).collect()
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
        self.heard.put_right(&mut tokens);
        self.ear.said(tokens)
    }

    /// The facts of a question that a sentence states.
    fn facts(&self, topic: &'static Topic, said: &Said) -> Map<String, Value> {
        FactsOf::new(topic, &self.learned, &self.ear).stated(said)
    }
}
