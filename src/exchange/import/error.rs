//! Why nothing was imported.

use session::Failure;
use std::io;
use storage::JournalError;
use tdt::{Fault, Point};

/// Why nothing was imported; then no file is left behind.
#[derive(Debug)]
pub enum ImportError {
    Unreadable(io::Error),
    /// What stands in it cannot be read: everything that matters, each with its place.
    Faults(Vec<Fault>),
    /// Something that happened cannot have happened: why, and where it stands.
    Impossible {
        /// Where it stands in the file; none where it is nowhere by itself.
        at: Option<Point>,
        said: String,
    },
    /// An act did not fit: a fault of the program.
    Failed(Failure),
    /// The new journal cannot be made.
    Journal(JournalError),
}
