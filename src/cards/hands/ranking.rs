//! The ways in which five cards are valued.

use super::strength::pack;
use super::{Category, Strength};
use crate::{Card, Rank};
use serde::{Deserialize, Serialize};

/// Which of the two beats the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TopFlush {
    /// A full house beats a flush, as the odds of the full deck have it.
    #[default]
    FullHouse,
    /// A flush beats a full house: in the 32-card deck, and in Polish draw after the exchange.
    Flush,
}

/// Whether the ace and the four lowest cards of the 32-card deck are a straight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LowStraight {
    /// A-7-8-9-10 is an ace-high hand.
    #[default]
    Nothing,
    /// A-7-8-9-10 is the lowest straight.
    Straight,
}

/// Which of the two is higher in the 36-card deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShortTrips {
    /// A straight beats three of a kind, as in the full deck.
    #[default]
    Straight,
    /// Three of a kind beats a straight, as the odds of 36 cards have it for a hand of five.
    ThreeOfAKind,
}

/// Whether a straight or a flush spoils a low hand of eight or better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LowRuns {
    /// It does not: straights and flushes do not count.
    #[default]
    Ignored,
    /// It does, except 5-4-3-2-A.
    Disqualify,
}

/// How five cards are valued.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ranking {
    /// The highest hand of the 52-card deck wins.
    High(TopFlush),
    /// The highest hand of the 32-card deck wins.
    SevenUp(TopFlush, LowStraight),
    /// The highest hand of 36 cards wins; flushes beat full houses, A-6-7-8-9 is the low straight.
    SixUp(ShortTrips),
    /// The lowest hand wins; aces are low, straights and flushes do not count.
    AceToFive,
    /// The same, but only five different ranks up to the eight are a hand.
    EightOrBetter(LowRuns),
    /// The lowest hand wins; aces are high only, straights and flushes count.
    DeuceToSeven,
    /// Up to four cards of different ranks and suits: more of them win, then the lowest; aces low.
    Badugi,
}

/// Five cards with their ranks in the order in which they count.
pub(super) struct Weighed {
    pub(super) category: Category,
    pub(super) strength: Strength,
    /// As in [`Strength::new`].
    pub(super) ranks: u32,
}

impl Ranking {
    /// Whether the lowest hand wins.
    #[must_use]
    pub const fn is_low(self) -> bool {
        matches!(self, Self::AceToFive | Self::EightOrBetter(_) | Self::DeuceToSeven | Self::Badugi)
    }

    /// Whether an ace stands below the deuce whatever it is with.
    const fn is_ace_low(self) -> bool {
        matches!(self, Self::AceToFive | Self::EightOrBetter(_))
    }

    /// What these five are worth; nothing where they are no hand of this ranking.
    #[must_use]
    pub fn strength(self, five: [Card; 5]) -> Option<Strength> {
        self.weigh(five).map(|weighed| weighed.strength)
    }

    pub(super) fn weigh(self, five: [Card; 5]) -> Option<Weighed> {
        if self == Self::Badugi {
            return None;
        }
        let number = |rank: Rank| match self.is_ace_low() {
            true => rank.number_ace_low(),
            false => rank.number(),
        };
        let mut counted = five.map(|card| (rank_count(&five, card.rank), number(card.rank)));
        counted.sort_unstable_by(|a, b| b.cmp(a));
        let [(_, top), .., (_, bottom)] = counted;
        let same: u8 = counted.iter().map(|(count, _)| count).sum();
        let is_plain = same == 5;
        let [first, ..] = five;
        let is_flush = five.iter().all(|card| card.suit == first.suit);
        let run = if is_plain { self.straight(counted.map(|(_, rank)| rank)) } else { None };
        if let Self::EightOrBetter(runs) = self {
            let is_run = top != 5 && (is_flush || top.saturating_sub(bottom) == 4);
            if !is_plain || top > 8 || (runs == LowRuns::Disqualify && is_run) {
                return None;
            }
        }
        let counts = !self.is_ace_low();
        let category = match (same, run.filter(|_| counts), is_flush && counts) {
            (17, ..) => Category::FourOfAKind,
            (13, ..) => Category::FullHouse,
            (11, ..) => Category::ThreeOfAKind,
            (9, ..) => Category::TwoPair,
            (7, ..) => Category::Pair,
            (_, Some(14), true) => Category::RoyalFlush,
            (_, Some(_), true) => Category::StraightFlush,
            (_, None, true) => Category::Flush,
            (_, Some(_), false) => Category::Straight,
            (_, None, false) => Category::HighCard,
        };
        let ranks = match run.filter(|_| counts) {
            Some(top) => pack([top]),
            None => packed_once(counted),
        };
        let plain = Strength::new(self.class(category), ranks);
        let strength = if self.is_low() { plain.turned() } else { plain };
        Some(Weighed { category, strength, ranks })
    }

    /// The top of the straight that five different ranks are, highest first.
    fn straight(self, [top, second, third, fourth, bottom]: [u8; 5]) -> Option<u8> {
        if top - bottom == 4 {
            return Some(top);
        }
        let below_the_ace = match self {
            Self::High(_) => [5, 4, 3, 2],
            Self::SixUp(_) => [9, 8, 7, 6],
            Self::SevenUp(_, LowStraight::Straight) => [10, 9, 8, 7],
            _ => return None,
        };
        (top == 14 && [second, third, fourth, bottom] == below_the_ace).then_some(second)
    }

    /// The place of a class in the order.
    const fn class(self, category: Category) -> u32 {
        let flush_first = matches!(
            self,
            Self::High(TopFlush::Flush) | Self::SevenUp(TopFlush::Flush, _) | Self::SixUp(_)
        );
        let trips_first = matches!(self, Self::SixUp(ShortTrips::ThreeOfAKind));
        match category {
            Category::ThreeOfAKind if trips_first => Category::Straight as u32,
            Category::Straight if trips_first => Category::ThreeOfAKind as u32,
            Category::Flush if flush_first => Category::FullHouse as u32,
            Category::FullHouse if flush_first => Category::Flush as u32,
            other => other as u32,
        }
    }
}

pub(super) fn rank_count(five: &[Card; 5], rank: Rank) -> u8 {
    five.iter().map(|card| u8::from(card.rank == rank)).sum()
}

/// Every rank once, those of which there are more before the others.
fn packed_once(counted: [(u8, u8); 5]) -> u32 {
    let mut last = 0;
    pack(counted.into_iter().map(|(_, rank)| rank).filter(move |rank| {
        let is_next = *rank != last;
        last = *rank;
        is_next
    }))
}
