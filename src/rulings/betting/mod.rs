//! Bets, calls, raises and turns.

mod accepted_action;
mod changed_words;
mod chip_count;
mod conditional_words;
mod first_to_act;
mod fold_without_bet;
mod forward_motion;
mod hidden_chip;
mod invalid_words;
mod limit_cap;
mod one_chip;
mod open_betting;
mod options_in_turn;
mod out_of_turn;
mod overbet;
mod pot_limit;
mod pot_word;
mod prior_chips;
mod raise_size;
mod raise_words;
mod round_closed;
mod several_chips;
mod short_all_in;
mod short_bet;
mod skipped_player;
mod speak_up;
mod straddle;
mod string_bet;
mod table_stakes;
mod unclear_amount;
mod undercall;
mod wager;
mod wagers;

use crate::Topic;

/// The topics of this section, in the order in which they are listed.
pub const TOPICS: &[Topic] = &[
    wager::TOPIC,
    one_chip::TOPIC,
    several_chips::TOPIC,
    prior_chips::TOPIC,
    raise_size::TOPIC,
    raise_words::TOPIC,
    string_bet::TOPIC,
    changed_words::TOPIC,
    unclear_amount::TOPIC,
    pot_word::TOPIC,
    invalid_words::TOPIC,
    undercall::TOPIC,
    short_bet::TOPIC,
    accepted_action::TOPIC,
    overbet::TOPIC,
    short_all_in::TOPIC,
    open_betting::TOPIC,
    pot_limit::TOPIC,
    limit_cap::TOPIC,
    out_of_turn::TOPIC,
    skipped_player::TOPIC,
    conditional_words::TOPIC,
    fold_without_bet::TOPIC,
    forward_motion::TOPIC,
    straddle::TOPIC,
    first_to_act::TOPIC,
    options_in_turn::TOPIC,
    round_closed::TOPIC,
    chip_count::TOPIC,
    hidden_chip::TOPIC,
    table_stakes::TOPIC,
    speak_up::TOPIC,
];
