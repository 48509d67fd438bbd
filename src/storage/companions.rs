//! Two small files beside a journal: how far it ever went, and unfinished lines kept aside.
//!
//! `NAME.floorman.seen` shows that an older copy was put in the place of the journal, and which act
//! was the last one promised. It is written without waiting for the disk, and nothing depends on it
//! being there. Its first line is overwritten with every act; where somebody went on with an older
//! copy, the line that proves it is kept beneath.
//! `NAME.floorman.torn` collects what was cut off at the end of the journal.

use crate::bounded::{check_is_file, read_bounded};
use crate::header::HEADER_BYTES_MAX;
use crate::line::checksum_of;
use crate::own_file::{is_own, open_own};
use crate::recovery::Notice;
use engine::values::Seq;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// No such file is read further.
const SEEN_BYTES_MAX: u64 = 4096;

/// A line has its number and checksum within these.
const LINE_HEAD_BYTES: u64 = 32;

/// The same of unfinished lines.
const TORN_BYTES_MAX: u64 = 512 << 20;

/// The last act that was written, as the companion remembers it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct LastSeen {
    pub(super) seq: Seq,
    pub(super) checksum: u32,
    /// The checksum of the first act, which tells one tournament from another.
    pub(super) first: u32,
}

/// The files beside a journal.
#[derive(Debug)]
pub(super) struct Companions {
    seen: PathBuf,
    torn: PathBuf,
    /// Open from the first write on.
    seen_file: Option<File>,
}

impl Companions {
    /// The companions of the journal at `path`.
    pub(super) fn of(path: &Path) -> Self {
        Self { seen: beside(path, ".seen"), torn: beside(path, ".torn"), seen_file: None }
    }

    /// The last act that was written, where that is known.
    pub(super) fn seen(&self) -> Option<LastSeen> {
        // A pipe of this name would be waited for.
        check_is_file(&self.seen).ok()?;
        let file = File::open(&self.seen).ok()?;
        let mut text = String::new();
        file.take(SEEN_BYTES_MAX).read_to_string(&mut text).ok()?;
        let text = text.split_inclusive('\n').next()?;
        let mut words = text.split_ascii_whitespace();
        let seen = LastSeen {
            seq: Seq(words.next()?.parse().ok()?),
            checksum: u32::from_str_radix(words.next()?, 16).ok()?,
            first: u32::from_str_radix(words.next()?, 16).ok()?,
        };
        // Every line has the same length and a checksum, so half an overwritten one shows.
        (text == line(seen)).then_some(seen)
    }

    /// Remembers the last act that was written, if that is possible here.
    pub(super) fn remember(&mut self, seen: LastSeen) {
        if self.try_remember(seen).is_err() {
            // A folder that can only be read is no reason to stop; opened anew next time.
            self.seen_file = None;
        }
    }

    fn try_remember(&mut self, seen: LastSeen) -> io::Result<()> {
        let mut file = match self.seen_file.take() {
            Some(file) => file,
            None => open_own(&self.seen, OpenOptions::new().write(true))?,
        };
        file.seek(SeekFrom::Start(0))?;
        file.write_all(line(seen).as_bytes())?;
        self.seen_file = Some(file);
        Ok(())
    }

    /// Keeps a line for good, before the next act is written over it.
    pub(super) fn keep_seen(&self, seen: LastSeen) {
        // It only proves what somebody was told and answered, and stops nothing.
        let _ = open_own(&self.seen, OpenOptions::new().append(true))
            .and_then(|mut file| file.write_all(line(seen).as_bytes()));
    }

    /// Forgets what an earlier tournament of the same name left behind.
    pub(super) fn forget(&mut self) {
        self.seen_file = None;
        // Where it cannot be removed, its first act gives it away.
        let _ = fs::remove_file(&self.seen);
    }

