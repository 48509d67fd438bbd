//! Points of an event, and what is wrong with a formula beside its line.

use crate::trouble::Trouble;
use engine::Tournament;
use points::FormulaError;
use reports::{PointsFault, PointsTable, Sheet};
use session::{formula_fault, points_fault};
use words::Words;

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
    Trouble::malformed(points_fault(words, fault, text))
}

/// What is wrong with a formula, beside the line in which it is, with a caret at its place.
pub fn beside(error: &FormulaError, text: &str, words: &Words) -> String {
    formula_fault(words, error, text)
}
