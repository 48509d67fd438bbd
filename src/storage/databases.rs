//! What the session asks of databases, in which several desks share events.

use crate::error::JournalError;
use crate::event_store::{EventStore, StoreClock};
use engine::log::Act;
use engine::values::{Seq, Timestamp};
use std::io;
use std::path::Path;

/// An event that a database has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventThere {
    pub name: String,
    /// When it was made, by the clock of the server.
    pub made_at: Timestamp,
    pub acts: u64,
    /// When the last of them was written, by the clock of the server; none where there is no act.
    pub last_at: Option<Timestamp>,
}

/// What an address names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventNamed {
    pub event: String,
    /// The user who asks; empty where the address names none.
    pub user: String,
}

/// Databases with events, each known by its address; whoever asks needs no client of a database.
///
/// Whatever is asked, the address may be none, and the server be away or unwilling.
pub trait Databases: Sync {
    /// What an address names; nobody is asked.
    ///
    /// # Errors
    /// Where it is no address, or names no event.
    fn named(&self, address: &Path) -> Result<EventNamed, JournalError>;

    /// What the clock of a server shows, before there is an event.
    ///
    /// # Errors
    /// Where it cannot be reached.
    fn clock_of(&self, address: &Path) -> Result<StoreClock, JournalError>;

    /// Makes a new event of these acts.
    ///
    /// # Errors
    /// Where an event of this name exists, or none can be made.
    fn create(&self, address: &Path, acts: &[Act]) -> Result<Box<dyn EventStore>, JournalError>;

    /// The same of lines as a file has them, each without its end.
    ///
    /// # Errors
    /// As [`Self::create`].
    fn create_of_lines(&self, address: &Path, lines: Vec<String>) -> Result<(), JournalError>;

    /// Opens an event.
    ///
    /// # Errors
    /// Where the server has no such event.
    fn open(&self, address: &Path) -> Result<Box<dyn EventStore>, JournalError>;

    /// Adds lines as a file has them to an event, after the act `after`; all or none.
    ///
    /// # Errors
    /// Where one does not follow the one before, others wrote meanwhile, or it cannot be written.
    fn add_lines(&self, address: &Path, after: Seq, lines: Vec<String>)
    -> Result<(), JournalError>;

    /// The events of a server, the newest first; none where nobody made one yet. An event that the
    /// address names is left out.
    ///
    /// # Errors
    /// Where what stands there is not ours.
    fn events(&self, server: &Path) -> Result<Vec<EventThere>, JournalError>;

    /// Keeps the password of this address on this computer, where only its owner can read it.
    ///
    /// # Errors
    /// Where it cannot be kept; then what was kept before is as it was.
    fn keep_password(&self, server: &Path) -> io::Result<()>;
}
