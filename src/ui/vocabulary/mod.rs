//! The words of the window, below its screens: what can be done, and where one can go.
//!
//! A screen knows these and no other screen; the program on top knows what each of them means.

mod action;
mod chips_part;
mod clock_action;
mod destination;
mod keymap;
mod log_action;
mod look;
mod monitor;
mod print_choice;
mod rulings_action;
mod screen_id;
mod typing;
mod verb;

pub use action::{Action, Actions, NewTournament};
pub use chips_part::ChipsPart;
pub use clock_action::{ClockAction, WhichClock};
pub use destination::Destination;
pub use keymap::{Keymap, KeysRefused, forget_held, keys_pressed};
pub use log_action::{LogAction, TakeBack, TakeBackWay};
pub use look::Look;
pub use monitor::{Monitor, MonitorPlace, find};
pub use print_choice::{PrintChoice, Whom};
pub use rulings_action::RulingsAction;
pub use screen_id::ScreenId;
pub use typing::{Early, take_early, take_rest};
pub use verb::{ClockTurn, Done, Offered, Verb, VerbGroup};
