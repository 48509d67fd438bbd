//! The classes of hands.

use serde::{Deserialize, Serialize};

/// The class of a hand, in the order of the full deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
    pub const ALL: [Self; 10] = [
        Self::HighCard,
        Self::Pair,
        Self::TwoPair,
        Self::ThreeOfAKind,
        Self::Straight,
        Self::Flush,
        Self::FullHouse,
        Self::FourOfAKind,
        Self::StraightFlush,
        Self::RoyalFlush,
    ];

    /// What it is called in facts and in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::HighCard => "high_card",
            Self::Pair => "pair",
            Self::TwoPair => "two_pair",
            Self::ThreeOfAKind => "three_of_a_kind",
            Self::Straight => "straight",
            Self::Flush => "flush",
            Self::FullHouse => "full_house",
            Self::FourOfAKind => "four_of_a_kind",
            Self::StraightFlush => "straight_flush",
            Self::RoyalFlush => "royal_flush",
        }
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
