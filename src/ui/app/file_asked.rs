//! Questions about the file of the tournament: an older copy, damage, and the way on.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::App;
use crate::app::notices::Stays;
use crate::vocabulary::{Action, FileAction};
use crate::widgets::{Notice, Urgency, notice_of};
use session::{FoundCopy, Kinship, Session, rescue, said};
use std::path::{Path, PathBuf};
use words::Args;

/// So many acts that only a copy has, or that are left out, are told in the notice itself.
const TOLD_MAX: usize = 6;

impl App {
    /// Asks what was found out about the file of the tournament that is open.
    pub(super) fn ask_about_file(&mut self) {
        let Some(session) = &self.session else { return };
        let asked = if session.found().asks {
            self.about_older(session)
        } else if session.found().damage.is_some() {
            self.about_damage(session)
        } else {
            return self.ask_about_time();
        };
        let (notice, answers) = asked;
        let answers = answers.into_iter().map(Action::File).collect();
        self.notices.tell_once("file", notice, answers);
    }

    /// Asks about a moment that cannot be right.
    pub(super) fn ask_about_time(&mut self) {
        let Some(session) = self.session.as_ref().filter(|it| !it.found().is_read_only) else {
            return;
        };
        let (id, time, answer) = match (session.ahead(), session.jump()) {
            (Some(time), _) => ("time-ahead", time, FileAction::CorrectTime),
            (None, Some(time)) => ("failure-time-jumped", time, FileAction::AcceptTime),
            (None, None) => return,
        };
        let words = &self.words;
        let mut notice = notice_of(&said::wrong_time(words, id, time), Urgency::Attention);
        notice.hint = words.text(&format!("{id}.hint"));
        notice.buttons = ["yes", "no"].map(|end| words.text(&format!("{id}.{end}"))).to_vec();
        let answers = vec![Action::File(answer), Action::File(FileAction::OnlyLook)];
        self.notices.tell_once("time", notice, answers);
    }

    /// An older copy: what it lacks, and where that can be had.
    fn about_older(&self, session: &Session) -> (Notice, Vec<FileAction>) {
        let (words, offset) = (&self.words, self.around.offset);
        let own = session.log().last_seq();
        let mut notice = notice_of(&said::older(words, session.log(), offset), Urgency::Attention);
        let mut hints = vec![words.text("journal-older.hint")];
        let newer = |copy: &FoundCopy| copy.kinship == Kinship::Newer;
        let recent: Vec<PathBuf> = self.around.recent.files().map(Path::to_path_buf).collect();
        let copies = session.copies(&recent);
        let copy = copies.into_iter().find(newer);
        let mut answers = vec![FileAction::AcceptOlder, FileAction::OnlyLook];
        let accept = words.say("journal-older.accept", &Args::new().no("act", own.0));
        notice.buttons = vec![accept, words.text("journal-older.look")];
        if let Some(copy) = copy {
            hints = vec![said::copy(words, &copy, own, offset)];
            let told = copy.told_after(own, TOLD_MAX, words, offset);
            let args = Args::new().text("what", told.join(" · "));
            hints.push(words.say("copy-has", &args));
            let more = usize::try_from(copy.acts.abs_diff(own.0)).unwrap_or(usize::MAX);
            let take = words.say("journal-older.take", &Args::new().count("more", more));
            notice.buttons.insert(0, take);
            answers.insert(0, FileAction::TakeFrom(copy.path));
        }
        notice.hint = hints.join(" · ");
        (notice, answers)
    }

    fn about_damage(&self, session: &Session) -> (Notice, Vec<FileAction>) {
        let words = &self.words;
        let damage = session.found().damage.as_ref();
        let said = damage.map(|damage| said::damage(words, damage)).unwrap_or_default();
        let mut notice = notice_of(&said, Urgency::Stopped);
        if session.log().acts().is_empty() {
            return (notice, Vec::new());
        }
        notice.hint = words.text("rescue-go-on.hint");
        let args = Args::new().no("act", session.log().last_seq().0);
        notice.buttons = vec![words.say("rescue-go-on", &args), words.text("rescue-go-on.look")];
        (notice, vec![FileAction::Rescue, FileAction::OnlyLook])
    }

    pub(super) fn file_asked(&mut self, asked: &FileAction) {
        match asked {
            FileAction::AcceptOlder => {
                if let Some(session) = &mut self.session {
                    session.accept_older();
                }
                self.ask_about_time();
            }
            FileAction::TakeFrom(copy) => {
                let Some(session) = &mut self.session else { return };
                match session.take_from(copy) {
                    Ok(taken) => {
                        let args = Args::new()
                            .count("acts", usize::try_from(taken).unwrap_or(usize::MAX))
                            .text("file", copy.display().to_string());
                        let said = self.words.say("copy-taken", &args);
                        self.notices.tell(notice_of(&said, Urgency::Good), Stays::UntilDone);
                    }
                    Err(failure) => {
                        self.tell_failure(&failure);
                        self.ask_about_file();
                    }
                }
            }
            FileAction::Rescue => self.rescue(),
            FileAction::AcceptTime => {
                if let Some(session) = &mut self.session {
                    session.accept_jump();
                }
            }
            FileAction::CorrectTime => {
                let Some(session) = &mut self.session else { return };
                if let Err(failure) = session.correct_time() {
                    self.tell_failure(&failure);
                    self.ask_about_time();
                }
            }
            FileAction::OnlyLook => {}
        }
    }

    /// Goes on in a new file with what stands before the damage.
    fn rescue(&mut self) {
        let Some(old) = self.session.as_ref().and_then(Session::path) else { return };
        let (words, offset) = (&self.words, self.around.offset);
        match rescue(old, None, None, words, offset) {
            Ok(rescued) => {
                let mut notice = notice_of(&said::rescued(words, &rescued), Urgency::Attention);
                let lines = said::left_out(words, &rescued, offset);
                // How much cannot be read comes last, and is always said.
                let unread = lines.iter().skip(TOLD_MAX).next_back();
                let unread = unread.filter(|_| rescued.unread > 0);
                let told = lines.iter().take(TOLD_MAX).chain(unread).cloned();
                let hint = std::mem::take(&mut notice.hint);
                notice.hint = told.chain([hint]).collect::<Vec<_>>().join("\n");
                self.open_file(&rescued.path);
                self.notices.tell(notice, Stays::UntilSeen);
            }
            Err(error) => {
                let said = said::not_rescued(words, &error);
                self.notices.tell(notice_of(&said, Urgency::Stopped), Stays::UntilSeen);
                self.ask_about_file();
            }
        }
    }
}
