//! Everything that is kept about somebody, to be shown to them.

use crate::details::Details;
use crate::error::{PeopleError, PeopleTrouble};
use crate::operations::OperationKind;
use crate::people_file::PeopleFile;
use crate::person::{Person, PersonId};
use crate::picture::{Picture, PictureKind};
use crate::rows::{details_of, load, picture};
use engine::values::Timestamp;
use rusqlite::{Connection, named_params};

/// Somebody as they stood before an operation, which is kept so that it can be taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Earlier {
    pub kind: OperationKind,
    pub at: Timestamp,
    pub by: String,
    /// What was known before; none where they were not there.
    pub details: Option<Details>,
    /// How the picture was written that they had.
    pub picture: Option<PictureKind>,
}

/// Everything that is kept about somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubjectAccess {
    /// What is known of them now.
    pub person: Person,
    pub picture: Option<Picture>,
    /// What operations remember of them and of whoever was merged with them, the latest first.
    pub earlier: Vec<Earlier>,
}

impl PeopleFile {
    /// Everything that is kept about somebody.
    ///
    /// # Errors
    /// Where nobody has this number, or the file cannot be read.
    pub fn kept(&self, id: PersonId) -> Result<SubjectAccess, PeopleError> {
        self.read(|connection| {
            let person = load(connection, id)?.ok_or(PeopleTrouble::Gone(id))?;
            let mut earlier = Vec::new();
            for id in std::iter::once(id).chain(person.merged.iter().copied()) {
                earlier.extend(earlier_of(connection, id)?);
            }
            earlier.sort_by_key(|earlier| std::cmp::Reverse(earlier.at));
            Ok(SubjectAccess { picture: picture(connection, id)?, person, earlier })
        })
    }
}

fn earlier_of(connection: &Connection, id: PersonId) -> Result<Vec<Earlier>, PeopleTrouble> {
    let mut statement = connection.prepare(include_str!("sql/earlier.sql"))?;
    let mut rows = statement.query(named_params! {":person": id.0})?;
    let mut earlier = Vec::new();
    while let Some(row) = rows.next()? {
        let kind: String = row.get("kind")?;
        let was_there: Option<i64> = row.get("id")?;
        let picture: Option<String> = row.get("picture")?;
        let picture = picture.map(|kind| kind.parse()).transpose();
        earlier.push(Earlier {
            kind: kind.parse().map_err(|_| PeopleTrouble::Damaged)?,
            at: Timestamp(row.get("at")?),
            by: row.get("by")?,
            details: was_there.map(|_| details_of(row)).transpose()?,
            picture: picture.map_err(|_| PeopleTrouble::Damaged)?,
        });
    }
    Ok(earlier)
}
