//! What opening a journal told.

use storage::{Damage, Notice};

/// What was found when the journal was opened.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FileState {
    /// What a person should know.
    pub notices: Vec<Notice>,
    /// Where the journal stops making sense, if it does.
    pub damage: Option<Damage>,
    /// Nothing can be done here, only looked at.
    pub is_read_only: bool,
    /// Another window has the file.
    pub is_in_use: bool,
}
