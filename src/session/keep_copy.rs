//! Keeping a second copy of the tournament that is at work.

use crate::Session;
use crate::place::Place;
use crate::second_copy::CopyKept;
use std::path::Path;
use std::time::{Duration, Instant};
use storage::{CopyStands, SecondCopy};

/// A copy that failed is tried again so often.
const AGAIN: Duration = Duration::from_secs(10);

impl Session {
    /// Keeps a second copy of the file in this folder from now on; none where the folder is empty.
    pub fn keep_copy_in(&mut self, folder: &Path) {
        self.copy = None;
        if folder.as_os_str().is_empty() || self.found().is_read_only {
            return;
        }
        let copy = match &self.place {
            Place::Event { file_name, .. } => SecondCopy::begin_apart(file_name, folder),
            Place::File(path) => SecondCopy::begin(path, folder),
            Place::Nowhere => return,
        };
        self.copy = Some(CopyKept { folder: folder.to_owned(), copy, tried: Instant::now() });
        self.follow_with_copy();
    }

    /// The folder of the second copy and how it stands, where one is kept.
    #[must_use]
    pub fn copy_stands(&self) -> Option<(&Path, CopyStands)> {
        let kept = self.copy.as_ref()?;
        let stands = match &kept.copy {
            Ok(copy) => copy.stands(),
            Err(trouble) => CopyStands::Failed(trouble.clone()),
        };
        Some((&kept.folder, stands))
    }

    /// Waits until the second copy is written or failed, and no longer than this.
    pub fn finish_copy(&self, longest: Duration) {
        if let Some(CopyKept { copy: Ok(copy), .. }) = &self.copy {
            copy.wait(longest);
        }
    }

    /// Tries again where the second copy failed a while ago.
    pub(super) fn retry_copy(&mut self) {
        let is_due = |kept: &CopyKept| {
            kept.copy.as_ref().is_ok_and(|copy| matches!(copy.stands(), CopyStands::Failed(_)))
                && kept.tried.elapsed() >= AGAIN
        };
        if self.copy.as_ref().is_some_and(is_due) {
            self.follow_with_copy();
        }
    }

    /// Hands on to the second copy what it does not have yet.
    pub(super) fn follow_with_copy(&mut self) {
        let Some(kept) = &mut self.copy else { return };
        let Ok(copy) = &mut kept.copy else { return };
        kept.tried = Instant::now();
        let from = copy.wants_from();
        // What cannot be read now is wanted again with the next act.
        if let Ok(Some(bytes)) = self.store.bytes_from(from) {
            copy.hand_on(from, bytes);
        }
    }
}
