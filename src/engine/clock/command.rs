//! What can be asked of the clock, and why it is refused.

use crate::ask::Ask;
use crate::clock::{AfterRecess, Reading, Recess, Run};
use crate::command::LostTime;
use crate::event::{ClockChange, Event};
use crate::refusal::{Refusal, refuse_if};
use crate::structure::Stage;
use crate::tournament::Tournament;
use crate::values::{StageNo, Timestamp};

/// A start that is set for later than this is a slip of the year.
const START_DAYS_MAX: u32 = 366;

/// Starts the first level now.
///
/// # Errors
/// Where the clock was started before.
pub fn decide_start(tournament: &Tournament, ask: &Ask<'_>) -> Result<Vec<Event>, Refusal> {
    refuse_if!(tournament.clock.has_begun(ask.at), Refusal::ClockAlreadyStarted);
    Ok(set(ask.at, ClockPlace::begin_of(StageNo(1)), Run::Running, ClockChange::Started))
}

/// Sets the first level to start at a time of day.
///
/// # Errors
/// Where the clock has begun, or the moment is past.
pub fn decide_schedule(
    tournament: &Tournament,
    at: Timestamp,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(tournament.clock.has_begun(ask.at), Refusal::ClockAlreadyStarted);
    check_start(at, ask.at)?;
    Ok(set(at, ClockPlace::begin_of(StageNo(1)), Run::Running, ClockChange::Scheduled))
}

/// Whether something can be set to begin at a moment.
///
/// # Errors
/// Where the moment is past, or so far ahead that the year is a slip.
pub(crate) fn check_start(at: Timestamp, now: Timestamp) -> Result<(), Refusal> {
    refuse_if!(at <= now, Refusal::MomentPast);
    let is_too_far = at.millis_since(now) > i64::from(START_DAYS_MAX) * 24 * 3_600_000;
    refuse_if!(is_too_far, Refusal::StartTooFar { days_max: START_DAYS_MAX });
    Ok(())
}

/// Stops the clock where it is; after a break it does not go on by itself then.
///
/// # Errors
/// Where it does not run.
pub fn decide_pause(tournament: &Tournament, ask: &Ask<'_>) -> Result<Vec<Event>, Refusal> {
    let reading = begun(tournament, ask.at)?;
    let is_still = reading.run == Run::Paused && reading.recess.is_none();
    refuse_if!(is_still, Refusal::ClockPaused);
    Ok(set(ask.at, ClockPlace::of(reading), Run::Paused, ClockChange::Paused))
}

/// Lets the clock run on; where it waits, the next level or break begins.
///
/// # Errors
/// Where it runs, or was never started.
pub fn decide_resume(tournament: &Tournament, ask: &Ask<'_>) -> Result<Vec<Event>, Refusal> {
    let reading = begun(tournament, ask.at)?;
    refuse_if!(reading.run == Run::Running, Refusal::ClockRunning);
    if reading.waits_millis.is_some() {
        return decide_next(tournament, ask);
    }
    Ok(set(ask.at, ClockPlace::of(reading), Run::Running, ClockChange::Resumed))
}

/// Calls a break until this moment: play stops where it is, and goes on there. In a break of the
/// structure, and in one that was called before, this is when that ends.
///
/// # Errors
/// Where the clock has not begun, tables wait for each other, or the moment is past or far away.
pub fn decide_take_break(
    tournament: &Tournament,
    until: Timestamp,
    after: AfterRecess,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let reading = begun(tournament, ask.at)?;
    let left = until.millis_since(ask.at);
    refuse_if!(left <= 0, Refusal::MomentPast);
    let hours_max = Recess::HOURS_MAX;
    refuse_if!(left > i64::from(hours_max) * 3_600_000, Refusal::BreakTooLong { hours_max });
    let is_held = tournament.pace.hold().is_some_and(|hold| !hold.are_last_hands_over());
    refuse_if!(is_held, Refusal::TablesWaitForEachOther);
    let change = ClockChange::BreakCalled { until, after };
    if !reading.is_break || reading.waits_millis.is_some() {
        return Ok(set(ask.at, ClockPlace::of(reading), Run::Paused, change));
    }
    // One break is enough: that of the structure is over then.
    let (stage, length) = (reading.stage, length(tournament, reading.stage));
    let place = |elapsed_millis| ClockPlace { stage, elapsed_millis };
    if after == AfterRecess::Waits || reading.recess.is_some() {
        return Ok(set(ask.at, place(length), Run::Paused, change));
    }
    let secs = left.saturating_sub(reading.remaining_millis) / 1000;
    let elapsed = length.saturating_sub(left);
    Ok(set(ask.at, place(elapsed), Run::Running, ClockChange::Adjusted { secs }))
}

