//! Files of The Tournament Director: read and played again, beside reading the same bytes.

use divan::{Bencher, black_box};
use session::import;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use words::{Language, Words};

fn main() {
    divan::main();
}

/// As large as the largest files of a club.
const BYTES: usize = 250_000;

/// A club night with a layout that makes it as large as the largest ones.
static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/data/club-19-players-rebuys.tdt");
    let text = fs::read_to_string(path).expect("it is in the project");
    let (text, _) = text.trim_end().rsplit_once('}').expect("it is an object");
    let cell = "new LO.Cell({Width: 12.5, Borders: [new SBorder(1, \"#fff\"), null], On: true}), ";
    let more = cell.repeat((BYTES - text.len()) / cell.len());
    format!("{text}, M: [{more}]}}").into_bytes()
});

/// Promise: a file of 250 kB under 50 ms.
#[divan::bench]
fn imported(bencher: Bencher) {
    let words = Words::new(Language::En);
    bencher.bench(|| import(black_box(&FILE), "Friday", &words).expect("it is imported"));
}

#[divan::bench]
fn read_as_a_tree_and_typed(bencher: Bencher) {
    bencher.bench(|| tdt::read(black_box(&FILE)).expect("it is read"));
}

#[divan::bench]
fn bytes_read_from_the_disk(bencher: Bencher) {
    let folder = tempfile::tempdir().expect("a folder");
    let path: PathBuf = folder.path().join("club.tdt");
    fs::write(&path, FILE.as_slice()).expect("it is written");
    bencher.bench(|| fs::read(black_box(&path)).expect("it is read"));
}
