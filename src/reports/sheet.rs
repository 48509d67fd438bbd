//! Rows of named cells.

use engine::values::Timestamp;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// Not known, or not applicable.
    Empty,
    Number(i64),
    Text(String),
    Flag(bool),
    Moment(Timestamp),
    Texts(Vec<String>),
    Numbers(Vec<i64>),
}

/// Cells with the names of their columns.
pub type ReportRow = Vec<(&'static str, Cell)>;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sheet {
    /// Its rows; not every row has every column.
    pub rows: Vec<ReportRow>,
}

impl Sheet {
    /// The names of all columns, in the order in which they first appear.
    #[must_use]
    pub fn columns(&self) -> Vec<&'static str> {
        let mut columns = Vec::new();
        for (column, _) in self.rows.iter().flatten() {
            if !columns.contains(column) {
                columns.push(*column);
            }
        }
        columns
    }

    #[must_use]
    pub fn cell<'a>(row: &'a ReportRow, column: &str) -> &'a Cell {
        const EMPTY: &Cell = &Cell::Empty;
        row.iter().find(|(name, _)| *name == column).map_or(EMPTY, |(_, cell)| cell)
    }
}

impl Cell {
    /// One of our own words, by its id.
    pub fn word(word: impl Into<&'static str>) -> Self {
        Self::Text(word.into().to_owned())
    }

    /// A number; an empty cell where there is none.
    pub fn number(number: Option<impl TryInto<i64>>) -> Self {
        number.map_or(Self::Empty, |n| n.try_into().map_or(Self::Empty, Self::Number))
    }
}
