//! What the numbers and the cards of a sentence tell: each at most one fact.

use crate::choices::spaced;
use crate::corpus::{Said, Stated, named_slots};
use crate::entity::{Entity, What};
use crate::features::{BUCKETS, Feature};
use crate::learned::{Learned, Weights, u32_at};
use crate::slot::{Slot, slots};
use crate::weighing::{self, ridge};
use rulings::Topic;
use std::collections::BTreeMap;

/// What was learned of the numbers of one question.
pub(super) struct Figures {
    pub(super) slots: Vec<Slot>,
    /// Weights by slot, with that of no slot first.
    weights: Weights,
    /// How much likelier each slot is after another one, nothing being the first of both, and the
    /// beginning of a sentence the last of those before.
    after: Vec<f32>,
}

/// A number of a sentence that is known.
#[derive(Clone, Copy)]
struct Example {
    sentence: usize,
    entity: usize,
    /// The sentence asks another question.
    is_other: bool,
}

/// The feature that all numbers have (bias).
const BIAS: f32 = 0.14;

/// How much their whole sentences count beside what stands beside them.
const OF_SENTENCE: f32 = 0.3;

/// For each slot at most so many numbers of other questions are looked at.
const OTHERS_MAX: usize = 25;

/// The penalty of a number of this question, and of another one, (ridge λ).
const PENALTY: f32 = 0.3;
const PENALTY_OF_OTHERS: f32 = 0.6;

/// So many numbers are added to those that were seen after another slot.
const USUAL: f32 = 4.0;

impl Figures {
    /// What was learned of the numbers of this question.
    pub(super) fn new(topic: &'static Topic, learned: &Learned) -> Option<Self> {
        let slots = slots(topic);
        let after = (slots.len() + 2) * (slots.len() + 1) * 4;
        let section = learned.section(&section(topic));
        let (after, weights) = section.split_at_checked(after)?;
        let after = after.chunks_exact(4).filter_map(|four| u32_at(four, 0)).map(f32::from_bits);
        Some(Self { slots, weights: Weights::read(weights)?, after: after.collect() })
    }

    /// How much speaks for each slot of each number, nothing first.
    pub(super) fn scores(&self, said: &Said) -> Vec<Vec<f32>> {
        let scores = |entity: &Entity| self.weights.scores(&features(said, entity));
        said.entities.iter().map(scores).collect()
    }

    /// How much likelier a slot is after this one, the beginning of a sentence being none.
    pub(super) fn after(&self, before: Option<usize>, slot: usize) -> f32 {
        let before = before.unwrap_or(self.slots.len() + 1);
        let at = before * (self.slots.len() + 1) + slot;
        self.after.get(at).copied().unwrap_or_default()
    }
}

/// The name of the section with what was learned of the numbers of a question.
pub(super) fn section(topic: &Topic) -> String {
    format!("figures {}", topic.slug)
}

/// What is looked at to know what a number is: what stands beside it, and the whole sentence.
fn features(said: &Said, entity: &Entity) -> Vec<Feature> {
    let apart = u32::try_from(BUCKETS).unwrap_or(u32::MAX);
    let sentence = said.features.iter();
    let sentence = sentence.map(|(feature, weight)| (apart + feature, weight * OF_SENTENCE));
    entity.beside.iter().copied().chain(sentence).collect()
}

/// Learns from all sentences what the numbers of this question tell; nothing if it asks for none.
pub(super) fn learn(topic: &'static Topic, all: &[Stated]) -> Option<Vec<u8>> {
    let slots = slots(topic);
    let mut known: Vec<Example> = Vec::new();
    for (sentence, stated) in all.iter().enumerate() {
        if stated.topic.slug == topic.slug {
            let each = 0..stated.said.entities.len();
            known.extend(each.map(|entity| Example { sentence, entity, is_other: false }));
        }
    }
    if slots.is_empty() || known.is_empty() {
        return None;
    }
    let own = known.len();
    let mut right = places(&known, all, &slots);
    for (slot, others) in (1..).zip(others(topic, &slots, all)) {
        let some = spaced(&others, OTHERS_MAX);
        right.extend(some.iter().map(|_| slot));
        known.extend(some);
    }
    let after = after(&known, right.get(..own).unwrap_or_default(), slots.len());
    let example = |(one, answer): (&Example, usize)| {
        let stated = all.get(one.sentence)?;
        let features = features(&stated.said, one.entity(all)?);
        let penalty = if one.is_other { PENALTY_OF_OTHERS } else { PENALTY };
        Some(weighing::Example { features, answer, penalty })
    };
    let examples: Vec<_> = known.iter().zip(right).filter_map(example).collect();
    let mut bytes: Vec<u8> =
        after.iter().flatten().flat_map(|after| after.to_bits().to_le_bytes()).collect();
    bytes.extend(ridge(&examples, slots.len() + 1, BIAS).bytes());
    Some(bytes)
}

