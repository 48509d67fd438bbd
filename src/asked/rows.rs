//! What is said beside each row of facts: what a player did, whether they have acted.

use crate::choices::{Ahead, Ballot, Chosen, chosen_of, spaced};
use crate::corpus::{Ear, Stated};
use crate::features::Feature;
use crate::learned::{Learned, Weights};
use crate::slot::{Part, Slot, slots};
use crate::token::Token;
use crate::weighing::{Example, ridge};
use rulings::{Field, FieldKind, Topic};
use serde_json::Value;

/// What was learned of a word in the rows of a fact.
pub(super) struct RowChoice {
    pub(super) field: &'static Field,
    pub(super) part: &'static Field,
    ballot: Ballot,
}

/// A row says so many words at most.
const WORDS_MAX: usize = 7;

/// At most so many rows are looked at.
const ROWS_MAX: usize = 900;

/// The feature that all rows have (bias).
const BIAS: f32 = 0.14;

/// The penalty of a row (ridge λ).
const PENALTY: f32 = 0.3;

/// A word must be so far ahead of the others.
const AHEAD: Ahead = Ahead { others: 0.1, none: 0.1 };

/// What was learned of the words in the rows of a question.
pub(super) fn row_choices(topic: &'static Topic, learned: &Learned) -> Vec<RowChoice> {
    let of = |(field, part): (&'static Field, &'static Field)| {
        let weights = Weights::read(&learned.section(&section(topic, field, part)))?;
        Some(RowChoice { field, part, ballot: Ballot::new(chosen_of(part), weights, AHEAD) })
    };
    parts(topic).filter_map(of).collect()
}

/// The parts of rows in a question, each with its fact.
pub(super) fn parts(
    topic: &'static Topic,
) -> impl Iterator<Item = (&'static Field, &'static Field)> {
    topic.fields.iter().flat_map(|field| {
        let parts = match field.kind {
            FieldKind::Rows(parts) => parts,
            _ => &[],
        };
        parts.iter().map(move |part| (field, part))
    })
}

/// The name of the section with what was learned of a part of rows.
pub(super) fn section(topic: &Topic, field: &Field, part: &Field) -> String {
    format!("row {} {} {}", topic.slug, field.name, part.name)
}

/// Learns from all sentences which word is meant in a row; nothing where it has none.
pub(super) fn learn(
    topic: &'static Topic,
    field: &'static Field,
    part: &'static Field,
    all: &[Stated],
    ear: &Ear,
) -> Option<Vec<u8>> {
    let words = chosen_of(part);
    let answer = |row: &Value| match row.get(part.name) {
        None => Some(0),
        Some(told) => words.iter().position(|word| word == told).map(|at| at + 1),
    };
    let rows = spaced(&known_rows(topic, field, all), ROWS_MAX);
    let example = |(window, row): (&[Token], &Value)| {
        Some(Example {
            features: features(window, topic, field, part, ear),
            answer: answer(row)?,
            penalty: PENALTY,
        })
    };
    let examples: Vec<Example> = rows.into_iter().filter_map(example).collect();
    let is_some = !words.is_empty() && !examples.is_empty();
    is_some.then(|| ridge(&examples, words.len() + 1, BIAS).bytes())
}

/// What is looked at in what is said of a row.
fn features(
    window: &[Token],
    topic: &Topic,
    field: &Field,
    part: &Field,
    ear: &Ear,
) -> Vec<Feature> {
    let (mut features, spoken) = ear.heard(window);
    features.extend(ear.patterns.own(&spoken, topic, field, Some(part)));
    features
}

/// The rows of all sentences that have such, with what is said of each.
fn known_rows<'a>(
    topic: &Topic,
    field: &Field,
    all: &'a [Stated],
) -> Vec<(&'a [Token], &'a Value)> {
    let mut found = Vec::new();
    for stated in all {
        let is_it =
            |slot: &&Slot| slot.field.name == field.name && matches!(slot.part, Part::Row(_));
        let Some(rows) = stated.facts.get(field.name).and_then(Value::as_array) else { continue };
        let is_own = stated.topic.slug == topic.slug;
        let is_alike = is_own || stated.topic.fields.iter().any(|other| is_same(other, field));
        let slots = slots(stated.topic);
        let Some(slot) = slots.iter().find(is_it).filter(|_| is_alike) else { continue };
        if let Some(begun) = begun(stated, slot, rows) {
            found.extend(windows(&stated.said.tokens, &begun).into_iter().zip(rows));
        }
    }
    found
}

/// Whether two lists of rows have the same name and the same parts.
fn is_same(one: &Field, other: &Field) -> bool {
    match (one.kind, other.kind) {
        (FieldKind::Rows(parts), FieldKind::Rows(other_parts)) => {
            let names = |parts: &[Field]| parts.iter().map(|part| part.name).collect::<Vec<_>>();
            one.name == other.name && names(parts).first() == names(other_parts).first()
        }
        _ => false,
    }
}

/// Where the told rows begin, if all of them are said in their order.
fn begun(stated: &Stated, slot: &Slot, rows: &[Value]) -> Option<Vec<usize>> {
    let Part::Row(part) = slot.part else { return None };
    let mut entities = stated.said.entities.iter();
    let begins = |row: &Value| {
        let told = row.get(part.name)?;
        let entity = entities.find(|entity| slot.value(entity).as_ref() == Some(told))?;
        Some(entity.at)
    };
    rows.iter().map(begins).collect()
}

/// What is said from the beginning of each row to that of the next.
pub(super) fn windows<'a>(tokens: &'a [Token], begun: &[usize]) -> Vec<&'a [Token]> {
    let window = |(row, start): (usize, &usize)| {
        let rest = tokens.get(*start..).unwrap_or_default();
        // `4 and 5 folded`: what is said of the next is said of this one, too.
        let ends = begun.iter().skip(row + 1).map(|next| next - start);
        let mut ends = ends.chain([rest.len()]).enumerate();
        let is_said =
            |end: usize| rest.iter().take(end).filter(|token| token.number.is_none()).count() > 1;
        let end = ends.find(|(_, end)| is_said(*end));
        let end = end.map_or(rest.len(), |(skipped, end)| end.min(WORDS_MAX + skipped + 1));
        rest.get(..end).unwrap_or(rest)
    };
    begun.iter().enumerate().map(window).collect()
}

impl RowChoice {
    /// What is said of a row, where it is clear: a word, or nothing where it may be left out.
    pub(super) fn chosen(
        &self,
        window: &[Token],
        topic: &Topic,
        ear: &Ear,
    ) -> Option<Option<Value>> {
        let features = features(window, topic, self.field, self.part, ear);
        match self.ballot.chosen(&features) {
            Chosen::Word(word) => Some(Some(word.clone())),
            Chosen::None if !self.part.is_needed => Some(None),
            Chosen::None | Chosen::Unclear => None,
        }
    }
}
