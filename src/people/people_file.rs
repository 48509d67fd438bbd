//! The file: opened, looked at, changed as a whole or not at all.

use crate::error::{PeopleError, PeopleTrouble};
use crate::schema::{Found, look, make};
use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// So long another program is waited for: an import of 50,000 people takes less.
const WAIT: Duration = Duration::from_secs(5);

/// No text and no picture in a file has more bytes.
const VALUE_BYTES_MAX: i32 = 4 << 20;

/// Up to this size a file is checked whole when it is opened; of a larger one everything but the
/// pictures, and what stood before the latest operations.
const CHECKED_BYTES_MAX: u64 = 64 << 20;

/// Whether a file that is not there is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opening {
    Existing,
    /// It is made where it is not there, with its folder.
    OrMake,
}

/// A file of people that is open.
pub struct PeopleFile {
    path: PathBuf,
    connection: Connection,
}

impl PeopleFile {
    /// Opens a file of people; one that an earlier version made is brought up to date.
    ///
    /// # Errors
    /// Where it is missing, damaged, newer, locked, or no file of people.
    pub fn open(path: &Path, opening: Opening) -> Result<Self, PeopleError> {
        Self::open_within(path, opening, WAIT)
    }

    /// The same, waiting so long for another program.
    ///
    /// # Errors
    /// As [`Self::open`].
    pub fn open_within(path: &Path, opening: Opening, wait: Duration) -> Result<Self, PeopleError> {
        Self::opened(path, opening, wait).map_err(|trouble| trouble.at(path))
    }

    fn opened(path: &Path, opening: Opening, wait: Duration) -> Result<Self, PeopleTrouble> {
        let bytes = present(path, opening)?;
        let connection = connect(path, wait)?;
        let mut file = Self { path: path.to_owned(), connection };
        match at_one_moment(&file.connection)? {
            Found::Version(version) if version == crate::schema::VERSION => {
                check(&file.connection, bytes)?;
            }
            Found::Nothing if opening == Opening::Existing => {
                return Err(PeopleTrouble::NotPeople);
            }
            Found::Nothing | Found::Version(_) => {
                check(&file.connection, bytes)?;
                let transaction =
                    file.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
                // Of two programs that come at once, one does it, and the other finds it done.
                let found = look(&transaction)?;
                make(&transaction, found)?;
                transaction.commit()?;
            }
        }
        Ok(file)
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What is in the way, with the file that it is about.
    #[must_use]
    pub fn about(&self, what: PeopleTrouble) -> PeopleError {
        what.at(&self.path)
    }

    /// A number that changes whenever another program has written something since the last call.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn writes_of_others(&self) -> Result<i64, PeopleError> {
        let asked = self.connection.pragma_query_value(None, "data_version", |row| row.get(0));
        asked.map_err(|error| PeopleTrouble::from(error).at(&self.path))
    }

    /// Reads everything from one moment, whatever others write meanwhile.
    pub(super) fn read<T>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, PeopleTrouble>,
    ) -> Result<T, PeopleError> {
        let all = || {
            let transaction = self.connection.unchecked_transaction()?;
            read(&transaction)
        };
        all().map_err(|trouble: PeopleTrouble| trouble.at(&self.path))
    }

    /// Changes something, and waits until the disk has it; where that fails, nothing is changed.
    pub(super) fn write<T>(
        &mut self,
        write: impl FnOnce(&Transaction<'_>) -> Result<T, PeopleTrouble>,
    ) -> Result<T, PeopleError> {
        let path = self.path.clone();
        let all = || {
            let transaction =
                self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            // A newer program may have made other tables since.
            look(&transaction)?;
            let written = write(&transaction)?;
            transaction.commit()?;
            Ok(written)
        };
        all().map_err(|trouble: PeopleTrouble| trouble.at(&path))
    }
}

/// What stands in a file at one moment: another program may be making it between two looks.
fn at_one_moment(connection: &Connection) -> Result<Found, PeopleTrouble> {
    let transaction = connection.unchecked_transaction()?;
    look(&transaction)
}

/// How many bytes the file has, after it was made where that is wanted.
fn present(path: &Path, opening: Opening) -> Result<u64, PeopleTrouble> {
    match fs::metadata(path) {
        // For what is written into a pipe or a device one waits for ever.
        Ok(found) if !found.is_file() => {
            let is = if found.is_dir() { ErrorKind::IsADirectory } else { ErrorKind::InvalidInput };
            Err(PeopleTrouble::Unopened(is.into()))
        }
        Ok(found) => Ok(found.len()),
        Err(error) if error.kind() == ErrorKind::NotFound => match opening {
            Opening::Existing => Err(PeopleTrouble::Missing),
            Opening::OrMake => made(path).map(|()| 0).map_err(PeopleTrouble::Unopened),
        },
        Err(error) => Err(PeopleTrouble::Unopened(error)),
    }
}

/// Makes an empty file that only its owner may read: it holds where people live.
fn made(path: &Path) -> io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made.map(drop),
    }
}

/// Opens the database and says how it is worked with; nothing in it is believed yet.
fn connect(path: &Path, wait: Duration) -> Result<Connection, PeopleTrouble> {
    let writable = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, writable).map_err(|error| {
        match PeopleTrouble::from(error) {
            PeopleTrouble::Failed(_) => PeopleTrouble::Unopened(ErrorKind::PermissionDenied.into()),
            other => other,
        }
    })?;
    connection.busy_timeout(wait)?;
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, VALUE_BYTES_MAX)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    // A rollback journal and not a write-ahead log: that needs memory which programs share, and so
    // cannot be on the drive of a network, where clubs put what several computers read. Here one
    // writes seldom and little, so that readers wait for a few milliseconds at most.
    connection.pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))?;
    // Waits for the folder, too, so that what was acknowledged is there after a power cut.
    connection.pragma_update(None, "synchronous", "extra")?;
    // What was deleted is overwritten: nobody finds it in the file afterwards.
    connection.pragma_update_and_check(None, "secure_delete", true, |_| Ok(()))?;
    Ok(connection)
}

/// Whether the pages of the file fit together.
fn check(connection: &Connection, bytes: u64) -> Result<(), PeopleTrouble> {
    let check = |table: Option<&str>| -> Result<(), PeopleTrouble> {
        let mut found = String::new();
        let mut note = |row: &rusqlite::Row<'_>| {
            found = row.get(0)?;
            Ok(())
        };
        match table {
            None => connection.pragma_query(None, "quick_check", &mut note)?,
            Some(table) => connection.pragma(None, "quick_check", table, &mut note)?,
        }
        if found == "ok" { Ok(()) } else { Err(PeopleTrouble::Damaged) }
    };
    if bytes <= CHECKED_BYTES_MAX {
        return check(None);
    }
    ["people", "words", "codes", "merged"].into_iter().try_for_each(|table| check(Some(table)))
}
