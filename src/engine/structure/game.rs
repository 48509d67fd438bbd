//! The games that levels are played in, as far as seating and blinds care.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// A poker game.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Game {
    /// No-limit hold'em.
    #[default]
    Holdem,
    /// Limit hold'em.
    LimitHoldem,
    /// Pot-limit Omaha.
    Omaha,
    /// Omaha high-low, eight or better.
    Omaha8,
    /// Seven-card stud.
    Stud7,
    /// Seven-card stud high-low, eight or better.
    Stud8,
    /// Razz.
    Razz,
    /// Five-card draw.
    Draw5,
    /// Deuce-to-seven triple draw.
    Triple27,
}

/// What a game is like for the button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Family {
    /// Community cards, with a button and blinds.
    Flop,
    /// Draw games, with a button and blinds.
    Draw,
    /// Stud games: no button, a bring-in.
    Stud,
}

impl Game {
    /// Every game.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// What the game is like for the button.
    #[must_use]
    pub fn family(self) -> Family {
        match self {
            Self::Holdem | Self::LimitHoldem | Self::Omaha | Self::Omaha8 => Family::Flop,
            Self::Stud7 | Self::Stud8 | Self::Razz => Family::Stud,
            Self::Draw5 | Self::Triple27 => Family::Draw,
        }
    }

    /// The end of this game's name in the text catalogue.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}
