//! A moment, told from outside: the engine has no clock of its own.

use crate::values::LevelNo;
use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::ops::RangeInclusive;

/// A moment in milliseconds since the start of 1970, UTC.
///
/// It is written as that number, and read as that or as RFC 3339.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

/// How long moments may lie ahead of the wrong clock's own and still be its own, in milliseconds.
const ITS_OWN_MILLIS: i64 = 24 * 3_600_000;

/// A computer's clock was wrong: what it took for `from` was `to`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RightTime {
    /// What the wrong clock said.
    pub from: Timestamp,
    /// What the time really was then.
    pub to: Timestamp,
}

impl RightTime {
    /// The right moment for one that was written down, where the wrong clock had told it.
    ///
    /// Whatever lies before the right time was told by a clock that was right; so was what lies
    /// more than a day before the wrong one's time, as a start that was set for tonight before the
    /// clock jumped into another year.
    ///
    /// ```
    /// use engine::values::{RightTime, Timestamp};
    ///
    /// let year = 31_536_000_000;
    /// let right = RightTime { from: Timestamp(9 * year), to: Timestamp(1_000_000) };
    /// assert_eq!(right.of(Timestamp(9 * year - 5_000)), Timestamp(995_000));
    /// assert_eq!(right.of(Timestamp(900_000)), Timestamp(900_000));
    /// assert_eq!(right.of(Timestamp(1_800_000)), Timestamp(1_800_000));
    /// ```
    #[must_use]
    pub fn of(self, at: Timestamp) -> Timestamp {
        let since = at.millis_since(self.from);
        let is_wrong = at > self.to && since >= -ITS_OWN_MILLIS;
        if is_wrong { self.to.plus_millis(since) } else { at }
    }

    /// The same for these moments, so that they keep their order.
    #[must_use]
    pub fn in_order(self, moments: &[Timestamp]) -> RightOrder {
        let (kept, mut wrong): (Vec<Timestamp>, Vec<Timestamp>) =
            moments.iter().partition(|at| self.of(**at) == **at);
        wrong.sort_unstable();
        wrong.dedup();
        RightOrder { right: self, kept: kept.into_iter().max(), wrong }
    }
}

/// [`RightTime`] for moments that keep their order.
///
/// If the clock was wrong for longer than it was ahead, its corrected moments can land before ones
/// written down earlier. Then only the order is known: they go right after the last of those.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RightOrder {
    right: RightTime,
    /// The last moment that stays.
    kept: Option<Timestamp>,
    /// Those that the wrong clock told, by moment.
    wrong: Vec<Timestamp>,
}

impl RightOrder {
    /// The right moment for one of them.
    ///
    /// ```
    /// use engine::values::{RightTime, Timestamp};
    ///
    /// // Forty ahead; 95 was told by it, too, and nobody can know.
    /// let right = RightTime { from: Timestamp(140), to: Timestamp(100) };
    /// let moments = [Timestamp(60), Timestamp(95), Timestamp(120), Timestamp(140)];
    /// let order = right.in_order(&moments);
    /// assert_eq!(right.of(Timestamp(120)), Timestamp(80));
    /// assert_eq!(moments.map(|at| order.of(at)), [60, 95, 96, 100].map(Timestamp));
    /// ```
    #[must_use]
    pub fn of(&self, at: Timestamp) -> Timestamp {
        let right = self.right.of(at);
        let Some(kept) = self.kept.filter(|_| right != at) else { return right };
        // A millisecond apart: two bust-outs at one moment may be one hand.
        let rank = self.wrong.partition_point(|wrong| *wrong < at);
        let after = i64::try_from(rank).unwrap_or(i64::MAX).saturating_add(1);
        right.max(kept.plus_millis(after))
    }
}

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

