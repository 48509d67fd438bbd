//! Input that nobody in their right mind would type: an answer and an exit status, never a panic.

use crate::terminal::{done, floorman, word};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const AT: [&str; 2] = ["--at", "2026-11-20T19:00:00Z"];

/// A tournament of twelve who have sat down.
fn begun() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("night.floorman");
    let people = folder.path().join("people.txt");
    let names: Vec<String> = (1..=12).map(|no| format!("Player {no}")).collect();
    fs::write(&people, names.join("\n")).unwrap();
    let new = ["new", word(&file), "--template", "home-game", "--entries", word(&people)];
    done(&[new.as_slice(), &["--seed", "3"], &AT].concat(), b"");
    let acts = b"{\"DrawSeats\":{}}\n\"StartClock\"\n";
    done(&[["do", word(&file), "--seed", "3"].as_slice(), &AT].concat(), acts);
    (folder, file)
}

fn act(file: &Path, line: &[u8]) -> u8 {
    floorman(&[["do", word(file), "--seed", "3"].as_slice(), &AT].concat(), line).status
}

/// Shows everything, and the journal passes its check.
fn look(file: &Path, after: &str) {
    for view in ["standings", "seats", "tables", "clock", "moves", "chips", "log", "summary"] {
        let answer = floorman(&["show", word(file), view, "--format", "text"], b"");
        assert_eq!(answer.status, 0, "{view} after {after}: {}", answer.trouble);
    }
    let answer = floorman(&["check", word(file)], b"");
    assert_eq!(answer.status, 0, "after {after}: {}", answer.trouble);
}

