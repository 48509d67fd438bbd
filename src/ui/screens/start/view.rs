//! What the start screen reads.

use crate::vocabulary::{Actions, Verb};
use std::path::{Path, PathBuf};
use words::Words;

/// What the start screen reads.
#[derive(Clone, Copy)]
pub struct StartView<'a> {
    /// Every sentence.
    pub words: &'a Words,
    /// The other tournaments that were open lately.
    pub recent: &'a [PathBuf],
    /// The tournament that was open last.
    pub last: Option<&'a Path>,
    /// Where new tournaments are kept.
    pub folder: &'a Path,
    /// The verb whose keys were pressed.
    pub pressed: Option<Verb>,
    /// Takes what is asked for.
    pub actions: &'a Actions,
}
