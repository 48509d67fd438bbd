//! House books row by row, as data: heading, number and short title, in the order of the document.

use super::shelf;
use super::{Citation, Rulebook};
use serde::Deserialize;
use std::sync::LazyLock;

/// A row of a house book, with its number and title.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BookRow {
    /// The number by which programs cite it, `PLGEN-29`: our own, which is not in the document.
    pub number: String,
    /// Under which heading of the document it stands, in the document's own words; in the list it
    /// is that of the row before where none is given.
    #[serde(default)]
    pub heading: String,
    /// What the row is about, in a few words.
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

/// A house book: its name and its rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseBook {
    /// The name by which files and the terminal call it; `uth-002` is no rule set of a tournament.
    pub id: &'static str,
    /// Its rows, in the order of the book.
    pub rows: Vec<BookRow>,
}

impl HouseBook {
    /// The rulebook by which it is cited.
    #[must_use]
    pub fn rulebook(&self) -> Option<Rulebook> {
        let books = Rulebook::ALL.into_iter().chain([Rulebook::Uth002]);
        books.into_iter().find(|book| book.id() == self.id)
    }

    /// The row with this number; None where there is none.
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
        let read = |(id, source)| HouseBook { id, rows: beneath_headings(shelf::read(source)) };
        books.into_iter().map(read).collect()
    });
    &BOOKS
}

fn beneath_headings(mut rows: Vec<BookRow>) -> Vec<BookRow> {
    let mut heading = String::new();
    for row in &mut rows {
        if row.heading.is_empty() {
            row.heading.clone_from(&heading);
        } else {
            heading.clone_from(&row.heading);
        }
    }
    rows
}

impl Citation {
    /// What a reader looks for in the document: the number that is printed there, or the heading.
    ///
    /// ```
    /// use rulebook::Rulebook::{House000, Local003, Tda2024};
    ///
    /// assert_eq!(Tda2024.cite("43-A", "").place(), "43-A");
    /// assert_eq!(House000.cite("PLGEN-29", "").place(), "Zakłady i podwyżki zakładów");
    /// assert_eq!(Local003.cite("37.C", "").place(), "37");
    /// ```
    #[must_use]
    pub fn place(&self) -> &'static str {
        match self.rulebook {
            Rulebook::Tda2024 | Rulebook::Tda2022 | Rulebook::Tda2019 | Rulebook::Tda2011 => {
                self.number
            }
            // Its remarks stand beneath the rules of TDA 2011, without a number of their own.
            Rulebook::Local003 => self.number.split('.').next().unwrap_or(self.number),
            Rulebook::House000 | Rulebook::Home001 | Rulebook::Pl004 | Rulebook::Uth002 => {
                let row = house_books().iter().find_map(|book| book.row(self.number));
                row.map_or(self.number, |row| &row.heading)
            }
        }
    }
}
