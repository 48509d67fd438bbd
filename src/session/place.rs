//! Where a tournament is kept: in a file, or as an event in a database.
//!
//! Everywhere a file is named the address of an event may stand in its place, so what was typed
//! stays a path until it is opened here.

use crate::OpenError;
use crate::databases::databases;
use engine::log::Act;
use std::borrow::Cow;
use std::path::{Path, PathBuf};
use storage::{
    EventNamed, EventStore, JournalError, JournalTrouble, RonJournal, StoreClock, is_address,
    shown, without_password,
};

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
    let named = databases(path).and_then(|all| all.named(path)).map_err(OpenError::Journal)?;
    Ok(Cow::Owned(named.user))
}

/// What the clock of a database shows that a tournament is to be made in; none for a file.
///
/// # Errors
/// Where it cannot be reached.
pub(super) fn clock(path: &Path) -> Result<Option<StoreClock>, JournalError> {
    if !is_address(path) {
        return Ok(None);
    }
    databases(path)?.clock_of(path).map(Some)
}

fn file_for(event: &str) -> PathBuf {
    PathBuf::from(format!("{}.floorman", file_stem(event)))
}

fn event(address: &Path) -> Result<Place, JournalError> {
    let EventNamed { event, user } = databases(address)?.named(address)?;
    Ok(Place::Event { shown: without_password(address), file_name: file_for(&event), user })
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
        let place = event(path)?;
        let store = databases(path)?.create(path, acts)?;
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
        let place = event(path)?;
        // Several desks share it, so whoever looks keeps nobody from writing.
        let store = databases(path)?.open(path)?;
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
