//! Files of The Tournament Director: read and played again, beside reading the same bytes.

use divan::{Bencher, black_box};
use exchange::{ListTold, import, import_file};
use house::{LeagueChoice, journals_in, read_league};
use reports::{LeagueTable, LeagueTerms};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use tempfile::TempDir;
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
    let words = Words::new(Language::English);
    bencher.bench(|| import(black_box(&FILE), "Friday", &words).expect("it is imported"));
}

#[divan::bench]
fn read_as_a_tree_and_typed(bencher: Bencher) {
    bencher.bench(|| tdt::read(black_box(&FILE)).expect("it is read"));
}

/// As many as ten years of a club have.
const EVENINGS: usize = 200;

/// A folder with as many of them, imported one by one; nothing else is in it.
fn imported_folder() -> TempDir {
    let words = Words::new(Language::English);
    let folder = tempfile::tempdir().expect("a folder");
    let from = folder.path().join("saved.tdt");
    fs::write(&from, FILE.as_slice()).expect("it is written");
    for no in 0..EVENINGS {
        let to = folder.path().join(format!("{no}.floorman"));
        import_file(&from, &to, &ListTold::default(), &words).expect("it is imported");
    }
    folder
}

fn table_of(folder: &TempDir) -> LeagueTable {
    let files = journals_in(&[folder.path().to_path_buf()]).expect("it is read");
    let read = read_league(&files, &LeagueChoice::default(), |_, _| {});
    assert_eq!(read.events.len(), EVENINGS);
    LeagueTable::of(&read.events, &LeagueTerms::default()).expect("it can be worked out")
}

/// Promise: two hundred of them into a league under 5 s.
#[divan::bench(sample_count = 1, sample_size = 1)]
fn two_hundred_into_a_league(bencher: Bencher) {
    bencher.bench(|| table_of(&imported_folder()));
}

/// The table alone, from journals that were imported.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn two_hundred_journals_read_into_a_league(bencher: Bencher) {
    let folder = imported_folder();
    bencher.bench(|| table_of(black_box(&folder)));
}

/// Beside them: as many bytes read from the disk.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn two_hundred_read_from_the_disk(bencher: Bencher) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |no: usize| folder.path().join(format!("{no}.tdt"));
    (0..EVENINGS).for_each(|no| fs::write(path(no), FILE.as_slice()).expect("it is written"));
    bencher.bench(|| -> usize {
        (0..EVENINGS).map(|no| fs::read(path(no)).expect("it is read").len()).sum()
    });
}

#[divan::bench]
fn bytes_read_from_the_disk(bencher: Bencher) {
    let folder = tempfile::tempdir().expect("a folder");
    let path: PathBuf = folder.path().join("club.tdt");
    fs::write(&path, FILE.as_slice()).expect("it is written");
    bencher.bench(|| fs::read(black_box(&path)).expect("it is read"));
}
