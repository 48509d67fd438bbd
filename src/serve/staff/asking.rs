//! What is asked of whoever has the tournament, and what comes of it.

use engine::Command;
use engine::command::LostTime;
use engine::values::Seq;
use session::{Failure, Session, said};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;
use words::{Args, Language, UtcOffset, Words};

/// So much waits to be done; whoever comes after is told so.
const WAITING_MAX: usize = 256;

/// What nobody has begun by then is withdrawn: it is certain that it was not done.
const BEGUN_WITHIN: Duration = Duration::from_secs(9);

/// What somebody asks for.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Wish {
    /// This.
    Do(Box<Command>),
    /// That this act of theirs is taken back.
    TakeBack(Seq),
    /// That time which the computer slept through counts, or not.
    Settle(LostTime),
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It is done, as this act.
    Done { seq: Seq, said: String },
    /// That act is taken back.
    TakenBack { seq: Seq, said: String },
    /// It is not done; why.
    Not { said: String },
    /// It has begun, and nobody knows yet what comes of it.
    UnderWay,
}

/// Whether something that is asked has begun.
mod stage {
    /// It waits.
    pub(super) const WAITS: u8 = 0;
    /// It is being done.
    pub(super) const BEGUN: u8 = 1;
    /// Whoever asked does not want it any more.
    pub(super) const WITHDRAWN: u8 = 2;
}

/// Moves on from waiting; whether it waited.
fn moves_on(at: &AtomicU8, to: u8) -> bool {
    at.compare_exchange(stage::WAITS, to, Ordering::AcqRel, Ordering::Acquire).is_ok()
}

/// Why nothing came of something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unanswered {
    /// Nobody began with it, so that it is not done.
    NotBegun,
    /// Whoever began with it went away: only the tournament knows.
    WentAway,
}

/// What somebody asks for, signed.
struct Asked {
    by: String,
    language: Language,
    wish: Wish,
    stage: Arc<AtomicU8>,
    answer: oneshot::Sender<Outcome>,
}

type Waker = Arc<Mutex<Option<Box<dyn Fn() + Send>>>>;

/// Where staff pages ask.
pub(crate) struct Desk {
    asked: SyncSender<Asked>,
    wake: Waker,
}

/// What staff pages ask, for whoever has the tournament.
pub struct Inbox {
    asked: Receiver<Asked>,
    wake: Waker,
}

/// A desk, and its inbox.
pub(crate) fn desk() -> (Desk, Inbox) {
    let (sender, asked) = sync_channel(WAITING_MAX);
    let wake = Waker::default();
    (Desk { asked: sender, wake: Arc::clone(&wake) }, Inbox { asked, wake })
}

impl Desk {
    /// Asks, and waits for what comes of it, however long that takes once it has begun.
    ///
    /// # Errors
    /// Where nobody begins with it, so that it is certainly not done; or where whoever began went
    /// away.
    pub(crate) async fn ask(
        &self,
        by: String,
        language: Language,
        wish: Wish,
    ) -> Result<Outcome, Unanswered> {
        let ((answer, mut came), stage) =
            (oneshot::channel(), Arc::new(AtomicU8::new(stage::WAITS)));
        let asked = Asked { by, language, wish, stage: Arc::clone(&stage), answer };
        match self.asked.try_send(asked) {
            Ok(()) => {}
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => {
                return Err(Unanswered::NotBegun);
            }
        }
        if let Some(wake) = &*self.wake.lock().unwrap_or_else(PoisonError::into_inner) {
            wake();
        }
        if let Ok(answered) = tokio::time::timeout(BEGUN_WITHIN, &mut came).await {
            return answered.map_err(|_| Unanswered::WentAway);
        }
        if moves_on(&stage, stage::WITHDRAWN) {
            return Err(Unanswered::NotBegun);
        }
        came.await.map_err(|_| Unanswered::WentAway)
    }
}

impl Inbox {
    /// Calls this from now on when something is asked.
    pub fn call_when_asked(&self, call: impl Fn() + Send + 'static) {
        *self.wake.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(call));
    }

    /// Does what is asked; how much that was.
    pub fn answer(&self, session: &mut Session, offset: UtcOffset) -> usize {
        let mut count = 0;
        while let Ok(asked) = self.asked.try_recv() {
            answer(asked, session, offset);
            count += 1;
        }
        count
    }

    /// Waits until something is asked, at most so long, and does it; how much that was.
    pub fn wait(&self, session: &mut Session, offset: UtcOffset, most: Duration) -> usize {
        match self.asked.recv_timeout(most) {
            Ok(asked) => answer(asked, session, offset),
            Err(RecvTimeoutError::Timeout) => return 0,
            Err(RecvTimeoutError::Disconnected) => {
                std::thread::sleep(most);
                return 0;
            }
        }
        1 + self.answer(session, offset)
    }
}

fn answer(asked: Asked, session: &mut Session, offset: UtcOffset) {
    let Asked { by, language, wish, stage, answer } = asked;
    if !moves_on(&stage, stage::BEGUN) {
        return;
    }
    let words = Words::new(language);
    let outcome = match wish {
        Wish::Do(command) => done(session, &by, &command, &words, offset),
        Wish::Settle(verdict) => settled(session, verdict, &words, offset),
        Wish::TakeBack(seq) => taken_back(session, &by, seq, &words, offset),
    };
    // It is kept for whoever asked, whether they still wait for it or not.
    let _heard = answer.send(outcome);
}

fn done(
    session: &mut Session,
    by: &str,
    command: &Command,
    words: &Words,
    offset: UtcOffset,
) -> Outcome {
    match session.submit_by(by, command) {
        Ok(written) => {
            let said = words.act(session.log(), written.seq, offset);
            Outcome::Done { seq: written.seq, said }
        }
        Err(failure) => not_done(session, &failure, words),
    }
}

/// Says whether time counts that the computer slept through.
fn settled(session: &mut Session, verdict: LostTime, words: &Words, offset: UtcOffset) -> Outcome {
    match session.settle_lost_time(verdict) {
        Ok(written) => {
            let said = words.act(session.log(), written.seq, offset);
            Outcome::Done { seq: written.seq, said }
        }
        Err(failure) => not_done(session, &failure, words),
    }
}

/// Takes an act back, where nothing that others did stands on it.
fn taken_back(
    session: &mut Session,
    by: &str,
    seq: Seq,
    words: &Words,
    offset: UtcOffset,
) -> Outcome {
    let newest = session.log().undoable().map(|(newest, _)| newest);
    if newest != Some(seq) {
        let what = newest.map(|newest| words.act(session.log(), newest, offset));
        let said = match what {
            Some(what) => words.say("staff-not-newest", &Args::new().text("what", what)),
            None => words.text("staff-nothing-to-take-back"),
        };
        return Outcome::Not { said };
    }
    let what = words.act(session.log(), seq, offset);
    match session.submit_by(by, &Command::Undo) {
        Ok(_) => {
            let said = words.say("staff-taken-back", &Args::new().text("what", what));
            Outcome::TakenBack { seq, said }
        }
        Err(failure) => not_done(session, &failure, words),
    }
}

fn not_done(session: &Session, failure: &Failure, words: &Words) -> Outcome {
    Outcome::Not { said: said::failure_in(words, failure, session) }
}
