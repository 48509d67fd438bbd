//! The screens of the window by their names.

use crate::theme::icons;
use strum::{EnumString, IntoStaticStr, VariantArray};

/// Which screen, in the order of the navigation, and by the name under which it is remembered.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Default,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ScreenId {
    #[default]
    Clock,
    Players,
    Tables,
    /// The chip set, what is in play, color-ups, races and counts.
    Chips,
    /// Warnings, missed hands, disqualifications.
    Penalties,
    /// Floor questions and their answers.
    Rulings,
    Log,
    Setup,
    /// Seat cards and seating lists.
    Print,
    /// The pool, what each place is paid, and who was paid; there where an event has prices.
    Prizes,
    /// The people of the house, whatever tournament is open.
    People,
    /// What everybody has from many events.
    League,
}

impl ScreenId {
    pub fn icon(self) -> &'static str {
        match self {
            Self::Clock => icons::CLOCK,
            Self::Players => icons::PLAYERS,
            Self::Tables => icons::TABLES,
            Self::Chips => icons::CHIPS,
            Self::Penalties => icons::PENALTIES,
            Self::Rulings => icons::QUESTION,
            Self::Log => icons::LOG,
            Self::Setup => icons::SETUP,
            Self::Print => icons::PRINT,
            Self::Prizes => icons::PRIZES,
            Self::People => icons::PEOPLE,
            Self::League => icons::LEAGUE,
        }
    }
}
