//! The structure: levels and breaks in their order.
//!
//! Knows what is planned, not where the clock is. What a plan leads to, and a plan made to
//! measure, are in [`ending`] and [`suggest`].

mod check;
mod columns;
mod figures;
mod form;
mod game;
mod lines;
mod next;
mod pace;
mod stage;
mod steps;
mod suggest;

pub use check::{check_structure, decide_set_structure};
pub use columns::{Column, Kinds, number, usual_ante, with_antes_from, with_number};
pub use figures::{Figure, OCTAVE, USUAL_CHIPS, figures};
pub use game::{Ceiling, Family, Game, StakesForm};
pub use lines::{LineChange, stakes_for};
pub use next::level_after;
pub use pace::{
    Ending, Field, Position, Retimed, big_blinds_at_end, ending, players_left, retimed,
};
pub use stage::{Ante, Break, Level, Stage, Stakes};
pub use suggest::{
    AnteWish, BIG_BLINDS_MIN, BreakWish, ENTRIES_MAX, MINUTES_MAX, NoStructure, Wishes, suggest,
};

use crate::values::{LevelNo, StageNo};
use serde::{Deserialize, Serialize};

/// The plan of the evening: levels and breaks, first to last.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Structure {
    /// Levels and breaks in the order in which they are played.
    pub stages: Vec<Stage>,
}

impl Structure {
    /// The most lines: far more than anybody plays, and few enough that each has a number.
    pub const STAGES_MAX: usize = 1_000;

    /// The stage with this number, if there is one.
    #[must_use]
    pub fn stage(&self, stage: StageNo) -> Option<&Stage> {
        self.stages.get(stage.index())
    }

    /// The number of the level that is played in `stage`, or was last played before it.
    ///
    /// None before the first level.
    #[must_use]
    pub fn level_no(&self, stage: StageNo) -> Option<LevelNo> {
        let upto = stage.index().min(self.stages.len().saturating_sub(1));
        let levels = self.stages.iter().take(upto + 1).filter(|s| s.as_level().is_some()).count();
        u16::try_from(levels).ok().filter(|n| *n > 0).map(LevelNo)
    }

    /// The level with this number.
    #[must_use]
    pub fn level(&self, level: LevelNo) -> Option<&Level> {
        self.levels().find(|(no, _)| *no == level).map(|(_, level)| level)
    }

    /// The stage in which a level is played.
    #[must_use]
    pub fn stage_of_level(&self, level: LevelNo) -> Option<StageNo> {
        self.numbered().find(|(_, no, _)| *no == Some(level)).map(|(stage, _, _)| stage)
    }

    /// The levels with their numbers, breaks left out.
    pub fn levels(&self) -> impl Iterator<Item = (LevelNo, &Level)> {
        let numbers = (1..=u16::MAX).map(LevelNo);
        numbers.zip(self.stages.iter().filter_map(Stage::as_level))
    }

    /// Every stage with its number, and its level number where it is a level.
    pub fn numbered(&self) -> impl Iterator<Item = (StageNo, Option<LevelNo>, &Stage)> {
        let mut levels = 0_u16;
        self.stages.iter().enumerate().map(move |(index, stage)| {
            let level = stage.as_level().map(|_| {
                levels = levels.saturating_add(1);
                LevelNo(levels)
            });
            (StageNo::from_index(index), level, stage)
        })
    }

    /// Whether both button games and stud games are played in this event.
    #[must_use]
    pub fn is_mixed(&self) -> bool {
        let has = |wanted: bool| {
            self.levels().any(|(_, level)| (level.game.family() == Family::Stud) == wanted)
        };
        has(true) && has(false)
    }

    /// Whether levels are played in more than one game.
    #[must_use]
    pub fn has_several_games(&self) -> bool {
        let mut games = self.levels().map(|(_, level)| level.game);
        let first = games.next();
        games.any(|game| Some(game) != first)
    }

    /// Whether every level is a stud game, so that no table has a button.
    #[must_use]
    pub fn is_stud_only(&self) -> bool {
        !self.stages.is_empty()
            && self.levels().all(|(_, level)| level.game.family() == Family::Stud)
    }
}
