//! Who is meant by what somebody wrote, where one person must be meant.

use crate::error::{PeopleError, PeopleTrouble};
use crate::people_file::PeopleFile;
use crate::person::{Named, Person, PersonId};
use crate::rows::{holder, load, named_of, namesakes};
use engine::entries::{PlayerName, fold};
use rusqlite::{Connection, OptionalExtension, named_params};
use std::collections::BTreeMap;

/// How many people are named to whoever asked for somebody who is not there.
const NEAR_MAX: usize = 5;

impl PeopleFile {
    /// The one person who is meant: by their number in the file (`17` or `id:17`), their member
    /// number or card (`17` or `number:17`), their whole name or their nickname.
    ///
    /// # Errors
    /// Where it is nobody or may be several, or the file cannot be read.
    pub fn who(&self, asked: &str) -> Result<Person, PeopleError> {
        let found = self.read(|connection| {
            let mut found = meant(connection, asked)?;
            match (found.pop_first(), found.is_empty()) {
                (None, _) => Ok(None),
                (Some((id, _)), true) => {
                    load(connection, id)?.ok_or(PeopleTrouble::Gone(id)).map(Some)
                }
                (Some((_, first)), false) => {
                    let people = std::iter::once(first).chain(found.into_values()).collect();
                    Err(PeopleTrouble::Several { asked: asked.to_owned(), people })
                }
            }
        })?;
        if let Some(person) = found {
            return Ok(person);
        }
        let near = self.search(asked, NEAR_MAX)?.iter().map(Named::from).collect();
        Err(PeopleTrouble::Nobody { asked: asked.to_owned(), near }.at(self.path()))
    }
}

/// Everybody who can be meant.
fn meant(connection: &Connection, asked: &str) -> Result<BTreeMap<PersonId, Named>, PeopleTrouble> {
    let asked = asked.trim();
    let mut found = BTreeMap::new();
    let mut add = |named: Named| drop(found.insert(named.id, named));
    if let Some(id) = asked.strip_prefix("id:") {
        by_id(connection, id)?.into_iter().for_each(add);
    } else if let Some(code) = asked.strip_prefix("number:") {
        holder(connection, code)?.into_iter().for_each(add);
    } else {
        // An id that is not there may be a number that is.
        by_id(connection, asked).or_else(nobody)?.into_iter().for_each(&mut add);
        holder(connection, asked)?.into_iter().for_each(&mut add);
        if let Some(name) = PlayerName::new(asked) {
            namesakes(connection, &name)?.into_iter().for_each(&mut add);
        }
        nicknamed(connection, asked)?.into_iter().for_each(&mut add);
        if found.is_empty() {
            by_id(connection, asked)?;
        }
    }
    Ok(found)
}

fn nobody(trouble: PeopleTrouble) -> Result<Option<Named>, PeopleTrouble> {
    match trouble {
        PeopleTrouble::Gone(_) => Ok(None),
        other => Err(other),
    }
}

/// Whoever has this number in the file, also after they were merged.
fn by_id(connection: &Connection, asked: &str) -> Result<Option<Named>, PeopleTrouble> {
    let Ok(id) = asked.trim().parse() else { return Ok(None) };
    let merged = connection
        .query_row(include_str!("sql/merged_with.sql"), named_params! {":id": id}, |row| row.get(0))
        .optional()?;
    if let Some(person) = load(connection, PersonId(merged.unwrap_or(id)))? {
        return Ok(Some(Named::from(&person)));
    }
    let last = connection.query_row(include_str!("sql/last_id.sql"), [], |row| row.get(0));
    let last: i64 = last.optional()?.unwrap_or_default();
    if (1..=last).contains(&id) { Err(PeopleTrouble::Gone(PersonId(id))) } else { Ok(None) }
}

/// Everybody with exactly this nickname, but for case and accents.
fn nicknamed(connection: &Connection, asked: &str) -> Result<Vec<Named>, PeopleTrouble> {
    let folded = fold(asked);
    let Some(word) = folded.split_whitespace().next() else { return Ok(Vec::new()) };
    let mut statement = connection.prepare_cached(include_str!("sql/nicknamed.sql"))?;
    let mut rows = statement.query(named_params! {":word": word})?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        let nickname: String = row.get(2)?;
        if fold(&nickname).split_whitespace().eq(folded.split_whitespace()) {
            found.push(named_of(row)?);
        }
    }
    Ok(found)
}
