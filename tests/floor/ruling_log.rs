//! Rulings in the log of a tournament: who ruled what, where, by which rules and why.

use crate::project;
use crate::terminal::{done, floorman, word};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const CALL_AND_FOLD: &[u8] =
    br#"{"actions":[{"seat":4,"action":"call"},{"seat":5,"action":"fold"}]}"#;
const AT: &str = "2026-11-20T19:00:00+01:00";

/// A home game with two tables, under TDA 2011.
fn event(folder: &TempDir) -> PathBuf {
    let file = folder.path().join("night.floorman");
    let at = ["--template", "home-game", "--rules", "tda-2011", "--at", AT];
    done(&[&["new", word(&file)][..], &at].concat(), b"");
    let tables = br#"{"AddTables":{"tables":[{"table":4,"seats":9},{"table":5,"seats":9}]}}"#;
    done(&["do", word(&file), "--at", AT], tables);
    file
}

fn log(file: &Path, more: &[&str]) -> crate::terminal::Answer {
    let words = ["rule", "substantial-action", "--file", word(file), "--log", "--at", AT];
    floorman(&[&words[..], more].concat(), CALL_AND_FOLD)
}

fn shown(file: &Path) -> Vec<Value> {
    done(&["show", word(file), "rulings", "--format", "json"], b"").json()
}

#[test]
fn a_ruling_is_kept_with_its_facts_and_the_rules_of_the_event() {
    let folder = TempDir::new().unwrap();
    let file = event(&folder);
    let given = log(&file, &["--table", "4", "--hand", "12", "--by", "Ana", "--format", "json"]);
    assert_eq!(given.status, 0, "{}", given.trouble);
    assert_eq!(given.json()[0]["rules"], "tda-2011", "the event's own rules hold");
    assert_eq!(given.json()[0]["verdict"]["substantial"], false);
    let kept = shown(&file).remove(0);
    for (key, value) in [
        ("no", json!(1)),
        ("by", json!("Ana")),
        ("table", json!(4)),
        ("hand", json!(12)),
        ("topic", json!("substantial-action")),
        ("rules", json!("tda-2011")),
        ("cited", json!(["TDA 2011 33"])),
        ("facts", json!(std::str::from_utf8(CALL_AND_FOLD).unwrap())),
        ("decided", Value::Null),
    ] {
        assert_eq!(kept[key], value, "{key}");
    }
    assert!(kept["answer"].as_str().unwrap().starts_with("No substantial action."));
    let told = done(&["show", word(&file), "log", "--format", "text"], b"").out;
    assert!(told.contains("Ruling at table 4: Substantial action. No substantial"), "{told}");
}

#[test]
fn a_question_without_log_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let file = event(&folder);
    let before = std::fs::read(&file).unwrap();
    done(&["rule", "substantial-action", "--file", word(&file)], CALL_AND_FOLD);
    assert_eq!(std::fs::read(&file).unwrap(), before);
    assert!(shown(&file).is_empty());
}

#[test]
fn the_floor_may_overrule_with_a_reason_and_both_answers_are_kept() {
    let folder = TempDir::new().unwrap();
    let file = event(&folder);
    let no_reason = log(&file, &["--overrule", "the hand plays on"]);
    assert_eq!(no_reason.status, 2);
    let empty = log(&file, &["--overrule", "the hand plays on", "--reason", " "]);
    assert_eq!(empty.status, 1, "a reason of nothing is none");
    assert!(empty.trouble.contains("needs a reason"), "{}", empty.trouble);
    assert!(shown(&file).is_empty());
    let reason = ["--overrule", "the hand plays on", "--reason", "both had seen their cards"];
    assert_eq!(log(&file, &reason).status, 0);
    let kept = shown(&file).remove(0);
    assert_eq!(kept["decided"], "override");
    assert_eq!(kept["decision"], "the hand plays on");
    assert_eq!(kept["reason"], "both had seen their cards");
    assert!(kept["answer"].as_str().unwrap().starts_with("No substantial action."));
}

