//! Reading a file of somebody else's, which may be a pipe, or larger than any memory.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

/// Everything in a file, where it is one and holds no more than `bytes_max`.
///
/// # Errors
/// As the system says; [`io::ErrorKind::FileTooLarge`] where it holds more, and
/// [`io::ErrorKind::InvalidInput`] where it is a pipe or a device, for which one waits for ever.
pub fn read_bounded(path: &Path, bytes_max: u64) -> io::Result<Vec<u8>> {
    check_is_file(path)?;
    let mut bytes = Vec::new();
    File::open(path)?.take(bytes_max.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > bytes_max {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

/// The same as text.
///
/// # Errors
/// As [`read_bounded`]; [`io::ErrorKind::InvalidData`] where it is no UTF-8.
pub fn read_text_bounded(path: &Path, bytes_max: u64) -> io::Result<String> {
    let text = String::from_utf8(read_bounded(path, bytes_max)?);
    text.map_err(|_| io::ErrorKind::InvalidData.into())
}

/// Refuses what is no file before it is opened.
pub(super) fn check_is_file(path: &Path) -> io::Result<()> {
    let found = fs::metadata(path)?;
    if found.is_file() {
        return Ok(());
    }
    // Of a folder Windows says only that access is denied.
    let kind = io::ErrorKind::IsADirectory;
    Err(if found.is_dir() { kind } else { io::ErrorKind::InvalidInput }.into())
}

#[cfg(test)]
mod tests {
    use super::{read_bounded, read_text_bounded};
    use std::io::ErrorKind;

    #[test]
    fn a_file_is_read_up_to_its_bound_and_refused_beyond() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("list.csv");
        std::fs::write(&path, "Ana\nBo").unwrap();
        assert_eq!(read_bounded(&path, 6).unwrap(), b"Ana\nBo");
        assert_eq!(read_bounded(&path, 5).unwrap_err().kind(), ErrorKind::FileTooLarge);
        assert_eq!(read_text_bounded(&path, 9).unwrap(), "Ana\nBo");
        std::fs::write(&path, [0xff]).unwrap();
        assert_eq!(read_text_bounded(&path, 9).unwrap_err().kind(), ErrorKind::InvalidData);
        assert_eq!(read_bounded(folder.path(), 9).unwrap_err().kind(), ErrorKind::IsADirectory);
    }

    #[cfg(unix)]
    #[test]
    fn a_device_is_no_file() {
        let read = read_bounded(std::path::Path::new("/dev/zero"), 9);
        assert_eq!(read.unwrap_err().kind(), ErrorKind::InvalidInput);
    }
}
