//! The words for everything that can be said: a line of the catalogue for each, the usual first.

use crate::Words;
use crate::typed::{Act, word_score};
use engine::entries::fold;
use strum::VariantArray;

/// A phrase with all its words.
#[derive(Debug)]
pub(super) struct Phrase {
    pub(super) act: Act,
    /// The words that are usual.
    pub(super) usual: String,
    /// Every way to say it, each as words without case and accents.
    ways: Vec<Vec<String>>,
}

impl Phrase {
    /// How well these words say it, if they do. A way that is not typed to its end counts less.
    pub(super) fn score(&self, typed: &[&str], extent: Extent) -> Option<u32> {
        let scores = self.ways.iter().filter_map(|way| way_score(way, typed, extent));
        scores.max()
    }

    /// How many words its ways have, each number once.
    pub(super) fn lengths(&self) -> Vec<usize> {
        let mut lengths: Vec<usize> = self.ways.iter().map(Vec::len).collect();
        lengths.sort_unstable();
        lengths.dedup();
        lengths
    }
}

/// How much of what was typed is compared with a phrase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Extent {
    /// All of it: the phrase may be typed no further yet.
    Everything,
    /// A part: the rest says whom or what it is about.
    Part,
}

/// Less than this, and something else is meant.
const SCORE_MIN: u32 = 40;

fn way_score(way: &[String], typed: &[&str], extent: Extent) -> Option<u32> {
    let is_begun = extent == Extent::Everything && typed.len() < way.len();
    if typed.is_empty() || (typed.len() != way.len() && !is_begun) {
        return None;
    }
    let mut sum = 0;
    for (word, wanted) in typed.iter().zip(way) {
        let score = word_score(word, wanted);
        let letters = word.chars().count();
        // One or two letters begin very many words.
        let vague = match letters {
            _ if word == wanted => 0,
            1 => 30,
            2 => 15,
            _ => 0,
        };
        let score = score.saturating_sub(vague);
        if score < SCORE_MIN {
            return None;
        }
        sum += score;
    }
    let whole = sum / u32::try_from(typed.len()).ok()?;
    Some(if is_begun { whole * 4 / 5 } else { whole })
}

/// All phrases of a language, and the small words around them.
#[derive(Debug)]
pub struct Phrasebook {
    pub(super) phrases: Vec<Phrase>,
    /// Words that say nothing: *to*, *at*, *the*.
    pub(super) small: Vec<String>,
    /// Words before whoever won the chips.
    pub(super) winner: Vec<String>,
    /// Words before the number of a table.
    pub(super) table: Vec<String>,
    /// Words before the number of a seat.
    pub(super) seat: Vec<String>,
    /// Words before the number of a player.
    pub(super) number: Vec<String>,
}

impl Phrasebook {
    /// The phrases of the language that is spoken.
    #[must_use]
    pub fn new(words: &Words) -> Self {
        let list = |id: &str| -> Vec<String> {
            let text = words.text(id);
            text.split(',').map(|way| fold(way.trim())).filter(|way| !way.is_empty()).collect()
        };
        let phrase = |act: &Act| {
            let id = act.say_id();
            let text = words.text(&id);
            let usual = text.split(',').next().unwrap_or_default().trim().to_owned();
            let split = |way: String| way.split_whitespace().map(str::to_owned).collect();
            let ways = list(&id).into_iter().map(split).collect();
            Phrase { act: *act, usual, ways }
        };
        Self {
            phrases: Act::VARIANTS.iter().map(phrase).collect(),
            small: list("command-word-small"),
            winner: list("command-word-winner"),
            table: list("command-word-table"),
            seat: list("command-word-seat"),
            number: list("command-word-number"),
        }
    }

    /// The usual words for an act.
    pub(super) fn usual(&self, act: Act) -> &str {
        let phrase = self.phrases.iter().find(|phrase| phrase.act == act);
        phrase.map_or("", |phrase| phrase.usual.as_str())
    }
}
