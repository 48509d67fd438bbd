//! What stands above the single rule.

mod floor_decision;
mod house_procedure;
mod official_terms;
mod precedence;

use crate::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] =
    &[floor_decision::TOPIC, precedence::TOPIC, official_terms::TOPIC, house_procedure::TOPIC];
