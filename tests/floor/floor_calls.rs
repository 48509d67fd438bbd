//! Tables that call the floor: it stands in what needs doing until somebody goes there.

use crate::terminal::{done, floorman, word};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const AT: &str = "2026-11-20T19:00:00+01:00";
const LATER: &str = "2026-11-20T19:02:00+01:00";

fn event(folder: &TempDir) -> PathBuf {
    let file = folder.path().join("night.floorman");
    done(&["new", word(&file), "--template", "home-game", "--at", AT], b"");
    let tables = br#"{"AddTables":{"tables":[{"table":4,"seats":9},{"table":5,"seats":9}]}}"#;
    done(&["do", word(&file), "--at", AT], tables);
    file
}

fn ask(file: &Path, at: &str, command: &Value, status: u8) -> String {
    let asked = floorman(&["do", word(file), "--at", at], command.to_string().as_bytes());
    assert_eq!(asked.status, status, "{command}: {}", asked.trouble);
    format!("{}{}", asked.out, asked.trouble)
}

fn needs(file: &Path) -> String {
    done(&["show", word(file), "needs", "--format", "text", "--at", LATER], b"").out
}

#[test]
fn a_call_stands_in_what_needs_doing_until_the_floor_goes_there() {
    let folder = TempDir::new().unwrap();
    let file = event(&folder);
    let note = "a card is face up";
    ask(&file, AT, &json!({"CallFloor": {"table": 4, "note": format!(" {note} ")}}), 0);
    ask(&file, LATER, &json!({"CallFloor": {"table": 5}}), 0);
    let said = needs(&file);
    let places = ["Table 4 calls the floor", note, "Table 5 calls the floor"];
    let places = places.map(|part| said.find(part).unwrap_or_else(|| panic!("{part}: {said}")));
    assert!(places.is_sorted(), "who waits longest stands first: {said}");
    ask(&file, LATER, &json!({"AnswerFloor": {"table": 4}}), 0);
    let said = needs(&file);
    assert!(!said.contains("Table 4 calls") && said.contains("Table 5 calls"), "{said}");
    let log = done(&["show", word(&file), "log", "--format", "text"], b"").out;
    assert!(log.contains("Table 4 called the floor: a card is face up"), "{log}");
    assert!(log.contains("The floor went to table 4"), "{log}");
}

#[test]
fn calls_that_make_no_sense_are_refused() {
    let folder = TempDir::new().unwrap();
    let file = event(&folder);
    ask(&file, AT, &json!({"CallFloor": {"table": 9}}), 1);
    let said = ask(&file, AT, &json!({"AnswerFloor": {"table": 4}}), 1);
    assert!(said.contains("Table 4 has not called the floor"), "{said}");
    ask(&file, AT, &json!({"CallFloor": {"table": 4, "note": "x".repeat(201)}}), 1);
    ask(&file, AT, &json!({"CallFloor": {"table": 4, "note": "x".repeat(200)}}), 0);
    let said = ask(&file, AT, &json!({"CallFloor": {"table": 4}}), 1);
    assert!(said.contains("Table 4 has already called the floor"), "{said}");
}

#[test]
fn a_table_that_is_taken_away_waits_for_nobody() {
    let folder = TempDir::new().unwrap();
    let file = event(&folder);
    ask(&file, AT, &json!({"CallFloor": {"table": 5}}), 0);
    ask(&file, AT, &json!({"RemoveTable": {"table": 5}}), 0);
    assert!(!needs(&file).contains("calls the floor"));
    ask(&file, AT, &json!({"AddTables": {"tables": [{"table": 5, "seats": 9}]}}), 0);
    assert!(!needs(&file).contains("calls the floor"), "nor one that comes in its place");
}
