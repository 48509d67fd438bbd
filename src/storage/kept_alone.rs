//! A file that is open here, and that no other program writes to meanwhile.
//!
//! Linux and macOS have locks that programs ask for, and Windows has what others may do with an
//! open file; everybody may go on reading it. A lock of Windows would keep them from that, too.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// A file that is open, and whether others are kept from writing to it.
#[derive(Debug)]
pub(super) struct Alone {
    pub(super) file: File,
    /// Some network drives know no locks.
    pub(super) is_kept: bool,
}

/// Opens a file and keeps others from writing to it until it is closed.
///
/// # Errors
/// [`io::ErrorKind::WouldBlock`] where another program works on it; otherwise as the system says.
#[cfg(unix)]
pub(super) fn open_alone(options: &OpenOptions, path: &Path) -> io::Result<Alone> {
    use std::fs::TryLockError;
    let file = options.open(path)?;
    match file.try_lock() {
        Ok(()) => Ok(Alone { file, is_kept: true }),
        Err(TryLockError::WouldBlock) => Err(io::ErrorKind::WouldBlock.into()),
        Err(TryLockError::Error(_)) => Ok(Alone { file, is_kept: false }),
    }
}

/// The same with what Windows has for it.
#[cfg(windows)]
pub(super) fn open_alone(options: &OpenOptions, path: &Path) -> io::Result<Alone> {
    use std::os::windows::fs::OpenOptionsExt;
    /// FILE_SHARE_READ and FILE_SHARE_DELETE: others may read it, and move it or take it away.
    const READ_AND_MOVE: u32 = 1 | 4;
    /// ERROR_SHARING_VIOLATION
    const IN_USE: i32 = 32;
    let file = options.clone().share_mode(READ_AND_MOVE).open(path).map_err(|error| {
        let is_in_use = error.raw_os_error() == Some(IN_USE);
        if is_in_use { io::ErrorKind::WouldBlock.into() } else { error }
    })?;
    Ok(Alone { file, is_kept: true })
}

/// Lets others write to a file that is still open.
///
/// By closing alone a lock would stay for as long as a program that is just being started has the
/// file, too. On Windows no program gets it in this way, and to close it is enough.
pub(super) fn let_others_in(file: &File) {
    #[cfg(unix)]
    let _ = file.unlock();
    #[cfg(windows)]
    let _ = file;
}

/// Keeps them out again, where nobody came meanwhile.
pub(super) fn keep_others_out(file: &File) {
    #[cfg(unix)]
    let _ = file.try_lock();
    #[cfg(windows)]
    let _ = file;
}
