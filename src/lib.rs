//! Floorman runs poker tournaments: clock, seating, balancing, dead button, rulings.
//!
//! Layers outside, topics inside, and the same word at every level.
//! Layers answer *may this code touch the world?*; topics answer *what is it about?*
//! A name points only downward in this list, which `tests/architecture.rs` checks.

#![warn(missing_docs)]
#![deny(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

pub mod cards;
pub mod cli;
pub mod engine;
pub mod print;
pub mod reports;
pub mod rulebook;
pub mod rulings;
pub mod session;
pub mod storage;
#[cfg(feature = "gui")]
pub mod ui;
pub mod words;
