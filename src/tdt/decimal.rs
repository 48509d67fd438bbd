//! Numbers as they stand in a file: exact, never a floating point.

use std::fmt;

/// A number with so many digits after the point, none of them a zero at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Decimal {
    units: i64,
    digits: u8,
}

/// The most digits that a number has, before the point and after it together.
const DIGITS_MAX: usize = 18;

impl Decimal {
    pub const ZERO: Self = Self { units: 0, digits: 0 };

    /// The number that these figures say, as JavaScript writes them.
    ///
    /// None where they are no number, or it has more digits than any amount of money.
    ///
    /// ```
    /// use tdt::Decimal;
    ///
    /// let read = |figures| Decimal::read(figures).map(|number| number.to_string());
    /// assert_eq!(read("12.50").as_deref(), Some("12.5"));
    /// assert_eq!(read("-.5e1").as_deref(), Some("-5"));
    /// assert_eq!(read("1e300"), None);
    /// ```
    #[must_use]
    pub fn read(figures: &str) -> Option<Self> {
        let (figures, is_negative) = match figures.strip_prefix('-') {
            Some(rest) => (rest, true),
            None => (figures.strip_prefix('+').unwrap_or(figures), false),
        };
        let (number, exponent) = figures.split_once(['e', 'E']).unwrap_or((figures, "0"));
        let (whole, part) = number.split_once('.').unwrap_or((number, ""));
        let are_figures = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.len() + part.len() == 0 || !are_figures(whole) || !are_figures(part) {
            return None;
        }
        let unsigned = exponent.trim_start_matches(['+', '-']);
        let is_odd = unsigned.is_empty() || !are_figures(unsigned) || exponent.len() > 5;
        let exponent: i64 = if is_odd { return None } else { exponent.parse().ok()? };
        // Zeros at both ends say nothing.
        let digits = format!("{}{}", whole.trim_start_matches('0'), part);
        let told = digits.trim_end_matches('0');
        let dropped = i64::try_from(digits.len() - told.len()).ok()?;
        let told = told.trim_start_matches('0');
        if told.is_empty() {
            return Some(Self::ZERO);
        }
        let after = i64::try_from(part.len()).ok()? - dropped - exponent;
        let zeros = usize::try_from(-after).unwrap_or_default();
        if told.len() + zeros > DIGITS_MAX || after > DIGITS_MAX as i64 {
            return None;
        }
        let units: i64 = format!("{told}{}", "0".repeat(zeros)).parse().ok()?;
        let units = if is_negative { -units } else { units };
        Some(Self { units, digits: u8::try_from(after.max(0)).ok()? })
    }

    /// How many digits it has after the point.
    #[must_use]
    pub fn digits(self) -> u8 {
        self.digits
    }

    #[must_use]
    pub fn is_zero(self) -> bool {
        self.units == 0
    }

    /// Whether it is less than nothing.
    #[must_use]
    pub fn is_negative(self) -> bool {
        self.units < 0
    }

    /// The number, where it has no fraction.
    #[must_use]
    pub fn whole(self) -> Option<i64> {
        (self.digits == 0).then_some(self.units)
    }

    /// The same in units of which ten to the power of `digits` make one.
    ///
    /// None where a fraction of a unit is left, or it is too large.
    #[must_use]
    pub fn in_units(self, digits: u8) -> Option<i64> {
        let missing = digits.checked_sub(self.digits)?;
        self.units.checked_mul(10_i64.checked_pow(u32::from(missing))?)
    }

    /// The same, and a fraction of a unit left out; for what a program worked out in fractions.
    ///
    /// None where it is too large.
    #[must_use]
    pub fn in_whole_units(self, digits: u8) -> Option<i64> {
        match self.digits.checked_sub(digits) {
            None | Some(0) => self.in_units(digits),
            Some(fraction) => Some(self.units / 10_i64.checked_pow(u32::from(fraction))?),
        }
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.units < 0 { "-" } else { "" };
        let unit = 10_u64.saturating_pow(u32::from(self.digits));
        let (whole, part) = (self.units.unsigned_abs() / unit, self.units.unsigned_abs() % unit);
        match self.digits {
            0 => write!(f, "{sign}{whole}"),
            digits => write!(f, "{sign}{whole}.{part:0width$}", width = usize::from(digits)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Decimal;

    #[test]
    fn figures_are_worth_what_they_say() {
        let all = [
            ("0", "0"),
            ("-0", "0"),
            ("000.000", "0"),
            ("0e999", "0"),
            ("200", "200"),
            ("+7", "7"),
            ("12.50", "12.5"),
            (".05", "0.05"),
            ("5.", "5"),
            ("-33.333333333333336", "-33.333333333333336"),
            ("1e3", "1000"),
            ("1.25E+2", "125"),
            ("2.5e-3", "0.0025"),
            ("100e-2", "1"),
            ("999999999999999999", "999999999999999999"),
        ];
        for (figures, told) in all {
            let read = Decimal::read(figures).map(|read| read.to_string());
            assert_eq!(read.as_deref(), Some(told), "{figures}");
        }
    }

    #[test]
    fn what_is_no_number_or_no_amount_of_money_is_not_read() {
        let mut all = vec!["", ".", "-", "e3", "1e", "1e+", "1.2.3", "1,5", "0x10", "1e3.5", "--1"];
        all.extend(["NaN", "1e18", "1e300", "1e-300", "1e99999999999", "9999999999999999999"]);
        for figures in all {
            assert_eq!(Decimal::read(figures), None, "{figures}");
        }
    }

    #[test]
    fn units_are_exact_or_refused() {
        let read = |figures| Decimal::read(figures).unwrap();
        assert_eq!(read("12.5").in_units(2), Some(1250));
        assert_eq!(read("12.505").in_units(2), None);
        assert_eq!(read("12.509").in_whole_units(2), Some(1250));
        assert_eq!(read("12").in_whole_units(0), Some(12));
        assert_eq!(read("999999999999999999").in_units(2), None);
        assert_eq!(read("12.5").whole(), None);
        assert_eq!(read("-12").whole(), Some(-12));
    }
}
