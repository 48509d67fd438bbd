//! Taking back several acts, one undo after the other, and putting them back.

use crate::action::Action;
use crate::app::App;
use crate::look_back::LogAction;
use crate::notices::{Stays, notice_of};
use crate::widgets::badge::Urgency;
use egui::Context;
use engine::values::Seq;
use engine::{ActBody, Command};
use session::{Failure, Session, said};
use std::time::{Duration, Instant};
use words::Args;

/// Acts to be taken back or put back, in the order in which that happens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakeBack {
    /// Which way.
    pub way: Way,
    /// The acts, the first to be done first.
    pub acts: Vec<Seq>,
    /// The last act of the log when they were listed.
    pub listed: Seq,
}

/// Which way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// They are taken back.
    Back,
    /// They are put back.
    Forth,
}

impl Way {
    fn command(self) -> Command {
        match self {
            Self::Back => Command::Undo,
            Self::Forth => Command::Redo,
        }
    }

    /// The act whose turn it is.
    fn next(self, session: &Session) -> Option<Seq> {
        let next = match self {
            Self::Back => session.log().undoable(),
            Self::Forth => session.log().redoable(),
        };
        next.map(|(seq, _)| seq)
    }
}

/// What is under way.
#[derive(Debug)]
pub(super) struct Taking {
    asked: TakeBack,
    done: usize,
}

impl Taking {
    /// How many are done, of how many.
    pub(super) fn progress(&self) -> (usize, usize) {
        (self.done, self.asked.acts.len())
    }
}

/// Why it stopped.
enum Stopped {
    /// Everything is done.
    Done,
    /// The frame has lasted long enough; it goes on in the next one.
    Later,
    /// Another act came in between.
    Overtaken,
    /// It failed.
    Failed(Failure),
}

/// So long a frame may last, in milliseconds.
const FRAME_MILLIS: u64 = 30;

impl App {
    /// Begins to take back or put back what was listed, if it is still that.
    pub(super) fn take_back(&mut self, asked: &TakeBack) {
        // The button of a notice outlives the moment at which it was told.
        if self.refuses_in_the_past() {
            return;
        }
        let Some(session) = &self.session else { return };
        if session.log().last_seq() != asked.listed {
            let said = self.words.text("take-back-overtaken");
            let notice = notice_of(&said, Urgency::Attention);
            self.notices.tell(notice, Vec::new(), Stays::UntilDone);
            return;
        }
        self.taking = Some(Taking { asked: asked.clone(), done: 0 });
    }

    /// Leaves the rest as it is.
    pub(super) fn stop_taking_back(&mut self) {
        if let Some(taking) = self.taking.take() {
            self.tell_taken(&taking, None);
        }
    }

    /// Goes on with what is under way.
    pub(super) fn go_on_taking_back(&mut self, ctx: &Context) {
        let (Some(mut taking), Some(session)) = (self.taking.take(), &mut self.session) else {
            return;
        };
        match go_on(session, &mut taking) {
            Stopped::Later => {
                self.taking = Some(taking);
                ctx.request_repaint();
            }
            Stopped::Done => self.tell_taken(&taking, None),
            Stopped::Overtaken => {
                let why = self.words.text("take-back-overtaken");
                self.tell_taken(&taking, Some(&why));
            }
            Stopped::Failed(failure) => {
                let why = said::failure(&self.words, &failure, session.tournament());
                if matches!(failure, Failure::Journal(_)) {
                    self.unsaved = Some(why.clone());
                }
                self.tell_taken(&taking, Some(&why));
            }
        }
    }

    /// How far it got, why not further, and how to go back.
    fn tell_taken(&mut self, taking: &Taking, why: Option<&str>) {
        let (done, all) = taking.progress();
        let args = Args::new().count("done", done).count("all", all);
        let way = match taking.asked.way {
            Way::Back => "back",
            Way::Forth => "forth",
        };
        let end = if done == all { "done" } else { "stopped" };
        let title = self.words.say(&format!("take-{way}-{end}"), &args);
        let urgency = if done == all { Urgency::Good } else { Urgency::Attention };
        let mut notice = notice_of(&title, urgency);
        notice.hint = why.unwrap_or_default().replace('\n', " · ");
        self.notices.done();
        let listed = self.session.as_ref().map(|session| session.log().last_seq());
        let (Some(listed), Way::Back, 1..) = (listed, taking.asked.way, done) else {
            return self.notices.tell(notice, Vec::new(), Stays::UntilDone);
        };
        let acts = taking.asked.acts.iter().take(done).rev().copied().collect();
        let again = TakeBack { way: Way::Forth, acts, listed };
        notice.buttons = vec![self.words.say("take-forth", &args)];
        let answers = vec![Action::Log(LogAction::TakeBack(again))];
        self.notices.tell(notice, answers, Stays::UntilDone);
    }
}

fn go_on(session: &mut Session, taking: &mut Taking) -> Stopped {
    let begun = Instant::now();
    let way = taking.asked.way;
    while let Some(seq) = taking.asked.acts.get(taking.done).copied() {
        if way.next(session) != Some(seq) {
            return Stopped::Overtaken;
        }
        if let Err(failure) = session.submit(&way.command()) {
            return Stopped::Failed(failure);
        }
        let taken = match session.log().acts().last().map(|act| &act.body) {
            Some(ActBody::Undo(of) | ActBody::Redo(of)) => *of,
            _ => return Stopped::Overtaken,
        };
        if taken != seq {
            // Another station was quicker, and its act was met instead: that one stays.
            let restored = match way {
                Way::Back => session.submit(&Command::Redo),
                Way::Forth => session.submit(&Command::Undo),
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