/// Adds seconds to the time that is left, or takes them where negative.
///
/// # Errors
/// If the clock has not begun, the level is counted in hands, or less time is left than is taken.
pub fn decide_adjust(
    tournament: &Tournament,
    secs: i64,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let reading = begun(tournament, ask.at)?;
    let millis = secs.saturating_mul(1000);
    if let Some(Recess { until, after, .. }) = reading.recess {
        let until = until.plus_millis(millis);
        refuse_if!(until <= ask.at, Refusal::NotEnoughTimeLeft);
        return decide_take_break(tournament, until, after, ask);
    }
    check_by_time(tournament, &reading)?;
    if millis < 0 && reading.remaining_millis.saturating_add(millis) < 0 {
        return Err(Refusal::NotEnoughTimeLeft);
    }
    // A last level that is over shows nothing left; added time counts from there.
    let length = length(tournament, reading.stage);
    let over = reading.elapsed_millis.saturating_sub(length).max(0);
    let elapsed = reading.elapsed_millis.saturating_sub(over).saturating_sub(millis);
    // Whoever waits for the next level has that much more of the one before.
    let run = if reading.waits_millis.is_some() { Run::Running } else { reading.run };
    let place = ClockPlace { stage: reading.stage, elapsed_millis: elapsed };
    Ok(set(ask.at, place, run, ClockChange::Adjusted { secs }))
}

/// Begins the next level or break.
///
/// # Errors
/// Where the clock has not begun, or there is none.
pub fn decide_next(tournament: &Tournament, ask: &Ask<'_>) -> Result<Vec<Event>, Refusal> {
    let reading = begun(tournament, ask.at)?;
    let next = StageNo(reading.stage.0.saturating_add(1));
    tournament.structure.stage(next).ok_or(Refusal::NoLaterStage)?;
    let run = run_in(tournament, next, reading);
    Ok(set(ask.at, ClockPlace::begin_of(next), run, ClockChange::Moved))
}

/// Begins the previous level or break anew.
///
/// # Errors
/// Where the clock has not begun, or this is the first.
pub fn decide_previous(tournament: &Tournament, ask: &Ask<'_>) -> Result<Vec<Event>, Refusal> {
    let reading = begun(tournament, ask.at)?;
    refuse_if!(reading.stage.0 <= 1, Refusal::NoEarlierStage);
    let previous = StageNo(reading.stage.0 - 1);
    let run = if reading.waits_millis.is_some() { Run::Running } else { reading.run };
    Ok(set(ask.at, ClockPlace::begin_of(previous), run, ClockChange::Moved))
}

/// Begins this level or break.
///
/// # Errors
/// Where the clock has not begun, or there is no such stage.
pub fn decide_go_to(
    tournament: &Tournament,
    stage: StageNo,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let reading = begun(tournament, ask.at)?;
    if stage.0 == 0 || tournament.structure.stage(stage).is_none() {
        return Err(Refusal::StageUnknown { stage });
    }
    let run = run_in(tournament, stage, reading);
    Ok(set(ask.at, ClockPlace::begin_of(stage), run, ClockChange::Moved))
}

