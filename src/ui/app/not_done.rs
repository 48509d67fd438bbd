//! What was asked for and not done: why, and whether to do it all the same.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::App;
use crate::app::notices::Stays;
use crate::vocabulary::{Action, DeskAction, FileAction};
use crate::widgets::{Urgency, notice_of};
use engine::Command;
use session::Failure;
use storage::{JournalError, JournalTrouble};
use words::Args;

impl App {
    /// Says why something was not done, and offers to do it all the same where `asked` tells what
    /// it was and that can be meant.
    pub(super) fn tell_failure(
        &mut self,
        failure: &Failure,
        asked: Option<&Command>,
        stays: Stays,
    ) {
        let Some(session) = &self.session else { return };
        let (urgency, answer) = match failure {
            // It stands among what needs doing, until it is done.
            Failure::Waits => {
                // What was asked about leaving was about less.
                self.is_leaving = false;
                return self.notices.done();
            }
            Failure::TimeJumped(_) => return self.ask_about_time(),
            Failure::OfAnother { seq, .. } => {
                let answer = asked.map(|command| {
                    let is_redo = *command == Command::Redo;
                    let id =
                        if is_redo { "desks-put-back-others" } else { "desks-take-back-others" };
                    (id, Action::Desk(DeskAction::TurnOthers(command.clone(), *seq)))
                });
                (Urgency::Attention, answer)
            }
            Failure::Overtaken(overtaken) if overtaken.refusal.is_none() => {
                let again = asked.filter(|it| !matches!(it, Command::Undo | Command::Redo));
                let answer = again.map(|command| Action::Tournament(command.clone()));
                (Urgency::Attention, answer.map(|action| ("desks-all-the-same", action)))
            }
            Failure::Refused(_) | Failure::Overtaken(_) | Failure::NotDone => {
                (Urgency::Attention, None)
            }
            Failure::Journal(_)
            | Failure::ReadOnly
            | Failure::Busy
            | Failure::NoBeginning
            | Failure::Fault(_)
            | Failure::Broken => (Urgency::Stopped, None),
        };
        let text = wording::failure_in(&self.words, failure, session);
        if matches!(failure, Failure::Journal(_)) && !session.is_shared() {
            self.unsaved = Some(text.clone());
        }
        let mut notice = notice_of(&text, urgency);
        if let Failure::Journal(JournalError { what: JournalTrouble::Moved, .. }) = failure
            && !session.is_shared()
        {
            // Every act is here still, and nowhere else.
            let args = Args::new().no("act", session.log().last_seq().0);
            notice.buttons = vec![self.words.say("rescue-go-on", &args)];
            let answers = vec![Action::File(FileAction::Rescue(None))];
            return self.notices.ask(notice, answers, Stays::UntilSeen);
        }
        let Some((id, action)) = answer else {
            let stays = if urgency == Urgency::Stopped { Stays::UntilSeen } else { stays };
            return self.notices.tell(notice, stays);
        };
        notice.buttons = vec![self.words.text(id)];
        self.notices.ask(notice, vec![action], stays);
    }
}
