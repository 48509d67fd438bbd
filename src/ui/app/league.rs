//! Reading the events of a league, trying formulas on them, and importing files of another program:
//! all of it on threads, so that the window stays live.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::App;
use crate::app::dialog::FileAsked;
use crate::app::notices::Stays;
use crate::screens::league::{ImportNews, LeagueNews};
use crate::vocabulary::{LeagueAction, LeagueSheet};
use crate::widgets::{Urgency, notice_of};
use egui::Context;
use engine::values::Timestamp;
use exchange::ListTold;
use exchange::export::{ExportFormat, csv, html};
use exchange::messages::{import_not_undone, stays};
use exchange::{MadeList, import_file, league_sheet, made_in, saved_files, undo_import};
use house::{LeagueChoice, journals_in, read_league};
use points::{Formula, Scope};
use print::{Occasion, Paper, lay_out_in, league_job, pdf, statistics_job};
use reports::statistics_sheet;
use rulebook::Rulebook;
use session::{Session, Time, chance};
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::thread;
use storage::{Readers, write_out};
use wording::{file_trouble, not_opened};
use words::{Args, Words};

impl App {
    pub(super) fn league_asked(&mut self, asked: LeagueAction, ctx: &Context) {
        match asked {
            LeagueAction::Read(folder) => self.read_events(&folder, ctx),
            LeagueAction::AskForFolder => {
                self.ask_for(FileAsked::LeagueFolder, "league-folder", ctx);
            }
            LeagueAction::AskToSave(sheet, name) => {
                self.ask_where(FileAsked::LeagueTo(sheet), "league-save", &name, ctx);
            }
            LeagueAction::Save(sheet, path) => self.save_league(sheet, &path),
            LeagueAction::Try(path) => self.try_event(path),
            LeagueAction::AskForSaved => {
                self.ask_for(FileAsked::SavedFolder, "league-import", ctx);
            }
            LeagueAction::Import(from, to) => self.import_folder(from, to, ctx),
            LeagueAction::UndoImport(folder) => self.undo_import(&folder, ctx),
            LeagueAction::Keep => {
                if let Some(league) = self.screens.league.kept() {
                    self.around.preferences.change(|kept| kept.league = league);
                }
            }
        }
    }

    fn read_events(&mut self, folder: &Path, ctx: &Context) {
        self.screens.league.take_folder(folder);
        self.league_asked(LeagueAction::Keep, ctx);
        let text = self.around.preferences.kept.league.formula.clone();
        // What cannot be read was said where it was typed.
        let formula = Formula::read(&text, Scope::Event).ok().filter(|_| !text.trim().is_empty());
        let choice = LeagueChoice { formula, ..LeagueChoice::default() };
        let (folder, words, ctx) = (folder.to_path_buf(), Arc::clone(&self.words), ctx.clone());
        let (news, coming) = channel();
        self.screens.league.expect(coming);
        let read = move || {
            match journals_in(std::slice::from_ref(&folder)) {
                Ok(files) => {
                    let of = files.len();
                    let read = read_league(&files, &choice, |index, _| {
                        // Where nobody listens any more it is soon over all the same.
                        drop(news.send(LeagueNews::At { no: index + 1, of }));
                        ctx.request_repaint();
                    });
                    drop(news.send(LeagueNews::Read(Box::new(read))));
                }
                Err(error) => {
                    let args = Args::new().text("source", file_trouble(&words, &error));
                    let said = words.say("import-folder-unreadable", &args);
                    let said = format!("{said}: {}", folder.display());
                    drop(news.send(LeagueNews::Failed(said)));
                }
            }
            drop(news);
            ctx.request_repaint();
        };
        drop(thread::Builder::new().name("league".to_owned()).spawn(read));
    }

    /// Reads one event whole, so that a formula is tried on it.
    fn try_event(&mut self, path: PathBuf) {
        let time = Time::told(Timestamp(i64::MAX / 2));
        let opened = Session::open_to_read(&path, time, chance(None));
        let event = opened
            .map(|session| Arc::new(session.tournament().clone()))
            .map_err(|error| not_opened(&self.words, &error));
        self.screens.league.take_tried(path, event);
    }

