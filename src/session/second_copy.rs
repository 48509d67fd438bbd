//! A second copy as a session keeps it.

use std::path::PathBuf;
use std::time::Instant;
use storage::{CopyTrouble, SecondCopy};

/// The second copy, or why there is none.
#[derive(Debug)]
pub(super) struct CopyKept {
    pub(super) folder: PathBuf,
    pub(super) copy: Result<SecondCopy, CopyTrouble>,
    pub(super) tried: Instant,
}
