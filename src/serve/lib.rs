//! The open event on the local network: pages that a browser shows, rendered here in the words of
//! the event, live while acts are done.
//!
//! Whoever has the tournament publishes what is shown, as a [`Snapshot`], whenever something
//! changed; nothing here reads a journal or decides anything. What a page shows is public to
//! whoever is on the network, but for those of staff, who come in with a code; what they do is
//! asked of whoever has the tournament.

mod api;
mod bounds;
mod certificate;
mod device;
mod embedded;
mod fragment_cache;
mod guard;
mod live;
mod moment;
mod page;
mod pages;
mod plan;
mod publisher;
mod qr;
mod reached;
mod room;
mod screen;
mod server;
mod snapshot;
mod staff;
mod staff_pages;

pub use bounds::Bounds;
pub use certificate::{Certificate, CertificateError, WarnedOf};
pub use page::PATHS;
pub use publisher::Publisher;
pub use qr::QrPicture;
pub use reached::{Links, every_network};
pub use room::{Room, seat_link};
pub use server::{Sharing, SharingError};
pub use snapshot::{Seated, Snapshot};
pub use staff::{Attempts, Code, Here, Inbox, Role, Staff};
pub use staff_pages::{attempts_said, role_name};
