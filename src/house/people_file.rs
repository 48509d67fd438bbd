//! Where the people of the house are kept, and who is meant by what is typed.

use crate::Preferences;
use directories::ProjectDirs;
use engine::entries::NewPlayer;
use engine::values::{MemberNo, Timestamp};
use people::{Day, Details, PeopleError, PeopleFile, Person};
use std::path::PathBuf;
use words::UtcOffset;

/// How many people are offered to whoever types.
const OFFERED_MAX: usize = 50;

/// The file with the people of the house: the one that was chosen on this computer, or that of its
/// user, among what belongs to the program, where a backup of the computer finds it.
///
/// None where the computer names no home for anybody.
#[must_use]
pub fn people_path() -> Option<PathBuf> {
    chosen_people_path(&Preferences::load().kept.people_file)
}

/// The same by what was chosen, which may be nothing.
#[must_use]
pub fn chosen_people_path(chosen: &str) -> Option<PathBuf> {
    let chosen = chosen.trim();
    if !chosen.is_empty() {
        return Some(PathBuf::from(chosen));
    }
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

/// The day on which this is asked, where it is asked.
#[must_use]
pub fn today(now: Timestamp, offset: UtcOffset) -> Option<Day> {
    Day::at(now.0, i64::from(offset.at(now)) * 60)
}

/// Somebody of the house as a player of an event: by the name that they have, and with the number
/// by which a league knows them.
#[must_use]
pub fn as_player(details: &Details) -> NewPlayer {
    let member = MemberNo::new(&details.number);
    NewPlayer { name: details.name.clone(), need: None, member }
}
