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
}

/// Whether a name leads to a file that is open here.
///
/// # Errors
/// As the system says of the name.
pub(super) fn is_named(file: &File, path: &Path) -> io::Result<bool> {
    let there = FileId::named(path)?;
    let is_same = FileId::of(file).is_ok_and(|ours| ours == there);
    Ok(is_same || (there != FileId::named(path)? && is_alike(file, path)?))
}

/// Whether two files have one length and time: all that is left where a drive gives one file
/// another number each time.
fn is_alike(file: &File, path: &Path) -> io::Result<bool> {
    let (ours, there) = (file.metadata()?, path.metadata()?);
    Ok(ours.len() == there.len() && ours.modified()? == there.modified()?)
}

/// Whether a name is that of a file that is open here, and no link to it.
///
/// # Errors
/// As the system says of the name.
pub(super) fn is_itself_named(file: &File, path: &Path) -> io::Result<bool> {
    #[cfg(unix)]
    let is_itself = FileId::of(file)? == FileId::told_by(&path.symlink_metadata()?);
    #[cfg(not(unix))]
    let is_itself = is_named(file, path)?;
    Ok(is_itself)
}
