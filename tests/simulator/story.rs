//! One evening on one disk: what is done at the desk, what fails meanwhile, and what must be true.
//!
//! ```text
//! done       it stands in the file that the name leads to, and whoever opens that has our state
//! refused    nothing changed
//! failed     it was said before anybody was promised anything, and nothing changed
//! ```

use crate::disk::{AfterPowerCut, Disk, WriteFault};
use crate::program::opening;
use crate::throw::Throw;
use engine::command::{Command, CommandKind};
use engine::event::EventKind;
use engine::invariants::check_all;
use engine::log::Act;
use engine::values::{Seq, Timestamp};
use session::{Failure, OpenError, SeededChance, Session, Time};
use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};
use storage::{EventStore, Notice, RonJournal};
use tempfile::TempDir;

/// What goes wrong in a step, if something does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mishap {
    /// Nothing.
    None,
    /// While the line is written; afterwards everything works again.
    Write(WriteFault),
    /// Power fails while the line is written, and this is left of it.
    PowerCut { after: usize, leaves: AfterPowerCut, seen: SeenAfterPowerCut },
    /// The flush before was a lie, and then power fails.
    FalseFlushAndPowerCut,
    /// The program is closed and opened again.
    Reopened,
    /// The file is taken away, and put back after somebody tried to go on.
    AwayAndBack,
    /// A copy of the file is put in its place, and the file taken away.
    CopyInPlace,
    /// An older copy is put in its place for a while.
    OlderCopy { acts: usize },
    /// Another file of equal length is put in its place for a while.
    OtherOfEqualLength,
    /// Somebody cuts so many bytes off the file.
    CutOff { bytes: usize },
    /// Somebody adds bytes to the file that are no act.
    Scribbled { bytes: usize },
    /// A byte of the file changes, and the program is closed and opened again.
    BadSector { at: usize },
    /// A second program without a lock is first with an act of its own.
    Overtaken { by: Throw },
}

/// What stands beside the journal after a loss of power: its own companion is not flushed either.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeenAfterPowerCut {
    Kept,
    Gone,
}

/// One step of a story: numbers alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    pub throw: Throw,
    /// How the computer's clock moves before it.
    pub millis: i64,
    pub mishap: Mishap,
}

/// Which kinds were reached.
#[derive(Debug, Default, Clone)]
pub struct Reached {
    pub commands: BTreeSet<CommandKind>,
    pub events: BTreeSet<EventKind>,
    pub acts: u64,
    pub mishaps: u64,
    pub winners: u64,
}

impl Reached {
    /// Adds what another evening reached.
    pub fn add(&mut self, other: Self) {
        self.commands.extend(other.commands);
        self.events.extend(other.events);
        self.acts += other.acts;
        self.mishaps += other.mishaps;
        self.winners += other.winners;
    }
}

/// What was not as it must be, and in which step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// None in the opening.
    pub step: Option<usize>,
    pub what: String,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Some(step) => write!(f, "step {step}: {}", self.what),
            None => write!(f, "at the opening: {}", self.what),
        }
    }
}

/// Whether what happens is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Telling {
    Aloud,
    Silent,
}

/// How a journal is opened on the disk: a test of the simulator puts a worse one there.
pub type OpenJournal = fn(&Path, &Disk) -> Option<Box<dyn EventStore>>;

/// The journal as the program has it.
pub fn journal(path: &Path, disk: &Disk) -> Option<Box<dyn EventStore>> {
    Some(Box::new(RonJournal::with_file(path, Box::new(disk.open()?))))
}

/// Plays a story to its end.
pub fn play(
    seed: u64,
    steps: &[Step],
    open: OpenJournal,
    telling: Telling,
) -> Result<Reached, Wrong> {
    let at_opening = |what| Wrong { step: None, what };
    let mut evening = Evening::begin(seed, open, telling).map_err(at_opening)?;
    for (index, step) in steps.iter().enumerate() {
        let in_step = |what| Wrong { step: Some(index), what };
        evening.step(*step).map_err(in_step)?;
    }
    let winner = engine::finishes::winner(evening.session.tournament());
    evening.reached.winners += u64::from(winner.is_some());
    Ok(evening.reached)
}

