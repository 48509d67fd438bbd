//! The paper in the printer.

use crate::page::Area;

/// A millimetre in points.
const MM: f32 = 72.0 / 25.4;

/// So many points are so many millimetres.
#[must_use]
pub(super) const fn mm(millimetres: f32) -> f32 {
    millimetres * MM
}

/// A size of paper, upright.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8½ by 11 inches.
    Letter,
}

impl Paper {
    /// Every size.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// The name by which printers, files and the terminal call it.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// The size of this name.
    #[must_use]
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.id() == id)
    }

    /// The whole sheet, in points.
    #[must_use]
    pub fn area(self) -> Area {
        let (width, height) = match self {
            Self::A4 => (mm(210.0), mm(297.0)),
            Self::Letter => (612.0, 792.0),
        };
        Area { x: 0.0, y: 0.0, width, height }
    }
}
