//! A set of screens while it is changed: every change can be taken back.

use crate::part::Placing;
use crate::set::{Screen, ScreenSet, SetError, Shape};

/// So many changes can be taken back.
const STEPS_MAX: usize = 200;

/// A set of screens while it is changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// As it was when changing began.
    kept: ScreenSet,
    set: ScreenSet,
    /// Whether the last change can be gone on with.
    goes_on: bool,
    past: Vec<ScreenSet>,
    future: Vec<ScreenSet>,
}

/// Whether a change is one of its own, or goes on with the last one, as while a part is dragged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    New,
    Same,
}

/// Where a part is taken hold of, in one direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hold {
    Start,
    Whole,
    End,
}

impl Draft {
    #[must_use]
    pub fn of(set: ScreenSet) -> Self {
        Self { kept: set.clone(), set, goes_on: false, past: Vec::new(), future: Vec::new() }
    }

    /// The set with all changes.
    #[must_use]
    pub fn set(&self) -> &ScreenSet {
        &self.set
    }

    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.set != self.kept
    }

    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// The set is saved as it is.
    pub fn settle(&mut self) {
        self.kept.clone_from(&self.set);
        self.goes_on = false;
    }

    /// Changes the set; whether anything is new.
    ///
    /// # Errors
    /// Where it could not be shown then. It stays as it was.
    pub fn change(
        &mut self,
        step: Step,
        change: impl FnOnce(&mut ScreenSet),
    ) -> Result<bool, SetError> {
        let mut changed = self.set.clone();
        change(&mut changed);
        let changed = changed.checked()?;
        if changed == self.set {
            return Ok(false);
        }
        let before = std::mem::replace(&mut self.set, changed);
        if step == Step::New || !self.goes_on {
            self.past.push(before);
            let gone = self.past.len().saturating_sub(STEPS_MAX);
            self.past.drain(..gone);
        }
        self.goes_on = true;
        self.future.clear();
        Ok(true)
    }

    /// Makes the set what it was when it was saved last; whether anything is new. That can be taken
    /// back like any change.
    pub fn discard(&mut self) -> bool {
        let kept = self.kept.clone();
        // It was saved, so it can be shown.
        let is_new = self.change(Step::New, |set| *set = kept).unwrap_or(false);
        self.goes_on = false;
        is_new
    }

    /// Takes the last change back; whether there was one.
    pub fn undo(&mut self) -> bool {
        self.goes_on = false;
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.set, before));
        true
    }

    /// Makes the change again that was taken back last; whether there was one.
    pub fn redo(&mut self) -> bool {
        self.goes_on = false;
        let Some(after) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.set, after));
        true
    }
}

impl ScreenSet {
    /// A part of a screen, by their numbers from 0.
    pub fn part_mut(&mut self, screen: usize, part: usize) -> Option<&mut Placing> {
        self.screens.get_mut(screen)?.parts.get_mut(part)
    }
}

impl Screen {
    /// A place in the middle of its grid for something new.
    #[must_use]
    pub fn middle(&self) -> (u8, u8, u8, u8) {
        let (columns, rows) = self.shape.grid();
        (columns / 3, rows / 3, columns / 3, rows / 6)
    }
}

impl Placing {
    /// Its place when it is dragged `by` so many columns and rows, held at an edge, a corner or as
    /// a whole. It stays on the grid, at least one column wide and one row high.
    #[must_use]
    pub fn dragged(&self, shape: Shape, hold: (Hold, Hold), by: (i16, i16)) -> (u8, u8, u8, u8) {
        let ((hold_x, hold_y), (columns, rows)) = (hold, by);
        let (x, y, width, height) = self.at;
        let (most_x, most_y) = shape.grid();
        let (x, width) = along(x, width, most_x, hold_x, columns);
        let (y, height) = along(y, height, most_y, hold_y, rows);
        (x, y, width, height)
    }
}

/// A beginning and a length that are dragged along a line of `most` cells.
fn along(from: u8, size: u8, most: u8, hold: Hold, by: i16) -> (u8, u8) {
    let (from, size, most) = (i16::from(from), i16::from(size), i16::from(most));
    let (from, size) = match hold {
        Hold::Whole => ((from + by).clamp(0, (most - size).max(0)), size),
        Hold::End => (from, (size + by).clamp(1, (most - from).max(1))),
        Hold::Start => {
            let begin = (from + by).clamp(0, from + size - 1);
            (begin, from + size - begin)
        }
    };
    let cells = |cells: i16| u8::try_from(cells).unwrap_or_default();
    (cells(from), cells(size))
}
