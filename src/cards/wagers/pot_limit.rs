//! Pot-limit: the largest raise.

use serde::{Deserialize, Serialize};

/// Whether blinds that nobody posted, or not in full, count for the size of the pot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MissingBlinds {
    /// Before the flop they count as posted in full.
    ///
    /// Rules: TDA 2024 §54-B.
    Count,
    /// Only what lies in the pot counts.
    Ignored,
}

/// A decision in a pot-limit game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PotLimit {
    /// All chips in the pot and in front of the players.
    pub pot: u64,
    /// What everybody must have put in this round.
    pub current_bet: u64,
    /// What the player has put in this round.
    pub in_front: u64,
    /// What is missing from full blinds; 0 after the flop.
    pub blinds_missing: u64,
}

impl PotLimit {
    /// The largest total to which the player may raise: a call, and then the pot as it is with it.
    ///
    /// With blinds 10 and 20 the first player may make it 70: a call of 20, and 50 more.
    ///
    /// Rules: TDA 2011 §43; TDA 2024 §54.
    #[must_use]
    pub fn raise_to_at_most(self, missing: MissingBlinds) -> u64 {
        let to_call = self.current_bet.saturating_sub(self.in_front);
        let counted = match missing {
            MissingBlinds::Count => self.pot.saturating_add(self.blinds_missing),
            MissingBlinds::Ignored => self.pot,
        };
        let called = self.in_front.saturating_add(to_call);
        called.saturating_add(counted).saturating_add(to_call)
    }
}
