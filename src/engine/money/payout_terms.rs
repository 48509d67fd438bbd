//! By what a pool is shared, and among whom.

use crate::values::Money;
use rulebook::PayoutTemplate;
use serde::{Deserialize, Serialize};

/// By what the pool is shared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PayoutTerms {
    /// Which places are paid, and in which proportion.
    pub template: PayoutTemplate,
    /// Prizes are whole multiples of it; only the first place gets odd money.
    pub unit: Money,
    /// No place that is paid gets less; as the template has it where not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub smallest: Option<Money>,
    /// What a seat is worth, where the template pays seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Money>,
}

/// For whom the pool is shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// Entries that were sold: they decide how many places are paid.
    pub entries: u32,
    /// So many players can have a place: whoever entered twice has one, and who went out in a
    /// flight has none in the event that several of them go on in.
    pub finishers: u32,
}

impl Field {
    /// Everybody entered once, and finishes.
    #[must_use]
    pub fn of(entries: u32) -> Self {
        Self { entries, finishers: entries }
    }
}
