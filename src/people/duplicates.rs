//! People who may stand there twice.

use crate::error::{PeopleError, PeopleTrouble};
use crate::people_file::PeopleFile;
use crate::person::{Person, PersonId};
use crate::rows::load_all;
use engine::entries::{near_keys, turned_key};
use rusqlite::Connection;
use std::collections::{BTreeMap, BTreeSet};
use strum::IntoStaticStr;

/// Why several people may be one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Likeness {
    /// They have one name and one birthday. Even so they may be two.
    NameAndBirthday,
    /// They have one name, and not both have a birthday that is known.
    SameName,
    /// Their names are the same words in another order.
    TurnedName,
    /// They were born on one day, and one name may be a slip of the other.
    BirthdayAndNearName,
    /// They have one name and different birthdays: most likely they are two.
    NameAlone,
}

impl Likeness {
    /// The end of its id in the text catalogue, after `value-`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// Two people who may be one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alike {
    pub likeness: Likeness,
    /// All who may be, in the order of their numbers.
    pub people: Vec<Person>,
}

impl PeopleFile {
    /// People who may stand there twice, the likeliest first. Nobody is merged by this.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn duplicates(&self) -> Result<Vec<Alike>, PeopleError> {
        self.read(|connection| {
            let mut alike = same_names(connection)?;
            alike.extend(turned_names(connection)?);
            alike.extend(near_names(connection)?);
            alike.sort_by_key(|alike| alike.likeness);
            Ok(alike)
        })
    }
}

/// Groups of people who have the same name.
fn same_names(connection: &Connection) -> Result<Vec<Alike>, PeopleTrouble> {
    let mut statement = connection.prepare(include_str!("sql/same_names.sql"))?;
    let mut rows = statement.query([])?;
    let mut named: BTreeMap<String, Vec<PersonId>> = BTreeMap::new();
    while let Some(row) = rows.next()? {
        named.entry(row.get(1)?).or_default().push(PersonId(row.get(0)?));
    }
    let mut alike = Vec::with_capacity(named.len());
    for ids in named.into_values() {
        let people = load_all(connection, ids)?;
        let birthdays: Vec<_> =
            people.iter().filter_map(|person| person.details.birthday).collect();
        let different: BTreeSet<_> = birthdays.iter().collect();
        let likeness = if different.len() < birthdays.len() {
            Likeness::NameAndBirthday
        } else if birthdays.len() < people.len() {
            Likeness::SameName
        } else {
            Likeness::NameAlone
        };
        alike.push(Alike { likeness, people });
    }
    Ok(alike)
}

/// Those whose names are the same words in another order; of each name all who have it.
fn turned_names(connection: &Connection) -> Result<Vec<Alike>, PeopleTrouble> {
    let mut statement = connection.prepare(include_str!("sql/names_of_words.sql"))?;
    let mut rows = statement.query([])?;
    let mut turned: BTreeMap<String, Vec<(PersonId, String)>> = BTreeMap::new();
    while let Some(row) = rows.next()? {
        let name: String = row.get(1)?;
        turned.entry(turned_key(&name)).or_default().push((PersonId(row.get(0)?), name));
    }
    let mut alike = Vec::new();
    for people in turned.into_values() {
        let names: BTreeSet<&String> = people.iter().map(|(_, name)| name).collect();
        if names.len() > 1 {
            let people = load_all(connection, people.iter().map(|(id, _)| *id))?;
            alike.push(Alike { likeness: Likeness::TurnedName, people });
        }
    }
    Ok(alike)
}

/// Those of one birthday whose names are nearly the same.
fn near_names(connection: &Connection) -> Result<Vec<Alike>, PeopleTrouble> {
    let mut statement = connection.prepare(include_str!("sql/same_birthdays.sql"))?;
    let mut rows = statement.query([])?;
    let mut born: BTreeMap<String, Vec<(PersonId, String)>> = BTreeMap::new();
    while let Some(row) = rows.next()? {
        born.entry(row.get(2)?).or_default().push((PersonId(row.get(0)?), row.get(1)?));
    }
    let mut alike = Vec::new();
    for people in born.values() {
        let words = |id: PersonId| {
            let own = people.iter().find(|(known, _)| *known == id);
            own.map(|(_, name)| turned_key(name))
        };
        for [one, other] in near_pairs(people) {
            // The same words in another order are told without a birthday.
            if words(one) == words(other) {
                continue;
            }
            let people = load_all(connection, [one, other])?;
            alike.push(Alike { likeness: Likeness::BirthdayAndNearName, people });
        }
    }
    Ok(alike)
}

/// Pairs of people whose names are nearly the same, and not the same.
fn near_pairs(people: &[(PersonId, String)]) -> BTreeSet<[PersonId; 2]> {
    // One of each name is enough: the others are pointed out as namesakes.
    let mut names: BTreeMap<&str, PersonId> = BTreeMap::new();
    for (id, name) in people {
        names.entry(name).or_insert(*id);
    }
    let mut by_key: BTreeMap<String, Vec<PersonId>> = BTreeMap::new();
    for (name, id) in names {
        for key in near_keys(name).into_iter().collect::<BTreeSet<_>>() {
            by_key.entry(key).or_default().push(id);
        }
    }
    // Neighbors alone: of names that are all near one another each is told once or twice.
    let pairs = by_key.values().flat_map(|ids| ids.array_windows());
    pairs.map(|[one, other]| [*one.min(other), *one.max(other)]).collect()
}

#[cfg(test)]
mod tests {
    use crate::duplicates::near_pairs;
    use crate::person::PersonId;

    #[test]
    fn names_with_one_letter_other_or_in_another_order_are_near() {
        let names = ["jan novak", "novak jan", "jan novaak", "petr maly", "jan novak", "bo li"];
        let people: Vec<_> = (1..).map(PersonId).zip(names.map(str::to_owned)).collect();
        let pairs = near_pairs(&people);
        let of = |one, other| pairs.contains(&[PersonId(one), PersonId(other)]);
        assert!(of(1, 2) && (of(1, 3) || of(2, 3)), "{pairs:?}");
        assert!(pairs.iter().flatten().all(|id| id.0 < 4), "{pairs:?}");
    }
}
