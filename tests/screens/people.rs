//! The people of the house: added, found, changed, merged and deleted in the window, with a
//! tournament and without one; and who of them registers.

use crate::every_screen::{assert_none, complaints};
use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use engine::values::Timestamp;
use people::{Deed, Details, Field, Opening, PeopleFile, PersonId};
use std::path::PathBuf;

const DEED: Deed<'_> = Deed { at: Timestamp(1_700_000_000_000), by: "Ana" };

/// Where the window of these tests has its people.
fn file_of(evening: &Evening) -> PathBuf {
    evening.folder.path().join("people.sqlite")
}

fn open(evening: &Evening) -> PeopleFile {
    PeopleFile::open(&file_of(evening), Opening::OrMake).unwrap()
}

/// Puts somebody into the file from beside the window.
fn put(file: &mut PeopleFile, told: &[(Field, &str)]) -> PersonId {
    file.add(&Details::told(told.iter().copied()).unwrap(), None, DEED).unwrap().id
}

/// Types what registers somebody, and presses Enter.
fn enter(evening: &mut Evening, typed: &str) {
    evening.type_into("Name", typed);
    evening.key(Key::Enter);
}

/// Three people, of whom one is there twice.
fn three(evening: &Evening) {
    let mut file = open(evening);
    put(&mut file, &[(Field::Name, "Olga Bílá"), (Field::Number, "17"), (Field::Card, "0004711")]);
    put(
        &mut file,
        &[(Field::Name, "Radek Tur"), (Field::WhyNot, "debts"), (Field::Needs, "a chair")],
    );
    put(&mut file, &[(Field::Name, "Olga Bila"), (Field::Phone, "123")]);
}

/// Puts these names into the file of the house.
pub fn fill(evening: &Evening, names: &[String]) {
    let mut file = open(evening);
    for name in names {
        put(&mut file, &[(Field::Name, name)]);
    }
}

fn names(evening: &Evening) -> Vec<String> {
    let everybody = open(evening).everybody().unwrap();
    everybody.iter().map(|person| person.details.name.to_string()).collect()
}

#[test]
fn somebody_is_added_from_the_start_and_found_by_number() {
    let mut evening = Evening::new();
    evening.press("People…");
    assert!(evening.sees("No people yet"));
    assert!(!file_of(&evening).exists(), "looking makes no file");
    evening.combined(Modifiers::COMMAND, Key::N);
    evening.type_into("Name", "Anna Rys");
    evening.type_into("Number", "17");
    evening.type_into("Paid until", "31.12.2020");
    evening.type_into("Birthday", "nonsense");
    evening.press_beneath("Add person");
    assert!(!file_of(&evening).exists(), "a birthday that is none");
    assert_eq!(evening.count("this is not a date"), 1);
    evening.window.get_by_role_and_label(egui::Role::TextInput, "Birthday").focus();
    evening.window.run_ok();
    evening.combined(Modifiers::COMMAND, Key::A);
    evening.key(Key::Delete);
    evening.press_beneath("Add person");
    assert_eq!(names(&evening), ["Anna Rys"]);
    evening.type_into("Search people", "17");
    evening.key(Key::Enter);
    assert!(evening.sees("Anna Rys (id 1)"), "the list knows them by number");
    assert_eq!(evening.count("2020-12-31"), 2, "their card is shown beside the list");
    evening.key(Key::Escape);
    evening.press("Fee due");
    assert!(evening.sees("Anna Rys (id 1)"));
    evening.press("May not play");
    assert_eq!(evening.count("Nobody has that name or number"), 1);
}

#[test]
fn somebody_is_changed_and_that_is_taken_back() {
    let mut evening = Evening::new();
    three(&evening);
    evening.press("People…");
    evening.press("Radek Tur (id 2)");
    assert_eq!(evening.count("may not play"), 1, "the card says so");
    evening.press("Change…");
    evening.press_beneath("They may");
    evening.press_beneath("Save");
    let emil = |evening: &Evening| open(evening).person(PersonId(2)).unwrap().details;
    assert!(emil(&evening).barred.is_none());
    assert_eq!(emil(&evening).needs, "a chair", "nothing else is told");
    evening.press("More");
    evening.press("Undo last change");
    assert_eq!(emil(&evening).barred.unwrap().why, "debts");
}