/// Says whether the time from `from` until now, which the computer slept through, counts.
///
/// # Errors
/// Where the clock does not run, or `from` lies in the future.
pub fn decide_settle_lost_time(
    tournament: &Tournament,
    from: Timestamp,
    verdict: LostTime,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let now = begun(tournament, ask.at)?;
    refuse_if!(now.run == Run::Paused, Refusal::ClockPaused);
    refuse_if!(from > ask.at, Refusal::MomentAhead);
    let secs = ask.at.millis_since(from) / 1000;
    let (reading, change) = match verdict {
        LostTime::Counts => (now, ClockChange::LostTimeCounted { secs }),
        LostTime::DoesNotCount => (tournament.reading(from), ClockChange::LostTimeDropped { secs }),
    };
    Ok(set(ask.at, ClockPlace::of(reading), Run::Running, change))
}

/// Says that the computer's clock was wrong: what it took for `from` is now.
///
/// Example: the last act was written down for 2038; it is 2026, and the evening's clock stands.
///
/// # Errors
/// Where the wrong moment is not ahead: then nothing is to be put right.
pub fn decide_correct_time(from: Timestamp, ask: &Ask<'_>) -> Result<Vec<Event>, Refusal> {
    refuse_if!(from <= ask.at, Refusal::TimeIsRight);
    Ok(vec![Event::TimeCorrected { from, to: ask.at }])
}

/// Whether time ends the level that is on, so that it can be added or drawn.
///
/// # Errors
/// Where the level lasts so many hands.
pub(crate) fn check_by_time(tournament: &Tournament, reading: &Reading) -> Result<(), Refusal> {
    match tournament.settings.pace.level_hands.filter(|_| reading.by_hands) {
        Some(hands) => Err(Refusal::LevelByHands { hands }),
        None => Ok(()),
    }
}

fn begun(tournament: &Tournament, now: Timestamp) -> Result<Reading, Refusal> {
    refuse_if!(!tournament.clock.has_begun(now), Refusal::ClockNotStarted);
    Ok(tournament.reading(now))
}

/// Whether the clock runs in the stage that begins: where it waited for somebody to begin it, and
/// in a break that comes while tables wait for each other; not after the end of a day.
fn run_in(tournament: &Tournament, stage: StageNo, reading: Reading) -> Run {
    let is_held = tournament.pace.hold().is_some_and(|hold| hold.is_over);
    let is_break = matches!(tournament.structure.stage(stage), Some(Stage::Break(_)));
    let waits = reading.waits_millis.is_some();
    let starts = (waits || (is_held && is_break)) && !tournament.days.is_over();
    // Whoever ends a level by hand ends it for the color-up that was planned then, too.
    let stops = !waits && passes_color_up(tournament, reading.stage, stage);
    match (starts, stops) {
        (_, true) if reading.run != Run::NotStarted => Run::Paused,
        (true, _) => Run::Running,
        (false, _) => reading.run,
    }
}

/// Whether a level between two stages ends with a color-up, and chips that go are still there.
fn passes_color_up(tournament: &Tournament, from: StageNo, to: StageNo) -> bool {
    let stages = tournament.structure.stages.get(from.index()..to.index()).unwrap_or_default();
    stages.iter().any(Stage::stops_for_color_up)
}

/// Where the clock stands: a level or break, and how much of it has passed.
#[derive(Clone, Copy)]
struct ClockPlace {
    stage: StageNo,
    elapsed_millis: i64,
}

impl ClockPlace {
    fn begin_of(stage: StageNo) -> Self {
        Self { stage, elapsed_millis: 0 }
    }

    fn of(reading: Reading) -> Self {
        Self { stage: reading.stage, elapsed_millis: reading.elapsed_millis }
    }
}

fn length(tournament: &Tournament, stage: StageNo) -> i64 {
    tournament.structure.stage(stage).map_or(0, |stage| i64::from(stage.secs()) * 1000)
}

fn set(at: Timestamp, place: ClockPlace, run: Run, change: ClockChange) -> Vec<Event> {
    let ClockPlace { stage, elapsed_millis } = place;
    vec![Event::ClockSet { at, stage, elapsed_millis, run, change }]
}
