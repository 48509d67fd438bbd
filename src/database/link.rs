//! A connection to the server, and what is asked on it.

use crate::address::Address;
use crate::desks::{self, Clock};
use crate::news::News;
use crate::rows::{ActRow, rows};
use crate::secrecy::Secret;
use crate::tables;
use crate::trouble::Trouble;
use crate::within::within;
use engine::values::{Seq, Timestamp};
use futures_util::future::{try_join, try_join3, try_join4};
use std::future::poll_fn;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::{Access, DeskHere, FORMAT, JournalTrouble, StoreClock};
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Statement};

/// A server that does not take a connection by then is away.
const CONNECT_WAIT: Duration = Duration::from_secs(5);

/// A desk asks after a connection on which nothing was said for so long, and again after as long;
/// the system does, without the server.
const KNOCK_AFTER: Duration = Duration::from_secs(1);

/// A connection on which nothing arrives for so long is gone.
const DEAF_WAIT: Duration = Duration::from_millis(1_500);

/// So often the clock of a server is looked at on a new connection.
const CLOCK_LOOKS: usize = 3;

/// A server that does not answer by then is away; longer than anybody may hold up others.
const ANSWER_WAIT: Duration = Duration::from_secs(10);

/// Reading or writing a whole event may take so long.
const WHOLE_WAIT: Duration = Duration::from_secs(120);

/// The name under which a desk is at an event.
pub(super) struct Desk {
    pub(super) name: String,
    /// Drawn once for each run of the program.
    pub(super) run: i64,
}

/// A connection on which one event is asked for.
pub(super) struct Link {
    client: Client,
    event: i32,
    begin: String,
    acts: Statement,
    write: Statement,
    clock: Statement,
    safe_after: Statement,
    news: Arc<News>,
    /// Whether this user may add acts.
    pub(super) access: Access,
}

/// Connects to the server of an address; what it tells unasked goes to `news`.
pub(super) async fn connect(address: &Address, news: Arc<News>) -> Result<Client, Trouble> {
    let secret = Secret::new(address.secrecy, address.root_cert.as_deref())?;
    let mut config = address.config.clone();
    config.keepalives_idle(KNOCK_AFTER).keepalives_interval(KNOCK_AFTER).keepalives_retries(1);
    config.tcp_user_timeout(DEAF_WAIT);
    let (client, mut connection) = within(CONNECT_WAIT, config.connect(secret)).await?;
    tokio::spawn(async move {
        while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
            if let AsyncMessage::Notification(told) = message {
                news.hear(told.payload());
            }
        }
        // Gone: whoever is told now and asks must find it so.
        drop(connection);
        news.tell();
    });
    let session = client.batch_execute(include_str!("sql/session.sql"));
    within(ANSWER_WAIT, session).await?;
    Ok(client)
}

impl Link {
    /// Connects, looks whether the tables are ours, and finds the event.
    /// Where it is to be here under a name, it comes under that name.
    pub(super) async fn open(
        address: &Address,
        news: Arc<News>,
        desk: Option<&Desk>,
    ) -> Result<Self, Trouble> {
        let client = connect(address, Arc::clone(&news)).await?;
        if within(ANSWER_WAIT, tables::find(&client)).await? == tables::Found::None {
            return Err(JournalTrouble::EventUnknown.into());
        }
        let name: [&(dyn ToSql + Sync); 1] = [&address.event];
        let found = client.query_opt(include_str!("sql/event.sql"), &name);
        let found = within(ANSWER_WAIT, found).await?;
        let event = found.ok_or(JournalTrouble::EventUnknown)?;
        let (event, may_write) = (event.try_get(0)?, event.try_get(1)?);
        news.listen_for(event);
        let access = if may_write { Access::ReadWrite } else { Access::ReadOnly };
        let link = Self::on(client, event, access, news).await?;
        if let Some(desk) = desk {
            link.join(desk).await?;
        }
        Ok(link)
    }

