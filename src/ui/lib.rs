//! The window: one eframe program that shows what stands and asks the session for what is to be.
//!
//! Nothing here decides anything about the tournament.

pub mod app;
mod command_box;
mod display;
mod handbook;
mod icon;
mod needs;
mod opening;
mod parts;
mod player_clock;
mod preflight;
mod questions;
mod repaint;
mod screens;
mod shortcuts;
pub mod sounds;
pub mod theme;
mod ticks;
mod view;
pub mod vocabulary;
pub mod widgets;
mod zoom;

pub use crate::opening::{Opening, meanwhile};
pub use crate::widgets::paint_scene;

use crate::app::App;
use crate::app::surroundings::Surroundings;
use crate::preflight::WindowError;
use crate::repaint::{OnlyChanges, is_drawn_by_the_processor};
use crate::theme::shape;
use egui::Context;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use words::{Language, Words};

/// Whether the window is open; until then a panic is reported as one line and not as a dump.
static IS_OPEN: AtomicBool = AtomicBool::new(false);

/// Opens the window, with the tournament in `file` where one is given, and stays until it closes.
#[must_use]
pub fn run(
    file: Option<&Path>,
    lang: Option<&str>,
    version: &'static str,
    releases: Option<&'static str>,
) -> ExitCode {
    if let Some(unknown) = lang.filter(|lang| Language::from_id(lang).is_none()) {
        tell(&words::unknown_language(unknown));
        return ExitCode::from(2);
    }
    let asked = lang.and_then(Language::from_id);
    let title = Words::new(asked.unwrap_or_default()).text("window-title");
    let file = file.map(Path::to_owned);
    let named = file.clone();
    let begin = move || {
        let around = Surroundings::of_this_computer(version, releases);
        let language = asked.unwrap_or_else(|| around.language());
        let app = App::new(Words::new(language), around);
        let reads = named.or_else(|| app.left_open().map(Path::to_owned));
        (app, reads)
    };
    let app = meanwhile(begin, move |app| match file {
        Some(file) => app.open_file(&file),
        None => app.recover(),
    });
    let opened = open(&title, |ctx| Box::new(app(ctx)));
    match opened {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let language = asked
                .unwrap_or_else(|| Surroundings::of_this_computer(version, releases).language());
            tell(&error.say(&Words::new(language)));
            ExitCode::from(3)
        }
    }
}

/// Tells whoever started the program at a terminal; where nobody can be told, the status says it.
fn tell(text: &str) {
    drop(writeln!(std::io::stderr(), "{text}"));
}

/// Opens a window and stays until it is closed.
///
/// # Errors
/// Where the window cannot open, or the program fails while it is open.
pub fn open(
    title: &str,
    make: impl FnOnce(&Context) -> Box<dyn eframe::App>,
) -> Result<(), WindowError> {
    preflight::check().map_err(WindowError::Missing)?;
    quiet_panics_until_open();
    let start = || {
        eframe::run_native(
            title,
            options(title),
            Box::new(|creation| {
                prepare(&creation.egui_ctx);
                if creation.gl.as_deref().is_some_and(is_drawn_by_the_processor) {
                    creation.egui_ctx.add_plugin(OnlyChanges::default());
                }
                let app = make(&creation.egui_ctx);
                IS_OPEN.store(true, Ordering::Relaxed);
                Ok(app)
            }),
        )
    };
    match catch_unwind(AssertUnwindSafe(start)) {
        Ok(ended) => ended.map_err(WindowError::from),
        Err(panic) => Err(WindowError::of_panic(panic.as_ref())),
    }
}

/// Gives a new window its fonts, colors and sizes.
pub fn prepare(ctx: &Context) {
    theme::install_fonts(ctx);
    theme::apply(ctx);
    // Closing is asked for in our own words.
    ctx.options_mut(|options| options.quit_shortcuts.clear());
}

fn options(title: &str) -> eframe::NativeOptions {
    eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title(title)
            .with_app_id(crate::icon::APP_ID)
            .with_icon(icon::icon())
            .with_inner_size(shape::WINDOW)
            .with_min_inner_size(shape::WINDOW_MIN),
        renderer: eframe::Renderer::Glow,
        // Nothing here has a gradient.
        dithering: false,
        ..Default::default()
    }
}

fn quiet_panics_until_open() {
    let loud = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if IS_OPEN.load(Ordering::Relaxed) {
            loud(panic);
        }
    }));
}
