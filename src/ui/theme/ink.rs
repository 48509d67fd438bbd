//! The color of a purpose in the theme that is on.

use crate::theme::palette::{dark, light};
use crate::theme::size::shape;
use crate::theme::tone::Tone;
use egui::{Color32, Stroke, Ui, Visuals};

/// The color of a purpose in the theme that is on.
#[must_use]
pub fn color(ui: &Ui, tone: Tone) -> Color32 {
    let palette = if ui.visuals().dark_mode { dark() } else { light() };
    palette.color(tone)
}

/// What the window is cleared with before anything is painted: what screens stand on, so that
/// nobody paints it a second time. Where the processor draws, that is half of a frame.
#[must_use]
pub fn clear_color(visuals: &Visuals) -> [f32; 4] {
    let palette = if visuals.dark_mode { dark() } else { light() };
    palette.color(Tone::Ground).to_normalized_gamma_f32()
}

/// A thin line in the color of a purpose.
#[must_use]
pub fn stroke(ui: &Ui, tone: Tone) -> Stroke {
    Stroke::new(shape::LINE, color(ui, tone))
}

/// A line that must be seen, in the color of a purpose.
#[must_use]
pub fn strong_stroke(ui: &Ui, tone: Tone) -> Stroke {
    Stroke::new(shape::STRONG_LINE, color(ui, tone))
}

/// For words that have their colors already, or that are only measured.
pub const OWN_COLORS: Color32 = Color32::PLACEHOLDER;

/// A picture in its own colors.
pub const UNTINTED: Color32 = Color32::WHITE;

/// What a line that is no outline has inside.
pub const UNFILLED: Color32 = Color32::TRANSPARENT;

/// The color of a chip as it lies on the table, or of a screen of the room, in red, green and
/// blue; it is data and no tone.
#[must_use]
pub fn own_paint([red, green, blue]: [u8; 3]) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// Ink on paper, from 0, black, to 255, white: paper is white in a dark room, too.
#[must_use]
pub fn paper_ink(level: u8) -> Color32 {
    Color32::from_gray(level)
}
