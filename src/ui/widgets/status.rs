//! The bar at the foot: what is on disk, what was done last, and how to take it back.

use crate::theme::{Size, Tone, color, shape, space, text};
use crate::widgets::badge::Urgency;
use crate::widgets::button::Push;
use crate::widgets::labels::small_ui;
use egui::{Align, Label, Layout, Sense, Ui, Vec2};

/// A button that takes back or puts back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatusButton {
    pub icon: &'static str,
    pub words: String,
    /// What it would take or put back, and whose that is.
    pub tip: String,
    pub shortcut: String,
    /// Why it cannot be pressed, if so.
    pub refusal: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Status {
    /// Whether everything is on disk.
    pub urgency: Urgency,
    /// Whether everything is on disk, in words.
    pub saved: String,
    /// The act that was done last, in words.
    pub last: String,
    pub undo: StatusButton,
    pub redo: StatusButton,
    /// What is said at the right edge.
    pub right: String,
}

/// Which button of the bar was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StatusPressed {
    Undo,
    Redo,
}

/// What is said at the right edge takes at most one part in so many.
const RIGHT_SHARE: f32 = 4.0;

pub fn status_ui(ui: &mut Ui, status: &Status) -> Option<StatusPressed> {
    let mut pressed = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add_space(space::TWO);
        // Somebody may have a long name, and the rest needs room, too.
        let most = ui.available_width() / RIGHT_SHARE;
        let muted = color(ui, Tone::TextMuted);
        ui.scope(|ui| {
            ui.set_max_width(most);
            ui.add(Label::new(text(&status.right, Size::Small).color(muted)).truncate());
        });
        ui.add_space(space::TWO);
        if ui.add(button(&status.redo)).clicked() {
            pressed = Some(StatusPressed::Redo);
        }
        if ui.add(button(&status.undo)).clicked() {
            pressed = Some(StatusPressed::Undo);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| words_ui(ui, status));
    });
    pressed
}

fn button(button: &StatusButton) -> Push<'_> {
    Push::secondary(&button.words)
        .icon(button.icon)
        .small()
        .takes_away()
        .tip(&button.tip)
        .shortcut(&button.shortcut)
        .refused(button.refusal.as_deref())
}

fn words_ui(ui: &mut Ui, status: &Status) {
    ui.add_space(space::TWO);
    let (dot, _) = ui.allocate_exact_size(Vec2::splat(2.0 * shape::DOT), Sense::hover());
    ui.painter().circle_filled(dot.center(), shape::DOT, color(ui, status.urgency.tone()));
    let muted = color(ui, Tone::TextMuted);
    let tone = match status.urgency {
        Urgency::Good | Urgency::Quiet => muted,
        urgency => color(ui, urgency.text()),
    };
    ui.label(text(&status.saved, Size::Small).color(tone));
    if !status.last.is_empty() {
        small_ui(ui, "·");
        ui.add(Label::new(text(&status.last, Size::Small)).truncate());
    }
}