/// An evening at work.
struct Evening {
    seed: u64,
    folder: TempDir,
    disk: Disk,
    open: OpenJournal,
    session: Session,
    now: Timestamp,
    /// Every act that somebody was promised.
    promised: Vec<Act>,
    reached: Reached,
    /// Whether something half written may stand after the last act.
    is_scarred: bool,
    telling: Telling,
}

/// What came of a try.
enum Tried {
    Done,
    Refused,
    Failed(&'static str),
}

type Checked<T = ()> = Result<T, String>;

impl Evening {
    fn begin(seed: u64, open: OpenJournal, telling: Telling) -> Checked<Self> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let empty = folder.path().join("empty.floorman");
        let made = RonJournal::create(&empty, &[]).map_err(|error| format!("{error:?}"))?;
        drop(made);
        let header = std::fs::read(&empty).map_err(|error| error.to_string())?;
        let disk = Disk::holding(header);
        let now = Timestamp(1_800_000_000_000);
        let path = path_in(&folder);
        let session = on(&path, &disk, open, seed, now).ok_or("no file")?;
        let mut evening = Self {
            seed,
            folder,
            disk,
            open,
            session,
            now,
            promised: Vec::new(),
            reached: Reached::default(),
            is_scarred: false,
            telling,
        };
        evening.load()?;
        for command in opening(seed) {
            if let Tried::Failed(id) = evening.submit(&command)? {
                return Err(format!("{command:?} failed with {id}"));
            }
        }
        Ok(evening)
    }

    fn path(&self) -> PathBuf {
        path_in(&self.folder)
    }

    fn seen(&self) -> PathBuf {
        let mut name = self.path().into_os_string();
        name.push(".seen");
        name.into()
    }

    fn say(&self, what: &dyn fmt::Display) {
        if self.telling == Telling::Aloud {
            println!("  {what}");
        }
    }

    fn step(&mut self, step: Step) -> Checked {
        self.now = self.now.plus_millis(step.millis);
        self.session.set_time(Time::told(self.now));
        if step.mishap != Mishap::None {
            self.reached.mishaps += 1;
            self.say(&format_args!("! {:?}", step.mishap));
        }
        let command = step.throw.command(self.session.tournament(), self.session.now());
        match step.mishap {
            Mishap::None => self.submit(&command).map(drop),
            Mishap::Write(fault) => self.write_fails(&command, fault),
            Mishap::PowerCut { after, leaves, seen } => {
                self.power_fails(&command, after, leaves, seen)
            }
            Mishap::FalseFlushAndPowerCut => self.flush_lies(&command),
            Mishap::Reopened => self.reopen().and_then(|()| self.submit(&command).map(drop)),
            Mishap::AwayAndBack => {
                let file = self.disk.lead_to(None);
                self.must_not_be_done(&command, "the file is away")?;
                self.disk.lead_to(file);
                self.submit_after_repair(&command)
            }
            Mishap::CopyInPlace => {
                let bytes = self.disk.bytes().unwrap_or_default();
                self.disk.put_in_place(bytes);
                self.submit_after_repair(&command)
            }
            Mishap::OlderCopy { acts } => self.older_copy(&command, acts),
            Mishap::OtherOfEqualLength => self.other_copy(&command),
            Mishap::CutOff { bytes } => self.cut_off(&command, bytes),
            Mishap::Scribbled { bytes } => self.scribbled(&command, bytes),
            Mishap::BadSector { at } => self.bad_sector(at),
            Mishap::Overtaken { by } => self.overtaken(&command, by),
        }
    }

