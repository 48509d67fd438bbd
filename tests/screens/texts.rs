//! Every text that the window asks for stands in the catalogue.

use crate::project;
use std::fs;
use std::path::Path;
use words::{Args, Language, Words};

/// What texts of the window begin with.
const STEMS: &[&str] = &[
    "nav-",
    "chips-",
    "penalties-",
    "pace-",
    "days-",
    "header-",
    "start-",
    "setup-",
    "players-",
    "tables-",
    "clock-",
    "log-",
    "settings-",
    "common-",
    "window-",
    "new-",
    "template-",
    "plan-",
    "need-",
    "sample-",
    "open-",
    "quit-",
    "csv-",
    "command-",
    "shortcuts-",
    "lock-",
    "print-",
    "structure-",
    "setting-",
    "display-",
    "sounds-",
    "rule-",
    "guide-",
    "term-",
    "player-clock-",
    "shot-clock-",
    "time-card-",
];

fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            found.push(fs::read_to_string(path).unwrap());
        }
    }
}

fn is_id(text: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.".contains(c);
    STEMS.iter().any(|stem| text.starts_with(stem)) && text.chars().all(is_plain)
}

#[test]
fn every_text_of_the_window_stands_in_the_catalogue() {
    let mut all = Vec::new();
    sources(&project("src/ui"), &mut all);
    let words = Words::new(Language::English);
    let quoted = all.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    let missing: Vec<_> = quoted
        .filter(|text| is_id(text) && !text.ends_with('-'))
        .filter(|id| words.try_say(id, &Args::new()).is_none())
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn the_fonts_have_every_letter_of_every_text_and_sign() {
    let ctx = egui::Context::default();
    ui::prepare(&ctx);
    let mut all = Vec::new();
    sources(&project("src/ui"), &mut all);
    sources(&project("assets/text"), &mut all);
    let letters: std::collections::BTreeSet<char> =
        all.iter().flat_map(|source| source.chars()).filter(|c| !c.is_control()).collect();
    let mut missing = String::new();
    let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
        let fonts =
            [ui::theme::regular(ui::theme::Size::Body), ui::theme::bold(ui::theme::Size::Body)];
        for letter in &letters {
            let has = |font: &egui::FontId| ui.fonts_mut(|all| all.has_glyph(font, *letter));
            if !fonts.iter().all(has) {
                missing.push(*letter);
            }
        }
    });
    output.textures_delta.clear();
    assert!(missing.is_empty(), "{missing}");
}

#[test]
fn every_template_says_what_it_is() {
    let words = Words::new(Language::English);
    for template in exchange::templates() {
        let id = format!("template-{}", template.id);
        assert!(words.try_say(&id, &Args::new()).is_some(), "{id}");
        assert!(words.try_say(&format!("{id}.detail"), &Args::new()).is_some(), "{id}");
    }
}
