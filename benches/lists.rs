//! What it costs to look at a list that somebody pasted: after each key all of it is read anew.
//!
//! `cargo bench --bench lists`. Beside each stands what the letters and lines alone cost.
//! Promise: a structure of sixty levels within a frame of the last key, sixteen milliseconds, with
//! most of it left for the frame.

use divan::{Bencher, black_box};
use exchange::{ListTold, look_at_payouts, look_at_structure, sign_up_list};
use lists::open;
use std::fmt::Write as _;

const LEVELS: u32 = 60;
const NAMES: u32 = 10_000;

fn main() {
    divan::main();
}

fn told() -> ListTold {
    ListTold { level_secs: Some(1_200), ..ListTold::default() }
}

/// As people write it in a message.
fn message() -> String {
    let mut text = "Friday deep stack:\n".to_owned();
    for no in 1..=LEVELS {
        let _ = writeln!(text, "Level {no}: {}/{} ({}) 20 min", no * 100, no * 200, no * 200);
        if no % 6 == 0 {
            text.push_str("BREAK 15 minutes, color up 25s\n");
        }
    }
    text
}

/// As a spreadsheet has it.
fn table() -> String {
    let mut text = "Level;Small Blind;Big Blind;BB Ante;Duration (min)\n".to_owned();
    for no in 1..=LEVELS {
        let _ = writeln!(text, "{no};{};{};{};20", no * 100, no * 200, no * 200);
    }
    text
}

/// A grid of payouts for thirty fields.
fn grid() -> String {
    let mut text = "Places".to_owned();
    for field in 0..30 {
        let _ = write!(text, ";{}-{}", field * 10 + 1, field * 10 + 10);
    }
    text.push('\n');
    for place in 1..=4 {
        let _ = write!(text, "{place}");
        (0..30).for_each(|_| {
            let _ = write!(text, ";{}%", [40, 30, 20, 10][place - 1]);
        });
        text.push('\n');
    }
    text
}

#[divan::bench]
fn structure_in_a_message(bencher: Bencher) {
    let (text, told) = (message(), told());
    bencher.bench_local(|| {
        let look = look_at_structure(black_box(text.as_bytes()), &told).ok();
        look.filter(exchange::ListLook::is_clear).map(|look| look.lines.len()).expect("it is clear")
    });
}

#[divan::bench]
fn structure_in_a_table(bencher: Bencher) {
    let (text, told) = (table(), told());
    bencher.bench_local(|| {
        let look = look_at_structure(black_box(text.as_bytes()), &told).ok();
        look.filter(exchange::ListLook::is_clear).map(|look| look.lines.len()).expect("it is clear")
    });
}

#[divan::bench]
fn payouts_in_a_grid(bencher: Bencher) {
    let (text, told) = (grid(), told());
    bencher.bench_local(|| look_at_payouts(black_box(text.as_bytes()), "own", 2, &told).is_ok());
}

/// What the letters and lines of the message cost alone.
#[divan::bench]
fn letters_of_the_message(bencher: Bencher) {
    let text = message();
    bencher.bench_local(|| open(black_box(text.as_bytes()), None).map(|it| it.sheets.len()));
}

#[divan::bench(sample_count = 20)]
fn a_file_of_10_000_names(bencher: Bencher) {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("names.csv");
    let mut text = "Name;Number\n".to_owned();
    for no in 0..NAMES {
        let _ = writeln!(text, "Guest Žluťoučký {no};{no}");
    }
    std::fs::write(&path, text).expect("it is written");
    bencher.bench_local(|| sign_up_list(&path, &told()).map(|list| list.text.len()).ok());
}
