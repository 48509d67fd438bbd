//! The present moment, and time that got lost.
//!
//! Inside a session moments come from a clock that never jumps: the wall clock at the start plus
//! the time run since. Where the wall clock gets ahead of that, the computer slept or somebody set
//! its clock; a running level clock then asks whether that time counts, and never skips a level
//! meanwhile. A wall clock that was set back is not followed at all.

use chrono::TimeZone;
use engine::event::Event;
use engine::finishes::winner;
use engine::log::{Act, ActBody};
use engine::tournament::Tournament;
use engine::values::{Timestamp, UtcOffset};
use std::sync::OnceLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use storage::StoreClock;

/// Differences up to this are drift and corrections of the wall clock, not lost time.
const DRIFT_MILLIS: i64 = 5_000;

/// January 1, 2015: no tournament of this program is older.
const FIRST_MOMENT: i64 = 1_420_070_400_000;

/// So far ahead of now it is known when clocks are changed.
const YEARS_AHEAD_MILLIS: i64 = 5 * 366 * 24 * 3_600_000;

/// Clocks are not changed twice in a week.
const LOOK_MILLIS: i64 = 7 * 24 * 3_600_000;

const MINUTE_MILLIS: i64 = 60_000;

/// Where a session's moments come from.
#[derive(Debug, Clone)]
pub struct Time {
    source: Source,
    /// The clock ran while the program was closed, from this moment on.
    closed_since: Option<Timestamp>,
    /// The clock that several desks go by, in the place of this computer's.
    shared: Option<Shared>,
}

/// The clock that several desks go by, and what this computer's own showed with it.
#[derive(Debug, Clone, Copy)]
struct Shared {
    clock: StoreClock,
    own: Timestamp,
    at: Instant,
}

#[derive(Debug, Clone)]
enum Source {
    /// This moment, always: the caller tells the time.
    Told(Timestamp),
    /// `base` at `started`, and on from there.
    Live { base: Timestamp, started: Instant },
}

/// Time that seems to have been lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lost {
    /// The last moment that certainly counted.
    pub from: Timestamp,
    pub to: Timestamp,
}

/// The computer's clock, and the last moment at which something was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrongTime {
    /// The last act, or when the program last certainly ran.
    pub last: Timestamp,
    /// What the computer says now.
    pub now: Timestamp,
}

/// This computer's clock, and the one that several desks go by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClocksApart {
    /// What this computer's clock shows.
    pub own: Timestamp,
    /// What the shared one shows.
    pub shared: Timestamp,
}

impl Time {
    /// A time that goes with the computer's clock.
    #[must_use]
    pub fn live() -> Self {
        let source = Source::Live { base: wall(), started: Instant::now() };
        Self { source, closed_since: None, shared: None }
    }

    /// A moment that the caller tells.
    #[must_use]
    pub fn told(now: Timestamp) -> Self {
        Self { source: Source::Told(now), closed_since: None, shared: None }
    }

    #[must_use]
    pub fn now(&self) -> Timestamp {
        match self.source {
            Source::Told(now) => now,
            Source::Live { base, started } => {
                let run = i64::try_from(started.elapsed().as_millis()).unwrap_or(i64::MAX);
                base.plus_millis(run)
            }
        }
    }

    /// What the computer's clock says, or the moment that is told.
    pub(super) fn wall(&self) -> Timestamp {
        match self.source {
            Source::Told(now) => now,
            Source::Live { .. } => self.shared.map_or_else(wall, |shared| shown_by(shared.clock)),
        }
    }

    /// Goes by this clock from now on, as the other desks do.
    ///
    /// Where this computer slept the others went on without it. Where the clock itself jumped, it
    /// is not followed: that is lost time like any other, and asked about.
    pub(super) fn agree(&mut self, clock: StoreClock) {
        let (own, at) = (wall(), Instant::now());
        let before = self.shared.replace(Shared { clock, own, at });
        let Source::Live { .. } = self.source else { return };
        let now = self.wall();
        let apart = now.millis_since(self.now());
        let slept = before.map_or(0, |before| {
            let ran = i64::try_from(before.at.elapsed().as_millis()).unwrap_or(i64::MAX);
            own.millis_since(before.own).saturating_sub(ran)
        });
        let is_drift = apart.abs() <= DRIFT_MILLIS;
        let has_slept = slept > DRIFT_MILLIS && (apart - slept).abs() <= DRIFT_MILLIS;
        if before.is_none() || is_drift || has_slept {
            self.source = Source::Live { base: now, started: Instant::now() };
        }
    }

