//! When the other desks are told of an act.
//!
//! Each desk that listens is woken by each word of it, which costs the server more than the act. So
//! an act is told at once where none was written just before. Where act follows act one in so many
//! is, and the last one a moment later: whoever wrote an act that was not told does so, unless
//! there is another one by then, whose desk does the same.

use engine::values::Seq;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Where act follows act, one in so many is told at once.
const TELL_EVERY: u64 = 16;

/// Notifier an act, or not yet.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Notify {
    #[default]
    Now,
    /// Later, if it is still the last one.
    Later,
}

/// What one connection has to tell.
#[derive(Default)]
pub(super) struct Notifier(Mutex<State>);

#[derive(Default)]
struct State {
    /// An act is begun: what is asked now is done within it, or not at all.
    is_within: bool,
    /// When the next act is told.
    next: Notify,
    /// The last act that was written here, where nobody was told of it.
    owed: Option<Seq>,
}

impl Notifier {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn begin(&self) {
        self.state().is_within = true;
    }

    /// What others wrote up to `last` is read, while nobody can write; whoever wrote it tells it.
    /// The next act is told `next`.
    pub(super) fn read(&self, last: Seq, next: Notify) {
        let mut state = self.state();
        state.next = next;
        state.owed = state.owed.filter(|owed| *owed >= last);
    }

    /// When the act is told that is written.
    pub(super) fn when(&self, seq: Seq) -> Notify {
        if seq.0 % TELL_EVERY == 0 { Notify::Now } else { self.state().next }
    }

    /// Notes a written act, and whether others must still be told.
    pub(super) fn written(&self, seq: Seq, tell: Notify) {
        self.state().owed = (tell == Notify::Later).then_some(seq);
    }

    /// The act that was begun is over; whether one is to be told later.
    pub(super) fn end(&self) -> bool {
        let mut state = self.state();
        state.is_within = false;
        state.owed.is_some()
    }

    /// Sends what is to be told now: `send` is called with the act, and not while an act is begun.
    pub(super) fn settle<T>(&self, send: impl FnOnce(Seq) -> T) -> Option<T> {
        let mut state = self.state();
        if state.is_within {
            return None;
        }
        state.owed.take().map(send)
    }
}

#[cfg(test)]
mod tests {
    use crate::notify::{Notifier, Notify};
    use engine::values::Seq;

    /// An act that follows one which was written at the same time.
    fn busy(telling: &Notifier, seq: u64) {
        telling.begin();
        telling.read(Seq(seq - 1), Notify::Later);
        assert_eq!(telling.when(Seq(seq)), Notify::Later);
        telling.written(Seq(seq), Notify::Later);
    }

    #[test]
    fn an_act_by_itself_is_told_at_once_and_one_of_many_later() {
        let telling = Notifier::default();
        telling.begin();
        telling.read(Seq(1), Notify::Now);
        assert_eq!(telling.when(Seq(2)), Notify::Now);
        telling.written(Seq(2), Notify::Now);
        assert!(!telling.end());
        busy(&telling, 3);
        assert_eq!(telling.when(Seq(16)), Notify::Now, "one in so many");
        assert_eq!(telling.settle(|seq| seq), None, "not within an act");
        assert!(telling.end());
        assert_eq!(telling.settle(|seq| seq), Some(Seq(3)));
        assert_eq!(telling.settle(|seq| seq), None, "only once");
    }

    #[test]
    fn whoever_wrote_the_last_act_tells_it_even_where_the_next_one_did_not_happen() {
        let telling = Notifier::default();
        busy(&telling, 3);
        assert!(telling.end());
        telling.begin();
        telling.read(Seq(3), Notify::Later);
        assert!(telling.end(), "nobody else wrote, and this one gave up");
        telling.begin();
        telling.read(Seq(4), Notify::Later);
        assert!(!telling.end(), "whoever wrote act 4 tells it");
    }
}
