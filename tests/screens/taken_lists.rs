//! Structures and payouts of somebody else: looked at line by line, and taken when they are right.

use crate::window::Evening;
use egui_kittest::kittest::Queryable;
use engine::structure::{Ante, Level, Stakes};
use std::fs;

const LEVELS: &str = "Paste levels: a table, a message, cells of a spreadsheet";
const PATH: &str = "Or a file";

/// A tournament that has not begun, with the page for a structure open.
fn looking() -> Evening {
    let mut evening = Evening::new();
    evening.press("New from template…");
    evening.type_name("Friday");
    evening.go("Clock");
    evening.press("From a list…");
    evening
}

fn antes(evening: &Evening) -> Vec<Ante> {
    let levels = evening.tournament().structure().levels();
    let ante = |level: &Level| match level.stakes {
        Stakes::Blinds { ante, .. } => ante,
        _ => Ante::None,
    };
    levels.map(|(_, level)| ante(level)).collect()
}

/// Types a list in place of what stands in the field.
fn retype(evening: &mut Evening, list: &str) {
    let role = egui::Role::MultilineTextInput;
    evening.window.get_by_role_and_label(role, LEVELS).focus();
    evening.window.run_ok();
    evening.combined(egui::Modifiers::COMMAND, egui::Key::A);
    evening.window.get_by_role_and_label(role, LEVELS).type_text(list);
    evening.window.run_ok();
}

#[test]
fn a_message_is_understood_line_by_line_and_taken_when_nothing_of_it_is_open() {
    let mut evening = looking();
    assert!(evening.sees("Nothing to read yet"));
    retype(&mut evening, "Our Friday:\nL1 100/200 20m\nbreak 10m\n200/late\n");
    for seen in ["Level 1", "100/200", "Not read", "Our Friday:", "Not clear"] {
        assert!(evening.sees(seen), "{seen}");
    }
    let before = evening.tournament().structure().clone();
    evening.press("Import list");
    assert_eq!(*evening.tournament().structure(), before, "a line is not clear");
    retype(&mut evening, "Our Friday:\nL1 100/200 20m\nbreak 10m\nL2 200/400\n");
    assert_eq!(evening.count("Not clear"), 0);
    evening.press("Import list");
    assert_eq!(evening.tournament().structure().stages.len(), 3);
    assert!(!evening.sees(LEVELS), "the page is closed");
}

#[test]
fn what_a_column_holds_is_asked_once_and_known_the_next_time() {
    let mut evening = looking();
    let list = "SB;BB;Ante;Extra;min\n100;200;200;x;20\n200;400;400;y;20\n";
    retype(&mut evening, list);
    assert!(evening.count("Some antes under “Ante” equal the big blind") > 0);
    assert!(evening.sees("Column “Extra” is not read"));
    evening.press("Big blind ante");
    evening.press("Import list");
    assert!(antes(&evening).iter().all(|ante| matches!(ante, Ante::BigBlind(_))));

    evening.press("From a list…");
    retype(&mut evening, &list.replace("200;200;x", "200;0;x"));
    assert!(evening.sees("These columns are read as they were last time"));
    assert_eq!(evening.count("Some antes under"), 0);
    evening.choose("Ante", "Ante of every player");
    assert!(evening.count("Some antes under") == 0, "it was chosen");
    evening.press("Import list");
    assert!(antes(&evening).iter().any(|ante| matches!(ante, Ante::PerPlayer(_))));
}

#[test]
fn a_file_is_read_where_it_lies_and_a_wrong_one_says_what_it_is() {
    let mut evening = looking();
    let path = evening.folder.path().join("levels.html");
    let rows = "<tr><td>1<td>100/200<td>20 min<tr><td>2<td>200/400<td>20 min";
    fs::write(&path, format!("<table><tr><th>Level<th>Blinds<th>Time{rows}</table>")).unwrap();
    evening.type_into(PATH, path.to_str().unwrap());
    evening.key(egui::Key::Enter);
    assert!(evening.sees("levels.html") && evening.sees("200/400"));
    evening.press("Close this file");
    let paper = evening.folder.path().join("levels.pdf");
    fs::write(&paper, b"%PDF-1.7\n").unwrap();
    evening.type_into(PATH, paper.to_str().unwrap());
    evening.key(egui::Key::Enter);
    assert!(evening.sees("This is a PDF, not a list; copy its text into a file"));
    evening.key(egui::Key::Escape);
    assert!(evening.sees("From a list…"), "the page is closed");
}

#[test]
fn letters_that_can_be_read_in_two_ways_are_shown_in_both() {
    let mut evening = Evening::new();
    evening.press("New from template…");
    evening.type_name("Friday");
    let path = evening.folder.path().join("players.csv");
    fs::write(&path, b"S\xf8ren\n").unwrap();
    evening.type_into(PATH, path.to_str().unwrap());
    evening.key(egui::Key::Enter);
    assert!(evening.sees("Søren") && evening.sees("Sřren"));
    evening.press("Søren");
    evening.press("Register 1 player");
    assert_eq!(evening.tournament().entries().named("Søren").count(), 1);
}

#[test]
fn chips_of_a_list_stand_in_the_draft_until_they_are_kept() {
    let mut evening = Evening::new();
    evening.press("New from template…");
    evening.type_name("Friday");
    evening.go("Chips");
    evening.press("Chip set");
    evening.press("From a list…");
    let role = egui::Role::MultilineTextInput;
    let label = "Paste chips: value, color, quantity";
    evening.window.get_by_role_and_label(role, label).focus();
    evening.window.run_ok();
    let list = "Value,Color,Count\n100,black,100\n25,green,120\n";
    evening.window.get_by_role_and_label(role, label).type_text(list);
    evening.window.run_ok();
    assert!(evening.sees("2 kinds of chips") && evening.sees("120 there"));
    let before = evening.tournament().settings().chip_set.clone();
    evening.press("Import list");
    assert_eq!(evening.tournament().settings().chip_set, before, "it is a draft");
    assert!(!evening.sees(label));
}
