//! A minute that nobody could know, at which the clock stops or a break begins: against stalling
//! before a break.
//!
//! The minute is drawn from the secret that was fixed before, so it can be checked afterwards;
//! until it has come nothing shows it.

use crate::ask::Ask;
use crate::clock::{Run, check_by_time};
use crate::event::{ClockChange, Event};
use crate::pace::{AtMinute, RandomHalt};
use crate::refusal::{Refusal, refuse_if};
use crate::seating::{DrawPurpose, DrawRoll, hold};
use crate::structure::Stage;
use crate::tournament::Tournament;
use crate::values::{LevelNo, StageNo, Timestamp};

impl Tournament {
    /// Whether the drawn minute has come.
    #[must_use]
    pub fn is_random_halt_due(&self, now: Timestamp) -> bool {
        let reading = self.reading(now);
        self.pace.random_halt.as_ref().is_some_and(|halt| {
            reading.run == Run::Running
                && !reading.by_hands
                && reading.stage == halt.stage
                && reading.remaining_millis <= i64::from(halt.mins_left) * 60_000
        })
    }
}

/// Draws the minute at which the clock stops in this level.
///
/// Rules: TDA 2024 RP-14 recommends chance against stalling.
///
/// # Errors
/// Where the clock does not run, a break is on, a minute is drawn already, or the range does not
/// lie within what is left of the level.
pub fn decide_draw_random_halt(
    tournament: &Tournament,
    from_mins: u16,
    to_mins: u16,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    drawn(tournament, AtMinute::Stop, from_mins, to_mins, ask)
}

/// Draws the minute at which the break begins that follows this level.
///
/// The break lasts as long as it always does; what is left of the level then is not played.
///
/// Rules: TDA 2024 RP-19 names random breaks against stalling.
///
/// # Errors
/// Where no break follows, and where no minute can be drawn.
pub fn decide_draw_random_break(
    tournament: &Tournament,
    from_mins: u16,
    to_mins: u16,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let next = break_after(tournament, tournament.reading(ask.at).stage);
    next.ok_or(Refusal::NoBreakFollows)?;
    drawn(tournament, AtMinute::Break, from_mins, to_mins, ask)
}

/// The break that follows a stage at once.
fn break_after(tournament: &Tournament, stage: StageNo) -> Option<StageNo> {
    let next = StageNo(stage.0.saturating_add(1));
    let is_break = matches!(tournament.structure.stage(next), Some(Stage::Break(_)));
    is_break.then_some(next)
}

fn drawn(
    tournament: &Tournament,
    then: AtMinute,
    from_mins: u16,
    to_mins: u16,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(!tournament.clock.has_begun(ask.at), Refusal::ClockNotStarted);
    let reading = tournament.reading(ask.at);
    refuse_if!(reading.run == Run::Paused, Refusal::ClockPaused);
    refuse_if!(reading.is_break, Refusal::BreakRunning);
    check_by_time(tournament, &reading)?;
    let is_pending = |halt: &RandomHalt| halt.stage == reading.stage;
    if tournament.pace.random_halt.as_ref().is_some_and(is_pending) {
        return Err(Refusal::RandomHaltPending);
    }
    let left = u16::try_from(reading.remaining_millis / 60_000).unwrap_or(u16::MAX);
    if to_mins == 0 || to_mins >= from_mins || from_mins > left {
        return Err(Refusal::RandomHaltImpossible { from: from_mins, to: to_mins, left });
    }
    let purpose = DrawPurpose::RandomHalt(reading.level.unwrap_or(LevelNo(1)));
    let draw = hold(tournament, purpose, None, &[], ask);
    let roll = DrawRoll::of(&draw);
    let first = (to_mins..=from_mins).min_by_key(|minute| roll.rank(&item(*minute)));
    let mins_left = first.unwrap_or(to_mins);
    let (at, stage) = (ask.at, reading.stage);
    Ok(vec![Event::RandomHaltDrawn { at, draw, stage, from_mins, to_mins, mins_left, then }])
}

/// How a minute is written in the draw.
fn item(minute: u16) -> String {
    format!("minute {minute}")
}

/// Stops the clock at the minute drawn or begins the break, which is whole however late that is.
///
/// # Errors
/// Where none was drawn, or its moment has not come.
pub fn decide_stop_at_random_halt(
    tournament: &Tournament,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let halt = tournament.pace.random_halt.as_ref().ok_or(Refusal::RandomHaltNotDrawn)?;
    refuse_if!(!tournament.is_random_halt_due(ask.at), Refusal::RandomHaltNotDue);
    let at = ask.at;
    let length = tournament.structure.stage(halt.stage).map_or(0, |stage| stage.secs());
    let gone = i64::from(length) * 1000 - i64::from(halt.mins_left) * 60_000;
    let (draw, mins_left) = (halt.draw.clone(), halt.mins_left);
    let rest = break_after(tournament, halt.stage).filter(|_| halt.then == AtMinute::Break);
    let (stage, elapsed_millis, run, change) = match rest {
        Some(stage) => (stage, 0, Run::Running, ClockChange::Moved),
        // The break was taken out of the structure since: then the clock stops.
        None => (halt.stage, gone.max(0), Run::Paused, ClockChange::Paused),
    };
    Ok(vec![
        Event::RandomHaltReached { at, draw, mins_left },
        Event::ClockSet { at, stage, elapsed_millis, run, change },
    ])
}

/// Lets the clock run on, whatever was drawn; the draw is shown.
///
/// # Errors
/// Where none was drawn.
pub fn decide_drop_random_halt(
    tournament: &Tournament,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let halt = tournament.pace.random_halt.as_ref().ok_or(Refusal::RandomHaltNotDrawn)?;
    let (draw, mins_left) = (halt.draw.clone(), halt.mins_left);
    Ok(vec![Event::RandomHaltDropped { at: ask.at, draw, mins_left }])
}

/// A minute was drawn for a stop or a break.
pub fn apply_random_halt(tournament: &mut Tournament, halt: RandomHalt) {
    tournament.pace.random_halt = Some(halt);
}

/// The drawn minute has come, or no longer matters.
pub fn apply_random_halt_gone(tournament: &mut Tournament) {
    tournament.pace.random_halt = None;
}
