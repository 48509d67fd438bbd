//! What can have happened to the clock.

use crate::clock::{ClockChange, Recess, Run, Setting};
use crate::tournament::Tournament;
use crate::values::{StageNo, Timestamp};

/// The clock as it was set.
#[derive(Debug, Clone, Copy)]
pub struct ClockSet {
    /// When.
    pub at: Timestamp,
    /// To which stage.
    pub stage: StageNo,
    /// With this much of it gone, in milliseconds.
    pub elapsed_millis: i64,
    /// Whether it moves.
    pub run: Run,
    /// Why.
    pub change: ClockChange,
}

/// The clock was set; earlier settings are kept, so that one can look back.
pub fn apply_set(tournament: &mut Tournament, set: ClockSet) {
    let ClockSet { at, stage, elapsed_millis, run, change } = set;
    let on = tournament.reading(at).recess;
    // Another level, or another length of levels, calls nobody back to the tables.
    let kept = on.filter(|_| change.keeps_recess() && run == Run::Paused);
    let recess = if let ClockChange::BreakCalled { until, after } = change {
        Some(Recess { since: on.map_or(at, |on| on.since), until, after })
    } else {
        kept
    };
    let by_hands = tournament.settings.pace.level_hands.is_some();
    let waits = tournament.settings.waits();
    let setting = Setting { at, stage, elapsed_millis, run, by_hands, waits, recess };
    tournament.clock.set(setting);
}
