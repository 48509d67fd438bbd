//! What is asked of whoever has the tournament, and what comes of it.

use engine::Command;
use engine::command::LostTime;
use engine::values::Seq;
use session::{Failure, Session, WaitedAct};
use std::cell::RefCell;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use words::{Args, Language, UtcOffset, Words};

/// So much waits to be done; whoever comes after is told so.
const WAITING_MAX: usize = 256;

/// What nobody has begun by then is withdrawn: it is certain that it was not done.
const BEGUN_WITHIN: Duration = Duration::from_secs(9);

#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Wish {
    Do(Box<Command>),
    /// That this act of theirs is taken back.
    TakeBack(Seq),
    /// That time which the computer slept through counts, or not.
    Settle(LostTime),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It is done, as the act with this number.
    Done { seq: Seq, said: String },
    /// The act with this number is taken back.
    TakenBack { seq: Seq, said: String },
    /// It is not done; `said` tells why.
    Not { said: String },
    /// It has begun, and nobody knows yet what comes of it.
    UnderWay,
}

/// Whether something that is asked has begun.
mod stage {
    pub(super) const WAITS: u8 = 0;
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
    pressed: Instant,
    answer: oneshot::Sender<Outcome>,
}

type Waker = Arc<Mutex<Option<Box<dyn Fn() + Send>>>>;

/// Where staff pages hand in what they ask.
pub(crate) struct Desk {
    asked: SyncSender<Asked>,
    wake: Waker,
}

/// What staff pages ask, for whoever has the tournament.
pub struct Inbox {
    asked: Receiver<Asked>,
    wake: Waker,
    /// What waits for the database, and is answered when that is back.
    waits: RefCell<Vec<Waits>>,
}

/// Something that waits for the database.
struct Waits {
    /// Its number among the acts that wait.
    no: u64,
    language: Language,
    /// What it takes back, if anything, and how that was told.
    takes_back: Option<(Seq, String)>,
    answer: oneshot::Sender<Outcome>,
}

pub(crate) fn desk() -> (Desk, Inbox) {
    let (sender, asked) = sync_channel(WAITING_MAX);
    let wake = Waker::default();
    let desk = Desk { asked: sender, wake: Arc::clone(&wake) };
    (desk, Inbox { asked, wake, waits: RefCell::default() })
}

impl Desk {
    /// Asks, and waits for what comes of it, however long that takes once it has begun.
    ///
    /// # Errors
    /// If nobody begins with it, so that it is certainly not done, or if whoever began went away.
    pub(crate) async fn ask(
        &self,
        by: String,
        language: Language,
        wish: Wish,
    ) -> Result<Outcome, Unanswered> {
        let ((answer, mut came), stage) =
            (oneshot::channel(), Arc::new(AtomicU8::new(stage::WAITS)));
        let (stage_of, pressed) = (Arc::clone(&stage), Instant::now());
        let asked = Asked { by, language, wish, stage: stage_of, pressed, answer };
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
            self.waits.borrow_mut().extend(answer(asked, session, offset));
            count += 1;
        }
        self.tell_forgotten(session);
        count
    }

    /// What came of an act that waited for the database, for whoever asked for it on a phone.
    pub fn tell_waited(&self, session: &Session, waited: &WaitedAct, offset: UtcOffset) {
        let mut all = self.waits.borrow_mut();
        let Some(place) = all.iter().position(|waits| waits.no == waited.no) else { return };
        let Waits { language, takes_back, answer, .. } = all.swap_remove(place);
        let words = Words::new(language);
        let outcome = match (&waited.came, takes_back) {
            (Ok(_), Some((seq, what))) => is_taken_back(seq, &what, &words),
            (Ok(seq), None) => is_done(session, *seq, &words, offset),
            (Err(failure), _) => not_done(session, failure, &words),
        };
        let _heard = answer.send(outcome);
    }

    /// What was taken off the list at the desk while it waited is certainly not done.
    fn tell_forgotten(&self, session: &Session) {
        let is_there = |waits: &Waits| session.waiting().any(|waiting| waiting.no == waits.no);
        for waits in self.waits.borrow_mut().extract_if(.., |waits| !is_there(waits)) {
            let said = Words::new(waits.language).text("staff-forgotten");
            let _heard = waits.answer.send(Outcome::Not { said });
        }
    }

    /// Waits until something is asked, at most so long, and does it; how much that was.
    pub fn wait(&self, session: &mut Session, offset: UtcOffset, most: Duration) -> usize {
        match self.asked.recv_timeout(most) {
            Ok(asked) => self.waits.borrow_mut().extend(answer(asked, session, offset)),
            Err(RecvTimeoutError::Timeout) => {
                self.tell_forgotten(session);
                return 0;
            }
            Err(RecvTimeoutError::Disconnected) => {
                std::thread::sleep(most);
                return 0;
            }
        }
        1 + self.answer(session, offset)
    }
}

/// Does what is asked, and answers; what waits for the database is answered when it is back.
fn answer(asked: Asked, session: &mut Session, offset: UtcOffset) -> Option<Waits> {
    let Asked { by, language, wish, stage, pressed, answer } = asked;
    if !moves_on(&stage, stage::BEGUN) {
        return None;
    }
    let words = Words::new(language);
    let mut takes_back = None;
    let submitted = match wish {
        Wish::Do(command) => session.submit_pressed(&by, pressed.elapsed(), &command),
        Wish::Settle(verdict) => session.settle_lost_time(verdict),
        Wish::TakeBack(seq) => match what_is_taken_back(session, seq, &words, offset) {
            Err(said) => {
                let _heard = answer.send(Outcome::Not { said });
                return None;
            }
            Ok(what) => {
                takes_back = Some((seq, what));
                session.submit_by(&by, &Command::Undo)
            }
        },
    };
    let outcome = match (submitted, takes_back) {
        (Err(Failure::Waits), takes_back) => {
            let no = session.waiting().last().map_or(0, |waiting| waiting.no);
            return Some(Waits { no, language, takes_back, answer });
        }
        (Ok(_), Some((seq, what))) => is_taken_back(seq, &what, &words),
        (Ok(written), None) => is_done(session, written.seq, &words, offset),
        (Err(failure), _) => not_done(session, &failure, &words),
    };
    // It is kept for whoever asked, whether they still wait for it or not.
    let _heard = answer.send(outcome);
    None
}

fn is_done(session: &Session, seq: Seq, words: &Words, offset: UtcOffset) -> Outcome {
    Outcome::Done { seq, said: words.act(session.log(), seq, offset) }
}

fn is_taken_back(seq: Seq, what: &str, words: &Words) -> Outcome {
    let said = words.say("staff-taken-back", &Args::new().text("what", what));
    Outcome::TakenBack { seq, said }
}

/// What an act did that is to be taken back.
///
/// # Errors
/// What was done since stands on it: what that is.
fn what_is_taken_back(
    session: &Session,
    seq: Seq,
    words: &Words,
    offset: UtcOffset,
) -> Result<String, String> {
    match session.log().undoable().map(|(newest, _)| newest) {
        Some(newest) if newest == seq => Ok(words.act(session.log(), seq, offset)),
        Some(newest) => {
            let what = words.act(session.log(), newest, offset);
            Err(words.say("staff-not-newest", &Args::new().text("what", what)))
        }
        None => Err(words.text("staff-nothing-to-take-back")),
    }
}

fn not_done(session: &Session, failure: &Failure, words: &Words) -> Outcome {
    Outcome::Not { said: wording::failure_in(words, failure, session) }
}
