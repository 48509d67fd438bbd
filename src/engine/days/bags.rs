//! Bags: each player's chips, counted at the end of a day.

use crate::values::{Chips, PlayerId, SeatAt, Who};
use serde::{Deserialize, Serialize};

/// A stack that goes into a bag, as the director says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BagCount {
    /// The player whose stack goes into the bag.
    pub player: Who,
    /// Chips that were counted into the bag; 0 is refused.
    pub chips: Chips,
    /// The number on the seal of the bag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<String>,
}

/// A bag, as it is written down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bag {
    /// The player whose bag it is.
    pub player: PlayerId,
    /// The seat where the stack was counted.
    pub at: SeatAt,
    /// Chips that were counted into the bag.
    pub chips: Chips,
    /// Their stack as it was last known before that.
    pub expected: Chips,
    /// The number on the seal of the bag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<String>,
}

/// What the bags of an evening hold, beside what should be there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counted {
    /// Chips in the bags that are filled so far.
    pub bagged: Chips,
    /// Chips of those who entered after the day had ended.
    pub without_bag: Chips,
    /// Chips in play, to which bags and stacks without a bag should come.
    pub in_play: Chips,
    /// How many bags are filled.
    pub filled: u32,
    /// Players who still have to bag.
    pub missing: u32,
}

impl Counted {
    /// Whether every stack was counted.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.missing == 0
    }

    /// What was counted beyond what should be there; negative where chips are missing.
    #[must_use]
    pub fn difference(&self) -> i64 {
        let counted = i128::from(self.bagged.0) + i128::from(self.without_bag.0);
        let difference = counted - i128::from(self.in_play.0);
        i64::try_from(difference).unwrap_or(if difference < 0 { i64::MIN } else { i64::MAX })
    }
}
