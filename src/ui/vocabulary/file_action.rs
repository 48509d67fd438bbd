//! What may be asked about the file of the tournament.

use std::path::PathBuf;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileAction {
    /// Goes on with a file that is not the one that was left here.
    AcceptOlder,
    /// Adds what this copy has beyond the file.
    TakeFrom(PathBuf),
    /// Goes on in a new file with what precedes the damage in this one, or in the open tournament.
    Rescue(Option<PathBuf>),
    /// Goes on in this copy, which holds more than can be read in the file.
    OpenCopy(PathBuf),
    /// Says that the time of the computer is right, however long it is since the last act.
    AcceptTime,
    /// Says that the computer's clock was wrong when the last act was done.
    CorrectTime,
    /// Keeps a second copy of every tournament in this folder; of none where it is empty.
    KeepCopyIn(String),
    /// Leaves everything as it is, and only looks.
    OnlyLook,
}

impl FileAction {
    /// Whether it changes the tournament, or puts another file in its place.
    pub fn changes(&self) -> bool {
        match self {
            Self::AcceptOlder | Self::TakeFrom(_) | Self::Rescue(_) => true,
            Self::CorrectTime | Self::OpenCopy(_) => true,
            Self::AcceptTime | Self::KeepCopyIn(_) | Self::OnlyLook => false,
        }
    }
}
