//! A hand begins: at one table, or at all of them at once while tables play hand for hand.
//!
//! Button and blinds move, those who sit it out post and miss a hand of their penalties, and the
//! clock on a player is over. The hand itself is played with cards and is not known here.

mod coming;
mod command;
mod event;
mod table_button;

pub use command::{decide_count_hand, decide_next_hand, decide_next_hand_for_hand};
pub use event::{apply_hand_begun, apply_hand_counted, apply_hand_for_hand_begun};
pub use table_button::{TableButton, TablePositions, WhichHand, table_button};
