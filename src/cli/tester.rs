//! `points`: tests a points formula on a tournament, or on a number of entries.

use crate::points_sheet::{beside, of_place};
use crate::show::open;
use crate::trouble::Trouble;
use crate::{Desk, Format, Output, format};
use clap::Args;
use points::{FUNCTIONS, Formula, PRICES, Points, Scope, VARIABLES};
use reports::{Cell, PointsTable, Sheet, points_by_place};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use words::{Words, legible_lines};

#[derive(Debug, Args)]
pub struct PointsByFormula {
    /// Tournament file or database address; leave it out with --entries.
    #[arg(required_unless_present_any = ["entries", "names"], conflicts_with = "entries")]
    pub file: Option<PathBuf>,
    /// Formula to test (default: the tournament's own).
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, conflicts_with = "formula_file")]
    pub formula: Option<String>,
    /// File with the formula to test.
    #[arg(long, value_name = "FILE")]
    pub formula_file: Option<PathBuf>,
    /// Test on an event with N players and no other facts, instead of a tournament.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub entries: Option<u32>,
    /// List the variables and functions of formulas.
    #[arg(long, conflicts_with_all = ["file", "entries", "formula", "formula_file"])]
    pub names: bool,
    #[command(flatten)]
    pub output: Output,
}

/// The most bytes read from a formula file.
const FILE_BYTES_MAX: u64 = 64 << 10;

pub fn run(asked: &PointsByFormula, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    if asked.names {
        let sheet = names(&desk.words);
        return write(&sheet, "", asked, desk);
    }
    let text = match (&asked.formula, &asked.formula_file) {
        (Some(text), _) => Some(text.clone()),
        (None, Some(path)) => Some(read(path, &desk.words)?),
        (None, None) => None,
    };
    let missing = |words: &Words| Trouble::malformed(words.text("terminal-formula-missing"));
    if let Some(players) = asked.entries {
        let text = text.ok_or_else(|| missing(&desk.words))?;
        let formula = formula(&text, &desk.words)?;
        let points = points_by_place(players, &formula);
        let points = points.map_err(|fault| of_place(&fault, &text, &desk.words))?;
        return write(&by_place(&points), "", asked, desk);
    }
    let Some(file) = &asked.file else { return Err(missing(&desk.words)) };
    let session = open(file, None, desk)?;
    let tournament = session.tournament();
    let own = &tournament.settings().points_formula;
    let own = Some(own).filter(|own| !own.trim().is_empty());
    let text = text.or_else(|| own.cloned()).ok_or_else(|| missing(&desk.words))?;
    let formula = formula(&text, &desk.words)?;
    let table = PointsTable::of(tournament, &formula);
    let table = table.map_err(|fault| of_place(&fault, &text, &desk.words))?;
    write(&table.tested(), &tournament.settings().name, asked, desk)
}

fn write(
    sheet: &Sheet,
    title: &str,
    asked: &PointsByFormula,
    desk: &mut Desk<'_>,
) -> Result<(), Trouble> {
    let format = asked.output.format();
    let text = format::write(sheet, format, title, desk);
    let text = if format == Format::Text { legible_lines(&text) } else { text };
    desk.out.write_all(text.as_bytes()).map_err(Trouble::output)
}

/// The variables and functions of formulas, one per row.
fn names(words: &Words) -> Sheet {
    let variables = VARIABLES.iter().map(|row| {
        let kind = match row.scope {
            Scope::Event => "event",
            Scope::League => "league",
        };
        (row.names, kind, words.formula_variable(row.variable))
    });
    let functions = FUNCTIONS.iter().map(|row| {
        let name = std::slice::from_ref(&row.name);
        (name, "function", words.formula_function(row.function))
    });
    let prices = PRICES.iter().map(|row| {
        let kind = if row.is_called { "function" } else { "event" };
        (std::slice::from_ref(&row.name), kind, words.formula_price(row))
    });
    let rows = variables.chain(functions).chain(prices).map(|(names, kind, about)| {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        vec![
            ("names", Cell::Texts(names)),
            ("kind", Cell::word(kind)),
            ("about", Cell::Text(about)),
        ]
    });
    Sheet { rows: rows.collect() }
}

fn by_place(points: &[Points]) -> Sheet {
    let rows = (1..).zip(points).map(|(place, points)| {
        vec![("place", Cell::Number(place)), ("points", Cell::Text(points.to_string()))]
    });
    Sheet { rows: rows.collect() }
}

fn read(path: &Path, words: &Words) -> Result<String, Trouble> {
    let opened = File::open(path);
    let mut bytes = Vec::new();
    opened
        .and_then(|file| file.take(FILE_BYTES_MAX).read_to_end(&mut bytes))
        .map_err(|error| Trouble::file("terminal-input-unreadable", &error, path, words))?;
    String::from_utf8(bytes).map_err(|_| Trouble::malformed(words.text("terminal-not-utf-8")))
}

fn formula(text: &str, words: &Words) -> Result<Formula, Trouble> {
    Formula::read(text, Scope::Event)
        .map_err(|error| Trouble::malformed(beside(&error, text, words)))
}
