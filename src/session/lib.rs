//! A tournament at work: the only place that joins engine, journal, time and chance.
//!
//! Everything that is done goes through [`Session::submit`]: decide, apply, check, write and
//! flush, and only then is it shown. Whatever goes wrong on the way, the state is again what it
//! was, and the caller is told.

mod alive;
mod chance;
mod copies;
mod databases;
mod earlier;
mod failure;
mod file_state;
mod intent;
mod join;
mod keep_copy;
mod meanwhile;
mod open;
mod place;
mod rescue;
mod second_copy;
mod time;
mod waiting;
mod waiting_act;
mod whole_copy;
mod wrong_time;

pub use chance::{SeededChance, SystemChance, chance};
pub use copies::{FoundCopy, Kinship};
pub use databases::reach_databases_through;
pub use earlier::{Earlier, EarlierPenalty};
pub use failure::{Failure, OpenError, Overtaken};
pub use file_state::FileState;
pub use join::{Server, ServerError, events_at};
pub use place::{absolute, file_stem, make_journal, name_of, whereabouts};
pub use rescue::{NewName, RescueError, Rescued, last_without_first_line, left_out_of, rescue};
pub use time::{ClocksApart, Lost, Time, WrongTime, local_offset, puts_time_right};
pub use waiting_act::{WaitedAct, WaitingAct, WhenAway};
pub use whole_copy::{Copied, CopyError, copy_whole};

use crate::second_copy::CopyKept;
pub use storage::{EventThere, is_address, shown};

use crate::intent::{Intent, turned};
use crate::place::Place;
use engine::ask::{Ask, Chance};
use engine::command::{Command, LostTime};
use engine::decide;
use engine::event::Event;
use engine::invariants::{check_after, check_all};
use engine::log::{Act, ActBody, Log};
use engine::refusal::Refusal;
use engine::tournament::Tournament;
use engine::values::{Seq, Timestamp};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::Duration;
use storage::{Appended, DeskHere, EventStore, OnNews};

/// How often a stale append is folded in and tried again before giving up.
const STALE_TRIES: usize = 3;

/// A tournament that is open, with its log and store.
pub struct Session {
    store: Box<dyn EventStore>,
    log: Log,
    time: Time,
    chance: Box<dyn Chance>,
    author: String,
    place: Place,
    found: FileState,
    /// When it was last written down that the program runs.
    alive: Option<Timestamp>,
    /// The second copy, where one is kept.
    copy: Option<CopyKept>,
    /// Until when the program ran with the right time, as far as that is known here.
    awake: Option<Timestamp>,
    /// Acts that wait for the database.
    waiting: VecDeque<WaitingAct>,
    /// The number of the act that waited last.
    last_waiting: u64,
    /// When somebody pressed for the act being submitted, if it waited: the act happened then.
    pressed: Option<Timestamp>,
    when_away: WhenAway,
    /// Whether somebody watches, so that nothing may take long.
    is_watched: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrittenAct {
    pub seq: Seq,
}

impl Session {
    /// A session on any store, which is taken to be empty.
    #[must_use]
    pub fn on(
        store: Box<dyn EventStore>,
        time: Time,
        chance: Box<dyn Chance>,
        author: &str,
    ) -> Self {
        Self {
            store,
            log: Log::default(),
            time,
            chance,
            author: author.to_owned(),
            place: Place::Nowhere,
            found: FileState::default(),
            alive: None,
            copy: None,
            awake: None,
            waiting: VecDeque::new(),
            last_waiting: 0,
            pressed: None,
            when_away: WhenAway::default(),
            is_watched: false,
        }
    }

    /// The same, where its store is that of this file.
    #[must_use]
    pub fn kept_in(mut self, path: &Path) -> Self {
        self.place = Place::File(path.to_owned());
        self
    }

    /// Writes down now and then that the program runs; called about once a second.
    pub fn stay_alive(&mut self) {
        self.retry_copy();
        let now = self.now();
        if self.jump().is_none() {
            self.awake = Some(now);
        }
        let is_due = self.alive.is_none_or(|at| now.millis_since(at) >= alive::EVERY_MILLIS);
        let is_running = self.tournament().clock().moves_by_itself();
        let asks = self.lost_time().is_some();
        if !is_running || asks || self.found.is_read_only {
            return;
        }
        self.store.show_clock();
        if let Some(path) = self.path().filter(|_| is_due) {
            alive::remember(path, now);
            self.alive = Some(now);
        }
    }

    /// Goes on with a file that is not the one that was written here, because somebody said so.
    pub fn accept_older(&mut self) {
        if std::mem::take(&mut self.found.asks) {
            self.found.notices.retain(|notice| !notice.asks());
            self.found.is_read_only = false;
            self.time.resume_after(self.last_alive(), self.log.state());
        }
    }

