//! Who is in, absent, late or leaving.

use crate::rulings::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] = &[];
