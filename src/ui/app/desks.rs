//! An event that several desks share: following the others, acts that wait, and whose act it is.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::App;
use crate::app::notices::Stays;
use crate::view::{Shared, Waiting};
use crate::vocabulary::{Action, DeskAction};
use crate::widgets::{Urgency, notice_of};
use egui::Context;
use engine::Command;
use engine::values::{Seq, Timestamp};
use session::{Failure, Session, WaitedAct};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::channel;
use storage::{JournalTrouble, Reach};
use words::Args;

/// Where copies of shared events are kept; in the folder of tournaments unless somebody chose.
const COPIES: &str = "Copies";

impl App {
    /// Follows what other desks do, and goes on with what waits.
    pub(super) fn follow_desks(&mut self, ctx: &Context) {
        let Some(session) = self.session.as_mut().filter(|session| session.is_shared()) else {
            return;
        };
        if !session.is_watched() {
            let ctx = ctx.clone();
            if let Err(error) = session.watch(Arc::new(move || ctx.request_repaint())) {
                // Two desks of one name would be one desk to everybody else.
                self.put_away();
                return self.tell_open_error(&error);
            }
            session.set_when_away(self.around.preferences.kept.when_away);
        }
        let polled = session.poll();
        let waited = session.go_on();
        let is_damaged = session.found().damage.is_some();
        match polled {
            // Found while it was open, which is told once: then it is only looked at.
            Err(_) if is_damaged => self.ask_about_file(),
            Err(failure) => self.tell_lost(&failure),
            Ok(_) => {}
        }
        if let Some(waited) = waited {
            #[cfg(feature = "share")]
            self.tell_phones(&waited);
            self.tell_waited(&waited);
        }
    }

    /// What makes no difference to whether the database answers is told once.
    fn tell_lost(&mut self, failure: &Failure) {
        let is_away = matches!(
            failure,
            Failure::Journal(error) if matches!(
                error.what,
                JournalTrouble::Unreachable(_) | JournalTrouble::Slow | JournalTrouble::NotConfirmed
            )
        );
        if is_away || std::mem::replace(&mut self.following.has_lost_it, true) {
            return;
        }
        self.tell_failure(failure, None, Stays::UntilDone);
    }

    fn tell_waited(&mut self, waited: &WaitedAct) {
        match &waited.came {
            // It shows in the room, and stands no more among what needs doing.
            Ok(_) => {}
            Err(failure) => self.tell_failure(failure, Some(&waited.command), Stays::UntilSeen),
        }
    }

    pub(super) fn desk_asked(&mut self, asked: DeskAction, ctx: &Context) {
        match asked {
            DeskAction::AskForEvents(server, password) => {
                let kept = [&server.computer, &server.database, &server.user].map(String::clone);
                let is_address = session::is_address(server.computer.trim().as_ref());
                if !is_address {
                    self.around.preferences.change(|all| all.server = kept);
                }
                let (done, coming) = channel();
                self.screens.start.expect_events(coming);
                let ctx = ctx.clone();
                let ask = move || {
                    // Where nobody listens any more the answer is not wanted.
                    let _ = done.send(session::events_at(&server, &password));
                    ctx.request_repaint();
                };
                // Where no thread can be had the channel closes, which the form says.
                drop(std::thread::Builder::new().name("events".to_owned()).spawn(ask));
            }
            DeskAction::KeepWhenAway(when_away) => {
                self.around.preferences.change(|kept| kept.when_away = when_away);
                if let Some(session) = &mut self.session {
                    session.set_when_away(when_away);
                }
            }
            DeskAction::ForgetWaiting(at) => {
                if let Some(session) = &mut self.session {
                    session.forget_waiting(at);
                }
            }
            DeskAction::TurnOthers(command, seq) => {
                if !self.refuses_in_the_past() {
                    self.submit_agreed(&command, Some(seq));
                }
            }
        }
    }

    /// What screens read of the desks; none where nobody else can be at work.
    pub(super) fn shared(&self) -> Option<Shared> {
        let session = self.session.as_ref().filter(|session| session.is_shared())?;
        let (words, offset) = (&self.words, self.around.offset);
        let waiting = session.waiting().map(|waiting| {
            let would_be = words.would_be(waiting.events(), session.tournament(), offset);
            let verb = if waiting.command == Command::Redo { "log-redo" } else { "log-undo" };
            Waiting {
                words: if would_be.is_empty() { words.text(verb) } else { would_be },
                since: waiting.since,
                is_sent: waiting.is_sent,
            }
        });
        Some(Shared {
            away_since: away_since(session),
            here: session.desks().to_vec(),
            waiting: waiting.collect(),
            when_away: self.around.preferences.kept.when_away,
        })
    }

    /// The folder in which a copy of every tournament is kept; empty where none is.
    pub(super) fn copy_folder(&self) -> PathBuf {
        let chosen = &self.around.preferences.kept.copy_folder;
        let is_shared = self.session.as_ref().is_some_and(Session::is_shared);
        if is_shared && chosen.is_empty() {
            // So that the event is never only in one place. Where the folder cannot be made, the
            // copy fails in it and says so.
            let folder = self.around.folder.join(COPIES);
            drop(std::fs::create_dir_all(&folder));
            return folder;
        }
        PathBuf::from(chosen)
    }

    /// How many acts wait for the database that would be lost with this window.
    pub(super) fn acts_that_wait(&self) -> usize {
        self.session.as_ref().map_or(0, |session| session.waiting().len())
    }

    /// Asks before acts are lost that wait; whether it did.
    pub(super) fn asks_about_waiting(&mut self, verb_id: &str, answer: Action) -> bool {
        let count = self.acts_that_wait();
        if count == 0 || self.is_leaving {
            return false;
        }
        self.is_leaving = true;
        let said = self.words.say("desks-leave-waiting", &Args::new().count("acts", count));
        let mut notice = notice_of(&said, Urgency::Stopped);
        notice.hint = self.words.text("desks-leave-waiting.hint");
        notice.buttons = vec![self.words.text(verb_id)];
        self.notices.ask(notice, vec![answer], Stays::UntilDone);
        true
    }

    pub(super) fn submit_agreed(&mut self, command: &Command, agreed: Option<Seq>) {
        let Some(session) = &mut self.session else { return };
        match session.submit_agreed(command, agreed) {
            Ok(_) => {
                self.unsaved = None;
                self.is_leaving = false;
                self.notices.done();
            }
            Err(failure) => self.tell_failure(&failure, Some(command), Stays::UntilDone),
        }
    }
}

/// The moment since when the database does not answer.
fn away_since(session: &Session) -> Option<Timestamp> {
    match session.reach() {
        Reach::Here => None,
        Reach::Away { since } => {
            let ago = i64::try_from(since.elapsed().as_millis()).unwrap_or_default();
            Some(session.now().plus_millis(-ago))
        }
    }
}
