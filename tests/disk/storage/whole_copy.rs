//! A whole tournament copied into another file: nothing that others wrote is lost for it.

use crate::terminal::{done, floorman, word};
use engine::values::Seq;
use session::{Session, Time, chance};
use std::fs;
use std::path::PathBuf;
use storage::{JournalTrouble, RonJournal};
use tempfile::TempDir;

fn register(name: &str) -> Vec<u8> {
    format!("{{\"Register\":{{\"players\":[{{\"name\":\"{name}\"}}]}}}}\n").into_bytes()
}

/// A tournament of four acts and a copy of the first two.
fn two() -> (TempDir, PathBuf, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let (long, short) = (folder.path().join("a.floorman"), folder.path().join("b.floorman"));
    done(&["new", word(&long), "--template", "club-night"], b"");
    done(&["do", word(&long)], &register("Ana"));
    fs::copy(&long, &short).unwrap();
    done(&["do", word(&long)], &[register("Bo"), register("Cy")].concat());
    (folder, long, short)
}

/// The lines of the acts in a file.
fn lines(path: &PathBuf) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    text.lines().skip(1).map(str::to_owned).collect()
}

#[test]
fn what_a_copy_lacks_is_added_to_it_byte_by_byte() {
    let (folder, long, short) = two();
    let answer = done(&["copy", word(&long), word(&short)], b"");
    assert!(
        answer.out.starts_with("2 actions were copied; 4 actions are there now"),
        "{}",
        answer.out
    );
    assert_eq!(fs::read(&short).unwrap(), fs::read(&long).unwrap());
    let answer = done(&["copy", word(&long), word(&short)], b"");
    assert!(answer.out.starts_with("Nothing was missing; 4 actions"), "{}", answer.out);
    // Without the end of its last line, and with half a line.
    let whole = fs::read(&long).unwrap();
    for kept in [whole.len() - 1, whole.len() - 9] {
        // As on a stick, where nobody remembers how far it went.
        let _ = fs::remove_file(folder.path().join("b.floorman.seen"));
        fs::write(&short, &whole[..kept]).unwrap();
        done(&["copy", word(&long), word(&short)], b"");
        assert!(done(&["check", word(&short)], b"").out.contains("3 players"), "{kept}");
    }
    // Where the last act was promised it is damage, and that of the copy.
    fs::write(&short, &whole[..whole.len() - 9]).unwrap();
    let answer = floorman(&["copy", word(&long), word(&short)], b"");
    assert!(answer.status == 3 && answer.trouble.contains(word(&short)), "{}", answer.trouble);
    assert!(answer.trouble.contains("damaged at line 5"), "{}", answer.trouble);
    let new = folder.path().join("new.floorman");
    done(&["copy", word(&long), word(&new)], b"");
    assert_eq!(fs::read(&new).unwrap(), whole);
}

#[test]
fn an_act_that_was_done_meanwhile_is_not_written_over() {
    let (_folder, long, short) = two();
    let lacking = &lines(&long)[2..];
    done(&["do", word(&short)], &register("Zoe"));
    let theirs = fs::read(&short).unwrap();
    // As a copy goes on that looked before.
    let mut journal = RonJournal::open(&short).unwrap();
    let error = journal.add_lines(Seq(2), lacking).unwrap_err();
    assert!(matches!(error.what, JournalTrouble::ChangedOutside), "{error:?}");
    let error = journal.add_lines(Seq(3), lacking).unwrap_err();
    assert!(matches!(error.what, JournalTrouble::Damaged { .. }), "{error:?}");
    drop(journal);
    assert_eq!(fs::read(&short).unwrap(), theirs);
    let error = RonJournal::create_of_lines(&short, &lines(&long)).unwrap_err();
    assert!(matches!(error.what, JournalTrouble::Exists), "{error:?}");
    assert_eq!(fs::read(&short).unwrap(), theirs);
}

#[test]
fn a_copy_waits_for_nobody_who_works_on_it() {
    let (_folder, long, short) = two();
    let theirs = Session::open(&short, Time::live(), chance(None), "").unwrap();
    let before = fs::read(&short).unwrap();
    let answer = floorman(&["copy", word(&long), word(&short)], b"");
    assert!(answer.status == 3 && answer.trouble.contains("is working on this tournament"));
    assert_eq!(fs::read(&short).unwrap(), before);
    drop(theirs);
    // While lines are added nobody else writes.
    let mut journal = RonJournal::open(&short).unwrap();
    assert!(matches!(RonJournal::open(&short).unwrap_err().what, JournalTrouble::InUse));
    journal.add_lines(Seq(2), &lines(&long)[2..]).unwrap();
    assert!(matches!(RonJournal::open(&short).unwrap_err().what, JournalTrouble::InUse));
}

#[test]
fn of_a_tournament_without_an_act_there_is_nothing_to_copy() {
    let (folder, long, _) = two();
    let (none, new) = (folder.path().join("none.floorman"), folder.path().join("new.floorman"));
    let whole = fs::read_to_string(&long).unwrap();
    fs::write(&none, whole.lines().next().unwrap().to_owned() + "\n").unwrap();
    let answer = floorman(&["copy", word(&none), word(&new)], b"");
    assert!(answer.status == 1 && answer.trouble.contains("nothing to copy"), "{}", answer.trouble);
    assert!(!new.exists());
}
