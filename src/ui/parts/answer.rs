//! The end of a form: the button that does what was filled in, and why it cannot.

use crate::theme::Tone;
use crate::view::View;
use crate::widgets::{Push, form_ui, is_entered, muted_ui, remark_ui};
use egui::Ui;
use engine::Command;

/// Shows a form at the side; whether it is done with: closed, or answered as its contents say.
pub fn asking_ui(
    ui: &mut Ui,
    view: &View<'_>,
    title: &str,
    contents: impl FnOnce(&mut Ui) -> bool,
) -> bool {
    let (done, closed) = form_ui(ui, title, &view.text("common-close"), contents);
    closed || done
}

/// Shows the button that submits `command`, which Enter presses, too; whether it was submitted.
///
/// What could not be read, or is refused, stands beneath it and in its tip.
pub fn answer_ui(
    ui: &mut Ui,
    view: &View<'_>,
    push: Push<'_>,
    command: Result<Command, String>,
) -> bool {
    answer_beside_ui(ui, view, push, command, |_, _| {})
}

/// The same, with something beside the button, which is shown why it cannot be pressed.
pub fn answer_beside_ui(
    ui: &mut Ui,
    view: &View<'_>,
    push: Push<'_>,
    command: Result<Command, String>,
    beside: impl FnOnce(&mut Ui, Option<&str>),
) -> bool {
    let why = match &command {
        Ok(command) => view.refusal(command),
        Err(why) => Some(why.clone()),
    };
    if let Some(said) = command.as_ref().ok().and_then(|command| view.money_act(command)) {
        muted_ui(ui, said);
    }
    let push = push.refused(why.as_deref()).shortcut("Enter");
    let is_pressed = ui
        .horizontal_wrapped(|ui| {
            let is_clicked = ui.add(push).clicked();
            beside(ui, why.as_deref());
            is_clicked
        })
        .inner
        || is_entered(ui);
    let Some(why) = why else {
        let Some(command) = command.ok().filter(|_| is_pressed) else { return false };
        view.actions.submit(command);
        return true;
    };
    remark_ui(ui, why, Tone::AttentionText);
    false
}
