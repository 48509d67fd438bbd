//! What was chosen for this program: colors, who sits at the desk, the file, the shortcuts.

use crate::screens::setup::SetupScreen;
use crate::screens::setup::desks::desks_ui;
use crate::screens::setup::devices::devices_ui;
use crate::theme::{Lighting, Size, Tone, shape, space, text};
use crate::view::View;
use crate::vocabulary::{Action, FileAction, PeopleAction, Verb};
use crate::widgets::{Push, choices_ui, field_ui, label_ui, muted_ui, title_ui};
use egui::{Grid, Key, Ui};
use std::path::Path;
use words::Language;

impl SetupScreen {
    pub(super) fn program_ui(&mut self, ui: &mut Ui, view: &View<'_>, path: Option<&Path>) {
        title_ui(ui, view.text("setup-heading-program"));
        let typed = self.by.get_or_insert_with(|| view.by.to_owned());
        let field = ui.scope(|ui| {
            ui.set_max_width(shape::FORM_WIDTH);
            field_ui(ui, &view.text("settings-by"), "", typed)
        });
        let field = field.inner;
        if field.changed() {
            view.actions.push(Action::SetBy(typed.clone()));
        }
        let is_later = view.shared.is_some() && typed.trim() != view.by;
        let id = if is_later { "desks-name-later" } else { "settings-by.tip" };
        muted_ui(ui, view.text(id));
        desks_ui(ui, view);
        ui.horizontal(|ui| {
            label_ui(ui, view.text("settings-theme"), Size::Body, Tone::TextMuted);
            let lightings = [
                (Lighting::Dark, "settings-theme-dark"),
                (Lighting::Light, "settings-theme-light"),
            ];
            let is_dark = ui.visuals().dark_mode;
            let mut lighting = if is_dark { Lighting::Dark } else { Lighting::Light };
            if choices_ui(ui, &mut lighting, lightings.map(|(one, id)| (one, view.text(id)))) {
                view.actions.push(Action::Light(lighting));
            }
        });
        ui.horizontal_wrapped(|ui| {
            label_ui(ui, view.text("settings-language"), Size::Body, Tone::TextMuted);
            let mut language = view.words.language();
            let own = |language: Language| (language, words::own_name(language).to_owned());
            if choices_ui(ui, &mut language, Language::ALL.map(own)) {
                view.actions.push(Action::Speak(language));
            }
        });
        ui.add_space(space::ONE);
        #[cfg(feature = "share")]
        self.share.ui(ui, view);
        devices_ui(ui, view);
        ui.add_space(space::ONE);
        file_ui(ui, view, path);
        self.copy_ui(ui, view);
        ui.add_space(space::ONE);
        self.people_ui(ui, view);
        ui.add_space(space::TWO);
        shortcuts_ui(ui, view);
    }
}

impl SetupScreen {
    /// Where a second copy of every tournament is kept.
    fn copy_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let kept = &view.devices.copy_folder;
        let typed = self.copy_folder.get_or_insert_with(|| kept.clone());
        let (label, hint) = (view.text("setup-copy"), view.text("setup-copy-hint"));
        let field = ui.scope(|ui| {
            ui.set_max_width(shape::FORM_WIDTH);
            field_ui(ui, &label, &hint, typed)
        });
        let is_sent = field.inner.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let is_same = typed.trim() == kept.as_str();
        let same = is_same.then(|| view.text("setup-copy-same"));
        let push = Push::secondary(view.text("setup-copy-keep")).refused(same.as_deref());
        let is_pressed = ui.add(push.small()).clicked();
        if (is_pressed || is_sent) && !is_same {
            view.actions.push(Action::File(FileAction::KeepCopyIn(typed.clone())));
        }
        muted_ui(ui, view.devices.copy.clone().unwrap_or_else(|| view.text("setup-copy.tip")));
    }
}

impl SetupScreen {
    /// Where the people of the house are kept.
    fn people_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let path = view.house.path().map(|path| path.display().to_string()).unwrap_or_default();
        let typed = self.people_file.get_or_insert_with(|| path.clone());
        let (label, hint) = (view.text("setup-people"), view.text("setup-people-hint"));
        let field = ui.scope(|ui| {
            ui.set_max_width(shape::FORM_WIDTH);
            field_ui(ui, &label, &hint, typed)
        });
        let is_sent = field.inner.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let is_same = typed.trim() == path;
        let same = is_same.then(|| view.text("setup-people-same"));
        let push = Push::secondary(view.text("setup-people-keep")).refused(same.as_deref());
        let is_pressed = ui.add(push.small()).clicked();
        if (is_pressed || is_sent) && !is_same {
            view.actions.push(Action::People(PeopleAction::KeepIn(typed.clone())));
            self.people_file = None;
        }
        muted_ui(ui, view.text("setup-people.tip"));
    }
}

fn file_ui(ui: &mut Ui, view: &View<'_>, path: Option<&Path>) {
    title_ui(ui, view.text("setup-heading-file"));
    let shown = path.map_or_else(|| view.text("header-sample"), |path| path.display().to_string());
    muted_ui(ui, shown);
    ui.horizontal_wrapped(|ui| {
        for verb in [Verb::New, Verb::Open] {
            let keys = verb.keys(ui.ctx());
            let words = view.text(verb.text_id());
            if ui.add(Push::secondary(&words).shortcut(keys)).clicked() {
                view.actions.push(Action::Do(verb));
            }
        }
    });
}

fn shortcuts_ui(ui: &mut Ui, view: &View<'_>) {
    title_ui(ui, view.text("settings-shortcuts"));
    let keys = Verb::Shortcuts.keys(ui.ctx());
    if ui.add(Push::secondary(view.text("shortcuts-open")).shortcut(keys)).clicked() {
        view.actions.push(Action::Do(Verb::Shortcuts));
    }
    ui.spacing_mut().interact_size.y = 0.0;
    Grid::new("shortcuts").num_columns(2).striped(true).show(ui, |ui| {
        for verb in Verb::all() {
            let keys = verb.keys(ui.ctx());
            label_ui(ui, keys, Size::Small, Tone::AccentText);
            ui.label(text(view.text(verb.text_id()), Size::Small));
            ui.end_row();
        }
    });
}
