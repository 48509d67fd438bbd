//! Where everybody sits: draws, moves, balancing, breaking, redraws.
//!
//! Knows tables, seats and who is in them; the walk of the button is `button`'s affair.

mod balance;
mod break_table;
mod command;
mod dealt_in;
mod distribute;
mod draw;
mod event;
mod first_draw;
mod free_tables;
mod hold;
mod late;
mod moves;
mod places;
mod plan;
mod redraw;
mod room;
mod shortness;
mod table;

pub use balance::decide_balance;
pub(crate) use break_table::retrack;
pub use break_table::{AfterBreak, decide_break_tables, next_table_to_break};
pub(crate) use command::check_open;
pub use command::{
    decide_add_tables, decide_break_order, decide_close_seat, decide_complete_moves, decide_move,
    decide_open_seat, decide_place_tables, decide_remove_table, decide_seat_player, decide_swap,
    decide_waive_halt,
};
pub(crate) use dealt_in::dealt_in;
pub use draw::{DrawPurpose, DrawRecord, DrawRoll};
pub use event::{
    apply_break_order, apply_button_drawn, apply_halt_waived, apply_moved, apply_moves_completed,
    apply_player_seated, apply_redrawn, apply_seat_closed, apply_seat_opened, apply_seats_drawn,
    apply_table_broken, apply_table_removed, apply_tables_added, apply_tables_placed,
};
pub(crate) use event::{apply_draw, set_waiting_seats};
pub use first_draw::decide_draw_seats;
pub(crate) use hold::hold;
pub(crate) use late::draw_late_seat;
pub use late::{decide_late_seats, decide_seat_alternates};
pub use moves::{Move, MoveReason, PendingMove};
pub use places::{Spot, TablePlace};
pub use plan::{Doubt, Plan, PlannedMove, Undecided, break_held_up, plan};
pub use redraw::{decide_redraw, due_redraw, final_table_size, wanted_redraw};
pub(crate) use redraw::{decide_redraw_of, draw_button, fewest_tables};
pub use room::{Room, RoomTable, SeatRule};
pub use shortness::shortness;
pub use table::{ButtonDrawn, FreeTable, NewTable, Seat, Seated, Table, TableHand};

use crate::button::ButtonState;
use crate::values::{PlayerId, RightTime, SeatAt, SeatSet, TableNo, Timestamp};
use std::collections::{BTreeMap, BTreeSet};

/// Tables and seats, with what is counted about them.
#[derive(Debug, Clone, Default)]
pub struct Seating {
    pub(super) tables: BTreeMap<TableNo, Table>,
    /// How many tables have so many players, by number of players.
    sizes: [u32; SeatSet::SEAT_MAX as usize + 1],
    /// How many tables have so many seats in use, by number of seats.
    seat_counts: [u32; SeatSet::SEAT_MAX as usize + 1],
    /// Tables with a seat in use that nobody sits in: few of many, so that a draw looks at these.
    with_open: BTreeSet<TableNo>,
    /// Seats in use, taken or not.
    capacity: u32,
    taken: u32,
    /// Tables that were in use and are not: they broke, and nobody took them away.
    pub(super) free: BTreeMap<TableNo, FreeTable>,
    pub(super) break_order: Vec<TableNo>,
    pub(super) pending: Vec<PendingMove>,
    /// Whether the first draw was held.
    pub(super) is_drawn: bool,
    pub(super) draws: u32,
    /// Players seated in the last redraw.
    pub(super) last_redraw_players: Option<u32>,
    /// Counts seats as they open, so that the last one is known.
    openings: u64,
}

impl Seating {
    /// Puts right what a wrong clock of the computer told.
    pub(crate) fn put_right(&mut self, right: RightTime) {
        self.pending.iter_mut().for_each(|pending| pending.at = right.of(pending.at));
        self.tables.values_mut().for_each(|table| table.put_right(right));
    }

    /// The table with this number.
    #[must_use]
    pub fn table(&self, table: TableNo) -> Option<&Table> {
        self.tables.get(&table)
    }

    /// Every table in use, by number; those that broke are left out.
    pub fn tables(&self) -> impl ExactSizeIterator<Item = &Table> {
        self.tables.values()
    }

    /// Every table with a seat in use that nobody sits in, by number.
    pub fn tables_with_open_seats(&self) -> impl Iterator<Item = &Table> {
        self.with_open.iter().filter_map(|table| self.tables.get(table))
    }

    /// Whether this table is among those with open seats; invariants ask whether that is so.
    pub(crate) fn notes_open_seats_at(&self, table: TableNo) -> bool {
        self.with_open.contains(&table)
    }

    /// Whether every hand of this table is entered.
    #[must_use]
    pub fn is_tracked(&self, table: TableNo) -> bool {
        self.table(table).is_some_and(|table| table.is_tracked)
    }

    /// Who sits here; none where the seat is open or not there.
    #[must_use]
    pub fn player_at(&self, at: SeatAt) -> Option<PlayerId> {
        self.table(at.table)?.player(at.seat)
    }

    /// Seats in use in the whole room, taken or not.
    #[must_use]
    pub fn capacity(&self) -> u32 {
        self.capacity
    }

    /// Seats in use that nobody sits in.
    #[must_use]
    pub fn open_seats(&self) -> u32 {
        self.capacity - self.taken
    }

    /// Whether the first draw was held.
    #[must_use]
    pub fn is_drawn(&self) -> bool {
        self.is_drawn
    }

    /// Draws held so far, those of buttons, cards and envelopes among them.
    #[must_use]
    pub fn draws(&self) -> u32 {
        self.draws
    }

    /// Moves that were ordered and not yet reported done, the oldest first.
    #[must_use]
    pub fn pending_moves(&self) -> &[PendingMove] {
        &self.pending
    }

