//! What the floor chooses when tables wait for each other by orbits, and hands of tables.

use crate::values::TableNo;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// What the clock does while tables play orbit for orbit; no book says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, VariantArray)]
pub enum OrbitClock {
    /// It runs on, and levels go up by time.
    Runs,
    /// It is off, and every hand of the longest orbit takes its time when the orbit is over, as a
    /// hand that is played hand for hand does.
    ByHands,
}

/// Who shares a place among those who bust in one orbit; no book says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, VariantArray)]
pub enum OrbitBusts {
    /// Nobody because of the orbit: whoever busts later finishes higher, as in usual play.
    InOrder,
    /// They bust at once, as in one hand that is played hand for hand.
    AsOneHand,
}

/// What the floor chose when orbit for orbit was announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrbitTerms {
    /// What the clock does until the orbits are over.
    pub clock: OrbitClock,
    /// Whether those who bust in one orbit share a place.
    pub busts: OrbitBusts,
}

/// What happens at a drawn minute.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum AtMinute {
    /// The clock stops, and what is left of the level is played later.
    #[default]
    Stop,
    /// The break begins that follows the level; what is left of the level is not played.
    Break,
}

impl AtMinute {
    pub(crate) fn is_stop(&self) -> bool {
        *self == Self::Stop
    }
}

/// A table and a number of its hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableHands {
    /// The table.
    pub table: TableNo,
    /// Hands to play or played: the event says which.
    pub hands: u16,
}
