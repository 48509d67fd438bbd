//! When a window that shows a running clock is painted next.

use std::time::Duration;

/// So long after the digits changed: a window that wakes a moment too early would be painted twice.
const AFTER_THE_CHANGE: u64 = 5;

/// How long it is until the digits of so many milliseconds change.
pub fn until_next_second(left_millis: i64) -> Duration {
    let rest = u64::try_from(left_millis.rem_euclid(1000)).unwrap_or_default();
    Duration::from_millis(rest + AFTER_THE_CHANGE)
}
