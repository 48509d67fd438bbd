//! The window while a tournament is read, and when it is.

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
    let begin = || (App::new(Words::new(Language::En), Surroundings::default()), Some(reads));
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
