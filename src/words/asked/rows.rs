//! What is said beside each row of facts: what a player did, whether they have acted.

use crate::asked::choices::{Ahead, Ballot, Chosen, chosen_of, spaced};
use crate::asked::features::{Feature, features};
use crate::asked::kin::{Spread, likeness, weights};
use crate::asked::known::{Learned, Stated};
use crate::asked::slot::{Part, Slot};
use crate::asked::token::Token;
use rulings::{Field, FieldKind, Topic};
use serde_json::Value;

/// What was learned of a word in the rows of a fact.
pub(super) struct RowChoice {
    pub(super) field: &'static Field,
    pub(super) part: &'static Field,
    known: Vec<Vec<Feature>>,
    ballot: Ballot,
}

/// A row says so many words at most.
const WORDS_MAX: usize = 7;

/// At most so many rows are looked at.
const ROWS_MAX: usize = 300;

/// How much rows have in common in any case.
const ALWAYS: f32 = 0.02;

/// How easily a row may be answered otherwise.
const EASE: f32 = 0.3;

/// A word must be so far ahead of the others.
const AHEAD: Ahead = Ahead { others: 0.1, none: 0.1 };

/// What was learned of the words in the rows of a question.
pub(super) fn row_choices(topic: &'static Topic, learned: Learned) -> Vec<RowChoice> {
    let mut found = Vec::new();
    for field in topic.fields {
        let FieldKind::Rows(parts) = field.kind else { continue };
        let rows = spaced(&known_rows(topic, field, learned), ROWS_MAX);
        for part in parts {
            found.extend(RowChoice::new(field, part, &rows));
        }
    }
    found
}

/// The rows of all sentences that have such, with what is said of each.
fn known_rows(topic: &Topic, field: &Field, learned: Learned) -> Vec<(Vec<Feature>, Value)> {
    let mut found = Vec::new();
    for stated in learned.all {
        let is_it = |slot: &&(u64, Slot)| {
            slot.1.field.name == field.name && matches!(slot.1.part, Part::Row(_))
        };
        let told = stated.facts.get(field.name).and_then(Value::as_array);
        let Some((rows, (_, slot))) = told.zip(learned.places(stated).iter().find(is_it)) else {
            continue;
        };
        let is_own = stated.topic.slug == topic.slug;
        let is_alike = is_own || stated.topic.fields.iter().any(|other| is_same(other, field));
        if let Some(begun) = begun(stated, slot, rows).filter(|_| is_alike) {
            let windows = windows(&stated.tokens, &begun, learned);
            found.extend(windows.into_iter().zip(rows.iter().cloned()));
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
    let mut entities = stated.entities.iter();
    let begins = |row: &Value| {
        let told = row.get(part.name)?;
        let entity = entities.find(|entity| slot.value(entity).as_ref() == Some(told))?;
        Some(entity.at)
    };
    rows.iter().map(begins).collect()
}

/// What is said from the beginning of each row to that of the next.
pub(super) fn windows(tokens: &[Token], begun: &[usize], learned: Learned) -> Vec<Vec<Feature>> {
    let window = |(row, start): (usize, &usize)| {
        let rest = tokens.get(*start..).unwrap_or_default();
        // `4 and 5 folded`: what is said of the next is said of this one, too.
        let ends = begun.iter().skip(row + 1).map(|next| next - start);
        let mut ends = ends.chain([rest.len()]).enumerate();
        let is_said =
            |end: usize| rest.iter().take(end).filter(|token| token.number.is_none()).count() > 1;
        let end = ends.find(|(_, end)| is_said(*end));
        let end = end.map_or(rest.len(), |(skipped, end)| end.min(WORDS_MAX + skipped + 1));
        let said = rest.get(..end).unwrap_or(rest);
        learned.ranker.weighed(&features(said, learned.lexicon))
    };
    begun.iter().enumerate().map(window).collect()
}

impl RowChoice {
    fn new(
        field: &'static Field,
        part: &'static Field,
        rows: &[(Vec<Feature>, Value)],
    ) -> Option<Self> {
        let words = chosen_of(part);
        let answer = |row: &Value| match row.get(part.name) {
            None => Some(0),
            Some(told) => words.iter().position(|word| word == told).map(|at| at + 1),
        };
        let rows = rows.iter().filter_map(|(window, row)| Some((window.clone(), answer(row)?)));
        let (known, right): (Vec<Vec<Feature>>, Vec<usize>) = rows.unzip();
        if words.is_empty() || known.is_empty() {
            return None;
        }
        let features: Vec<&[Feature]> = known.iter().map(Vec::as_slice).collect();
        let mut likeness = likeness(&features);
        likeness.iter_mut().flatten().for_each(|like| *like += ALWAYS);
        let says = weights(likeness, &vec![EASE; known.len()], &right, words.len() + 1);
        Some(Self { field, part, known, ballot: Ballot::new(words, says, AHEAD) })
    }

    /// What is said of a row, where it is clear: a word, or nothing where it may be left out.
    pub(super) fn chosen(&self, window: &[Feature]) -> Option<Option<Value>> {
        let window = Spread::of(window);
        let like: Vec<f32> = self.known.iter().map(|known| ALWAYS + window.common(known)).collect();
        match self.ballot.chosen(&like) {
            Chosen::Word(word) => Some(Some(word.clone())),
            Chosen::None if !self.part.is_needed => Some(None),
            Chosen::None | Chosen::Unclear => None,
        }
    }
}
