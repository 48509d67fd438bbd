//! Levels that last a fixed number of hands: each table plays them and waits, and the level goes up
//! when all have.
//!
//! A hand counts where it is entered when the next one begins or the table is ticked off, and at
//! other tables when it is marked. A table that opens in the middle of a level has played none of
//! it, and the floor ticks it off where it is not to be waited for. Breaks go by the clock.
//!
//! Rules: TDA 2024 RP-19 names it against stalling.

use crate::ask::Ask;
use crate::clock::{Reading, Run};
use crate::event::{ClockChange, Event};
use crate::pace::LevelCount;
use crate::pace::tables::plays;
use crate::pace::terms::TableHands;
use crate::refusal::{Refusal, refuse_if};
use crate::structure::Stage;
use crate::tournament::Tournament;
use crate::values::{StageNo, TableNo, Timestamp};
use std::collections::BTreeSet;

/// The most hands that a level may last.
pub const LEVEL_HANDS_MAX: u16 = 200;

/// How a table stands in a level that lasts so many hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LevelTable {
    /// The hands that it has played.
    pub hands: u16,
    /// True once it has played all hands of the level.
    pub waits: bool,
}

impl Tournament {
    /// How the tables stand that play a level which lasts so many hands; none in another level.
    #[must_use]
    pub fn level_tables(&self, now: Timestamp) -> Vec<(TableNo, LevelTable)> {
        let reading = self.reading(now);
        let Some(level) = self.level_hands(&reading) else { return Vec::new() };
        let stands = |table: TableNo| {
            let hands = self.pace.level_hands_of(reading.stage, table);
            (table, LevelTable { hands, waits: hands >= level.hands })
        };
        playing(self).map(stands).collect()
    }
}

/// The tables that are waited for.
fn playing(tournament: &Tournament) -> impl Iterator<Item = TableNo> {
    let tables = tournament.seating.tables().filter(|table| plays(table)).map(|table| table.no);
    tables.filter(|table| !tournament.pace.stops.contains_key(table))
}

fn following(tournament: &Tournament, stage: StageNo) -> Option<(StageNo, &Stage)> {
    let next = StageNo(stage.0.saturating_add(1));
    tournament.structure.stage(next).map(|stage| (next, stage))
}

/// Marks hands of the level that tables have played, or takes marks back where negative.
///
/// # Errors
/// If a table does not play, its hands are entered, it has played all, or marks fall below zero.
pub(super) fn decide_mark(
    tournament: &Tournament,
    tables: &[TableNo],
    hands: i16,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let reading = tournament.reading(ask.at);
    let level = tournament.level_hands(&reading).ok_or(Refusal::HandsNotCounted)?;
    refuse_if!(hands == 0 || tables.is_empty(), Refusal::NothingMarked);
    let mut marks = Vec::with_capacity(tables.len());
    for table in check_tables(tournament, tables)? {
        refuse_if!(tournament.seating.is_tracked(table), Refusal::HandsAreEntered { table });
        let before = tournament.pace.level_hands_of(reading.stage, table);
        refuse_if!(hands > 0 && before >= level.hands, Refusal::LevelPlayedAt { table });
        let after = before.checked_add_signed(hands);
        let after = after.ok_or(Refusal::HandsBelowNone { table, hands: before })?;
        marks.push(TableHands { table, hands: after.min(level.hands) });
    }
    Ok(marked(tournament, marks, level.hands, ask.at))
}

/// Ticks tables off that have played the hands of the level; all of them where none is named.
///
/// # Errors
/// Where no hands are counted, or one of these has played them.
pub(super) fn decide_done(
    tournament: &Tournament,
    tables: &[TableNo],
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let reading = tournament.reading(ask.at);
    let level = tournament.level_hands(&reading).ok_or(Refusal::NoTableTicks)?;
    let stands = tournament.level_tables(ask.at);
    let waits: BTreeSet<TableNo> =
        stands.iter().filter(|(_, stands)| stands.waits).map(|(table, _)| *table).collect();
    if let Some(table) = tables.iter().copied().find(|table| waits.contains(table)) {
        return Err(Refusal::TableAlreadyDone { table });
    }
    let mut tables = check_tables(tournament, tables)?;
    if tables.is_empty() {
        tables = playing(tournament).filter(|table| !waits.contains(table)).collect();
    }
    refuse_if!(tables.is_empty(), Refusal::HandIsOver);
    let hands = level.hands;
    let marks = tables.into_iter().map(|table| TableHands { table, hands }).collect();
    Ok(marked(tournament, marks, hands, ask.at))
}

fn check_tables(tournament: &Tournament, tables: &[TableNo]) -> Result<Vec<TableNo>, Refusal> {
    let mut seen = BTreeSet::new();
    for table in tables.iter().copied() {
        let known = tournament.seating.table(table).ok_or(Refusal::TableUnknown { table })?;
        refuse_if!(!seen.insert(table), Refusal::TableTwice { table });
        refuse_if!(!plays(known), Refusal::TooFewPlayers { table });
    }
    Ok(tables.to_vec())
}

