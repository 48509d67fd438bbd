//! What the players see: the marks of a scene, as large as the window has room.

use crate::theme::{OWN_COLORS, Size, UNTINTED, bold, own_paint};
use crate::widgets::picture::texture_of;
use egui::epaint::PathShape;
use egui::{
    Color32, FontId, Mesh, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2,
};
use print::{Area, Spot, Weight};
use scene::{Align, Ground, Mark, Rgb, Run, Scene, Writing, page_in_turn};
use std::f32::consts::TAU;

/// A round ground is made of so many columns and rows.
const FACETS: (u8, u8) = (32, 18);

/// Writing is as wide as it was measured, but for how windows round.
const WIDER: f32 = 1.04;

/// A whole circle has so many corners.
const CORNERS: u8 = 96;

/// Paints a scene into a window; `now_millis` says which page of a list has its turn.
pub fn paint_ui(ui: &Ui, window: Rect, scene: &Scene, now_millis: i64) {
    if let Some(ground) = scene.ground {
        ui.painter().add(ground_shape(window, ground));
    }
    if let Some((_, picture)) = &scene.backdrop
        && let Some(texture) = texture_of(ui.ctx(), picture)
    {
        ui.painter().image(
            texture.id(),
            window,
            filling(window.size(), texture.size_vec2()),
            UNTINTED,
        );
    }
    let (wide, high) = scene.canvas;
    let scale = (window.width() / wide).min(window.height() / high);
    let origin = window.center() - Vec2::new(wide, high) * scale / 2.0;
    let canvas = Canvas { ui, origin, scale, now_millis };
    for (index, placed) in scene.placed.iter().enumerate() {
        canvas.marks(&placed.marks);
        if !placed.said.is_empty() {
            let id = ui.scope_id().with(("part", index));
            let response = ui.interact(canvas.rect(placed.area), id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &placed.said));
        }
    }
}

/// The part of a picture that fills a window: its edges are cut where its shape is another one.
fn filling(window: Vec2, picture: Vec2) -> Rect {
    let scale = (window.x / picture.x).max(window.y / picture.y);
    let share = window / (picture * scale);
    Rect::from_center_size(pos2(0.5, 0.5), share)
}

/// Where a canvas lies in the window.
struct Canvas<'a> {
    ui: &'a Ui,
    origin: Pos2,
    scale: f32,
    now_millis: i64,
}

impl Canvas<'_> {
    fn at(&self, spot: Spot) -> Pos2 {
        self.origin + Vec2::new(spot.x, spot.y) * self.scale
    }

    fn rect(&self, area: Area) -> Rect {
        let min = self.at(Spot { x: area.x, y: area.y });
        Rect::from_min_size(min, Vec2::new(area.width, area.height) * self.scale)
    }

    fn marks(&self, marks: &[Mark]) {
        for mark in marks {
            self.mark(mark);
        }
    }

    fn mark(&self, mark: &Mark) {
        let painter = self.ui.painter();
        match mark {
            Mark::Fill { area, radius, color } => {
                let points = rounded(self.rect(*area), radius * self.scale);
                painter.add(Shape::convex_polygon(points, paint(*color), Stroke::NONE));
            }
            Mark::Outline { area, radius, width, color } => {
                let inset = width * self.scale / 2.0;
                let points = rounded(self.rect(*area).shrink(inset), radius * self.scale - inset);
                let stroke = Stroke::new(width * self.scale, paint(*color));
                painter.add(Shape::closed_line(points, stroke));
            }
            Mark::Writing(writing) => self.writing(writing),
            Mark::Ring { center, radius, width, track, color, run } => {
                let (center, radius) = (self.at(*center), radius * self.scale);
                let stroke = |color: Rgb| Stroke::new(width * self.scale, paint(color));
                painter.circle_stroke(center, radius, stroke(*track));
                arc(self.ui, center, radius, run.gone, stroke(*color));
            }
            Mark::Bar { area, track, color, run } => self.bar(*area, [*track, *color], *run),
            Mark::Chip { center, radius, color, edge } => {
                self.chip(self.at(*center), radius * self.scale, [*color, *edge]);
            }
            Mark::Stroke { from, to, width, color } => {
                let stroke = Stroke::new(width * self.scale, paint(*color));
                painter.line_segment([self.at(*from), self.at(*to)], stroke);
            }
            Mark::Code { area, rows } => self.code(*area, rows),
            Mark::Picture { area, picture, .. } => {
                if let Some(texture) = texture_of(self.ui.ctx(), picture) {
                    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                    painter.image(texture.id(), self.rect(*area), whole, UNTINTED);
                }
            }
            Mark::Turns(pages) => {
                let page = page_in_turn(self.now_millis, pages.len());
                self.marks(pages.get(page).map(Vec::as_slice).unwrap_or_default());
            }
        }
    }

    fn writing(&self, writing: &Writing) {
        let lay = |points: f32| {
            let font = match writing.weight {
                Weight::Regular => FontId::proportional(points),
                Weight::Bold => FontId { size: points, ..bold(Size::Body) },
            };
            let painter = self.ui.painter();
            painter.layout_no_wrap(writing.words.clone(), font, paint(writing.color))
        };
        let (points, room) = (writing.size * self.scale, writing.width * self.scale);
        let mut galley = lay(points);
        // Letters of a font of this computer may be wider than they were measured.
        if galley.size().x > room * WIDER {
            galley = lay(points * room / galley.size().x);
        }
        let row = galley.rows.first();
        let ascent = row.and_then(|row| row.glyphs.first()).map_or(0.0, |glyph| glyph.font_ascent);
        let left = match writing.align {
            Align::Start => 0.0,
            Align::Middle => galley.size().x / 2.0,
            Align::End => galley.size().x,
        };
        let at = self.at(writing.at) - Vec2::new(left, ascent);
        self.ui.painter().galley(at, galley, OWN_COLORS);
    }

    fn bar(&self, area: Area, [track, color]: [Rgb; 2], run: Run) {
        let whole = self.rect(area);
        let half = whole.height() / 2.0;
        let fill = |rect: Rect, color: Rgb| {
            let shape = Shape::convex_polygon(rounded(rect, half), paint(color), Stroke::NONE);
            self.ui.painter().add(shape);
        };
        fill(whole, track);
        let wide = (whole.width() * run.gone).max(whole.height());
        fill(Rect::from_min_size(whole.min, Vec2::new(wide, whole.height())), color);
    }

    /// A chip: spots around its edge, and a ring within them.
    fn chip(&self, center: Pos2, radius: f32, [color, edge]: [Rgb; 2]) {
        let painter = self.ui.painter();
        painter.circle_filled(center, radius, paint(color));
        let spots = Stroke::new(radius * 0.22, paint(edge));
        for spot in 0..8_u8 {
            let (from, to) = (f32::from(spot) / 8.0 - 0.03, f32::from(spot) / 8.0 + 0.03);
            let points = (0..=4_u8).map(|step| {
                on_circle(center, radius * 0.89, from + (to - from) * f32::from(step) / 4.0)
            });
            painter.add(Shape::Path(PathShape::line(points.collect(), spots)));
        }
        painter.circle_stroke(center, radius * 0.72, Stroke::new(radius * 0.05, paint(edge)));
    }

    /// A code on white, whatever stands around it.
    fn code(&self, area: Area, rows: &[Vec<bool>]) {
        let place = self.rect(area);
        let painter = self.ui.painter();
        painter.rect_filled(place, 0, own_paint([255, 255, 255]));
        let count = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
        // Four modules around it stay white, as its standard says.
        let module = place.width() / (count(rows.len()) + 8.0);
        let mut mesh = Mesh::default();
        for (y, row) in rows.iter().enumerate() {
            for (x, _) in row.iter().enumerate().filter(|(_, is_dark)| **is_dark) {
                let corner = place.min + Vec2::new(count(x) + 4.0, count(y) + 4.0) * module;
                let module = Rect::from_min_size(corner, Vec2::splat(module));
                mesh.add_colored_rect(module, own_paint([0, 0, 0]));
            }
        }
        painter.add(mesh);
    }
}

