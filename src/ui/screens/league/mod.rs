//! Leagues and seasons: what everybody has from many events, how it came about, and what people
//! like to know; formulas are tried here, and files of another program come in.

mod events;
mod import_form;
mod plot;
mod progress;
mod reading;
mod selection;
mod statistics;
mod table;
mod terms_form;
mod tester;

use crate::parts::Memo;
use crate::screens::league::import_form::ImportForm;
use crate::screens::league::plot::Axis;
use crate::screens::league::progress::progress_ui;
use crate::screens::league::reading::Coming;
pub use crate::screens::league::reading::{ImportNews, LeagueNews};
use crate::screens::league::selection::{Terms, Work, worked_out};
use crate::screens::league::terms_form::TermsForm;
use crate::screens::league::tester::TesterForm;
use crate::theme::{Tone, icons, space};
use crate::view::HouseDesk;
use crate::vocabulary::{Action, LeagueAction, LeagueSheet, RulingsAction};
use crate::widgets::{Empty, Push, Sides, more_ui, muted_ui, remark_ui, tabs_ui};
use egui::{ComboBox, Ui};
use engine::Tournament;
use house::{LeagueKept, LeagueRead};
use reports::PersonKey;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use words::Args;

/// What is shown of a league.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Page {
    #[default]
    Table,
    Course,
    Statistics,
    Events,
}

#[derive(Default)]
pub struct LeagueScreen {
    page: Page,
    reading: Coming<LeagueNews>,
    /// How many of how many are read.
    progress: Option<(usize, usize)>,
    read: Option<Arc<LeagueRead>>,
    /// Grows with each reading of the folder.
    version: u64,
    failed: Option<String>,
    terms: Option<Terms>,
    work: Memo<(u64, Terms), Arc<Work>>,
    axis: Axis,
    /// Whose lines are drawn; the first of the table where nobody is chosen.
    chosen: Vec<PersonKey>,
    form: Option<LeagueForm>,
    import: ImportForm,
}

enum LeagueForm {
    Terms(TermsForm),
    Tester(TesterForm),
    Import,
}

impl LeagueScreen {
    /// What belonged to another tournament is forgotten: nothing here does.
    pub fn forget(&mut self) {}

    /// News of what is read come through here.
    pub fn expect(&mut self, news: Receiver<LeagueNews>) {
        (self.failed, self.progress) = (None, None);
        self.reading.expect(news);
    }

    /// News of what is imported come through here.
    pub fn expect_import(&mut self, news: Receiver<ImportNews>) {
        self.form = Some(LeagueForm::Import);
        self.import.expect(news);
    }

    /// The folder with files of another program.
    pub fn take_saved(&mut self, folder: PathBuf) {
        self.form = Some(LeagueForm::Import);
        self.import.take_folder(&folder);
    }

    /// Opens the form that imports files of another program.
    pub fn open_import(&mut self) {
        self.form = Some(LeagueForm::Import);
    }

    /// What was imported was taken back.
    pub fn forget_import(&mut self) {
        self.import.forget();
    }

    /// Opens the form that tries a formula.
    pub fn open_tester(&mut self, formula: &str) {
        self.form = Some(LeagueForm::Tester(TesterForm::of(formula)));
    }

    /// The event that a formula is tried on, or why it cannot be.
    pub fn take_tried(&mut self, path: PathBuf, event: Result<Arc<Tournament>, String>) {
        if let Some(LeagueForm::Tester(form)) = &mut self.form {
            form.take(path, event);
        }
    }

    /// How the points come about, in a line.
    pub fn terms_said(&self, words: &words::Words) -> String {
        self.terms.as_ref().map(|terms| terms.said(words)).unwrap_or_default()
    }

    /// Sets the folder that events are read from.
    pub fn take_folder(&mut self, folder: &std::path::Path) {
        if let Some(terms) = &mut self.terms {
            terms.folder = folder.to_path_buf();
        }
    }

    /// What is chosen, to be remembered.
    pub fn kept(&self) -> Option<LeagueKept> {
        self.terms.as_ref().map(Terms::kept)
    }

    /// What was read, and a number that changes with each reading.
    pub fn events(&self) -> Option<(u64, Arc<LeagueRead>)> {
        self.read.clone().map(|read| (self.version, read))
    }

