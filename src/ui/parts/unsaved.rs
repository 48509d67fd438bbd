//! Settings that were changed and are not saved.

use crate::theme::{Size, shape, space, text_bold};
use crate::view::View;
use crate::widgets::{Ground, Push, framed_ui};
use egui::{Align, Layout, Ui, UiBuilder};
use engine::Command;
use engine::settings::Settings;

/// Shows under `title` the buttons that save and discard, and `beneath` them what there is to say,
/// with why they cannot be saved; whether they are done with.
pub fn unsaved_ui(
    ui: &mut Ui,
    view: &View<'_>,
    title: String,
    save_id: &str,
    settings: Settings,
    beneath: impl FnOnce(&mut Ui, Option<String>),
) -> bool {
    let mut is_done = false;
    ui.add_space(space::ONE);
    framed_ui(ui, Ground::Draft, |ui| {
        let command = Command::ChangeSettings { settings: Box::new(settings) };
        let refusal = view.refusal(&command);
        ui.horizontal(|ui| {
            ui.set_height(shape::BUTTON_HEIGHT);
            ui.label(text_bold(title, Size::Body));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let save = Push::primary(view.text(save_id));
                if ui.add(save.refused(view.closed().or(refusal.clone()))).clicked() {
                    view.actions.submit(command);
                    is_done = true;
                }
                is_done |= ui.add(Push::secondary(view.text("setup-discard"))).clicked();
            });
        });
        beneath(ui, refusal);
    });
    is_done
}

/// Fields above which a foot comes with the first change and goes with the last: whoever types goes
/// on typing, because what is in here is known by this name and not by what stood before it.
pub fn steady_ui<R>(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    let id = ui.scope_id().with(name);
    ui.scope_builder(UiBuilder::new().scope_id(id), add).inner
}
