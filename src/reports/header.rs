//! What stands at the top of every screen.

use crate::pace::break_window;
use engine::clock::Reading;
use engine::structure::{Level, Stage, StakesForm};
use engine::tournament::Tournament;
use engine::values::{Chips, LevelNo, StageNo, Timestamp};

/// The state of play at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    pub reading: Reading,
    /// The level that is on, or the one before or after a break.
    pub level: Option<(LevelNo, Level)>,
    /// The next level, breaks left out.
    pub next_level: Option<(LevelNo, Level)>,
    /// The stage that follows; none after the last.
    pub next_stage: Option<StageNo>,
    /// Time until the next break, in milliseconds.
    pub break_in_millis: Option<i64>,
    pub players_left: u32,
    pub entries: u32,
    pub tables: usize,
    /// The average stack; none where nobody is in.
    pub average: Option<Chips>,
    /// The average stack in tenths of what the level measures it by.
    pub average_tenths: Option<u64>,
    pub average_unit: StackUnit,
    pub is_registration_open: bool,
}

/// What a stack is measured by: the least that may be bet in the level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum StackUnit {
    /// The big blind, where blinds are posted.
    #[default]
    BigBlind,
    /// Where bets are fixed and nobody posts a blind, as in stud.
    SmallBet,
    /// Where nothing else is posted.
    Ante,
}

impl StackUnit {
    fn of(form: StakesForm) -> Self {
        match form {
            StakesForm::Blinds | StakesForm::Limit => Self::BigBlind,
            StakesForm::AntesAndLimit | StakesForm::BringIn => Self::SmallBet,
            StakesForm::Antes => Self::Ante,
        }
    }
}

/// The state of play at `now`.
#[must_use]
pub fn header(tournament: &Tournament, now: Timestamp) -> Header {
    let structure = tournament.structure();
    let reading = tournament.reading(now);
    let level = tournament.level_at(now).map(|(no, level)| (no, level.clone()));
    let upcoming = |(stage, _, _): &(StageNo, Option<LevelNo>, &Stage)| *stage > reading.stage;
    let next_level = structure
        .numbered()
        .filter(upcoming)
        .find_map(|(_, no, stage)| Some((no?, stage.as_level()?.clone())));
    let next_stage = structure.numbered().find(upcoming).map(|(stage, _, _)| stage);
    let until_break = millis_until_break(tournament, &reading, now);
    // Where its minute was drawn, or hands are counted, nobody knows when the break begins.
    let is_known =
        !reading.is_break && !reading.by_hands && break_window(tournament, &reading).is_none();
    let break_in_millis = until_break.filter(|_| is_known);
    let players_left = tournament.entries().left();
    let average = tournament.chips().average(players_left);
    let stakes = level.as_ref().map(|(_, level)| level.stakes);
    let unit = stakes.map(|stakes| stakes.big_blind().0);
    let average_unit = stakes.map(|stakes| StackUnit::of(stakes.form())).unwrap_or_default();
    let tenths = |average: Chips| (average.0.saturating_mul(10)).checked_div(unit?);
    Header {
        reading,
        next_level,
        next_stage,
        break_in_millis,
        players_left,
        entries: tournament.entries().entries_total(),
        tables: tournament.seating().tables().len(),
        average_tenths: average.and_then(tenths),
        average_unit,
        average,
        level,
        is_registration_open: tournament.is_registration_open(now),
    }
}

/// Time until the next break, from the reading on, in milliseconds.
pub(super) fn millis_until_break(
    tournament: &Tournament,
    reading: &Reading,
    now: Timestamp,
) -> Option<i64> {
    // The clock stands until a break is over that the floor called.
    let stands = reading.recess.map_or(0, |recess| recess.left_millis(now));
    let mut millis = reading.remaining_millis.saturating_add(stands);
    for (stage, _, what) in tournament.structure().numbered() {
        if stage <= reading.stage {
            continue;
        }
        match what {
            Stage::Break(_) => return Some(millis),
            Stage::Level(level) => {
                millis = millis.saturating_add(i64::from(level.secs) * 1000);
            }
        }
    }
    None
}