    /// The present moment, as this session counts it; never before the last act.
    ///
    /// Two acts of a live evening never share a moment, however quick the disk is: two bust-outs of
    /// a table at one moment are one hand.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.after_last(self.time.now())
    }

    /// This moment, but after the last act.
    fn after_last(&self, moment: Timestamp) -> Timestamp {
        let apart = i64::from(self.time.is_live());
        let last = self.log.acts().last().map(|act| act.at.plus_millis(apart));
        last.map_or(moment, |last| last.max(moment))
    }

    /// Time that the computer seems to have slept through, while the clock ran.
    #[must_use]
    pub fn lost_time(&self) -> Option<Lost> {
        if self.found.is_read_only { None } else { self.time.lost(self.tournament()) }
    }

    /// Says whether lost time counts, and writes it down.
    ///
    /// # Errors
    /// Where nothing was lost, or it could not be written.
    pub fn settle_lost_time(&mut self, verdict: LostTime) -> Result<WrittenAct, Failure> {
        let Some(lost) = self.lost_time() else {
            return Err(Failure::Refused(Refusal::LostTimeSettled));
        };
        let before = self.time.clone();
        self.time.catch_up();
        let settled = self.submit(&Command::SettleLostTime { from: lost.from, verdict });
        if settled.is_err() {
            self.time = before;
        }
        settled
    }

    #[must_use]
    pub fn tournament(&self) -> &Tournament {
        self.log.state()
    }

