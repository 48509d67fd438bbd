//! Structures on the screen: the sheet that is edited in place, what is wanted of a structure made
//! to measure, and when the event ends.

pub mod cells;
pub mod colored_up;
mod columns;
pub mod outlook;
mod reach;
pub mod sheet;
mod tools;
pub mod view;
pub mod wish_form;
