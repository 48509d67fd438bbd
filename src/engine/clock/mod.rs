//! The level clock: where the evening is, computed from what was done and the present moment.
//!
//! Nothing ticks here. The clock remembers when it was last set and to what; every reading
//! follows from that, so closing the program or losing power changes nothing.

mod change;
mod command;
mod event;
mod recess;
mod waits;

pub use change::ClockChange;
pub(crate) use command::{check_by_time, check_start};
pub use command::{
    decide_adjust, decide_correct_time, decide_go_to, decide_next, decide_pause, decide_previous,
    decide_resume, decide_schedule, decide_settle_lost_time, decide_start, decide_take_break,
};
pub use event::{ClockSet, apply_set};
pub use recess::{AfterRecess, Recess};
pub use waits::Waits;

use crate::structure::{Stage, Structure};
use crate::values::{LevelNo, RightTime, StageNo, Timestamp};
use serde::{Deserialize, Serialize};

/// Whether the clock moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Run {
    /// Nobody has started it or set it to start.
    NotStarted,
    /// It runs from the moment it was set; that moment may lie ahead.
    Running,
    /// It stands still until something lets it run on.
    Paused,
}

/// What the clock was set to, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setting {
    /// When it holds from; it may lie ahead.
    pub at: Timestamp,
    /// The stage that is on at that moment.
    pub stage: StageNo,
    /// With this much of the stage gone, in milliseconds.
    pub elapsed_millis: i64,
    /// Whether it moves from then on.
    pub run: Run,
    /// Levels last so many hands, and no time ends them.
    pub by_hands: bool,
    /// Where it waits until somebody starts what is next.
    pub waits: Waits,
    /// The break that the floor called; until it is over the clock stands.
    pub recess: Option<Recess>,
}

/// The clock of a tournament: every setting, the last one in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    setting: Setting,
    earlier: Vec<Setting>,
}

/// What the clock shows at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    /// The stage that is on, counted from 1.
    pub stage: StageNo,
    /// The level that is on, or the last one before this break; none before the first.
    pub level: Option<LevelNo>,
    /// Whether the stage is a break.
    pub is_break: bool,
    /// How much of the stage is gone.
    pub elapsed_millis: i64,
    /// How much of the stage is left; never negative.
    pub remaining_millis: i64,
    /// Moving or not; it stands still while it waits.
    pub run: Run,
    /// The stage is over for so long, and the clock waits until somebody starts the next one.
    pub waits_millis: Option<i64>,
    /// The level lasts so many hands: what is gone and what is left of it goes by those.
    pub by_hands: bool,
    /// Set to start at this moment, which has not come.
    pub starts_at: Option<Timestamp>,
    /// The break that the floor called, until play goes on.
    pub recess: Option<Recess>,
}

impl Default for Clock {
    fn default() -> Self {
        let setting = Setting {
            at: Timestamp(0),
            stage: StageNo(1),
            elapsed_millis: 0,
            run: Run::NotStarted,
            by_hands: false,
            waits: Waits::default(),
            recess: None,
        };
        Self { setting, earlier: Vec::new() }
    }
}

impl Clock {
    /// The clock as it stood at a moment that has passed.
    #[must_use]
    pub fn as_of(&self, moment: Timestamp) -> Self {
        let all = self.earlier.iter().chain([&self.setting]);
        let setting = all.rev().find(|set| set.at <= moment).or(self.earlier.first());
        Self { setting: setting.copied().unwrap_or(self.setting), earlier: Vec::new() }
    }

    /// Puts right what a wrong clock of the computer told.
    pub(crate) fn put_right(&mut self, right: RightTime) {
        for setting in self.earlier.iter_mut().chain([&mut self.setting]) {
            setting.at = right.of(setting.at);
            setting.recess.iter_mut().for_each(|recess| recess.put_right(right));
        }
    }

    fn set(&mut self, setting: Setting) {
        self.earlier.push(std::mem::replace(&mut self.setting, setting));
    }

    /// Whether the clock was ever started, or set to start.
    #[must_use]
    pub fn is_started(&self) -> bool {
        self.setting.run != Run::NotStarted
    }

