//! Which open seat a player who arrives must take: the worst one.
//!
//! Each open seat is tried: the newcomer is put there and hands are counted until they have the big
//! blind.
//! Only seats are compared; which player moves, and from which table, is decided elsewhere.

use crate::button::{ButtonState, NextHand, Positions, next_hand};
use crate::values::{SeatNo, SeatSet};
use rulebook::ButtonMethod;
use serde::{Deserialize, Serialize};

/// What a newcomer would be in the next hand, from the worst seat to the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// They post the big blind at once, even alone.
    BigBlind,
    /// They are dealt in without a blind.
    Dealt,
    /// They have the button.
    Button,
    /// They wait a hand, and then have a good seat: no place for a balancing move.
    NotDealt,
    /// They post the small blind first: never the place for a balancing move.
    ///
    /// Heads-up that is the button too.
    SmallBlind,
}

/// One open seat as a newcomer would find it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatRank {
    /// The open seat that is ranked.
    pub seat: SeatNo,
    /// What the newcomer is in the next hand.
    pub role: Role,
    /// How many hands until they have the big blind; 1 for the very next.
    pub hands_until_big_blind: u16,
}

/// All open seats, worst first: the big blind, then the fewest hands before it.
///
/// Equally bad seats follow each other clockwise from the last big blind.
/// Empty where nobody is live: then there is no next hand to compare.
///
/// ```
/// use engine::button::{ButtonState, Positions, rank_seats};
/// use rulebook::ButtonMethod;
/// use engine::values::{SeatNo, SeatSet};
///
/// // Button 1, small blind 2, big blind 4. Seats 3, 5 and 7 are open.
/// let (button, small_blind, big_blind) = (SeatNo(1), SeatNo(2), SeatNo(4));
/// let state = ButtonState::Played(Positions { button, small_blind, big_blind });
/// let live: SeatSet = [1, 2, 4, 6, 8].map(SeatNo).into_iter().collect();
/// let open: SeatSet = [3, 5, 7].map(SeatNo).into_iter().collect();
/// let seats: Vec<_> =
///     rank_seats(ButtonMethod::Dead, state, live, open).iter().map(|rank| rank.seat).collect();
/// // 5 is the big blind, 7 has it in two hands, 3 would wait for the button to pass.
/// assert_eq!(seats, [SeatNo(5), SeatNo(7), SeatNo(3)]);
/// ```
///
/// Rules: TDA 2011 §8-A; TDA 2024 §11-A.
#[must_use]
pub fn rank_seats(
    method: ButtonMethod,
    state: ButtonState,
    live: SeatSet,
    open: SeatSet,
) -> Vec<SeatRank> {
    let clockwise = open.iter_after(state.last_big_blind());
    let mut ranks: Vec<_> =
        clockwise.filter_map(|seat| rank_seat(method, state, live, seat)).collect();
    ranks.sort_by_key(|rank| (rank.role, rank.hands_until_big_blind));
    ranks
}

/// The seat that a player who moves here for balance must take.
///
/// Nothing where only seats are open that wait a hand or post the small blind first: then the
/// director decides, or the move waits a hand.
///
/// Rules: TDA 2011 §8-A; TDA 2024 §11-A.
#[must_use]
pub fn worst_seat(
    method: ButtonMethod,
    state: ButtonState,
    live: SeatSet,
    open: SeatSet,
) -> Option<SeatRank> {
    let worst = rank_seats(method, state, live, open).into_iter().next()?;
    match worst.role {
        Role::BigBlind | Role::Dealt | Role::Button => Some(worst),
        Role::NotDealt | Role::SmallBlind => None,
    }
}

/// Whether somebody who arrives in `seat` is not dealt the next hand.
///
/// Rules: TDA 2011 §7; TDA 2024 §10-A.
#[must_use]
pub fn waits_one_hand(
    method: ButtonMethod,
    state: ButtonState,
    live_without_arrival: SeatSet,
    seat: SeatNo,
) -> bool {
    let next = state.next(method, live_without_arrival.with(seat));
    next.is_some_and(|next| next.not_dealt.contains(seat))
}

