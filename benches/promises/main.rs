//! What the product promises about speed and memory, as one table: each promise beside what it is
//! measured against in the same run, and how cost grows with the field.
//!
//! `cargo bench --bench promises` prints it and writes it into `docs/speed.md`. The rows about the
//! window need a screen: `xvfb-run -a -s '-screen 0 1920x1080x24' cargo bench --bench promises`.
//! Nothing here fails where a promise does not hold, because a machine that is busy with something
//! else is no defect; the table says it.

mod disk;
#[path = "../field.rs"]
mod field;
mod growth;
#[expect(dead_code, reason = "other benchmarks use the rest")]
#[path = "../headless.rs"]
mod headless;
mod table;
mod window;

use std::{env, fs, thread};

fn main() {
    let words: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        // The window that is measured is a program of its own: this one, started once more.
        [window::EMPTY] => window::show_empty(),
        [window::FLOORMAN, file] => window::show_floorman(file.as_ref()),
        ["window"] => print!("{}", table::of_promises(&window::promises()).text()),
        [] => {
            let figures = growth::measure();
            let promises = growth::promises(&figures).into_iter().chain(window::promises());
            let promises = table::of_promises(&promises.collect::<Vec<_>>());
            let measured = [growth::table(&figures).text(), promises.text()].join("\n");
            println!("{measured}");
            write(&format!("{}\n{measured}", machine()));
        }
        // `cargo bench -- NAME` asks for another benchmark.
        _ => {}
    }
}

/// What this was measured on, as far as the system says it.
fn machine() -> String {
    let told = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let named = told.lines().find_map(|line| line.strip_prefix("model name"));
    let named = named.map_or("an unknown processor", |it| it.trim_matches(['\t', ' ', ':']));
    let cores = thread::available_parallelism().map_or(1, usize::from);
    format!("Measured on {cores} cores of {named}.\n")
}

/// Writes the tables into the document, between its marks.
fn write(measured: &str) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/speed.md");
    let marks = ["<!-- written by the benchmark -->\n", "<!-- end -->\n"];
    let text = fs::read_to_string(path).unwrap_or_default();
    let parts = text.split_once(marks[0]);
    let parts = parts.and_then(|(head, rest)| Some((head, rest.split_once(marks[1])?.1)));
    let Some((head, tail)) = parts else { return eprintln!("{path} has no place for it") };
    let text = [head, marks[0], "\n", measured, "\n", marks[1], tail].concat();
    if let Err(error) = fs::write(path, text) {
        eprintln!("{path}: {error}");
    }
}
