//! The bytes of a file of people.

use crate::fixtures::words;
use crate::place::{empty_folder, put};
use crate::targets::sentences::sentence_with;
use engine::values::Timestamp;
use exchange::people_messages;
use people::{Deed, Opening, PeopleError, PeopleFile, PersonId};
use std::time::Duration;

/// Opens a file, asks it everything, and takes everything back.
pub fn read(bytes: &[u8]) {
    let path = put(&empty_folder(), "people.sqlite", bytes);
    if let Err(error) = asked(&path) {
        sentence_with(&people_messages::trouble(words(), &error), &String::from_utf8_lossy(bytes));
    }
}

fn asked(path: &std::path::Path) -> Result<(), PeopleError> {
    let wait = Duration::from_millis(10);
    let mut file = PeopleFile::open_within(path, Opening::Existing, wait)?;
    let there = file.everybody()?;
    assert!(there.len() < 10_000, "more than was written");
    for typed in ["", "a", "ana r", "17"] {
        file.search(typed, 50)?;
    }
    file.duplicates()?;
    for person in there.iter().take(5) {
        file.kept(person.id)?;
    }
    let deed = Deed { at: Timestamp(0), by: "" };
    if let [first, second, ..] = there.as_slice() {
        file.merge(first.id, second.id, deed)?;
        file.erase(second.id).or_else(|_| file.erase(first.id))?;
    }
    // A hundred operations are kept at most, and two were added.
    for _ in 0..110 {
        if file.undo().is_err() {
            break;
        }
    }
    file.person(PersonId(1)).map(drop)
}

/// A file to begin with: three people, one of them changed, two of them merged.
pub fn begun() -> Vec<u8> {
    let path = empty_folder().join("people.sqlite");
    let deed = Deed { at: Timestamp(0), by: "Eva" };
    let list = "name,number,card,birthday,notes\nAna Rys,17,4711,3.4.1980,late\n\
                Anna Rys,18,,3.4.1980,\nBo Li,,,,\nCy Young,19,,,\n";
    let list = people::read_people_list(list).expect("a list");
    let mut file = PeopleFile::open(&path, Opening::OrMake).expect("there is room");
    file.import(&list, people::Namesakes::Refuse, deed).expect("it is imported");
    file.merge(PersonId(1), PersonId(2), deed).expect("they are merged");
    let set = file.set(
        PersonId(3),
        |details, _| {
            details.set(people::Field::Nickname, "Ace").expect("a nickname");
            Ok(())
        },
        deed,
    );
    set.expect("it is set");
    drop(file);
    std::fs::read(&path).expect("it is there")
}
