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
        let is_break = matches!(structure.stage(stage), Some(Stage::Break(_)));
        let goes_on = structure.stage(next).is_some();
        let is_level_over = structure.level_no(stage) != structure.level_no(next);
        let is_it = self.after_level.is_some() && structure.level_no(stage) == self.after_level;
        let stops = structure.stage(stage).is_some_and(Stage::stops_for_color_up);
        goes_on && (stops || (self.after_breaks && is_break) || (is_it && is_level_over))
    }
}
