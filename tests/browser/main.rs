//! Pages for the network, driven in a real browser by label and keyboard.
//!
//! They need Chromium and its driver; where these are not, the tests say so.

mod browser;
mod driver;
mod evening;
mod room;
#[path = "../floor/room_screens/states.rs"]
mod room_states;
mod screens;
mod shared;
mod staff;
