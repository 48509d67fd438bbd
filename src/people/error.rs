//! Why the file of people cannot be opened, read or written, or something in it not be done.

use crate::field::{Field, Unfit};
use crate::list::Problem;
use crate::person::{Named, PersonId};
use rusqlite::ErrorCode;
use std::io;
use std::path::{Path, PathBuf};
use strum::IntoStaticStr;

/// Why the file of people cannot be opened, read or written, or something in it not be done.
/// Nothing was changed where this is returned.
#[derive(Debug)]
pub struct PeopleError {
    /// The file that it is about.
    pub path: PathBuf,
    pub what: PeopleTrouble,
}

/// What keeps something from being done with the file.
#[derive(Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PeopleTrouble {
    /// There is no such file yet.
    Missing,
    /// The file cannot be made, opened or read; this is what the system said.
    Unopened(io::Error),
    /// Another program has it locked, and did not let go of it while this one waited.
    Locked,
    /// What stands in it cannot be.
    Damaged,
    /// A later version of the program made it.
    Newer {
        /// The version that the file has.
        found: i32,
        /// The newest version that this program reads.
        known: i32,
    },
    /// It is a file of something else.
    NotPeople,
    /// It is a file of people in which somebody changed the tables.
    OtherTables,
    /// The file may only be read.
    ReadOnly,
    /// There is no room on the disk.
    DiskFull,
    /// The disk or the system failed; this is what the library said.
    Failed(String),
    /// Nobody here is called that, or has that number; the nearest there are.
    Nobody {
        asked: String,
        /// Whose names begin like it.
        near: Vec<Named>,
    },
    /// Whoever had this number was deleted, or it was never given.
    Gone(PersonId),
    /// Several people can be meant.
    Several { asked: String, people: Vec<Named> },
    /// A number or card belongs to somebody else.
    Taken {
        /// The number or card that is taken.
        code: String,
        by: Named,
    },
    /// A text is no value of a field.
    Value { field: Field, unfit: Unfit },
    /// Somebody would be merged with themselves.
    Same,
    /// There is no operation to be taken back.
    NothingToUndo,
    /// Lines of a list cannot be taken over, in their order; nothing of it was.
    Unfit(Vec<Problem>),
}

impl PeopleTrouble {
    /// The end of its id in the text catalogue, after `people-`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.into()
    }

    /// With the file that it is about.
    pub(super) fn at(self, path: &Path) -> PeopleError {
        PeopleError { path: path.to_owned(), what: self }
    }
}

impl From<(Field, Unfit)> for PeopleTrouble {
    fn from((field, unfit): (Field, Unfit)) -> Self {
        Self::Value { field, unfit }
    }
}

impl From<rusqlite::Error> for PeopleTrouble {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::Error as E;
        match error {
            E::SqliteFailure(failure, said) => match failure.code {
                ErrorCode::DatabaseBusy
                | ErrorCode::DatabaseLocked
                | ErrorCode::FileLockingProtocolFailed => Self::Locked,
                ErrorCode::DatabaseCorrupt | ErrorCode::TooBig => Self::Damaged,
                ErrorCode::NotADatabase => Self::NotPeople,
                ErrorCode::ReadOnly => Self::ReadOnly,
                ErrorCode::DiskFull => Self::DiskFull,
                ErrorCode::PermissionDenied => {
                    Self::Unopened(io::ErrorKind::PermissionDenied.into())
                }
                _ => Self::Failed(said.unwrap_or_else(|| failure.to_string())),
            },
            // What the tables hold is of another type than the program put there.
            E::FromSqlConversionFailure(..)
            | E::IntegralValueOutOfRange(..)
            | E::Utf8Error(..)
            | E::InvalidColumnType(..) => Self::Damaged,
            other => Self::Failed(other.to_string()),
        }
    }
}