    /// The same, with the shared clock of `before` if it had one: no desk replaces that by its own.
    pub(super) fn shared_as(self, before: &Self) -> Self {
        let mut time = Self { shared: self.shared.or(before.shared), ..self };
        if time.shared.is_some() && time.is_live() {
            time.source = Source::Live { base: time.wall(), started: Instant::now() };
        }
        time
    }

    /// What the shared clock shows; none if there is none.
    pub(super) fn shared_now(&self) -> Option<Timestamp> {
        Some(shown_by(self.shared?.clock))
    }

    /// Whether the moment that was set is still ahead of the shared clock.
    pub(super) fn is_unreached(&self) -> bool {
        !self.is_live() && self.shared_now().is_some_and(|shared| self.now() > shared)
    }

    /// This computer's clock and the shared one, if they differ by more than drift.
    pub(super) fn apart(&self) -> Option<ClocksApart> {
        let clocks = ClocksApart { own: wall(), shared: self.shared_now()? };
        (clocks.own.millis_since(clocks.shared).abs() > DRIFT_MILLIS).then_some(clocks)
    }

    /// Whether it is the computer's own time.
    pub(super) fn is_live(&self) -> bool {
        match self.source {
            Source::Told(_) => false,
            Source::Live { .. } => true,
        }
    }

    /// Follows the computer's clock from now on, wherever it stood before.
    pub(super) fn begin_again(&mut self) {
        if let Source::Live { .. } = self.source {
            let source = Source::Live { base: self.wall(), started: Instant::now() };
            *self = Self { source, closed_since: None, shared: self.shared };
        }
    }

    /// Lost time, where the level clock runs and would show something else with it.
    pub(super) fn lost(&self, tournament: &Tournament) -> Option<Lost> {
        let Source::Live { .. } = self.source else { return None };
        let (now, wall) = (self.now(), self.wall());
        // In a break that was called nothing is lost before it is over.
        let is_running = tournament.clock().moves_by_itself()
            && tournament.clock().has_begun(now)
            && tournament.reading(wall.max(now)).recess.is_none();
        if !is_running || winner(tournament).is_some() {
            return None;
        }
        if wall.millis_since(now) > DRIFT_MILLIS {
            return Some(Lost { from: now, to: wall });
        }
        // An act since then has been done by somebody who saw the clock.
        let since = self.closed_since?;
        (tournament.clock().setting().at <= since).then_some(Lost { from: since, to: now })
    }

    /// Follows the wall clock again.
    pub(super) fn catch_up(&mut self) {
        if let Source::Live { .. } = self.source {
            let base = self.wall().max(self.now());
            self.source = Source::Live { base, started: Instant::now() };
            self.closed_since = None;
        }
    }

    /// Goes on with the wall clock, never before `last`: for a journal that is only looked at.
    pub(super) fn follow(&mut self, last: Option<Timestamp>) {
        if let Source::Live { .. } = self.source {
            let wall = self.wall();
            let base = last.map_or(wall, |last| last.max(wall));
            self.source = Source::Live { base, started: Instant::now() };
        }
    }

    /// Sets the time after opening a journal; until `last` the program certainly ran.
    ///
    /// Time while the program was closed counts, for play went on. Where it ends in another
    /// level somebody is asked; where it would skip a whole one, the clock waits for the answer.
    pub(super) fn resume_after(&mut self, last: Option<Timestamp>, tournament: &Tournament) {
        let (Source::Live { .. }, Some(last)) = (&self.source, last) else { return };
        let wall = self.wall();
        let started = Instant::now();
        let is_running = tournament.clock().moves_by_itself();
        let (before, after) = (tournament.reading(last), tournament.reading(wall));
        let stages = after.stage.0.saturating_sub(before.stage.0);
        let base = if wall < last || (is_running && stages > 1) { last } else { wall };
        self.closed_since = (is_running && stages == 1 && base == wall).then_some(last);
        self.source = Source::Live { base, started };
    }
}

/// Whether an act says that the computer's clock was wrong, so that it may lie before the last one.
#[must_use]
pub fn puts_time_right(act: &Act) -> bool {
    let is_it = |event: &Event| matches!(event, Event::TimeCorrected { .. });
    matches!(&act.body, ActBody::Record(events) if events.iter().any(is_it))
}

/// How many minutes the clocks of this computer are ahead of UTC, now and at every other moment.
#[must_use]
pub fn local_offset() -> UtcOffset {
    static CHANGES: OnceLock<Vec<(Timestamp, i32)>> = OnceLock::new();
    let first = local_minutes(Timestamp(FIRST_MOMENT));
    let now = wall();
    let last = Timestamp(now.0.max(FIRST_MOMENT)).plus_millis(YEARS_AHEAD_MILLIS);
    UtcOffset::changing(first, CHANGES.get_or_init(|| changes(last, local_minutes)))
}

