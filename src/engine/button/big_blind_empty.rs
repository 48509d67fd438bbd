//! Whether the big blind, walking on, finds that its next player has gone.

use crate::button::Positions;
use crate::values::SeatSet;

/// Whether the seat due the big blind next, as the last hand was seated, is empty now.
///
/// A short table may play on while its blinds fall as they would have; it stops for balancing once
/// a player who has gone would have been next.
///
/// Rules: TDA 2024 §11-D.
#[must_use]
pub fn big_blind_meets_empty_seat(last: Positions, live_last_hand: SeatSet, live: SeatSet) -> bool {
    live_last_hand.next_after(last.big_blind).is_some_and(|due| !live.contains(due))
}

#[cfg(test)]
mod tests {
    use crate::button::{Positions, big_blind_meets_empty_seat};
    use crate::values::{SeatNo, SeatSet};

    #[test]
    fn only_the_player_due_next_matters() {
        let (button, small_blind, big_blind) = (SeatNo(1), SeatNo(2), SeatNo(3));
        let last = Positions { button, small_blind, big_blind };
        let before: SeatSet = [1, 2, 3, 5, 8].map(SeatNo).into_iter().collect();
        let is_met = |gone| big_blind_meets_empty_seat(last, before, before.without(SeatNo(gone)));
        assert!(is_met(5), "seat 5 was next");
        for gone in [1, 2, 3, 4, 8] {
            assert!(!is_met(gone), "seat {gone} was not next");
        }
        assert!(!big_blind_meets_empty_seat(last, SeatSet::new(), SeatSet::new()));
    }
}
