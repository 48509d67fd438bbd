//! Chips: what is in play and why, the chip set, when a denomination goes, and the race for it.
//!
//! Every chip that was bought is in a stack, or is known to be somewhere.

mod capacity;
mod cause;
mod check;
mod chip_set;
mod color_up;
mod correct;
mod counting;
mod counts;
mod forfeit;
mod forfeited;
mod ledger;
mod racing;
mod sold;
mod stacks;
mod starting_stacks;

pub use capacity::{Capacity, ChipCapacity, Served, capacity};
pub use cause::ChipCause;
pub use check::{KINDS_MAX, LevelFlag, SetFlag, check_chip_set, level_flags, set_flags};
pub use chip_set::{ChipSet, Denomination, Edge};
pub use color_up::{
    ColorUpPlan, ColorUpStep, Placing, PlanFacts, PlanFlag, Removal, color_up_plan,
    marked_color_ups, with_color_ups,
};
pub(crate) use correct::check_note;
pub use correct::{apply_chips_corrected, decide_correct_chips};
pub use counting::{
    apply_count_begun, apply_count_ended, apply_stacks_counted, counted_tables, decide_begin_count,
    decide_count_stacks, decide_end_count,
};
pub use counts::{
    CountOccasion, CountResult, CountRound, Counted, CountedTable, Counts, EndedCount,
};
pub use forfeit::{apply_forfeited, decide_forfeit};
pub use forfeited::{Forfeit, ForfeitReason, Forfeited};
pub use ledger::ChipLedger;
pub(crate) use ledger::{Sums, signed};
pub use racing::{
    ChipExchange, Exchanged, LateChips, RACE_CARDS, RaceBook, RaceResult, RaceStep, RacedSeat,
    RacedStep, RacedTable, RacedValue, Racer, Rescue, Rounding, SeatChips, SeatRace, TableChips,
    apply_chips_raced, apply_color_up_waived, apply_exchanged, apply_late_chips, decide_exchange,
    decide_late_chips, decide_race, decide_waive_color_up, exchanged, late_find, odd_chips, race,
    raced_for, smallest_after,
};
pub use sold::{Sold, out_of_the_case};
pub(crate) use stacks::{check_stack, restack};
pub use starting_stacks::{
    NoStack, Proposal, STACK_CHIPS_MAX, StackKind, StackWish, starting_stacks, usual_stack,
};
