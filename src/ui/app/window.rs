//! What the window shows: the screen in sight with everything around it, second by second.

use crate::app::banner::{banner_ui, ground};
use crate::app::dialog::{FileAnswer, FileAsked};
use crate::app::following::FOLLOW_SECS;
use crate::app::frame::{InStrip, Saved, frame_ui};
use crate::app::listen::locked_words;
use crate::app::menu::MenuFacts;
use crate::app::notices::Stays;
use crate::app::typed_path::typed_path_ui;
use crate::app::undo_queue::Taking;
use crate::display::monitor::monitors_of;
use crate::player_clock::ClockDesk;
use crate::screens::print::PrintDesk;
use crate::screens::rulings::Desk;
use crate::screens::start::view::StartView;
use crate::screens::tables::RoomPlace;
use crate::theme::clear_color;
use crate::ticks::until_next_second;
use crate::view::{HouseDesk, Shared, View};
use crate::vocabulary::{
    Action, Actions, DoneBy, LeagueAction, PeopleAction, ScreenId, SheetOf, Verb,
};
use crate::widgets::{Urgency, notice_of};
use egui::{CentralPanel, Context, Ui, UiBuilder, ViewportCommand, Visuals};
use engine::Command;
use engine::clock::Run;
use engine::command::LostTime;
use rulebook::Rulebook;
use session::Session;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use words::Args;
use words::find::Sort;

use crate::app::App;

impl App {
    /// Does what time brings, also while nobody sees the window.
    pub fn tick(&mut self, ctx: &Context) {
        if let Some(percent) = self.zoom.renew(ctx, self.around.preferences.kept.zoom_percent) {
            self.around.preferences.change(|kept| kept.zoom_percent = percent);
        }
        self.poll_dialog(ctx);
        self.follow(ctx);
        self.follow_desks(ctx);
        self.house.look(ctx.input(|input| input.time));
        self.screens.league.listen();
        self.watch_closing(ctx);
        self.go_on_taking_back(ctx);
        if let Some(session) = &mut self.session {
            session.stay_alive();
        }
        #[cfg(feature = "share")]
        self.tick_sharing(ctx);
        self.tick_devices(ctx);
        self.tick_player_clocks(ctx);
        self.plan_repaint(ctx);
    }

    /// Shows everything, and does what was asked for.
    pub fn window_ui(&mut self, ui: &mut Ui) {
        let actions = &Actions::default();
        let pressed = self.listen(ui.ctx(), actions);
        self.common_verbs(pressed, actions);
        self.hush_under_the_box(ui);
        let is_starting = self.session.is_none() || self.screens.start.is_choosing();
        let lost = self.session.as_ref().and_then(Session::lost_time);
        if is_starting {
            self.start_ui(ui, pressed, actions);
        } else {
            self.ask_about_lost_time(lost);
            // While a look is changed, undo is meant for that.
            let is_setup = self.screen == ScreenId::Setup;
            let pressed = pressed.filter(|verb| !is_setup || !self.screens.setup.hears(*verb));
            let pressed = self.reach(pressed, ui.ctx(), actions);
            self.work_ui(ui, pressed, actions);
        }
        self.over_ui(ui, actions);
        for action in actions.drain() {
            self.perform(action, ui.ctx());
        }
        self.retitle(ui.ctx());
        if self.session.is_some() {
            self.display.show(ui.ctx());
        }
    }

    /// What keys ask for on every screen.
    fn common_verbs(&mut self, pressed: Option<Verb>, actions: &Actions) {
        let Some(verb) = pressed else { return };
        let is_hidden = self.session.is_none() || self.screens.start.is_choosing();
        if is_hidden && verb.changes() {
            // Nobody sees the tournament that would be changed.
            return;
        }
        let is_for_the_start = self.session.is_none() && matches!(verb, Verb::New | Verb::Open);
        if verb.row().done == DoneBy::Anywhere && !is_for_the_start {
            actions.push(Action::Do(verb));
        }
    }

