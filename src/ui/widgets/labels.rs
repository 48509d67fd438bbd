//! What is said in words: each of these wraps where the room ends.

use crate::theme::{Size, Tone, color, text, text_bold};
use egui::{Label, Response, RichText, Ui};

/// Says something, in the size of what is read or in one that it brings along.
pub fn said_ui(ui: &mut Ui, words: impl Into<RichText>) -> Response {
    ui.add(Label::new(words.into()).wrap())
}

/// Says what a part of a screen is about.
pub fn title_ui(ui: &mut Ui, words: impl Into<String>) -> Response {
    said_ui(ui, text_bold(words, Size::Lead))
}

/// Adds a remark in a tone that says how much it matters.
pub fn remark_ui(ui: &mut Ui, words: impl Into<String>, tone: Tone) -> Response {
    let words = text(words, Size::Small).color(color(ui, tone));
    said_ui(ui, words)
}

/// Adds a small label that is read second, in muted letters.
pub fn muted_ui(ui: &mut Ui, words: impl Into<String>) -> Response {
    remark_ui(ui, words, Tone::TextMuted)
}

/// Adds a label in a tone, on one line where it stands in a row.
pub fn label_ui(ui: &mut Ui, words: impl Into<String>, size: Size, tone: Tone) -> Response {
    ui.label(text(words, size).color(color(ui, tone)))
}

/// Adds a small label that is read second.
pub fn small_ui(ui: &mut Ui, words: impl Into<String>) -> Response {
    label_ui(ui, words, Size::Small, Tone::TextMuted)
}
