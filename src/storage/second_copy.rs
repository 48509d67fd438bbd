//! A second copy of a journal in another folder, act by act, on a disk that may be slow or away.
//!
//! ```text
//! at first   the copy must be a beginning of the journal, or not be there; what it lacks is added
//! per act    its line is added, flushed and read back
//! failed     it is said; the journal goes on, and everything is compared again when it is tried
//! ```
//!
//! A thread of its own writes it, so that no act waits for a second disk. A file that is no
//! beginning of the journal is never written to.

use crate::bounded::{check_is_file, read_bounded};
use crate::file_id::FileId;
use crate::header::read_header;
use crate::journal_file::keep_to_owner;
use crate::kept_alone::{Alone, open_alone};
use crate::remarks::holds_remark;
use crate::whole_file::{put_in_place, write_new, write_new_secret};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use strum::IntoStaticStr;

/// A copy is not read further than this.
const BYTES_MAX: u64 = 512 << 20;

/// How long the end of the program waits for a copy.
const END_WAIT: Duration = Duration::from_secs(3);

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CopyStands {
    /// Something is being written to it.
    Behind,
    /// It holds every act, and was read back.
    Whole,
    Failed(CopyTrouble),
}

/// Why a second copy could not be written.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CopyTrouble {
    /// The folder is that of the journal.
    SameFolder,
    /// What has its name there is a link to the journal.
    SameFile,
    /// A file of this name is there, and it is no copy of this journal.
    OtherFile,
    /// The copy holds acts that the journal does not have.
    WentOn,
    /// Another program has it open for writing.
    InUse,
    /// What was written does not stand there.
    NotReadBack,
    /// The system refused, for this reason.
    System(io::ErrorKind),
}

impl CopyTrouble {
    /// The end of its id in the text catalogue, after `second-copy-`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.into()
    }
}

/// A second copy that is being kept.
#[derive(Debug)]
pub struct SecondCopy {
    path: PathBuf,
    jobs: Sender<Job>,
    state: Arc<State>,
    /// How much of the journal was handed on.
    handed_on: u64,
    /// How often all of it is still to be compared: at first, and with the first act, which may
    /// raise the format in the first line.
    compares: u8,
}

/// A part of the journal, from this byte on.
#[derive(Debug)]
struct Job {
    from: u64,
    bytes: Vec<u8>,
}

#[derive(Debug)]
struct State {
    inner: Mutex<Inner>,
    done: Condvar,
}

#[derive(Debug)]
struct Inner {
    waiting: usize,
    last: Result<(), CopyTrouble>,
}

impl State {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        // What is in it is whole after every line.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl SecondCopy {
    /// Begins to keep a copy of a journal in a folder.
    ///
    /// # Errors
    /// Where it is the folder of the journal, or no thread can be had.
    pub fn begin(journal: &Path, folder: &Path) -> Result<Self, CopyTrouble> {
        let whole = |path: &Path| std::fs::canonicalize(path).ok();
        let own = journal.parent().filter(|own| !own.as_os_str().is_empty());
        let own = whole(own.unwrap_or(Path::new(".")));
        if own.is_some() && own == whole(folder) {
            return Err(CopyTrouble::SameFolder);
        }
        Self::begin_with(journal, folder, Some(journal.to_owned()))
    }

    /// The same of a journal that is in no folder; its name is that of the copy.
    ///
    /// # Errors
    /// Where no thread can be had.
    pub fn begin_apart(journal: &Path, folder: &Path) -> Result<Self, CopyTrouble> {
        Self::begin_with(journal, folder, None)
    }

