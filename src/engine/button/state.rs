//! What a table remembers of its button between two hands.

use crate::button::{NextHand, Positions, next_hand, resume, resume_moving};
use crate::values::{SeatNo, SeatSet};
use rulebook::ButtonMethod;
use serde::{Deserialize, Serialize};

/// What is known of the button between two hands of one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ButtonState {
    /// The positions of the hand just completed.
    Played(Positions),
    /// The positions that wait for the end of a stud round.
    Frozen(Positions),
}

impl ButtonState {
    /// The positions, whether they were played or wait.
    #[must_use]
    pub fn positions(self) -> Positions {
        let (Self::Played(positions) | Self::Frozen(positions)) = self;
        positions
    }

    /// The next hand with a button, if at least two players are live.
    #[must_use]
    pub fn next(self, method: ButtonMethod, live: SeatSet) -> Option<NextHand> {
        match (self, method) {
            (Self::Played(last), method) => next_hand(method, last, live),
            (Self::Frozen(frozen), ButtonMethod::Dead) => resume(frozen, live),
            (Self::Frozen(frozen), ButtonMethod::Moving) => resume_moving(frozen, live),
        }
    }

    /// Who posts the big blind in the next hand with a button, and so moves first to balance.
    ///
    /// Rules: TDA 2011 §8-A, §8-B; TDA 2024 §11-A, §11-B.
    #[must_use]
    pub fn next_big_blind(self, method: ButtonMethod, live: SeatSet) -> Option<SeatNo> {
        self.next(method, live).map(|next| next.positions.big_blind)
    }

    /// The seat that had the big blind last: in frozen positions that is the small blind's.
    #[must_use]
    pub fn last_big_blind(self) -> SeatNo {
        match self {
            Self::Played(last) => last.big_blind,
            Self::Frozen(frozen) => frozen.small_blind,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::button::{ButtonState, Positions};
    use crate::values::{SeatNo, SeatSet};
    use rulebook::ButtonMethod;

    #[test]
    fn a_frozen_button_owes_no_move_and_a_played_one_does() {
        let (button, small_blind, big_blind) = (SeatNo(1), SeatNo(2), SeatNo(4));
        let positions = Positions { button, small_blind, big_blind };
        let live: SeatSet = [1, 2, 4, 6].map(SeatNo).into_iter().collect();
        for method in [ButtonMethod::Dead, ButtonMethod::Moving] {
            let frozen = ButtonState::Frozen(positions);
            let played = ButtonState::Played(positions);
            assert_eq!(frozen.next_big_blind(method, live), Some(SeatNo(4)));
            assert_eq!(played.next_big_blind(method, live), Some(SeatNo(6)));
            assert_eq!(frozen.last_big_blind(), SeatNo(2));
            assert_eq!(played.last_big_blind(), SeatNo(4));
        }
    }
}
