//! Hands of five cards: what they are worth, and what decides between two of them.
//!
//! [`Ranking`] has the ways in which poker values the cards that are played. [`best`] takes every
//! five cards that a game allows and says which of them are played; [`high_strength`] gives the
//! same strength for five to seven cards at once, without saying which.

mod best;
mod category;
mod hand;
mod high;
mod ranking;
mod strength;

pub use best::{best, best_badugi, best_of_two_and_three};
pub use category::Category;
pub use hand::{Deciding, Hand};
pub use high::high_strength;
pub use ranking::{LowRuns, LowStraight, Ranking, ShortTrips, TopFlush};
pub use strength::Strength;
