//! A folder of files of The Tournament Director becomes tournaments, one after another, on a
//! thread.

use crate::screens::league::progress::progress_ui;
use crate::screens::league::reading::{Coming, ImportNews};
use crate::theme::{Size, Tone, space, text};
use crate::view::HouseDesk;
use crate::vocabulary::{Action, LeagueAction};
use crate::widgets::{Push, field_ui, form_ui, heading_ui, muted_ui, remark_ui, said_ui};
use egui::{Link, Ui};
use session::name_of;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use words::Args;

/// How many lines of what was left out of one file are shown.
const REMARKS_MAX: usize = 3;

#[derive(Default)]
pub(super) struct ImportForm {
    folder: String,
    to: Option<String>,
    coming: Coming<ImportNews>,
    at: Option<(usize, usize, String)>,
    made: Vec<(PathBuf, Vec<String>)>,
    left: Vec<(PathBuf, Vec<String>)>,
    failed: Option<String>,
    is_over: bool,
}

impl ImportForm {
    pub(super) fn take_folder(&mut self, folder: &Path) {
        self.folder = folder.display().to_string();
    }

    pub(super) fn expect(&mut self, news: Receiver<ImportNews>) {
        self.coming.expect(news);
        (self.made, self.left) = (Vec::new(), Vec::new());
        (self.failed, self.at, self.is_over) = (None, None, false);
    }

    /// What was imported was taken back.
    pub(super) fn forget(&mut self) {
        (self.made, self.left, self.is_over) = (Vec::new(), Vec::new(), false);
    }

    /// Shows it; whether it was closed. What is going on goes on beside.
    pub(super) fn ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) -> bool {
        self.take_news(desk);
        let title = desk.text("league-import");
        let (_, closed) = form_ui(ui, &title, &desk.text("common-close"), |ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            if self.coming.is_going_on() {
                self.going_on_ui(ui, desk);
            } else {
                self.ask_ui(ui, desk);
            }
            if let Some(failed) = &self.failed {
                remark_ui(ui, failed.as_str(), Tone::StoppedText);
            }
            self.results_ui(ui, desk);
        });
        closed
    }

    fn take_news(&mut self, desk: &HouseDesk<'_>) {
        let was_going_on = self.coming.is_going_on();
        for news in self.coming.take() {
            match news {
                ImportNews::At { no, of, name } => self.at = Some((no, of, name)),
                ImportNews::Done { to, remarks } => self.made.push((to, remarks)),
                ImportNews::Left { from, why } => self.left.push((from, why)),
                ImportNews::Failed(said) => self.failed = Some(said),
            }
        }
        if was_going_on && !self.coming.is_going_on() {
            (self.at, self.is_over) = (None, true);
            // What was made counts from now on.
            if let Some(to) = self.to.as_ref().filter(|_| !self.made.is_empty()) {
                desk.ask_league(LeagueAction::Read(PathBuf::from(to.trim())));
            }
        }
    }

    fn ask_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        muted_ui(ui, desk.text("league-import-hint"));
        let (label, hint) = (desk.text("league-import-from"), desk.text("league-import-from-hint"));
        field_ui(ui, &label, &hint, &mut self.folder);
        if ui.add(Push::secondary(desk.text("league-import-choose")).small()).clicked() {
            desk.ask_league(LeagueAction::AskForSaved);
        }
        let to = self.to.get_or_insert_with(|| desk.folder.display().to_string());
        field_ui(ui, &desk.text("league-import-to"), "", to);
        let is_typed = !self.folder.trim().is_empty() && !to.trim().is_empty();
        let why = (!is_typed).then(|| desk.text("common-type-first"));
        let push = Push::primary(desk.text("league-import-do")).refused(why.as_deref());
        if ui.add(push).clicked() {
            let (from, to) = (PathBuf::from(self.folder.trim()), PathBuf::from(to.trim()));
            desk.ask_league(LeagueAction::Import(from, to));
        }
    }

    fn going_on_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        if let Some((no, of, name)) = &self.at {
            progress_ui(ui, desk, *no, *of);
            said_ui(ui, text(name.as_str(), Size::Small));
        }
        if ui.add(Push::secondary(desk.text("league-import-stop"))).clicked() {
            self.coming.stop();
            (self.at, self.is_over) = (None, true);
        }
    }

    /// What became of the files so far.
    fn results_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        if !self.left.is_empty() {
            let args = Args::new().count("count", self.left.len());
            heading_ui(ui, desk.say("league-import-left", &args));
            for (from, why) in &self.left {
                let args = Args::new().text("file", name_of(from)).text("why", why.join("\n"));
                remark_ui(ui, desk.say("league-import-left-line", &args), Tone::AttentionText);
            }
        }
        if self.made.is_empty() {
            if self.is_over && self.failed.is_none() && self.left.is_empty() {
                muted_ui(ui, desk.text("league-import-nothing"));
            }
            return;
        }
        let args = Args::new().count("count", self.made.len());
        heading_ui(ui, desk.say("league-import-made", &args));
        let undo = Push::secondary(desk.text("league-import-undo")).small();
        if self.is_over
            && ui.add(undo).clicked()
            && let Some(to) = &self.to
        {
            desk.ask_league(LeagueAction::UndoImport(PathBuf::from(to.trim())));
        }
        for (to, remarks) in self.made.iter().rev() {
            if ui.add(Link::new(text(name_of(to), Size::Body))).clicked() {
                desk.actions.push(Action::OpenFile(to.clone()));
            }
            for remark in remarks.iter().take(REMARKS_MAX) {
                muted_ui(ui, remark);
            }
            if remarks.len() > REMARKS_MAX {
                let args = Args::new().count("count", remarks.len() - REMARKS_MAX);
                muted_ui(ui, desk.say("import-more", &args));
            }
        }
    }
}
