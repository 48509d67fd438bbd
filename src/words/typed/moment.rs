//! Times of day as people type them, and the moments they mean.

use crate::UtcOffset;
use engine::values::Timestamp;

const DAY_MILLIS: i64 = 24 * 60 * 60 * 1000;
const MINUTE_MILLIS: i64 = 60 * 1000;

/// The next moment at which the clocks here show what was typed.
#[must_use]
pub fn next_moment(typed: &str, now: Timestamp, offset: UtcOffset) -> Option<Timestamp> {
    let on = |days| moment_on(typed, days, now, offset);
    on(0).filter(|today| *today > now).or_else(|| on(1))
}

/// The moment that was typed as a time of day, or as so many minutes from now.
#[must_use]
pub fn moment_or_minutes(typed: &str, now: Timestamp, offset: UtcOffset) -> Option<Timestamp> {
    let typed = typed.trim();
    let unit = typed.trim_start_matches(|c: char| c.is_ascii_digit());
    let minutes = typed.strip_suffix(unit).and_then(|digits| digits.parse::<u16>().ok());
    match (minutes, unit.trim().trim_end_matches('.').to_lowercase().as_str()) {
        (Some(minutes), "" | "m" | "min") if minutes > 0 => {
            Some(now.plus_millis(i64::from(minutes) * MINUTE_MILLIS))
        }
        _ => next_moment(typed, now, offset),
    }
}

/// The last moment at which the clocks here showed what was typed.
#[must_use]
pub fn last_moment(typed: &str, now: Timestamp, offset: UtcOffset) -> Option<Timestamp> {
    let on = |days| moment_on(typed, days, now, offset);
    on(0).filter(|today| *today <= now).or_else(|| on(-1))
}

/// The moment so many days after the day of `now`.
fn moment_on(typed: &str, days: i64, now: Timestamp, offset: UtcOffset) -> Option<Timestamp> {
    let (hours, minutes) = typed.trim().split_once([':', '.', ' '])?;
    let (hours, minutes) = (hours.parse::<i64>().ok()?, minutes.trim().parse::<i64>().ok()?);
    if !(0..24).contains(&hours) || !(0..60).contains(&minutes) {
        return None;
    }
    let ahead = |at: Timestamp| i64::from(offset.at(at)) * MINUTE_MILLIS;
    let today = now.0.saturating_add(ahead(now)).div_euclid(DAY_MILLIS);
    let day = today.saturating_add(days).saturating_mul(DAY_MILLIS);
    let shown = day.saturating_add((hours * 60 + minutes) * MINUTE_MILLIS);
    // What the clocks show there counts, and they may be changed in the night between.
    let about = Timestamp(shown.saturating_sub(ahead(now)));
    Some(Timestamp(shown.saturating_sub(ahead(about))))
}

#[cfg(test)]
mod tests {
    use crate::UtcOffset;
    use crate::typed::moment::{last_moment, next_moment};
    use crate::typed::moment_or_minutes;
    use engine::values::Timestamp;

    const HOUR: i64 = 3_600_000;

    #[test]
    fn a_time_of_day_is_the_next_one_here() {
        let now = Timestamp(10 * HOUR);
        let at = |typed| next_moment(typed, now, UtcOffset::fixed(60)).map(|at| at.0 / HOUR);
        assert_eq!(at("12:00"), Some(11));
        assert_eq!(at("10:00"), Some(33));
        assert_eq!(at("25:00"), None);
        assert_eq!(at("noon"), None);
    }

    #[test]
    fn or_the_last_one() {
        let now = Timestamp(34 * HOUR);
        let at = |typed| last_moment(typed, now, UtcOffset::fixed(60)).map(|at| at.0 / HOUR);
        assert_eq!(at("11:00"), Some(34));
        assert_eq!(at("12:00"), Some(11));
    }

    #[test]
    fn in_the_night_in_which_clocks_change_it_is_what_they_show() {
        // Prague, October 25, 2026: at 3:00 of summer it is 2:00 again.
        const CHANGE: [(Timestamp, i32); 1] = [(Timestamp(1_792_890_000_000), 60)];
        let prague = UtcOffset::changing(120, &CHANGE);
        let evening = Timestamp(1_792_890_000_000 - 5 * HOUR);
        let noon = next_moment("12:00", evening, prague).unwrap();
        assert_eq!((noon.0 - evening.0) / HOUR, 15, "an hour longer than on other nights");
        assert_eq!(last_moment("22:00", noon, prague), Some(evening));
    }

    #[test]
    fn minutes_and_times_of_day_are_told_apart() {
        let of = |typed| moment_or_minutes(typed, Timestamp(0), UtcOffset::fixed(0));
        let minutes = |minutes: i64| Some(Timestamp(minutes * 60_000));
        for typed in ["20", " 20 ", "20 min", "20min.", "20 m", "20 Min"] {
            assert_eq!(of(typed), minutes(20), "{typed}");
        }
        assert_eq!(of("20:30"), minutes(20 * 60 + 30));
        for typed in ["", "0", "1 h", "20 players", "-5", "20:61", "99999999", "min"] {
            assert_eq!(of(typed), None, "{typed}");
        }
    }
}
