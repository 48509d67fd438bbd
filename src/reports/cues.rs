//! When the room is to hear something, from two readings of the clock.

use engine::clock::{Reading, Run};
use engine::finishes::winner;
use engine::tournament::Tournament;
use engine::values::Timestamp;
use strum::IntoStaticStr;

/// Something that the room is to hear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Cue {
    /// One minute of the level or the break is left.
    MinuteLeft,
    /// A level begins, and no break was before it.
    LevelUp,
    Break,
    BreakOver,
    /// One of the last seconds on the clock of a player.
    Countdown,
    /// The time of a player is up.
    TimeUp,
}

impl Cue {
    pub const ALL: [Self; 6] = [
        Self::MinuteLeft,
        Self::LevelUp,
        Self::Break,
        Self::BreakOver,
        Self::Countdown,
        Self::TimeUp,
    ];

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What the clock showed, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Heard {
    pub at: Timestamp,
    pub reading: Reading,
    /// True once somebody has won.
    pub is_over: bool,
}

impl Heard {
    /// What the clock shows at `now`.
    #[must_use]
    pub fn of(tournament: &Tournament, now: Timestamp) -> Self {
        let reading = tournament.reading(now);
        Self { at: now, reading, is_over: winner(tournament).is_some() }
    }
}

impl Heard {
    /// What is left of a break that the floor called, in milliseconds; none without one.
    fn recess_left(&self) -> Option<i64> {
        let left = self.reading.recess?.left_millis(self.at);
        (left > 0).then_some(left)
    }
}

/// A minute, in milliseconds.
const MINUTE: i64 = 60_000;

/// Readings further apart than this say that nobody listened: the computer slept.
const STALE_MILLIS: i64 = 5_000;

/// Somebody set the clock where it differs by more than this from what time alone brings.
const SET_MILLIS: i64 = 1_500;

/// What is to be heard between two readings, one after the other.
///
/// A level that is chosen by hand is heard where play goes forward into it; going back is a
/// correction, and silent. A level that the floor starts after a wait is heard as it begins. A mark
/// that was jumped over is silent, too, and so is everything that happened while nobody listened.
#[must_use]
pub fn cue(before: &Heard, after: &Heard) -> Option<Cue> {
    let gap = after.at.millis_since(before.at);
    let (old, new) = (&before.reading, &after.reading);
    if after.is_over || !(0..=STALE_MILLIS).contains(&gap) {
        return None;
    }
    match (before.recess_left(), after.recess_left()) {
        (None, Some(_)) => return Some(Cue::Break),
        (Some(_), None) => return Some(Cue::BreakOver),
        (Some(before), Some(after)) => return minute_left(before, after, gap),
        (None, None) => {}
    }
    if !plays(new) {
        return None;
    }
    if old.run == Run::NotStarted || old.starts_at.is_some() {
        let first = if new.is_break { Cue::Break } else { Cue::LevelUp };
        return (new.elapsed_millis <= STALE_MILLIS).then_some(first);
    }
    if !plays(old) && old.waits_millis.is_none() {
        return None;
    }
    if new.stage > old.stage {
        return Some(match (old.is_break, new.is_break) {
            (_, true) => Cue::Break,
            (true, false) => Cue::BreakOver,
            (false, false) => Cue::LevelUp,
        });
    }
    let is_same = new.stage == old.stage;
    minute_left(old.remaining_millis, new.remaining_millis, gap).filter(|_| is_same)
}

/// Whether time alone brought the last minute, from what was left at two readings.
fn minute_left(before: i64, after: i64, gap: i64) -> Option<Cue> {
    let run_down = before.saturating_sub(after);
    let is_natural = run_down.saturating_sub(gap).abs() <= SET_MILLIS;
    (is_natural && before > MINUTE && after <= MINUTE).then_some(Cue::MinuteLeft)
}

/// Whether the time of a stage runs down.
fn plays(reading: &Reading) -> bool {
    reading.run == Run::Running && reading.starts_at.is_none()
}

/// What is to be heard of a clock on a player, from what it had left at two readings.
///
/// The countdown sounds every second, its end once. What happened while nobody listened is silent.
///
/// ```
/// use reports::{Cue, countdown_cue};
///
/// assert_eq!(countdown_cue(5_100, 5_000, 5), Some(Cue::Countdown));
/// assert_eq!(countdown_cue(4_900, 4_800, 5), None);
/// assert_eq!(countdown_cue(10, -90, 5), Some(Cue::TimeUp));
/// ```
#[must_use]
pub fn countdown_cue(before_millis: i64, after_millis: i64, countdown_secs: u32) -> Option<Cue> {
    let gap = before_millis.saturating_sub(after_millis);
    if !(1..=STALE_MILLIS).contains(&gap) || before_millis <= 0 {
        return None;
    }
    if after_millis <= 0 {
        return Some(Cue::TimeUp);
    }
    let second = |millis: i64| (millis + 999) / 1000;
    let is_counted = second(after_millis) <= i64::from(countdown_secs);
    (is_counted && second(after_millis) < second(before_millis)).then_some(Cue::Countdown)
}
