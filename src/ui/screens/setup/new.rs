//! A new tournament: a template, a name, a place to keep it.

use crate::engine::settings::Settings;
use crate::engine::values::Timestamp;
use crate::engine::{Command, Tournament, decide};
use crate::session::{Template, templates};
use crate::ui::action::{Action, Actions, NewTournament};
use crate::ui::screens::setup::terms::chips_ui;
use crate::ui::screens::start::StartView;
use crate::ui::theme::{Size, Tone, color, shape, space, text, text_bold};
use crate::ui::view::Go;
use crate::ui::widgets::button::Push;
use crate::ui::widgets::choice::{Choice, choice_ui};
use crate::ui::widgets::field::{field_ui, number_ui};
use crate::ui::widgets::split::split_ui;
use egui::{Align, Key, Label, Layout, ScrollArea, Ui};
use std::path::{Path, PathBuf};

/// The end of the name of a tournament's file.
const EXTENSION: &str = "floorman";

/// A new tournament while it is put together.
#[derive(Debug)]
pub struct NewForm {
    templates: Vec<Template>,
    chosen: usize,
    settings: Settings,
    folder: String,
    has_focus: bool,
}

impl NewForm {
    /// The first template, in the usual folder.
    #[must_use]
    pub fn new(view: &StartView<'_>) -> Self {
        let templates = templates();
        let settings = templates.first().map(|first| first.settings.clone()).unwrap_or_default();
        let folder = view.folder.to_string_lossy().into_owned();
        Self { templates, chosen: 0, settings, folder, has_focus: false }
    }

    /// Takes the folder that was chosen.
    pub fn set_folder(&mut self, folder: &Path) {
        self.folder = folder.to_string_lossy().into_owned();
    }

