//! The facts of a question that a sentence states.
//!
//! What a number is, and which yes, no or choice is meant, is learned for each question from its
//! own sentences, and from those of others that ask for a fact of the same name. A fact that is not
//! clearly ahead of everything else that might be meant is left out: it can be told by hand.

use crate::asked::choices::{Choice, choices};
use crate::asked::entity::Entity;
use crate::asked::features::Feature;
use crate::asked::figures::Figures;
use crate::asked::kin::Spread;
use crate::asked::lexicon::Lexicon;
use crate::asked::placed::Placed;
use crate::asked::ranker::Ranker;
use crate::asked::rows::{RowChoice, row_choices};
use crate::asked::slot::Slot;
use crate::asked::token::Token;
use crate::asked::told::told;
use rulings::{Field, Topic};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A known sentence with what it states.
pub(super) struct Stated {
    pub(super) topic: &'static Topic,
    /// Nothing where it states no rows of facts.
    pub(super) tokens: Vec<Token>,
    pub(super) features: Vec<Feature>,
    pub(super) entities: Vec<Entity>,
    pub(super) facts: Map<String, Value>,
}

/// The places for numbers, each with its name, by the question.
pub(super) type Places = BTreeMap<&'static str, Vec<(u64, Slot)>>;

/// A sentence that is asked.
pub(super) struct Said {
    pub(super) tokens: Vec<Token>,
    /// Its features by how much they say.
    pub(super) features: Vec<Feature>,
    pub(super) spread: Spread,
    pub(super) entities: Vec<Entity>,
}

/// What was learned for all questions.
#[derive(Clone, Copy)]
pub(super) struct Learned<'a> {
    pub(super) all: &'a [Stated],
    pub(super) places: &'a Places,
    pub(super) lexicon: &'a Lexicon,
    pub(super) ranker: &'a Ranker,
}

impl<'a> Learned<'a> {
    /// The places for numbers in the question of a sentence.
    pub(super) fn places(self, stated: &Stated) -> &'a [(u64, Slot)] {
        self.places.get(stated.topic.slug).map(Vec::as_slice).unwrap_or_default()
    }
}

/// What was learned of the facts of one question.
pub(super) struct FactsOf {
    topic: &'static Topic,
    figures: Option<Figures>,
    choices: Vec<Choice>,
    rows: Vec<RowChoice>,
}

impl FactsOf {
    /// Learns from all sentences what this question asks for.
    pub(super) fn new(topic: &'static Topic, learned: Learned) -> Self {
        let figures = Figures::new(topic, learned);
        let choices = choices(topic, learned.all);
        Self { topic, figures, choices, rows: row_choices(topic, learned) }
    }

    /// The facts that a sentence states.
    pub(super) fn stated(&self, said: &Said, learned: Learned) -> Map<String, Value> {
        let figures = self.figures.as_ref();
        let placed =
            figures.map(|known| (known, Placed::of(known, said, &known.scores(said, learned.all))));
        let number = |field| {
            let (figures, placed) = placed.as_ref()?;
            told(field, figures, placed, &self.rows, said, learned)
        };
        let word = |field: &Field| {
            let choice = self.choices.iter().find(|choice| choice.field.name == field.name)?;
            choice.chosen(&said.spread, learned.all).cloned()
        };
        let mut found: Map<String, Value> = Map::new();
        for field in self.topic.fields {
            let value = number(field).or_else(|| word(field));
            found.extend(value.map(|value| (field.name.to_owned(), value)));
        }
        let is_asked = |field: &Field, found: &Map<String, Value>| match field.only_if {
            Some((other, _)) if found.contains_key(other) => {
                field.is_asked(&Value::Object(found.clone()))
            }
            _ => true,
        };
        for field in self.topic.fields {
            if !is_asked(field, &found) {
                found.remove(field.name);
            }
        }
        found
    }
}

/// Whether a question asks for a fact of this name and kind.
pub(super) fn has(topic: &Topic, field: &Field) -> bool {
    let same = |other: &&Field| {
        other.name == field.name
            && std::mem::discriminant(&other.kind) == std::mem::discriminant(&field.kind)
    };
    topic.fields.iter().any(|other| same(&other))
}
