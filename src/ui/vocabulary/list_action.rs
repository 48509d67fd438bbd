//! What may be asked of lists that somebody else made.

use std::path::PathBuf;

/// Something of a list.
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
    /// Levels and breaks.
    Structure,
    /// Who is paid which part.
    Payouts,
    /// The chips of the house.
    Chips,
}
