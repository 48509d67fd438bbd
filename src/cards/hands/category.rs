//! The classes of hands.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// The class of a hand, in the order of the full deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Category {
    /// None of the others; in a game for low hands, no pair.
    HighCard,
    /// Two cards of a rank.
    Pair,
    /// Two pairs.
    TwoPair,
    /// Three cards of a rank.
    ThreeOfAKind,
    /// Five ranks in a row.
    Straight,
    /// Five cards of a suit.
    Flush,
    /// Three cards of a rank and two of another.
    FullHouse,
    /// Four cards of a rank.
    FourOfAKind,
    /// Five ranks in a row, all of a suit.
    StraightFlush,
    /// Ten to ace, all of a suit.
    RoyalFlush,
}

impl Category {
    /// Every class, lowest first.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// What it is called in facts and in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// How many of a hand's ranks make up the class; those after them are kickers.
    #[must_use]
    pub(crate) const fn ranks(self) -> usize {
        match self {
            Self::Flush => 5,
            Self::TwoPair | Self::FullHouse => 2,
            _ => 1,
        }
    }
}
