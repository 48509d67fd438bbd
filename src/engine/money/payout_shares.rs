//! In which proportion the places of a field are paid: by the lines of a template, or by its curve.

use super::payout_terms::{Field, PayoutTerms};
use crate::values::Money;
use rulebook::{Between, Falls, PayoutCurve, PayoutLine, PayoutTemplate};

/// What one entry brought, where a line says what places get of all; a field of any size fits.
const ENTRY: u64 = 1 << 32;

/// The unit in which the weights of a curve are worked out.
const ONE: u64 = 1 << 40;

/// In which proportion the places are paid.
pub(super) struct Shares {
    /// Never rising, the first place first.
    pub(super) weights: Vec<u64>,
    pub(super) unit: u64,
    /// What every place gets before the rest is shared.
    pub(super) base: u64,
    /// What no place that is paid goes below; a multiple of the unit.
    pub(super) smallest: u64,
}

impl Shares {
    pub(super) fn of(terms: &PayoutTerms, pool: Money, field: Field) -> Self {
        let Field { entries, finishers } = field;
        let PayoutTemplate { lines, between, curve, slug: _, is_satellite: _ } = &terms.template;
        let unit = terms.unit.0.max(1);
        let smallest =
            terms.smallest.map(|smallest| smallest.0.div_ceil(unit).saturating_mul(unit));
        if let Some(curve) = curve.as_ref().filter(|curve| entries >= curve.entries) {
            let average = u128::from(pool.0) * u128::from(curve.smallest_per_thousand)
                / (1000 * u128::from(entries));
            let average = u64::try_from(average).unwrap_or(u64::MAX) / unit * unit;
            let base = smallest.unwrap_or(average).max(unit);
            let weights = match curve.falls {
                Falls::Steeply => steeply(curve, field),
                Falls::AsPublished => as_published(curve, field),
            };
            return Self { weights, unit, base, smallest: base };
        }
        let mut weights = match between {
            Between::Steps => step(lines, entries),
            Between::Slope => slope(lines, entries),
        };
        weights.truncate(finishers as usize);
        Self { weights, unit, base: 0, smallest: smallest.unwrap_or_default().max(unit) }
    }

    pub(super) fn weight(&self, at: usize) -> u128 {
        self.weights.get(at).copied().map_or(0, u128::from)
    }
}

/// The last line that the field reaches, or the first one.
fn step(lines: &[PayoutLine], entries: u32) -> Vec<u64> {
    let line = lines.iter().rfind(|line| entries >= line.entries).or(lines.first());
    line.map_or(vec![1], |line| line.weights.iter().map(|weight| u64::from(*weight)).collect())
}

/// Between two lines prizes grow evenly from those of the one to those of the other; a place that
/// only the next line has begins with what one entry brought, one place with each entry.
fn slope(lines: &[PayoutLine], entries: u32) -> Vec<u64> {
    let reached = lines.iter().rfind(|line| entries >= line.entries);
    let next = lines.iter().find(|line| entries < line.entries);
    let (Some(from), Some(to)) = (reached, next) else {
        return reached.or(next).map_or(vec![1], prizes_at);
    };
    let mut prizes = prizes_at(from);
    let goals = prizes_at(to);
    let places_more = goals.len().saturating_sub(prizes.len());
    let since = (entries - from.entries) as usize;
    prizes.resize(prizes.len() + places_more.min(since), ENTRY);
    let span = ((to.entries - from.entries) as usize).saturating_sub(places_more);
    let Some(gone) = since.checked_sub(places_more).filter(|_| span > 0) else {
        return prizes;
    };
    let (gone, span) = (gone as u128, span as u128);
    for (prize, goal) in prizes.iter_mut().zip(goals) {
        let sum = u128::from(*prize) * (span - gone) + u128::from(goal) * gone;
        *prize = u64::try_from(sum / span).unwrap_or(u64::MAX);
    }
    prizes
}

/// What the places of a line get of what exactly its field brought.
fn prizes_at(line: &PayoutLine) -> Vec<u64> {
    let total: u128 = line.weights.iter().map(|weight| u128::from(*weight)).sum();
    let all = u128::from(ENTRY) * u128::from(line.entries);
    let prize = |weight: &u32| (all * u128::from(*weight)).checked_div(total).unwrap_or_default();
    line.weights.iter().map(|weight| u64::try_from(prize(weight)).unwrap_or(u64::MAX)).collect()
}

/// The places that a curve pays, group by group: the first of each group, how many it has where it
/// is whole, and how many of them are paid.
fn groups(curve: &PayoutCurve, field: Field) -> impl Iterator<Item = (u32, u32, u32)> {
    let paid = u64::from(field.entries) * u64::from(curve.paid_per_thousand);
    let paid = u32::try_from(paid.div_ceil(1000)).unwrap_or(u32::MAX).clamp(1, field.finishers);
    let mut next = 1;
    std::iter::from_fn(move || {
        let place = next;
        let alike = curve.alike.iter().rfind(|alike| place >= alike.place);
        let whole = alike.map_or(1, |alike| alike.count.max(1));
        next = place.saturating_add(whole);
        (place <= paid).then(|| (place, whole, whole.min(paid - place + 1)))
    })
}

/// Weights that fall as 1 / (4 × place − 1) does, alike within a group.
fn steeply(curve: &PayoutCurve, field: Field) -> Vec<u64> {
    let mut weights: Vec<u64> = Vec::new();
    for (place, _, count) in groups(curve, field) {
        let group = place..place + count;
        let sum: u64 = group.map(|place| ONE / (4 * u64::from(place) - 1)).sum();
        weights.extend((0..count).map(|_| sum / u64::from(count)));
    }
    weights
}

/// Weights that fall as 1 / ((2 × place + 5) × (2 × place + 7)) does, alike within a group, less
/// that of the place up to which the field would be paid if places had parts.
///
/// So the last place begins with nothing above the smallest prize, and grows with each entry until
/// the next one begins. A group counts as if it were whole, so that none of its places gets less
/// because another one joins it.
fn as_published(curve: &PayoutCurve, field: Field) -> Vec<u64> {
    // The 1,000 times 1,000 of the parts of places, beside the unit of all weights.
    const ALL: u128 = (ONE as u128) * 1_000_000;
    let parts = u128::from(field.entries) * u128::from(curve.paid_per_thousand);
    let parts = parts.min(u128::from(field.finishers) * 1000);
    let none = ALL / ((2 * parts + 7_000) * (2 * parts + 9_000));
    let mut weights: Vec<u64> = Vec::new();
    for (place, whole, count) in groups(curve, field) {
        // The sum over a whole group is (1 / first − 1 / last) / 2.
        let first = 2 * u128::from(place) + 5;
        let last = first + 2 * u128::from(whole);
        let average = u128::from(ONE) / (first * last);
        let weight = u64::try_from(average.saturating_sub(none)).unwrap_or(u64::MAX);
        weights.extend((0..count).map(|_| weight));
    }
    weights
}
