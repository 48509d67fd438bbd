//! Where a list comes from: typed, pasted, or read from a file.

use crate::theme::Tone;
use crate::theme::{Size, icons, space, text, text_bold};
use crate::widgets::{Push, field_ui, remark_ui};
use egui::{Align, Key, Label, Layout, ScrollArea, TextEdit, Ui};
use std::path::{Path, PathBuf};
use storage::csv::LIST_BYTES_MAX;
use storage::read_bounded;
use wording::file_trouble;
use words::Words;

/// So many lines of text are in sight at least.
const LINES_IN_SIGHT: usize = 8;

/// What was asked for beside what is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SourceAsked {
    Nothing,
    /// Somebody asked to choose a file.
    File,
}

/// A list as somebody gave it.
#[derive(Debug, Default)]
pub(super) struct ListSource {
    text: String,
    /// The file that was opened: its name, and what is in it.
    file: Option<(PathBuf, Vec<u8>)>,
    path: String,
    /// Why a file could not be read.
    trouble: Option<String>,
    /// Grows whenever another text or file is given.
    version: u64,
    has_focus: bool,
}

impl ListSource {
    /// The bytes of the list, and a number that changes with them.
    pub(super) fn bytes(&self) -> (&[u8], u64) {
        match &self.file {
            Some((_, bytes)) => (bytes, self.version),
            None => (self.text.as_bytes(), self.version),
        }
    }

    /// The file that it comes from.
    pub(super) fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|(path, _)| path.as_path())
    }

    /// Whether nothing was given.
    pub(super) fn is_empty(&self) -> bool {
        self.file.is_none() && self.text.trim().is_empty()
    }

    /// Reads a file; where that fails, it is told and what was there stays.
    pub(super) fn take(&mut self, words: &Words, path: &Path) {
        match read_bounded(path, LIST_BYTES_MAX) {
            Ok(bytes) => {
                self.file = Some((path.to_path_buf(), bytes));
                self.trouble = None;
                self.path.clear();
                self.version += 1;
            }
            Err(error) => {
                self.trouble = Some(format!("{}: {}", file_trouble(words, &error), path.display()));
            }
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words, hint: &str) -> SourceAsked {
        let mut asked = SourceAsked::Nothing;
        if let Some((path, _)) = &self.file {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let mut is_left = false;
            ui.horizontal(|ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let leave = words.text("list-file-leave");
                    let push = Push::quiet(icons::CLOSE).name(&leave).tip(&leave).small();
                    is_left = ui.add(push).clicked();
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        ui.add(Label::new(text_bold(name, Size::Body)).truncate());
                    });
                });
            });
            if is_left {
                self.file = None;
                self.version += 1;
            }
            return asked;
        }
        let rows = ScrollArea::vertical().id_salt("list-source").max_height(ui.available_height());
        let rows = rows.max_height((ui.available_height() * 0.5).max(120.0));
        rows.show(ui, |ui| {
            let edit = TextEdit::multiline(&mut self.text)
                .id_salt("list-text")
                .desired_rows(LINES_IN_SIGHT)
                .desired_width(ui.available_width())
                .hint_text(text(hint, Size::Body));
            let edit = ui.add(edit);
            let _ = edit.clone().accessible_name(hint);
            if !self.has_focus {
                edit.request_focus();
                self.has_focus = true;
            }
            if edit.changed() {
                self.version += 1;
            }
        });
        ui.add_space(space::HALF);
        let field = field_ui(ui, &words.text("list-path"), "", &mut self.path);
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if is_entered && !self.path.trim().is_empty() {
            let path = PathBuf::from(self.path.trim());
            self.take(words, &path);
        }
        if ui.add(Push::secondary(words.text("list-open-file")).icon(icons::FOLDER)).clicked() {
            asked = SourceAsked::File;
        }
        if let Some(trouble) = &self.trouble {
            remark_ui(ui, trouble, Tone::StoppedText);
        }
        asked
    }
}
