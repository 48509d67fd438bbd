//! What a person meant with a command, on what they saw.

use engine::command::Command;
use engine::event::Event;
use engine::log::Log;
use engine::values::Seq;

/// What a person meant with a command, on what they saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Intent {
    /// The last act that they saw.
    pub(super) seen: Seq,
    /// What would have happened then; none where it was refused already.
    pub(super) events: Option<Vec<Event>>,
    /// The act that would have been taken back or put back.
    pub(super) turned: Option<Seq>,
}

/// The act that undo or redo would turn.
pub(super) fn turned(log: &Log, command: &Command) -> Option<Seq> {
    match command {
        Command::Undo => log.undoable().map(|(seq, _)| seq),
        Command::Redo => log.redoable().map(|(seq, _)| seq),
        _ => None,
    }
}