    /// Asks for something, and looks at everything afterwards.
    fn submit(&mut self, command: &Command) -> Checked<Tried> {
        self.say(&format_args!("{command:?}"));
        let may = self.session.check(command).is_ok();
        let done = self.session.submit(command);
        let acts = self.session.log().acts();
        let tried = match done {
            Ok(written) => {
                let expected = Seq(self.promised.len() as u64 + 1);
                if written.seq != expected {
                    return Err(format!("act {} has the number {}", expected.0, written.seq.0));
                }
                let act = acts.last().ok_or("an act was written and is not there")?;
                self.reached.events.extend(act.body.events().iter().map(EventKind::from));
                self.reached.commands.insert(CommandKind::from(command));
                self.reached.acts += 1;
                self.promised.push(act.clone());
                self.is_scarred = false;
                Tried::Done
            }
            Err(Failure::Refused(refusal)) => {
                if may {
                    return Err(format!("{command:?} may be done and is refused: {refusal:?}"));
                }
                Tried::Refused
            }
            Err(Failure::Journal(error)) => {
                self.say(&format_args!("  -> {error:?}"));
                Tried::Failed(error.what.id())
            }
            Err(Failure::ReadOnly) => Tried::Failed("read-only"),
            Err(Failure::Busy) => Tried::Failed("busy"),
            Err(other) => return Err(format!("{command:?}: {other:?}")),
        };
        self.check_live()?;
        if matches!(tried, Tried::Done) {
            self.check_reopened()?;
        }
        Ok(tried)
    }

    /// What is shown is what was promised, and holds together.
    fn check_live(&self) -> Checked {
        if self.session.log().acts() != self.promised {
            return Err(format!(
                "{} acts are shown, and {} were promised",
                self.session.log().acts().len(),
                self.promised.len()
            ));
        }
        check_all(self.session.tournament()).map_err(|fault| format!("{fault:?}"))
    }

    /// Whoever opens the name now finds every act that was promised, and what stands because of
    /// them.
    fn check_reopened(&self) -> Checked {
        let mut again = on(&self.path(), &self.disk, journal, self.seed, self.now)
            .ok_or("the name leads nowhere")?;
        again.load().map_err(|error| format!("{error:?}"))?;
        if again.log().acts() != self.promised {
            let found = again.log().acts().len();
            let promised = self.promised.len();
            let damage = &again.found().damage;
            return Err(format!(
                "{promised} acts were promised and {found} are in the file, {damage:?}"
            ));
        }
        let (ours, theirs) = (self.session.tournament(), again.tournament());
        if format!("{ours:?}") != format!("{theirs:?}") {
            return Err(format!("reopened, something else stands:\n{ours:#?}\n{theirs:#?}"));
        }
        let undoable = |session: &Session| session.log().undoable().map(|(seq, _)| seq);
        if undoable(&self.session) != undoable(&again) {
            return Err("reopened, another act is undone".to_owned());
        }
        Ok(())
    }

    fn must_not_be_done(&mut self, command: &Command, while_what: &str) -> Checked<Tried> {
        match self.submit(command)? {
            Tried::Done => Err(format!("{command:?} is promised while {while_what}")),
            other => Ok(other),
        }
    }

    /// Everything works again: what is asked is done or refused, and does not fail.
    fn submit_after_repair(&mut self, command: &Command) -> Checked {
        match self.submit(command)? {
            Tried::Done | Tried::Refused => Ok(()),
            Tried::Failed(id) => Err(format!("everything works again, and it fails with {id}")),
        }
    }

    /// Closes the program and opens it again.
    fn reopen(&mut self) -> Checked {
        self.session = on(&self.path(), &self.disk, self.open, self.seed, self.now)
            .ok_or("the name leads nowhere")?;
        self.load()
    }

    fn load(&mut self) -> Checked {
        self.session.load().map_err(|error| format!("it does not open: {error:?}"))?;
        if let Some(damage) = &self.session.found().damage {
            return Err(format!("it is damaged: {damage:?}"));
        }
        if self.session.found().is_read_only {
            return Err(format!("it asks: {:?}", self.session.found().notices));
        }
        self.check_live()
    }

