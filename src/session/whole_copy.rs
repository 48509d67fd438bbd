//! The whole of a tournament copied, between files and databases, byte for byte the same acts.
//!
//! * Where nothing stands it is made, whole or not at all.
//! * To a beginning of it what it lacks is added: a copy that was cut off goes on.
//! * Where the same stands, or more, nothing is to be done.
//! * Where anything else stands nothing is written.

use crate::databases::databases;
use crate::{OpenError, Session, Time, chance};
use engine::values::{Seq, Timestamp, sha256_hex};
use std::io;
use std::path::Path;
use storage::{Damage, JournalError, JournalTrouble, RonJournal, is_address, shown};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Copied {
    /// How many acts were written.
    pub written: u64,
    /// How many acts stand there now.
    pub acts: u64,
}

#[derive(Debug)]
pub enum CopyError {
    /// What is to be copied cannot be read.
    From(OpenError),
    /// It is damaged, so nobody knows what would be copied.
    Damaged(Damage),
    /// What is to be copied has no act.
    Nothing,
    /// Where it is to go cannot be read or written.
    To(JournalError),
    /// Other acts stand where it is to go.
    Other,
}

impl Session {
    /// The lines of the acts, as they stand in a file after its first line.
    ///
    /// # Errors
    /// Where they cannot be read again.
    pub fn lines(&mut self) -> io::Result<Vec<String>> {
        let bytes = self.store.bytes_from(0)?.unwrap_or_default();
        let text = String::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData)?;
        Ok(text.lines().skip(1).map(str::to_owned).collect())
    }

    /// The SHA-256 of the acts as they are written; the same for a file and for an event in a
    /// database that hold the same acts.
    ///
    /// # Errors
    /// Where they cannot be read again.
    pub fn acts_sha256(&mut self) -> io::Result<String> {
        let mut text = self.lines()?.join("\n");
        text.push('\n');
        Ok(sha256_hex(&text))
    }
}

/// Copies every act of `from` to `to`.
///
/// # Errors
/// Where that cannot be; then nothing was written, or what was written can be gone on with.
pub fn copy_whole(from: &Path, to: &Path) -> Result<Copied, CopyError> {
    let lines = lines_of(from)?;
    if lines.is_empty() {
        return Err(CopyError::Nothing);
    }
    let there = match lines_of(to) {
        Ok(there) => Some(there),
        Err(CopyError::From(OpenError::Journal(error))) if is_missing(&error.what) => None,
        Err(CopyError::From(OpenError::Journal(error))) => return Err(CopyError::To(error)),
        Err(CopyError::Damaged(Damage { line, .. })) => {
            return Err(CopyError::To(JournalTrouble::Damaged { line }.at(&shown(to))));
        }
        Err(other) => return Err(other),
    };
    let lacking = match there.as_deref().unwrap_or_default() {
        there if lines.starts_with(there) => lines.get(there.len()..).unwrap_or_default(),
        there if there.starts_with(&lines) => {
            return Ok(Copied { written: 0, acts: there.len() as u64 });
        }
        _ => return Err(CopyError::Other),
    };
    let copied = Copied { written: lacking.len() as u64, acts: lines.len() as u64 };
    if !is_address(to) {
        write_file(to, there.as_deref(), &lines).map_err(CopyError::To)?;
    } else if there.is_none() {
        let made = databases(to).and_then(|all| all.create_of_lines(to, lines));
        made.map_err(CopyError::To)?;
    } else if !lacking.is_empty() {
        let after = Seq(copied.acts - copied.written);
        let added = databases(to).and_then(|all| all.add_lines(to, after, lacking.to_vec()));
        added.map_err(CopyError::To)?;
    }
    Ok(copied)
}

fn is_missing(trouble: &JournalTrouble) -> bool {
    matches!(trouble, JournalTrouble::NotFound | JournalTrouble::EventUnknown)
}

/// The lines of a tournament that makes sense from its first act to its last.
fn lines_of(path: &Path) -> Result<Vec<String>, CopyError> {
    let time = Time::told(Timestamp(0));
    let opened = Session::open_to_read(path, time, chance(None));
    let mut session = opened.map_err(CopyError::From)?;
    if let Some(damage) = session.found().damage.clone() {
        return Err(CopyError::Damaged(damage));
    }
    let unread = |error| {
        let error = JournalTrouble::Read(error).at(&shown(path));
        CopyError::From(OpenError::Journal(error))
    };
    session.lines().map_err(unread)
}

/// Makes a file that is not there, or adds what it lacks; nobody else may write to it meanwhile.
fn write_file(to: &Path, there: Option<&[String]>, lines: &[String]) -> Result<(), JournalError> {
    let Some(there) = there else { return RonJournal::create_of_lines(to, lines).map(drop) };
    let mut journal = RonJournal::open(to)?;
    match lines.get(there.len()..) {
        None | Some([]) => Ok(()),
        Some(lacking) => journal.add_lines(Seq(there.len() as u64), lacking),
    }
}
