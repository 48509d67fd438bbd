//! One evening on one disk: what is done at the desk, what fails meanwhile, and what must be true.
//!
//! ```text
//! done       it stands in the file that the name leads to, and whoever opens that has our state
//! refused    nothing changed
//! failed     it was said before anybody was promised anything, and nothing changed
//! ```

mod beside;
mod mishaps;
mod needs_work;
mod rescued;

use crate::disk::{AfterPowerCut, Disk, WriteFault};
use crate::story::needs_work::needs_work;
use engine::acts::HoldsDraw;
use engine::command::{Command, CommandKind};
use engine::event::{Event, EventKind};
use engine::invariants::check_all;
use engine::log::Act;
use engine::values::{Seq, Timestamp};
use session::{Failure, SeededChance, Session, Time};
use simulator::program::opening;
use simulator::throw::Throw;
use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};
use storage::{EventStore, RonJournal};
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
    /// A byte of the file changes, the program is closed and opened again, and the evening goes on
    /// in a new file.
    BadSector { at: usize },
    /// The folder of the second copy is away for a while.
    CopyAway,
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
    /// Evenings that went on in a new file, acts that it left out, and second copies that were
    /// compared with the file.
    pub rescues: u64,
    pub left_out: u64,
    pub copies: u64,
}

impl Reached {
    /// Adds what another evening reached.
    pub fn add(&mut self, other: Self) {
        self.commands.extend(other.commands);
        self.events.extend(other.events);
        self.acts += other.acts;
        self.mishaps += other.mishaps;
        self.winners += other.winners;
        self.rescues += other.rescues;
        self.left_out += other.left_out;
        self.copies += other.copies;
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
    /// Where a second copy is kept, on some evenings.
    copies: Option<TempDir>,
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
            copies: beside::folder(seed)?,
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
            Mishap::BadSector { at } => self.bad_sector(&command, at),
            Mishap::CopyAway => self.copy_away(&command),
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
                if let Some(odd) = act.body.events().iter().find(|event| !is_drawn_as_told(event)) {
                    return Err(format!("the table of acts tells of another draw: {odd:?}"));
                }
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
            // Somebody else was quicker, which is told.
            Err(Failure::Overtaken(overtaken)) if !overtaken.acts.is_empty() => Tried::Refused,
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
            self.check_copy()?;
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
        check_all(self.session.tournament()).map_err(|fault| format!("{fault:?}"))?;
        needs_work(self.session.tournament(), self.session.now())
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
        self.keep_copy();
        self.check_live()
    }
}

fn path_in(folder: &TempDir) -> PathBuf {
    folder.path().join("evening.floorman")
}

/// A session over the file that the name leads to, not read yet.
fn on(path: &Path, disk: &Disk, open: OpenJournal, seed: u64, now: Timestamp) -> Option<Session> {
    let chance = Box::new(SeededChance::new(seed));
    let session = Session::on(open(path, disk)?, Time::told(now), chance, "desk");
    Some(session.kept_in(path))
}

/// Whether an event holds a draw as the table of acts says.
fn is_drawn_as_told(event: &Event) -> bool {
    match event.row().draw {
        HoldsDraw::Never => event.draw().is_none(),
        HoldsDraw::Sometimes => true,
        HoldsDraw::Always => event.draw().is_some(),
    }
}