#[test]
fn what_another_program_writes_meanwhile_stands_and_is_shown() {
    let mut evening = Evening::new();
    three(&evening);
    evening.press("People…");
    evening.press("Olga Bílá (id 1)");
    evening.press("Change…");
    let set = |details: &mut Details, _: &mut Option<people::Picture>| {
        details.set(Field::Phone, "777").map_err(|unfit| (Field::Phone, unfit).into())
    };
    open(&evening).set(PersonId(1), set, DEED).unwrap();
    evening.type_into("Nickname", "Queen");
    evening.press_beneath("Save");
    let dana = open(&evening).person(PersonId(1)).unwrap().details;
    assert_eq!((dana.phone.as_str(), dana.nickname.as_str()), ("777", "Queen"));
    put(&mut open(&evening), &[(Field::Name, "Zoe New")]);
    for _ in 0..300 {
        evening.window.step();
    }
    assert!(evening.sees("Zoe New (id 4)"), "the list is read again by itself");
}

#[test]
fn a_number_of_somebody_else_is_refused_where_it_was_typed() {
    let mut evening = Evening::new();
    three(&evening);
    evening.press("People…");
    evening.press("Add somebody…");
    evening.type_into("Name", "Zoe New");
    evening.type_into("Number", "17");
    evening.press_beneath("Add person");
    assert_eq!(evening.count("“17” belongs to Olga Bílá (id 1)"), 1);
    assert_eq!(names(&evening).len(), 3);
    let field = evening.window.get_by_role_and_label(egui::Role::TextInput, "Name");
    assert_eq!(field.value().as_deref(), Some("Zoe New"), "what was typed is still there");
}

/// Whoever left it at its foot finds the first field again.
#[test]
fn a_form_begins_at_its_top_however_it_was_left() {
    let mut evening = Evening::new();
    three(&evening);
    evening.window.set_size([1024.0, 600.0].into());
    evening.window.run_ok();
    evening.press("People…");
    let name = |evening: &Evening| {
        let field = evening.window.get_by_role_and_label(egui::Role::TextInput, "Name");
        field.rect().top()
    };
    evening.press("Add somebody…");
    let top = name(&evening);
    evening.window.get_by_label("Add person").scroll_to_me();
    evening.window.run_ok();
    assert!(name(&evening) < top, "the form is longer than the window");
    evening.press("Close");
    evening.press("Add somebody…");
    assert!((name(&evening) - top).abs() < 1.0);
}

#[test]
fn two_who_are_one_are_merged_and_somebody_is_deleted() {
    let mut evening = Evening::new();
    three(&evening);
    evening.press("People…");
    evening.press("Possible duplicates");
    let both = "Olga Bílá (id 1) · Olga Bila (id 3)";
    evening.window.get_by_role_and_label(egui::Role::Row, both).click();
    evening.window.run_ok();
    evening.press("Swap the two");
    evening.press("Swap the two");
    evening.press("Merge them");
    assert_eq!(names(&evening), ["Olga Bílá", "Radek Tur"]);
    assert_eq!(open(&evening).who("number:17").unwrap().details.phone, "123");
    evening.press("Everybody");
    evening.press("Radek Tur (id 2)");
    evening.press("Delete…");
    assert_eq!(evening.count("This cannot be undone"), 1);
    evening.press("Keep them");
    assert_eq!(names(&evening).len(), 2);
    evening.press("Delete…");
    evening.press("Delete for good");
    assert_eq!(names(&evening), ["Olga Bílá"]);
    assert_eq!(
        evening.count("results elsewhere stay as player 2"),
        1,
        "what results elsewhere call them"
    );
}

#[test]
fn a_list_is_taken_over_or_nothing_of_it() {
    let mut evening = Evening::new();
    three(&evening);
    evening.press("People…");
    let list = evening.folder.path().join("list.csv");
    std::fs::write(&list, "name;number\r\nZoe New;20\r\nRadek Tur;\r\n").unwrap();
    evening.press("More");
    evening.press("Import a list…");
    evening.type_into("Path of the file", &list.display().to_string());
    evening.press("Use this path");
    evening.press("Import");
    assert_eq!(names(&evening).len(), 3, "who Radek Tur is was not said");
    assert_eq!(evening.count("Nothing from this list was imported"), 1);
    evening.press("They are the same people: leave them out");
    evening.press("Import");
    assert_eq!(names(&evening).len(), 4);
    let out = evening.folder.path().join("out.csv");
    evening.press("More");
    evening.press("Export everybody…");
    evening.window.get_by_role_and_label(egui::Role::TextInput, "Save as").focus();
    evening.window.run_ok();
    evening.combined(Modifiers::COMMAND, Key::A);
    evening.type_into("Save as", &out.display().to_string());
    evening.press("Save there");
    let written = std::fs::read_to_string(&out).unwrap();
    assert_eq!(written.lines().count(), 5);
    assert!(written.contains("Zoe New"));
}

