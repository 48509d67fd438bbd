//! A small button that switches something on and off.

use crate::view::Go;
use crate::widgets::button::Push;
use egui::Ui;

/// A small button that switches something on and off.
pub fn toggle_ui(ui: &mut Ui, words: &str, name: &str, on: Go) -> Go {
    let push = if on == Go::Yes { Push::chosen(words) } else { Push::secondary(words) };
    if ui.add(push.name(name).small()).clicked() { Go::Yes } else { Go::No }
}
