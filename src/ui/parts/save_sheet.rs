//! The button that saves a sheet for others, as a spreadsheet or as a web page.

use crate::theme::icons;
use crate::view::View;
use crate::vocabulary::Action;
use crate::widgets::{Push, unfold_ui};
use egui::Ui;
use exchange::export::{Export, ExportFormat, Exported};

/// Shows the button, and under it what the sheet can be saved as; refused where one looks back.
pub fn save_sheet_ui(ui: &mut Ui, view: &View<'_>, what: Exported) {
    let id = match what {
        Exported::Results => "save-results",
        Exported::Structure => "save-structure",
    };
    let (words, tip) = (view.text(id), view.text("save-sheet-tip"));
    let past = view.back.map(|_| view.text("save-nothing-past"));
    let push = Push::secondary(&words).icon(icons::FOLDER).small().tip(tip);
    unfold_ui(ui, push, &words, |ui| {
        let formats =
            [(ExportFormat::Csv, "save-as-spreadsheet"), (ExportFormat::Html, "save-as-page")];
        for (format, id) in formats {
            let push = Push::secondary(view.text(id)).refused(past.as_deref());
            if ui.add(push).clicked() {
                view.actions.push(Action::AskForExport(Export { what, format }));
            }
        }
    });
}
