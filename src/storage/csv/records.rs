//! A text as lines and cells.

/// What stands between two cells of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Delimiter {
    Comma,
    Semicolon,
    /// A tab, as in cells pasted from a sheet.
    Tab,
    /// Nothing: every line is one cell.
    None,
}

impl Delimiter {
    /// Those there are, the surest sign of a table first.
    pub(super) const ALL: [Self; 3] = [Self::Tab, Self::Semicolon, Self::Comma];

    /// The character; none where every line is one cell.
    #[must_use]
    pub fn as_char(self) -> Option<char> {
        match self {
            Self::Comma => Some(','),
            Self::Semicolon => Some(';'),
            Self::Tab => Some('\t'),
            Self::None => None,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Its number, from 1; the first of them where it goes over several.
    pub line: u64,
    /// Its cells from the left, without the spaces around them.
    pub cells: Vec<String>,
}

/// The lines of a text that are not empty, with their cells.
pub(super) fn cells(text: &str, delimiter: Delimiter) -> Vec<Record> {
    let Some(separator) = delimiter.as_char().and_then(|c| u8::try_from(c).ok()) else {
        // A line drawn of signs is nobody's name either.
        let is_blank = |c: char| c.is_whitespace() || c.is_ascii_punctuation();
        let lines = quoted_together(text).into_iter();
        let lines = lines.filter(|(_, cell)| !cell.chars().all(is_blank));
        return lines
            .map(|(line, cell)| Record { line, cells: vec![unlisted(&cell).to_owned()] })
            .collect();
    };
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let mut lines = Lines { text, at: 0, line: 1 };
    let mut records = Vec::new();
    // Text that is UTF-8 splits into cells that are, so there are no errors to meet.
    for record in reader.records().map_while(Result::ok) {
        let at = record.position().map_or(0, csv::Position::byte);
        let line = lines.line_at(usize::try_from(at).unwrap_or(usize::MAX));
        if record.iter().any(|cell| !cell.is_empty()) {
            records.push(Record { line, cells: record.iter().map(str::to_owned).collect() });
        }
    }
    records
}

/// The lines of a list, with their numbers. A quotation mark that opens a line and is not closed in
/// it takes the next ones with it, as it does in a table.
fn quoted_together(text: &str) -> Vec<(u64, String)> {
    let mut together: Vec<(u64, String)> = Vec::new();
    let mut is_open = false;
    for (line, no) in text.lines().zip(1..) {
        let is_odd = line.matches('"').count() % 2 == 1;
        match together.last_mut().filter(|_| is_open) {
            Some((_, cell)) => {
                cell.push('\n');
                cell.push_str(line);
                is_open = !is_odd;
            }
            None => {
                together.push((no, line.to_owned()));
                is_open = is_odd && line.trim_start().starts_with('"');
            }
        }
    }
    together
}

/// A name without the number or the sign that it is listed with.
fn unlisted(line: &str) -> &str {
    let line = line.trim();
    let name = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let name = match name.strip_prefix(['.', ')']) {
        Some(name) if name.len() + 1 < line.len() && name.starts_with(char::is_whitespace) => name,
        _ => line,
    };
    let bullet = name.trim_start().strip_prefix(['-', '*', '•', '–']);
    let name = bullet.filter(|name| name.starts_with(char::is_whitespace)).unwrap_or(name).trim();
    name.strip_prefix('"').and_then(|name| name.strip_suffix('"')).unwrap_or(name)
}

/// Counts the lines of a text from its beginning.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: u64,
}

impl Lines<'_> {
    /// The line on which a record begins that was looked for from `start` on.
    fn line_at(&mut self, start: usize) -> u64 {
        let bytes = self.text.as_bytes();
        // Empty lines before a record count as a part of it for the reader.
        let blank = bytes.iter().skip(start).take_while(|byte| **byte == b'\n').count();
        let start = start.saturating_add(blank).min(bytes.len());
        let passed = bytes.get(self.at..start).unwrap_or_default();
        self.line += passed.iter().filter(|byte| **byte == b'\n').count() as u64;
        self.at = self.at.max(start);
        self.line
    }
}
