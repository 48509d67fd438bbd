//! Who gets the chips that cannot be divided.

use crate::Seat;
use crate::hands::Hand;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Who of several winners gets the odd chips, one each in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OddChips {
    /// In stud by suit, in other games from the left of the button.
    ///
    /// Rules: TDA 2011 §17; TDA 2024 §20-A, §20-B.
    #[default]
    ByGame,
    /// From the left of the button in every game.
    LeftOfButton,
    /// By the highest card by suit in the five that are played, in every game.
    HighCard,
}

/// How a pot is split between players who are equal in both halves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SameHands {
    /// As evenly as the chips allow, the whole pot at once.
    ///
    /// Rules: TDA 2011 §17.
    Evenly,
    /// Each half by itself, as any other pot.
    ///
    /// Rules: TDA 2024 §20.
    #[default]
    EachHalf,
}

/// Divides an amount of whole chips; those who stand first in `order` get the odd chips.
///
/// Nobody gets anything where the order is empty; a unit of 0 is taken for 1.
#[must_use]
pub fn divide(amount: u64, unit: u64, order: &[Seat]) -> BTreeMap<Seat, u64> {
    let unit = unit.max(1);
    let (chips, players) = (amount / unit, (order.len() as u64).max(1));
    let (each, odd) = (chips / players, chips % players);
    (0..).zip(order).map(|(place, seat)| (*seat, (each + u64::from(place < odd)) * unit)).collect()
}

/// Winners in the order in which they get odd chips: from the left of the button.
#[must_use]
pub fn from_the_button(winners: &[Seat], button: Seat, seats_at_table: u8) -> Vec<Seat> {
    let mut order = winners.to_vec();
    order.sort_by_key(|seat| seat.left_of(button, seats_at_table));
    order
}

/// Winners in the order in which they get odd chips: by suit.
///
/// The highest cards of the hands are compared, then the next ones where those are the same card
/// for everybody; aces are low where the hand counts them so.
pub(super) fn by_suit<'a>(winners: &[Seat], hand: impl Fn(Seat) -> Option<&'a Hand>) -> Vec<Seat> {
    let mut order = winners.to_vec();
    order.sort_by_key(|seat| Reverse(hand(*seat).map(Hand::suit_order)));
    order
}
