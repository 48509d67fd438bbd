//! A labelled field of a form.

use crate::theme::{Size, Tone, color, regular, space, text};
use crate::widgets::labels::muted_ui;
use egui::{DragValue, Margin, Response, TextEdit, Ui};
use std::ops::RangeInclusive;

/// Shows a label, and under it a field for one line.
pub fn field_ui(ui: &mut Ui, label: &str, hint: &str, typed: &mut String) -> Response {
    labelled_ui(ui, label, hint, typed, Lines::One)
}

/// Shows a label, and under it a field for several lines.
pub fn lines_ui(ui: &mut Ui, label: &str, hint: &str, typed: &mut String) -> Response {
    labelled_ui(ui, label, hint, typed, Lines::Many)
}

/// Shows a label, and under it a field for one line that nobody reads along.
pub fn secret_ui(ui: &mut Ui, label: &str, hint: &str, typed: &mut String) -> Response {
    labelled_ui(ui, label, hint, typed, Lines::Secret)
}

#[derive(Clone, Copy)]
enum Lines {
    One,
    Many,
    Secret,
}

fn labelled_ui(ui: &mut Ui, label: &str, hint: &str, typed: &mut String, lines: Lines) -> Response {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::HALF;
        let id = label;
        let label = muted_ui(ui, label);
        let edit = match lines {
            Lines::One => TextEdit::singleline(typed),
            Lines::Secret => TextEdit::singleline(typed).password(true),
            Lines::Many => TextEdit::multiline(typed).desired_rows(4),
        };
        // Named, so that it stays the same field when others come and go before it.
        let edit = edit
            .id_salt(id)
            .font(regular(Size::Body))
            .hint_text(text(hint, Size::Body).italics().color(color(ui, Tone::TextDisabled)))
            .margin(Margin::symmetric(10, 7))
            .desired_width(ui.available_width());
        ui.add(edit).labelled_by(label.id)
    })
    .inner
}

/// Shows a number with its label before it.
pub fn number_ui<N: egui::emath::Numeric>(
    ui: &mut Ui,
    label: &str,
    number: &mut N,
    range: RangeInclusive<N>,
) -> Response {
    ui.horizontal(|ui| {
        let words = text(label, Size::Body).color(color(ui, Tone::TextMuted));
        let label = ui.label(words);
        ui.add(DragValue::new(number).range(range)).labelled_by(label.id)
    })
    .inner
}
