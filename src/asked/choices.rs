//! Which yes, no or word is meant, for each fact of a question that has such.

use crate::corpus::{Ear, Said, Stated, has};
use crate::entity::What;
use crate::features::Feature;
use crate::learned::{Learned, Weights, length, u32_at};
use crate::weighing::{Example, ridge};
use rulings::{Field, FieldKind, Topic};
use serde_json::Value;

/// What was learned of one fact.
pub(super) struct Choice {
    pub(super) field: &'static Field,
    ballot: Ballot,
}

/// What speaks for each of several words, and for none of them.
pub(super) struct Ballot {
    words: Vec<Value>,
    /// The weights, with that of no word first.
    weights: Weights,
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
const AHEAD_YES_NO: Ahead = Ahead { others: 0.1, none: -0.1 };
const AHEAD_CHOICE: Ahead = Ahead { others: 0.15, none: -0.1 };
const AHEAD_WORDS: Ahead = Ahead { others: 0.12, none: 0.0 };
const AHEAD_IMPLIED: Ahead = Ahead { others: 0.25, none: 0.25 };

/// The feature that all sentences have (bias).
const BIAS: f32 = 0.07;

/// For each word at most so many sentences of other questions are looked at.
const OTHERS_MAX: usize = 40;

/// The penalty of a sentence of this question, and of another one, (ridge λ).
const PENALTY: f32 = 0.14;
const PENALTY_OF_OTHERS: f32 = 0.5;

/// Words that were heard are known from so many sentences on.
const HEARD_MIN: usize = 2;

/// A number that no sentence says is understood from so many sentences on: none of it, once.
const IMPLIED_MIN: usize = 4;

/// What was learned of the facts of a question that are no numbers in the sentence.
pub(super) fn choices(topic: &'static Topic, learned: &Learned) -> Vec<Choice> {
    let of = |field: &'static Field| {
        let section = learned.section(&section(topic, field));
        let length = usize::try_from(u32_at(&section, 0)?).ok()?;
        let (words, weights) = section.get(4..)?.split_at_checked(length)?;
        let words: Vec<Value> = serde_json::from_slice(words).ok()?;
        let ballot = Ballot { words, weights: Weights::read(weights)?, ahead: ahead(field) };
        Some(Choice { field, ballot })
    };
    topic.fields.iter().filter_map(of).collect()
}

/// The name of the section with what was learned of a fact.
pub(super) fn section(topic: &Topic, field: &Field) -> String {
    format!("choice {} {}", topic.slug, field.name)
}

/// What is looked at in a sentence to know which word is meant.
fn features(said: &Said, topic: &Topic, field: &Field, ear: &Ear) -> Vec<Feature> {
    let own = ear.patterns.own(&said.spoken, topic, field, None);
    said.features.iter().copied().chain(own).collect()
}

/// Learns from all sentences which word of a fact is meant; nothing where it has none.
pub(super) fn learn(
    topic: &'static Topic,
    field: &'static Field,
    all: &[Stated],
    ear: &Ear,
) -> Option<Vec<u8>> {
    let words = words_of(topic, field, all, ear);
    if words.is_empty() {
        return None;
    }
    let mut examples: Vec<Example> = Vec::new();
    let mut others: Vec<Vec<&Stated>> = vec![Vec::new(); words.len()];
    for stated in all {
        let Some(answer) = answer(field, &words, stated) else { continue };
        if stated.topic.slug == topic.slug {
            let features = features(&stated.said, topic, field, ear);
            examples.push(Example { features, answer, penalty: PENALTY });
        } else if has(stated.topic, field)
            && let Some(others) = answer.checked_sub(1).and_then(|at| others.get_mut(at))
        {
            others.push(stated);
        }
    }
    for (answer, others) in (1..).zip(&others) {
        examples.extend(spaced(others, OTHERS_MAX).into_iter().map(|stated| Example {
            features: features(&stated.said, topic, field, ear),
            answer,
            penalty: PENALTY_OF_OTHERS,
        }));
    }
    let weights = ridge(&examples, words.len() + 1, BIAS).bytes();
    let words = serde_json::to_vec(&words).ok()?;
    Some([length(words.len()).to_vec(), words, weights].concat())
}

impl Choice {
    /// What a sentence says of it.
    pub(super) fn chosen(&self, said: &Said, topic: &Topic, ear: &Ear) -> Option<&Value> {
        match self.ballot.chosen(&features(said, topic, self.field, ear)) {
            Chosen::Word(word) => Some(word),
            Chosen::None | Chosen::Unclear => None,
        }
    }
}

pub(super) enum Chosen<'a> {
    Word(&'a Value),
    /// Clearly none of the words.
    None,
    Unclear,
}

impl Ballot {
    /// What weighs for these answers: 0 is none of the words.
    pub(super) fn new(words: Vec<Value>, weights: Weights, ahead: Ahead) -> Self {
        Self { words, weights, ahead }
    }

    /// What is clearly meant by something with these features.
    pub(super) fn chosen(&self, said: &[Feature]) -> Chosen<'_> {
        let scores = self.weights.scores(said);
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

/// What may be told of a fact.
fn words_of(topic: &Topic, field: &Field, all: &[Stated], ear: &Ear) -> Vec<Value> {
    let own = || all.iter().filter(|stated| stated.topic.slug == topic.slug);
    let told = |stated: &'_ Stated| stated.facts.get(field.name).cloned();
    let mut found = match field.kind {
        FieldKind::Words => often(own().filter_map(told), HEARD_MIN),
        FieldKind::Number(..) | FieldKind::Chips | FieldKind::Seat => {
            let implied = |stated: &Stated| told(stated).filter(|told| !says(stated, told));
            often(own().filter_map(implied), IMPLIED_MIN)
        }
        _ => return chosen_of(field),
    };
    let is_of_kind = |value: &&Value| value.is_string() == matches!(field.kind, FieldKind::Words);
    for value in ear.patterns.values(topic, field).filter(is_of_kind) {
        if !found.contains(value) {
            found.push(value.clone());
        }
    }
    found
}

/// How far a word must be ahead, by the kind of the fact.
fn ahead(field: &Field) -> Ahead {
    match field.kind {
        FieldKind::Words => AHEAD_WORDS,
        FieldKind::Number(..) | FieldKind::Chips | FieldKind::Seat => AHEAD_IMPLIED,
        FieldKind::YesNo => AHEAD_YES_NO,
        _ => AHEAD_CHOICE,
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
    let said = |number| stated.said.entities.iter().any(|one| one.what == What::Number(number));
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