    fn start_ui(&mut self, ui: &mut Ui, pressed: Option<Verb>, actions: &Actions) {
        match self.alone() {
            Some(Alone::Rulings) => return self.rulings_alone_ui(ui, pressed, actions),
            Some(alone @ (Alone::People | Alone::League)) => {
                return self.house_alone_ui(ui, alone, pressed, actions);
            }
            None => {}
        }
        let last = self.around.preferences.last_file();
        let recent = self.around.recent.files().filter(|file| Some(*file) != last);
        let recent: Vec<PathBuf> = recent.map(Path::to_path_buf).collect();
        let folder = &self.around.folder;
        let event = self.around.preferences.kept.event.as_str();
        let view = StartView {
            words: &self.words,
            recent: &recent,
            last,
            event,
            folder,
            offset: self.around.offset,
            server: &self.around.preferences.kept.server,
            by: &self.around.preferences.kept.by,
            pressed,
            actions,
        };
        let ground = ground(ui, None);
        let mut typed = None;
        CentralPanel::default().frame(ground).show(ui, |ui| {
            self.notices.ui(ui, &self.words, actions);
            typed = typed_path_ui(&mut self.typed_path, ui, &self.words);
            self.screens.start.ui(ui, &view);
        });
        self.take_typed(typed, ui.ctx());
    }

    /// What is shown while no tournament is open and none is chosen; none where that is the start.
    pub(super) fn alone(&self) -> Option<Alone> {
        if self.session.is_some() || self.screens.start.is_choosing() {
            return None;
        }
        match self.screen {
            ScreenId::Rulings => Some(Alone::Rulings),
            ScreenId::People => Some(Alone::People),
            ScreenId::League => Some(Alone::League),
            ScreenId::Clock
            | ScreenId::Players
            | ScreenId::Tables
            | ScreenId::Chips
            | ScreenId::Penalties
            | ScreenId::Log
            | ScreenId::Setup
            | ScreenId::Print
            | ScreenId::Prizes => None,
        }
    }

    /// A screen of the house while no tournament is open.
    fn house_alone_ui(
        &mut self,
        ui: &mut Ui,
        alone: Alone,
        pressed: Option<Verb>,
        actions: &Actions,
    ) {
        let ground = ground(ui, None);
        let (words, now) = (Arc::clone(&self.words), self.now());
        let events = self.screens.league.events();
        let desk = HouseDesk {
            words: &words,
            house: &self.house,
            known_lists: &self.around.preferences.kept.list_columns,
            now,
            offset: self.around.offset,
            view: None,
            events: events.as_ref().map(|(version, read)| (*version, read.as_ref())),
            folder: &self.around.folder,
            pressed,
            actions,
        };
        let mut typed = None;
        CentralPanel::default().frame(ground).show(ui, |ui| {
            self.notices.ui(ui, &self.words, actions);
            typed = typed_path_ui(&mut self.typed_path, ui, &self.words);
            match alone {
                Alone::League => {
                    let kept = &self.around.preferences.kept.league;
                    self.screens.league.ui(ui, &desk, kept);
                }
                Alone::People | Alone::Rulings => self.screens.people.ui(ui, &desk),
            }
        });
        self.take_typed(typed, ui.ctx());
    }

    fn rulings_alone_ui(&mut self, ui: &mut Ui, pressed: Option<Verb>, actions: &Actions) {
        let ground = ground(ui, None);
        let kept = &self.around.preferences.kept;
        let book = kept.rulebook.unwrap_or(Rulebook::NEWEST);
        let desk = Desk::without_tournament(&self.words, book, &kept.asked, pressed, actions)
            .narrowed(Sort::of_id(&kept.asked_only));
        let mut typed = None;
        CentralPanel::default().frame(ground).show(ui, |ui| {
            self.notices.ui(ui, &self.words, actions);
            typed = typed_path_ui(&mut self.typed_path, ui, &self.words);
            self.screens.rulings.ui(ui, &desk);
        });
        self.take_typed(typed, ui.ctx());
    }

