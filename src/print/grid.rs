//! Cards side by side, with marks that show where to cut.

use crate::page::{Area, Mark, Page, Spot};
use crate::paper::{Paper, mm};

/// The edge that no card reaches: printers leave it white, and the cut marks stand in it.
const EDGE: f32 = mm(12.0);

/// How long a cut mark at the edge is.
const CUT: f32 = mm(5.0);

/// How far it stays from the cards.
const CUT_GAP: f32 = mm(2.0);

/// Half the length of the arms of a cross between cards.
const CROSS: f32 = mm(1.5);

/// So many cards in a row, and so many rows on a page.
#[derive(Debug, Clone, Copy)]
pub(super) struct Grid {
    paper: Paper,
    columns: u8,
    rows: u8,
}

impl Grid {
    pub(super) fn new(paper: Paper, columns: u8, rows: u8) -> Self {
        Self { paper, columns, rows }
    }

    /// How many cards a page has.
    pub(super) fn cards(self) -> usize {
        usize::from(self.columns) * usize::from(self.rows)
    }

    /// An empty page with its cut marks.
    pub(super) fn page(self) -> Page {
        Page { area: self.paper.area(), marks: self.cut_marks() }
    }

    /// Where the cards of a page are, row by row.
    pub(super) fn areas(self) -> impl Iterator<Item = Area> {
        let all = self.paper.area().inside(EDGE);
        let width = all.width / f32::from(self.columns);
        let height = all.height / f32::from(self.rows);
        (0..self.rows).flat_map(move |row| {
            (0..self.columns).map(move |column| Area {
                x: all.x + width * f32::from(column),
                y: all.y + height * f32::from(row),
                width,
                height,
            })
        })
    }

    /// Lines at the edge of the paper, and crosses where four cards meet.
    fn cut_marks(self) -> Vec<Mark> {
        let all = self.paper.area().inside(EDGE);
        let xs: Vec<f32> = along(all.x, all.width, self.columns);
        let ys: Vec<f32> = along(all.y, all.height, self.rows);
        let cut = |x: f32, y: f32, to_x: f32, to_y: f32| Mark::Cut {
            from: Spot { x, y },
            to: Spot { x: to_x, y: to_y },
        };
        let mut marks = Vec::new();
        for x in &xs {
            let (top, bottom) = (all.y - CUT_GAP, all.bottom() + CUT_GAP);
            marks.push(cut(*x, top - CUT, *x, top));
            marks.push(cut(*x, bottom, *x, bottom + CUT));
        }
        for y in &ys {
            let (left, right) = (all.x - CUT_GAP, all.right() + CUT_GAP);
            marks.push(cut(left - CUT, *y, left, *y));
            marks.push(cut(right, *y, right + CUT, *y));
        }
        for x in inner(&xs) {
            for y in inner(&ys) {
                marks.push(cut(x - CROSS, *y, x + CROSS, *y));
                marks.push(cut(*x, y - CROSS, *x, y + CROSS));
            }
        }
        marks
    }
}

/// All but the first and the last.
fn inner(edges: &[f32]) -> &[f32] {
    edges.get(1..edges.len().saturating_sub(1)).unwrap_or_default()
}

/// Where the edges are, from `start`.
fn along(start: f32, length: f32, parts: u8) -> Vec<f32> {
    (0..=parts).map(|part| start + length * f32::from(part) / f32::from(parts.max(1))).collect()
}
