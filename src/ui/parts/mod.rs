//! What several screens show: above a widget, for it reads the view, and below a screen.

pub mod answer;
pub mod bust_form;
pub mod chip_stack;
pub mod kept;
pub mod moment_form;
pub mod moves;
pub mod mute;
pub mod pick_player;
pub mod player_clock_buttons;
pub mod player_query;
pub mod run_clock;
pub mod settings;
pub mod sits_out;
pub mod stakes;
pub mod structure;
