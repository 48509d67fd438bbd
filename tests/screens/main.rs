//! The window by its labels: what a screen reader says is what these tests press.

mod clock;
mod command_box;
mod corrections;
mod desk;
mod evening;
mod gallery;
mod lists;
mod log;
mod person;
mod print;
mod room;
mod setup;
mod texts;
mod widgets;
mod window;
