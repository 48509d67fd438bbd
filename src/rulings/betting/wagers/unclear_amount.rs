//! What a number is taken to mean.

use super::Spot;
use crate::{Amount, Reason};
use rulebook::Options;
use rulebook::options::UnclearAmount;

/// What a number may stand for.
const MULTIPLES: [u64; 5] = [1, 100, 1_000, 100_000, 1_000_000];

/// What a number is taken to mean.
#[derive(Debug, Clone, Copy)]
pub struct Meant {
    /// In chips.
    pub chips: u64,
    /// Whether it could have meant something else.
    pub is_unclear: bool,
    /// Whether it is the lowest of all that it could mean.
    is_lowest: bool,
}

impl Meant {
    /// Why it is taken to mean that.
    pub fn because(&self) -> Reason {
        match self.is_lowest {
            true => Reason::new("wager-unclear-lowest"),
            false => Reason::new("wager-unclear-pot"),
        }
    }

    /// The rule on which that rests.
    pub fn gist(&self, options: &Options) -> &'static str {
        match options.unclear_amount {
            UnclearAmount::HighestWithinPot => "gist-wager-unclear-pot",
            UnclearAmount::Lowest => "gist-wager-unclear-lowest",
        }
    }
}

/// Everything that a number may stand for, of at least this many chips, the lowest first.
///
/// A number that can be chips at these blinds means just that.
pub fn readings(number: u64, least: u64, spot: &Spot) -> Vec<u64> {
    let is_short = number < spot.small_blind || number.saturating_mul(10) < spot.big_blind;
    if !is_short || number == 0 {
        return vec![number];
    }
    let all = MULTIPLES.into_iter().map(|multiple| number.saturating_mul(multiple));
    all.filter(|chips| *chips >= least && *chips <= Amount::MOST).collect()
}

/// What a number is taken to mean.
///
/// Rules: TDA 2024 §57: the highest that is not more than the pot; TDA 2011 §45: the lowest.
pub fn meant(number: u64, least: u64, spot: &Spot, options: &Options) -> Meant {
    let readings = readings(number, least, spot);
    let lowest = readings.first().copied().unwrap_or(number);
    let within_pot = readings.iter().rev().find(|chips| **chips <= spot.pot).copied();
    let chips = match options.unclear_amount {
        UnclearAmount::HighestWithinPot => within_pot.unwrap_or(lowest),
        UnclearAmount::Lowest => lowest,
    };
    Meant { chips, is_unclear: chips != number, is_lowest: chips == lowest }
}
