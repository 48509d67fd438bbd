//! The engine's plans judged by counting seats, not by the engine's own walk.

use crate::Play;
use engine::seating::{Plan, final_table_size};
use engine::values::{SeatAt, SeatNo, SeatSet, TableNo};
use std::collections::{BTreeMap, BTreeSet};

impl Play {
    /// Judges a plan by counting seats.
    pub(super) fn judge(&mut self, plan: &Plan) {
        let mut taken: BTreeMap<TableNo, SeatSet> = BTreeMap::new();
        let mut usable: BTreeMap<TableNo, SeatSet> = BTreeMap::new();
        for table in self.tournament().seating().tables() {
            taken.insert(table.no, table.taken());
            usable.insert(table.no, table.usable());
        }
        let mut movers: BTreeSet<SeatAt> = BTreeSet::new();
        let mut arrived: BTreeSet<SeatAt> = BTreeSet::new();
        for planned in &plan.moves {
            let (from, to) = (planned.from, planned.to);
            let source = taken.get(&from.table).copied().unwrap_or_default();
            let target = taken.get(&to.table).copied().unwrap_or_default();
            let seats = usable.get(&to.table).copied().unwrap_or_default();
            if self.is_next_big_blind(from, source) {
                self.figures.next_big_blind_moved += 1;
            }
            if self.is_worst_seat(to, target, seats) {
                self.figures.worst_seat_taken += 1;
            }
            if !movers.insert(from) || arrived.contains(&from) {
                self.figures.moved_twice_in_a_plan += 1;
            }
            arrived.insert(to);
            taken.insert(from.table, source.without(from.seat));
            taken.insert(to.table, target.with(to.seat));
        }
    }

    /// The first taken seat after the last big blind.
    fn is_next_big_blind(&self, from: SeatAt, taken: SeatSet) -> bool {
        let truth = self.truth.get(&from.table);
        truth.and_then(|last| taken.next_after(last.big_blind)) == Some(from.seat)
    }

    /// The first open seat after the last big blind, never the one where the small blind comes.
    ///
    /// Seats behind the small blind wait, so they come last; the dead button's own before them.
    fn is_worst_seat(&self, to: SeatAt, taken: SeatSet, seats: SeatSet) -> bool {
        let Some(last) = self.truth.get(&to.table) else { return false };
        let count = |seat: SeatNo| (u16::from(seat.0) + 30 - u16::from(last.big_blind.0)) % 31;
        let open = seats.difference(taken);
        let is_lone = taken.len() == 1;
        let may_sit = |seat: &SeatNo| *seat != last.big_blind || is_lone;
        let mut walk: Vec<SeatNo> = open.iter().filter(may_sit).collect();
        let wraps = |seat: &SeatNo| *seat <= last.big_blind;
        walk.sort_by_key(|seat| (wraps(seat), count(*seat)));
        walk.first() == Some(&to.seat)
    }

    pub(super) fn measure_room(&mut self) {
        let tournament = self.session.tournament();
        let seating = tournament.seating();
        if let Some((fullest, emptiest)) = seating.size_range() {
            let gap = (fullest - emptiest) as u64;
            self.figures.largest_gap_after_a_plan = self.figures.largest_gap_after_a_plan.max(gap);
        }
        let players = tournament.entries().seated();
        let seats = u32::from(self.simulation.seats);
        let needed = players.div_ceil(seats).max(1);
        let used = u32::try_from(seating.tables().len()).unwrap_or(u32::MAX);
        let final_size = u32::from(final_table_size(tournament));
        let needed = if needed == 1 && players > final_size { 2 } else { needed };
        if tournament.may_players_come(self.session.now()) {
            // Seats are kept for those who come.
            return;
        }
        self.figures.tables_left_above_need += u64::from(used.saturating_sub(needed));
    }
}
