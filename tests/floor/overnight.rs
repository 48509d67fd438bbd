//! What is left hanging when a day ends or a table empties: the clock, a hand, sealed bags.

use crate::terminal::{done, floorman, word};
use serde_json::Value;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const AT: &str = "2026-03-05T19:00:00+01:00";
const LATER: &str = "2026-03-05T20:10:00+01:00";
const MORNING: &str = "2026-03-06T15:00:00+01:00";

/// Players at tables of nine; the clock runs, nothing is sold any more, so many places are paid.
fn evening(folder: &TempDir, players: u32, paid: u32) -> PathBuf {
    let file = folder.path().join("evening.floorman");
    let names: Vec<String> = (1..=players).map(|no| format!("P{no}")).collect();
    let list = folder.path().join("names.txt");
    std::fs::write(&list, names.join("\n")).unwrap();
    let template = folder.path().join("template.ron");
    let text = include_str!("../../assets/structures/club-night.ron");
    let pace = format!("pace: (places_paid: {paid}),\n    ");
    std::fs::write(&template, text.replacen("entries:", &format!("{pace}entries:"), 1)).unwrap();
    let new = ["new", word(&file), "--template", word(&template), "--entries", word(&list)];
    done(&[&new[..], &["--rules", "tda-2024", "--seed", "3", "--at", AT]].concat(), b"");
    act(&file, AT, &[r#"{"DrawSeats":{}}"#, r#""CloseRegistration""#, r#""StartClock""#]);
    file
}

fn act(file: &Path, at: &str, commands: &[&str]) -> Vec<Value> {
    let script = commands.join("\n");
    done(&["do", word(file), "--at", at, "--seed", "3"], script.as_bytes()).json()
}

fn refused(file: &Path, at: &str, command: &str) -> String {
    let answer = floorman(&["do", word(file), "--at", at, "--seed", "3"], command.as_bytes());
    assert_eq!(answer.status, 1, "{}", answer.out);
    answer.json()[0]["refused"]["id"].as_str().unwrap().to_owned()
}

fn show(file: &Path, at: &str, view: &str) -> Vec<Value> {
    done(&["show", word(file), view, "--at", at, "--format", "json"], b"").json()
}

fn clock(file: &Path, at: &str) -> String {
    show(file, at, "clock")[0]["run"].as_str().unwrap().to_owned()
}

fn mode(file: &Path) -> String {
    show(file, LATER, "pace")[0]["mode"].as_str().unwrap().to_owned()
}

/// Those who sit at a table.
fn seated(file: &Path, table: u64) -> Vec<String> {
    let seats = show(file, LATER, "seats");
    let there = seats.iter().filter(|seat| seat["table"] == table);
    there.map(|seat| seat["name"].as_str().unwrap().to_owned()).collect()
}

fn bust(name: &str) -> String {
    format!(r#"{{"BustOut":{{"busts":[{{"player":"{name}"}}]}}}}"#)
}

/// The day ends, everybody bags what was bought, and the next day begins.
fn sleep(file: &Path, players: u32) {
    let bag = |no| format!(r#"{{"player":"P{no}","chips":10000}}"#);
    let bags: Vec<String> = (1..=players).map(bag).collect();
    let bag = format!(r#"{{"BagStacks":{{"bags":[{}]}}}}"#, bags.join(","));
    act(file, LATER, &[r#""EndDay""#, &bag, r#"{"SealBags":{}}"#]);
    act(file, MORNING, &[r#"{"BeginDay":{}}"#]);
}

const HAND_FOR_HAND: [&str; 3] =
    [r#""StartHandForHand""#, r#"{"TableDone":{}}"#, r#""NextHandForHand""#];

#[test]
fn a_bust_of_the_bubble_that_is_entered_in_the_night_does_not_start_the_clock() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening(&folder, 18, 17);
    act(&file, AT, &HAND_FOR_HAND);
    act(&file, LATER, &[r#"{"TableDone":{}}"#, r#""EndDay""#]);
    assert_eq!(clock(&file, LATER), "paused");
    act(&file, LATER, &[&bust("P1")]);
    assert_eq!(mode(&file), "usual", "the money is reached");
    assert_eq!(clock(&file, LATER), "paused");
    act(&file, LATER, &[r#""Undo""#, r#""EndHandForHand""#]);
    assert_eq!(clock(&file, LATER), "paused", "the floor resumes it in the morning");
}

#[test]
fn hand_for_hand_of_the_evening_before_starts_no_clock_before_a_hand_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening(&folder, 18, 17);
    act(&file, AT, &HAND_FOR_HAND);
    act(&file, LATER, &[r#"{"TableDone":{}}"#]);
    sleep(&file, 18);
    act(&file, MORNING, &[&bust("P1")]);
    assert_eq!(clock(&file, MORNING), "paused");
    act(&file, MORNING, &[r#""Undo""#, r#""NextHandForHand""#, &bust("P1")]);
    act(&file, MORNING, &[r#"{"TableDone":{}}"#]);
    assert_eq!(clock(&file, MORNING), "running", "a hand was played, and everybody is paid");
    done(&["check", word(&file)], b"");
}

#[test]
fn a_break_that_is_shown_after_the_last_hands_does_not_run_through_the_night() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening(&folder, 9, 3);
    let last = r#"{"AnnounceLastHands":{"hands":2}}"#;
    act(&file, AT, &[r#"{"GoToStage":{"stage":3}}"#, last, r#"{"TableDone":{}}"#]);
    act(&file, AT, &[r#""EndDay""#, r#""NextStage""#]);
    let clock = &show(&file, LATER, "clock")[0];
    assert_eq!((&clock["run"], &clock["stage"]), (&"paused".into(), &4.into()));
}

#[test]
fn last_hands_that_were_not_ticked_off_are_history_in_the_morning() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening(&folder, 9, 3);
    act(&file, AT, &[r#"{"AnnounceLastHands":{"hands":1}}"#]);
    assert_eq!(mode(&file), "last-hands");
    sleep(&file, 9);
    assert_eq!(mode(&file), "usual");
}

#[test]
fn a_clock_that_the_floor_lets_run_meanwhile_runs_on_in_the_money() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening(&folder, 18, 17);
    act(&file, AT, &[r#""PauseClock""#]);
    act(&file, AT, &HAND_FOR_HAND[..2]);
    act(&file, AT, &[r#""ResumeClock""#, HAND_FOR_HAND[2]]);
    assert_eq!(clock(&file, AT), "paused", "the clock is off while tables play hand for hand");
    act(&file, AT, &[&bust("P1"), r#"{"TableDone":{}}"#]);
    assert_eq!((mode(&file).as_str(), clock(&file, AT).as_str()), ("usual", "running"));
}

#[test]
fn a_stack_in_a_sealed_bag_is_not_counted_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening(&folder, 2, 1);
    let bag =
        r#"{"BagStacks":{"bags":[{"player":"P1","chips":9000},{"player":"P2","chips":11000}]}}"#;
    act(&file, AT, &[r#""EndDay""#, bag]);
    let count = r#"{"CountStacks":{"stacks":[{"player":"P1","chips":5}]}}"#;
    act(&file, LATER, &[r#"{"SealBags":{}}"#]);
    assert_eq!(refused(&file, LATER, count), "bags-sealed");
    act(&file, LATER, &[r#"{"BeginDay":{"seats":"Keep"}}"#, count]);
}

#[test]
fn a_hand_is_over_by_itself_where_nobody_is_left_to_say_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening(&folder, 18, 10);
    act(&file, AT, &HAND_FOR_HAND);
    let table = seated(&file, 1);
    act(&file, AT, &[r#"{"TableDone":{"tables":[2]}}"#]);
    for name in &table[..7] {
        act(&file, AT, &[&bust(name)]);
        assert_eq!(mode(&file), "hand-for-hand", "two still play");
    }
    let over = &act(&file, AT, &[&bust(&table[7])])[0];
    let ids: Vec<&String> = over["events"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|e| e.as_object().unwrap().keys())
        .collect();
    let expected = ["BustedOut", "HandOver", "ClockSet", "HandForHandEnded", "ClockSet"];
    assert_eq!(ids, expected, "the last table has finished, and everybody left is paid");
    assert_eq!((mode(&file).as_str(), clock(&file, AT).as_str()), ("usual", "running"));
    let places = show(&file, AT, "standings");
    assert!(places.iter().filter(|row| row["place"] == 11).count() == 8, "one hand, one place");
    act(&file, AT, &[r#""Undo""#]);
    assert_eq!((mode(&file).as_str(), clock(&file, AT).as_str()), ("hand-for-hand", "paused"));
}

#[test]
fn the_terminal_does_not_tell_the_minute_that_was_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening(&folder, 9, 3);
    let answer = act(&file, AT, &[r#"{"DrawRandomHalt":{"from_mins":15,"to_mins":2}}"#]);
    let drawn = &answer[0]["events"][0]["RandomHaltDrawn"];
    assert_eq!((&drawn["from_mins"], &drawn["to_mins"]), (&15.into(), &2.into()));
    assert!(drawn.get("mins_left").is_none() && drawn["draw"].get("seed").is_none(), "{drawn}");
    assert!(drawn["draw"]["next"].is_string(), "what was fixed beforehand is shown");
    let dropped = act(&file, AT, &[r#""DropRandomHalt""#]);
    let dropped = &dropped[0]["events"][0]["RandomHaltDropped"];
    assert!(dropped["mins_left"].is_u64() && dropped["draw"]["seed"].is_string(), "{dropped}");
}