    /// Writes what is shown of the league.
    fn save_league(&mut self, sheet: LeagueSheet, path: &Path) {
        let words = Arc::clone(&self.words);
        let Some((work, title)) = self.screens.league.shown(&words) else { return };
        let Some(table) = work.table() else { return };
        let offset = self.around.offset;
        let ending = path.extension().map(|end| end.to_string_lossy().to_lowercase());
        let written = |format: ExportFormat| match sheet {
            LeagueSheet::Table => {
                league_sheet(table, work.events(), format, &title, &words, offset)
            }
            LeagueSheet::Statistics => {
                let rows = statistics_sheet(work.statistics());
                match format {
                    ExportFormat::Csv => csv(&rows),
                    ExportFormat::Html => html(&rows, &title, Vec::new(), &words, offset),
                }
            }
        };
        let bytes = match ending.as_deref() {
            Some("csv") => Ok(written(ExportFormat::Csv).into_bytes()),
            Some("html" | "htm") => Ok(written(ExportFormat::Html).into_bytes()),
            Some("pdf") => {
                let said = self.screens.league.terms_said(&words);
                let job = match sheet {
                    LeagueSheet::Table => league_job(table, &title, vec![said], &words),
                    LeagueSheet::Statistics => statistics_job(work.statistics(), &title, &words),
                };
                self.league_pdf(&job, &title)
            }
            Some(_) | None => Err(words.text("league-save-how")),
        };
        let file = path.display().to_string();
        let done = bytes.and_then(|bytes| {
            write_out(path, &bytes, Readers::All).map_err(|error| {
                let why = file_trouble(&words, &error);
                format!("{}\n{why}: {file}", words.text("save-failed"))
            })
        });
        let notice = match done {
            Ok(()) => {
                let said = words.say("league-saved", &Args::new().text("file", file));
                notice_of(&said, Urgency::Good)
            }
            Err(said) => notice_of(&said, Urgency::Attention),
        };
        self.notices.tell(notice, Stays::UntilDone);
    }

    /// The pages of a list as a PDF.
    fn league_pdf(&self, job: &print::Job, title: &str) -> Result<Vec<u8>, String> {
        let (words, offset, now) = (&self.words, self.around.offset, self.now());
        let occasion = Occasion {
            event: title.to_owned(),
            date: words.date(now, offset),
            printed: words.date_and_time(now, offset),
            stage: String::new(),
            rulebook: Rulebook::NEWEST,
            offset,
        };
        let paper = self.around.preferences.kept.paper.parse().unwrap_or(Paper::A4);
        let mut go_on = |_, _| ControlFlow::Continue(());
        let failed = || words.text("print-failed");
        let pages = lay_out_in(&[], job, &occasion, paper, words, &mut go_on);
        let pages = pages.map_err(|_| failed())?;
        pdf(&pages, title, words.language().id(), &mut go_on).map_err(|_| failed())
    }

    /// Imports every file of a folder.
    fn import_folder(&mut self, from: PathBuf, to: PathBuf, ctx: &Context) {
        let (news, coming) = channel();
        self.screens.league.expect_import(coming);
        let (words, ctx) = (Arc::clone(&self.words), ctx.clone());
        let import = move || {
            if let Err(said) = import_all(&from, &to, &words, &news, &ctx) {
                drop(news.send(ImportNews::Failed(said)));
            }
            drop(news);
            ctx.request_repaint();
        };
        drop(thread::Builder::new().name("import".to_owned()).spawn(import));
    }
}

impl App {
    /// Takes the newest import into a folder back, and says what stays and why.
    fn undo_import(&mut self, folder: &Path, ctx: &Context) {
        let words = Arc::clone(&self.words);
        let notice = match undo_import(folder) {
            Ok(taken) => {
                let args = Args::new()
                    .count("count", taken.moved.len())
                    .text("folder", taken.away.display().to_string());
                let mut notice = notice_of(&words.say("import-undone", &args), Urgency::Good);
                let stays = taken.stays.iter().map(|(path, why)| stays(&words, path, why));
                notice.hint = stays.collect::<Vec<_>>().join(" · ");
                notice
            }
            Err(error) => notice_of(&import_not_undone(&words, folder, &error), Urgency::Attention),
        };
        self.screens.league.forget_import();
        self.notices.tell(notice, Stays::UntilSeen);
        self.read_events(folder, ctx);
    }
}

/// Imports the files one after another, and tells of each; ends where nobody listens any more.
fn import_all(
    from: &Path,
    to: &Path,
    words: &Words,
    news: &Sender<ImportNews>,
    ctx: &Context,
) -> Result<(), String> {
    let unreadable = |error| {
        let args = Args::new().text("source", file_trouble(words, &error));
        format!("{}: {}", words.say("import-folder-unreadable", &args), from.display())
    };
    let saved = saved_files(from).map_err(unreadable)?;
    let files = &saved.files;
    if files.is_empty() {
        return Err(format!("{}: {}", words.text("import-folder-empty"), from.display()));
    }
    fs::create_dir_all(to)
        .map_err(|error| format!("{}: {}", file_trouble(words, &error), to.display()))?;
    let unwritable = |error| format!("{}: {}", file_trouble(words, &error), to.display());
    let mut list = MadeList::begin(to).map_err(unwritable)?;
    for (no, file) in (1..).zip(files) {
        let name = session::name_of(file);
        ctx.request_repaint();
        if news.send(ImportNews::At { no, of: files.len(), name }).is_err() {
            return Ok(());
        }
        let out = made_in(to, from, file);
        let told = match import_file(file, &out, &ListTold::default(), words) {
            Ok(imported) => {
                list.add(&out).map_err(unwritable)?;
                let remarks = imported.remarks.iter().map(|remark| remark.said(words)).collect();
                ImportNews::Done { to: out, remarks }
            }
            Err(error) => ImportNews::Left { from: file.clone(), why: error.said(words) },
        };
        if news.send(told).is_err() {
            return Ok(());
        }
    }
    Ok(())
}
