//! The sentences that are known, a sentence that is asked, and what was learned for all questions.

use crate::asked::entity::Entity;
use crate::asked::features::Feature;
use crate::asked::kin::Spread;
use crate::asked::lexicon::Lexicon;
use crate::asked::ranker::Ranker;
use crate::asked::slot::Slot;
use crate::asked::token::Token;
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

/// Whether a question asks for a fact of this name and kind.
pub(super) fn has(topic: &Topic, field: &Field) -> bool {
    let same = |other: &&Field| {
        other.name == field.name
            && std::mem::discriminant(&other.kind) == std::mem::discriminant(&field.kind)
    };
    topic.fields.iter().any(|other| same(&other))
}
