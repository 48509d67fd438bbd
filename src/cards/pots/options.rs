//! What a house may choose about pots.

use crate::games::HandOptions;
use serde::{Deserialize, Serialize};

/// What a house may choose about pots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PotOptions {
    /// How hands are valued, where houses differ.
    pub hands: HandOptions,
    /// Who of several winners gets the odd chips.
    pub odd_chips: OddChips,
    /// Players who are equal in both halves.
    pub same_hands: SameHands,
}

/// Who of several winners gets the odd chips, one each in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OddChips {
    /// In stud by suit, in other games from the left of the button.
    ///
    /// Rules: TDA 2011 §17; TDA 2024 §20-A, §20-B.
    #[default]
    ByGame,
    /// From the left of the button in every game.
    LeftOfButton,
    /// By the highest card by suit in the five that are played, in every game.
    HighCard,
}

/// How a pot is split between players who are equal in both halves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SameHands {
    /// As evenly as the chips allow, the whole pot at once.
    ///
    /// Rules: TDA 2011 §17.
    Evenly,
    /// Each half by itself, as any other pot.
    ///
    /// Rules: TDA 2024 §20.
    #[default]
    EachHalf,
}
