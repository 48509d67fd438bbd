//! Pots: what lies in the middle, who plays for it, and who gets how much.

mod award;
mod layers;
mod odd_chips;
mod options;
mod payout;

pub use award::{Award, PotPart};
pub use layers::{Pot, PotError, Stake};
pub use odd_chips::{divide, from_the_button};
pub use options::{OddChips, PotOptions, SameHands};
pub use payout::{InPot, PaidPot, Payout, PotsOf, pay};
