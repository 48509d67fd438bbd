//! Each game: its cards, and what is a hand in it.

use super::HandOptions;
use crate::hands::{Hand, Ranking, best, best_badugi, best_of_two_and_three};
use crate::{Card, Deck};
use std::ops::RangeInclusive;
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

/// A game of poker, as far as its showdown goes.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray, VariantNames,
)]
#[strum(serialize_all = "snake_case")]
pub enum Game {
    /// Texas hold'em: any five of two own cards and five on the board.
    Holdem,
    /// Omaha: exactly two of four own cards and three of the board.
    Omaha,
    /// Omaha with five own cards, of which exactly two play.
    Omaha5,
    /// Omaha, half the pot for a low hand of eight or better.
    Omaha8,
    /// Hold'em with the 36 cards from the six up.
    ShortDeck,
    /// Seven-card stud.
    Stud7,
    /// Seven-card stud, half the pot for a low hand of eight or better.
    Stud8,
    /// Seven-card stud for the lowest hand.
    Razz,
    /// Five-card stud.
    Stud5,
    /// Five-card draw; double draw, too, which only exchanges once more.
    Draw5,
    /// Draw for the lowest hand, ace to five.
    LowballA5,
    /// Draw for the lowest hand, deuce to seven.
    #[strum(serialize = "lowball_27")]
    Lowball27,
    /// Five-card draw with the 32 cards from the seven up.
    Draw32,
    /// Draw with four cards, for the lowest of different ranks and suits.
    Badugi,
}

/// What lies open in a game: a board, cards of each player, or nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Family {
    /// Cards for everybody on the board.
    Board,
    /// Cards that each player shows.
    Stud,
    /// Nothing: all cards stay in the hand.
    Draw,
}

impl Game {
    /// Every game.
    pub const ALL: &[Self] = <Self as VariantArray>::VARIANTS;

    /// What it is called in facts and in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The game with this id; None for any other word.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        id.parse().ok()
    }

    /// Whether a board, cards of each player, or nothing lies open.
    #[must_use]
    pub const fn family(self) -> Family {
        match self {
            Self::Holdem | Self::ShortDeck | Self::Omaha | Self::Omaha5 | Self::Omaha8 => {
                Family::Board
            }
            Self::Stud7 | Self::Stud8 | Self::Razz | Self::Stud5 => Family::Stud,
            Self::Draw5 | Self::LowballA5 | Self::Lowball27 | Self::Draw32 | Self::Badugi => {
                Family::Draw
            }
        }
    }

    /// The cards it is played with.
    #[must_use]
    pub const fn deck(self) -> Deck {
        match self {
            Self::Draw32 => Deck::SevenUp,
            Self::ShortDeck => Deck::SixUp,
            _ => Deck::Full,
        }
    }

    /// How many cards may lie on the board at the showdown.
    ///
    /// Stud has one where the deck was too short for a last card for everybody.
    #[must_use]
    pub const fn board(self) -> RangeInclusive<usize> {
        match self {
            Self::Holdem | Self::ShortDeck | Self::Omaha | Self::Omaha5 | Self::Omaha8 => 5..=5,
            Self::Stud7 | Self::Stud8 | Self::Razz => 0..=1,
            _ => 0..=0,
        }
    }

    /// How many own cards a player has at the showdown.
    #[must_use]
    pub const fn own(self, board: usize) -> usize {
        match self {
            Self::Holdem | Self::ShortDeck => 2,
            Self::Omaha | Self::Omaha8 | Self::Badugi => 4,
            Self::Omaha5 => 5,
            Self::Stud7 | Self::Stud8 | Self::Razz if board == 0 => 7,
            Self::Stud7 | Self::Stud8 | Self::Razz => 6,
            Self::Stud5 | Self::Draw5 | Self::LowballA5 | Self::Lowball27 | Self::Draw32 => 5,
        }
    }

    /// How its high hands are valued; nothing where only low hands win.
    #[must_use]
    pub const fn high(self, options: HandOptions) -> Option<Ranking> {
        use crate::hands::TopFlush;
        match self {
            Self::Razz | Self::LowballA5 | Self::Lowball27 | Self::Badugi => None,
            Self::Draw5 => Some(Ranking::High(options.draw)),
            Self::Draw32 => Some(Ranking::SevenUp(options.seven_up, options.seven_up_low)),
            Self::ShortDeck => Some(Ranking::SixUp(options.short_trips)),
            _ => Some(Ranking::High(TopFlush::FullHouse)),
        }
    }

    /// How its low hands are valued; nothing where only high hands win.
    #[must_use]
    pub const fn low(self, options: HandOptions) -> Option<Ranking> {
        match self {
            Self::Omaha8 | Self::Stud8 => Some(Ranking::EightOrBetter(options.low_runs)),
            Self::Razz | Self::LowballA5 => Some(Ranking::AceToFive),
            Self::Lowball27 => Some(Ranking::DeuceToSeven),
            Self::Badugi => Some(Ranking::Badugi),
            _ => None,
        }
    }

    /// The best hand that these cards make with this board; nothing where none qualifies.
    #[must_use]
    pub fn best(self, ranking: Ranking, own: &[Card], board: &[Card]) -> Option<Hand> {
        match self {
            Self::Omaha | Self::Omaha5 | Self::Omaha8 => best_of_two_and_three(ranking, own, board),
            Self::Badugi => best_badugi(own),
            _ => best(ranking, &[own, board].concat()),
        }
    }
}
