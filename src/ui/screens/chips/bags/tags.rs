//! What the parts of the bags share: a remark, and the way to the tags.

use crate::theme::{Size, Tone, color, text};
use crate::view::View;
use crate::vocabulary::PrintChoice;
use egui::{Label, Ui};

/// A remark under a title, in muted letters.
pub fn hint_ui(ui: &mut Ui, view: &View<'_>, id: &str) {
    let words = text(view.text(id), Size::Body).color(color(ui, Tone::TextMuted));
    ui.add(Label::new(words).wrap());
}

/// A button that leads to the tags.
pub fn tags_ui(ui: &mut Ui, view: &View<'_>) {
    view.print_ui(ui, "print-bag-tags-button", PrintChoice::all(&print::sheets::bag_tags::SHEET));
}
