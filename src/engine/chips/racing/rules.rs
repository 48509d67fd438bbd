//! How an event rounds in a chip race, and where the chip of a rescued player comes from.

use rulebook::options::{RaceRescue, RaceRounding};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

/// What happens where the odd chips do not fill a whole number of larger ones.
///
/// No rulebook says it; the option `race_rounding` of the event does.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Default,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Rounding {
    /// One more for half of a chip or more.
    #[default]
    #[serde(alias = "Half")]
    Half,
    /// One more for more than half of a chip.
    #[serde(alias = "More")]
    More,
    /// One more for whatever is left over, however little.
    #[serde(alias = "Up")]
    Up,
    /// Never one more: what does not make a whole chip is lost.
    #[serde(alias = "Down")]
    Down,
    /// One more for the next card, where its player alone holds half of a chip or more.
    #[serde(alias = "Holder")]
    Holder,
    /// No race: one for everybody who has odd chips.
    #[serde(alias = "Each")]
    Each,
}

/// Where the chip comes from for a player who would be left with none.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, EnumString, VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Rescue {
    /// They race, and get a chip beyond those that were won where they lose.
    ///
    /// Rules: TDA 2011 §21; TDA 2024 §24-A.
    #[default]
    #[serde(alias = "After")]
    After,
    /// They get one of the chips to be won, and the others race for the rest.
    #[serde(alias = "First")]
    First,
}

impl From<RaceRounding> for Rounding {
    fn from(option: RaceRounding) -> Self {
        match option {
            RaceRounding::Half => Self::Half,
            RaceRounding::More => Self::More,
            RaceRounding::Up => Self::Up,
            RaceRounding::Down => Self::Down,
            RaceRounding::Holder => Self::Holder,
            RaceRounding::Each => Self::Each,
        }
    }
}

impl From<RaceRescue> for Rescue {
    fn from(option: RaceRescue) -> Self {
        match option {
            RaceRescue::After => Self::After,
            RaceRescue::First => Self::First,
        }
    }
}

impl Rescue {
    /// Whether they get a chip beyond those that were won.
    #[must_use]
    pub fn is_after(&self) -> bool {
        *self == Self::After
    }
}

impl Rounding {
    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}
