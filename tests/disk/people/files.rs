//! The file: two programs at once, a power cut, damage, versions, other files.

use crate::people::{DEED, House, details, trouble};
use ::people::{Field, Opening, PeopleFile, PersonId, VERSION};
use rusqlite::Connection;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

const SOON: Duration = Duration::from_millis(50);

fn open(path: &Path) -> Result<PeopleFile, ::people::PeopleError> {
    PeopleFile::open_within(path, Opening::Existing, SOON)
}

#[test]
fn what_one_program_writes_the_other_reads() {
    let mut house = House::with(&["Ana Rys"]);
    let mut other = open(house.path()).unwrap();
    other.add(&details("Bo Li", &[]), None, DEED).unwrap();
    assert_eq!(house.names(""), ["Bo Li", "Ana Rys"]);
    house.set(PersonId(2), Field::Phone, "5").unwrap();
    assert_eq!(other.person(PersonId(2)).unwrap().details.phone, "5");
    let mut together: Vec<PeopleFile> =
        (0..4).map(|_| PeopleFile::open(house.path(), Opening::Existing).unwrap()).collect();
    std::thread::scope(|scope| {
        for (no, file) in together.iter_mut().enumerate() {
            scope.spawn(move || {
                for turn in 0..10 {
                    let name = format!("Player {no} {turn}");
                    file.add(&details(&name, &[]), None, DEED).unwrap();
                }
            });
        }
    });
    assert_eq!(house.everybody().len(), 42);
}

#[test]
fn those_who_make_the_file_at_once_make_one() {
    for _ in 0..10 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/people.sqlite");
        std::thread::scope(|scope| {
            for no in 0..4 {
                let path = &path;
                scope.spawn(move || {
                    let mut file = PeopleFile::open(path, Opening::OrMake).unwrap();
                    file.add(&details(&format!("Player {no}"), &[]), None, DEED).unwrap();
                });
            }
        });
        assert_eq!(open(&path).unwrap().everybody().unwrap().len(), 4);
    }
}

#[test]
fn who_holds_the_file_is_waited_for_a_while_and_then_told() {
    let house = House::with(&["Ana Rys"]);
    let mut waiting = open(house.path()).unwrap();
    let other = Connection::open(house.path()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let began = Instant::now();
    assert_eq!(trouble(waiting.add(&details("Bo Li", &[]), None, DEED)), "locked");
    assert!(began.elapsed() >= SOON);
    assert_eq!(waiting.everybody().unwrap().len(), 1, "reading goes on");
    other.execute_batch("COMMIT; BEGIN EXCLUSIVE").unwrap();
    assert_eq!(trouble(waiting.everybody()), "locked");
    assert_eq!(trouble(open(house.path())), "locked");
    other.execute_batch("COMMIT").unwrap();
    waiting.add(&details("Bo Li", &[]), None, DEED).unwrap();
}

/// A program that is killed, and a computer that stops, leave the file and its journal as they are
/// at that moment. The copy of both is such a moment.
#[test]
fn what_was_not_finished_is_as_if_it_had_not_begun() {
    let mut house = House::with(&["Ana Rys"]);
    for no in 0..300 {
        house.add(&format!("Player {no}"), &[]);
    }
    let before = house.everybody();
    let writing = Connection::open(house.path()).unwrap();
    writing.execute_batch("PRAGMA cache_size = 2; BEGIN IMMEDIATE").unwrap();
    writing
        .execute_batch("UPDATE people SET notes = hex(zeroblob(2000)); DELETE FROM words;")
        .unwrap();
    let journal = house.beside("people.sqlite-journal");
    assert!(journal.exists(), "it is in the middle of it");
    let cut = tempfile::tempdir().unwrap();
    let copy = cut.path().join("people.sqlite");
    fs::copy(house.path(), &copy).unwrap();
    fs::copy(&journal, cut.path().join("people.sqlite-journal")).unwrap();
    let spoiled = fs::read(&copy).unwrap();
    assert!(spoiled.windows(64).any(|window| window == [b'0'; 64]), "the pages are half written");

    let after = PeopleFile::open(&copy, Opening::Existing).unwrap();
    assert_eq!(after.everybody().unwrap(), before);
    assert_eq!(after.search("player 299", 5).unwrap().len(), 1);
}

#[test]
fn a_newer_version_is_refused_and_left_alone() {
    let house = House::with(&["Ana Rys"]);
    let newer = Connection::open(house.path()).unwrap();
    newer.pragma_update(None, "user_version", VERSION + 1).unwrap();
    drop(newer);
    let bytes = fs::read(house.path()).unwrap();
    assert_eq!(trouble(open(house.path())), "newer");
    // Also for a program that has it open already.
    let mut house = house;
    assert_eq!(trouble(house.file.undo()), "newer");
    assert_eq!(fs::read(house.path()).unwrap(), bytes);
}

#[test]
fn other_files_are_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("people.sqlite");
    assert_eq!(trouble(open(&path)), "missing");
    assert!(!path.exists());
    assert_eq!(trouble(PeopleFile::open(folder.path(), Opening::OrMake)), "unopened");
    fs::write(&path, "name,number\nAna Rys,17\n".repeat(100)).unwrap();
    assert_eq!(trouble(PeopleFile::open(&path, Opening::OrMake)), "not-people");
    assert!(fs::read_to_string(&path).unwrap().starts_with("name,"));
    fs::remove_file(&path).unwrap();
    let other = Connection::open(&path).unwrap();
    other.execute_batch("CREATE TABLE songs (title TEXT)").unwrap();
    drop(other);
    assert_eq!(trouble(PeopleFile::open(&path, Opening::OrMake)), "not-people");
    fs::write(&path, b"").unwrap();
    assert_eq!(trouble(open(&path)), "not-people", "an empty file is nobody's");
    assert!(PeopleFile::open(&path, Opening::OrMake).is_ok());
}

