//! Asking for a file or a folder, without the window standing still meanwhile.

use crate::vocabulary::{LeagueSheet, SheetOf};
use exchange::export::Export;
use house::SOUND_ENDINGS;
use people::PersonId;
use reports::Cue;
use rfd::FileDialog;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// Extensions of the files that lists are read from.
const LISTS: [&str; 13] = [
    "csv", "xlsx", "xls", "ods", "txt", "tsv", "html", "htm", "json", "md", "ron", "floorman",
    "tdt",
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileAsked {
    Tournament,
    /// A folder to keep tournaments in.
    Folder,
    Players,
    Sheet(SheetOf),
    /// A list of people of the house.
    PeopleList,
    /// Where the list of everybody is to be.
    PeopleTo,
    /// A folder with the events of a league.
    LeagueFolder,
    /// Where something of a league is to be.
    LeagueTo(LeagueSheet),
    /// A folder with files of another program.
    SavedFolder,
    Picture(PersonId),
    /// A flight whose day is over.
    Flight,
    /// The certificate of the room, and its key.
    #[cfg(feature = "share")]
    Certificate,
    #[cfg(feature = "share")]
    Key,
    /// A set of screens, and where one is to be.
    Look,
    LookTo,
    /// A picture for a look.
    LookPicture,
    /// A sound of the house for a cue.
    Sound(Cue),
    /// A folder with spoken announcements.
    SpokenFolder,
    Pdf,
    /// Where a sheet for others is to be.
    Export(Export),
}

/// A question to the desktop that is not answered yet.
#[derive(Debug)]
pub struct Dialog {
    asked: FileAsked,
    answer: Receiver<Option<PathBuf>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileAnswer {
    Waiting,
    Chosen(FileAsked, PathBuf),
    /// Nothing was chosen, or the desktop cannot ask.
    Nothing,
}

impl Dialog {
    /// Asks, and lets `ctx` know when there is an answer.
    #[must_use]
    pub fn ask(asked: FileAsked, title: &str, ctx: &egui::Context) -> Self {
        Self::ask_with(asked, FileDialog::new().set_title(title), ctx)
    }

    /// Asks where to save something, and proposes a folder and a name.
    #[must_use]
    pub fn ask_where(asked: FileAsked, title: &str, proposed: &Path, ctx: &egui::Context) -> Self {
        let name = proposed.file_name().unwrap_or_default().to_string_lossy();
        let dialog = FileDialog::new().set_title(title).set_file_name(name);
        let dialog = match proposed.parent() {
            Some(folder) => dialog.set_directory(folder),
            None => dialog,
        };
        Self::ask_with(asked, dialog, ctx)
    }

    fn ask_with(asked: FileAsked, dialog: FileDialog, ctx: &egui::Context) -> Self {
        let (sender, answer) = channel();
        let ctx = ctx.clone();
        // The desktop's dialog waits for a person, and nothing else may wait with it.
        let _thread = std::thread::spawn(move || {
            let chosen = match asked {
                FileAsked::Tournament => {
                    dialog.add_filter("Floorman", &["floorman", "tdt"]).pick_file()
                }
                FileAsked::Flight => dialog.add_filter("Floorman", &["floorman"]).pick_file(),
                FileAsked::Folder
                | FileAsked::LeagueFolder
                | FileAsked::SpokenFolder
                | FileAsked::SavedFolder => dialog.pick_folder(),
                FileAsked::LeagueTo(_) => {
                    dialog.add_filter("PDF", &["pdf", "csv", "html"]).save_file()
                }
                FileAsked::Sound(_) => {
                    dialog.add_filter("WAV/OGG/MP3/FLAC", &SOUND_ENDINGS).pick_file()
                }
                FileAsked::Look => dialog.add_filter("RON", &["ron"]).pick_file(),
                FileAsked::LookTo => dialog.add_filter("RON", &["ron"]).save_file(),
                FileAsked::Pdf => dialog.add_filter("PDF", &["pdf"]).save_file(),
                FileAsked::Export(Export { format, .. }) => {
                    let ending = format.ending();
                    dialog.add_filter(ending.to_uppercase(), &[ending]).save_file()
                }
                FileAsked::Sheet(_) | FileAsked::Players | FileAsked::PeopleList => {
                    dialog.add_filter("CSV/XLSX/ODS", &LISTS).pick_file()
                }
                #[cfg(feature = "share")]
                FileAsked::Certificate | FileAsked::Key => {
                    dialog.add_filter("PEM", &["pem", "crt", "cer", "key"]).pick_file()
                }
                FileAsked::PeopleTo => dialog.add_filter("CSV", &["csv"]).save_file(),
                FileAsked::Picture(_) | FileAsked::LookPicture => {
                    dialog.add_filter("PNG", &["png", "jpg", "jpeg"]).pick_file()
                }
            };
            // Where nobody listens any more the answer is not wanted.
            let _ = sender.send(chosen);
            ctx.request_repaint();
        });
        Self { asked, answer }
    }

    #[must_use]
    pub fn answer(&self) -> FileAnswer {
        match self.answer.try_recv() {
            Ok(Some(path)) => FileAnswer::Chosen(self.asked, path),
            Ok(None) | Err(TryRecvError::Disconnected) => FileAnswer::Nothing,
            Err(TryRecvError::Empty) => FileAnswer::Waiting,
        }
    }
}
