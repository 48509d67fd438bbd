//! Pay tables, and money in halves so that three to two is exact.

use crate::hands::Category;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// An amount in halves of the smallest unit, won or, below zero, lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Halves(pub i64);

/// What a stake wins with each class of hand: halves of the stake, so 3 is three to two.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PayTable(pub BTreeMap<Category, u32>);

impl PayTable {
    /// What the blind wins: from a straight up, and only together with the hand.
    #[must_use]
    pub fn blind() -> Self {
        Self::of(&[
            (Category::RoyalFlush, 1000),
            (Category::StraightFlush, 100),
            (Category::FourOfAKind, 20),
            (Category::FullHouse, 6),
            (Category::Flush, 3),
            (Category::Straight, 2),
        ])
    }

    /// What trips win, by the table: `A` pays a flush 7 and a straight 4, `B` pays them 6 and 5.
    #[must_use]
    pub fn trips(table: &str) -> Option<Self> {
        let (flush, straight) = match table {
            "A" => (14, 8),
            "B" => (12, 10),
            _ => return None,
        };
        Some(Self::of(&[
            (Category::RoyalFlush, 100),
            (Category::StraightFlush, 80),
            (Category::FourOfAKind, 60),
            (Category::FullHouse, 16),
            (Category::Flush, flush),
            (Category::Straight, straight),
            (Category::ThreeOfAKind, 6),
        ]))
    }

    /// What a stake wins with a class; none where the class is not in the table.
    #[must_use]
    pub fn win(&self, stake: u64, category: Category) -> Option<Halves> {
        let halves = self.0.get(&category)?;
        let stake = i64::try_from(stake).unwrap_or(i64::MAX);
        Some(Halves(stake.saturating_mul(i64::from(*halves))))
    }

    fn of(lines: &[(Category, u32)]) -> Self {
        Self(lines.iter().copied().collect())
    }
}

impl Halves {
    /// A stake that is won one to one.
    #[must_use]
    pub fn won(stake: u64) -> Self {
        Self(i64::try_from(stake).unwrap_or(i64::MAX).saturating_mul(2))
    }

    /// A stake that is lost: its halves below zero.
    #[must_use]
    pub fn lost(stake: u64) -> Self {
        Self(-Self::won(stake).0)
    }

    /// The sum, or the largest amount that can be written down.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// Whole units, rounded toward nothing, and whether half a unit is left over.
    #[must_use]
    pub fn whole(self) -> (i64, bool) {
        (self.0 / 2, self.0 % 2 != 0)
    }
}