    fn write_fails(&mut self, command: &Command, fault: WriteFault) -> Checked {
        let file = self.disk.lead_to(None);
        self.disk.lead_to(file);
        self.disk.fail_next(fault);
        let tried = self.submit(command);
        self.disk.repair();
        self.disk.lead_to(file);
        match (fault, tried?) {
            (_, Tried::Refused) => Ok(()),
            (WriteFault::FalseFlush, Tried::Done) => {
                // In time the disk writes it all the same.
                self.disk.change(|_| ());
                Ok(())
            }
            (_, Tried::Failed("write-unsure")) => {
                // It was said that it may be there: the desk looks before it goes on.
                self.look_again()
            }
            (_, Tried::Failed(_)) => self.submit_after_repair(command),
            (_, Tried::Done) => Err(format!("{command:?} is promised on a disk that fails")),
        }
    }

    /// Closes and opens after something was left open: one act more may be there.
    fn look_again(&mut self) -> Checked {
        let mut session = on(&self.path(), &self.disk, self.open, self.seed, self.now)
            .ok_or("the name leads nowhere")?;
        session.load().map_err(|error| format!("it does not open: {error:?}"))?;
        if session.found().damage.is_some() || session.found().is_read_only {
            return Err(format!("it cannot go on: {:?}", session.found()));
        }
        let acts = session.log().acts();
        let is_longer = acts.len() <= self.promised.len() + 1;
        if !acts.starts_with(&self.promised) || !is_longer {
            return Err(format!(
                "{} acts were promised and {} are there",
                self.promised.len(),
                acts.len()
            ));
        }
        self.promised = acts.to_vec();
        self.session = session;
        self.check_live()
    }

    fn power_fails(
        &mut self,
        command: &Command,
        after: usize,
        leaves: AfterPowerCut,
        seen: SeenAfterPowerCut,
    ) -> Checked {
        self.disk.fail_next(WriteFault::PowerCut { after });
        let tried = self.submit(command);
        self.disk.cut_power(leaves);
        if let Tried::Done = tried? {
            return Err("an act was promised without power".to_owned());
        }
        if seen == SeenAfterPowerCut::Gone {
            // Where it was never written there is nothing to lose.
            let _ = std::fs::remove_file(self.seen());
        }
        let mut session = on(&self.path(), &self.disk, self.open, self.seed, self.now)
            .ok_or("the name leads nowhere")?;
        session.load().map_err(|error| format!("it does not open: {error:?}"))?;
        // What was left half written stands there until an act is written in its place.
        self.is_scarred |= matches!(leaves, AfterPowerCut::Hole(_) | AfterPowerCut::Stale(_));
        let may_look_damaged = seen == SeenAfterPowerCut::Gone && self.is_scarred;
        if session.found().damage.is_some() && may_look_damaged {
            if session.log().acts() != self.promised {
                return Err("after the power cut an act is gone".to_owned());
            }
            // The file is put right from what is known to be good, as a rescue would.
            return self.put_back();
        }
        drop(session);
        self.look_again()
    }

    /// The disk says that it flushed and did not; what nobody could know is told when it opens.
    fn flush_lies(&mut self, command: &Command) -> Checked {
        let good = self.disk.bytes().unwrap_or_default();
        self.disk.fail_next(WriteFault::FalseFlush);
        let tried = self.submit(command)?;
        self.disk.cut_power(AfterPowerCut::Gone);
        if !matches!(tried, Tried::Done) {
            return self.reopen();
        }
        let lost = self.promised.pop();
        self.must_be_told(&good, |notices| {
            notices.iter().any(|notice| matches!(notice, Notice::TailMissing { .. }))
        })?;
        drop(lost);
        if self.session.found().damage.is_some() {
            let bytes = self.rewritten()?;
            self.disk.change(|file| file.clone_from(&bytes));
            self.must_be_told(&bytes, |notices| notices.iter().any(Notice::asks))?;
        }
        self.session.accept_older();
        self.submit_after_repair(command)
    }

