//! Many players at once: a list that is pasted, typed, or read from a file.

use crate::parts::PaysForm;
use crate::parts::lists::questions_ui;
use crate::screens::players::list_preview::Preview;
use crate::theme::{Size, Tone, color, icons, shape, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::{Action, ListAction};
use crate::widgets::{Push, field_ui, heading_ui, lines_ui, remark_ui};
use egui::{Align, ComboBox, Key, Label, Layout, Ui, Vec2};
use engine::Command;
use engine::command::SameNames;
use engine::money::Pays;
use engine::values::{Sale, Seq};
use exchange::{
    HandedOnError, ListNote, ListOpened, ListQuestion, ListRead, ListTold, list_note_said,
    sign_up_list,
};
use std::path::{Path, PathBuf};
use storage::csv::{Column, ColumnMapping, CsvError};
use words::Args;

/// A pasted list of more lines is shown as what was read from it, not as text.
const LINES_MAX: usize = 12;

/// A text of more lines is not edited here.
const EDITED_MAX: usize = 2_000;

/// How many cells show what is in a column.
const CELLS_SHOWN: usize = 3;
const COLUMN_WIDTH: f32 = 124.0;

/// What a column may be, with the ids of the words.
const COLUMNS: [(Column, &str); 7] = [
    (Column::Name, "players-import-name"),
    (Column::FirstName, "players-import-first-name"),
    (Column::LastName, "players-import-last-name"),
    (Column::Table, "common-table"),
    (Column::Seat, "common-seat"),
    (Column::Member, "players-import-member"),
    (Column::Ignored, "players-import-ignored"),
];

#[derive(Debug, Default)]
pub(super) struct ListForm {
    text: String,
    /// The file that the text was read from.
    file: Option<ListFile>,
    path: String,
    /// What the columns are, where somebody said so.
    mapping: Option<ColumnMapping>,
    /// What `list` was read from, and the act after which.
    key: Option<(String, Option<ColumnMapping>, Seq)>,
    list: Option<Result<ListRead, CsvError>>,
    /// The text is long, and was pasted.
    is_long: bool,
    preview: Preview,
    /// What registers those who are ticked; made anew when a tick changes.
    command: Option<Command>,
}

/// A file with a list, and how it was read.
#[derive(Debug)]
struct ListFile {
    path: PathBuf,
    told: ListTold,
    /// What is open, before there is a list.
    questions: Vec<ListQuestion>,
    /// What is to be said of the file.
    notes: Vec<ListNote>,
}

impl ListForm {
    /// Whether a long list was pasted or read from a file.
    pub(super) fn is_loaded(&self) -> bool {
        self.is_long || self.file.is_some()
    }

    /// Adds lines that were pasted.
    pub(super) fn paste(&mut self, lines: &str) {
        self.text.push_str(lines);
        self.is_long = self.text.lines().count() > LINES_MAX;
    }

    /// Takes what was read of a file, which was read so far as this was told.
    pub(super) fn take(
        &mut self,
        path: &Path,
        told: ListTold,
        read: Result<ListOpened, HandedOnError>,
    ) {
        let (text, notes, questions) = match read {
            Ok(list) => (list.text, list.notes, Vec::new()),
            Err(HandedOnError::Questions(questions)) => (String::new(), Vec::new(), questions),
            // It was read before, and is gone.
            Err(_) => return,
        };
        let file = ListFile { path: path.to_path_buf(), told, questions, notes };
        *self = Self { text, file: Some(file), ..Self::default() };
    }

    /// Shows what is open about a file, and reads it again when something is answered.
    fn file_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(file) = &mut self.file else { return };
        for note in &file.notes {
            remark_ui(ui, list_note_said(view.words, note), Tone::AttentionText);
        }
        let mut is_changed = questions_ui(ui, view.words, &file.questions, &mut file.told);
        let was_told = file.told.encoding.is_some() || file.told.sheet.is_some();
        let again = view.text("list-read-again");
        if was_told && ui.add(Push::quiet(&again).small()).clicked() {
            file.told = ListTold::default();
            is_changed = true;
        }
        if is_changed {
            let (path, told) = (file.path.clone(), file.told.clone());
            let read = sign_up_list(&path, &told);
            self.take(&path, told, read);
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.source_ui(ui, view);
        self.file_ui(ui, view);
        self.renew(view);
        let Some(list) = &mut self.list else { return };
        match list {
            Err(_) if self.text.is_empty() => {}
            Err(error) => {
                remark_ui(ui, view.text(&format!("csv-{}", error.id())), Tone::AttentionText);
            }
            Ok(list) => {
                let mut mapping = list.layout.mapping.clone();
                columns_ui(ui, view, list, &mut mapping);
                if mapping != list.layout.mapping {
                    self.mapping = Some(mapping);
                }
            }
        }
    }

    /// Whether there is a list whose lines can be looked at.
    pub(super) fn has_list(&self) -> bool {
        matches!(self.list, Some(Ok(_)))
    }

    /// Shows every line of the list beside the form, and the button that registers those ticked.
    pub(super) fn preview_ui(&mut self, ui: &mut Ui, view: &View<'_>, pays: &PaysForm) {
        let Some(Ok(list)) = &mut self.list else { return };
        let command = self.command.get_or_insert_with(|| command_of(list));
        // What they pay is chosen in the form.
        if let (Ok(pays), Command::Register { pays: said, .. }) =
            (pays.pays(view, Sale::Entry), &mut *command)
        {
            *said = pays;
            if register_ui(ui, view, list, command) {
                *self = Self::default();
                return;
            }
            ui.add_space(space::ONE);
        }
        if self.preview.ui(ui, view, list, &self.text) {
            self.command = None;
        }
    }

    /// Where the list comes from.
    fn source_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let lines = Args::new().count("lines", self.text.lines().count());
        let pasted = self.is_long.then(|| view.say("players-paste-lines", &lines));
        let name = |file: &ListFile| {
            file.path.file_name().unwrap_or_default().to_string_lossy().into_owned()
        };
        if let Some(file) = &self.file.as_ref().map(name).or(pasted) {
            let mut is_left = false;
            ui.horizontal(|ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let clear = match self.file {
                        Some(_) => view.text("players-import-leave"),
                        None => view.text("players-paste-leave"),
                    };
                    let push = Push::quiet(icons::CLOSE).name(&clear).tip(&clear).small();
                    is_left = ui.add(push).clicked();
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        ui.add(Label::new(text_bold(file, Size::Body)).truncate());
                    });
                });
            });
            let is_short = self.file.is_none() && self.text.lines().count() <= EDITED_MAX;
            let edit = view.text("players-paste-edit");
            if is_left {
                *self = Self::default();
            } else if is_short && ui.add(Push::secondary(&edit).small()).clicked() {
                self.is_long = false;
            }
            return;
        }
        let label = view.text("players-register-names");
        lines_ui(ui, &label, &view.text("players-register-paste-hint"), &mut self.text);
        let label = view.text("players-import-path");
        let field = field_ui(ui, &label, "", &mut self.path);
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if is_entered && !self.path.trim().is_empty() {
            view.actions
                .push(Action::List(ListAction::ReadPlayers(PathBuf::from(self.path.trim()))));
        }
        if ui.add(Push::secondary(view.text("players-import"))).clicked() {
            view.actions.push(Action::List(ListAction::AskForPlayers));
        }
    }

    /// Reads the text again where it or the columns have changed.
    fn renew(&mut self, view: &View<'_>) {
        let is_same_text = self.key.as_ref().is_some_and(|(text, ..)| *text == self.text);
        if !is_same_text {
            self.mapping = None;
        }
        let is_same =
            is_same_text && self.key.as_ref().is_some_and(|(_, read, _)| *read == self.mapping);
        let seq = view.seq();
        if is_same && self.key.as_ref().is_some_and(|(_, _, after)| *after == seq) {
            return;
        }
        let mut list = ListRead::of(&self.text, self.mapping.as_ref(), view.tournament);
        if is_same {
            // An act came in between: whoever was registered meanwhile is ticked no longer.
            if let (Ok(list), Some(Ok(before))) = (&mut list, &self.list) {
                list.keep_ticks(before);
            }
        } else {
            self.preview.forget();
        }
        self.list = Some(list);
        self.command = None;
        self.key = Some((self.text.clone(), self.mapping.clone(), seq));
    }
}

