//! Weighs labels against one another by what speaks for each, as learned from examples.

use crate::asked::features::order;
use std::collections::BTreeMap;

/// Something whose label is known.
pub(super) struct Weighed {
    /// What speaks for one label or another.
    pub(super) signs: Vec<Sign>,
    /// The labels among which it had to be chosen.
    pub(super) labels: Vec<u64>,
    /// The place of the right one.
    pub(super) right: usize,
    /// How much it counts.
    pub(super) counts: f32,
}

/// What was learned from examples.
pub(super) struct Scales {
    weights: Vec<f32>,
    /// How many examples have each sign, and how many there are.
    had: BTreeMap<u64, u16>,
    all: f32,
}

/// So many pairs of a sign and a label are told apart, as a power of two.
const BITS: u32 = 14;

/// The examples are gone through so many times.
const TIMES: u64 = 10;

/// How much rarer signs say more than common ones: at 0 not at all.
const RARE: f32 = 0.3;

/// The right label must be ahead by so much.
const AHEAD: f32 = 1.0;

impl Scales {
    /// Learns from examples: the mean over all the times.
    pub(super) fn new(examples: &[Weighed]) -> Self {
        let mut now = vec![0.0; 1 << BITS];
        let mut late = now.clone();
        let mut seen = 1.0;
        let mut had: BTreeMap<u64, u16> = BTreeMap::new();
        for (sign, _) in examples.iter().flat_map(|example| &example.signs) {
            *had.entry(*sign).or_default() += 1;
        }
        let all = f32::from(u16::try_from(examples.len()).unwrap_or(u16::MAX));
        let weighed: Vec<Vec<Sign>> =
            examples.iter().map(|example| weighed(&example.signs, &had, all)).collect();
        let of = |at: usize| examples.get(at).zip(weighed.get(at));
        for time in 0..TIMES {
            for (example, signs) in order(examples.len(), time).into_iter().filter_map(of) {
                seen += 1.0;
                let score = |label: &u64| sum(&now, signs, *label);
                let scores: Vec<f32> = example.labels.iter().map(score).collect();
                let Some(rival) = rival(&scores, example.right) else { continue };
                let step = example.counts;
                for (place, step) in [(example.right, step), (rival, -step)] {
                    let Some(label) = example.labels.get(place) else { continue };
                    for (sign, weight) in signs {
                        let at = slot(*sign, *label);
                        let step = step * weight;
                        if let (Some(now), Some(late)) = (now.get_mut(at), late.get_mut(at)) {
                            *now += step;
                            *late += step * seen;
                        }
                    }
                }
            }
        }
        let mean = now.iter().zip(&late).map(|(now, late)| now - late / seen);
        Self { weights: mean.collect(), had, all }
    }

    /// What weighs for each label.
    pub(super) fn weigh(&self, signs: &[Sign], labels: &[u64]) -> Vec<f32> {
        let signs = weighed(signs, &self.had, self.all);
        labels.iter().map(|label| sum(&self.weights, &signs, *label)).collect()
    }
}

/// A sign with how much it says.
pub(super) type Sign = (u64, f32);

/// Signs by how much they say: the fewer examples have one, the more; of length one together.
fn weighed(signs: &[Sign], had: &BTreeMap<u64, u16>, all: f32) -> Vec<Sign> {
    let says = |(sign, weight): &Sign| {
        let count = had.get(sign)?;
        Some((*sign, weight * (1.0 + all / f32::from(*count)).ln().powf(RARE)))
    };
    let mut weighed: Vec<Sign> = signs.iter().filter_map(says).collect();
    let length = weighed.iter().map(|(_, weight)| weight * weight).sum::<f32>().sqrt();
    if length > 0.0 {
        weighed.iter_mut().for_each(|(_, weight)| *weight /= length);
    }
    weighed
}

/// What all signs say for a label.
fn sum(weights: &[f32], signs: &[Sign], label: u64) -> f32 {
    let says = |(sign, weight): &Sign| Some(weight * weights.get(slot(*sign, label))?);
    signs.iter().filter_map(says).sum()
}

/// The label that comes too near to the right one, or before it.
fn rival(scores: &[f32], right: usize) -> Option<usize> {
    let own = scores.get(right).copied()?;
    let others = scores.iter().enumerate().filter(|(at, _)| *at != right);
    let (at, score) = others.max_by(|(_, one), (_, other)| one.total_cmp(other))?;
    (score + AHEAD > own).then_some(at)
}

/// Where a sign and a label stand together.
fn slot(sign: u64, label: u64) -> usize {
    let mixed = (sign ^ label.rotate_left(23)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 31).wrapping_mul(0x94d0_49bb_1331_11eb);
    usize::try_from(mixed >> (64 - BITS)).unwrap_or_default()
}
