//! What can have happened to the seating.

use crate::entries::Status;
use crate::seating::{
    ButtonDrawn, DrawRecord, Move, MoveReason, NewTable, PendingMove, Seated, Table, TablePlace,
};
use crate::tournament::Tournament;
use crate::values::{PlayerId, SeatAt, SeatSet, TableNo, Timestamp};

/// Tables were set up; hands are entered at those in `tracked`.
pub fn apply_tables_added(tournament: &mut Tournament, tables: &[NewTable], tracked: &[TableNo]) {
    for new in tables {
        let mut table = Table::new(*new);
        table.is_tracked = tracked.contains(&new.table);
        tournament.seating.set_up(table);
    }
}

/// An empty table was taken away, whether it was in use or free.
pub fn apply_table_removed(tournament: &mut Tournament, table: TableNo) {
    let seating = &mut tournament.seating;
    seating.remove_table(table);
    seating.free.remove(&table);
    seating.break_order.retain(|listed| *listed != table);
}

/// A table is no longer in use, and stands there.
fn put_away(tournament: &mut Tournament, table: TableNo) {
    tournament.seating.free_table(table);
    tournament.seating.break_order.retain(|listed| *listed != table);
}

/// An open seat went out of use.
pub fn apply_seat_closed(tournament: &mut Tournament, at: SeatAt) {
    tournament.seating.change(at.table, |table| table.close(at.seat));
}

/// A seat came back into use.
pub fn apply_seat_opened(tournament: &mut Tournament, at: SeatAt) {
    tournament.seating.change(at.table, |table| table.reopen(at.seat));
}

/// A draw was held: the secret of the next one takes its place. What tells of an earlier draw
/// again, as the end of a halt does, changes nothing.
pub(crate) fn apply_draw(tournament: &mut Tournament, draw: &DrawRecord) {
    if draw.no > tournament.seating.draws {
        tournament.seed = draw.next;
        tournament.seating.draws = draw.no;
    }
}

/// Seats were drawn for players who had none.
pub fn apply_seats_drawn(tournament: &mut Tournament, seats: &[Seated]) {
    tournament.seating.is_drawn = true;
    for seated in seats {
        apply_player_seated(tournament, *seated);
    }
}

/// Somebody took a seat; they may have to wait a hand before they are dealt in.
pub fn apply_player_seated(tournament: &mut Tournament, seated: Seated) {
    tournament.entries.set_status(seated.player, Status::Seated(seated.to));
    tournament.seating.sit(seated.to, seated.player);
    if let Some(player) = tournament.entries.player_mut(seated.player) {
        player.waits_one_hand = seated.waits_one_hand;
    }
}

/// Players moved, one by one.
pub fn apply_moved(tournament: &mut Tournament, at: Timestamp, moves: &[Move]) {
    // Where two change seats no table gets fuller: one that plays on though it is short does so.
    let swapped = moves.iter().filter(|ordered| ordered.reason == MoveReason::SeatsSwapped);
    let is_waived = |table: &TableNo| {
        tournament.seating.table(*table).is_some_and(|table| table.is_halt_waived)
    };
    let waived: Vec<TableNo> = swapped.map(|ordered| ordered.to.table).filter(is_waived).collect();
    for ordered in moves {
        tournament.seating.stand(ordered.from);
    }
    for ordered in moves {
        let Move { player, to, waits_one_hand, .. } = *ordered;
        apply_player_seated(tournament, Seated { player, to, waits_one_hand });
        let mut order = *ordered;
        let pending = &mut tournament.seating.pending;
        if let Some(earlier) = pending.iter().position(|p| p.order.player == order.player) {
            // They have not left yet: the slip still says where they come from.
            order.from = pending.remove(earlier).order.from;
        }
        if order.from != order.to {
            pending.push(PendingMove { order, at });
        }
    }
    for table in waived {
        apply_halt_waived(tournament, table);
    }
}

/// A table broke, and its players drew seats elsewhere.
pub fn apply_table_broken(
    tournament: &mut Tournament,
    at: Timestamp,
    table: TableNo,
    moves: &[Move],
) {
    apply_moved(tournament, at, moves);
    put_away(tournament, table);
}

/// All seats were drawn anew.
pub fn apply_redrawn(tournament: &mut Tournament, seats: &[Seated], closed: &[TableNo]) {
    let tables: Vec<TableNo> = tournament.seating.tables().map(|table| table.no).collect();
    for table in tables {
        tournament.seating.change(table, Table::clear);
    }
    for table in closed {
        put_away(tournament, *table);
    }
    for seated in seats {
        apply_player_seated(tournament, *seated);
    }
    tournament.seating.pending.clear();
    tournament.seating.last_redraw_players = u32::try_from(seats.len()).ok();
}

/// The button of a table was drawn for its first hand.
pub fn apply_button_drawn(tournament: &mut Tournament, at: Timestamp, button: ButtonDrawn) {
    let table = button.at.table;
    if let Some(live) = tournament.seating.table(table).map(Table::taken) {
        tournament.seating.tell_hand(table, at, button.state, live);
    }
}

/// The order in which tables break was set.
pub fn apply_break_order(tournament: &mut Tournament, tables: &[TableNo]) {
    tournament.seating.break_order = tables.to_vec();
}

/// Moves were reported as done.
pub fn apply_moves_completed(tournament: &mut Tournament, players: &[PlayerId]) {
    tournament.seating.pending.retain(|pending| !players.contains(&pending.order.player));
}

/// A table plays on though it is short.
pub fn apply_halt_waived(tournament: &mut Tournament, table: TableNo) {
    tournament.seating.change(table, |table| table.is_halt_waived = true);
}

/// A hand began at a table: those in `not_dealt` wait, everybody else plays.
pub(crate) fn set_waiting_seats(tournament: &mut Tournament, table: TableNo, not_dealt: SeatSet) {
    let Some(seats) = tournament.seating.table(table).map(|table| {
        table.seats().filter_map(|(no, seat)| Some((no, seat.player?))).collect::<Vec<_>>()
    }) else {
        return;
    };
    for (seat, player) in seats {
        if let Some(player) = tournament.entries.player_mut(player) {
            player.waits_one_hand = not_dealt.contains(seat);
        }
    }
}

/// Tables were put somewhere.
pub fn apply_tables_placed(tournament: &mut Tournament, places: &[TablePlace]) {
    for place in places {
        tournament.seating.change(place.table, |table| table.place = place.at);
    }
}
