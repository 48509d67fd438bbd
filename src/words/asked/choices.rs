//! Which yes, no or word is meant, for each fact of a question that has such.

use crate::asked::entity::What;
use crate::asked::kin::{Spread, likeness, weights};
use crate::asked::known::{Stated, has};
use rulings::{Field, FieldKind, Topic};
use serde_json::Value;

/// What was learned of one fact.
pub(super) struct Choice {
    pub(super) field: &'static Field,
    /// The sentences that say something of it, and whether each asks another question.
    known: Vec<(usize, bool)>,
    ballot: Ballot,
}

/// What examples say for each of several words, and for none of them.
pub(super) struct Ballot {
    words: Vec<Value>,
    /// By word, none of them first, then by example.
    says: Vec<Vec<f32>>,
    ahead: Ahead,
}

/// How far a word must be ahead.
#[derive(Clone, Copy)]
pub(super) struct Ahead {
    /// Of every other word: a wrong one misleads.
    pub(super) others: f32,
    /// Of none of them: one too many is seen and taken back.
    pub(super) none: f32,
}

/// A word must be so far ahead, by the kind of the fact.
const AHEAD_YES_NO: Ahead = Ahead { others: 0.22, none: -0.06 };
const AHEAD_CHOICE: Ahead = Ahead { others: 0.17, none: -0.05 };
const AHEAD_WORDS: Ahead = Ahead { others: 0.12, none: 0.0 };
const AHEAD_IMPLIED: Ahead = Ahead { others: 0.25, none: 0.25 };

/// How much sentences have in common in any case.
const ALWAYS: f32 = 0.005;

/// How much a sentence of another question counts.
const OF_OTHERS: f32 = 0.9;

/// For each word at most so many sentences of other questions are looked at.
const OTHERS_MAX: usize = 40;

/// How easily a sentence of this question, and of another one, may be answered otherwise.
const EASE: f32 = 0.08;
const EASE_OF_OTHERS: f32 = 0.5;

/// Words that were heard are known from so many sentences on.
const HEARD_MIN: usize = 2;

/// A number that no sentence says is understood from so many sentences on: none of it, once.
const IMPLIED_MIN: usize = 4;

/// What was learned of the facts of a question that are no numbers in the sentence.
pub(super) fn choices(topic: &'static Topic, all: &[Stated]) -> Vec<Choice> {
    topic.fields.iter().filter_map(|field| Choice::new(topic, field, all)).collect()
}

impl Choice {
    fn new(topic: &'static Topic, field: &'static Field, all: &[Stated]) -> Option<Self> {
        let (words, ahead) = words_of(topic, field, all);
        if words.is_empty() {
            return None;
        }
        let mut known: Vec<(usize, bool)> = Vec::new();
        let mut right: Vec<usize> = Vec::new();
        let mut others: Vec<Vec<usize>> = vec![Vec::new(); words.len()];
        for (at, stated) in all.iter().enumerate() {
            let Some(answer) = answer(field, &words, stated) else { continue };
            if stated.topic.slug == topic.slug {
                known.push((at, false));
                right.push(answer);
            } else if has(stated.topic, field)
                && let Some(others) = answer.checked_sub(1).and_then(|at| others.get_mut(at))
            {
                others.push(at);
            }
        }
        for (answer, others) in (1..).zip(&others) {
            let some = spaced(others, OTHERS_MAX);
            right.extend(some.iter().map(|_| answer));
            known.extend(some.into_iter().map(|at| (at, true)));
        }
        let sentences = known.iter().filter_map(|(at, _)| all.get(*at));
        let features: Vec<&[_]> = sentences.map(|stated| &*stated.features).collect();
        let mut likeness = likeness(&features);
        for (row, (at, _)) in likeness.iter_mut().zip(&known) {
            let asks = |at: usize| all.get(at).map(|stated| stated.topic.slug);
            for (value, (other, _)) in row.iter_mut().zip(&known) {
                *value += ALWAYS;
                if asks(*at) != asks(*other) {
                    *value *= OF_OTHERS;
                }
            }
        }
        let ease = |(_, is_other): &(usize, bool)| if *is_other { EASE_OF_OTHERS } else { EASE };
        let ease: Vec<f32> = known.iter().map(ease).collect();
        let says = weights(likeness, &ease, &right, words.len() + 1);
        Some(Self { field, known, ballot: Ballot { words, says, ahead } })
    }

