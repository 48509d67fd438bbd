//! The race itself: how many chips there are to win, and who wins them.

use crate::cards::Card;
use serde::Deserialize;
use std::cmp::Reverse;

/// What happens where the odd chips do not fill a whole number of larger ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    /// One more for half of a chip or more.
    #[default]
    Half,
    /// One more for more than half of a chip.
    More,
    /// One more for anything.
    Up,
    /// Never one more.
    Down,
    /// One more for the next card, where its player alone holds half of a chip or more.
    Holder,
    /// No race: one for everybody who has odd chips.
    Each,
}

/// A player with chips of the value that leaves.
#[derive(Debug, Clone)]
pub struct Racer {
    pub seat: u8,
    /// Chips that could not be exchanged for whole ones.
    pub odd: u64,
    /// The value of everything else that he has, exchanged chips among it.
    pub rest: u64,
    /// One for each odd chip.
    pub cards: Vec<Card>,
}

/// What comes out of a race.
#[derive(Debug)]
pub struct Outcome {
    /// The value of all odd chips.
    pub raced: u64,
    /// What is left of it after whole chips.
    pub remainder: u64,
    /// Larger chips won.
    pub new_chips: u64,
    /// Seats that won one, best card first.
    pub winners: Vec<u8>,
    /// Seats that would have been raced out, and got one chip.
    pub rescued: Vec<u8>,
    /// How much the chips in play grow or shrink.
    pub delta: i64,
    /// The stacks after the race, by seat.
    pub stacks: Vec<(u8, u64)>,
}

/// Races chips worth `remove` for chips worth `next`; `next` is a multiple of `remove`.
///
/// Nobody wins more than one chip, and nobody is raced out of play.
///
/// Rules: TDA 2011 §21; TDA 2024 §24-A. The cards and the rounding are custom, not rule.
#[must_use]
pub fn race(racers: &[Racer], remove: u64, next: u64, rounding: Rounding) -> Outcome {
    let raced = racers.iter().map(|racer| racer.odd).sum::<u64>().saturating_mul(remove);
    let (full, remainder) = (raced / next, raced % next);
    let mut order: Vec<&Racer> = racers.iter().filter(|racer| racer.odd > 0).collect();
    order.sort_by_key(|racer| Reverse(racer.cards.iter().max().copied()));
    let is_rounded_up = match rounding {
        Rounding::Half => remainder.saturating_mul(2) >= next,
        Rounding::More => remainder.saturating_mul(2) > next,
        Rounding::Up => remainder > 0,
        Rounding::Down | Rounding::Each => false,
        Rounding::Holder => {
            let after = usize::try_from(full).ok().and_then(|full| order.get(full));
            let holds = |racer: &&Racer| racer.odd.saturating_mul(remove).saturating_mul(2) >= next;
            remainder > 0 && after.is_some_and(holds)
        }
    };
    let to_win = match rounding {
        Rounding::Each => order.len(),
        _ => usize::try_from(full + u64::from(is_rounded_up)).unwrap_or(usize::MAX),
    };
    let winners: Vec<u8> = order.iter().take(to_win).map(|racer| racer.seat).collect();
    let is_out =
        |racer: &&Racer| racer.odd > 0 && racer.rest == 0 && !winners.contains(&racer.seat);
    let rescued: Vec<u8> = racers.iter().filter(is_out).map(|racer| racer.seat).collect();
    let stack = |racer: &Racer| {
        let won = winners.contains(&racer.seat) || rescued.contains(&racer.seat);
        (racer.seat, if won { racer.rest.saturating_add(next) } else { racer.rest })
    };
    let new_chips = u64::try_from(winners.len()).unwrap_or_default();
    let paid = new_chips + u64::try_from(rescued.len()).unwrap_or_default();
    let signed = |chips: u64| i64::try_from(chips).unwrap_or(i64::MAX);
    Outcome {
        raced,
        remainder,
        new_chips,
        delta: signed(paid.saturating_mul(next)) - signed(raced),
        stacks: racers.iter().map(stack).collect(),
        winners,
        rescued,
    }
}
