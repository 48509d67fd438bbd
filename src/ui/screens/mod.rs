//! The screens, one for each thing that a floor person looks at.
//!
//! A screen reads the view and asks through it; it holds only what is half-typed or chosen.

pub mod chips;
pub mod clock;
pub mod league;
pub mod log;
pub mod penalties;
pub mod people;
pub mod players;
pub mod print;
pub mod prizes;
pub mod rulings;
pub mod setup;
pub mod start;
pub mod tables;
