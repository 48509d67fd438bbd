//! Who shows, who sees, who wins, and what becomes of the chips.

mod all_in_face_up;
mod ask_to_see;
mod bring_in;
mod dealt;
mod declared_hand;
mod disputed_pot;
mod draw_flow;
mod fold_at_showdown;
mod hidden_winner;
mod muck;
mod not_settled;
mod odd_chip;
mod play_the_board;
mod pots;
mod premature_discard;
mod run_it_twice;
#[expect(clippy::module_inception, reason = "the section holds the topic of the same name")]
mod showdown;
mod showdown_order;
mod spoken;
mod stud;
mod stud_dead_hand;
mod stud_last_card;
mod stud_order;
mod uth;
mod uth_stage;
mod wrong_split;

use crate::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] = &[
    showdown::TOPIC,
    showdown_order::TOPIC,
    all_in_face_up::TOPIC,
    ask_to_see::TOPIC,
    hidden_winner::TOPIC,
    muck::TOPIC,
    fold_at_showdown::TOPIC,
    premature_discard::TOPIC,
    declared_hand::TOPIC,
    play_the_board::TOPIC,
    pots::TOPIC,
    odd_chip::TOPIC,
    disputed_pot::TOPIC,
    wrong_split::TOPIC,
    run_it_twice::TOPIC,
    stud_order::TOPIC,
    bring_in::TOPIC,
    stud_last_card::TOPIC,
    stud_dead_hand::TOPIC,
    draw_flow::TOPIC,
    uth::TOPIC,
    uth_stage::TOPIC,
];
