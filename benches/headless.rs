//! The whole window without a screen: digest, layout, painting and tessellation at 1920x1080.

use crate::field::{NOW, begin, bust_out};
use egui::{Context, Event, Key, Modifiers, RawInput, Rect, pos2, vec2};
use session::{SeededChance, Session, Time};
use storage::MemoryJournal;
use ui::app::App;
use ui::app::surroundings::Surroundings;
use words::{Language, Words};

/// The window on a room, from which a few are gone, so that tables are short.
pub struct Window {
    ctx: Context,
    pub app: App,
    time: f64,
}

impl Window {
    /// The window on so many players, with a screen shown, settled.
    pub fn showing(players: u32, screen: Key) -> Self {
        let (time, chance) = (Time::told(NOW), Box::new(SeededChance::new(7)));
        let mut session = Session::on(Box::new(MemoryJournal::default()), time, chance, "Ana");
        let gone = (1..8.min(players / 2)).map(bust_out);
        for command in begin(players).into_iter().chain(gone) {
            session.submit(&command).expect("it may happen");
        }
        let tables = session.tournament().seating().tables().len();
        assert_eq!(tables, players.div_ceil(9) as usize);
        let ctx = Context::default();
        ui::prepare(&ctx);
        let mut app = App::new(Words::new(Language::English), Surroundings::default());
        app.take(session);
        let mut window = Self { ctx, app, time: 0.0 };
        window.press(screen);
        window
    }

    /// Shares what is open on the network, at any port that is free.
    pub fn share(&mut self) {
        self.app.begin_sharing("0", &self.ctx);
    }

    pub fn press(&mut self, key: Key) {
        self.press_with(Modifiers::NONE, key);
    }

    pub fn press_with(&mut self, modifiers: Modifiers, key: Key) {
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
    pub fn frame(&mut self, events: Vec<Event>) -> usize {
        let input = self.input(events);
        let app = &mut self.app;
        let output = self.ctx.run_ui(input, |ui| {
            app.tick(ui.ctx());
            app.window_ui(ui);
        });
        finish(&self.ctx, output)
    }

    /// A frame of the same window with nothing in it.
    pub fn blank(&mut self) -> usize {
        let input = self.input(Vec::new());
        let output = self.ctx.run_ui(input, |_| {});
        finish(&self.ctx, output)
    }
}

/// A key that goes down.
pub fn down(modifiers: Modifiers, key: Key) -> Event {
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
