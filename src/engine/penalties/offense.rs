//! What players are penalized for, and which rules speak of it.

use rulebook::Rulebook;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

/// What somebody did that a penalty can be given for.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
    VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Offense {
    /// Showed a card with action pending.
    #[serde(alias = "ExposedCard")]
    ExposedCard,
    /// Threw a card off the table.
    #[serde(alias = "ThrownCard")]
    ThrownCard,
    /// Gave or took advice, or told about a hand.
    #[serde(alias = "TwoToAHand")]
    TwoToAHand,
    /// Used a telephone or another device.
    #[serde(alias = "Device")]
    Device,
    /// Broke good manners at the table.
    #[serde(alias = "Manners")]
    Manners,
    /// Took longer than needed, to play for time.
    #[serde(alias = "Stalling")]
    Stalling,
    /// Acted before it was their turn.
    #[serde(alias = "OutOfTurn")]
    OutOfTurn,
    /// Folded out of turn, or with nothing to call.
    #[serde(alias = "OddFold")]
    OddFold,
    /// Said what they would do if.
    #[serde(alias = "IfThen")]
    IfThen,
    /// Left the table with a live hand.
    #[serde(alias = "LeftTheTable")]
    LeftTheTable,
    /// Had chips where others could not see them.
    #[serde(alias = "HiddenChips")]
    HiddenChips,
    /// Avoided a blind on purpose.
    #[serde(alias = "DodgedBlind")]
    DodgedBlind,
    /// Did not play against somebody as against others.
    #[serde(alias = "SoftPlay")]
    SoftPlay,
    /// Was abusive to a player or to the staff.
    #[serde(alias = "Abuse")]
    Abuse,
    /// Disrupted the play or the whole event.
    #[serde(alias = "Disruption")]
    Disruption,
    /// Cheated; disqualification is usual.
    #[serde(alias = "Cheating")]
    Cheating,
}

impl Offense {
    /// Every offense, those that may be penalized before those that must be.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// The names of all of them, as files and forms write them.
    pub const IDS: &'static [&'static str] = <Self as VariantNames>::VARIANTS;

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The offense with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        id.parse().ok()
    }

    /// Whether the floor has to give a penalty.
    ///
    /// Rules: TDA 2011 §30, §51; TDA 2024 §33, §71-B.
    #[must_use]
    pub fn must_be_penalized(self) -> bool {
        matches!(
            self,
            Self::DodgedBlind | Self::SoftPlay | Self::Abuse | Self::Disruption | Self::Cheating
        )
    }

    /// The numbers of the rules that speak of it: of TDA 2024, which 2019 and 2022 share but for
    /// blinds, or of TDA 2011, which stands in for every other book.
    #[must_use]
    pub fn rules(self, book: Rulebook) -> &'static [&'static str] {
        let (of_2024, of_2011): (&[&str], &[&str]) = match self {
            Self::ExposedCard => (&["68", "71-B"], &["51", "53"]),
            Self::ThrownCard | Self::Disruption | Self::Abuse => (&["71-B"], &["51"]),
            Self::TwoToAHand => (&["67", "71-B"], &["51", "52"]),
            Self::Device => (&["5", "71-B"], &["4"]),
            Self::Manners | Self::Stalling => (&["70", "71-B"], &["55"]),
            Self::OutOfTurn => (&["53-A"], &["36"]),
            Self::OddFold => (&["58"], &["46"]),
            Self::IfThen => (&["59-A"], &["47"]),
            Self::LeftTheTable => (&["31"], &["28"]),
            Self::HiddenChips => (&["63"], &["48"]),
            Self::DodgedBlind => (&["33", "71-B"], &["30"]),
            Self::SoftPlay | Self::Cheating => (&["69", "71-B"], &["51", "54"]),
        };
        match book {
            // Their list of what must be penalized does not name it; the rule on blinds does.
            Rulebook::Tda2022 | Rulebook::Tda2019 if self == Self::DodgedBlind => &["33"],
            Rulebook::Tda2024 | Rulebook::Tda2022 | Rulebook::Tda2019 => of_2024,
            Rulebook::Tda2011 | Rulebook::House000 | Rulebook::Home001 => of_2011,
            Rulebook::Pl004 | Rulebook::Local003 | Rulebook::Uth002 => of_2011,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Offense;

    #[test]
    fn every_offense_has_the_name_that_files_use() {
        assert_eq!(Offense::ALL.len(), Offense::IDS.len());
        for offense in Offense::ALL.iter().copied() {
            let written = format!("{offense:?}");
            let flat = offense.id().replace('_', "");
            assert_eq!(written.to_ascii_lowercase(), flat);
            assert_eq!(Offense::from_id(offense.id()), Some(offense));
        }
    }
}
