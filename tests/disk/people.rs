//! The file of people that all events share.

mod at_the_terminal;
mod files;
mod found;
mod imported;
mod privacy;
mod saved;
mod undone;

use engine::entries::PlayerName;
use engine::values::Timestamp;
use people::{Deed, Details, Field, Opening, PeopleFile, PeopleTrouble, Person, PersonId};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Nobody in particular, at some moment.
const DEED: Deed<'static> = Deed { at: Timestamp(1_795_000_000_000), by: "Eva" };

/// A folder with a file of people in it.
struct House {
    folder: TempDir,
    file: PeopleFile,
}

impl House {
    fn empty() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = PeopleFile::open(&folder.path().join("people.sqlite"), Opening::OrMake).unwrap();
        Self { folder, file }
    }

    /// With these people, each told as `name`, or `name/number`.
    fn with(people: &[&str]) -> Self {
        let mut house = Self::empty();
        for told in people {
            let (name, number) = told.split_once('/').unwrap_or((told, ""));
            house.add(name, &[(Field::Number, number)]);
        }
        house
    }

    fn path(&self) -> &Path {
        self.file.path()
    }

    fn beside(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn add(&mut self, name: &str, told: &[(Field, &str)]) -> PersonId {
        self.file.add(&details(name, told), None, DEED).unwrap().id
    }

    fn set(&mut self, id: PersonId, field: Field, told: &str) -> Result<Person, PeopleTrouble> {
        let set = self.file.set(
            id,
            |details, _| {
                details.set(field, told).unwrap();
                Ok(())
            },
            DEED,
        );
        set.map_err(|error| error.what)
    }

    fn everybody(&self) -> Vec<Person> {
        self.file.everybody().unwrap()
    }

    /// The names of whom this finds.
    fn names(&self, typed: &str) -> Vec<String> {
        let found = self.file.search(typed, 50).unwrap();
        found.iter().map(|person| person.details.name.to_string()).collect()
    }
}

fn details(name: &str, told: &[(Field, &str)]) -> Details {
    let mut details = Details::of(PlayerName::new(name).unwrap());
    told.iter().for_each(|(field, text)| details.set(*field, text).unwrap());
    details
}

/// The id of what is in the way.
fn trouble<T>(done: Result<T, people::PeopleError>) -> &'static str {
    done.map(drop).unwrap_err().what.id()
}