    #[expect(clippy::too_many_lines, reason = "all that is in sight meets here")]
    fn work_ui(&mut self, ui: &mut Ui, pressed: Option<Verb>, actions: &Actions) {
        let changes = |verb: Verb| verb.changes() && verb != Verb::ToggleClock;
        let is_refused = self.back.is_some() && pressed.is_some_and(changes);
        let pressed = pressed.filter(|_| !is_refused || !self.refuses_in_the_past());
        let Some(session) = &self.session else { return };
        let now = session.now();
        self.digest.renew(session.tournament(), session.log(), now);
        let (devices, shared) = (self.devices(), self.shared());
        let digest = &self.digest;
        let check = |command: &Command| digest.check(command, |command| session.check(command));
        let locked = self.elbows.is_locked.then(|| locked_words(&self.words, ui.ctx()));
        let view = View {
            tournament: session.tournament(),
            log: session.log(),
            now,
            offset: self.around.offset,
            words: &self.words,
            digest,
            pressed,
            check: &check,
            by: session.author(),
            is_read_only: session.found().is_read_only,
            locked: locked.as_deref(),
            back: self.back.as_ref().map(|back| back.look()),
            taking: self.taking.as_ref().map(Taking::progress),
            devices: &devices,
            shared: shared.as_ref(),
            #[cfg(feature = "share")]
            network: self.shares.as_ref().map(|shares| &shares.network),
            house: &self.house,
            known_lists: &self.around.preferences.kept.list_columns,
            actions,
        };
        let saved = saved(session, self.unsaved.as_deref(), &view);
        let lately = &self.around.recent;
        let recent = || {
            let others = lately.files().filter(|file| Some(*file) != session.home());
            others.map(Path::to_path_buf).collect()
        };
        let (screens, notices) = (&mut self.screens, &mut self.notices);
        let clocks = &self.player_clocks;
        let (screen, path) = (self.screen, session.home());
        let is_room = screen == ScreenId::Tables;
        let has_form = match screen {
            ScreenId::Tables => screens.tables.has_form(),
            ScreenId::Setup => screens.setup.has_form(),
            _ => false,
        };
        let in_strip = if has_form { InStrip::Form } else { InStrip::Needs };
        let (typed_path, mut typed) = (&mut self.typed_path, None);
        let elbows = &mut self.elbows;
        let (version, releases) = (&self.around.version, self.around.releases.as_deref());
        let menu = MenuFacts { recent: &recent, version, releases };
        let side = frame_ui(ui, &view, screen, &saved, elbows, in_strip, &menu, |ui| {
            typed = typed_path_ui(typed_path, ui, view.words);
            // Over the room they would push its tables about.
            if is_room {
                clocks.strip_ui(ui, &view);
            }
            notices.ui(ui, view.words, actions);
        });
        let ground = ground(ui, view.back);
        let view = self.back.as_ref().map_or(view, |back| back.view(&view));
        let around = &self.around;
        let (spooler, folder) = (&around.spooler, &around.print_folder);
        let print = PrintDesk::of(&around.preferences.kept, spooler, folder);
        let kept = &self.around.preferences.kept;
        let (asked, only) = (kept.asked.clone(), Sort::of_id(&kept.asked_only));
        CentralPanel::default().frame(ground).show(ui, |ui| {
            let room = is_room.then(|| RoomPlace::of(ui, has_form.then_some(side)));
            over_screen_ui(ui, &view, room, clocks);
            if clocks.large_ui(ui, &view) {
                return;
            }
            match screen {
                ScreenId::Clock => screens.clock.ui(ui, &view),
                ScreenId::Players => screens.players.ui(ui, &view),
                ScreenId::Tables => {
                    room.into_iter().for_each(|room| screens.tables.ui(ui, &view, room));
                }
                ScreenId::Chips => screens.chips.ui(ui, &view),
                ScreenId::Penalties => screens.penalties.ui(ui, &view),
                ScreenId::Log => screens.log.ui(ui, &view),
                ScreenId::Setup => screens.setup.ui(ui, &view, path, has_form.then_some(side)),
                ScreenId::Prizes => screens.prizes.ui(ui, &view),
                ScreenId::Print => screens.print.ui(ui, &view, &print),
                ScreenId::People => {
                    let events = screens.league.events();
                    let events = events.as_ref().map(|(version, read)| (*version, read.as_ref()));
                    screens.people.ui(ui, &around.house_desk(&view, events));
                }
                ScreenId::League => {
                    let kept = &around.preferences.kept.league;
                    screens.league.ui(ui, &around.house_desk(&view, None), kept);
                }
                ScreenId::Rulings => {
                    let desk = Desk::of_tournament(&view, &asked).narrowed(only);
                    screens.rulings.ui(ui, &desk);
                }
            }
        });
        self.take_typed(typed, ui.ctx());
    }

    /// Asks whether time counts that the computer slept through.
    fn ask_about_lost_time(&mut self, lost: Option<session::Lost>) {
        let Some(lost) = lost else { return };
        let offset = self.around.offset;
        let secs = lost.to.millis_since(lost.from) / 1000;
        let is_one_day = self.words.date(lost.from, offset) == self.words.date(lost.to, offset);
        let moment = |at| match is_one_day {
            true => self.words.time(at, offset),
            false => self.words.date_and_time(at, offset),
        };
        let args = Args::new()
            .text("from", moment(lost.from))
            .text("to", moment(lost.to))
            .text("time", self.words.minutes(secs));
        let said = self.words.need("need-lost-time", &args);
        let mut notice = notice_of(&said.title, Urgency::Attention);
        notice.hint = said.lines.join("\n");
        notice.buttons = [said.button, said.other].into_iter().flatten().collect();
        let verdicts = [LostTime::Counts, LostTime::DoesNotCount];
        let answers = verdicts.map(Action::SettleLostTime).to_vec();
        self.notices.tell_once("need-lost-time", notice, answers);
    }

