//! Times of day as people type them, and the moments they mean.

use crate::UtcOffset;
use engine::values::Timestamp;

const DAY_MILLIS: i64 = 24 * 60 * 60 * 1000;
const MINUTE_MILLIS: i64 = 60 * 1000;

/// The next moment at which the clocks here show what was typed.
#[must_use]
pub fn next_moment(typed: &str, now: Timestamp, offset: UtcOffset) -> Option<Timestamp> {
    let today = today(typed, now, offset)?;
    Some(if today > now { today } else { today.plus_millis(DAY_MILLIS) })
}

/// The last moment at which the clocks here showed what was typed.
#[must_use]
pub fn last_moment(typed: &str, now: Timestamp, offset: UtcOffset) -> Option<Timestamp> {
    let today = today(typed, now, offset)?;
    Some(if today <= now { today } else { today.plus_millis(-DAY_MILLIS) })
}

/// The moment on the day of `now`.
fn today(typed: &str, now: Timestamp, offset: UtcOffset) -> Option<Timestamp> {
    let (hours, minutes) = typed.trim().split_once([':', '.', ' '])?;
    let (hours, minutes) = (hours.parse::<i64>().ok()?, minutes.trim().parse::<i64>().ok()?);
    if !(0..24).contains(&hours) || !(0..60).contains(&minutes) {
        return None;
    }
    let ahead = i64::from(offset.0) * MINUTE_MILLIS;
    let midnight = (now.0 + ahead).div_euclid(DAY_MILLIS) * DAY_MILLIS - ahead;
    Some(Timestamp(midnight + (hours * 60 + minutes) * MINUTE_MILLIS))
}

#[cfg(test)]
mod tests {
    use crate::UtcOffset;
    use crate::typed::moment::{last_moment, next_moment};
    use engine::values::Timestamp;

    const HOUR: i64 = 3_600_000;

    #[test]
    fn a_time_of_day_is_the_next_one_here() {
        let now = Timestamp(10 * HOUR);
        let at = |typed| next_moment(typed, now, UtcOffset(60)).map(|at| at.0 / HOUR);
        assert_eq!(at("12:00"), Some(11));
        assert_eq!(at("10:00"), Some(33));
        assert_eq!(at("25:00"), None);
        assert_eq!(at("noon"), None);
    }

    #[test]
    fn or_the_last_one() {
        let now = Timestamp(34 * HOUR);
        let at = |typed| last_moment(typed, now, UtcOffset(60)).map(|at| at.0 / HOUR);
        assert_eq!(at("11:00"), Some(34));
        assert_eq!(at("12:00"), Some(11));
    }
}
