//! What hangs in the room: screens of parts on a grid, as marks on a canvas.
//!
//! A [`ScreenSet`] is data: a theme, and screens for each shape and state of the evening. With
//! what there is to say it becomes a [`Scene`], every mark of which has its place. The players'
//! window paints the marks, browsers get them as a picture, and so both show the same.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod color;
mod compose;
mod draft;
mod draw;
mod mark;
mod part;
mod part_facts;
mod pen;
mod picture;
mod set;
mod shipped;
mod state;
mod theme;

pub use color::Rgb;
pub use compose::{
    Placed, Scene, Shown, TURN_MILLIS, compose, compose_parts, millis_to_next, page_in_turn,
};
pub use draft::{Draft, Hold, Step};
pub use mark::{Align, Mark, Run, Writing};
pub use part::{Frame, Part, Placing, TimeForm};
pub use picture::{Picture, PictureFault};
pub use set::{SET_BYTES_MAX, Screen, ScreenSet, SetError, Shape};
pub use shipped::{SHIPPED, Shipped, shipped};
pub use state::State;
pub use theme::{Ground, Theme, Tone};
