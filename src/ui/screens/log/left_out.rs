//! What a rescue left out, over the log that goes on without it, to be done again.

use crate::theme::{Size, Tone, space, text};
use crate::view::View;
use crate::widgets::{Ground, Push, framed_ui, label_ui, said_ui};
use egui::{ScrollArea, Ui};
use words::Args;

/// The list's maximum height, and its maximum share of a low window: the log stays in sight.
const HEIGHT_MAX: f32 = 200.0;
const SHARE_MAX: f32 = 0.3;

/// What was left out of the file that is open.
#[derive(Debug, Default)]
pub(super) struct LeftOut {
    lines: Vec<String>,
    is_open: bool,
}

impl LeftOut {
    pub(super) fn of(lines: Vec<String>) -> Self {
        Self { lines, is_open: false }
    }

    pub(super) fn open(&mut self) {
        self.is_open = true;
    }

    /// A button with how much it is, and under it the list where it was pressed.
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if self.lines.is_empty() {
            return;
        }
        let words = view.say("log-left-out", &Args::new().count("lines", self.lines.len()));
        let push = if self.is_open { Push::chosen(&words) } else { Push::secondary(&words) };
        if ui.add(push.small().tip(view.text("log-left-out.tip").as_str())).clicked() {
            self.is_open = !self.is_open;
        }
        if !self.is_open {
            return;
        }
        let height = HEIGHT_MAX.min(ui.available_height() * SHARE_MAX);
        framed_ui(ui, Ground::Form, |ui| {
            label_ui(ui, view.text("log-left-out.tip"), Size::Small, Tone::TextMuted);
            ui.add_space(space::HALF);
            let list = ScrollArea::vertical().id_salt("left-out").max_height(height);
            list.auto_shrink([false, true]).show(ui, |ui| {
                for line in &self.lines {
                    said_ui(ui, text(line, Size::Small));
                }
            });
        });
    }
}
