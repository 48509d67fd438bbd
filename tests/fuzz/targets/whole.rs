//! What must be true of a tournament, however it came about.

use crate::fixtures::words;
use crate::memory_file::MemoryFile;
use crate::targets::sentences::sentence_with;
use engine::invariants::{check_all, check_chips};
use engine::log::{Act, ActBody, Log};
use engine::values::Seq;
use session::Session;
use std::path::Path;
use storage::{Appended, EventStore, RonJournal};
use words::UtcOffset;

/// So many acts are taken back and put back at most.
const UNDONE_MAX: usize = 12;

/// Where no file can be: what stands beside a journal is not looked for on the disk.
pub fn nowhere() -> &'static Path {
    Path::new("no-such-folder/night.floorman")
}

/// Where the acts of a log come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Acts {
    /// Each of them was decided and checked.
    Done,
    /// Anybody may have written them: they stand, and one of them may have broken what a later one
    /// put right again. Taking that one back is refused then, as a session does.
    Forged,
}

/// Everything that must be true of a session, whose input was this.
///
/// # Panics
/// Where something is not.
pub fn session(session: &Session, input: &str) {
    log(session.log(), Acts::Done, input);
}

/// The same of a log.
pub fn log(log: &Log, acts: Acts, input: &str) {
    assert_eq!(check_all(log.state()), Ok(()));
    assert_eq!(check_chips(log), Ok(()));
    let replayed = Log::replay(log.acts().iter().cloned()).expect("what fitted fits again");
    let state = format!("{:?}", log.state());
    assert_eq!(format!("{:?}", replayed.state()), state, "replay");
    told(log, input);
    undone_and_redone(log, acts, &state);
}

/// Every act has a sentence.
fn told(log: &Log, input: &str) {
    for seq in (1..).map(Seq).take(log.acts().len().min(40)) {
        sentence_with(&words().act(log, seq, UtcOffset::default()), input);
    }
}

/// What is taken back and put back stands as before.
fn undone_and_redone(log: &Log, acts: Acts, state: &str) {
    let mut log = log.clone();
    let push = |log: &mut Log, body| {
        let at = log.acts().last().map_or_else(Default::default, |act| act.at);
        log.push(Act { at, by: String::new(), body }).expect("its turn has come");
    };
    let mut undone = 0;
    while let Some(seq) = log.undoable().map(|(seq, _)| seq).filter(|_| undone < UNDONE_MAX) {
        push(&mut log, ActBody::Undo(seq));
        if acts == Acts::Done {
            assert_eq!(check_all(log.state()), Ok(()), "{undone} undone");
        }
        undone += 1;
    }
    for _ in 0..undone {
        let seq = log.redoable().map(|(seq, _)| seq).expect("it was just undone");
        push(&mut log, ActBody::Redo(seq));
    }
    if undone > 0 {
        assert_eq!(format!("{:?}", log.state()), state, "{undone} undone and redone");
    }
}

/// Acts that are written to a new journal are read from it.
pub fn writes_and_reads(acts: &[Act]) {
    let file = MemoryFile::holding(b"(floorman:\"journal\",format:6)\n");
    let mut journal = RonJournal::with_file(nowhere(), Box::new(file.clone()));
    for (no, act) in (0..).zip(acts) {
        let written = journal.append(Seq(no), act).expect("it was read, so it can be written");
        assert_eq!(written, Appended::Written(Seq(no + 1)));
    }
    let loaded = RonJournal::with_file(nowhere(), Box::new(file)).load().expect("it is whole");
    assert_eq!(loaded.damage, None);
    assert_eq!(loaded.acts, acts);
}
