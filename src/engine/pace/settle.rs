//! What follows by itself: a hand is over when all tables have finished, hand-for-hand is over
//! when the money is reached, and begins at the bubble where the event wants it so.

use crate::ask::Ask;
use crate::clock::Run;
use crate::event::{ClockChange, Event};
use crate::pace::{Hold, HoldKind, is_bubble, is_field_final, tables_in_play};
use crate::settings::HandForHandStart;
use crate::structure::Stage;
use crate::tournament::Tournament;
use crate::values::{SeatAt, StageNo, TableNo, Timestamp};

/// What follows from somebody leaving these seats for good.
///
/// Where no table is left that could still play its hand, nobody is there to say that it has
/// finished: the hand is over.
pub(crate) fn after_exit(tournament: &Tournament, gone: &[SeatAt], ask: &Ask<'_>) -> Vec<Event> {
    let terms = &tournament.settings.pace;
    let left = tournament.entries.left();
    let left = left.saturating_sub(u32::try_from(gone.len()).unwrap_or(u32::MAX));
    match tournament.pace.hold() {
        Some(hold) if hold.is_over => {
            let is_hand_for_hand = tournament.pace.hand_for_hand().is_some();
            match is_hand_for_hand && is_paid(tournament, left) {
                true => ended(tournament, ask.at, off_clock(tournament, ask.at)),
                false => Vec::new(),
            }
        }
        Some(hold) => {
            let playing = tournament.tables_still_playing();
            match playing.iter().any(|table| plays_without(tournament, *table, gone)) {
                true => Vec::new(),
                false if hold.kind == HoldKind::HandForHand => hand_over(tournament, ask.at, left),
                false => vec![Event::LastHandsPlayed { at: ask.at }],
            }
        }
        None => {
            let starts = terms.hand_for_hand == HandForHandStart::AtBubble
                && is_bubble(tournament, left)
                && tournament.clock.has_begun(ask.at)
                && !tournament.days.is_over()
                && is_field_final(tournament, ask.at)
                && tables_in_play(tournament, ask.at).len() > 1;
            if starts { started(tournament, ask.at) } else { Vec::new() }
        }
    }
}

/// Whether two are left at a table once these seats are empty.
fn plays_without(tournament: &Tournament, table: TableNo, gone: &[SeatAt]) -> bool {
    let gone = gone.iter().filter(|at| at.table == table).count();
    tournament.seating.table(table).is_some_and(|table| table.taken().len() > gone + 1)
}

/// Whether everybody who is left is in the money.
fn is_paid(tournament: &Tournament, left: u32) -> bool {
    tournament.settings.pace.places_paid.is_some_and(|paid| left <= paid)
}

/// Where the clock stands, if it is off: stage and what of it is gone.
type Off = Option<(StageNo, i64)>;

fn off_clock(tournament: &Tournament, at: Timestamp) -> Off {
    let reading = tournament.reading(at);
    (reading.run == Run::Paused).then_some((reading.stage, reading.elapsed_millis))
}

/// Hand-for-hand is announced: everybody finishes the hand that is on, and the clock goes off.
pub(super) fn started(tournament: &Tournament, at: Timestamp) -> Vec<Event> {
    let reading = tournament.reading(at);
    let tables = match reading.is_break {
        true => Vec::new(),
        false => tables_in_play(tournament, at),
    };
    let is_over = tables.is_empty();
    let mut events = vec![Event::HandForHandStarted { at, tables, clock: reading.run }];
    events.extend(clock_off(tournament, at, ClockChange::HandForHand));
    if is_over {
        events.push(Event::HandOver { at, no: 0 });
    }
    events
}

/// The clock goes off where it runs and no break is on.
pub(crate) fn clock_off(
    tournament: &Tournament,
    at: Timestamp,
    change: ClockChange,
) -> Option<Event> {
    let reading = tournament.reading(at);
    let (stage, elapsed_millis) = (reading.stage, reading.elapsed_millis);
    let runs = reading.run == Run::Running && !reading.is_break;
    let run = Run::Paused;
    runs.then_some(Event::ClockSet { at, stage, elapsed_millis, run, change })
}

/// All tables have finished: the hand comes off the clock, and with the money reached by those
/// who are `left` everything goes on as usual.
///
/// Nothing is taken for the hand in which hand-for-hand was announced: it began while the clock
/// ran. Levels go up; a break that is reached waits for the floor.
///
/// Rules: TDA 2024 RP-8: one step a hand, and not several at once.
pub(crate) fn hand_over(tournament: &Tournament, at: Timestamp, left: u32) -> Vec<Event> {
    let no = tournament.pace.hand_no().unwrap_or_default();
    let mut events = vec![Event::HandOver { at, no }];
    let mut off = off_clock(tournament, at);
    let secs = tournament.settings.pace.hand_for_hand_secs;
    if let Some((stage, elapsed)) = off.filter(|_| no > 0 && secs > 0) {
        let (stage, elapsed_millis) = stepped(tournament, stage, elapsed, secs);
        let change = ClockChange::HandTaken { secs };
        events.push(Event::ClockSet { at, stage, elapsed_millis, run: Run::Paused, change });
        off = Some((stage, elapsed_millis));
    }
    if is_paid(tournament, left) {
        events.extend(ended(tournament, at, off));
    }
    events
}

/// The clock after so many seconds: into later levels, but into no break.
fn stepped(tournament: &Tournament, stage: StageNo, elapsed: i64, secs: u32) -> (StageNo, i64) {
    let structure = &tournament.structure;
    let (mut stage, mut elapsed) = (stage, elapsed.saturating_add(i64::from(secs) * 1000));
    while let Some(length) = structure.stage(stage).map(|stage| i64::from(stage.secs()) * 1000) {
        if elapsed < length {
            break;
        }
        let next = StageNo(stage.0.saturating_add(1));
        let Some(Stage::Level(_)) = structure.stage(next) else { return (stage, length) };
        (stage, elapsed) = (next, elapsed - length);
    }
    (stage, elapsed)
}

/// Hand-for-hand ends; the clock runs on where it ran before, unless a day ended since then: in
/// the night and in the morning it waits for the floor.
pub(super) fn ended(tournament: &Tournament, at: Timestamp, off: Off) -> Vec<Event> {
    let days = &tournament.days;
    let is_of_today = |hold: &Hold| days.began_at().is_none_or(|began| hold.since >= began);
    let ran = !days.is_over()
        && tournament
            .pace
            .hold()
            .is_some_and(|hold| hold.clock == Run::Running && is_of_today(hold));
    let mut events = vec![Event::HandForHandEnded { at }];
    if let Some((stage, elapsed_millis)) = off.filter(|_| ran) {
        let change = ClockChange::Resumed;
        events.push(Event::ClockSet { at, stage, elapsed_millis, run: Run::Running, change });
    }
    events
}

/// Hand-for-hand ends by word of the floor.
pub(super) fn ended_by_floor(tournament: &Tournament, at: Timestamp) -> Vec<Event> {
    ended(tournament, at, off_clock(tournament, at))
}
