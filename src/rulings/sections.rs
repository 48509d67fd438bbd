//! All topics, by the sections in which a floor looks for them.

use crate::topic::Topic;
use crate::{
    betting, button_and_blinds, clock_and_chips, conduct, dealing, general, money, players,
    seating, showdown,
};

/// The topics of each section, in the order in which they are listed.
const SECTIONS: [&[Topic]; 10] = [
    betting::TOPICS,
    dealing::TOPICS,
    showdown::TOPICS,
    button_and_blinds::TOPICS,
    seating::TOPICS,
    clock_and_chips::TOPICS,
    players::TOPICS,
    conduct::TOPICS,
    money::TOPICS,
    general::TOPICS,
];

/// Every topic, in the order in which they are listed.
pub fn topics() -> impl Iterator<Item = &'static Topic> {
    SECTIONS.into_iter().flatten()
}

impl Topic {
    /// The topic with this slug; None where there is none.
    #[must_use]
    pub fn find(slug: &str) -> Option<&'static Self> {
        topics().find(|topic| topic.slug == slug)
    }
}
