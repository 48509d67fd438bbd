//! The open event on the local network: pages that a browser shows, rendered here in the words of
//! the event, live while acts are done.
//!
//! Whoever has the tournament publishes what is shown, as a [`Shown`], whenever something changed;
//! nothing here reads a journal or decides anything. What a page shows is public to whoever is on
//! the network: nothing private is in a [`Shown`].

mod api;
mod embedded;
mod kept;
mod live;
mod page;
mod pages;
mod part;
mod room;
mod server;
mod shown;

pub use room::Room;
pub use server::{Sharing, SharingError};
pub use shown::{Seated, Shown};
