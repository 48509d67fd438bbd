//! Colors, sizes and fonts of the window: the only place that has any.
//!
//! Colors stand as data in `assets/theme`: a palette, and for the dark and the light theme what
//! each color is for. Screens and widgets name the purpose, a [`Tone`], and never a color.

mod contrast;
mod fonts;
pub mod icons;
mod ink;
mod leftward;
mod palette;
mod size;
mod style;
mod tone;

pub use fonts::install_fonts;
pub use ink::{
    OWN_COLORS, UNFILLED, UNTINTED, clear_color, color, own_paint, paper_ink, stroke, strong_stroke,
};
pub use size::{Size, bold, bold_of, radius, regular, regular_of, shape, space, text, text_bold};
pub use style::{Lighting, apply, set_lighting};
pub use tone::Tone;
