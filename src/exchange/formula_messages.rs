//! What is wrong with a formula, beside the line in which it is.

use points::FormulaError;
use reports::PointsFault;
use words::{Args, Words, visible};

/// The most letters of a line that are shown to either side of its fault.
const LETTERS_BESIDE: usize = 60;

/// What is wrong with a formula, beside the line in which it is, with a caret at its place.
#[must_use]
pub fn formula_fault(words: &Words, error: &FormulaError, text: &str) -> String {
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

/// The same of a formula that can be read, and not worked out for a place.
#[must_use]
pub fn points_fault(words: &Words, fault: &PointsFault, text: &str) -> String {
    let place = words.say("formula-for-place", &Args::new().no("place", fault.place.0));
    format!("{place}\n{}", formula_fault(words, &fault.error, text))
}
