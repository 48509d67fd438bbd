//! Points of an event, and what is wrong with a formula beside its line.

use crate::trouble::Trouble;
use engine::Tournament;
use points::FormulaError;
use reports::{PointsFault, PointsTable, Sheet};
use words::{Args, Words, visible};

/// The most letters of a line that are shown to either side of its fault.
const LETTERS_BESIDE: usize = 60;

/// The points of an event by its own formula; no rows where it has none.
///
/// # Errors
/// Where the formula cannot be worked out.
pub fn points_sheet(tournament: &Tournament, words: &Words) -> Result<Sheet, Trouble> {
    let text = &tournament.settings().points_formula;
    match PointsTable::of_event(tournament) {
        None => Ok(Sheet::default()),
        Some(Ok(table)) => Ok(table.sheet()),
        Some(Err(fault)) => Err(of_place(&fault, text, words)),
    }
}

/// A formula that can be read and not worked out for this place.
pub fn of_place(fault: &PointsFault, text: &str, words: &Words) -> Trouble {
    let args = Args::new().no("place", fault.place.0);
    let place = words.say("terminal-formula-for-place", &args);
    Trouble::malformed(format!("{place}\n{}", beside(&fault.error, text, words)))
}

/// What is wrong with a formula, beside the line in which it is, with a caret at its place.
pub fn beside(error: &FormulaError, text: &str, words: &Words) -> String {
    let said = words.formula_error(error);
    let line = text.split('\n').nth((error.place.line as usize).saturating_sub(1));
    let line = line.unwrap_or_default().trim_start_matches('\u{feff}').trim_end();
    let column = (error.place.column as usize).saturating_sub(1);
    let from = column.saturating_sub(LETTERS_BESIDE);
    let shown = line.chars().skip(from).take(2 * LETTERS_BESIDE).map(visible);
    let shown: String = shown.collect();
    let caret = " ".repeat(column - from);
    format!("{}\n  {shown}\n  {caret}^\n{}", said.text, said.hint)
}
