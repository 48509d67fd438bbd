//! The floor, without a window: every topic, ruling and file.

mod balance;
mod button;
mod by_rule;
mod csv;
mod cues;
mod draws;
mod evening;
mod evenings;
mod hostile;
mod needs;
mod places;
mod players_clock;
mod print;
mod properties;
mod rule_pages;
mod ruling_log;
mod rulings;
mod saves;
mod scenarios;
mod simulation;
mod storage;
mod structure;
mod terminal;
mod typed;
mod words;
