//! Doing what the screens asked for.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::App;
use crate::app::dialog::{Dialog, FileAsked};
use crate::app::following::Following;
use crate::app::notices::Stays;
use crate::app::open_import::is_saved_elsewhere;
use crate::app::screens::Screens;
use crate::app::typed_path::TypedPath;
use crate::theme::{Lighting, set_lighting};
use crate::vocabulary::{
    Action, Destination, Keymap, ListAction, NewTournament, RulingsAction, ScreenId, Verb,
};
use crate::widgets::{Urgency, notice_of};
use egui::{Context, ViewportCommand};
use engine::Command;
use engine::ask::Chance;
use engine::clock::Run;
use engine::command::LostTime;
use engine::money::Currency;
use exchange::{
    HandedOnError, ListTold, SampleError, handed_on_said, keep_template, make_sample, sign_up_list,
};
use house::Theme;
use session::{
    Earlier, OpenError, Session, Time, absolute, chance, is_address, left_out_of, name_of,
};
use std::path::Path;
use std::sync::mpsc::channel;
use words::Args;

impl App {
    pub(super) fn perform(&mut self, action: Action, ctx: &Context) {
        if self.is_kept_by_lock(&action, ctx) {
            return;
        }
        match action {
            Action::Tournament(command) => {
                self.remember_told(&command);
                self.submit(&command);
            }
            Action::ForgetTold(text) => {
                self.around.preferences.change(|kept| kept.told.retain(|told| *told != text));
            }
            Action::Do(verb) => self.do_verb(verb, ctx),
            Action::Go(destination) => self.go(destination),
            Action::Create(new) => self.create(&new),
            Action::OpenFile(path) => self.open_file(&path),
            Action::Sample => self.open_sample(),
            Action::KeepTemplate => drop(self.keep_template()),
            Action::OnceMore => self.once_more(),
            Action::SettleLostTime(verdict) => self.settle(verdict),
            Action::AskForFolder => self.ask_for(FileAsked::Folder, "new-choose-folder", ctx),
            Action::AskForFlight => self.ask_for(FileAsked::Flight, "days-flight-add", ctx),
            Action::List(asked) => self.list_asked(asked, ctx),
            Action::Light(lighting) => self.light(lighting, ctx),
            Action::Speak(language) => self.speak(language),
            Action::SetBy(by) => {
                let by = by.trim();
                // Where others know this desk by its name, it has it until the event is closed.
                if let Some(session) = self.session.as_mut().filter(|it| !it.is_shared()) {
                    session.set_author(by);
                }
                self.around.preferences.change(|kept| by.clone_into(&mut kept.by));
            }
            Action::Log(asked) => self.log_asked(asked),
            Action::AskForPdf(name) => self.ask_where(FileAsked::Pdf, "print-save", &name, ctx),
            Action::AskForExport(export) => self.ask_for_export(export, ctx),
            Action::KeepPaper(paper) => {
                self.around.preferences.change(|kept| kept.paper = paper.to_string());
            }
            Action::KeepPrinter(printer) => {
                self.around.preferences.change(|kept| kept.printer = printer);
            }
            Action::PlayersClock(place) => self.put_players_clock(place),
            Action::Look(asked) => self.look_asked(asked, ctx),
            Action::SetVolume(volume) => self.set_volume(volume),
            Action::Sound(asked) => self.sound_asked(&asked, ctx),
            Action::Tell(notice) => self.notices.tell(notice, Stays::UntilDone),
            Action::Press(verb) => {
                self.asked = Some(verb);
                ctx.request_repaint();
            }
            Action::Typed(typed) => {
                self.around.preferences.change(|kept| kept.remember_typed(&typed));
            }
            Action::Rulings(asked) => self.rulings_asked(asked),
            Action::PlayerClock(asked) => self.player_clock_asked(&asked),
            Action::File(asked) => self.file_asked(&asked),
            Action::Desk(asked) => self.desk_asked(asked, ctx),
            Action::People(asked) => self.people_asked(asked, ctx),
            Action::League(asked) => self.league_asked(asked, ctx),
            Action::ReadEarlierPenalties => self.read_earlier_penalties(),
            #[cfg(feature = "share")]
            Action::Share(asked) => self.share_asked(asked, ctx),
            Action::SetKeys(map) => self.set_keys(map, ctx),
        }
    }

