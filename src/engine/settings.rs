//! What is chosen before the first hand: name, rules, entries and seating.

use crate::engine::values::{Chips, LevelNo};
use crate::rulebook::RuleSet;
use serde::{Deserialize, Serialize};

/// Everything about a tournament that is chosen and not played.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The name on the clock and on the papers.
    pub name: String,
    /// The rules that hold.
    #[serde(default)]
    pub rules: RuleSet,
    /// What an entry is, and until when.
    pub entries: EntryTerms,
    /// Tables, balancing and redraws.
    pub seating: SeatingTerms,
}

/// What an entry buys, and until when one is sold.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryTerms {
    /// Chips for an entry and a re-entry.
    pub starting_chips: Chips,
    /// Entries are sold until this level and a break right after it are over.
    ///
    /// None: until the first hand.
    #[serde(default)]
    pub late_registration_level_max: Option<LevelNo>,
    /// How often a player may enter again after busting out; none without a limit.
    #[serde(default)]
    pub re_entries: Limit,
    /// How often a player may rebuy.
    #[serde(default)]
    pub rebuys: Limit,
    /// Chips for a rebuy; the starting chips where not given.
    #[serde(default)]
    pub rebuy_chips: Option<Chips>,
    /// Rebuys are sold until this level and a break right after it are over.
    #[serde(default)]
    pub rebuy_level_max: Option<LevelNo>,
    /// Chips for the add-on, if one is sold.
    #[serde(default)]
    pub add_on_chips: Option<Chips>,
}

/// How often something may be bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Limit {
    /// Never.
    #[default]
    Never,
    /// At most so many times for one player.
    AtMost(u8),
    /// As often as a player likes.
    Unlimited,
}

impl Limit {
    /// Whether one more is allowed after `taken`.
    #[must_use]
    pub fn allows(self, taken: u16) -> bool {
        match self {
            Self::Never => false,
            Self::AtMost(most) => taken < u16::from(most),
            Self::Unlimited => true,
        }
    }
}

/// Tables, balancing and redraws.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatingTerms {
    /// Seats at a new table.
    pub seats_per_table: u8,
    /// At which tables every hand is entered, so that the button is always known.
    #[serde(default)]
    pub button_tracking: ButtonTracking,
    /// How far apart table sizes may be, by stage of the event; the first line that fits counts.
    #[serde(default = "SeatingTerms::within_one")]
    pub balance: Vec<GapRule>,
    /// All seats are drawn anew when this many players are left.
    #[serde(default)]
    pub redraw_at_players: Vec<u32>,
    /// All seats are drawn anew when this many tables are left.
    #[serde(default)]
    pub redraw_at_tables: Vec<u16>,
    /// Size of the final table; the rules' own where not given.
    #[serde(default)]
    pub final_table_size: Option<u8>,
}

/// At which tables every hand is entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum ButtonTracking {
    /// Nowhere: the button is asked for when it matters.
    Never,
    /// At the final table.
    #[default]
    FinalTable,
    /// Everywhere, as in a home game.
    Always,
}

/// How far apart table sizes may be while enough tables play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GapRule {
    /// The line holds while at least this many tables play.
    pub tables_min: u16,
    /// The largest difference between two tables that is left alone.
    pub gap: u8,
}

impl SeatingTerms {
    /// Sizes within one of each other, whatever the stage.
    #[must_use]
    pub fn within_one() -> Vec<GapRule> {
        vec![GapRule { tables_min: 0, gap: 1 }]
    }

    /// The largest difference between two tables that is left alone while `tables` play.
    #[must_use]
    pub fn gap(&self, tables: usize) -> u8 {
        let fits = |rule: &&GapRule| tables >= usize::from(rule.tables_min);
        self.balance.iter().find(fits).map_or(1, |rule| rule.gap.max(1))
    }
}

impl Default for SeatingTerms {
    fn default() -> Self {
        Self {
            seats_per_table: 9,
            button_tracking: ButtonTracking::default(),
            balance: Self::within_one(),
            redraw_at_players: Vec::new(),
            redraw_at_tables: Vec::new(),
            final_table_size: None,
        }
    }
}
