//! Bets, calls, raises and turns.

use crate::rulings::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] = &[];
