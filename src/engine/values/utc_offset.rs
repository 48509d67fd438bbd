//! How far the clocks of a place are ahead of UTC.

use crate::values::Timestamp;

/// How many minutes the clocks of a place are ahead of UTC, at each moment.
///
/// A moment of summer is read with the offset of summer, whenever it is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct UtcOffset {
    /// Minutes ahead of UTC before the first change.
    first: i32,
    /// From each of these moments on, the earliest first.
    changes: &'static [(Timestamp, i32)],
}

impl UtcOffset {
    /// An offset that is the same at every moment.
    #[must_use]
    pub const fn fixed(minutes: i32) -> Self {
        Self { first: minutes, changes: &[] }
    }

    /// One that changes at these moments, the earliest first.
    #[must_use]
    pub const fn changing(first: i32, changes: &'static [(Timestamp, i32)]) -> Self {
        Self { first, changes }
    }

    /// Minutes at a moment.
    ///
    /// ```
    /// use engine::values::{Timestamp, UtcOffset};
    ///
    /// const SUMMER_2026: [(Timestamp, i32); 2] =
    ///     [(Timestamp(1_774_746_000_000), 120), (Timestamp(1_792_890_000_000), 60)];
    /// let prague = UtcOffset::changing(60, &SUMMER_2026);
    /// assert_eq!(prague.at(Timestamp(1_782_000_000_000)), 120);
    /// assert_eq!(prague.at(Timestamp(1_795_000_000_000)), 60);
    /// assert_eq!(prague.at(Timestamp(1_770_000_000_000)), 60);
    /// ```
    #[must_use]
    pub fn at(self, moment: Timestamp) -> i32 {
        let passed = self.changes.partition_point(|(from, _)| *from <= moment);
        let last = passed.checked_sub(1).and_then(|index| self.changes.get(index));
        last.map_or(self.first, |(_, minutes)| *minutes)
    }
}
