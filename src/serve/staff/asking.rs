//! What is asked of whoever has the tournament, and what comes of it.

use engine::Command;
use engine::command::LostTime;
use engine::values::Seq;
use session::{Failure, Session, said};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;
use words::{Args, Language, UtcOffset, Words};

/// So much waits to be done; whoever comes after is told so.
const WAITING_MAX: usize = 256;

/// Whoever has the tournament answers within this time.
const ANSWERED_WITHIN: Duration = Duration::from_secs(10);

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
    /// It is not done, or nobody knows yet; why.
    Not { said: String },
}

/// What somebody asks for, signed.
struct Asked {
    by: String,
    language: Language,
    wish: Wish,
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
    /// Asks, and waits for what comes of it; none where nobody answers.
    pub(crate) async fn ask(&self, by: String, language: Language, wish: Wish) -> Option<Outcome> {
        let (answer, came) = oneshot::channel();
        match self.asked.try_send(Asked { by, language, wish, answer }) {
            Ok(()) => {}
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => return None,
        }
        if let Some(wake) = &*self.wake.lock().unwrap_or_else(PoisonError::into_inner) {
            wake();
        }
        tokio::time::timeout(ANSWERED_WITHIN, came).await.ok()?.ok()
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
    let Asked { by, language, wish, answer } = asked;
    // Whoever asked has gone: they press again, and nothing is done that they do not see.
    if answer.is_closed() {
        return;
    }
    let words = Words::new(language);
    let outcome = match wish {
        Wish::Do(command) => done(session, &by, &command, &words, offset),
        Wish::Settle(verdict) => settled(session, verdict, &words, offset),
        Wish::TakeBack(seq) => taken_back(session, &by, seq, &words, offset),
    };
    // Whoever does not hear it asks again, and is told what came of it.
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
