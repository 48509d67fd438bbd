//! Saving, opening and printing what is chosen.

use crate::screens::print::{
    AT_ONCE_MAX, PrintDesk, PrintScreen, Printers, Work, file_name, occasion, progress_ui,
};
use crate::theme::{Size, Tone, color, regular, space, text};
use crate::view::{Rank, View};
use crate::vocabulary::{Action, Actions, Verb};
use crate::widgets::{Push, Urgency, muted_ui, notice_of, small_ui};
use egui::{Align, ComboBox, Key, Layout, Margin, TextEdit, Ui};
use print::{Job, Occasion, Paper, PdfError, Watch, lay_out, pdf};
use session::{PrinterTrouble, Spooler};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use storage::write_whole;
use words::{Args, Language, Words};

/// What the button beside the path needs.
const SAVE_WIDTH: f32 = 128.0;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Deed {
    /// It is written into this file.
    Save(PathBuf),
    /// The program of the desktop shows it.
    Open,
    /// This printer prints it.
    Print(String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Outcome {
    Saved { file: PathBuf, pages: usize },
    Opened,
    Printed { printer: String, pages: usize },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Trouble {
    Stopped,
    /// The director stopped waiting when the pages were out of hand already.
    StoppedLate,
    Pdf(String),
    File(String, PathBuf),
    Open(String, PathBuf),
    Printer(PrinterTrouble),
}

/// Everything that a deed needs, to be done anywhere.
struct Order {
    deed: Deed,
    job: Arc<Job>,
    occasion: Occasion,
    paper: Paper,
    spooler: Spooler,
    /// The file that is opened or printed.
    file: PathBuf,
    language: Language,
}

impl PrintScreen {
    /// The buttons under the choice.
    pub(super) fn deeds_ui(&mut self, ui: &mut Ui, view: &View<'_>, desk: &PrintDesk) {
        ui.add_space(space::ONE);
        if let Some(work) = &self.deed {
            if progress_ui(ui, view, "print-making", work.progress()) {
                let (done, of) = work.progress();
                // A printer that has the pages prints them, whoever waits for its answer.
                let is_late = of > 0 && done >= of;
                let trouble = if is_late { Trouble::StoppedLate } else { Trouble::Stopped };
                self.deed = None;
                tell(view, &Err(trouble));
            }
            return;
        }
        let nothing = self.job.as_ref().is_none_or(|job| job.is_empty());
        let nothing = nothing.then(|| self.asked.nothing(view));
        let printer = self.printer(desk);
        let no_printer = printer.as_ref().err().map(|why| no_printer(view, why.as_ref()));
        self.printer_ui(ui, view, printer.as_deref().unwrap_or_default());
        ui.horizontal_wrapped(|ui| {
            let refusal = nothing.clone().or(no_printer);
            let rank = if refusal.is_none() { Rank::Primary } else { Rank::Secondary };
            if view.verb_ui(ui, Verb::Print, rank, refusal.as_deref()) {
                match (&printer, &refusal) {
                    (Ok(printer), None) => {
                        self.start(ui, view, desk, Deed::Print(printer.clone()));
                    }
                    (_, Some(refusal)) => tell_refused(refusal, view.actions),
                    (Err(_), None) => {}
                }
            }
            let words = view.text("print-open");
            let tip = view.text("print-open.tip");
            let open = Push::secondary(&words).tip(&tip).refused(nothing.as_deref());
            if ui.add(open).clicked() {
                self.start(ui, view, desk, Deed::Open);
            }
            let words = view.text("print-save");
            if ui.add(Push::secondary(&words).refused(nothing.as_deref())).clicked() {
                view.actions.push(Action::AskForPdf(file_name(view, &self.asked)));
            }
        });
        self.path_ui(ui, view, desk, nothing.as_deref());
    }

    /// The printer to print on: the one chosen last where it is still there.
    fn printer(&self, desk: &PrintDesk) -> Result<String, Option<PrinterTrouble>> {
        let Printers::Known(known) = &self.printers else { return Err(None) };
        let printers = known.as_ref().map_err(|trouble| Some(trouble.clone()))?;
        let last = printers.iter().find(|printer| **printer == desk.printer);
        last.or(printers.first()).cloned().ok_or(Some(PrinterTrouble::NoPrinter))
    }

    /// The list of printers, or why there is none.
    fn printer_ui(&mut self, ui: &mut Ui, view: &View<'_>, current: &str) {
        let is_in_trouble = matches!(self.printers, Printers::Known(Err(_)));
        let row = ui.horizontal(|ui| {
            let label = small_ui(ui, view.text("print-printer"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let again = view.text("print-look-again");
                if is_in_trouble && ui.add(Push::secondary(&again).small()).clicked() {
                    self.printers = Printers::Unknown;
                }
            });
            label
        });
        let label = row.inner;
        match &self.printers {
            Printers::Known(Ok(printers)) => {
                let list =
                    ComboBox::from_id_salt("printer").width(ui.available_width() - space::TWO);
                let shown = list.selected_text(text(current, Size::Body)).show_ui(ui, |ui| {
                    for printer in printers {
                        let words = text(printer, Size::Body);
                        if ui.selectable_label(printer == current, words).clicked() {
                            view.actions.push(Action::KeepPrinter(printer.clone()));
                        }
                    }
                });
                shown.response.labelled_by(label.id);
            }
            Printers::Known(Err(trouble)) => {
                muted_ui(ui, no_printer(view, Some(trouble)));
            }
            Printers::Unknown | Printers::Asked(_) => {
                small_ui(ui, view.text("print-asking-printers"));
            }
        }
        ui.add_space(space::HALF);
    }

    /// A path to type, where the desktop has no dialog.
    fn path_ui(&mut self, ui: &mut Ui, view: &View<'_>, desk: &PrintDesk, nothing: Option<&str>) {
        // Another sheet has another name, unless somebody typed one.
        let proposed = || desk.folder.join(file_name(view, &self.asked));
        let mut path = self.path.clone().unwrap_or_else(|| proposed().display().to_string());
        let label = text(view.text("print-path"), Size::Small).color(color(ui, Tone::TextMuted));
        let label = ui.label(label);
        ui.horizontal(|ui| {
            let edit = TextEdit::singleline(&mut path)
                .id_salt("path-of-print")
                .font(regular(Size::Body))
                .margin(Margin::symmetric(10, 7))
                .desired_width((ui.available_width() - SAVE_WIDTH).max(SAVE_WIDTH));
            let field = ui.add(edit).labelled_by(label.id);
            let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let typed = PathBuf::from(path.trim());
            let no_path = path.trim().is_empty().then(|| view.text("common-type-first"));
            let refusal = nothing.map(str::to_owned).or(no_path);
            if field.changed() {
                self.path = Some(path);
            }
            let save = Push::secondary(view.text("print-save-here")).refused(refusal.as_deref());
            if ui.add(save).clicked() || (is_entered && refusal.is_none()) {
                self.start(ui, view, desk, Deed::Save(typed));
            }
        });
    }

    /// Does it: a few pages are written at once, everything else is done beside the window.
    pub(super) fn start(&mut self, ui: &Ui, view: &View<'_>, desk: &PrintDesk, deed: Deed) {
        let Some(job) = self.job.clone().filter(|job| !job.is_empty()) else {
            return tell_refused(&self.asked.nothing(view), view.actions);
        };
        let order = Order {
            deed,
            job,
            occasion: occasion(view),
            paper: desk.paper,
            spooler: desk.spooler.clone(),
            file: desk.print_folder.join(file_name(view, &self.asked)),
            language: view.words.language(),
        };
        if order.job.len() <= AT_ONCE_MAX && matches!(order.deed, Deed::Save(_)) {
            tell(view, &order.done(&mut |_, _| ControlFlow::Continue(())));
        } else {
            self.deed = Some(Work::start(ui.ctx(), move |watch| order.done(watch)));
        }
    }
}

impl Order {
    fn done(self, watch: Watch<'_>) -> Result<Outcome, Trouble> {
        let words = Words::new(self.language);
        let pages = lay_out(&self.job, &self.occasion, self.paper, &words, watch);
        let pages = pages.map_err(|_| Trouble::Stopped)?;
        let bytes = pdf(&pages, &self.occasion.event, self.language.id(), watch);
        let bytes = bytes.map_err(|error| match error {
            PdfError::Stopped => Trouble::Stopped,
            PdfError::Failed(said) => Trouble::Pdf(said),
        })?;
        // Whoever stopped the work wants no file.
        if watch(pages.len(), pages.len()) == ControlFlow::Break(()) {
            return Err(Trouble::Stopped);
        }
        let pages = pages.len();
        match self.deed {
            Deed::Save(file) => {
                write(&file, &bytes)?;
                Ok(Outcome::Saved { file, pages })
            }
            Deed::Open => {
                write(&self.file, &bytes)?;
                let opened = opener::open(&self.file);
                opened.map_err(|error| Trouble::Open(error.to_string(), self.file))?;
                Ok(Outcome::Opened)
            }
            Deed::Print(printer) => {
                write(&self.file, &bytes)?;
                let printed = self.spooler.print(&self.file, &printer, media(self.paper));
                printed.map_err(Trouble::Printer)?;
                Ok(Outcome::Printed { printer, pages })
            }
        }
    }
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    let failed = |error: std::io::Error| Trouble::File(error.to_string(), file.to_owned());
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    write_whole(file, bytes).map_err(failed)
}

/// The paper as the print service calls it.
fn media(paper: Paper) -> &'static str {
    match paper {
        Paper::A4 => "A4",
        Paper::Letter => "Letter",
    }
}

/// Tells what was done, or why not.
pub(super) fn tell(view: &View<'_>, result: &Result<Outcome, Trouble>) {
    let (words, urgency) = match result {
        Ok(outcome) => (done(view, outcome), Urgency::Good),
        Err(Trouble::Stopped) => (view.text("print-stopped"), Urgency::Info),
        Err(Trouble::StoppedLate) => (view.text("print-stopped-late"), Urgency::Attention),
        Err(trouble) => (failed(view, trouble), Urgency::Attention),
    };
    view.actions.push(Action::Tell(notice_of(&words, urgency)));
}

fn tell_refused(refusal: &str, actions: &Actions) {
    actions.push(Action::Tell(notice_of(refusal, Urgency::Attention)));
}

fn done(view: &View<'_>, outcome: &Outcome) -> String {
    let file = |file: &Path| file.display().to_string();
    match outcome {
        Outcome::Saved { file: saved, pages } => {
            view.say("print-written", &Args::new().count("pages", *pages).text("file", file(saved)))
        }
        Outcome::Opened => view.text("print-opened"),
        Outcome::Printed { printer, pages } => {
            let args = Args::new().count("pages", *pages).text("printer", printer.as_str());
            view.say("print-sent", &args)
        }
    }
}

fn failed(view: &View<'_>, trouble: &Trouble) -> String {
    let with = |id: &str, said: &str| format!("{}\n{said}", view.text(id));
    match trouble {
        Trouble::Stopped => view.text("print-stopped"),
        Trouble::StoppedLate => view.text("print-stopped-late"),
        Trouble::Pdf(said) => with("print-failed", said),
        Trouble::File(said, file) => {
            with("print-save-failed", &format!("{said}: {}", file.display()))
        }
        Trouble::Open(said, file) => {
            with("print-open-failed", &format!("{said}: {}", file.display()))
        }
        Trouble::Printer(trouble) => no_printer(view, Some(trouble)),
    }
}

/// Why nothing can be printed, and what to do instead.
fn no_printer(view: &View<'_>, trouble: Option<&PrinterTrouble>) -> String {
    match trouble {
        None => view.text("print-asking-printers"),
        Some(PrinterTrouble::NoService) => view.text("print-no-service"),
        Some(PrinterTrouble::NoPrinter) => view.text("print-no-printer"),
        Some(PrinterTrouble::Said(said)) => {
            view.say("print-printer-said", &Args::new().text("said", said.as_str()))
        }
    }
}
