//! Other copies of a journal, and whether one is the beginning of the other.
//!
//! Sync programs and sticks leave copies beside a journal. Where an older one was put in its place,
//! one of them may hold the acts that are missing.

use crate::place::Place;
use crate::{Failure, Session, place};
use engine::log::{Act, Log};
use engine::values::{Seq, Timestamp};
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use storage::{Appended, Notice, begins_as_seen};

/// The most files that are looked into.
const COPIES_MAX: usize = 100;

/// How a copy stands to a journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kinship {
    Same,
    /// The copy is the beginning of the journal.
    Older,
    /// The journal is the beginning of the copy.
    Newer,
    /// They went different ways after this act.
    Parted(Seq),
}

/// A copy of a journal that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundCopy {
    pub path: PathBuf,
    /// How it stands to the journal.
    pub kinship: Kinship,
    pub acts: u64,
    /// When its last act was done.
    pub last: Timestamp,
}

impl Session {
    /// The copies of this journal beside it and at these places, the longest first.
    ///
    /// A file that cannot be read, and one of another tournament, is none.
    #[must_use]
    pub fn copies(&self, others: &[PathBuf]) -> Vec<FoundCopy> {
        let mut found: Vec<FoundCopy> = places(self.path(), others)
            .into_iter()
            .filter_map(|path| FoundCopy::of(path, self.path(), self.log().acts()))
            .collect();
        found.sort_by_key(|copy| std::cmp::Reverse(copy.acts));
        found
    }

    /// Asks where the copy of an event in this folder has acts that are missing here, as where an
    /// older file was put in the place of a journal.
    ///
    /// A file is asked about by what it remembers itself.
    pub fn look_at_copy_in(&mut self, folder: &Path) {
        let Place::Event { file_name, .. } = &self.place else { return };
        let is_asked = self.found.notices.iter().any(Notice::asks);
        if self.found.is_read_only || is_asked || folder.as_os_str().is_empty() {
            return;
        }
        let copy = FoundCopy::of(folder.join(file_name), None, self.log().acts());
        let notice = match copy.as_ref().map(|copy| copy.kinship) {
            Some(Kinship::Newer) => {
                let last_seen = Seq(copy.map_or(0, |copy| copy.acts));
                Notice::TailMissing { last_seen, found: self.log().last_seq() }
            }
            Some(Kinship::Parted(after)) => Notice::TailDiffers { at: Seq(after.0 + 1) },
            Some(Kinship::Same | Kinship::Older) | None => return,
        };
        self.found.notices.push(notice);
        self.found.asks = true;
        self.found.is_read_only = true;
    }

    /// Adds what a copy holds after the last act here; how many acts that are.
    ///
    /// # Errors
    /// Where this journal is not the beginning of the copy, or cannot be written to. What was
    /// written until then stands.
    pub fn take_from(&mut self, copy: &Path) -> Result<u64, Failure> {
        if self.found.is_read_only && !self.found.asks {
            return Err(Failure::ReadOnly);
        }
        let theirs = acts_of(copy).ok_or(Failure::NoBeginning)?;
        let rest = theirs.strip_prefix(self.log.acts()).ok_or(Failure::NoBeginning)?;
        for act in rest {
            let before = self.log.last_seq();
            self.log.push(act.clone()).map_err(|_| Failure::NoBeginning)?;
            if let Appended::Stale(newer) = self.write(before)? {
                self.fold_in(newer)?;
                return Err(self.let_go(before, Failure::Busy));
            }
        }
        self.accept_older();
        self.follow_with_copy();
        Ok(rest.len() as u64)
    }
}

impl FoundCopy {
    fn of(path: PathBuf, own: Option<&Path>, ours: &[Act]) -> Option<Self> {
        let theirs = acts_of(&path)?;
        let common = ours.iter().zip(&theirs).take_while(|(one, other)| one == other).count();
        // Where no act is left, what was seen of the first one tells.
        let is_known = || ours.is_empty() && own.is_some_and(|own| begins_as_seen(own, &path));
        if common == 0 && !is_known() {
            return None;
        }
        let is_beginning = common == ours.len().min(theirs.len());
        let kinship = match theirs.len().cmp(&ours.len()) {
            _ if !is_beginning => Kinship::Parted(Seq(common as u64)),
            Ordering::Less => Kinship::Older,
            Ordering::Equal => Kinship::Same,
            Ordering::Greater => Kinship::Newer,
        };
        let last = theirs.last().map_or(Timestamp(0), |act| act.at);
        Some(Self { path, kinship, acts: theirs.len() as u64, last })
    }

    /// What can be read in this copy, up to where it stops making sense.
    #[must_use]
    pub fn log(&self) -> Log {
        acts_of(&self.path).and_then(|acts| Log::replay(acts).ok()).unwrap_or_default()
    }
}

/// The acts that can be read in a file.
fn acts_of(path: &Path) -> Option<Vec<Act>> {
    let loaded = place::open_to_read(path).ok()?.store.load().ok()?;
    Some(loaded.acts)
}

/// The journals beside this one, whatever a sync program called them, and the others.
fn places(own: Option<&Path>, others: &[PathBuf]) -> Vec<PathBuf> {
    let whole = |path: &Path| dunce::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let own = own.map(whole);
    let beside = own.as_deref().and_then(Path::parent).and_then(|folder| fs::read_dir(folder).ok());
    let beside = beside.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let is_named = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_companion =
            [".seen", ".torn", ".alive", ".txt"].iter().any(|end| name.ends_with(end));
        name.contains(".floorman") && !is_companion
    };
    let all = beside.filter(is_named).chain(others.iter().map(|path| whole(path)));
    let found: BTreeSet<PathBuf> =
        all.filter(|path| path.is_file() && Some(path) != own.as_ref()).collect();
    found.into_iter().take(COPIES_MAX).collect()
}
