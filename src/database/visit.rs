//! What is asked of a server without an event open: which events it has, and who is there.

use crate::address::{Address, ServerAddress};
use crate::desks::{self, Clock};
use crate::link::connect;
use crate::tables::{Found, find, look};
use crate::trouble::Trouble;
use crate::within::within;
use engine::values::{Seq, Timestamp};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use storage::{DeskHere, EventThere, JournalError, JournalTrouble};
use tokio::runtime::{Builder, Runtime};
use tokio_postgres::types::Type;
use tokio_postgres::{Client, Row};

/// A server that does not answer by then is away.
const ANSWER_WAIT: Duration = Duration::from_secs(10);

/// The events of a database, the newest first; none where nobody made one yet.
///
/// # Errors
/// Where the server cannot be reached or will not, or what stands there is not ours.
pub fn events(server: &ServerAddress) -> Result<Vec<EventThere>, JournalError> {
    let address = server.address();
    let runtime = runtime(address)?;
    let found = runtime.block_on(async {
        let client = connect(address, Arc::default()).await?;
        within(ANSWER_WAIT, events_on(&client)).await
    });
    found.map_err(|trouble: Trouble| trouble.told().at(address.shown()))
}

async fn events_on(client: &Client) -> Result<Vec<EventThere>, Trouble> {
    if look(client).await? == Found::None {
        return Ok(Vec::new());
    }
    let rows = client.query_typed(include_str!("sql/events.sql"), &[]).await?;
    Ok(rows.iter().map(event).collect::<Result<_, _>>()?)
}

fn event(row: &Row) -> Result<EventThere, tokio_postgres::Error> {
    let acts: i64 = row.try_get(2)?;
    Ok(EventThere {
        name: row.try_get(0)?,
        made_at: Timestamp(row.try_get(1)?),
        acts: u64::try_from(acts).unwrap_or_default(),
        last_at: row.try_get::<_, Option<i64>>(3)?.map(Timestamp),
    })
}

/// A desk that is at an event for as long as this lives, and has nothing of it open.
pub struct Presence {
    runtime: Runtime,
    client: Client,
    address: Address,
    event: i32,
    name: String,
    run: i64,
}

impl Presence {
    /// Comes to an event as the desk of this name; `run` is drawn once for each run of the program.
    ///
    /// # Errors
    /// Where the server cannot be reached or will not, has no such event, or another desk is there
    /// under this name ([`JournalTrouble::DeskNameTaken`]).
    pub fn join(address: Address, name: &str, run: i64) -> Result<Self, JournalError> {
        let runtime = runtime(&address)?;
        let joined = runtime.block_on(async {
            let client = connect(&address, Arc::default()).await?;
            let event = within(ANSWER_WAIT, number(&client, &address.event)).await?;
            desks::join(&client, event, name, run).await?;
            Ok((client, event))
        });
        let (client, event) =
            joined.map_err(|trouble: Trouble| trouble.told().at(address.shown()))?;
        Ok(Self { runtime, client, address, event, name: name.to_owned(), run })
    }

    /// Tells that this desk has shown everything up to this act.
    ///
    /// # Errors
    /// Where the connection is gone.
    pub fn tell_read(&self, read: Seq) -> Result<(), JournalError> {
        let told =
            desks::tell_read(&self.client, self.event, &self.name, self.run, read, Clock::NotShown);
        self.runtime.block_on(told).map_err(|trouble| self.error(trouble))
    }

    /// The desks that are here, by name.
    ///
    /// # Errors
    /// Where the connection is gone.
    pub fn here(&self) -> Result<Vec<DeskHere>, JournalError> {
        let here = desks::here(&self.client, self.event);
        self.runtime.block_on(here).map_err(|trouble| self.error(trouble))
    }

    fn error(&self, trouble: Trouble) -> JournalError {
        trouble.told().at(self.address.shown())
    }
}

impl fmt::Debug for Presence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Presence").field("address", &self.address).finish_non_exhaustive()
    }
}

/// The number of the event with this name.
async fn number(client: &Client, name: &str) -> Result<i32, Trouble> {
    if find(client).await? == Found::None {
        return Err(JournalTrouble::EventUnknown.into());
    }
    let rows = client.query_typed(include_str!("sql/event.sql"), &[(&name, Type::TEXT)]).await?;
    let row = rows.first().ok_or(JournalTrouble::EventUnknown)?;
    Ok(row.try_get(0)?)
}

/// Nothing is heard between two questions, so no thread of its own is needed.
fn runtime(address: &Address) -> Result<Runtime, JournalError> {
    let runtime = Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| JournalTrouble::Unreachable(error.to_string()).at(address.shown()))
}
