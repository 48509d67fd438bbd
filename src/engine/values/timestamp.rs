//! A moment, told from outside: the engine has no clock of its own.

use crate::values::LevelNo;
use serde::{Deserialize, Serialize};

/// A moment in milliseconds since the start of 1970, UTC.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The moment `millis` later (earlier where negative).
    #[must_use]
    pub fn plus_millis(self, millis: i64) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// Milliseconds from `earlier` to this moment; negative where `earlier` is later.
    #[must_use]
    pub fn millis_since(self, earlier: Self) -> i64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// A moment of the evening, with the level that was on then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// When.
    pub at: Timestamp,
    /// In which level; none before the first.
    pub level: Option<LevelNo>,
}
