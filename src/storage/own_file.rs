//! A small file of our own beside a journal, which is written over again and again.
//!
//! Its name is known beforehand, so anything may stand there: a link or a second name would lead
//! the bytes into another file, the journal even, and a pipe would be waited for. Such a name is
//! given a file of its own, and what it led to stays as it is.

use crate::file_id::is_itself_named;
use crate::whole_file::put_in_place;
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Writes a few bytes over what our own file holds, without waiting for the disk.
///
/// # Errors
/// As the system says.
pub fn write_own(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = open_own(path, OpenOptions::new().write(true))?;
    file.write_all(bytes)?;
    file.set_len(bytes.len() as u64)
}

/// Opens our own file; makes it where it is not there, and in the place of anything else.
pub(super) fn open_own(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    match path.symlink_metadata() {
        Ok(there) if is_own(&there) => {}
        Ok(_) => put_in_place(path, b"")?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let file = options.create(true).truncate(false).open(path)?;
    // Another program may have put a link there in between.
    let there = path.symlink_metadata()?;
    let is_ours = is_own(&there) && is_itself_named(&file, path)?;
    if is_ours { Ok(file) } else { Err(io::ErrorKind::InvalidInput.into()) }
}

/// Whether what has a name is a file that has no other one.
#[cfg(unix)]
pub(super) fn is_own(there: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    there.is_file() && there.nlink() == 1
}

/// How many names a file has is not told here.
#[cfg(not(unix))]
pub(super) fn is_own(there: &Metadata) -> bool {
    there.is_file()
}

#[cfg(test)]
mod tests {
    use super::write_own;
    use std::fs;

    #[test]
    fn what_was_longer_is_cut_off() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("Friday.floorman.alive");
        for text in ["a long line", "short"] {
            write_own(&path, text.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
    }

    #[cfg(unix)]
    #[test]
    fn what_a_name_leads_to_is_not_written_to() {
        let folder = tempfile::tempdir().unwrap();
        let (other, path) = (folder.path().join("other"), folder.path().join("own"));
        fs::write(&other, "theirs").unwrap();
        let links: [fn(&std::path::Path, &std::path::Path) -> std::io::Result<()>; 2] =
            [|to, at| fs::hard_link(to, at), |to, at| std::os::unix::fs::symlink(to, at)];
        for link in links {
            link(&other, &path).unwrap();
            write_own(&path, b"ours").unwrap();
            assert_eq!(fs::read_to_string(&other).unwrap(), "theirs");
            assert_eq!(fs::read_to_string(&path).unwrap(), "ours");
            fs::remove_file(&path).unwrap();
        }
    }
}
