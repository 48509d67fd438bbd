//! What is remembered, what a second window shows, and time that was lost.

use crate::window::{Evening, NAMES};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::clock::Run;
use engine::values::StageNo;
use house::Theme;
use std::fs;
use std::rc::Rc;

/// An event whose last act lies days back.
fn sample() -> Evening {
    Evening::of_300()
}

fn stage(evening: &Evening) -> StageNo {
    let session = evening.window.state().session().unwrap();
    session.tournament().reading(session.now()).stage
}

#[test]
fn the_sample_is_kept_in_a_file_and_is_on_now() {
    let mut evening = Evening::new();
    evening.press("Try the sample");
    assert!(evening.folder.path().join("Sample club night.floorman").is_file());
    assert_eq!(evening.tournament().entries().left(), 38);
    assert_eq!(evening.count("Floorman was not running from"), 0);
    assert_eq!(evening.count("Balance (Table"), 1);
    let session = evening.window.state().session().unwrap();
    let reading = session.tournament().reading(session.now());
    assert_eq!((reading.level.unwrap().0, reading.run), (5, Run::Running));
}

#[test]
fn a_tournament_that_was_left_for_days_asks_whether_the_time_counts() {
    assert_eq!(sample().count("Floorman was not running from"), 1);
}

#[test]
fn time_that_was_lost_and_does_not_count_leaves_the_clock_where_it_was() {
    let mut evening = sample();
    let before = stage(&evening);
    evening.press("It does not count");
    assert_eq!(stage(&evening), before);
    assert_eq!(evening.count("Floorman was not running from"), 0);
    assert!(evening.window.state().session().unwrap().lost_time().is_none());
}

#[test]
fn time_that_was_lost_and_counts_is_played() {
    let mut evening = sample();
    evening.press("It counts");
    let last = evening.tournament().structure().stages.len();
    assert_eq!(stage(&evening), StageNo::from_index(last - 1));
    assert_eq!(evening.count("Floorman was not running from"), 0);
}

#[test]
fn colors_and_the_name_at_the_desk_are_there_the_next_evening() {
    let mut evening = sample();
    evening.go("Setup");
    evening.press("This computer");
    evening.press("Light");
    evening.type_into("Your name", " Rys");
    let again = evening.beside();
    let kept = &again.window.state().preferences().kept;
    assert_eq!(kept.theme, Theme::Light);
    assert_eq!(kept.by, "Ana Rys");
}

#[test]
fn the_last_tournament_is_offered_first_and_opens_where_it_was() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Log");
    let folder = Rc::clone(&evening.folder);
    evening.close();
    let mut again = Evening::in_folder(folder);
    again.window.state_mut().recover();
    again.window.run_ok();
    assert!(again.window.state().session().is_none(), "it closed in an orderly way");
    again.press("Continue Friday");
    assert_eq!(again.tournament().entries().left(), 12);
    assert!(again.sees("Search"), "the log is shown again");
}

#[test]
fn after_a_crash_it_goes_on_where_it_was_and_says_so() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Log");
    let folder = Rc::clone(&evening.folder);
    drop(evening);
    let mut again = Evening::in_folder(folder);
    again.window.state_mut().recover();
    again.window.run_ok();
    assert_eq!(again.tournament().entries().left(), 12);
    assert_eq!(again.count("Recovered: the window had closed unexpectedly"), 1);
}

#[test]
fn a_second_window_looks_on_and_follows() {
    let mut first = Evening::started(&NAMES);
    let mut second = first.beside();
    second.window.state_mut().recover();
    assert!(second.window.state().session().is_none(), "the first window did not crash");
    second.open(&first.folder.path().join("Friday.floorman"));
    assert_eq!(second.count("it can only be viewed here"), 1);
    let undo = second.window.get_by_label("Undo");
    assert!(undo.accesskit_node().is_disabled());
    first.press("Pause");
    assert_eq!(first.tournament().clock().setting().run, Run::Paused);
    for _ in 0..40 {
        second.window.step();
    }
    assert_eq!(second.tournament().clock().setting().run, Run::Paused);
}

