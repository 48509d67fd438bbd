//! A formula for points: read, worked out, and told beside its fault.

use crate::place::{empty_folder, put};
use crate::targets::terminal::floorman;
use points::{Facts, Formula, FormulaError, Points, Scope, VARIABLES};
use words::{Language, Words};

/// Reads a formula for an event and for a league, works it out, and asks the terminal about it.
pub fn read(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let words = Words::new(Language::English);
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
    tested(bytes, &text);
}

/// The place of a fault is a letter of the text, or right behind its line.
fn is_in(error: &FormulaError, text: &str) {
    let (line, column) = (error.place.line as usize, error.place.column as usize);
    let letters = text.split('\n').nth(line - 1).expect("a line of it").chars().count();
    assert!((1..=letters + 1).contains(&column), "{error:?}");
}

fn tested(bytes: &[u8], text: &str) {
    let path = put(&empty_folder(), "formula.txt", bytes);
    let file = path.to_str().expect("we named it");
    let call = ["points", "--entries", "9", "--formula-file", file, "--format", "json"];
    let answer = floorman(&call, b"").expect("this is a call");
    let read = Formula::read(text, Scope::Event);
    let places = read.map(|formula| reports::points_by_place(9, &formula));
    let is_told = std::str::from_utf8(bytes).is_ok() && places.is_ok_and(|places| places.is_ok());
    assert_eq!(answer.status, if is_told { 0 } else { 2 }, "{}", answer.trouble);
    assert_eq!(answer.out.lines().count(), if is_told { 9 } else { 0 });
    assert!(answer.trouble.len() < 2_000, "{}", answer.trouble);
}
