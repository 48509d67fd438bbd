//! Where a tournament is kept: in a file, or as an event in a database.
//!
//! Everywhere a file is named the address of an event may stand in its place, so what was typed
//! stays a path until it is opened here.

use crate::folders::passwords_file;
use crate::template::file_stem;
use database::{Address, DatabaseJournal, is_address};
use engine::log::Act;
use std::path::{Path, PathBuf};
use storage::{EventStore, JournalError, JournalTrouble, RonJournal};

/// Where a tournament is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Place {
    /// Nowhere: it is forgotten.
    Nowhere,
    /// In this file.
    File(PathBuf),
    /// In a database.
    Event {
        /// The address as it may be shown.
        shown: PathBuf,
        /// The name of a file with a copy of it.
        file_name: PathBuf,
    },
}

/// A store that was opened, and how.
pub(super) struct Opened {
    pub(super) store: Box<dyn EventStore>,
    pub(super) place: Place,
    /// Another window writes to it, so it is only looked at.
    pub(super) is_in_use: bool,
}

/// Reads an address, with the passwords that are kept on this computer.
///
/// # Errors
/// Where it is none.
pub(super) fn address(path: &Path) -> Result<Address, JournalError> {
    Address::read(path, passwords_file().as_deref())
}

fn event(address: &Address) -> Place {
    let file_name = PathBuf::from(format!("{}.floorman", file_stem(address.event())));
    Place::Event { shown: address.shown().to_owned(), file_name }
}

/// Makes a store of these acts where there is none yet.
///
/// # Errors
/// Where there is one, or it cannot be made.
pub(super) fn make(path: &Path, acts: &[Act]) -> Result<Opened, JournalError> {
    if is_address(path) {
        let address = address(path)?;
        let place = event(&address);
        let store = Box::new(DatabaseJournal::create(address, acts)?);
        return Ok(Opened { store, place, is_in_use: false });
    }
    let store = Box::new(RonJournal::create(path, acts)?);
    Ok(Opened { store, place: Place::File(path.to_owned()), is_in_use: false })
}

/// Opens a store to work on it; where another window has the file, only to look at.
///
/// # Errors
/// Where it cannot be opened.
pub(super) fn open(path: &Path) -> Result<Opened, JournalError> {
    if is_address(path) {
        return open_to_read(path);
    }
    let (store, is_in_use) = match RonJournal::open(path) {
        Err(JournalError { what: JournalTrouble::InUse, .. }) => {
            (RonJournal::open_read_only(path)?, true)
        }
        opened => (opened?, false),
    };
    Ok(Opened { store: Box::new(store), place: Place::File(path.to_owned()), is_in_use })
}

/// Opens a store only to look at: nobody else is kept from writing.
///
/// # Errors
/// Where it cannot be opened.
pub(super) fn open_to_read(path: &Path) -> Result<Opened, JournalError> {
    if is_address(path) {
        let address = address(path)?;
        let place = event(&address);
        // Several desks share it, so whoever looks keeps nobody from writing.
        let store = Box::new(DatabaseJournal::open(address)?);
        return Ok(Opened { store, place, is_in_use: false });
    }
    let store = Box::new(RonJournal::open_read_only(path)?);
    Ok(Opened { store, place: Place::File(path.to_owned()), is_in_use: false })
}
