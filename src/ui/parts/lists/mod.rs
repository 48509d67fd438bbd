//! Lists that somebody else made, before anything is taken from them: where they come from, what
//! their columns hold, what is open, and what was understood of each line.

mod asked;
mod columns;
mod look;
mod page;
mod source;

pub use asked::questions_ui;
pub use columns::{columns_ui, known_told, titles_of};
pub use page::{ListPage, ListTaken, PageDone};
