//! What may be asked about the file of the tournament.

use std::path::PathBuf;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileAction {
    /// Goes on with a file that is not the one that was left here.
    AcceptOlder,
    /// Adds what this copy has beyond the file.
    TakeFrom(PathBuf),
    /// Goes on in a new file with what stands before the damage.
    Rescue,
    /// Leaves everything as it is, and only looks.
    OnlyLook,
}

impl FileAction {
    /// Whether it changes the tournament, or puts another file in its place.
    pub fn changes(&self) -> bool {
        match self {
            Self::AcceptOlder | Self::TakeFrom(_) | Self::Rescue => true,
            Self::OnlyLook => false,
        }
    }
}
