//! What can have happened to a table's button.

use crate::button::ButtonState;
use crate::command::Tracking;
use crate::seating::dealt_in;
use crate::tournament::Tournament;
use crate::values::{TableNo, Timestamp};

/// The director said where button and blinds are.
pub fn apply_button_set(
    tournament: &mut Tournament,
    at: Timestamp,
    table: TableNo,
    state: ButtonState,
) {
    let Some(live) = tournament.seating.table(table).map(|known| match state {
        ButtonState::Played(_) => dealt_in(tournament, known, at),
        ButtonState::Frozen(_) => known.taken(),
    }) else {
        return;
    };
    tournament.seating.tell_hand(table, at, state, live);
}

/// Every hand of this table is entered from now on, or no longer.
pub fn apply_tracked(tournament: &mut Tournament, table: TableNo, tracking: Tracking) {
    let is_tracked = tracking == Tracking::On;
    tournament.seating.change(table, |table| table.is_tracked = is_tracked);
}
