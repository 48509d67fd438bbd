//! What can be printed: seat cards, seating lists and move slips, as they will look on paper.

mod choose;
mod deed;
mod order;
mod preview;
mod work;

use crate::screens::print::choose::SheetAsked;
use crate::screens::print::order::{Deed, PrintOutcome, Trouble, tell};
use crate::screens::print::preview::Preview;
use crate::screens::print::work::{Work, WorkState};
use crate::theme::{Tone, color, icons, shape, space};
use crate::view::View;
use crate::vocabulary::{Look, PrintChoice};
use crate::widgets::{Empty, Push, Sides, said_ui, small_ui};
use egui::{Frame, Key, Modifiers, Panel, ProgressBar, ScrollArea, Ui};
use engine::values::Seq;
use house::{Kept, PrinterTrouble, Spooler, lay_out};
use print::{Job, Occasion, Page, Paper, Stopped};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use words::{Args, Language, Words};

/// Up to so many cards, names, tables or slips are done within a frame; more, beside the window.
const AT_ONCE_MAX: usize = 120;

/// What the screen finds on this computer.
#[derive(Debug, Clone)]
pub struct PrintDesk {
    paper: Paper,
    printer: String,
    spooler: Spooler,
    print_folder: PathBuf,
}

impl PrintDesk {
    /// With the paper and printer that this computer used last.
    pub fn of(kept: &Kept, spooler: &Spooler, print_folder: &Path) -> Self {
        Self {
            paper: kept.paper.parse().unwrap_or_default(),
            printer: kept.printer.clone(),
            spooler: spooler.clone(),
            print_folder: print_folder.to_owned(),
        }
    }
}

/// The pages that are looked at.
#[derive(Debug, Default)]
enum Laid {
    /// Nobody has asked for pages yet.
    #[default]
    Not,
    Going(Work<Result<Vec<Page>, Stopped>>),
    /// These; none where there is nothing to print.
    Done(Vec<Page>),
    Stopped,
}

#[derive(Debug, Default)]
pub struct PrintScreen {
    asked: SheetAsked,
    /// The act and the choice that the job was made for.
    made_for: Option<(Seq, Option<Look>, SheetAsked)>,
    /// What is to be printed; none where the choice is not understood yet.
    job: Option<Arc<Job>>,
    /// The job and paper that the pages were laid out for.
    laid_for: Option<(Arc<Job>, Paper, Language)>,
    laid: Laid,
    preview: Preview,
    deed: Option<Work<Result<PrintOutcome, Trouble>>>,
    printers: Printers,
    /// Where the desktop's dialog said to save.
    save_to: Option<PathBuf>,
}

#[derive(Debug, Default)]
enum Printers {
    /// The print service was not asked yet.
    #[default]
    Unknown,
    /// The print service was asked.
    Asked(Work<Result<Vec<String>, PrinterTrouble>>),
    Known(Result<Vec<String>, PrinterTrouble>),
}

impl PrintScreen {
    /// Chooses what a button elsewhere proposed.
    pub fn choose(&mut self, choice: PrintChoice) {
        self.asked = SheetAsked::of(choice);
        self.preview = Preview::default();
    }

    /// Saves what is chosen in this file.
    pub fn save_to(&mut self, file: PathBuf) {
        self.save_to = Some(file);
    }

    pub fn forget(&mut self) {
        *self = Self::default();
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, desk: &PrintDesk) {
        self.renew(ui, view, desk);
        self.poll(view);
        self.ask_printers(ui, desk);
        if let Some(file) = self.save_to.take() {
            self.start(ui, view, desk, Deed::Save(file));
        }
        let width = (ui.available_width() - shape::FORM_WIDTH).max(0.0);
        let Sides { mut left, mut right } = Sides::split(ui, width, space::TWO);
        self.pages_ui(&mut right, view);
        let deeds = Panel::bottom("deeds-of-print").resizable(false).frame(Frame::new());
        deeds.show_separator_line(false).show(&mut left, |ui| self.deeds_ui(ui, view, desk));
        let list = ScrollArea::vertical().id_salt("print").auto_shrink(false);
        list.show(&mut left, |ui| self.asked.ui(ui, view, desk.paper));
    }

    /// Works out anew what is to be printed where an act or another choice changed it.
    fn renew(&mut self, ui: &Ui, view: &View<'_>, desk: &PrintDesk) {
        let key = Some((view.seq(), view.back, self.asked.clone()));
        if self.made_for != key {
            // Paper with seats of an hour ago would send people to the wrong table.
            let is_timeless = self.asked.leaflet.is_some();
            let job = if view.back.is_none() || is_timeless { self.asked.job(view) } else { None };
            // Most acts change nobody's card.
            if job.as_ref() != self.job.as_deref() {
                self.job = job.map(Arc::new);
            }
            self.made_for = key;
        }
        let Some(job) = self.job.clone() else {
            self.laid_for = None;
            self.laid = Laid::Done(Vec::new());
            return;
        };
        let (paper, language) = (desk.paper, self.asked.language(view));
        let is_same = self.laid_for.as_ref().is_some_and(|(laid, on, language_before)| {
            Arc::ptr_eq(laid, &job) && *on == paper && *language_before == language
        });
        if is_same && !matches!(self.laid, Laid::Not) {
            return;
        }
        self.laid_for = Some((Arc::clone(&job), paper, language));
        let words = Words::new(language);
        let occasion = Occasion::of(view.log, view.now, &words, view.offset);
        self.laid = if job.len() <= AT_ONCE_MAX {
            let mut watch = |_, _| ControlFlow::Continue(());
            let pages = lay_out(&job, &occasion, paper, &words, &mut watch);
            Laid::Done(pages.unwrap_or_default())
        } else {
            Laid::Going(Work::start(ui.ctx(), move |watch| {
                lay_out(&job, &occasion, paper, &words, watch)
            }))
        };
    }

