//! A real club evening, from the template to the winner, through the terminal.

use crate::project;
use crate::terminal::{done, floorman, word};
use engine::button::ButtonState;
use engine::log::{ActBody, Log};
use engine::seating::{MoveReason, plan};
use engine::values::{SeatAt, SeatSet, Seq, TableNo, Timestamp};
use engine::{Event, Tournament};
use serde_json::Value;
use session::{SeededChance, Session, Time};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

fn data(name: &str) -> PathBuf {
    project("tests/data").join(name)
}

/// The evening in a folder of its own, played.
fn played() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.floorman");
    let first = data("club-evening-first.csv");
    let new = ["new", word(&file), "--template", "club-night", "--entries", word(&first)];
    let told = ["--seed", "19", "--name", "Club night", "--at", "2023-06-25T17:14:44Z"];
    done(&[new.as_slice(), &told].concat(), b"");
    let acts = fs::read(data("club-evening.jsonl")).unwrap();
    let answer = done(&["do", word(&file), "--seed", "19"], &acts);
    assert_eq!(
        answer.out.lines().count(),
        acts.split(|b| *b == b'\n').filter(|l| !l.is_empty()).count()
    );
    (folder, file)
}

/// What the club's own program wrote down that evening.
#[derive(Default)]
struct Written {
    winner: String,
    /// The last bust-out of each player, in the order of the evening, and who did it.
    out: Vec<(String, String)>,
    rebuys: BTreeMap<String, i64>,
    players: usize,
}

fn written() -> Written {
    let mut written = Written::default();
    let text = fs::read_to_string(data("club-evening.csv")).unwrap();
    for line in text.lines().skip(1) {
        let [_, what, who, by] = line.split(',').collect::<Vec<_>>()[..] else { panic!("{line}") };
        match what {
            "entry" => written.players += 1,
            "winner" => written.winner = who.to_owned(),
            "rebuy" => *written.rebuys.entry(who.to_owned()).or_default() += 1,
            "bust" => {
                written.out.retain(|(name, _)| name != who);
                written.out.push((who.to_owned(), by.to_owned()));
            }
            _ => {}
        }
        if what == "rebuy" {
            written.out.retain(|(name, _)| name != who);
        }
    }
    written
}

#[test]
fn the_order_of_finish_is_the_clubs_own() {
    let (_folder, file) = played();
    let written = written();
    let standings = done(&["show", word(&file), "standings", "--format", "json"], b"").json();
    assert_eq!(standings.len(), written.players);
    let found: Vec<(&str, i64)> = standings
        .iter()
        .map(|row| (row["name"].as_str().unwrap(), row["place"].as_i64().unwrap()))
        .collect();
    let order = [written.winner.as_str()].into_iter();
    let order = order.chain(written.out.iter().rev().map(|(name, _)| name.as_str()));
    assert_eq!(found, order.zip(1..).collect::<Vec<_>>());
    for row in &standings {
        let name = row["name"].as_str().unwrap();
        let rebuys = written.rebuys.get(name).copied().unwrap_or_default();
        assert_eq!(row["rebuys"].as_i64(), Some(rebuys), "{name}");
        let by = written.out.iter().find(|(out, _)| out == name).map(|(_, by)| by.as_str());
        let by: Vec<Value> = by.into_iter().map(Value::from).collect();
        assert_eq!(row["by"], Value::from(by), "{name}");
    }
    let keys: Vec<&String> = standings[0].as_object().unwrap().keys().collect();
    let shape = [
        "place",
        "name",
        "entries",
        "rebuys",
        "addons",
        "busted_at",
        "by",
        "exit",
        "prize",
        "points",
        "hand",
        "prizes",
    ];
    assert_eq!(keys, shape);
}

#[test]
fn the_undone_bust_out_is_in_the_log_and_not_in_force() {
    let (_folder, file) = played();
    done(&["check", word(&file)], b"");
    let log = done(&["show", word(&file), "log", "--format", "json"], b"").json();
    let undone: Vec<&Value> = log.iter().filter(|row| row["in_force"] == false).collect();
    let said = |row: &Value| row["what"].as_str().unwrap().to_owned();
    assert_eq!(undone.len(), 1, "the bust-out: {undone:?}");
    assert!(said(undone[0]).contains("Emil Zima"), "{}", undone[0]);
    let busts = log.iter().filter(|row| said(row).contains("Emil Zima") && row["in_force"] == true);
    assert!(busts.count() >= 3, "two bust-outs and a rebuy");
}