    /// Shows the form; whether it was left.
    pub fn ui(&mut self, ui: &mut Ui, view: &StartView<'_>, actions: &mut Actions) -> Go {
        let mut left = Go::No;
        ui.horizontal(|ui| {
            ui.label(text_bold(view.words.text("new-title"), Size::Title));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let is_escaped = ui.input(|input| input.key_pressed(Key::Escape));
                let back = view.words.text("common-back");
                if ui.add(Push::secondary(&back)).clicked() || is_escaped {
                    left = Go::Yes;
                }
            });
        });
        ui.add_space(space::ONE);
        let width = ui.available_width() * 0.45;
        let state = &mut (self, actions);
        split_ui(
            ui,
            width,
            space::TWO,
            state,
            |ui, (form, actions)| form.chosen_ui(ui, view, actions),
            |ui, (form, _)| {
                let list = ScrollArea::vertical().auto_shrink(false);
                list.show(ui, |ui| form.templates_ui(ui, view));
            },
        );
        left
    }

    fn templates_ui(&mut self, ui: &mut Ui, view: &StartView<'_>) {
        for (index, template) in self.templates.iter().enumerate() {
            let title = view.words.text(&format!("template-{}", template.id));
            let detail = view.words.text(&format!("template-{}.detail", template.id));
            let is_chosen = self.chosen == index;
            let choice = Choice { title: &title, detail: &detail, is_chosen };
            if choice_ui(ui, choice).clicked() {
                let name = std::mem::take(&mut self.settings.name);
                self.settings = Settings { name, ..template.settings.clone() };
                self.chosen = index;
            }
        }
    }

    fn chosen_ui(&mut self, ui: &mut Ui, view: &StartView<'_>, actions: &mut Actions) {
        let words = view.words;
        let hint = words.text("new-name-hint");
        let name = field_ui(ui, &words.text("setup-name"), &hint, &mut self.settings.name);
        if !self.has_focus {
            name.request_focus();
            self.has_focus = true;
        }
        let is_entered = name.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let entered = if is_entered { Go::Yes } else { Go::No };
        ui.add_space(space::HALF);
        chips_ui(
            ui,
            &words.text("setup-starting-chips"),
            &mut self.settings.entries.starting_chips,
        );
        let seats = &mut self.settings.seating.seats_per_table;
        number_ui(ui, &words.text("setup-seats-per-table"), seats, 2..=31);
        self.structure_ui(ui, view);
        ui.add_space(space::HALF);
        field_ui(ui, &words.text("setup-where"), "", &mut self.folder);
        ui.horizontal(|ui| {
            if ui.add(Push::secondary(&words.text("new-choose-folder")).small()).clicked() {
                actions.push(Action::AskForFolder);
            }
        });
        self.create_ui(ui, view, entered, actions);
    }

    /// The structure in one line.
    fn structure_ui(&self, ui: &mut Ui, view: &StartView<'_>) {
        let Some(template) = self.templates.get(self.chosen) else { return };
        let structure = &template.structure;
        let secs: u64 = structure.stages.iter().map(|stage| u64::from(stage.secs())).sum();
        let first = structure.levels().next().map(|(_, level)| view.words.stakes(&level.stakes));
        let args = crate::words::Args::new()
            .count("levels", structure.levels().count())
            .text("first", first.unwrap_or_default())
            .text("time", view.words.minutes(i64::try_from(secs).unwrap_or(i64::MAX)));
        let said = text(view.words.say("new-structure", &args), Size::Small);
        ui.add(Label::new(said.color(color(ui, Tone::TextMuted))).wrap());
    }

    fn create_ui(&mut self, ui: &mut Ui, view: &StartView<'_>, entered: Go, actions: &mut Actions) {
        let Some(template) = self.templates.get(self.chosen) else { return };
        let command = Command::CreateTournament {
            settings: self.settings.clone(),
            structure: template.structure.clone(),
        };
        let nothing = Tournament::default();
        let refusal = decide::check(&nothing, &command, Timestamp(0)).err();
        let refusal = refusal.map(|refusal| view.words.refusal(&refusal, &nothing).text);
        let path = free_path(Path::new(self.folder.trim()), &self.settings.name);
        ui.add_space(space::ONE);
        let words = view.words.text("setup-create");
        let push = Push::primary(&words).refused(refusal.as_deref()).shortcut(Some("Enter"));
        let pressed = ui.add(push.width(shape::FORM_WIDTH / 2.0)).clicked() || entered == Go::Yes;
        let shown = refusal.clone().unwrap_or_else(|| path.display().to_string());
        let shown = text(shown, Size::Small).color(color(ui, Tone::TextMuted));
        ui.add(Label::new(shown).wrap());
        if pressed && refusal.is_none() {
            actions.push(Action::Create(Box::new(NewTournament { path, command })));
        }
    }
}

/// A file in this folder that does not exist yet, named after the tournament.
fn free_path(folder: &Path, name: &str) -> PathBuf {
    let is_safe = |c: &char| !c.is_control() && !"/\\:*?\"<>|".contains(*c);
    let stem: String = name.trim().chars().filter(is_safe).take(80).collect();
    let stem = if stem.trim().is_empty() { EXTENSION.to_owned() } else { stem };
    let first = folder.join(format!("{stem}.{EXTENSION}"));
    let others = (2..1000).map(|no| folder.join(format!("{stem} {no}.{EXTENSION}")));
    std::iter::once(first.clone()).chain(others).find(|path| !path.exists()).unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use crate::ui::screens::setup::new::free_path;
    use std::path::Path;

    #[test]
    fn a_file_is_named_after_the_tournament_and_never_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let name = |typed| {
            let path = free_path(folder.path(), typed);
            path.file_name().unwrap().to_string_lossy().into_owned()
        };
        assert_eq!(name("Friday 8/11"), "Friday 811.floorman");
        std::fs::write(folder.path().join("Friday.floorman"), "").unwrap();
        assert_eq!(name("Friday"), "Friday 2.floorman");
        assert_eq!(free_path(Path::new("x"), " "), Path::new("x/floorman.floorman"));
    }
}