    /// Asks for something of the tournament, and says what is in the way.
    pub fn submit(&mut self, command: &Command) {
        let is_of_the_clock = matches!(command, Command::PauseClock | Command::ResumeClock);
        if is_of_the_clock || !self.refuses_in_the_past() {
            self.submit_agreed(command, None);
        }
    }

    /// What the room is told is offered again on other evenings.
    fn remember_told(&mut self, command: &Command) {
        if let Command::ShowMessage { message } = command {
            self.around.preferences.change(|kept| kept.remember_told(&message.text));
        }
    }

    fn light(&mut self, lighting: Lighting, ctx: &Context) {
        self.lighting = lighting;
        set_lighting(ctx, lighting);
        let theme = match lighting {
            Lighting::Dark => Theme::Dark,
            Lighting::Light => Theme::Light,
        };
        self.around.preferences.change(|kept| kept.theme = theme);
    }

    fn set_volume(&mut self, volume: u8) {
        self.around.preferences.change(|kept| kept.sounds.volume = volume.min(100));
    }

    fn set_keys(&mut self, map: Keymap, ctx: &Context) {
        self.around.preferences.change(|kept| kept.keys = map.kept());
        map.install(ctx);
    }

    pub(super) fn ask_for(&mut self, asked: FileAsked, title_id: &str, ctx: &Context) {
        self.dialog = Some(Dialog::ask(asked, &self.words.text(title_id), ctx));
        self.typed_path = Some(TypedPath::new(asked));
    }

    /// Asks where something of this name is to be saved; the folder of tournaments is proposed.
    pub(super) fn ask_where(
        &mut self,
        asked: FileAsked,
        title_id: &str,
        name: &str,
        ctx: &Context,
    ) {
        let proposed = self.around.folder.join(name);
        let title = self.words.text(title_id);
        self.dialog = Some(Dialog::ask_where(asked, &title, &proposed, ctx));
        self.typed_path = Some(TypedPath::proposed(asked, &proposed));
    }

    fn settle(&mut self, verdict: LostTime) {
        if self.refuses_in_the_past() {
            return;
        }
        let Some(session) = &mut self.session else { return };
        if let Err(failure) = session.settle_lost_time(verdict) {
            self.tell_failure(&failure, None, Stays::UntilDone);
        }
    }

    fn do_verb(&mut self, verb: Verb, ctx: &Context) {
        match verb {
            Verb::Show(screen) => self.go(Destination::Screen(screen)),
            Verb::CommandBox => self.command_box.turn(ctx),
            Verb::Handbook => self.turn_handbook(),
            Verb::Shortcuts => self.shortcuts.turn(),
            Verb::ElbowLock => self.turn_lock(),
            Verb::Print => self.go(Destination::Screen(ScreenId::Print)),
            Verb::New => self.open_new(),
            Verb::Open => self.ask_for(FileAsked::Tournament, "start-open", ctx),
            Verb::Lighting => {
                let other = match self.lighting {
                    Lighting::Dark => Lighting::Light,
                    Lighting::Light => Lighting::Dark,
                };
                self.perform(Action::Light(other), ctx);
            }
            Verb::Close => self.close_tournament(),
            Verb::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Verb::PlayersClock => self.turn_players_clock(),
            Verb::Mute => self.turn_sounds(),
            #[cfg(feature = "share")]
            Verb::Share => self.show_sharing(),
            #[cfg(feature = "share")]
            Verb::StopSharing => self.stop_sharing(),
            Verb::ShotClock => self.restart_shot_clock(),
            Verb::MovesDone => self.submit(&Command::CompleteMoves { players: Vec::new() }),
            // What is in sight does these.
            Verb::ToggleClock
            | Verb::MinuteMore
            | Verb::MinuteLess
            | Verb::NextStage
            | Verb::PreviousStage
            | Verb::Undo
            | Verb::Redo
            | Verb::Search
            | Verb::Register
            | Verb::BustOut
            | Verb::Rebuy
            | Verb::AddOn
            | Verb::ReEnter
            | Verb::Reinstate
            | Verb::Move
            | Verb::Lock
            | Verb::Unregister
            | Verb::DrawSeats
            | Verb::Plan
            | Verb::Pace
            | Verb::TickTable
            | Verb::NextHand
            | Verb::SetButton
            | Verb::Nearer
            | Verb::Farther
            | Verb::WholeRoom
            | Verb::CallClock
            | Verb::TimeCard
            | Verb::GivePenalty
            | Verb::CountHand
            | Verb::LogRuling => {}
        }
    }

