//! Chip races: a value goes, and its odd chips are raced for larger ones.
//!
//! Whole chips are exchanged straight; every odd chip then gets a card, and the highest cards win
//! the larger chips that all odd chips of the table are worth, one for a player at most.
//!
//! Rules: TDA 2011 §21; TDA 2024 §24.

mod book;
mod command;
mod event;
mod late_find;
mod race;
mod record;
mod rules;
mod table;

pub use book::{RaceBook, RacedValue};
pub use command::{
    decide_exchange, decide_late_chips, decide_race, decide_waive_color_up, exchanged, raced_for,
    smallest_after,
};
pub use event::{
    LateChips, apply_chips_raced, apply_color_up_waived, apply_exchanged, apply_late_chips,
};
pub use late_find::late_find;
pub use race::{RaceResult, Racer, odd_chips, race};
pub use record::{
    ChipExchange, Exchanged, RaceStep, RacedSeat, RacedStep, RacedTable, SeatChips, SeatRace,
    TableChips,
};
pub use rules::{Rescue, Rounding};

/// Cards that can be dealt in one race: one deck.
pub const RACE_CARDS: u32 = 52;
