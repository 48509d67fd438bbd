//! Acts that wait while the database is away: decided when it is back, one after the other.

use crate::{Failure, Session, WaitedAct, WaitingAct, WhenAway};
use engine::command::Command;
use engine::values::Seq;
use storage::{JournalError, JournalTrouble, Outcome, Reach};

impl Session {
    /// The acts that wait for the database, in their order.
    pub fn waiting(&self) -> impl ExactSizeIterator<Item = &WaitingAct> {
        self.waiting.iter()
    }

    /// What becomes of acts from now on while the database is away.
    pub fn set_when_away(&mut self, when_away: WhenAway) {
        self.when_away = when_away;
    }

    /// Takes an act back that waits; false where it was sent already.
    pub fn forget_waiting(&mut self, index: usize) -> bool {
        if self.waiting.get(index).is_none_or(|waiting| waiting.is_sent) {
            return false;
        }
        if index == 0 {
            // It may be half begun; where letting it go fails the server does so after a while.
            drop(self.store.give_up());
        }
        self.waiting.remove(index).is_some()
    }

    /// Whether the store can be reached.
    #[must_use]
    pub fn reach(&self) -> Reach {
        self.store.reach()
    }

    /// What is asked for while others wait already: it waits behind them, or is refused.
    pub(super) fn queue(&mut self, command: &Command, agreed: Option<Seq>) -> Failure {
        if let Err(refusal) = self.check(command) {
            return Failure::Refused(refusal);
        }
        self.let_wait(command, agreed);
        Failure::Waits
    }

    /// What becomes of an act that did not happen, or of which nobody knows.
    pub(super) fn not_done(
        &mut self,
        command: &Command,
        agreed: Option<Seq>,
        before: Seq,
        failure: Failure,
    ) -> Failure {
        let waits = self.when_away == WhenAway::Wait;
        match trouble_of(&failure).filter(|_| self.is_watched) {
            Some(JournalTrouble::Slow) if waits => {
                // It goes on being begun.
                self.let_wait(command, agreed);
                Failure::Waits
            }
            Some(JournalTrouble::NotConfirmed) => {
                let failure = self.let_go(before, failure);
                if trouble_of(&failure).is_some() {
                    self.let_wait(command, agreed);
                    self.waiting.back_mut().into_iter().for_each(|it| it.is_sent = true);
                    return Failure::Waits;
                }
                failure
            }
            Some(JournalTrouble::Unreachable(_)) if waits => {
                let failure = self.let_go(before, failure);
                if let Err(refusal) = self.check(command) {
                    return Failure::Refused(refusal);
                }
                if trouble_of(&failure).is_some() {
                    self.let_wait(command, agreed);
                    return Failure::Waits;
                }
                failure
            }
            _ => self.let_go(before, failure),
        }
    }

    fn let_wait(&mut self, command: &Command, agreed: Option<Seq>) {
        let (command, since) = (command.clone(), self.moment_of(command));
        let meant = self.meant(&command);
        let by = self.author.clone();
        self.last_waiting += 1;
        let no = self.last_waiting;
        let (is_sent, written) = (false, None);
        let waiting = WaitingAct { no, command, by, since, is_sent, written, agreed, meant };
        self.waiting.push_back(waiting);
    }

    /// Goes on with the first act that waits, after polling; what came of it, once that is known.
    pub fn go_on(&mut self) -> Option<WaitedAct> {
        let first = self.waiting.front()?;
        if first.is_sent && first.written.is_none() {
            match self.store.outcome()? {
                Outcome::Written(seq) => self.waiting.front_mut()?.written = Some(seq),
                Outcome::NotWritten if self.when_away == WhenAway::Refuse => {
                    return self.waited(Err(Failure::NotDone));
                }
                Outcome::NotWritten => self.waiting.front_mut()?.is_sent = false,
            }
        }
        let first = self.waiting.front()?;
        if let Some(seq) = first.written {
            // It is read like what others wrote, and is there when it is told.
            return if self.log.last_seq() >= seq { self.waited(Ok(seq)) } else { None };
        }
        let (command, agreed) = (first.command.clone(), first.agreed);
        let meant = Some(first.meant.clone());
        let before = self.log.last_seq();
        let own = std::mem::replace(&mut self.author, first.by.clone());
        self.pressed = self.waiting.front().map(|first| first.since);
        let submitted = self.submit_held(&command, agreed, meant);
        self.pressed = None;
        self.author = own;
        let failure = match submitted {
            Ok(written) => {
                self.follow_with_copy();
                return self.waited(Ok(written.seq));
            }
            Err(failure) => failure,
        };
        match trouble_of(&failure) {
            Some(JournalTrouble::Slow) => None,
            Some(
                JournalTrouble::Unreachable(_)
                | JournalTrouble::HeldUp
                | JournalTrouble::HeldUpBy(_),
            ) => {
                self.let_go(before, failure);
                None
            }
            Some(JournalTrouble::NotConfirmed) => {
                self.let_go(before, failure);
                self.waiting.front_mut()?.is_sent = true;
                None
            }
            _ => {
                let failure = self.let_go(before, failure);
                self.waited(Err(failure))
            }
        }
    }

    fn waited(&mut self, came: Result<Seq, Failure>) -> Option<WaitedAct> {
        let WaitingAct { no, command, .. } = self.waiting.pop_front()?;
        Some(WaitedAct { no, command, came })
    }
}

fn trouble_of(failure: &Failure) -> Option<&JournalTrouble> {
    match failure {
        Failure::Journal(JournalError { what, .. }) => Some(what),
        _ => None,
    }
}
