//! Acts under a wrong clock: asked about, and put right.

use super::{act, created, registered};
use crate::terminal::{done, floorman, word};
use engine::values::Timestamp;
use engine::{Act, Event};
use session::{Session, Time, chance};
use std::fs;
use std::path::{Path, PathBuf};
use storage::RonJournal;
use tempfile::TempDir;

const ZOE: &[u8] = b"{\"Register\":{\"players\":[{\"name\":\"Zoe\"}]}}\n";
const EVA: &[u8] = b"{\"Register\":{\"players\":[{\"name\":\"Eva\"}]}}\n";

/// A tournament that was made at this moment.
fn made_at(at: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Friday.floorman");
    done(&["new", word(&path), "--template", "club-night", "--at", at], b"");
    (folder, path)
}

fn open(path: &Path) -> Session {
    Session::open(path, Time::live(), chance(None), "").unwrap()
}

#[test]
fn one_act_under_a_wrong_clock_does_not_freeze_the_evening() {
    let (_folder, path) = made_at("2020-11-20T18:00:00+01:00");
    done(&["do", word(&path), "--at", "2099-01-01T00:00:00+01:00"], ZOE);
    let refused = floorman(&["do", word(&path), "--at", "2020-11-20T19:00:00+01:00"], EVA);
    assert_eq!(refused.status, 2, "must be in order of time");

    let wrong = b"{\"CorrectTime\":{\"from\":\"2099-01-01T00:00:00+01:00\"}}\n";
    let answer = done(&["do", word(&path), "--at", "2020-11-20T19:00:00+01:00"], wrong);
    let to = &answer.json()[0]["events"][0]["TimeCorrected"]["to"];
    assert_eq!(to, &serde_json::json!(1_605_895_200_000_i64));
    done(&["do", word(&path), "--at", "2020-11-20T19:05:00+01:00"], EVA);
    let log = done(&["show", word(&path), "log", "--format", "text"], b"");
    assert!(log.out.contains("The computer’s clock was wrong: its "), "{}", log.out);
    done(&["check", word(&path)], b"");
    let again = floorman(&["do", word(&path), "--at", "2020-11-20T19:06:00+01:00"], wrong);
    assert_eq!(again.status, 0, "said again it does no harm: {}", again.out);
}

#[test]
fn do_goes_on_from_the_computers_own_time_where_the_clock_was_wrong() {
    let (_folder, path) = made_at("2099-01-01T00:00:00+01:00");
    let alive = path.with_extension("floorman.alive");
    fs::write(&alive, format!("{:020}\n", 4_070_908_800_000_i64)).unwrap();
    let ahead = open(&path).ahead().expect("the act lies ahead");
    assert_eq!(ahead.last, Timestamp(4_070_905_200_000));
    let answer = done(&["do", word(&path), "--clock-was-wrong"], ZOE);
    assert_eq!(answer.json().len(), 2, "one line says that it was wrong");
    let session = open(&path);
    assert_eq!(session.ahead(), None);
    let wall = Time::live().now();
    assert!(wall.millis_since(session.now()).abs() < 60_000, "time goes on");
    assert!(!alive.exists(), "nobody believes what the wrong clock told");
    done(&["check", word(&path)], b"");
}

#[test]
fn what_a_wrong_clock_told_of_the_program_running_is_not_believed() {
    let (_folder, path) = made_at("2020-11-20T18:00:00+01:00");
    let alive = path.with_extension("floorman.alive");
    fs::write(alive, format!("{:020}\n", 4_070_908_800_000_i64)).unwrap();
    let wall = Time::live().now();
    assert!(open(&path).now().millis_since(wall).abs() < 60_000);
}

#[test]
fn an_act_long_after_the_last_one_waits_until_the_time_is_said_to_be_right() {
    let (_folder, path) = made_at("2020-11-20T18:00:00+01:00");
    let before = fs::read(&path).unwrap();
    let answer = floorman(&["do", word(&path)], ZOE);
    assert_eq!((answer.status, answer.out.as_str()), (1, ""));
    assert!(answer.trouble.contains("2020") && answer.trouble.contains("--accept-time"));
    assert_eq!(fs::read(&path).unwrap(), before);
    // Who tells the moment has said so.
    done(&["do", word(&path), "--at", "2020-11-25T18:00:00+01:00"], ZOE);
    done(&["do", word(&path), "--accept-time"], EVA);
    done(&["do", word(&path)], b"\"Undo\"\n");
}

