//! Questions about the file of the tournament: an older copy, damage, and the way on.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::App;
use crate::app::notices::Stays;
use crate::vocabulary::{Action, Destination, FileAction, ScreenId};
use crate::widgets::{Notice, Urgency, notice_of};
use engine::values::Seq;
use session::{FoundCopy, Kinship, OpenError, Session, last_without_first_line};
use std::path::{Path, PathBuf};
use storage::CopyStands;
use words::Args;

/// So many acts that only a copy has are told in the notice itself.
const TOLD_MAX: usize = 2;

/// A copy by the name of its file; where it stands would fill the notice.
fn named(copy: &FoundCopy) -> FoundCopy {
    let name = copy.path.file_name().unwrap_or_default();
    FoundCopy { path: PathBuf::from(name), ..copy.clone() }
}

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

    /// Says that this computer's clock is off from the one that the desks go by.
    fn tell_clocks_apart(&mut self) {
        let Some(clocks) = self.session.as_ref().and_then(Session::clocks_apart) else { return };
        let said = wording::clocks_apart(&self.words, clocks);
        let mut notice = notice_of(&said, Urgency::Attention);
        notice.hint = self.words.text("clock-apart.hint");
        self.notices.tell_once("clock-apart", notice, Vec::new());
    }

    /// Asks about a moment that cannot be right.
    pub(super) fn ask_about_time(&mut self) {
        self.tell_clocks_apart();
        let Some(session) = self.session.as_ref().filter(|it| !it.found().is_read_only) else {
            return;
        };
        let (id, time, answer) = match (session.ahead(), session.jump()) {
            (Some(time), _) => ("time-ahead", time, FileAction::CorrectTime),
            (None, Some(time)) => ("failure-time-jumped", time, FileAction::AcceptTime),
            (None, None) => return,
        };
        let words = &self.words;
        let mut notice = notice_of(&wording::wrong_time(words, id, time), Urgency::Attention);
        notice.hint = words.text(&format!("{id}.hint"));
        notice.buttons = ["yes", "no"].map(|end| words.text(&format!("{id}.{end}"))).to_vec();
        let answers = vec![Action::File(answer), Action::File(FileAction::OnlyLook)];
        self.notices.tell_once("time", notice, answers);
    }

    /// An older copy: what it lacks, and where that can be had.
    fn about_older(&self, session: &Session) -> (Notice, Vec<FileAction>) {
        let (words, offset) = (&self.words, self.around.offset);
        let own = session.log().last_seq();
        let mut notice =
            notice_of(&wording::older(words, session.log(), offset), Urgency::Attention);
        let mut hints = vec![words.text("journal-older.hint")];
        let mut answers = vec![FileAction::AcceptOlder, FileAction::OnlyLook];
        let accept = words.say("journal-older.accept", &Args::new().no("act", own.0));
        notice.buttons = vec![accept, words.text("journal-older.look")];
        if own == Seq(0) {
            // There is nothing to go on from.
            notice.buttons.remove(0);
            answers.remove(0);
        }
        if let Some(copy) = self.newer_copy(session) {
            hints = vec![wording::copy(words, &named(&copy), own, offset)];
            let mut told = wording::copy_after(words, &copy, own, TOLD_MAX, offset);
            if copy.acts > own.0.saturating_add(TOLD_MAX as u64) {
                told.push("…".to_owned());
            }
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

    /// The longest copy that goes on from what can be read here: beside the file, among those that
    /// were open lately, or the second copy.
    fn newer_copy(&self, session: &Session) -> Option<FoundCopy> {
        let second = session.file_name().map(|name| self.copy_folder().join(name));
        let recent = self.around.recent.files().map(Path::to_path_buf);
        let others: Vec<PathBuf> = recent.chain(second).collect();
        session.copies(&others).into_iter().find(|copy| copy.kinship == Kinship::Newer)
    }

    fn about_damage(&self, session: &Session) -> (Notice, Vec<FileAction>) {
        let words = &self.words;
        let damage = session.found().damage.as_ref();
        let said = damage.map(|damage| wording::damage(words, damage)).unwrap_or_default();
        let last = session.log().last_seq();
        let (mut notice, mut answers) = match last {
            Seq(0) => (notice_of(&said, Urgency::Stopped), Vec::new()),
            last => self.way_on(&said, last, None),
        };
        notice.buttons.push(words.text("rescue-go-on.look"));
        answers.push(FileAction::OnlyLook);
        if let Some(copy) = self.newer_copy(session) {
            let own = session.log().last_seq();
            notice.hint = wording::copy(words, &named(&copy), own, self.around.offset);
            let args = Args::new().no("acts", copy.acts);
            notice.buttons.insert(0, words.say("rescue-go-on.copy", &args));
            answers.insert(0, FileAction::OpenCopy(copy.path));
        }
        (notice, answers)
    }

    /// What is wrong with a file, and the way on from its last good act in a new one.
    fn way_on(&self, said: &str, last: Seq, path: Option<&Path>) -> (Notice, Vec<FileAction>) {
        let mut notice = notice_of(said, Urgency::Stopped);
        notice.hint = self.words.text("rescue-go-on.hint");
        if self.session.as_ref().is_some_and(Session::is_shared) {
            notice.hint = format!("{} · {}", notice.hint, self.words.text("rescue-go-on.desks"));
        }
        let args = Args::new().no("act", last.0);
        notice.buttons = vec![self.words.say("rescue-go-on", &args)];
        (notice, vec![FileAction::Rescue(path.map(Path::to_path_buf))])
    }

    /// Asks about a file that does not open, as its first line is spoilt; says whether it is one.
    pub(super) fn asks_about_first_line(&mut self, path: &Path, error: &OpenError) -> bool {
        let Some(last) = last_without_first_line(path, error) else { return false };
        let file = path.file_name().unwrap_or_default().display().to_string();
        let said = self.words.say("rescue-first-line", &Args::new().text("file", file));
        let (notice, answers) = self.way_on(&said, last, Some(path));
        let answers = answers.into_iter().map(Action::File).collect();
        self.notices.tell_once("file", notice, answers);
        true
    }

    pub(super) fn file_asked(&mut self, asked: &FileAction) {
        match asked {
            FileAction::AcceptOlder => {
                if let Some(session) = &mut self.session {
                    session.accept_older();
                }
                self.begin_copy();
                self.ask_about_time();
            }
            FileAction::TakeFrom(copy) => {
                let Some(session) = &mut self.session else { return };
                match session.take_from(copy) {
                    Ok(taken) => {
                        self.begin_copy();
                        let args = Args::new()
                            .count("acts", usize::try_from(taken).unwrap_or(usize::MAX))
                            .text("file", copy.display().to_string());
                        let said = self.words.say("copy-taken", &args);
                        self.notices.tell(notice_of(&said, Urgency::Good), Stays::UntilDone);
                    }
                    Err(failure) => {
                        self.tell_failure(&failure, None, Stays::UntilDone);
                        self.ask_about_file();
                    }
                }
            }
            FileAction::Rescue(old) => self.rescue(old.as_deref()),
            FileAction::OpenCopy(copy) => self.open_file(copy),
            FileAction::AcceptTime => {
                if let Some(session) = &mut self.session {
                    session.accept_jump();
                }
            }
            FileAction::CorrectTime => {
                let Some(session) = &mut self.session else { return };
                if let Err(failure) = session.correct_time() {
                    self.tell_failure(&failure, None, Stays::UntilDone);
                    self.ask_about_time();
                }
            }
            FileAction::KeepCopyIn(folder) => {
                let folder = folder.trim();
                self.around.preferences.change(|kept| folder.clone_into(&mut kept.copy_folder));
                self.begin_copy();
            }
            FileAction::OnlyLook => {}
        }
    }

    /// Keeps a second copy of the tournament that is open, where that was chosen.
    pub(super) fn begin_copy(&mut self) {
        self.notices.forget("second-copy");
        let folder = self.copy_folder();
        if let Some(session) = &mut self.session {
            session.keep_copy_in(&folder);
        }
    }

    /// Says once that the second copy fails, and no more when it is whole again.
    pub(super) fn watch_copy(&mut self) {
        let Some((folder, stands)) = self.session.as_ref().and_then(Session::copy_stands) else {
            return;
        };
        match wording::second_copy(&self.words, folder, &stands) {
            Some(told) if self.copy_failed.as_ref() != Some(&told) => {
                let notice = notice_of(&told, Urgency::Attention);
                self.notices.tell_once("second-copy", notice, Vec::new());
                self.copy_failed = Some(told);
            }
            None if stands == CopyStands::Whole && self.copy_failed.take().is_some() => {
                self.notices.forget("second-copy");
            }
            Some(_) | None => {}
        }
    }

    /// Goes on in a new file with what stands before the damage in this one.
    fn rescue(&mut self, old: Option<&Path>) {
        let (words, offset) = (&self.words, self.around.offset);
        let rescued = match (old, &mut self.session) {
            (Some(old), _) => wording::rescue(old, None, None, words, offset),
            (None, Some(session)) => {
                wording::rescue_open(session, &self.around.folder, words, offset)
            }
            (None, None) => return,
        };
        match rescued {
            Ok(rescued) => {
                let args = Args::new().no("act", rescued.upto.0);
                let args = args.count("acts", rescued.left_out.len());
                let args = args.count("unread", rescued.unread);
                let mut notice = notice_of(&words.say("rescue-went-on", &args), Urgency::Attention);
                if !rescued.left_out.is_empty() || rescued.unread > 0 {
                    notice.hint = words.text("rescue-went-on.hint");
                }
                self.open_file(&rescued.path);
                self.notices.tell(notice, Stays::UntilSeen);
                if rescued.list.is_some() {
                    self.go(Destination::Screen(ScreenId::Log));
                    self.screens.log.open_left_out();
                }
            }
            Err(error) => {
                let said = wording::not_rescued(words, &error);
                self.notices.tell(notice_of(&said, Urgency::Stopped), Stays::UntilSeen);
                self.ask_about_file();
            }
        }
    }
}
