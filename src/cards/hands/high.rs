//! High hands by counting bits: five to seven cards at once, without saying which five.

use super::Strength;
use crate::{CardSet, Suit};

/// What the best five of five to seven cards are worth as a high hand.
///
/// The same as [`best`](super::best) with [`Ranking::High`](super::Ranking::High), in nanoseconds.
#[must_use]
pub fn high_strength(cards: CardSet) -> Strength {
    let [clubs, diamonds, hearts, spades] = Suit::ALL.map(|suit| cards.ranks_of(suit));
    let suited = [clubs, diamonds, hearts, spades].into_iter().find(|of| of.count_ones() >= 5);
    if let Some(top) = suited.and_then(straight) {
        return Strength::new(if top == 14 { 9 } else { 8 }, top << 16);
    }
    let once = clubs | diamonds | hearts | spades;
    let twice = clubs & diamonds | hearts & spades | (clubs | diamonds) & (hearts | spades);
    let thrice = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds);
    let quads = clubs & diamonds & hearts & spades;
    if quads != 0 {
        let four = highest(quads);
        return Strength::new(7, four << 16 | tops(without(once, four), 1) << 12);
    }
    if thrice != 0 {
        let three = highest(thrice);
        let pairs = without(twice, three);
        if pairs != 0 {
            return Strength::new(6, three << 16 | highest(pairs) << 12);
        }
    }
    if let Some(of) = suited {
        return Strength::new(5, tops(of, 5));
    }
    if let Some(top) = straight(once) {
        return Strength::new(4, top << 16);
    }
    if thrice != 0 {
        let three = highest(thrice);
        return Strength::new(3, three << 16 | tops(without(once, three), 2) << 8);
    }
    if twice != 0 {
        let pair = highest(twice);
        let rest = without(twice, pair);
        if rest != 0 {
            let second = highest(rest);
            let kicker = tops(without(without(once, pair), second), 1);
            return Strength::new(2, pair << 16 | second << 12 | kicker << 8);
        }
        return Strength::new(1, pair << 16 | tops(without(once, pair), 3) << 4);
    }
    Strength::new(0, tops(once, 5))
}

/// The top rank of the highest straight among these ranks.
fn straight(ranks: u16) -> Option<u32> {
    // The ace stands below the deuce, too.
    let ranks = u32::from(ranks) << 1 | u32::from(ranks >> 12 & 1);
    let runs = ranks & ranks >> 1 & ranks >> 2 & ranks >> 3 & ranks >> 4;
    (runs != 0).then(|| 31 - runs.leading_zeros() + 5)
}

/// The highest of these ranks, from 2 to 14; there must be one.
fn highest(ranks: u16) -> u32 {
    17 - ranks.leading_zeros()
}

fn without(ranks: u16, rank: u32) -> u16 {
    ranks & !(1 << (rank - 2))
}

/// The highest ranks, one behind the other, the highest in the highest bits.
fn tops(mut ranks: u16, count: u32) -> u32 {
    let mut packed = 0;
    for _ in 0..count {
        packed <<= 4;
        if ranks != 0 {
            let top = highest(ranks);
            packed |= top;
            ranks = without(ranks, top);
        }
    }
    packed
}
