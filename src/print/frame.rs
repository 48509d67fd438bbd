//! The frame of a list: what it is, of when, and which page of how many; and columns to fill.

use crate::fit::{Sizes, fit, shorten};
use crate::fonts::Weight;
use crate::letters::Letters;
use crate::occasion::{Desk, Occasion};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::paper::{Paper, mm};
use words::Args;

/// The edge that nothing is printed on.
const EDGE: f32 = mm(14.0);

/// The height of what stands above the columns.
const HEAD: f32 = 48.0;

/// The height of what stands under them.
const FOOT: f32 = 22.0;

/// The gap between two columns, in points.
const GAP: f32 = 18.0;

/// The sizes of the name of the event.
const EVENT: Sizes = Sizes { one: &[18.0, 16.0, 14.0, 12.0], two: &[] };

/// Where a writing stands: on its left end, or on its right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// Writing things down on paper.
pub(super) struct Pen<'a> {
    pub letters: &'a Letters,
    pub size: f32,
    pub weight: Weight,
    pub ink: Ink,
}

impl<'a> Pen<'a> {
    pub(super) fn regular(letters: &'a Letters, size: f32) -> Self {
        Self { letters, size, weight: Weight::Regular, ink: Ink::Black }
    }

    pub(super) fn bold(letters: &'a Letters, size: f32) -> Self {
        Self { weight: Weight::Bold, ..Self::regular(letters, size) }
    }

    pub(super) fn ink(self, ink: Ink) -> Self {
        Self { ink, ..self }
    }

    /// Words on one line that begin or end at a spot, cut short to a width in points.
    pub(super) fn write(&self, words: &str, at: Spot, side: Side, width: f32) -> Mark {
        let line = shorten(self.letters, words, self.weight, width / self.size);
        let x = match side {
            Side::Left => at.x,
            Side::Right => at.x - line.width * self.size,
        };
        Mark::Writing { at: Spot { x, y: at.y }, size: self.size, ink: self.ink, line }
    }
}

/// Rows that stand together under a heading.
pub(super) struct Rows<R> {
    /// Each row with its height, in points.
    pub rows: Vec<(f32, R)>,
    /// How high the heading is, in points.
    pub heading: f32,
    /// What is left free under the last row.
    pub gap: f32,
}

/// Columns of pages that are filled from left to right.
pub(super) struct Flow {
    paper: Paper,
    pages: Vec<Page>,
    columns: u8,
    column: u8,
    /// How far down the column is filled.
    y: f32,
}

impl Flow {
    pub(super) fn new(paper: Paper, columns: u8) -> Self {
        let mut flow = Self { paper, pages: Vec::new(), columns, column: columns, y: 0.0 };
        flow.next_column();
        flow
    }

    /// The part of the page that columns fill.
    fn body(&self) -> Area {
        let all = self.paper.area().inside(EDGE);
        Area { y: all.y + HEAD, height: all.height - HEAD - FOOT, ..all }
    }

    /// What is left of the column that is being filled.
    pub(super) fn room(&self) -> Area {
        let body = self.body();
        let width = (body.width + GAP) / f32::from(self.columns.max(1)) - GAP;
        let x = body.x + (width + GAP) * f32::from(self.column);
        Area { x, y: self.y, width, height: body.bottom() - self.y }
    }

    /// The height of an empty column.
    pub(super) fn height(&self) -> f32 {
        self.body().height
    }

    /// Whether nothing stands in the column.
    pub(super) fn is_fresh(&self) -> bool {
        self.y <= self.body().y
    }

    /// Goes on at the top of the next column, on a new page after the last.
    pub(super) fn next_column(&mut self) {
        self.column += 1;
        if self.column >= self.columns {
            self.column = 0;
            self.pages.push(Page { area: self.paper.area(), marks: Vec::new() });
        }
        self.y = self.body().y;
    }

    /// Puts something so high into the column.
    pub(super) fn put(&mut self, height: f32, marks: impl IntoIterator<Item = Mark>) {
        if let Some(page) = self.pages.last_mut() {
            page.marks.extend(marks);
        }
        self.y += height;
    }

