//! Whole tournaments from a seed, and a power cut at any byte of their journals.

use crate::terminal::{done, word};
use engine::clock::Run;
use engine::command::Command;
use engine::event::{ClockChange, Event};
use engine::invariants::check_all;
use engine::log::Log;
use engine::seating::NewTable;
use engine::settings::StageStart;
use engine::structure::Stage;
use engine::values::{Seq, TableNo, Timestamp};
use session::{SeededChance, Session, Time};
use simulation::{Figures, Simulation, simulate};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Sizes of the field, and seats at a table.
const EVENTS: [(u32, u8); 7] = [(2, 9), (10, 9), (20, 8), (60, 6), (60, 9), (200, 8), (200, 9)];

fn simulation(entries: u32, seats: u8, seed: u64) -> Simulation {
    let starts = StageStart::ByItself;
    Simulation { entries, seats, seed, until: 1, starts, template: None }
}

fn play(entries: u32, seats: u8, seed: u64) -> Figures {
    simulate(simulation(entries, seats, seed), None)
        .unwrap_or_else(|failure| panic!("seed {seed}, {entries} at {seats}: {failure:?}"))
}

#[test]
fn every_move_is_the_next_big_blind_to_the_worst_seat() {
    let mut moves = 0;
    for (entries, seats) in EVENTS {
        for seed in 0..6 {
            let figures = play(entries, seats, seed);
            let event = format!("seed {seed}, {entries} at {seats}: {figures:?}");
            assert_eq!(figures.next_big_blind_moved, figures.balance_moves, "{event}");
            assert_eq!(figures.worst_seat_taken, figures.balance_moves, "{event}");
            assert_eq!(figures.moved_twice_in_a_plan, 0, "{event}");
            assert!(figures.largest_gap_after_a_plan <= 1, "{event}");
            assert_eq!(figures.tables_left_above_need, 0, "{event}");
            assert_eq!(figures.chips_start, figures.chips_end, "{event}");
            assert_eq!(figures.chips_start, u64::from(entries) * 60_000, "{event}");
            assert_eq!(figures.busts, u64::from(entries) - 1, "{event}");
            moves += figures.balance_moves;
        }
    }
    assert!(moves > 100, "only {moves} moves were judged");
}

#[test]
fn the_same_seed_plays_the_same_tournament() {
    let digest = |seed| play(60, 9, seed).standings_sha256;
    assert_eq!(digest(7), digest(7));
    assert_ne!(digest(7), digest(8));
}

/// A journal of a whole tournament, with its bytes.
fn journal(entries: u32, seed: u64) -> (TempDir, PathBuf, Vec<u8>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("whole.floorman");
    simulate(simulation(entries, 6, seed), Some(&path)).unwrap();
    let bytes = fs::read(&path).unwrap();
    (folder, path, bytes)
}

fn open(path: &Path) -> Session {
    let time = Time::told(Timestamp(1_900_000_000_000));
    let opened = Session::open(path, time, Box::new(SeededChance::new(1)), "");
    opened.unwrap_or_else(|error| panic!("{error:?}"))
}

/// Opens what is left of a journal: every act whose line is whole must be there, and work goes on.
fn check_cut(folder: &Path, whole: &Log, bytes: &[u8], cut: usize) {
    let path = folder.join(format!("cut-{cut}.floorman"));
    fs::write(&path, &bytes[..cut]).unwrap();
    let mut session = open(&path);
    // The first line says what the file is; a line may lack nothing but its end.
    let lines = bytes[..cut].iter().filter(|byte| **byte == b'\n').count() - 1;
    let lacks_only_the_end = bytes.get(cut) == Some(&b'\n');
    let found = session.log().acts().len();
    assert!(found == lines || (lacks_only_the_end && found == lines + 1), "{found} at {cut}");
    assert_eq!(session.log().acts(), &whole.acts()[..found]);
    assert!(session.found().damage.is_none(), "a torn end is no damage: cut at {cut}");
    check_all(session.tournament()).unwrap();
    let until = Log::replay(whole.acts()[..found].to_vec()).unwrap();
    assert_eq!(reports::seats(session.tournament()), reports::seats(until.state()));
    let tables = vec![NewTable { table: TableNo(900), seats: 9 }];
    session.submit(&Command::AddTables { tables }).unwrap();
    drop(session);
    let again = open(&path);
    assert_eq!(again.log().acts().len(), found + 1);
    assert!(again.tournament().seating().table(TableNo(900)).is_some());
}

#[test]
fn cut_at_every_byte_of_its_last_act_a_journal_opens_with_every_act_before_it() {
    let (folder, path, bytes) = journal(12, 3);
    let whole = open(&path).log().clone();
    let last_line = bytes[..bytes.len() - 1].iter().rposition(|byte| *byte == b'\n').unwrap() + 1;
    assert!(bytes.len() - last_line > 40);
    for cut in last_line..=bytes.len() {
        check_cut(folder.path(), &whole, &bytes, cut);
    }
}

