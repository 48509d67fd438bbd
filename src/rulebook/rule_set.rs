//! The options in which rulebooks differ, as data.

use super::Rulebook;
use serde::{Deserialize, Serialize};

/// How the button moves from hand to hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ButtonMethod {
    /// The big blind moves on; the rest follows, empty seats too.
    #[default]
    Dead,
    /// The button moves to the next player; the blinds sit to his left.
    Moving,
}

/// When a table that is short of players stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HaltRule {
    /// As soon as it is short by the gap.
    AtTheGap,
    /// Short by the gap, and its big blind would come to a seat that bust-outs emptied.
    BlindsAffected,
    /// Never.
    Never,
}

/// How many players sit down at the final table, by what is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalTableSizes {
    /// Flop games at tables of eight or more.
    pub full: u8,
    /// Games at tables of seven or fewer.
    pub short_handed: u8,
    /// Stud games.
    pub stud: u8,
}

/// The rules of one tournament: a rulebook, and what was chosen where books differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleSet {
    /// The book that is cited.
    pub rulebook: Rulebook,
    /// How the button moves.
    pub button: ButtonMethod,
    /// When a short table stops.
    pub halt: HaltRule,
    /// How many players fewer than the fullest table count as short.
    pub halt_gap: u8,
    /// Sizes of the final table.
    pub final_table: FinalTableSizes,
}

impl RuleSet {
    /// The rules as a book has them.
    ///
    /// Rules: TDA 2011 §8, §9, §29; TDA 2024 §11-D, §32, RP-9; where a house book is silent,
    /// TDA 2011 stands in.
    #[must_use]
    pub const fn of(rulebook: Rulebook) -> Self {
        let (button, halt, final_table) = match rulebook {
            Rulebook::Tda2024 => (
                ButtonMethod::Dead,
                HaltRule::BlindsAffected,
                FinalTableSizes { full: 9, short_handed: 7, stud: 9 },
            ),
            Rulebook::Tda2011 => (
                ButtonMethod::Dead,
                HaltRule::AtTheGap,
                FinalTableSizes { full: 10, short_handed: 7, stud: 9 },
            ),
            Rulebook::House000 | Rulebook::Home001 | Rulebook::Pl004 => (
                ButtonMethod::Moving,
                HaltRule::AtTheGap,
                FinalTableSizes { full: 10, short_handed: 7, stud: 9 },
            ),
        };
        Self { rulebook, button, halt, halt_gap: 3, final_table }
    }
}

impl Default for RuleSet {
    fn default() -> Self {
        Self::of(Rulebook::Tda2024)
    }
}
