//! Structures and payouts that somebody hands on: tables, and lists in RON.

use crate::fixtures::{NOW, words};
use crate::place::{empty_folder, put};
use crate::targets::said::sentence_with;
use crate::targets::whole;
use engine::money::Currency;
use session::{
    HandedOnError, PayoutSheet, ResultsError, ResultsOf, handed_on_said, import_results,
    payouts_text, read_payouts, read_structure, structure_text,
};

/// Reads a file as both, and what was read once more as it is written down.
pub fn read(bytes: &[u8]) {
    let folder = empty_folder();
    let path = put(&folder, "own.csv", bytes);
    let input = String::from_utf8_lossy(bytes);
    match read_structure(&path) {
        Err(error) => told(&error, &input),
        Ok(structure) => {
            let text = structure_text(&structure).expect("it is written down");
            let again = read_structure(&put(&folder, "again.ron", text.as_bytes()));
            assert_eq!(again.expect("it is read again"), structure);
        }
    }
    let of = ResultsOf {
        name: "Friday".to_owned(),
        at: NOW,
        league: String::new(),
        season: String::new(),
        currency: "EUR".to_owned(),
        note: "told".to_owned(),
    };
    let made = folder.join("made.floorman");
    match import_results(&path, &made, &of) {
        Ok(session) => whole::session(&session, &input),
        Err(ResultsError::List(error)) => told(&error, &input),
        Err(ResultsError::Impossible { refusal, session, .. }) => {
            sentence_with(&words().refusal(&refusal, session.tournament()).text, &input);
            assert!(!made.exists(), "nothing half imported");
        }
        Err(ResultsError::Failed(failure)) => panic!("{failure:?}"),
        Err(ResultsError::Journal(error)) => panic!("{error:?}"),
    }
    match read_payouts(&path, 2) {
        Err(error) => told(&error, &input),
        Ok(PayoutSheet::Amounts(amounts)) => {
            assert!(amounts.is_sorted_by(|one, next| one >= next), "{amounts:?}");
        }
        Ok(PayoutSheet::Template(template)) => {
            let falls = |weights: &[u32]| weights.is_sorted_by(|one, next| one >= next);
            assert!(template.lines.iter().all(|line| falls(&line.weights)), "{template:?}");
            let text = payouts_text(&template).expect("it is written down");
            let again = read_payouts(&put(&folder, "again.ron", text.as_bytes()), 2);
            assert_eq!(again.expect("it is read again"), PayoutSheet::Template(template));
        }
    }
}

fn told(error: &HandedOnError, input: &str) {
    let currency = Currency { name: "EUR".to_owned(), digits: 2 };
    let said = handed_on_said(words(), error, &currency);
    assert!(!said.is_empty(), "nothing is wrong");
    for line in said {
        sentence_with(&line, input);
    }
    if let HandedOnError::Problems(problems) = error {
        let lines = input.replace("\r\n", "\n").replace('\r', "\n").split('\n').count() as u64;
        let lines = lines.max(input.matches('\0').count() as u64);
        for problem in problems {
            assert!((1..=lines).contains(&problem.line), "line {} of {lines}", problem.line);
        }
    }
}