/// How many minutes the clocks of this computer are ahead of UTC at a moment.
fn local_minutes(at: Timestamp) -> i32 {
    if SystemTime::now() < UNIX_EPOCH {
        // `chrono` takes no clock that stands before 1970, and where that is so no time is right.
        return 0;
    }
    let at = chrono::DateTime::from_timestamp_millis(at.0).unwrap_or_default();
    chrono::Local.offset_from_utc_datetime(&at.naive_utc()).local_minus_utc() / 60
}

/// When clocks were changed, until `last`, as `minutes` has it.
fn changes(last: Timestamp, minutes: impl Fn(Timestamp) -> i32) -> Vec<(Timestamp, i32)> {
    let mut changes = Vec::new();
    let (mut at, mut before) = (Timestamp(FIRST_MOMENT), minutes(Timestamp(FIRST_MOMENT)));
    while at < last {
        let next = at.plus_millis(LOOK_MILLIS);
        let after = minutes(next);
        if after != before {
            // Halved until the minute of the change is left.
            let (mut low, mut high) = (at.0 / MINUTE_MILLIS, next.0 / MINUTE_MILLIS);
            while high - low > 1 {
                let middle = low + (high - low) / 2;
                let is_before = minutes(Timestamp(middle * MINUTE_MILLIS)) == before;
                *(if is_before { &mut low } else { &mut high }) = middle;
            }
            changes.push((Timestamp(high * MINUTE_MILLIS), after));
        }
        (at, before) = (next, after);
    }
    changes
}

/// What the clock of a store shows by now.
fn shown_by(clock: StoreClock) -> Timestamp {
    let run = clock.measured.elapsed().as_millis();
    clock.at.plus_millis(i64::try_from(run).unwrap_or(i64::MAX))
}

