//! A break that no structure has: play stops where it is, and goes on there.

use crate::values::{RightTime, Timestamp};
use serde::{Deserialize, Serialize};

/// How play goes on after a break that the floor called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum AfterRecess {
    /// The clock runs on by itself.
    #[default]
    GoesOn,
    /// It waits until the floor lets it run on.
    Waits,
}

/// A break that the floor called, outside the structure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recess {
    /// When it began.
    pub since: Timestamp,
    /// When play goes on.
    pub until: Timestamp,
    /// Whether it does so by itself.
    pub after: AfterRecess,
}

impl Recess {
    /// No break that is called is longer, in hours; a night is the end of a day.
    pub const HOURS_MAX: u32 = 12;

    /// How long it still lasts at `now`, in milliseconds; nothing once it is over.
    #[must_use]
    pub fn left_millis(self, now: Timestamp) -> i64 {
        self.until.millis_since(now).max(0)
    }

    /// How long it lasts, in milliseconds.
    #[must_use]
    pub fn length_millis(self) -> i64 {
        self.until.millis_since(self.since).max(0)
    }

    /// Whether it is over, and the floor has to let play go on.
    #[must_use]
    pub fn waits(self, now: Timestamp) -> bool {
        self.after == AfterRecess::Waits && self.until <= now
    }

    /// Whether the clock has run on by itself.
    pub(super) fn has_gone_on(self, now: Timestamp) -> bool {
        self.after == AfterRecess::GoesOn && self.until <= now
    }

    pub(super) fn put_right(&mut self, right: RightTime) {
        self.since = right.of(self.since);
        self.until = right.of(self.until);
    }
}
