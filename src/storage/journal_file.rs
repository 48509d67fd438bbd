//! The few things that a journal does to its file, and the file on the disk that does them.
//!
//! Knows bytes and lengths, no acts. A test puts a file in its place that fails where it likes.

use crate::bounded::check_is_file;
use crate::error::{JournalError, JournalTrouble};
use crate::file_id::is_named;
use crate::kept_alone::{Alone, keep_others_out, let_others_in, open_alone};
use crate::recovery::{Access, Notice};
#[cfg(not(unix))]
use crate::whole_file::write_whole;
use crate::whole_file::{fresh_name, rename_new};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A network drive is often back after so long.
const MOMENT: Duration = Duration::from_millis(150);

/// So often a new file is given the name of one that somebody looks at.
#[cfg(not(unix))]
const TRIES_MAX: u32 = 6;

/// What a journal does to its file. Lengths and positions are in bytes.
pub trait JournalFile: Send {
    /// How long the file is now, in bytes.
    fn length(&mut self) -> io::Result<u64>;

    /// Lets a drive that went away for a moment come back.
    fn wait_a_moment(&mut self) {}

    /// Goes over to the file that the name leads to now, where that is another one than before.
    ///
    /// # Errors
    /// Where the name leads nowhere, or to what cannot be opened or is locked by another program
    /// ([`io::ErrorKind::WouldBlock`]); then this stays the file that it was.
    fn follow_name(&mut self) -> io::Result<()>;

    /// The bytes from `from` on, at most `bytes_max`, as whoever opens the file by name has them.
    fn read_by_name(&mut self, from: u64, bytes_max: u64) -> io::Result<Vec<u8>>;

    /// The bytes from `from` on, at most `bytes_max` of them.
    fn read(&mut self, from: u64, bytes_max: u64) -> io::Result<Vec<u8>>;

    /// Writes all of `bytes` to the end of the file.
    ///
    /// # Errors
    /// As the system says; any part of `bytes` may be in the file then.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Puts a file that holds `bytes` in the place of this one, safe on the disk, and goes over to
    /// it.
    ///
    /// # Errors
    /// As the system says; then the name leads to the file that it led to before.
    fn replace(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// From now on only its owner reads it, where the system tells people apart.
    fn keep_to_owner(&mut self) {}

    /// Waits until everything written is safe on the disk.
    fn sync(&mut self) -> io::Result<()>;

    /// Cuts the file off after `length` bytes.
    ///
    /// # Errors
    /// As the system says; then the file is as long as before.
    fn truncate(&mut self, length: u64) -> io::Result<()>;
}

/// A file on a disk.
///
/// While it is open for writing no second program writes to it; reading it is left to everybody.
#[derive(Debug)]
pub struct DiskFile {
    file: File,
    path: PathBuf,
    access: Access,
}

pub(super) struct Opened {
    pub(super) file: DiskFile,
    pub(super) access: Access,
    pub(super) notices: Vec<Notice>,
}

impl DiskFile {
    /// Makes a file that holds `bytes`, under a name that is not taken.
    ///
    /// The name appears when the content is safe, so no loss of power leaves half a file.
    pub(super) fn create(path: &Path, bytes: &[u8]) -> Result<Opened, JournalError> {
        if path.symlink_metadata().is_ok() {
            return Err(JournalTrouble::Exists.at(path));
        }
        let temporary = fresh_name(path);
        let made = write_new(&to_append(), &temporary, bytes)
            .and_then(|made| rename_new(&temporary, path).map(|()| made))
            .map_err(|error| match error.kind() {
                io::ErrorKind::AlreadyExists => JournalTrouble::Exists.at(path),
                _ => JournalTrouble::creating(error).at(path),
            });
        match made {
            Ok(alone) => {
                sync_folder(path);
                Ok(Self::opened(alone, path))
            }
            Err(error) => {
                // What went wrong first is what counts; an empty leftover harms nobody.
                let _ = fs::remove_file(&temporary);
                Err(error)
            }
        }
    }

    /// Opens a file for reading and writing, or for reading where it can only be read.
    pub(super) fn open(path: &Path) -> Result<Opened, JournalError> {
        check_is_file(path).map_err(|error| JournalTrouble::reading(error).at(path))?;
        match open_alone(&to_append(), path) {
            Ok(alone) => Ok(Self::opened(alone, path)),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                Err(JournalTrouble::InUse.at(path))
            }
            Err(error) if is_write_protected(&error) => {
                let opened = Self::open_read_only(path)?;
                Ok(Opened { notices: vec![Notice::ReadOnly], ..opened })
            }
            Err(error) => Err(JournalTrouble::reading(error).at(path)),
        }
    }

    fn opened(alone: Alone, path: &Path) -> Opened {
        let Alone { file, is_kept } = alone;
        let access = Access::ReadWrite;
        // Where others may write, every append still looks whether the file grew.
        let notices = if is_kept { Vec::new() } else { vec![Notice::NotLocked] };
        Opened { file: Self { file, path: path.to_owned(), access }, access, notices }
    }

    /// Opens a file for reading, also while another program writes to it.
    pub(super) fn open_read_only(path: &Path) -> Result<Opened, JournalError> {
        let opened = check_is_file(path).and_then(|()| File::open(path));
        let file = opened.map_err(|error| JournalTrouble::reading(error).at(path))?;
        let access = Access::ReadOnly;
        let file = Self { file, path: path.to_owned(), access };
        Ok(Opened { file, access, notices: Vec::new() })
    }