    /// Whether it runs at `now`, or does so later without anybody's help.
    #[must_use]
    pub fn moves_by_itself(&self) -> bool {
        let goes_on = |recess: Recess| recess.after == AfterRecess::GoesOn;
        self.setting.run == Run::Running || self.setting.recess.is_some_and(goes_on)
    }

    /// Whether play has begun at `now`.
    #[must_use]
    pub fn has_begun(&self, now: Timestamp) -> bool {
        self.is_started() && (self.setting.run == Run::Paused || self.setting.at <= now)
    }

    /// What the clock shows at `now`.
    ///
    /// When the last stage is over the clock stays in it with nothing left, and where it waits for
    /// somebody it stays in the stage that is over. A level by hands never ends by itself.
    #[must_use]
    pub fn read(&self, structure: &Structure, now: Timestamp) -> Reading {
        let set = self.setting.after_recess(now);
        let since = if set.run == Run::Running { now.millis_since(set.at).max(0) } else { 0 };
        let starts_at = (set.run == Run::Running && set.at > now).then_some(set.at);
        let mut stage = set.stage;
        let mut elapsed = set.elapsed_millis.saturating_add(since);
        let mut waits_millis = None;
        while let Some(length) = structure.stage(stage).map(length_millis) {
            if set.by_hands && is_level(structure, stage) {
                elapsed = elapsed.min(length);
                break;
            }
            let is_last = stage.index() + 1 >= structure.stages.len();
            if elapsed < length || is_last {
                break;
            }
            if set.run != Run::NotStarted && set.waits.at_end_of(structure, stage) {
                waits_millis = Some(elapsed - length);
                elapsed = length;
                break;
            }
            if set.run != Run::Running {
                break;
            }
            elapsed -= length;
            stage = StageNo(stage.0 + 1);
        }
        let length = structure.stage(stage).map_or(0, length_millis);
        Reading {
            stage,
            level: structure.level_no(stage),
            is_break: matches!(structure.stage(stage), Some(Stage::Break(_))),
            elapsed_millis: elapsed,
            remaining_millis: length.saturating_sub(elapsed).max(0),
            run: if waits_millis.is_some() { Run::Paused } else { set.run },
            waits_millis,
            by_hands: set.by_hands && is_level(structure, stage),
            starts_at,
            recess: set.recess,
        }
    }

    /// The newest setting, which is the one in force.
    #[must_use]
    pub fn setting(&self) -> Setting {
        self.setting
    }
}

impl Setting {
    /// The same once a break is over after which the clock runs on by itself.
    fn after_recess(self, now: Timestamp) -> Self {
        match self.recess.filter(|recess| recess.has_gone_on(now)) {
            Some(over) => Self { at: over.until, run: Run::Running, recess: None, ..self },
            None => self,
        }
    }
}

impl Reading {
    /// How much is left at `now` until something else begins, in milliseconds: of the break that
    /// the floor called, or of the level or break of the structure.
    #[must_use]
    pub fn left_millis(&self, now: Timestamp) -> i64 {
        self.recess.map_or(self.remaining_millis, |recess| recess.left_millis(now))
    }

    /// Whether nobody plays, in a break of the structure or one that the floor called.
    #[must_use]
    pub fn nobody_plays(&self) -> bool {
        self.is_break || self.recess.is_some()
    }
}

fn is_level(structure: &Structure, stage: StageNo) -> bool {
    matches!(structure.stage(stage), Some(Stage::Level(_)))
}

/// How long a stage lasts, in milliseconds.
fn length_millis(stage: &Stage) -> i64 {
    i64::from(stage.secs()) * 1000
}

#[cfg(test)]
mod tests {
    use super::{Clock, Run, Setting, Waits};
    use crate::structure::{Ante, Break, Game, Level, Stage, Stakes, Structure};
    use crate::values::{Chips, LevelNo, StageNo, Timestamp};

    fn structure() -> Structure {
        let level = |big_blind| {
            Stage::Level(Level {
                game: Game::Holdem,
                stakes: Stakes::Blinds {
                    small_blind: Chips(big_blind / 2),
                    big_blind: Chips(big_blind),
                    ante: Ante::None,
                },
                secs: 600,
                color_up: false,
            })
        };
        let rest = Stage::Break(Break { secs: 300, color_up: false });
        Structure { stages: vec![level(100), rest, level(200)] }
    }

