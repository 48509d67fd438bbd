//! What can have happened when a hand began.

use crate::button::ButtonState;
use crate::pace;
use crate::penalties::{self, Posted, apply_posted};
use crate::player_clock;
use crate::seating::{Table, set_waiting_seats};
use crate::tournament::Tournament;
use crate::values::{SeatNo, TableNo, Timestamp};

/// A hand began at a table whose hands are entered.
pub fn apply_hand_begun(
    tournament: &mut Tournament,
    at: Timestamp,
    table: TableNo,
    state: Option<ButtonState>,
    not_dealt: &[SeatNo],
    posted: &[Posted],
) {
    tournament.seating.change(table, |table| table.hands += 1);
    if let Some((state, live)) = state.zip(tournament.seating.table(table).map(Table::taken)) {
        tournament.seating.tell_hand(table, at, state, live);
    }
    set_waiting_seats(tournament, table, not_dealt.iter().copied().collect());
    apply_posted(tournament, posted);
    penalties::apply_hand_began(tournament, table);
    player_clock::apply_hand_began(tournament, table);
    pace::apply_hand_began(tournament, at, table);
}

/// All tables began the next hand at once.
pub fn apply_hand_for_hand_begun(
    tournament: &mut Tournament,
    at: Timestamp,
    no: u32,
    tables: &[TableNo],
    posted: &[Posted],
) {
    apply_posted(tournament, posted);
    for table in tables.iter().copied() {
        // Where hands are entered, the hand itself counts.
        if !tournament.seating.is_tracked(table) {
            penalties::apply_hand_began(tournament, table);
            player_clock::apply_hand_began(tournament, table);
        }
    }
    pace::apply_hand_begun(tournament, at, no, tables);
}

/// A hand began at a table whose hands are not entered.
pub fn apply_hand_counted(tournament: &mut Tournament, table: TableNo, posted: &[Posted]) {
    apply_posted(tournament, posted);
    penalties::apply_hand_began(tournament, table);
}
