//! Tournament chips: whole, never negative, never money.

use crate::values::amount::amount;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A number of tournament chips, in units of the value printed on them.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Chips(pub u64);

amount!(Chips);

impl fmt::Display for Chips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
