//! Acts that are being taken back, or put back, one after the other.

use crate::vocabulary::{TakeBack, TakeBackWay};
use engine::values::Seq;
use engine::{ActBody, Command};
use session::{Failure, Session};
use std::time::{Duration, Instant};

#[derive(Debug)]
pub(super) struct Taking {
    pub(super) asked: TakeBack,
    pub(super) done: usize,
}

impl Taking {
    /// How many are done, of how many.
    pub(super) fn progress(&self) -> (usize, usize) {
        (self.done, self.asked.acts.len())
    }
}

pub(super) enum Stopped {
    Done,
    /// The frame has lasted long enough; it goes on in the next one.
    Later,
    Overtaken,
    Failed(Failure),
}

/// So long a frame may last, in milliseconds.
const FRAME_MILLIS: u64 = 30;

/// The next act to undo or redo; none where there is none.
fn next(way: TakeBackWay, session: &Session) -> Option<Seq> {
    let next = match way {
        TakeBackWay::Back => session.log().undoable(),
        TakeBackWay::Forth => session.log().redoable(),
    };
    next.map(|(seq, _)| seq)
}

/// Goes on for as long as a frame may last.
pub(super) fn go_on(session: &mut Session, taking: &mut Taking) -> Stopped {
    let begun = Instant::now();
    let way = taking.asked.way;
    while let Some(seq) = taking.asked.acts.get(taking.done).copied() {
        if next(way, session) != Some(seq) {
            return Stopped::Overtaken;
        }
        // The list that was agreed to names whose acts they are.
        if let Err(failure) = session.submit_agreed(&way.command(), Some(seq)) {
            return Stopped::Failed(failure);
        }
        let taken = match session.log().acts().last().map(|act| &act.body) {
            Some(ActBody::Undo(of) | ActBody::Redo(of)) => *of,
            _ => return Stopped::Overtaken,
        };
        if taken != seq {
            // Another station was quicker, and its act was met instead: that one stays.
            let restored = match way {
                TakeBackWay::Back => session.submit(&Command::Redo),
                TakeBackWay::Forth => session.submit(&Command::Undo),
            };
            return restored.map_or_else(Stopped::Failed, |_| Stopped::Overtaken);
        }
        taking.done += 1;
        if begun.elapsed() > Duration::from_millis(FRAME_MILLIS) {
            return Stopped::Later;
        }
    }
    Stopped::Done
}
