//! A league in the acts of an event: its formula, member numbers, and what is put right by hand.

use super::tester::evening;
use crate::terminal::{Answer, done, floorman, word};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

fn act(file: &Path, command: &str) -> Answer {
    let call = ["do", word(file), "--at", "2026-03-05T19:00:00Z", "--accept-time"];
    floorman(&call, format!("{command}\n").as_bytes())
}

#[track_caller]
fn acts(file: &Path, command: &str) {
    let answer = act(file, command);
    assert_eq!(answer.status, 0, "{command}: {} {}", answer.trouble, answer.out);
}

/// Why a command is refused.
#[track_caller]
fn refused(file: &Path, command: &str) -> Value {
    let answer = act(file, command);
    assert_eq!(answer.status, 1, "{command}: {}", answer.out);
    answer.json().pop().unwrap()["refused"].clone()
}

fn settings(file: &Path, part: &str) {
    acts(file, &format!("{{\"ChangeSettings\":{{\"settings\":{part}}}}}"));
}

fn told(file: &Path, view: &str) -> Vec<(String, Value)> {
    let rows = done(&["show", word(file), view, "--format", "json"], b"").json();
    let row = |row: &Value| (row["name"].as_str().unwrap().to_owned(), row["points"].clone());
    rows.iter().map(row).collect()
}

fn row(name: &str, points: &str) -> (String, Value) {
    (name.to_owned(), json!(points))
}

fn log(file: &Path) -> String {
    done(&["show", word(file), "log", "--format", "text"], b"").out
}

