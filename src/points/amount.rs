//! Points as they are listed and added up: so many thousandths.

use std::fmt;

/// Points of a player, in thousandths.
///
/// A formula works with numbers that have a rest that nobody sees. What it gives is rounded here,
/// once and before anything is added up, so that a table is always the sum of what stands in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Points(pub i64);

impl Points {
    /// No points at all.
    pub const ZERO: Self = Self(0);

    /// The most that somebody may get or lose at once: so many of them still add up.
    pub const MOST: Self = Self(1_000_000_000_000);

    /// So many thousandths are one point.
    const UNIT: u64 = 1000;

    /// The value of a formula, rounded to thousandths, halves away from zero.
    ///
    /// None where it is no number or more than [`Points::MOST`]. The same on every machine: one
    /// product and one rounding, both of which the standard for doubles fixes to the last bit.
    ///
    /// ```
    /// use points::Points;
    /// let written = |value: f64| Points::of(value).map(|points| points.to_string());
    /// assert_eq!(written(41.0).as_deref(), Some("41"));
    /// assert_eq!(written(12.5).as_deref(), Some("12.5"));
    /// assert_eq!(written(2.0 / 3.0).as_deref(), Some("0.667"));
    /// assert_eq!(written(-0.0625).as_deref(), Some("-0.063"));
    /// assert_eq!(written(f64::NAN), None);
    /// ```
    #[must_use]
    pub fn of(value: f64) -> Option<Self> {
        let thousandths = (value * 1000.0).round();
        // The bound is a whole number far below 2^53, so it is the same as a double.
        let is_possible = thousandths.abs() <= Self::MOST.0 as f64;
        is_possible.then_some(Self(thousandths as i64))
    }

    /// The points that were written so, with at most three digits after the point.
    ///
    /// None where that is no number of points, or more than [`Points::MOST`].
    #[must_use]
    pub fn read(figures: &str) -> Option<Self> {
        let (sign, digits) = match figures.strip_prefix('-') {
            Some(digits) => (-1, digits),
            None => (1, figures.strip_prefix('+').unwrap_or(figures)),
        };
        let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
        let is_written = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty()
            || !is_written(whole)
            || !is_written(part)
            || digits.contains('.') == part.is_empty()
        {
            return None;
        }
        let missing = 3_usize.checked_sub(part.len())?;
        let all: i64 = [whole, part, &"0".repeat(missing)].concat().parse().ok()?;
        Some(Self(sign * all)).filter(|points| points.is_possible())
    }

    /// Whether it is at most [`Points::MOST`], to either side.
    #[must_use]
    pub fn is_possible(self) -> bool {
        self.0.unsigned_abs() <= Self::MOST.0.unsigned_abs()
    }

    /// The sum, or the most that can be written down.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// The number that a formula works with.
    #[must_use]
    pub fn value(self) -> f64 {
        self.0 as f64 / 1000.0
    }
}

impl fmt::Display for Points {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.0.unsigned_abs();
        let (whole, part) = (all / Self::UNIT, all % Self::UNIT);
        let sign = if self.0 < 0 { "-" } else { "" };
        let written = match part {
            0 => format!("{sign}{whole}"),
            _ => format!("{sign}{whole}.{part:03}").trim_end_matches('0').to_owned(),
        };
        out.pad(&written)
    }
}

impl std::iter::Sum for Points {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Self::plus)
    }
}

#[cfg(test)]
mod tests {
    use super::Points;

    #[test]
    fn points_are_read_as_they_are_written() {
        for (points, figures) in [
            (Points(0), "0"),
            (Points(41_000), "41"),
            (Points(12_500), "12.5"),
            (Points(-250), "-0.25"),
            (Points(1), "0.001"),
            (Points(-6_000), "-6"),
            (Points::MOST, "1000000000"),
        ] {
            assert_eq!(points.to_string(), figures);
            assert_eq!(Points::read(figures), Some(points));
        }
        assert_eq!(Points::read("+3.10"), Some(Points(3_100)));
    }

    #[test]
    fn what_is_no_number_of_points_is_not_read() {
        for figures in ["", "-", ".", "1.", ".5", "1,5", "1e3", "--1", "1.0005", "1000000000.001"] {
            assert_eq!(Points::read(figures), None, "{figures}");
        }
    }

    #[test]
    fn halves_go_away_from_zero_and_nothing_has_no_sign() {
        let of = |value: f64| Points::of(value).map(|points| points.0);
        assert_eq!([of(0.0005), of(-0.0005), of(1.0625), of(-0.0)], [1, -1, 1063, 0].map(Some));
        assert_eq!([of(1e9), of(-1e9)], [1, -1].map(|sign| Some(sign * 1_000_000_000_000)));
        assert_eq!([of(1.001e9), of(f64::INFINITY), of(f64::NAN)], [None; 3]);
    }
}
