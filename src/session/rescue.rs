//! A way on after damage: a new file with the acts that are good, and a list of what is left out.
//!
//! The damaged file is only read. What can still be read after the damage is handed on to whoever
//! tells it, so that a person can do it again; it is not taken over, for nobody knows what happened
//! in between.

use crate::place::{self, Place};
use crate::{FoundCopy, OpenError, Session, Time};
use engine::log::{Act, Log};
use engine::values::{Seq, Timestamp};
use std::path::{Path, PathBuf};
use storage::{JournalTrouble, Salvage, headless, read_text_bounded, salvage, write_whole};

/// A list of what was left out is read so far.
const LIST_BYTES_MAX: u64 = 16 << 20;
const LIST_LINES_MAX: usize = 5_000;

/// What a new file is called, after the name of the old one and the last act that comes along.
pub type NewName<'a> = &'a dyn Fn(&str, Seq) -> String;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rescued {
    pub path: PathBuf,
    /// The last act in the new file.
    pub upto: Seq,
    /// The acts in the new file.
    pub good: Vec<Act>,
    /// Acts of the old file that did not come along and can still be read, with their numbers.
    pub left_out: Vec<(Seq, Act)>,
    /// Lines of the old file in which nothing can be read.
    pub unread: usize,
    /// The file that lists what is left out, where something is and it could be written.
    pub list: Option<PathBuf>,
}

#[derive(Debug)]
pub enum RescueError {
    /// The file is whole up to this act, and no earlier one was asked for.
    NothingDamaged {
        /// The last act that the file has.
        last: Seq,
    },
    /// The old file cannot be read, or the new one not be made.
    Open(OpenError),
    /// No act at the beginning of the old file is good.
    NothingGood {
        /// What can still be read in it; no file was made.
        left_out: Box<Rescued>,
        /// Copies that lie beside the old file.
        copies: Vec<FoundCopy>,
    },
    /// The old file has no such act, or it stands after the damage.
    NoSuchAct {
        /// The last act of the file that is good.
        last: Seq,
    },
}

impl Rescued {
    /// Writes the list of what is left out beside the new file; none where there is nothing.
    pub fn write_list(&mut self, lines: &[String]) {
        if lines.is_empty() {
            return;
        }
        let list = list_of(&self.path);
        let text = lines.join("\n") + "\n";
        // The list is a help; the evening goes on without it.
        self.list = write_whole(&list, text.as_bytes()).is_ok().then_some(list);
    }
}

/// Makes a new file of the good acts of a journal, up to `upto` where that is told; beside the old
/// one under the name that `new_name` gives it, where `into` does not say which.
///
/// # Errors
/// If the old file is unreadable or lacks the act, or the new one fails; then nothing is left over.
pub fn rescue(
    old: &Path,
    upto: Option<Seq>,
    into: Option<&Path>,
    new_name: NewName<'_>,
) -> Result<Rescued, RescueError> {
    let beside = place::file_beside(old);
    let time = Time::told(Timestamp(0));
    let damaged = match Session::open_to_rescue(old, time) {
        Ok(session) if session.found().damage.is_none() && upto.is_none() => {
            return Err(RescueError::NothingDamaged { last: session.log().last_seq() });
        }
        Ok(mut session) => session.damaged(),
        // A spoilt first line alone costs no act.
        Err(error) if is_of_first_line(&error) => without_first_line(old, error),
        Err(error) => Err(RescueError::Open(error)),
    };
    damaged?.go_on(upto, into, &beside, new_name)
}

impl Session {
    /// The same of the open tournament; an event of a database gets its new file in `folder`.
    ///
    /// # Errors
    /// As [`rescue`].
    pub fn rescue(&mut self, folder: &Path, new_name: NewName<'_>) -> Result<Rescued, RescueError> {
        let beside = match &self.place {
            Place::File(path) => path.clone(),
            Place::Event { file_name, .. } => folder.join(file_name),
            Place::Nowhere => folder.to_owned(),
        };
        self.damaged()?.go_on(None, None, &beside, new_name)
    }

    /// What makes sense, and what can still be read after that.
    fn damaged(&mut self) -> Result<Damaged, RescueError> {
        let line = self.found().damage.as_ref().map(|damage| damage.line);
        let after = line.map(|line| self.store.salvage(line)).transpose();
        let after = after.map_err(|error| RescueError::Open(OpenError::Journal(error)))?;
        let copies = if self.log().acts().is_empty() { self.copies(&[]) } else { Vec::new() };
        Ok(Damaged { log: self.log().clone(), after: after.unwrap_or_default(), copies })
    }
}

/// What can be read of a tournament.
struct Damaged {
    /// The acts that make sense, as a log.
    log: Log,
    /// What can still be read after that.
    after: Salvage,
    /// The copies beside it, where nothing makes sense.
    copies: Vec<FoundCopy>,
}

