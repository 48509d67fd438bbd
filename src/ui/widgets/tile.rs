//! A table on the floor plan, from a few points wide to where names begin.

use crate::theme::{Size, Tone, bold, color, radius, regular, shape, space, strong_stroke};
use crate::widgets::badge::{Urgency, paint_signed_badge, signed_badge_width};
use crate::widgets::stadium::dashed_stadium;
use egui::{Align2, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2};

/// From this width on a table shows how full it is, and a word on what is the matter with it.
pub const WORDS_WIDTH: f32 = 64.0;
/// From this width on it shows its number.
pub const NUMBER_WIDTH: f32 = 34.0;
/// From this width on its number is large.
const LARGE_WIDTH: f32 = 96.0;
/// How much of the edge the question after the button takes.
const QUESTION_WIDTH: f32 = 16.0;
/// From this width on a sign fits into it.
const SIGN_WIDTH: f32 = 12.0;

/// What is written in the middle of a table takes so much.
const COUNT_SIZE: Vec2 = Vec2::new(56.0, 38.0);
/// The same of a large one, as a part of it.
const READ_PART: Vec2 = Vec2::new(0.4, 0.5);
/// A number alone takes so much.
const NUMBER_SIZE: Vec2 = Vec2::new(24.0, 16.0);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TileState {
    Normal,
    /// It has fewer players than it should.
    Short,
    /// It stands still and waits for players.
    Halted,
    Breaking,
    Final,
    /// It still plays a hand that the others wait for.
    Playing,
    /// It has finished its hand and waits for the others.
    Waiting,
}

/// A table on the floor plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tile<'a> {
    pub number: &'a str,
    pub count: &'a str,
    /// What is the matter with it.
    pub badge: Option<&'a str>,
    pub state: TileState,
    /// Somebody must say where its button is.
    pub asks_button: bool,
    /// Every hand of it is entered.
    pub is_tracked: bool,
    /// Whether it is the one that is looked at.
    pub is_chosen: bool,
    /// Whether the pointer is on it.
    pub is_hovered: bool,
    /// Whether whoever is carried may sit down there.
    pub is_lit: bool,
}

impl TileState {
    pub fn urgency(self) -> Urgency {
        self.tones().3
    }

    fn tones(self) -> (Tone, Tone, Tone, Urgency) {
        match self {
            Self::Normal => (Tone::Felt, Tone::Rail, Tone::OnFeltMuted, Urgency::Quiet),
            Self::Short => {
                let line = Tone::AttentionText;
                (Tone::AttentionSoft, line, Tone::OnAttentionSoft, Urgency::Attention)
            }
            Self::Playing => {
                let line = Tone::AttentionText;
                (Tone::AttentionSoft, line, Tone::OnAttentionSoft, Urgency::Attention)
            }
            Self::Waiting => (Tone::Felt, Tone::Rail, Tone::OnFeltMuted, Urgency::Good),
            Self::Halted => (Tone::StoppedSoft, Tone::Stopped, Tone::StoppedText, Urgency::Stopped),
            Self::Breaking => (Tone::InfoSoft, Tone::Info, Tone::InfoText, Urgency::Info),
            Self::Final => (Tone::Felt, Tone::AttentionText, Tone::OnFeltMuted, Urgency::Attention),
        }
    }
}

/// How large a sign is in a badge.
const SIGN_REACH: f32 = 4.5;

/// Paints what is the matter with a table: the sign that the legend explains, and a word.
pub fn paint_state_badge(ui: &Ui, right_middle: Pos2, words: &str, state: TileState) {
    paint_signed_badge(ui, right_middle, words, state.urgency(), |at, on| {
        paint_sign(ui.painter(), at, SIGN_REACH, state, on);
    });
}

