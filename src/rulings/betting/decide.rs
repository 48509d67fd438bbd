//! Which rules: the words or the chips.

use crate::Reason;
use crate::betting::outcome::{Finding, Outcome};
use crate::betting::silent::silent;
use crate::betting::spoken::{Word, spoken};
use crate::betting::spot::Spot;
use crate::fact::choices;
use rulebook::Options;

choices! {
    /// What came first.
    pub enum Order {
        /// He spoke, then moved.
        WordsFirst,
        /// He moved, then spoke.
        ChipsFirst,
        /// Both at once.
        Together,
        /// He said nothing.
        ChipsOnly,
    }
}

/// What a player was heard to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Heard {
    /// The word, if there was one.
    pub word: Option<Word>,
    /// The amount in chips, if he named one.
    pub amount: Option<u64>,
    /// Whether it came before his chips.
    pub order: Order,
}

impl Heard {
    /// He said nothing.
    pub const NOTHING: Self = Self { word: None, amount: None, order: Order::ChipsOnly };

    /// He spoke before he moved.
    #[must_use]
    pub fn first(word: Option<Word>, amount: Option<u64>) -> Self {
        Self { word, amount, order: Order::WordsFirst }
    }
}

/// What becomes of a wager.
///
/// The first of words and chips rules; at once, clear words rule, and the floor decides where
/// they contradict the chips.
///
/// Rules: TDA 2024 §40-A; TDA 2011 §35, §37.
#[must_use]
pub fn decide(spot: &Spot, heard: Heard, options: &Options) -> Finding {
    match heard.order {
        Order::ChipsOnly => silent(spot, options),
        Order::WordsFirst => spoken(spot, heard, options),
        Order::ChipsFirst => chips_first(spot, heard, options),
        Order::Together => together(spot, heard, options),
    }
}

/// Chips decide, but who says "call" over too few of them calls the whole bet.
fn chips_first(spot: &Spot, heard: Heard, options: &Options) -> Finding {
    let is_short = !spot.is_free() && spot.total() < spot.bet;
    if is_short && heard.word == Some(Word::Call) {
        return spoken(spot, heard, options);
    }
    let finding = silent(spot, options).because("wager-chips-came-first");
    finding.resting_on("gist-wager-first-of-words-and-chips")
}

fn together(spot: &Spot, heard: Heard, options: &Options) -> Finding {
    let by_words = spoken(spot, heard, options);
    let by_chips = silent(spot, options);
    match (by_words.usual, by_chips.usual) {
        (Some(words), Some(chips)) if contradict(spot, heard, chips) => {
            let because = Reason::new("wager-words-against-chips");
            let gists = ["gist-wager-first-of-words-and-chips", "gist-wager-intent"];
            Finding::floor(because, &[words, chips], &gists)
        }
        _ => by_words.resting_on("gist-wager-first-of-words-and-chips"),
    }
}

/// Whether the chips say clearly something else than the words.
fn contradict(spot: &Spot, heard: Heard, by_chips: Outcome) -> bool {
    let total = spot.total();
    let is_change = spot.pushed.len() == 1 && heard.amount.is_some_and(|amount| amount < total);
    match heard.word {
        Some(Word::Fold | Word::Check | Word::Tap) => true,
        Some(Word::Call) => by_chips.total > Some(spot.bet),
        Some(Word::Raise | Word::RaiseTo | Word::RaiseBy) if heard.amount.is_none() => {
            total <= spot.bet
        }
        Some(Word::RaiseBy | Word::Other | Word::AllIn | Word::Pot) => false,
        _ => heard.amount.is_some_and(|amount| amount != total && !is_change),
    }
}
