//! What several screens show: above a widget, for it reads the view, and below a screen.

mod amount;
mod answer;
mod bust_form;
mod chip_stack;
mod kept;
mod moment_form;
mod mute;
mod no_font;
mod pays_form;
mod pick_player;
mod player_clock_buttons;
mod player_query;
mod run_clock;
mod save_sheet;
pub mod settings;
mod sits_out;
mod stakes;
pub mod structure;
mod unsaved;

pub use amount::amount_typed;
pub use answer::{answer_ui, asking_ui};
pub use bust_form::BustForm;
pub use chip_stack::stack_ui;
pub use kept::Kept;
pub use moment_form::MomentForm;
pub use mute::mute_ui;
pub use no_font::{no_font_ui, no_font_words};
pub use pays_form::{PaysForm, prices_for};
pub use pick_player::Pick;
pub use player_clock_buttons::{call_clock, player_clock_ui, shot_clock_ui};
pub use player_query::Query;
pub use run_clock::{clock_button_ui, left_words, run_words};
pub use save_sheet::save_sheet_ui;
pub use sits_out::{penalty_ui, sits_out_words};
pub use stakes::stakes_line;
pub use unsaved::unsaved_ui;
