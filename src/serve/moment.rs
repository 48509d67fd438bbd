//! A moment of the event that goes on.

use engine::values::Timestamp;
use std::time::Instant;

/// A moment of the event, and when that was.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Moment {
    pub(crate) at: Timestamp,
    since: Instant,
}

impl Moment {
    /// This moment, which is now.
    pub(crate) fn new(at: Timestamp) -> Self {
        Self { at, since: Instant::now() }
    }

    /// The moment of the event now.
    pub(crate) fn now(self) -> Timestamp {
        let gone = i64::try_from(self.since.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.at.plus_millis(gone)
    }
}
