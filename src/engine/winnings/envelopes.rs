//! The envelopes of mystery bounties: what is in them, and which were drawn.

use crate::values::{Money, PlayerId, Timestamp};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Envelopes that hold the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Envelope {
    /// What is in each of these envelopes.
    pub amount: Money,
    /// How many envelopes hold this amount.
    pub count: u32,
}

/// The envelopes of an event, once they were sealed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Envelopes {
    /// When the director sealed them.
    pub at: Timestamp,
    /// What is in them; their numbers run through this list from 1.
    pub list: Vec<Envelope>,
    /// How many hands with a bust-out had been entered by then.
    pub after: u64,
    /// Whose heads they are for: whoever was in then.
    pub heads: BTreeSet<PlayerId>,
    /// The number of the envelope that was drawn for each head.
    pub drawn: BTreeMap<PlayerId, u32>,
}

impl Envelopes {
    /// What is in the envelope of this number; none where there is no such one.
    #[must_use]
    pub fn amount(&self, no: u32) -> Option<Money> {
        let mut last = 0_u32;
        let has = |envelope: &&Envelope| {
            last = last.saturating_add(envelope.count);
            (1..=last).contains(&no)
        };
        self.list.iter().find(has).map(|envelope| envelope.amount)
    }

    /// How many envelopes there are, drawn or not.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.list.iter().fold(0, |sum, envelope| sum.saturating_add(envelope.count))
    }

    /// What is in all of them together, drawn or not.
    #[must_use]
    pub fn total(&self) -> Money {
        let all = |envelope: &Envelope| envelope.amount.times(u64::from(envelope.count));
        self.list.iter().map(all).sum()
    }

    /// The numbers of those that nobody has drawn.
    pub fn closed(&self) -> impl Iterator<Item = u32> {
        let drawn: BTreeSet<u32> = self.drawn.values().copied().collect();
        (1..=self.count()).filter(move |no| !drawn.contains(no))
    }

    /// Whether one of them is for the head of this player. An event that was played before this was
    /// looked at may have drawn one for somebody else.
    #[must_use]
    pub fn is_for(&self, player: PlayerId) -> bool {
        self.heads.contains(&player) || self.drawn.contains_key(&player)
    }

    /// Whether a hand, by the order in which hands were entered, came after they were sealed.
    pub(super) fn holds(&self, order: u64) -> bool {
        self.after < order
    }
}

/// Envelopes for so many heads, as rooms have them: a quarter of everything in one, a quarter in a
/// tenth of them, and the rest alike, in whole multiples of a unit; what is left is in the first.
#[must_use]
pub fn proposed_envelopes(total: Money, heads: u32, unit: Money) -> Vec<Envelope> {
    let unit = unit.0.max(1);
    let steps = |amount: u64, count: u32| amount / u64::from(count.max(1)) / unit * unit;
    let good = if heads >= 4 { (heads / 10).max(1) } else { 0 };
    let plain = heads.saturating_sub(good).saturating_sub(1);
    let quarter = total.0 / 4;
    let in_good = if good > 0 { steps(quarter, good) } else { 0 };
    let rest = total.0.saturating_sub(quarter).saturating_sub(in_good * u64::from(good));
    let in_plain = match good {
        0 => steps(total.0, heads),
        _ => steps(rest, plain).min(in_good),
    };
    let others = in_good * u64::from(good) + in_plain * u64::from(plain);
    let first = Money(total.0.saturating_sub(others));
    let all = [(first, heads.min(1)), (Money(in_good), good), (Money(in_plain), plain)];
    let mut list: Vec<Envelope> = Vec::new();
    for (amount, count) in all.into_iter().filter(|(_, count)| *count > 0) {
        match list.last_mut().filter(|last| last.amount == amount) {
            Some(last) => last.count += count,
            None => list.push(Envelope { amount, count }),
        }
    }
    list
}
