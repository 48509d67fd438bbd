//! Who holds the cards, and how much may lie in front of them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The largest amount of chips that is counted; sums of a whole table stay exact below it.
pub const AMOUNT_MAX: u64 = 1_000_000_000_000_000;

/// A seat, clockwise from the dealer's left, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// How many seats to the left of the button it stands: 1 for the next one, and as many as
    /// the table has for the button itself.
    #[must_use]
    pub fn left_of(self, button: Self, seats_at_table: u8) -> u8 {
        match self.0 > button.0 {
            true => self.0 - button.0,
            false => seats_at_table.saturating_sub(button.0 - self.0),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
