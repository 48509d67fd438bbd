//! House books row by row, as data: number and short title, in the order of the document.

use super::Rulebook;
use super::shelf;
use serde::Deserialize;
use std::sync::LazyLock;

/// A row of a house book.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BookRow {
    /// The number by which it is cited: `PLGEN-29`.
    pub number: String,
    /// What it is about.
    pub title: String,
    /// Whether the text of the document is lost.
    #[serde(default, rename = "lost")]
    pub is_lost: bool,
    /// Whether the document says nothing, and the answer is ours.
    #[serde(default, rename = "silent")]
    pub is_silent: bool,
    /// A pay table: the hand, and what one staked brings.
    #[serde(default)]
    pub pays: Vec<(String, String)>,
}

/// A house book.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseBook {
    /// The name by which files and the terminal call it; `uth-002` is no rule set of a tournament.
    pub id: &'static str,
    /// Its rows, in order.
    pub rows: Vec<BookRow>,
}

impl HouseBook {
    /// The rulebook by which it is cited.
    #[must_use]
    pub fn rulebook(&self) -> Option<Rulebook> {
        let books = Rulebook::ALL.into_iter().chain([Rulebook::Uth002]);
        books.into_iter().find(|book| book.id() == self.id)
    }

    /// The row with this number.
    #[must_use]
    pub fn row(&self, number: &str) -> Option<&BookRow> {
        self.rows.iter().find(|row| row.number == number)
    }
}

/// The four house books.
///
/// ```
/// use rulebook::house_books;
///
/// let row = house_books().iter().find_map(|book| book.row("PLGEN-29"));
/// assert_eq!(row.map(|row| row.title.as_str()), Some("One oversized chip"));
/// ```
#[must_use]
pub fn house_books() -> &'static [HouseBook] {
    static BOOKS: LazyLock<Vec<HouseBook>> = LazyLock::new(|| {
        let books = [
            ("house-000", include_str!("../../assets/rulebooks/house-000.ron")),
            ("home-001", include_str!("../../assets/rulebooks/home-001.ron")),
            ("uth-002", include_str!("../../assets/rulebooks/uth-002.ron")),
            ("pl-004", include_str!("../../assets/rulebooks/pl-004.ron")),
        ];
        let read = |(id, source)| HouseBook { id, rows: shelf::read(source) };
        books.into_iter().map(read).collect()
    });
    &BOOKS
}
