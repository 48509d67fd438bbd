//! An event in a PostgreSQL database: the same lines as in a file, shared by several desks.
//!
//! ```text
//! begin    one desk at a time: what others wrote since comes back, and is applied first
//! append   the act is inserted and committed without waiting for the disk; the next desk begins
//! safe     outside of that, one flush for all desks that wait; only then an act is acknowledged
//! ```
//!
//! The log of the server keeps its order: what a crash takes is the end of it, of which nothing was
//! acknowledged and nothing shown. An act whose commit was not confirmed is looked for by a number
//! of its own after the connection is back, before anybody is told what came of it.
//!
//! Nothing here knows a rule of the game; acts come in whole and go out whole.

mod address;
mod desks;
mod journal;
mod link;
mod make;
mod news;
mod notify;
mod passwords;
mod passwords_file;
mod postgresql;
mod rows;
mod secrecy;
mod statements;
mod tables;
mod trouble;
mod under_way;
mod visit;
mod within;

pub use address::{Address, ServerAddress};
pub use journal::DatabaseJournal;
pub use passwords::keep_password;
pub use passwords_file::keep_passwords_in;
pub use postgresql::PostgreSql;
pub use visit::{Presence, events};
