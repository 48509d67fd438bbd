//! One hand to the next: the dead button, the moving button, and the first hand of a table.
//!
//! Positions are kept even where their seat is empty.
//! Looking for the neighbor of the big blind instead would turn every gap at the table into a dead
//! blind, for ever.

use crate::button::{Flag, NextHand, Positions};
use crate::values::{SeatNo, SeatSet};
use rulebook::ButtonMethod;

/// The positions of the next hand, by the method of the house.
///
/// Nothing where fewer than two players are live.
#[must_use]
pub fn next_hand(method: ButtonMethod, last: Positions, live: SeatSet) -> Option<NextHand> {
    match method {
        ButtonMethod::Dead => advance(last, live),
        ButtonMethod::Moving => advance_moving(last, live),
    }
}

/// Moves the dead button on for the next hand.
///
/// Only the big blind looks for a player: it goes to the next one clockwise.
/// Last hand's big blind seat becomes the small blind, last hand's small blind seat the button,
/// and neither asks whether somebody still sits there.
/// So each player who stays pays both blinds once per orbit, the big one first.
/// Two players always play heads-up: the big blind goes on, the other has button and small blind.
///
/// Somebody new between the button and the small blind waits until the button has passed.
/// Somebody new elsewhere plays at once, whatever is due there.
/// Newcomers can leave the button no room: see [`Flag::Collision`].
///
/// `live` is who is seated now, after all who busted, left and arrived.
/// Nothing where fewer than two players are live.
///
/// ```
/// use engine::button::{Positions, advance};
/// use rulebook::ButtonMethod;
/// use engine::values::{SeatNo, SeatSet};
///
/// // Button 8, small blind 9, big blind 2. The big blind busts.
/// let (button, small_blind, big_blind) = (SeatNo(8), SeatNo(9), SeatNo(2));
/// let live: SeatSet = [4, 5, 8, 9].map(SeatNo).into_iter().collect();
/// let next = advance(Positions { button, small_blind, big_blind }, live).unwrap();
/// assert_eq!(next.positions.button, SeatNo(9));
/// assert_eq!(next.positions.small_blind, SeatNo(2));
/// assert!(next.small_blind_dead, "nobody is left in seat 2 to post it");
/// assert_eq!(next.positions.big_blind, SeatNo(4));
/// ```
///
/// Rules: TDA 2024 §10-A, §32, §34-B; Robert's Rules 4.2(b) for the method.
#[must_use]
pub fn advance(last: Positions, live: SeatSet) -> Option<NextHand> {
    let big_blind = live.next_after(last.big_blind)?;
    match live.len() {
        0 | 1 => None,
        2 => heads_up(big_blind, live),
        _ => {
            let small_blind = last.big_blind;
            let followed = Positions { button: last.small_blind, small_blind, big_blind };
            if has_room(followed, live) {
                return Some(dealt(followed, live, Vec::new()));
            }
            let button = live.previous_before(small_blind)?;
            let set_back = Positions { button, small_blind, big_blind };
            Some(dealt(set_back, live, vec![Flag::Collision]))
        }
    }
}

/// Moves the button to the next player, with the blinds at the next two players after it.
///
/// Nothing is ever dead and nobody waits.
/// Heads-up the button posts the small blind, and whoever had the big blind does not post it again.
/// Nothing where fewer than two players are live.
///
/// Rules: TDA 2024 §34-B for heads-up; else a house method.
#[must_use]
pub fn advance_moving(last: Positions, live: SeatSet) -> Option<NextHand> {
    if live.len() == 2 && live.contains(last.big_blind) {
        return heads_up(live.next_after(last.big_blind)?, live);
    }
    first_hand(live.next_after(last.button)?, live)
}

