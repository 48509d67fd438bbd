//! The tournament: may it happen, what happened, what stands.
//!
//! A [`Command`] says what a director asks for. [`decide`](decide::decide) answers with the
//! [`Event`]s that then happen, or with the [`Refusal`] that is in the way.
//! [`apply`](apply::apply) lets an event have happened; it cannot fail and cannot ask.
//! The [`Log`] holds every act, undo and redo among them, and [`Tournament`] is what stands
//! because of them.
//!
//! Nothing here reads a clock, rolls a die, touches a file or speaks to a person: the moment and
//! the chance come with the command, in [`Ask`]. Time passing is not an event either; the level
//! is computed from what was done and the present moment.

#![warn(missing_docs)]
#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]
#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

pub mod acts;
pub mod apply;
pub mod ask;
pub mod button;
pub mod chips;
pub mod clock;
pub mod command;
pub mod concerns;
pub mod days;
pub mod decide;
pub mod entries;
pub mod event;
pub mod finishes;
pub mod hands;
pub mod invariants;
pub mod log;
mod meanwhile;
pub mod messages;
pub mod money;
pub mod pace;
pub mod penalties;
pub mod player_clock;
mod put_right;
pub mod refusal;
pub mod rulings;
pub mod seating;
pub mod settings;
pub mod structure;
pub mod tournament;
pub mod values;
pub mod winnings;

pub use ask::{Ask, Chance};
pub use command::Command;
pub use event::Event;
pub use log::{Act, ActBody, Log};
pub use refusal::Refusal;
pub use settings::Settings;
pub use tournament::Tournament;
