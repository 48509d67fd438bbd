//! A file that is there whole or not at all.

use std::collections::hash_map::RandomState;
use std::ffi::OsString;
use std::fs::{self, File};
use std::hash::{BuildHasher, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a file, or puts a whole one in its place: what was there before stays until then.
///
/// The bytes go into a file beside it, which is flushed to the disk and renamed.
///
/// # Errors
/// Where the folder is not there, may not be written to, or is full; nothing is left behind.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if path.file_name().is_none() {
        return Err(io::Error::from(io::ErrorKind::InvalidInput));
    }
    let fresh = fresh_name(path);
    let written = write(&fresh, bytes, For::All).and_then(|file| file.sync_all());
    finish(written, &fresh, path)
}

/// The same, and nobody else may read it, also while it is written.
///
/// # Errors
/// As [`write_whole`].
pub fn write_secret(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let fresh = fresh_name(path);
    let written = write(&fresh, bytes, For::OwnerAlone).and_then(|file| file.sync_all());
    finish(written, &fresh, path)
}

/// As [`write_whole`], without waiting for the disk: for what is a comfort.
///
/// # Errors
/// As [`write_whole`].
pub fn put_in_place(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let fresh = fresh_name(path);
    finish(write(&fresh, bytes, For::All).map(drop), &fresh, path)
}

/// As [`write_whole`], under a name that nothing has.
///
/// # Errors
/// As [`write_whole`]; [`io::ErrorKind::AlreadyExists`] if the name is taken; that file stays.
pub fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_new_for(path, bytes, For::All)
}

/// The same, and nobody else may read it.
pub(super) fn write_new_secret(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_new_for(path, bytes, For::OwnerAlone)
}

fn write_new_for(path: &Path, bytes: &[u8], readers: For) -> io::Result<()> {
    if path.file_name().is_none() {
        return Err(io::Error::from(io::ErrorKind::InvalidInput));
    }
    let fresh = fresh_name(path);
    let written = write(&fresh, bytes, readers).and_then(|file| file.sync_all());
    let named = written.and_then(|()| rename_new(&fresh, path));
    if named.is_err() {
        // As where something is replaced.
        let _ = fs::remove_file(fresh);
    }
    named
}

/// Gives a file a name that is not taken.
///
/// # Errors
/// [`io::ErrorKind::AlreadyExists`] if it is taken. After any error the file has its old name.
pub(super) fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Ok(()) => {
            // A second name of the same file is untidy, not wrong.
            let _ = fs::remove_file(from);
            Ok(())
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        Err(_) => rename_over_our_own(from, to),
    }
}

/// The same where a file has no second name, as on sticks and some network drives: renaming would
/// overwrite, so the name is taken first with an empty file, which only one program can make.
fn rename_over_our_own(from: &Path, to: &Path) -> io::Result<()> {
    File::options().write(true).create_new(true).open(to)?;
    fs::rename(from, to).inspect_err(|_| {
        // The name is free again; the first failure is what is told.
        let _ = fs::remove_file(to);
    })
}

/// Gives a finished file its name.
fn finish(written: io::Result<()>, fresh: &Path, path: &Path) -> io::Result<()> {
    let written = written.and_then(|()| fs::rename(fresh, path));
    if written.is_err() {
        // What could not be finished is of no use to anybody; the first failure is what is told.
        let _ = fs::remove_file(fresh);
    }
    written
}

#[derive(Clone, Copy)]
enum For {
    All,
    OwnerAlone,
}

fn write(path: &Path, bytes: &[u8], readers: For) -> io::Result<File> {
    let mut options = File::options();
    // What stands there already, or leads elsewhere, is somebody else's.
    options.write(true).create_new(true);
    restrict(&mut options, readers);
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    Ok(file)
}

#[cfg(unix)]
fn restrict(options: &mut fs::OpenOptions, readers: For) {
    use std::os::unix::fs::OpenOptionsExt;
    match readers {
        For::All => {}
        For::OwnerAlone => drop(options.mode(0o600)),
    }
}

/// The folder of a user is closed to others there.
#[cfg(not(unix))]
fn restrict(_options: &mut fs::OpenOptions, _readers: For) {}

/// A name beside the file that nothing else has, and that nobody can guess.
pub(super) fn fresh_name(path: &Path) -> PathBuf {
    // The keys of a new map are drawn by the system.
    let drawn = RandomState::new().build_hasher().finish();
    let mut fresh = OsString::from(".");
    fresh.push(path.file_name().unwrap_or_default());
    fresh.push(format!(".{drawn:016x}.new"));
    path.with_file_name(fresh)
}

#[cfg(test)]
mod tests {
    use super::rename_over_our_own;
    use crate::whole_file::{fresh_name, write_new, write_whole};
    use std::fs;

    #[test]
    fn a_file_is_replaced_by_a_whole_one_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cards.pdf");
        write_whole(&path, b"first").unwrap();
        write_whole(&path, b"second").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_has_a_name_keeps_it_before_a_new_file() {
        let folder = tempfile::tempdir().unwrap();
        let (path, fresh) = (folder.path().join("copy"), folder.path().join("fresh"));
        write_new(&path, b"first").unwrap();
        fs::write(&fresh, b"second").unwrap();
        for refused in [write_new(&path, b"second"), rename_over_our_own(&fresh, &path)] {
            assert_eq!(refused.unwrap_err().kind(), std::io::ErrorKind::AlreadyExists);
        }
        assert_eq!(fs::read(&path).unwrap(), b"first");
        fs::remove_file(&path).unwrap();
        rename_over_our_own(&fresh, &path).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        let nowhere = folder.path().join("nowhere");
        assert!(rename_over_our_own(&nowhere, &folder.path().join("copy 2")).is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn no_temporary_name_can_be_guessed() {
        let path = std::path::Path::new("cards.pdf");
        let names: std::collections::BTreeSet<_> = (0..50).map(|_| fresh_name(path)).collect();
        assert_eq!(names.len(), 50);
    }

    #[test]
    fn where_it_cannot_be_written_nothing_is_left_behind() {
        let folder = tempfile::tempdir().unwrap();
        assert!(write_whole(&folder.path().join("nowhere/cards.pdf"), b"x").is_err());
        // A folder of that name cannot be replaced by a file.
        let taken = folder.path().join("taken.pdf");
        fs::create_dir(&taken).unwrap();
        assert!(write_whole(&taken, b"x").is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
