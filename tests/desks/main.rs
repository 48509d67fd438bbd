//! Several desks on one event, with a PostgreSQL server of our own.
//!
//! `FLOORMAN_DESK_STORIES=1000` plays more stories than the gate does, `FLOORMAN_DESK_SOAK=10000` a
//! larger event; with `FLOORMAN_DESK_KILLS=0` the server is left alone meanwhile,
//! `FLOORMAN_DESKS=8` are fewer desks, and with `FLOORMAN_DESK_FLUSH=3000` each flush of the disk
//! takes 3,000 µs. `FLOORMAN_TRIALS=100` lets phones wait up to a minute, as often.

mod away;
mod full_disk;
mod gone;
mod here;
mod killed;
mod least_rights;
mod network;
mod phones;
mod refused;
mod restored;
mod secret;
mod server;
mod sessions;
mod soak;
mod speed;
mod store;
mod verbs;
mod watched;
mod window;
mod work;
mod wrong_clock;
