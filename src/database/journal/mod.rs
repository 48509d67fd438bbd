//! The journal of one event in a database.

mod deferred;
mod requests;
mod store;

use crate::address::Address;
use crate::desks::Clock;
use crate::journal::requests::Meanwhile;
use crate::link::{Desk, Link, clock_of};
use crate::make::make;
use crate::news::News;
use crate::rows::{ActRow, LineEnd, is_line, read};
use crate::trouble::Trouble;
use engine::log::Act;
use engine::values::{Seq, Timestamp};
use std::collections::VecDeque;
use std::fmt;
use std::future::Future;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::{
    ChainEnd, Damage, DeskHere, EventSeen, EventStore, FORMAT, Flaw, JournalError, JournalTrouble,
    StoreClock,
};
use tokio::runtime::{Builder, Runtime};

/// A server that was there is waited for so long before an act is refused.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long it waits between two tries.
const PAUSE: Duration = Duration::from_millis(200);

/// Where nothing was heard, it is asked so often all the same.
const ASK_EVERY: Duration = Duration::from_secs(5);

/// The same where somebody watches, who wants to know soon that the server is gone.
///
/// The system knocks every second, and knows two of its seconds later that a computer is gone; what
/// is asked in between delays that, so it is asked where its answer would be late no later.
const KNOCK_EVERY: Duration = Duration::from_millis(2_200);

/// Whoever leaves right after an act waits so long for the others to be told.
const LAST_WORD: Duration = Duration::from_millis(200);

/// So many of the newest lines are kept for the copy beside the desk.
const RECENT_MAX: usize = 200;

/// An event in a database, as one desk has it open.
pub struct DatabaseJournal {
    address: Arc<Address>,
    runtime: Option<Runtime>,
    news: Arc<News>,
    link: Option<Arc<Link>>,
    /// What is under way while nobody stands still for it.
    meanwhile: Meanwhile,
    /// Why there was no connection the last time, and since when there is none.
    away: String,
    away_since: Option<Instant>,
    /// The number of the event, once it was found.
    event: Option<i32>,
    /// How far each act goes that this desk knows.
    ends: Vec<LineEnd>,
    /// The newest lines of the journal.
    recent: VecDeque<String>,
    /// From where on the event makes no sense, and why.
    damaged: Option<Damage>,
    /// Whether what a later version wrote is read up to there, and not refused.
    stops_at_newer: bool,
    /// Whether nobody else can write now.
    is_held: bool,
    /// Whether acts were handed out that may not be safe yet.
    is_unsure: bool,
    asked: Option<Instant>,
    patience: Duration,
    /// Whether somebody watches, so that nothing may take long.
    is_brief: bool,
    /// Under which name this desk is here.
    desk: Option<Arc<Desk>>,
    here: Vec<DeskHere>,
    /// Whether this desk showed the clock since it last said so.
    clock: Clock,
    /// When any desk did, when the event was read.
    seen: Option<Timestamp>,
    /// How far the event went, as this computer remembers it.
    reached: Option<EventSeen>,
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

    /// What the clock of a server shows, before there is an event.
    ///
    /// # Errors
    /// Where it cannot be reached.
    pub fn clock_of(address: Address) -> Result<StoreClock, JournalError> {
        let journal = Self::new(address)?;
        let address = Arc::clone(&journal.address);
        let looked = journal.run(async move { clock_of(&address).await });
        looked.map_err(|trouble| journal.error(trouble.told()))
    }

    /// Makes a new event of these acts, and missing tables; nobody sees it before all are safe.
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
        journal.link = Some(Arc::new(link));
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

    /// How long a server is waited for that was there before; ten seconds where not said.
    pub fn set_patience(&mut self, patience: Duration) {
        self.patience = patience;
    }

