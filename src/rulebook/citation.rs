//! Rulebooks by edition, and citations of them.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// A rulebook in one edition.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, VariantArray,
)]
pub enum Rulebook {
    /// Tournament Directors Association, 2024, version 1.0.
    #[serde(rename = "tda-2024")]
    Tda2024,
    /// Tournament Directors Association, 2022, version 1.0.
    #[serde(rename = "tda-2022")]
    Tda2022,
    /// Tournament Directors Association, 2019, version 1.0.
    #[serde(rename = "tda-2019")]
    Tda2019,
    /// Tournament Directors Association, 2011, version 1.
    #[serde(rename = "tda-2011")]
    Tda2011,
    /// A general Polish house rule set.
    #[serde(rename = "house-000")]
    House000,
    /// A home game with the button simply moving on.
    #[serde(rename = "home-001")]
    Home001,
    /// Polish rules for draw, hold'em and Omaha.
    #[serde(rename = "pl-004")]
    Pl004,
    /// TDA 2011 as some rooms play it.
    #[serde(rename = "local-003")]
    Local003,
    /// Ultimate Texas Hold'em, which the house banks: cited, but no rule set of a tournament.
    #[serde(rename = "uth-002")]
    Uth002,
}

impl Rulebook {
    /// Every rulebook that a tournament may follow: the default first, TDA editions newest first.
    pub const ALL: [Self; 8] = [
        Self::Tda2024,
        Self::Tda2022,
        Self::Tda2019,
        Self::Tda2011,
        Self::House000,
        Self::Home001,
        Self::Pl004,
        Self::Local003,
    ];

    /// The newest edition that is known here: it holds wherever nobody chose a book.
    pub const NEWEST: Self = Self::ALL[0];

    /// The book that stands in where this one is silent.
    #[must_use]
    pub const fn fallback(self) -> Option<Self> {
        match self {
            Self::Tda2024 | Self::Tda2022 | Self::Tda2019 | Self::Tda2011 | Self::Uth002 => None,
            Self::House000 | Self::Home001 | Self::Pl004 | Self::Local003 => Some(Self::Tda2011),
        }
    }

    /// The book whose answers hold where a row of options does not name this one: editions share
    /// what did not change, and Ultimate Texas hold'em goes by TDA 2024.
    #[must_use]
    pub const fn answers_like(self) -> Option<Self> {
        match self {
            Self::Tda2019 => Some(Self::Tda2022),
            Self::Tda2022 | Self::Uth002 => Some(Self::Tda2024),
            Self::Tda2024 | Self::Tda2011 => None,
            Self::House000 | Self::Home001 | Self::Pl004 | Self::Local003 => None,
        }
    }

    /// The name by which files and the terminal call it.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Tda2011 => "tda-2011",
            Self::Tda2019 => "tda-2019",
            Self::Tda2022 => "tda-2022",
            Self::Tda2024 => "tda-2024",
            Self::House000 => "house-000",
            Self::Home001 => "home-001",
            Self::Pl004 => "pl-004",
            Self::Local003 => "local-003",
            Self::Uth002 => "uth-002",
        }
    }

    /// Points at a rule of this edition and says what it contributes.
    ///
    /// `gist` is the id of a sentence in the text catalogue, in our own words.
    #[must_use]
    pub const fn cite(self, number: &'static str, gist: &'static str) -> Citation {
        Citation { rulebook: self, number, gist }
    }
}

/// A rule of one edition, with the part of it that matters here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Citation {
    /// Which book, in which edition.
    pub rulebook: Rulebook,
    /// The number in that edition, with its letter: `11-A`.
    pub number: &'static str,
    /// The id of the sentence that says what the rule contributes.
    pub gist: &'static str,
}

#[cfg(test)]
mod tests {
    use super::Rulebook;
    use crate::Edition;
    use strum::VariantArray;

    /// A new edition is offered, and it is the default.
    #[test]
    fn every_book_is_offered_and_the_newest_edition_first() {
        let offered = |book: &Rulebook| Rulebook::ALL.contains(book) || *book == Rulebook::Uth002;
        assert!(Rulebook::VARIANTS.iter().all(offered));
        let editions: Vec<Edition> = Rulebook::ALL.into_iter().filter_map(Edition::of).collect();
        assert!(editions.is_sorted_by(|newer, older| newer > older), "{editions:?}");
        assert_eq!(Edition::of(Rulebook::NEWEST), Edition::ALL.last().copied());
    }
}
