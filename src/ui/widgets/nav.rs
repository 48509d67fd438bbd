//! The navigation at the left: one entry for each screen, with what waits there.

use crate::theme::{Size, Tone, color, radius, regular, shape, space, strong_stroke, text};
use crate::widgets::badge::{Urgency, badge_width, paint_badge};
use egui::{Align2, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NavItem {
    pub icon: &'static str,
    pub words: String,
    /// How many things wait there, and how urgent they are.
    pub waiting: Option<(usize, Urgency)>,
    /// What is read on hovering: the shortcut, usually.
    pub tip: String,
}

/// Shows the entries; gives the one that was chosen.
pub fn nav_ui(ui: &mut Ui, items: &[NavItem], current: usize) -> Option<usize> {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.add_space(space::ONE);
    // In a low window the entries are lower, so that none is cut off.
    let room = ui.available_height() / items.len().max(1) as f32 - ui.spacing().item_spacing.y;
    let height = shape::NAV_HEIGHT.min(room).max(shape::ROW_HEIGHT / 2.0);
    let mut chosen = None;
    for (index, item) in items.iter().enumerate() {
        let place = if index == current { NavPlace::Here } else { NavPlace::Elsewhere };
        if item_ui(ui, item, place, height).clicked() {
            chosen = Some(index);
        }
    }
    chosen
}

/// Where the middle of the sign is, and where the words begin.
const SIGN: f32 = 20.0;
const WORDS: f32 = 36.0;

#[derive(Clone, Copy, PartialEq, Eq)]
enum NavPlace {
    Here,
    Elsewhere,
}

fn item_ui(ui: &mut Ui, item: &NavItem, place: NavPlace, height: f32) -> Response {
    let size = Vec2::new(ui.available_width(), height);
    let (slot, response) = ui.allocate_exact_size(size, Sense::click());
    let rect = slot.shrink2(Vec2::new(space::ONE, 0.0));
    let is_here = place == NavPlace::Here;
    let ground = match (is_here, response.hovered() || response.has_focus()) {
        (true, _) => Some(Tone::Selected),
        (false, true) => Some(Tone::Raised),
        (false, false) => None,
    };
    if let Some(ground) = ground {
        ui.painter().rect_filled(rect, radius::CARD, color(ui, ground));
    }
    if response.has_focus() {
        let line = strong_stroke(ui, Tone::Text);
        ui.painter().rect_stroke(rect, radius::CARD, line, StrokeKind::Inside);
    }
    if is_here {
        let size = Vec2::new(3.0, rect.height() - space::TWO);
        let bar = Rect::from_center_size(rect.left_center() + Vec2::new(1.5, 0.0), size);
        ui.painter().rect_filled(bar, radius::ROUND, color(ui, Tone::Accent));
    }
    let tone = if is_here { Tone::Text } else { Tone::TextMuted };
    let icon = if is_here { Tone::AccentText } else { Tone::TextMuted };
    ui.painter().text(
        rect.left_center() + Vec2::new(SIGN, 0.0),
        Align2::CENTER_CENTER,
        item.icon,
        regular(Size::Lead),
        color(ui, icon),
    );
    let written = ui.painter().text(
        rect.left_center() + Vec2::new(WORDS, 0.0),
        Align2::LEFT_CENTER,
        &item.words,
        regular(Size::Body),
        color(ui, tone),
    );
    if let Some((waiting, urgency)) = item.waiting {
        let waiting = waiting.to_string();
        let (usual, beside) =
            (rect.right() - space::ONE, written.right() + space::HALF + badge_width(ui, &waiting));
        // After long words it stands beside them; it hides neither them nor the sign.
        let right = egui::Pos2::new(usual.max(beside).min(slot.right()), rect.center().y);
        paint_badge(ui, right, &waiting, urgency);
    }
    response.widget_info(|| WidgetInfo::selected(Role::Tab, true, is_here, &item.words));
    response.on_hover_text(text(&item.tip, Size::Body))
}
