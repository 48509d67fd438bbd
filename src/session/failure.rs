//! Why something was not done.

use engine::invariants::Fault;
use engine::refusal::Refusal;
use storage::JournalError;
use thiserror::Error;

/// Why an act was not done. Nothing has changed then.
#[derive(Debug, Error)]
pub enum Failure {
    /// The tournament does not allow it.
    #[error("refused: {}", .0.id())]
    Refused(Refusal),
    /// It could not be written.
    #[error(transparent)]
    Journal(JournalError),
    /// The file is only looked at.
    #[error("the tournament is open for reading only")]
    ReadOnly,
    /// Other stations were quicker, several times over.
    #[error("other stations wrote first; try again")]
    Busy,
    /// It would have broken what must always be true: our mistake.
    #[error("nothing was changed: an invariant did not hold ({0:?})")]
    Fault(Fault),
    /// The program met a bug of its own.
    #[error("nothing was changed: the program met an error of its own")]
    Broken,
}

impl Failure {
    /// Where the text catalogue has the sentence, for what is not a refusal or of the journal.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::Refused(_) => "failure-refused",
            Self::Journal(_) => "failure-journal",
            Self::ReadOnly => "failure-read-only",
            Self::Busy => "failure-busy",
            Self::Fault(_) => "failure-fault",
            Self::Broken => "failure-broken",
        }
    }
}

/// Why a tournament could not be made or opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The settings are not allowed.
    #[error("refused: {}", .0.id())]
    Refused(Refusal),
    /// The file could not be made or read.
    #[error(transparent)]
    Journal(JournalError),
    /// The file was made, but its first act could not be written.
    #[error(transparent)]
    First(Failure),
}
