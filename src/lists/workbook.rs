//! The sheets of a spreadsheet.

use crate::kind::FileKind;
use crate::shapes::written;
use calamine::{
    Data, DataRef, Error, ExcelDateTime, Ods, OdsError, Reader, SheetVisible, Sheets, Xls,
    XlsError, Xlsx, XlsxError, open_workbook_auto_from_rs,
};
use std::io::Cursor;
use zip::ZipArchive;

/// No list has more rows, columns or cells.
const ROWS_MAX: u32 = 100_000;
const COLUMNS_MAX: u32 = 500;
const CELLS_MAX: usize = 1_000_000;

/// No spreadsheet with a list is larger when it is unpacked.
const INFLATED_MAX: u64 = 256 << 20;

/// A sheet of a workbook that somebody sees, with something in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// Its name; of a table of a web page, its number.
    pub name: String,
    /// What stands there, as CSV.
    pub text: String,
}

/// How large the files are that are packed into one.
fn inflated(bytes: &[u8]) -> Option<u64> {
    let mut packed = ZipArchive::new(Cursor::new(bytes)).ok()?;
    let sizes = (0..packed.len()).map(|at| packed.by_index_raw(at).map_or(0, |file| file.size()));
    Some(sizes.fold(0, u64::saturating_add))
}

/// Whether a spreadsheet opens with a password alone.
fn is_locked(bytes: &[u8]) -> bool {
    let file = || Cursor::new(bytes);
    matches!(Xlsx::new(file()), Err(XlsxError::Password))
        || matches!(Xls::new(file()), Err(XlsError::Password))
        || matches!(Ods::new(file()), Err(OdsError::Password))
}

/// The sheets of a spreadsheet of Excel or LibreOffice.
///
/// # Errors
/// Where it is something else, damaged, or locked.
pub(crate) fn sheets(bytes: &[u8]) -> Result<Vec<Sheet>, FileKind> {
    let unread = || if is_locked(bytes) { FileKind::Locked } else { FileKind::Packed };
    open_sheets(bytes).ok_or_else(unread)
}

fn open_sheets(bytes: &[u8]) -> Option<Vec<Sheet>> {
    if inflated(bytes).is_some_and(|size| size > INFLATED_MAX) {
        return None;
    }
    let mut book = open_workbook_auto_from_rs(Cursor::new(bytes)).ok()?;
    let seen = book.sheets_metadata().iter().filter(|it| it.visible == SheetVisible::Visible);
    let names: Vec<String> = seen.map(|sheet| sheet.name.clone()).collect();
    let mut sheets = Vec::new();
    for name in names {
        let rows = match &mut book {
            Sheets::Xlsx(book) => rows_of_xlsx(book, &name).ok()?,
            Sheets::Xls(_) | Sheets::Xlsb(_) | Sheets::Ods(_) => {
                let range = book.worksheet_range(&name).ok()?;
                let mut rows = Rows::default();
                let (top, left) = range.start().unwrap_or_default();
                for (row, column, data) in range.used_cells() {
                    rows.put(row as u32 + top, column as u32 + left, cell(data));
                }
                rows
            }
        };
        if !rows.rows.is_empty() {
            sheets.push(Sheet { name, text: written(rows.all()) });
        }
    }
    Some(sheets)
}

/// What stands in a sheet, with what cells look like: a share of a hundred is a number elsewhere.
fn rows_of_xlsx(book: &mut Xlsx<Cursor<&[u8]>>, name: &str) -> Result<Rows, Error> {
    let mut reader = book.worksheet_cells_reader(name)?;
    let looks: Vec<Look> = reader
        .styles()
        .iter()
        .map(|style| style.number_format.as_ref().map_or(Look::AsItIs, |it| look(&it.format_code)))
        .collect();
    let mut rows = Rows::default();
    while let Some((found, style)) = reader.next_cell_with_style_id()? {
        let data = match found.get_value() {
            DataRef::SharedString(text) => Data::String((*text).to_owned()),
            other => Data::from(other.clone()),
        };
        let text = match (data, looks.get(style)) {
            (Data::Float(number), Some(Look::Percent)) => format!("{}%", figures(number * 100.0)),
            (Data::Float(number), Some(Look::Digits(digits))) => format!("{number:.digits$}"),
            (other, _) => cell(&other),
        };
        let (row, column) = found.get_position();
        rows.put(row, column, text);
    }
    Ok(rows)
}

/// What a number looks like in its cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Look {
    AsItIs,
    Percent,
    /// With so many digits after the point.
    Digits(usize),
}

