//! Where a tournament is kept: in a file, or as an event in a database.
//!
//! Everywhere a file is named the address of an event may stand in its place, so what was typed
//! stays a path until it is opened here.

use crate::OpenError;
use crate::passwords_file::passwords_file;
use database::{Address, DatabaseJournal, is_address, without_password};
use engine::log::Act;
use std::borrow::Cow;
use std::path::{Path, PathBuf};
use storage::{EventStore, JournalError, JournalTrouble, RonJournal, StoreClock};

/// What was typed for a tournament, as it may be shown: an address without its password.
#[must_use]
pub fn shown(path: &Path) -> Cow<'_, Path> {
    database::shown(path)
}

/// What a tournament is called after the place where it is kept, without its folder and ending.
#[must_use]
pub fn name_of(path: &Path) -> String {
    match path.to_str().and_then(|text| text.split_once('#')) {
        Some((_, event)) if is_address(path) => event.trim().to_owned(),
        _ => path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default(),
    }
}

/// The folder of a tournament's file, or the server of an event, as it may be shown.
#[must_use]
pub fn whereabouts(path: &Path) -> String {
    match shown(path).to_str().and_then(|text| text.split_once('#')) {
        Some((server, _)) if is_address(path) => server.to_owned(),
        _ => path.parent().map(|folder| folder.display().to_string()).unwrap_or_default(),
    }
}

/// A path from the root on, and an address as it may be shown.
#[must_use]
pub fn absolute(path: &Path) -> PathBuf {
    match is_address(path) {
        true => without_password(path),
        false => std::path::absolute(path).unwrap_or_else(|_| path.to_owned()),
    }
}

/// Where a tournament is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Place {
    /// Nowhere: it is forgotten at the end.
    Nowhere,
    File(PathBuf),
    Event {
        /// The address as it may be shown.
        shown: PathBuf,
        /// The name of a file with a copy of it.
        file_name: PathBuf,
        /// The user of the database, who signs where nobody says who is at the desk.
        user: String,
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

/// The file itself, or the one that a copy of an event would be.
pub(super) fn file_beside(path: &Path) -> Cow<'_, Path> {
    match is_address(path) {
        true => Cow::Owned(file_for(&name_of(path))),
        false => Cow::Borrowed(path),
    }
}

/// The name that acts are signed with: who is at the desk, or else the user of the database.
///
/// # Errors
/// Where an address is none.
pub(super) fn signed<'a>(path: &Path, author: &'a str) -> Result<Cow<'a, str>, OpenError> {
    if !author.is_empty() || !is_address(path) {
        return Ok(Cow::Borrowed(author));
    }
    let address = address(path).map_err(OpenError::Journal)?;
    Ok(Cow::Owned(address.user().to_owned()))
}

/// What the clock of a database shows that a tournament is to be made in; none for a file.
///
/// # Errors
/// Where it cannot be reached.
pub(super) fn clock(path: &Path) -> Result<Option<StoreClock>, JournalError> {
    if !is_address(path) {
        return Ok(None);
    }
    DatabaseJournal::clock_of(address(path)?).map(Some)
}

fn file_for(event: &str) -> PathBuf {
    PathBuf::from(format!("{}.floorman", file_stem(event)))
}

fn event(address: &Address) -> Place {
    let file_name = file_for(address.event());
    let (shown, user) = (without_password(address.shown()), address.user().to_owned());
    Place::Event { shown, file_name, user }
}

/// Makes a journal of these acts, in a file or a database, if there is none yet.
///
/// # Errors
/// Where there is one, or it cannot be made.
pub fn make_journal(path: &Path, acts: &[Act]) -> Result<(), JournalError> {
    make(path, acts).map(drop)
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

/// A name as a file may be called: without signs that a disk refuses, and short enough for one.
#[must_use]
pub fn file_stem(name: &str) -> String {
    const BYTES_MAX: usize = 200;
    let is_safe = |c: &char| !c.is_control() && !"/\\:*?\"<>|".contains(*c);
    let mut stem = String::new();
    for letter in name.trim().chars().filter(is_safe).take(80) {
        if stem.len() + letter.len_utf8() > BYTES_MAX {
            break;
        }
        stem.push(letter);
    }
    // A name of dots is a folder, and one that begins with a dot is hidden.
    let stem = stem.trim().trim_start_matches('.').trim();
    if stem.is_empty() { "floorman".to_owned() } else { stem.to_owned() }
}
