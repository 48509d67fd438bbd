//! Prizes and deals: figures that a floor is asked for, whatever the book.

mod deal;
mod figures;
mod icm;
mod payouts;
mod shares_facts;

use crate::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] = &[payouts::TOPIC, deal::TOPIC, icm::TOPIC];
