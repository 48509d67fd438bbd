//! The window by its labels: what a screen reader says is what these tests press.

mod corrections;
mod desk;
mod evening;
mod gallery;
mod lists;
mod players_clock;
mod sounds;
mod texts;
mod widgets;
mod window;
