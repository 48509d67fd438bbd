//! The numbers and the cards that a sentence names, with what stands beside each.

use crate::features::{BUCKETS, Feature, bucket, place};
use crate::lexicon::Lexicon;
use crate::signs::signs;
use crate::token::Token;
use std::collections::BTreeMap;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum What {
    Number(u64),
    /// Cards, written as in `Ah Kd Ts`.
    Cards(String),
}

/// Something that a sentence names.
#[derive(Debug, Clone)]
pub(super) struct Entity {
    pub(super) what: What,
    /// How many there are of it: `two 500s`.
    pub(super) several: u64,
    /// Its place among the tokens.
    pub(super) at: usize,
    /// What stands beside it, as features.
    pub(super) beside: Vec<Feature>,
}

/// How much what stands beside numbers says: the fewer have it, the more.
pub(super) struct Rarity(Vec<u8>);

/// So many levels of rarity count once.
const LEVELS_OF_ONE: f32 = 100.0;

/// How much rarer signs say more than common ones: at 0 not at all.
const RARE: f32 = 0.3;

/// Nobody tells more in one sentence.
const ENTITIES_MAX: usize = 32;

/// All that a sentence names, in the order in which it was said.
pub(super) fn entities(tokens: &[Token], lexicon: &Lexicon) -> Vec<Entity> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let own = tokens.iter().skip(at).map_while(|token| token.cards.as_deref());
        let own: Vec<&str> = own.collect();
        let count = own.len();
        let cards: Vec<&str> = own.into_iter().filter(|card| !card.is_empty()).collect();
        let what = match token.number {
            _ if !cards.is_empty() => Some(What::Cards(cards.join(" "))),
            Some(number) if count == 0 => Some(What::Number(number)),
            Some(_) | None => None,
        };
        if let Some(what) = what {
            let beside = beside(tokens, at, lexicon);
            found.push(Entity { what, several: token.several, at, beside });
        }
        at += count.max(1);
    }
    found.truncate(ENTITIES_MAX);
    found
}

/// What stands beside a number or cards, each once, in order.
fn beside(tokens: &[Token], at: usize, lexicon: &Lexicon) -> Vec<Feature> {
    let mut buckets: Vec<u32> = signs(tokens, at, lexicon).into_iter().map(bucket).collect();
    buckets.sort_unstable();
    buckets.dedup();
    buckets.into_iter().map(|bucket| (bucket, 1.0)).collect()
}

impl Rarity {
    /// How rare each sign is among these.
    pub(super) fn of(entities: &[Entity]) -> Self {
        let mut had = vec![0_u16; BUCKETS];
        let mut all = 0.0_f32;
        for entity in entities {
            all += 1.0;
            for (bucket, _) in &entity.beside {
                if let Some(had) = had.get_mut(place(*bucket)) {
                    *had = had.saturating_add(1);
                }
            }
        }
        let says = |had: u16| (1.0 + all / f32::from(had)).ln().powf(RARE);
        let level = |had: u16| {
            let said = (1..=u8::MAX).rfind(|level| of_level(*level) <= says(had));
            if had == 0 { 0 } else { said.unwrap_or(1) }
        };
        let mut known: BTreeMap<u16, u8> = BTreeMap::new();
        Self(had.into_iter().map(|had| *known.entry(had).or_insert_with(|| level(had))).collect())
    }

    /// Reads the levels as they were learned.
    pub(super) fn read(levels: &[u8]) -> Self {
        Self(levels.to_vec())
    }

    /// The level of each sign; at 0 nobody says it.
    pub(super) fn levels(&self) -> &[u8] {
        &self.0
    }

    /// Weighs signs by how rare they are, all together of length one.
    pub(super) fn weigh(&self, entity: &mut Entity) {
        for (bucket, weight) in &mut entity.beside {
            *weight = of_level(self.0.get(place(*bucket)).copied().unwrap_or_default());
        }
        entity.beside.retain(|(_, weight)| *weight > 0.0);
        let length = entity.beside.iter().map(|(_, weight)| weight * weight).sum::<f32>().sqrt();
        if length > 0.0 {
            entity.beside.iter_mut().for_each(|(_, weight)| *weight /= length);
        }
    }
}

/// How much what is so rare says.
fn of_level(level: u8) -> f32 {
    f32::from(level) / LEVELS_OF_ONE
}
