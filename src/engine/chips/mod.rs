//! Chips: what is in play and why, the chip set, when a denomination goes, and the race for it.
//!
//! Every chip that was bought is in a stack, or is known to be somewhere.

mod cause;
mod chip_set;
mod ledger;
mod racing;

pub use cause::ChipCause;
pub use chip_set::{ChipSet, Denomination, Edge};
pub use ledger::ChipLedger;
pub(in crate::engine) use ledger::signed;
pub use racing::{
    ChipExchange, Exchanged, Outcome, RACE_CARDS, RaceBook, RaceStep, RacedSeat, RacedStep,
    RacedTable, RacedValue, Racer, Rescue, Rounding, SeatChips, SeatRace, TableChips,
    apply_chips_raced, apply_late_chips, decide_exchange, decide_late_chips, decide_race,
    late_find, odd_chips, race, raced_for,
};
