//! Why something was not done.

use crate::WrongTime;
use engine::invariants::Fault;
use engine::refusal::Refusal;
use engine::values::Seq;
use storage::JournalError;
use strum::IntoStaticStr;

/// Why an act was not done. Nothing has changed then.
#[derive(Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Failure {
    /// The tournament does not allow it.
    Refused(Refusal),
    /// The act could not be written.
    Journal(JournalError),
    /// The file is only looked at.
    ReadOnly,
    /// Other stations were quicker, several times over.
    Busy,
    /// It waits until the database is back, and is decided then.
    Waits,
    /// The connection was cut, and it is known now that it was not written.
    NotDone,
    /// What others did meanwhile leaves no room for it, or makes something else of it.
    Overtaken(Overtaken),
    /// It would take back or put back what another desk did, and nobody agreed to that.
    OfAnother { seq: Seq, by: String },
    /// The tournament is not the beginning of that copy, so nothing can be taken from it.
    NoBeginning,
    /// It is so long since the last act that somebody has to say whether the time is right.
    TimeJumped(WrongTime),
    /// It would have broken what must always be true: our mistake.
    Fault(Fault),
    /// The program met a bug of its own.
    Broken,
}

/// What others did meanwhile, so that something was not done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Overtaken {
    /// The acts of others that it is about, the last ones.
    pub acts: Vec<Seq>,
    /// Why it may not happen any more; none where it may, and would say something else.
    pub refusal: Option<Refusal>,
}

impl Failure {
    /// The end of its id in the text catalogue, after `failure-`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.into()
    }
}

/// Why a tournament could not be made or opened.
#[derive(Debug)]
pub enum OpenError {
    /// The settings are not allowed.
    Refused(Refusal),
    /// The file could not be made or read.
    Journal(JournalError),
    /// The file was made, but its first act could not be written.
    First(Failure),
}
