//! Errors with their message and exit status.

#![deny(clippy::wildcard_enum_match_arm)]

use engine::Tournament;
use engine::refusal::Refusal;
use exchange::TemplateError;
use session::{Failure, OpenError};
use std::io;
use std::path::Path;
use storage::{JournalError, JournalTrouble};
use wording::file_trouble;
use words::{Args, Language, Words, legible, legible_part};

#[derive(Debug)]
pub struct Trouble {
    /// The message; empty if standard output already has it.
    pub message: String,
    /// The exit status: 1 refused, 2 malformed, 3 the disk or the computer failed.
    pub status: u8,
    is_closed_pipe: bool,
}

impl Trouble {
    fn new(status: u8, message: String) -> Self {
        let message = message.lines().map(legible).collect::<Vec<_>>().join("\n");
        Self { message, status, is_closed_pipe: false }
    }

    /// Status 1: the rules of the tournament do not allow it.
    pub fn refused(message: impl Into<String>) -> Self {
        Self::new(1, message.into())
    }

    /// Status 2: the call or the input is malformed.
    pub fn malformed(message: impl Into<String>) -> Self {
        Self::new(2, message.into())
    }

    /// Status 3: disk, permissions, network or the program itself.
    pub fn world(message: impl Into<String>) -> Self {
        Self::new(3, message.into())
    }

    /// Standard output cannot be written.
    pub fn output(error: io::Error) -> Self {
        let is_closed_pipe = error.kind() == io::ErrorKind::BrokenPipe;
        let words = Words::new(Language::English);
        let args = Args::new().text("source", file_trouble(&words, &error));
        let message = words.say("terminal-output-unwritable", &args);
        Self { is_closed_pipe, ..Self::world(message) }
    }

    /// The trouble that the input cannot be read.
    pub fn input(error: &io::Error, words: &Words) -> Self {
        let args = Args::new().text("source", file_trouble(words, error));
        Self::world(words.say("terminal-input-unreadable", &args))
    }

    /// A file cannot be read or written; `id` names the sentence.
    pub fn file(id: &str, error: &io::Error, path: &Path, words: &Words) -> Self {
        let args = Args::new().text("source", file_trouble(words, error));
        Self::world(format!("{}: {}", words.say(id, &args), path.display()))
    }

    /// A line of the input is malformed.
    pub fn at_line(line: usize, what: &str, words: &Words) -> Self {
        let args = Args::new().no("line", line).text("what", what);
        Self::malformed(words.say("terminal-at-line", &args))
    }

    /// A line of the input is malformed at a column.
    pub fn at_column(line: usize, column: usize, what: &str, words: &Words) -> Self {
        let args = Args::new().no("line", line).no("column", column);
        let args = args.text("what", legible_part(what));
        Self::malformed(words.say("terminal-at-column", &args))
    }

    /// Whether standard output was closed by its reader.
    #[must_use]
    pub fn is_closed_pipe(&self) -> bool {
        self.is_closed_pipe
    }

    /// A tournament cannot be created or opened.
    pub fn opening(error: OpenError, words: &Words) -> Self {
        match error {
            OpenError::Refused(refusal) => Self::refused(say(&refusal, words)),
            OpenError::Journal(error) => Self::journal(&error, words),
            OpenError::First(failure) => Self::failure(failure, &Tournament::default(), words),
        }
    }

    /// The journal cannot be read or written.
    pub fn journal(error: &JournalError, words: &Words) -> Self {
        let message = wording::journal(words, error);
        // A malformed address is an error of the call.
        let is_none = matches!(
            error.what,
            JournalTrouble::AddressUnreadable(_) | JournalTrouble::EventUnnamed
        );
        if is_none { Self::malformed(message) } else { Self::world(message) }
    }

    /// A command was not carried out.
    pub fn failure(failure: Failure, tournament: &Tournament, words: &Words) -> Self {
        let message = wording::failure(words, &failure, tournament);
        match failure {
            Failure::TimeJumped(_) => {
                let hint = words.text("terminal-time-jumped-hint");
                Self::refused(format!("{message}\n{hint}"))
            }
            Failure::Refused(_) | Failure::Overtaken(_) | Failure::OfAnother { .. } => {
                Self::refused(message)
            }
            Failure::Journal(_)
            | Failure::ReadOnly
            | Failure::Busy
            | Failure::Waits
            | Failure::NotDone
            | Failure::NoBeginning
            | Failure::Fault(_)
            | Failure::Broken => Self::world(message),
        }
    }

    /// A template cannot be found or read.
    pub fn template(error: &TemplateError, words: &Words) -> Self {
        let message = exchange::messages::template(words, error);
        match error {
            TemplateError::Unreadable { .. } => Self::world(message),
            TemplateError::Unknown(_)
            | TemplateError::SetUnknown { .. }
            | TemplateError::Malformed { .. } => Self::malformed(message),
        }
    }
}

fn say(refusal: &Refusal, words: &Words) -> String {
    words.refusal(refusal, &Tournament::default()).text
}
