//! The first word of a call: a command, or a file to open.

use crate::Cli;
use crate::near::{nearest, unknown};
use clap::CommandFactory;
use session::is_address;
use std::ffi::OsString;
use std::path::Path;
use words::{Args, Language, Words};

/// Why the first word of a call is neither a command nor a file; none if it is one of them.
///
/// A mistyped command must never open a window on a file that is not there. Whatever looks like a
/// path is left to the window.
#[must_use]
pub fn unknown_first_word(call: impl IntoIterator<Item = OsString>) -> Option<String> {
    let mut lang = None;
    let mut rest = call.into_iter().skip(1).map(|word| word.to_string_lossy().into_owned());
    let first = loop {
        let word = rest.next()?;
        if word == "--lang" {
            lang = rest.next();
        } else if let Some(told) = word.strip_prefix("--lang=") {
            lang = Some(told.to_owned());
        } else if word.starts_with('-') {
            return None;
        } else {
            break word;
        }
    };
    let commands = Cli::command();
    let names = || commands.get_subcommands().map(clap::Command::get_name).chain(["help"]);
    let path = Path::new(&first);
    let is_bare = path.extension().is_none() && path.components().count() == 1;
    if names().any(|name| name == first) || !is_bare || path.exists() || is_address(path) {
        return None;
    }
    let words = Words::new(lang.and_then(|id| Language::from_id(&id)).unwrap_or_default());
    let args = Args::new().text("name", first.as_str());
    Some(unknown(&words, "terminal-no-such-command", &args, &nearest(&first, names())))
}