/// Paints a table in its place.
pub fn paint_tile(ui: &Ui, rect: Rect, tile: &Tile<'_>) {
    let (fill, rail, muted, _) = tile.state.tones();
    let fill = match (tile.state, tile.is_hovered) {
        (TileState::Normal | TileState::Final | TileState::Waiting, true) => Tone::FeltHover,
        _ => fill,
    };
    let has_words = rect.width() >= WORDS_WIDTH;
    let is_thick = rect.width() >= NUMBER_WIDTH;
    let width = if is_thick { shape::STRONG_LINE } else { shape::LINE };
    let line = Stroke::new(width, color(ui, rail));
    paint_outline(ui, rect, tile.state, color(ui, fill), line);
    if tile.is_lit {
        let line = strong_stroke(ui, Tone::Accent);
        ui.painter().rect_stroke(rect, radius::ROUND, line, StrokeKind::Inside);
    }
    if tile.is_chosen {
        let line = strong_stroke(ui, Tone::Text);
        ui.painter().rect_stroke(rect.expand(3.0), radius::ROUND, line, StrokeKind::Inside);
    }
    let middle = rect.center();
    let text = color(ui, Tone::Text);
    let center = Align2::CENTER_CENTER;
    if !is_thick {
        if rect.width() >= SIGN_WIDTH {
            let reach = rect.height().min(rect.width()) * 0.3;
            paint_sign(ui.painter(), middle, reach, tile.state, color(ui, rail));
        }
    } else if has_words {
        let is_large = rect.width() >= LARGE_WIDTH;
        let (size, apart) = if is_large { (Size::Lead, 9.0) } else { (Size::Body, 7.0) };
        let up = Vec2::new(0.0, apart);
        ui.painter().text(middle - up, center, tile.number, bold(size), text);
        let small = regular(Size::Small);
        ui.painter().text(middle + up, center, tile.count, small, color(ui, muted));
    } else {
        ui.painter().text(middle, center, tile.number, regular(Size::Small), text);
    }
    if is_thick {
        marks_ui(ui, rect, tile);
    }
    if let Some((badge, at)) = badge_on(ui, rect, tile) {
        paint_state_badge(ui, at.right_center(), badge, tile.state);
    } else if has_words || is_thick {
        let corner = rect.right_top() + Vec2::new(-3.0, 3.0);
        paint_sign(ui.painter(), corner, 5.0, tile.state, color(ui, rail));
    }
}

/// The badge of a table that is wide enough for its words, and where it stands.
fn badge_on<'a>(ui: &Ui, rect: Rect, tile: &Tile<'a>) -> Option<(&'a str, Rect)> {
    let badge = tile.badge.filter(|_| rect.width() >= WORDS_WIDTH)?;
    let width = signed_badge_width(ui, badge);
    // Wider than its table it would lie over those beside it; then the sign says it.
    let room = rect.width() - if tile.asks_button { QUESTION_WIDTH } else { 0.0 };
    if width > room {
        return None;
    }
    // On a small table the badge sits on the edge, or it would hide the number.
    let up = if rect.width() >= LARGE_WIDTH { 1.0 } else { -4.0 };
    let right = rect.right_top() + Vec2::new(space::ONE, up);
    let size = Vec2::new(width, shape::BADGE_HEIGHT);
    Some((badge, Align2::RIGHT_CENTER.anchor_size(right, size)))
}

/// Where something is read on a table: its number with how full it is, and its badge.
pub fn read_on_tile(ui: &Ui, rect: Rect, tile: &Tile<'_>) -> impl Iterator<Item = Rect> + use<> {
    let size = match rect.width() {
        width if width >= WORDS_WIDTH => COUNT_SIZE.max(rect.size() * READ_PART),
        width if width >= NUMBER_WIDTH => NUMBER_SIZE,
        _ => Vec2::ZERO,
    };
    let middle = Rect::from_center_size(rect.center(), size);
    let badge = badge_on(ui, rect, tile).map(|(_, at)| at);
    std::iter::once(middle).chain(badge).filter(Rect::is_positive)
}

/// What is to be known of the button: asked for, or entered hand by hand.
fn marks_ui(ui: &Ui, rect: Rect, tile: &Tile<'_>) {
    if tile.asks_button {
        paint_question(ui, question_middle(rect));
    } else if tile.is_tracked && rect.width() >= WORDS_WIDTH {
        let dot = rect.left_center() + Vec2::new(space::ONE, 0.0);
        ui.painter().circle_filled(dot, shape::DOT / 2.0, color(ui, Tone::OnFeltMuted));
    }
}

