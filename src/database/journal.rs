//! The journal of one event in a database.

use crate::address::Address;
use crate::link::Link;
use crate::make::make;
use crate::news::News;
use crate::rows::{ActRow, LineEnd, is_line, read};
use crate::trouble::Trouble;
use engine::log::Act;
use engine::values::Seq;
use std::collections::VecDeque;
use std::fmt;
use std::future::Future;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::{
    Access, Appended, ChainEnd, EventStore, JournalError, JournalTrouble, Loaded, Notice, OnNews,
    first_line,
};
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinHandle;

/// A server that was there is waited for so long before an act is refused.
const PATIENCE: Duration = Duration::from_secs(10);

/// Between two tries.
const PAUSE: Duration = Duration::from_millis(200);

/// Where nothing was heard, it is asked so often all the same.
const ASK_EVERY: Duration = Duration::from_secs(5);

/// So many of the newest lines are kept for the copy beside the desk.
const RECENT_MAX: usize = 200;

/// An event in a database, as one desk has it open.
pub struct DatabaseJournal {
    address: Arc<Address>,
    runtime: Option<Runtime>,
    news: Arc<News>,
    link: Option<Link>,
    /// A connection that is being made while nobody waits for it.
    connecting: Option<JoinHandle<Result<Link, Trouble>>>,
    /// Why there was none the last time.
    away: String,
    /// The number of the event, once it was found.
    event: Option<i32>,
    /// How far each act goes that this desk knows.
    ends: Vec<LineEnd>,
    /// The newest lines.
    recent: VecDeque<String>,
    /// The line from which on the event makes no sense.
    damaged: Option<u64>,
    /// Whether nobody else can write now.
    is_held: bool,
    /// Whether acts were handed out that may not be safe yet.
    is_unsure: bool,
    asked: Option<Instant>,
    patience: Duration,
}

impl DatabaseJournal {
    /// Opens an event.
    ///
    /// # Errors
    /// Where the server cannot be reached or will not, or has no such event.
    pub fn open(address: Address) -> Result<Self, JournalError> {
        let mut journal = Self::new(address)?;
        journal.connect().map_err(|trouble| journal.error(trouble.told()))?;
        Ok(journal)
    }

    /// Makes a new event of these acts, and the tables where there are none; nobody sees it before
    /// all of them are safe.
    ///
    /// # Errors
    /// Where an event of this name exists, or none can be made.
    pub fn create(address: Address, acts: &[Act]) -> Result<Self, JournalError> {
        let mut end = ChainEnd::before_first();
        let mut lines = Vec::with_capacity(acts.len());
        for act in acts {
            let (line, next) = end.write(act).map_err(|trouble| trouble.at(address.shown()))?;
            lines.push(line);
            end = next;
        }
        Self::create_of_lines(address, lines)
    }

    /// The same of lines as a file has them, each without its end.
    ///
    /// # Errors
    /// As [`Self::create`].
    pub fn create_of_lines(address: Address, lines: Vec<String>) -> Result<Self, JournalError> {
        let mut journal = Self::new(address)?;
        let rows = rows_after(ChainEnd::before_first(), lines);
        let rows = rows.map_err(|trouble| journal.error(trouble))?;
        let (address, news) = (Arc::clone(&journal.address), Arc::clone(&journal.news));
        let making = journal.run(async move { make(&address, news, &rows).await });
        let link = making.map_err(|trouble| journal.error(trouble.told()))?;
        journal.event = Some(link.event());
        journal.link = Some(link);
        journal.load()?;
        Ok(journal)
    }

