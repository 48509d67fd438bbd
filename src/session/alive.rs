//! Until when the program certainly ran, in a small file beside the journal.
//!
//! The last act may be half an hour old when the power fails. Without this, all of that time would
//! seem lost when the tournament is opened again. The file is written without waiting for the
//! disk, and nothing depends on it being there.

use engine::values::Timestamp;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use storage::{read_text_bounded, write_own};

/// How often it is written while the clock runs, in milliseconds.
pub const EVERY_MILLIS: i64 = 15_000;

/// What stands there is one number.
const BYTES_MAX: u64 = 64;

/// Writes down that the program runs at this moment.
pub fn remember(journal: &Path, at: Timestamp) {
    // A folder that can only be read is no reason to stop.
    let _ = write_own(&beside(journal), format!("{:020}\n", at.0).as_bytes());
}

/// Forgets it: a wrong clock told it.
pub fn forget(journal: &Path) {
    // Where it cannot be removed it lies ahead of the computer's clock, and is not believed.
    let _ = fs::remove_file(beside(journal));
}

/// The last moment at which the program certainly ran, where that is known.
#[must_use]
pub fn last(journal: &Path) -> Option<Timestamp> {
    let text = read_text_bounded(&beside(journal), BYTES_MAX).ok()?;
    // Half a line is no moment.
    let at = text.strip_suffix('\n').filter(|at| at.len() == 20)?;
    at.parse().ok().map(Timestamp)
}

fn beside(journal: &Path) -> PathBuf {
    let mut name = OsString::from(journal);
    name.push(".alive");
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::{last, remember};
    use engine::values::Timestamp;

    #[test]
    fn the_last_moment_is_known_and_half_a_line_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let journal = folder.path().join("Friday.floorman");
        assert_eq!(last(&journal), None);
        remember(&journal, Timestamp(1_794_657_600_123));
        assert_eq!(last(&journal), Some(Timestamp(1_794_657_600_123)));
        std::fs::write(folder.path().join("Friday.floorman.alive"), "00000001794").unwrap();
        assert_eq!(last(&journal), None);
    }

    #[cfg(unix)]
    #[test]
    fn where_its_name_leads_into_the_journal_that_is_left_alone() {
        use super::{beside, forget};
        use std::fs;
        use std::path::PathBuf;

        let folder = tempfile::tempdir().unwrap();
        let journal = folder.path().join("Friday.floorman");
        let act = "longer than a moment, and not to be cut off";
        std::fs::write(&journal, act).unwrap();
        let links: [fn(&PathBuf, &PathBuf) -> std::io::Result<()>; 2] =
            [|to, at| fs::hard_link(to, at), |to, at| std::os::unix::fs::symlink(to, at)];
        for link in links {
            forget(&journal);
            link(&journal, &beside(&journal)).unwrap();
            remember(&journal, Timestamp(1_794_657_600_123));
            assert_eq!(fs::read_to_string(&journal).unwrap(), act);
            assert_eq!(last(&journal), Some(Timestamp(1_794_657_600_123)));
        }
    }
}
