//! Sheets for others: spreadsheets and web pages, from the window and from the terminal.

#![deny(clippy::wildcard_enum_match_arm)]

use chrono::{DateTime, SecondsFormat, Utc};
use engine::tournament::Tournament;
use engine::values::Timestamp;
use reports::{Cell, Sheet, standings, structure};
use storage::csv::write_rows;
use words::{Args, UtcOffset, Words, visible};

/// What of a tournament is written for others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exported {
    /// Everybody with their place.
    Results,
    /// Levels and breaks.
    Structure,
}

/// For what it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExportFormat {
    /// A spreadsheet.
    Csv,
    /// A web page.
    Html,
}

impl ExportFormat {
    /// How the name of such a file ends.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Html => "html",
        }
    }
}

/// What of a tournament is written, and for what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Export {
    /// What of it.
    pub what: Exported,
    /// For what.
    pub format: ExportFormat,
}

impl Export {
    /// What is written, as it stands in this tournament.
    #[must_use]
    pub fn text(self, tournament: &Tournament, words: &Words, offset: UtcOffset) -> String {
        let sheet = match self.what {
            Exported::Results => standings(tournament),
            Exported::Structure => structure(tournament),
        };
        match self.format {
            ExportFormat::Csv => csv(&sheet),
            ExportFormat::Html => html(&sheet, &tournament.settings().name, words, offset),
        }
    }
}

/// A sheet for spreadsheets: a line with the names of its columns, and a line for each row.
#[must_use]
pub fn csv(sheet: &Sheet) -> String {
    let columns = sheet.columns();
    let head = columns.iter().map(|column| (*column).to_owned()).collect();
    let row = |row| columns.iter().map(|column| defused(plain(Sheet::cell(row, column)))).collect();
    let rows = std::iter::once(head).chain(sheet.rows.iter().map(row));
    write_rows(rows)
}

/// A sheet as a page of its own, under this title.
#[must_use]
pub fn html(sheet: &Sheet, title: &str, words: &Words, offset: UtcOffset) -> String {
    let columns = sheet.columns();
    let title = escape(title);
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head><meta charset=\"utf-8\"><title>{title}</title>\
         <style>body{{font-family:sans-serif}}table{{border-collapse:collapse}}\
         td,th{{padding:.3em .8em;text-align:left;border-bottom:1px solid #ccc}}</style></head>\n\
         <body>\n<h1>{title}</h1>\n<table>\n<tr>",
        words.language().id()
    );
    for column in &columns {
        page.push_str(&format!("<th>{}</th>", escape(&column_title(column, words))));
    }
    page.push_str("</tr>\n");
    for row in &sheet.rows {
        page.push_str("<tr>");
        for column in &columns {
            let cell = said(column, Sheet::cell(row, column), words, offset);
            page.push_str(&format!("<td>{}</td>", escape(&cell)));
        }
        page.push_str("</tr>\n");
    }
    page.push_str("</table>\n</body>\n</html>\n");
    page
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A cell as people read it, in their time zone and with grouped numbers.
#[must_use]
pub fn said(column: &str, cell: &Cell, words: &Words, offset: UtcOffset) -> String {
    let id = |text: &str| words.try_say(&format!("value-{text}"), &Args::new());
    let said = match cell {
        Cell::Empty => String::new(),
        Cell::Flag(flag) => words.text(if *flag { "value-yes" } else { "value-no" }),
        Cell::Moment(at) => words.date_and_time(*at, offset),
        Cell::Number(number) if !is_label(column) => words.number(*number),
        Cell::Text(text) => id(&text.replace('_', "-")).unwrap_or_else(|| text.clone()),
        Cell::Number(_) | Cell::Texts(_) | Cell::Numbers(_) => plain(cell),
    };
    said.chars().map(visible).collect()
}

/// Columns whose numbers are names and not amounts.
fn is_label(column: &str) -> bool {
    matches!(column, "table" | "seat" | "hand" | "seq" | "from_table" | "to_table")
}

/// The title of a column, in words where the catalogue has them.
#[must_use]
pub fn column_title(column: &str, words: &Words) -> String {
    let id = format!("column-{}", column.replace('_', "-"));
    words.try_say(&id, &Args::new()).unwrap_or_else(|| column.replace('_', " "))
}

/// A cell as people and spreadsheets read it.
fn plain(cell: &Cell) -> String {
    match cell {
        Cell::Empty => String::new(),
        Cell::Number(number) => number.to_string(),
        Cell::Text(text) => text.clone(),
        Cell::Flag(flag) => flag.to_string(),
        Cell::Moment(at) => rfc3339(*at),
        Cell::Texts(texts) => texts.join(", "),
        Cell::Numbers(numbers) => numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" "),
    }
}

/// A text that no spreadsheet takes for a formula.
fn defused(text: String) -> String {
    let is_number = text.parse::<i64>().is_ok();
    if !is_number && text.starts_with(['=', '+', '-', '@', '\t']) {
        format!("'{text}")
    } else {
        text
    }
}

/// A moment as RFC 3339 in UTC, with fractions of a second only where there are any.
#[must_use]
pub fn rfc3339(moment: Timestamp) -> String {
    DateTime::<Utc>::from_timestamp_millis(moment.0)
        .map(|moment| moment.to_rfc3339_opts(SecondsFormat::AutoSi, true))
        .unwrap_or_default()
}