    /// Comes to the event under this name, until the connection ends.
    pub(super) async fn join(&self, desk: &Desk) -> Result<(), Trouble> {
        desks::join(&self.client, self.event, &desk.name, desk.run).await
    }

    /// When a desk last showed the running clock; none where nobody may know.
    pub(super) async fn seen(&self) -> Result<Option<Timestamp>, Trouble> {
        match desks::seen(&self.client, self.event).await {
            Err(Trouble::Told(JournalTrouble::NotGranted(_))) => Ok(None),
            seen => seen,
        }
    }

    /// Tells how far this desk has read, and asks who is here.
    pub(super) async fn visit(
        &self,
        desk: &Desk,
        read: Seq,
        clock: Clock,
    ) -> Result<Vec<DeskHere>, Trouble> {
        let Desk { name, run } = desk;
        let told = desks::tell_read(&self.client, self.event, name, *run, read, clock);
        let (_, here) = try_join(told, desks::here(&self.client, self.event)).await?;
        Ok(here)
    }

    /// A link for an event that was found or made.
    pub(super) async fn on(
        client: Client,
        event: i32,
        access: Access,
        news: Arc<News>,
    ) -> Result<Self, Trouble> {
        let acts = client.prepare(include_str!("sql/acts.sql"));
        let write = client.prepare(include_str!("sql/write.sql"));
        let clock = client.prepare(include_str!("sql/clock.sql"));
        let safe_after = client.prepare(include_str!("sql/safe_after.sql"));
        let prepared = within(ANSWER_WAIT, try_join4(acts, write, clock, safe_after)).await?;
        let (acts, write, clock, safe_after) = prepared;
        let begin = include_str!("sql/begin.sql").replace("$EVENT", &event.to_string());
        let link = Self { client, event, begin, acts, write, clock, safe_after, news, access };
        for _ in 0..CLOCK_LOOKS {
            within(ANSWER_WAIT, link.look_at_clock()).await?;
        }
        Ok(link)
    }

    /// The number of the event in this database.
    pub(super) fn event(&self) -> i32 {
        self.event
    }

    /// Whether the connection is known to be gone.
    pub(super) fn is_gone(&self) -> bool {
        self.client.is_closed()
    }

    /// The acts from this one on, all of which are safe.
    ///
    /// Everything is asked at once: what is asked on this connection afterwards, such as the
    /// beginning of an act, whose transaction waits for no disk, does not come in between.
    pub(super) async fn acts(&self, from: u64) -> Result<Vec<ActRow>, Trouble> {
        let looked = self.look_at_clock();
        let asked = try_join3(looked, self.read(from), self.make_safe_after(from));
        let (_, found, ()) = within(WHOLE_WAIT, asked).await?;
        Ok(found)
    }

    /// Waits until everything is safe, where there are acts after this one; the one that is known
    /// already is, and at rest there is no other.
    async fn make_safe_after(&self, seq: u64) -> Result<(), Trouble> {
        let seq = i64::try_from(seq).unwrap_or(i64::MAX);
        self.client.query(&self.safe_after, &[&self.event, &seq]).await?;
        Ok(())
    }

    /// Looks at the clock of the server.
    async fn look_at_clock(&self) -> Result<(), Trouble> {
        self.news.measured(look_at_clock(&self.client, &self.clock).await?);
        Ok(())
    }

    /// Whether the act of this number is the one that follows; while nobody can write.
    pub(super) async fn look_for(&self, after: Seq, token: i64) -> Result<bool, Trouble> {
        let rows = self.begin(after.0 + 1).await?;
        self.give_up().await?;
        Ok(rows.first().is_some_and(|first| first.token == token))
    }

    async fn read(&self, from: u64) -> Result<Vec<ActRow>, Trouble> {
        let from = i64::try_from(from).unwrap_or(i64::MAX);
        let found = self.client.query(&self.acts, &[&self.event, &from]).await?;
        Ok(rows(&found)?)
    }