    /// Reads in the background what other tournaments know of penalties.
    fn read_earlier_penalties(&mut self) {
        let Some(journal) = self.session.as_ref().and_then(Session::path) else {
            return self.screens.penalties.expect(channel().1);
        };
        let journal = journal.to_path_buf();
        let recent: Vec<_> = self.around.recent.files().map(Path::to_path_buf).collect();
        let (done, coming) = channel();
        self.screens.penalties.expect(coming);
        // Where no thread can be had the channel closes, and nothing is known.
        let read = move || drop(done.send(Earlier::read(&journal, &recent)));
        drop(std::thread::Builder::new().name("earlier-penalties".to_owned()).spawn(read));
    }

    fn open_new(&mut self) {
        self.screens.start.open_new(&self.words, &self.around.folder);
    }

    pub(super) fn go(&mut self, destination: Destination) {
        self.show(destination);
        if self.session.is_none() {
            // What is kept belongs to the tournament that was open last.
            return;
        }
        let screen = <&str>::from(self.screen);
        self.around.preferences.change(|kept| screen.clone_into(&mut kept.screen));
    }

    fn rulings_asked(&mut self, asked: RulingsAction) {
        match asked {
            RulingsAction::Opened(found) => {
                self.around.preferences.change(|kept| kept.remember_asked(&found.id()));
            }
            RulingsAction::Only(sort) => {
                let id = sort.map(|sort| sort.id().to_owned()).unwrap_or_default();
                self.around.preferences.change(|kept| kept.asked_only = id);
            }
            RulingsAction::Under(book) => {
                self.around.preferences.change(|kept| kept.rulebook = Some(book));
            }
            RulingsAction::ToStart => self.screen = ScreenId::Players,
        }
    }

    /// Shows a screen as it was asked for.
    pub fn show(&mut self, destination: Destination) {
        self.come_back_for(&destination);
        self.screen = destination.screen();
        #[cfg(feature = "share")]
        self.hide_code_elsewhere();
        let Screens { players, tables, chips, rulings, print, penalties, prizes, setup, .. } =
            &mut self.screens;
        match destination {
            Destination::Screen(_) => {}
            Destination::Register => players.open_register(),
            Destination::Player(player) => players.look_at(player),
            Destination::Void(player) => players.open_void(player),
            Destination::AllTheSame(player) => players.open_all_the_same(player),
            Destination::Draw => tables.open_draw(),
            Destination::TickOff => tables.open_pace(),
            Destination::Plan => tables.open_plan(),
            Destination::Table(table) => tables.look_at(table),
            Destination::SetButton(table) => tables.ask_button(table),
            Destination::Carry(player) => tables.carry(player),
            Destination::Break(at) => tables.open_break(at),
            Destination::AddTables => tables.open_add(),
            Destination::Redraw(at) => tables.open_redraw(at),
            Destination::Chips(part) => chips.open(part),
            Destination::BagTable(table) => chips.open_bag(table),
            Destination::Found(found) => rulings.open(found),
            Destination::Asked(found, sentence) => rulings.open_asked(found, &sentence),
            Destination::Looks => setup.open_looks(),
            Destination::Print(choice) => print.choose(choice),
            Destination::Penalty(player, offense) => penalties.give(player, offense),
            Destination::Deal => prizes.open_deal(),
            Destination::Envelopes => prizes.open_envelopes(),
            Destination::ChargeEntries => prizes.open_charge_entries(),
            Destination::Bounty(player) => prizes.open_bounty(player),
            Destination::Debt(player) => prizes.open_debt(player),
            Destination::CashBox => prizes.open_cash_box(),
            Destination::CorrectBust(player) => players.open_correct(player),
            Destination::Prize(place) => prizes.look_at(place),
        }
    }