#[test]
fn a_table_or_seat_that_is_not_there_is_refused() {
    let folder = TempDir::new().unwrap();
    let file = event(&folder);
    for (words, said) in
        [(&["--table", "9"][..], "no table 9"), (&["--table", "4", "--seat", "10"], "seat 10")]
    {
        let refused = log(&file, words);
        assert_eq!(refused.status, 1, "{words:?}");
        assert!(refused.trouble.contains(said), "{}", refused.trouble);
    }
    assert!(shown(&file).is_empty());
}

/// The clock of an event that was closed for long waits for the director; a ruling does not.
#[test]
fn a_ruling_has_the_moment_at_which_it_was_given() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("club.floorman");
    let save = project("saves/v1/club-evening.floorman");
    std::fs::copy(save, &file).unwrap();
    let words = ["rule", "substantial-action", "--file", word(&file), "--log", "--accept-time"];
    done(&words, CALL_AND_FOLD);
    let at = shown(&file).remove(0)["at"].as_str().unwrap().to_owned();
    assert!(at.as_str() > "2026", "{at}: not the evening's own year");
    let early = [&words[..], &["--at", "2026-01-01T00:00:00Z"]].concat();
    let refused = floorman(&early, CALL_AND_FOLD);
    assert_eq!(refused.status, 2);
    assert!(refused.trouble.contains("2026-01-01"), "{}", refused.trouble);
    assert_eq!(shown(&file).len(), 1);
}

#[test]
fn a_ruling_in_own_words_is_taken_back_and_put_back() {
    let folder = TempDir::new().unwrap();
    let file = event(&folder);
    let own = json!({"LogRuling": {"ruling": {
        "question": "Whose card is it?", "answer": "Seat 3 keeps it.", "table": 5}}});
    let ruled = |command: &Value, status: u8| {
        let given = floorman(&["do", word(&file), "--at", AT], command.to_string().as_bytes());
        assert_eq!(given.status, status, "{}", given.out);
    };
    ruled(&own, 0);
    log(&file, &["--table", "4"]);
    ruled(&json!("Undo"), 0);
    let left = shown(&file);
    assert_eq!(left.len(), 1);
    assert_eq!(left[0]["question"], "Whose card is it?");
    ruled(&json!("Redo"), 0);
    let numbers: Vec<Value> = shown(&file).iter().map(|line| line["no"].clone()).collect();
    assert_eq!(numbers, [json!(1), json!(2)]);
    ruled(&json!({"LogRuling": {"ruling": {"question": " ", "answer": "yes"}}}), 1);
    let long = "x".repeat(20_001);
    ruled(&json!({"LogRuling": {"ruling": {"question": long, "answer": "yes"}}}), 1);
}

#[test]
fn rules_of_a_file_answer_and_a_wrong_one_says_what_could_stand_there() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("house.ron");
    let ask = |text: &str| {
        std::fs::write(&file, text).unwrap();
        let words = ["rule", "substantial-action", "--rules", word(&file), "--format", "json"];
        floorman(&words, CALL_AND_FOLD)
    };
    let own = r##"(rulebook:r#tda-2011,options:{"start_of_play":"two_players_acted"})"##;
    let house = ask(own).json().remove(0);
    assert_eq!(house["verdict"]["substantial"], true);
    assert_eq!(house["house_rule"], true);
    assert_eq!(house["citations"], json!([]), "the book does not say so");
    assert_eq!(house["differs"][0]["rules"], "tda-2011");
    let book = ask(r##"(rulebook:r#tda-2011)"##);
    assert_eq!(book.json()[0]["verdict"]["substantial"], false);
    assert_eq!(book.json()[0]["house_rule"], Value::Null);
    for (wrong, said) in [
        (r##"(rulebook:r#tda-2011,options:{"start_of_pley":"tda"})"##, "start_of_pley"),
        (r##"(rulebook:r#tda-2011,options:{"start_of_play":"tda"})"##, "two_players_acted"),
        (r##"(rulebook:r#tda-2012)"##, "tda-2012"),
    ] {
        let refused = ask(wrong);
        assert_eq!(refused.status, 2, "{wrong}");
        assert!(refused.trouble.contains(said), "{}", refused.trouble);
    }
}