    /// Opened, what is in the file stands there, and what is missing is told before anything is
    /// done.
    fn must_be_told(&mut self, bytes: &[u8], is_told: impl Fn(&[Notice]) -> bool) -> Checked {
        let mut session = on(&self.path(), &self.disk, self.open, self.seed, self.now)
            .ok_or("the name leads nowhere")?;
        session.load().map_err(|error| format!("it does not open: {error:?}"))?;
        if self.disk.bytes().as_deref() != Some(bytes) {
            return Err("reading changed the file".to_owned());
        }
        let found = session.found();
        if found.damage.is_none() && !is_told(&found.notices) {
            return Err(format!("acts are missing and nobody says so: {:?}", session.found()));
        }
        if session.check(&Command::PauseClock).is_ok() || session.check(&Command::Undo).is_ok() {
            return Err("acts are missing and it goes on without asking".to_owned());
        }
        self.session = session;
        self.check_live()
    }

    fn older_copy(&mut self, command: &Command, acts: usize) -> Checked {
        let bytes = self.disk.bytes().unwrap_or_default();
        let keeps = self.promised.len() - acts % self.promised.len().max(1);
        let older: Vec<u8> = bytes
            .split_inclusive(|byte| *byte == b'\n')
            .take(1 + keeps)
            .flatten()
            .copied()
            .collect();
        if keeps == self.promised.len() {
            return self.submit(command).map(drop);
        }
        let file = self.disk.put_in_place(older.clone());
        self.must_not_be_done(command, "an older copy is in the place of the file")?;
        if self.disk.bytes().as_deref() != Some(&older) {
            return Err("the older copy was written to".to_owned());
        }
        let all = std::mem::take(&mut self.promised);
        self.promised = all.get(..keeps).unwrap_or_default().to_vec();
        self.must_be_told(&older, |notices| {
            notices.iter().any(|notice| matches!(notice, Notice::TailMissing { .. }))
        })?;
        self.promised = all;
        self.disk.lead_to(file);
        self.reopen()?;
        self.submit_after_repair(command)
    }

    fn other_copy(&mut self, command: &Command) -> Checked {
        let bytes = self.disk.bytes().unwrap_or_default();
        let mut other = bytes.clone();
        // The last act that was promised has another checksum there.
        let lines = bytes.split_inclusive(|byte| *byte == b'\n');
        let from: usize = lines.take(self.promised.len()).map(<[u8]>::len).sum();
        for byte in other.iter_mut().skip(from).filter(|byte| byte.is_ascii_hexdigit()) {
            *byte = if *byte == b'1' { b'2' } else { b'1' };
        }
        let file = self.disk.put_in_place(other.clone());
        self.must_not_be_done(command, "another file is in its place")?;
        if self.disk.bytes().as_deref() != Some(&other) {
            return Err("another file was written to".to_owned());
        }
        self.disk.lead_to(file);
        self.submit_after_repair(command)
    }

