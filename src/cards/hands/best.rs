//! The five cards that a player plays, out of those that they may use.

use super::{Hand, Ranking, Strength};
use crate::Card;

/// The best five of at least five cards; nothing where no five of them are a hand.
///
/// Of equal hands the one with the higher suits is taken, because an odd chip may depend on it.
#[must_use]
pub fn best(ranking: Ranking, cards: &[Card]) -> Option<Hand> {
    best_of(ranking, chosen::<5>(cards))
}

/// The best badugi of at most four cards: as many as differ in rank and suit, then the lowest.
#[must_use]
pub fn best_badugi(cards: &[Card]) -> Option<Hand> {
    let fours = chosen::<4>(cards).map(Vec::from);
    let threes = chosen::<3>(cards).map(Vec::from);
    let twos = chosen::<2>(cards).map(Vec::from);
    let ones = chosen::<1>(cards).map(Vec::from);
    let all = fours.chain(threes).chain(twos).chain(ones);
    // Of equal hands the one with the higher suits.
    all.filter_map(Hand::badugi).max_by_key(|hand| (hand.strength, hand.cards.clone()))
}

/// The best hand of exactly two own cards and three of the board, as Omaha has it.
#[must_use]
pub fn best_of_two_and_three(ranking: Ranking, own: &[Card], board: &[Card]) -> Option<Hand> {
    let boards: Vec<[Card; 3]> = chosen(board).collect();
    let fives = chosen::<2>(own).flat_map(|[first, second]| {
        boards.iter().map(move |[third, fourth, fifth]| [first, second, *third, *fourth, *fifth])
    });
    best_of(ranking, fives)
}

fn best_of(ranking: Ranking, fives: impl Iterator<Item = [Card; 5]>) -> Option<Hand> {
    let mut found: Option<(Strength, [Card; 5])> = None;
    for mut five in fives {
        let Some(strength) = ranking.strength(five) else { continue };
        // Equal hands have equal ranks, so that this order compares their suits.
        five.sort_unstable_by(|a, b| b.cmp(a));
        if found.is_none_or(|found| (strength, five) > found) {
            found = Some((strength, five));
        }
    }
    found.and_then(|(_, five)| Hand::new(ranking, five))
}

/// Every choice of so many cards.
fn chosen<const N: usize>(cards: &[Card]) -> impl Iterator<Item = [Card; N]> {
    let all = 1_u32.checked_shl(u32::try_from(cards.len()).unwrap_or(u32::MAX)).unwrap_or(0);
    (0..all).filter(|taken| taken.count_ones() as usize == N).filter_map(move |taken| {
        let is_taken = |(place, card): (usize, &Card)| (taken >> place & 1 == 1).then_some(*card);
        let mut of = cards.iter().enumerate().filter_map(is_taken);
        let mut choice = [*cards.first()?; N];
        for card in &mut choice {
            *card = of.next()?;
        }
        Some(choice)
    })
}
