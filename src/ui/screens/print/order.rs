//! A PDF that is saved, opened or printed, and what is told of that.

use crate::view::View;
use crate::vocabulary::{Action, Actions};
use crate::widgets::{Urgency, notice_of};
use house::{PrinterTrouble, Spooler, lay_out};
use opener::OpenError;
use print::{Job, Occasion, Paper, PdfError, Watch, pdf};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use storage::{Readers, write_out};
use words::{Args, Language, Words};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Deed {
    /// It is written into this file.
    Save(PathBuf),
    /// The program of the desktop shows it.
    Open,
    Print(String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum PrintOutcome {
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
pub(super) struct Order {
    pub(super) deed: Deed,
    pub(super) job: Arc<Job>,
    pub(super) occasion: Occasion,
    pub(super) paper: Paper,
    pub(super) spooler: Spooler,
    /// The file that is opened or printed.
    pub(super) file: PathBuf,
    /// The language of whoever reads what went wrong.
    pub(super) language: Language,
    pub(super) paper_language: Language,
}

impl Order {
    pub(super) fn done(self, watch: Watch<'_>) -> Result<PrintOutcome, Trouble> {
        let words = Words::new(self.language);
        let pages =
            lay_out(&self.job, &self.occasion, self.paper, &Words::new(self.paper_language), watch);
        let pages = pages.map_err(|_| Trouble::Stopped)?;
        let bytes = pdf(&pages, &self.occasion.event, self.paper_language.id(), watch);
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
                write(&words, &file, &bytes)?;
                Ok(PrintOutcome::Saved { file, pages })
            }
            Deed::Open => {
                write(&words, &self.file, &bytes)?;
                let opened = opener::open(&self.file);
                let said =
                    |error: OpenError| wording::without_number(&error.to_string()).to_owned();
                opened.map_err(|error| Trouble::Open(said(error), self.file))?;
                Ok(PrintOutcome::Opened)
            }
            Deed::Print(printer) => {
                write(&words, &self.file, &bytes)?;
                let printed = self.spooler.print(&self.file, &printer, media(self.paper));
                printed.map_err(Trouble::Printer)?;
                Ok(PrintOutcome::Printed { printer, pages })
            }
        }
    }
}

fn write(words: &Words, file: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    let failed = |error: std::io::Error| {
        Trouble::File(wording::file_trouble(words, &error), file.to_owned())
    };
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    write_out(file, bytes, Readers::All).map_err(failed)
}

/// The paper as the print service calls it.
fn media(paper: Paper) -> &'static str {
    match paper {
        Paper::A4 => "A4",
        Paper::Letter => "Letter",
    }
}

/// Tells what was done, or why not.
pub(super) fn tell(view: &View<'_>, result: &Result<PrintOutcome, Trouble>) {
    let (words, urgency) = match result {
        Ok(outcome) => (done(view, outcome), Urgency::Good),
        Err(Trouble::Stopped) => (view.text("print-stopped"), Urgency::Info),
        Err(Trouble::StoppedLate) => (view.text("print-stopped-late"), Urgency::Attention),
        Err(trouble) => (failed(view, trouble), Urgency::Attention),
    };
    view.actions.push(Action::Tell(notice_of(&words, urgency)));
}

pub(super) fn tell_refused(refusal: &str, actions: &Actions) {
    actions.push(Action::Tell(notice_of(refusal, Urgency::Attention)));
}

fn done(view: &View<'_>, outcome: &PrintOutcome) -> String {
    let file = |file: &Path| file.display().to_string();
    match outcome {
        PrintOutcome::Saved { file: saved, pages } => {
            view.say("print-written", &Args::new().count("pages", *pages).text("file", file(saved)))
        }
        PrintOutcome::Opened => view.text("print-opened"),
        PrintOutcome::Printed { printer, pages } => {
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
pub(super) fn no_printer(view: &View<'_>, trouble: Option<&PrinterTrouble>) -> String {
    match trouble {
        None => view.text("print-asking-printers"),
        // There is none to look for: files are printed by the programs that show them.
        Some(PrinterTrouble::NoService) if cfg!(windows) => view.text("print-from-there"),
        Some(PrinterTrouble::NoService) => view.text("print-no-service"),
        Some(PrinterTrouble::NoPrinter) => view.text("print-no-printer"),
        Some(PrinterTrouble::Said(said)) => {
            view.say("print-printer-said", &Args::new().text("said", said.as_str()))
        }
    }
}