    fn create(&mut self, new: &NewTournament) {
        if let Some(folder) = new.path.parent().filter(|_| !is_address(&new.path))
            && let Err(error) = std::fs::create_dir_all(folder)
        {
            return self.tell_no_folder(&error, folder);
        }
        let chance = self.chance();
        let made = Session::create(&new.path, &new.command, Time::live(), chance, self.by());
        match made {
            Ok(session) => {
                self.take(session);
                self.go(Destination::Register);
            }
            Err(error) => self.tell_open_error(&error),
        }
    }

    /// Where the secrets of draws come from.
    fn chance(&self) -> Box<dyn Chance> {
        chance(self.around.seed)
    }

    /// The name of who is at the desk, which acts carry.
    pub(super) fn by(&self) -> &str {
        &self.around.preferences.kept.by
    }

    fn open_session(&self, path: &Path) -> Result<Session, OpenError> {
        Session::open(path, Time::live(), self.chance(), self.by())
    }

    /// Opens the tournament in a file; one that another program saved is imported first.
    pub fn open_file(&mut self, path: &Path) {
        if is_saved_elsewhere(path) {
            return self.open_import(path);
        }
        if self.is_at_work_on(path) {
            // Opened a second time it could only be looked at, for this window has it.
            self.screens.start.forget();
            let notice = notice_of(&self.words.text("open-already"), Urgency::Info);
            return self.notices.tell(notice, Stays::UntilDone);
        }
        match self.open_session(path) {
            Ok(session) => self.look_at(session),
            Err(error) if self.asks_about_first_line(path, &error) => {}
            Err(error) => self.tell_open_error(&error),
        }
    }

    /// Whether this window writes to that file already.
    fn is_at_work_on(&self, path: &Path) -> bool {
        let at_work = self.session.as_ref().filter(|session| session.found().is_held());
        let Some(own) = at_work.and_then(Session::home) else { return false };
        if is_address(own) {
            return own == absolute(path);
        }
        let place = |path: &Path| std::fs::canonicalize(path).ok();
        place(own).is_some_and(|own| Some(own) == place(path))
    }

    /// Shows a session that was opened, with what was found when it was.
    fn look_at(&mut self, session: Session) {
        let lines = wording::found(&self.words, &session.found().unasked());
        let is_drawn = session.tournament().seating().is_drawn();
        let kept = &self.around.preferences.kept;
        let is_last = session.home().is_some() && kept.file.as_deref() == session.home();
        let last_screen = kept.screen.parse().ok().filter(|_| is_last);
        self.take(session);
        for line in lines {
            let notice = notice_of(&line, Urgency::Attention);
            self.notices.tell(notice, Stays::UntilSeen);
        }
        self.ask_about_file();
        let first = if is_drawn { ScreenId::Tables } else { ScreenId::Players };
        self.go(Destination::Screen(last_screen.unwrap_or(first)));
    }

    /// The file that was open when the window did not close in an orderly way.
    #[must_use]
    pub fn left_open(&self) -> Option<&Path> {
        let preferences = &self.around.preferences;
        preferences.last_file().filter(|_| preferences.kept.is_open)
    }

