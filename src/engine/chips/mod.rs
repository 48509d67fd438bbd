//! Chips: what is in play and why, the chip set, when a denomination goes, and the race for it.
//!
//! Every chip that was bought is in a stack, or is known to be somewhere.

mod cause;
mod chip_set;
mod correct;
mod counts;
mod forfeit;
mod ledger;

pub use cause::ChipCause;
pub use chip_set::{ChipSet, Denomination, Edge};
pub use correct::{apply_chips_corrected, decide_correct_chips};
pub use counts::{
    CountOccasion, CountResult, CountRound, Counted, CountedTable, Counts, EndedCount,
    apply_count_begun, apply_count_ended, apply_stacks_counted, counted_tables, decide_begin_count,
    decide_count_stacks, decide_end_count,
};
pub use forfeit::{
    Forfeit, ForfeitReason, Forfeited, apply_forfeited, decide_forfeit, decide_surrender,
};
pub use ledger::ChipLedger;
pub(in crate::engine) use ledger::{Sums, signed};