impl Example {
    fn entity(self, all: &[Stated]) -> Option<&Entity> {
        all.get(self.sentence)?.said.entities.get(self.entity)
    }
}

/// The numbers of other questions that tell what a slot of this one tells, and nothing else.
fn others(topic: &Topic, slots: &[Slot], all: &[Stated]) -> Vec<Vec<Example>> {
    let names: Vec<u64> = slots.iter().map(Slot::name).collect();
    let mut found: Vec<Vec<Example>> = vec![Vec::new(); slots.len()];
    let mut by_topic: BTreeMap<&str, Vec<(u64, Slot)>> = BTreeMap::new();
    for (sentence, stated) in all.iter().enumerate() {
        let theirs = by_topic.entry(stated.topic.slug).or_insert_with(|| named_slots(stated.topic));
        let has = theirs.iter().any(|(name, _)| names.contains(name));
        if stated.topic.slug == topic.slug || !has {
            continue;
        }
        for (entity, said) in stated.said.entities.iter().enumerate() {
            let fits = |slot: &Slot| slot.room(&stated.facts, said) >= slot.told_by(said);
            let mut told = theirs.iter().filter(|(_, slot)| fits(slot)).map(|(name, _)| name);
            if let (Some(name), None) = (told.next(), told.next())
                && let Some(own) = names.iter().position(|own| own == name)
                && let Some(found) = found.get_mut(own)
            {
                found.push(Example { sentence, entity, is_other: true });
            }
        }
    }
    found
}

/// The slot of each number, counted from 1, or 0 for none: what only one slot can have stands
/// there, and of what several can have, the first in the order of the form.
fn places(known: &[Example], all: &[Stated], slots: &[Slot]) -> Vec<usize> {
    let mut right = vec![0; known.len()];
    let mut used: Vec<(usize, usize, &What, u64)> = Vec::new();
    let fits = |one: &Example| -> Vec<(usize, u64)> {
        let Some((stated, entity)) = all.get(one.sentence).zip(one.entity(all)) else {
            return Vec::new();
        };
        let room = |slot: &Slot| slot.room(&stated.facts, entity);
        let fits = (1..).zip(slots).filter(|(_, slot)| room(slot) >= slot.told_by(entity));
        fits.map(|(at, slot)| (at, room(slot))).collect()
    };
    let fits: Vec<Vec<(usize, u64)>> = known.iter().map(fits).collect();
    for is_certain in [true, false] {
        for ((one, fits), right) in known.iter().zip(&fits).zip(&mut right) {
            let Some(entity) = one.entity(all).filter(|_| (fits.len() == 1) == is_certain) else {
                continue;
            };
            let told = |at: usize| {
                at.checked_sub(1)
                    .and_then(|at| slots.get(at))
                    .map_or(1, |slot| slot.told_by(entity))
            };
            let is_free = |(at, room): &&(usize, u64)| {
                let mine = used.iter().filter(|(sentence, slot, what, _)| {
                    (*sentence, *slot, *what) == (one.sentence, *at, &entity.what)
                });
                mine.map(|(.., told)| told).sum::<u64>() + told(*at) <= *room
            };
            if let Some((at, _)) = fits.iter().find(is_free) {
                *right = *at;
                used.push((one.sentence, *at, &entity.what, told(*at)));
            }
        }
    }
    right
}

/// How much likelier each slot is after each other one than anywhere.
fn after(known: &[Example], right: &[usize], slots: usize) -> Vec<Vec<f32>> {
    let mut had = vec![vec![0.0_f32; slots + 1]; slots + 2];
    let mut anywhere = vec![0.0_f32; slots + 1];
    let mut last: Option<(usize, usize)> = None;
    for (one, slot) in known.iter().zip(right) {
        let before = last.filter(|(sentence, _)| *sentence == one.sentence);
        let before = before.map_or(slots + 1, |(_, slot)| slot);
        let count = had.get_mut(before).and_then(|had| had.get_mut(*slot));
        count.into_iter().chain(anywhere.get_mut(*slot)).for_each(|count| *count += 1.0);
        last = Some((one.sentence, *slot));
    }
    let all: f32 = anywhere.iter().sum::<f32>().max(1.0);
    let likelier = |had: Vec<f32>| {
        let sum: f32 = had.iter().sum();
        let share = |(had, anywhere): (&f32, &f32)| {
            (had + USUAL * anywhere / all) / (sum + USUAL) - anywhere / all
        };
        had.iter().zip(&anywhere).map(share).collect()
    };
    had.into_iter().map(likelier).collect()
}
