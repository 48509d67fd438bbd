//! What is done to a line of the structure as a whole: one more, one less, another place, another
//! game.

use crate::structure::{Break, Game, Stage, Stakes, Structure, level_after};

const BREAK_SECS: u32 = 10 * 60;

/// What is done to a line as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineChange {
    /// A new level follows it, halfway to the next one or a step higher.
    LevelAfter,
    /// A break of ten minutes follows it.
    BreakAfter,
    /// The same line follows it once more.
    Copy,
    /// It changes places with the line before it.
    Up,
    /// It changes places with the line after it.
    Down,
    /// It is taken out of the structure.
    Remove,
}

impl LineChange {
    /// Whether only lines that are still to come can have it done to them.
    #[must_use]
    pub fn is_for_lines_ahead(self) -> bool {
        matches!(self, Self::Up | Self::Down | Self::Remove)
    }

    /// The structure afterwards and the line to go on with; none where nothing happens.
    ///
    /// `first` is the first line that may move.
    #[must_use]
    pub fn done(
        self,
        structure: &Structure,
        index: usize,
        first: usize,
    ) -> Option<(Structure, usize)> {
        let mut changed = structure.clone();
        let count = changed.stages.len();
        let stage = changed.stages.get(index).cloned();
        let after = (index + 1).min(count);
        match self {
            Self::LevelAfter => {
                changed.stages.insert(after, Stage::Level(level_after(structure, index)));
            }
            Self::BreakAfter => {
                let rest = Break { secs: BREAK_SECS, color_up: false };
                changed.stages.insert(after, Stage::Break(rest));
            }
            Self::Copy => changed.stages.insert(after, stage?),
            Self::Up if index > first && index < count => changed.stages.swap(index, index - 1),
            Self::Down if after < count => changed.stages.swap(index, after),
            Self::Remove if index < count => {
                changed.stages.remove(index);
            }
            Self::Up | Self::Down | Self::Remove => return None,
        }
        let next = match self {
            Self::Up => index - 1,
            Self::Remove => index.min(count.saturating_sub(2)),
            Self::LevelAfter | Self::BreakAfter | Self::Copy | Self::Down => after,
        };
        Some((changed, next))
    }
}

/// The same stakes in the form that a game is usually played in.
#[must_use]
pub fn stakes_for(game: Game, stakes: Stakes) -> Stakes {
    match game.forms().first() {
        Some(usual) => stakes.in_form(*usual),
        None => stakes,
    }
}
