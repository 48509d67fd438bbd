//! Tables that the floor stops, and lets play again.

use crate::ask::Ask;
use crate::event::Event;
use crate::pace::Stop;
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::TableNo;

/// Stops a table after the hand that is on.
///
/// # Errors
/// Where there is no such table, nobody plays there, or it is stopped already.
pub fn decide_halt_table(
    tournament: &Tournament,
    table: TableNo,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let known = tournament.seating.table(table).ok_or(Refusal::TableUnknown { table })?;
    refuse_if!(known.taken().is_empty(), Refusal::TooFewPlayers { table });
    check_stopped(tournament, table)?;
    Ok(vec![Event::TableHalted { at: ask.at, table, short: short(tournament, table) }])
}

/// Lets a table play again. Where it is still so short that it would halt by itself, this is a
/// waiver, and is logged as one.
///
/// Rules: TDA 2011 §8-A; TDA 2024 §11-D.
///
/// # Errors
/// Where the floor has not stopped it.
pub fn decide_resume_table(
    tournament: &Tournament,
    table: TableNo,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let known = tournament.seating.table(table).ok_or(Refusal::TableUnknown { table })?;
    refuse_if!(!tournament.pace.stops.contains_key(&table), Refusal::TableNotStopped { table });
    let mut events = vec![Event::TableResumed { at: ask.at, table }];
    let short = short(tournament, table);
    let gap = u32::from(tournament.settings.rules.halt_gap);
    if short >= gap && !known.is_halt_waived {
        events.push(Event::HaltWaived { table, short: Some(short) });
    }
    Ok(events)
}

/// Whether the floor lets the table play.
pub(crate) fn check_stopped(tournament: &Tournament, table: TableNo) -> Result<(), Refusal> {
    refuse_if!(tournament.pace.stops.contains_key(&table), Refusal::TableStopped { table });
    Ok(())
}

impl Tournament {
    /// Whether the cause is gone for which the floor stopped this table: it is no longer short.
    ///
    /// Where it was not short when it was stopped, only the floor knows.
    #[must_use]
    pub fn may_play_again(&self, table: TableNo) -> bool {
        let gap = u32::from(self.settings.rules.halt_gap);
        self.pace.stops.get(&table).is_some_and(|stop| stop.short >= gap)
            && short(self, table) < gap
    }
}

/// How many players a table is short.
fn short(tournament: &Tournament, table: TableNo) -> u32 {
    let fullest = tournament.seating.size_range().map_or(0, |(fullest, _)| fullest);
    let short = tournament.seating.table(table).map_or(0, |table| table.short_of(fullest));
    u32::try_from(short).unwrap_or(u32::MAX)
}

/// The floor stopped a table.
pub fn apply_stopped(tournament: &mut Tournament, table: TableNo, stop: Stop) {
    tournament.pace.stops.insert(table, stop);
}

/// A table that the floor had stopped plays again.
pub fn apply_resumed(tournament: &mut Tournament, table: TableNo) {
    tournament.pace.stops.remove(&table);
}
