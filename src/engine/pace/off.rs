//! The clock while it is off because tables wait for each other.

use crate::clock::{AfterRecess, Run};
use crate::event::{ClockChange, Event};
use crate::pace::Hold;
use crate::structure::Stage;
use crate::tournament::Tournament;
use crate::values::{StageNo, Timestamp};

/// Where the clock stands, if it is off: stage and what of it is gone.
pub(super) type Off = Option<(StageNo, i64)>;

pub(super) fn off_clock(tournament: &Tournament, at: Timestamp) -> Off {
    let reading = tournament.reading(at);
    (reading.run == Run::Paused).then_some((reading.stage, reading.elapsed_millis))
}

/// The clock goes off where it runs and no break is on.
pub(crate) fn clock_off(
    tournament: &Tournament,
    at: Timestamp,
    change: ClockChange,
) -> Option<Event> {
    let reading = tournament.reading(at);
    let (stage, elapsed_millis) = (reading.stage, reading.elapsed_millis);
    // A break that was called ends with it, so that the clock does not run on by itself.
    let goes_on = reading.recess.is_some_and(|recess| recess.after == AfterRecess::GoesOn);
    let runs = goes_on || (reading.run == Run::Running && !reading.is_break);
    let run = Run::Paused;
    runs.then_some(Event::ClockSet { at, stage, elapsed_millis, run, change })
}

/// The clock after so many seconds: into later levels, but into no break.
pub(super) fn stepped(
    tournament: &Tournament,
    stage: StageNo,
    elapsed: i64,
    secs: u32,
) -> (StageNo, i64) {
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

/// Tables no longer wait for each other; the clock runs on where it ran before, unless a day ended
/// since then: in the night and in the morning it waits for the floor.
pub(super) fn ended(tournament: &Tournament, at: Timestamp, over: Event, off: Off) -> Vec<Event> {
    let days = &tournament.days;
    let is_of_today = |hold: &Hold| days.began_at().is_none_or(|began| hold.since >= began);
    let ran = !days.is_over()
        && tournament
            .pace
            .hold()
            .is_some_and(|hold| hold.clock == Run::Running && is_of_today(hold));
    let mut events = vec![over];
    if let Some((stage, elapsed_millis)) = off.filter(|_| ran) {
        let change = ClockChange::Resumed;
        events.push(Event::ClockSet { at, stage, elapsed_millis, run: Run::Running, change });
    }
    events
}
