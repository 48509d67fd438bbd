//! Stud: what lies open decides who brings in, who acts and who shows; and the last card.

mod last_card;
mod opening;
mod up_cards;

pub use last_card::{LastCard, LastCardMethod, LastCards, ShortDeck, last_card, last_card_from};
pub use opening::{OpeningError, Street, StudGame, TiedBoards, first_to_act, first_to_show};
pub use up_cards::{Aces, UpHand, up_hand};
