//! Whether what is said to have been dealt can have been dealt.

use super::Game;
use crate::{Card, CardSet, Seat};
use std::collections::BTreeSet;

/// The cards in front of one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holding {
    /// The seat whose cards they are.
    pub seat: Seat,
    /// All cards of that seat, without those on the board.
    pub cards: Vec<Card>,
}

/// What is wrong with a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DealError {
    /// Nobody holds cards.
    NobodyIn,
    /// A seat has the number 0; they count from 1.
    SeatZero,
    /// The seat stands there twice.
    SeatTwice(Seat),
    /// The card lies in two places.
    CardTwice(Card),
    /// The deck of this game does not have the card.
    CardNotInDeck(Card),
    /// A player has another number of cards than the game deals.
    OwnCards {
        /// The seat that has too many or too few.
        seat: Seat,
        /// How many they have.
        has: usize,
        /// How many the game deals.
        wants: usize,
    },
    /// There is another number of cards on the board than the game deals.
    Board {
        /// How many lie on the board.
        has: usize,
        /// The least that the game deals.
        least: usize,
        /// The most that the game deals.
        most: usize,
    },
}

/// Whether each seat and each card stands there once, and the deck has the cards.
///
/// # Errors
/// Where not.
pub(crate) fn check_deal<'a>(
    game: Game,
    holdings: impl IntoIterator<Item = (Seat, &'a [Card])>,
    board: &[Card],
) -> Result<(), DealError> {
    let (mut seats, mut seen) = (BTreeSet::new(), CardSet::default());
    let mut look = |cards: &[Card]| {
        for card in cards {
            if !game.deck().has(*card) {
                return Err(DealError::CardNotInDeck(*card));
            }
            if !seen.insert(*card) {
                return Err(DealError::CardTwice(*card));
            }
        }
        Ok(())
    };
    for (seat, cards) in holdings {
        if seat.0 == 0 {
            return Err(DealError::SeatZero);
        }
        if !seats.insert(seat) {
            return Err(DealError::SeatTwice(seat));
        }
        look(cards)?;
    }
    look(board)?;
    match seats.is_empty() {
        true => Err(DealError::NobodyIn),
        false => Ok(()),
    }
}

/// Whether the board and this player have as many cards as the game deals.
///
/// # Errors
/// Where not.
pub(super) fn check_numbers(
    game: Game,
    seat: Seat,
    cards: &[Card],
    board: &[Card],
) -> Result<(), DealError> {
    let allowed = game.board();
    if !allowed.contains(&board.len()) {
        let (least, most) = (*allowed.start(), *allowed.end());
        return Err(DealError::Board { has: board.len(), least, most });
    }
    let wants = game.own(board.len());
    match cards.len() == wants {
        true => Ok(()),
        false => Err(DealError::OwnCards { seat, has: cards.len(), wants }),
    }
}
