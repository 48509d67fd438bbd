//! A formula for points: read, worked out, and told with its fault.

use points::{Facts, Formula, FormulaError, Points, Scope, VARIABLES};
use words::{Language, Words};

/// Reads a formula for an event and for a league, and works it out.
pub fn read(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let words = Words::new(Language::En);
    let list: Vec<f64> = (0..50).map(f64::from).collect();
    let facts = VARIABLES
        .iter()
        .zip(1_u8..)
        .fold(Facts::of_league(&list), |facts, (row, no)| facts.with(row.variable, f64::from(no)));
    for scope in [Scope::Event, Scope::League] {
        match Formula::read(&text, scope).and_then(|formula| formula.points(&facts)) {
            Ok(points) => {
                assert_eq!(Points::read(&points.to_string()), Some(points));
            }
            Err(error) => {
                is_in(&error, &text);
                let said = words.formula_error(&error);
                assert!(!said.text.contains('⟨') && !said.hint.contains('⟨'), "{said:?}");
                assert!(said.text.len() + said.hint.len() < 1_000, "{said:?}");
            }
        }
    }
    for line in text.lines().take(4) {
        if let Some(points) = Points::read(line) {
            assert_eq!(Points::read(&points.to_string()), Some(points), "{line:?}");
        }
    }
}

/// The place of a fault is a letter of the text, or right behind its line.
fn is_in(error: &FormulaError, text: &str) {
    let (line, column) = (error.place.line as usize, error.place.column as usize);
    let letters = text.split('\n').nth(line - 1).expect("a line of it").chars().count();
    assert!((1..=letters + 1).contains(&column), "{error:?}");
}
