//! Where something stands in a formula.

use serde::Serialize;

/// A line and a column, both counted from 1; a column is a letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Place {
    /// The line of the formula, from 1.
    pub line: u32,
    /// The letter in that line, from 1.
    pub column: u32,
}

impl Place {
    /// The first letter of the first line.
    pub const FIRST: Self = Self { line: 1, column: 1 };

    /// The place after one more letter.
    pub(crate) fn after(self, letter: char) -> Self {
        match letter {
            '\n' => Self { line: self.line.saturating_add(1), column: 1 },
            _ => Self { column: self.column.saturating_add(1), ..self },
        }
    }
}
