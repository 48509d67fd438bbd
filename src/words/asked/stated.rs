//! The facts of a question that a sentence states.
//!
//! What a number is, and which yes, no or choice is meant, is learned for each question from its
//! own sentences, and from those of others that ask for a fact of the same name. A fact that is not
//! clearly ahead of everything else that might be meant is left out: it can be told by hand.

use crate::asked::choices::{Choice, choices};
use crate::asked::figures::Figures;
use crate::asked::known::{Ear, Said};
use crate::asked::learned::Learned;
use crate::asked::placed::Placed;
use crate::asked::rows::row_choices;
use crate::asked::token::Mark;
use crate::asked::told::{Rows, told};
use rulebook::RuleSet;
use rulings::{Field, FieldKind, Topic};
use serde_json::{Map, Value};

/// What was learned of the facts of one question.
pub(super) struct FactsOf<'a> {
    figures: Option<Figures<'a>>,
    choices: Vec<Choice<'a>>,
    rows: Rows<'a>,
}

impl<'a> FactsOf<'a> {
    /// What was learned of what this question asks for.
    pub(super) fn new(topic: &'static Topic, learned: &'a Learned, ear: &'a Ear) -> Self {
        let rows = Rows { topic, of: row_choices(topic, learned), ear };
        Self { figures: Figures::new(topic, learned), choices: choices(topic, learned), rows }
    }

    /// The facts that a sentence states.
    pub(super) fn stated(&self, said: &Said) -> Map<String, Value> {
        let (topic, ear) = (self.rows.topic, self.rows.ear);
        let figures = self.figures.as_ref();
        let placed = figures.map(|known| (known, Placed::of(known, said, &known.scores(said))));
        let number = |field| {
            let (figures, placed) = placed.as_ref()?;
            told(field, figures, placed, &self.rows, said)
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
        self.without_counts(found, said)
    }

    /// The facts without rows in which a count of people is taken for a seat: `two have raised`
    /// tells no seat 2, and neither do rows that contradict what is said of them as a whole.
    fn without_counts(&self, mut found: Map<String, Value>, said: &Said) -> Map<String, Value> {
        let Rows { topic, ear, .. } = &self.rows;
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
}
