//! What was drawn: every writing with its place, as egui paints it.

use egui::epaint::ClippedShape;
use egui::{Rect, Shape};
use egui_kittest::Harness;

/// Something that was written.
#[derive(Debug, Clone)]
pub struct Written {
    pub words: String,
    /// Where its letters are, as far as they can be seen.
    pub rect: Rect,
    /// Whether it ends with … because there was no room.
    pub is_cut: bool,
}

/// Everything that was drawn in a frame.
#[derive(Debug, Default)]
pub struct Drawn {
    pub written: Vec<Written>,
}

impl Drawn {
    /// What the window shows.
    pub fn of<T>(window: &Harness<'_, T>) -> Self {
        Self::shapes(&window.output().shapes)
    }

    /// What these shapes show.
    pub fn shapes(shapes: &[ClippedShape]) -> Self {
        let mut drawn = Self::default();
        for clipped in shapes {
            drawn.add(clipped.clip_rect, &clipped.shape);
        }
        drawn
    }

    fn add(&mut self, clip: Rect, shape: &Shape) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.add(clip, shape)),
            Shape::Text(text) => {
                let whole = text.galley.mesh_bounds.translate(text.pos.to_vec2());
                let rect = whole.intersect(clip);
                if rect.is_positive() && !text.galley.text().trim().is_empty() {
                    let words = text.galley.text().to_owned();
                    self.written.push(Written { words, rect, is_cut: text.galley.elided });
                }
            }
            _ => {}
        }
    }
}