    /// Adds lines as a file has them after the act `after`, all or none.
    ///
    /// # Errors
    /// Where one does not follow the one before ([`JournalTrouble::Damaged`]), others wrote
    /// meanwhile ([`JournalTrouble::ChangedOutside`]), or it cannot be written.
    pub fn add_lines(&mut self, after: Seq, lines: Vec<String>) -> Result<(), JournalError> {
        let newer = self.begin(after)?;
        if !newer.is_empty() {
            self.give_up()?;
            return Err(self.error(JournalTrouble::ChangedOutside));
        }
        let rows = self.end_at(after).and_then(|end| rows_after(end, lines));
        let rows = match rows {
            Ok(rows) => rows,
            Err(trouble) => {
                self.give_up()?;
                return Err(self.error(trouble));
            }
        };
        let added = match &self.link {
            Some(link) => self.run(async {
                link.insert_all(&rows).await?;
                link.commit().await
            }),
            None => Err(Trouble::Lost(self.away.clone())),
        };
        self.is_held = false;
        match added {
            Ok(()) => self.take(rows).map(drop).map_err(|trouble| self.error(trouble)),
            Err(Trouble::Told(trouble)) => {
                self.link = None;
                Err(self.error(trouble))
            }
            Err(Trouble::Lost(why)) => {
                self.lose(why);
                Err(self.error(JournalTrouble::NotConfirmed))
            }
        }
    }

    /// The lines from this act on, whatever is wrong with them.
    ///
    /// # Errors
    /// Where they cannot be read.
    pub fn lines_as_they_are(&mut self, from: u64) -> Result<Vec<String>, JournalError> {
        let rows = self.ask(self.patience, async |link| link.acts(from).await);
        let rows = rows.map_err(|trouble| self.error(trouble.told()))?;
        Ok(rows.into_iter().map(|row| row.line).collect())
    }

    /// How long a server is waited for that was there before; ten seconds where not said.
    pub fn set_patience(&mut self, patience: Duration) {
        self.patience = patience;
    }

    fn new(address: Address) -> Result<Self, JournalError> {
        // One thread hears what the server tells while nobody asks.
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime
            .map_err(|error| JournalTrouble::Unreachable(error.to_string()).at(address.shown()))?;
        Ok(Self {
            address: Arc::new(address),
            runtime: Some(runtime),
            news: Arc::default(),
            link: None,
            connecting: None,
            away: String::new(),
            event: None,
            ends: Vec::new(),
            recent: VecDeque::new(),
            damaged: None,
            is_held: false,
            is_unsure: false,
            asked: None,
            patience: PATIENCE,
        })
    }

    fn error(&self, trouble: JournalTrouble) -> JournalError {
        trouble.at(self.address.shown())
    }

    fn run<T>(&self, asked: impl Future<Output = Result<T, Trouble>>) -> Result<T, Trouble> {
        let Some(runtime) = &self.runtime else { return Err(Trouble::Lost(self.away.clone())) };
        runtime.block_on(asked)
    }

    /// Lets a connection go of which nobody knows what it does.
    fn lose(&mut self, why: String) {
        self.link = None;
        self.is_held = false;
        self.away = why;
    }

    /// Makes a connection where there is none.
    fn connect(&mut self) -> Result<(), Trouble> {
        if self.link.as_ref().is_some_and(|link| !link.is_gone()) {
            return Ok(());
        }
        self.link = None;
        self.connecting = None;
        let (address, news) = (Arc::clone(&self.address), Arc::clone(&self.news));
        let link = self.run(async move { Link::open(&address, news).await })?;
        self.use_link(link)
    }

    fn use_link(&mut self, link: Link) -> Result<(), Trouble> {
        // The event may have been made anew under its name, in this database or behind a standby.
        if self.event.is_some_and(|event| event != link.event()) {
            return Err(JournalTrouble::ChangedOutside.into());
        }
        self.event = Some(link.event());
        self.link = Some(link);
        self.is_held = false;
        self.news.tell();
        Ok(())
    }

    /// Asks on a connection that is there, or that comes back in time.
    fn ask<T>(
        &mut self,
        longest: Duration,
        asked: impl AsyncFn(&Link) -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        let until = Instant::now() + longest;
        loop {
            let answer = self.connect().and_then(|()| match &self.link {
                Some(link) => self.run(asked(link)),
                None => Err(Trouble::Lost(String::new())),
            });
            match answer {
                Err(Trouble::Lost(why)) => {
                    self.lose(why);
                    if Instant::now() >= until {
                        return Err(Trouble::Lost(self.away.clone()));
                    }
                    std::thread::sleep(PAUSE);
                }
                answer => return answer,
            }
        }
    }

