//! The tables that play, and those that are still to tick off.

use crate::seating::{Room, Table};
use crate::tournament::Tournament;
use crate::values::{TableNo, Timestamp};

impl Tournament {
    /// The tables that are still to tick off, while some are.
    ///
    /// A table that was broken meanwhile, or where one player is left, is not waited for.
    #[must_use]
    pub fn tables_still_playing(&self) -> Vec<TableNo> {
        let Some(hold) = self.pace.hold().filter(|hold| !hold.is_over) else { return Vec::new() };
        let left = hold.tables.iter().copied().filter(|table| !hold.done.contains_key(table));
        left.filter(|table| self.seating.table(*table).is_some_and(plays)).collect()
    }
}

pub(super) fn plays(table: &Table) -> bool {
    table.taken().len() > 1
}

/// The tables that play the next hand: those with two players that nothing stops.
pub(crate) fn tables_in_play(tournament: &Tournament, now: Timestamp) -> Vec<TableNo> {
    let rules = tournament.settings.rules;
    let (fullest, emptiest) = tournament.seating.size_range().unwrap_or_default();
    let halted = match emptiest + usize::from(rules.halt_gap) <= fullest {
        true => Room::of(tournament, now).halts(rules.halt, rules.halt_gap).0,
        false => Vec::new(),
    };
    let stops = &tournament.pace.stops;
    let tables = tournament.seating.tables().filter(|table| plays(table)).map(|table| table.no);
    tables.filter(|table| !halted.contains(table) && !stops.contains_key(table)).collect()
}

/// Whether tables can play hand for hand or orbit for orbit: at least two play.
#[must_use]
pub fn may_wait_for_each_other(tournament: &Tournament, now: Timestamp) -> bool {
    tables_in_play(tournament, now).len() > 1
}
