//! The buttons that save, open and print what is chosen.

use crate::parts::save_sheet_ui;
use crate::screens::print::order::{Deed, Order, Trouble, no_printer, tell, tell_refused};
use crate::screens::print::{
    AT_ONCE_MAX, PrintDesk, PrintScreen, Printers, Work, file_name, progress_ui,
};
use crate::theme::{Size, space, text};
use crate::view::{Rank, View};
use crate::vocabulary::{Action, Verb};
use crate::widgets::{Push, muted_ui, small_ui};
use egui::{Align, ComboBox, Layout, Ui};
use house::PrinterTrouble;
use print::Occasion;
use std::ops::ControlFlow;
use words::Words;

impl PrintScreen {
    /// The buttons under the choice.
    pub(super) fn deeds_ui(&mut self, ui: &mut Ui, view: &View<'_>, desk: &PrintDesk) {
        ui.add_space(space::ONE);
        if let Some(work) = &self.deed {
            if progress_ui(ui, view, "print-making", work) {
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
        if let Some(what) = self.asked.for_others() {
            ui.add_space(space::HALF);
            save_sheet_ui(ui, view, what);
        }
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

    /// Does it: a few pages are written at once, everything else is done beside the window.
    pub(super) fn start(&mut self, ui: &Ui, view: &View<'_>, desk: &PrintDesk, deed: Deed) {
        let Some(job) = self.job.clone().filter(|job| !job.is_empty()) else {
            return tell_refused(&self.asked.nothing(view), view.actions);
        };
        let paper_language = self.asked.language(view);
        let paper_words = Words::new(paper_language);
        let order = Order {
            deed,
            job,
            occasion: Occasion::of(view.log, view.now, &paper_words, view.offset),
            paper: desk.paper,
            spooler: desk.spooler.clone(),
            file: desk.print_folder.join(file_name(view, &self.asked)),
            language: view.words.language(),
            paper_language,
        };
        if order.job.len() <= AT_ONCE_MAX && matches!(order.deed, Deed::Save(_)) {
            tell(view, &order.done(&mut |_, _| ControlFlow::Continue(())));
        } else {
            self.deed = Some(Work::start(ui.ctx(), move |watch| order.done(watch)));
        }
    }
}
