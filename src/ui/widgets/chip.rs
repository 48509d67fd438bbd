//! Poker chips: one seen from above, and stacks seen from the side.

use crate::theme::{Size, Tone, bold, color, own_paint, regular, shape, space, stroke};
use egui::{Align2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};
use engine::chips::Denomination;

/// A pile has at most so many chips; what is more stands beside it.
const PILE_MAX: u32 = 20;
/// A chip seen from the side.
const CHIP: Vec2 = vec2(44.0, 7.0);
/// Spots that are seen of those around an edge.
const SPOTS_SEEN: u8 = 4;

/// Some chips of one kind, with what stands under them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChipPile<'a> {
    pub chip: &'a Denomination,
    pub count: u32,
    /// Its value, as it is written.
    pub value: String,
    /// What a screen reader says of the pile.
    pub name: String,
}

/// Shows a chip from above, so wide; `name` is what a screen reader says.
pub fn chip_ui(ui: &mut Ui, chip: &Denomination, width: f32, name: &str) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(width), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let (center, radius) = (rect.center(), width / 2.0 - 1.0);
    let painter = ui.painter();
    painter.circle_filled(center, radius, own_paint(chip.color));
    let spots = chip.edge.spots.min(12);
    let line = Stroke::new(width / 5.0, own_paint(chip.edge.color));
    for spot in 0..spots {
        let turn = std::f32::consts::TAU * f32::from(spot) / f32::from(spots);
        let out = Vec2::angled(turn) * radius;
        painter.line_segment([center + out * 0.72, center + out * 0.98], line);
    }
    let ring = Stroke::new(shape::LINE, own_paint(chip.edge.color).gamma_multiply(0.6));
    painter.circle_stroke(center, radius * 0.62, ring);
    painter.circle_stroke(center, radius, stroke(ui, Tone::LineStrong));
}

/// How much room these piles take.
fn columns(piles: &[ChipPile<'_>]) -> f32 {
    let columns: u32 = piles.iter().map(|pile| pile.count.div_ceil(PILE_MAX).max(1)).sum();
    f32::from(u16::try_from(columns).unwrap_or(u16::MAX))
}

/// Shows chips in piles as before a player, with their number above and their value below.
pub fn piles_ui(ui: &mut Ui, piles: &[ChipPile<'_>]) {
    let piles: Vec<&ChipPile<'_>> = piles.iter().filter(|pile| pile.count > 0).collect();
    let highest = piles.iter().map(|pile| pile.count.min(PILE_MAX)).max().unwrap_or(0);
    let chips = f32::from(u16::try_from(highest).unwrap_or(0)) * CHIP.y;
    let words = Size::Small.points() + space::HALF;
    let height = chips + 2.0 * words + space::HALF;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::TWO, space::ONE);
        for pile in piles {
            let width = columns(std::slice::from_ref(pile)) * (CHIP.x + space::HALF);
            let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &pile.name));
            pile_paint(ui, rect, pile, words);
        }
    });
}

fn pile_paint(ui: &Ui, rect: Rect, pile: &ChipPile<'_>, words: f32) {
    let foot = rect.bottom() - words;
    let (plain, muted) = (color(ui, Tone::Text), color(ui, Tone::TextMuted));
    let painter = ui.painter();
    let below = pos2(rect.center().x, rect.bottom());
    painter.text(below, Align2::CENTER_BOTTOM, &pile.value, bold(Size::Small), plain);
    let mut rest = pile.count;
    let mut left = rect.left() + space::HALF / 2.0;
    let mut top = foot;
    while rest > 0 {
        let here = rest.min(PILE_MAX);
        for level in 0..here {
            let up = f32::from(u16::try_from(level + 1).unwrap_or(0)) * CHIP.y;
            let chip = Rect::from_min_size(pos2(left, foot - up), CHIP);
            side_paint(ui, chip, pile.chip, level);
            top = top.min(chip.top());
        }
        rest -= here;
        left += CHIP.x + space::HALF;
    }
    let above = pos2(rect.center().x, top - space::HALF / 2.0);
    let count = format!("{} ×", pile.count);
    painter.text(above, Align2::CENTER_BOTTOM, count, regular(Size::Small), muted);
}

/// A chip from the side: its spots stand elsewhere on every chip, as in any stack.
fn side_paint(ui: &Ui, rect: Rect, chip: &Denomination, level: u32) {
    let painter = ui.painter();
    painter.rect_filled(rect, 2.0, own_paint(chip.color));
    let spots = chip.edge.spots.min(SPOTS_SEEN);
    if spots > 0 {
        let step = rect.width() / f32::from(spots);
        let turn = f32::from(u8::try_from(level * 7 % 10).unwrap_or(0)) / 16.0;
        for spot in 0..spots {
            let x = rect.left() + step * (f32::from(spot) + turn) - step / 10.0;
            let spot = Rect::from_min_size(pos2(x, rect.top()), vec2(step / 3.0, rect.height()));
            painter.rect_filled(spot.intersect(rect), 0.0, own_paint(chip.edge.color));
        }
    }
    let line = stroke(ui, Tone::Line);
    painter.rect_stroke(rect, 2.0, line, StrokeKind::Inside);
}
