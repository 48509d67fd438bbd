//! Money: whole minor units of the event's currency, never chips, never a fraction.

use crate::values::amount::amount;
use serde::{Deserialize, Serialize};

/// An amount of money in the smallest unit that the event's currency has: cents, or whole crowns.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Money(pub u64);

impl Money {
    /// The most that a price, a guarantee or a prize may be: so many of them still add up.
    pub const MOST: Self = Self(1_000_000_000_000);

    /// Whether it is nothing.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        *self == Self::ZERO
    }

    /// So many times the amount, or the largest that can be written down.
    #[must_use]
    pub fn times(self, count: u64) -> Self {
        Self(self.0.saturating_mul(count))
    }

    /// The amount in figures, without the name of its currency, which has so many digits after
    /// the point: `12.50` of two, `12` of none. A whole amount has no point.
    #[must_use]
    pub fn figures(self, digits: u8) -> String {
        let unit = 10_u64.saturating_pow(u32::from(digits));
        let (whole, part) = (self.0 / unit, self.0 % unit);
        match part {
            0 => whole.to_string(),
            _ => format!("{whole}.{part:0width$}", width = usize::from(digits)),
        }
    }

    /// The amount that was written so, in a currency of so many digits after the point.
    ///
    /// None where that is no amount, has more digits than the currency, or is too large.
    #[must_use]
    pub fn read(figures: &str, digits: u8) -> Option<Self> {
        let (whole, part) = figures.split_once('.').unwrap_or((figures, ""));
        let is_written = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let has_point = figures.contains('.');
        if whole.is_empty()
            || !is_written(whole)
            || !is_written(part)
            || has_point == part.is_empty()
        {
            return None;
        }
        let missing = usize::from(digits).checked_sub(part.len())?;
        let all = [whole, part, &"0".repeat(missing)].concat();
        all.parse().ok().map(Self)
    }

    /// How many digits after the point these figures have.
    #[must_use]
    pub fn digits_of(figures: &str) -> u8 {
        let part = figures.split_once('.').map_or("", |(_, part)| part);
        u8::try_from(part.len()).unwrap_or(u8::MAX)
    }
}

amount!(Money);

#[cfg(test)]
mod tests {
    use super::Money;

    #[test]
    fn amounts_are_read_as_they_are_written() {
        for (amount, digits, figures) in
            [(1250, 2, "12.50"), (1200, 2, "12"), (5, 2, "0.05"), (0, 2, "0"), (12, 0, "12")]
        {
            assert_eq!(Money(amount).figures(digits), figures);
            assert_eq!(Money::read(figures, digits), Some(Money(amount)));
        }
        assert_eq!(Money::read("12.5", 2), Some(Money(1250)));
    }

    #[test]
    fn what_is_no_amount_is_not_read() {
        for figures in ["", ".", "1.", ".5", "-1", "1,5", "1.005", "1e3", "99999999999999999999"] {
            assert_eq!(Money::read(figures, 2), None, "{figures}");
        }
        assert_eq!(Money::read("1.5", 0), None);
    }
}
