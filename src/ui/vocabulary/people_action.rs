//! What can be asked for of the people of the house.

use exchange::ListTold;
use people::{Field, Namesakes, PersonId};
use std::path::PathBuf;

/// Something of the people of the house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PeopleAction {
    /// Adds somebody of whom this was told, field by field.
    Add(Vec<(Field, String)>),
    /// Sets these fields of somebody, and nothing else.
    Set(PersonId, Vec<(Field, String)>),
    /// Asks which file has a picture of somebody.
    AskForPicture(PersonId),
    /// Takes the picture in this file for somebody.
    TakePicture(PersonId, PathBuf),
    /// Takes the picture of somebody away.
    DropPicture(PersonId),
    /// Makes two people one, of whom the first is left.
    Merge(PersonId, PersonId),
    /// Deletes somebody for good.
    Erase(PersonId),
    /// Takes the newest change back.
    Undo,
    /// Asks which file has a list of people.
    AskForList,
    /// Takes the list in this file over.
    Import(PathBuf, Namesakes, ListTold),
    /// Asks where the list of everybody is to be saved.
    AskForExport,
    Export(PathBuf),
    /// Takes another file for that of the people; an empty path is that of this computer's user.
    KeepIn(String),
}
