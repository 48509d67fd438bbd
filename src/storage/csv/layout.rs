//! How a text is a table: its delimiter, its titles, its lines.

use crate::csv::error::CsvError;
use crate::csv::mapping::{ColumnMapping, LastName, guess_from_cells, guess_mapping, titles_known};
use crate::csv::records::{Delimiter, Record, cells};

/// How a text was understood as a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// What stands between two cells.
    pub delimiter: Delimiter,
    /// What stands over the columns; empty without a line of titles.
    pub titles: Vec<String>,
    /// The first lines, titles left out, for people to see what is in the columns.
    pub sample: Vec<Vec<String>>,
    /// What the columns hold.
    pub mapping: ColumnMapping,
}

/// How many lines a sample has.
const SAMPLE_LINES: usize = 5;

/// From how many lines the delimiter is guessed.
const LINES_LOOKED_AT: usize = 50;

impl Layout {
    /// Understands the columns as somebody says.
    pub(super) fn set_mapping(&mut self, mapping: ColumnMapping, records: &[Record]) {
        let titles = records.first().filter(|_| mapping.has_titles);
        self.titles = titles.map(|record| record.cells.clone()).unwrap_or_default();
        let rows = records.iter().skip(usize::from(mapping.has_titles));
        self.sample = rows.take(SAMPLE_LINES).map(|record| record.cells.clone()).collect();
        self.mapping = mapping;
    }
}

/// How a text is understood as a table of players, for somebody to correct.
///
/// # Errors
/// Where there is no text, or nothing in it.
pub fn read_layout(text: &str) -> Result<Layout, CsvError> {
    split(text).map(|(_, layout)| layout)
}

/// Splits a text into lines and cells, and guesses what they are. There is at least one line.
pub(super) fn split(text: &str) -> Result<(Vec<Record>, Layout), CsvError> {
    let text = plain(text)?;
    let (delimiter, records) = records(&text, titles_known)?;
    let titles = records.first().filter(|first| titles_known(&first.cells) > 0);
    let mapping = match titles {
        Some(titles) => guess_mapping(&titles.cells),
        None => guess_from_cells(&records, last_name(&text, delimiter)),
    };
    let mut layout =
        Layout { delimiter, titles: Vec::new(), sample: Vec::new(), mapping: mapping.clone() };
    layout.set_mapping(mapping, &records);
    Ok((records, layout))
}

/// A text without its mark, and with one sign at the end of a line.
///
/// # Errors
/// Where it is none.
pub(super) fn plain(text: &str) -> Result<String, CsvError> {
    if text.contains('\0') {
        return Err(CsvError::NotText);
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    Ok(text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// The lines of a plain text, of which there is at least one, with the delimiter that it tells or
/// that makes the best table of it; `titles_known` says how many of some cells are known titles.
///
/// # Errors
/// Where there is nothing in it.
pub(super) fn records(
    text: &str,
    titles_known: impl Fn(&[String]) -> usize,
) -> Result<(Delimiter, Vec<Record>), CsvError> {
    let (told, skipped, text) = told_delimiter(text);
    let (delimiter, mut records) = match told {
        Some(delimiter) => (delimiter, cells(text, delimiter)),
        None => best(text, titles_known),
    };
    if records.is_empty() {
        return Err(CsvError::Empty);
    }
    for record in &mut records {
        record.line += skipped;
    }
    Ok((delimiter, records))
}

/// The delimiter that a first line `sep=;` tells, the lines that takes, and the text after it.
fn told_delimiter(text: &str) -> (Option<Delimiter>, u64, &str) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let told = first.strip_prefix("sep=").and_then(|told| {
        let is_told =
            |delimiter: &Delimiter| delimiter.as_char().is_some_and(|c| told == c.to_string());
        Delimiter::ALL.into_iter().find(is_told)
    });
    if told.is_some() { (told, 1, rest) } else { (None, 0, text) }
}

/// The delimiter that makes the best table of a text, and the table.
fn best(text: &str, titles_known: impl Fn(&[String]) -> usize) -> (Delimiter, Vec<Record>) {
    let mut best = (0, Delimiter::None, Vec::new());
    for delimiter in Delimiter::ALL {
        let records = cells(text, delimiter);
        let score = score(&records, &titles_known);
        if score > best.0 {
            best = (score, delimiter, records);
        }
    }
    let (score, delimiter, records) = best;
    if score > 0 { (delimiter, records) } else { (Delimiter::None, cells(text, Delimiter::None)) }
}

/// How much these lines look like a table; 0 where they do not.
///
/// Titles that are known count for most. Without them, most lines must have several cells, so that
/// a list in which a few names have a comma stays a list.
fn score(records: &[Record], titles_known: impl Fn(&[String]) -> usize) -> usize {
    let width = |record: &Record| record.cells.len();
    let titles = records.first().filter(|first| width(first) > 1);
    let titles = titles.map_or(0, |first| titles_known(&first.cells));
    let looked_at = records.len().min(LINES_LOOKED_AT);
    let wide = records.iter().take(looked_at).filter(|record| width(record) > 1).count();
    let share = if wide * 2 > looked_at { wide } else { 0 };
    titles * 2 * LINES_LOOKED_AT + share
}

/// Whether the last name comes first, as in `Novák, Jan`.
fn last_name(text: &str, delimiter: Delimiter) -> LastName {
    let lines = || text.lines().filter(|line| line.contains(','));
    let spaced = lines().filter(|line| line.contains(", ")).count();
    let is_first = delimiter == Delimiter::Comma && spaced * 2 > lines().count();
    if is_first { LastName::First } else { LastName::Last }
}
