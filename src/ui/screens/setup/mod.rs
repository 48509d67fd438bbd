//! The setup: what was chosen for this tournament, and for this program.

pub mod devices;
pub mod new;
mod program;
mod terms;

use crate::engine::Command;
use crate::engine::settings::Settings;
use crate::ui::action::{Actions, Destination, Verb};
use crate::ui::screens::ScreenId;
use crate::ui::theme::{Size, Tone, color, space, text, text_bold};
use crate::ui::view::View;
use crate::ui::widgets::button::Push;
use crate::ui::widgets::split::split_ui;
use egui::{Align, Layout, ScrollArea, Ui};
use std::path::Path;

/// What is half-typed on this screen.
#[derive(Debug, Default)]
pub struct SetupScreen {
    draft: Option<Settings>,
    by: Option<String>,
}

impl SetupScreen {
    /// Forgets what belongs to another tournament.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Shows the screen. `path` is the file, if there is one.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, path: Option<&Path>, actions: &mut Actions) {
        let width = ui.available_width() * 0.44;
        let state = &mut (self, actions);
        split_ui(
            ui,
            width,
            space::TWO,
            state,
            |ui, (screen, actions)| {
                let list = ScrollArea::vertical().id_salt("program").auto_shrink(false);
                list.show(ui, |ui| screen.program_ui(ui, view, path, actions));
            },
            |ui, (screen, actions)| screen.tournament_ui(ui, view, actions),
        );
    }

    fn tournament_ui(&mut self, ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
        let stands = view.tournament.settings();
        let mut draft = self.draft.take().unwrap_or_else(|| stands.clone());
        let is_changed = draft != *stands;
        let mut is_done = false;
        ui.horizontal(|ui| {
            ui.label(text_bold(view.text("setup-heading"), Size::Lead));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if !is_changed {
                    return;
                }
                let command = Command::ChangeSettings { settings: draft.clone() };
                let refusal = view.refusal(&command);
                let save = view.text("setup-save");
                if ui.add(Push::primary(&save).refused(refusal.as_deref())).clicked() {
                    actions.submit(command);
                    is_done = true;
                }
                if ui.add(Push::secondary(&view.text("setup-discard"))).clicked() {
                    is_done = true;
                }
            });
        });
        ScrollArea::vertical().id_salt("terms").auto_shrink(false).show(ui, |ui| {
            terms::terms_ui(ui, view, &mut draft);
            ui.add_space(space::ONE);
            let hint = text(view.text("setup-structure-hint"), Size::Small);
            ui.label(hint.color(color(ui, Tone::TextMuted)));
            let words = view.text("clock-edit-structure");
            let push = Push::secondary(&words);
            if ui.add(push).clicked() {
                actions.go(Destination::Screen(ScreenId::Clock));
            }
        });
        self.draft = (!is_done && draft != *stands).then_some(draft);
    }
}

/// Verbs that are listed with their keys.
fn listed() -> impl Iterator<Item = (Verb, &'static str)> {
    crate::ui::action::VERBS.iter().map(|(verb, id, _)| (*verb, *id))
}
