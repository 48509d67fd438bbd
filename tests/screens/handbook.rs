//! The handbook: at the page of the screen that one is on, and from page to page.

use crate::languages::speak;
use crate::window::{Evening, NAMES};
use egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};
use words::Language;

const FIELD: &str = "Search the handbook";

#[test]
fn f1_opens_the_page_of_the_screen_and_closes_it() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Log");
    evening.key(Key::F1);
    assert_eq!(evening.count("See the room as it was"), 1);
    evening.go("Tables");
    evening.key(Key::F1);
    assert_eq!(evening.count("Look around"), 1, "the page follows the screen");
    evening.key(Key::F1);
    assert_eq!(evening.count(FIELD), 0);
    evening.key(Key::F1);
    evening.key(Key::Escape);
    assert_eq!(evening.count(FIELD), 0);
    evening.go("People");
    evening.key(Key::F1);
    assert_eq!(evening.count(FIELD), 1, "F1 is for every screen");
}

#[test]
fn the_start_has_a_page_too() {
    let mut evening = Evening::new();
    evening.key(Key::F1);
    assert_eq!(evening.count("Make a new tournament"), 1);
}

#[test]
fn a_link_leads_on_and_back_leads_back() {
    let mut evening = Evening::started(&NAMES);
    evening.key(Key::F1);
    evening.press("Contents");
    evening.press("A season of your club");
    assert_eq!(evening.count("Prepare the first event"), 1);
    evening.press("Back");
    assert_eq!(evening.count("Prepare the first event"), 0);
    evening.press("Back");
    let back = evening.window.get_by_label("Back");
    assert!(back.accesskit_node().is_disabled(), "it is the page that was opened first");
}

#[test]
fn words_find_the_pages_that_have_all_of_them() {
    let mut evening = Evening::started(&NAMES);
    evening.key(Key::F1);
    evening.press(FIELD);
    evening.letters("libasound2");
    assert_eq!(evening.count("One page"), 1);
    evening.press("When something breaks");
    assert_eq!(evening.count("No printer"), 1);
    evening.press(FIELD);
    evening.letters("no such words at all xyzzy");
    assert_eq!(evening.count("No page has all these words"), 1);
}

#[test]
fn the_first_evening_is_there_in_the_language_of_the_window() {
    let mut evening = Evening::started(&NAMES);
    speak(&mut evening, Language::Czech);
    evening.key(Key::F1);
    evening.press("Obsah");
    evening.press("Your first evening");
    assert_eq!(evening.count("Váš první večer"), 1);
}
