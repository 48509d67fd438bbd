//! What each place is paid: whole units, never more for a later place, and the sum exact.

use super::payout_shares::Shares;
use super::payout_terms::{Field, PayoutTerms};
use crate::values::{Money, Place};
use std::collections::BTreeMap;

/// Why a pool cannot be shared as the terms have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PayoutFault {
    /// So many places with this smallest prize take more than the pool has.
    PoolTooSmall {
        /// Places to be paid, those that were set by hand left out.
        places: u32,
        /// What each of them gets at least.
        smallest: Money,
        /// What the pool has for them, prizes set by hand taken off.
        pool: Money,
    },
    /// Prizes that were set by hand come to more than the pool.
    SetTooHigh {
        /// What these prizes come to together.
        set: Money,
        /// What the pool has to share.
        pool: Money,
    },
    /// Every prize was set by hand, and so much of the pool is nobody's.
    LeftOver {
        /// How much of the pool no place gets.
        left: Money,
    },
    /// A place would be paid more than the one before it.
    Rises {
        /// The place that would get more than the one before it.
        place: Place,
    },
    /// A prize was set by hand for a place that nobody can finish in.
    PlaceNotThere {
        /// The place for which the prize was set.
        place: Place,
        /// Places that there are, one for each player.
        places: u32,
    },
    /// The template pays seats, and nobody said what one is worth.
    SeatNotPriced,
}

/// What each place is paid, first place first; those in `set` get that, and the rest follows.
///
/// Every place gets its share rounded down to a unit and at least the smallest prize, and the first
/// place that was not set by hand gets what is left over.
///
/// # Errors
/// Where that cannot be: nothing is made up to fit.
pub fn payouts(
    terms: &PayoutTerms,
    pool: Money,
    field: Field,
    set: &BTreeMap<Place, Money>,
) -> Result<Vec<Money>, PayoutFault> {
    let places = field.finishers;
    if pool == Money::ZERO || places == 0 {
        return Ok(Vec::new());
    }
    if let Some(place) = set.keys().copied().find(|place| !(1..=places).contains(&place.0)) {
        return Err(PayoutFault::PlaceNotThere { place, places });
    }
    if terms.template.is_satellite {
        return seats(terms, pool, places, set);
    }
    let shares = Shares::of(terms, pool, field);
    let shared = share(&shares, pool, set)?;
    check(shared, pool)
}

/// The prizes, where they come to the pool and never rise.
fn check(prizes: Vec<Money>, pool: Money) -> Result<Vec<Money>, PayoutFault> {
    let sum: Money = prizes.iter().copied().sum();
    refuse_above(sum, pool)?;
    if sum < pool {
        return Err(PayoutFault::LeftOver { left: pool.minus(sum) });
    }
    let rise = prizes.windows(2).position(|pair| matches!(pair, [one, next] if next > one));
    match rise.and_then(|at| u32::try_from(at + 2).ok()) {
        Some(place) => Err(PayoutFault::Rises { place: Place(place) }),
        None => Ok(prizes),
    }
}

/// What was set by hand has to be there.
fn refuse_above(set: Money, pool: Money) -> Result<(), PayoutFault> {
    if set > pool { Err(PayoutFault::SetTooHigh { set, pool }) } else { Ok(()) }
}

/// Seats of one worth, as many as the pool buys and players are there for, and what is left to the
/// next place, or to the last one where there is none.
fn seats(
    terms: &PayoutTerms,
    pool: Money,
    players: u32,
    set: &BTreeMap<Place, Money>,
) -> Result<Vec<Money>, PayoutFault> {
    let seat = terms.seat.filter(|seat| *seat > Money::ZERO).ok_or(PayoutFault::SeatNotPriced)?;
    let by_hand: Money = set.values().copied().sum();
    refuse_above(by_hand, pool)?;
    // What is set by hand is apart, and the rest of the pool buys seats for the other places.
    let left = pool.minus(by_hand);
    let places = players.saturating_sub(u32::try_from(set.len()).unwrap_or(u32::MAX));
    let count = u32::try_from(left.0 / seat.0).unwrap_or(u32::MAX).min(places);
    let mut free = vec![seat; usize::try_from(count).unwrap_or_default()];
    let left = left.minus(seat.times(u64::from(count)));
    if left > Money::ZERO {
        match free.first_mut() {
            Some(first) if count == places => *first = first.plus(left),
            Some(_) => free.push(left),
            None if places > 0 => free.push(left),
            None => return Err(PayoutFault::LeftOver { left }),
        }
    }
    let mut free = free.into_iter();
    let mut prizes = Vec::new();
    for place in (1..).map(Place) {
        match set.get(&place).copied().or_else(|| free.next()) {
            Some(prize) => prizes.push(prize),
            None if set.range(place..).next().is_some() => prizes.push(Money::ZERO),
            None => break,
        }
    }
    check(prizes, pool)
}

/// The pool shared among the places, those in `set` apart; not yet checked.
fn share(
    shares: &Shares,
    pool: Money,
    set: &BTreeMap<Place, Money>,
) -> Result<Vec<Money>, PayoutFault> {
    let at_hand = |at: usize| u32::try_from(at + 1).ok().and_then(|place| set.get(&Place(place)));
    let last_set = set.keys().next_back().map_or(0, |place| place.0 as usize);
    let places = shares.weights.len().max(last_set);
    let fixed: Money = set.values().copied().sum();
    refuse_above(fixed, pool)?;
    let free: Vec<usize> = (0..places).filter(|at| at_hand(*at).is_none()).collect();
    let left = pool.minus(fixed).0;
    let mut sharing = free.len();
    // Weights never rise, so those who would get less than the smallest prize are the last ones.
    let mut prizes = vec![0_u64; free.len()];
    while sharing > 0 {
        let small = (free.len() - sharing) as u64;
        let needed = (free.len() as u64).saturating_mul(shares.smallest);
        if needed > left {
            let smallest = Money(shares.smallest);
            let places = u32::try_from(free.len()).unwrap_or(u32::MAX);
            return Err(PayoutFault::PoolTooSmall { places, smallest, pool: Money(left) });
        }
        let rest = left - small * shares.smallest - sharing as u64 * shares.base;
        let sharers = free.get(..sharing).unwrap_or_default();
        let total: u128 = sharers.iter().map(|at| shares.weight(*at)).sum();
        for (prize, at) in prizes.iter_mut().zip(sharers) {
            let share = (u128::from(rest) * shares.weight(*at)).checked_div(total).unwrap_or(0);
            let share = u64::try_from(share).unwrap_or(u64::MAX) / shares.unit * shares.unit;
            *prize = shares.base + share;
        }
        let enough = prizes.iter().take(sharing).take_while(|prize| **prize >= shares.smallest);
        let enough = enough.count();
        prizes.iter_mut().skip(enough).for_each(|prize| *prize = shares.smallest);
        if enough == sharing {
            break;
        }
        sharing = enough;
    }
    let shared: u64 = prizes.iter().sum();
    if let Some(first) = prizes.first_mut() {
        *first += left - shared;
    }
    let mut free = prizes.into_iter();
    let prize = |at| at_hand(at).copied().or_else(|| free.next().map(Money));
    Ok((0..places).map(prize).map(Option::unwrap_or_default).collect())
}
