//! A path that can be typed while the desktop is asked for a file, or where it cannot ask.

use crate::app::dialog::FileAsked;
use crate::theme::space;
use crate::widgets::{Ground, Push, field_ui, framed_ui, muted_ui};
use egui::{InputState, Key, Modifiers, Ui};
use std::path::{Path, PathBuf};
use words::Words;

/// The line that stands while a file is asked for.
#[derive(Debug)]
pub struct TypedPath {
    asked: FileAsked,
    typed: String,
    /// The desktop answered that nothing was chosen, or cannot ask.
    is_alone: bool,
    has_keys: bool,
}

/// Shows the line, where one stands, until something was typed or nobody wants it any more.
pub fn typed_path_ui(
    line: &mut Option<TypedPath>,
    ui: &mut Ui,
    words: &Words,
) -> Option<(FileAsked, PathBuf)> {
    match line.as_mut()?.ui(ui, words) {
        PathTyped::Going => None,
        PathTyped::Dropped => {
            *line = None;
            None
        }
        PathTyped::Chosen(asked, path) => Some((asked, path)),
    }
}

enum PathTyped {
    Going,
    Chosen(FileAsked, PathBuf),
    Dropped,
}

impl TypedPath {
    #[must_use]
    pub fn new(asked: FileAsked) -> Self {
        Self { asked, typed: String::new(), is_alone: false, has_keys: false }
    }

    /// Where something is to be saved: as proposed, unless somebody types another place.
    #[must_use]
    pub fn proposed(asked: FileAsked, proposed: &Path) -> Self {
        Self { typed: proposed.display().to_string(), ..Self::new(asked) }
    }

    /// Notes that the desktop gave no file.
    pub fn alone(&mut self) {
        self.is_alone = true;
    }

    fn ui(&mut self, ui: &mut Ui, words: &Words) -> PathTyped {
        let mut came = PathTyped::Going;
        framed_ui(ui, Ground::Form, |ui| {
            let is_saved = is_saved(self.asked);
            let said = match (is_saved, self.is_alone) {
                (false, false) => "path-asked",
                (false, true) => "path-no-dialog",
                (true, false) => "path-save-asked",
                (true, true) => "path-save-no-dialog",
            };
            muted_ui(ui, words.text(said));
            let (label, hint) = texts(self.asked);
            let (label, hint) = (words.text(label), words.text(hint));
            let field = field_ui(ui, &label, &hint, &mut self.typed);
            if !self.has_keys {
                self.has_keys = true;
                field.request_focus();
            }
            // The screen below must not take the same Enter for its first button.
            let enter = |input: &mut InputState| input.consume_key(Modifiers::NONE, Key::Enter);
            let is_sent = field.lost_focus() && ui.input_mut(enter);
            ui.add_space(space::HALF);
            ui.horizontal(|ui| {
                let nothing = self.typed.trim().is_empty().then(|| words.text("common-type-first"));
                let take = words.text(if is_saved { "path-save" } else { "path-take" });
                let take = Push::primary(take).small();
                let is_pressed = ui.add(take.refused(nothing.as_deref())).clicked();
                if (is_pressed || is_sent) && nothing.is_none() {
                    came = PathTyped::Chosen(self.asked, path_of(&self.typed));
                }
                if ui.add(Push::secondary(words.text("common-cancel")).small()).clicked() {
                    came = PathTyped::Dropped;
                }
            });
        });
        ui.add_space(space::ONE);
        came
    }
}

/// The path that was typed; `~` is the home of whoever types, and a copied path may have quotes.
fn path_of(typed: &str) -> PathBuf {
    let plain = typed.trim().trim_matches(['"', '\'']);
    let plain = plain.strip_prefix("file://").unwrap_or(plain);
    match plain.strip_prefix("~/").zip(std::env::home_dir()) {
        Some((rest, home)) => home.join(rest),
        None => PathBuf::from(plain),
    }
}

/// Whether something is written there.
fn is_saved(asked: FileAsked) -> bool {
    match asked {
        FileAsked::Pdf
        | FileAsked::Export(_)
        | FileAsked::PeopleTo
        | FileAsked::LeagueTo(_)
        | FileAsked::LookTo => true,
        FileAsked::Folder
        | FileAsked::LeagueFolder
        | FileAsked::SavedFolder
        | FileAsked::Tournament
        | FileAsked::Players
        | FileAsked::Sheet(_)
        | FileAsked::PeopleList
        | FileAsked::Picture(_)
        | FileAsked::Look
        | FileAsked::LookPicture
        | FileAsked::Sound(_)
        | FileAsked::SpokenFolder
        | FileAsked::Flight => false,
        #[cfg(feature = "share")]
        FileAsked::Certificate | FileAsked::Key => false,
    }
}

/// What the line is called, and what a path there looks like.
fn texts(asked: FileAsked) -> (&'static str, &'static str) {
    match asked {
        FileAsked::Tournament | FileAsked::Flight => ("path-of-file", "path-hint-tournament"),
        FileAsked::Players | FileAsked::Sheet(_) | FileAsked::PeopleList => {
            ("path-of-file", "path-hint-players")
        }
        FileAsked::Picture(_) => ("path-of-file", "path-hint-picture"),
        FileAsked::Sound(_) => ("path-of-file", "path-hint-sound"),
        FileAsked::Look => ("path-of-file", "path-hint-look"),
        FileAsked::LookPicture => ("path-of-file", "path-hint-look-picture"),
        FileAsked::LookTo => ("path-save-as", "path-hint-look"),
        #[cfg(feature = "share")]
        FileAsked::Certificate | FileAsked::Key => ("path-of-file", "path-hint-certificate"),
        FileAsked::Folder
        | FileAsked::LeagueFolder
        | FileAsked::SpokenFolder
        | FileAsked::SavedFolder => ("path-of-folder", "path-hint-folder"),
        FileAsked::PeopleTo => ("path-save-as", "path-hint-players"),
        FileAsked::Pdf | FileAsked::Export(_) | FileAsked::LeagueTo(_) => {
            ("path-save-as", "path-hint-folder")
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::app::typed_path::path_of;
    use std::path::PathBuf;

    #[test]
    fn a_path_may_be_pasted_as_others_write_it() {
        assert_eq!(path_of(" /a/b c.floorman "), PathBuf::from("/a/b c.floorman"));
        assert_eq!(path_of("\"/a/b.csv\""), PathBuf::from("/a/b.csv"));
        assert_eq!(path_of("file:///a/b.csv"), PathBuf::from("/a/b.csv"));
        if let Some(home) = std::env::home_dir() {
            assert_eq!(path_of("~/x.floorman"), home.join("x.floorman"));
        }
    }
}
