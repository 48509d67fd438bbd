//! Writes reports as text, JSON, RON, CSV or a web page.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::{Desk, Format};
use engine::Tournament;
use exchange::export;
use reports::{Cell, ReportRow, Sheet};
use serde::Serializer;
use serde_json::Value;

/// Writes a sheet in a format, ending with a line break.
#[must_use]
pub fn write(sheet: &Sheet, format: Format, title: &str, desk: &Desk<'_>) -> String {
    match format {
        Format::Text => text(sheet, desk),
        Format::Json => lines(sheet, json_row),
        Format::Ron => lines(sheet, ron_row),
        Format::Csv => export::csv(sheet),
        Format::Html => page(sheet, title, Vec::new(), desk),
    }
}

/// Writes a sheet as a self-contained web page with remarks below its title.
#[must_use]
pub fn page(sheet: &Sheet, title: &str, remarks: Vec<String>, desk: &Desk<'_>) -> String {
    export::html(sheet, title, remarks, &desk.words, desk.offset)
}

/// Writes a sheet about an event; the web page has its name and remarks.
#[must_use]
pub fn write_event(
    sheet: &Sheet,
    format: Format,
    tournament: &Tournament,
    desk: &Desk<'_>,
) -> String {
    let title = &tournament.settings().name;
    match format {
        Format::Html => page(sheet, title, export::remarks(tournament, sheet, &desk.words), desk),
        Format::Text | Format::Json | Format::Ron | Format::Csv => {
            write(sheet, format, title, desk)
        }
    }
}

fn lines(sheet: &Sheet, write: impl Fn(&ReportRow) -> String) -> String {
    sheet.rows.iter().map(|row| write(row) + "\n").collect()
}

/// The rows of a sheet as JSON values.
pub fn json_rows(sheet: &Sheet) -> Vec<Value> {
    let object = |row: &ReportRow| {
        let fields = row.iter().map(|(key, cell)| ((*key).to_owned(), json(cell)));
        Value::Object(fields.collect())
    };
    sheet.rows.iter().map(object).collect()
}

fn json_row(row: &ReportRow) -> String {
    ordered(row.iter().map(|(key, cell)| (*key, json(cell))))
}

/// Writes a JSON object that keeps the order of its fields.
pub fn ordered(fields: impl IntoIterator<Item = (&'static str, Value)>) -> String {
    let mut written = Vec::new();
    // Writing values into memory does not fail.
    let _ = serde_json::Serializer::new(&mut written).collect_map(fields);
    String::from_utf8(written).unwrap_or_default()
}

fn json(cell: &Cell) -> Value {
    match cell {
        Cell::Empty => Value::Null,
        Cell::Number(number) => (*number).into(),
        Cell::Text(text) => text.as_str().into(),
        Cell::Flag(flag) => (*flag).into(),
        Cell::Moment(at) => export::rfc3339(*at).into(),
        Cell::Texts(texts) => texts.clone().into(),
        Cell::Numbers(numbers) => numbers.clone().into(),
    }
}

fn ron_row(row: &ReportRow) -> String {
    let fields: Vec<String> =
        row.iter().map(|(key, cell)| format!("{key}:{}", ron_value(cell))).collect();
    format!("({})", fields.join(","))
}

fn ron_value(cell: &Cell) -> String {
    let written = match cell {
        Cell::Empty => return "None".to_owned(),
        Cell::Number(number) => return format!("Some({number})"),
        Cell::Text(text) => ron::to_string(text),
        Cell::Flag(flag) => ron::to_string(flag),
        Cell::Moment(at) => ron::to_string(&export::rfc3339(*at)),
        Cell::Texts(texts) => ron::to_string(texts),
        Cell::Numbers(numbers) => ron::to_string(numbers),
    };
    written.unwrap_or_default()
}

fn text(sheet: &Sheet, desk: &Desk<'_>) -> String {
    if sheet.rows.is_empty() {
        return desk.words.text("terminal-nothing-to-show") + "\n";
    }
    let columns = sheet.columns();
    if let [row] = sheet.rows.as_slice() {
        return facts(row, desk);
    }
    let used: Vec<&str> = columns
        .into_iter()
        .filter(|column| sheet.rows.iter().any(|row| *Sheet::cell(row, column) != Cell::Empty))
        .collect();
    let mut table: Vec<Vec<String>> =
        vec![used.iter().map(|column| export::column_title(column, &desk.words)).collect()];
    for row in &sheet.rows {
        let cells = used
            .iter()
            .map(|column| export::said(column, Sheet::cell(row, column), &desk.words, desk.offset));
        table.push(cells.collect());
    }
    let is_number = |column: &str| {
        let mut cells = sheet.rows.iter().map(|row| Sheet::cell(row, column));
        cells.all(|cell| matches!(cell, Cell::Number(_) | Cell::Empty))
    };
    let width = |index: usize| {
        let cells = table.iter().filter_map(|line| line.get(index));
        cells.map(|cell| cell.chars().count()).max().unwrap_or_default()
    };
    let columns = used.iter().enumerate().map(|(index, column)| Column {
        width: width(index),
        side: if is_number(column) { Side::Right } else { Side::Left },
    });
    let columns: Vec<Column> = columns.collect();
    let mut text = String::new();
    for line in &table {
        let cells: Vec<String> =
            line.iter().zip(&columns).map(|(cell, column)| column.padded(cell)).collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}

struct Column {
    width: usize,
    side: Side,
}

/// The alignment of a column.
#[derive(PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

impl Column {
    fn padded(&self, cell: &str) -> String {
        let fill = " ".repeat(self.width.saturating_sub(cell.chars().count()));
        match self.side {
            Side::Left => cell.to_owned() + &fill,
            Side::Right => fill + cell,
        }
    }
}

/// Writes a single row as one fact per line.
fn facts(row: &ReportRow, desk: &Desk<'_>) -> String {
    let titles: Vec<String> =
        row.iter().map(|(column, _)| export::column_title(column, &desk.words)).collect();
    let width = titles.iter().map(|title| title.chars().count()).max().unwrap_or_default();
    let column = Column { width, side: Side::Left };
    let mut text = String::new();
    for (title, (name, cell)) in titles.iter().zip(row) {
        let line = format!(
            "{}  {}",
            column.padded(title),
            export::said(name, cell, &desk.words, desk.offset)
        );
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