    fn running_from(at: i64) -> Clock {
        let (at, stage, run) = (Timestamp(at), StageNo(1), Run::Running);
        let waits = Waits::default();
        let recess = None;
        let setting = Setting { at, stage, elapsed_millis: 0, run, by_hands: false, waits, recess };
        Clock { setting, earlier: Vec::new() }
    }

    #[test]
    fn the_level_follows_from_the_start_and_now() {
        let clock = running_from(1_000);
        let at = |secs: i64| clock.read(&structure(), Timestamp(1_000 + secs * 1_000));
        assert_eq!((at(0).stage, at(0).remaining_millis), (StageNo(1), 600_000));
        assert_eq!((at(599).stage, at(599).remaining_millis), (StageNo(1), 1_000));
        assert!(at(600).is_break);
        assert_eq!(at(600).level, Some(LevelNo(1)));
        assert_eq!((at(900).stage, at(900).level), (StageNo(3), Some(LevelNo(2))));
        assert_eq!((at(9_000).stage, at(9_000).remaining_millis), (StageNo(3), 0));
    }

    #[test]
    fn a_start_at_a_time_of_day_waits_for_it() {
        let clock = running_from(60_000);
        let before = clock.read(&structure(), Timestamp(0));
        assert_eq!(before.starts_at, Some(Timestamp(60_000)));
        assert_eq!(before.remaining_millis, 600_000);
        assert!(!clock.has_begun(Timestamp(59_999)));
        assert!(clock.has_begun(Timestamp(60_000)));
        assert_eq!(clock.read(&structure(), Timestamp(61_000)).remaining_millis, 599_000);
    }

    #[test]
    fn no_time_ends_a_level_that_lasts_so_many_hands_but_its_break() {
        let mut clock = running_from(0);
        clock.setting.by_hands = true;
        let level = clock.read(&structure(), Timestamp(99_000_000));
        assert_eq!((level.stage, level.by_hands), (StageNo(1), true));
        clock.setting.stage = StageNo(2);
        let rest = clock.read(&structure(), Timestamp(299_000));
        assert_eq!((rest.is_break, rest.by_hands, rest.remaining_millis), (true, false, 1_000));
        let level = clock.read(&structure(), Timestamp(99_000_000));
        assert_eq!((level.stage, level.by_hands), (StageNo(3), true));
    }

    #[test]
    fn a_clock_waits_at_the_end_of_a_break_until_somebody_starts_the_level() {
        let mut clock = running_from(0);
        clock.setting.waits.after_breaks = true;
        let at = |clock: &Clock, secs: i64| clock.read(&structure(), Timestamp(secs * 1_000));
        assert_eq!((at(&clock, 899).run, at(&clock, 899).waits_millis), (Run::Running, None));
        let over = at(&clock, 1_028);
        assert_eq!((over.stage, over.is_break, over.remaining_millis), (StageNo(2), true, 0));
        assert_eq!((over.run, over.waits_millis), (Run::Paused, Some(128_000)));
        assert_eq!(over.level, Some(LevelNo(1)));
    }

    #[test]
    fn a_clock_waits_after_a_level_where_its_break_is_over() {
        let mut clock = running_from(0);
        clock.setting.waits.after_level = Some(LevelNo(1));
        let at = |secs: i64| clock.read(&structure(), Timestamp(secs * 1_000));
        assert_eq!((at(700).is_break, at(700).waits_millis), (true, None));
        assert_eq!((at(901).is_break, at(901).waits_millis), (true, Some(1_000)));
    }

    #[test]
    fn a_clock_waits_for_nobody_after_the_last_level() {
        let mut clock = running_from(0);
        clock.setting.waits.after_level = Some(LevelNo(2));
        let over = clock.read(&structure(), Timestamp(9_000_000));
        assert_eq!((over.run, over.waits_millis), (Run::Running, None));
    }

    #[test]
    fn a_paused_clock_stands_still() {
        let mut clock = running_from(0);
        clock.setting.run = Run::Paused;
        clock.setting.elapsed_millis = 5_000;
        assert_eq!(clock.read(&structure(), Timestamp(99_000_000)).remaining_millis, 595_000);
    }
}
