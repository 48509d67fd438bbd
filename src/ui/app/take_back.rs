//! Taking back several acts, one undo after the other, and putting them back.

use crate::app::App;
use crate::app::notices::Stays;
use crate::app::undo_queue::{Stopped, Taking, go_on};
use crate::vocabulary::{Action, LogAction, TakeBack, TakeBackWay};
use crate::widgets::{Urgency, notice_of};
use egui::Context;
use session::Failure;
use words::Args;

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
            self.notices.tell(notice, Stays::UntilDone);
            return;
        }
        self.taking = Some(Taking { asked: asked.clone(), done: 0 });
    }

    pub(super) fn stop_taking_back(&mut self) {
        if let Some(taking) = self.taking.take() {
            self.tell_taken(&taking, None);
        }
    }

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
                let why = wording::failure_in(&self.words, &failure, session);
                if matches!(failure, Failure::Journal(_)) && !session.is_shared() {
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
            TakeBackWay::Back => "back",
            TakeBackWay::Forth => "forth",
        };
        let end = if done == all { "done" } else { "stopped" };
        let title = self.words.say(&format!("take-{way}-{end}"), &args);
        let urgency = if done == all { Urgency::Good } else { Urgency::Attention };
        let mut notice = notice_of(&title, urgency);
        notice.hint = why.unwrap_or_default().replace('\n', " · ");
        self.notices.done();
        let listed = self.session.as_ref().map(|session| session.log().last_seq());
        let (Some(listed), TakeBackWay::Back, 1..) = (listed, taking.asked.way, done) else {
            return self.notices.tell(notice, Stays::UntilDone);
        };
        let acts = taking.asked.acts.iter().take(done).rev().copied().collect();
        let again = TakeBack { way: TakeBackWay::Forth, acts, listed };
        notice.buttons = vec![self.words.say("take-forth", &args)];
        let answers = vec![Action::Log(LogAction::TakeBack(again))];
        self.notices.ask(notice, answers, Stays::UntilDone);
    }
}
