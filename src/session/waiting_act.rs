//! An act that waits for the database, and what came of it.

use crate::Failure;
use crate::intent::Intent;
use engine::command::Command;
use engine::event::Event;
use engine::values::{Seq, Timestamp};
use serde::{Deserialize, Serialize};

/// What becomes of an act while the database is away.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhenAway {
    /// It waits, and is decided on what stands when the database is back.
    #[default]
    Wait,
    /// The act is refused at once.
    Refuse,
}

/// An act that waits for the database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaitingAct {
    /// Its number in this session, by which whoever asked for it hears what came of it.
    pub no: u64,
    pub command: Command,
    pub by: String,
    /// Since when: the moment of the act.
    pub since: Timestamp,
    /// It was sent, and nobody knows yet whether it was written.
    pub is_sent: bool,
    /// It was written as this act, which has not come back yet.
    pub(super) written: Option<Seq>,
    /// Whose act it takes back or puts back, where somebody agreed to that.
    pub(super) agreed: Option<Seq>,
    /// What was meant with it on what stood then.
    pub(super) meant: Intent,
}

impl WaitingAct {
    /// What would have happened when it was asked for; nothing for what takes back or puts back.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        self.meant.events.as_deref().unwrap_or_default()
    }
}

/// An act that waited, and what came of it.
#[derive(Debug)]
pub struct WaitedAct {
    /// Its number while it waited.
    pub no: u64,
    pub command: Command,
    /// Done, as this act, or why not.
    pub came: Result<Seq, Failure>,
}