impl Timestamp {
    /// A moment from RFC 3339, to the millisecond.
    ///
    /// ```
    /// use engine::values::Timestamp;
    ///
    /// let seven = Timestamp::from_rfc3339("2026-11-20T19:00:00+01:00");
    /// assert_eq!(seven, Some(Timestamp(1_795_197_600_000)));
    /// assert_eq!(seven, Timestamp::from_rfc3339("2026-11-20T18:00:00.000Z"));
    /// assert_eq!(Timestamp::from_rfc3339("19:00"), None);
    /// ```
    #[must_use]
    pub fn from_rfc3339(text: &str) -> Option<Self> {
        let (date, time) = text.split_once(['T', 't', ' '])?;
        let zone = time.find(['Z', 'z', '+', '-'])?;
        let (time, zone) = time.split_at_checked(zone)?;
        let (time, fraction) = time.split_once('.').unwrap_or((time, "0"));
        let [year, month, day] = numbers(date, '-', [4, 2, 2])?;
        let [hour, minute, second] = numbers(time, ':', [2, 2, 2])?;
        let is_time = hour < 24 && minute < 60 && second <= 60;
        let secs = hour * 3600 + minute * 60 + second - offset_secs(zone)?;
        let millis = days(year, month, day)?.checked_mul(86_400)?.checked_add(secs)?;
        let millis = millis.checked_mul(1000)?.checked_add(millis_of(fraction)?)?;
        // A zone may lead out of the years that have four digits; then it could not be written.
        (is_time && YEARS_OF_FOUR_DIGITS.contains(&millis)).then_some(Self(millis))
    }
}

/// The milliseconds from the beginning of the year 0 to the end of 9999, in UTC.
const YEARS_OF_FOUR_DIGITS: RangeInclusive<i64> = -62_167_219_200_000..=253_402_300_799_999;

/// Three numbers of so many digits each.
fn numbers(text: &str, between: char, digits: [usize; 3]) -> Option<[i64; 3]> {
    let mut parts = text.split(between).zip(digits).map(|(part, digits)| {
        let is_number = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse::<i64>().ok().filter(|_| is_number)
    });
    let all = [parts.next()??, parts.next()??, parts.next()??];
    (text.matches(between).count() == 2).then_some(all)
}

/// The milliseconds of a fraction of a second.
fn millis_of(fraction: &str) -> Option<i64> {
    let is_number = !fraction.is_empty() && fraction.bytes().all(|byte| byte.is_ascii_digit());
    let first: String = fraction.chars().chain("000".chars()).take(3).collect();
    first.parse().ok().filter(|_| is_number)
}

/// How far a zone is ahead of UTC: `Z`, `+01:00`.
fn offset_secs(zone: &str) -> Option<i64> {
    if zone.eq_ignore_ascii_case("z") {
        return Some(0);
    }
    let (sign, rest) = zone.split_at_checked(1)?;
    let (hours, minutes) = rest.split_once(':')?;
    let two = |part: &str, most: i64| {
        let is_number = part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse::<i64>().ok().filter(|number| is_number && *number <= most)
    };
    let secs = two(hours, 23)? * 3600 + two(minutes, 59)? * 60;
    Some(if sign == "-" { -secs } else { secs })
}

/// Days from the start of 1970 to a date of the Gregorian calendar.
fn days(year: i64, month: i64, day: i64) -> Option<i64> {
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let most = match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap => 29,
        2 => 28,
        1..=12 => 31,
        _ => return None,
    };
    // The year begins with March, so that a leap day is its last one.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    let before = year * 365 + leap_days + (month * 153 + 2) / 5 + day - 1;
    (1..=most).contains(&day).then_some(before - 719_468)
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Written)
    }
}

/// A moment as it is written.
struct Written;

impl Visitor<'_> for Written {
    type Value = Timestamp;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a moment")
    }

    fn visit_i64<E: Error>(self, millis: i64) -> Result<Timestamp, E> {
        Ok(Timestamp(millis))
    }

    fn visit_u64<E: Error>(self, millis: u64) -> Result<Timestamp, E> {
        let is_too_large = |_| E::invalid_value(Unexpected::Unsigned(millis), &self);
        i64::try_from(millis).map(Timestamp).map_err(is_too_large)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Timestamp, E> {
        Timestamp::from_rfc3339(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
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
