//! The points of an event, and errors in a formula shown beside its line.

use crate::trouble::Trouble;
use engine::Tournament;
use exchange::{formula_fault, points_fault};
use points::FormulaError;
use reports::{PointsFault, PointsTable, Sheet};
use words::Words;

/// The points of an event by its own formula; no rows if it has none.
///
/// # Errors
/// If the formula cannot be computed.
pub fn points_sheet(tournament: &Tournament, words: &Words) -> Result<Sheet, Trouble> {
    let text = &tournament.settings().points_formula;
    match PointsTable::of_event(tournament) {
        None => Ok(Sheet::default()),
        Some(Ok(table)) => Ok(table.sheet()),
        Some(Err(fault)) => Err(of_place(&fault, text, words)),
    }
}

/// The error for a valid formula that cannot be computed for this place.
pub fn of_place(fault: &PointsFault, text: &str, words: &Words) -> Trouble {
    Trouble::malformed(points_fault(words, fault, text))
}

/// The error in a formula, with its line and a caret below the position.
pub fn beside(error: &FormulaError, text: &str, words: &Words) -> String {
    formula_fault(words, error, text)
}
