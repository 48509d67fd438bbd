//! What may be asked of lists that somebody else made.

use std::path::PathBuf;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListAction {
    /// Asks which file has a list of players.
    AskForPlayers,
    /// The list of players in this file.
    ReadPlayers(PathBuf),
    /// Asks which file has a structure or payouts.
    AskForSheet(SheetOf),
    /// Remembers what columns under these titles hold.
    KeepColumns(String, Vec<(String, String)>),
}

/// What a list is of that is taken over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SheetOf {
    Structure,
    Payouts,
    Chips,
}
