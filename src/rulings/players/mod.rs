//! Who is in, absent, late or leaving.

mod absent_player;
mod action_pending;
mod at_your_seat;
mod buy_in_limit;
mod late_or_re_entry;
mod leaving_early;
mod new_player_post;
mod new_player_seat;
mod player_identity;
mod rebuy;
mod seat_taken_twice;
mod special_needs;
mod wrong_seat;

use crate::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] = &[
    at_your_seat::TOPIC,
    action_pending::TOPIC,
    absent_player::TOPIC,
    new_player_seat::TOPIC,
    new_player_post::TOPIC,
    wrong_seat::TOPIC,
    seat_taken_twice::TOPIC,
    late_or_re_entry::TOPIC,
    rebuy::TOPIC,
    leaving_early::TOPIC,
    buy_in_limit::TOPIC,
    special_needs::TOPIC,
    player_identity::TOPIC,
];