    /// The end of the act `after`, as this desk knows it; acts after it are forgotten.
    fn end_at(&mut self, after: Seq) -> Result<ChainEnd, JournalTrouble> {
        let last = Seq(self.ends.len() as u64);
        let count = usize::try_from(after.0).ok().filter(|count| *count <= self.ends.len());
        let count = count.ok_or(JournalTrouble::Ahead { after, last })?;
        let forgotten = self.ends.len() - count;
        self.recent.truncate(self.recent.len().saturating_sub(forgotten));
        self.ends.truncate(count);
        Ok(self.ends.last().map_or(ChainEnd::before_first(), |known| known.end))
    }

    /// The rows after the act `after`, where that one stands as this desk knows it.
    fn following(&mut self, after: Seq, rows: Vec<ActRow>) -> Result<Vec<ActRow>, JournalTrouble> {
        let end = self.end_at(after)?;
        if after.0 == 0 {
            return Ok(rows);
        }
        let mut rows = rows.into_iter();
        match rows.next() {
            Some(row) if row.seq == after && is_line(&row.line, end) => Ok(rows.collect()),
            Some(_) => Err(JournalTrouble::ChangedOutside),
            // A backup was put back, or the end was lost that a standby did not have.
            None => Err(JournalTrouble::Moved),
        }
    }

    /// Takes in rows that follow what is known.
    fn take(&mut self, rows: Vec<ActRow>) -> Result<Vec<Act>, JournalTrouble> {
        let end = self.ends.last().map_or(ChainEnd::before_first(), |known| known.end);
        let found = read(end, &rows);
        if let Some(damage) = found.damage {
            self.damaged = Some(damage.line);
            return Err(JournalTrouble::Damaged { line: damage.line });
        }
        self.ends.extend(found.ends);
        self.keep(rows);
        Ok(found.acts)
    }

    fn keep(&mut self, rows: Vec<ActRow>) {
        let more = rows.len().saturating_sub(RECENT_MAX);
        self.recent.extend(rows.into_iter().skip(more).map(|row| row.line));
        let beyond = self.recent.len().saturating_sub(RECENT_MAX);
        self.recent.drain(..beyond);
    }

    /// What others wrote after the act `after`, while nobody can write.
    fn hold(&mut self, after: Seq) -> Result<Vec<ActRow>, Trouble> {
        let rows = match self.ask(self.patience, async |link| link.begin(after.0).await) {
            Ok(rows) => rows,
            Err(trouble) => {
                // Whatever was begun ends with the connection.
                self.lose(String::new());
                return Err(trouble);
            }
        };
        self.is_held = true;
        match self.following(after, rows) {
            Ok(rows) => {
                self.is_unsure |= !rows.is_empty();
                Ok(rows)
            }
            Err(trouble) => {
                // What stands there is not shown, so nothing need be safe.
                self.lose(String::new());
                Err(trouble.into())
            }
        }
    }

    /// Finds out, after a connection was cut, whether this act was written.
    fn look_up(&mut self, after: Seq, row: &ActRow) -> Result<Option<Vec<Act>>, JournalTrouble> {
        // Whoever held up others before is done with it when this one may.
        let rows = self.hold(after).map_err(|trouble| match trouble {
            Trouble::Lost(_) => JournalTrouble::NotConfirmed,
            Trouble::Told(trouble) => trouble,
        })?;
        match rows.first() {
            None => Ok(None),
            Some(first) if first.token == row.token => {
                // Written; what others wrote after it is read another time.
                let given_up = self.give_up();
                given_up.map(|()| Some(Vec::new())).map_err(|_| JournalTrouble::NotConfirmed)
            }
            Some(_) => self.take(rows).map(Some),
        }
    }

