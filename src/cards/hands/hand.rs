//! A hand: the five cards that are played, and what they are.

use super::ranking::{Weighed, rank_count};
use super::strength::pack;
use super::{Category, Ranking, Strength};
use crate::{Card, Rank};

/// The cards that are played, with what they are worth: five, in badugi up to four.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    /// The cards: what makes the class first, then the kickers, each from the top.
    pub cards: Vec<Card>,
    /// The class of the hand, such as a pair or a flush.
    pub category: Category,
    /// The ranks that make the class, as compared: both pairs, top of a straight, five of a flush.
    pub ranks: Vec<Rank>,
    /// The ranks that decide after that.
    pub kickers: Vec<Rank>,
    /// What it is worth beside other hands of the same ranking.
    pub strength: Strength,
    ace: Ace,
}

/// Where the ace of a hand stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ace {
    High,
    Low,
}

/// What decides between two hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deciding {
    /// One is of a better class; nothing else is compared.
    Category,
    /// The class is the same, and one of the ranks that make it differs.
    Rank(Rank, Rank),
    /// The kicker in this place, from 1, differs.
    Kicker(u8, Rank, Rank),
    /// Nothing: the hands are equal.
    Nothing,
}

impl Hand {
    /// The hand that these five cards are, or nothing where they are none in this ranking.
    #[must_use]
    pub fn new(ranking: Ranking, five: [Card; 5]) -> Option<Self> {
        let Weighed { category, strength, ranks } = ranking.weigh(five)?;
        let numbers = [16, 12, 8, 4, 0].map(|space| (ranks >> space & 15) as u8);
        let mut ranks: Vec<Rank> = numbers.into_iter().filter_map(Rank::of).collect();
        let kickers = ranks.split_off(category.ranks().min(ranks.len()));
        let is_low = numbers.contains(&1) || (five_high(category, &ranks) && has_ace(&five));
        let ace = if is_low { Ace::Low } else { Ace::High };
        let mut cards = five.to_vec();
        cards.sort_unstable_by_key(|card| {
            std::cmp::Reverse((rank_count(&five, card.rank), ace.number(card.rank), card.suit))
        });
        Some(Self { cards, category, ranks, kickers, strength, ace })
    }

    /// The badugi that these cards are, or nothing where two of them share a rank or a suit.
    pub(super) fn badugi(mut cards: Vec<Card>) -> Option<Self> {
        let clash = |one: &Card, two: &Card| one.rank == two.rank || one.suit == two.suit;
        let mut left = cards.as_slice();
        while let Some((first, rest)) = left.split_first() {
            if rest.iter().any(|other| clash(first, other)) {
                return None;
            }
            left = rest;
        }
        let ace = Ace::Low;
        cards.sort_unstable_by_key(|card| std::cmp::Reverse((ace.number(card.rank), card.suit)));
        let ranks: Vec<Rank> = cards.iter().map(|card| card.rank).collect();
        let missing = 4_u32.checked_sub(u32::try_from(cards.len()).ok()?)?;
        let packed = pack(ranks.iter().map(|rank| ace.number(*rank)));
        let strength = Strength::new(missing, packed).turned();
        let (category, kickers) = (Category::HighCard, Vec::new());
        Some(Self { cards, category, ranks, kickers, strength, ace })
    }

    /// Its cards from the highest, as the hand counts its ace, suits between equal ranks.
    #[must_use]
    pub fn by_suit(&self) -> Vec<Card> {
        let mut cards = self.cards.clone();
        cards.sort_unstable_by_key(|card| {
            std::cmp::Reverse((self.ace.number(card.rank), card.suit))
        });
        cards
    }

    /// Its cards as they compare by rank and suit, for an odd chip.
    pub(crate) fn suit_order(&self) -> Vec<(u8, crate::Suit)> {
        let by_rank = |card: Card| (self.ace.number(card.rank), card.suit);
        self.by_suit().into_iter().map(by_rank).collect()
    }

    /// What decides between it and another hand of the same ranking.
    #[must_use]
    pub fn deciding(&self, other: &Self) -> Deciding {
        if self.category != other.category || self.cards.len() != other.cards.len() {
            return Deciding::Category;
        }
        let differ = |(own, other): &(&Rank, &Rank)| own != other;
        if let Some((own, other)) = self.ranks.iter().zip(&other.ranks).find(differ) {
            return Deciding::Rank(*own, *other);
        }
        let kickers = (1..).zip(self.kickers.iter().zip(&other.kickers));
        let mut differing = kickers.filter(|(_, pair)| differ(pair));
        match differing.next() {
            Some((place, (own, other))) => Deciding::Kicker(place, *own, *other),
            None => Deciding::Nothing,
        }
    }
}

/// Whether it is a straight that ends below the ace it holds.
fn five_high(category: Category, ranks: &[Rank]) -> bool {
    let is_run = matches!(category, Category::Straight | Category::StraightFlush);
    is_run && ranks.first() != Some(&Rank::Ace)
}

fn has_ace(five: &[Card; 5]) -> bool {
    five.iter().any(|card| card.rank == Rank::Ace)
}

impl Ace {
    const fn number(self, rank: Rank) -> u8 {
        match self {
            Self::High => rank.number(),
            Self::Low => rank.number_ace_low(),
        }
    }
}
