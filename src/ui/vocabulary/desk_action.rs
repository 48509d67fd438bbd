//! What may be asked of an event that several desks share.

use engine::Command;
use engine::values::Seq;
use session::{Server, WhenAway};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeskAction {
    /// Which events a database has; with this password, or the one that is kept where it is empty.
    AskForEvents(Server, String),
    /// What becomes of acts while the database is away.
    KeepWhenAway(WhenAway),
    /// Lets go of the act of this place among those that wait.
    ForgetWaiting(usize),
    /// Takes back or puts back this act, which another desk did.
    TurnOthers(Command, Seq),
}

impl DeskAction {
    /// Whether it changes the tournament.
    pub fn changes(&self) -> bool {
        match self {
            Self::ForgetWaiting(_) | Self::TurnOthers(..) => true,
            Self::AskForEvents(..) | Self::KeepWhenAway(_) => false,
        }
    }
}
