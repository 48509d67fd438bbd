//! What the start screen reads.

use crate::vocabulary::{Actions, Verb};
use std::path::{Path, PathBuf};
use words::{UtcOffset, Words};

#[derive(Clone, Copy)]
pub struct StartView<'a> {
    pub words: &'a Words,
    /// The other tournaments that were open lately.
    pub recent: &'a [PathBuf],
    /// The tournament that was open last.
    pub last: Option<&'a Path>,
    /// What that is called; empty where nobody knows.
    pub event: &'a str,
    /// Where new tournaments are kept.
    pub folder: &'a Path,
    /// How many minutes the clocks here are ahead of UTC.
    pub offset: UtcOffset,
    /// The database that was joined last: computer, database, user.
    pub server: &'a [String; 3],
    /// The name of who is at the desk.
    pub by: &'a str,
    pub pressed: Option<Verb>,
    pub actions: &'a Actions,
}
