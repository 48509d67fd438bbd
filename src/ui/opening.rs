//! The window while its tournament is being read: it stands there at once and says what it reads,
//! and shows the tournament as soon as that is read.
//!
//! Its first frame is never the tournament, however soon that is read: a room of a thousand tables
//! is painted when the window stands on the screen, and not while somebody waits for it. Where the
//! computer has no core to spare nothing is read before it, either, for the window would wait.

use crate::app::App;
use crate::theme::{set_lighting, space};
use crate::widgets::title_ui;
use eframe::{Frame, glow};
use egui::{Context, Ui, Visuals};
use std::num::NonZero;
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle, available_parallelism};

/// With more cores than these a tournament is read while the window opens.
const CORES_OF_A_WINDOW: usize = 2;

/// The program, or the wait for it.
pub struct Opening {
    app: Option<App>,
    /// The program where it was there before the first frame.
    came: Option<App>,
    coming: Receiver<App>,
    reader: Option<JoinHandle<()>>,
    /// Says which file is being read; empty where none is.
    said: String,
    /// Whether a frame was painted.
    is_there: bool,
    /// While it is here the reader may be waiting for the first frame.
    holds_reader: Option<Sender<()>>,
}

/// Reads a tournament in a thread of its own while the window opens: a long evening takes as long
/// as that, and one of a hundred thousand entries longer.
///
/// `begin` makes the program and says which file it will read, if any; `read` reads it.
pub fn meanwhile(
    begin: impl FnOnce() -> (App, Option<PathBuf>) + Send + 'static,
    read: impl FnOnce(&mut App) + Send + 'static,
) -> impl FnOnce(&Context) -> Opening {
    let woken = Arc::new(OnceLock::<Context>::new());
    let (begun, beginning) = channel();
    let (made, coming) = channel();
    let (holds, held) = channel();
    let wakes = Arc::clone(&woken);
    let reader = thread::spawn(move || {
        let (mut app, file) = begin();
        let said = file.map(|file| app.reading_words(&file));
        // Whoever closed the window meanwhile is told nothing.
        let is_file = said.is_some();
        let _ = begun.send((app.lighting(), said));
        if is_file && available_parallelism().map_or(1, NonZero::get) <= CORES_OF_A_WINDOW {
            // Nothing is sent: it ends with the first frame, or with the window.
            let _ = held.recv();
        }
        read(&mut app);
        let _ = made.send(app);
        if let Some(ctx) = wakes.get() {
            ctx.request_repaint();
        }
    });
    move |ctx| {
        let mut opening = Opening::of(coming, Some(reader), holds);
        // From now on one of the two sees what the other one did last.
        let _ = woken.set(ctx.clone());
        match beginning.recv() {
            Ok((lighting, said)) => {
                set_lighting(ctx, lighting);
                match said {
                    Some(said) => opening.said = said,
                    // There is nothing to be waited for.
                    None => opening.take(ctx, opening.coming.recv().ok()),
                }
            }
            Err(_) => opening.take(ctx, None),
        }
        opening
    }
}

impl Opening {
    /// The wait for a program that comes from this reader, which is held until the first frame.
    fn of(coming: Receiver<App>, reader: Option<JoinHandle<()>>, holds_reader: Sender<()>) -> Self {
        Self {
            app: None,
            came: None,
            coming,
            reader,
            said: String::new(),
            is_there: false,
            holds_reader: Some(holds_reader),
        }
    }

    /// Whether the tournament is read and the window shows it.
    #[must_use]
    pub fn is_read(&self) -> bool {
        self.app.is_some()
    }

    /// Takes the program; where none comes any more, whatever stopped its making goes on here.
    fn take(&mut self, ctx: &Context, app: Option<App>) {
        match app {
            Some(app) => {
                app.bind(ctx);
                self.app = Some(app);
            }
            None => {
                if let Some(Err(panic)) = self.reader.take().map(JoinHandle::join) {
                    resume_unwind(panic);
                }
            }
        }
    }

    /// Takes the program where it is there by now.
    pub fn look(&mut self, ctx: &Context) {
        if self.app.is_some() {
            return;
        }
        let came = self.came.take().map_or_else(|| self.coming.try_recv(), Ok);
        let is_first = !std::mem::replace(&mut self.is_there, true);
        if is_first {
            ctx.request_repaint();
        } else {
            self.holds_reader = None;
        }
        match came {
            Ok(app) if is_first => self.came = Some(app),
            Ok(app) => self.take(ctx, Some(app)),
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => self.take(ctx, None),
        }
    }

    /// Shows the tournament, or what is being read.
    pub fn window_ui(&mut self, ui: &mut Ui) {
        match &mut self.app {
            Some(app) => app.window_ui(ui),
            // What is read already need not be said.
            None if self.came.is_some() => {}
            None => {
                ui.vertical_centered(|ui| {
                    ui.add_space(ui.available_height() / 3.0 + space::ONE);
                    title_ui(ui, &self.said);
                });
            }
        }
    }
}

impl eframe::App for Opening {
    fn logic(&mut self, ctx: &Context, frame: &mut Frame) {
        self.look(ctx);
        if let Some(app) = &mut self.app {
            app.logic(ctx, frame);
        }
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
        self.window_ui(ui);
    }

    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        crate::theme::clear_color(visuals)
    }

    fn on_exit(&mut self, gl: Option<&glow::Context>) {
        if let Some(app) = self.app.as_mut().or(self.came.as_mut()) {
            app.on_exit(gl);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::app::App;
    use crate::app::surroundings::Surroundings;
    use crate::opening::Opening;
    use egui::Context;
    use std::sync::mpsc::channel;
    use words::{Language, Words};

    #[test]
    fn the_first_frame_is_never_the_tournament_however_soon_that_is_read() {
        let (made, coming) = channel();
        made.send(App::new(Words::new(Language::English), Surroundings::default())).unwrap();
        let mut opening = Opening::of(coming, None, channel().0);
        let ctx = Context::default();
        opening.look(&ctx);
        assert!(!opening.is_read() && opening.came.is_some() && opening.holds_reader.is_some());
        opening.look(&ctx);
        assert!(opening.is_read() && opening.holds_reader.is_none());
    }
}
