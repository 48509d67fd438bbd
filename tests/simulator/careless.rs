//! Journals that promise too much, for a test of the simulator itself.

use crate::disk::{Disk, OpenFile};
use std::io;
use std::path::Path;
use storage::{EventStore, JournalFile, RonJournal};

/// What a careless program leaves out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LeftOut {
    Flush,
    LookingAgain,
}

#[derive(Debug)]
struct Careless {
    file: OpenFile,
    left_out: LeftOut,
}

/// A journal that says that an act is safe before the disk has it.
pub fn without_flush(path: &Path, disk: &Disk) -> Option<Box<dyn EventStore>> {
    over(path, disk, LeftOut::Flush)
}

/// A journal that writes to the file that it opened once, wherever its name leads by now.
pub fn without_looking_again(path: &Path, disk: &Disk) -> Option<Box<dyn EventStore>> {
    over(path, disk, LeftOut::LookingAgain)
}

fn over(path: &Path, disk: &Disk, left_out: LeftOut) -> Option<Box<dyn EventStore>> {
    let file = Careless { file: disk.open()?, left_out };
    Some(Box::new(RonJournal::with_file(path, Box::new(file))))
}

impl JournalFile for Careless {
    fn length(&mut self) -> io::Result<u64> {
        self.file.length()
    }

    fn follow_name(&mut self) -> io::Result<()> {
        match self.left_out {
            LeftOut::LookingAgain => Ok(()),
            LeftOut::Flush => self.file.follow_name(),
        }
    }

    fn read_by_name(&mut self, from: u64, bytes_max: u64) -> io::Result<Vec<u8>> {
        match self.left_out {
            LeftOut::LookingAgain => self.file.read(from, bytes_max),
            LeftOut::Flush => self.file.read_by_name(from, bytes_max),
        }
    }

    fn read(&mut self, from: u64, bytes_max: u64) -> io::Result<Vec<u8>> {
        self.file.read(from, bytes_max)
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.append(bytes)
    }

    fn replace(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.replace(bytes)
    }

    fn sync(&mut self) -> io::Result<()> {
        match self.left_out {
            LeftOut::Flush => Ok(()),
            LeftOut::LookingAgain => self.file.sync(),
        }
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
        self.file.truncate(length)
    }
}
