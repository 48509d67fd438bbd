//! A page as data: marks in points from the top left corner.

use crate::letters::ShapedLine;

/// A place on a page, in points from the top left corner.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spot {
    pub x: f32,
    pub y: f32,
}

/// A rectangle on a page, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Area {
    #[must_use]
    pub fn right(self) -> f32 {
        self.x + self.width
    }

    #[must_use]
    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// The same, narrower by so much on every side.
    #[must_use]
    pub fn inside(self, margin: f32) -> Self {
        Self {
            x: self.x + margin,
            y: self.y + margin,
            width: self.width - 2.0 * margin,
            height: self.height - 2.0 * margin,
        }
    }

    /// Whether another lies in it; a hundredth of a point more does not count.
    #[must_use]
    pub fn contains(self, other: Self) -> bool {
        const SLACK: f32 = 0.01;
        other.x >= self.x - SLACK
            && other.y >= self.y - SLACK
            && other.right() <= self.right() + SLACK
            && other.bottom() <= self.bottom() + SLACK
    }
}

/// How dark a mark is. Paper is printed in black, so there are no colors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    Black,
    /// For writing that is read second.
    Gray,
    /// For lines and marks to cut along.
    Light,
    /// For a ground that is written on.
    Pale,
    /// For writing on a black ground.
    White,
}

impl Ink {
    /// From 0, black, to 255, white.
    #[must_use]
    pub fn level(self) -> u8 {
        match self {
            Self::Black => 0,
            Self::Gray => 90,
            Self::Light => 168,
            Self::Pale => 238,
            Self::White => 255,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub enum Mark {
    /// A line of writing, in one size and ink.
    Writing {
        /// Where it begins, on the line that letters stand on.
        at: Spot,
        /// The size of the letters, in points.
        size: f32,
        ink: Ink,
        line: ShapedLine,
    },
    /// A rectangle that is filled with ink.
    Fill { area: Area, ink: Ink },
    Rule {
        from: Spot,
        to: Spot,
        /// How thick the line is, in points.
        width: f32,
        ink: Ink,
    },
    /// A straight line that shows where the knife goes.
    Cut { from: Spot, to: Spot },
}

/// How far letters with their accents rise above the line, in sizes.
const RISE: f32 = 0.96;

/// How far letters hang below the line, in sizes.
const FALL: f32 = 0.25;

/// How thick a cut mark is, in points.
pub const CUT_WIDTH: f32 = 0.4;

impl Mark {
    #[must_use]
    pub fn area(&self) -> Area {
        match self {
            Self::Writing { at, size, line, .. } => Area {
                x: at.x,
                y: at.y - RISE * size,
                width: line.width * size,
                height: (RISE + FALL) * size,
            },
            Self::Fill { area, .. } => *area,
            Self::Rule { from, to, width, .. } => stroke_area(*from, *to, *width),
            Self::Cut { from, to } => stroke_area(*from, *to, CUT_WIDTH),
        }
    }
}

fn stroke_area(from: Spot, to: Spot, width: f32) -> Area {
    let (left, top) = (from.x.min(to.x), from.y.min(to.y));
    let (is_flat, half) = (from.y == to.y, width / 2.0);
    let (x, y) = if is_flat { (left, top - half) } else { (left - half, top) };
    let (along, across) = ((from.x - to.x).abs(), (from.y - to.y).abs());
    let (width, height) = if is_flat { (along, width) } else { (width, across) };
    Area { x, y, width, height }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// The whole side, in points.
    pub area: Area,
    /// Everything on it, what lies below first.
    pub marks: Vec<Mark>,
}

impl Page {
    /// Everything that is written on it, in the order in which it was written.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.marks.iter().filter_map(|mark| match mark {
            Mark::Writing { line, .. } => Some(line.words.as_str()),
            _ => None,
        })
    }
}
