//! The end of a form: the button that does what was filled in, and why it cannot.

use crate::theme::Tone;
use crate::view::{Go, View};
use crate::vocabulary::Actions;
use crate::widgets::{Pressed, Push, form_ui, is_entered, remark_ui};
use egui::Ui;
use engine::Command;

/// Shows a form at the side; whether it is done with: closed, or answered as its contents say.
pub fn asking_ui(
    ui: &mut Ui,
    view: &View<'_>,
    title: &str,
    contents: impl FnOnce(&mut Ui) -> Go,
) -> Go {
    let (done, closed) = form_ui(ui, title, &view.text("common-close"), contents);
    if closed == Pressed::Yes { Go::Yes } else { done }
}

/// Shows the button that submits `command`, which Enter presses, too; whether it was submitted.
///
/// What could not be read, or is refused, stands beneath it and in its tip.
pub fn answer_ui(
    ui: &mut Ui,
    view: &View<'_>,
    push: Push<'_>,
    command: Result<Command, String>,
    actions: &mut Actions,
) -> Go {
    let why = match &command {
        Ok(command) => view.refusal(command),
        Err(why) => Some(why.clone()),
    };
    let push = push.refused(why.as_deref()).shortcut(Some("Enter"));
    let is_pressed = ui.add(push).clicked() || is_entered(ui);
    let Some(why) = why else {
        let Some(command) = command.ok().filter(|_| is_pressed) else { return Go::No };
        actions.submit(command);
        return Go::Yes;
    };
    remark_ui(ui, why, Tone::AttentionText);
    Go::No
}
