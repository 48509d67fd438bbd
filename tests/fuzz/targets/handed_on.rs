//! Structures and payouts that somebody hands on: tables, and lists in RON.

use crate::fixtures::{NOW, words};
use crate::place::{empty_folder, put};
use crate::targets::sentences::sentence_with;
use crate::targets::whole;
use engine::money::Currency;
use exchange::{
    HandedOnError, ListNote, ListTold, PayoutSheet, ResultsError, ResultsOf, handed_on_said,
    import_results, list_note_said, payouts_text, read_payouts, read_structure, structure_text,
};
use lists::{Opened, Shape, open};

/// Reads a file as both, and what was read once more as it is written down.
pub fn read(bytes: &[u8]) {
    let folder = empty_folder();
    let path = put(&folder, "own.csv", bytes);
    let input = String::from_utf8_lossy(bytes);
    // What is asked is answered, so that what comes after it is read, too.
    let asked = ListTold { encoding: None, level_secs: Some(1200), ..ListTold::default() };
    match read_structure(&path, &asked) {
        Err(error) => told(&error, bytes, &input),
        Ok(structure) => {
            noted(&structure.notes, &input);
            let text = structure_text(&structure.value).expect("it is written down");
            let again = put(&folder, "again.ron", text.as_bytes());
            let again = read_structure(&again, &asked).expect("it is read again");
            assert_eq!(again.value, structure.value);
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
    match import_results(&path, &made, &of, &asked) {
        Ok((session, notes)) => {
            noted(&notes, &input);
            whole::session(&session, &input);
        }
        Err(ResultsError::List(error)) => told(&error, bytes, &input),
        Err(ResultsError::Impossible { refusal, session, .. }) => {
            sentence_with(&words().refusal(&refusal, session.tournament()).text, &input);
            assert!(!made.exists(), "nothing half imported");
        }
        Err(ResultsError::Failed(failure)) => panic!("{failure:?}"),
        Err(ResultsError::Journal(error)) => panic!("{error:?}"),
    }
    match read_payouts(&path, 2, &asked).map(|read| read.value) {
        Err(error) => told(&error, bytes, &input),
        Ok(PayoutSheet::Amounts(amounts)) => {
            assert!(amounts.is_sorted_by(|one, next| one >= next), "{amounts:?}");
        }
        Ok(PayoutSheet::Template(template)) => {
            let falls = |weights: &[u32]| weights.is_sorted_by(|one, next| one >= next);
            assert!(template.lines.iter().all(|line| falls(&line.weights)), "{template:?}");
            let text = payouts_text(&template).expect("it is written down");
            let again = read_payouts(&put(&folder, "again.ron", text.as_bytes()), 2, &asked);
            let again = again.expect("it is read again").value;
            assert_eq!(again, PayoutSheet::Template(template));
        }
    }
}

fn noted(notes: &[ListNote], input: &str) {
    for note in notes {
        sentence_with(&list_note_said(words(), note), input);
    }
}

fn told(error: &HandedOnError, bytes: &[u8], input: &str) {
    let currency = Currency { name: "EUR".to_owned(), digits: 2 };
    let said = handed_on_said(words(), error, &currency);
    assert!(!said.is_empty(), "nothing is wrong");
    for line in said {
        sentence_with(&line, input);
    }
    if let HandedOnError::Problems(problems) = error {
        let lines = input.replace("\r\n", "\n").replace('\r', "\n").split('\n').count() as u64;
        let lines = lines.max(input.matches('\0').count() as u64);
        // Records of JSON have no lines of their own.
        let records = input.matches([',', '[', '{']).count() as u64;
        let is_json =
            input.trim_start_matches(['\u{feff}', ' ', '\n', '\t', '\r']).starts_with(['[', '{']);
        let lines = if is_json { lines.max(records) } else { lines };
        // Rows of a spreadsheet and of a page are counted there.
        let is_open = matches!(
            open(bytes, None),
            Ok(Opened { shape: Shape::Plain | Shape::Json | Shape::Markdown | Shape::Aligned, .. })
        );
        let lines = if is_open { lines } else { u64::MAX };
        for problem in problems {
            assert!((1..=lines).contains(&problem.line), "line {} of {lines}", problem.line);
        }
    }
}
