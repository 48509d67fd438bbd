//! A tag: a short remark with a line around it, told from others by its sign and not by its tone.

use crate::theme::{Size, Tone, bold, color, radius, shape, space};
use egui::{Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

/// Shows a tag with a sign before its words, in one line.
pub fn tag_ui(ui: &mut Ui, icon: &str, words: &str, tone: Tone) {
    let ink = color(ui, tone);
    let said = ui.painter().layout_no_wrap(format!("{icon} {words}"), bold(Size::Small), ink);
    let size = Vec2::new(said.size().x + 2.0 * space::ONE, shape::BUTTON_HEIGHT_SMALL);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let line = Stroke::new(shape::LINE, ink);
    ui.painter().rect_stroke(rect, radius::CARD, line, StrokeKind::Inside);
    ui.painter().galley(rect.center() - said.size() / 2.0, said, ink);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
}