    /// Keeps others from writing, and says which acts there are from this one on. They may not be
    /// safe yet.
    pub(super) async fn begin(&self, from: u64) -> Result<Vec<ActRow>, Trouble> {
        // Both are sent at once, and the server does them one after the other.
        let begun = async { Ok(self.client.batch_execute(&self.begin).await?) };
        let (_, found) = within(ANSWER_WAIT, try_join(begun, self.read(from))).await?;
        Ok(found)
    }

    /// Writes the next act, lets others go on, and waits until it is safe.
    ///
    /// # Errors
    /// [`Trouble::Told`] only where nothing was written.
    pub(super) async fn write(&self, row: &ActRow) -> Result<(), Trouble> {
        let rows = Columns::of(std::slice::from_ref(row));
        let written = async { Ok(self.insert(&rows).await?) };
        // As soon as the act is in, the next desk goes on; what happens then is not told apart
        // from a connection that was cut.
        let finished = async {
            let asked = concat!(include_str!("sql/commit.sql"), include_str!("sql/safe.sql"));
            let done = self.client.batch_execute(asked).await;
            done.map_err(|error| Trouble::Lost(error.to_string()))
        };
        within(ANSWER_WAIT, try_join(written, finished)).await?;
        Ok(())
    }

    /// Lets others write, and waits until everything that was read is safe.
    pub(super) async fn give_up(&self) -> Result<(), Trouble> {
        let asked = concat!(include_str!("sql/rollback.sql"), include_str!("sql/safe.sql"));
        within(ANSWER_WAIT, self.client.batch_execute(asked)).await
    }

    /// Adds many acts in the transaction that is open.
    pub(super) async fn insert_all(&self, rows: &[ActRow]) -> Result<(), Trouble> {
        for part in rows.chunks(1000) {
            within(WHOLE_WAIT, self.insert(&Columns::of(part))).await?;
        }
        Ok(())
    }

    /// Commits the transaction that is open, and waits until it is safe.
    pub(super) async fn commit(&self) -> Result<(), Trouble> {
        let asked = concat!(include_str!("sql/commit.sql"), include_str!("sql/safe.sql"));
        within(WHOLE_WAIT, self.client.batch_execute(asked)).await
    }

    async fn insert(&self, rows: &Columns<'_>) -> Result<(), tokio_postgres::Error> {
        let Columns { seqs, formats, tokens, lines } = rows;
        self.client.query_one(&self.write, &[&self.event, seqs, formats, tokens, lines]).await?;
        Ok(())
    }
}

/// What the clock of a server shows, before there is an event.
pub(super) async fn clock_of(address: &Address) -> Result<StoreClock, Trouble> {
    let client = connect(address, Arc::default()).await?;
    let statement = client.prepare(include_str!("sql/clock.sql"));
    let statement = within(ANSWER_WAIT, statement).await?;
    within(ANSWER_WAIT, look_at_clock(&client, &statement)).await
}

/// What the clock shows; it was looked at in the middle of asking and answering.
async fn look_at_clock(client: &Client, statement: &Statement) -> Result<StoreClock, Trouble> {
    let asked = Instant::now();
    let found = client.query_one(statement, &[]).await?;
    let half = asked.elapsed() / 2;
    let within_millis = i64::try_from(half.as_millis()).unwrap_or(i64::MAX).saturating_add(1);
    let at = Timestamp(found.try_get(0)?);
    Ok(StoreClock { at, measured: asked + half, within_millis })
}

/// Acts as the columns that are sent.
struct Columns<'a> {
    seqs: Vec<i64>,
    formats: Vec<i32>,
    tokens: Vec<i64>,
    lines: Vec<&'a str>,
}

impl<'a> Columns<'a> {
    fn of(rows: &'a [ActRow]) -> Self {
        let seq = |row: &ActRow| i64::try_from(row.seq.0).unwrap_or(i64::MAX);
        let format = i32::try_from(FORMAT).unwrap_or(i32::MAX);
        Self {
            seqs: rows.iter().map(seq).collect(),
            formats: vec![format; rows.len()],
            tokens: rows.iter().map(|row| row.token).collect(),
            lines: rows.iter().map(|row| row.line.as_str()).collect(),
        }
    }
}
