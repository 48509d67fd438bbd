//! The window by its labels: what a screen reader says is what these tests press.

mod clock;
mod corrections;
mod desk;
mod evening;
mod gallery;
mod lists;
mod setup;
mod texts;
mod widgets;
mod window;
