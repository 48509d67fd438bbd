//! The floor, without a window: every topic, ruling and file.

mod balance;
mod button;
mod by_rule;
mod csv;
mod cues;
mod draws;
mod evening;
mod hostile;
mod players_clock;
mod properties;
mod rulings;
mod saves;
mod scenarios;
mod simulation;
mod storage;
mod terminal;
mod words;
