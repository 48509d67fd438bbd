//! What is in the prize pool, and what it pays.

use super::payout_terms::Field;
use super::payouts::{PayoutFault, payouts};
use super::{ForThePool, MoneyTerms};
use crate::tournament::Tournament;
use crate::values::{Money, Place, Sale};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The prize pool, by where it comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizePool {
    /// What there is for it: what was sold brings so much, paid or not.
    pub from: ForThePool,
    /// What is taken from that, each with its name.
    pub deducted: Vec<(String, Money)>,
    /// What the house adds in any case, by the terms.
    pub added: Money,
    /// What the house pays because less came in than it guaranteed.
    pub overlay: Money,
    /// What is shared among the places, with overlay and all that is added.
    pub total: Money,
}

/// The prize pool; none where the event has no prices.
#[must_use]
pub fn prize_pool(tournament: &Tournament) -> Option<PrizePool> {
    let terms = tournament.settings().money.as_ref()?;
    Some(pool_of(terms, tournament.money().for_the_pool()))
}

/// The pool that comes of what there is for it. What players owe counts, for they pay it.
pub(crate) fn pool_of(terms: &MoneyTerms, from: ForThePool) -> PrizePool {
    let sold = from.sold.minus(from.written_off);
    let mut left = sold;
    let mut deducted = Vec::with_capacity(terms.deductions.len());
    for deduction in &terms.deductions {
        // Nothing is taken that is not there.
        let part = Money(deduction.share.of(sold).0.min(left.0));
        left = left.minus(part);
        deducted.push((deduction.name.clone(), part));
    }
    let own = left.plus(from.from_bounties).plus(terms.added);
    let overlay = terms.guarantee.minus(own);
    PrizePool { from, deducted, added: terms.added, overlay, total: own.plus(overlay) }
}

/// Entries sold, in the flights that came together too; whoever came from one is no entry here.
#[must_use]
pub fn entries_sold(tournament: &Tournament) -> u32 {
    let days = tournament.days();
    let of_flights = days.flights().iter().map(|flight| flight.entries.max(flight.players));
    let all = of_flights.fold(tournament.entries().entries_total(), u32::saturating_add);
    all.saturating_sub(days.brought_forward())
}

/// For whom the pool is shared.
pub(super) fn field(tournament: &Tournament) -> Field {
    let (entries, players) = (entries_sold(tournament), tournament.entries().taking_part());
    Field { entries, finishers: players }
}

/// So many more of one price can be asked about.
pub const MORE_MAX: u32 = 100_000;

/// What the pool would be, and pay, if more were sold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizesIf {
    /// The pool as it would be, deductions and overlay worked out anew.
    pub pool: PrizePool,
    /// Entries, re-entries among them.
    pub entries: u32,
    /// What each place is paid, the first place first; or why the pool cannot be shared.
    pub prizes: Result<Vec<Money>, PayoutFault>,
}

/// The pool and its prizes if so many more of each buy-in were sold; none without prices.
///
/// Whatever was fixed is as if it were not; prizes set by hand stay.
#[must_use]
pub fn prizes_if(tournament: &Tournament, more: &BTreeMap<String, u32>) -> Option<PrizesIf> {
    let terms = tournament.settings().money.as_ref()?;
    let mut from = tournament.money().for_the_pool();
    let mut field = field(tournament);
    for buy_in in &terms.buy_ins {
        let count = more.get(&buy_in.name).copied().unwrap_or_default();
        from.sold = from.sold.plus(buy_in.price.pool.times(u64::from(count)));
        match buy_in.sale {
            Sale::Entry => {
                field.entries = field.entries.saturating_add(count);
                field.finishers = field.finishers.saturating_add(count);
            }
            Sale::ReEntry => field.entries = field.entries.saturating_add(count),
            Sale::Rebuy | Sale::AddOn => {}
        }
    }
    let pool = pool_of(terms, from);
    let set: &BTreeMap<Place, Money> = tournament.money().set_by_hand();
    let prizes = payouts(&terms.payouts, pool.total, field, set);
    Some(PrizesIf { pool, entries: field.entries, prizes })
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
    let prizes = payouts(&terms.payouts, pool.total, field(tournament), book.set_by_hand());
    Some(prizes.map(Arc::from))
}

/// How many places are paid, by fixed payouts or else by the settings; none if not decided.
#[must_use]
pub fn places_paid(tournament: &Tournament) -> Option<u32> {
    match tournament.money().fixed() {
        Some(fixed) => u32::try_from(fixed.prizes.len()).ok(),
        None => tournament.settings().pace.places_paid,
    }
}
