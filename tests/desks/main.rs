//! Several desks on one event, with a PostgreSQL server of our own.
//!
//! `FLOORMAN_DESK_STORIES=1000` plays more stories than the gate does.

mod away;
mod here;
mod killed;
mod network;
mod refused;
mod secret;
mod server;
mod speed;
mod store;
mod verbs;
mod watched;