    fn new(address: Address) -> Result<Self, JournalError> {
        // One thread hears what the server tells while nobody asks.
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime
            .map_err(|error| JournalTrouble::Unreachable(error.to_string()).at(address.shown()))?;
        let reached = address.seen_under().map(|name| {
            // Where no folder can be made nothing is remembered, and everything else goes on.
            drop(name.parent().map(std::fs::create_dir_all));
            EventSeen::under(&name)
        });
        Ok(Self {
            address: Arc::new(address),
            runtime: Some(runtime),
            news: Arc::default(),
            link: None,
            meanwhile: Meanwhile::default(),
            away: String::new(),
            away_since: None,
            event: None,
            ends: Vec::new(),
            recent: VecDeque::new(),
            damaged: None,
            stops_at_newer: false,
            is_held: false,
            is_unsure: false,
            asked: None,
            patience: PATIENCE,
            is_brief: false,
            desk: None,
            here: Vec::new(),
            clock: Clock::NotShown,
            seen: None,
            reached,
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
        self.away_since.get_or_insert_with(Instant::now);
    }

    /// Makes a connection where there is none.
    fn connect(&mut self) -> Result<(), Trouble> {
        if self.link.as_ref().is_some_and(|link| !link.is_gone()) {
            return Ok(());
        }
        self.link = None;
        if self.is_brief {
            return Err(Trouble::Lost(self.away.clone()));
        }
        let (address, news) = (Arc::clone(&self.address), Arc::clone(&self.news));
        let link = self.run(async move { Link::open(&address, news, None).await })?;
        self.use_link(link)
    }

    fn use_link(&mut self, link: Link) -> Result<(), Trouble> {
        // The event may have been made anew under its name, in this database or behind a standby.
        if self.event.is_some_and(|event| event != link.event()) {
            return Err(JournalTrouble::ChangedOutside.into());
        }
        self.event = Some(link.event());
        self.link = Some(Arc::new(link));
        self.away_since = None;
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
            None => Err(JournalTrouble::WentBack),
        }
    }

    /// Takes in the next rows, up to the first that makes no sense; later requests then report it.
    fn take(&mut self, mut rows: Vec<ActRow>) -> Result<Vec<Act>, JournalTrouble> {
        let end = self.ends.last().map_or(ChainEnd::before_first(), |known| known.end);
        let found = read(end, &rows);
        self.damaged = found.damage;
        if found.acts.is_empty() {
            self.check_damage()?;
        }
        rows.truncate(found.acts.len());
        self.ends.extend(found.ends);
        self.keep(rows);
        if let (Some(reached), [first, ..], [.., last]) =
            (&mut self.reached, self.ends.as_slice(), self.ends.as_slice())
        {
            reached.goes_to(last.end.seq, last.end.checksum, first.end.checksum);
        }
        Ok(found.acts)
    }

    /// Whether it makes sense as far as it was read.
    fn check_damage(&self) -> Result<(), JournalTrouble> {
        match &self.damaged {
            Some(Damage { what: Flaw::NewerFormat { found, known }, .. }) => {
                Err(JournalTrouble::NewerFormat { found: *found, known: *known })
            }
            Some(damage) => Err(JournalTrouble::Damaged { line: damage.line }),
            None => Ok(()),
        }
    }

    fn keep(&mut self, rows: Vec<ActRow>) {
        let more = rows.len().saturating_sub(RECENT_MAX);
        self.recent.extend(rows.into_iter().skip(more).map(|row| row.line));
        let beyond = self.recent.len().saturating_sub(RECENT_MAX);
        self.recent.drain(..beyond);
    }

    /// What others wrote after the act `after`, while nobody can write.
    fn hold(&mut self, after: Seq) -> Result<Vec<ActRow>, Trouble> {
        let begun = match self.is_brief {
            true => self.begin_briefly(after),
            false => self.ask(self.patience, async |link| link.begin(after.0).await),
        };
        let rows = match begun {
            Ok(rows) => rows,
            Err(Trouble::Told(JournalTrouble::Slow)) => return Err(JournalTrouble::Slow.into()),
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

    /// Writes an act that was begun, however often the connection is cut meanwhile; what others
    /// wrote in its place, where it was not written.
    fn write_patiently(
        &mut self,
        after: Seq,
        row: &ActRow,
    ) -> Result<Option<Vec<Act>>, JournalError> {
        loop {
            let written = match &self.link {
                Some(link) => self.run(link.write(row)),
                None => Err(Trouble::Lost(self.away.clone())),
            };
            self.is_held = false;
            match written {
                Ok(()) => return Ok(None),
                Err(Trouble::Told(trouble)) => return Err(self.error(trouble)),
                Err(Trouble::Lost(why)) => self.lose(why),
            }
            match self.look_up(after, row).map_err(|trouble| self.error(trouble))? {
                None => {}
                Some(newer) if newer.is_empty() => return Ok(None),
                Some(newer) => return Ok(Some(newer)),
            }
        }
    }

    /// Whether nothing was asked for so long that it is asked without news.
    fn is_due(&self) -> bool {
        let every = if self.is_brief { KNOCK_EVERY } else { ASK_EVERY };
        self.asked.is_none_or(|asked| asked.elapsed() >= every)
    }

    /// Whether there is nothing to ask for, as far as this desk heard.
    fn is_up_to_date(&mut self, after: Seq) -> bool {
        !self.news.take() && !self.is_due() && after.0 == self.ends.len() as u64
    }

    /// Finds out, after a connection was cut, whether this act was written.
    fn look_up(&mut self, after: Seq, row: &ActRow) -> Result<Option<Vec<Act>>, JournalTrouble> {
        let (was_unsure, why) = (self.is_unsure, self.away.clone());
        // Whoever held up others before is done with it when this one may.
        let rows = self.hold(after).map_err(|trouble| match trouble {
            Trouble::Lost(_) => JournalTrouble::NotConfirmed,
            // What it was to follow had come back when it was begun, and was gone with the server
            // before it was safe: so this one did not happen, and nothing was shown that did not.
            Trouble::Told(JournalTrouble::WentBack | JournalTrouble::ChangedOutside)
                if was_unsure =>
            {
                JournalTrouble::Unreachable(why)
            }
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

impl Drop for DatabaseJournal {
    fn drop(&mut self) {
        // A server that does not answer must not hold the program.
        if let Some(runtime) = self.runtime.take() {
            if let Some(link) = self.link.take().filter(|link| !link.is_gone()) {
                let told =
                    async { tokio::time::timeout(LAST_WORD, link.tell_what_is_owed()).await };
                drop(runtime.block_on(told));
            }
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
    ActRow { seq, token: drawn.finish().cast_signed(), format: FORMAT, line }
}
