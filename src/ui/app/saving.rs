//! Sheets for others: the results and the structure as a spreadsheet or a web page.

use crate::app::App;
use crate::app::dialog::FileAsked;
use crate::app::notices::Stays;
use crate::widgets::{Urgency, notice_of};
use egui::Context;
use exchange::export::{Export, Exported};
use session::file_stem;
use std::path::Path;
use storage::{Readers, write_out};
use wording::file_trouble;
use words::Args;

impl App {
    pub(super) fn ask_for_export(&mut self, export: Export, ctx: &Context) {
        let Some(session) = &self.session else { return };
        let (what, title) = match export.what {
            Exported::Results => ("results", "save-results"),
            Exported::Structure => ("structure", "save-structure"),
        };
        let event = file_stem(&session.tournament().settings().name);
        let name = format!("{event} {what}.{}", export.format.ending());
        self.ask_where(FileAsked::Export(export), title, &name, ctx);
    }

    /// Writes it, and says where it is or why not.
    pub(super) fn save_export(&mut self, export: Export, path: &Path) {
        let Some(session) = &self.session else { return };
        let text = export.text(session.tournament(), &self.words, self.around.offset);
        let file = path.display().to_string();
        let notice = match write_out(path, text.as_bytes(), Readers::All) {
            Ok(()) => {
                let id = match export.what {
                    Exported::Results => "save-results-done",
                    Exported::Structure => "save-structure-done",
                };
                let said = self.words.say(id, &Args::new().text("file", file));
                notice_of(&said, Urgency::Good)
            }
            Err(error) => {
                let why = file_trouble(&self.words, &error);
                let said = format!("{}\n{why}: {file}", self.words.text("save-failed"));
                notice_of(&said, Urgency::Attention)
            }
        };
        self.notices.tell(notice, Stays::UntilDone);
    }
}
