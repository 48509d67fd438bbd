//! Counted stacks: one by one, or everybody at a break or at the end of a day.
//!
//! While a count is under way every counted stack belongs to it. When all who sit are counted, the
//! chips that are still adrift are those that are missing, or were found too many where negative:
//! whatever is recorded meanwhile moves stacks and chips in play alike.

use crate::chips::signed;
use crate::values::{Chips, LevelNo, TableNo, Timestamp};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// When all stacks are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CountOccasion {
    /// In a break, or while play stands still.
    #[default]
    Break,
    /// At the end of a day, when stacks go into bags.
    EndOfDay,
}

impl CountOccasion {
    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What came of a count of all stacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountResult {
    /// Players whose stacks were counted.
    pub counted: u32,
    /// Players who sat when the count ended, counted or not.
    pub seated: u32,
    /// Chips that should have been there.
    pub in_play: Chips,
    /// Chips that were not found in any stack; too many were found where negative.
    pub missing: i64,
}

impl CountResult {
    /// Whether everybody was counted, so that what is missing is really missing.
    #[must_use]
    pub fn is_whole(self) -> bool {
        self.counted >= self.seated
    }
}

/// What was counted at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedTable {
    /// The number of the table; tables without players are left out.
    pub table: TableNo,
    /// Players who sat there, counted or not.
    pub seated: u32,
    /// Those of them who were counted.
    pub counted: u32,
    /// The stacks of those counted, as known before.
    pub before: Chips,
    /// The same stacks as counted.
    pub chips: Chips,
}

impl CountedTable {
    /// Whether everybody there was counted.
    #[must_use]
    pub fn is_done(self) -> bool {
        self.counted >= self.seated
    }

    /// How many chips more were counted than were known; fewer where negative.
    #[must_use]
    pub fn difference(self) -> i64 {
        signed(self.chips) - signed(self.before)
    }
}

/// A count of all stacks, under way or over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountRound {
    /// Its number in this tournament, from 1.
    pub no: u32,
    /// When it began; every stack counted from then on belongs to it.
    pub at: Timestamp,
    /// In which level, or after which.
    pub level: Option<LevelNo>,
    /// Why it was held: in a break, or at the end of a day.
    pub occasion: CountOccasion,
    /// Chips adrift when it began.
    pub adrift: i64,
    /// When it ended, and what came of it; none while it is under way.
    pub ended: Option<EndedCount>,
}

/// How a count of all stacks ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndedCount {
    /// When the director ended it, with everybody counted or not.
    pub at: Timestamp,
    /// How many were counted, and how many chips were missing.
    pub result: CountResult,
    /// What was counted at each table.
    pub tables: Vec<CountedTable>,
}

/// The counts of all stacks, the first one first.
#[derive(Debug, Clone, Default)]
pub struct Counts {
    pub(super) rounds: Vec<CountRound>,
}

impl Counts {
    /// All of them, the first one first.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = &CountRound> + ExactSizeIterator {
        self.rounds.iter()
    }

    /// The count that began last, under way or over; none before the first.
    #[must_use]
    pub fn latest(&self) -> Option<&CountRound> {
        self.rounds.last()
    }

    /// The one that is under way.
    #[must_use]
    pub fn under_way(&self) -> Option<&CountRound> {
        self.latest().filter(|round| round.ended.is_none())
    }
}

/// What was found when a stack was counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted {
    /// When; none in a journal of an older format.
    pub at: Option<Timestamp>,
    /// In which count of all stacks; none where their stack alone was counted.
    pub round: Option<u32>,
    /// Their stack as it was known before; before the first time where it was counted again.
    pub before: Chips,
    /// What was found: their known stack from that moment on.
    pub chips: Chips,
}