    fn begin_with(
        journal: &Path,
        folder: &Path,
        own: Option<PathBuf>,
    ) -> Result<Self, CopyTrouble> {
        let path = folder.join(journal.file_name().unwrap_or_default());
        let (jobs, coming) = channel();
        let inner = Mutex::new(Inner { waiting: 0, last: Ok(()) });
        let state = Arc::new(State { inner, done: Condvar::new() });
        let (place, told) = (path.clone(), Arc::clone(&state));
        std::thread::Builder::new()
            .name("second-copy".to_owned())
            .spawn(move || work(own.as_deref(), &place, &coming, &told))
            .map_err(|error| CopyTrouble::System(error.kind()))?;
        Ok(Self { path, jobs, state, handed_on: 0, compares: 2 })
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// From which byte on the journal is wanted next; everything after a failure.
    #[must_use]
    pub fn wants_from(&self) -> u64 {
        let is_known = self.compares == 0 && self.state.lock().last.is_ok();
        if is_known { self.handed_on } else { 0 }
    }

    /// Hands on what stands in the journal from the byte that was wanted.
    pub fn hand_on(&mut self, from: u64, bytes: Vec<u8>) {
        self.handed_on = from + bytes.len() as u64;
        if from == 0 {
            self.compares = self.compares.saturating_sub(1);
        }
        self.state.lock().waiting += 1;
        if self.jobs.send(Job { from, bytes }).is_err() {
            let mut inner = self.state.lock();
            inner.waiting -= 1;
            inner.last = Err(CopyTrouble::System(io::ErrorKind::BrokenPipe));
        }
    }

    #[must_use]
    pub fn stands(&self) -> CopyStands {
        let inner = self.state.lock();
        match &inner.last {
            _ if inner.waiting > 0 => CopyStands::Behind,
            Ok(()) => CopyStands::Whole,
            Err(trouble) => CopyStands::Failed(trouble.clone()),
        }
    }

    /// Waits until everything that was handed on is written or failed, and no longer than this.
    pub fn wait(&self, longest: Duration) {
        let inner = self.state.lock();
        let waits = |inner: &mut Inner| inner.waiting > 0;
        drop(self.state.done.wait_timeout_while(inner, longest, waits));
    }
}

impl Drop for SecondCopy {
    fn drop(&mut self) {
        // A disk that answers no more must not hold the program.
        self.wait(END_WAIT);
    }
}

/// Writes what comes, until nobody is there any more; `own` is the file of the journal.
fn work(own: Option<&Path>, path: &Path, coming: &Receiver<Job>, state: &State) {
    for job in coming {
        let is_broken = state.lock().last.is_err();
        // After a failure only a comparison of everything helps.
        let came = if job.from == 0 {
            if own.is_some_and(|own| is_one_file(own, path)) {
                Err(CopyTrouble::SameFile)
            } else {
                bring_copy(path, &job.bytes)
            }
        } else if is_broken {
            state.lock().last.clone()
        } else {
            add(path, job.from, &job.bytes)
        };
        let mut inner = state.lock();
        inner.last = came;
        inner.waiting -= 1;
        state.done.notify_all();
    }
}

/// Whether two names lead to one file, which is then no copy of itself.
fn is_one_file(one: &Path, other: &Path) -> bool {
    let whole = |path: &Path| std::fs::canonicalize(path).ok();
    let number = |path: &Path| FileId::named(path).ok();
    let (whole_one, number_one) = (whole(one), number(one));
    (whole_one.is_some() && whole_one == whole(other))
        || (number_one.is_some() && number_one == number(other))
}

fn system(error: io::Error) -> CopyTrouble {
    CopyTrouble::System(error.kind())
}

/// Brings a copy up to a whole journal, if it is a beginning of it or not there; another file that
/// stands there is left as it is.
fn bring_copy(path: &Path, journal: &[u8]) -> Result<(), CopyTrouble> {
    let there = match read_bounded(path, BYTES_MAX) {
        // Where the folder is away it is not made: it may be the place of a disk.
        Err(error) if error.kind() == io::ErrorKind::NotFound => match make(path, journal) {
            Ok(()) => return read_back(path, 0, journal),
            // Another program made a file of this name meanwhile.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                read_bounded(path, BYTES_MAX)
            }
            Err(error) => Err(error),
        },
        read => read,
    };
    let there = there.map_err(system)?;
    let (head, acts) = journal.split_at(head_of(journal));
    let (their_head, their_acts) = there.split_at(head_of(&there));
    let is_copy = their_head.len() == head.len() && first_line(acts) == first_line(their_acts);
    let Some(rest) = acts.strip_prefix(their_acts) else {
        let trouble = if is_copy { CopyTrouble::WentOn } else { CopyTrouble::OtherFile };
        return Err(trouble);
    };
    let is_journal = |head: &[u8]| read_header(head).is_ok();
    if their_head.len() != head.len() && !(is_journal(their_head) && is_journal(head)) {
        return Err(CopyTrouble::OtherFile);
    }
    let mut file = open_copy(OpenOptions::new().write(true), path, there.len() as u64)?;
    if their_head.len() != head.len() {
        // The same acts under a first line with a checksum, or without: nothing has its place any
        // more.
        drop(file);
        put_in_place(path, journal).map_err(system)?;
        return read_back(path, 0, journal);
    }
    keep_remarks(&file, journal);
    let write = |file: &mut File| {
        if their_head != head {
            file.write_all(head)?;
        }
        file.seek(SeekFrom::End(0))?;
        file.write_all(rest)?;
        file.sync_data()
    };
    write(&mut file).map_err(system)?;
    drop(file);
    read_back(path, 0, journal)
}

/// Makes a copy; nobody else reads one with remarks about people.
fn make(path: &Path, journal: &[u8]) -> io::Result<()> {
    if holds_remark(journal) { write_new_secret(path, journal) } else { write_new(path, journal) }
}

fn keep_remarks(file: &File, lines: &[u8]) {
    if holds_remark(lines) {
        keep_to_owner(file);
    }
}

/// Adds the next lines to a copy that is known to be whole up to there.
fn add(path: &Path, from: u64, lines: &[u8]) -> Result<(), CopyTrouble> {
    // A pipe of this name would be waited for.
    check_is_file(path).map_err(system)?;
    let mut file = open_copy(OpenOptions::new().append(true), path, from)?;
    keep_remarks(&file, lines);
    file.write_all(lines).and_then(|()| file.sync_data()).map_err(system)?;
    drop(file);
    read_back(path, from, lines)
}

/// Opens a copy that is still so long, and keeps others from writing to it until it is dropped.
fn open_copy(options: &OpenOptions, path: &Path, length: u64) -> Result<File, CopyTrouble> {
    let Alone { file, .. } = open_alone(options, path).map_err(|error| match error.kind() {
        io::ErrorKind::WouldBlock => CopyTrouble::InUse,
        _ => system(error),
    })?;
    let is_so_long = file.metadata().map_err(system)?.len() == length;
    if is_so_long { Ok(file) } else { Err(CopyTrouble::NotReadBack) }
}

fn read_back(path: &Path, from: u64, bytes: &[u8]) -> Result<(), CopyTrouble> {
    let mut file = File::open(path).map_err(system)?;
    file.seek(SeekFrom::Start(from)).map_err(system)?;
    let mut there = Vec::with_capacity(bytes.len());
    file.take(bytes.len() as u64 + 1).read_to_end(&mut there).map_err(system)?;
    if there == bytes { Ok(()) } else { Err(CopyTrouble::NotReadBack) }
}

/// Where the first line ends.
fn head_of(bytes: &[u8]) -> usize {
    bytes.iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |end| end + 1)
}

fn first_line(bytes: &[u8]) -> Option<&[u8]> {
    bytes.split(|byte| *byte == b'\n').next().filter(|line| !line.is_empty())
}
