//! The button that mutes the sounds.

use crate::theme::icons;
use crate::view::View;
use crate::vocabulary::{Action, Verb};
use crate::widgets::Push;
use egui::Ui;

/// The button that mutes the sounds, or lets them be heard again.
pub fn mute_ui(ui: &mut Ui, view: &View<'_>) {
    let is_muted = view.devices.is_muted;
    let words = view.text(if is_muted { "sounds-unmute-now" } else { "sounds-mute-now" });
    let tip = view.text("sounds-mute-now.tip");
    let keys = Verb::Mute.keys(ui.ctx());
    let icon = if is_muted { icons::SILENCE } else { icons::SOUND };
    let push = Push::one_of("", true, is_muted).icon(icon).small().name(&words);
    if ui.add(push.tip(&tip).shortcut(keys)).clicked() {
        view.actions.push(Action::Do(Verb::Mute));
    }
}