/// The first hand of a table, with the button at the seat that was drawn for it.
///
/// Nothing where nobody sits there, or fewer than two players are live.
///
/// ```
/// use engine::button::first_hand;
/// use engine::values::{SeatNo, SeatSet};
///
/// let live: SeatSet = [2, 6].map(SeatNo).into_iter().collect();
/// let heads_up = first_hand(SeatNo(6), live).unwrap().positions;
/// assert_eq!((heads_up.small_blind, heads_up.big_blind), (SeatNo(6), SeatNo(2)));
/// ```
///
/// Rules: TDA 2024 §34-B for heads-up; how the button is drawn is up to the house.
#[must_use]
pub fn first_hand(button: SeatNo, live: SeatSet) -> Option<NextHand> {
    if live.len() < 2 || !live.contains(button) {
        return None;
    }
    let small_blind = live.next_after(button)?;
    if live.len() == 2 {
        return heads_up(small_blind, live);
    }
    let big_blind = live.next_after(small_blind)?;
    Some(dealt(Positions { button, small_blind, big_blind }, live, Vec::new()))
}

/// The hand of two players: who is not the big blind has the button and posts the small blind.
fn heads_up(big_blind: SeatNo, live: SeatSet) -> Option<NextHand> {
    let button = live.next_after(big_blind)?;
    Some(NextHand {
        positions: Positions { button, small_blind: button, big_blind },
        button_dead: false,
        small_blind_dead: false,
        not_dealt: SeatSet::new(),
        heads_up: true,
        flags: Vec::new(),
    })
}

/// Whether the big blind is somebody else than the button, and at least two would be dealt in.
///
/// Both fail only where players arrived.
/// A big blind that passed an empty button counts too: then all but the small blind would wait.
fn has_room(positions: Positions, live: SeatSet) -> bool {
    let dealt_count = live.len() - waiting(positions, live).len();
    positions.big_blind != positions.button && dealt_count >= 2
}

/// The players between the button and the small blind.
fn waiting(positions: Positions, live: SeatSet) -> SeatSet {
    live.between(positions.button, positions.small_blind)
}

/// The hand of three players or more at these positions.
fn dealt(positions: Positions, live: SeatSet, mut flags: Vec<Flag>) -> NextHand {
    let not_dealt = waiting(positions, live);
    if live.len() - not_dealt.len() == 2 {
        flags.push(Flag::TwoDealtIn);
    }
    NextHand {
        positions,
        button_dead: !live.contains(positions.button),
        small_blind_dead: !live.contains(positions.small_blind),
        not_dealt,
        heads_up: false,
        flags,
    }
}

#[cfg(test)]
mod tests {
    use crate::button::{Positions, advance, first_hand, next_hand};
    use crate::values::{SeatNo, SeatSet};
    use rulebook::ButtonMethod;

    const LAST: Positions =
        Positions { button: SeatNo(1), small_blind: SeatNo(4), big_blind: SeatNo(7) };

    fn seats<const N: usize>(numbers: [u8; N]) -> SeatSet {
        numbers.map(SeatNo).into_iter().collect()
    }

    #[test]
    fn one_player_has_no_next_hand() {
        for live in [seats([]), seats([4]), seats([7])] {
            assert_eq!(next_hand(ButtonMethod::Dead, LAST, live), None);
            assert_eq!(next_hand(ButtonMethod::Moving, LAST, live), None);
            assert_eq!(first_hand(SeatNo(4), live), None);
        }
    }

    #[test]
    fn the_button_of_the_first_hand_is_a_taken_seat() {
        assert_eq!(first_hand(SeatNo(2), seats([1, 4, 7])), None);
        let next = first_hand(SeatNo(7), seats([1, 4, 7])).unwrap();
        assert_eq!((next.positions.small_blind, next.positions.big_blind), (SeatNo(1), SeatNo(4)));
    }

    #[test]
    fn positions_that_cannot_be_still_give_an_answer() {
        let one_seat =
            Positions { button: SeatNo(4), small_blind: SeatNo(4), big_blind: SeatNo(4) };
        let next = advance(one_seat, seats([1, 4, 7])).unwrap();
        assert_eq!(next.positions.button, SeatNo(1));
        assert_eq!(next.positions.big_blind, SeatNo(7));
    }
}
