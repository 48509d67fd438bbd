//! Hands, cards and seats as parts of sentences.

use crate::{Reason, ReasonValue};
use cards::hands::{Category, Hand};
use cards::{Card, Rank, Seat};

/// A hand in words: two pair, aces and sixes.
pub(super) fn hand(hand: &Hand) -> Reason {
    let rank = |place: usize| hand.ranks.get(place).copied().unwrap_or(Rank::Ace);
    let reason = match hand.category {
        Category::HighCard => Reason::new("hand-high-card"),
        Category::Pair => Reason::new("hand-pair"),
        Category::TwoPair => Reason::new("hand-two-pair"),
        Category::ThreeOfAKind => Reason::new("hand-three"),
        Category::Straight => Reason::new("hand-straight"),
        Category::Flush => Reason::new("hand-flush"),
        Category::FullHouse => Reason::new("hand-full-house"),
        Category::FourOfAKind => Reason::new("hand-four"),
        Category::StraightFlush => Reason::new("hand-straight-flush"),
        Category::RoyalFlush => Reason::new("hand-royal-flush"),
    };
    let reason = reason.term("one", one(rank(0)));
    reason.term("first", several(rank(0))).term("second", several(rank(1)))
}

/// A low hand in words: 8-6-4-2-A low, or what spoils it.
pub(super) fn low_hand(of: &Hand) -> Reason {
    if of.category != Category::HighCard {
        return hand(of);
    }
    let letters: Vec<String> = of.cards.iter().map(|card| card.rank.letter().to_string()).collect();
    let ranks = letters.join("-");
    match letters.len() {
        5 => Reason::new("hand-low").with("ranks", ranks),
        4 => Reason::new("hand-badugi").with("ranks", ranks),
        count => Reason::new("hand-badugi-short").with("ranks", ranks).count("cards", count as u64),
    }
}

/// The id of a single rank in words, as of an ace.
pub(super) fn one(rank: Rank) -> String {
    format!("card-rank-{}", name(rank))
}

/// Several cards of a rank: aces.
fn several(rank: Rank) -> String {
    format!("card-ranks-{}", name(rank))
}

const fn name(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "two",
        Rank::Three => "three",
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
    }
}

/// Cards as they are written.
pub(super) fn cards(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

pub(super) fn seats(seats: &[Seat]) -> ReasonValue {
    ReasonValue::each(seats)
}

/// A reason as part of a sentence.
pub(super) fn phrase(reason: Reason) -> ReasonValue {
    ReasonValue::Phrase(Box::new(reason))
}