#[test]
fn cut_anywhere_a_journal_opens_with_every_whole_act() {
    let (folder, path, bytes) = journal(30, 5);
    let whole = open(&path).log().clone();
    let mut ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
    let first = ends.nth(1).unwrap().0 + 1;
    let mut at = 12_345_u64;
    for _ in 0..60 {
        at = at.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let span = (bytes.len() - first) as u64;
        let cut = first + usize::try_from((at >> 11) % span).unwrap();
        check_cut(folder.path(), &whole, &bytes, cut);
    }
}

#[test]
fn the_figures_are_printed() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("event.floorman");
    let words = ["simulate", "--entries", "40", "--seats", "9", "--seed", "7", "--format", "json"];
    let without = done(&words, b"").json().remove(0);
    assert!(without.get("journal_bytes").is_none());
    let with = done(&[words.as_slice(), &["-o", word(&out)]].concat(), b"").json().remove(0);
    assert_eq!(with["standings_sha256"], without["standings_sha256"]);
    for figure in [
        "entries",
        "seats",
        "seed",
        "acts",
        "busts",
        "breaks",
        "moves",
        "balance_moves",
        "next_big_blind_moved",
        "worst_seat_taken",
        "moved_twice_in_a_plan",
        "largest_gap_after_a_plan",
        "tables_left_above_need",
        "waits_one_hand",
        "halts",
        "chips_start",
        "chips_end",
        "engine_ms",
        "act_us_median",
        "act_us_p99",
        "check_ms",
        "journal_bytes",
        "reopen_ms",
        "standings_sha256",
    ] {
        assert!(with.get(figure).is_some(), "{figure} is missing");
    }
    done(&["check", word(&out)], b"");
}

/// Tables of two, three and four have lone players and heads-up hands all the time.
#[test]
fn the_smallest_tables_play_to_the_end_too() {
    for seats in 2..=4 {
        for entries in [2, 5, 9, 14, 23, 39] {
            let figures = play(entries, seats, u64::from(entries));
            assert_eq!(figures.busts, u64::from(entries) - 1, "{entries} at tables of {seats}");
            assert_eq!(figures.worst_seat_taken, figures.balance_moves, "{entries}, {seats}");
        }
    }
}

/// Until one is left, whatever the games: the button is told in stud rounds, too.
#[test]
fn mixed_events_and_events_with_antes_alone_are_played_to_the_end() {
    for id in ["mixed-games", "ten-games", "five-card-draw", "seven-card-stud"] {
        let template = exchange::Template::find(id).unwrap();
        for seed in 0..8 {
            let name = format!("{id} {seed}");
            let template = Some((template.clone(), name.clone()));
            let simulation = Simulation { template, ..simulation(24, 6, seed) };
            let figures = simulate(simulation, None);
            let figures = figures.unwrap_or_else(|failure| panic!("{name}: {failure:?}"));
            assert_eq!(figures.busts, 23, "{name}");
            assert_eq!(figures.chips_start, figures.chips_end, "{name}");
        }
    }
}

#[test]
fn where_the_clock_waits_no_break_and_no_late_registration_ends_by_itself() {
    for (entries, seats, seed) in [(60, 9, 1), (60, 6, 2), (200, 8, 3)] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("waits.floorman");
        let starts = StageStart::ByFloor;
        let figures =
            simulate(Simulation { starts, ..simulation(entries, seats, seed) }, Some(&path));
        let figures = figures.unwrap();
        let event = format!("seed {seed}, {entries} at {seats}: {figures:?}");
        assert_eq!(figures.busts, u64::from(entries) - 1, "{event}");
        assert_eq!(figures.chips_start, figures.chips_end, "{event}");
        let session = open(&path);
        check_all(session.tournament()).unwrap();
        let acts = session.log().acts();
        let started = acts
            .iter()
            .flat_map(|act| act.body.events())
            .filter(|event| matches!(event, Event::ClockSet { change: ClockChange::Moved, .. }));
        assert_eq!(started.count() as u64, figures.clock_waits, "{event}");
        // Late registration, and as many breaks as six hours have.
        assert!(figures.clock_waits >= 3, "{event}");
        // Whatever was done last: left alone for a day, the clock passes no break.
        for seq in (1..=acts.len() as u64).step_by(7).map(Seq) {
            let log = session.log().as_of(seq);
            let (tournament, at) = (log.state(), acts[seq.0 as usize - 1].at);
            let before = tournament.reading(at);
            if before.run != Run::Running {
                continue;
            }
            let later = tournament.reading(at.plus_millis(24 * 3_600_000));
            let stages = &tournament.structure().stages;
            let passed = &stages[before.stage.index()..later.stage.index()];
            let is_break = |stage: &Stage| matches!(stage, Stage::Break(_));
            assert!(!passed.iter().any(is_break), "{event}: {before:?} {later:?}");
            let is_end = later.stage.index() + 1 == stages.len();
            assert!(later.waits_millis.is_some() || is_end, "{event}: {later:?}");
        }
    }
}

#[test]
fn the_terminal_simulates_a_clock_that_waits() {
    let words = ["simulate", "--entries", "60", "--seats", "9", "--format", "json"];
    let plain = &done(&words, b"").json()[0];
    assert!(plain["clock_waits"].is_null(), "told only where it waits: {plain}");
    let waiting = &done(&[&words[..], &["--clock-waits"]].concat(), b"").json()[0];
    assert!(waiting["clock_waits"].as_u64().unwrap() >= 3, "{waiting}");
}