    /// Opens the file that the name leads to now, and locks it where this one is locked.
    fn open_again(&self) -> io::Result<File> {
        if self.access == Access::ReadOnly {
            return File::open(&self.path);
        }
        // Where one file shows two numbers, as on some network drives, our own lock would keep us
        // out.
        let_others_in(&self.file);
        let opened = open_alone(&to_append(), &self.path);
        opened.map(|alone| alone.file).inspect_err(|_| keep_others_out(&self.file))
    }

    /// Gives a new file the name of this one, and works with it from now on.
    #[cfg(unix)]
    fn go_over_to(&mut self, new: File, fresh: &Path, path: &Path) -> io::Result<()> {
        fs::rename(fresh, path)?;
        self.file = new;
        Ok(())
    }
}

impl Drop for DiskFile {
    fn drop(&mut self) {
        let_others_in(&self.file);
    }
}

impl JournalFile for DiskFile {
    fn keep_to_owner(&mut self) {
        keep_to_owner(&self.file);
    }

    fn wait_a_moment(&mut self) {
        std::thread::sleep(MOMENT);
    }

    fn length(&mut self) -> io::Result<u64> {
        Ok(self.file.metadata()?.len())
    }

    fn follow_name(&mut self) -> io::Result<()> {
        match is_named(&self.file, &self.path) {
            Ok(true) => {}
            Ok(false) => self.file = self.open_again()?,
            // What may not be asked is found out by reading or writing it.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }

    fn read_by_name(&mut self, from: u64, bytes_max: u64) -> io::Result<Vec<u8>> {
        read_from(&File::open(&self.path)?, from, bytes_max)
    }

    fn read(&mut self, from: u64, bytes_max: u64) -> io::Result<Vec<u8>> {
        read_from(&self.file, from, bytes_max)
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.seek(SeekFrom::End(0))?;
        self.file.write_all(bytes)
    }

    #[cfg(unix)]
    fn replace(&mut self, bytes: &[u8]) -> io::Result<()> {
        // A link stays one.
        let path = fs::canonicalize(&self.path)?;
        if !is_named(&self.file, &path)? {
            return Err(io::ErrorKind::NotFound.into());
        }
        let fresh = fresh_name(&path);
        let written = write_new(&as_open_as(&self.file)?, &fresh, bytes);
        let replaced = written.and_then(|alone| self.go_over_to(alone.file, &fresh, &path));
        if replaced.is_err() {
            // The first failure is what is told.
            let _ = fs::remove_file(&fresh);
        }
        sync_folder(&path);
        replaced
    }

    /// Here a file that is open keeps its name, so ours is closed before. Whoever looks through all
    /// files is waited for.
    #[cfg(not(unix))]
    fn replace(&mut self, bytes: &[u8]) -> io::Result<()> {
        let path = fs::canonicalize(&self.path)?;
        if !is_named(&self.file, &path)? {
            return Err(io::ErrorKind::NotFound.into());
        }
        self.file = File::open("NUL")?;
        let mut written = write_whole(&path, bytes);
        for _ in 1..TRIES_MAX {
            if written.is_ok() {
                break;
            }
            std::thread::sleep(MOMENT);
            written = write_whole(&path, bytes);
        }
        self.file = open_alone(&to_append(), &self.path)?.file;
        written
    }

    fn sync(&mut self) -> io::Result<()> {
        self.file.sync_data()
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
        self.file.set_len(length)
    }
}

/// How a journal is opened to be read and added to.
///
/// The system appends each line, so programs never overwrite each other on a drive without locks.
#[cfg(unix)]
fn to_append() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).append(true);
    options
}

/// The same for a new file, which nobody else may read or write but who may this one.
#[cfg(unix)]
fn as_open_as(file: &File) -> io::Result<OpenOptions> {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    let mut options = to_append();
    options.mode(file.metadata()?.permissions().mode() & 0o777);
    Ok(options)
}

/// Here a file that is only added to cannot be cut off.
#[cfg(not(unix))]
fn to_append() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    options
}

fn read_from(mut file: &File, from: u64, bytes_max: u64) -> io::Result<Vec<u8>> {
    file.seek(SeekFrom::Start(from))?;
    let left = file.metadata()?.len().saturating_sub(from).min(bytes_max);
    let mut bytes = Vec::with_capacity(usize::try_from(left).unwrap_or(0));
    file.take(bytes_max).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn is_write_protected(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem)
}

fn write_new(options: &OpenOptions, path: &Path, bytes: &[u8]) -> io::Result<Alone> {
    let mut alone = open_alone(options.clone().create_new(true), path)?;
    alone.file.write_all(bytes)?;
    alone.file.sync_all()?;
    Ok(alone)
}

/// Makes the names in the folder of this file safe.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    // Some systems and drives cannot do this to a folder, and it must not stop a tournament.
    let _ = File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all());
}

/// Takes the rights of everybody but its owner from a file. Whoever is not its owner may not; they
/// read what they were let read before.
#[cfg(unix)]
pub(super) fn keep_to_owner(file: &File) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(there) = file.metadata() else { return };
    let mode = there.permissions().mode();
    if mode & 0o077 != 0 {
        let _ = file.set_permissions(fs::Permissions::from_mode(mode & !0o077));
    }
}

/// The folder of a user is closed to others there.
#[cfg(not(unix))]
pub(super) fn keep_to_owner(_file: &File) {}
