//! The screens of the window by their names.

use crate::theme::icons;

/// Which screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ScreenId {
    /// The clock and the structure.
    Clock,
    /// Everybody who plays.
    Players,
    /// The room.
    Tables,
    /// The chip set, what is in play, color-ups, races and counts.
    Chips,
    /// Warnings, missed hands, disqualifications.
    Penalties,
    /// Every act.
    Log,
    /// Floor questions and their answers.
    Rulings,
    /// What was chosen.
    Setup,
    /// Seat cards and seating lists.
    Print,
}

impl ScreenId {
    /// Every screen, in the order of the navigation.
    pub const ALL: [Self; 9] = [
        Self::Clock,
        Self::Players,
        Self::Tables,
        Self::Chips,
        Self::Penalties,
        Self::Rulings,
        Self::Log,
        Self::Setup,
        Self::Print,
    ];

    /// Its name where it is remembered.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Clock => "clock",
            Self::Players => "players",
            Self::Tables => "tables",
            Self::Chips => "chips",
            Self::Penalties => "penalties",
            Self::Rulings => "rulings",
            Self::Log => "log",
            Self::Setup => "setup",
            Self::Print => "print",
        }
    }

    /// Its icon.
    #[must_use]
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
        }
    }

    /// The screen that is remembered by this name.
    #[must_use]
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|screen| screen.id() == id)
    }
}
