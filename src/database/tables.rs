//! The tables: whether they are there and ours, and how they are made.

use crate::trouble::Trouble;
use storage::JournalTrouble;
use tokio_postgres::{Client, Row};

/// The version of the tables that this program makes and knows.
const VERSION: i32 = 1;

/// The oldest server that can keep events.
const SERVER_MIN: i32 = 130_000;

/// What stands in a database under our name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    /// Nothing.
    None,
    /// Our tables.
    Ours,
}

/// Looks at the server and at what stands under our name.
///
/// # Errors
/// Where the server cannot keep events, or what stands there is not ours or newer.
pub(super) async fn find(client: &Client) -> Result<Found, Trouble> {
    let found = client.query_one(include_str!("sql/server.sql"), &[]).await?;
    let server = Server::read(&found)?;
    if server.version < SERVER_MIN {
        return Err(JournalTrouble::ServerTooOld { found: server.said }.into());
    }
    if server.stands_by {
        return Err(JournalTrouble::StandsBy.into());
    }
    if server.letters != "UTF8" {
        return Err(JournalTrouble::OtherLetters { found: server.letters }.into());
    }
    if !server.is_there {
        return Ok(Found::None);
    }
    // A later version may have other columns, but always this one.
    if !server.columns.contains("about.version integer") {
        return Err(JournalTrouble::OtherTables.into());
    }
    let version = client.query_one(include_str!("sql/version.sql"), &[]).await?;
    let version: Option<i32> = version.try_get(0)?;
    match version {
        Some(found) if found > VERSION => {
            Err(JournalTrouble::NewerTables { found, known: VERSION }.into())
        }
        Some(VERSION) if server.columns == include_str!("sql/columns.txt").trim() => {
            Ok(Found::Ours)
        }
        _ => Err(JournalTrouble::OtherTables.into()),
    }
}

/// Makes the tables, in the transaction that is open.
pub(super) async fn make(client: &Client) -> Result<(), Trouble> {
    Ok(client.batch_execute(include_str!("sql/tables.sql")).await?)
}

/// What a server says of itself, and of what stands under our name.
struct Server {
    version: i32,
    said: String,
    stands_by: bool,
    letters: String,
    is_there: bool,
    columns: String,
}

impl Server {
    fn read(row: &Row) -> Result<Self, tokio_postgres::Error> {
        Ok(Self {
            version: row.try_get(0)?,
            said: row.try_get(1)?,
            stands_by: row.try_get(2)?,
            letters: row.try_get(3)?,
            is_there: row.try_get(4)?,
            columns: row.try_get(5)?,
        })
    }
}
