//! Reports on paper: plain data and words become pages of marks, and pages become a PDF.
//!
//! A [`Page`] is data, in points from the top left corner, so that the window paints the same page
//! that is printed. `pdf` alone knows the crate that writes PDF. Which players and moves are
//! wanted is the affair of `reports`; what is done with the bytes, of those who asked for them.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod card;
mod code;
mod fit;
mod fonts;
mod frame;
mod grid;
mod job;
mod lacking;
mod league;
mod letters;
mod missing;
mod occasion;
mod page;
mod paper;
mod passages;
mod pdf;
mod sheet;
pub mod sheets;
mod strips;
mod table_block;
mod watch;

pub use code::WebAddress;
pub use fit::{shorten, wrap};
pub use fonts::{FONTS, FontFile, SystemFont, Weight};
pub use job::{Content, Job, lay_out, lay_out_in};
pub use lacking::lacking;
pub use league::{league_job, statistics_job};
pub use letters::{Glyph, Letters, Run, ShapedLine};
pub use missing::why_nothing;
pub use occasion::{Desk, Occasion};
pub use page::{Area, Ink, Mark, Page, Spot};
pub use paper::Paper;
pub use pdf::{PdfError, pdf};
pub use sheet::{Also, CardOrder, Offered, Sheet, SheetRequest, Whose};
pub use sheets::SHEETS;
pub use watch::{Stopped, Watch};
