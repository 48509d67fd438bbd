//! Where the button and the blinds go, and what they are at this hand.

mod big_blind_option;
mod bring_in_all_in;
mod dodging_blinds;
mod first_hand;
mod frozen_button;
mod heads_up_button;
mod level;
mod next_hand;
mod open_pair;
mod single_ante;
mod wrong_button;
mod wrong_post;

use crate::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] = &[
    next_hand::TOPIC,
    first_hand::TOPIC,
    heads_up_button::TOPIC,
    frozen_button::TOPIC,
    wrong_button::TOPIC,
    level::TOPIC,
    big_blind_option::TOPIC,
    dodging_blinds::TOPIC,
    single_ante::TOPIC,
    wrong_post::TOPIC,
    bring_in_all_in::TOPIC,
    open_pair::TOPIC,
];
