//! `copy`: copies a tournament between files and databases, act by act, byte for byte.

use crate::Desk;
use crate::trouble::Trouble;
use clap::Args;
use session::{CopyError, copy_whole, shown};
use std::path::PathBuf;
use words::{Args as Arguments, legible_lines};

#[derive(Debug, Args)]
pub struct Copy {
    /// Tournament to copy: a file or a database address.
    pub from: PathBuf,
    /// Destination: a file or a database address.
    pub to: PathBuf,
}

/// Copies it and prints how many acts were missing.
pub fn run(copy: &Copy, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let words = &desk.words;
    let (from, to) = (shown(&copy.from), shown(&copy.to));
    let copied = copy_whole(&copy.from, &copy.to).map_err(|error| match error {
        CopyError::From(error) => Trouble::opening(error, words),
        CopyError::To(error) => Trouble::journal(&error, words),
        CopyError::Damaged(damage) => {
            let said = wording::damage(words, &damage);
            Trouble::world(format!("{}\n{said}: {}", words.text("copy-damaged"), from.display()))
        }
        CopyError::Nothing => {
            Trouble::refused(format!("{}: {}", words.text("copy-nothing"), from.display()))
        }
        CopyError::Other => {
            let (said, hint) = (words.text("copy-other"), words.text("copy-other.hint"));
            Trouble::world(format!("{said}: {}\n{hint}", to.display()))
        }
    })?;
    let args = Arguments::new()
        .count("written", copied.written)
        .count("acts", copied.acts)
        .text("file", to.display().to_string());
    let said = words.say("copy-whole", &args);
    desk.line(legible_lines(&said).trim_end())
}
