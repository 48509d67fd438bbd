//! Where people sit, and who moves.

mod balance;
mod breaking_table;
mod final_table;
mod halt;
mod worst_seat;

use crate::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] =
    &[worst_seat::TOPIC, balance::TOPIC, halt::TOPIC, breaking_table::TOPIC, final_table::TOPIC];
