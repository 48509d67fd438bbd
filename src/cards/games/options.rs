//! What a house may choose about the value of hands.

use crate::hands::{LowRuns, LowStraight, ShortTrips, TopFlush};
use serde::{Deserialize, Serialize};

/// What a house may choose about the value of hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HandOptions {
    /// Which is higher in five-card draw with the full deck.
    pub draw: TopFlush,
    /// Which is higher in draw with 32 cards.
    pub seven_up: TopFlush,
    /// Whether A-7-8-9-10 is a straight in draw with 32 cards.
    pub seven_up_low: LowStraight,
    /// Whether straights and flushes are low hands of eight or better.
    pub low_runs: LowRuns,
    /// Which is higher with 36 cards, a straight or three of a kind.
    pub short_trips: ShortTrips,
}

impl Default for HandOptions {
    fn default() -> Self {
        Self {
            draw: TopFlush::FullHouse,
            seven_up: TopFlush::Flush,
            seven_up_low: LowStraight::Nothing,
            low_runs: LowRuns::Ignored,
            short_trips: ShortTrips::Straight,
        }
    }
}
