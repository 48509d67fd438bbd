//! The race itself: how many chips there are to win, and who wins them.

use crate::chips::racing::{Rescue, Rounding};
use crate::values::{Chips, SeatNo};
use cards::Card;
use std::cmp::Reverse;

/// A player with chips of the value that leaves.
#[derive(Debug, Clone)]
pub struct Racer {
    /// Where they sit; winners are named by their seats.
    pub seat: SeatNo,
    /// Chips that could not be exchanged for whole ones.
    pub odd: u64,
    /// The value of everything else that they have, exchanged chips among it.
    pub rest: u64,
    /// One for each odd chip, of which the highest counts.
    pub cards: Vec<Card>,
}

/// What comes out of the race of one table for one value.
#[derive(Debug)]
pub struct RaceResult {
    /// The value of all odd chips.
    pub raced: u64,
    /// What is left of it after whole chips.
    pub remainder: u64,
    /// Larger chips won in the race; those of rescued players are left out.
    pub new_chips: u64,
    /// Seats that won one, best card first.
    pub winners: Vec<SeatNo>,
    /// Seats that would have been raced out, and got one chip.
    pub rescued: Vec<SeatNo>,
    /// How much the chips in play grow or shrink.
    pub delta: i64,
    /// The stacks after the race, by seat.
    pub stacks: Vec<(SeatNo, u64)>,
}

/// Chips that are left over when whole larger ones are exchanged; they race.
#[must_use]
pub fn odd_chips(chips: u64, remove: Chips, next: Chips) -> u64 {
    let ratio = next.0.checked_div(remove.0).unwrap_or_default();
    chips.checked_rem(ratio).unwrap_or(chips)
}

/// Races chips worth `remove` for chips worth `next`; `next` is a multiple of `remove`.
///
/// Nobody wins more than one chip, and nobody is raced out of play.
///
/// ```
/// use cards::read_cards;
/// use engine::chips::{Racer, Rescue, Rounding, race};
/// use engine::values::{Chips, SeatNo};
///
/// let racer = |seat, cards: &str| {
///     let cards = read_cards(cards).unwrap();
///     Racer { seat: SeatNo(seat), odd: cards.len() as u64, rest: 500, cards }
/// };
/// // Four odd chips of 25 make one of 100, and of three aces the spade is the highest.
/// let racers = [racer(1, "Ad"), racer(4, "Ah 2c"), racer(7, "As")];
/// let outcome = race(&racers, Chips(25), Chips(100), Rounding::Half, Rescue::After);
/// assert_eq!((outcome.winners, outcome.delta), (vec![SeatNo(7)], 0));
/// ```
///
/// Rules: TDA 2011 §21; TDA 2024 §24-A. The cards and the rounding are custom, not rule.
#[must_use]
pub fn race(
    racers: &[Racer],
    remove: Chips,
    next: Chips,
    rounding: Rounding,
    rescue: Rescue,
) -> RaceResult {
    let (remove, next) = (remove.0, next.0);
    let raced = racers.iter().map(|racer| racer.odd).sum::<u64>().saturating_mul(remove);
    let full = raced.checked_div(next).unwrap_or_default();
    let remainder = raced - full * next;
    let is_last = |racer: &&Racer| racer.odd > 0 && racer.rest == 0;
    let reserved: Vec<SeatNo> = match (rescue, rounding) {
        (Rescue::First, Rounding::Each) | (Rescue::After, _) => Vec::new(),
        (Rescue::First, _) => racers.iter().filter(is_last).map(|racer| racer.seat).collect(),
    };
    let mut order: Vec<&Racer> = racers.iter().filter(|racer| racer.odd > 0).collect();
    order.retain(|racer| !reserved.contains(&racer.seat));
    order.sort_by_key(|racer| Reverse(racer.cards.iter().max().copied()));
    let to_reserved = u64::try_from(reserved.len()).unwrap_or_default();
    let is_rounded_up = match rounding {
        Rounding::Half => remainder.saturating_mul(2) >= next,
        Rounding::More => remainder.saturating_mul(2) > next,
        Rounding::Up => remainder > 0,
        Rounding::Down | Rounding::Each => false,
        Rounding::Holder => {
            let after = full.checked_sub(to_reserved).and_then(|full| usize::try_from(full).ok());
            let after = after.and_then(|full| order.get(full));
            let holds = |racer: &&Racer| racer.odd.saturating_mul(remove).saturating_mul(2) >= next;
            remainder > 0 && after.is_some_and(holds)
        }
    };
    let to_win = match rounding {
        Rounding::Each => u64::try_from(order.len()).unwrap_or(u64::MAX),
        Rounding::Half | Rounding::More | Rounding::Up | Rounding::Down | Rounding::Holder => {
            (full + u64::from(is_rounded_up)).saturating_sub(to_reserved)
        }
    };
    let to_win = usize::try_from(to_win).unwrap_or(usize::MAX);
    let winners: Vec<SeatNo> = order.iter().take(to_win).map(|racer| racer.seat).collect();
    let is_out = |racer: &&Racer| is_last(racer) && !winners.contains(&racer.seat);
    let rescued: Vec<SeatNo> = racers.iter().filter(is_out).map(|racer| racer.seat).collect();
    let stack = |racer: &Racer| {
        let won = winners.contains(&racer.seat) || rescued.contains(&racer.seat);
        (racer.seat, if won { racer.rest.saturating_add(next) } else { racer.rest })
    };
    let new_chips = u64::try_from(winners.len()).unwrap_or_default();
    let paid = new_chips + u64::try_from(rescued.len()).unwrap_or_default();
    let signed = |chips: u64| i64::try_from(chips).unwrap_or(i64::MAX);
    RaceResult {
        raced,
        remainder,
        new_chips,
        delta: signed(paid.saturating_mul(next)) - signed(raced),
        stacks: racers.iter().map(stack).collect(),
        winners,
        rescued,
    }
}