#[test]
fn a_program_that_ran_an_hour_ago_is_not_asked() {
    let (_folder, path) = made_at("2020-11-20T18:00:00+01:00");
    let hour_ago = Time::live().now().plus_millis(-3_600_000);
    let alive = path.with_extension("floorman.alive");
    fs::write(alive, format!("{:020}\n", hour_ago.0)).unwrap();
    assert_eq!(open(&path).jump(), None);
    done(&["do", word(&path)], ZOE);
}

/// What `check` says of a journal of these acts.
fn checked(acts: &[Act]) -> (u8, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Friday.floorman");
    drop(RonJournal::create(&path, acts).unwrap());
    let answer = floorman(&["check", word(&path)], b"");
    (answer.status, answer.trouble)
}

#[test]
fn check_finds_what_no_evening_can_have_done() {
    let at = |at: i64, act: Act| Act { at: Timestamp(at), ..act };
    let (status, said) = checked(&[at(1, registered(1, "Ana"))]);
    assert!(status == 3 && said.contains("no action that creates the tournament"), "{said}");
    let twice = [created("Friday"), at(2, registered(1, "Ana")), at(3, created("Saturday"))];
    let (status, said) = checked(&twice);
    assert!(
        status == 3 && said.contains("Action 3 creates the tournament a second time"),
        "{said}"
    );
    let back = [created("Friday"), at(9, registered(1, "Ana")), at(8, registered(2, "Bo"))];
    let (status, said) = checked(&back);
    assert!(
        status == 3 && said.contains("Action 3 is dated before the action before it"),
        "{said}"
    );
    let (from, to) = (Timestamp(9), Timestamp(8));
    let right = act(8, "", vec![Event::TimeCorrected { from, to }]);
    let (status, said) = checked(&[
        created("Friday"),
        at(9, registered(1, "Ana")),
        right,
        at(8, registered(2, "Bo")),
    ]);
    assert_eq!(status, 0, "{said}");
}

#[test]
fn a_start_in_the_year_292_million_is_refused() {
    let (_folder, path) = made_at("2020-11-20T18:00:00+01:00");
    let start = b"{\"ScheduleStart\":{\"at\":9223372036854775}}\n";
    let answer = floorman(&["do", word(&path), "--at", "2020-11-20T18:00:00+01:00"], start);
    assert_eq!(answer.status, 1);
    assert!(answer.out.contains("can be at most 366 days ahead"), "{}", answer.out);
}

/// The clock was forty minutes ahead for an hour. What it told at first is not later than the right
/// time, so that nobody knows it was wrong; who went out before whom stays all the same.
#[test]
fn a_clock_that_was_ahead_for_long_changes_neither_places_nor_who_was_in() {
    let (_folder, path) = made_at("2020-11-20T19:00:00+01:00");
    let at = |time: &str, command: &str| {
        let moment = format!("2020-11-20T{time}:00+01:00");
        done(&["do", word(&path), "--at", &moment], format!("{command}\n").as_bytes())
    };
    at("19:00", r#"{"Register":{"players":[{"name":"Ana"},{"name":"Ben"},{"name":"Cyd"}]}}"#);
    at("19:01", r#"{"DrawSeats":{}}"#);
    at("19:02", r#""StartClock""#);
    // It is 20:15, 20:25, and 20:58 when the clock is put right.
    at("20:55", r#"{"BustOut":{"busts":[{"player":"Ben"}],"by":["Ana"]}}"#);
    at("21:05", r#"{"BustOut":{"busts":[{"player":"Ana"}],"by":["Cyd"]}}"#);
    at("21:38", r#""CloseRegistration""#);
    at("20:58", r#"{"CorrectTime":{"from":"2020-11-20T21:38:00+01:00"}}"#);
    let checked = done(&["check", word(&path)], b"");
    assert!(!checked.out.contains("Ana"), "she was in when Ben went out: {}", checked.out);
    let session = open(&path);
    let place = |name| {
        let name = engine::entries::PlayerName::new(name).unwrap();
        let player = session.tournament().entries().players().find(|it| it.name == name).unwrap();
        let (key, _) = session.tournament().finishes().last_bust(player.id).unwrap();
        key.at
    };
    assert!(place("Ben") < place("Ana"));
}
