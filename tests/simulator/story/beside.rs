//! A second copy in another folder, compared with the file act by act.

use crate::story::{Checked, Evening};
use engine::command::Command;
use std::fs;
use std::path::Path;
use std::time::Duration;
use storage::{CopyStands, CopyTrouble};
use tempfile::TempDir;

/// One evening in so many keeps a second copy: every act of it waits for a real disk.
const EVENINGS_PER_COPY: u64 = 8;

/// Longer than any disk takes that answers.
const LONGEST: Duration = Duration::from_secs(60);

/// The folder for second copies, on the evenings that keep one.
pub(super) fn folder(seed: u64) -> Checked<Option<TempDir>> {
    if seed % EVENINGS_PER_COPY != 3 {
        return Ok(None);
    }
    tempfile::tempdir().map(Some).map_err(|error| error.to_string())
}

impl Evening {
    /// Begins to keep the copy, as the program does with every file that it opens.
    pub(super) fn keep_copy(&mut self) {
        if let Some(folder) = &self.copies {
            self.session.keep_copy_in(folder.path());
        }
    }

    /// How the copy stands when everything is written, and its bytes.
    fn copy(&self, folder: &Path) -> Checked<(CopyStands, Vec<u8>)> {
        self.session.finish_copy(LONGEST);
        let (_, stands) = self.session.copy_stands().ok_or("no second copy is kept")?;
        let name = self.path();
        let path = folder.join(name.file_name().unwrap_or_default());
        Ok((stands, fs::read(path).unwrap_or_default()))
    }

    /// A copy that is whole has every byte of the file; one that is not was left as it was, because
    /// it holds acts that the file lost.
    pub(super) fn check_copy(&mut self) -> Checked {
        let Some(folder) = &self.copies else { return Ok(()) };
        let (stands, bytes) = self.copy(folder.path())?;
        let file = self.disk.bytes().unwrap_or_default();
        match stands {
            CopyStands::Whole if bytes == file => self.reached.copies += 1,
            CopyStands::Failed(CopyTrouble::WentOn) if !file.starts_with(&bytes) => {}
            CopyStands::Whole | CopyStands::Behind | CopyStands::Failed(_) => {
                let (file, copy) = (file.len(), bytes.len());
                return Err(format!("the copy has {copy} bytes of {file} and stands {stands:?}"));
            }
        }
        Ok(())
    }

    /// Whatever became of the file, the copy has every act that was promised.
    pub(super) fn check_copy_holds_all(&self) -> Checked {
        let Some(folder) = &self.copies else { return Ok(()) };
        let (stands, bytes) = self.copy(folder.path())?;
        if stands == CopyStands::Whole && bytes != self.rewritten()? {
            return Err("the second copy does not have what was promised".to_owned());
        }
        Ok(())
    }

    /// The disk of the copy is away: acts go on, it is told, and the copy catches up.
    pub(super) fn copy_away(&mut self, command: &Command) -> Checked {
        let Some(folder) = self.copies.as_ref().map(|folder| folder.path().to_owned()) else {
            return self.submit(command).map(drop);
        };
        let acts = self.promised.len();
        let away = folder.with_extension("away");
        fs::rename(&folder, &away).map_err(|error| error.to_string())?;
        let kept = self.copies.take();
        let tried = self.submit_after_repair(command);
        self.copies = kept;
        self.session.finish_copy(LONGEST);
        let stands = self.session.copy_stands().map(|(_, stands)| stands);
        fs::rename(&away, &folder).map_err(|error| error.to_string())?;
        tried?;
        match stands {
            Some(CopyStands::Failed(_)) => Ok(()),
            Some(CopyStands::Whole) if self.promised.len() == acts => Ok(()),
            stands => Err(format!("its folder is away, and the second copy stands {stands:?}")),
        }
    }
}
