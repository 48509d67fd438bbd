//! What may be asked of the log: looking back, taking back.

use crate::vocabulary::look::Look;
use engine::Command;
use engine::values::{PlayerId, Seq};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LogAction {
    /// Shows everything as it stood then.
    LookBack(Look),
    /// Shows everything as it stands.
    Now,
    /// Takes back several acts, or puts them back.
    TakeBack(TakeBack),
    StopTakingBack,
    Show(Seq),
    /// Shows all acts about this player.
    ShowPlayer(PlayerId),
}

impl LogAction {
    /// Whether it changes the tournament.
    pub fn changes(&self) -> bool {
        match self {
            Self::TakeBack(_) => true,
            Self::LookBack(_)
            | Self::Now
            | Self::StopTakingBack
            | Self::Show(_)
            | Self::ShowPlayer(_) => false,
        }
    }
}

/// Acts to be taken back or put back, in the order in which that happens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakeBack {
    pub way: TakeBackWay,
    /// The acts, the first to be done first.
    pub acts: Vec<Seq>,
    /// The last act of the log when they were listed.
    pub listed: Seq,
}

/// Whether acts are undone or redone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TakeBackWay {
    Back,
    Forth,
}

impl TakeBackWay {
    pub fn command(self) -> Command {
        match self {
            Self::Back => Command::Undo,
            Self::Forth => Command::Redo,
        }
    }
}