/// The wall clock of this computer; the start of 1970 if it is earlier, as after a dead battery.
fn wall() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::{FIRST_MOMENT, Source, Time, changes, local_minutes, local_offset, wall};
    use engine::apply::apply;
    use engine::clock::Run;
    use engine::event::{ClockChange, Event};
    use engine::structure::{Ante, Game, Level, Stage, Stakes, Structure};
    use engine::tournament::Tournament;
    use engine::values::{Chips, StageNo, Timestamp};
    use std::time::Instant;
    use storage::StoreClock;

    const LEVEL_SECS: u32 = 1200;

    fn running_since(at: Timestamp) -> Tournament {
        let (small_blind, big_blind, ante) = (Chips(50), Chips(100), Ante::None);
        let stakes = Stakes::Blinds { small_blind, big_blind, ante };
        let level =
            Stage::Level(Level { game: Game::Holdem, stakes, secs: LEVEL_SECS, color_up: false });
        let structure = Structure { stages: vec![level; 9] };
        let mut tournament = Tournament::default();
        apply(&mut tournament, &Event::StructureSet { structure });
        let (stage, change) = (StageNo(1), ClockChange::Started);
        let run = Run::Running;
        apply(&mut tournament, &Event::ClockSet { at, stage, elapsed_millis: 0, run, change });
        tournament
    }

    fn behind_by(millis: i64) -> Time {
        let base = wall().plus_millis(-millis);
        Time {
            source: Source::Live { base, started: Instant::now() },
            closed_since: None,
            shared: None,
        }
    }

    #[test]
    fn a_wall_clock_that_gets_ahead_is_lost_time_and_skips_no_level() {
        let time = behind_by(3_600_000);
        let started = time.now().plus_millis(-60_000);
        let tournament = running_since(started);
        let lost = time.lost(&tournament).expect("an hour is lost");
        assert!(lost.to.millis_since(lost.from) >= 3_599_000);
        assert_eq!(tournament.reading(time.now()).stage, StageNo(1));
    }

    #[test]
    fn a_wall_clock_that_was_set_back_is_not_followed() {
        let time = behind_by(-7_200_000);
        assert!(time.now() > wall());
        assert_eq!(time.lost(&running_since(wall())), None);
    }

    #[test]
    fn every_change_of_the_clocks_is_found_to_the_minute() {
        // Summer from day 90 to day 300 of years of 360 days, at one in the morning.
        let day = |at: Timestamp| (at.0 - 3_600_000).div_euclid(86_400_000);
        let minutes = |at| if (90..300).contains(&day(at).rem_euclid(360)) { 120 } else { 60 };
        let last = Timestamp(FIRST_MOMENT + 3 * 360 * 86_400_000);
        let found = changes(last, minutes);
        assert_eq!(found.len(), 6);
        for (at, after) in found {
            assert_eq!(minutes(at), after);
            assert_ne!(minutes(at.plus_millis(-60_000)), after, "{at:?}");
        }
    }

    #[test]
    fn an_act_of_another_season_has_the_offset_of_its_own_moment() {
        let offset = local_offset();
        for days in 0..400 {
            let at = wall().plus_millis(-days * 86_400_000);
            assert_eq!(offset.at(at), local_minutes(at), "{at:?}");
        }
    }

    #[test]
    fn a_time_that_is_set_does_not_take_the_place_of_the_shared_clock() {
        for ahead in [-3_000_000, 3_000_000, 86_400_000] {
            let mut before = Time::told(wall());
            before.agree(ahead_by(ahead));
            assert_eq!(before.now(), before.wall(), "what is told is told");
            let time = Time::live().shared_as(&before);
            assert!((time.now().millis_since(wall()) - ahead).abs() < 100, "{ahead}");
            let apart = time.apart().expect("more than drift");
            assert!((apart.shared.millis_since(apart.own) - ahead).abs() < 100);
        }
        let mut alone = Time::live();
        assert_eq!((alone.shared_now(), alone.apart()), (None, None));
        alone.agree(ahead_by(2_000));
        assert_eq!(alone.apart(), None, "drift");
    }

    /// A clock that several desks go by, so far ahead of this computer's.
    fn ahead_by(millis: i64) -> StoreClock {
        StoreClock { at: wall().plus_millis(millis), measured: Instant::now(), within_millis: 1 }
    }

    #[test]
    fn desks_go_by_one_clock_wherever_their_own_stands() {
        for ahead in [-3_600_000, 0, 3_600_000] {
            let mut time = Time::live();
            time.agree(ahead_by(ahead));
            let apart = |time: &Time| time.now().millis_since(wall()) - ahead;
            assert!(apart(&time).abs() < 100, "{ahead}: {}", apart(&time));
            // It is followed when it gets away a little, and so is the wall clock of this session.
            time.agree(ahead_by(ahead + 400));
            assert!((apart(&time) - 400).abs() < 100, "{ahead}: {}", apart(&time));
            assert!((time.wall().millis_since(wall()) - ahead - 400).abs() < 100);
        }
    }

    #[test]
    fn a_shared_clock_that_jumps_is_asked_about_and_not_followed() {
        let mut time = Time::live();
        time.agree(ahead_by(0));
        let tournament = running_since(time.now().plus_millis(-60_000));
        assert_eq!(time.lost(&tournament), None);
        time.agree(ahead_by(3_600_000));
        let lost = time.lost(&tournament).expect("an hour is asked about");
        assert!(lost.to.millis_since(lost.from) > 3_590_000);
        assert!(time.now().millis_since(wall()).abs() < 100);
        time.agree(ahead_by(-3_600_000));
        assert!(time.now().millis_since(wall()).abs() < 100, "set back it is not followed");
    }

    #[test]
    fn a_few_seconds_are_drift() {
        let time = behind_by(3_000);
        assert_eq!(time.lost(&running_since(time.now().plus_millis(-1_000))), None);
    }

    #[test]
    fn reopened_in_the_same_level_nothing_is_asked() {
        let last = wall().plus_millis(-300_000);
        let tournament = running_since(last);
        let mut time = Time::live();
        time.resume_after(Some(last), &tournament);
        assert_eq!(time.lost(&tournament), None);
        assert!(tournament.reading(time.now()).elapsed_millis >= 300_000);
    }

    #[test]
    fn reopened_in_the_next_level_the_time_counts_and_is_asked_about() {
        let last = wall().plus_millis(-i64::from(LEVEL_SECS) * 1000 - 5_000);
        let tournament = running_since(last);
        let mut time = Time::live();
        time.resume_after(Some(last), &tournament);
        assert_eq!(tournament.reading(time.now()).stage, StageNo(2));
        assert_eq!(time.lost(&tournament).map(|lost| lost.from), Some(last));
    }

    #[test]
    fn reopened_days_later_the_clock_waits_for_the_answer() {
        let last = wall().plus_millis(-3 * 86_400_000);
        let tournament = running_since(last);
        let mut time = Time::live();
        time.resume_after(Some(last), &tournament);
        assert_eq!(tournament.reading(time.now()).stage, StageNo(1));
        assert!(time.lost(&tournament).is_some());
    }
}
