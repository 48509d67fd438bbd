//! The words of the window, below its screens: what can be done, and where one can go.
//!
//! A screen knows these and no other screen; the program on top knows what each of them means.

mod action;
mod chips_part;
mod clock_action;
mod desk_action;
mod destination;
mod file_action;
mod keymap;
mod league_action;
mod list_action;
mod log_action;
mod look;
mod look_action;
mod monitor;
mod people_action;
mod print_choice;
mod rulings_action;
mod screen_id;
#[cfg(feature = "share")]
mod share_action;
mod sound_action;
mod typing;
mod verb;

pub(crate) use action::{Action, Actions, NewTournament};
pub(crate) use chips_part::ChipsPart;
pub(crate) use clock_action::{ClockAction, WhichClock};
pub(crate) use desk_action::DeskAction;
pub use destination::Destination;
pub(crate) use file_action::FileAction;
pub use keymap::Keymap;
pub(crate) use keymap::{KeysRefused, forget_held, keys_pressed};
pub(crate) use league_action::{LeagueAction, LeagueSheet};
pub(crate) use list_action::{ListAction, SheetOf};
pub(crate) use log_action::{LogAction, TakeBack, TakeBackWay};
pub(crate) use look::Look;
pub(crate) use look_action::LookAction;
pub use monitor::Monitor;
pub(crate) use monitor::{MonitorPlace, find};
pub(crate) use people_action::PeopleAction;
pub(crate) use print_choice::{PrintChoice, Whom};
pub(crate) use rulings_action::RulingsAction;
pub(crate) use screen_id::ScreenId;
#[cfg(feature = "share")]
pub(crate) use share_action::{ShareAction, ShareAsked};
pub use sound_action::SoundAction;
pub(crate) use typing::{Early, take_early, take_rest};
pub use verb::Verb;
pub(crate) use verb::{ClockTurn, DoneBy, Offered, Opening, VerbGroup};
