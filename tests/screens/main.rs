//! The window by its labels: what a screen reader says is what these tests press.

mod evening;
mod gallery;
mod texts;
mod widgets;
