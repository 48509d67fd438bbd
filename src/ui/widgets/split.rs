//! Two parts beside each other, neither of which can push the other aside.

use crate::theme::{shape, space};
use egui::{Rect, Ui, UiBuilder};

/// Shows `right` so wide at the right edge, and `left` in what is left, both as high as there is
/// room.
pub fn split_ui<S>(
    ui: &mut Ui,
    width: f32,
    gap: f32,
    state: &mut S,
    right: impl FnOnce(&mut Ui, &mut S),
    left: impl FnOnce(&mut Ui, &mut S),
) {
    let all = ui.available_rect_before_wrap();
    let (mut at_left, mut at_right) = (all, all);
    at_right.min.x = (all.max.x - width).max(all.min.x);
    at_left.max.x = (at_right.min.x - gap).max(all.min.x);
    part_ui(ui, at_right, "right", |ui| right(ui, state));
    part_ui(ui, at_left, "left", |ui| left(ui, state));
    ui.advance_cursor_after_rect(all);
}

/// Shows a form at the right edge and the rest of a screen beside it.
pub fn form_beside_ui<S>(
    ui: &mut Ui,
    state: &mut S,
    form: impl FnOnce(&mut Ui, &mut S),
    rest: impl FnOnce(&mut Ui, &mut S),
) {
    let width = shape::FORM_WIDTH.min(ui.available_width() * 0.5);
    split_ui(ui, width, space::TWO, state, form, rest);
}

/// Shows something in a place that it cannot leave.
fn part_ui(ui: &mut Ui, rect: Rect, name: &str, contents: impl FnOnce(&mut Ui)) {
    let mut part = ui.new_child(UiBuilder::new().id_salt(name).max_rect(rect));
    // Lines at the edge are not cut.
    part.set_clip_rect(rect.expand(2.0).intersect(ui.clip_rect()));
    contents(&mut part);
}
