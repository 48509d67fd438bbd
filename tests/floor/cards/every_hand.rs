//! Every hand of a deck, counted; and the two ways to value one, proven equal.

use super::{HIGH, Numbers};
use cards::hands::{Category, LowStraight, Ranking, TopFlush, best, high_strength};
use cards::{Card, CardSet, Deck, Suit};
use std::collections::BTreeSet;

/// Every five cards of a deck, valued one by one.
fn five_card_hands(deck: &[Card], mut with: impl FnMut(CardSet)) {
    for (a, first) in deck.iter().enumerate() {
        let one = CardSet::default().with(*first);
        for (b, second) in deck.iter().enumerate().take(a) {
            let two = one.with(*second);
            for (c, third) in deck.iter().enumerate().take(b) {
                let three = two.with(*third);
                for (d, fourth) in deck.iter().enumerate().take(c) {
                    let four = three.with(*fourth);
                    for fifth in deck.iter().take(d) {
                        with(four.with(*fifth));
                    }
                }
            }
        }
    }
}

#[test]
fn all_2598960_hands_of_the_full_deck() {
    let deck: Vec<Card> = Deck::Full.cards().collect();
    let mut counts = [0_u32; 10];
    five_card_hands(&deck, |five| counts[high_strength(five).class()] += 1);
    assert_eq!(counts, [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]);
    assert_eq!(counts.iter().sum::<u32>(), 2_598_960);
}

/// One hand of each kind: its ranks, whether it is of one suit, and how many hands are like it.
fn kinds(deck: Deck) -> Vec<([Card; 5], u32)> {
    let ranks: Vec<Card> = deck.cards().filter(|card| card.suit == Suit::Clubs).collect();
    let mut kinds = Vec::new();
    let all = ranks.len();
    for a in 0..all {
        for b in a..all {
            for c in b..all {
                for d in c..all {
                    for e in d..all {
                        kinds.extend(suited([a, b, c, d, e], &ranks));
                    }
                }
            }
        }
    }
    kinds
}

/// The hands with these ranks, in order: of several suits, and of one where that can be.
fn suited(ranks: [usize; 5], clubs: &[Card]) -> Vec<([Card; 5], u32)> {
    let count = |rank| ranks.iter().filter(|other| **other == rank).count();
    if ranks.iter().any(|rank| count(*rank) > 4) {
        return Vec::new();
    }
    let mut seen = [0; 13];
    let mixed = ranks.map(|rank| {
        let suit = Suit::ALL[seen[rank]];
        seen[rank] += 1;
        Card { suit, ..clubs[rank] }
    });
    let ways = [1, 4, 6, 4, 1];
    let all: u32 = seen.iter().map(|of| ways[*of]).product();
    if seen.iter().any(|of| *of > 1) {
        return vec![(mixed, all)];
    }
    let mut mixed = mixed;
    mixed[0].suit = Suit::Spades;
    vec![(mixed, all - 4), (ranks.map(|rank| clubs[rank]), 4)]
}

fn counted(deck: Deck, ranking: Ranking) -> [u32; 10] {
    let mut counts = [0; 10];
    for (five, ways) in kinds(deck) {
        let category = best(ranking, &five).expect("a hand").category;
        let place = Category::ALL.iter().copied().position(|other| other == category);
        counts[place.expect("a class")] += ways;
    }
    counts
}

#[test]
fn the_explained_hands_count_the_same() {
    let full = counted(Deck::Full, HIGH);
    assert_eq!(full, [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]);
}

#[test]
fn all_201376_hands_of_32_cards() {
    let ranking = |low| Ranking::SevenUp(TopFlush::Flush, low);
    let usual = counted(Deck::SevenUp, ranking(LowStraight::Nothing));
    assert_eq!(usual, [53_040, 107_520, 24_192, 10_752, 4_080, 208, 1_344, 224, 12, 4]);
    assert_eq!(usual.iter().sum::<u32>(), 201_376);
    let low = counted(Deck::SevenUp, ranking(LowStraight::Straight));
    assert_eq!(low, [52_020, 107_520, 24_192, 10_752, 5_100, 204, 1_344, 224, 16, 4]);
}

#[test]
fn there_are_7462_kinds_and_both_ways_agree_on_each() {
    let mut strengths = BTreeSet::new();
    for (five, _) in kinds(Deck::Full) {
        let explained = HIGH.strength(five).expect("a hand");
        assert_eq!(explained, high_strength(five.into_iter().collect()), "{five:?}");
        strengths.insert(explained);
    }
    assert_eq!(strengths.len(), 7_462);
    let lows: BTreeSet<_> =
        kinds(Deck::Full).into_iter().map(|(five, _)| Ranking::AceToFive.strength(five)).collect();
    assert_eq!(lows.len(), 6_175);
}

#[test]
fn both_ways_agree_on_six_and_seven_cards() {
    let (deck, mut numbers) = (Deck::Full.cards().collect::<Vec<_>>(), Numbers(7));
    for round in 0..12_000 {
        let dealt = numbers.deal(&deck, 6 + round % 2);
        let explained = best(HIGH, &dealt).expect("a hand");
        assert_eq!(explained.strength, high_strength(dealt.iter().copied().collect()), "{dealt:?}");
        // Few ranks, and so many pairs, trips and straights.
        let near: Vec<Card> = deck.iter().copied().filter(|card| card.rank.number() < 8).collect();
        let dealt = numbers.deal(&near, 7);
        let explained = best(HIGH, &dealt).expect("a hand");
        assert_eq!(explained.strength, high_strength(dealt.iter().copied().collect()), "{dealt:?}");
        assert!(explained.cards.iter().all(|card| dealt.contains(card)), "{dealt:?}");
    }
}
