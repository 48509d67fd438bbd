//! Limit: how often a round may be raised, and all-ins for less than a bet.

use serde::{Deserialize, Serialize};

/// How many bets and raises a round may see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LimitCap {
    /// So many bets in all, the first one and the big blind included.
    Bets(u32),
    /// One call and so many raises for each player.
    RaisesEach(u32),
    /// As many as anybody likes, without a cap.
    None,
}

/// A round of limit betting: its bet and its cap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LimitRound {
    /// The bet of this street, in chips.
    pub bet: u64,
    /// How many bets and raises it may see.
    pub cap: LimitCap,
}

/// What an all-in for less than a full bet does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShortAllIn {
    /// It counts as a bet: whoever has acted may raise again.
    FullBet,
    /// Whoever has acted may only call it or fold.
    CallOrFold,
}

impl LimitRound {
    /// The totals that a round may reach; none where there is no cap for the table.
    #[must_use]
    pub fn totals(self) -> Option<Vec<u64>> {
        match self.cap {
            LimitCap::Bets(bets) => {
                Some((1..=u64::from(bets)).map(|count| self.bet.saturating_mul(count)).collect())
            }
            LimitCap::RaisesEach(_) | LimitCap::None => None,
        }
    }

    /// Whether one more bet or raise may be made after so many, with so many raises of that player.
    #[must_use]
    pub fn may_raise(self, bets_so_far: u32, own_raises: u32) -> bool {
        match self.cap {
            LimitCap::Bets(bets) => bets_so_far < bets,
            LimitCap::RaisesEach(raises) => own_raises < raises,
            LimitCap::None => true,
        }
    }
}

/// What an all-in does that raises by so much where a full raise is `bet`.
///
/// Half a bet is enough: with bets of 20, an all-in for 30 over a bet of 20 may be raised again.
///
/// Rules: TDA 2024 §47-B.
#[must_use]
pub const fn limit_all_in(raise: u64, bet: u64) -> ShortAllIn {
    match raise.saturating_mul(2) >= bet {
        true => ShortAllIn::FullBet,
        false => ShortAllIn::CallOrFold,
    }
}
