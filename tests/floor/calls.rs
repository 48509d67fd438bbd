//! Floor calls, section by section: cases by their names, near cases, options, bad facts.

mod betting;
<<<<<<< HEAD
=======
mod betting_any_facts;
mod betting_points;
>>>>>>> main
mod betting_words;
mod dealing;
mod dealing_boards;
mod dealing_button;
mod dealing_options;
