//! Cards that decide a draw: the higher one wins, and suits break ties.

use crate::rulings::{FactsError, Reason};
use std::fmt;

/// A card in order of its rank, ace high, then of its suit: clubs, diamonds, hearts, spades.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct DrawnCard(u8);

const RANKS: &str = "23456789TJQKA";
const SUITS: &str = "cdhs";

impl DrawnCard {
    /// How many cards a deck has.
    pub const DECK: usize = 52;

    /// A card written as rank and suit: `Kd`.
    fn read(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let (rank, suit) = (letters.next()?, letters.next()?);
        let rank = RANKS.find(rank.to_ascii_uppercase())?;
        let suit = SUITS.find(suit.to_ascii_lowercase())?;
        let card = u8::try_from(rank * SUITS.len() + suit).ok()?;
        letters.next().is_none().then_some(Self(card))
    }
}

impl fmt::Display for DrawnCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rank, suit) = (usize::from(self.0) / SUITS.len(), usize::from(self.0) % SUITS.len());
        let letter = |all: &str, at| all.chars().nth(at).unwrap_or_default();
        write!(f, "{}{}", letter(RANKS, rank), letter(SUITS, suit))
    }
}

/// Cards with spaces between.
///
/// # Errors
/// Where something is no card.
pub fn cards(field: &str, text: &str) -> Result<Vec<DrawnCard>, FactsError> {
    let card = |word: &str| {
        let unknown = || FactsError::at(field, Reason::new("draw-no-card").with("word", word));
        DrawnCard::read(word).ok_or_else(unknown)
    };
    text.split_whitespace().map(card).collect()
}

/// A chance that is the same for the same number, so that a draw can be made again.
pub struct Chance(u64);

impl Chance {
    /// The chance of this number.
    #[must_use]
    pub fn of(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number of the row (SplitMix64).
    fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Puts things in an order by chance.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let bound = u64::try_from(last + 1).unwrap_or(u64::MAX);
            things.swap(last, usize::try_from(self.number() % bound).unwrap_or(last));
        }
    }

    /// So many cards from the top of shuffled decks, one deck after the other.
    #[must_use]
    pub fn deal(&mut self, count: usize) -> Vec<DrawnCard> {
        let mut dealt = Vec::with_capacity(count);
        while dealt.len() < count {
            let mut deck: Vec<DrawnCard> = (0..52).map(DrawnCard).collect();
            self.shuffle(&mut deck);
            deck.truncate(count - dealt.len());
            dealt.append(&mut deck);
        }
        dealt
    }
}
