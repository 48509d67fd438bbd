//! What is asked about the look of the screens of the room.

/// What is asked about the look of the screens of the room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LookAction {
    /// A set by its id, shipped or of the house.
    Choose(String),
    /// One from a file, which is asked for.
    AskForFile,
    /// Where the chosen one is to be written.
    AskWhere,
}