fn command_of(list: &ListRead) -> Command {
    let same_names = if list.has_doubles() { SameNames::Allow } else { SameNames::Refuse };
    Command::Register { players: list.players(), same_names, pays: Pays::default() }
}

/// The button for all who are ticked; whether they were registered.
fn register_ui(ui: &mut Ui, view: &View<'_>, list: &ListRead, command: &Command) -> bool {
    if let Some(error) = list.error {
        remark_ui(ui, view.text(&format!("csv-{}", error.id())), Tone::AttentionText);
        return false;
    }
    let Command::Register { players, .. } = command else { return false };
    let words = view.say("players-register-all", &Args::new().count("players", players.len()));
    let refusal = view.refusal(command);
    ui.add_space(space::HALF);
    if ui.add(Push::primary(&words).refused(refusal.as_deref())).clicked() {
        view.actions.submit(command.clone());
        return true;
    }
    if let Some(refusal) = refusal {
        remark_ui(ui, refusal, Tone::AttentionText);
    }
    false
}

/// What each column holds, with its first cells.
fn columns_ui(ui: &mut Ui, view: &View<'_>, list: &ListRead, mapping: &mut ColumnMapping) {
    let width = list.width();
    if width < 2 && !mapping.has_titles {
        return;
    }
    heading_ui(ui, view.text("players-import-columns"));
    mapping.columns.resize(width.max(mapping.columns.len()), Column::Ignored);
    for (index, column) in mapping.columns.iter_mut().enumerate() {
        let numbered = view.say("players-import-column", &Args::new().no("column", index + 1));
        let title = list.layout.titles.get(index).filter(|title| !title.is_empty());
        let title = title.cloned().unwrap_or_else(|| numbered.clone());
        let cells = list.layout.sample.iter().filter_map(|line| line.get(index));
        let cells = cells.map(String::as_str).filter(|cell| !cell.is_empty());
        let cells: Vec<&str> = cells.take(CELLS_SHOWN).collect();
        let cells = text(cells.join(" · "), Size::Small).color(color(ui, Tone::TextMuted));
        let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            column_ui(ui, view, index, &numbered, column);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.add(Label::new(text_bold(title, Size::Body)).truncate());
                ui.add(Label::new(cells).truncate());
            });
        });
    }
    ui.checkbox(&mut mapping.has_titles, text(view.text("players-import-titles"), Size::Body));
}

/// The choice of what a column is.
fn column_ui(ui: &mut Ui, view: &View<'_>, index: usize, name: &str, column: &mut Column) {
    let chosen = COLUMNS.iter().find(|(choice, _)| choice == column);
    let chosen = chosen.map(|(_, id)| view.text(id)).unwrap_or_default();
    let combo = ComboBox::from_id_salt(("column", index)).selected_text(chosen);
    let shown = combo.width(COLUMN_WIDTH).show_ui(ui, |ui| {
        for (choice, id) in COLUMNS {
            ui.selectable_value(column, choice, view.text(id));
        }
    });
    let _ = shown.response.accessible_name(name);
}
