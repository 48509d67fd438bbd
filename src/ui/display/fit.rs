//! Writing as large as its place, whatever the size of the window.

use crate::theme::{OWN_COLORS, Size, bold};
use egui::{Align, Color32, FontId, Galley, Pos2, Rect, Ui, Vec2};
use std::sync::Arc;

/// The size at which writing is measured, in points.
const TRIAL: f32 = 64.0;

/// Glyphs are placed on whole pixels, so that writing is a little wider than it was measured.
const SAFE: f32 = 0.98;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// Regular letters, for labels and remarks.
    Regular,
    /// Bold letters, for what is read first.
    Bold,
}

#[derive(Debug, Clone)]
pub struct Piece {
    pub words: String,
    pub weight: Weight,
    /// How large beside the others.
    pub scale: f32,
    pub color: Color32,
}

impl Piece {
    pub fn bold(words: impl Into<String>, color: Color32) -> Self {
        Self { words: words.into(), weight: Weight::Bold, scale: 1.0, color }
    }

    pub fn regular(words: impl Into<String>, color: Color32) -> Self {
        Self { weight: Weight::Regular, ..Self::bold(words, color) }
    }

    /// The same at another size beside the others.
    pub fn scaled(self, scale: f32) -> Self {
        Self { scale, ..self }
    }
}

fn font(weight: Weight, points: f32) -> FontId {
    match weight {
        Weight::Regular => FontId::proportional(points),
        Weight::Bold => FontId { size: points, ..bold(Size::Body) },
    }
}

/// Pieces beside each other, on one baseline.
#[derive(Debug, Clone)]
pub struct FittedLine {
    pieces: Vec<Arc<Galley>>,
    pub size: Vec2,
}

impl FittedLine {
    /// How far its writing goes up from its baseline.
    fn ascent(&self) -> f32 {
        self.pieces.iter().map(|piece| ascent(piece)).fold(0.0, f32::max)
    }

    /// Paints it from here on, to the right and down.
    pub fn paint(self, ui: &Ui, mut at: Pos2) {
        let ascent_max = self.ascent();
        for piece in self.pieces {
            let down = Vec2::new(0.0, ascent_max - ascent(&piece));
            let width = piece.size().x;
            // Every piece has its color already.
            ui.painter().galley(at + down, piece, OWN_COLORS);
            at.x += width;
        }
    }
}

fn ascent(piece: &Galley) -> f32 {
    let row = piece.rows.first();
    row.and_then(|row| row.glyphs.first()).map_or(0.0, |glyph| glyph.font_ascent)
}

/// Sets pieces beside each other in one line.
pub fn line(ui: &Ui, pieces: &[Piece], points: f32) -> FittedLine {
    let lay = |piece: &Piece| {
        let font = font(piece.weight, points * piece.scale);
        ui.painter().layout_no_wrap(piece.words.clone(), font, piece.color)
    };
    let pieces: Vec<_> = pieces.iter().map(lay).collect();
    let width = pieces.iter().map(|piece| piece.size().x).sum();
    let height = pieces.iter().map(|piece| piece.size().y).fold(0.0, f32::max);
    FittedLine { pieces, size: Vec2::new(width, height) }
}

/// How large a line is beside its points.
pub fn measure(ui: &Ui, pieces: &[Piece]) -> Vec2 {
    line(ui, pieces, TRIAL).size / TRIAL
}

/// The largest size at which a line of these measures fits.
pub fn points_for(measure: Vec2, room: Vec2) -> f32 {
    let wide = room.x * SAFE / measure.x.max(f32::EPSILON);
    let high = room.y / measure.y.max(f32::EPSILON);
    wide.min(high).max(1.0).floor()
}

/// Paints a line as large as its place, and no larger than `points_max`.
pub fn line_in(ui: &Ui, rect: Rect, align: Align, pieces: &[Piece], points_max: f32) {
    let points = points_for(measure(ui, pieces), rect.size()).min(points_max);
    let line = line(ui, pieces, points);
    let at = Pos2::new(
        align.align_size_within_range(line.size.x, rect.x_range()).min,
        Align::Center.align_size_within_range(line.size.y, rect.y_range()).min,
    );
    line.paint(ui, at);
}

/// Paints digits as large as fits, in cells of one width, so that none jumps when another changes.
///
/// `longest` is the longest text of these that will stand here: the size follows from it.
pub fn digits_in(ui: &Ui, rect: Rect, digits: &str, longest: usize, color: Color32) {
    let ink = |sign: char, points: f32| {
        let galley = ui.painter().layout_no_wrap(sign.into(), font(Weight::Bold, points), color);
        (galley.size().x, galley.mesh_bounds)
    };
    let (cell, zero) = ink('0', TRIAL);
    let (gap, _) = ink(':', TRIAL);
    let signs = digits.chars().filter(|sign| *sign == ':').count();
    let cells = digits.chars().count().max(longest).saturating_sub(signs);
    let width = count(cells) * cell + count(signs) * gap;
    let size = Vec2::new(width, zero.height().max(1.0)) / TRIAL;
    let points = points_for(size, rect.size());
    let advance = |sign: char| if sign == ':' { gap } else { cell } * points / TRIAL;
    let (_, zero) = ink('0', points);
    let top = rect.center().y - zero.center().y;
    let mut left = rect.center().x - digits.chars().map(advance).sum::<f32>() / 2.0;
    for sign in digits.chars() {
        let digit = line(ui, &[Piece::bold(sign, color)], points);
        let inset = (advance(sign) - digit.size.x) / 2.0;
        digit.paint(ui, Pos2::new(left + inset, top));
        left += advance(sign);
    }
}

fn count(number: usize) -> f32 {
    u16::try_from(number).map_or(f32::from(u16::MAX), f32::from)
}

#[cfg(test)]
mod tests {
    use crate::display::fit::{Piece, line, measure, points_for};
    use crate::theme::paper_ink;
    use egui::{RawInput, Ui, Vec2};

    fn in_window(check: impl Fn(&Ui)) {
        let ctx = egui::Context::default();
        crate::prepare(&ctx);
        let mut output = ctx.run_ui(RawInput::default(), |ui| check(ui));
        output.textures_delta.clear();
    }

    #[test]
    fn a_line_is_as_large_as_its_place_and_no_larger() {
        in_window(|ui| {
            for words in ["17:42", "Level 9", "Šárka Dvořáková-Nováková", "400 / 800"] {
                for room in [Vec2::new(1800.0, 400.0), Vec2::new(90.0, 40.0)] {
                    let pieces = [Piece::bold(words, paper_ink(255))];
                    let size = line(ui, &pieces, points_for(measure(ui, &pieces), room)).size;
                    assert!(size.x <= room.x && size.y <= room.y + 1.0, "{words} {size} in {room}");
                    let fills = (size.x / room.x).max(size.y / room.y);
                    assert!(fills > 0.85, "{words} fills {fills} of {room}");
                }
            }
        });
    }

    #[test]
    fn every_digit_is_as_wide_as_every_other() {
        in_window(|ui| {
            let wide = |sign: char| measure(ui, &[Piece::bold(sign, paper_ink(255))]).x;
            for digit in '1'..='9' {
                assert!((wide(digit) - wide('0')).abs() < 0.02, "{digit}");
            }
        });
    }
}