#[test]
fn a_card_that_is_held_to_a_reader_registers_its_owner() {
    let mut evening = Evening::started(&NAMES);
    three(&evening);
    evening.go("Players");
    enter(&mut evening, "0004711");
    let dana = evening.tournament().entries().named("Olga Bílá").next().expect("registered");
    assert_eq!(dana.member.as_ref().map(ToString::to_string).as_deref(), Some("17"));
    enter(&mut evening, "99999");
    assert_eq!(evening.count("Nobody in the house has the number 99999"), 1);
    assert_eq!(evening.tournament().entries().players().count(), 13);
}

#[test]
fn people_of_the_house_are_offered_as_letters_are_typed() {
    let mut evening = Evening::started(&NAMES);
    three(&evening);
    evening.go("Players");
    evening.type_into("Name", "ra");
    assert!(evening.sees("Radek Tur (id 2)"));
    evening.key(Key::ArrowDown);
    assert_eq!(evening.count("may not play"), 1, "before they are registered");
    evening.key(Key::Enter);
    assert_eq!(evening.tournament().entries().players().count(), 12);
    evening.press("Register anyway");
    assert_eq!(evening.tournament().entries().players().count(), 13);
    assert_eq!(evening.count("Radek Tur needs: a chair"), 1, "the desk is told");
    // Two have this name but for accents: the name alone decides nothing.
    enter(&mut evening, "Olga Bílá");
    let dana = evening.tournament().entries().named("Olga Bílá").next().expect("registered");
    assert_eq!(dana.member, None);
}

#[test]
fn somebody_is_registered_from_their_card() {
    let mut evening = Evening::started(&NAMES);
    three(&evening);
    evening.go("People");
    evening.press("Olga Bílá (id 1)");
    evening.press("Register in this tournament");
    assert_eq!(evening.tournament().entries().players().count(), 13);
    evening.press("Playing here: show");
    assert_eq!(evening.count("All actions in the log"), 1, "their evening is shown");
}

#[test]
fn a_file_that_is_no_file_of_people_is_said_and_left_alone() {
    let mut evening = Evening::new();
    std::fs::write(file_of(&evening), "no people").unwrap();
    evening.press("People…");
    assert_eq!(evening.count("This is not a people file"), 1);
    assert_eq!(std::fs::read(file_of(&evening)).unwrap(), b"no people");
    evening.press("Start");
    assert!(evening.sees("People…"));
}

/// Nothing is cut off or over anything else, in a small window with the longest of names.
#[test]
fn people_of_long_names_fit_into_a_small_window() {
    let mut evening = Evening::started(&NAMES);
    let long = "Wolfeschlegelsteinhausenbergerdorff ".repeat(5);
    let mut file = open(&evening);
    for no in 0..40 {
        let (number, card) = (format!("{no:060}"), format!("c{no:059}"));
        let told = [
            (Field::Name, long.as_str()),
            (Field::Number, number.as_str()),
            (Field::Card, card.as_str()),
            (Field::Nickname, long.as_str()),
            (Field::Notes, long.as_str()),
            (Field::WhyNot, long.as_str()),
        ];
        put(&mut file, &told);
    }
    for size in [[1024.0, 600.0], [1280.0, 720.0]] {
        evening.window.set_size(size.into());
        evening.window.run_ok();
        evening.go("People");
        let mut found = complaints(&evening);
        evening.window.get_all_by_role(egui::Role::Row).next().expect("somebody").click();
        evening.window.run_ok();
        found.extend(complaints(&evening));
        evening.press("Change…");
        found.extend(complaints(&evening));
        evening.key(Key::Escape);
        evening.press("Possible duplicates");
        found.extend(complaints(&evening));
        assert_none(&found);
        evening.press("Everybody");
    }
}
