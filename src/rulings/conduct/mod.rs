//! Manners, cheating, penalties.

mod devices;
mod disclosure;
mod etiquette;
mod exposing_cards;
mod language;
mod loans;
mod penalty;
mod penalty_ladder;
mod soft_play;
mod strength;

use crate::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] = &[
    penalty::TOPIC,
    penalty_ladder::TOPIC,
    etiquette::TOPIC,
    devices::TOPIC,
    disclosure::TOPIC,
    exposing_cards::TOPIC,
    soft_play::TOPIC,
    language::TOPIC,
    loans::TOPIC,
];
