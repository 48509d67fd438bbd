//! What one frame of the window costs at 10,000 players and 1,112 tables, without a screen.
//!
//! `cargo bench --bench frames`. The whole program runs: digest, layout, painting, tessellation at
//! 1920x1080; a blank frame beside it shows what is left for the rest.
//! The promise stands in ARCHITECTURE.md.

#[expect(dead_code, reason = "frames are shown of a room, and play no event")]
mod field;
mod headless;

use crate::headless::{Window, down};
use divan::Bencher;
use egui::{Event, Key, Modifiers};
use engine::command::Command;
use engine::entries::Who;
use engine::values::PlayerId;
use serve::Snapshot;
use std::cell::RefCell;
use words::Language;

const PLAYERS: u32 = 10_000;

/// From the whole room over every distance to where players have names.
const NEARER: std::ops::RangeInclusive<usize> = 0..=12;

fn main() {
    divan::main();
}

/// The window with a screen shown, so many steps nearer to the room, settled.
fn showing(screen: Key, nearer: usize) -> Window {
    let mut window = Window::showing(PLAYERS, screen);
    (0..nearer).for_each(|_| window.press(Key::Plus));
    window
}

/// Promise: under four milliseconds at any distance.
#[divan::bench(args = NEARER, sample_count = 200, sample_size = 1)]
fn tables_so_many_steps_nearer(bencher: Bencher, nearer: usize) {
    let mut window = showing(Key::F3, nearer);
    bencher.bench_local(|| window.frame(Vec::new()));
}

/// Promise: under four milliseconds.
#[divan::bench(sample_count = 200, sample_size = 1)]
fn players(bencher: Bencher) {
    let mut window = showing(Key::F2, 0);
    bencher.bench_local(|| window.frame(Vec::new()));
}

/// A digit comes and goes in the search over 10,000 names; what is found is in the same frame.
///
/// Promise: found in the next frame, so one of these is under four milliseconds, too.
#[divan::bench(sample_count = 200, sample_size = 1)]
fn players_while_typing(bencher: Bencher) {
    let mut window = showing(Key::F2, 0);
    window.press_with(Modifiers::COMMAND, Key::F);
    let mut is_typed = false;
    bencher.bench_local(|| {
        is_typed = !is_typed;
        let event = match is_typed {
            true => Event::Text("7".to_owned()),
            false => down(Modifiers::NONE, Key::Backspace),
        };
        window.frame(vec![event])
    });
}

/// The same while the tournament is shared on the network.
///
/// Promise: within a tenth of what it takes while it is not shared.
#[divan::bench(sample_count = 200, sample_size = 1)]
fn players_while_it_is_shared(bencher: Bencher) {
    let mut window = showing(Key::F2, 0);
    window.share();
    bencher.bench_local(|| window.frame(Vec::new()));
}

/// What pages show of the event, whole; the window takes a copy, and a thread does the rest.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn beside_what_pages_show(bencher: Bencher) {
    let window = showing(Key::F2, 0);
    let session = window.app.session().unwrap();
    bencher.bench_local(|| Snapshot::of(session.log(), session.now(), Language::English));
}

/// The first frame after an act, in which everything is worked out anew.
///
/// Promise: under four milliseconds; once a second the same is due.
#[divan::bench(args = [Screen::Tables, Screen::Players], sample_count = 100, sample_size = 1)]
fn right_after_an_act(bencher: Bencher, screen: Screen) {
    after_an_act(bencher, showing(screen.key(), 0));
}

/// The same while the tournament is shared on the network.
#[divan::bench(args = [Screen::Tables, Screen::Players], sample_count = 100, sample_size = 1)]
fn right_after_an_act_while_it_is_shared(bencher: Bencher, screen: Screen) {
    let mut window = showing(screen.key(), 0);
    window.share();
    after_an_act(bencher, window);
}

fn after_an_act(bencher: Bencher, window: Window) {
    let window = RefCell::new(window);
    let act = || {
        let player = Who::Id(PlayerId(5_000));
        let app = &mut window.borrow_mut().app;
        let known = app.session().and_then(|session| session.tournament().find(&player).ok());
        let command = match known.is_some_and(|player| player.is_locked) {
            true => Command::UnlockPlayer { player },
            false => Command::LockPlayer { player },
        };
        app.submit(&command);
    };
    bencher.with_inputs(act).bench_local_values(|()| window.borrow_mut().frame(Vec::new()));
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Screen {
    Tables,
    Players,
}

impl Screen {
    fn key(self) -> Key {
        if self == Self::Tables { Key::F3 } else { Key::F2 }
    }
}

#[divan::bench(sample_count = 200, sample_size = 1)]
fn beside_a_blank_frame(bencher: Bencher) {
    let mut window = showing(Key::F2, 0);
    bencher.bench_local(|| window.blank());
}
