//! What is asked about the look of the screens of the room.

use scene::ScreenSet;

/// What is asked about the look of the screens of the room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LookAction {
    /// A set by its id, shipped or of the house.
    Choose(String),
    /// One from a file, which is asked for.
    AskForFile,
    /// Where the chosen one is to be written.
    AskWhere,
    /// The set with this id, to be changed.
    Edit(String),
    /// What was changed of the set with this id and is not saved; none where nothing is.
    PutBy(String, Option<Box<ScreenSet>>),
    /// Saves a set under a name, and shows it; `was` is the one that was changed.
    Keep { was: String, name: String, set: Box<ScreenSet> },
    /// A picture for the set that is changed; its file is asked for.
    AskForPicture,
    /// Takes one of the house away.
    Remove(String),
    /// Puts one back that was taken away.
    PutBack(String),
}