    /// What is said while a file is read.
    #[must_use]
    pub fn reading_words(&self, file: &Path) -> String {
        let megabytes = std::fs::metadata(file).map_or(0, |file| file.len().div_ceil(1_000_000));
        let args = Args::new()
            .text("file", name_of(file))
            .count("megabytes", usize::try_from(megabytes).unwrap_or(usize::MAX));
        self.words.say("open-reading", &args)
    }

    /// Goes on where the window was when it did not close in an orderly way.
    pub fn recover(&mut self) {
        let Some(file) = self.left_open().map(Path::to_owned) else { return };
        let session = match self.open_session(&file) {
            // Where another window has the file, that window did not close at all.
            Ok(session) if session.found().is_in_use => return,
            Ok(session) => session,
            Err(error) => {
                // Of a database that is away nobody else would say why the evening is not there.
                if !self.asks_about_first_line(&file, &error) && is_address(&file) {
                    self.tell_open_error(&error);
                }
                return;
            }
        };
        let at = session.log().acts().last().map(|act| act.at).unwrap_or_default();
        let args = Args::new()
            .count("acts", session.log().acts().len())
            .text("time", self.words.date_and_time(at, self.around.offset));
        let mut notice = notice_of(&self.words.say("open-recovered", &args), Urgency::Info);
        notice.hint = self.words.say("open-recovered.hint", &args);
        self.look_at(session);
        self.notices.tell(notice, Stays::UntilDone);
        // Nobody unlocked it, and nobody may be at the desk.
        self.elbows.is_locked = self.around.preferences.kept.is_locked;
    }

    /// The window closes in an orderly way.
    pub(super) fn left(&mut self) {
        // A window that only looked on does not speak for the one that works.
        if self.session.as_ref().is_some_and(|session| !session.found().is_in_use) {
            self.around.preferences.change(|kept| {
                kept.is_open = false;
                kept.is_locked = false;
            });
        }
    }

    fn open_sample(&mut self) {
        let name = self.words.text("sample-file");
        match make_sample(&self.around.folder, &name, Time::live().now()) {
            Ok(path) => self.open_file(&path),
            Err(SampleError::Folder(error, folder)) => self.tell_no_folder(&error, &folder),
            Err(SampleError::Unmade(error)) => self.tell_open_error(&error),
        }
    }

    /// Begins the next event from this one's settings and structure, kept as a template.
    fn once_more(&mut self) {
        let Some(name) = self.keep_template() else { return };
        self.open_new();
        self.screens.start.choose_own(&name);
    }

    /// Keeps settings and structure under the event's name; returns the template's name if written.
    fn keep_template(&mut self) -> Option<String> {
        let session = self.session.as_ref()?;
        let tournament = session.tournament();
        let (settings, structure) = (tournament.settings(), tournament.structure());
        let kept = keep_template(&self.around.folder, &settings.name, settings, structure);
        match kept {
            Ok(path) => {
                let args = Args::new().text("file", path.display().to_string());
                let notice = notice_of(&self.words.say("setup-kept", &args), Urgency::Good);
                self.notices.tell(notice, Stays::UntilDone);
                path.file_stem().map(|stem| stem.to_string_lossy().into_owned())
            }
            Err(error) => {
                let folder = self.around.folder.clone();
                self.tell_no_folder(&error, &folder);
                None
            }
        }
    }

    pub(super) fn tell_no_folder(&mut self, error: &std::io::Error, folder: &Path) {
        let said = self.words.text("new-folder-failed");
        let why = wording::file_trouble(&self.words, error);
        let notice = notice_of(&format!("{said}\n{why}: {}", folder.display()), Urgency::Stopped);
        self.notices.tell(notice, Stays::UntilSeen);
    }

