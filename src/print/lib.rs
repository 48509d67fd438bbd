//! Reports on paper: plain data and words become pages of marks, and pages become a PDF.
//!
//! A [`Page`] is data, in points from the top left corner, so that the window paints the same page
//! that is printed. `pdf` alone knows the crate that writes PDF. Which players and moves are
//! wanted is the affair of `reports`; what is done with the bytes, of those who asked for them.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod bag_tags;
mod by_name;
mod by_table;
mod card;
mod color_ups;
mod count_sheets;
mod fit;
mod frame;
mod grid;
mod job;
mod leaflets;
mod letters;
mod move_slips;
mod occasion;
mod page;
mod paper;
mod passages;
mod pdf;
mod penalty_notices;
mod race_sheets;
mod ruling_sheets;
mod seat_cards;

pub use job::{CardOrder, Handout, Job, lay_out};
pub use letters::{FONTS, Glyph, Letters, Line, Run, Weight};
pub use occasion::Occasion;
pub use page::{Area, Ink, Mark, Page, Spot};
pub use paper::Paper;
pub use pdf::{PdfError, pdf};

use std::ops::ControlFlow;

/// Is told how many of how many steps are done, and may stop the work.
pub type Watch<'a> = &'a mut dyn FnMut(usize, usize) -> ControlFlow<()>;

/// The work was stopped before its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stopped;

/// One step more is done.
fn step(watch: Watch<'_>, done: usize, of: usize) -> Result<(), Stopped> {
    match watch(done, of) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(Stopped),
    }
}
