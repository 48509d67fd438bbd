//! A list of people.

use crate::fixtures::words;
use crate::place::{empty_folder, put};
use crate::targets::sentences::sentence_with;
use crate::targets::terminal::floorman;
use exchange::{ListTold, open_list, people_messages};
use people::{ListTrouble, Opening, PeopleFile, is_title, read_people_list};

/// Reads a list, takes it over, writes what is there then, and reads that again.
pub fn read(bytes: &[u8]) {
    // In whatever letters: nothing of them is asked here.
    let told = ListTold {
        encoding: lists::decode(bytes).readings.first().map(|it| it.encoding),
        ..ListTold::default()
    };
    let Ok(opened) = open_list(bytes, &told, is_title) else { return };
    let text = opened.text;
    let lines = text.replace("\r\n", "\n").replace('\r', "\n").split('\n').count() as u64;
    match read_people_list(&text) {
        Err(ListTrouble::Problems(problems)) => {
            assert!(!problems.is_empty(), "nothing is wrong");
            for problem in &problems {
                assert!((1..=lines).contains(&problem.line), "line {} of {lines}", problem.line);
                sentence_with(&people_messages::problem(words(), problem), &text);
            }
        }
        Err(trouble) => sentence_with(&people_messages::list_trouble(words(), &trouble), &text),
        Ok(list) => {
            assert!(list.people.iter().all(|person| (1..=lines).contains(&person.line)));
            taken_over(bytes, &text);
        }
    }
}

/// What is taken over is written so that it reads the same, and can be taken back.
fn taken_over(bytes: &[u8], text: &str) {
    let folder = empty_folder();
    let list = put(&folder, "list.csv", bytes);
    let people = folder.join("people.sqlite");
    let (list, file) = (list.to_str().expect("ours"), people.to_str().expect("ours"));
    let call = |words: &[&str]| {
        floorman(&[&["people", "--people", file], words].concat(), b"").expect("a call")
    };
    let imported = call(&["import", list, "--same-names", "add"]);
    if !people.exists() {
        // Its letters can be read in several ways, or it is no list.
        assert_eq!(imported.status, 2, "{}", imported.out);
        sentence_with(&imported.trouble, text);
        return;
    }
    let house = PeopleFile::open(&people, Opening::Existing).expect("it was made");
    let there = house.everybody().expect("it is read");
    if imported.status != 0 {
        assert_eq!(imported.status, 2, "{}", imported.trouble);
        sentence_with(&imported.trouble, text);
        assert!(there.is_empty(), "nothing half imported");
        return;
    }
    if there.is_empty() {
        // The titles of an export of nobody.
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        assert!(lines.count() <= 2, "{}", imported.out);
        return;
    }
    for person in &there {
        let name = person.details.name.as_str();
        let found = house.search(name, usize::MAX).expect("it is read");
        assert!(found.contains(person), "{name} is not found");
    }
    let written = call(&["export"]);
    let again = put(&folder, "again.csv", written.out.as_bytes());
    let again = call(&["import", again.to_str().expect("ours")]);
    let as_before = format!("0 people added, 0 changed, {} unchanged", there.len());
    assert!(again.out.starts_with(&as_before), "{}{}\n{}", again.out, again.trouble, written.out);
    assert_eq!(call(&["undo"]).status, 0);
    assert!(house.everybody().expect("it is read").is_empty(), "taken back");
}
