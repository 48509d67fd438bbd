//! A file that is there whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a file, or puts a whole one in its place: what was there before stays until then.
///
/// The bytes go into a file beside it, which is flushed to the disk and renamed.
///
/// # Errors
/// Where the folder is not there, may not be written to, or is full; nothing is left behind.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let fresh = beside(path)?;
    let written = write(&fresh, bytes).and_then(|()| fs::rename(&fresh, path));
    if written.is_err() {
        // What could not be finished is of no use to anybody; the first failure is what is told.
        let _ = fs::remove_file(&fresh);
    }
    written
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// A name beside the file that nothing else has.
fn beside(path: &Path) -> io::Result<PathBuf> {
    let Some(name) = path.file_name() else {
        return Err(io::Error::from(io::ErrorKind::InvalidInput));
    };
    let mut fresh = std::ffi::OsString::from(".");
    fresh.push(name);
    fresh.push(format!(".{}.new", std::process::id()));
    Ok(path.with_file_name(fresh))
}

#[cfg(test)]
mod tests {
    use crate::whole_file::write_whole;
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
