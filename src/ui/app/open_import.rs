//! Files of another program that are opened as if they were our own.

use crate::app::App;
use crate::app::notices::Stays;
use crate::widgets::{Urgency, notice_of};
use exchange::{Imported, ListTold, import_file};
use session::name_of;
use std::path::Path;
use words::Args;

/// No more lines are told of what was left out; the terminal lists them all.
const LINES_MAX: usize = 2;

/// Whether a file is one that The Tournament Director saved, by its name.
pub(super) fn is_saved_elsewhere(path: &Path) -> bool {
    path.extension().is_some_and(|end| end.eq_ignore_ascii_case("tdt"))
}

impl App {
    /// Makes a tournament of a saved file, in the folder of tournaments, and opens it.
    pub(super) fn open_import(&mut self, path: &Path) {
        let folder = self.around.folder.clone();
        if let Err(error) = std::fs::create_dir_all(&folder) {
            return self.tell_no_folder(&error, &folder);
        }
        let mut to = folder.join(name_of(path));
        to.as_mut_os_string().push(".floorman");
        match import_file(path, &to, &ListTold::default(), &self.words) {
            Ok(imported) => {
                self.open_file(&to);
                self.tell_imported(&imported, &to);
            }
            Err(error) => {
                let args = Args::new().text("file", name_of(path));
                let mut said = error.said(&self.words);
                said.truncate(LINES_MAX);
                let not_read = self.words.say("import-not-read", &args);
                let text = format!("{not_read}\n{}", said.join("\n"));
                self.notices.tell(notice_of(&text, Urgency::Stopped), Stays::UntilSeen);
            }
        }
    }

    /// Says what came of an import, and what was left out.
    fn tell_imported(&mut self, imported: &Imported, to: &Path) {
        let log = imported.session.log();
        let args = Args::new()
            .count("people", log.state().entries().players().len())
            .count("acts", log.acts().len())
            .text("file", to.display().to_string());
        let mut notice = notice_of(&self.words.say("import-done", &args), Urgency::Info);
        let remarks = &imported.remarks;
        let told = remarks.iter().take(LINES_MAX).map(|remark| remark.said(&self.words));
        let mut lines: Vec<String> = told.collect();
        if remarks.len() > LINES_MAX {
            let args = Args::new().count("count", remarks.len() - LINES_MAX);
            lines.push(self.words.say("import-more", &args));
        }
        notice.hint = lines.join("\n");
        self.notices.tell(notice, Stays::UntilSeen);
    }
}
