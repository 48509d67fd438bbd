//! Somebody as rows of the tables.

use crate::day::Day;
use crate::details::{Barred, Details};
use crate::error::PeopleTrouble;
use crate::person::{Named, Person, PersonId};
use crate::picture::Picture;
use engine::entries::{NameOrder, PlayerName, fold};
use rusqlite::{Connection, OptionalExtension, Row, ToSql, named_params};
use std::collections::{BTreeMap, BTreeSet};

/// A number or card as it is compared: without case, accents and spaces.
pub(super) fn code_key(code: &str) -> String {
    fold(code).split_whitespace().collect()
}

/// The words by which somebody is looked for: those of name and nickname, and the parts of those
/// with a hyphen, an apostrophe or a dot in them.
pub(super) fn words_of(details: &Details) -> BTreeSet<String> {
    let nickname = fold(&details.nickname);
    let words = details.name.folded().split_whitespace().chain(nickname.split_whitespace());
    let mut all = BTreeSet::new();
    for word in words {
        all.insert(word.to_owned());
        let parts = word.match_indices(|c: char| !c.is_alphanumeric());
        let rests = parts.filter_map(|(at, sign)| word.get(at + sign.len()..));
        all.extend(rests.filter(|rest| !rest.is_empty()).map(str::to_owned));
    }
    all
}

/// Somebody by their number; none where nobody has it.
pub(super) fn load(connection: &Connection, id: PersonId) -> Result<Option<Person>, PeopleTrouble> {
    let mut statement = connection.prepare_cached(include_str!("sql/person.sql"))?;
    let mut rows = statement.query(named_params! {":id": id.0})?;
    let Some(row) = rows.next()? else { return Ok(None) };
    let mut person = person_of(row)?;
    let mut former = connection.prepare_cached(include_str!("sql/former.sql"))?;
    let former = former.query_map(named_params! {":person": id.0}, |row| row.get(0))?;
    person.former = former.collect::<Result<_, _>>()?;
    let mut merged = connection.prepare_cached(include_str!("sql/merged.sql"))?;
    let merged =
        merged.query_map(named_params! {":person": id.0}, |row| row.get(0).map(PersonId))?;
    person.merged = merged.collect::<Result<_, _>>()?;
    Ok(Some(person))
}

/// True where the file has nobody in it.
pub(super) fn is_empty(connection: &Connection) -> Result<bool, PeopleTrouble> {
    Ok(connection.query_row(include_str!("sql/is_empty.sql"), [], |row| row.get(0))?)
}

/// These, in this order; who is not there is left out.
pub(super) fn load_all(
    connection: &Connection,
    ids: impl IntoIterator<Item = PersonId>,
) -> Result<Vec<Person>, PeopleTrouble> {
    let loaded = ids.into_iter().map(|id| load(connection, id));
    Ok(loaded.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
}

/// Everybody, in the order of lists.
pub(super) fn everybody(connection: &Connection) -> Result<Vec<Person>, PeopleTrouble> {
    let mut former: BTreeMap<i64, Vec<String>> = BTreeMap::new();
    let mut statement = connection.prepare(include_str!("sql/all_former.sql"))?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        former.entry(row.get(0)?).or_default().push(row.get(1)?);
    }
    let mut merged: BTreeMap<i64, Vec<PersonId>> = BTreeMap::new();
    let mut statement = connection.prepare(include_str!("sql/all_merged.sql"))?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        merged.entry(row.get(0)?).or_default().push(PersonId(row.get(1)?));
    }
    let mut statement = connection.prepare(include_str!("sql/everybody.sql"))?;
    let mut rows = statement.query([])?;
    let mut people = Vec::new();
    while let Some(row) = rows.next()? {
        let mut person = person_of(row)?;
        person.former = former.remove(&person.id.0).unwrap_or_default();
        person.merged = merged.remove(&person.id.0).unwrap_or_default();
        people.push(person);
    }
    Ok(people)
}

fn person_of(row: &Row<'_>) -> Result<Person, PeopleTrouble> {
    let kind: Option<String> = row.get("picture")?;
    let kind = kind.map(|kind| kind.parse()).transpose();
    Ok(Person {
        id: PersonId(row.get("id")?),
        details: details_of(row)?,
        picture: kind.map_err(|_| PeopleTrouble::Damaged)?,
        former: Vec::new(),
        merged: Vec::new(),
    })
}

/// The details in a row that has a column for each of them.
pub(super) fn details_of(row: &Row<'_>) -> Result<Details, PeopleTrouble> {
    let day = |column| {
        let day: Option<String> = row.get(column)?;
        let read = |day: String| Day::read(&day).ok_or(PeopleTrouble::Damaged);
        day.map(read).transpose()
    };
    let barred: Option<String> = row.get("barred_why")?;
    let until = day("barred_until")?;
    Ok(Details {
        name: name_of(row.get("name")?)?,
        nickname: row.get("nickname")?,
        number: row.get("number")?,
        card: row.get("card")?,
        email: row.get("email")?,
        phone: row.get("phone")?,
        birthday: day("birthday")?,
        barred: barred.map(|why| Barred { why, until }),
        needs: row.get("needs")?,
        fee_until: day("fee_until")?,
        notes: row.get("notes")?,
    })
}

fn name_of(name: String) -> Result<PlayerName, PeopleTrouble> {
    PlayerName::new(&name).ok_or(PeopleTrouble::Damaged)
}

/// Number and name in a row that begins with them.
pub(super) fn named_of(row: &Row<'_>) -> Result<Named, PeopleTrouble> {
    Ok(Named { id: PersonId(row.get(0)?), name: name_of(row.get(1)?)? })
}

