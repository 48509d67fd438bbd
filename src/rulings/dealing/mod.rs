//! Deals, boards, burns and exposed cards.

pub mod substantial_action;

use crate::rulings::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] = &[substantial_action::TOPIC];