/// Hands are marked, and where these were the last ones the next level or break begins.
fn marked(
    tournament: &Tournament,
    marks: Vec<TableHands>,
    hands: u16,
    at: Timestamp,
) -> Vec<Event> {
    let reading = tournament.reading(at);
    let of_table = |table| marks.iter().find(|mark| mark.table == table).map(|mark| mark.hands);
    let played = |table| {
        of_table(table).unwrap_or_else(|| tournament.pace.level_hands_of(reading.stage, table))
    };
    let is_over = playing(tournament).all(|table| played(table) >= hands);
    let next = is_over.then(|| level_up(tournament, &reading, at)).flatten();
    [Event::HandsMarked { at, marks }].into_iter().chain(next).collect()
}

/// The next level begins, or the break; into a break a clock that is off waits for the floor, and
/// a level that the floor starts begins with a clock that is off.
fn level_up(tournament: &Tournament, reading: &Reading, at: Timestamp) -> Option<Event> {
    let (stage, next) = following(tournament, reading.stage)?;
    let change = ClockChange::HandsPlayed;
    let waits = matches!(next, Stage::Break(_)) && reading.run == Run::Paused;
    let by_floor = tournament.settings.waits().at_end_of(&tournament.structure, reading.stage);
    let run = if by_floor { Run::Paused } else { reading.run };
    (!waits).then_some(Event::ClockSet { at, stage, elapsed_millis: 0, run, change })
}

/// A hand that was played hand for hand is one of the level.
pub(super) fn after_hand(tournament: &Tournament, at: Timestamp) -> Vec<Event> {
    let reading = tournament.reading(at);
    let Some(level) = tournament.level_hands(&reading) else { return Vec::new() };
    let tables = tournament.pace.hand_for_hand().map(|hold| hold.tables.clone());
    let mark = |table: TableNo| {
        let begun = tournament.pace.level_begun(reading.stage, table);
        // Where hands are entered this one has counted when it began.
        let more = u16::from(!tournament.seating.is_tracked(table));
        TableHands { table, hands: begun.saturating_add(more).min(level.hands) }
    };
    let marks = tables.into_iter().flatten().map(mark).collect();
    marked(tournament, marks, level.hands, at)
}

/// Whether a table may begin a hand: some of the level are left. After the last level they go on.
pub(super) fn check_level_hands(
    tournament: &Tournament,
    table: TableNo,
    now: Timestamp,
) -> Result<(), Refusal> {
    let reading = tournament.reading(now);
    let Some(level) = tournament.level_hands(&reading) else { return Ok(()) };
    let has_next = following(tournament, reading.stage).is_some();
    let begun = tournament.pace.level_begun(reading.stage, table);
    refuse_if!(has_next && begun >= level.hands, Refusal::LevelPlayedAt { table });
    Ok(())
}

/// Whether levels may last so many hands from now on: tables do not wait in another way.
///
/// # Errors
/// Where hands or orbits are counted.
pub(crate) fn check_ways(tournament: &Tournament) -> Result<(), Refusal> {
    refuse_if!(tournament.pace.orbit().is_some(), Refusal::OrbitForOrbitOn);
    refuse_if!(tournament.pace.soft.is_some(), Refusal::SoftHandForHandOn);
    Ok(())
}

/// Another level or break began, or the same one anew: nothing of it is played.
pub fn apply_level_begun(tournament: &mut Tournament, stage: StageNo) {
    tournament.pace.level = LevelCount { stage: Some(stage), ..LevelCount::default() };
}

fn count_of(tournament: &mut Tournament, at: Timestamp) -> Option<(u16, &mut LevelCount)> {
    let reading = tournament.reading(at);
    let hands = tournament.level_hands(&reading)?.hands;
    let level = &mut tournament.pace.level;
    let stage = Some(reading.stage);
    if level.stage != stage {
        *level = LevelCount { stage, ..LevelCount::default() };
    }
    Some((hands, level))
}

/// Hands of the level were marked: they are finished.
pub(super) fn apply_marks(tournament: &mut Tournament, at: Timestamp, marks: &[TableHands]) {
    let Some((_, level)) = count_of(tournament, at) else { return };
    for mark in marks {
        level.hands.insert(mark.table, mark.hands);
        level.last_on.remove(&mark.table);
    }
}

/// A hand of the level began at a table whose hands are entered: the one before is finished.
pub(super) fn apply_begun(tournament: &mut Tournament, at: Timestamp, table: TableNo) {
    let Some((_, level)) = count_of(tournament, at) else { return };
    let hands = level.hands.entry(table).or_default();
    *hands = hands.saturating_add(1);
    level.last_on.insert(table);
}
