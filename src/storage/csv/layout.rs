//! How a text is a table: its delimiter, its titles, its lines.

use crate::csv::error::CsvError;
use crate::csv::headings::{heading_beside, is_of_chat};
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
    pub mapping: ColumnMapping,
    /// Whether each line has two names with a comma between them, which are taken for two players.
    pub are_pairs: bool,
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
    let (delimiter, mut records) = match is_chat(&text) {
        true => (Delimiter::None, cells(&text, Delimiter::None)),
        false => records(&text, titles_known)?,
    };
    let has_titles = records.first().is_some_and(|first| titles_known(&first.cells) > 0);
    let mut are_pairs = false;
    let (delimiter, records) = match delimiter {
        Delimiter::Comma | Delimiter::Semicolon if !has_titles => {
            match beside_each_other(&text, &records, delimiter) {
                Some(apart) => {
                    are_pairs = delimiter == Delimiter::Comma
                        && records.len() > 1
                        && records.iter().all(|record| width(record) == 2);
                    (Delimiter::None, apart)
                }
                None => (delimiter, records),
            }
        }
        Delimiter::None => {
            records = { records }.into_iter().flat_map(with_heading_apart).collect();
            (Delimiter::None, records)
        }
        Delimiter::Comma | Delimiter::Semicolon | Delimiter::Tab => (delimiter, records),
    };
    let titles = records.first().filter(|first| titles_known(&first.cells) > 0);
    let mapping = match titles {
        Some(titles) => guess_mapping(&titles.cells),
        None => guess_from_cells(&records, last_name(&text, delimiter)),
    };
    let (titles, sample) = (Vec::new(), Vec::new());
    let mut layout = Layout { delimiter, titles, sample, mapping: mapping.clone(), are_pairs };
    layout.set_mapping(mapping, &records);
    Ok((records, layout))
}

/// How many cells of a line are not empty.
fn width(record: &Record) -> usize {
    record.cells.iter().filter(|cell| !cell.is_empty()).count()
}

/// Whether most lines were copied from a chat: commas divide nothing there.
fn is_chat(text: &str) -> bool {
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    lines().filter(|line| is_of_chat(line)).count() * 2 > lines().count()
}

/// Names that stand beside each other on their lines, each as a line of its own: `Ana, Ben, Cy`.
/// None where the cells of a line belong together, as `Novák, Jan` does.
fn beside_each_other(text: &str, records: &[Record], delimiter: Delimiter) -> Option<Vec<Record>> {
    let cells = || records.iter().flat_map(|record| &record.cells).filter(|it| !it.is_empty());
    let is_name = |cell: &String| {
        let name = heading_beside(cell).map_or(cell.as_str(), |(_, name)| name);
        !name.contains(|sign: char| sign.is_ascii_digit())
    };
    if !cells().all(is_name) {
        return None;
    }
    // Of a single pair of words with a comma nobody knows: it stays one line, and is in doubt.
    if let ([one], Delimiter::Comma) = (records, delimiter)
        && width(one) == 2
        && cells().all(|cell| !cell.contains(' '))
    {
        return Some(crate::csv::records::cells(text, Delimiter::None));
    }
    let are_whole = cells().filter(|cell| cell.contains(' ')).count() * 2 > cells().count();
    let first = records.first().map_or(0, width);
    let is_ragged = records.iter().any(|record| width(record) != first);
    let widest = records.iter().map(width).max().unwrap_or_default();
    let is_single = records.len() == 1 && (widest > 2 || delimiter == Delimiter::Semicolon);
    if !(are_whole || is_single || (is_ragged && widest > 2)) {
        return None;
    }
    let apart = records.iter().flat_map(|record| {
        let line = record.line;
        let cells = record.cells.iter().filter(|cell| !cell.is_empty());
        cells.flat_map(move |cell| with_heading_apart(Record { line, cells: vec![cell.clone()] }))
    });
    Some(apart.collect())
}

/// A line with a heading before its names as two.
fn with_heading_apart(record: Record) -> Vec<Record> {
    let line = record.line;
    let divided = match record.cells.as_slice() {
        [cell] => heading_beside(cell).map(|(head, names)| (head.to_owned(), names.to_owned())),
        _ => None,
    };
    let one = |cell: String| Record { line, cells: vec![cell] };
    match divided {
        Some((head, names)) => {
            let names = names.split([',', ';']).map(|name| name.trim().to_owned());
            let names = names.filter(|name| !name.is_empty()).map(one);
            std::iter::once(one(head)).chain(names).collect()
        }
        None => vec![record],
    }
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
