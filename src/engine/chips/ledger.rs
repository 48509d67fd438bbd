//! The chips of the tournament, as a ledger that always balances.

use crate::chips::ChipCause;
use crate::values::Chips;

/// The chips of the tournament, as a ledger that always balances.
///
/// `in play = the players' stacks + adrift`, where *adrift* is what bust-outs and counts have
/// moved without saying where to. It can be negative: a count may find chips in a stack before it
/// is known whose they were. What is in play is the sum of what its causes brought and took.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ChipLedger {
    /// What each cause brought, or took where negative, in the order of [`ChipCause::ALL`].
    by_cause: Sums,
    /// The sum of all stacks as last known.
    pub in_stacks: Chips,
    /// In play, but in nobody's known stack.
    pub adrift: i64,
}

/// What each cause brought, or took where negative, in the order of [`ChipCause::ALL`].
pub(crate) type Sums = [i64; ChipCause::ALL.len()];

impl ChipLedger {
    /// Chips in play: all that every cause brought, less what others took.
    #[must_use]
    pub fn in_play(&self) -> Chips {
        let sum: i128 = self.by_cause.iter().map(|sum| i128::from(*sum)).sum();
        Chips(u64::try_from(sum).unwrap_or_default())
    }

    /// What a cause brought, or took where negative.
    #[must_use]
    pub fn sum_of(&self, cause: ChipCause) -> i64 {
        self.by_cause.get(cause as usize).copied().unwrap_or_default()
    }

    /// What each cause brought, or took where negative.
    pub(crate) fn by_cause(&self) -> Sums {
        self.by_cause
    }

    /// What came into play: bought, brought forward, or gained in races.
    #[must_use]
    pub fn came(&self) -> Chips {
        self.sums(|sum| sum > 0)
    }

    /// What left play, by all causes that took more than they brought.
    #[must_use]
    pub fn left(&self) -> Chips {
        self.sums(|sum| sum < 0)
    }

    fn sums(&self, counts: impl Fn(i64) -> bool) -> Chips {
        let sums = self.by_cause.iter().filter(|sum| counts(**sum));
        Chips(sums.map(|sum| sum.unsigned_abs()).fold(0, u64::saturating_add))
    }

    /// Whether the ledger balances, and no more left play than ever came into it.
    #[must_use]
    pub fn balances(&self) -> bool {
        let stacks = i128::from(self.in_stacks.0) + i128::from(self.adrift);
        let sum: i128 = self.by_cause.iter().map(|sum| i128::from(*sum)).sum();
        sum == stacks && sum >= 0
    }

    /// The average stack of `players`, rounded down.
    #[must_use]
    pub fn average(&self, players: u32) -> Option<Chips> {
        self.in_play().0.checked_div(u64::from(players)).map(Chips)
    }

    /// A stack changes from one size to another, with chips of others or to others.
    pub(crate) fn restack(&mut self, before: Chips, after: Chips) {
        self.in_stacks = self.in_stacks.minus(before).plus(after);
        self.adrift = self.adrift.saturating_add(signed(before).saturating_sub(signed(after)));
    }

    /// A stack changes from one size to another because chips come into play or leave it.
    ///
    /// Where the stack that is known does not hold what left, the rest was adrift.
    pub(crate) fn change(&mut self, cause: ChipCause, chips: i64, before: Chips, after: Chips) {
        if let Some(sum) = self.by_cause.get_mut(cause as usize) {
            // A forged journal may say what no event has; then the ledger does not balance.
            *sum = sum.saturating_add(chips);
        }
        self.in_stacks = self.in_stacks.minus(before).plus(after);
        let drifts = chips.saturating_add(signed(before)).saturating_sub(signed(after));
        self.adrift = self.adrift.saturating_add(drifts);
    }

    /// Chips are bought into a stack.
    pub(crate) fn buy(&mut self, cause: ChipCause, chips: Chips) {
        self.change(cause, signed(chips), Chips::ZERO, chips);
    }

    /// A whole stack leaves play.
    pub(crate) fn remove(&mut self, cause: ChipCause, stack: Chips) {
        self.change(cause, -signed(stack), stack, Chips::ZERO);
    }
}

/// Chips as a number that can be taken away; no event has more than fit.
pub(crate) fn signed(chips: Chips) -> i64 {
    i64::try_from(chips.0).unwrap_or(i64::MAX)
}
