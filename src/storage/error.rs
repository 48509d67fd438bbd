//! Why a journal cannot be opened, read or written.

use engine::values::{Seq, Timestamp};
use std::io;
use std::path::{Path, PathBuf};
use strum::IntoStaticStr;

/// Why a journal cannot be opened, read or written. Nothing was changed where this is returned, but
/// for [`JournalTrouble::WriteUnsure`].
#[derive(Debug)]
pub struct JournalError {
    /// The file that it is about.
    pub path: PathBuf,
    pub what: JournalTrouble,
}

/// What is in the way of opening, reading or writing a journal.
#[derive(Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum JournalTrouble {
    /// A new tournament would overwrite this file.
    Exists,
    NotFound,
    /// Another window or program has it open for writing.
    InUse,
    /// The file could not be made; this is what the system said.
    Create(io::Error),
    /// The file could not be read.
    Read(io::Error),
    /// The act could not be written.
    Write(io::Error),
    /// The act could not be written, and what is left of it could not be cut off again: it may be
    /// there when the file is opened again.
    WriteUnsure(io::Error),
    /// There is no room for the act.
    DiskFull,
    /// It was opened for reading only.
    ReadOnly,
    /// It is damaged, so nothing is added to it.
    Damaged {
        /// The first line that is wrong; the first line of the file is 1.
        line: u64,
    },
    /// A later version of the program wrote it.
    NewerFormat {
        /// The format that the file states.
        found: u32,
        /// The newest format that this program reads.
        known: u32,
    },
    /// It is a file of something else.
    NotAJournal,
    /// The file holds nothing at all.
    Empty,
    /// It is larger than any tournament.
    TooLarge,
    /// It ends within its first line, before any act.
    TornHeader,
    /// Another program saved it with two bytes for each letter.
    Utf16,
    /// Another program saved it with other ends of lines.
    OtherLineEnds,
    /// Nothing is left of the tournament that stood here, and this is another one.
    OtherTournament,
    /// Somebody else changed the file while it was open here.
    ChangedOutside,
    /// The file was deleted, renamed or replaced while it was open here.
    Moved,
    /// The store holds fewer acts than whoever asks.
    Ahead {
        /// The act after which others were asked for.
        after: Seq,
        /// The last act that the store has.
        last: Seq,
    },
    /// The half-written line at the end could not be copied to this file before it is cut off.
    TornNotKept(io::Error),
    /// The act cannot be written, or not be read back; this is wrong with it.
    Unwritable(String),
    /// The act would read back as another one, so it was not written.
    ReadsBackOtherwise,
    /// The address of an event in a database is none; this is wrong with it.
    AddressUnreadable(String),
    /// The address has no `#` with the name of an event after it.
    EventUnnamed,
    /// The database cannot be reached; this is what the system said.
    Unreachable(String),
    /// The database asks for another user or password.
    LoginRefused(String),
    /// The connection cannot be made secret, or is to somebody else.
    NotSecure(String),
    /// The server has no database of this name.
    DatabaseUnknown,
    /// The server is older than PostgreSQL 13.
    ServerTooOld {
        /// The server's version, as it says it.
        found: String,
    },
    /// The server only follows another one, which takes the acts.
    StandsBy,
    /// The database does not keep letters as UTF-8.
    OtherLetters {
        /// The encoding that the database has.
        found: String,
    },
    /// There are tables of our name that are not ours.
    OtherTables,
    /// A later version of the program made the tables.
    NewerTables {
        found: i32,
        /// The newest version that this program knows.
        known: i32,
    },
    /// An earlier version of the program made the tables, and only their owner can change them.
    OlderTables {
        found: i32,
        /// The version that this program needs.
        known: i32,
    },
    /// Another desk is there under this name.
    DeskNameTaken {
        name: String,
        /// Since when that desk is there, by the clock of the server.
        since: Timestamp,
    },
    /// The database has no event of this name.
    EventUnknown,
    /// The database has an event of this name.
    EventExists,
    /// The database does not allow it to this user.
    NotGranted(String),
    /// The database has an older state than this desk has seen.
    WentBack,
    /// Another desk held up all others for too long.
    HeldUp,
    /// This database user's connection held up everybody else too long, and nothing was changed.
    HeldUpBy(String),
    /// The database has not answered yet; nothing was written.
    Slow,
    /// The connection was cut, and whether the act was written is not known yet.
    NotConfirmed,
    /// The database refused it for another reason, which it said.
    Server(String),
}

impl JournalTrouble {
    /// The end of its id in the text catalogue, after `journal-`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.into()
    }

    /// This is in the way at a file.
    #[must_use]
    pub fn at(self, path: &Path) -> JournalError {
        JournalError { path: path.to_owned(), what: self }
    }

    /// A file could not be opened or read.
    pub(crate) fn reading(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => Self::NotFound,
            io::ErrorKind::IsADirectory | io::ErrorKind::InvalidInput => Self::NotAJournal,
            io::ErrorKind::FileTooLarge => Self::TooLarge,
            _ => Self::Read(error),
        }
    }

    /// Why a file could not be made.
    pub(crate) fn creating(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::DiskFull,
            _ => Self::Create(error),
        }
    }

    /// A file could not be written.
    pub(crate) fn writing(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::DiskFull,
            _ => Self::Write(error),
        }
    }
}
