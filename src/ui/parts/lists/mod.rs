//! Lists that somebody else made, before anything is taken from them: where they come from, what
//! their columns hold, what is open, and what was understood of each line.

mod columns;
mod look;
mod page;
mod questions;
mod source;

pub use columns::{columns_ui, known_told, titles_of};
pub use page::{ListPage, ListTaken, PageDone};
pub use questions::questions_ui;
