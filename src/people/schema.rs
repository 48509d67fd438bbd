//! The tables: whether they are there and ours, and how they are made.

use crate::error::PeopleTrouble;
use rusqlite::Connection;

/// What makes each version from the one before it.
const STEPS: [&str; 1] = [include_str!("sql/version_1.sql")];

/// The version of the tables that this program makes and needs.
pub const VERSION: i32 = STEPS.len() as i32;

/// By this a file is known as one of people: `FLPE`.
const APPLICATION_ID: i32 = 0x464c_5045;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    Nothing,
    /// Tables of an earlier version, or of this one.
    Version(i32),
}

/// Looks at what stands in a file, and changes nothing.
///
/// # Errors
/// Where it is some other file, newer, or changed by somebody.
pub(super) fn look(connection: &Connection) -> Result<Found, PeopleTrouble> {
    let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
    let (application, version) = (number("application_id")?, number("user_version")?);
    let tables = tables(connection)?;
    if (application, version) == (0, 0) && tables.is_empty() {
        return Ok(Found::Nothing);
    }
    if application != APPLICATION_ID {
        return Err(PeopleTrouble::NotPeople);
    }
    if version > VERSION {
        return Err(PeopleTrouble::Newer { found: version, known: VERSION });
    }
    // Somebody's trigger would be run by this program, with its rights.
    if tables != made(version)? {
        return Err(PeopleTrouble::OtherTables);
    }
    Ok(Found::Version(version))
}

/// Makes what the tables lack, in the transaction that is open.
///
/// # Errors
/// As the library says.
pub(super) fn make(connection: &Connection, found: Found) -> Result<(), PeopleTrouble> {
    let done = match found {
        Found::Nothing => 0,
        Found::Version(version) => version,
    };
    for step in STEPS.iter().skip(usize::try_from(done).unwrap_or_default()) {
        connection.execute_batch(step)?;
    }
    connection.pragma_update(None, "application_id", APPLICATION_ID)?;
    connection.pragma_update(None, "user_version", VERSION)?;
    Ok(())
}

/// What makes each table and index of a file, as SQLite keeps it.
fn tables(connection: &Connection) -> Result<Vec<String>, PeopleTrouble> {
    let mut statement = connection.prepare(include_str!("sql/tables.sql"))?;
    let tables = statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(tables)
}

/// The same of a version as this program makes it.
fn made(version: i32) -> Result<Vec<String>, PeopleTrouble> {
    let fresh = Connection::open_in_memory()?;
    for step in STEPS.iter().take(usize::try_from(version).unwrap_or_default()) {
        fresh.execute_batch(step)?;
    }
    tables(&fresh)
}
