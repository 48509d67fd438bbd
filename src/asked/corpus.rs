//! How a sentence is read, and the sentences that are known.

use crate::entity::{Entity, Rarity, entities};
use crate::features::{Feature, features, place};
use crate::learned::Learned;
use crate::lexicon::Lexicon;
use crate::patterns::Patterns;
use crate::slot::{Slot, slots};
use crate::token::Token;
use rulings::{Field, Topic, topics};
use serde_json::{Map, Value};

/// What is needed to read a sentence.
pub(super) struct Ear {
    pub(super) lexicon: Lexicon,
    pub(super) patterns: Patterns,
    /// Of each feature, how many questions have it.
    pub(super) had: Vec<u8>,
    pub(super) rarity: Rarity,
}

/// What a sentence says, in features and entities.
pub(super) struct Said {
    pub(super) tokens: Vec<Token>,
    /// Its features by how much they say, all together of length one.
    pub(super) features: Vec<Feature>,
    pub(super) entities: Vec<Entity>,
    /// The numbers of the signs for which its patterns speak.
    pub(super) spoken: Vec<usize>,
}

/// A known sentence with what it states.
pub(super) struct Stated {
    pub(super) topic: &'static Topic,
    pub(super) said: Said,
    pub(super) facts: Map<String, Value>,
}

/// How much rarer features say more than common ones: at 0 not at all.
const RARE: f32 = 0.2;

impl Ear {
    pub(super) fn of(learned: &Learned, lexicon: Lexicon, patterns: Patterns) -> Self {
        let had = learned.section("had");
        Self { lexicon, patterns, had, rarity: Rarity::read(&learned.section("beside")) }
    }

    /// What is said by these words.
    pub(super) fn said(&self, tokens: Vec<Token>) -> Said {
        let (features, spoken) = self.heard(&tokens);
        let mut entities = entities(&tokens, &self.lexicon);
        entities.iter_mut().for_each(|entity| self.rarity.weigh(entity));
        Said { tokens, features, entities, spoken }
    }

    /// The features of words by how much they say, and for what their patterns speak.
    pub(super) fn heard(&self, tokens: &[Token]) -> (Vec<Feature>, Vec<usize>) {
        let spoken = self.patterns.spoken(tokens);
        let features = features(tokens, &self.lexicon, &self.patterns.features(&spoken));
        (self.weighed(&features), spoken)
    }

    /// Features by how much they say, of length one in all: the fewer questions have it, the more.
    fn weighed(&self, features: &[Feature]) -> Vec<Feature> {
        let all = f32::from(u8::try_from(topics().count()).unwrap_or(u8::MAX)) + 1.0;
        let rarity = |bucket: u32| match self.had.get(place(bucket)).copied().unwrap_or_default() {
            0 => 0.0,
            had => (all / f32::from(had)).ln().max(0.05).powf(RARE),
        };
        let said = |(bucket, weight): &Feature| (*bucket, weight * rarity(*bucket));
        let said = features.iter().map(said).filter(|(_, weight)| *weight > 0.0);
        let mut weighed: Vec<Feature> = said.collect();
        let length = weighed.iter().map(|(_, weight)| weight * weight).sum::<f32>().sqrt();
        if length > 0.0 {
            weighed.iter_mut().for_each(|(_, weight)| *weight /= length);
        }
        weighed
    }
}

/// The places for numbers in a question, each with its name.
pub(super) fn named_slots(topic: &'static Topic) -> Vec<(u64, Slot)> {
    slots(topic).into_iter().map(|slot| (slot.name(), slot)).collect()
}

/// Whether a question asks for a fact of this name and kind.
pub(super) fn has(topic: &Topic, field: &Field) -> bool {
    let same = |other: &&Field| {
        other.name == field.name
            && std::mem::discriminant(&other.kind) == std::mem::discriminant(&field.kind)
    };
    topic.fields.iter().any(|other| same(&other))
}
