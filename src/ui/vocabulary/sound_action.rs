//! What is asked about the sounds.

use reports::Cue;

/// What is asked about the sounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SoundAction {
    /// Lets one be heard.
    Try(Cue),
    /// One of the house for this cue; its file is asked for.
    AskForFile(Cue),
    /// The one of the program is heard again.
    Remove(Cue),
    /// The folder with spoken announcements; it is asked for.
    AskForSpoken,
    /// Nothing is announced any more.
    NoSpoken,
}