fn rank_seat(
    method: ButtonMethod,
    state: ButtonState,
    live: SeatSet,
    seat: SeatNo,
) -> Option<SeatRank> {
    let live = live.with(seat);
    let next = state.next(method, live)?;
    let hands_until_big_blind = hands_until_big_blind(method, next.positions, live, seat)?;
    Some(SeatRank { seat, role: role_of(seat, &next), hands_until_big_blind })
}

/// What somebody in `seat` is in the next hand.
///
/// Heads-up the button is what counts, not the small blind that goes with it: whoever joins a lone
/// player has one of the two seats, and nobody can be spared the small blind there.
fn role_of(seat: SeatNo, next: &NextHand) -> Role {
    if seat == next.positions.big_blind {
        Role::BigBlind
    } else if seat == next.positions.small_blind && !next.heads_up {
        Role::SmallBlind
    } else if seat == next.positions.button {
        Role::Button
    } else if next.not_dealt.contains(seat) {
        Role::NotDealt
    } else {
        Role::Dealt
    }
}

/// How many hands until `seat` has the big blind, counting the hand of `positions` as the first.
///
/// The big blind comes round within one circuit of the table.
fn hands_until_big_blind(
    method: ButtonMethod,
    mut positions: Positions,
    live: SeatSet,
    seat: SeatNo,
) -> Option<u16> {
    for hands in 1..=u16::from(SeatSet::SEAT_MAX) {
        if positions.big_blind == seat {
            return Some(hands);
        }
        positions = next_hand(method, positions, live)?.positions;
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::button::{ButtonState, Positions, Role, rank_seats, worst_seat};
    use crate::values::{SeatNo, SeatSet};
    use rulebook::ButtonMethod;

    fn seats<const N: usize>(numbers: [u8; N]) -> SeatSet {
        numbers.map(SeatNo).into_iter().collect()
    }

    fn played(button: u8, small_blind: u8, big_blind: u8) -> ButtonState {
        ButtonState::Played(Positions {
            button: SeatNo(button),
            small_blind: SeatNo(small_blind),
            big_blind: SeatNo(big_blind),
        })
    }

    #[test]
    fn a_second_player_is_the_big_blind_where_they_can_be_and_the_button_otherwise() {
        let state = played(1, 4, 7);
        let worst =
            |open| worst_seat(ButtonMethod::Dead, state, seats([4]), open).map(|rank| rank.seat);
        assert_eq!(worst(seats([2, 9])), Some(SeatNo(9)));
        assert_eq!(worst(seats([5, 7])), Some(SeatNo(5)));
        assert_eq!(worst_seat(ButtonMethod::Dead, state, SeatSet::new(), seats([9])), None);
    }

    #[test]
    fn hands_count_more_than_the_way_round_the_table() {
        // Players came in behind the moving button: the big blind falls back from 7 to 4.
        let (live, open) = (seats([1, 2, 3, 4, 6, 7]), seats([5, 8]));
        let ranks = rank_seats(ButtonMethod::Moving, played(1, 6, 7), live, open);
        let found: Vec<_> = ranks.iter().map(|r| (r.seat.0, r.hands_until_big_blind)).collect();
        assert_eq!(found, [(5, 2), (8, 4)]);
    }

    #[test]
    fn the_moving_button_has_its_own_worst_seat() {
        // Next hand of the moving button: 2/3/4 without a newcomer.
        let open = seats([5, 6]);
        let ranks = rank_seats(ButtonMethod::Moving, played(1, 2, 3), seats([1, 2, 3, 4]), open);
        let found: Vec<_> = ranks.iter().map(|r| (r.seat.0, r.hands_until_big_blind)).collect();
        assert_eq!(found, [(5, 2), (6, 2)]);
        assert!(ranks.iter().all(|rank| rank.role == Role::Dealt));
    }
}