#[test]
fn why_a_file_does_not_open_is_said_in_words() {
    let mut evening = Evening::new();
    let path = evening.folder.path().join("Newer.floorman");
    let text = crate::project("saves/v1/deep-stack-300.floorman");
    let text = std::fs::read_to_string(text).unwrap();
    std::fs::write(&path, text.replacen("format:1", "format:11", 1)).unwrap();
    evening.open(&path);
    assert_eq!(evening.count("The tournament cannot be opened"), 1);
    assert_eq!(evening.count("A newer version of Floorman wrote this file"), 1);
}

#[test]
fn a_path_can_be_typed_at_once_when_a_file_is_asked_for() {
    let mut first = Evening::started(&NAMES);
    first.press("Pause");
    let path = first.folder.path().join("Friday.floorman");
    let folder = Rc::clone(&first.folder);
    first.close();
    let mut evening = Evening::in_folder(folder);
    evening.press("Open…");
    assert!(evening.sees("Path of the file"), "without waiting for the desktop");
    evening.type_into("Path of the file", "/no/such/place.floorman");
    evening.key(egui::Key::Enter);
    assert_eq!(evening.count("This file does not exist"), 1);
    assert_eq!(evening.count("os error"), 0);
    evening.press("Open…");
    evening.type_into("Path of the file", &path.display().to_string());
    evening.press("Use this path");
    assert_eq!(evening.tournament().entries().left(), 12);
    assert!(!evening.sees("Path of the file"));
}

#[test]
fn whoever_wants_no_file_puts_the_line_away() {
    let mut evening = Evening::new();
    evening.press("Import players…");
    assert!(evening.sees("Path of the file"));
    evening.press("Cancel");
    assert!(!evening.sees("Path of the file"));
}

#[test]
fn the_menu_closes_a_tournament_and_opens_one_that_was_open_lately() {
    let mut evening = Evening::started(&NAMES);
    evening.press("Menu");
    assert!(evening.sees("Floorman 9.8.7 (c0ffee, 2026-01-01)"), "the version and its commit");
    for entry in ["New from template…", "Open…", "Import players…", "Quit"] {
        assert!(evening.sees(entry), "{entry}");
    }
    evening.press("Close tournament");
    assert_eq!(evening.count("The clock is running"), 1, "which is asked about once");
    evening.combined(egui::Modifiers::COMMAND, egui::Key::W);
    assert!(evening.window.state().session().is_none());
    assert!(evening.sees("Continue Friday"), "by the name of the event");
    evening.press("Try the sample");
    evening.press("Menu");
    evening.press("Friday");
    assert_eq!(evening.tournament().entries().left(), 12);
}

/// A menu or a choice stands in front of the form.
#[test]
fn escape_closes_the_list_and_leaves_the_form_behind_it() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Clock");
    evening.press("End in time…");
    for _ in 0..2 {
        evening.press("Menu");
        assert!(evening.sees("Quit"));
        evening.key(egui::Key::Escape);
        assert!(!evening.sees("Quit"));
        assert!(evening.sees("End by"), "the form stays");
    }
    assert!(evening.window.get_by_label("Menu").is_focused());
    evening.key(egui::Key::Escape);
    assert!(!evening.sees("End by"), "and then it goes");
}

#[test]
fn where_nothing_needs_doing_the_strip_says_what_comes_next() {
    let mut evening = Evening::started(&NAMES);
    assert!(evening.sees("Nothing to do"));
    assert_eq!(evening.count("Next: level 2 in"), 1);
    evening.press("Pause");
    assert_eq!(evening.count("The clock is paused. Press Space to resume"), 1);
}

#[test]
fn a_desk_of_two_hundred_letters_leaves_room_at_the_foot() {
    let folder = Rc::new(tempfile::tempdir().unwrap());
    let by = "Registration by the large door ".repeat(7);
    fs::write(folder.path().join("preferences.ron"), format!("(by:\"{by}\")")).unwrap();
    let mut evening = Evening::in_folder(folder);
    evening.press("New from template…");
    evening.type_name("Friday");
    evening.type_name("Ana");
    for button in ["Undo", "Redo"] {
        let left = evening.window.get_by_label(button).rect().left();
        assert!(left > 320.0, "{button} at {left}");
    }
}
