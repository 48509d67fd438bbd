//! What can be asked for of leagues, of formulas, and of files of another program.

use std::path::PathBuf;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LeagueAction {
    /// Reads every event in this folder.
    Read(PathBuf),
    /// Asks which folder has the events.
    AskForFolder,
    /// Asks where what is shown is to be saved: this, under this name.
    AskToSave(LeagueSheet, String),
    /// Writes it there, as the end of the path says: PDF, CSV or HTML.
    Save(LeagueSheet, PathBuf),
    /// Reads the event in this file, so that a formula is tried on it.
    Try(PathBuf),
    /// Asks which folder has files of The Tournament Director.
    AskForSaved,
    /// Imports every file of the first folder into the second.
    Import(PathBuf, PathBuf),
    /// Takes the newest import into this folder back.
    UndoImport(PathBuf),
    /// Keeps what was chosen for the table.
    Keep,
}

/// What of a league is saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeagueSheet {
    /// The league table: everybody with their points.
    Table,
    /// Who won how often, and who knocked out whom.
    Statistics,
}
