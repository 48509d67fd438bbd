//! What was done, and how it is taken back.
//!
//! An operation remembers whom it touches, and the rows of each as they stood before; taking it
//! back puts those rows in place of what stands now. Operations are taken back from the newest on,
//! so what a later one did is gone by then. Somebody who was deleted meanwhile is in no operation.

use crate::error::{PeopleError, PeopleTrouble};
use crate::people_file::PeopleFile;
use crate::person::PersonId;
use engine::values::Timestamp;
use rusqlite::{Connection, OptionalExtension, named_params};
use strum::{EnumString, IntoStaticStr};

/// So many operations can be taken back. Older ones are forgotten, and with them what stood before:
/// nothing is kept about people for longer than it is of use.
const OPERATIONS_MAX: i64 = 100;

#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum OperationKind {
    Add,
    /// Something about somebody was set.
    Set,
    Merge,
    Import,
}

impl OperationKind {
    /// Its word for programs, and in the text catalogue.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// When something is done, and by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deed<'a> {
    pub at: Timestamp,
    /// Who does it; empty where nobody says.
    pub by: &'a str,
}

/// An operation that was taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Undone {
    pub kind: OperationKind,
    pub at: Timestamp,
    pub by: String,
    /// How many people it had touched who are still to be had.
    pub people: usize,
}

/// An operation that goes on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Operation(i64);

/// Begins an operation, and forgets the oldest where there are too many.
pub(super) fn begin(
    connection: &Connection,
    kind: OperationKind,
    deed: Deed<'_>,
) -> Result<Operation, PeopleTrouble> {
    let by: String = deed.by.chars().take(200).collect();
    let values = named_params! {":kind": kind.id(), ":at": deed.at.0, ":by": by};
    connection.execute(include_str!("sql/operation.sql"), values)?;
    let begun = Operation(connection.last_insert_rowid());
    let mut old = connection.prepare(include_str!("sql/old_operations.sql"))?;
    let old = old.query_map(named_params! {":kept": OPERATIONS_MAX}, |row| row.get(0))?;
    for old in old.collect::<Result<Vec<i64>, _>>()? {
        all_with(connection, include_str!("sql/forget.sql"), old)?;
    }
    Ok(begun)
}

/// Remembers somebody as they stand, before the operation changes them; only the first time counts.
pub(super) fn remember(
    connection: &Connection,
    operation: Operation,
    id: PersonId,
) -> Result<(), PeopleTrouble> {
    let values = named_params! {":operation": operation.0, ":person": id.0};
    if touch(connection, operation, id)? == Touched::Now {
        for statement in include_str!("sql/remember.sql").split(';') {
            connection.prepare_cached(statement)?.execute(values)?;
        }
    }
    Ok(())
}

/// Whether an operation touched somebody before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Touched {
    /// It touches them for the first time.
    Now,
    Before,
}

/// Notes that an operation touches somebody; of whom nothing is remembered, nothing stood before.
pub(super) fn touch(
    connection: &Connection,
    operation: Operation,
    id: PersonId,
) -> Result<Touched, PeopleTrouble> {
    let values = named_params! {":operation": operation.0, ":person": id.0};
    let rows = connection.prepare_cached(include_str!("sql/touch.sql"))?.execute(values)?;
    Ok(if rows == 1 { Touched::Now } else { Touched::Before })
}

/// Does every statement of a text for an operation.
fn all_with(connection: &Connection, text: &str, operation: i64) -> Result<(), PeopleTrouble> {
    for statement in text.split(';') {
        let mut statement = connection.prepare_cached(statement)?;
        statement.execute(named_params! {":operation": operation})?;
    }
    Ok(())
}

impl PeopleFile {
    /// Takes the newest operation back.
    ///
    /// # Errors
    /// Where there is none, or the file cannot be written.
    pub fn undo(&mut self) -> Result<Undone, PeopleError> {
        self.write(|transaction| {
            let mut newest = transaction.prepare(include_str!("sql/newest.sql"))?;
            let newest = newest.query_row([], |row| {
                let kind: String = row.get(1)?;
                Ok((row.get::<_, i64>(0)?, kind, Timestamp(row.get(2)?), row.get(3)?))
            });
            let newest = newest.optional()?.ok_or(PeopleTrouble::NothingToUndo)?;
            let (operation, kind, at, by) = newest;
            let kind = kind.parse().map_err(|_| PeopleTrouble::Damaged)?;
            let values = named_params! {":operation": operation};
            let count = include_str!("sql/how_many.sql");
            let people: i64 = transaction.query_row(count, values, |row| row.get(0))?;
            all_with(transaction, include_str!("sql/restore.sql"), operation)?;
            all_with(transaction, include_str!("sql/forget.sql"), operation)?;
            Ok(Undone { kind, at, by, people: usize::try_from(people).unwrap_or_default() })
        })
    }
}
