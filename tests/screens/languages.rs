//! The window in every language: chosen, changed at once, and nothing cut off or untranslated.

use crate::every_screen::{assert_none, buttons, complaints, press};
use crate::labels::lines;
use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers, Role, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::Command;
use std::fs;
use words::{Language, Words};

/// The keys of the screens.
const SCREENS: [(&str, Modifiers, Key); 12] = [
    ("nav-clock", Modifiers::NONE, Key::F10),
    ("nav-players", Modifiers::NONE, Key::F2),
    ("nav-tables", Modifiers::NONE, Key::F3),
    ("nav-chips", Modifiers::NONE, Key::F4),
    ("nav-penalties", Modifiers::NONE, Key::F5),
    ("nav-rulings", Modifiers::NONE, Key::F6),
    ("nav-log", Modifiers::NONE, Key::F7),
    ("nav-setup", Modifiers::NONE, Key::F8),
    ("nav-print", Modifiers::NONE, Key::F9),
    ("nav-prizes", Modifiers::COMMAND, Key::F10),
    ("nav-people", Modifiers::NONE, Key::F11),
    ("nav-league", Modifiers::COMMAND, Key::F11),
];

/// An evening for money that is under way, in this language.
fn speaking(language: Language) -> Evening {
    let mut evening = Evening::started(&NAMES);
    crate::prizes::set_prices(&mut evening);
    speak(&mut evening, language);
    evening
}

/// Chooses a language in Setup, as somebody does who reads English.
pub fn speak(evening: &mut Evening, language: Language) {
    evening.go("Setup");
    evening.press("This computer");
    evening.press(words::own_name(language));
}

/// What is shown by its id alone, for want of words.
fn untranslated(evening: &Evening) -> Vec<String> {
    let drawn = lines(&evening.window.ctx, &evening.window.output().shapes);
    drawn.into_iter().map(|line| line.text).filter(|text| text.contains('⟨')).collect()
}

/// What is wrong on every screen in this language.
fn walk(language: Language, size: Vec2) -> Vec<String> {
    let mut evening = speaking(language);
    let words = Words::new(language);
    evening.window.set_size(size);
    evening.window.run_ok();
    let mut found = Vec::new();
    for (id, modifiers, key) in SCREENS {
        evening.combined(modifiers, key);
        let name = words.text(id);
        let is_there = evening.window.query_by_role_and_label(Role::Tab, &name).is_some();
        assert!(is_there, "{name} stands among the screens");
        let all = complaints(&evening).into_iter().chain(untranslated(&evening));
        let at = |said| format!("{} {name} at {}x{}: {said}", language.id(), size.x, size.y);
        found.extend(all.map(at));
    }
    found
}

/// What is wrong in every form that a button of a screen opens, which its three dots say.
fn open_all(language: Language) -> Vec<String> {
    let mut evening = speaking(language);
    evening.window.set_size(Vec2::new(1280.0, 720.0));
    evening.window.run_ok();
    let (mut found, mut opened) = (Vec::new(), 0);
    for (id, modifiers, key) in SCREENS {
        evening.combined(modifiers, key);
        for name in buttons(&evening).iter().filter(|name| name.contains('…')) {
            if !press(&mut evening, name) {
                continue;
            }
            opened += 1;
            let all = complaints(&evening).into_iter().chain(untranslated(&evening));
            found.extend(all.map(|said| format!("{} {id}, {name}: {said}", language.id())));
            for _ in 0..3 {
                evening.key(Key::Escape);
            }
            evening.combined(modifiers, key);
        }
    }
    assert!(opened > 15, "{opened} forms");
    found
}

#[test]
fn no_form_is_cut_or_covered_in_czech() {
    assert_none(&open_all(Language::Czech));
}

#[test]
fn no_form_is_cut_or_covered_in_polish() {
    assert_none(&open_all(Language::Polish));
}

#[test]
fn nothing_is_cut_or_covered_in_czech() {
    let mut found = walk(Language::Czech, Vec2::new(1280.0, 720.0));
    found.extend(walk(Language::Czech, Vec2::new(1024.0, 600.0)));
    assert_none(&found);
}

#[test]
fn nothing_is_cut_or_covered_in_polish() {
    let mut found = walk(Language::Polish, Vec2::new(1280.0, 720.0));
    found.extend(walk(Language::Polish, Vec2::new(1024.0, 600.0)));
    assert_none(&found);
}

#[test]
fn a_language_that_was_chosen_is_spoken_at_once_and_the_next_evening() {
    let mut evening = Evening::started(&NAMES);
    speak(&mut evening, Language::Czech);
    assert!(evening.window.query_by_role_and_label(Role::Tab, "Hráči").is_some());
    let kept = &evening.window.state().preferences().kept;
    assert_eq!(kept.language, "cs");
    assert_eq!(evening.window.state().language(), Language::Czech);
    let again = evening.beside();
    assert_eq!(again.window.state().preferences().kept.language, "cs");
}

/// Whether this stands in a field.
fn is_typed(evening: &Evening, text: &str) -> bool {
    let mut fields = evening.window.query_all_by_role(Role::TextInput);
    fields.any(|field| field.accesskit_node().value().as_deref() == Some(text))
}

#[test]
fn what_is_half_typed_waits_until_its_language_is_spoken_again() {
    let mut evening = Evening::new();
    evening.press("New from template…");
    evening.type_name("Friday");
    let field = evening.window.get_by_role_and_label(Role::TextInput, "Name");
    field.type_text("Jana Šť");
    evening.window.run_ok();
    assert!(is_typed(&evening, "Jana Šť"));
    speak(&mut evening, Language::Czech);
    evening.key(Key::F2);
    assert!(!is_typed(&evening, "Jana Šť"), "it was typed in English");
    evening.key(Key::F8);
    evening.press(words::own_name(Language::English));
    evening.key(Key::F2);
    assert!(is_typed(&evening, "Jana Šť"));
}

/// Commands in the other languages are understood where they are spelled out.
#[test]
fn a_command_is_typed_in_any_language() {
    for typed in ["pozastavit", "wstrzymaj", "pause"] {
        let mut evening = Evening::started(&NAMES);
        evening.letters(typed);
        evening.key(Key::Enter);
        let run = evening.tournament().clock().setting().run;
        assert_eq!(run, engine::clock::Run::Paused, "{typed}");
    }
}

#[test]
fn paper_is_in_the_language_of_the_event_or_another_that_is_chosen() {
    let mut evening = Evening::started(&NAMES);
    let mut settings = evening.tournament().settings().clone();
    settings.public_language = Some(Language::Polish);
    evening.submit(&Command::ChangeSettings { settings: Box::new(settings) });
    evening.go("Print");
    let on_paper = |evening: &mut Evening, language: &str| {
        evening.press("Save PDF…");
        evening.press("Save there");
        let path = evening.folder.path().join("Friday seat-cards.pdf");
        let pdf = fs::read(&path).unwrap();
        fs::remove_file(path).unwrap();
        let said = format!("/Lang({language})");
        pdf.windows(said.len()).any(|bytes| bytes == said.as_bytes())
    };
    assert!(on_paper(&mut evening, "pl"));
    evening.press_beneath("Čeština");
    assert!(on_paper(&mut evening, "cs"));
    assert!(evening.sees("Save PDF…"), "the window itself speaks as before");
}
