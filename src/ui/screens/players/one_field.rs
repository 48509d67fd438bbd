//! A form with one field.

use crate::parts::asking_ui;
use crate::view::View;
use crate::widgets::{Push, field_ui};
use egui::{Key, Ui};
use engine::Command;

/// A form with one field and one button; Enter presses it.
pub fn one_field_ui(
    ui: &mut Ui,
    view: &View<'_>,
    title: &str,
    label: &str,
    typed: &mut String,
    command: Option<Command>,
) -> bool {
    asking_ui(ui, view, title, |ui| {
        let field = field_ui(ui, label, "", typed);
        if !field.has_focus() && !field.lost_focus() {
            field.request_focus();
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let refusal = command.as_ref().and_then(|command| view.refusal(command));
        let is_ready = command.is_some();
        let missing = view.text("common-type-first");
        let why = if is_ready { refusal } else { Some(missing) };
        let push = Push::primary(view.text("common-save")).refused(why.as_deref());
        let pressed = ui.add(push).clicked() || entered;
        if let (true, Some(command)) = (pressed, command) {
            view.actions.submit(command);
            return true;
        }
        false
    })
}