    /// Takes what a thread has read since, also while another screen is in sight.
    pub fn listen(&mut self) {
        self.take_news();
    }

    /// What is shown, to be saved: the work, and its title.
    pub fn shown(&mut self, desk_words: &words::Words) -> Option<(Arc<Work>, String)> {
        let (read, terms) = (self.read.clone()?, self.terms.clone()?);
        let title = terms.title(desk_words);
        let work = self
            .work
            .of((self.version, terms.clone()), || Arc::new(worked_out(&read, &terms, desk_words)));
        Some((Arc::clone(work), title))
    }

    pub fn ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, kept: &LeagueKept) {
        self.take_news();
        if self.terms.is_none() {
            let terms = Terms::of(kept, desk.folder);
            desk.ask_league(LeagueAction::Read(terms.folder.clone()));
            self.terms = Some(terms);
        }
        if self.form.is_none() {
            self.main_ui(ui, desk);
            return;
        }
        let Sides { mut left, mut right } = Sides::beside_form(ui);
        self.form_ui(&mut right, desk);
        self.main_ui(&mut left, desk);
    }

    fn form_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        let read = self.read.clone();
        let is_done = match (&mut self.form, &mut self.terms) {
            (Some(LeagueForm::Terms(form)), Some(terms)) => form.ui(ui, desk, terms),
            (Some(LeagueForm::Tester(form)), _) => form.ui(ui, desk, read.as_deref()),
            (Some(LeagueForm::Import), _) => self.import.ui(ui, desk),
            (Some(LeagueForm::Terms(_)), None) | (None, _) => true,
        };
        if is_done {
            self.form = None;
        }
    }

    fn take_news(&mut self) {
        for news in self.reading.take() {
            match news {
                LeagueNews::At { no, of } => self.progress = Some((no, of)),
                LeagueNews::Read(read) => {
                    self.read = Some(Arc::from(read));
                    self.version += 1;
                    self.progress = None;
                }
                LeagueNews::Failed(said) => {
                    (self.failed, self.read, self.progress) = (Some(said), None, None);
                }
            }
        }
    }

    fn main_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        self.head_ui(ui, desk);
        ui.add_space(space::HALF);
        if let Some((no, of)) = self.progress {
            progress_ui(ui, desk, no, of);
        }
        if let Some(failed) = &self.failed {
            remark_ui(ui, failed.as_str(), Tone::StoppedText);
        }
        let Some((work, _)) = self.shown(desk.words) else {
            if self.progress.is_none() && !self.reading.is_going_on() {
                self.nothing_ui(ui, desk);
            }
            return;
        };
        if work.is_empty() && self.page != Page::Events {
            self.nothing_ui(ui, desk);
            return;
        }
        if let Some(fault) = &work.fault {
            remark_ui(ui, fault.as_str(), Tone::StoppedText);
        }
        match self.page {
            Page::Table => self.table_ui(ui, desk, &work),
            Page::Course => self.course_ui(ui, desk, &work),
            Page::Statistics => statistics::statistics_ui(ui, desk, &work),
            Page::Events => {
                if let Some(read) = self.read.clone() {
                    self.events_ui(ui, desk, &read, &work);
                }
            }
        }
    }

    /// Which league and season, what of it, and what can be done.
    fn head_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        ui.horizontal_wrapped(|ui| {
            self.choice_ui(ui, desk);
            ui.add_space(space::ONE);
            self.deeds_ui(ui, desk);
        });
        ui.horizontal_wrapped(|ui| {
            let pages = [
                (Page::Table, "league-page-table"),
                (Page::Course, "league-page-course"),
                (Page::Statistics, "league-page-statistics"),
                (Page::Events, "league-page-events"),
            ];
            tabs_ui(ui, &mut self.page, pages.map(|(page, id)| (page, desk.text(id))));
        });
        if let Some(terms) = &self.terms {
            muted_ui(ui, terms.said(desk.words));
        }
    }

    fn choice_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        let Some(terms) = &mut self.terms else { return };
        let before = (terms.league.clone(), terms.season.clone());
        let read = self.read.as_deref();
        let leagues = selection::names_of(read, |event| Some(event.league.as_str()));
        one_of_ui(ui, desk, "league-league", &mut terms.league, &leagues);
        let league = terms.league.clone();
        let seasons = selection::names_of(read, |event| {
            selection::is_of(league.as_deref(), &event.league).then_some(event.season.as_str())
        });
        if before.0 != terms.league {
            terms.season = None;
        }
        one_of_ui(ui, desk, "league-season", &mut terms.season, &seasons);
        if before != (terms.league.clone(), terms.season.clone()) {
            desk.ask_league(LeagueAction::Keep);
        }
    }

    fn deeds_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        if ui.add(Push::secondary(desk.text("league-terms"))).clicked()
            && let Some(terms) = &self.terms
        {
            self.form = Some(LeagueForm::Terms(TermsForm::of(terms)));
        }
        if ui.add(Push::secondary(desk.text("league-tester"))).clicked() {
            let own = self.terms.as_ref().map(|terms| terms.formula.clone()).unwrap_or_default();
            let of_event = desk.view.map(|view| view.tournament.settings().points_formula.clone());
            let formula = if own.is_empty() { of_event.unwrap_or_default() } else { own };
            self.open_tester(&formula);
        }
        let name = desk.text("league-more");
        more_ui(ui, &name, &name, &desk.text("league-more.tip"), |ui| {
            let item = |ui: &mut Ui, id: &str| ui.add(Push::quiet(desk.text(id))).clicked();
            if item(ui, "league-save-table") {
                self.ask_to_save(desk, LeagueSheet::Table);
            }
            if item(ui, "league-save-statistics") {
                self.ask_to_save(desk, LeagueSheet::Statistics);
            }
            if item(ui, "league-folder") {
                desk.ask_league(LeagueAction::AskForFolder);
            }
            if item(ui, "league-again")
                && let Some(terms) = &self.terms
            {
                desk.ask_league(LeagueAction::Read(terms.folder.clone()));
            }
            if item(ui, "league-import") {
                self.open_import();
            }
        });
        if desk.view.is_none() && ui.add(Push::secondary(desk.text("calls-to-start"))).clicked() {
            desk.actions.push(Action::Rulings(RulingsAction::ToStart));
        }
    }

    fn ask_to_save(&self, desk: &HouseDesk<'_>, sheet: LeagueSheet) {
        let Some(terms) = &self.terms else { return };
        let id = match sheet {
            LeagueSheet::Table => "league-file-table",
            LeagueSheet::Statistics => "league-file-statistics",
        };
        let title = terms.title(desk.words);
        let name = desk.say(id, &Args::new().text("league", session::file_stem(&title)));
        desk.ask_league(LeagueAction::AskToSave(sheet, name));
    }

    fn nothing_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        let folder = self.terms.as_ref().map(|terms| terms.folder.display().to_string());
        let args = Args::new().text("folder", folder.unwrap_or_default());
        let (title, hint) = (desk.text("league-nothing"), desk.say("league-nothing.hint", &args));
        let push = Push::primary(desk.text("league-import"));
        let button = self.form.is_none().then_some(push);
        if Empty::new(icons::LEAGUE, title, hint).button(button).ui(ui) {
            self.open_import();
        }
    }
}

/// A box to choose one of these names, or all of them.
fn one_of_ui(
    ui: &mut Ui,
    desk: &HouseDesk<'_>,
    id: &str,
    chosen: &mut Option<String>,
    names: &[String],
) {
    let all = desk.text(&format!("{id}.all"));
    let none = desk.text(&format!("{id}.none"));
    let called = |name: &Option<String>| match name.as_deref() {
        None => all.clone(),
        Some("") => none.clone(),
        Some(name) => name.to_owned(),
    };
    let label = muted_ui(ui, desk.text(id));
    let shown = ComboBox::from_id_salt(id).selected_text(called(chosen)).width(150.0).truncate();
    let response = shown.show_ui(ui, |ui| {
        ui.selectable_value(chosen, None, &all);
        for name in names {
            let one = Some(name.clone());
            let words = called(&one);
            ui.selectable_value(chosen, one, words);
        }
    });
    response.response.labelled_by(label.id);
}
