//! Who is here: the desks that have an event open, and how far each has read.
//!
//! A desk is here while its connection holds the lock of its row. So nobody has to take a row away:
//! the server lets go of the lock when the connection ends, and notices within about ten seconds
//! where a computer is gone without a word.

use crate::trouble::Trouble;
use crate::within::within;
use engine::values::{Seq, Timestamp};
use std::time::Duration;
use storage::{DeskHere, JournalTrouble};
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Client, Row};

/// A server that does not answer by then is away.
const ANSWER_WAIT: Duration = Duration::from_secs(10);

/// Between two looks whether a connection that was ended is gone.
const PAUSE: Duration = Duration::from_millis(20);

/// What is filled into a question.
type Param<'a> = (&'a (dyn ToSql + Sync), Type);

/// Comes to an event as the desk of this name, until the connection ends; outside of a transaction.
///
/// `run` is drawn once for each run of a program, or for each event that it has open. A desk that
/// comes back with the same one ends its old connection, which the server may still think alive.
///
/// # Errors
/// [`JournalTrouble::DeskNameTaken`] where another desk is here under this name, and what the
/// server says; then the connection is to be let go.
pub(super) async fn join(client: &Client, event: i32, name: &str, run: i64) -> Result<(), Trouble> {
    within(ANSWER_WAIT, client.batch_execute(include_str!("sql/come.sql"))).await?;
    let joined = within(ANSWER_WAIT, come(client, event, name, run)).await;
    let end = match &joined {
        Ok(()) => include_str!("sql/commit.sql"),
        Err(_) => include_str!("sql/rollback.sql"),
    };
    let ended = within(ANSWER_WAIT, client.batch_execute(end)).await;
    joined.and(ended)
}

async fn come(client: &Client, event: i32, name: &str, run: i64) -> Result<(), Trouble> {
    let params: [Param<'_>; 3] = [(&event, Type::INT4), (&name, Type::TEXT), (&run, Type::INT8)];
    let rows = client.query_typed(include_str!("sql/join.sql"), &params).await?;
    let row = rows.first().ok_or_else(|| JournalTrouble::Server(String::new()))?;
    let (id, run_there): (i32, i64) = (row.try_get(0)?, row.try_get(1)?);
    let since = Timestamp(row.try_get(2)?);
    let is_ours: bool = row.try_get(3)?;
    if !is_ours {
        let taken = || JournalTrouble::DeskNameTaken { name: name.to_owned(), since };
        if run_there != run {
            return Err(taken().into());
        }
        match take_over(client, id).await {
            // Another user has the same number by a chance that does not happen.
            Err(Trouble::Told(JournalTrouble::NotGranted(_))) => return Err(taken().into()),
            other => other?,
        }
    }
    let joined = include_str!("sql/joined.sql");
    client.query_typed(joined, &[(&id, Type::INT4), (&run, Type::INT8)]).await?;
    Ok(())
}

/// Ends our own earlier connection, and waits until it is gone.
async fn take_over(client: &Client, id: i32) -> Result<(), Trouble> {
    let id: [Param<'_>; 1] = [(&id, Type::INT4)];
    client.query_typed(include_str!("sql/take_over.sql"), &id).await?;
    loop {
        let rows = client.query_typed(include_str!("sql/is_free.sql"), &id).await?;
        if rows.first().is_some_and(|row| row.try_get(0).unwrap_or_default()) {
            return Ok(());
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// When a desk last showed the running clock of an event; none where none ever did.
///
/// # Errors
/// What the server says; [`JournalTrouble::NotGranted`] where this user may only look at acts.
pub(super) async fn seen(client: &Client, event: i32) -> Result<Option<Timestamp>, Trouble> {
    let params: [Param<'_>; 1] = [(&event, Type::INT4)];
    let rows =
        within(ANSWER_WAIT, client.query_typed(include_str!("sql/seen.sql"), &params)).await?;
    let seen = rows.first().map(|row| row.try_get::<_, Option<i64>>(0)).transpose()?;
    Ok(seen.flatten().map(Timestamp))
}

/// Whether a desk shows the running clock of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Clock {
    /// It runs there, and nobody is asked whether it is right.
    Shown,
    /// It stands, or nobody knows.
    NotShown,
}

/// Tells how far the desk of this name has read, and whether it shows the clock.
///
/// # Errors
/// What the server says.
pub(super) async fn tell_read(
    client: &Client,
    event: i32,
    name: &str,
    run: i64,
    read: Seq,
    clock: Clock,
) -> Result<(), Trouble> {
    let read = i64::try_from(read.0).unwrap_or(i64::MAX);
    let shows = clock == Clock::Shown;
    let params: [Param<'_>; 5] = [
        (&event, Type::INT4),
        (&name, Type::TEXT),
        (&run, Type::INT8),
        (&read, Type::INT8),
        (&shows, Type::BOOL),
    ];
    within(ANSWER_WAIT, client.query_typed(include_str!("sql/tell_read.sql"), &params)).await?;
    Ok(())
}

/// The desks that are here, by name.
///
/// # Errors
/// What the server says; [`JournalTrouble::NotGranted`] where this user may only look at acts.
pub(super) async fn here(client: &Client, event: i32) -> Result<Vec<DeskHere>, Trouble> {
    let params: [Param<'_>; 1] = [(&event, Type::INT4)];
    let asked = client.query_typed(include_str!("sql/here.sql"), &params);
    let rows = within(ANSWER_WAIT, asked).await?;
    Ok(rows.iter().map(desk).collect::<Result<_, _>>()?)
}

fn desk(row: &Row) -> Result<DeskHere, tokio_postgres::Error> {
    let read: i64 = row.try_get(2)?;
    Ok(DeskHere {
        name: row.try_get(0)?,
        since: Timestamp(row.try_get(1)?),
        read: Seq(u64::try_from(read).unwrap_or_default()),
        is_me: row.try_get(3)?,
    })
}
