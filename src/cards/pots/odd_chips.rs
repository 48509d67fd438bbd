//! Who gets the chips that cannot be divided.

use crate::Seat;
use crate::hands::Hand;
use std::cmp::Reverse;
use std::collections::BTreeMap;

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
