//! Bets, calls, raises and turns.

mod limit_cap;
mod open_betting;
mod pot_limit;

use crate::rulings::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] = &[open_betting::TOPIC, pot_limit::TOPIC, limit_cap::TOPIC];
