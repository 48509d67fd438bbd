//! A table on the floor plan: its number, how full it is, and what is the matter with it.

use crate::ui::theme::{Size, Tone, bold, color, radius, regular, shape, space};
use crate::ui::widgets::badge::{Urgency, paint_badge};
use egui::{Align2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

/// How a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TileState {
    /// It plays.
    Normal,
    /// It has fewer players than it should.
    Short,
    /// It waits for players.
    Halted,
    /// It breaks next.
    Breaking,
}

/// A table on the floor plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tile {
    /// Its number.
    pub number: String,
    /// How full it is.
    pub count: String,
    /// What is the matter with it.
    pub badge: Option<String>,
    /// How it stands.
    pub state: TileState,
    /// Whether it is the one that is looked at.
    pub is_chosen: bool,
    /// What a screen reader says.
    pub name: String,
}

impl TileState {
    fn tones(self) -> (Tone, Tone, Tone, Urgency) {
        match self {
            Self::Normal => (Tone::Felt, Tone::Rail, Tone::OnFeltMuted, Urgency::Quiet),
            Self::Short => {
                (Tone::AttentionSoft, Tone::Attention, Tone::OnAttentionSoft, Urgency::Attention)
            }
            Self::Halted => (Tone::StoppedSoft, Tone::Stopped, Tone::StoppedText, Urgency::Stopped),
            Self::Breaking => (Tone::InfoSoft, Tone::Info, Tone::InfoText, Urgency::Info),
        }
    }
}

/// Shows a table of the floor plan, which can be clicked.
pub fn tile_ui(ui: &mut Ui, tile: &Tile) -> Response {
    let [width, height] = shape::TILE;
    let (slot, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::click());
    let is_chosen = tile.is_chosen;
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &tile.name));
    if !ui.is_rect_visible(slot) {
        return response;
    }
    let rect = slot.shrink(2.0);
    let (fill, rail, muted, urgency) = tile.state.tones();
    let fill = match (tile.state, response.hovered()) {
        (TileState::Normal, true) => Tone::FeltHover,
        _ => fill,
    };
    let round = rect.height() / 2.0;
    ui.painter().rect_filled(rect, round, color(ui, fill));
    let line = Stroke::new(shape::STRONG_LINE, color(ui, rail));
    if tile.state == TileState::Breaking {
        ui.painter().extend(dashed_stadium(rect, line));
    } else {
        ui.painter().rect_stroke(rect, round, line, StrokeKind::Inside);
    }
    if tile.is_chosen || response.has_focus() {
        let line = Stroke::new(shape::STRONG_LINE, color(ui, Tone::Text));
        ui.painter().rect_stroke(slot, radius::ROUND, line, StrokeKind::Inside);
    }
    let middle = rect.center();
    let up = Vec2::new(0.0, 9.0);
    let number = bold(Size::Lead);
    let tone = color(ui, Tone::Text);
    ui.painter().text(middle - up, Align2::CENTER_CENTER, &tile.number, number, tone);
    let small = regular(Size::Small);
    let tone = color(ui, muted);
    ui.painter().text(middle + up, Align2::CENTER_CENTER, &tile.count, small, tone);
    if let Some(badge) = &tile.badge {
        let right = rect.right_top() + Vec2::new(space::ONE, 1.0);
        paint_badge(ui, right, badge, urgency);
    }
    response
}

/// A dashed line around a rectangle with round ends.
fn dashed_stadium(rect: Rect, line: Stroke) -> Vec<Shape> {
    let rect = rect.shrink(line.width / 2.0);
    let outline = stadium(rect, 64);
    Shape::dashed_line(&outline, line, 5.0, 4.0)
}

/// Points around a rectangle with round ends, clockwise from the middle of its top, closed.
#[must_use]
pub fn stadium(rect: Rect, steps: u16) -> Vec<egui::Pos2> {
    (0..=steps).map(|step| stadium_point(rect, f32::from(step) / f32::from(steps))).collect()
}

/// The point at this part of the way around a rectangle with round ends.
///
/// Clockwise from the middle of the top; 0 and 1 are both there.
#[must_use]
pub fn stadium_point(rect: Rect, part: f32) -> egui::Pos2 {
    let round = rect.height() / 2.0;
    let straight = (rect.width() - rect.height()).max(0.0);
    let arc = std::f32::consts::PI * round;
    let way = 2.0 * (straight + arc) * part.rem_euclid(1.0);
    let middle = rect.center();
    let half = straight / 2.0;
    let around = |from: f32, way: f32, x: f32| {
        let angle = from + way / round.max(1.0);
        middle + Vec2::new(x + round * angle.cos(), round * angle.sin())
    };
    let quarter = std::f32::consts::FRAC_PI_2;
    if way <= half {
        middle + Vec2::new(way, -round)
    } else if way <= half + arc {
        around(-quarter, way - half, half)
    } else if way <= half + arc + straight {
        middle + Vec2::new(half - (way - half - arc), round)
    } else if way <= half + 2.0 * arc + straight {
        around(quarter, way - half - arc - straight, -half)
    } else {
        middle + Vec2::new(way - 2.0 * (straight + arc), -round)
    }
}

#[cfg(test)]
mod tests {
    use crate::ui::widgets::tile::stadium_point;
    use egui::{Rect, Vec2, pos2};

    #[test]
    fn the_way_around_is_clockwise_and_closed() {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), Vec2::new(300.0, 100.0));
        let check = |part, x: f32, y: f32| {
            let point = stadium_point(rect, part);
            assert!((point - pos2(x, y)).length() < 0.1, "{part}: {point}");
        };
        check(0.0, 150.0, 0.0);
        check(0.25, 300.0, 50.0);
        check(0.5, 150.0, 100.0);
        check(0.75, 0.0, 50.0);
        check(1.0, 150.0, 0.0);
    }
}
