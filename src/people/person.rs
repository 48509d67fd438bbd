//! Somebody in the file.

use crate::details::Details;
use crate::picture::PictureKind;
use engine::entries::PlayerName;
use std::fmt;

/// The number by which the file knows somebody. It is never given to anybody else, not even after
/// they were deleted: results elsewhere may still say *player 17*.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PersonId(pub i64);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The number by which the file knows them.
    pub id: PersonId,
    pub details: Details,
    /// How their picture is written; none where there is none.
    pub picture: Option<PictureKind>,
    /// Numbers and cards that lead to them, too: of those who were merged with them.
    pub former: Vec<String>,
    /// The numbers in the file of those who were merged with them.
    pub merged: Vec<PersonId>,
}

/// Somebody by number and name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// The number by which the file knows them.
    pub id: PersonId,
    pub name: PlayerName,
}

impl From<&Person> for Named {
    fn from(person: &Person) -> Self {
        Self { id: person.id, name: person.details.name.clone() }
    }
}
