//! A connection to the server, and what is asked on it.

use crate::address::Address;
use crate::desks::{self, Clock};
use crate::news::News;
use crate::notify::{Notifier, Notify};
use crate::rows::{ActRow, newer, rows};
use crate::secrecy::secret;
use crate::statements::Statements;
use crate::tables;
use crate::trouble::Trouble;
use crate::within::within;
use engine::values::{Seq, Timestamp};
use futures_util::TryStreamExt;
use futures_util::future::{join, try_join, try_join3};
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::{Arc, Weak};
use std::task::Poll;
use std::time::{Duration, Instant};
use storage::{Access, DeskHere, FORMAT, JournalTrouble, StoreClock};
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, SimpleQueryMessage, Statement};

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

/// An act that was not told at once is told after this.
const TELL_AFTER: Duration = Duration::from_millis(5);

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
    asked: Statements,
    telling: Notifier,
    news: Arc<News>,
    /// Whether this user may add acts.
    pub(super) access: Access,
}

/// Connects to the server of an address; what it tells unasked goes to `news`.
pub(super) async fn connect(address: &Address, news: Arc<News>) -> Result<Client, Trouble> {
    let secret = secret(address.secrecy, address.root_cert.as_deref())?;
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
        let asked = within(ANSWER_WAIT, Statements::prepare(&client)).await?;
        let link = Self { client, event, asked, telling: Notifier::default(), news, access };
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
        self.client.query(&self.asked.safe_after, &[&self.event, &seq]).await?;
        Ok(())
    }

    /// Looks at the clock of the server.
    async fn look_at_clock(&self) -> Result<(), Trouble> {
        self.news.measured(look_at_clock(&self.client, &self.asked.clock).await?);
        Ok(())
    }

    /// Whether the act of this number is the one that follows; while nobody can write.
    pub(super) async fn look_for(
        self: &Arc<Self>,
        after: Seq,
        token: i64,
    ) -> Result<bool, Trouble> {
        let rows = self.begin(after.0 + 1).await?;
        self.give_up().await?;
        Ok(rows.first().is_some_and(|first| first.token == token))
    }

    async fn read(&self, from: u64) -> Result<Vec<ActRow>, Trouble> {
        let from = i64::try_from(from).unwrap_or(i64::MAX);
        let found = self.client.query(&self.asked.acts, &[&self.event, &from]).await?;
        Ok(rows(&found)?)
    }

    /// Keeps others from writing, and says which acts there are from here; they may not be safe.
    pub(super) async fn begin(&self, from: u64) -> Result<Vec<ActRow>, Trouble> {
        self.telling.begin();
        // Sent and answered as one: each answer by itself would wake both ends.
        let asked = include_str!("sql/begin.sql").replace("$EVENT", &self.event.to_string());
        let asked = asked.replace("$FROM", &i64::try_from(from).unwrap_or(i64::MAX).to_string());
        let found = match within(ANSWER_WAIT, self.client.simple_query(&asked)).await {
            Err(Trouble::Told(JournalTrouble::HeldUp)) => {
                drop(self.client.batch_execute(include_str!("sql/rollback.sql")).await);
                return Err(end_hold(&self.client, self.event).await.into());
            }
            found => found?,
        };
        let newer = newer(&found);
        if let Some(last) = newer.acts.last() {
            self.telling.read(last.seq, newer.next);
        }
        Ok(newer.acts)
    }

    /// Writes the next act, lets others go on, and waits until it is safe.
    ///
    /// # Errors
    /// [`Trouble::Told`] only where nothing was written.
    pub(super) async fn write(self: &Arc<Self>, row: &ActRow) -> Result<(), Trouble> {
        let tell = self.telling.when(row.seq);
        let told = async {
            match tell {
                Notify::Now => self.tell(i64::MAX).await,
                Notify::Later => {}
            }
        };
        // Both are sent, whatever is answered to the first.
        let done = async { join(self.add(row), told).await.0 };
        let done = within(ANSWER_WAIT, done).await;
        if done.is_ok() {
            self.telling.written(row.seq, tell);
        }
        self.end();
        done
    }

    async fn add(&self, row: &ActRow) -> Result<(), Trouble> {
        let asked = added(self.event, row);
        let mut is_in = false;
        let done = async {
            let mut answers = pin!(self.client.simple_query_raw(&asked).await?);
            while let Some(answer) = answers.try_next().await? {
                is_in |= matches!(answer, SimpleQueryMessage::CommandComplete(_));
            }
            Ok::<_, tokio_postgres::Error>(())
        };
        match done.await {
            Ok(()) => Ok(()),
            // As soon as the act is in, the next desk goes on; what happens then is not told apart
            // from a connection that was cut.
            Err(error) if is_in => Err(Trouble::Lost(error.to_string())),
            Err(error) => {
                // Nothing after it was done, and others wait until this has ended.
                drop(self.client.batch_execute(include_str!("sql/rollback.sql")).await);
                Err(error.into())
            }
        }
    }

    /// Lets others write, and waits until everything that was read is safe.
    pub(super) async fn give_up(self: &Arc<Self>) -> Result<(), Trouble> {
        let asked = concat!(include_str!("sql/rollback.sql"), include_str!("sql/safe.sql"));
        let done = within(ANSWER_WAIT, self.client.batch_execute(asked)).await;
        self.end();
        done
    }

    /// The act that was begun is over; what was not told is told in a moment.
    fn end(self: &Arc<Self>) {
        if self.telling.end() {
            let link = Arc::downgrade(self);
            tokio::spawn(async move {
                tokio::time::sleep(TELL_AFTER).await;
                if let Some(link) = Weak::upgrade(&link) {
                    link.tell_what_is_owed().await;
                }
            });
        }
    }

    /// Tells the others of an act that was not told at once, if it is still the last one.
    pub(super) async fn tell_what_is_owed(&self) {
        let mut telling = None;
        let sent = poll_fn(|cx| {
            // What is sent while nobody can begin an act does not come in between one.
            let first = self.telling.settle(|seq| {
                let mut tell = Box::pin(self.tell(number(seq)));
                let answered = tell.as_mut().poll(cx).is_ready();
                (tell, answered)
            });
            telling = first.and_then(|(tell, answered)| (!answered).then_some(tell));
            Poll::Ready(())
        });
        sent.await;
        if let Some(telling) = telling {
            telling.await;
        }
    }

    /// Tells the other desks that there is something to read, unless there are acts after this one.
    async fn tell(&self, seq: i64) {
        // Where nobody can be told they ask all the same, after a while.
        drop(self.client.execute(&self.asked.tell, &[&self.event, &seq]).await);
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
        let done = within(WHOLE_WAIT, self.client.batch_execute(asked)).await;
        self.telling.end();
        done
    }

    async fn insert(&self, rows: &Columns<'_>) -> Result<(), tokio_postgres::Error> {
        let Columns { seqs, formats, tokens, lines } = rows;
        self.client
            .query_one(&self.asked.add_many, &[&self.event, seqs, formats, tokens, lines])
            .await?;
        Ok(())
    }
}

