//! What people read, as plain data: no layout, no sentences.
//!
//! A report is a [`Sheet`] of named cells, so that every one of them prints as text, JSON, RON,
//! CSV and a web page without code of its own. What the window looks at has types.

#![deny(clippy::disallowed_methods, clippy::disallowed_types)]

mod corrections;
mod cues;
mod evening;
mod header;
mod known;
mod lists;
mod needs;
mod outlook;
mod pace;
mod paper;
mod players_clock;
mod rulings;
mod seat_changes;
mod settings;
mod sheet;
mod slips;
mod subjects;

pub use corrections::{Correction, corrections};
pub use cues::{Cue, Heard, cue};
pub use evening::{Arrival, Deed, Evening, Line, Stay, evening};
pub use header::{Header, header};
pub use known::{Known, KnownLevel, KnownTable, known};
pub use lists::{
    chips, clock, moves, seats, standings, structure, summary, tables, tables_with_button,
};
pub use needs::{Need, needs};
pub use outlook::Outlook;
pub use pace::{TablePace, pace, shared_prizes, table_paces};
pub use paper::{
    Choice, InSeat, SeatedTable, Sitter, newest_draw, seated_tables, sitters, sort_by_name,
};
pub use players_clock::{Phase, PlayersClock, Waits, players_clock, waits};
pub use rulings::{RulingLine, rulings, rulings_sheet};
pub use seat_changes::{RECENT_MILLIS, SeatChange, SeatChanges, age_millis, seat_changes};
pub use settings::{
    Later, SETTINGS, Setting, SettingChange, SettingGroup, SettingValue, option_changes,
    setting_changes,
};
pub use sheet::{Cell, Row, Sheet};
pub use slips::{MoveSlip, WhichMoves, move_slips};
pub use subjects::{Kind, Subjects};