    /// Puts rows under their heading, together where they fit.
    ///
    /// What is higher than a page goes on in the next column, where the heading stands again. Every
    /// other row has a pale ground.
    pub(super) fn block<R>(
        &mut self,
        rows: Rows<R>,
        heading: impl Fn(Area) -> Vec<Mark>,
        marks: impl Fn(R, Area, Option<Ink>) -> Vec<Mark>,
    ) {
        let Rows { rows, heading: heading_height, gap } = rows;
        let height = rows.iter().fold(heading_height, |height, (row, _)| height + row);
        let is_whole = height <= self.height();
        if is_whole && height > self.room().height && !self.is_fresh() {
            self.next_column();
        }
        let title = heading(self.room());
        self.put(heading_height, title);
        for (no, (height, row)) in rows.into_iter().enumerate() {
            if height > self.room().height && !self.is_fresh() {
                self.next_column();
                let again = heading(self.room());
                self.put(heading_height, again);
            }
            let area = Area { height, ..self.room() };
            let ground = if no % 2 == 0 { None } else { Some(Ink::Pale) };
            self.put(height, marks(row, area, ground));
        }
        let gap = gap.min(self.room().height);
        self.put(gap, None);
    }

    /// The pages with their frames; `summary` stands at the foot.
    pub(super) fn framed(mut self, desk: &Desk<'_>, title: &str, summary: &str) -> Vec<Page> {
        let pages = self.pages.len();
        let all = self.paper.area().inside(EDGE);
        for (no, page) in (1..).zip(&mut self.pages) {
            let args = Args::new().count("page", no).count("pages", pages);
            let number = desk.words.say("print-page", &args);
            page.marks.extend(head(desk.letters, all, desk.occasion, title));
            page.marks.extend(foot(desk.letters, all, summary, &number));
        }
        self.pages
    }
}

/// How wide two words on one line may be, the left and the right one: as wide as they are where
/// both have room, and otherwise the longer one gives way.
pub(super) fn shares(
    left: &Pen<'_>,
    left_words: &str,
    right: &Pen<'_>,
    right_words: &str,
    width: f32,
) -> (f32, f32) {
    // Rounding must not cut what fits.
    const SLACK: f32 = 0.1;
    let of = |pen: &Pen<'_>, words: &str| pen.letters.width(words, pen.weight) * pen.size + SLACK;
    let (room, half) = (width - GAP, (width - GAP) / 2.0);
    let (left, right) = (of(left, left_words), of(right, right_words));
    if left + right <= room {
        (left, right)
    } else if left < half {
        (left, room - left)
    } else if right < half {
        (room - right, right)
    } else {
        (half, half)
    }
}

fn head(letters: &Letters, all: Area, occasion: &Occasion, title: &str) -> Vec<Mark> {
    let gray = Pen::regular(letters, 9.5).ink(Ink::Gray);
    // The name of the event becomes smaller before it is cut short.
    let smallest = Pen::bold(letters, EVENT.one.last().copied().unwrap_or(12.0));
    let (_, printed) = shares(&smallest, &occasion.event, &gray, &occasion.printed, all.width);
    let most = all.width - GAP - printed;
    let size = fit(letters, &occasion.event, Weight::Bold, most, &EVENT).size;
    let plain = Pen::regular(letters, 11.0);
    let (wide, narrow) = shares(&plain, title, &gray, &occasion.stage, all.width);
    let left = |y: f32| Spot { x: all.x, y: all.y + y };
    let right = |y: f32| Spot { x: all.right(), y: all.y + y };
    vec![
        Pen::bold(letters, size).write(&occasion.event, left(17.0), Side::Left, most),
        plain.write(title, left(33.0), Side::Left, wide),
        gray.write(&occasion.printed, right(17.0), Side::Right, printed),
        gray.write(&occasion.stage, right(33.0), Side::Right, narrow),
        Mark::Rule { from: left(40.0), to: right(40.0), width: 1.2, ink: Ink::Black },
    ]
}

fn foot(letters: &Letters, all: Area, summary: &str, number: &str) -> Vec<Mark> {
    let gray = Pen::regular(letters, 8.5).ink(Ink::Gray);
    let y = all.bottom() - 3.0;
    let (wide, narrow) = shares(&gray, summary, &gray, number, all.width);
    let (left, right) = (Spot { x: all.x, y }, Spot { x: all.right(), y });
    let above = y - 13.0;
    let (from, to) = (Spot { y: above, ..left }, Spot { y: above, ..right });
    vec![
        Mark::Rule { from, to, width: 0.5, ink: Ink::Light },
        gray.write(summary, left, Side::Left, wide),
        gray.write(number, right, Side::Right, narrow),
    ]
}
