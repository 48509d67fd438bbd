//! What each target makes of its input, and what must be true of it.

pub mod acts;
pub mod arguments;
pub mod cited;
pub mod commands;
pub mod companions;
pub mod facts;
pub mod facts_typed;
pub mod files;
pub mod formula;
pub mod handed_on;
pub mod journal;
pub mod names;
pub mod people;
pub mod people_file;
pub mod players;
pub mod preferences;
pub mod rules;
pub mod screens;
pub mod script;
pub mod tdt;
pub mod template;
pub mod typed;
pub mod values;

mod sentences;
mod terminal;
mod whole;