    fn list_asked(&mut self, asked: ListAction, ctx: &Context) {
        match asked {
            ListAction::AskForPlayers => self.ask_for(FileAsked::Players, "players-import", ctx),
            ListAction::ReadPlayers(path) => self.read_players(&path),
            ListAction::AskForSheet(of) => {
                self.ask_for(FileAsked::Sheet(of), "list-open-file", ctx);
            }
            ListAction::KeepColumns(titles, columns) => {
                self.around.preferences.change(|kept| kept.remember_columns(titles, columns));
            }
        }
    }

    /// Takes a list of players: into the form that registers them, or for a new tournament.
    pub fn read_players(&mut self, path: &Path) {
        if self.session.is_none() || self.screens.start.is_choosing() {
            let (words, folder) = (&self.words, &self.around.folder);
            return self.screens.start.take_players(words, folder, path);
        }
        match sign_up_list(path, &ListTold::default()) {
            Err(error) if !matches!(error, HandedOnError::Questions(_)) => {
                let said = self.words.text("players-import-failed");
                let plain = Currency { name: String::new(), digits: 0 };
                let why = handed_on_said(&self.words, &error, &plain).join("\n");
                let told = format!("{said}\n{why}: {}", path.display());
                self.notices.tell(notice_of(&told, Urgency::Attention), Stays::UntilDone);
            }
            read => {
                self.screens.players.take_list(path, read);
                self.go(Destination::Screen(ScreenId::Players));
            }
        }
    }

    /// Puts the tournament away and shows the start; a running clock is asked about first.
    fn close_tournament(&mut self) {
        if self.asks_about_waiting("start-close", Action::Do(Verb::Close)) {
            return;
        }
        let Some(session) = &self.session else { return };
        let reading = session.tournament().reading(session.now());
        let is_running = (reading.run == Run::Running || reading.recess.is_some())
            && !session.found().is_read_only;
        if is_running && !self.is_leaving {
            self.is_leaving = true;
            let mut notice = notice_of(&self.words.text("close-running"), Urgency::Attention);
            notice.hint = self.words.text("close-running.hint");
            notice.buttons = vec![self.words.text("start-close")];
            return self.notices.ask(notice, vec![Action::Do(Verb::Close)], Stays::UntilDone);
        }
        self.put_away();
    }

    /// Puts the tournament away, whatever stands in it.
    pub(super) fn put_away(&mut self) {
        self.left();
        self.session = None;
        self.forget_tournament();
        self.screen = ScreenId::Players;
    }

    /// What was seen and half-typed belongs to the tournament before.
    fn forget_tournament(&mut self) {
        self.notices.clear();
        self.digest.forget();
        self.command_box.forget();
        self.sounds.forget();
        self.player_clocks.forget();
        self.unsaved = None;
        self.copy_failed = None;
        self.is_leaving = false;
        self.following = Following::default();
        (self.back, self.taking) = (None, None);
        #[cfg(feature = "share")]
        {
            self.shares = None;
        }
        self.screens.forget();
        self.left_screens.clear();
    }

    /// Works on this session from now on.
    pub fn take(&mut self, session: Session) {
        if let Some(path) = session.home() {
            self.around.recent.add(path);
            if !session.found().is_in_use {
                let file = absolute(path);
                self.around.preferences.change(|kept| {
                    kept.file = Some(file);
                    kept.is_open = true;
                });
            }
        }
        self.session = Some(session);
        self.forget_tournament();
        let copies = self.copy_folder();
        if let Some(session) = &mut self.session {
            session.look_at_copy_in(&copies);
        }
        self.begin_copy();
        let left_out = self.session.as_ref().and_then(Session::path).map(left_out_of);
        self.screens.log.know_left_out(left_out.unwrap_or_default());
    }

    pub(super) fn tell_open_error(&mut self, error: &OpenError) {
        let text = wording::not_opened(&self.words, error);
        let title = format!("{}\n{text}", self.words.text("open-failed"));
        self.notices.tell(notice_of(&title, Urgency::Stopped), Stays::UntilSeen);
    }
}
