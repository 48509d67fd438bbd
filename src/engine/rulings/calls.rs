//! Tables that call the floor.

use crate::ask::Ask;
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::rulings::FloorCall;
use crate::tournament::Tournament;
use crate::values::{TableNo, Timestamp};

/// The most letters of what a call is about.
const NOTE_MAX: u32 = 200;

/// Calls the floor to a table.
///
/// # Errors
/// Where there is no such table, it has called already, or the note is too long.
pub fn decide_call(
    tournament: &Tournament,
    table: TableNo,
    note: &str,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(tournament.seating.table(table).is_none(), Refusal::TableUnknown { table });
    refuse_if!(is_called(tournament, table), Refusal::FloorIsCalled { table });
    let note = note.trim();
    let is_long = note.chars().nth(NOTE_MAX as usize).is_some();
    refuse_if!(is_long, Refusal::NoteTooLong { most: NOTE_MAX });
    Ok(vec![Event::FloorCalled { at: ask.at, table, note: note.to_owned() }])
}

/// The floor goes to a table that called.
///
/// # Errors
/// Where it has not called.
pub fn decide_answer(
    tournament: &Tournament,
    table: TableNo,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(tournament.seating.table(table).is_none(), Refusal::TableUnknown { table });
    refuse_if!(!is_called(tournament, table), Refusal::FloorNotCalled { table });
    Ok(vec![Event::FloorAnswered { at: ask.at, table }])
}

fn is_called(tournament: &Tournament, table: TableNo) -> bool {
    tournament.rulings.calls.contains_key(&table)
}

pub fn apply_called(tournament: &mut Tournament, at: Timestamp, table: TableNo, note: &str) {
    tournament.rulings.calls.insert(table, FloorCall { table, at, note: note.into() });
}

pub fn apply_answered(tournament: &mut Tournament, table: TableNo) {
    tournament.rulings.calls.remove(&table);
}
