//! A set of cards as bits, which makes counting them cheap.

use super::{Card, Rank, Suit};

/// A set of cards. Each suit has sixteen bits of its own, the deuce in the lowest of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// Adds a card; whether it was not in the set before.
    pub fn insert(&mut self, card: Card) -> bool {
        let before = self.0;
        self.0 |= bit(card);
        self.0 != before
    }

    /// Whether the card is in it.
    #[must_use]
    pub fn contains(self, card: Card) -> bool {
        self.0 & bit(card) != 0
    }

    /// The set with one more card.
    #[must_use]
    pub fn with(self, card: Card) -> Self {
        Self(self.0 | bit(card))
    }

    /// The cards that are in this set or in the other one.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many cards are in it.
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no card is in it.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ranks that it has in a suit, the deuce in the lowest bit.
    #[must_use]
    pub(crate) fn ranks_of(self, suit: Suit) -> u16 {
        let shifted = self.0 >> (16 * suit as u32);
        (shifted & 0xFFFF) as u16
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::default(), Self::with)
    }
}

fn bit(Card { rank, suit }: Card) -> u64 {
    1 << (16 * suit as u32 + u32::from(rank.number() - Rank::Two.number()))
}
