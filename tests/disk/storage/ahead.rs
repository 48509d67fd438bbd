//! A clock that was wrong is pointed out in the terminal, too, and what is said of a journal says
//! what it is about.

use crate::terminal::{done, word};
use std::io::Error;
use std::path::Path;
use storage::{JournalError, JournalTrouble};
use words::{Language, Words};

#[test]
fn a_last_act_that_lies_ahead_of_now_is_pointed_out_until_it_is_put_right() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Friday.floorman");
    let path = word(&path);
    let at = |at: &'static str| ["--at", at];
    done(
        &[&["new", path, "--template", "club-night"][..], &at("2026-11-20T19:00:00Z")].concat(),
        b"",
    );
    let register =
        |name: &str| format!("{{\"Register\":{{\"players\":[{{\"name\":\"{name}\"}}]}}}}");
    let act = |more: &[&str], name: &str| {
        done(&[&["do", path], more].concat(), register(name).as_bytes()).notes
    };
    assert_eq!(act(&at("2026-11-20T19:05:00Z"), "Ana"), "");
    // The clock was years ahead once, and is right again.
    done(&["do", path, "--at", "2126-11-20T19:05:00Z", "--accept-time"], register("Bo").as_bytes());
    let notes = act(&[], "Cy");
    assert!(notes.contains("Was the clock wrong then?"), "{notes}");
    assert!(notes.contains("--clock-was-wrong"), "{notes}");
    assert!(done(&["check", path], b"").notes.contains("Was the clock wrong then?"));
    assert_eq!(act(&["--clock-was-wrong"], "Dan"), "");
    assert!(!done(&["check", path], b"").notes.contains("Was the clock wrong then?"));
}

#[test]
fn what_is_said_of_a_journal_has_no_empty_place() {
    let words = Words::new(Language::English);
    let source = || Error::from_raw_os_error(5);
    let name = || Error::from(std::io::ErrorKind::InvalidFilename);
    let troubles = [
        JournalTrouble::Create(source()),
        JournalTrouble::Create(name()),
        JournalTrouble::Read(source()),
        JournalTrouble::Write(source()),
        JournalTrouble::WriteUnsure(source()),
        JournalTrouble::TornNotKept(source()),
    ];
    for what in troubles {
        let error = JournalError { path: Path::new("Friday.floorman").to_owned(), what };
        let said = wording::journal(&words, &error);
        assert!(!said.contains("{$") && !said.contains("{ $"), "{said}");
    }
    let long = JournalError {
        path: Path::new("Friday.floorman").to_owned(),
        what: JournalTrouble::Create(name()),
    };
    assert!(wording::journal(&words, &long).contains("shorter"));
}
