//! Chips that turn up after their value was raced off.

use crate::values::Chips;

/// What late chips are worth: chips of the smallest value in play, and what leaves unpaid.
///
/// ```
/// use engine::chips::late_find;
/// use engine::values::Chips;
///
/// // Five chips of 25 with 100 as the smallest chip: one chip for four of them.
/// assert_eq!(late_find(Chips(25), 5, Chips(100)), (1, Chips(25)));
/// ```
///
/// Rules: TDA 2024 §24-C; older editions are silent.
#[must_use]
pub fn late_find(value: Chips, chips: u32, smallest: Chips) -> (u64, Chips) {
    let total = value.0.saturating_mul(u64::from(chips));
    let paid = total.checked_div(smallest.0).unwrap_or_default();
    (paid, Chips(total - paid * smallest.0))
}
