//! Chips as people type them.

use crate::engine::values::Chips;

/// Chips as people type them: with spaces, commas, points, or a `k` for thousands.
#[must_use]
pub fn chips_typed(typed: &str) -> Option<Chips> {
    let typed = typed.trim().to_lowercase();
    let (digits, times) = match typed.strip_suffix('k') {
        Some(digits) => (digits, 1000),
        None => (typed.as_str(), 1),
    };
    let digits: String =
        digits.chars().filter(|c| !matches!(c, ' ' | ',' | '.' | '\'' | '\u{a0}')).collect();
    digits.parse::<u64>().ok()?.checked_mul(times).map(Chips)
}

#[cfg(test)]
mod tests {
    use crate::engine::values::Chips;
    use crate::words::typed::chips::chips_typed;

    #[test]
    fn chips_are_typed_in_many_ways() {
        for typed in ["12500", "12,500", "12 500", "12.500"] {
            assert_eq!(chips_typed(typed), Some(Chips(12_500)), "{typed}");
        }
        assert_eq!(chips_typed("12k"), Some(Chips(12_000)));
        assert_eq!(chips_typed("much"), None);
    }
}
