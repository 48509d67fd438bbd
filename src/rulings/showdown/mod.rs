//! Who shows, who sees, who wins, and what becomes of the chips.

use crate::rulings::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] = &[];
