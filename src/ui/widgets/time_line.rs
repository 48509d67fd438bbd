//! An evening as one line: a part for each seat, marks for breaks, and the time at both ends.

use crate::theme::{Size, Tone, bold, color, radius, regular, space, stroke};
use egui::{Align2, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2};

#[derive(Debug, Clone, PartialEq)]
pub struct LinePart {
    /// Where it begins and ends, from 0 to 1.
    pub from: f32,
    pub to: f32,
    /// What stands in it, where there is room.
    pub words: String,
    /// What is said when the pointer is over it.
    pub tip: String,
    pub kind: PartKind,
}

/// What a part of the line is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PartKind {
    Seat,
    /// In another seat: its neighbor must look different.
    OtherSeat,
    /// A break, painted as a band along the foot.
    Break,
    Out,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TimeLine<'a> {
    /// What a screen reader says: the whole line in words.
    pub name: &'a str,
    /// Its parts, with breaks after everything else.
    pub parts: &'a [LinePart],
    /// The time at its left end, as it is read.
    pub from: &'a str,
    /// The time at its right end.
    pub to: &'a str,
}

const HEIGHT: f32 = 32.0;

/// How high the band of a break is.
const BREAK_HEIGHT: f32 = 6.0;

/// Shows a line as wide as there is room.
pub fn time_line_ui(ui: &mut Ui, line: TimeLine<'_>) -> Response {
    let height = HEIGHT + space::HALF + Size::Small.points() + space::HALF;
    let size = Vec2::new(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let bar = Rect::from_min_size(rect.min, Vec2::new(rect.width(), HEIGHT));
    ui.painter().rect_filled(bar, radius::SMALL, color(ui, Tone::Field));
    let mut hovered = None;
    for part in line.parts {
        let part_rect = part_rect(bar, part);
        paint(ui, part_rect, part);
        let is_over = ui.rect_contains_pointer(part_rect);
        hovered = if is_over { Some(part.tip.clone()) } else { hovered };
    }
    let edge = stroke(ui, Tone::LineStrong);
    ui.painter().rect_stroke(bar, radius::SMALL, edge, StrokeKind::Inside);
    let below = bar.bottom() + space::HALF;
    let muted = color(ui, Tone::TextMuted);
    let ends = [
        (pos2(rect.left(), below), Align2::LEFT_TOP, line.from),
        (pos2(rect.right(), below), Align2::RIGHT_TOP, line.to),
    ];
    for (at, align, words) in ends {
        ui.painter().text(at, align, words, regular(Size::Small), muted);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, line.name));
    match hovered {
        Some(tip) => response.on_hover_text(tip),
        None => response,
    }
}

fn part_rect(bar: Rect, part: &LinePart) -> Rect {
    let at = |share: f32| bar.left() + bar.width() * share.clamp(0.0, 1.0);
    let mut rect = Rect::from_x_y_ranges(at(part.from)..=at(part.to), bar.y_range());
    if part.kind == PartKind::Break {
        rect.min.y = rect.max.y - BREAK_HEIGHT;
    }
    // However short it was, it was there.
    rect.max.x = rect.max.x.max(rect.min.x + 2.0);
    rect
}

fn paint(ui: &Ui, rect: Rect, part: &LinePart) {
    let (fill, words) = match part.kind {
        PartKind::Seat => (Tone::Felt, Tone::OnFelt),
        PartKind::OtherSeat => (Tone::Rail, Tone::OnFelt),
        PartKind::Break => (Tone::Info, Tone::OnInfo),
        PartKind::Out => (Tone::Panel, Tone::TextMuted),
    };
    ui.painter().rect_filled(rect, 0.0, color(ui, fill));
    if part.kind == PartKind::Break {
        return;
    }
    let edge = stroke(ui, Tone::Ground);
    ui.painter().line_segment([rect.left_top(), rect.left_bottom()], edge);
    let tone = color(ui, words);
    let galley = ui.painter().layout_no_wrap(part.words.clone(), bold(Size::Small), tone);
    if galley.size().x + space::HALF <= rect.width() {
        let at = rect.center() - galley.size() / 2.0 - Vec2::new(0.0, 1.0);
        ui.painter().galley(at, galley, tone);
    }
}
