//! Digits in groups of three.

/// How a language writes long numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Grouping {
    /// What stands between groups of three digits.
    pub(super) separator: char,
    /// A number of fewer digits stands without groups: 1200 beside 12 000.
    pub(super) digits_min: usize,
}

/// A number in groups of three digits.
pub(super) fn grouped(number: i64, Grouping { separator, digits_min }: Grouping) -> String {
    let digits = number.unsigned_abs().to_string();
    let is_grouped = digits.len() >= digits_min;
    let mut text = String::with_capacity(digits.len() * 4 / 3 + 2);
    if number < 0 {
        text.push('−');
    }
    for (index, digit) in digits.chars().enumerate() {
        if is_grouped && index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}
