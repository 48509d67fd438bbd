//! What the product promises about speed and memory, as one table: each promise beside what it is
//! measured against in the same run, and how cost grows with the field.
//!
//! `cargo bench --bench promises` prints it; the README shows one run of it. The rows about the
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

use std::env;

fn main() {
    let words: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        // The window that is measured is a program of its own: this one, started once more.
        [window::EMPTY] => window::show_empty(),
        [window::FLOORMAN, file] => window::show_floorman(file.as_ref()),
        ["window"] => table::print_promises(&window::promises()),
        [] => {
            let figures = growth::measure();
            growth::table(&figures).print();
            println!();
            let promises = growth::promises(&figures).into_iter().chain(window::promises());
            table::print_promises(&promises.collect::<Vec<_>>());
        }
        // `cargo bench -- NAME` asks for another benchmark.
        _ => {}
    }
}