    /// The window is called after the tournament.
    fn retitle(&mut self, ctx: &Context) {
        let title = match &self.session {
            None => self.words.text("window-title"),
            Some(session) => {
                let name = session.tournament().settings().name.as_str();
                self.words.say("window-title-open", &Args::new().text("tournament", name))
            }
        };
        if title != self.title {
            if let Some(session) = self.session.as_ref().filter(|it| !it.found().is_in_use) {
                let name = session.tournament().settings().name.clone();
                self.around.preferences.change(|kept| kept.event = name);
            }
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    /// Takes an answer of the desktop.
    fn poll_dialog(&mut self, ctx: &Context) {
        let Some(dialog) = &self.dialog else { return };
        match dialog.answer() {
            FileAnswer::Waiting => {}
            FileAnswer::Nothing => {
                self.dialog = None;
                if let Some(path) = &mut self.typed_path {
                    path.alone();
                }
            }
            FileAnswer::Chosen(asked, path) => self.take_path(asked, path, ctx),
        }
    }

    fn take_typed(&mut self, typed: Option<(FileAsked, PathBuf)>, ctx: &Context) {
        if let Some((asked, path)) = typed {
            self.take_path(asked, path, ctx);
        }
    }

    /// Takes a path that the desktop gave or somebody typed.
    fn take_path(&mut self, asked: FileAsked, path: PathBuf, ctx: &Context) {
        (self.dialog, self.typed_path) = (None, None);
        match asked {
            FileAsked::Folder => self.screens.start.set_folder(&path),
            FileAsked::Players => self.read_players(&path),
            FileAsked::Sheet(SheetOf::Structure) => {
                self.screens.clock.take_list(&self.words, &path)
            }
            FileAsked::Sheet(SheetOf::Chips) => self.screens.chips.take_list(&self.words, &path),
            FileAsked::Sheet(SheetOf::Payouts) => self.screens.setup.take_list(&self.words, &path),
            FileAsked::PeopleList => self.screens.people.take_list(path),
            FileAsked::PeopleTo => self.people_asked(PeopleAction::Export(path), ctx),
            FileAsked::LeagueFolder => self.league_asked(LeagueAction::Read(path), ctx),
            FileAsked::SavedFolder => self.screens.league.take_saved(path),
            FileAsked::LeagueTo(sheet) => self.league_asked(LeagueAction::Save(sheet, path), ctx),
            FileAsked::Picture(person) => {
                self.people_asked(PeopleAction::TakePicture(person, path), ctx);
            }
            FileAsked::Flight => self.screens.chips.take_flight(&path),
            #[cfg(feature = "share")]
            FileAsked::Certificate => self.screens.setup.take_certificate(path),
            #[cfg(feature = "share")]
            FileAsked::Key => self.screens.setup.take_key(path),
            FileAsked::Look => self.take_look(&path, ctx),
            FileAsked::LookPicture => self.take_look_picture(&path),
            FileAsked::LookTo => self.save_look(&path),
            FileAsked::Sound(cue) => self.take_sound(cue, &path, ctx),
            FileAsked::SpokenFolder => self.take_spoken(&path),
            FileAsked::Pdf => self.screens.print.save_to(path),
            FileAsked::Export(export) => self.save_export(export, &path),
            // The window may have been locked while the question stood there.
            FileAsked::Tournament => self.perform(Action::OpenFile(path), ctx),
        }
    }

    /// Closing by mistake while the clock runs is asked about, once until something is done.
    fn watch_closing(&mut self, ctx: &Context) {
        let is_running = self.session.as_ref().is_some_and(|session| {
            let reading = session.tournament().reading(session.now());
            (reading.run == Run::Running || reading.recess.is_some())
                && session.home().is_some()
                && !session.found().is_read_only
        });
        let wants_to_close = ctx.input(|input| input.viewport().close_requested());
        if wants_to_close && self.asks_about_waiting("common-quit", Action::Do(Verb::Quit)) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            return;
        }
        if !wants_to_close || !is_running || self.is_leaving {
            return;
        }
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        self.is_leaving = true;
        let mut notice = notice_of(&self.words.text("quit-running"), Urgency::Attention);
        notice.hint = self.words.text("quit-running.hint");
        notice.buttons = vec![self.words.text("common-quit")];
        self.notices.ask(notice, vec![Action::Do(Verb::Quit)], Stays::UntilDone);
    }

    /// A tournament that another window works on is looked at as it stands there.
    fn follow(&mut self, ctx: &Context) {
        let Some(session) = &mut self.session else { return };
        if !session.found().is_read_only || session.is_shared() || self.following.has_lost_it {
            return;
        }
        let now = ctx.input(|input| input.time);
        if now - self.following.looked_at < FOLLOW_SECS {
            return;
        }
        self.following.looked_at = now;
        if let Err(failure) = session.poll() {
            // Said once: what was read so far stays on the screen.
            self.following.has_lost_it = true;
            self.tell_failure(&failure, None, Stays::UntilDone);
        }
    }

    /// Repaints when the clock's next second begins.
    fn plan_repaint(&self, ctx: &Context) {
        let Some(session) = &self.session else { return };
        let now = session.now();
        let reading = session.tournament().reading(now);
        let has_message = session.tournament().messages().shown(now).is_some();
        let wait = match reading.run {
            // Nothing runs down until the start, and nothing is left after the last level.
            Run::Running if reading.remaining_millis == 0 => Duration::from_secs(1),
            Run::Running => {
                let left =
                    reading.starts_at.map_or(reading.remaining_millis, |at| at.millis_since(now));
                until_next_second(left)
            }
            Run::Paused if reading.recess.is_some() => {
                until_next_second(reading.left_millis(now).max(1_000))
            }
            // A message that is over goes from the screens of the room.
            Run::NotStarted | Run::Paused if has_message => Duration::from_secs(1),
            Run::NotStarted | Run::Paused if session.found().is_read_only => Duration::from_secs(1),
            // Whether the database answers is looked at now and then.
            Run::NotStarted | Run::Paused if session.is_shared() => Duration::from_secs(1),
            Run::NotStarted | Run::Paused => Duration::from_secs(10),
        };
        ctx.request_repaint_after(wait);
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        self.see_monitors(monitors_of(frame));
        self.tick(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.window_ui(ui);
    }

    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        clear_color(visuals)
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.left();
    }
}

/// What is shown while no tournament is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Alone {
    Rulings,
    People,
    /// What everybody has from many events.
    League,
}

