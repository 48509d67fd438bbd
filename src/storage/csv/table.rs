//! A table whose first line says what its columns hold, line by line as it stands there.

use crate::csv::error::CsvError;
use crate::csv::layout::{plain, records};
use crate::csv::records::{Delimiter, Record};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// What stands between two cells.
    pub delimiter: Delimiter,
    /// What stands over the columns.
    pub titles: Vec<String>,
    /// Lines above the titles, with their numbers: a heading.
    pub above: Vec<(u64, String)>,
    /// The lines below the titles that are not empty.
    pub records: Vec<Record>,
    /// The line on which a quotation mark opens that nothing closes.
    pub unclosed: Option<u64>,
}

/// So many lines at most stand above the titles, or are they.
const HEADING_MAX: usize = 10;

/// How a line does not fit under its titles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ragged {
    /// It has so many cells, and fewer than there are titles.
    TooFew(usize),
    /// A cell under no title has something in it; its column, from 1.
    TooMany(usize),
}

impl Table {
    /// How a line does not fit under the titles; none where it fits.
    #[must_use]
    pub fn ragged(&self, record: &Record) -> Option<Ragged> {
        let width = self.titles.len();
        if record.cells.len() < width {
            return Some(Ragged::TooFew(record.cells.len()));
        }
        let outside = record.cells.iter().skip(width).position(|cell| !cell.is_empty());
        outside.map(|at| Ragged::TooMany(width + at + 1))
    }

    /// Whether a cell that goes over several lines has a line of its own that would fit under the
    /// titles: more likely a quotation mark was not closed, and whoever stands there would be lost.
    #[must_use]
    pub fn hides_a_line(&self, cell: &str) -> bool {
        let Some(delimiter) = self.delimiter.as_char() else { return false };
        let needed = self.titles.len().saturating_sub(1);
        cell.lines().skip(1).any(|line| line.matches(delimiter).count() >= needed.max(1))
    }
}

/// Reads a table whose first line are titles, with the delimiter that it tells or that makes the
/// best table of it; `is_known` says whether a title says something.
///
/// ```
/// use storage::csv::read_table;
///
/// let is_known = |title: &str| title == "Name";
/// let table = read_table("Name;Club\nAna;Brno\n", is_known).unwrap();
/// assert_eq!(table.titles, ["Name", "Club"]);
/// assert_eq!((table.records[0].line, table.records[0].cells[1].as_str()), (2, "Brno"));
/// assert!(read_table("Ana;Brno\n", is_known).is_err());
/// ```
///
/// # Errors
/// Where there is no text, nothing in it, or no title that is known.
pub fn read_table(text: &str, is_known: impl Fn(&str) -> bool) -> Result<Table, CsvError> {
    let text = plain(text)?;
    let known = |cells: &[String]| cells.iter().filter(|cell| is_known(cell)).count();
    let (delimiter, mut records) = records(&text, known)?;
    // A heading may stand above the titles: then several of them are known.
    let is_titled = |record: &Record| known(&record.cells) > 1;
    let below_heading = records.iter().take(HEADING_MAX).position(is_titled);
    let first = records.first().filter(|first| known(&first.cells) > 0).map(|_| 0);
    let at = below_heading.or(first).ok_or(CsvError::NoTitles)?;
    let above = records.drain(..at).map(|record| (record.line, record.cells.join(" "))).collect();
    let mut titles = records.remove(0).cells;
    while titles.last().is_some_and(String::is_empty) {
        titles.pop();
    }
    let unclosed = unclosed(&text, &records);
    Ok(Table { delimiter, titles, above, records, unclosed })
}

/// Where a quotation mark is open at the end of the text, the line on which its cell stands.
fn unclosed(text: &str, records: &[Record]) -> Option<u64> {
    let is_odd = text.matches('"').count() % 2 == 1;
    let last = records.last().filter(|_| is_odd)?;
    let goes_on = last.cells.last().is_some_and(|cell| cell.contains('\n'));
    // A single mark within a line, as for inches, closes nothing and opens nothing.
    goes_on.then_some(last.line)
}