    /// Players at the fullest and at the emptiest table.
    #[must_use]
    pub fn size_range(&self) -> Option<(usize, usize)> {
        let fullest = self.sizes.iter().rposition(|tables| *tables > 0)?;
        let emptiest = self.sizes.iter().position(|tables| *tables > 0)?;
        Some((fullest, emptiest))
    }

    /// Tables in the order in which they break: as set by the director, then the highest first.
    pub fn break_order(&self) -> impl Iterator<Item = TableNo> {
        let set = self.break_order.iter().copied().filter(|table| self.tables.contains_key(table));
        // Made only when the set order has run out, which asking for the next table never does.
        let rest = std::iter::once_with(|| {
            let set: BTreeSet<TableNo> = self.break_order.iter().copied().collect();
            self.tables.keys().rev().copied().filter(move |table| !set.contains(table))
        });
        set.chain(rest.flatten())
    }

    pub(super) fn insert_table(&mut self, table: Table) {
        add_one(&mut self.sizes, table.taken().len());
        add_one(&mut self.seat_counts, table.usable().len());
        self.capacity += count(table.usable());
        self.taken += count(table.taken());
        note_open(&mut self.with_open, &table);
        self.tables.insert(table.no, table);
    }

    pub(super) fn remove_table(&mut self, table: TableNo) -> Option<Table> {
        let table = self.tables.remove(&table)?;
        self.with_open.remove(&table.no);
        take_one(&mut self.sizes, table.taken().len());
        take_one(&mut self.seat_counts, table.usable().len());
        self.capacity -= count(table.usable());
        self.taken -= count(table.taken());
        Some(table)
    }

    /// Changes one table and keeps the counts true.
    pub(super) fn change<R>(
        &mut self,
        table: TableNo,
        change: impl FnOnce(&mut Table) -> R,
    ) -> Option<R> {
        let table = self.tables.get_mut(&table)?;
        let (taken, usable) = (table.taken().len(), table.usable().len());
        let result = change(table);
        let (taken_now, usable_now) = (table.taken().len(), table.usable().len());
        if taken != taken_now || usable != usable_now {
            note_open(&mut self.with_open, table);
        }
        if taken != taken_now {
            take_one(&mut self.sizes, taken);
            add_one(&mut self.sizes, taken_now);
            self.taken = self.taken - count_of(taken) + count_of(taken_now);
        }
        if usable != usable_now {
            take_one(&mut self.seat_counts, usable);
            add_one(&mut self.seat_counts, usable_now);
            self.capacity = self.capacity - count_of(usable) + count_of(usable_now);
        }
        Some(result)
    }

    pub(super) fn sit(&mut self, at: SeatAt, player: PlayerId) {
        self.change(at.table, |table| table.sit(at.seat, player));
    }

    pub(super) fn stand(&mut self, at: SeatAt) {
        self.openings += 1;
        let opening = self.openings;
        self.change(at.table, |table| table.stand(at.seat, opening));
    }

    /// Button and blinds of a table became known at this moment, and who was dealt in.
    pub(super) fn tell_hand(
        &mut self,
        table: TableNo,
        at: Timestamp,
        state: ButtonState,
        live: SeatSet,
    ) {
        let openings = self.openings;
        self.change(table, |table| table.hand = Some(TableHand { state, at, live, openings }));
    }

    /// A hand ended at this table: a button that was told before it is no longer believed,
    /// unless every hand of the table is entered.
    pub(super) fn hand_ended(&mut self, table: TableNo) {
        self.change(table, |table| {
            if !table.is_tracked {
                table.hand = None;
            }
        });
    }

    /// Seats in use at every table, where that is the same at all of them.
    pub(super) fn even_seats(&self) -> Option<usize> {
        let mut kinds = self.seat_counts.iter().enumerate().filter(|(_, tables)| **tables > 0);
        let (seats, _) = kinds.next()?;
        kinds.next().is_none().then_some(seats)
    }

    /// Seats in use at the table that has most.
    pub(super) fn largest_table(&self) -> Option<u8> {
        let seats = self.seat_counts.iter().rposition(|tables| *tables > 0)?;
        u8::try_from(seats).ok()
    }

    /// Players at the fullest table, these left out; known by size, without a look at any table.
    pub(super) fn fullest_but(&self, out: &BTreeSet<TableNo>) -> usize {
        let mut sizes = self.sizes;
        let gone = out.iter().filter_map(|table| self.table(*table));
        for players in gone.map(|table| table.taken().len()) {
            if let Some(tables) = sizes.get_mut(players) {
                *tables = tables.saturating_sub(1);
            }
        }
        sizes.iter().rposition(|tables| *tables > 0).unwrap_or(0)
    }

    /// How many tables have so many players, by number of players.
    pub(super) fn sizes(&self) -> &[u32] {
        &self.sizes
    }
}

/// Notes whether a table has a seat in use that nobody sits in.
fn note_open(with_open: &mut BTreeSet<TableNo>, table: &Table) {
    if table.open().is_empty() {
        with_open.remove(&table.no);
    } else {
        with_open.insert(table.no);
    }
}

/// Counts one table more of this size. No table is larger than the list is long.
fn add_one(tables: &mut [u32], size: usize) {
    if let Some(tables) = tables.get_mut(size) {
        *tables += 1;
    }
}

/// Counts one table less of this size.
fn take_one(tables: &mut [u32], size: usize) {
    if let Some(tables) = tables.get_mut(size) {
        *tables -= 1;
    }
}

fn count(seats: SeatSet) -> u32 {
    count_of(seats.len())
}

fn count_of(seats: usize) -> u32 {
    u32::try_from(seats).unwrap_or(u32::MAX)
}
