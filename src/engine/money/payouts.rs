//! What each place is paid: whole units, never more for a later place, and the sum exact.

use crate::values::{Money, Place};
use rulebook::{PayoutCurve, PayoutTemplate};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// By what the pool is shared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PayoutTerms {
    /// Which places are paid, and in which proportion.
    pub template: PayoutTemplate,
    /// Prizes are whole multiples of it; only the first place gets odd money.
    pub unit: Money,
    /// No place that is paid gets less; as the template has it where not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub smallest: Option<Money>,
    /// What a seat is worth, where the template pays seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Money>,
}

/// Why a pool cannot be shared as the terms have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PayoutFault {
    /// So many places with this smallest prize take more than the pool has.
    PoolTooSmall {
        /// Places.
        places: u32,
        /// What each gets at least.
        smallest: Money,
        /// The pool.
        pool: Money,
    },
    /// Prizes that were set by hand come to more than the pool.
    SetTooHigh {
        /// What they come to.
        set: Money,
        /// The pool.
        pool: Money,
    },
    /// Every prize was set by hand, and so much of the pool is nobody's.
    LeftOver {
        /// So much.
        left: Money,
    },
    /// A place would be paid more than the one before it.
    Rises {
        /// The place.
        place: Place,
    },
    /// A prize was set by hand for a place that nobody can finish in.
    PlaceNotThere {
        /// The place.
        place: Place,
        /// So many can finish.
        places: u32,
    },
    /// The template pays seats, and nobody said what one is worth.
    SeatNotPriced,
}

/// For whom the pool is shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// Entries that were sold: they decide how many places are paid.
    pub entries: u32,
    /// So many players can have a place: whoever entered twice has one, and who went out in a
    /// flight has none in the event that several of them go on in.
    pub finishers: u32,
}

impl Field {
    /// Everybody entered once, and finishes.
    #[must_use]
    pub fn of(entries: u32) -> Self {
        Self { entries, finishers: entries }
    }
}

/// What each place is paid, the first place first; those in `set` get what was set by hand, and
/// the rest follows.
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

/// In which proportion the places are paid.
struct Shares {
    weights: Vec<u64>,
    unit: u64,
    /// What every place gets before the rest is shared.
    base: u64,
    /// What no place goes below.
    smallest: u64,
}

impl Shares {
    fn of(terms: &PayoutTerms, pool: Money, field: Field) -> Self {
        let Field { entries, finishers } = field;
        let PayoutTemplate { lines, curve, slug: _, is_satellite: _ } = &terms.template;
        let unit = terms.unit.0.max(1);
        let smallest =
            terms.smallest.map(|smallest| smallest.0.div_ceil(unit).saturating_mul(unit));
        if let Some(curve) = curve.as_ref().filter(|curve| entries >= curve.entries) {
            let average = u128::from(pool.0) * u128::from(curve.smallest_per_thousand)
                / (1000 * u128::from(entries));
            let average = u64::try_from(average).unwrap_or(u64::MAX) / unit * unit;
            let base = smallest.unwrap_or(average).max(unit);
            return Self { weights: falling(curve, field), unit, base, smallest: base };
        }
        let line = lines.iter().rfind(|line| entries >= line.entries).or(lines.first());
        let weights = line.map_or(&[1][..], |line| line.weights.as_slice());
        let weights = weights.iter().take(finishers as usize).map(|weight| u64::from(*weight));
        Self {
            weights: weights.collect(),
            unit,
            base: 0,
            smallest: smallest.unwrap_or_default().max(unit),
        }
    }

    fn weight(&self, at: usize) -> u128 {
        self.weights.get(at).copied().map_or(0, u128::from)
    }
}

/// Weights that fall as 1 / (4 × place − 1) does, alike within a group.
fn falling(curve: &PayoutCurve, field: Field) -> Vec<u64> {
    const ONE: u64 = 1 << 40;
    let paid = u64::from(field.entries) * u64::from(curve.paid_per_thousand);
    let paid = u32::try_from(paid.div_ceil(1000)).unwrap_or(u32::MAX).clamp(1, field.finishers);
    let mut weights: Vec<u64> = Vec::with_capacity(paid as usize);
    let mut place = 1_u32;
    while place <= paid {
        let count = curve.alike.iter().rfind(|alike| place >= alike.place);
        let count = count.map_or(1, |alike| alike.count.max(1)).min(paid - place + 1);
        let group = place..place + count;
        let sum: u64 = group.map(|place| ONE / (4 * u64::from(place) - 1)).sum();
        weights.extend((0..count).map(|_| sum / u64::from(count)));
        place += count;
    }
    weights
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
