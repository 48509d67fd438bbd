//! What stands above the single rule.

use crate::rulings::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] = &[];
