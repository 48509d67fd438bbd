//! Files of The Tournament Director: every evening is the file's own, act by act, and a hostile one
//! is refused with its place.

mod fields;
mod hostile;
mod odd;
mod own;
mod rake;
mod results;
mod settled;
mod undone;

use crate::project;
use crate::terminal::{Answer, done, floorman, word};
use exchange::{ImportError, Remark, RemarkKind};
use std::fs;
use std::path::{Path, PathBuf};
use tdt::{Fault, FaultKind, Point};
use tempfile::TempDir;
use words::{Language, Words};

/// The evenings that clubs saved.
const SAMPLES: [&str; 4] = [
    "club-18-players-undone-buyins",
    "club-19-players-rebuys",
    "freezeout-45-registered",
    "home-game",
];

fn sample(name: &str) -> PathBuf {
    project("tests/data").join(format!("{name}.tdt"))
}

fn text_of(name: &str) -> String {
    fs::read_to_string(sample(name)).unwrap()
}

/// A file imported into a folder of its own.
fn imported(file: &Path) -> (TempDir, PathBuf, Answer) {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("evening.floorman");
    let answer = done(&["import", word(file), "-o", word(&out), "--report"], b"");
    (folder, out, answer)
}

/// A text imported in memory.
fn import(text: &str) -> Result<exchange::Imported, exchange::ImportError> {
    exchange::import(text.as_bytes(), "Friday", &Words::new(Language::English))
}

/// The home game with something else in the place of something.
fn changed(from: &str, to: &str) -> String {
    let text = text_of("home-game");
    assert!(text.contains(from), "{from} is not there");
    text.replacen(from, to, 1)
}

#[test]
fn the_same_file_gives_the_same_journal_and_nothing_is_written_over() {
    for name in SAMPLES {
        let file = sample(name);
        let (_one, first, _) = imported(&file);
        let (_two, second, _) = imported(&file);
        let bytes = fs::read(&first).unwrap();
        assert_eq!(bytes, fs::read(&second).unwrap(), "{name}");
        let again = floorman(&["import", word(&file), "-o", word(&first)], b"");
        assert_eq!(again.status, 3, "{}", again.trouble);
        assert_eq!(fs::read(&first).unwrap(), bytes, "{name}");
        done(&["check", word(&first)], b"");
    }
}

#[test]
fn what_is_not_imported_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.tdt");
    let out = folder.path().join("evening.floorman");
    let text = text_of("home-game");
    fs::write(&file, &text[..text.len() / 2]).unwrap();
    let answer = floorman(&["import", word(&file), "-o", word(&out)], b"");
    assert_eq!(answer.status, 2);
    assert!(answer.trouble.contains("Line 6, column 259: "), "{}", answer.trouble);
    assert!(answer.trouble.contains("evening.tdt"), "{}", answer.trouble);
    let nowhere = folder.path().join("nowhere.tdt");
    assert_eq!(floorman(&["import", word(&nowhere), "-o", word(&out)], b"").status, 3);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "the file alone");
}

#[test]
fn the_report_has_a_line_for_everything_that_has_no_place() {
    let (_folder, _, answer) = imported(&sample("club-19-players-rebuys"));
    let wanted = [
        "Every player posts the antes",
        "nobody gets 100",
        "Line 12 of the structure was held up for 29 seconds",
    ];
    for line in wanted {
        assert!(answer.notes.contains(line), "{line}: {}", answer.notes);
    }
    let (_folder, _, answer) = imported(&sample("club-18-players-undone-buyins"));
    assert!(answer.notes.contains("18 sales that were undone"), "{}", answer.notes);
    assert!(answer.notes.contains("the house adds 6,420"), "{}", answer.notes);
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("quiet.floorman");
    let file = sample("club-19-players-rebuys");
    let quiet = done(&["import", word(&file), "-o", word(&out)], b"");
    assert_eq!(quiet.notes, "");
    assert!(quiet.out.starts_with("19 players, "), "{}", quiet.out);
}

