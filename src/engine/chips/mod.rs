//! Chips: what is in play and why, the chip set, when a denomination goes, and the race for it.
//!
//! Every chip that was bought is in a stack, or is known to be somewhere.

mod cause;
mod chip_set;
mod ledger;

pub use cause::ChipCause;
pub use chip_set::{ChipSet, Denomination, Edge};
pub use ledger::ChipLedger;
pub(in crate::engine) use ledger::signed;
