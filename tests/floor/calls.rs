//! Floor calls, section by section: cases by their names, near cases, options, bad facts.

mod betting;
mod betting_any_facts;
mod betting_points;
mod betting_words;
mod dealing;
mod dealing_boards;
mod dealing_button;
mod dealing_options;
