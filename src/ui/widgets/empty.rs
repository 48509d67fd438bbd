//! What a screen shows while there is nothing to show: what it is for, and how to begin.

use crate::theme::{Size, Tone, color, space, text};
use crate::widgets::button::Push;
use crate::widgets::labels::{label_ui, title_ui};
use egui::{Label, Ui};

/// What is said where there is nothing.
#[derive(Debug, Clone)]
pub struct Empty<'a> {
    icon: &'a str,
    title: String,
    hint: String,
    button: Option<Push<'a>>,
}

impl<'a> Empty<'a> {
    /// A sign, what is missing, and what to do.
    #[must_use]
    pub fn new(icon: &'a str, title: impl Into<String>, hint: impl Into<String>) -> Self {
        Self { icon, title: title.into(), hint: hint.into(), button: None }
    }

    /// With the button that does it.
    #[must_use]
    pub fn button(self, push: impl Into<Option<Push<'a>>>) -> Self {
        Self { button: push.into(), ..self }
    }

    /// Shows it in the middle of what room there is; whether its button was pressed.
    pub fn ui(self, ui: &mut Ui) -> bool {
        let shown = ui.vertical_centered(|ui| {
            ui.add_space((ui.available_height() / 4.0).min(120.0));
            ui.set_max_width(ui.available_width().min(420.0));
            label_ui(ui, self.icon, Size::Display, Tone::TextMuted);
            title_ui(ui, &self.title);
            let muted = color(ui, Tone::TextMuted);
            ui.add(Label::new(text(&self.hint, Size::Body).color(muted)).wrap());
            ui.add_space(space::ONE);
            self.button.is_some_and(|push| ui.add(push).clicked())
        });
        shown.inner
    }
}
