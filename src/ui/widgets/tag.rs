//! A tag: a short remark with a line around it, told from others by its sign and not by its tone.

use crate::ui::theme::{Size, Tone, color, radius, shape, space, text_bold};
use egui::{Frame, Margin, Role, Stroke, Ui, WidgetInfo};

/// Shows a tag with a sign before its words.
pub fn tag_ui(ui: &mut Ui, icon: &str, words: &str, tone: Tone) {
    let words_of_tag = text_bold(format!("{icon} {words}"), Size::Small).color(color(ui, tone));
    let frame = Frame::new()
        .stroke(Stroke::new(shape::LINE, color(ui, tone)))
        .corner_radius(radius::CARD)
        .inner_margin(Margin::symmetric(space::THIN, space::HALF_MARGIN));
    let shown = frame.show(ui, |ui| ui.label(words_of_tag));
    shown.inner.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
}
