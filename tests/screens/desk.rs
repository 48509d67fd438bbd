//! What is remembered, what a second window shows, and time that was lost.

use crate::window::{Evening, NAMES};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::clock::Run;
use engine::values::StageNo;
use session::{Theme, copy_sample};
use std::rc::Rc;

/// The sample, as somebody opens it the first time: its last act lies days back.
fn sample() -> Evening {
    let mut evening = Evening::new();
    evening.press("Try the sample");
    evening
}

fn stage(evening: &Evening) -> StageNo {
    let session = evening.window.state().session().unwrap();
    session.tournament().reading(session.now()).stage
}

#[test]
fn the_sample_is_a_copy_that_is_kept() {
    let evening = sample();
    assert!(evening.folder.path().join("Sample deep stack.floorman").is_file());
    assert_eq!(evening.tournament().entries().left(), 131);
    assert_eq!(evening.count("The computer was away from"), 1);
}

#[test]
fn time_that_was_lost_and_does_not_count_leaves_the_clock_where_it_was() {
    let mut evening = sample();
    let before = stage(&evening);
    evening.press("It does not count");
    assert_eq!(stage(&evening), before);
    assert_eq!(evening.count("The computer was away from"), 0);
    assert!(evening.window.state().session().unwrap().lost_time().is_none());
}

#[test]
fn time_that_was_lost_and_counts_is_played() {
    let mut evening = sample();
    evening.press("It counts");
    let last = evening.tournament().structure().stages.len();
    assert_eq!(stage(&evening), StageNo::from_index(last - 1));
    assert_eq!(evening.count("The computer was away from"), 0);
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
    again.press("Go on with Friday");
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
    assert_eq!(second.count("it can only be looked at here"), 1);
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
    let path = copy_sample(evening.folder.path(), "Newer").unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.replacen("format:1", "format:9", 1)).unwrap();
    evening.open(&path);
    assert_eq!(evening.count("The tournament cannot be opened"), 1);
    assert_eq!(evening.count("A newer version of Floorman wrote this file"), 1);
}