    /// Takes the answers of what works beside the window.
    fn poll(&mut self, view: &View<'_>) {
        if let Laid::Going(work) = &self.laid {
            match work.poll() {
                WorkState::Going => {}
                WorkState::Done(Ok(pages)) => self.laid = Laid::Done(pages),
                WorkState::Done(Err(Stopped)) | WorkState::Lost => self.laid = Laid::Stopped,
            }
        }
        let done = self.deed.as_ref().map(Work::poll);
        match done {
            None | Some(WorkState::Going) => {}
            Some(WorkState::Done(result)) => {
                self.deed = None;
                tell(view, &result);
            }
            Some(WorkState::Lost) => {
                self.deed = None;
                tell(view, &Err(Trouble::Pdf(String::new())));
            }
        }
        if let Printers::Asked(work) = &self.printers {
            match work.poll() {
                WorkState::Going => {}
                WorkState::Done(answer) => self.printers = Printers::Known(answer),
                WorkState::Lost => {
                    self.printers = Printers::Known(Err(PrinterTrouble::NoService));
                }
            }
        }
    }

    fn ask_printers(&mut self, ui: &Ui, desk: &PrintDesk) {
        if matches!(self.printers, Printers::Unknown) {
            let spooler = desk.spooler.clone();
            self.printers = Printers::Asked(Work::start(ui.ctx(), move |_| spooler.printers()));
        }
    }

    fn pages_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        match &self.laid {
            Laid::Not => {}
            Laid::Going(work) => {
                if progress_ui(ui, view, "print-laying-out", work) {
                    self.laid = Laid::Stopped;
                }
            }
            Laid::Stopped => {
                let again = ui.add(Push::secondary(view.text("print-again"))).clicked();
                if again {
                    self.laid = Laid::Not;
                }
            }
            Laid::Done(pages) if pages.is_empty() => {
                Empty::new(
                    icons::PRINT,
                    view.text("print-nothing-chosen"),
                    self.asked.nothing(view),
                )
                .ui(ui);
            }
            Laid::Done(_) => self.preview_ui(ui, view),
        }
    }

    fn preview_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Laid::Done(pages) = &self.laid else { return };
        let args = |page: usize| Args::new().count("page", page + 1).count("pages", pages.len());
        let name = |page: usize| view.say("print-page", &args(page));
        turn_keys(ui, &mut self.preview, pages.len());
        ui.horizontal(|ui| {
            small_ui(ui, name(self.preview.page));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                for (sign, id, step) in
                    [(icons::MORE, "print-larger", 1), (icons::LESS, "print-smaller", -1)]
                {
                    let words = view.text(id);
                    if ui.add(Push::secondary(sign).name(&words).tip(&words).small()).clicked() {
                        self.preview.zoom(step);
                    }
                }
            });
        });
        self.preview.ui(ui, pages, |no| view.say("print-preview-page", &args(no)));
    }
}

/// Page up, page down, home and end turn the pages.
fn turn_keys(ui: &Ui, preview: &mut Preview, pages: usize) {
    if ui.ctx().text_edit_focused() {
        return;
    }
    let far = isize::try_from(pages).unwrap_or(isize::MAX);
    let keys = [(Key::PageDown, 1), (Key::PageUp, -1), (Key::End, far), (Key::Home, -far)];
    for (key, by) in keys {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            preview.turn(by, pages);
        }
    }
}

/// How far long work is, with a button that stops it; whether that was pressed.
fn progress_ui<T: Send + 'static>(ui: &mut Ui, view: &View<'_>, id: &str, work: &Work<T>) -> bool {
    let (done, of) = work.progress();
    let words = view.say(id, &Args::new().count("done", done).count("of", of));
    said_ui(ui, words);
    #[expect(clippy::cast_precision_loss, reason = "a bar needs no more than a few digits")]
    let part = done as f32 / of.max(1) as f32;
    let bar = ProgressBar::new(part).desired_height(shape::PROGRESS).fill(color(ui, Tone::Accent));
    ui.add(bar);
    ui.ctx().request_repaint_after(std::time::Duration::from_millis(100));
    ui.add(Push::secondary(view.text("common-cancel")).small()).clicked()
}

/// What a file with this on it is called.
fn file_name(view: &View<'_>, asked: &SheetAsked) -> String {
    let name = &view.tournament.settings().name;
    let is_plain = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    let plain = |name: &str| -> String {
        name.chars().map(|c| if is_plain(c) { c } else { '-' }).take(80).collect()
    };
    let what = match &asked.leaflet {
        Some(leaflet) => plain(&leaflet.title),
        None => asked.sheet.id.to_owned(),
    };
    format!("{} {}.pdf", plain(name).trim(), what.trim())
}
