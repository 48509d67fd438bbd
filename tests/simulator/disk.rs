//! A disk in memory that fails as real ones do.
//!
//! A file has what a reader finds now, and what a loss of power leaves; a name leads to a file, and
//! may lead to another one or nowhere from one moment to the next.

use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use storage::JournalFile;

/// What goes wrong with the next line that is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WriteFault {
    /// There is room for so many bytes.
    Full { room: usize },
    /// The disk may only be read.
    ReadOnly,
    /// The line stands there, and flushing says no.
    NoFlush,
    /// Flushing says no, and the line cannot be cut off again.
    NoFlushNoCut,
    /// Flushing says yes and does nothing.
    FalseFlush,
    /// Power fails after so many bytes of the line.
    PowerCut { after: usize },
    /// While the line is written the name is taken away.
    NameGone,
}

/// What a loss of power makes of what was not flushed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AfterPowerCut {
    /// It is all there.
    Kept,
    /// It is all gone.
    Gone,
    /// So many of its bytes are there.
    Torn(usize),
    /// It is as long as it was, and a block of it was never written: zeros stand there.
    Hole(usize),
    /// It is as long as it was, and in a block of it stands what was deleted before.
    Stale(usize),
}

/// One file.
#[derive(Debug, Clone, Default)]
struct Bytes {
    now: Vec<u8>,
    flushed: Vec<u8>,
}

#[derive(Debug, Default)]
struct Parts {
    files: Vec<Bytes>,
    /// Which file the name leads to.
    name: Option<usize>,
    fault: Option<WriteFault>,
    /// Nothing answers any more.
    is_off: bool,
    /// What another program, which no lock holds back, writes just before the next line.
    overtaken_by: Vec<u8>,
}

/// A disk with one name on it. A clone is the same disk.
#[derive(Debug, Clone, Default)]
pub struct Disk(Arc<Mutex<Parts>>);

impl Disk {
    /// A disk on which the name leads to a file of these bytes.
    pub fn holding(bytes: Vec<u8>) -> Self {
        let file = Bytes { flushed: bytes.clone(), now: bytes };
        Self(Arc::new(Mutex::new(Parts { files: vec![file], name: Some(0), ..Parts::default() })))
    }

    fn parts(&self) -> MutexGuard<'_, Parts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens what the name leads to.
    pub fn open(&self) -> Option<OpenFile> {
        self.parts().name.map(|file| OpenFile { disk: self.clone(), file })
    }

    /// What whoever opens the name finds; nothing where it leads nowhere.
    pub fn bytes(&self) -> Option<Vec<u8>> {
        let parts = self.parts();
        parts.name.and_then(|file| parts.files.get(file)).map(|file| file.now.clone())
    }

    /// Lets the next line meet this.
    pub fn fail_next(&self, fault: WriteFault) {
        self.parts().fault = Some(fault);
    }

    /// Everything works again.
    pub fn repair(&self) {
        let mut parts = self.parts();
        parts.fault = None;
        parts.is_off = false;
    }

    /// The name leads to another file of these bytes from now on; gives which it led to.
    pub fn put_in_place(&self, bytes: Vec<u8>) -> Option<usize> {
        let mut parts = self.parts();
        parts.files.push(Bytes { flushed: bytes.clone(), now: bytes });
        let new = parts.files.len() - 1;
        parts.name.replace(new)
    }

    /// The name leads to this file from now on, or nowhere; gives which it led to.
    pub fn lead_to(&self, file: Option<usize>) -> Option<usize> {
        std::mem::replace(&mut self.parts().name, file)
    }

    /// Changes the bytes under the name, as other programs and bad sectors do.
    pub fn change(&self, change: impl FnOnce(&mut Vec<u8>)) {
        let mut parts = self.parts();
        if let Some(file) = parts.name.and_then(|file| parts.files.get_mut(file)) {
            change(&mut file.now);
            file.flushed.clone_from(&file.now);
        }
    }

    /// Another program, without a lock, writes this just before the next line.
    pub fn overtake_next(&self, bytes: Vec<u8>) {
        self.parts().overtaken_by = bytes;
    }

    /// The power is gone and back.
    pub fn cut_power(&self, leaves: AfterPowerCut) {
        let mut parts = self.parts();
        for file in &mut parts.files {
            file.now = left_of(file, leaves);
            file.flushed.clone_from(&file.now);
        }
        (parts.fault, parts.is_off) = (None, false);
    }
}

/// How large a block of a disk is.
const BLOCK: usize = 64;

