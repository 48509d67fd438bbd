//! Where the chips of somebody go who leaves early.

use crate::values::Chips;
use rulebook::options::DepartureChips;
use serde::{Deserialize, Serialize};

/// Where the chips of somebody go who leaves early.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum LeaverChips {
    /// As the rules of the event have it.
    #[default]
    ByRules,
    /// All of them go out of play.
    Removed,
    /// In equal parts to those who are left; what cannot be shared goes out of play.
    Shared,
}

/// What becomes of a stack that is left behind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Departure {
    /// What each of the others gets.
    pub each: Chips,
    /// What leaves play: all of it, or what could not be divided.
    pub removed: Chips,
}

/// Divides a stack among the others, in whole chips of the smallest kind, or takes it out of play.
///
/// ```
/// use engine::days::{LeaverChips, departure};
/// use engine::values::Chips;
///
/// let left = departure(Chips(10_000), 3, Chips(100), LeaverChips::Shared);
/// assert_eq!((left.each, left.removed), (Chips(3_300), Chips(100)));
/// ```
#[must_use]
pub fn departure(stack: Chips, others: u64, smallest: Chips, chips: LeaverChips) -> Departure {
    if chips != LeaverChips::Shared {
        return Departure { each: Chips::ZERO, removed: stack };
    }
    let smallest = smallest.0.max(1);
    let each = (stack.0 / smallest).checked_div(others).unwrap_or_default() * smallest;
    Departure { each: Chips(each), removed: Chips(stack.0 - each * others) }
}

/// Where the chips of somebody go by the rules, who leaves `left` players with them still in.
///
/// Rules: HOME-001 CZ-TRN-03 to CZ-TRN-05; TDA 2011 §48; TDA 2024 §63.
#[must_use]
pub fn by_rules(option: DepartureChips, left: u32, places_paid: u32) -> LeaverChips {
    match option {
        DepartureChips::SharedWhenPaid if left <= places_paid => LeaverChips::Shared,
        DepartureChips::SharedWhenPaid | DepartureChips::Removed => LeaverChips::Removed,
    }
}
