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
    // What a drive of Windows shares is busy while somebody works on it there.
    let in_use = |error: io::Error| match error.kind() {
        io::ErrorKind::ResourceBusy => io::ErrorKind::WouldBlock.into(),
        _ => error,
    };
    let file = options.open(path).map_err(in_use)?;
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
    const MOMENT: std::time::Duration = std::time::Duration::from_millis(100);
    const TRIES_MAX: u32 = 4;
    let mut alone = options.clone();
    alone.share_mode(READ_AND_MOVE);
    let mut tries = 1;
    let file = loop {
        match alone.open(path) {
            Ok(file) => break file,
            Err(error) if error.raw_os_error() != Some(IN_USE) => return Err(error),
            Err(_) if tries == TRIES_MAX => return Err(io::ErrorKind::WouldBlock.into()),
            // Whoever looks through all files, or copies this one, has done so in a moment.
            Err(_) => std::thread::sleep(MOMENT),
        }
        tries += 1;
    };
    // Some network drives keep nobody out.
    let is_kept = File::options().write(true).open(path).is_err();
    Ok(Alone { file, is_kept })
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
