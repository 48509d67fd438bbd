//! What one to four open cards are worth beside others.

use crate::Card;

/// What open cards are worth as a high board: more is better, with aces high; or as a low board:
/// less is better, with aces low. Straights and flushes do not count among open cards.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct UpHand {
    /// How often each rank lies there, most first: `[2, 2]` is two pair.
    pattern: Vec<u8>,
    /// The ranks in the same order.
    ranks: Vec<u8>,
}

/// Where the ace stands among open cards: low where low boards act first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aces {
    /// Above the king.
    High,
    /// Below the deuce.
    Low,
}

/// What these open cards are worth.
///
/// With as many open cards on each board, a longer pattern is a lower one: a pair and two others
/// `[2, 1, 1]` stands below two pair `[2, 2]`.
#[must_use]
pub fn up_hand(cards: &[Card], aces: Aces) -> UpHand {
    let number = |card: &Card| match aces {
        Aces::Low => card.rank.number_ace_low(),
        Aces::High => card.rank.number(),
    };
    let count = |rank: u8| cards.iter().map(|card| u8::from(number(card) == rank)).sum::<u8>();
    let mut ranks: Vec<(u8, u8)> = (1..=14).map(|rank| (count(rank), rank)).collect();
    ranks.retain(|(count, _)| *count > 0);
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    UpHand {
        pattern: ranks.iter().map(|(count, _)| *count).collect(),
        ranks: ranks.iter().map(|(_, rank)| *rank).collect(),
    }
}
