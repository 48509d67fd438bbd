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
    /// The file is not the one that was written here, and nobody said yet to go on with it.
    pub asks: bool,
    /// Another window has the file.
    pub is_in_use: bool,
}

impl FileState {
    /// The same without what a person is asked about in words of its own.
    #[must_use]
    pub fn unasked(&self) -> Self {
        let mut told = Self { damage: None, ..self.clone() };
        told.notices.retain(|notice| !notice.asks());
        told
    }

    /// Whether this window keeps others from writing to the file.
    #[must_use]
    pub fn is_held(&self) -> bool {
        !self.is_read_only || self.asks
    }
}