impl Damaged {
    /// Makes the new file, beside the old one where nobody says what it is called.
    fn go_on(
        self,
        upto: Option<Seq>,
        into: Option<&Path>,
        beside: &Path,
        new_name: NewName<'_>,
    ) -> Result<Rescued, RescueError> {
        let Self { log, after, copies } = self;
        let (last, unread) = (log.last_seq(), after.unread);
        if last.0 == 0 {
            let (path, good, left_out) = (beside.to_owned(), Vec::new(), after.acts);
            let left_out = Rescued { path, upto: last, good, left_out, unread, list: None };
            return Err(RescueError::NothingGood { left_out: Box::new(left_out), copies });
        }
        let upto = upto.unwrap_or(last);
        if upto.0 == 0 || upto > last {
            return Err(RescueError::NoSuchAct { last });
        }
        let split = usize::try_from(upto.0).unwrap_or(usize::MAX).min(log.acts().len());
        let (good, rest) = log.acts().split_at(split);
        let path = into.map_or_else(|| free_name(beside, upto, new_name), Path::to_path_buf);
        let made = place::make(&path, good);
        drop(made.map_err(|error| RescueError::Open(OpenError::Journal(error)))?);
        let rest = (upto.0 + 1..).map(Seq).zip(rest.iter().cloned());
        // An act whose line alone has a spoilt end is read, and found once more behind.
        let is_there = |seq: &Seq, act: &Act| {
            let index = usize::try_from(seq.0).ok().and_then(|no| no.checked_sub(1));
            index.and_then(|index| log.acts().get(index)) == Some(act)
        };
        let after_it = after.acts.into_iter().filter(|(seq, act)| !is_there(seq, act));
        let left_out = rest.chain(after_it).collect();
        Ok(Rescued { path, upto, good: good.to_vec(), left_out, unread, list: None })
    }
}

/// What can be read of a file that did not open because its first line is spoilt.
fn without_first_line(old: &Path, error: OpenError) -> Result<Damaged, RescueError> {
    let (log, line) = from_second_line(old).unwrap_or_else(|| (Log::default(), 2));
    let after = salvage(old, line).map_err(|error| RescueError::Open(OpenError::Journal(error)))?;
    if log.acts().is_empty() && after.acts.is_empty() {
        return Err(RescueError::Open(error));
    }
    Ok(Damaged { log, after, copies: Vec::new() })
}

/// What makes sense after a spoilt first line, and the first line that does not.
fn from_second_line(old: &Path) -> Option<(Log, u64)> {
    let (acts, line) = headless(old)?;
    let misfit = match Log::replay(acts.iter().cloned()) {
        Ok(log) => return Some((log, line)),
        Err(misfit) => misfit,
    };
    let log = Log::replay(acts.into_iter().take(misfit)).unwrap_or_default();
    Some((log, misfit as u64 + 2))
}

/// Whether a file may not have opened because of its first line; without an end it looks torn.
fn is_of_first_line(error: &OpenError) -> bool {
    let is_its_trouble = |what: &JournalTrouble| {
        matches!(what, JournalTrouble::NotAJournal | JournalTrouble::TornHeader)
    };
    matches!(error, OpenError::Journal(error) if is_its_trouble(&error.what))
}

/// The last good act of a file that did not open for its spoilt first line; otherwise `None`.
#[must_use]
pub fn last_without_first_line(path: &Path, error: &OpenError) -> Option<Seq> {
    let (log, _) = is_of_first_line(error).then(|| from_second_line(path)).flatten()?;
    Some(log.last_seq()).filter(|last| last.0 > 0)
}

/// What was left out of a file when it was made by a rescue, a line each; nothing for any other.
#[must_use]
pub fn left_out_of(path: &Path) -> Vec<String> {
    let text = read_text_bounded(&list_of(path), LIST_BYTES_MAX).unwrap_or_default();
    text.lines().take(LIST_LINES_MAX).map(str::to_owned).collect()
}

/// Where the list beside a file stands.
fn list_of(path: &Path) -> PathBuf {
    let path = place::file_beside(path);
    let mut name = path.as_os_str().to_owned();
    name.push(".left-out.txt");
    PathBuf::from(name)
}

/// A name beside the old file that is not taken; that of an event stands where somebody works.
fn free_name(old: &Path, upto: Seq, new_name: NewName<'_>) -> PathBuf {
    let name = new_name(&old.file_stem().unwrap_or_default().to_string_lossy(), upto);
    let of = |number: usize| match number {
        1 => old.with_file_name(format!("{name}.floorman")),
        _ => old.with_file_name(format!("{name} ({number}).floorman")),
    };
    // A list that was left there would be taken for that of the new file.
    let is_free = |path: &PathBuf| {
        [path.clone(), list_of(path)].iter().all(|path| path.symlink_metadata().is_err())
    };
    (1..1000).map(of).find(is_free).unwrap_or_else(|| of(1))
}
