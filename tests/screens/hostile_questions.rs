//! Floor questions under elbows: seeded letters, keys and clicks in every form, and a tournament
//! that changes, or goes, beneath it. Nothing breaks, and nothing is logged that nobody asked for.

use crate::window::{Evening, NAMES};
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::Command;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use rulings::topics;
use ui::vocabulary::Destination;
use words::find::SearchHit;

const LETTERS: [&str; 13] = [
    "200",
    "1,000",
    "-5",
    "99999999999999999999999",
    "0",
    "As Kd",
    "AsAsAs",
    "\u{202e}abc",
    "1 2 3 3",
    "{ $seat }",
    "12k",
    "ř",
    " ",
];

const KEYS: [Key; 10] = [
    Key::Tab,
    Key::Enter,
    Key::Space,
    Key::ArrowDown,
    Key::ArrowUp,
    Key::Backspace,
    Key::Delete,
    Key::Home,
    Key::PageDown,
    Key::End,
];

fn show(evening: &mut Evening, slug: &'static str) {
    evening.window.state_mut().show(Destination::Found(SearchHit::Topic(slug)));
    evening.window.step();
}

fn click(evening: &mut Evening, at: Pos2) {
    evening.window.event(Event::PointerMoved(at));
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        evening.window.event(Event::PointerButton { pos: at, button, pressed, modifiers });
    }
    evening.window.step();
}

fn all_said(evening: &Evening, after: &str) {
    for node in evening.window.query_all_by(|_| true) {
        let node = node.accesskit_node();
        for said in [node.label(), node.value()].into_iter().flatten() {
            assert!(!said.contains(['⟨', '⟩']), "{after}: {said}");
        }
    }
}

#[test]
fn letters_keys_and_clicks_by_chance_break_no_form() {
    let mut evening = Evening::started(&NAMES);
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    let size = evening.window.ctx.content_rect().size();
    for topic in topics() {
        show(&mut evening, topic.slug);
        if rng.random_bool(0.5) && evening.count("Fill in an example") > 0 {
            evening.press_beneath("Fill in an example");
        }
        for _ in 0..12 {
            match rng.random_range(0..8) {
                0..3 => {
                    let letters = LETTERS[rng.random_range(0..LETTERS.len())];
                    evening.window.event(Event::Text(letters.to_owned()));
                }
                3..6 => evening.window.key_press(KEYS[rng.random_range(0..KEYS.len())]),
                _ => {
                    let x = rng.random_range(0.1..0.95) * size.x;
                    let y = rng.random_range(0.15..0.95) * size.y;
                    click(&mut evening, Pos2::new(x, y));
                }
            }
            evening.window.step();
        }
        all_said(&evening, topic.slug);
    }
}

#[test]
fn a_form_outlives_whatever_becomes_of_the_tournament() {
    let mut evening = Evening::started(&NAMES);
    show(&mut evening, "oversized-chip");
    evening.press_beneath("Fill in an example");
    evening.combined(Modifiers::COMMAND, Key::S);
    assert_eq!(evening.tournament().rulings().len(), 1);
    evening.submit(&Command::Undo);
    evening.window.run_ok();
    assert_eq!(evening.tournament().rulings().len(), 0);
    all_said(&evening, "undo");
    evening.combined(Modifiers::COMMAND, Key::S);
    assert!(evening.tournament().rulings().len() <= 1);
    evening.submit(&Command::PauseClock);
    evening.window.run_ok();
    assert!(evening.count("Call of 200; 800 back") > 0, "the answer still stands");
    all_said(&evening, "the next action");
}

#[test]
fn a_megabyte_in_a_field_is_refused_at_once() {
    let mut evening = Evening::started(&NAMES);
    show(&mut evening, "oversized-chip");
    evening.window.run_ok();
    let began = std::time::Instant::now();
    evening.window.event(Event::Paste("9".repeat(1_000_000)));
    evening.window.run_ok();
    evening.window.event(Event::Text("x".repeat(10_000)));
    evening.window.run_ok();
    assert!(began.elapsed().as_secs() < 30, "{:?}", began.elapsed());
    all_said(&evening, "a megabyte");
}
