//! Levels, the clock on a player, chips and color-ups.

mod busts_in_one_hand;
mod chip_race;
mod chip_race_late_find;
mod chips_in_transit;
mod chips_visible;
mod clock;
mod color_up;
mod found_chips;
mod hand_for_hand;
mod small_chips;
mod stalling;

use crate::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] = &[
    clock::TOPIC,
    stalling::TOPIC,
    hand_for_hand::TOPIC,
    busts_in_one_hand::TOPIC,
    chip_race::TOPIC,
    chip_race_late_find::TOPIC,
    color_up::TOPIC,
    chips_visible::TOPIC,
    chips_in_transit::TOPIC,
    found_chips::TOPIC,
    small_chips::TOPIC,
];
