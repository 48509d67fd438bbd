//! Each widget answers to its label.

use crate::gallery::{Gallery, gallery_ui};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

fn window(page: usize) -> Harness<'static, Gallery> {
    let gallery = Gallery { page, ..Gallery::default() };
    Harness::builder()
        .with_size([1280.0, 720.0])
        .with_context_setup(ui::prepare)
        .build_ui_state(gallery_ui, gallery)
}

fn pressed(mut window: Harness<'_, Gallery>, label: &str) -> String {
    window.get_by_label(label).click();
    window.run();
    window.state().pressed.clone()
}

#[test]
fn seats_tiles_and_cards_are_pressed_by_name() {
    assert_eq!(pressed(window(0), "Table 4 seat 2 Bořek Kowalski"), "seat 2");
    assert_eq!(pressed(window(0), "Table 9, 9 of 9"), "Table 9, 9 of 9");
    assert_eq!(pressed(window(0), "Move (Balance table 4)"), "Move (Balance table 4)");
}

#[test]
fn a_row_is_pressed_by_what_stands_in_it() {
    assert_eq!(pressed(window(1), "Player 3"), "row 2");
}

#[test]
fn navigation_turns_the_page() {
    let mut window = window(0);
    window.get_by_label("Players").click();
    window.run();
    assert_eq!(window.state().page, 1);
}

#[test]
fn every_page_has_all_its_glyphs_in_a_small_window_too() {
    for page in 0..3 {
        let gallery = Gallery { page, ..Gallery::default() };
        Harness::builder()
            .with_size([1024.0, 600.0])
            .with_context_setup(ui::prepare)
            .build_ui_state(gallery_ui, gallery)
            .run();
    }
}
