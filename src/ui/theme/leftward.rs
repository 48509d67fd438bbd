//! Names that are written from right to left stand so wherever they are painted.
//!
//! egui shapes each word in its own direction and sets the words from left to right. Here, after
//! everything is laid out and before it is painted, the words of such a name change places; what is
//! searched, read aloud and wrapped stays as it was typed.

use egui::epaint::text::{Galley, Glyph, Row};
use egui::{Context, FullOutput, Plugin, Shape};
use std::ops::Range;
use std::sync::Arc;
use words::{from_left, is_leftward};

/// Each letter that is seen has so many corners.
const CORNERS: usize = 4;

/// The smallest first byte of a letter that is written from right to left.
const FIRST_BYTE: u8 = 0xd6;

/// Sets such names right in everything that is painted.
pub(super) struct Leftward;

impl Plugin for Leftward {
    fn debug_name(&self) -> &'static str {
        "leftward"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        for clipped in &mut output.shapes {
            set_right(&mut clipped.shape);
        }
    }
}

fn set_right(shape: &mut Shape) {
    if let Shape::Text(text) = shape {
        if has_leftward(text.galley.text()) {
            set_rows_right(Arc::make_mut(&mut text.galley));
        }
    } else if let Shape::Vec(shapes) = shape {
        shapes.iter_mut().for_each(set_right);
    }
}

fn has_leftward(text: &str) -> bool {
    text.bytes().any(|byte| byte >= FIRST_BYTE) && text.chars().any(is_leftward)
}

fn set_rows_right(galley: &mut Galley) {
    let pixels = galley.pixels_per_point;
    for placed in &mut galley.rows {
        if placed.row.glyphs.iter().any(|glyph| is_leftward(glyph.chr)) {
            set_row_right(Arc::make_mut(&mut placed.row), pixels);
        }
    }
}

/// The letters of one word that are in their order already, and every other letter by itself.
fn parts(glyphs: &[Glyph]) -> Vec<Range<usize>> {
    let mut parts: Vec<Range<usize>> = Vec::new();
    let mut is_word = false;
    for (at, glyph) in glyphs.iter().enumerate() {
        // What is written onto a letter takes no room of its own.
        let goes_on = is_leftward(glyph.chr) || glyph.advance_width == 0.0;
        match parts.last_mut() {
            Some(part) if is_word && goes_on => part.end = at + 1,
            _ => {
                is_word = is_leftward(glyph.chr);
                parts.push(at..at + 1);
            }
        }
    }
    parts
}

fn set_row_right(row: &mut Row, pixels_per_point: f32) {
    let parts = parts(&row.glyphs);
    let letters = |part: &Range<usize>| -> String {
        row.glyphs.get(part.clone()).unwrap_or_default().iter().map(|glyph| glyph.chr).collect()
    };
    let words: Vec<String> = parts.iter().map(letters).collect();
    let start = |at: usize| row.glyphs.get(at).map(|glyph| glyph.pos.x);
    let end = row.glyphs.last().map_or(0.0, Glyph::max_x);
    let span = |part: &Range<usize>| {
        let from = start(part.start).unwrap_or(end);
        (from, start(part.end).unwrap_or(end) - from)
    };
    let spans: Vec<(f32, f32)> = parts.iter().map(span).collect();
    let mut left = spans.first().map_or(0.0, |(from, _)| *from);
    for placed in from_left(&words) {
        let (Some(part), Some((from, width))) = (parts.get(placed.part), spans.get(placed.part))
        else {
            continue;
        };
        let by = ((left - from) * pixels_per_point).round() / pixels_per_point;
        shift(row, part.clone(), by);
        left += width;
    }
}

fn shift(row: &mut Row, part: Range<usize>, by: f32) {
    for glyph in row.glyphs.get_mut(part).unwrap_or_default() {
        glyph.pos.x += by;
        if glyph.uv_rect.is_nothing() {
            continue;
        }
        let first = glyph.first_vertex as usize;
        let corners = row.visuals.mesh.vertices.get_mut(first..first + CORNERS);
        for corner in corners.unwrap_or_default() {
            corner.pos.x += by;
        }
    }
}
