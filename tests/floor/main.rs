//! The floor, without a window: every topic, ruling and file.

mod balance;
mod button;
mod by_rule;
mod csv;
mod draws;
mod evening;
mod evenings;
mod hostile;
mod places;
mod print;
mod properties;
mod rulings;
mod saves;
mod scenarios;
mod simulation;
mod storage;
mod structure;
mod terminal;
mod typed;
mod words;
