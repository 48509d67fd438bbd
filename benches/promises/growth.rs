//! How cost grows from ten players to a hundred thousand.

use crate::disk::{self, OnDisk};
use crate::field::{NOW, act, bust_out, event, seated};
use crate::headless::Window;
use crate::table::{Promise, Table, median, time};
use egui::Key;
use session::{SeededChance, Session, Time};
use simulation::simulate;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

const FIELDS: [u32; 5] = [10, 100, 1_000, 10_000, 100_000];

/// So many bust-outs are timed, where there are so many players.
const BUSTS: u32 = 2_000;

/// What was measured at one size.
pub struct Figures {
    players: u32,
    /// One bust-out without the disk.
    act: Duration,
    on_disk: OnDisk,
    /// A whole event, to the winner.
    event: Duration,
    acts: u64,
    /// Its journal opened, and its bytes read.
    open: Duration,
    bytes: usize,
    read: Duration,
    /// A frame of the window, and a blank one.
    frame: Duration,
    blank: Duration,
}

/// Measures every size, the smallest first.
pub fn measure() -> Vec<Figures> {
    FIELDS.map(of).into()
}

fn of(players: u32) -> Figures {
    eprintln!("measuring {players} players …");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("event.floorman");
    let start = Instant::now();
    let acts = simulate(event(players), None).expect("it can be played").acts;
    let whole = start.elapsed();
    simulate(event(players), Some(&path)).expect("it can be played and written");
    let (frame, blank) = frames(players);
    Figures {
        players,
        act: bust_outs(players),
        on_disk: disk::measure(players),
        event: whole,
        acts,
        open: best_of_three(|| open(&path)),
        bytes: std::fs::read(&path).map_or(0, |bytes| bytes.len()),
        read: best_of_three(|| drop(black_box(std::fs::read(&path)))),
        frame,
        blank,
    }
}

/// One bust-out after the other, each decided, applied and checked; the median.
fn bust_outs(players: u32) -> Duration {
    let (room, mut chance) = (seated(players), SeededChance::new(1));
    let each = (players / 2).clamp(1, BUSTS);
    let mut lengths = Vec::new();
    // A small room is emptied again and again.
    for _ in 0..BUSTS / each {
        let mut room = room.clone();
        for player in 1..=each {
            let command = bust_out(player);
            let start = Instant::now();
            act(&mut room, &command, &mut chance);
            lengths.push(start.elapsed());
        }
    }
    median(lengths)
}

fn open(path: &Path) {
    let chance = Box::new(SeededChance::new(0));
    let session = Session::open(path, Time::told(NOW), chance, "").expect("it opens");
    // Giving the memory back is no part of opening.
    std::mem::forget(session);
}

fn frames(players: u32) -> (Duration, Duration) {
    let mut window = Window::showing(players, Key::F3);
    let (mut frames, mut blanks) = (Vec::new(), Vec::new());
    for _ in 0..100 {
        let start = Instant::now();
        black_box(window.frame(Vec::new()));
        frames.push(start.elapsed());
    }
    for _ in 0..100 {
        let start = Instant::now();
        black_box(window.blank());
        blanks.push(start.elapsed());
    }
    (median(frames), median(blanks))
}

fn best_of_three(work: impl Fn()) -> Duration {
    let timed = |_| {
        let start = Instant::now();
        work();
        start.elapsed()
    };
    (0..3).map(timed).min().unwrap_or_default()
}

/// How cost grows, a line for each size.
pub fn table(figures: &[Figures]) -> Table {
    let mut table = Table::new(&[
        "players",
        "one act",
        "one act on the disk",
        "append and flush",
        "SQLite commit",
        "whole event",
        "per act of it",
        "opening its journal",
        "reading its bytes",
        "a frame of *Tables*",
        "a blank frame",
    ]);
    for one in figures {
        let acts = u32::try_from(one.acts).unwrap_or(u32::MAX).max(1);
        let kilobytes = one.bytes / 1_000;
        table.add([
            one.players.to_string(),
            time(one.act),
            time(one.on_disk.act),
            time(one.on_disk.append),
            time(one.on_disk.sqlite),
            format!("{}, {acts} acts", time(one.event)),
            time(one.event / acts),
            time(one.open),
            format!("{}, {kilobytes} kB", time(one.read)),
            time(one.frame),
            time(one.blank),
        ]);
    }
    table
}

/// What is promised of these figures.
pub fn promises(figures: &[Figures]) -> Vec<Promise> {
    let find = |players: u32| figures.iter().find(|one| one.players == players);
    let (Some(hundred), Some(all)) = (find(100), find(100_000)) else { return Vec::new() };
    let grown = all.act.as_secs_f64() / hundred.act.as_secs_f64();
    let logarithm = (100_000_f64).ln() / (100_f64).ln();
    let slower = all.on_disk.act.as_secs_f64() / all.on_disk.append.as_secs_f64();
    vec![
        Promise {
            promise: "an act from 100 to 100,000 players: no faster than the logarithm".to_owned(),
            measured: format!("{grown:.1} times"),
            beside: format!("the logarithm: {logarithm:.1} times"),
            holds: Some(grown <= logarithm),
        },
        Promise {
            promise: "an act on the disk at 100,000 players: under 5 ms".to_owned(),
            measured: time(all.on_disk.act),
            beside: format!(
                "append and flush: {}, so {slower:.1} times; SQLite: {}",
                time(all.on_disk.append),
                time(all.on_disk.sqlite)
            ),
            holds: Some(all.on_disk.act < Duration::from_millis(5)),
        },
        Promise {
            promise: "a whole event of 100,000 entries: under 2 s".to_owned(),
            measured: time(all.event),
            beside: format!("100 entries: {}", time(hundred.event)),
            holds: Some(all.event < Duration::from_secs(2)),
        },
        Promise {
            promise: format!("opening its journal of {} acts: under 1 s", all.acts),
            measured: time(all.open),
            beside: format!("reading its bytes: {}", time(all.read)),
            holds: Some(all.open < Duration::from_secs(1)),
        },
        Promise {
            promise: "a frame of *Tables* at any size: under 4 ms".to_owned(),
            measured: time(figures.iter().map(|one| one.frame).max().unwrap_or_default()),
            beside: format!("a blank frame: {}", time(all.blank)),
            holds: Some(figures.iter().all(|one| one.frame < Duration::from_millis(4))),
        },
    ]
}
