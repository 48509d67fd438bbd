//! Doing what the screens asked for.

use crate::engine::Command;
use crate::engine::command::LostTime;
use crate::session::{Failure, OpenError, Session, SystemChance, Time, said};
use crate::ui::action::{Action, Destination, NewTournament, Verb};
use crate::ui::app::App;
use crate::ui::dialog::{Asked, Dialog};
use crate::ui::notices::{Stays, notice_of};
use crate::ui::sample::sample;
use crate::ui::screens::ScreenId;
use crate::ui::screens::start::StartView;
use crate::ui::theme::{Lighting, set_lighting};
use crate::ui::widgets::badge::Urgency;
use egui::{Context, ViewportCommand};
use std::path::{Path, PathBuf};

impl App {
    /// Does one thing that was asked for.
    pub(super) fn perform(&mut self, action: Action, ctx: &Context) {
        match action {
            Action::Tournament(command) => self.submit(&command),
            Action::Do(verb) => self.do_verb(verb, ctx),
            Action::Go(destination) => self.go(destination),
            Action::Create(new) => self.create(&new),
            Action::OpenFile(path) => self.open_file(&path),
            Action::Sample => self.open_sample(),
            Action::SettleLostTime(verdict) => self.settle(verdict),
            Action::AskForFolder => {
                let title = self.words.text("new-choose-folder");
                self.dialog = Some(Dialog::ask(Asked::Folder, &title, ctx));
            }
            Action::Light(lighting) => {
                self.lighting = lighting;
                set_lighting(ctx, lighting);
            }
            Action::SetBy(by) => {
                if let Some(session) = &mut self.session {
                    session.set_author(by.trim());
                }
                self.around.by = by;
            }
            Action::Tell(notice) => self.notices.tell(notice, Vec::new(), Stays::UntilDone),
        }
    }

    fn submit(&mut self, command: &Command) {
        let Some(session) = &mut self.session else { return };
        match session.submit(command) {
            Ok(_) => {
                self.unsaved = None;
                self.notices.done();
            }
            Err(failure) => self.tell_failure(&failure),
        }
    }

    fn settle(&mut self, verdict: LostTime) {
        let Some(session) = &mut self.session else { return };
        if let Err(failure) = session.settle_lost_time(verdict) {
            self.tell_failure(&failure);
        }
    }

    fn tell_failure(&mut self, failure: &Failure) {
        let Some(session) = &self.session else { return };
        let text = said::failure(&self.words, failure, session.tournament());
        let (urgency, stays) = match failure {
            Failure::Refused(_) => (Urgency::Attention, Stays::UntilDone),
            _ => (Urgency::Stopped, Stays::UntilSeen),
        };
        if matches!(failure, Failure::Journal(_)) {
            self.unsaved = Some(text.clone());
        }
        self.notices.tell(notice_of(&text, urgency), Vec::new(), stays);
    }

    fn do_verb(&mut self, verb: Verb, ctx: &Context) {
        match verb {
            Verb::Show(screen) => self.go(Destination::Screen(screen)),
            Verb::Shortcuts => self.go(Destination::Screen(ScreenId::Setup)),
            Verb::New => self.open_new(),
            Verb::Open => {
                let title = self.words.text("start-open");
                self.dialog = Some(Dialog::ask(Asked::Tournament, &title, ctx));
            }
            Verb::Lighting => {
                let other = match self.lighting {
                    Lighting::Dark => Lighting::Light,
                    Lighting::Light => Lighting::Dark,
                };
                self.perform(Action::Light(other), ctx);
            }
            Verb::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Verb::MovesDone => self.submit(&Command::CompleteMoves { players: Vec::new() }),
            _ => {}
        }
    }

    fn open_new(&mut self) {
        let recent: Vec<PathBuf> = self.around.recent.files().map(Path::to_path_buf).collect();
        let view = StartView {
            words: &self.words,
            recent: &recent,
            folder: &self.around.folder,
            pressed: None,
        };
        self.screens.start.open_new(&view);
    }

    fn go(&mut self, destination: Destination) {
        self.screen = match destination {
            Destination::Screen(screen) => screen,
            Destination::Register => {
                self.screens.players.open_register();
                ScreenId::Players
            }
            Destination::Draw => {
                self.screens.tables.open_draw();
                ScreenId::Tables
            }
            Destination::Plan => {
                self.screens.tables.open_plan();
                ScreenId::Tables
            }
            Destination::Table(table) => {
                self.screens.tables.look_at(table);
                ScreenId::Tables
            }
            Destination::SetButton(table) => {
                self.screens.tables.ask_button(table);
                ScreenId::Tables
            }
            Destination::Carry(player) => {
                self.screens.tables.carry(player);
                ScreenId::Tables
            }
            Destination::Redraw(tables) => {
                self.screens.tables.open_redraw(tables);
                ScreenId::Tables
            }
        };
    }

    fn create(&mut self, new: &NewTournament) {
        if let Some(folder) = new.path.parent()
            && let Err(error) = std::fs::create_dir_all(folder)
        {
            let text =
                format!("{}\n{error}: {}", self.words.text("new-folder-failed"), folder.display());
            self.notices.tell(notice_of(&text, Urgency::Stopped), Vec::new(), Stays::UntilSeen);
            return;
        }
        let chance = Box::new(SystemChance::new());
        let made = Session::create(&new.path, &new.command, Time::live(), chance, &self.around.by);
        match made {
            Ok(session) => {
                self.take(session);
                self.go(Destination::Register);
            }
            Err(error) => self.tell_open_error(&error),
        }
    }

    /// Opens the tournament in a file.
    pub fn open_file(&mut self, path: &Path) {
        let chance = Box::new(SystemChance::new());
        match Session::open(path, Time::live(), chance, &self.around.by) {
            Ok(session) => {
                let lines = said::found(&self.words, session.found());
                let is_drawn = session.tournament().seating().is_drawn();
                self.take(session);
                for line in lines {
                    let notice = notice_of(&line, Urgency::Attention);
                    self.notices.tell(notice, Vec::new(), Stays::UntilSeen);
                }
                self.screen = if is_drawn { ScreenId::Tables } else { ScreenId::Players };
            }
            Err(error) => self.tell_open_error(&error),
        }
    }

    fn open_sample(&mut self) {
        let name = self.words.text("sample-name");
        match sample(&name, &self.around.by, self.now()) {
            Ok(session) => {
                self.take(session);
                self.screen = ScreenId::Tables;
            }
            Err(failure) => {
                let text = self.words.text(failure.id());
                let notice = notice_of(&text, Urgency::Stopped);
                self.notices.tell(notice, Vec::new(), Stays::UntilSeen);
            }
        }
    }

    /// Works on this session from now on.
    pub fn take(&mut self, session: Session) {
        if let Some(path) = session.path() {
            self.around.recent.add(path);
        }
        self.session = Some(session);
        self.notices.clear();
        self.digest.forget();
        self.unsaved = None;
        self.screens.start.forget();
        self.screens.players.forget();
        self.screens.tables.forget();
        self.screens.setup.forget();
    }

    fn tell_open_error(&mut self, error: &OpenError) {
        let nothing = crate::engine::Tournament::default();
        let text = match error {
            OpenError::Refused(refusal) => self.words.refusal(refusal, &nothing).text,
            OpenError::Journal(error) => error.to_string(),
            OpenError::First(failure) => said::failure(&self.words, failure, &nothing),
        };
        let title = format!("{}\n{text}", self.words.text("open-failed"));
        self.notices.tell(notice_of(&title, Urgency::Stopped), Vec::new(), Stays::UntilSeen);
    }
}
