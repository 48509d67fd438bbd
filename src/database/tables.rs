//! The tables: whether they are there and ours, and how they are made.

use crate::trouble::Trouble;
use storage::JournalTrouble;
use tokio_postgres::{Client, Row};

/// The columns of each version of the tables; this program makes the last one and knows them all.
const COLUMNS: [&str; 4] = [
    include_str!("sql/columns_1.txt"),
    include_str!("sql/columns_2.txt"),
    include_str!("sql/columns_3.txt"),
    // Version 4 takes acts of a later format, and has the same ones.
    include_str!("sql/columns_3.txt"),
];

/// What makes each version from the one before it.
const STEPS: [&str; 4] = [
    include_str!("sql/tables.sql"),
    include_str!("sql/desks.sql"),
    include_str!("sql/guards.sql"),
    include_str!("sql/format_10.sql"),
];

/// The version of the tables that this program makes and needs.
const VERSION: i32 = 4;

/// The oldest server that can keep events.
const SERVER_MIN: i32 = 130_000;

/// What stands in a database under our name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    None,
    /// Our tables, of an earlier version.
    Older(i32),
    Ours,
}

/// Looks at the server and at what stands under our name, and updates tables of an earlier version.
///
/// # Errors
/// As [`look`] and [`make`].
pub(super) async fn find(client: &Client) -> Result<Found, Trouble> {
    match look(client).await? {
        Found::Older(_) => {}
        found @ (Found::None | Found::Ours) => return Ok(found),
    }
    // Of two desks that come at once, one does it, and the other finds it done.
    client.batch_execute(include_str!("sql/make.sql")).await?;
    let found = look(client).await?;
    make(client, found).await?;
    client.batch_execute(include_str!("sql/commit.sql")).await?;
    Ok(Found::Ours)
}

/// Looks at the server and at what stands under our name, and changes nothing.
///
/// # Errors
/// Where the server cannot keep events, or what stands there is not ours or newer.
pub(super) async fn look(client: &Client) -> Result<Found, Trouble> {
    let server = Server::ask(client).await?;
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
    let version: i32 = version.try_get::<_, Option<i32>>(0)?.unwrap_or_default();
    if version > VERSION {
        return Err(JournalTrouble::NewerTables { found: version, known: VERSION }.into());
    }
    let columns = steps_done(version).checked_sub(1).and_then(|last| COLUMNS.get(last));
    let columns = columns.ok_or(JournalTrouble::OtherTables)?.trim();
    // Where another desk brought them up to date between the two answers, they fit now.
    if server.columns != columns && Server::ask(client).await?.columns != columns {
        return Err(JournalTrouble::OtherTables.into());
    }
    Ok(if version == VERSION { Found::Ours } else { Found::Older(version) })
}

/// How many steps make this version.
fn steps_done(version: i32) -> usize {
    usize::try_from(version).unwrap_or_default()
}

/// Makes what the tables lack, in the transaction that is open.
///
/// # Errors
/// [`JournalTrouble::OlderTables`] where only their owner may change them.
pub(super) async fn make(client: &Client, found: Found) -> Result<(), Trouble> {
    let done = match found {
        Found::None => 0,
        Found::Older(version) => version,
        Found::Ours => VERSION,
    };
    for step in STEPS.iter().skip(steps_done(done)) {
        let made = client.batch_execute(step).await.map_err(Trouble::from);
        made.map_err(|trouble| match trouble {
            Trouble::Told(JournalTrouble::NotGranted(_)) if done > 0 => {
                JournalTrouble::OlderTables { found: done, known: VERSION }.into()
            }
            told_or_lost => told_or_lost,
        })?;
    }
    Ok(())
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
    async fn ask(client: &Client) -> Result<Self, Trouble> {
        let found = client.query_one(include_str!("sql/server.sql"), &[]).await?;
        Ok(Self::read(&found)?)
    }

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

#[cfg(test)]
mod tests {
    use super::STEPS;
    use storage::FORMAT;

    /// A new format needs tables that take it; a desk that writes another must not stop everybody.
    #[test]
    fn the_tables_take_the_format_of_this_program_and_no_later_one() {
        let last = STEPS.iter().rev().find_map(|step| {
            let (_, rest) = step.split_once("format BETWEEN 1 AND ")?;
            rest.split(|sign: char| !sign.is_ascii_digit()).next()
        });
        assert_eq!(last, Some(FORMAT.to_string().as_str()));
    }
}
