//! The same hands valued by a crate that shares no code with this one.
//!
//! Not for deuce to seven, where that crate takes 5-4-3-2-A for a straight.

use super::{HIGH, Numbers};
use aya_poker::base;
use cards::games::Game;
use cards::hands::{
    LowRuns, LowStraight, Ranking, TopFlush, best, best_of_two_and_three, high_strength,
};
use cards::{Card, Deck};
use std::cmp::Ordering;

fn theirs(cards: &[Card]) -> base::Hand {
    let text: Vec<String> = cards.iter().map(Card::to_string).collect();
    text.join(" ").parse().expect("cards")
}

/// Pairs of hands that are compared in both ways.
fn compared<Ours: Ord, Theirs: Ord>(
    rounds: u32,
    mut deal: impl FnMut() -> Vec<Card>,
    ours: impl Fn(&[Card]) -> Ours,
    other: impl Fn(&[Card]) -> Theirs,
) {
    for _ in 0..rounds {
        let (one, two) = (deal(), deal());
        let order: Ordering = ours(&one).cmp(&ours(&two));
        assert_eq!(order, other(&one).cmp(&other(&two)), "{one:?} {two:?}");
    }
}

fn deck(deck: Deck) -> Vec<Card> {
    deck.cards().collect()
}

#[test]
fn high_hands_of_seven_cards() {
    let (deck, mut numbers) = (deck(Deck::Full), Numbers(11));
    compared(
        20_000,
        || numbers.deal(&deck, 7),
        |cards| high_strength(cards.iter().copied().collect()),
        |cards| aya_poker::poker_rank(&theirs(cards)),
    );
}

#[test]
fn high_hands_of_five_and_six_cards() {
    let (deck, mut numbers) = (deck(Deck::Full), Numbers(13));
    compared(
        5_000,
        || numbers.deal(&deck, 6),
        |cards| best(HIGH, cards).map(|hand| hand.strength),
        |cards| aya_poker::poker_rank(&theirs(cards)),
    );
}

#[test]
fn ace_to_five_lows_of_seven_cards() {
    let (deck, mut numbers) = (deck(Deck::Full), Numbers(17));
    let few: Vec<Card> = deck.iter().copied().filter(|card| card.rank.number() % 3 == 0).collect();
    for deck in [deck, few] {
        compared(
            2_000,
            || numbers.deal(&deck, 7),
            |cards| best(Ranking::AceToFive, cards).map(|hand| hand.strength),
            |cards| aya_poker::ace_five_rank(&theirs(cards)),
        );
    }
}

#[test]
fn eight_or_better_of_seven_cards() {
    let (deck, mut numbers) = (deck(Deck::Full), Numbers(19));
    let ranking = Ranking::EightOrBetter(LowRuns::Ignored);
    compared(
        4_000,
        || numbers.deal(&deck, 7),
        |cards| best(ranking, cards).map(|hand| hand.strength),
        |cards| aya_poker::ace_five_rank(&theirs(cards)).to_lo_8_rank(),
    );
}

#[test]
fn omaha_high_and_low() {
    let (deck, mut numbers) = (deck(Deck::Full), Numbers(23));
    let low = Ranking::EightOrBetter(LowRuns::Ignored);
    for _ in 0..1_500 {
        let dealt = numbers.deal(&deck, 13);
        let (board, own) = dealt.split_at(5);
        let (one, two) = own.split_at(4);
        for ranking in [HIGH, low] {
            let ours = |own| {
                let hand = best_of_two_and_three(ranking, own, board);
                hand.map(|hand| hand.strength)
            };
            let (own_board, order) = (theirs(board), ours(one).cmp(&ours(two)));
            let other = if ranking == low {
                let value = |own| aya_poker::omaha_lo_rank(&theirs(own), &own_board);
                value(one).to_lo_8_rank().cmp(&value(two).to_lo_8_rank())
            } else {
                let value = |own| aya_poker::omaha_rank(&theirs(own), &own_board);
                value(one).cmp(&value(two))
            };
            assert_eq!(order, other, "{one:?} {two:?} on {board:?}");
        }
    }
    assert_eq!(Game::Omaha.own(5), 4);
}

#[test]
fn thirty_two_cards() {
    let (deck, mut numbers) = (deck(Deck::SevenUp), Numbers(29));
    let ranking = Ranking::SevenUp(TopFlush::Flush, LowStraight::Nothing);
    compared(
        6_000,
        || numbers.deal(&deck, 5),
        |cards| best(ranking, cards).map(|hand| hand.strength),
        |cards| aya_poker::short_deck_rank(&theirs(cards)),
    );
}
