//! Who somebody of the file of people is in events.

use engine::values::MemberNo;
use people::{PeopleError, PeopleFile, Person};
use reports::{Found, PersonKey, WhoIsWho};

/// So many people of one name are looked at; whoever has more namesakes is known by number alone.
const NAMESAKES_MAX: usize = 1_000;

/// Who somebody is in events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedAs {
    /// Under this they are known there; none where they took part in none.
    pub who: Option<PersonKey>,
    /// Results that have their name alone may be theirs or somebody else's, and are left out.
    pub is_doubtful: bool,
}

/// Who somebody of the file is in events: whoever has one of their numbers or cards there, also of
/// those who were merged with them, and whoever has their name where that says one person.
///
/// # Errors
/// Where the file cannot be read.
pub fn played_as(
    file: &PeopleFile,
    person: &Person,
    who: &mut WhoIsWho,
) -> Result<PlayedAs, PeopleError> {
    let details = &person.details;
    let codes = [&details.number, &details.card].into_iter().chain(&person.former);
    let codes: Vec<MemberNo> = codes.filter_map(|code| MemberNo::new(code)).collect();
    let mut keys: Vec<PersonKey> = codes.iter().filter_map(|code| who.with_member(code)).collect();
    let mut is_doubtful = false;
    match who.named(&details.name) {
        Found::Nobody => {}
        Found::One(key) if keys.contains(&key) => {}
        // The number by which that name goes is another one's.
        Found::One(PersonKey::Member(_)) if !codes.is_empty() => {}
        Found::One(key) => match has_namesake(file, person)? {
            true => is_doubtful = true,
            false => keys.push(key),
        },
        Found::Several(all) => {
            let has_number = |key: &PersonKey| matches!(key, PersonKey::Member(_));
            is_doubtful = keys.is_empty() || !all.iter().all(has_number);
        }
    }
    who.unite(&keys);
    Ok(PlayedAs { who: keys.into_iter().next(), is_doubtful })
}

/// Whether somebody else in the file has the same name, but for case and accents.
fn has_namesake(file: &PeopleFile, person: &Person) -> Result<bool, PeopleError> {
    let name = &person.details.name;
    let found = file.search(name.as_str(), NAMESAKES_MAX)?;
    let is_namesake =
        |other: &Person| other.id != person.id && other.details.name.folded() == name.folded();
    Ok(found.len() >= NAMESAKES_MAX || found.iter().any(is_namesake))
}
