//! The window while a tournament is read, and when it is.

use crate::every_screen::{assert_none, complaints};
use crate::project;
use crate::window::{Evening, NAMES};
use egui::Context;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use std::rc::Rc;
use std::sync::mpsc::channel;
use std::thread::yield_now;
use ui::Opening;
use ui::app::App;
use ui::app::surroundings::Surroundings;
use words::{Language, Words};

#[test]
fn while_an_evening_is_read_the_window_says_so_and_shows_it_as_soon_as_it_is() {
    let evening = Evening::started(&NAMES);
    let folder = Rc::clone(&evening.folder);
    evening.close();
    let path = folder.path().join("Friday.floorman");
    let (go, wait) = channel();
    let reads = path.clone();
    let begin = || (App::new(Words::new(Language::English), Surroundings::default()), Some(reads));
    let opening = ui::meanwhile(begin, move |app| {
        wait.recv().unwrap();
        app.open_file(&path);
    });
    // The window's own context, which is told when there is something to be shown.
    let ctx = Context::default();
    let opening = opening(&ctx);
    let mut window = Harness::builder().with_context_setup(ui::prepare).build_ui_state(
        |ui, opening: &mut Opening| {
            opening.look(ui.ctx());
            opening.window_ui(ui);
        },
        opening,
    );
    assert!(window.query_by_label_contains("Reading Friday").is_some());
    assert!(!window.state().is_read());
    go.send(()).unwrap();
    while !window.state().is_read() {
        yield_now();
        window.step();
    }
    window.run_ok();
    assert!(window.query_by_label_contains("Reading Friday").is_none());
    assert!(window.query_all_by_label_contains("Players").next().is_some(), "its screens");
}

#[test]
fn a_file_of_the_tournament_director_is_opened_as_a_tournament() {
    let mut evening = Evening::new();
    let saved = evening.folder.path().join("Club night.TDT");
    std::fs::copy(project("tests/data/club-19-players-rebuys.tdt"), &saved).unwrap();
    evening.open(&saved);
    assert_eq!(evening.tournament().entries().players().len(), 19);
    assert!(evening.count("19 players, 121 actions") > 0);
    assert!(evening.count("nobody gets 100") > 0, "what had to be settled is told");
    assert!(evening.folder.path().join("Club night.floorman").is_file());
    for size in [egui::Vec2::new(1024.0, 600.0), egui::Vec2::new(1280.0, 720.0)] {
        evening.window.set_size(size);
        evening.window.run_ok();
        assert_none(&complaints(&evening));
    }
}

#[test]
fn a_damaged_file_of_another_program_opens_nothing_and_leaves_nothing() {
    let mut evening = Evening::new();
    let text = std::fs::read_to_string(project("tests/data/club-19-players-rebuys.tdt")).unwrap();
    let saved = evening.folder.path().join("cut.tdt");
    std::fs::write(&saved, &text[..text.len() / 2]).unwrap();
    evening.open(&saved);
    assert!(evening.window.state().session().is_none());
    assert!(evening.count("Nothing was imported from cut") > 0);
    assert!(evening.count("Line 1, column") > 0);
    assert!(!evening.folder.path().join("cut.floorman").exists());
}