    /// A connection that is being made in the background, so that nobody waits for it.
    fn connect_meanwhile(&mut self) -> Result<(), JournalTrouble> {
        let Some(runtime) = &self.runtime else { return Ok(()) };
        match self.connecting.take() {
            Some(connecting) if connecting.is_finished() => {
                let made = runtime.block_on(connecting);
                let made = made.unwrap_or_else(|error| Err(Trouble::Lost(error.to_string())));
                match made.and_then(|link| self.use_link(link)) {
                    Ok(()) => return Ok(()),
                    Err(Trouble::Lost(why)) => self.away = why,
                    Err(Trouble::Told(trouble)) => return Err(trouble),
                }
            }
            Some(connecting) => self.connecting = Some(connecting),
            None => {
                let (address, news) = (Arc::clone(&self.address), Arc::clone(&self.news));
                let making = async move { Link::open(&address, news).await };
                self.connecting = Some(runtime.spawn(making));
            }
        }
        Err(JournalTrouble::Unreachable(self.away.clone()))
    }

    /// The lines from this act on, counted from 1, up to the last one that is known.
    fn lines_from(&mut self, first: usize) -> Result<Vec<String>, Trouble> {
        let count = self.ends.len() + 1 - first.min(self.ends.len() + 1);
        if count <= self.recent.len() {
            return Ok(self.recent.iter().skip(self.recent.len() - count).cloned().collect());
        }
        let rows = self.ask(self.patience, async |link| link.acts(first as u64).await)?;
        Ok(rows.into_iter().take(count).map(|row| row.line).collect())
    }
}

impl EventStore for DatabaseJournal {
    fn load(&mut self) -> Result<Loaded, JournalError> {
        let rows = self.ask(self.patience, async |link| link.acts(0).await);
        let rows = rows.map_err(|trouble| self.error(trouble.told()))?;
        if rows.is_empty() {
            return Err(self.error(JournalTrouble::Empty));
        }
        let found = read(ChainEnd::before_first(), &rows);
        self.ends = found.ends;
        self.recent.clear();
        self.damaged = found.damage.as_ref().map(|damage| damage.line);
        self.keep(rows.into_iter().take(self.ends.len()).collect());
        self.asked = Some(Instant::now());
        let may_write = self.link.as_ref().is_some_and(|link| link.access == Access::ReadWrite);
        let is_open = may_write && found.damage.is_none();
        Ok(Loaded {
            acts: found.acts,
            notices: if may_write { Vec::new() } else { vec![Notice::ReadOnly] },
            damage: found.damage,
            access: if is_open { Access::ReadWrite } else { Access::ReadOnly },
        })
    }

    fn begin(&mut self, after: Seq) -> Result<Vec<Act>, JournalError> {
        if let Some(line) = self.damaged {
            return Err(self.error(JournalTrouble::Damaged { line }));
        }
        let rows = self.hold(after).map_err(|trouble| self.error(trouble.told()))?;
        self.take(rows).map_err(|trouble| self.error(trouble))
    }

    fn append(&mut self, after: Seq, act: &Act) -> Result<Appended, JournalError> {
        if !self.is_held {
            let newer = self.begin(after)?;
            if !newer.is_empty() {
                return Ok(Appended::Stale(newer));
            }
        }
        let end = self.end_at(after).map_err(|trouble| self.error(trouble))?;
        let (line, next) = end.write(act).map_err(|trouble| self.error(trouble))?;
        let row = row(next.seq, line);
        loop {
            let written = match &self.link {
                Some(link) => self.run(link.write(&row)),
                None => Err(Trouble::Lost(self.away.clone())),
            };
            self.is_held = false;
            match written {
                Ok(()) => break,
                Err(Trouble::Told(trouble)) => return Err(self.error(trouble)),
                Err(Trouble::Lost(why)) => self.lose(why),
            }
            match self.look_up(after, &row).map_err(|trouble| self.error(trouble))? {
                None => {}
                Some(newer) if newer.is_empty() => break,
                Some(newer) => return Ok(Appended::Stale(newer)),
            }
        }
        self.is_unsure = false;
        self.take(vec![row]).map_err(|trouble| self.error(trouble))?;
        Ok(Appended::Written(next.seq))
    }

