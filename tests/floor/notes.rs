//! Notes on players, who assists them, and the languages of the event.

use crate::terminal::{done, floorman, word};
use engine::Command;
use engine::values::Timestamp;
use print::{CardOrder, Occasion, Page, Paper, SHEETS, SheetRequest, lay_out};
use reports::{Choice, WhichMoves};
use session::{Session, Time, chance};
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use words::{Language, UtcOffset, Words};

/// Four players at a table.
fn evening() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("notes.floorman");
    let list = folder.path().join("players.csv");
    fs::write(&list, "Name\nAna Rys\nBo Kral\nCyril Nový\nDana Malá\n").unwrap();
    let new = ["new", word(&file), "--template", "home-game", "--entries", word(&list)];
    done(&[new.as_slice(), &["--seed", "3", "--at", "2026-03-05T18:00:00Z"]].concat(), b"");
    done(
        &["do", word(&file), "--accept-time", "--seed", "3"],
        b"{\"DrawSeats\":{\"public\":null}}\n",
    );
    (folder, file)
}

fn note(remark: &str, assistant: &str) -> Vec<u8> {
    let note = format!(r#"{{"remark":"{remark}","assistant":"{assistant}"}}"#);
    format!("{{\"NotePlayer\":{{\"player\":\"Ana Rys\",\"note\":{note}}}}}\n").into_bytes()
}

fn log(file: &Path) -> String {
    done(&["show", word(file), "log", "--format", "text"], b"").out
}

fn open(file: &Path) -> Session {
    Session::open(file, Time::told(Timestamp(1_794_700_000_000)), chance(Some(1)), "").unwrap()
}

/// Everything that is written on a sheet.
fn written(session: &Session, id: &str) -> Vec<String> {
    let sheet = SHEETS.iter().find(|sheet| sheet.id == id).unwrap();
    let (log, now) = (session.log(), session.now());
    let (choice, order) = (Choice::default(), CardOrder::default());
    let wanted = SheetRequest {
        log,
        now,
        choice,
        moves: WhichMoves::UnderWay,
        order,
        language: Language::default(),
        deal: None,
        address: None,
    };
    let (job, words) = ((sheet.gather)(&wanted), Words::new(Language::English));
    let occasion = Occasion::of(log, now, &words, UtcOffset::fixed(0));
    let go_on = &mut |_, _| ControlFlow::Continue(());
    let pages = lay_out(&job, &occasion, Paper::A4, &words, go_on).unwrap();
    pages.iter().flat_map(Page::lines).map(str::to_owned).collect()
}

#[test]
fn a_note_is_written_down_told_taken_away_and_taken_back() {
    let (_folder, file) = evening();
    done(&["do", word(&file), "--accept-time"], &note("  Wheelchair,  seat 1 ", "Eva Rys"));
    let said = "Note on Ana Rys: assisted by Eva Rys · Wheelchair, seat 1";
    assert!(log(&file).contains(said), "{}", log(&file));
    let again =
        floorman(&["do", word(&file), "--accept-time"], &note("Wheelchair, seat 1", "Eva Rys"));
    assert_eq!(again.status, 1);
    assert!(again.out.contains("note on Ana Rys already"), "{}", again.out);
    let long = floorman(&["do", word(&file), "--accept-time"], &note(&"W".repeat(121), ""));
    assert!(long.out.contains("Use at most 120 characters"), "{}", long.out);
    done(&["do", word(&file), "--accept-time"], &note("", ""));
    assert!(log(&file).contains("Note on Ana Rys removed"), "{}", log(&file));
    done(&["do", word(&file), "--accept-time"], b"\"Undo\"\n");
    let twice =
        floorman(&["do", word(&file), "--accept-time"], &note("Wheelchair, seat 1", "Eva Rys"));
    assert_eq!(twice.status, 1, "it stands there again");
    let none = b"{\"NotePlayer\":{\"player\":\"Bo Kral\",\"note\":{}}}\n";
    assert_eq!(
        floorman(&["do", word(&file), "--accept-time"], none).status,
        1,
        "there was none to take away"
    );
    let own = done(&["show", word(&file), "player", "--name", "Ana Rys", "--format", "text"], b"");
    assert!(own.out.contains("Noted: assisted by Eva Rys"), "{}", own.out);
}

#[test]
fn a_note_stands_on_the_seat_card() {
    let (_folder, file) = evening();
    done(&["do", word(&file), "--accept-time"], &note("Wheelchair", "Eva Rys"));
    let lines = written(&open(&file), "seat-cards");
    let noted = lines.iter().filter(|line| *line == "assisted by Eva Rys · Wheelchair");
    assert_eq!(noted.count(), 1, "{lines:?}");
}

#[test]
fn the_languages_of_the_event_stand_on_the_house_rules_and_the_table_card() {
    let (_folder, file) = evening();
    let mut session = open(&file);
    let sheets = ["house-rules", "table-card"];
    let has =
        |session: &Session, id| written(session, id).iter().any(|line| line == "Česky, English");
    assert!(sheets.iter().all(|id| !has(&session, id)));
    let mut settings = session.tournament().settings().clone();
    settings.languages = "Česky, English".to_owned();
    session.submit(&Command::ChangeSettings { settings: Box::new(settings) }).unwrap();
    assert!(sheets.iter().all(|id| has(&session, id)));
}
