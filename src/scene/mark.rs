//! Marks on a canvas: all that a window or a browser has to know how to paint.

use crate::color::Rgb;
use crate::picture::Picture;
use engine::values::Timestamp;
use print::{Area, Spot, Weight};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// A mark on the canvas, in its units.
#[derive(Debug, Clone, PartialEq)]
pub enum Mark {
    Fill {
        area: Area,
        radius: f32,
        color: Rgb,
    },
    Outline {
        area: Area,
        radius: f32,
        width: f32,
        color: Rgb,
    },
    Writing(Writing),
    /// A ring that closes as time goes, from the top and with the clock.
    Ring {
        center: Spot,
        radius: f32,
        width: f32,
        track: Rgb,
        color: Rgb,
        run: Run,
    },
    /// A bar that fills as time goes.
    Bar {
        area: Area,
        track: Rgb,
        color: Rgb,
        run: Run,
    },
    /// A poker chip with spots on its edge.
    Chip {
        center: Spot,
        radius: f32,
        color: Rgb,
        edge: Rgb,
    },
    /// A line that crosses something out.
    Stroke {
        from: Spot,
        to: Spot,
        width: f32,
        color: Rgb,
    },
    /// A code that phones read: rows of modules, dark where true.
    Code {
        area: Area,
        rows: Vec<Vec<bool>>,
    },
    /// A picture as wide and high as its area.
    Picture {
        area: Area,
        name: String,
        picture: Picture,
    },
    /// Pages that are shown in turn.
    Turns(Vec<Vec<Mark>>),
}

/// Words on one line.
#[derive(Debug, Clone, PartialEq)]
pub struct Writing {
    pub words: String,
    /// Its left end, middle or right end, and its base line.
    pub at: Spot,
    pub align: Align,
    /// The size of the writing: pixels of the canvas for an em.
    pub size: f32,
    pub weight: Weight,
    pub color: Rgb,
    /// How wide it is.
    pub width: f32,
    /// The moment to which these words count down; none where they stay.
    pub until: Option<Timestamp>,
}

/// Where writing stands in its place.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Align {
    Start,
    #[default]
    Middle,
    End,
}

/// How far time has gone, and how it goes on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Run {
    /// How much is gone, from 0 to 1.
    pub gone: f32,
    /// When all of it is; none while nothing runs.
    pub until: Option<Timestamp>,
    /// How long all of it is, in milliseconds.
    pub length_millis: i64,
}

impl Writing {
    /// Where it stands on the canvas, as high as its letters may be.
    #[must_use]
    pub fn area(&self) -> Area {
        let left = match self.align {
            Align::Start => self.at.x,
            Align::Middle => self.at.x - self.width / 2.0,
            Align::End => self.at.x - self.width,
        };
        // Figures stand on their line, and no letter of theirs reaches below it.
        let is_figures = self.words.chars().all(|sign| sign.is_ascii_digit() || sign == ':');
        let deep = if is_figures { 0.02 } else { 0.22 };
        let (y, height) = (self.at.y - 0.76 * self.size, (0.76 + deep) * self.size);
        Area { x: left, y, width: self.width, height }
    }
}
