//! Nothing is drawn that is not a sentence: no id of a text, no argument without its value, and no
//! tip over the command box.

use crate::drawn::Drawn;
use crate::every_screen::SCREENS;
use crate::prizes::set_prices;
use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use engine::Command;

/// What the words look like where a text or an argument is missing.
fn is_raw(words: &str) -> bool {
    let is_key = |part: &str| {
        let part = part.trim_matches(|letter: char| "()⟨⟩".contains(letter));
        part.split('-').count() > 2 && part.chars().all(|it| it.is_ascii_lowercase() || it == '-')
    };
    let in_brackets = words.split_whitespace().any(|part| part.starts_with('(') && is_key(part));
    words.contains('⟨') || words.contains("{$") || words.contains("{ $") || in_brackets
}

#[test]
fn no_screen_shows_the_id_of_a_text_not_even_in_a_tip() {
    assert!(is_raw("(log-undo-what-at)") && is_raw("⟨log-undo⟩") && is_raw("for {$player}"));
    assert!(!is_raw("a three-way-pot (second-hand)"), "not every hyphen is an id");
    let mut evening = Evening::started(&NAMES);
    set_prices(&mut evening);
    evening.submit(&Command::PauseClock);
    evening.submit(&Command::Undo);
    for screen in SCREENS {
        evening.go(screen);
        // Every tip and every list is open at once.
        evening.window.ctx.memory_mut(|memory| memory.set_everything_is_visible(true));
        evening.window.step();
        evening.window.step();
        let written = Drawn::of(&evening.window).written;
        evening.window.ctx.memory_mut(|memory| memory.set_everything_is_visible(false));
        evening.window.run_ok();
        assert!(written.len() > 20, "{screen}");
        let raw: Vec<_> = written.iter().filter(|it| is_raw(&it.words)).collect();
        assert!(raw.is_empty(), "{screen}: {raw:?}");
        if screen == "Clock" {
            let is_tip = |words: &str| words.starts_with("Redo: ") && words.contains("Ana");
            assert!(written.iter().any(|it| is_tip(&it.words)), "tips are seen by this test");
        }
    }
}

#[test]
fn a_tip_does_not_stay_over_the_command_box() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    let middle = evening.window.get_by_label("Plan…").rect().center();
    evening.window.hover_at(middle);
    for _ in 0..60 {
        evening.window.step();
    }
    let tip = "Who should move where, and why";
    let is_tip = |evening: &Evening| {
        Drawn::of(&evening.window).written.iter().any(|it| it.words.contains(tip))
    };
    assert!(is_tip(&evening), "it stands while the pointer rests there");
    evening.combined(Modifiers::COMMAND, Key::K);
    evening.window.step();
    assert!(!is_tip(&evening));
    evening.key(Key::Escape);
}
