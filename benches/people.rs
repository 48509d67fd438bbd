//! What a letter costs where 50,000 people are in the file, beside looking at every name.
//!
//! `cargo bench --bench people`. The promise: a letter is answered in a frame, 4 milliseconds.

use divan::{Bencher, black_box};
use engine::entries::fold;
use engine::values::Timestamp;
use house::people_for;
use people::{Deed, Namesakes, Opening, PeopleFile, PeopleList, read_people_list};
use std::fmt::Write;
use std::sync::OnceLock;
use tempfile::TempDir;

const PEOPLE: usize = 50_000;
const DEED: Deed<'static> = Deed { at: Timestamp(0), by: "" };

/// What is typed: one letter, a common word, a rare one, a whole name, a number, common beginnings
/// that few have together, and nothing that is there.
const TYPED: [&str; 9] =
    ["a", "j", "nov", "anna kovar", "z p", "a a a", "49999", "ann nov zz", "nobody"];

fn main() {
    divan::main();
}

/// Names as they are in a club: few first names, and last names that many share the beginning of.
fn text() -> String {
    let first =
        ["Anna", "Jan", "Petr", "Žofie", "Łukasz", "Adam", "Eva", "Jakub", "Ondřej", "Zuzana"];
    let last = ["Nov", "Svobod", "Kovář", "Wójc", "Dvoř", "Proch", "Zim", "Král", "Ad", "Ján"];
    let end = ["ák", "ová", "ik", "ek", "ský", "a", "íček", "čuk", "ar", "inec"];
    let mut text = "name,number,birthday,phone,email\n".to_owned();
    for no in 0..PEOPLE {
        let pick = |of: &[&'static str; 10], at: usize| of[no / at % 10];
        let name = [pick(&first, 1), pick(&last, 10), pick(&end, 100)];
        let (day, month, year) = (no % 28 + 1, no / 28 % 12 + 1, 1950 + no / 336 % 60);
        let [first, last, end] = name;
        let _ = writeln!(
            text,
            "{first} {last}{end} {},{no},{day}.{month}.{year},+420 {no},p{no}@example.org",
            no / 1_000
        );
    }
    text
}

fn list() -> &'static PeopleList {
    static LIST: OnceLock<PeopleList> = OnceLock::new();
    LIST.get_or_init(|| read_people_list(&text()).expect("it is a list"))
}

fn made() -> (TempDir, PeopleFile) {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("people.sqlite");
    let mut file = PeopleFile::open(&path, Opening::OrMake).expect("it is made");
    file.import(list(), Namesakes::Add, DEED).expect("it is imported");
    (folder, file)
}

/// A file that every benchmark opens for itself.
fn open() -> PeopleFile {
    static MADE: OnceLock<TempDir> = OnceLock::new();
    let folder = MADE.get_or_init(|| made().0);
    PeopleFile::open(&folder.path().join("people.sqlite"), Opening::Existing).expect("it opens")
}

#[divan::bench(args = TYPED)]
fn a_letter_typed(bencher: Bencher, typed: &str) {
    let file = open();
    bencher.bench_local(|| people_for(&file, black_box(typed)).expect("it is read").len());
}

/// Beside it: every name of a list in memory, and whether it has the words.
#[divan::bench(args = TYPED)]
fn beside_a_plain_scan(bencher: Bencher, typed: &str) {
    let names: Vec<_> = open().everybody().expect("it is read");
    let names: Vec<_> = names.into_iter().map(|person| person.details.name).collect();
    bencher.bench_local(|| {
        let words = fold(black_box(typed));
        names.iter().filter(|name| name.has_all(words.split_whitespace())).take(50).count()
    });
}

/// What every call at the terminal begins with.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn opening_and_checking(bencher: Bencher) {
    drop(open());
    bencher.bench_local(open);
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn everybody(bencher: Bencher) {
    let file = open();
    bencher.bench_local(|| file.everybody().expect("it is read").len());
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn duplicates(bencher: Bencher) {
    let file = open();
    bencher.bench_local(|| file.duplicates().expect("it is read").len());
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn reading_a_list(bencher: Bencher) {
    let text = text();
    bencher.bench_local(|| read_people_list(black_box(&text)).expect("it is a list").people.len());
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn importing_a_list(bencher: Bencher) {
    let _ = list();
    bencher.bench_local(made);
}
