//! Where the people of the house are kept, and who is meant by what is typed.

use directories::ProjectDirs;
use people::{PeopleError, PeopleFile, Person};
use std::path::PathBuf;

/// How many people are offered to whoever types.
const OFFERED_MAX: usize = 50;

/// The file with the people of this computer's user: among what belongs to the program, where a
/// backup of the computer finds it.
///
/// None where the computer names no home for anybody.
#[must_use]
pub fn people_path() -> Option<PathBuf> {
    Some(ProjectDirs::from("", "", "floorman")?.data_dir().join("people.sqlite"))
}

/// The people that a form offers for what was typed or scanned, the likeliest first.
///
/// A card that is held to a reader comes as its number, and finds its owner first.
///
/// # Errors
/// Where the file cannot be read.
pub fn people_for(file: &PeopleFile, typed: &str) -> Result<Vec<Person>, PeopleError> {
    if typed.trim().is_empty() { Ok(Vec::new()) } else { file.search(typed, OFFERED_MAX) }
}
