//! Where the button and the blinds go.

mod next_hand;

use crate::rulings::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] = &[next_hand::TOPIC];
