//! Which file on the disk a name leads to, however alike two of them are.

use std::fs::File;
use std::io;
use std::path::Path;

/// What tells one file from all others of its disk while it is open.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct FileId(Number);

/// Of the disk, and of the file on it.
#[cfg(unix)]
type Number = (u64, u64);

/// The file held open: the system gives its number away to nobody meanwhile.
#[cfg(not(unix))]
type Number = same_file::Handle;

#[cfg(unix)]
impl FileId {
    /// Of a file that is open.
    pub(super) fn of(file: &File) -> io::Result<Self> {
        file.metadata().map(|found| Self::told_by(&found))
    }

    /// Of the file that a name leads to, which need not be readable.
    pub(super) fn named(path: &Path) -> io::Result<Self> {
        path.metadata().map(|found| Self::told_by(&found))
    }

    /// Of what has the name itself, which may be a link.
    pub(super) fn of_name(path: &Path) -> io::Result<Self> {
        path.symlink_metadata().map(|found| Self::told_by(&found))
    }

    fn told_by(found: &std::fs::Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        Self((found.dev(), found.ino()))
    }
}

#[cfg(not(unix))]
impl FileId {
    /// Of a file that is open.
    pub(super) fn of(file: &File) -> io::Result<Self> {
        file.try_clone().and_then(same_file::Handle::from_file).map(Self)
    }

    /// Of the file that a name leads to.
    pub(super) fn named(path: &Path) -> io::Result<Self> {
        same_file::Handle::from_path(path).map(Self)
    }

    /// The same here: whoever asks has seen that the name is no link.
    pub(super) fn of_name(path: &Path) -> io::Result<Self> {
        Self::named(path)
    }
}
