//! Cards and chips of one hand: what was dealt, who wins, who gets what, who acts.
//!
//! Knows no table, no tournament and no rulebook: where books differ, the choice comes in as an
//! option. A hand says which five cards it is made of, so that a floorman can show it.

#![warn(missing_docs)]
#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod card;
mod card_set;
mod deck;
pub mod games;
pub mod hands;
pub mod pots;
mod seat;
pub mod stud;
pub mod uth;
pub mod wagers;

pub use card::{Card, CardError, Rank, Suit, read_cards, read_cards_of_decks};
pub use card_set::CardSet;
pub use deck::Deck;
pub use seat::{AMOUNT_MAX, Seat};
