//! Structures on the screen: the sheet that is edited in place, what is wanted of a structure made
//! to measure, and when the event ends.

mod cells;
mod colored_up;
mod columns;
mod outlook;
mod reach;
mod sheet;
mod tools;
mod view;
mod wish_form;

pub use colored_up::{ColoredUp, colored_up};
pub use outlook::{ends_after_words, ends_at_words, length_words, why_words};
pub use sheet::Sheet;
pub use view::SheetView;
pub use wish_form::{Purpose, WishForm, trouble_words};