fn paint(color: Rgb) -> Color32 {
    own_paint(color.0)
}

/// What everything stands on, over the whole window.
fn ground_shape(window: Rect, ground: Ground) -> Shape {
    let (from, to, share): (Rgb, Rgb, fn(Vec2) -> f32) = match ground {
        Ground::Plain(color) => return Shape::rect_filled(window, 0, paint(color)),
        Ground::Down(from, to) => (from, to, |at| at.y),
        // At the corners all of the outer color, in the middle all of the inner one.
        Ground::Round(from, to) => (from, to, |at| (at - Vec2::splat(0.5)).length() * 2_f32.sqrt()),
    };
    let (columns, rows) = FACETS;
    let mut mesh = Mesh::default();
    for row in 0..=rows {
        for column in 0..=columns {
            let at =
                Vec2::new(f32::from(column) / f32::from(columns), f32::from(row) / f32::from(rows));
            let color = paint(from.toward(to, share(at).clamp(0.0, 1.0)));
            mesh.colored_vertex(window.min + at * window.size(), color);
        }
    }
    let wide = u32::from(columns) + 1;
    for row in 0..u32::from(rows) {
        for column in 0..u32::from(columns) {
            let corner = row * wide + column;
            mesh.add_triangle(corner, corner + 1, corner + wide);
            mesh.add_triangle(corner + 1, corner + wide, corner + wide + 1);
        }
    }
    Shape::mesh(mesh)
}

/// A point on a circle: from the top, with the clock, so many rounds on.
fn on_circle(center: Pos2, radius: f32, rounds: f32) -> Pos2 {
    let (sin, cos) = (rounds * TAU).sin_cos();
    center + Vec2::new(sin, -cos) * radius
}

/// A part of a circle with round ends, from the top and with the clock.
fn arc(ui: &Ui, center: Pos2, radius: f32, share: f32, stroke: Stroke) {
    if share <= 0.0 {
        return;
    }
    let steps =
        u8::try_from(1 + (f32::from(CORNERS) * share.min(1.0)).round() as i32).unwrap_or(CORNERS);
    let point = |step: u8| on_circle(center, radius, share * f32::from(step) / f32::from(steps));
    let points = (0..=steps).map(point);
    ui.painter().add(Shape::Path(PathShape::line(points.collect(), stroke)));
    for end in [point(0), point(steps)] {
        ui.painter().circle_filled(end, stroke.width / 2.0, stroke.color);
    }
}

/// The corners of a rectangle that is rounded by so much.
fn rounded(rect: Rect, radius: f32) -> Vec<Pos2> {
    let radius = radius.clamp(0.0, rect.size().min_elem() / 2.0);
    if radius < 0.5 {
        return vec![rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    }
    let inner = rect.shrink(radius);
    let corners = [
        (inner.right_top(), 0.0),
        (inner.right_bottom(), 0.25),
        (inner.left_bottom(), 0.5),
        (inner.left_top(), 0.75),
    ];
    let steps = CORNERS / 4;
    let round = |(center, from): (Pos2, f32)| {
        (0..=steps).map(move |step| {
            on_circle(center, radius, from + 0.25 * f32::from(step) / f32::from(steps))
        })
    };
    corners.into_iter().flat_map(round).map(|at| pos2(at.x, at.y)).collect()
}
