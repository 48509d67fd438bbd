//! What a screen shows while there is nothing to show: what it is for, and how to begin.

use crate::theme::{Size, Tone, color, space, text};
use crate::widgets::button::Push;
use crate::widgets::said::{label_ui, title_ui};
use egui::{Label, Ui};

/// What is said where there is nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Empty {
    /// A sign.
    pub icon: &'static str,
    /// What is missing.
    pub title: String,
    /// What to do.
    pub hint: String,
    /// The button that does it.
    pub button: Option<String>,
    /// Why it cannot be pressed, if so.
    pub refusal: Option<String>,
}

/// Shows it in the middle of what room there is.
#[must_use = "its button may have been pressed"]
pub fn empty_ui(ui: &mut Ui, empty: &Empty) -> bool {
    let mut pressed = false;
    ui.vertical_centered(|ui| {
        ui.add_space((ui.available_height() / 4.0).min(120.0));
        ui.set_max_width(420.0);
        let muted = color(ui, Tone::TextMuted);
        label_ui(ui, empty.icon, Size::Display, Tone::TextMuted);
        title_ui(ui, &empty.title);
        ui.add(Label::new(text(&empty.hint, Size::Body).color(muted)).wrap());
        ui.add_space(space::ONE);
        if let Some(words) = &empty.button {
            let push = Push::primary(words).refused(empty.refusal.as_deref());
            pressed |= ui.add(push).clicked();
        }
    });
    pressed
}