#[test]
fn tables_that_somebody_changed_are_refused() {
    for changed in [
        "CREATE TRIGGER t AFTER UPDATE ON people BEGIN DELETE FROM people; END",
        "CREATE VIEW v AS SELECT name FROM people",
        "ALTER TABLE people ADD COLUMN more TEXT",
        "DROP INDEX people_by_listed",
        "CREATE TABLE more (x)",
    ] {
        let house = House::with(&["Ana Rys"]);
        Connection::open(house.path()).unwrap().execute_batch(changed).unwrap();
        assert_eq!(trouble(open(house.path())), "other-tables", "{changed}");
    }
}

#[test]
fn values_that_this_program_never_writes_are_damage() {
    for changed in [
        "UPDATE people SET name = ''",
        "UPDATE people SET birthday = 'yesterday'",
        "INSERT INTO pictures VALUES (1, 'bmp', x'00')",
        "UPDATE people SET name = CAST(x'ff' AS TEXT)",
    ] {
        let house = House::with(&["Ana Rys"]);
        Connection::open(house.path()).unwrap().execute_batch(changed).unwrap();
        assert_eq!(trouble(open(house.path()).unwrap().everybody()), "damaged", "{changed}");
    }
    let house = House::with(&["Ana Rys"]);
    let huge = "UPDATE people SET notes = hex(zeroblob(5000000))";
    Connection::open(house.path()).unwrap().execute_batch(huge).unwrap();
    let opened = open(house.path()).and_then(|file| file.everybody());
    assert_eq!(trouble(opened), "damaged", "nothing so large is taken into memory");
}

/// Whatever becomes of the bytes, the file is refused, or read as something that stands in it.
#[test]
fn a_damaged_file_is_refused_or_read_and_never_hangs() {
    let house = House::empty();
    let mut file = house.file;
    for no in 0..120 {
        let told = [(Field::Number, &*no.to_string()), (Field::Notes, "some notes of some length")];
        file.add(&details(&format!("First{no} Last{no}"), &told), None, DEED).unwrap();
    }
    drop(file);
    let path = house.folder.path().join("people.sqlite");
    let whole = fs::read(&path).unwrap();
    let (mut refused, mut read) = (0, 0);
    for (no, at) in (0..whole.len()).step_by(211).enumerate() {
        let mut bytes = whole.clone();
        match no % 3 {
            0 => bytes[at] ^= 0xff,
            1 => bytes[at..].iter_mut().take(64).for_each(|byte| *byte = 0),
            _ => bytes.truncate(at),
        }
        fs::write(&path, &bytes).unwrap();
        let looked = open(&path).and_then(|file| {
            file.search("first1", 50)?;
            file.duplicates()?;
            file.kept(PersonId(1))?;
            file.everybody()
        });
        match looked {
            Ok(people) => {
                assert!(people.len() <= 120);
                read += 1;
            }
            Err(error) => {
                let id = error.what.id();
                let known = ["damaged", "not-people", "newer", "other-tables", "gone"];
                assert!(known.contains(&id), "{id} at {at}: {error:?}");
                refused += 1;
            }
        }
    }
    assert!(refused > 100, "{refused} refused, {read} read");
}

#[cfg(unix)]
#[test]
fn a_file_that_may_only_be_read_is_read() {
    use std::os::unix::fs::PermissionsExt;
    let house = House::with(&["Ana Rys"]);
    fs::set_permissions(house.path(), fs::Permissions::from_mode(0o400)).unwrap();
    let mut file = open(house.path()).unwrap();
    assert_eq!(file.everybody().unwrap().len(), 1);
    // Whoever may do everything may write it all the same.
    if let Err(error) = file.add(&details("Bo Li", &[]), None, DEED) {
        assert_eq!(error.what.id(), "read-only");
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_is_no_file_of_people() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    if std::process::Command::new("mkfifo").arg(&pipe).status().is_ok_and(|made| made.success()) {
        assert_eq!(trouble(open(&pipe)), "unopened");
    }
}
