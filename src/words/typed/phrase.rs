//! The words for everything that can be said: a line of the catalogue for each, the usual first.

use crate::typed::{Act, SPELLED, word_score};
use crate::{Language, Words};
use engine::entries::fold;
use std::collections::BTreeSet;
use strum::VariantArray;

/// A phrase with all its words.
#[derive(Debug)]
pub(super) struct Phrase {
    pub(super) act: Act,
    /// The usual words for the act.
    pub(super) usual: String,
    /// Every way to say it, each as words without case and accents.
    ways: Vec<Vec<String>>,
    /// The same in the other languages, which rooms mix: they count where they are spelled out, for
    /// slips in three languages could mean anything.
    foreign: Vec<Vec<String>>,
}

impl Phrase {
    /// How well these words say it, if they do. A way that is not typed to its end counts less.
    pub(super) fn score(&self, typed: &[&str], extent: Extent) -> Option<u32> {
        let scores = self.ways.iter().filter_map(|way| way_score(way, typed, extent));
        let foreign = self.foreign.iter().filter(|way| *way == typed);
        scores.chain(foreign.filter_map(|way| way_score(way, typed, Extent::Part))).max()
    }

    /// How these words say it: in so many words, begun, or with slips.
    pub(super) fn wording(&self, typed: &[&str]) -> Wording {
        let ways = || self.all_ways().filter(|way| way.len() == typed.len());
        let all = |way: &[String], fits: fn(&str, &str) -> bool| {
            typed.iter().zip(way).all(|(word, wanted)| fits(word, wanted))
        };
        let is_begun = |word: &str, wanted: &str| {
            wanted.starts_with(word) && (word == wanted || word.chars().count() >= BEGUN_LETTERS)
        };
        if ways().any(|way| all(way, |word, wanted| word == wanted)) {
            Wording::Spelled
        } else if ways().any(|way| all(way, is_begun)) {
            Wording::Begun
        } else {
            Wording::Slipped
        }
    }

    fn all_ways(&self) -> impl Iterator<Item = &Vec<String>> {
        self.ways.iter().chain(&self.foreign)
    }

    /// How many words its ways have, each number once.
    pub(super) fn lengths(&self) -> Vec<usize> {
        let mut lengths: Vec<usize> = self.all_ways().map(Vec::len).collect();
        lengths.sort_unstable();
        lengths.dedup();
        lengths
    }
}

/// How exactly an act was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wording {
    /// In words of the catalogue, all their letters.
    Spelled,
    /// In their first letters, three or more of each.
    Begun,
    /// In any other way: with slips, or with letters left out.
    Slipped,
}

/// Fewer letters begin no word of a phrase.
const BEGUN_LETTERS: usize = 3;

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
        if score == SPELLED && letters < BEGUN_LETTERS {
            // Two letters stand in the middle of very many words.
            return None;
        }
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

/// What stands between the commas of a text, without case and accents.
fn listed(words: &Words, id: &str) -> Vec<String> {
    let text = words.text(id);
    text.split(',').map(|way| fold(way.trim())).filter(|way| !way.is_empty()).collect()
}

/// All phrases of a language, those of the others, and the small words around them.
#[derive(Debug)]
pub struct Phrasebook {
    pub(super) phrases: Vec<Phrase>,
    /// Words that say nothing: *to*, *at*, *the*.
    pub(super) small: Vec<String>,
    /// Words before whoever won the chips.
    pub(super) winner: Vec<String>,
    /// Words between two players.
    pub(super) between: Vec<String>,
    /// Words before the number of a table.
    pub(super) table: Vec<String>,
    /// Words before the number of a seat.
    pub(super) seat: Vec<String>,
    /// Words before the number of a player.
    pub(super) number: Vec<String>,
    /// Words after a number of minutes.
    minutes: Vec<String>,
    /// Words after a number of seconds.
    seconds: Vec<String>,
}

impl Phrasebook {
    /// The phrases of the language that is spoken.
    #[must_use]
    pub fn new(words: &Words) -> Self {
        let list = |id: &str| listed(words, id);
        let others = Language::ALL.into_iter().filter(|other| *other != words.language());
        let others: Vec<Words> = others.map(|other| Words::only(other, "command")).collect();
        let own: BTreeSet<String> =
            Act::VARIANTS.iter().flat_map(|act| list(&act.say_id())).collect();
        let phrase = |act: &Act| {
            let id = act.say_id();
            let text = words.text(&id);
            let usual = text.split(',').next().unwrap_or_default().trim().to_owned();
            // Where two languages mean different things, the own one counts.
            let foreign = others.iter().flat_map(|other| listed(other, &id));
            let foreign = foreign.filter(|way| way.len() > 1 && !own.contains(way));
            let split = |way: String| way.split_whitespace().map(str::to_owned).collect();
            let foreign = foreign.map(split).collect();
            let ways = list(&id).into_iter().map(split).collect();
            Phrase { act: *act, usual, ways, foreign }
        };
        Self {
            phrases: Act::VARIANTS.iter().map(phrase).collect(),
            small: list("command-word-small"),
            winner: list("command-word-winner"),
            between: list("command-word-between"),
            table: list("command-word-table"),
            seat: list("command-word-seat"),
            number: list("command-word-number"),
            minutes: list("command-word-minutes"),
            seconds: list("command-word-seconds"),
        }
    }

    /// How many seconds a unit of time has.
    pub(super) fn unit(&self, word: &str) -> Option<i64> {
        let is = |list: &[String]| list.iter().any(|unit| unit == word);
        match () {
            () if is(&self.minutes) => Some(60),
            () if is(&self.seconds) => Some(1),
            () => None,
        }
    }

    /// The usual words for an act.
    pub(super) fn usual(&self, act: Act) -> &str {
        let phrase = self.phrases.iter().find(|phrase| phrase.act == act);
        phrase.map_or("", |phrase| phrase.usual.as_str())
    }
}
