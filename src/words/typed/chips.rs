//! Chips as people type them.

use engine::values::Chips;

/// Chips as people type them: with spaces, commas, points, or a `k` or `m` after them.
///
/// Before such a letter one or two digits after a point or comma are tenths and hundredths:
/// `12.5k`; three are a group, as in a number without a letter.
#[must_use]
pub fn chips_typed(typed: &str) -> Option<Chips> {
    let typed = typed.trim().to_lowercase();
    let (digits, times) = match typed.strip_suffix(['k', 'm']) {
        Some(digits) if typed.ends_with('k') => (digits.trim_end(), 1_000_u64),
        Some(digits) => (digits.trim_end(), 1_000_000),
        None => (typed.as_str(), 1),
    };
    let (whole, tenths) = match digits.rsplit_once(['.', ',']) {
        Some((whole, after)) if times > 1 && matches!(after.len(), 1 | 2) => (whole, after),
        _ => (digits, ""),
    };
    // Spaces of every kind, as Czech and Polish write groups.
    let stands_between = |c: &char| c.is_whitespace() || matches!(c, ',' | '.' | '\'');
    let whole: String = whole.chars().filter(|c| !stands_between(c)).collect();
    let part = match tenths.len() {
        0 => 0,
        1 => tenths.parse::<u64>().ok()?.checked_mul(times / 10)?,
        _ => tenths.parse::<u64>().ok()?.checked_mul(times / 100)?,
    };
    whole.parse::<u64>().ok()?.checked_mul(times)?.checked_add(part).map(Chips)
}

#[cfg(test)]
mod tests {
    use crate::typed::chips::chips_typed;
    use engine::values::Chips;

    #[test]
    fn chips_are_typed_in_many_ways() {
        for typed in ["12500", "12,500", "12 500", "12.500", "12\u{202f}500", "12\u{a0}500"] {
            assert_eq!(chips_typed(typed), Some(Chips(12_500)), "{typed}");
        }
        assert_eq!(chips_typed("12k"), Some(Chips(12_000)));
        assert_eq!(chips_typed("12.5k"), Some(Chips(12_500)));
        assert_eq!(chips_typed("12,25 k"), Some(Chips(12_250)));
        assert_eq!(chips_typed("1.2m"), Some(Chips(1_200_000)));
        assert_eq!(chips_typed("1.250k"), Some(Chips(1_250_000)), "a group of three");
        for typed in ["much", "k", ".5k", "1.2.x", "99999999999999999999k"] {
            assert_eq!(chips_typed(typed), None, "{typed}");
        }
    }
}