    /// What a sentence says of it.
    pub(super) fn chosen(&self, sentence: &Spread, all: &[Stated]) -> Option<&Value> {
        let like = |(at, is_other): &(usize, bool)| {
            let common = all.get(*at).map_or(0.0, |known| sentence.common(&known.features));
            (ALWAYS + common) * if *is_other { OF_OTHERS } else { 1.0 }
        };
        let like: Vec<f32> = self.known.iter().map(like).collect();
        match self.ballot.chosen(&like) {
            Chosen::Word(word) => Some(word),
            Chosen::None | Chosen::Unclear => None,
        }
    }
}

/// What comes of a ballot.
pub(super) enum Chosen<'a> {
    Word(&'a Value),
    /// Clearly none of the words.
    None,
    Unclear,
}

impl Ballot {
    /// What examples with these answers say: 0 is none of the words.
    pub(super) fn new(words: Vec<Value>, says: Vec<Vec<f32>>, ahead: Ahead) -> Self {
        Self { words, says, ahead }
    }

    /// What is clearly meant by something that is so like each example.
    pub(super) fn chosen(&self, like: &[f32]) -> Chosen<'_> {
        let score =
            |says: &Vec<f32>| says.iter().zip(like).map(|(says, like)| says * like).sum::<f32>();
        let scores: Vec<f32> = self.says.iter().map(score).collect();
        let Some((none, of_words)) = scores.split_first() else { return Chosen::Unclear };
        let mut by_score: Vec<(&Value, f32)> =
            self.words.iter().zip(of_words.iter().copied()).collect();
        by_score.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let Some((word, score)) = by_score.first() else { return Chosen::Unclear };
        let next = by_score.get(1).map_or(0.0, |(_, next)| next.max(0.0));
        let of_none = score - none;
        match score - next {
            of_others if of_others >= self.ahead.others && of_none >= self.ahead.none => {
                Chosen::Word(word)
            }
            _ if -of_none >= self.ahead.none => Chosen::None,
            _ => Chosen::Unclear,
        }
    }
}

/// The word that a sentence tells, counted from 1, or 0 for none; nothing where it tells another.
fn answer(field: &Field, words: &[Value], stated: &Stated) -> Option<usize> {
    let Some(told) = stated.facts.get(field.name) else { return Some(0) };
    let place = words.iter().position(|word| word == told).map(|at| at + 1);
    match field.kind {
        FieldKind::YesNo | FieldKind::Choice(_) | FieldKind::Words => place,
        // A number that the sentence says is found as such.
        _ => Some(place.filter(|_| !says(stated, told)).unwrap_or(0)),
    }
}

/// What may be told of a fact, and how far it must be ahead.
fn words_of(topic: &Topic, field: &Field, all: &[Stated]) -> (Vec<Value>, Ahead) {
    let own = || all.iter().filter(|stated| stated.topic.slug == topic.slug);
    let told = |stated: &'_ Stated| stated.facts.get(field.name).cloned();
    match field.kind {
        FieldKind::Words => (often(own().filter_map(told), HEARD_MIN), AHEAD_WORDS),
        FieldKind::Number(..) | FieldKind::Chips | FieldKind::Seat => {
            let implied = |stated: &Stated| told(stated).filter(|told| !says(stated, told));
            (often(own().filter_map(implied), IMPLIED_MIN), AHEAD_IMPLIED)
        }
        FieldKind::YesNo => (chosen_of(field), AHEAD_YES_NO),
        _ => (chosen_of(field), AHEAD_CHOICE),
    }
}

/// The words of a choice, and yes and no.
pub(super) fn chosen_of(field: &Field) -> Vec<Value> {
    match field.kind {
        FieldKind::YesNo => vec![Value::from(true), Value::from(false)],
        FieldKind::Choice(words) => words.iter().copied().map(Value::from).collect(),
        _ => Vec::new(),
    }
}

/// Whether a sentence says this number.
fn says(stated: &Stated, told: &Value) -> bool {
    let said = |number| stated.entities.iter().any(|one| one.what == What::Number(number));
    told.as_u64().is_some_and(said)
}

/// What is told at least so often, in the order in which it was told first.
fn often(told: impl Iterator<Item = Value>, least: usize) -> Vec<Value> {
    let mut found: Vec<(Value, usize)> = Vec::new();
    for told in told {
        match found.iter_mut().find(|(value, _)| *value == told) {
            Some((_, count)) => *count += 1,
            None => found.push((told, 1)),
        }
    }
    found.into_iter().filter(|(_, count)| *count >= least).map(|(value, _)| value).collect()
}

/// At most so many, spread over all.
pub(super) fn spaced<T: Clone>(all: &[T], most: usize) -> Vec<T> {
    let count = all.len().min(most);
    (0..count).filter_map(|at| all.get(at * all.len() / count).cloned()).collect()
}
