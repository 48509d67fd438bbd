//! What can have happened to a table's button.

use crate::button::ButtonState;
use crate::seating::{TableHand, dealt_in, set_waiting_seats};
use crate::tournament::Tournament;
use crate::values::{SeatNo, TableNo, Timestamp};

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
    tournament.seating.change(table, |table| {
        table.hand = Some(TableHand { state, at, live });
    });
}

/// Every hand of this table is entered from now on, or no longer.
pub fn apply_tracked(tournament: &mut Tournament, table: TableNo, is_tracked: bool) {
    tournament.seating.change(table, |table| table.is_tracked = is_tracked);
}

/// A hand began.
pub fn apply_hand_begun(
    tournament: &mut Tournament,
    at: Timestamp,
    table: TableNo,
    state: Option<ButtonState>,
    not_dealt: &[SeatNo],
) {
    tournament.seating.change(table, |table| {
        table.hands += 1;
        if let Some(state) = state {
            table.hand = Some(TableHand { state, at, live: table.taken() });
        }
    });
    set_waiting_seats(tournament, table, not_dealt.iter().copied().collect());
}