#[test]
fn every_view_can_be_shown_and_exported() {
    let (_folder, file) = played();
    let views =
        ["standings", "seats", "tables", "clock", "structure", "moves", "chips", "log", "summary"];
    for view in views {
        for format in ["text", "json", "ron", "csv", "html"] {
            let shown = done(&["show", word(&file), view, "--format", format], b"");
            assert!(view == "moves" || !shown.out.is_empty(), "{view} as {format}");
            done(&["show", word(&file), view, "--format", format, "--as-of", "60"], b"");
        }
        for format in ["csv", "json", "html"] {
            let out = file.with_extension(format);
            done(&["export", word(&file), "--format", format, view, "-o", word(&out)], b"");
            let exported = fs::read_to_string(&out).unwrap();
            let shown = done(&["export", word(&file), "--format", format, view], b"").out;
            // A file of CSV has the mark of its letters for spreadsheets.
            let exported = exported.strip_prefix('\u{feff}').unwrap_or(&exported);
            assert_eq!(exported, shown, "{view} as {format}");
        }
    }
    assert_eq!(floorman(&["show", word(&file), "log", "--as-of", "0"], b"").status, 2);
    assert_eq!(floorman(&["show", word(&file), "weather"], b"").status, 2);
}

/// The first open seat clockwise after the big blind that is not the small blind's, as in the
/// rule of thumb: nobody had to look at roles.
fn is_worst(to: SeatAt, state: ButtonState, open: SeatSet) -> bool {
    let ButtonState::Played(last) = state else { return false };
    open.without(last.big_blind).next_after(last.big_blind) == Some(to.seat)
}

fn check_moves(before: &Tournament, at: Timestamp, event: &Event) -> usize {
    let Event::PlayersMoved { moves, .. } = event else { return 0 };
    assert!(!plan(before, at).moves.is_empty());
    for ordered in moves {
        assert_eq!(ordered.reason, MoveReason::NextBigBlindToWorstSeat);
        let table = |no: TableNo| before.seating().table(no).unwrap();
        let (from, to) = (table(ordered.from.table), table(ordered.to.table));
        let state = from.button(at).unwrap().state;
        let next = from.taken().next_after(state.last_big_blind());
        assert_eq!(next, Some(ordered.from.seat), "the next big blind moves");
        assert!(is_worst(ordered.to, to.button(at).unwrap().state, to.open()));
        assert!(from.taken().len() > to.taken().len() + 1);
    }
    moves.len()
}

#[test]
fn every_balance_and_break_of_the_evening_is_legal() {
    let (_folder, file) = played();
    let time = Time::told(Timestamp(1_687_800_000_000));
    let session = Session::open_to_read(&file, time, Box::new(SeededChance::new(0))).unwrap();
    let log = session.log();
    let (mut moved, mut broken, mut redrawn) = (0, 0, 0);
    for (seq, act) in (1..).zip(log.acts()) {
        let ActBody::Record(events) = &act.body else { continue };
        let (before, after) = (log.as_of(Seq(seq - 1)), log.as_of(Seq(seq)));
        for event in events {
            moved += check_moves(before.state(), act.at, event);
            if let Event::TableBroken { table, moves, .. } = event {
                broken += 1;
                let were = before.state().seating().table(*table).unwrap().taken().len();
                assert_eq!(moves.len(), were);
                assert!(after.state().seating().table(*table).is_none());
            }
            redrawn += usize::from(matches!(event, Event::Redrawn { .. }));
        }
        let is_seating =
            |event: &Event| matches!(event, Event::PlayersMoved { .. } | Event::TableBroken { .. });
        if events.iter().any(is_seating) {
            check_even(&after);
        }
    }
    assert_eq!((moved, broken, redrawn), (2, 1, 1));
}

fn check_even(log: &Log) {
    let (fullest, emptiest) = log.state().seating().size_range().unwrap();
    assert!(fullest - emptiest <= 1, "{fullest} and {emptiest}");
}
