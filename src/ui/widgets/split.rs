//! Two parts beside each other, neither of which can push the other aside.

use crate::theme::{shape, space};
use egui::{Rect, Ui, UiBuilder};

/// Two parts of a screen beside each other, each in a place that it cannot leave.
pub struct Sides {
    /// What is left beside the other.
    pub left: Ui,
    /// So wide as it was asked for.
    pub right: Ui,
}

impl Sides {
    /// With `right` so wide at the right edge, both as high as there is room.
    #[must_use]
    pub fn split(ui: &mut Ui, width: f32, gap: f32) -> Self {
        let all = ui.available_rect_before_wrap();
        let (mut at_left, mut at_right) = (all, all);
        at_right.min.x = (all.max.x - width).max(all.min.x);
        at_left.max.x = (at_right.min.x - gap).max(all.min.x);
        let right = part(ui, at_right, "right");
        let left = part(ui, at_left, "left");
        ui.advance_cursor_after_rect(all);
        Self { left, right }
    }

    /// With room for a form at the right edge.
    #[must_use]
    pub fn beside_form(ui: &mut Ui) -> Self {
        let width = shape::FORM_WIDTH.min(ui.available_width() * 0.5);
        Self::split(ui, width, space::TWO)
    }
}

fn part(ui: &mut Ui, rect: Rect, name: &str) -> Ui {
    let mut part = ui.new_child(UiBuilder::new().id_salt(name).max_rect(rect));
    // Lines at the edge are not cut.
    part.set_clip_rect(rect.expand(2.0).intersect(ui.clip_rect()));
    part
}
