//! People of saved evenings and of tournaments, taken into the file of people.

use crate::people::at_the_terminal::Desk;
use crate::project;
use crate::terminal::word;
use serde_json::Value;
use std::fs;

const EVENING: &str = "tests/data/every-field.tdt";

fn fields(people: &[Value], named: &str, wanted: &[&str]) -> Vec<String> {
    let person = people.iter().find(|one| one["name"] == named).expect("they are there");
    wanted.iter().map(|field| person[*field].as_str().unwrap_or_default().to_owned()).collect()
}

#[test]
fn a_saved_evening_tells_own_names_numbers_and_contacts() {
    let desk = Desk::new();
    let evening = project(EVENING);
    let imported = desk.done(&["import", word(&evening)]);
    assert!(imported.notes.contains("These are the players of"), "{}", imported.notes);
    let people = desk.json(&["list"]);
    assert_eq!(people.len(), 4);
    let wanted = ["nickname", "number", "email", "phone", "notes"];
    let told = fields(&people, "Adelina Nova", &wanted);
    assert_eq!(told, ["Ada", "4711", "a@example.org", "1", "deals\nQuay 1, 100 Port\n2"]);
    assert_eq!(fields(&people, "Ben", &["nickname", "number"]), ["", ""]);
    desk.done(&["undo"]);
    assert_eq!(desk.json(&["list"]), [] as [Value; 0]);
}

/// Two evenings in two folders: each person stands once, and the later evening says how to reach
/// them; what it does not say stays. A file that cannot be read is named.
#[test]
fn everybody_in_a_folder_of_evenings_stands_once() {
    let desk = Desk::new();
    let evening = fs::read_to_string(project(EVENING)).unwrap();
    let (folder, within) = (desk.path("saves"), desk.path("saves/old"));
    fs::create_dir_all(&within).unwrap();
    fs::write(folder.join("a.tdt"), &evening).unwrap();
    let uuid = evening.split("UUID: \"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let later = evening.replacen(uuid, "0000000f-0000-4000-8000-000000000000", 1);
    let later = later.replace("StartTime: 17", "StartTime: 18");
    let later = later.replace("a@example.org", "ada@example.org");
    let later = later.replace("Notes: \"deals\"", "Notes: \"\"").replace("\"4711\"", "\"\"");
    assert_ne!(later, evening);
    fs::write(within.join("b.tdt"), later).unwrap();
    fs::write(within.join("c.tdt"), &evening[..evening.len() / 2]).unwrap();
    let imported = desk.done(&["import", word(&folder)]);
    assert!(imported.notes.contains("c.tdt"), "{}", imported.notes);
    let people = desk.json(&["list"]);
    assert_eq!(people.len(), 4);
    let told = fields(&people, "Adelina Nova", &["number", "email"]);
    assert_eq!(told, ["4711", "ada@example.org"]);
    let empty = desk.path("nothing");
    fs::create_dir(&empty).unwrap();
    let refused = desk.call(&["import", word(&empty)]);
    assert_eq!(refused.status, 2, "{}", refused.trouble);
    assert!(refused.trouble.contains("no file of The Tournament Director"), "{}", refused.trouble);
}

/// The names of a saved evening may be read in two ways: which one is asked.
#[test]
fn letters_of_a_saved_evening_that_are_in_doubt_are_asked_about() {
    let desk = Desk::new();
    let evening = fs::read(project(EVENING)).unwrap();
    let at = evening.windows(8).position(|part| part == b"Adelina\"").unwrap();
    let mut odd = evening.clone();
    odd.splice(at..at + 7, *b"\xe5ke S\xf8");
    let odd = desk.put("odd.tdt", &odd);
    let refused = desk.call(&["import", &odd]);
    assert_eq!(refused.status, 2, "{} {}", refused.trouble, refused.out);
    assert!(refused.trouble.contains("windows-1252"), "{}", refused.trouble);
    desk.done(&["import", &odd, "--encoding", "windows-1252"]);
    assert_eq!(fields(&desk.json(&["list"]), "åke Sø Nova", &["nickname"]), ["Ada"]);
}

#[test]
fn players_of_a_tournament_are_taken_among_the_people() {
    let desk = Desk::new();
    let event = project("saves/v9/bounties-for-buyers.floorman");
    let imported = desk.done(&["import", word(&event)]);
    assert!(imported.notes.contains("These are the players of"), "{}", imported.notes);
    assert!(desk.json(&["list"]).len() > 3);
}

/// What the file of people lists comes in again on another computer, in every format.
#[test]
fn people_come_in_again_as_they_were_listed() {
    let desk = Desk::new();
    desk.done(&[
        "add",
        "Žofie Nová",
        "--number",
        "17",
        "--birthday",
        "3.4.1980",
        "--nickname",
        "Zo",
    ]);
    desk.done(&["add", "Łukasz Rys, Jr.", "--card", "0x4f", "--email", "l@example.org"]);
    desk.done(&["add", "Ben", "--why-not", "asked for it", "--not-until", "2027-01-31"]);
    let without_id = |people: Vec<Value>| {
        let clean = people.into_iter().map(|mut one| {
            drop(one.as_object_mut().unwrap().remove("id"));
            one
        });
        clean.collect::<Vec<_>>()
    };
    let first = without_id(desk.json(&["list"]));
    for format in ["csv", "json", "ron", "html"] {
        let list = desk.done(&["list", "--format", format]).out;
        let other = Desk::new();
        let list = other.put("list.out", list.as_bytes());
        let taken = other.call(&["import", &list]);
        assert_eq!(taken.status, 0, "{format}: {}", taken.trouble);
        assert_eq!(without_id(other.json(&["list"])), first, "{format}");
    }
}