/// Ends the connection that holds up everybody else at an event, and says whose it was, also where
/// the owner of the tables may not end it. Event 0 is the making of events.
pub(super) async fn end_hold(client: &Client, event: i32) -> JournalTrouble {
    let event: [&(dyn ToSql + Sync); 1] = [&event];
    let asked = client.query_one(include_str!("sql/end_hold.sql"), &event);
    let ended = within(ANSWER_WAIT, asked).await;
    // Where it cannot be asked, nobody is named.
    let whose = ended.ok().and_then(|row| row.try_get::<_, Option<String>>(0).ok().flatten());
    whose.map_or(JournalTrouble::HeldUp, JournalTrouble::HeldUpBy)
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

/// The number of an act, as the database has it.
fn number(seq: Seq) -> i64 {
    i64::try_from(seq.0).unwrap_or(i64::MAX)
}

/// The format of the lines that this program writes, likewise.
fn format() -> i32 {
    i32::try_from(FORMAT).unwrap_or(i32::MAX)
}

/// What adds an act, lets others go on and waits until it is safe, sent and answered as one.
fn added(event: i32, row: &ActRow) -> String {
    let text = include_str!("sql/add.sql").replace("$EVENT", &event.to_string());
    let text = text.replace("$SEQ", &number(row.seq).to_string());
    let text = text.replace("$FORMAT", &format().to_string());
    let text = text.replace("$TOKEN", &row.token.to_string());
    // Last, for anything may stand in a line.
    let text = text.replace("$LINE", &format!("'{}'", row.line.replace('\'', "''")));
    text + include_str!("sql/commit.sql") + include_str!("sql/safe.sql")
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
        Self {
            seqs: rows.iter().map(|row| number(row.seq)).collect(),
            formats: vec![format(); rows.len()],
            tokens: rows.iter().map(|row| row.token).collect(),
            lines: rows.iter().map(|row| row.line.as_str()).collect(),
        }
    }
}
