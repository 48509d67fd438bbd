//! At the end of which stages the clock waits until somebody starts the next one.
//!
//! A level after which play stops for a color-up says so in the structure itself.

use crate::structure::{Stage, Structure};
use crate::values::{LevelNo, StageNo};

/// At the end of which stages the clock waits until somebody starts the next one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Waits {
    /// At the end of every break.
    pub after_breaks: bool,
    /// At the end of this level, or of a break right after it.
    pub after_level: Option<LevelNo>,
}

impl Waits {
    /// Whether the clock waits at the end of this stage.
    #[must_use]
    pub fn at_end_of(self, structure: &Structure, stage: StageNo) -> bool {
        let next = StageNo(stage.0.saturating_add(1));
        let of_stage = structure.stage(stage).is_some_and(|it| match it {
            Stage::Break(_) => self.after_breaks,
            Stage::Level(_) => it.stops_for_color_up(),
        });
        // Levels are counted only where one was named: a clock is read many times a second.
        let ends = |level| {
            structure.level_no(stage) == Some(level) && structure.level_no(next) != Some(level)
        };
        structure.stage(next).is_some() && (of_stage || self.after_level.is_some_and(ends))
    }
}