/// What a number looks like in this format: `0.00`, `#,##0 "Kč"`, `0%`.
fn look(format: &str) -> Look {
    // What is in quotation marks or brackets is said beside the number; what is after a semicolon
    // is for others than it.
    let mut bare = String::new();
    let mut within = None;
    for sign in format.split(';').next().unwrap_or_default().chars() {
        match within {
            Some(end) if sign == end => within = None,
            Some(_) => {}
            None if sign == '"' => within = Some('"'),
            None if sign == '[' => within = Some(']'),
            None => bare.push(sign),
        }
    }
    if bare.contains('%') {
        return Look::Percent;
    }
    let is_number = bare.contains(['0', '#']) && !bare.contains(['?', '/', 'E', 'e', '@']);
    match bare.split_once('.') {
        _ if !is_number => Look::AsItIs,
        None => Look::Digits(0),
        Some((_, part)) => {
            Look::Digits(part.chars().take_while(|sign| matches!(sign, '0' | '#')).count().min(9))
        }
    }
}

/// Rows from the first of the sheet, so that what is said of a row can be found there.
#[derive(Default)]
struct Rows {
    rows: Vec<Vec<String>>,
    cells: usize,
}

impl Rows {
    /// All of them, each with a cell in every column; empty rows stay empty.
    fn all(mut self) -> Vec<Vec<String>> {
        let width = self.rows.iter().map(Vec::len).max().unwrap_or_default();
        for row in self.rows.iter_mut().filter(|row| !row.is_empty()) {
            row.resize(width, String::new());
        }
        self.rows
    }

    fn put(&mut self, row: u32, column: u32, text: String) {
        let is_far = row >= ROWS_MAX || column >= COLUMNS_MAX;
        if text.is_empty() || is_far || self.cells >= CELLS_MAX {
            return;
        }
        let (row, column) = (row as usize, column as usize);
        if self.rows.len() <= row {
            self.rows.resize_with(row + 1, Vec::new);
        }
        let Some(cells) = self.rows.get_mut(row) else { return };
        if cells.len() <= column {
            self.cells += column + 1 - cells.len();
            cells.resize(column + 1, String::new());
        }
        if let Some(place) = cells.get_mut(column) {
            *place = text;
        }
    }
}

/// A cell as it is read there.
fn cell(data: &Data) -> String {
    match data {
        Data::Int(number) => number.to_string(),
        Data::Float(number) => figures(*number),
        Data::String(text) => text.split_whitespace().collect::<Vec<_>>().join(" "),
        Data::Bool(is_so) => is_so.to_string(),
        Data::DateTime(time) => moment(time),
        Data::DateTimeIso(text) => text.clone(),
        Data::DurationIso(text) => duration(text).unwrap_or_else(|| text.clone()),
        Data::Error(error) => error.to_string(),
        Data::Empty => String::new(),
    }
}

/// A number without what is left of counting in twos: `0.3`, not `0.30000000000000004`.
fn figures(number: f64) -> String {
    let rounded = format!("{number:.9}");
    let short = rounded.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" { "0".to_owned() } else { short.to_owned() }
}

/// A day as `2026-11-29`; a time as `1:20`, or `0:12:30` where it has seconds.
fn moment(time: &ExcelDateTime) -> String {
    const SECS_OF_DAY: f64 = 86_400.0;
    let days = time.as_f64();
    if time.is_duration() || days < 1.0 {
        let secs = (days * SECS_OF_DAY).round().max(0.0) as u64;
        return clock(secs);
    }
    let (year, month, day, hour, minute, second, _) = time.to_ymd_hms_milli();
    match (hour, minute, second) {
        (0, 0, 0) => format!("{year:04}-{month:02}-{day:02}"),
        _ => format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}"),
    }
}

/// A length as spreadsheets of LibreOffice write it: `PT01H20M00S`.
fn duration(text: &str) -> Option<String> {
    let rest = text.strip_prefix("PT")?;
    let (hours, rest) = rest.split_once('H')?;
    let (minutes, rest) = rest.split_once('M')?;
    let secs = rest.strip_suffix('S')?;
    let secs = secs.split_once([',', '.']).map_or(secs, |(whole, _)| whole);
    let [hours, minutes, secs] = [hours, minutes, secs].map(|part| part.parse::<u64>().ok());
    Some(clock(hours? * 3_600 + minutes? * 60 + secs?))
}

fn clock(secs: u64) -> String {
    let (hours, minutes, rest) = (secs / 3_600, secs / 60 % 60, secs % 60);
    match rest {
        0 => format!("{hours}:{minutes:02}"),
        _ => format!("{hours}:{minutes:02}:{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{Look, figures, look};

    #[test]
    fn a_number_is_read_as_its_cell_shows_it() {
        for (format, wanted) in [
            ("General", Look::AsItIs),
            ("@", Look::AsItIs),
            ("0", Look::Digits(0)),
            ("#,##0.00", Look::Digits(2)),
            ("#,##0 \"Kč\"", Look::Digits(0)),
            ("[$€-407] #,##0.00;[Red]-#,##0.0", Look::Digits(2)),
            ("0.0%", Look::Percent),
            ("# ?/?", Look::AsItIs),
            ("0.00E+00", Look::AsItIs),
        ] {
            assert_eq!(look(format), wanted, "{format}");
        }
        assert_eq!((figures(0.1 + 0.2), figures(-0.0)), ("0.3".to_owned(), "0".to_owned()));
    }
}