    fn cut_off(&mut self, command: &Command, bytes: usize) -> Checked {
        let good = self.disk.bytes().unwrap_or_default();
        let header = good.iter().position(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        // The end of the last line alone carries nothing.
        let most = good.len().saturating_sub(header + 2);
        let cut = 2 + bytes % most.max(1);
        self.disk.change(|file| file.truncate(file.len() - cut));
        self.must_not_be_done(command, "the file is shorter than it was")?;
        let mut session = on(&self.path(), &self.disk, self.open, self.seed, self.now)
            .ok_or("the name leads nowhere")?;
        session.load().map_err(|error| format!("it does not open: {error:?}"))?;
        self.must_be_prefix(&session)?;
        self.put_back()?;
        self.submit_after_repair(command)
    }

    fn scribbled(&mut self, command: &Command, bytes: usize) -> Checked {
        let scribble = b"something else\n7 7 7\n\0\0\0\xff and no end";
        let scribble: Vec<u8> = scribble.iter().take(1 + bytes % scribble.len()).copied().collect();
        self.disk.change(|file| file.extend(&scribble));
        self.must_not_be_done(command, "something else stands at the end of the file")?;
        let mut session = on(&self.path(), &self.disk, self.open, self.seed, self.now)
            .ok_or("the name leads nowhere")?;
        session.load().map_err(|error| format!("it does not open: {error:?}"))?;
        if session.log().acts() != self.promised {
            return Err("a scribble takes acts away".to_owned());
        }
        self.put_back()?;
        self.submit_after_repair(command)
    }

    /// A changed byte shows when the file is opened, and no act is another one because of it.
    fn bad_sector(&mut self, at: usize) -> Checked {
        let good = self.disk.bytes().unwrap_or_default();
        self.disk.change(|file| {
            let at = at % file.len();
            file[at] ^= 0x15;
        });
        let opened = on(&self.path(), &self.disk, self.open, self.seed, self.now);
        let mut session = opened.ok_or("the name leads nowhere")?;
        match session.load() {
            Err(OpenError::Journal(error)) => self.say(&format_args!("{:?}", error.what)),
            Err(other) => return Err(format!("{other:?}")),
            Ok(()) => {
                self.must_be_prefix(&session)?;
                let is_told = session.found().damage.is_some()
                    || !session.found().notices.is_empty()
                    || session.log().acts() == self.promised;
                if !is_told {
                    return Err("a bad sector takes acts away, and nobody says so".to_owned());
                }
            }
        }
        self.disk.change(|file| *file = good);
        self.put_back()
    }

    fn must_be_prefix(&self, session: &Session) -> Checked {
        if self.promised.starts_with(session.log().acts()) {
            return Ok(());
        }
        Err("acts are there that nobody was promised".to_owned())
    }

    /// The file is again as it was promised, as from a copy kept beside it.
    fn put_back(&mut self) -> Checked {
        let bytes = self.rewritten()?;
        self.disk.change(|file| *file = bytes);
        self.reopen()
    }

    /// A file of what was promised.
    fn rewritten(&self) -> Checked<Vec<u8>> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let path = folder.path().join("copy.floorman");
        drop(RonJournal::create(&path, &self.promised).map_err(|error| format!("{error:?}"))?);
        std::fs::read(&path).map_err(|error| error.to_string())
    }

    /// A second program, kept back by no lock, writes first; both are told the truth.
    fn overtaken(&mut self, command: &Command, by: Throw) -> Checked {
        let mut other = on(&self.path(), &self.disk, journal, self.seed ^ 1, self.now)
            .ok_or("the name leads nowhere")?;
        other.load().map_err(|error| format!("{error:?}"))?;
        let theirs = by.command(other.tournament(), other.now());
        if other.submit(&theirs).is_err() {
            return self.submit(command).map(drop);
        }
        let after = self.disk.bytes().unwrap_or_default();
        let line = after.split_inclusive(|byte| *byte == b'\n').next_back().unwrap_or_default();
        let line = line.to_vec();
        self.disk.change(|file| *file = after[..after.len() - line.len()].to_vec());
        self.disk.overtake_next(line.clone());
        self.say(&format_args!("{command:?} after {theirs:?}"));
        let done = self.session.submit(command);
        self.disk.overtake_next(Vec::new());
        match done {
            Ok(_) | Err(Failure::Refused(_)) => {}
            Err(failure) => return Err(format!("overtaken, it fails: {failure:?}")),
        }
        if self.session.log().acts().len() == self.promised.len() {
            // Ours was refused before anything was written: theirs comes now.
            self.disk.change(|file| file.extend(&line));
            self.session.poll().map_err(|failure| format!("{failure:?}"))?;
        }
        let ours = self.session.log().acts();
        if ours.get(self.promised.len()) != other.log().acts().last() {
            return Err("the act that was written first does not come first".to_owned());
        }
        self.promised = ours.to_vec();
        other.poll().map_err(|failure| format!("the other one cannot go on: {failure:?}"))?;
        if other.log().acts() != self.promised {
            return Err("the two programs show different acts".to_owned());
        }
        self.check_live()?;
        self.check_reopened()
    }
}

fn path_in(folder: &TempDir) -> PathBuf {
    folder.path().join("evening.floorman")
}

/// A session over the file that the name leads to, not read yet.
fn on(path: &Path, disk: &Disk, open: OpenJournal, seed: u64, now: Timestamp) -> Option<Session> {
    let chance = Box::new(SeededChance::new(seed));
    Some(Session::on(open(path, disk)?, Time::told(now), chance, "desk"))
}
