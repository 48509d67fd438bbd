//! The cards that a game is played with.

use super::{Card, Rank, Suit};

/// A deck of cards: all 52, or those from a higher rank up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deck {
    /// All 52 cards.
    Full,
    /// The 36 cards from the six up.
    SixUp,
    /// The 32 cards from the seven up.
    SevenUp,
}

impl Deck {
    /// The lowest rank in it, the ace counted as the highest.
    #[must_use]
    pub const fn lowest(self) -> Rank {
        match self {
            Self::Full => Rank::Two,
            Self::SixUp => Rank::Six,
            Self::SevenUp => Rank::Seven,
        }
    }

    /// Whether it has the card.
    #[must_use]
    pub fn has(self, card: Card) -> bool {
        card.rank >= self.lowest()
    }

    /// Every card of it, in order of rank and suit.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let ranks = Rank::ALL.iter().copied().filter(move |rank| *rank >= self.lowest());
        ranks.flat_map(|rank| Suit::ALL.into_iter().map(move |suit| Card { rank, suit }))
    }

    /// How many cards it has.
    #[must_use]
    pub const fn size(self) -> u32 {
        match self {
            Self::Full => 52,
            Self::SixUp => 36,
            Self::SevenUp => 32,
        }
    }
}
