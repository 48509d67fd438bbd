//! The facts of a question that a sentence states.
//!
//! What a number is, and which yes, no or choice is meant, is learned for each question from its
//! own sentences, and from those of others that ask for a fact of the same name. A fact that is not
//! clearly ahead of everything else that might be meant is left out: it can be told by hand.

use crate::choices::{Choice, choices};
use crate::corpus::{Ear, Said};
use crate::facts_from_slots::{Rows, told};
use crate::figures::Figures;
use crate::learned::Learned;
use crate::placed::Placed;
use crate::rows::{RowChoice, row_choices};
use crate::token::Mark;
use rulebook::RuleSet;
use rulings::{Field, FieldKind, Topic};
use serde_json::{Map, Value};

/// What was learned of the facts of one question.
pub(super) struct FactsOf {
    topic: &'static Topic,
    figures: Option<Figures>,
    choices: Vec<Choice>,
    rows: Vec<RowChoice>,
}

impl FactsOf {
    /// Reads what was learned of the facts of this question.
    pub(super) fn new(topic: &'static Topic, learned: &Learned) -> Self {
        let (choices, rows) = (choices(topic, learned), row_choices(topic, learned));
        Self { topic, figures: Figures::new(topic, learned), choices, rows }
    }

    /// The facts that a sentence states.
    pub(super) fn stated(&self, said: &Said, ear: &Ear) -> Map<String, Value> {
        let topic = self.topic;
        let rows = Rows { topic, of: &self.rows, ear };
        let figures = self.figures.as_ref();
        let placed = figures.map(|known| (known, Placed::of(known, said, &known.scores(said))));
        let number = |field| {
            let (figures, placed) = placed.as_ref()?;
            told(field, figures, placed, &rows, said)
        };
        let word = |field: &Field| {
            let choice = self.choices.iter().find(|choice| choice.field.name == field.name)?;
            choice.chosen(said, topic, ear).cloned()
        };
        let mut found: Map<String, Value> = Map::new();
        for field in topic.fields {
            let value = number(field).or_else(|| word(field));
            found.extend(value.map(|value| (field.name.to_owned(), value)));
        }
        let is_asked = |field: &Field, found: &Map<String, Value>| match field.only_if {
            Some((other, _)) if found.contains_key(other) => {
                field.is_asked(&Value::Object(found.clone()))
            }
            _ => true,
        };
        for field in topic.fields {
            if !is_asked(field, &found) {
                found.remove(field.name);
            }
        }
        without_counts(found, said, topic, ear)
    }
}

/// The facts without rows in which a count of people is taken for a seat: `two have raised`
/// tells no seat 2, and neither do rows that contradict what is said of them as a whole.
fn without_counts(
    mut found: Map<String, Value>,
    said: &Said,
    topic: &'static Topic,
    ear: &Ear,
) -> Map<String, Value> {
    let is_of_seats = |field: &Field| match field.kind {
        FieldKind::Rows(parts) => parts.iter().any(|it| matches!(it.kind, FieldKind::Seat)),
        _ => false,
    };
    let names_seats = said.tokens.iter().any(|token| {
        let is_figure = token.number.is_some() && token.mark != Mark::Words;
        is_figure || ear.lexicon.is_seat(&token.word)
    });
    if !names_seats {
        topic.fields.iter().filter(|it| is_of_seats(it)).for_each(|rows| {
            found.remove(rows.name);
        });
    }
    for field in topic.fields {
        let is_told = found.contains_key(field.name);
        let rows = field.is_said_by.filter(|rows| is_told && found.contains_key(*rows));
        let Some(rows) = rows else { continue };
        let refused = topic.rule(&Value::Object(found.clone()), &RuleSet::default()).err();
        if refused.is_some_and(|error| error.field == field.name) {
            found.remove(rows);
        }
    }
    found
}
