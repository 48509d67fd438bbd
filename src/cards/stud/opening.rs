//! Who begins a street of stud, and who shows first.

use super::{Aces, up_hand};
use crate::{Card, CardSet, Seat};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use strum::{EnumString, VariantNames};

/// A game of stud, as far as the order of play goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, EnumString, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum StudGame {
    /// Seven-card stud.
    Stud7,
    /// Seven-card stud, high and low.
    Stud8,
    /// Seven-card stud for low hands.
    Razz,
    /// Five-card stud.
    Stud5,
}

/// How open boards of the same ranks are put in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TiedBoards {
    /// The first to the left of the button, or of the dealer.
    Position,
    /// The high card by suit begins in stud, the low card by suit in razz.
    ///
    /// Rules: TDA 2024 RP-10-D.
    Suit,
}

/// One street of a stud game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Street {
    /// Which stud game is played: in razz, other cards act first.
    pub game: StudGame,
    /// Which street: the third deals the first open card; in five-card stud, the second.
    pub street: u8,
    /// How many seats the table has.
    pub seats_at_table: u8,
    /// The button or the dealer's seat, from which positions count.
    pub button: Seat,
    /// Who still holds cards, with everything that lies open in front of them.
    pub up_cards: BTreeMap<Seat, Vec<Card>>,
}

/// What is wrong with a street.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpeningError {
    /// Nobody holds cards.
    NobodyIn,
    /// The table has no such seat.
    SeatUnknown(Seat),
    /// The game has no such street, or no bets on it.
    StreetUnknown(u8),
    /// The card lies in two places.
    CardTwice(Card),
    /// A player shows another number of cards than the street has dealt.
    UpCards {
        /// The seat that shows too many or too few cards.
        seat: Seat,
        /// How many they show.
        has: usize,
        /// How many lie open on this street.
        wants: usize,
    },
}

impl StudGame {
    /// Where aces stand; where they are low, low boards begin.
    #[must_use]
    pub const fn aces(self) -> Aces {
        match self {
            Self::Razz => Aces::Low,
            Self::Stud7 | Self::Stud8 | Self::Stud5 => Aces::High,
        }
    }

    /// How many cards lie open before each player on a street; none where there is no such street.
    #[must_use]
    pub const fn open_on(self, street: u8) -> Option<usize> {
        match (self, street) {
            (Self::Stud5, 2) | (Self::Stud7 | Self::Stud8 | Self::Razz, 3) => Some(1),
            (Self::Stud5, 3) | (Self::Stud7 | Self::Stud8 | Self::Razz, 4) => Some(2),
            (Self::Stud5, 4) | (Self::Stud7 | Self::Stud8 | Self::Razz, 5) => Some(3),
            (Self::Stud5, 5) | (Self::Stud7 | Self::Stud8 | Self::Razz, 6 | 7) => Some(4),
            _ => None,
        }
    }
}

/// Who begins this street: whoever brings in on the first one, then the best open board.
///
/// The lowest card by suit brings in, in razz the highest with the ace low. Later the highest
/// board begins, in razz the lowest.
///
/// # Errors
/// Where the street cannot look like that.
///
/// Rules: TDA 2024 RP-10-D.
pub fn first_to_act(street: &Street, tied: TiedBoards) -> Result<Seat, OpeningError> {
    street.check()?;
    let aces = street.game.aces();
    let boards = street.up_cards.iter();
    let first = if street.game.open_on(street.street) == Some(1) {
        boards.min_by_key(|(_, cards)| {
            let door = cards.first();
            door.map(|card| match aces {
                Aces::Low => (u8::MAX - card.rank.number_ace_low(), 3 - card.suit as u8),
                Aces::High => (card.rank.number(), card.suit as u8),
            })
        })
    } else {
        boards.min_by_key(|(seat, cards)| {
            let hand = up_hand(cards, aces);
            let position = (seat.left_of(street.button, street.seats_at_table), Vec::new());
            let by_suit = (0, suits(cards, aces));
            let tie = if tied == TiedBoards::Suit { by_suit } else { position };
            match aces {
                Aces::Low => (Some(hand), None, tie),
                Aces::High => (None, Some(Reverse(hand)), tie),
            }
        })
    };
    first.map(|(seat, _)| *seat).ok_or(OpeningError::NobodyIn)
}

/// The cards in the order in which suits decide between boards of the same ranks.
fn suits(cards: &[Card], aces: Aces) -> Vec<(u8, u8)> {
    let mut cards: Vec<(u8, u8)> = cards
        .iter()
        .map(|card| match aces {
            Aces::Low => (card.rank.number_ace_low(), card.suit as u8),
            Aces::High => (u8::MAX - card.rank.number(), 3 - card.suit as u8),
        })
        .collect();
    cards.sort_unstable();
    cards
}

/// Who shows first: whoever bet or raised last on the last street, else who began it.
///
/// # Errors
/// Where the street cannot look like that, or the aggressor holds no cards.
///
/// Rules: TDA 2011 §12; TDA 2024 §17-A.
pub fn first_to_show(
    last_street: &Street,
    aggressor: Option<Seat>,
    tied: TiedBoards,
) -> Result<Seat, OpeningError> {
    let first = first_to_act(last_street, tied)?;
    match aggressor {
        Some(seat) if last_street.up_cards.contains_key(&seat) => Ok(seat),
        Some(seat) => Err(OpeningError::SeatUnknown(seat)),
        None => Ok(first),
    }
}

impl Street {
    fn check(&self) -> Result<(), OpeningError> {
        let Some(wants) = self.game.open_on(self.street) else {
            return Err(OpeningError::StreetUnknown(self.street));
        };
        let seats: BTreeSet<Seat> = self.up_cards.keys().copied().collect();
        let all = 1..=self.seats_at_table;
        let unknown = seats.into_iter().chain([self.button]).find(|seat| !all.contains(&seat.0));
        if let Some(seat) = unknown {
            return Err(OpeningError::SeatUnknown(seat));
        }
        let mut seen = CardSet::default();
        for (seat, cards) in &self.up_cards {
            if cards.len() != wants {
                return Err(OpeningError::UpCards { seat: *seat, has: cards.len(), wants });
            }
            if let Some(card) = cards.iter().find(|card| !seen.insert(**card)) {
                return Err(OpeningError::CardTwice(*card));
            }
        }
        Ok(())
    }
}
