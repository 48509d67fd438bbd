//! The button of a mixed game while a stud game is played.
//!
//! Before the stud round the button makes the one move that it owes, and then lies still.
//! Afterwards the hand is set up as though that move had waited until now: button and small blind
//! stay where they were frozen, and the big blind is whoever is next after the small blind.
//! Two flop games in a row freeze nothing.

use crate::button::{NextHand, Positions, advance, first_hand};
use crate::values::{SeatNo, SeatSet};

/// Moves the dead button once and freezes it for a stud round.
///
/// Nothing where fewer than two players are live.
///
/// Rules: TDA 2011 §8-B; TDA 2024 §11-B.
#[must_use]
pub fn freeze(last: Positions, live: SeatSet) -> Option<Positions> {
    advance(last, live).map(|next| next.positions)
}

/// The first hand with a button after the stud round.
///
/// Where the frozen big blind has gone, the next player posts; where the frozen small blind or
/// button has gone, that position is dead.
/// Somebody who arrived between button and small blind waits a hand; somebody who arrived between
/// the small blind and the big blind has it, as they would have had without a stud round.
///
/// A table that was frozen heads-up has one seat for both button and small blind.
/// If a third player arrives, the small blind stays and the button moves as in heads-up play.
///
/// Nothing where fewer than two players are live.
///
/// ```
/// use engine::button::{Positions, resume};
/// use engine::values::{SeatNo, SeatSet};
///
/// // Frozen at button 4, small blind 5, big blind 6; the small blind busts in a stud hand.
/// let (button, small_blind, big_blind) = (SeatNo(4), SeatNo(5), SeatNo(6));
/// let live: SeatSet = [1, 4, 6, 8].map(SeatNo).into_iter().collect();
/// let next = resume(Positions { button, small_blind, big_blind }, live).unwrap();
/// assert_eq!(next.positions.button, SeatNo(4));
/// assert!(next.small_blind_dead);
/// assert_eq!(next.positions.big_blind, SeatNo(6));
/// ```
///
/// Rules: TDA 2011 §8-B; TDA 2024 §11-B; who waits: §10-A; heads-up: §34-B.
#[must_use]
pub fn resume(frozen: Positions, live: SeatSet) -> Option<NextHand> {
    advance(hand_before(frozen), live)
}

/// The first hand after the stud round where the button moves from player to player.
///
/// The button stays where it was frozen, or goes on to the next player where that seat is empty.
///
/// Rules: a house method.
#[must_use]
pub fn resume_moving(frozen: Positions, live: SeatSet) -> Option<NextHand> {
    if live.len() == 2 {
        return resume(frozen, live);
    }
    let is_taken = live.contains(frozen.button);
    let button = if is_taken { frozen.button } else { live.next_after(frozen.button)? };
    first_hand(button, live)
}

/// Who would post the big blind if the next hand had a button: who moves first to balance.
///
/// Rules: TDA 2011 §8-B; TDA 2024 §11-B.
#[must_use]
pub fn would_be_big_blind(frozen: Positions, live: SeatSet) -> Option<SeatNo> {
    resume(frozen, live).map(|next| next.positions.big_blind)
}

/// A hand from which the frozen positions follow.
///
/// Its button does not matter: the next hand is made of the two blinds alone.
fn hand_before(frozen: Positions) -> Positions {
    let is_heads_up = frozen.button == frozen.small_blind;
    let small_blind = if is_heads_up { frozen.big_blind } else { frozen.button };
    Positions { button: small_blind, small_blind, big_blind: frozen.small_blind }
}

#[cfg(test)]
mod tests {
    use crate::button::{Positions, freeze, resume, resume_moving};
    use crate::values::{SeatNo, SeatSet};

    fn positions([button, small_blind, big_blind]: [u8; 3]) -> Positions {
        Positions {
            button: SeatNo(button),
            small_blind: SeatNo(small_blind),
            big_blind: SeatNo(big_blind),
        }
    }

    fn seats<const N: usize>(numbers: [u8; N]) -> SeatSet {
        numbers.map(SeatNo).into_iter().collect()
    }

    #[test]
    fn heads_up_is_frozen_and_resumed_as_it_was() {
        let live = seats([2, 6]);
        let frozen = freeze(positions([2, 2, 6]), live).unwrap();
        assert_eq!(frozen, positions([6, 6, 2]));
        assert_eq!(resume(frozen, live).unwrap().positions, frozen);
    }

    #[test]
    fn the_moving_button_stays_or_goes_on_to_a_player() {
        let frozen = positions([4, 5, 6]);
        let check = |live, expected| {
            assert_eq!(resume_moving(frozen, live).unwrap().positions, positions(expected));
        };
        check(seats([1, 4, 5, 6]), [4, 5, 6]);
        check(seats([1, 5, 6]), [5, 6, 1]);
        check(seats([1, 4, 6]), [4, 6, 1]);
        check(seats([5, 6]), [5, 5, 6]);
        check(seats([4, 5]), [5, 5, 4]);
    }
}