#[test]
fn an_event_with_a_formula_has_points_in_its_standings_and_a_view_of_them() {
    let (_folder, file) = evening();
    assert_eq!(done(&["show", word(&file), "points", "--format", "json"], b"").out, "");
    assert_eq!(told(&file, "standings")[0], ("Ana Rys".to_owned(), Value::Null));
    settings(
        &file,
        r#"{"league":"Harbour","season":"2026","points_formula":"n - r + 1 + nh / 2"}"#,
    );
    let expected =
        [row("Ana Rys", "4.5"), row("Bo Kral", "4"), row("Cyril Nový", "2"), row("Dana Malá", "2")];
    assert_eq!(told(&file, "points"), expected);
    // Standings have those who share a place in the order of the hand.
    let [first, second, third, fourth] = expected.clone();
    assert_eq!(told(&file, "standings"), [first, second, fourth, third]);
    let first = &done(&["show", word(&file), "points", "--format", "json"], b"").out;
    assert_eq!(first.lines().next(), Some(r#"{"name":"Ana Rys","points":"4.5"}"#));
    // The tester takes the formula of the event where none is named.
    let tested = done(&["points", word(&file), "--format", "json"], b"").json();
    assert_eq!(tested[0]["points"], "4.5");
    let shown = done(&["show", word(&file), "settings", "--format", "text"], b"").out;
    assert!(shown.contains("n - r + 1 + nh / 2") && shown.contains("Harbour"), "{shown}");
    acts(&file, "\"Undo\"");
    assert_eq!(told(&file, "points"), []);
}

#[test]
fn a_formula_that_cannot_be_read_is_refused_with_its_place() {
    let (_folder, file) = evening();
    let change = r#"{"ChangeSettings":{"settings":{"points_formula":"n\nranks + 1"}}}"#;
    let why = refused(&file, change);
    assert_eq!(
        (&why["id"], &why["line"], &why["column"]),
        (&json!("formula-unreadable"), &json!(2), &json!(1))
    );
    assert_eq!(why["wrong"]["id"], "name-unknown");
    assert_eq!(
        why["text"],
        "The formula for points cannot be read, line 2, column 1: nothing is called ranks"
    );
    assert!(why["hint"].as_str().unwrap().starts_with("Did you mean rank?"), "{why}");
    let long =
        format!("{{\"ChangeSettings\":{{\"settings\":{{\"league\":\"{}\"}}}}}}", "x".repeat(201));
    assert_eq!(refused(&file, &long)["id"], "setting-too-long");
}

#[test]
fn a_formula_that_fails_at_a_place_is_told_beside_it_and_the_standings_stay() {
    let (_folder, file) = evening();
    settings(&file, r#"{"points_formula":"n / (r - 2)"}"#);
    assert_eq!(told(&file, "standings")[0], ("Ana Rys".to_owned(), Value::Null));
    let answer = floorman(&["show", word(&file), "points", "--format", "json"], b"");
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
    assert!(answer.trouble.starts_with("For place 2:\nLine 1, column 3: this divides by zero"));
}

#[test]
fn points_and_hits_are_put_right_with_a_reason_told_and_taken_back() {
    let (_folder, file) = evening();
    settings(&file, r#"{"points_formula":"n - r + 1 + nh / 2"}"#);
    acts(&file, r#"{"AdjustPoints":{"player":"Ana Rys","thousandths":-2500,"note":"came  late"}}"#);
    acts(&file, r#"{"AdjustHits":{"player":"Dana Malá","hits":1,"note":"named late"}}"#);
    acts(&file, r#"{"AdjustHits":{"player":"Cyril Nový","hits":-3,"note":"nobody"}}"#);
    let expected =
        [row("Bo Kral", "4"), row("Dana Malá", "2.5"), row("Ana Rys", "2"), row("Cyril Nový", "2")];
    assert_eq!(told(&file, "points"), expected);
    let tested = done(&["points", word(&file), "--format", "json"], b"").json();
    assert_eq!((&tested[2]["by_hand"], &tested[2]["by_formula"]), (&json!("-2.5"), &json!("4.5")));
    let log = log(&file);
    for said in ["2.5 points less for Ana Rys: came late", "1 hit more for Dana Malá: named late"]
    {
        assert!(log.contains(said), "{log}");
    }
    let call = ["show", word(&file), "player", "--name", "Ana Rys", "--format", "text"];
    let evening = done(&call, b"").out;
    assert!(evening.contains("2.5 points less: came late"), "{evening}");
    acts(&file, "\"Undo\"");
    acts(&file, "\"Undo\"");
    acts(&file, "\"Undo\"");
    assert_eq!(told(&file, "points")[0], row("Ana Rys", "4.5"));
    acts(&file, "\"Redo\"");
    assert_eq!(told(&file, "points")[1], row("Ana Rys", "2"));
}

#[test]
fn nothing_is_put_right_without_a_reason_or_a_size() {
    let (_folder, file) = evening();
    for (command, id) in [
        (r#"{"AdjustPoints":{"player":"Ana Rys","thousandths":0,"note":"x"}}"#, "nothing-adjusted"),
        (r#"{"AdjustHits":{"player":"Ana Rys","hits":0,"note":"x"}}"#, "nothing-adjusted"),
        (r#"{"AdjustPoints":{"player":"Ana Rys","thousandths":1,"note":" "}}"#, "note-missing"),
        (r#"{"AdjustHits":{"player":"Ana Rys","hits":1,"note":""}}"#, "note-missing"),
        (
            r#"{"AdjustPoints":{"player":"Ana Rys","thousandths":1000000001,"note":"x"}}"#,
            "points-too-many",
        ),
        (
            r#"{"AdjustPoints":{"player":"Ana Rys","thousandths":-9223372036854775808,"note":"x"}}"#,
            "points-too-many",
        ),
        (r#"{"AdjustHits":{"player":"Ana Rys","hits":-2147483648,"note":"x"}}"#, "hits-too-many"),
        (r#"{"AdjustHits":{"player":"Nobody","hits":1,"note":"x"}}"#, "player-unknown"),
    ] {
        assert_eq!(refused(&file, command)["id"], id, "{command}");
    }
}

#[test]
fn a_member_number_is_one_player_s_from_the_list_the_desk_and_by_hand() {
    let folder = tempfile::tempdir().unwrap();
    let (file, list) = (folder.path().join("a.floorman"), folder.path().join("players.csv"));
    fs::write(&list, "Name;Member number\nAna Rys;0001\nBo Kral; A  17\nCyril Nový;\n").unwrap();
    let new = ["new", word(&file), "--template", "home-game", "--entries", word(&list)];
    done(&[new.as_slice(), &["--seed", "3", "--at", "2026-03-05T18:00:00Z"]].concat(), b"");
    assert!(fs::read_to_string(&file).unwrap().contains(r#"member:Some("A 17")"#));
    let register = r#"{"Register":{"players":[{"name":"Eva Malá","member":"a 17"}]}}"#;
    assert_eq!(refused(&file, register)["id"], "member-number-taken");
    let twice = r#"{"Register":{"players":[{"name":"Eva Malá","member":"9"},{"name":"Jan Malý","member":"9"}]}}"#;
    assert_eq!(refused(&file, twice)["id"], "member-number-twice");
    acts(&file, r#"{"Register":{"players":[{"name":"Eva Malá","member":"0005"}]}}"#);
    let set = |player: &str, member: &str| {
        format!("{{\"SetMemberNumber\":{{\"player\":\"{player}\",\"member\":{member}}}}}")
    };
    acts(&file, &set("Cyril Nový", "\"0003\""));
    assert_eq!(refused(&file, &set("Cyril Nový", "\"0003\""))["id"], "member-number-unchanged");
    assert_eq!(
        refused(&file, &set("Ana Rys", "\"0003\""))["text"],
        "Cyril Nový has the member number 0003"
    );
    acts(&file, &set("Cyril Nový", "null"));
    acts(&file, &set("Ana Rys", "\"0003\""));
    // Whoever was taken off the list has none.
    acts(&file, r#"{"Unregister":{"players":["Ana Rys"]}}"#);
    acts(&file, &set("Cyril Nový", "\"0003\""));
    let log = log(&file);
    assert!(log.contains("Member number of Ana Rys: 0003"), "{log}");
    assert!(log.contains("Cyril Nový has no member number any more"), "{log}");
    let empty = act(&file, &set("Bo Kral", "\" \""));
    assert_eq!(empty.status, 2, "{}", empty.out);
    assert!(empty.trouble.contains("a member number needs 1 to 40 letters"), "{}", empty.trouble);
}
