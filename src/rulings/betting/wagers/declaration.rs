//! What was heard: which word, how much, and whether it came before the chips.

use crate::{Amount, facts};

facts! {
    pub enum Order {
        WordsFirst,
        ChipsFirst,
        Together,
        ChipsOnly,
    }
}

/// What a player was heard to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Heard {
    /// The word, if there was one.
    pub word: Option<Word>,
    /// The amount in chips, if they named one.
    pub amount: Option<u64>,
    /// Whether it came before their chips.
    pub order: Order,
}

impl Heard {
    pub const NOTHING: Self = Self { word: None, amount: None, order: Order::ChipsOnly };

    /// They spoke before they moved.
    pub fn first(word: Option<Word>, amount: Option<u64>) -> Self {
        Self { word, amount, order: Order::WordsFirst }
    }
}

/// What a player was heard to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    Call,
    /// They raise, and an amount may be the total or what they add.
    Raise,
    /// They raise, and the amount is the total.
    RaiseTo,
    /// They raise, and the amount is what they add.
    RaiseBy,
    Bet,
    Check,
    Fold,
    AllIn,
    /// A bet or raise of as much as is in the pot.
    Pot,
    /// No word but a tap on the table.
    Tap,
    /// Words that are none of the official ones.
    Other,
}

impl Word {
    /// Words as they were heard; "complete" is the raise of a short bet.
    pub fn heard(words: &str) -> Self {
        let tokens = tokens(words);
        let is_plain = |token: &&str| !FILLERS.contains(token) && token.parse::<u64>().is_err();
        let plain: Vec<&str> = tokens.iter().map(String::as_str).filter(is_plain).collect();
        match plain.as_slice() {
            ["call" | "calls" | "calling"] => Self::Call,
            ["raise" | "raises" | "raising" | "reraise" | "complete"] | ["re", "raise"] => {
                Self::Raise
            }
            ["raise" | "reraise", "to"] => Self::RaiseTo,
            ["raise" | "reraise", "by"] => Self::RaiseBy,
            ["bet" | "bets" | "betting"] => Self::Bet,
            ["check" | "checks" | "checking"] => Self::Check,
            ["fold" | "folds" | "folding"] => Self::Fold,
            ["all", "in"] | ["allin"] => Self::AllIn,
            ["pot"] | ["bet" | "raise", "pot"] => Self::Pot,
            ["tap" | "taps" | "tapped" | "knock" | "knocks"]
            | ["tap" | "taps" | "tapped", "table"] => Self::Tap,
            _ => Self::Other,
        }
    }

    /// The amount in words as they were heard, if they hold one number.
    pub fn amount_in(words: &str) -> Option<u64> {
        let tokens = tokens(words);
        let mut numbers = tokens.iter().filter_map(|token| token.parse::<u64>().ok());
        match (numbers.next(), numbers.next()) {
            (Some(amount), None) if amount <= Amount::MOST => Some(amount),
            _ => None,
        }
    }
}

/// What people say around the word that counts: "I'll call", "I'm all in", "raise it to".
const FILLERS: &[&str] =
    &["i", "i'll", "ill", "i'm", "im", "am", "will", "it", "it's", "its", "a", "the", "please"];

/// Words one by one, in small letters; the comma of 1,000 is no end of a word.
fn tokens(words: &str) -> Vec<String> {
    let words = words.to_lowercase().replace('’', "'").replace(',', "");
    let is_between = |letter: char| !letter.is_alphanumeric() && letter != '\'';
    words.split(is_between).filter(|token| !token.is_empty()).map(str::to_owned).collect()
}
