//! The tester at the terminal: points for every place, or what is wrong with the formula.

use super::samples::CLUB;
use crate::terminal::{Answer, done, floorman, word};
use serde_json::json;
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

fn tested(formula: &str, more: &[&str]) -> Answer {
    let call = ["points", "--entries", "19", "--formula", formula];
    floorman(&[call.as_slice(), more].concat(), b"")
}

/// Four players at a table, of whom Dana and Cyril busted out in one hand, and Ana won.
pub fn evening() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("points.floorman");
    let list = folder.path().join("players.csv");
    fs::write(&list, "Name\nAna Rys\nBo Kral\nCyril Nový\nDana Malá\n").unwrap();
    let new = ["new", word(&file), "--template", "home-game", "--entries", word(&list)];
    done(&[new.as_slice(), &["--seed", "3", "--at", "2026-03-05T18:00:00Z"]].concat(), b"");
    let acts = concat!(
        r#"{"DrawSeats":{"public":null}}"#,
        "\n",
        r#"{"at":"2026-03-05T18:10:00Z","do":"StartClock"}"#,
        "\n",
        r#"{"at":"2026-03-05T18:20:00Z","do":{"BustOut":{"busts":[{"player":"Dana Malá","stack":100},"#,
        r#"{"player":"Cyril Nový","stack":100}],"by":["Bo Kral"],"at":null}}}"#,
        "\n",
        r#"{"at":"2026-03-05T18:30:00Z","do":{"BustOut":{"busts":[{"player":"Bo Kral"}],"#,
        r#""by":["Ana Rys"],"at":null}}}"#,
        "\n",
    );
    let call = ["do", word(&file), "--at", "2026-03-05T18:00:00Z", "--seed", "3", "--accept-time"];
    done(&call, acts.as_bytes());
    (folder, file)
}

#[test]
fn every_place_of_a_plain_event_has_its_points() {
    let answer = tested("max(11 - rank, 0) / 4", &["--format", "json"]);
    let rows = answer.json();
    assert_eq!(rows.len(), 19);
    assert_eq!(rows[0], json!({"place": 1, "points": "2.5"}));
    assert_eq!(rows[9], json!({"place": 10, "points": "0.25"}));
    assert_eq!(rows[18], json!({"place": 19, "points": "0"}));
    let text = tested("n-r+1", &["--format", "text"]).out;
    assert_eq!(text.lines().nth(2), Some("    2  18"));
}

#[test]
fn a_formula_may_stand_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.txt");
    fs::write(&path, CLUB.replace('\n', "\r\n")).unwrap();
    let call = ["points", "--entries", "19", "--formula-file", word(&path), "--format", "json"];
    // Without prices the average is 0, and 1 + ln(0.25) is below zero: -16.84 for the first.
    assert_eq!(done(&call, b"").json()[0], json!({"place": 1, "points": "-17"}));
    fs::write(&path, b"n \xff").unwrap();
    assert_eq!(floorman(&call, b"").status, 2);
}

#[test]
fn what_is_wrong_stands_beside_the_formula_with_a_caret() {
    let answer = tested("assign(\"a\", n)\na + ranks", &[]);
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
    let lines: Vec<&str> = answer.trouble.lines().collect();
    assert_eq!(lines[0], "Line 2, column 5: nothing is called ranks");
    assert_eq!(lines[1..3], ["  a + ranks", "      ^"]);
    assert!(lines[3].starts_with("Did you mean rank?"), "{}", lines[3]);
    let answer = tested("n / (r - 4)", &[]);
    assert_eq!(answer.status, 2);
    let lines: Vec<&str> = answer.trouble.lines().collect();
    assert_eq!(lines[..2], ["For place 4:", "Line 1, column 3: this divides by zero"]);
    let long = "1 + ".repeat(200) + "x";
    let trouble = tested(&long, &[]).trouble;
    let caret = trouble.lines().nth(2).unwrap();
    assert_eq!((caret.len(), caret.ends_with('^')), (63, true), "{trouble}");
    assert_eq!(trouble.lines().nth(1).unwrap().chars().nth(62), Some('x'));
}

#[test]
fn a_call_without_a_formula_or_an_event_is_not_understood() {
    for call in [
        vec!["points"],
        vec!["points", "--entries", "19"],
        vec!["points", "--entries", "0", "--formula", "n"],
        vec!["points", "--entries", "100001", "--formula", "n"],
        vec!["points", "--names", "--formula", "n"],
        vec!["points", "--entries", "19", "--formula", "n", "--formula-file", "a"],
    ] {
        assert_eq!(floorman(&call, b"").status, 2, "{call:?}");
    }
}

#[test]
fn an_event_gives_everybody_their_points_and_who_shares_a_place_the_same() {
    let (_folder, file) = evening();
    let call = ["points", word(&file), "--formula", "n - r + 1 + nh / 2", "--format", "json"];
    let rows = done(&call, b"").json();
    let told: Vec<_> =
        rows.iter().map(|row| (&row["place"], &row["name"], &row["points"])).collect();
    // Both who went out in one hand at one table with the same stack are third.
    assert_eq!(
        told,
        [
            (&json!(1), &json!("Ana Rys"), &json!("4.5")),
            (&json!(2), &json!("Bo Kral"), &json!("4")),
            (&json!(3), &json!("Cyril Nový"), &json!("2")),
            (&json!(3), &json!("Dana Malá"), &json!("2")),
        ]
    );
}

#[test]
fn every_name_is_listed_with_what_it_is() {
    let rows = done(&["points", "--names", "--format", "json"], b"").json();
    let all = points::VARIABLES.len() + points::FUNCTIONS.len() + points::PRICES.len();
    assert_eq!(rows.len(), all);
    for row in &rows {
        let about = row["about"].as_str().unwrap();
        assert!(!about.is_empty() && !about.contains('⟨'), "{row}");
    }
    assert_eq!(rows[0]["names"], json!(["numberOfPlayers", "n", "buyins"]));
}
