//! What was chosen for this program: colors, who sits at the desk, the file, the shortcuts.

use crate::screens::setup::devices::devices_ui;
use crate::screens::setup::{SetupScreen, listed};
use crate::theme::{Lighting, Size, Tone, color, shape, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::action::{Action, Actions};
use crate::vocabulary::verb::Verb;
use crate::widgets::button::Push;
use crate::widgets::field::field_ui;
use egui::{Grid, Label, Ui};
use std::path::Path;

impl SetupScreen {
    pub(super) fn program_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        path: Option<&Path>,
        actions: &mut Actions,
    ) {
        ui.label(text_bold(view.text("setup-heading-program"), Size::Lead));
        let typed = self.by.get_or_insert_with(|| view.by.to_owned());
        let field = ui.scope(|ui| {
            ui.set_max_width(shape::FORM_WIDTH);
            field_ui(ui, &view.text("settings-by"), "", typed)
        });
        let field = field.inner;
        if field.changed() {
            actions.push(Action::SetBy(typed.clone()));
        }
        let muted = color(ui, Tone::TextMuted);
        let tip = text(view.text("settings-by.tip"), Size::Small).color(muted);
        ui.add(Label::new(tip).wrap());
        ui.horizontal(|ui| {
            ui.label(text(view.text("settings-theme"), Size::Body).color(muted));
            let lightings = [
                (Lighting::Dark, "settings-theme-dark"),
                (Lighting::Light, "settings-theme-light"),
            ];
            for (lighting, id) in lightings {
                let words = view.text(id);
                let is_on = ui.visuals().dark_mode == (lighting == Lighting::Dark);
                let push = if is_on { Push::chosen(&words) } else { Push::secondary(&words) };
                if ui.add(push.small()).clicked() {
                    actions.push(Action::Light(lighting));
                }
            }
        });
        ui.add_space(space::ONE);
        devices_ui(ui, view, actions);
        ui.add_space(space::ONE);
        file_ui(ui, view, path, actions);
        ui.add_space(space::TWO);
        shortcuts_ui(ui, view, actions);
    }
}

fn file_ui(ui: &mut Ui, view: &View<'_>, path: Option<&Path>, actions: &mut Actions) {
    let muted = color(ui, Tone::TextMuted);
    ui.label(text_bold(view.text("setup-heading-file"), Size::Lead));
    let shown = path.map_or_else(|| view.text("header-sample"), |path| path.display().to_string());
    ui.add(Label::new(text(shown, Size::Small).color(muted)).wrap());
    ui.horizontal_wrapped(|ui| {
        for verb in [Verb::New, Verb::Open] {
            let keys = verb.keys(ui.ctx());
            let words = view.text(verb.text_id());
            if ui.add(Push::secondary(&words).shortcut(keys.as_deref())).clicked() {
                actions.push(Action::Do(verb));
            }
        }
    });
}

fn shortcuts_ui(ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
    ui.label(text_bold(view.text("settings-shortcuts"), Size::Lead));
    let words = view.text("shortcuts-open");
    let keys = Verb::Shortcuts.keys(ui.ctx());
    if ui.add(Push::secondary(&words).shortcut(keys.as_deref())).clicked() {
        actions.push(Action::Do(Verb::Shortcuts));
    }
    ui.spacing_mut().interact_size.y = 0.0;
    Grid::new("shortcuts").num_columns(2).striped(true).show(ui, |ui| {
        for (verb, id) in listed() {
            let keys = verb.keys(ui.ctx()).unwrap_or_default();
            ui.label(text(keys, Size::Small).color(color(ui, Tone::AccentText)));
            ui.label(text(view.text(id), Size::Small));
            ui.end_row();
        }
    });
}
