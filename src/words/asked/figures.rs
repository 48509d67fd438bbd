//! What the numbers and the cards of a sentence tell: each at most one fact.

use crate::asked::choices::spaced;
use crate::asked::entity::{Entity, What};
use crate::asked::features::Feature;
use crate::asked::kin::{Spread, likeness, weights};
use crate::asked::known::{Learned, Said, Stated};
use crate::asked::slot::{Slot, slots};
use rulings::Topic;

/// What was learned of the numbers of one question.
pub(super) struct Figures {
    pub(super) slots: Vec<Slot>,
    known: Vec<Example>,
    /// What each example says, by slot, nothing first.
    says: Vec<Vec<f32>>,
    /// How much likelier each slot is after another one, nothing being the first of both, and the
    /// beginning of a sentence the last of those before.
    after: Vec<Vec<f32>>,
}

/// A number of a sentence that is known.
#[derive(Clone, Copy)]
struct Example {
    sentence: usize,
    entity: usize,
    /// The sentence asks another question.
    is_other: bool,
}

/// How much numbers have in common in any case.
const ALWAYS: f32 = 0.02;

/// How much having most in common says more than having some.
const SQUARED: f32 = 0.5;

/// How much their whole sentences count beside what stands beside them.
const OF_SENTENCE: f32 = 0.3;

/// How much a number of another question counts.
const OF_OTHERS: f32 = 0.7;

/// For each slot at most so many numbers of other questions are looked at.
const OTHERS_MAX: usize = 25;

/// How easily a number of this question, and of another one, may be something else.
const EASE: f32 = 0.2;
const EASE_OF_OTHERS: f32 = 0.6;

/// So many numbers are added to those that were seen after another slot.
const USUAL: f32 = 4.0;

impl Figures {
    /// Learns from all sentences what the numbers of this question tell.
    pub(super) fn new(topic: &'static Topic, learned: Learned) -> Option<Self> {
        let all = learned.all;
        let slots = slots(topic);
        let mut known: Vec<Example> = Vec::new();
        for (sentence, stated) in all.iter().enumerate() {
            if stated.topic.slug == topic.slug {
                let each = 0..stated.entities.len();
                known.extend(each.map(|entity| Example { sentence, entity, is_other: false }));
            }
        }
        if slots.is_empty() || known.is_empty() {
            return None;
        }
        let own = known.len();
        let mut right = places(&known, all, &slots);
        for (slot, others) in (1..).zip(others(topic, &slots, learned)) {
            let some = spaced(&others, OTHERS_MAX);
            right.extend(some.iter().map(|_| slot));
            known.extend(some);
        }
        let after = after(&known, right.get(..own).unwrap_or_default(), slots.len());
        let ease = |one: &Example| if one.is_other { EASE_OF_OTHERS } else { EASE };
        let ease: Vec<f32> = known.iter().map(ease).collect();
        let says = weights(all_like(&known, all), &ease, &right, slots.len() + 1);
        Some(Self { slots, known, says, after })
    }

    /// How much speaks for each slot of each number, nothing first.
    pub(super) fn scores(&self, said: &Said, all: &[Stated]) -> Vec<Vec<f32>> {
        let of_sentence = |one: &Example| {
            all.get(one.sentence).map_or(0.0, |known| said.spread.common(&known.features))
        };
        let of_sentence: Vec<f32> = self.known.iter().map(of_sentence).collect();
        let of_entity = |entity: &Entity| {
            let beside = Spread::of(&entity.beside);
            let like = |(one, of_sentence): (&Example, &f32)| {
                let known = one.entity(all).map_or(0.0, |known| beside.common(&known.beside));
                like(known, *of_sentence) * if one.is_other { OF_OTHERS } else { 1.0 }
            };
            let like: Vec<f32> = self.known.iter().zip(&of_sentence).map(like).collect();
            let score = |says: &Vec<f32>| -> f32 {
                says.iter().zip(&like).map(|(says, like)| says * like).sum()
            };
            self.says.iter().map(score).collect()
        };
        said.entities.iter().map(of_entity).collect()
    }

    /// How much likelier a slot is after this one, the beginning of a sentence being none.
    pub(super) fn after(&self, before: Option<usize>, slot: usize) -> f32 {
        let before = before.unwrap_or(self.slots.len() + 1);
        self.after.get(before).and_then(|after| after.get(slot)).copied().unwrap_or_default()
    }
}

impl Example {
    fn entity(self, all: &[Stated]) -> Option<&Entity> {
        all.get(self.sentence)?.entities.get(self.entity)
    }
}

/// How like two numbers are, by what stands beside them and by their sentences.
fn like(beside: f32, sentence: f32) -> f32 {
    ALWAYS + beside + SQUARED * beside * beside + OF_SENTENCE * sentence
}

/// How like each is to each before it.
fn all_like(known: &[Example], all: &[Stated]) -> Vec<Vec<f32>> {
    let beside = |one: &Example| one.entity(all).map_or(&[][..], |entity| &entity.beside);
    let beside: Vec<&[Feature]> = known.iter().map(beside).collect();
    let sentence = |one: &Example| all.get(one.sentence).map_or(&[][..], |known| &known.features);
    let sentences: Vec<&[Feature]> = known.iter().map(sentence).collect();
    let mut found = likeness(&beside);
    let asks = |one: &Example| all.get(one.sentence).map(|stated| stated.topic.slug);
    for ((row, sentences), one) in found.iter_mut().zip(likeness(&sentences)).zip(known) {
        for ((value, sentence), other) in row.iter_mut().zip(sentences).zip(known) {
            *value = like(*value, sentence);
            if asks(one) != asks(other) {
                *value *= OF_OTHERS;
            }
        }
    }
    found
}

/// The numbers of other questions that tell what a slot of this one tells, and nothing else.
fn others(topic: &Topic, slots: &[Slot], learned: Learned) -> Vec<Vec<Example>> {
    let names: Vec<u64> = slots.iter().map(Slot::name).collect();
    let mut found: Vec<Vec<Example>> = vec![Vec::new(); slots.len()];
    for (sentence, stated) in learned.all.iter().enumerate() {
        let theirs = learned.places(stated);
        let has = theirs.iter().any(|(name, _)| names.contains(name));
        if stated.topic.slug == topic.slug || !has {
            continue;
        }
        for (entity, said) in stated.entities.iter().enumerate() {
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