/// The banner of the past and the clocks on players, over a screen; the room has a row for the one,
/// and the others in the strip.
fn over_screen_ui(ui: &mut Ui, view: &View<'_>, room: Option<RoomPlace>, clocks: &ClockDesk) {
    match room {
        Some(room) => banner_ui(&mut ui.new_child(UiBuilder::new().max_rect(room.band)), view),
        None => {
            banner_ui(ui, view);
            clocks.strip_ui(ui, view);
        }
    }
}

/// Whether everything is on disk, in words.
fn saved(session: &Session, unsaved: Option<&str>, view: &View<'_>) -> Saved {
    if let Some(shared) = view.shared.filter(|_| !session.found().is_read_only) {
        return saved_in_database(session, shared, view);
    }
    let (urgency, words) = if unsaved.is_some() {
        (Urgency::Stopped, view.text("need-not-saved"))
    } else if session.found().is_read_only {
        (Urgency::Attention, view.text("header-read-only"))
    } else if session.home().is_none() {
        (Urgency::Info, view.text("header-sample"))
    } else {
        let at =
            session.log().acts().last().map(|act| view.words.time_with_secs(act.at, view.offset));
        (Urgency::Good, format!("{} {}", view.text("header-saved"), at.unwrap_or_default()))
    };
    Saved { urgency, words }
}

/// The same of an event that several desks share, with how many they are.
fn saved_in_database(session: &Session, shared: &Shared, view: &View<'_>) -> Saved {
    if let Some(since) = shared.away_since {
        let since = view.words.time_with_secs(since, view.offset);
        let words = view.say("desks-away-foot", &Args::new().text("time", since));
        return Saved { urgency: Urgency::Stopped, words };
    }
    let at = session.log().acts().last();
    let at = at.map(|act| view.words.time_with_secs(act.at, view.offset)).unwrap_or_default();
    let args = Args::new().text("time", at).count("desks", shared.here.len().max(1));
    Saved { urgency: Urgency::Good, words: view.say("desks-saved", &args) }
}
