//! Where the money begins, and what those share who bust in one hand.

use crate::money::places_paid;
use crate::pace::may_wait_for_each_other;
use crate::tournament::Tournament;
use crate::values::{Place, Timestamp};

/// The places of those who bust in one hand, and which prizes these places have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandPlaces {
    /// The best place among them.
    pub first: Place,
    /// The worst place among them.
    pub last: Place,
    /// From the best to the worst paid place among them, if one is paid.
    pub prizes: Option<(Place, Place)>,
}

/// The places of `busted` players of `left` who bust in one hand while `paid` places are paid.
///
/// Nothing where nobody busts, or nobody would be left.
///
/// ```
/// use engine::pace::places_of_hand;
/// use engine::values::Place;
///
/// // 52 left, 50 paid, three bust: places 50 to 52, and one prize for the three.
/// let hand = places_of_hand(52, 3, 50).unwrap();
/// assert_eq!((hand.first, hand.last), (Place(50), Place(52)));
/// assert_eq!(hand.prizes, Some((Place(50), Place(50))));
/// ```
///
/// Rules: TDA 2024 RP-8.
#[must_use]
pub fn places_of_hand(left: u32, busted: u32, paid: u32) -> Option<HandPlaces> {
    if busted == 0 || busted >= left {
        return None;
    }
    let first = left - busted + 1;
    let prizes = (first <= paid).then(|| (Place(first), Place(paid.min(left))));
    Some(HandPlaces { first: Place(first), last: Place(left), prizes })
}

/// Whether nobody can join any more: no entry is sold, and no rebuy.
#[must_use]
pub fn is_field_final(tournament: &Tournament, now: Timestamp) -> bool {
    !tournament.is_registration_open(now) && !tournament.is_rebuy_open(now)
}

/// Whether `left` players are one more than places are paid.
#[must_use]
pub fn is_bubble(tournament: &Tournament, left: u32) -> bool {
    places_paid(tournament).is_some_and(|paid| left.checked_sub(1) == Some(paid))
}

/// Whether so few busts are missing to the money that one hand of all tables may reach it.
///
/// One bust-out, and one more for every ten tables.
#[must_use]
pub fn is_near_bubble(tournament: &Tournament, now: Timestamp) -> bool {
    let Some(paid) = places_paid(tournament) else { return false };
    let tables = u32::try_from(tournament.seating.tables().len()).unwrap_or(u32::MAX);
    let missing = tournament.entries.left().saturating_sub(paid);
    (1..=1 + tables / 10).contains(&missing)
        && is_field_final(tournament, now)
        && may_wait_for_each_other(tournament, now)
}
