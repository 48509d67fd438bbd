//! The paper in the printer.

use crate::page::Area;
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// How many points a millimeter has.
const MM: f32 = 72.0 / 25.4;

/// So many points are so many millimetres.
#[must_use]
pub(super) const fn mm(millimetres: f32) -> f32 {
    millimetres * MM
}

#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Paper {
    /// 210 by 297 millimeters, held upright.
    #[default]
    A4,
    /// 8½ by 11 inches, held upright.
    Letter,
}

impl Paper {
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