    fn give_up(&mut self) -> Result<(), JournalError> {
        if !self.is_held && !self.is_unsure {
            return Ok(());
        }
        let given_up = match &self.link {
            Some(link) if self.is_held => self.run(link.give_up()),
            // Acts that came back before the connection was cut may be gone with the server.
            _ => Err(Trouble::Lost(self.away.clone())),
        };
        self.is_held = false;
        let was_unsure = std::mem::take(&mut self.is_unsure);
        match given_up {
            Err(trouble) => {
                let trouble = trouble.told();
                self.lose(String::new());
                if was_unsure { Err(self.error(trouble)) } else { Ok(()) }
            }
            Ok(()) => Ok(()),
        }
    }

    fn call_on_news(&mut self, call: OnNews) {
        self.news.call(call);
    }

    fn poll(&mut self, after: Seq) -> Result<Vec<Act>, JournalError> {
        if self.link.as_ref().is_none_or(Link::is_gone) {
            self.link = None;
            self.connect_meanwhile().map_err(|trouble| self.error(trouble))?;
        }
        let is_due = self.asked.is_none_or(|asked| asked.elapsed() >= ASK_EVERY);
        if !self.news.take() && !is_due && after.0 == self.ends.len() as u64 {
            return Ok(Vec::new());
        }
        let rows = match &self.link {
            Some(link) => self.run(link.acts(after.0)),
            None => Err(Trouble::Lost(self.away.clone())),
        };
        self.asked = Some(Instant::now());
        let rows = rows.map_err(|trouble| {
            if let Trouble::Lost(why) = &trouble {
                self.lose(why.clone());
            }
            self.error(trouble.told())
        })?;
        let newer = self.following(after, rows).and_then(|rows| self.take(rows));
        newer.map_err(|trouble| self.error(trouble))
    }

    fn bytes_from(&mut self, from: u64) -> io::Result<Option<Vec<u8>>> {
        let head = first_line();
        let mut start = head.len() as u64;
        let mut length = start + self.ends.iter().map(|known| known.bytes).sum::<u64>();
        // Most often only the last line is wanted.
        let mut first = self.ends.len() + 1;
        for known in self.ends.iter().rev() {
            if length <= from {
                break;
            }
            (first, length) = (first - 1, length - known.bytes);
        }
        start = if first == 1 { 0 } else { length };
        if start != from && from != 0 {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let lines = self.lines_from(first);
        let lines = lines.map_err(|_| io::Error::from(io::ErrorKind::NotConnected))?;
        let mut text = if from == 0 { head } else { String::new() };
        for line in lines {
            text.push_str(&line);
            text.push('\n');
        }
        Ok(Some(text.into_bytes()))
    }
}

impl Drop for DatabaseJournal {
    fn drop(&mut self) {
        self.link = None;
        // A server that does not answer must not hold the program.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl fmt::Debug for DatabaseJournal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DatabaseJournal").field("address", &self.address).finish_non_exhaustive()
    }
}

/// Lines that follow `end`, to be written.
fn rows_after(end: ChainEnd, lines: Vec<String>) -> Result<Vec<ActRow>, JournalTrouble> {
    let numbered = (end.seq.0 + 1..).zip(lines);
    let rows: Vec<ActRow> = numbered.map(|(seq, line)| row(Seq(seq), line)).collect();
    match read(end, &rows).damage {
        None => Ok(rows),
        Some(damage) => Err(JournalTrouble::Damaged { line: damage.line }),
    }
}

/// An act to be written, with a number of its own.
fn row(seq: Seq, line: String) -> ActRow {
    // The keys of a new map are drawn by the system.
    let mut drawn = RandomState::new().build_hasher();
    drawn.write(line.as_bytes());
    ActRow { seq, token: drawn.finish().cast_signed(), line }
}
