//! How far chips are off: a sign, a word and a color, so that none of them stands alone.

use crate::theme::{Size, Tone, color, icons, text_bold};
use crate::view::View;
use crate::widgets::tag_ui;
use egui::Ui;

/// The sign of what was counted: a tick only where that is what was known before.
///
/// Chips go from stack to stack, so another sum is no mistake yet; the whole event says that.
pub(super) fn counted_sign(difference: i64) -> (&'static str, Tone) {
    match difference {
        0 => (icons::DONE, Tone::AccentText),
        _ => (icons::INFO, Tone::InfoText),
    }
}

/// Shows whether a count adds up, and how far it is off where it does not.
pub(super) fn difference_tag_ui(ui: &mut Ui, view: &View<'_>, difference: i64) {
    let (icon, tone) = match difference {
        0 => (icons::DONE, Tone::AccentText),
        _ => (icons::WARNING, Tone::AttentionText),
    };
    tag_ui(ui, icon, &view.words.difference(difference), tone);
}

/// Shows a number of chips with its sign.
pub(super) fn signed_ui(ui: &mut Ui, view: &View<'_>, chips: i64) {
    let tone = if chips < 0 { Tone::AttentionText } else { Tone::Text };
    ui.label(text_bold(view.words.signed(chips), Size::Body).color(color(ui, tone)));
}
