//! Pots: what lies in the middle, who plays for it, and who gets how much.

mod award;
mod layers;
mod odd_chips;
mod payout;

pub use award::{Award, Part};
pub use layers::{Pot, Stake};
pub use odd_chips::{OddChips, SameHands, divide, from_the_button};
pub use payout::{InPot, PaidPot, Payout, PotError, PotOptions, PotsOf, pay};
