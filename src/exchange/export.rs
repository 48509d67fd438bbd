//! Sheets for others: spreadsheets and web pages, from the window and from the terminal.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::web_page::{PageColumn, WebPage};
use chrono::{DateTime, SecondsFormat, Utc};
use engine::tournament::Tournament;
use engine::values::Timestamp;
use reports::{Cell, ReportRow, Sheet, standings, structure};
use storage::csv::write_rows;
use words::{Args, UtcOffset, Words, visible};

/// What stands where somebody was not there.
pub(super) const NOT_THERE: &str = "–";

/// What of a tournament is written for others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exported {
    /// Everybody with their place.
    Results,
    Structure,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExportFormat {
    Csv,
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
    pub what: Exported,
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
            ExportFormat::Html => {
                let remarks = remarks(tournament, &sheet, words);
                html(&sheet, &tournament.settings().name, remarks, words, offset)
            }
        }
    }
}

/// A sheet for spreadsheets: a line with the names of its columns, and a line for each row.
#[must_use]
pub fn csv(sheet: &Sheet) -> String {
    let columns = sheet.columns();
    let head = columns.iter().map(|column| (*column).to_owned()).collect();
    let row = |row| columns.iter().map(|column| defused(plain(Sheet::cell(row, column)))).collect();
    // A sheet of nobody has a row of nothing, for its titles.
    let is_there = |row: &&ReportRow| row.iter().any(|(_, cell)| !is_empty(cell));
    let rows = std::iter::once(head).chain(sheet.rows.iter().filter(is_there).map(row));
    write_rows(rows)
}

fn is_empty(cell: &Cell) -> bool {
    match cell {
        Cell::Empty => true,
        Cell::Texts(texts) => texts.is_empty(),
        Cell::Number(_) | Cell::Text(_) | Cell::Flag(_) | Cell::Moment(_) | Cell::Numbers(_) => {
            false
        }
    }
}

/// A sheet as a page of its own, with this title and these remarks; empty columns are left out.
#[must_use]
pub fn html(
    sheet: &Sheet,
    title: &str,
    remarks: Vec<String>,
    words: &Words,
    offset: UtcOffset,
) -> String {
    let cells = |column| sheet.rows.iter().map(move |row| Sheet::cell(row, column));
    let mut columns = sheet.columns();
    columns.retain(|column| !cells(column).all(is_empty));
    let column = |column: &&'static str| PageColumn {
        title: column_title(column, words),
        is_number: cells(column).all(|cell| is_empty(cell) || is_figure(cell)),
    };
    let row = |row| {
        let cells = columns.iter().map(|column| (column, Sheet::cell(row, column)));
        cells.map(|(column, cell)| said(column, cell, words, offset)).collect()
    };
    WebPage {
        title: title.to_owned(),
        remarks,
        columns: columns.iter().map(column).collect(),
        rows: sheet.rows.iter().map(row).collect(),
    }
    .text(words)
}

/// Whether a cell is a number, or an amount or points in figures.
fn is_figure(cell: &Cell) -> bool {
    match cell {
        Cell::Number(_) => true,
        Cell::Text(text) => {
            text.starts_with(|first: char| first.is_ascii_digit() || first == '-')
                && text.chars().all(|sign| sign.is_ascii_digit() || matches!(sign, '.' | '-'))
        }
        Cell::Empty | Cell::Flag(_) | Cell::Moment(_) | Cell::Texts(_) | Cell::Numbers(_) => false,
    }
}

/// What is said below the title of a page about an event: its league and season, and in what its
/// prizes are told where some are.
#[must_use]
pub fn remarks(tournament: &Tournament, sheet: &Sheet, words: &Words) -> Vec<String> {
    let settings = tournament.settings();
    let league = [settings.league.trim(), settings.season.trim()];
    let league: Vec<&str> = league.into_iter().filter(|name| !name.is_empty()).collect();
    let currency = settings.money.as_ref().map(|terms| terms.currency.name.trim());
    let currency = currency.filter(|name| {
        let amounts = ["prize", "amount"].into_iter();
        let mut cells =
            amounts.flat_map(|column| sheet.rows.iter().map(move |row| Sheet::cell(row, column)));
        !name.is_empty() && cells.any(|cell| *cell != Cell::Empty)
    });
    let said =
        currency.map(|name| words.say("page-prizes-in", &Args::new().text("currency", name)));
    let league = (!league.is_empty()).then(|| league.join(", "));
    league.into_iter().chain(said).collect()
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
        Cell::Texts(texts) => {
            let told = |text: &String| if text.is_empty() { NOT_THERE } else { text }.to_owned();
            texts.iter().map(told).collect::<Vec<_>>().join(", ")
        }
        Cell::Numbers(numbers) => numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" "),
    }
}

/// A text that no spreadsheet takes for a formula.
pub(super) fn defused(text: String) -> String {
    let is_figure = |sign: char| sign.is_ascii_digit() || matches!(sign, '.' | '-');
    let is_number = text.chars().all(is_figure) && text.parse::<f64>().is_ok();
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
