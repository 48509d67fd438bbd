//! Why a journal cannot be opened, read or written.

use engine::values::Seq;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why a journal cannot be opened, read or written. Nothing was changed where this is returned.
///
/// What a person reads comes from the text catalogue under [`JournalError::id`]; the English here
/// is for a terminal that has nothing else.
#[derive(Debug, Error)]
pub enum JournalError {
    /// A new tournament would overwrite this file.
    #[error("a file of this name exists already: {}", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// There is no such file.
    #[error("there is no such file: {}", path.display())]
    NotFound {
        /// The file.
        path: PathBuf,
    },
    /// Another window or program has it open for writing.
    #[error("the tournament is open in another window or program: {}", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The file could not be made.
    #[error("the file cannot be made ({source}): {}", path.display())]
    Create {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The file could not be read.
    #[error("the file cannot be read ({source}): {}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The act could not be written.
    #[error("the file cannot be written ({source}): {}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// There is no room for the act.
    #[error("the disk is full: {}", path.display())]
    DiskFull {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// It was opened for reading only.
    #[error("the file is open for reading only: {}", path.display())]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// It is damaged, so nothing is added to it.
    #[error("the file is damaged at line {line}, so nothing is added: {}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The first line that is wrong; the first line of the file is 1.
        line: u64,
    },
    /// A later version of the program wrote it.
    #[error("format {found} is newer than this program's {known}: {}", path.display())]
    NewerFormat {
        /// The file.
        path: PathBuf,
        /// The format of the file.
        found: u32,
        /// The newest format that this program reads.
        known: u32,
    },
    /// It is some other file.
    #[error("this is not a tournament: {}", path.display())]
    NotAJournal {
        /// The file.
        path: PathBuf,
    },
    /// It holds nothing at all.
    #[error("the file is empty: {}", path.display())]
    Empty {
        /// The file.
        path: PathBuf,
    },
    /// It ends within its first line, before any act.
    #[error("the file ends within its first line: {}", path.display())]
    TornHeader {
        /// The file.
        path: PathBuf,
    },
    /// Somebody else changed the file while it was open here.
    #[error("the file was changed by another program: {}", path.display())]
    ChangedOutside {
        /// The file.
        path: PathBuf,
    },
    /// The file was deleted, renamed or replaced while it was open here.
    #[error("the file was moved, deleted or replaced while it was open: {}", path.display())]
    Moved {
        /// The file.
        path: PathBuf,
    },
    /// The store holds fewer acts than whoever asks.
    #[error("act {after} is not in the file, which ends with act {last}: {}", path.display())]
    Ahead {
        /// The file.
        path: PathBuf,
        /// The act that was named.
        after: Seq,
        /// The last act there is.
        last: Seq,
    },
    /// The half-written line at the end could not be copied before it is cut off.
    #[error("the unfinished last line cannot be set aside ({source}): {}", path.display())]
    TornNotKept {
        /// The file that it would be copied to.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The act would not read back as it is, so it was not written.
    #[error("the act cannot be put into words that read back ({reason}): {}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
}

impl JournalError {
    /// The end of this error's id in the text catalogue, after `journal-`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::Exists { .. } => "exists",
            Self::NotFound { .. } => "not-found",
            Self::InUse { .. } => "in-use",
            Self::Create { .. } => "create",
            Self::Read { .. } => "read",
            Self::Write { .. } => "write",
            Self::DiskFull { .. } => "disk-full",
            Self::ReadOnly { .. } => "read-only",
            Self::Damaged { .. } => "damaged",
            Self::NewerFormat { .. } => "newer-format",
            Self::NotAJournal { .. } => "not-a-journal",
            Self::Empty { .. } => "empty",
            Self::TornHeader { .. } => "torn-header",
            Self::ChangedOutside { .. } => "changed-outside",
            Self::Moved { .. } => "moved",
            Self::Ahead { .. } => "ahead",
            Self::TornNotKept { .. } => "torn-not-kept",
            Self::Unwritable { .. } => "unwritable",
        }
    }

    /// The file that it is about.
    #[must_use]
    pub fn path(&self) -> &Path {
        match self {
            Self::Exists { path }
            | Self::NotFound { path }
            | Self::InUse { path }
            | Self::Create { path, .. }
            | Self::Read { path, .. }
            | Self::Write { path, .. }
            | Self::DiskFull { path, .. }
            | Self::ReadOnly { path }
            | Self::Damaged { path, .. }
            | Self::NewerFormat { path, .. }
            | Self::NotAJournal { path }
            | Self::Empty { path }
            | Self::TornHeader { path }
            | Self::ChangedOutside { path }
            | Self::Moved { path }
            | Self::Ahead { path, .. }
            | Self::TornNotKept { path, .. }
            | Self::Unwritable { path, .. } => path,
        }
    }

    /// A file that could not be opened or read.
    pub(crate) fn reading(path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::NotFound => Self::NotFound { path },
            io::ErrorKind::IsADirectory => Self::NotAJournal { path },
            _ => Self::Read { path, source },
        }
    }

    /// A file that could not be written.
    pub(crate) fn writing(path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
                Self::DiskFull { path, source }
            }
            _ => Self::Write { path, source },
        }
    }
}
