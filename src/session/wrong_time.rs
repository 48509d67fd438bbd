//! Moments that cannot be right: far after the last act, or before it.

use crate::{Failure, Session, WrittenAct, WrongTime, alive, puts_time_right};
use engine::command::Command;
use engine::values::Timestamp;

/// An act so long after everything before it is asked about first, in milliseconds.
const JUMP_MILLIS: i64 = 24 * 3_600_000;

/// So far the clocks of two computers may be apart, in milliseconds.
const APART_MILLIS: i64 = 2 * 60_000;

impl Session {
    /// The present moment, if it is so far after everything before that somebody must confirm it.
    #[must_use]
    pub fn jump(&self) -> Option<WrongTime> {
        let last = self.log.acts().last()?.at;
        let (now, last) = (self.now(), self.awake.map_or(last, |awake| awake.max(last)));
        let is_far = |last| now.millis_since(last) > JUMP_MILLIS;
        // Asked with every act, so the file that knows more is read only where it matters.
        if !self.time.is_live() || !is_far(last) {
            return None;
        }
        let last = self.last_alive().map_or(last, |alive| alive.max(last));
        is_far(last).then_some(WrongTime { last, now })
    }

    /// Says that the present moment is right, however long it is since the last act.
    pub fn accept_jump(&mut self) {
        self.awake = Some(self.now());
    }

    /// The last act, where it lies after what the computer says now: one of its clocks was wrong.
    #[must_use]
    pub fn ahead(&self) -> Option<WrongTime> {
        let (last, now) = (self.log.acts().last()?.at, self.time.wall());
        (last.millis_since(now) > APART_MILLIS).then_some(WrongTime { last, now })
    }

    /// Says that the clock was wrong at the last act, so that acts go on from what it says now.
    ///
    /// # Errors
    /// Where the last act does not lie ahead, or it could not be written.
    pub fn correct_time(&mut self) -> Result<WrittenAct, Failure> {
        let from = self.log.acts().last().map_or(Timestamp(0), |act| act.at);
        let before = self.time.clone();
        self.time.begin_again();
        let done = self.submit(&Command::CorrectTime { from });
        match &done {
            Ok(_) => self.path().iter().for_each(|path| alive::forget(path)),
            Err(_) => self.time = before,
        }
        done
    }

    /// The moment at which a command would be done.
    pub(super) fn moment_of(&self, command: &Command) -> Timestamp {
        match command {
            // It is what makes an earlier moment the right one.
            Command::CorrectTime { .. } => self.time.wall(),
            _ => self.pressed.map_or_else(|| self.now(), |pressed| self.after_last(pressed)),
        }
    }

    /// Whether a command waits until somebody has said that the present moment is right.
    pub(super) fn waits_for_time(&self, command: &Command) -> Option<WrongTime> {
        let is_answer =
            matches!(command, Command::CorrectTime { .. } | Command::SettleLostTime { .. });
        if is_answer { None } else { self.jump() }
    }

    /// The latest moment of an act, since the computer's clock was put right last.
    pub(super) fn last_moment(&self) -> Option<Timestamp> {
        let mut last: Option<Timestamp> = None;
        for act in self.log.acts().iter().rev() {
            last = last.max(Some(act.at));
            if puts_time_right(act) {
                break;
            }
        }
        last
    }
}