/// Where the question mark for the button is: outside a small table's corner, clear of its number.
pub fn question_middle(rect: Rect) -> Pos2 {
    let inward = if rect.width() >= LARGE_WIDTH { 4.0 } else { -1.0 };
    rect.left_top() + Vec2::splat(inward)
}

/// A question mark: nobody said where the button is.
pub fn paint_question(ui: &Ui, middle: Pos2) {
    let painter = ui.painter();
    painter.circle_filled(middle, 8.0, color(ui, Tone::Attention));
    let font = bold(Size::Small);
    painter.text(middle, Align2::CENTER_CENTER, "?", font, color(ui, Tone::OnAttention));
}

fn paint_outline(ui: &Ui, rect: Rect, state: TileState, fill: egui::Color32, line: Stroke) {
    let painter = ui.painter();
    match state {
        TileState::Halted => {
            painter.add(Shape::convex_polygon(octagon(rect), fill, line));
        }
        TileState::Breaking if rect.width() >= NUMBER_WIDTH => {
            painter.rect_filled(rect, radius::ROUND, fill);
            painter.extend(dashed_stadium(rect, line));
        }
        TileState::Final if rect.width() >= NUMBER_WIDTH => {
            painter.rect_filled(rect, radius::ROUND, fill);
            painter.rect_stroke(rect, radius::ROUND, line, StrokeKind::Inside);
            painter.rect_stroke(rect.shrink(4.0), radius::ROUND, line, StrokeKind::Inside);
        }
        _ => {
            painter.rect(rect, radius::ROUND, fill, line, StrokeKind::Inside);
        }
    }
}

/// A rectangle without its corners.
fn octagon(rect: Rect) -> Vec<Pos2> {
    let cut = rect.height() * 0.3;
    let (across, down) = (Vec2::new(cut, 0.0), Vec2::new(0.0, cut));
    vec![
        rect.left_top() + across,
        rect.right_top() - across,
        rect.right_top() + down,
        rect.right_bottom() - down,
        rect.right_bottom() - across,
        rect.left_bottom() + across,
        rect.left_bottom() - down,
        rect.left_top() + down,
    ]
}

/// The sign of a state, for where there is no room for words: no two have the same shape.
pub fn paint_sign(
    painter: &Painter,
    middle: Pos2,
    reach: f32,
    state: TileState,
    tone: egui::Color32,
) {
    let line = Stroke::new(shape::LINE.max(reach * 0.3), tone);
    let at = |x: f32, y: f32| middle + Vec2::new(x, y) * reach;
    match state {
        TileState::Normal => {}
        TileState::Short => {
            let corners = vec![at(-1.0, -0.7), at(1.0, -0.7), at(0.0, 1.0)];
            painter.add(Shape::closed_line(corners, line));
        }
        TileState::Halted => {
            let square = Rect::from_center_size(middle, Vec2::splat(2.0 * reach));
            painter.add(Shape::convex_polygon(octagon(square), tone, Stroke::NONE));
        }
        TileState::Breaking => {
            painter.line_segment([at(-1.0, -1.0), at(1.0, 1.0)], line);
            painter.line_segment([at(-1.0, 1.0), at(1.0, -1.0)], line);
        }
        TileState::Playing => {
            let glass = [at(-0.8, -1.0), at(0.8, -1.0), at(-0.8, 1.0), at(0.8, 1.0)];
            painter.add(Shape::closed_line(glass.to_vec(), line));
        }
        TileState::Waiting => {
            painter.add(Shape::line(vec![at(-1.0, 0.1), at(-0.2, 0.9), at(1.0, -0.8)], line));
        }
        TileState::Final => {
            painter.circle_stroke(middle, reach, line);
            painter.circle_filled(middle, reach * 0.4, tone);
        }
    }
}
