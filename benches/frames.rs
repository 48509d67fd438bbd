//! What one frame of the window costs at 10,000 players and 1,112 tables, without a screen.
//!
//! `cargo bench --bench frames`. The whole program runs: digest, layout, painting, tessellation at
//! 1920x1080; a blank frame beside it shows what is left for the rest.
//! The promise stands in ARCHITECTURE.md.

use divan::Bencher;
use egui::{Context, Event, Key, Modifiers, RawInput, Rect, pos2, vec2};
use engine::command::{Command, SameNames};
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::finishes::Bust;
use engine::values::{PlayerId, Timestamp};
use session::{SeededChance, Session, Template, Time};
use std::cell::RefCell;
use storage::MemoryJournal;
use ui::app::App;
use ui::app::surroundings::Surroundings;
use words::{Language, Words};

const NOW: Timestamp = Timestamp(1_800_000_000_000);
const PLAYERS: u32 = 10_000;
const TABLES: usize = 1_112;

/// From the whole room over every distance to where players have names.
const NEARER: std::ops::RangeInclusive<usize> = 0..=12;

fn main() {
    divan::main();
}

/// The window on 10,000 players, some of them gone, so that tables are short.
struct Window {
    ctx: Context,
    app: App,
    time: f64,
}

impl Window {
    fn new() -> Self {
        let (time, chance) = (Time::told(NOW), Box::new(SeededChance::new(7)));
        let mut session = Session::on(Box::new(MemoryJournal::default()), time, chance, "Ana");
        let new = |no: u32| {
            let name = PlayerName::new(&format!("Player {no:05}")).expect("a name");
            NewPlayer { name, need: None }
        };
        let players = (1..=PLAYERS).map(new).collect();
        let bust = |player| {
            let busts = vec![Bust { player: Who::Id(PlayerId(player)), stack: None }];
            Command::BustOut { busts, by: Vec::new(), at: None }
        };
        let commands = [
            Template::find("main-event").expect("it is shipped").command("Bench"),
            Command::Register { players, same_names: SameNames::Refuse },
            Command::DrawSeats { public: None },
            Command::StartClock,
        ];
        for command in commands.into_iter().chain((1..8).map(bust)) {
            session.submit(&command).expect("it may happen");
        }
        assert_eq!(session.tournament().seating().tables().len(), TABLES);
        let ctx = Context::default();
        ui::prepare(&ctx);
        let mut app = App::new(Words::new(Language::En), Surroundings::default());
        app.take(session);
        Self { ctx, app, time: 0.0 }
    }

    /// The window with a screen shown, settled.
    fn showing(screen: Key, nearer: usize) -> Self {
        let mut window = Self::new();
        window.press(screen);
        (0..nearer).for_each(|_| window.press(Key::Plus));
        window
    }

    fn press(&mut self, key: Key) {
        self.press_with(Modifiers::NONE, key);
    }

    fn press_with(&mut self, modifiers: Modifiers, key: Key) {
        self.frame(vec![down(modifiers, key)]);
        for _ in 0..4 {
            let _vertices = self.frame(Vec::new());
        }
    }

    fn input(&mut self, events: Vec<Event>) -> RawInput {
        self.time += 0.25;
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1920.0, 1080.0)));
        RawInput { screen_rect, time: Some(self.time), events, ..RawInput::default() }
    }

    /// One frame, ready for the graphics card; how many vertices it has.
    fn frame(&mut self, events: Vec<Event>) -> usize {
        let input = self.input(events);
        let app = &mut self.app;
        let output = self.ctx.run_ui(input, |ui| {
            app.tick(ui.ctx());
            app.window_ui(ui);
        });
        finish(&self.ctx, output)
    }

    /// A frame of the same window with nothing in it.
    fn blank(&mut self) -> usize {
        let input = self.input(Vec::new());
        let output = self.ctx.run_ui(input, |_| {});
        finish(&self.ctx, output)
    }
}

fn down(modifiers: Modifiers, key: Key) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
}

fn finish(ctx: &Context, mut output: egui::FullOutput) -> usize {
    output.textures_delta.clear();
    let meshes = ctx.tessellate(output.shapes, output.pixels_per_point);
    let vertices = meshes.iter().map(|clipped| match &clipped.primitive {
        egui::epaint::Primitive::Mesh(mesh) => mesh.vertices.len(),
        egui::epaint::Primitive::Callback(_) => 0,
    });
    vertices.sum()
}

/// Promise: under four milliseconds at any distance.
#[divan::bench(args = NEARER, sample_count = 200, sample_size = 1)]
fn tables_so_many_steps_nearer(bencher: Bencher, nearer: usize) {
    let mut window = Window::showing(Key::F3, nearer);
    bencher.bench_local(|| window.frame(Vec::new()));
}

/// Promise: under four milliseconds.
#[divan::bench(sample_count = 200, sample_size = 1)]
fn players(bencher: Bencher) {
    let mut window = Window::showing(Key::F2, 0);
    bencher.bench_local(|| window.frame(Vec::new()));
}

/// A digit comes and goes in the search over 10,000 names; what is found is in the same frame.
///
/// Promise: found in the next frame, so one of these is under four milliseconds, too.
#[divan::bench(sample_count = 200, sample_size = 1)]
fn players_while_typing(bencher: Bencher) {
    let mut window = Window::showing(Key::F2, 0);
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

/// The first frame after an act, in which everything is worked out anew.
///
/// Promise: under four milliseconds; once a second the same is due.
#[divan::bench(args = [Screen::Tables, Screen::Players], sample_count = 100, sample_size = 1)]
fn right_after_an_act(bencher: Bencher, screen: Screen) {
    let key = if screen == Screen::Tables { Key::F3 } else { Key::F2 };
    let window = RefCell::new(Window::showing(key, 0));
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

#[divan::bench(sample_count = 200, sample_size = 1)]
fn beside_a_blank_frame(bencher: Bencher) {
    let mut window = Window::showing(Key::F2, 0);
    bencher.bench_local(|| window.blank());
}
