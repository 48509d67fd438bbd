//! Chips in play: every chip that was bought is in a stack, or is known to be somewhere.
//!
//! Knows totals, not denominations.

use crate::engine::values::Chips;

/// The chips of the tournament, as a ledger that always balances.
///
/// `bought = removed + the players' stacks + adrift`, where *adrift* is what bust-outs and
/// counts have moved without saying where to. It can be negative: a count may find chips in a
/// stack before it is known whose they were.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ChipLedger {
    /// Bought by entries, rebuys and add-ons.
    pub bought: Chips,
    /// Taken out of play: of players withdrawn after they were dealt chips.
    pub removed: Chips,
    /// The sum of all stacks as last known.
    pub in_stacks: Chips,
    /// In play, but in nobody's known stack.
    pub adrift: i64,
}

impl ChipLedger {
    /// Chips in play.
    #[must_use]
    pub fn in_play(&self) -> Chips {
        self.bought.minus(self.removed)
    }

    /// Whether the ledger balances.
    #[must_use]
    pub fn balances(&self) -> bool {
        let stacks = i128::from(self.in_stacks.0) + i128::from(self.adrift);
        i128::from(self.bought.0) - i128::from(self.removed.0) == stacks
    }

    /// The average stack of `players`, rounded down.
    #[must_use]
    pub fn average(&self, players: u32) -> Option<Chips> {
        self.in_play().0.checked_div(u64::from(players)).map(Chips)
    }

    /// A stack changes from one size to another, with chips of others or to others.
    pub(super) fn restack(&mut self, before: Chips, after: Chips) {
        self.in_stacks = self.in_stacks.minus(before).plus(after);
        self.adrift += i64::try_from(before.0).unwrap_or(i64::MAX);
        self.adrift -= i64::try_from(after.0).unwrap_or(i64::MAX);
    }

    /// Chips are bought into a stack.
    pub(super) fn buy(&mut self, chips: Chips) {
        self.bought = self.bought.plus(chips);
        self.in_stacks = self.in_stacks.plus(chips);
    }

    /// A whole stack leaves play.
    pub(super) fn remove(&mut self, stack: Chips) {
        self.removed = self.removed.plus(stack);
        self.in_stacks = self.in_stacks.minus(stack);
    }
}
