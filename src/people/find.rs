//! People are found as letters are typed.

use crate::error::{PeopleError, PeopleTrouble};
use crate::people_file::PeopleFile;
use crate::person::{Person, PersonId};
use crate::rows::{everybody, holder, load, load_all};
use engine::entries::fold;
use rusqlite::{Connection, named_params};

/// Nobody types more words to find a person.
const WORDS_MAX: usize = 8;

/// From so many people on, one word is as common as another.
const COMMON: i64 = 2_000;

impl PeopleFile {
    /// Somebody by their number in the file, or by that of somebody who was merged with them.
    ///
    /// # Errors
    /// Where nobody has this number any more, or the file cannot be read.
    pub fn person(&self, id: PersonId) -> Result<Person, PeopleError> {
        self.read(|connection| load(connection, id)?.ok_or(PeopleTrouble::Gone(id)))
    }

    /// Everybody, in the order of lists.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn everybody(&self) -> Result<Vec<Person>, PeopleError> {
        self.read(everybody)
    }

    /// At most so many people who are meant by what was typed: whoever has this number or card
    /// first, and then those of whose name or nickname words begin like each word that was typed,
    /// in any order, without case and accents. Nothing typed finds the first of the list.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn search(&self, typed: &str, most: usize) -> Result<Vec<Person>, PeopleError> {
        self.read(|connection| {
            let ids = found(connection, typed, most)?;
            load_all(connection, ids)
        })
    }
}

fn found(
    connection: &Connection,
    typed: &str,
    most: usize,
) -> Result<Vec<PersonId>, PeopleTrouble> {
    let folded = fold(typed);
    let words: Vec<&str> = folded.split_whitespace().take(WORDS_MAX).collect();
    let mut ids: Vec<PersonId> = holder(connection, typed)?.iter().map(|one| one.id).collect();
    let Some((rarest, others)) = rarest_first(connection, &words)? else {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let mut first = connection.prepare_cached(include_str!("sql/first.sql"))?;
        let first = first.query_map(named_params! {":most": most}, |row| row.get(0))?;
        return Ok(first.map(|id| id.map(PersonId)).collect::<Result<_, _>>()?);
    };
    let mut by_words = connection.prepare_cached(include_str!("sql/by_words.sql"))?;
    let mut rows = by_words.query(named_params! {":from": rarest, ":to": after(rarest)})?;
    while ids.len() < most {
        let Some(row) = rows.next()? else { break };
        let id = PersonId(row.get(0)?);
        if !ids.contains(&id) && has_all(connection, id, &others)? {
            ids.push(id);
        }
    }
    ids.truncate(most);
    Ok(ids)
}

/// The word with which the fewest words of names begin, and the others; none where there is none.
fn rarest_first<'a>(
    connection: &Connection,
    words: &[&'a str],
) -> Result<Option<(&'a str, Vec<&'a str>)>, PeopleTrouble> {
    let mut statement = connection.prepare_cached(include_str!("sql/how_common.sql"))?;
    let mut counted = Vec::with_capacity(words.len());
    for (at, word) in words.iter().enumerate() {
        let values = named_params! {":from": word, ":to": after(word), ":most": COMMON};
        // A single word need not be compared with others.
        let count =
            if words.len() == 1 { 0 } else { statement.query_row(values, |row| row.get(0))? };
        counted.push((count, at, *word));
    }
    counted.sort_unstable_by_key(|(count, at, _): &(i64, usize, &str)| (*count, *at));
    let mut words = counted.into_iter().map(|(_, _, word)| word);
    Ok(words.next().map(|rarest| (rarest, words.collect())))
}

/// The first text after all that begin with this one.
fn after(word: &str) -> String {
    format!("{word}{}", char::MAX)
}

fn has_all(connection: &Connection, id: PersonId, words: &[&str]) -> Result<bool, PeopleTrouble> {
    let mut statement = connection.prepare_cached(include_str!("sql/has_word.sql"))?;
    for word in words {
        let values = named_params! {":person": id.0, ":from": word, ":to": after(word)};
        if !statement.query_row(values, |row| row.get::<_, bool>(0))? {
            return Ok(false);
        }
    }
    Ok(true)
}
