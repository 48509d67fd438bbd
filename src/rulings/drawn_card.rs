//! Cards that decide a draw: the higher one wins, and suits break ties.

use crate::cards::{Card, Deck};
use crate::rulings::{FactsError, Reason};

/// Cards with spaces between; the same one may stand there twice, for draws from several decks.
///
/// # Errors
/// Where something is no card.
pub fn cards(field: &str, text: &str) -> Result<Vec<Card>, FactsError> {
    let card = |word: &str| {
        let unknown = || FactsError::at(field, Reason::new("draw-no-card").with("word", word));
        word.parse().map_err(|_| unknown())
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
    pub fn deal(&mut self, count: usize) -> Vec<Card> {
        let mut dealt = Vec::with_capacity(count);
        while dealt.len() < count {
            let mut deck: Vec<Card> = Deck::Full.cards().collect();
            self.shuffle(&mut deck);
            deck.truncate(count - dealt.len());
            dealt.append(&mut deck);
        }
        dealt
    }
}