#[test]
fn the_exit_status_says_what_happened() {
    let (folder, file) = begun();
    let bust = br#"{"BustOut":{"busts":[{"player":"Player 1"}]}}"#;
    assert_eq!(act(&file, bust), 0);
    assert_eq!(act(&file, bust), 1);
    assert_eq!(act(&file, br#"{"BustOut":{"busts":[{"player":"Player 1"}]}"#), 2);
    assert_eq!(act(&file, br#"{"BustOut":{"busts":[],"because":"was rude"}}"#), 2);
    assert_eq!(act(&file, br#"{"at":"yesterday","do":"Undo"}"#), 2);
    assert_eq!(act(&file, br#"{"at":"2020-01-01T00:00:00Z","do":"Undo"}"#), 2);
    let missing = folder.path().join("nobody.floorman");
    assert_eq!(act(&missing, bust), 3);
    let other = folder.path().join("notes.floorman");
    fs::write(&other, "milk, bread, eggs\n").unwrap();
    assert_eq!(act(&other, bust), 3);
    assert_eq!(fs::read_to_string(&other).unwrap(), "milk, bread, eggs\n");
    let again = ["new", word(&file), "--template", "home-game"];
    assert_eq!(floorman(&again, b"").status, 3);
    let unknown = folder.path().join("a.floorman");
    assert_eq!(floorman(&["new", word(&unknown), "--template", "bingo"], b"").status, 2);
    assert!(!unknown.exists());
    assert_eq!(floorman(&["check", word(&file), "--lang", "xx"], b"").status, 2);
    look(&file, "all that");
}

#[test]
fn a_refusal_is_one_line_with_what_to_do_and_the_rest_waits() {
    let (_folder, file) = begun();
    let lines = b"\"StartClock\"\n\"PauseClock\"\n";
    let stops = floorman(&[["do", word(&file)].as_slice(), &AT].concat(), lines);
    assert_eq!((stops.status, stops.json().len()), (1, 1));
    let refused = &stops.json()[0]["refused"];
    assert_eq!(refused["id"], "clock-already-started");
    assert!(refused["hint"].as_str().is_some_and(|hint| !hint.is_empty()));
    let goes_on = floorman(&[["do", word(&file), "--keep-going"].as_slice(), &AT].concat(), lines);
    assert_eq!((goes_on.status, goes_on.json().len()), (1, 2));
    assert!(goes_on.json()[1]["seq"].is_u64());
}

#[test]
fn a_dry_run_writes_nothing() {
    let (_folder, file) = begun();
    let before = fs::read(&file).unwrap();
    let lines = b"{\"BustOut\":{\"busts\":[{\"player\":3}]}}\n\"Undo\"\n";
    let dry = floorman(&[["do", word(&file), "--dry-run"].as_slice(), &AT].concat(), lines);
    assert_eq!((dry.status, dry.json().len()), (0, 2));
    assert_eq!(fs::read(&file).unwrap(), before);
}

/// Numbers and names at the edges of what can be written down.
#[test]
fn absurd_commands_are_answered_and_what_follows_can_be_shown() {
    let numbers = [
        "0",
        "-1",
        "1",
        "31",
        "32",
        "255",
        "256",
        "65535",
        "65536",
        "4294967295",
        "9223372036854775",
        "9223372036854775807",
        "-9223372036854775808",
        "18446744073709551615",
    ];
    let commands = [
        r#"{"AdjustClock":{"secs":N}}"#,
        r#"{"AdjustClock":{"secs":-3}}"#,
        r#"{"ScheduleStart":{"at":N}}"#,
        r#"{"GoToStage":{"stage":N}}"#,
        r#"{"SettleLostTime":{"from":N,"verdict":"DoesNotCount"}}"#,
        r#"{"CorrectTime":{"from":N}}"#,
        r#"{"AddTables":{"tables":[{"table":N,"seats":9}]}}"#,
        r#"{"AddTables":{"tables":[{"table":77,"seats":N}]}}"#,
        r#"{"CloseSeat":{"at":{"table":1,"seat":N}}}"#,
        r#"{"MovePlayer":{"player":2,"to":{"table":N,"seat":N}}}"#,
        r#"{"SetButton":{"table":1,"button":N}}"#,
        r#"{"SetButton":{"table":1,"button":1,"small_blind":N,"big_blind":N}}"#,
        r#"{"NextHand":{"table":N}}"#,
        r#"{"SetNeed":{"player":N,"need":{"table":N,"seat":N}}}"#,
        r#"{"CountStacks":{"stacks":[{"player":2,"chips":N}]}}"#,
        r#"{"BustOut":{"busts":[{"player":N,"stack":N}],"at":N}}"#,
        r#"{"BustOut":{"busts":[{"player":4}],"at":N}}"#,
        r#"{"CorrectBust":{"player":4,"at":N}}"#,
        r#"{"Reinstate":{"player":4}}"#,
        r#"{"BreakTables":{"tables":[N,N]}}"#,
        r#"{"Redraw":{"tables":[N]}}"#,
        r#"{"SetBreakOrder":{"tables":[N]}}"#,
        r#"{"Undo":N}"#,
        r#"N"#,
    ];
    let (_folder, file) = begun();
    for command in commands {
        for number in numbers {
            let line = command.replace('N', number);
            let status = act(&file, line.as_bytes());
            assert!(status <= 2, "{line}: {status}");
        }
        look(&file, command);
    }
}

#[test]
fn settings_and_structures_at_the_edge_are_answered() {
    let (_folder, file) = begun();
    let chips = |chips: &str| {
        format!(
            "{{\"ChangeSettings\":{{\"settings\":{{\"name\":\"N\",\"entries\":{{\
             \"starting_chips\":{chips},\"re_entries\":\"Unlimited\",\
             \"late_registration_level_max\":60000}},\
             \"seating\":{{\"seats_per_table\":9}}}}}}}}"
        )
    };
    let lines = [
        chips("0"),
        chips("18446744073709551615"),
        chips("1000000000000"),
        r#"{"Register":{"players":[{"name":"Big One"}]}}"#.to_owned(),
        r#"{"Register":{"players":[{"name":"Big Two"}]}}"#.to_owned(),
        r#"{"BustOut":{"busts":[{"player":"Big One"}],"by":["Big Two"]}}"#.to_owned(),
        r#"{"ReEnter":{"player":"Big One"}}"#.to_owned(),
        r#"{"SetStructure":{"structure":[]}}"#.to_owned(),
        r#"{"Register":{"players":[{"name":"   "}]}}"#.to_owned(),
        r#"{"Rename":{"player":1,"name":"\u0000\u202e=1+1"}}"#.to_owned(),
        r#"{"DrawSeats":{"public":"|||"}}"#.to_owned(),
    ];
    for line in lines {
        let status = act(&file, line.as_bytes());
        assert!(status <= 2, "{line}: {status}");
        look(&file, &line);
    }
}

#[test]
fn lines_of_noise_are_malformed_with_their_place() {
    let (_folder, file) = begun();
    let before = fs::read(&file).unwrap();
    let mut dice = 99_u64;
    let mut throw = |sides: usize| {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (dice >> 33) as usize % sides
    };
    let good: &[u8] = br#"{"BustOut":{"busts":[{"player":"Player 3","stack":5}],"by":[2]}}"#;
    for _ in 0..400 {
        let mut line = good.to_vec();
        for _ in 0..=throw(3) {
            let at = throw(line.len());
            match throw(3) {
                0 => drop(line.remove(at)),
                1 => line.insert(at, b"{}[]\",:0aN\\"[throw(11)]),
                _ => line[at] = throw(256) as u8,
            }
        }
        let answer = floorman(&[["do", word(&file), "--dry-run"].as_slice(), &AT].concat(), &line);
        assert!(answer.status <= 2, "{}: {}", String::from_utf8_lossy(&line), answer.trouble);
        assert!(answer.status != 2 || answer.trouble.starts_with("Line "), "{}", answer.trouble);
    }
    for nested in ["[", "{\"a\":", "(", "Some("] {
        assert_eq!(act(&file, nested.repeat(5_000).as_bytes()), 2, "{nested}");
    }
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn names_that_only_share_a_sum_are_two_names() {
    let (_folder, file) = begun();
    let register = |name: &str| {
        act(
            &file,
            format!("{{\"Register\":{{\"players\":[{{\"name\":\"{name}\"}}]}}}}\n").as_bytes(),
        )
    };
    // The sums of these two, by which names are found, are the same.
    assert_eq!(["Costarring", "Liquid"].map(register), [0, 0]);
    assert_eq!(["costarring", "LIQUID"].map(register), [1, 1], "refused, for they are there");
}