    /// Adds an unfinished line to those kept aside, and waits until it is safe.
    pub(super) fn keep_torn(&self, bytes: &[u8]) -> io::Result<()> {
        // A backup may have given the file a second name: what is in it is kept under ours, too.
        let before = match self.torn.symlink_metadata() {
            Ok(there) if there.is_file() && !is_own(&there) => {
                read_bounded(&self.torn, TORN_BYTES_MAX)?
            }
            Ok(_) | Err(_) => Vec::new(),
        };
        let mut file = open_own(&self.torn, OpenOptions::new().append(true))?;
        file.write_all(&[&before, bytes, b"\n"].concat())?;
        file.sync_all()
    }

    /// Where unfinished lines are kept.
    pub(super) fn torn_path(&self) -> &Path {
        &self.torn
    }
}

/// How far an event ever went that is kept elsewhere, as this computer remembers it in a file.
#[derive(Debug)]
pub struct EventSeen {
    companions: Companions,
    /// What was seen and is not there, until somebody goes on all the same.
    missing: Option<LastSeen>,
}

impl EventSeen {
    /// What is remembered under this name, to which `.seen` is added.
    #[must_use]
    pub fn under(path: &Path) -> Self {
        Self { companions: Companions::of(path), missing: None }
    }

    /// What an event with these checksums, one for each act, lacks of what was seen of it here.
    pub fn compare(&mut self, checksums: &[u32]) -> Option<Notice> {
        let seen = self.companions.seen();
        let found = seen.and_then(|seen| Some((seen, seen.compare(checksums)?)));
        self.missing = found.as_ref().map(|(seen, _)| *seen);
        if let (Some(first), Some(last)) = (checksums.first(), checksums.last()) {
            self.goes_to(Seq(checksums.len() as u64), *last, *first);
        }
        found.map(|(_, notice)| notice)
    }

    /// The event goes as far as this act, of which the checksum is told, and that of its first act.
    pub fn goes_to(&mut self, seq: Seq, checksum: u32, first: u32) {
        if self.missing.is_none() {
            self.companions.remember(LastSeen { seq, checksum, first });
        }
    }

    /// Somebody goes on with it, whatever is missing; the line that proves what it was is kept.
    pub fn go_on(&mut self) {
        if let Some(seen) = self.missing.take() {
            self.companions.keep_seen(seen);
        }
    }
}

/// Whether a copy begins with the act that is remembered beside a journal as its first one.
#[must_use]
pub fn begins_as_seen(journal: &Path, copy: &Path) -> bool {
    let Some(seen) = Companions::of(journal).seen() else { return false };
    let first = || -> Option<u32> {
        check_is_file(copy).ok()?;
        let mut reader = BufReader::new(File::open(copy).ok()?);
        let mut line = Vec::new();
        reader.by_ref().take(HEADER_BYTES_MAX).read_until(b'\n', &mut line).ok()?;
        line.clear();
        reader.take(LINE_HEAD_BYTES).read_until(b'\n', &mut line).ok()?;
        checksum_of(&line)
    };
    first() == Some(seen.first)
}

impl LastSeen {
    /// What a journal with these checksums lacks of what was seen.
    pub(super) fn compare(self, checksums: &[u32]) -> Option<Notice> {
        if checksums.first().is_some_and(|first| *first != self.first) {
            return None;
        }
        let index = usize::try_from(self.seq.0).unwrap_or(usize::MAX).checked_sub(1)?;
        match checksums.get(index) {
            Some(checksum) if *checksum == self.checksum => None,
            Some(_) => Some(Notice::TailDiffers { at: self.seq }),
            None => {
                let found = Seq(checksums.len() as u64);
                Some(Notice::TailMissing { last_seen: self.seq, found })
            }
        }
    }
}

/// The line with its own checksum: a half-overwritten older line must look as if there were none.
fn line(seen: LastSeen) -> String {
    let words = format!("{:020} {:08x} {:08x}", seen.seq, seen.checksum, seen.first);
    let check = crc32fast::hash(words.as_bytes());
    format!("{words} {check:08x}\n")
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}
