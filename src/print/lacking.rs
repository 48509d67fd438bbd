//! Letters that no font has: which they are, and the line at the edge of the page that says so.

use crate::fit::wrap;
use crate::fonts::Weight;
use crate::occasion::Desk;
use crate::page::{Ink, Mark, Page, Spot};
use crate::paper::mm;
use std::collections::BTreeSet;

/// How large the line is, in points.
const SIZE: f32 = 7.0;

/// Where it stands: in the edge of the paper, beside the marks that show where to cut.
const FROM_LEFT: f32 = mm(14.0);

/// How far above the end of the paper.
const FROM_BOTTOM: f32 = mm(5.5);

/// From one line to the next, in sizes of the writing.
const LINE: f32 = 1.15;

/// How far the line stays from what stands in the middle of the edge.
const GAP: f32 = mm(3.0);

/// The letters on some pages that are shown as boxes.
#[must_use]
pub fn lacking(pages: &[Page]) -> BTreeSet<String> {
    pages.iter().flat_map(on_page).collect()
}

fn on_page(page: &Page) -> impl Iterator<Item = String> {
    let lines = page.marks.iter().filter_map(|mark| match mark {
        Mark::Writing { line, .. } => Some(line.lacking.iter().cloned()),
        Mark::Fill { .. } | Mark::Rule { .. } | Mark::Cut { .. } => None,
    });
    lines.flatten()
}

/// Says at the edge of a page what its boxes stand for.
pub(super) fn remark(desk: &Desk<'_>, page: &mut Page) {
    let letters: BTreeSet<String> = on_page(page).collect();
    let Some(said) = desk.words.no_font(&letters) else { return };
    let width = page.area.width / 2.0 - FROM_LEFT - GAP;
    let lines = wrap(desk.letters, &said, Weight::Regular, width / SIZE);
    let last = page.area.bottom() - FROM_BOTTOM;
    let mut y = lines.iter().skip(1).fold(last, |y, _| y - SIZE * LINE);
    for line in lines {
        let at = Spot { x: page.area.x + FROM_LEFT, y };
        page.marks.push(Mark::Writing { at, size: SIZE, ink: Ink::Gray, line });
        y += SIZE * LINE;
    }
}