fn left_of(file: &Bytes, leaves: AfterPowerCut) -> Vec<u8> {
    let Some(new) = file.now.strip_prefix(file.flushed.as_slice()) else {
        // It was cut off and that was not flushed.
        return if leaves == AfterPowerCut::Kept { file.now.clone() } else { file.flushed.clone() };
    };
    let spoilt = |at: usize, with: u8| {
        let mut new = new.to_vec();
        let from = at.checked_rem(new.len()).unwrap_or(0);
        new.iter_mut().skip(from).take(BLOCK).for_each(|byte| *byte = with);
        [file.flushed.as_slice(), new.as_slice()].concat()
    };
    match leaves {
        AfterPowerCut::Kept => file.now.clone(),
        AfterPowerCut::Gone => file.flushed.clone(),
        AfterPowerCut::Torn(bytes) => {
            let kept = &new[..bytes.checked_rem(new.len().max(1)).unwrap_or(0)];
            [file.flushed.as_slice(), kept].concat()
        }
        AfterPowerCut::Hole(at) => spoilt(at, 0),
        AfterPowerCut::Stale(at) => spoilt(at, b'7'),
    }
}

/// A file as a program has it open.
#[derive(Debug)]
pub struct OpenFile {
    disk: Disk,
    file: usize,
}

impl OpenFile {
    fn with<T>(&self, does: impl FnOnce(&mut Bytes) -> T) -> io::Result<T> {
        let mut parts = self.disk.parts();
        if parts.is_off {
            return Err(io::Error::other("no power"));
        }
        parts.files.get_mut(self.file).map(does).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn fault(&self) -> Option<WriteFault> {
        self.disk.parts().fault
    }
}

fn part(bytes: &[u8], from: u64, bytes_max: u64) -> Vec<u8> {
    let from = usize::try_from(from).unwrap_or(usize::MAX);
    let most = usize::try_from(bytes_max).unwrap_or(usize::MAX);
    bytes.iter().skip(from).take(most).copied().collect()
}

impl JournalFile for OpenFile {
    fn length(&mut self) -> io::Result<u64> {
        self.with(|file| file.now.len() as u64)
    }

    fn follow_name(&mut self) -> io::Result<()> {
        self.file = self.disk.parts().name.ok_or(io::ErrorKind::NotFound)?;
        Ok(())
    }

    fn read_by_name(&mut self, from: u64, bytes_max: u64) -> io::Result<Vec<u8>> {
        let name = self.disk.parts().name.ok_or(io::ErrorKind::NotFound)?;
        OpenFile { disk: self.disk.clone(), file: name }.read(from, bytes_max)
    }

    fn read(&mut self, from: u64, bytes_max: u64) -> io::Result<Vec<u8>> {
        self.with(|file| part(&file.now, from, bytes_max))
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        let others = std::mem::take(&mut self.disk.parts().overtaken_by);
        let fault = self.fault();
        let (fits, trouble) = match fault {
            Some(WriteFault::Full { room }) => {
                let fits = room % bytes.len().max(1);
                (fits, Some(io::ErrorKind::StorageFull.into()))
            }
            Some(WriteFault::ReadOnly) => (0, Some(io::ErrorKind::PermissionDenied.into())),
            Some(WriteFault::PowerCut { after }) => {
                (after % (bytes.len() + 1), Some(io::Error::other("no power")))
            }
            Some(
                WriteFault::NoFlush
                | WriteFault::NoFlushNoCut
                | WriteFault::FalseFlush
                | WriteFault::NameGone,
            )
            | None => (bytes.len(), None),
        };
        self.with(|file| {
            file.now.extend(others);
            file.now.extend(&bytes[..fits]);
        })?;
        if matches!(fault, Some(WriteFault::PowerCut { .. })) {
            self.disk.parts().is_off = true;
        }
        if fault == Some(WriteFault::NameGone) {
            self.disk.parts().name = None;
        }
        trouble.map_or(Ok(()), Err)
    }

    fn replace(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self.fault() {
            None | Some(WriteFault::NameGone | WriteFault::FalseFlush) => self.with(|file| {
                file.now = bytes.to_vec();
                file.flushed = bytes.to_vec();
            }),
            Some(_) => Err(io::Error::other("the disk takes no new file")),
        }
    }

    fn sync(&mut self) -> io::Result<()> {
        match self.fault() {
            Some(WriteFault::NoFlush | WriteFault::NoFlushNoCut) => {
                Err(io::Error::other("the disk does not flush"))
            }
            Some(WriteFault::FalseFlush) => self.with(|_| ()),
            _ => self.with(|file| file.flushed.clone_from(&file.now)),
        }
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
        if self.fault() == Some(WriteFault::NoFlushNoCut) {
            return Err(io::Error::other("the disk does not cut"));
        }
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        self.with(|file| file.now.truncate(length))
    }
}