#[test]
fn everything_that_an_import_says_has_its_words() {
    let words = Words::new(Language::English);
    for kind in RemarkKind::ALL.iter().copied() {
        let said = Remark::Of { kind, count: 2, name: "Ana".to_owned() }.said(&words);
        assert!(!said.is_empty() && !said.contains(['⟨', '{']), "{kind:?}: {said}");
    }
    let most = 7;
    let faults = [
        FaultKind::FileTooLarge { most: 7 },
        FaultKind::CutOff,
        FaultKind::Unexpected { found: '\u{1}' },
        FaultKind::TooDeep { most },
        FaultKind::TextTooLong { most },
        FaultKind::TooManyValues { most },
        FaultKind::NumberOdd,
        FaultKind::NoTournament,
        FaultKind::Missing,
        FaultKind::WrongKind,
        FaultKind::NotKnown,
        FaultKind::OutOfRange,
        FaultKind::TooMany { most },
        FaultKind::Twice,
        FaultKind::TooEarly,
    ];
    for kind in faults {
        let fault = Fault { at: Point::START, field: String::new(), kind };
        let said = ImportError::Faults(vec![fault]).said(&words).join("\n");
        assert!(said.starts_with("Line 1, column 1: ") && !said.contains('⟨'), "{said}");
    }
}

#[test]
fn a_folder_is_imported_file_by_file_and_those_that_cannot_be_read_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let (from, to) = (folder.path().join("saved"), folder.path().join("imported"));
    fs::create_dir(&from).unwrap();
    for name in ["b", "a"] {
        let text = changed("UUID: \"t-1\"", &format!("UUID: \"t-{name}\""));
        fs::write(from.join(format!("{name}.tdt")), text).unwrap();
    }
    fs::copy(sample("club-19-players-rebuys"), from.join("club.TDT")).unwrap();
    fs::write(from.join("cut.tdt"), "{ V: \"3.7\",").unwrap();
    fs::write(from.join("notes.txt"), "nothing").unwrap();
    let answer = floorman(&["import", word(&from), "-o", word(&to)], b"");
    assert_eq!(answer.status, 2);
    let progress: Vec<&str> = answer.notes.lines().collect();
    assert_eq!(progress[..4], ["1 of 4: a", "2 of 4: b", "3 of 4: club", "4 of 4: cut"]);
    assert!(progress[4].contains("imported-1.txt; floorman import --undo"), "{}", progress[4]);
    assert!(answer.trouble.starts_with("1 file of 4 was not imported\n"), "{}", answer.trouble);
    assert!(answer.trouble.contains("cut.tdt\nLine 1, column 12: "), "{}", answer.trouble);
    assert_eq!(answer.out.lines().count(), 3);
    let mut made: Vec<String> = fs::read_dir(&to)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !name.ends_with(".seen"))
        .collect();
    made.sort();
    assert_eq!(made, ["a.floorman", "b.floorman", "club.floorman", "imported-1.txt"]);
    let again = floorman(&["import", word(&from), "-o", word(&to)], b"");
    assert_eq!(again.status, 3, "they are there: {}", again.trouble);
    fs::remove_file(from.join("cut.tdt")).unwrap();
    done(&["import", word(&from), "-o", word(&folder.path().join("new/ones"))], b"");
    let none = folder.path().join("none");
    fs::create_dir(&none).unwrap();
    assert_eq!(floorman(&["import", word(&none), "-o", word(&to)], b"").status, 2);
}

#[test]
fn a_stack_that_its_chips_cannot_make_is_told_though_nobody_asks() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.tdt");
    fs::write(&file, changed("PerPlayer: 36", "PerPlayer: 30")).unwrap();
    let out = folder.path().join("evening.floorman");
    let answer = done(&["import", word(&file), "-o", word(&out)], b"");
    assert!(answer.notes.contains("A stack is 50 chips for 850, and an entry gets 1,000"));
}
