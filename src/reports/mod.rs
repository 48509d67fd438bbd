//! What people read, as plain data: no layout, no sentences.
//!
//! A report is a [`Sheet`] of named cells, so that every one of them prints as text, JSON, RON,
//! CSV and a web page without code of its own. What the window looks at has types.

#![deny(clippy::disallowed_methods, clippy::disallowed_types)]

mod header;
mod lists;
mod needs;
mod settings;
mod sheet;

pub use header::{Header, header};
pub use lists::{
    chips, clock, moves, seats, standings, structure, summary, tables, tables_with_button,
};
pub use needs::{Need, needs};
pub use settings::{
    Later, SETTINGS, Setting, SettingChange, SettingGroup, SettingValue, setting_changes,
};
pub use sheet::{Cell, Row, Sheet};