    /// Every act, and what can be undone.
    #[must_use]
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The file, if there is one.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        match &self.place {
            Place::File(path) => Some(path),
            Place::Event { .. } | Place::Nowhere => None,
        }
    }

    /// The file, or the address of the event without its password; none where it is forgotten.
    #[must_use]
    pub fn home(&self) -> Option<&Path> {
        match &self.place {
            Place::File(path) => Some(path),
            Place::Event { shown, .. } => Some(shown),
            Place::Nowhere => None,
        }
    }

    /// What a copy of it is called; none where it is forgotten.
    #[must_use]
    pub fn file_name(&self) -> Option<&Path> {
        match &self.place {
            Place::File(path) => path.file_name().map(Path::new),
            Place::Event { file_name, .. } => Some(file_name),
            Place::Nowhere => None,
        }
    }

    /// True once somebody watches for news.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.is_watched
    }

    /// Whether several desks share it.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        matches!(self.place, Place::Event { .. })
    }

    /// Somebody watches from now on: nothing takes long, and `call` is called when other desks may
    /// have written or something that was asked is answered, so that it is worth polling.
    /// Where desks have names, this one is here under that of the author.
    ///
    /// # Errors
    /// Where another desk is here under this name, or the store cannot be reached.
    pub fn watch(&mut self, call: OnNews) -> Result<(), OpenError> {
        self.store.be_brief(&self.author).map_err(OpenError::Journal)?;
        self.is_watched = true;
        self.store.call_on_news(call);
        Ok(())
    }

    /// The desks that are here, by name; none where only one can be.
    #[must_use]
    pub fn desks(&self) -> &[DeskHere] {
        self.store.desks()
    }

    /// What was found when the journal was opened.
    #[must_use]
    pub fn found(&self) -> &FileState {
        &self.found
    }

    /// Who is at the desk, as acts are signed.
    #[must_use]
    pub fn author(&self) -> &str {
        &self.author
    }

    /// Signs the following acts with another name; where several desks share the tournament and
    /// none is given, with that of the user.
    pub fn set_author(&mut self, author: &str) {
        let author = match &self.place {
            Place::Event { user, .. } if author.is_empty() => user,
            Place::Event { .. } | Place::File(_) | Place::Nowhere => author,
        };
        self.author = author.to_owned();
    }

    /// Sets the moment of the following acts. If desks share a clock, the present comes from that
    /// clock and never from this computer's.
    pub fn set_time(&mut self, time: Time) {
        self.time = time.shared_as(&self.time);
    }

    /// What the clock shows that the desks share; none if there is none.
    #[must_use]
    pub fn shared_now(&self) -> Option<Timestamp> {
        self.time.shared_now()
    }

    /// This computer's clock and the shared one, if they differ by more than drift.
    #[must_use]
    pub fn clocks_apart(&self) -> Option<ClocksApart> {
        self.time.apart()
    }

    /// Whether a command may happen now: what a grey button says.
    ///
    /// # Errors
    /// The fact in the way.
    pub fn check(&self, command: &Command) -> Result<(), Refusal> {
        if self.found.is_read_only {
            return Err(Refusal::OpenForReadingOnly);
        }
        match command {
            Command::Undo => self.log.undoable().map(drop).ok_or(Refusal::NothingToUndo),
            Command::Redo => self.log.redoable().map(drop).ok_or(Refusal::NothingToRedo),
            _ if self.time.is_unreached() => Err(Refusal::MomentAhead),
            _ => decide::check(self.tournament(), command, self.moment_of(command)),
        }
    }

    /// What would happen now, without letting it.
    ///
    /// # Errors
    /// The fact in the way.
    pub fn preview(&mut self, command: &Command) -> Result<ActBody, Refusal> {
        if self.time.is_unreached() {
            return Err(Refusal::MomentAhead);
        }
        let at = self.moment_of(command);
        decide_body(&self.log, command, at, self.chance.as_mut())
    }

    /// Does what is asked: decided, applied, checked, written and flushed.
    ///
    /// # Errors
    /// Whatever is in the way; then nothing has changed.
    pub fn submit(&mut self, command: &Command) -> Result<WrittenAct, Failure> {
        self.submit_agreed(command, None)
    }

    /// The same, where somebody agreed to undo or redo the act `agreed`, which another desk did.
    ///
    /// # Errors
    /// As [`Self::submit`].
    pub fn submit_agreed(
        &mut self,
        command: &Command,
        agreed: Option<Seq>,
    ) -> Result<WrittenAct, Failure> {
        if self.found.is_read_only {
            return Err(Failure::ReadOnly);
        }
        if let Some(jump) = self.waits_for_time(command) {
            // What is not allowed anyway is said first.
            self.check(command).map_err(Failure::Refused)?;
            return Err(Failure::TimeJumped(jump));
        }
        if let Some((seq, by)) = self.of_another(command, agreed) {
            return Err(Failure::OfAnother { seq, by });
        }
        if !self.waiting.is_empty() {
            return Err(self.queue(command, agreed));
        }
        let before = self.log.last_seq();
        match self.submit_held(command, agreed, None) {
            Ok(written) => {
                self.follow_with_copy();
                Ok(written)
            }
            Err(failure) => Err(self.not_done(command, agreed, before, failure)),
        }
    }

    /// The same, signed by somebody else: who did it on a phone of the room.
    ///
    /// # Errors
    /// As [`Self::submit`].
    pub fn submit_by(&mut self, by: &str, command: &Command) -> Result<WrittenAct, Failure> {
        self.submit_pressed(by, Duration::ZERO, command)
    }

    /// The same of a press `ago`: that is the moment of the act, unless another was done since.
    ///
    /// # Errors
    /// As [`Self::submit`].
    pub fn submit_pressed(
        &mut self,
        by: &str,
        ago: Duration,
        command: &Command,
    ) -> Result<WrittenAct, Failure> {
        let ago = i64::try_from(ago.as_millis()).unwrap_or(i64::MAX);
        let own = std::mem::replace(&mut self.author, by.to_owned());
        self.pressed = Some(self.now().plus_millis(-ago)).filter(|_| self.time.is_live());
        let submitted = self.submit(command);
        self.pressed = None;
        self.author = own;
        submitted
    }

    /// The act of another desk that undo or redo would turn without anybody having agreed to that.
    fn of_another(&self, command: &Command, agreed: Option<Seq>) -> Option<(Seq, String)> {
        let seq =
            turned(&self.log, command).filter(|seq| self.is_shared() && agreed != Some(*seq))?;
        let (_, act) = match command {
            Command::Undo => self.log.undoable(),
            _ => self.log.redoable(),
        }?;
        (act.by != self.author).then(|| (seq, act.by.clone()))
    }

    /// Takes in what others wrote, decides on that, and writes, while nobody else does; `meant` is
    /// what was meant on something older than what stands.
    fn submit_held(
        &mut self,
        command: &Command,
        agreed: Option<Seq>,
        mut meant: Option<Intent>,
    ) -> Result<WrittenAct, Failure> {
        let newer = self.store.begin(self.log.last_seq()).map_err(Failure::Journal)?;
        self.fold_in_after(newer, command, &mut meant)?;
        for _ in 0..STALE_TRIES {
            let before = self.log.last_seq();
            if let Some((seq, by)) = self.of_another(command, agreed) {
                return Err(Failure::OfAnother { seq, by });
            }
            let decided = self.decide_and_apply(command);
            decided.map_err(|failure| self.refused_now(meant.as_ref(), failure))?;
            if let Some(overtaken) = meant.as_ref().and_then(|meant| self.overtaken(meant)) {
                self.log.pop();
                return Err(Failure::Overtaken(overtaken));
            }
            match self.write(before)? {
                Appended::Written(seq) => return Ok(WrittenAct { seq }),
                Appended::Stale(newer) => self.fold_in_after(newer, command, &mut meant)?,
            }
        }
        Err(Failure::Busy)
    }

    /// Takes in what others wrote after somebody asked for something, and keeps what they meant.
    fn fold_in_after(
        &mut self,
        newer: Vec<Act>,
        command: &Command,
        meant: &mut Option<Intent>,
    ) -> Result<(), Failure> {
        if newer.is_empty() {
            return Ok(());
        }
        if meant.is_none() {
            *meant = Some(self.meant(command));
        }
        self.fold_in(newer)
    }

    /// Lets others write after an act that did not happen. What was taken in since `before` and may
    /// not be safe is not shown: it comes back when it is.
    fn let_go(&mut self, before: Seq, failure: Failure) -> Failure {
        let Err(error) = self.store.give_up() else {
            if self.log.last_seq() > before {
                self.follow_with_copy();
            }
            return failure;
        };
        if self.log.last_seq() > before {
            self.log = self.log.as_of(before);
        }
        match failure {
            // What was refused stands on acts that nobody may be told about.
            Failure::Refused(_) => Failure::Journal(error),
            failure => failure,
        }
    }

    fn decide_and_apply(&mut self, command: &Command) -> Result<(), Failure> {
        if self.time.is_unreached() {
            return Err(Failure::Refused(Refusal::MomentAhead));
        }
        let at = self.moment_of(command);
        let by = self.author.clone();
        let (log, chance) = (&mut self.log, self.chance.as_mut());
        let attempt = catch_unwind(AssertUnwindSafe(|| {
            let body = decide_body(log, command, at, chance).map_err(Failure::Refused)?;
            let is_record = matches!(body, ActBody::Record(_));
            log.push(Act { at, by, body }).map_err(|_| Failure::Broken)?;
            let checked = match log.acts().last().map(|act| &act.body) {
                Some(ActBody::Record(events)) if is_record => check_after(log.state(), events),
                _ => check_all(log.state()),
            };
            checked.map_err(|fault| {
                log.pop();
                Failure::Fault(fault)
            })
        }));
        attempt.unwrap_or_else(|_| {
            // The state may be half changed; the acts are not.
            self.log.rebuild();
            Err(Failure::Broken)
        })
    }

    fn write(&mut self, before: Seq) -> Result<Appended, Failure> {
        let Some(act) = self.log.acts().last() else { return Err(Failure::Broken) };
        match self.store.append(before, act) {
            Ok(Appended::Stale(newer)) => {
                self.log.pop();
                Ok(Appended::Stale(newer))
            }
            Ok(written) => Ok(written),
            Err(error) => {
                self.log.pop();
                Err(Failure::Journal(error))
            }
        }
    }

    /// Takes in what others have written since; how many acts that were.
    ///
    /// A journal that is damaged is shown up to the damage, and no further.
    ///
    /// # Errors
    /// Where the store cannot be read, or holds something else than before.
    pub fn poll(&mut self) -> Result<usize, Failure> {
        if self.found.damage.is_some() {
            return Ok(0);
        }
        self.follow_clock();
        let newer = self.store.poll(self.log.last_seq()).map_err(|error| {
            self.find_damage();
            Failure::Journal(error)
        })?;
        let count = newer.len();
        self.fold_in(newer)?;
        if count > 0 {
            self.follow_with_copy();
        }
        // Whoever wrote them has seen the clock; where this one stood still, it goes on from there.
        if self.last_moment().is_some_and(|last| last > self.time.now()) {
            self.time.catch_up();
        }
        Ok(count)
    }

    /// What is damaged is only looked at from now on, as where it was found when it was opened.
    fn find_damage(&mut self) {
        if let Some(damage) = self.store.damage() {
            self.found.damage = Some(damage.clone());
            self.found.is_read_only = true;
        }
    }

    /// Takes in what another station wrote.
    fn fold_in(&mut self, newer: Vec<Act>) -> Result<(), Failure> {
        for act in newer {
            let is_right = puts_time_right(&act);
            self.log.push(act).map_err(|_| Failure::Broken)?;
            if is_right {
                // Moments go back here, too.
                self.time.begin_again();
            }
        }
        Ok(())
    }

    /// Goes by the clock of the store, where it has one.
    fn follow_clock(&mut self) {
        if let Some(clock) = self.store.clock() {
            self.time.agree(clock);
        }
    }
}

/// What the act of a command will say, or its refusal.
fn decide_body(
    log: &Log,
    command: &Command,
    at: Timestamp,
    chance: &mut dyn Chance,
) -> Result<ActBody, Refusal> {
    match command {
        Command::Undo => {
            log.undoable().map(|(seq, _)| ActBody::Undo(seq)).ok_or(Refusal::NothingToUndo)
        }
        Command::Redo => {
            log.redoable().map(|(seq, _)| ActBody::Redo(seq)).ok_or(Refusal::NothingToRedo)
        }
        _ => {
            chance.begin_act(Seq(log.last_seq().0 + 1));
            let events: Vec<Event> = decide::decide(log.state(), command, &mut Ask { at, chance })?;
            Ok(ActBody::Record(events))
        }
    }
}
