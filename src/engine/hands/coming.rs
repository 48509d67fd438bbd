//! The hand that comes next at a table, for whoever begins it and for whoever shows it.

use crate::button::{ButtonState, NextHand};
use crate::tournament::Tournament;
use crate::values::SeatSet;

/// The next hand with a button, if at least two players are live.
pub(super) fn coming_hand(
    tournament: &Tournament,
    state: ButtonState,
    live: SeatSet,
) -> Option<NextHand> {
    state.next(tournament.settings.rules.button, live)
}

/// The button while stud is played: it moved on once after the last hand that had one.
pub(super) fn frozen(
    tournament: &Tournament,
    state: Option<ButtonState>,
    live: SeatSet,
) -> Option<ButtonState> {
    match state? {
        ButtonState::Frozen(positions) => Some(ButtonState::Frozen(positions)),
        played @ ButtonState::Played(_) => {
            let next = coming_hand(tournament, played, live)?;
            Some(ButtonState::Frozen(next.positions))
        }
    }
}
