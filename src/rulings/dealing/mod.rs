//! Deals, boards, burns and exposed cards.

mod dealer_push;
mod dealing_steps;
mod deck_change;
mod dropped_stub;
mod exact_redeal;
mod exposed_burn;
mod exposed_card;
mod fault;
mod flop_without_burn;
mod fouled_deck;
mod four_card_flop;
mod misdeal;
mod premature_board;
mod rabbit_hunting;
mod remedy;
mod replacement_exposed;
mod shuffle_and_cut;
mod street_without_burn;
mod stuck_cards;
pub mod substantial_action;
mod wrong_burns;
mod wrong_number_of_cards;

pub use substantial_action::{Action, has_started};

use crate::Topic;
use fault::{Deal, Family, Fault, Recipient};
use remedy::call;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] = &[
    misdeal::TOPIC,
    substantial_action::TOPIC,
    exposed_card::TOPIC,
    replacement_exposed::TOPIC,
    wrong_number_of_cards::TOPIC,
    fouled_deck::TOPIC,
    exact_redeal::TOPIC,
    four_card_flop::TOPIC,
    flop_without_burn::TOPIC,
    street_without_burn::TOPIC,
    premature_board::TOPIC,
    wrong_burns::TOPIC,
    exposed_burn::TOPIC,
    stuck_cards::TOPIC,
    dropped_stub::TOPIC,
    deck_change::TOPIC,
    dealer_push::TOPIC,
    rabbit_hunting::TOPIC,
    shuffle_and_cut::TOPIC,
    dealing_steps::TOPIC,
];