/// Everybody with exactly this name, but for case and accents.
pub(super) fn namesakes(
    connection: &Connection,
    name: &PlayerName,
) -> Result<Vec<Named>, PeopleTrouble> {
    let mut statement = connection.prepare_cached(include_str!("sql/named.sql"))?;
    let mut rows = statement.query(named_params! {":folded": name.folded()})?;
    let mut named = Vec::new();
    while let Some(row) = rows.next()? {
        named.push(named_of(row)?);
    }
    Ok(named)
}

/// Whose number or card this is, also of somebody who was merged with them.
pub(super) fn holder(connection: &Connection, code: &str) -> Result<Option<Named>, PeopleTrouble> {
    let code = code_key(code);
    if code.is_empty() {
        return Ok(None);
    }
    let mut statement = connection.prepare_cached(include_str!("sql/holder.sql"))?;
    let mut rows = statement.query(named_params! {":code": code})?;
    rows.next()?.map(named_of).transpose()
}

/// Puts somebody in, with a number that nobody ever had.
pub(super) fn insert(
    connection: &Connection,
    details: &Details,
) -> Result<PersonId, PeopleTrouble> {
    write(connection, include_str!("sql/insert.sql"), details, &[])?;
    let id = PersonId(connection.last_insert_rowid());
    index(connection, id, details)?;
    Ok(id)
}

/// Puts these details in place of somebody's.
pub(super) fn update(
    connection: &Connection,
    id: PersonId,
    details: &Details,
) -> Result<(), PeopleTrouble> {
    write(connection, include_str!("sql/update.sql"), details, &[(":id", &id.0)])?;
    let of_person = named_params! {":person": id.0};
    connection.prepare_cached(include_str!("sql/unword.sql"))?.execute(of_person)?;
    connection.prepare_cached(include_str!("sql/uncode.sql"))?.execute(of_person)?;
    index(connection, id, details)
}

fn write(
    connection: &Connection,
    statement: &str,
    details: &Details,
    more: &[(&str, &dyn ToSql)],
) -> Result<(), PeopleTrouble> {
    let text = |day: Option<Day>| day.map(|day| day.to_string());
    let (surname, before) = details.name.listed(NameOrder::SurnameLast);
    let listed = format!("{surname} {before}");
    let (birthday, fee_until) = (text(details.birthday), text(details.fee_until));
    let barred_why = details.barred.as_ref().map(|barred| barred.why.as_str());
    let barred_until = text(details.barred.as_ref().and_then(|barred| barred.until));
    let values = named_params! {
        ":name": details.name.as_str(), ":folded": details.name.folded(), ":listed": listed,
        ":nickname": details.nickname, ":number": details.number, ":card": details.card,
        ":email": details.email, ":phone": details.phone, ":birthday": birthday,
        ":barred_why": barred_why, ":barred_until": barred_until, ":needs": details.needs,
        ":fee_until": fee_until, ":notes": details.notes,
    };
    let values: Vec<(&str, &dyn ToSql)> = values.iter().chain(more).copied().collect();
    connection.prepare_cached(statement)?.execute(values.as_slice())?;
    Ok(())
}

/// Puts in by what somebody is found.
fn index(connection: &Connection, id: PersonId, details: &Details) -> Result<(), PeopleTrouble> {
    let mut statement = connection.prepare_cached(include_str!("sql/word.sql"))?;
    for word in words_of(details) {
        statement.execute(named_params! {":word": word, ":person": id.0})?;
    }
    let mut statement = connection.prepare_cached(include_str!("sql/code.sql"))?;
    for shown in [&details.number, &details.card].into_iter().filter(|code| !code.is_empty()) {
        let holder = holder(connection, shown)?;
        if let Some(by) = holder.filter(|holder| holder.id != id) {
            return Err(PeopleTrouble::Taken { code: shown.clone(), by });
        }
        let code = code_key(shown);
        let values = named_params! {
            ":code": code, ":shown": shown, ":person": id.0, ":is_former": 0,
        };
        statement.execute(values)?;
    }
    Ok(())
}

/// The picture of somebody, if there is one.
pub(super) fn picture(
    connection: &Connection,
    id: PersonId,
) -> Result<Option<Picture>, PeopleTrouble> {
    let mut statement = connection.prepare_cached(include_str!("sql/picture.sql"))?;
    let bytes =
        statement.query_row(named_params! {":person": id.0}, |row| row.get(0)).optional()?;
    let picture = bytes.map(Picture::new).transpose();
    picture.map_err(|_| PeopleTrouble::Damaged)
}

/// Puts a picture in place of somebody's; none takes it away.
pub(super) fn set_picture(
    connection: &Connection,
    id: PersonId,
    picture: Option<&Picture>,
) -> Result<(), PeopleTrouble> {
    connection.execute(include_str!("sql/unpicture.sql"), named_params! {":person": id.0})?;
    if let Some(picture) = picture {
        let values = named_params! {
            ":person": id.0, ":kind": picture.kind().id(), ":bytes": picture.bytes(),
        };
        connection.execute(include_str!("sql/set_picture.sql"), values)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::details::Details;
    use crate::rows::{code_key, words_of};
    use engine::entries::PlayerName;

    #[test]
    fn somebody_is_found_by_every_part_of_their_names() {
        let mut details = Details::of(PlayerName::new("Jean-Luc O'Neill Świątek").unwrap());
        details.nickname = "Ace of  Spades".to_owned();
        let words = words_of(&details);
        let expected = ["ace", "jean-luc", "luc", "neill", "o'neill", "of", "spades", "swiatek"];
        assert_eq!(words.iter().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn numbers_are_the_same_however_they_are_spaced_and_written() {
        assert_eq!(code_key(" CZ 0017 a"), code_key("cz0017A"));
        assert_ne!(code_key("0017"), code_key("17"), "a card has its zeros");
    }
}
