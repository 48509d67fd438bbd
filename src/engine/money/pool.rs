//! What is in the prize pool, and what it pays.

use super::payouts::{PayoutFault, payouts};
use super::{MoneyColumn, MoneyTerms};
use crate::tournament::Tournament;
use crate::values::Money;
use std::sync::Arc;

/// The prize pool, by where it comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizePool {
    /// What was sold brought so much.
    pub collected: Money,
    /// What is taken from that, each with its name.
    pub deducted: Vec<(String, Money)>,
    /// What the house adds.
    pub added: Money,
    /// What the house pays because less came in than it guaranteed.
    pub overlay: Money,
    /// What is shared.
    pub total: Money,
}

/// The prize pool; none where the event has no prices.
#[must_use]
pub fn prize_pool(tournament: &Tournament) -> Option<PrizePool> {
    let terms = tournament.settings().money.as_ref()?;
    let collected = tournament.money().ledger().money(MoneyColumn::Pool);
    Some(pool_of(terms, collected))
}

/// The pool that comes of what was collected.
fn pool_of(terms: &MoneyTerms, collected: Money) -> PrizePool {
    let mut left = collected;
    let mut deducted = Vec::with_capacity(terms.deductions.len());
    for deduction in &terms.deductions {
        // Nothing is taken that is not there.
        let part = Money(deduction.share.of(collected).0.min(left.0));
        left = left.minus(part);
        deducted.push((deduction.name.clone(), part));
    }
    let own = left.plus(terms.added);
    let overlay = terms.guarantee.minus(own);
    PrizePool { collected, deducted, added: terms.added, overlay, total: own.plus(overlay) }
}

/// What each place is paid, the first place first: as it was fixed, or as the pool stands now.
///
/// None where the event has no prices.
#[must_use]
pub fn prizes(tournament: &Tournament) -> Option<Result<Arc<[Money]>, PayoutFault>> {
    let terms = tournament.settings().money.as_ref()?;
    let book = tournament.money();
    if let Some(fixed) = book.fixed() {
        return Some(Ok(Arc::clone(&fixed.prizes)));
    }
    let pool = prize_pool(tournament)?;
    let entries = tournament.entries().entries_total();
    Some(payouts(&terms.payouts, pool.total, entries, book.set_by_hand()).map(Arc::from))
}

/// How many places are paid: as the payouts were fixed, or as the settings say; none where it is
/// not decided.
#[must_use]
pub fn places_paid(tournament: &Tournament) -> Option<u32> {
    match tournament.money().fixed() {
        Some(fixed) => u32::try_from(fixed.prizes.len()).ok(),
        None => tournament.settings().pace.places_paid,
    }
}
